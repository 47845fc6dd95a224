"""Famiglia: hard against OpenSpiel's MCTS on our game, at equal time.

    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.openspiel_mcts [--pairs 20] [--share 0.1]

Their search is told of chance: every draw is a chance node, so it cannot see the deck either. It judges by playing
at random to the end, as it comes. Hard thinks in steps; the other gets as many simulations as take the same processor
time, by the pace of those it has made so far.
"""

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from consigliere import games
from consigliere.arena.match import wilson
from consigliere.bots import make_bot
from consigliere.bots.levels import in_steps
from consigliere.kernel import CHANCE, NOBODY, State

OURS = games.load("famiglia")
LONGEST = 5000
UCT = 2.0  # what their examples use
FIRST_SIMULATIONS = 20

TYPE = pyspiel.GameType(
    short_name="consigliere_famiglia",
    long_name="Famiglia",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
ACTIONS = len(OURS.alphabet.actions)
INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=ACTIONS,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class TheirGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> "TheirState":
        return TheirState(self, OURS.new(chance="ask", journal=False))


class TheirState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TheirGame, inner: State) -> None:
        super().__init__(game)
        self.inner = inner

    def current_player(self) -> int:
        if self.inner.seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.inner.seat == CHANCE else self.inner.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inner.legal)

    def legal_actions(self, player: int | None = None) -> list[int]:
        return sorted(self.inner.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(zip(self.inner.legal, self.inner.chances(), strict=True))

    def _apply_action(self, action: int) -> None:
        self.inner.apply(int(action))

    def apply_action(self, action: int) -> None:
        self.inner.apply(int(action))

    def is_terminal(self) -> bool:
        return self.inner.seat == NOBODY

    def is_chance_node(self) -> bool:
        return self.inner.seat == CHANCE

    def returns(self) -> list[float]:
        ended = self.inner.returns
        return [0.0, 0.0] if ended is None else [2.0 * one - 1.0 for one in ended]

    def clone(self) -> "TheirState":
        return TheirState(self.get_game(), self.inner.clone())

    def __str__(self) -> str:
        return str(self.inner.content())


class Mcts:
    """OpenSpiel's bot, with as many simulations as fit into the processor time it is given."""

    def __init__(self, seed: int) -> None:
        self.game = TheirGame()
        rng = np.random.RandomState(seed)
        self.bot = mcts.MCTSBot(
            self.game, UCT, FIRST_SIMULATIONS, mcts.RandomRolloutEvaluator(1, rng), random_state=rng
        )
        self.simulations = 0
        self.seconds = 0.0

    def choose(self, state: State, seconds: float) -> int:
        if self.seconds:
            self.bot.max_simulations = max(2, round(self.simulations / self.seconds * seconds))
        asking = state.clone()
        asking.stream = None
        start = time.process_time()
        action = int(self.bot.step(TheirState(self.game, asking)))
        self.seconds += time.process_time() - start
        self.simulations += self.bot.max_simulations
        return action


def play(seed: int, first: int, share: float, theirs: Mcts, times: list[float]) -> float:
    """What hard gets; it has the seat `first`. MCTS has as long for a decision as hard had on average."""
    hard = make_bot("hard", OURS, seed)
    budget = in_steps(OURS, "hard", share)
    state = OURS.new(seed=seed, journal=False)
    while (seat := state.seat) >= 0:
        if seat != first:
            state.apply(theirs.choose(state, times[0] / max(times[1], 1.0) or 0.1))
            continue
        view = state.view(seat)
        start = time.process_time()
        action = hard.choose(view, budget)
        times[0] += time.process_time() - start
        times[1] += 1
        state.apply(action)
    returns = state.returns
    assert returns is not None
    return returns[first]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    theirs = Mcts(wanted.seed)
    times = [0.0, 0.0]
    score = 0.0
    for number in range(wanted.pairs):
        score += sum(play(wanted.seed + number, first, wanted.share, theirs, times) for first in range(2))
        played = 2 * number + 2
        low, high = wilson(score / played, played)
        pace = theirs.simulations / theirs.seconds
        print(
            f"hard {100 * score / played:.1f} % ({100 * low:.1f} to {100 * high:.1f} %) of {played} games, "
            f"{times[0] / times[1]:.3f} s a decision, {pace:.0f} simulations a second",
            flush=True,
        )


if __name__ == "__main__":
    main()
