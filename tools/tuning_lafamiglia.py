"""The numbers of La Famiglia's rule of thumb, found by playing: python -m tools.tuning_lafamiglia FILE [--pairs 1000]

As in tools/tuning.py, but both changes meet in one game: one team plays with every number made larger or smaller at
random, the other with all changes the other way round, and each deal is played twice with the seats swapped. Every pair
is a line of FILE; a run that was ended goes on after the last one.
"""

import argparse
import json
import math
import random
from functools import partial
from pathlib import Path

import numpy as np

from consigliere import games
from consigliere.bots import Budget
from consigliere.bots.lafamiglia.brain import LaFamigliaBrain
from consigliere.bots.workers import answers_in_order
from consigliere.games.lafamiglia.check import team_score
from consigliere.games.lafamiglia.evaluation.worths import USUAL, Weights
from consigliere.games.lafamiglia.names import team
from consigliere.games.lafamiglia.table import Table

SPREAD = 0.35  # how much larger or smaller, as a logarithm
RESULT = 0.7  # of what a game counts; the rest is how far the mandamenti are apart
CLEAR = 3.0  # a lead in them that is clear
Numbers = dict[str, float]
Pair = tuple[list[int], float]  # which way each number was changed, and what that scored


def numbers_of(weights: Weights) -> Numbers:
    """By name; the tables follow from them."""
    found = {name: getattr(weights, name) for name in dir(weights)}
    return {name: value for name, value in found.items() if isinstance(value, float)}


def weights_from(numbers: Numbers) -> Weights:
    weights = Weights()
    for name, value in numbers.items():
        setattr(weights, name, value)
    weights.prepare()
    return weights


def play(both: tuple[Weights, Weights], steps: int, seed: int) -> float:
    """What the first team scores, between 0 and 1."""
    game = games.load("lafamiglia")
    brains = [LaFamigliaBrain(game, 4 * seed + seat) for seat in range(4)]
    for seat, brain in enumerate(brains):
        brain.weights = both[team(seat)]
    state = game.new(seed=seed, journal=False)
    while (seat := state.seat) >= 0:
        state.apply(brains[seat].think(state.view(seat), Budget(steps=steps)).best.action, seat)
    assert isinstance(state, Table)
    assert state.returns is not None
    lead = team_score(state, 0) - team_score(state, 1)
    return RESULT * state.returns[0] + (1.0 - RESULT) * (0.5 + 0.5 * math.tanh(lead / CLEAR))


def changed(numbers: Numbers, signs: list[int], spread: float) -> Weights:
    ways = dict(zip(numbers, signs, strict=True))
    return weights_from({name: value * math.exp(ways[name] * spread) for name, value in numbers.items()})


def play_pair(numbers: Numbers, steps: int, seed: int) -> Pair:
    dice = random.Random(seed)
    signs = [dice.choice((-1, 1)) for _ in numbers]
    one, other = changed(numbers, signs, SPREAD), changed(numbers, signs, -SPREAD)
    return signs, (play((one, other), steps, seed) + 1.0 - play((other, one), steps, seed)) / 2


def effects(numbers: Numbers, pairs: list[Pair]) -> dict[str, tuple[float, float]]:
    """How much more is scored with each number larger than with it smaller, and the standard error of that."""
    signs = np.array([pair[0] for pair in pairs], float)
    scores = np.array([pair[1] for pair in pairs]) - 0.5
    found, *_ = np.linalg.lstsq(signs, scores, rcond=None)
    error = float(np.std(scores - signs @ found)) / math.sqrt(max(1, len(pairs) - len(numbers)))
    return {name: (float(effect), error) for name, effect in zip(numbers, found, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    numbers = numbers_of(USUAL)
    wanted.file.touch()
    pairs: list[Pair] = [json.loads(line) for line in wanted.file.read_text().splitlines()]
    seeds = range(wanted.seed + len(pairs), wanted.seed + wanted.pairs)
    with wanted.file.open("a") as file:
        for pair in answers_in_order(partial(play_pair, numbers, wanted.steps), seeds, wanted.workers):
            pairs.append(pair)
            print(json.dumps(pair), file=file, flush=True)
            print(f"\r{len(pairs)} of {wanted.pairs} pairs", end="", flush=True)
    for name, (effect, error) in sorted(effects(numbers, pairs).items(), key=lambda one: -abs(one[1][0])):
        print(f"{name:>14} {numbers[name]:6.2f}  {effect:+.3f} ± {error:.3f}")


if __name__ == "__main__":
    main()
