"""Hard against a search that counts simulations, on paired deals, with the same processor time a decision.

Hard thinks in steps; the other gets as many simulations as take the time that hard had for as many decisions, less what
it has had so far, by the pace of those it has made.
"""

import argparse
import time
from collections.abc import Callable
from typing import NamedTuple

from consigliere.arena.match import wilson
from consigliere.bots import make_bot
from consigliere.bots.levels import in_steps
from consigliere.kernel import Game, State

FIRST_SIMULATIONS = 20
FEWEST = 2
Search = Callable[[State, int], int]  # what it takes here after so many simulations


class Spent:
    """Processor time of a side: of how many decisions and simulations."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0
        self.simulations = 0

    def a_decision(self) -> float:
        return self.seconds / max(1, self.decisions)

    def pace(self) -> float:
        return self.simulations / self.seconds

    def timed(self, choose: Callable[..., int], *asked: object) -> int:
        start = time.process_time()
        action = choose(*asked)
        self.seconds += time.process_time() - start
        self.decisions += 1
        return action


def simulations_for(ours: Spent, theirs: Spent) -> int:
    if not ours.seconds or not theirs.seconds:
        return FIRST_SIMULATIONS
    owed = ours.a_decision() * (theirs.decisions + 1) - theirs.seconds
    return max(FEWEST, round(theirs.pace() * owed))


class Duel(NamedTuple):
    game: Game
    search: Search
    share: float
    ours: Spent
    theirs: Spent


def play(duel: Duel, seed: int, team: int) -> float:
    """What hard gets, which plays for this team."""
    game, ours, theirs = duel.game, duel.ours, duel.theirs
    teams, budget = game.teams({}), in_steps(game, "hard", duel.share)
    hard = [make_bot("hard", game, seed * len(teams) + seat) for seat in range(len(teams))]
    state = game.new(seed=seed, journal=False)
    while (seat := state.seat) >= 0:
        if teams[seat] == team:
            action = ours.timed(hard[seat].choose, state.view(seat), budget)
        else:
            simulations = simulations_for(ours, theirs)
            action = theirs.timed(duel.search, state, simulations)
            theirs.simulations += simulations
        state.apply(action, seat)
    returns = state.returns
    assert returns is not None
    return returns[teams.index(team)]


def main(description: str | None, game: Game, search: Callable[[int], Search]) -> None:
    """`search`: made with a seed."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    duel = Duel(game, search(wanted.seed), wanted.share, Spent(), Spent())
    score = 0.0
    for number in range(wanted.pairs):
        score += sum(play(duel, wanted.seed + number, team) for team in range(2))
        played = 2 * number + 2
        low, high = wilson(score / played, played)
        print(
            f"hard {100 * score / played:.1f} % ({100 * low:.1f} to {100 * high:.1f} %) of {played} games, "
            f"{duel.ours.a_decision():.3f} s a decision against {duel.theirs.a_decision():.3f} s, "
            f"{duel.theirs.pace():.0f} simulations a second",
            flush=True,
        )
