"""The numbers of Scarface's rule of thumb, found by playing:
python -m tools.tuning.scarface FOLDER [--rounds 8] [--pairs 2000]

In each game every number is made larger or smaller at random, and each deal is played twice, the second time with all
changes the other way round: the difference says what the changes of that pair are worth together, and least squares
over many pairs what each is worth alone. Then every number moves the better way, the further the surer that is. Each
round is a file in FOLDER; a run that was ended goes on after the last one.
"""

import argparse
import json
import math
import random
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from consigliere import games
from consigliere.bots import Budget
from consigliere.bots.scarface.brain import ScarfaceBrain
from consigliere.bots.scarface.judgement import Judgement, numbers_of, weights_from
from consigliere.bots.workers import answers
from consigliere.games.scarface.balance import options
from consigliere.games.scarface.evaluation.weights import USUAL

SPREAD = 0.25  # how much larger or smaller, as a logarithm
SURE = 3.0  # standard errors at which a number moves by the whole spread
MARGIN = 60.0  # dollars that make a game clear: a win by more counts little more
PART = 5  # pairs a process plays before it reports
Numbers = dict[str, float]


class Played(NamedTuple):
    """A pair: which way each number was changed, what came of it for both, and their margins."""

    signs: list[int]
    worth: float
    margins: tuple[int, int]


def play(numbers: Numbers, steps: int, level: str, seed: int) -> int:
    """The dollars by which the boss is ahead at the end."""
    game = games.load("scarface")
    brain = ScarfaceBrain(game, seed)
    brain.judgement = Judgement(weights_from(numbers))
    state = game.new(seed=seed, journal=False, options=options(seed) | {"level": level})
    while state.seat >= 0:
        state.apply(brain.think(state.view(0), Budget(steps=steps)).best.action)
    mine, his = game.scores(state)
    return mine - his


def changed(numbers: Numbers, signs: list[int], spread: float) -> Numbers:
    return {name: value * math.exp(sign * spread) for (name, value), sign in zip(numbers.items(), signs, strict=True)}


def play_pairs(numbers: Numbers, steps: int, level: str, seeds: list[int]) -> list[Played]:
    found = []
    for seed in seeds:
        dice = random.Random(seed)
        signs = [dice.choice((-1, 1)) for _ in numbers]
        one, other = (play(changed(numbers, signs, spread), steps, level, seed) for spread in (SPREAD, -SPREAD))
        found.append(Played(signs, (math.tanh(one / MARGIN) - math.tanh(other / MARGIN)) / 2, (one, other)))
    return found


def moved(numbers: Numbers, pairs: list[Played]) -> tuple[Numbers, dict[str, float]]:
    """Every number moved, and how many standard errors each was better larger than smaller."""
    signs = np.array([pair.signs for pair in pairs], float)
    worths = np.array([pair.worth for pair in pairs])
    effects, *_ = np.linalg.lstsq(signs, worths, rcond=None)
    error = float(np.std(worths - signs @ effects)) / math.sqrt(max(1, len(pairs) - len(numbers)))
    sure = {name: float(effect) / error for name, effect in zip(numbers, effects, strict=True)}
    after = {name: value * math.exp(SPREAD * max(-1.0, min(1.0, sure[name] / SURE))) for name, value in numbers.items()}
    return after, sure


def tune(folder: Path, numbers: Numbers, round: int, wanted: argparse.Namespace) -> Numbers:
    start = time.monotonic()
    first = wanted.seed + round * wanted.pairs
    parts = [list(range(seed, seed + PART)) for seed in range(first, first + wanted.pairs, PART)]
    pairs: list[Played] = []
    for some in answers(partial(play_pairs, numbers, wanted.steps, wanted.level), parts, wanted.workers):
        pairs += some
        print(f"\rround {round}: {len(pairs)} of {wanted.pairs} pairs", end="", flush=True)
    after, sure = moved(numbers, pairs)
    margins = [margin for pair in pairs for margin in pair.margins]
    summary = {
        "games": len(margins),
        "won": sum(margin > 0 for margin in margins) / len(margins),
        "margin": sum(margins) / len(margins),
        "seconds": round_to(time.monotonic() - start),
        "sure": {name: round_to(value) for name, value in sorted(sure.items(), key=lambda one: -abs(one[1]))},
        "numbers": {name: round_to(value, 4) for name, value in after.items()},
    }
    (folder / f"round-{round:02}.json").write_text(json.dumps(summary, indent=1))
    print(f"\rround {round}: {summary['won']:.1%} won, {summary['margin']:+.1f} dollars, {summary['seconds']} s")
    return after


def round_to(value: float, digits: int = 2) -> float:
    return float(f"{value:.{digits}f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--steps", type=int, default=640)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seed", type=int, default=3_000_000)
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    done = sorted(wanted.folder.glob("round-*.json"))
    numbers: Numbers = json.loads(done[-1].read_text())["numbers"] if done else numbers_of(USUAL)
    for round in range(len(done), wanted.rounds):
        numbers = tune(wanted.folder, numbers, round, wanted)


if __name__ == "__main__":
    main()
