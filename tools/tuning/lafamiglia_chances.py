"""The chances of La Famiglia's brain fitted anew:
python -m tools.tuning.lafamiglia_chances FILE [--games 300] [--steps 150]

The brain plays itself. Of every so many decisions is kept how likely its search thought its side to win and at which
stage of the game, a line of FILE for each game; a run that was ended, or whose seconds are over, goes on after the last
one. Then BIAS and TRUST of `bots/lafamiglia/chance.py` are fitted, and it is shown how often chances come true with
them in games that were left out of the fit.
"""

import argparse
import json
import math
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from consigliere import games
from consigliere.bots import Budget
from consigliere.bots.lafamiglia.brain import LaFamigliaBrain
from consigliere.bots.lafamiglia.chance import BIAS, TRUST, log_odds, stage
from consigliere.bots.workers import answers_in_order
from consigliere.games.lafamiglia.table import Table
from tools.measuring.calibration import in_tenths

PARTS = 4  # a part of the games is left out of each fit
OF_A_GAME = 4.0  # so many of its positions at a stage tell something of their own
PRIOR = 5.0  # the numbers before count as so many positions


class Foresight(NamedTuple):
    stage: int
    thought: float  # by the search, as a logarithm of the odds
    came: float


Fit = list[tuple[float, float]]  # by stage: bias, trust


def play(steps: int, every: int, seed: int) -> list[Foresight]:
    game = games.load("lafamiglia")
    brains = [LaFamigliaBrain(game, 4 * seed + seat) for seat in range(4)]
    state = game.new(seed=seed, journal=False)
    kept: list[tuple[int, int, float]] = []
    while (seat := state.seat) >= 0:
        best = brains[seat].think(state.view(seat), Budget(steps=steps)).best
        if (state.seq + seed) % every == 0:
            assert isinstance(state, Table)
            at = stage(state)
            kept.append((seat, at, (log_odds(best.chance) - BIAS[at]) / TRUST[at]))
        state.apply(best.action, seat)
    assert state.returns is not None
    return [Foresight(at, round(thought, 4), state.returns[seat]) for seat, at, thought in kept]


def fitted(played: list[list[Foresight]]) -> Fit:
    return [_fitted_stage(played, at) for at in range(len(BIAS))]


def _fitted_stage(played: list[list[Foresight]], at: int) -> tuple[float, float]:
    """Logistic regression, by Newton's method, towards the numbers before."""
    rows: list[tuple[float, float, float]] = []
    for one in played:
        here = [(found.thought, found.came) for found in one if found.stage == at]
        rows += [(thought, came, min(1.0, OF_A_GAME / len(here))) for thought, came in here]
    before = np.array([BIAS[at], TRUST[at]])
    numbers = before.copy()
    if not rows:
        return BIAS[at], TRUST[at]
    thought, came, weight = np.array(rows).T
    inputs = np.stack([np.ones_like(thought), thought], axis=1)
    for _ in range(20):
        chance = 1.0 / (1.0 + np.exp(-inputs @ numbers))
        slope = inputs.T @ (weight * (came - chance)) + PRIOR * (before - numbers)
        bend = (inputs * (weight * chance * (1.0 - chance))[:, None]).T @ inputs + PRIOR * np.eye(2)
        numbers = numbers + np.linalg.solve(bend, slope)
    return float(numbers[0]), float(numbers[1])


def told(found: Foresight, fit: Fit) -> float:
    bias, trust = fit[found.stage]
    return 1.0 / (1.0 + math.exp(-bias - trust * found.thought))


def checked(played: list[list[Foresight]]) -> list[tuple[float, float]]:
    """What would be told, and what came of it, each by a fit to other games."""
    checks: list[tuple[float, float]] = []
    for part in range(PARTS):
        fit = fitted([one for number, one in enumerate(played) if number % PARTS != part])
        checks += [(told(found, fit), found.came) for one in played[part::PARTS] for found in one]
    return checks


def show(played: list[list[Foresight]]) -> None:
    fit = fitted(played)
    print(f"\nBIAS: Final = {[round(bias, 2) for bias, _ in fit]}")
    print(f"TRUST: Final = {[round(trust, 2) for _, trust in fit]}")
    before: Fit = list(zip(BIAS, TRUST, strict=True))
    table = {
        "with the numbers as they are": [(told(found, before), found.came) for one in played for found in one],
        "fitted": [(told(found, fit), found.came) for one in played for found in one],
        "fitted to other games": checked(played),
    }
    for name, chances in table.items():
        off = [100 * (one.came - one.thought) if one else math.nan for one in in_tenths(chances)]
        print(f"{name:>30}: " + " ".join(f"{one:+5.1f}" for one in off))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--steps", type=int, default=150)
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--seed", type=int, default=6_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=math.inf)
    wanted = parser.parse_args()
    until = time.monotonic() + wanted.seconds
    wanted.file.touch()
    lines: list[Any] = [json.loads(line) for line in wanted.file.read_text().splitlines()]
    played = [[Foresight(*found) for found in line] for line in lines]
    seeds = range(wanted.seed + len(played), wanted.seed + wanted.games)
    with wanted.file.open("a") as file:
        for one in answers_in_order(partial(play, wanted.steps, wanted.every), seeds, wanted.workers):
            played.append(one)
            print(json.dumps(one), file=file, flush=True)
            print(f"\r{len(played)} games", end="", flush=True)
            if time.monotonic() > until:
                break
    show(played)


if __name__ == "__main__":
    main()
