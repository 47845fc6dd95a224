"""Paired deals between two networks."""

from functools import partial
from pathlib import Path

from consigliere.bots import Budget
from consigliere.bots.workers import answers
from tools.training.selfplay import brain_with, the_game

LINES = 200
SEEDS = 700_001


def duel(one: Path, other: Path, pairs: int, workers: int) -> float:
    """The share of the points that the first wins in paired deals."""
    deals = range(SEEDS, SEEDS + pairs)
    return sum(answers(partial(play_pair, one, other), deals, workers)) / (2 * pairs)


def play_pair(one: Path, other: Path, seed: int) -> float:
    total = 0.0
    for first in range(2):
        players = [brain_with((one, other)[(seat + first) % 2], seed * 2 + seat) for seat in range(2)]
        state = the_game().new(seed=seed, journal=False)
        while (seat := state.seat) >= 0:
            state.apply(players[seat].think(state.view(seat), Budget(steps=LINES)).best.action)
        returns = state.returns
        assert returns is not None
        total += returns[first]
    return total
