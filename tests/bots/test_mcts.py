"""Information set MCTS, the yardstick, and how it is given the same time as hard."""

from benchmarks.equal_time import FEWEST, FIRST_SIMULATIONS, Duel, Spent, play, simulations_for

import consigliere
from consigliere.bots import Budget, make_bot
from consigliere.kernel import State

GAME = consigliere.load("famiglia")


def test_what_loses_at_once_is_not_taken() -> None:
    state = GAME.position({"decision": "recruit", "street": "A0 B0", "hand": ["B0", "I1 I0"], "passes": 1})
    assert GAME.parse("pass") in state.legal
    for seed in range(3):
        assert make_bot("mcts", GAME, seed).choose(state.view(0), Budget(steps=60)) != GAME.parse("pass")


def spent(seconds: float, decisions: int, simulations: int = 0) -> Spent:
    one = Spent()
    one.seconds, one.decisions, one.simulations = seconds, decisions, simulations
    return one


def test_simulations_are_those_of_the_time_that_is_left_of_hards() -> None:
    assert simulations_for(spent(0.0, 0), spent(0.0, 0)) == FIRST_SIMULATIONS
    assert simulations_for(spent(2.0, 4), spent(1.5, 3, 300)) == 100, "half a second for each so far"
    assert simulations_for(spent(2.0, 4), spent(1.0, 3, 200)) == 200, "half a second is owed"
    assert simulations_for(spent(2.0, 4), spent(9.0, 3, 300)) == FEWEST


def test_a_duel_is_played_by_both_and_counted() -> None:
    asked: list[int] = []

    def last(state: State, simulations: int) -> int:
        asked.append(simulations)
        return state.legal[-1]

    duel = Duel(GAME, last, 0.0001, Spent(), Spent())
    assert play(duel, 1, 0) in (0.0, 0.5, 1.0)
    assert duel.theirs.decisions == len(asked) > 0 < duel.ours.decisions
    assert duel.theirs.simulations == sum(asked)
