"""The numbers of La Famiglia's brain, found by playing:
python -m tools.tuning.lafamiglia FILE [--rounds 8 --pairs 160]

In each pair of games one team plays with every number made larger or smaller at random, the other with all changes the
other way round; the deal is played twice with the seats swapped. After a round every number goes some way in the
direction that won, less the less sure that is; what older rounds said counts less and less. All of it stands in FILE, a
line for each pair and for the numbers of each round; a run that was ended goes on after the last one.
"""

import argparse
import json
import math
import random
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from consigliere import games
from consigliere.bots import Budget
from consigliere.bots.lafamiglia.brain import LaFamigliaBrain
from consigliere.bots.lafamiglia.habits import OWN, Habits, weights
from consigliere.bots.workers import answers_in_order
from consigliere.games.lafamiglia.check import team_score
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.names import team
from consigliere.games.lafamiglia.table import Table

SPREAD = 0.35  # how much larger or smaller, as a logarithm
RESULT = 0.7  # of what a game counts; the rest is how far the mandamenti are apart
CLEAR = 3.0  # a lead in them that is clear
FORGET = 0.75  # what a round counts one round later
STRIDE = 5.0  # how far a number goes, as a logarithm, for each unit of what it was seen to win
LONGEST = 0.25
SHARES = {
    "proposing": 0.9,
    "proposing_encounter": 0.9,
    "trust": 1.0,
    "trust_encounter": 1.0,
}  # these are parts of a whole
Numbers = dict[str, float]


class Manner(NamedTuple):
    """How a team plays."""

    weights: Weights
    habits: Habits


class Pair(NamedTuple):
    round: int
    signs: list[int]  # which way each number was changed
    score: float


def own() -> Numbers:
    """Those of the brain, by name; the tables follow from them."""
    found = {name: getattr(OWN, name) for name in dir(OWN)}
    return {name: value for name, value in found.items() if isinstance(value, float)} | Habits()._asdict()


def manner(numbers: Numbers) -> Manner:
    worths = {name: number for name, number in numbers.items() if name not in Habits._fields}
    return Manner(
        weights(**worths), Habits(**{name: min(numbers[name], SHARES.get(name, math.inf)) for name in Habits._fields})
    )


def play(both: tuple[Manner, Manner], steps: int, seed: int) -> float:
    """What the first team scores, between 0 and 1."""
    game = games.load("lafamiglia")
    brains = [LaFamigliaBrain(game, 4 * seed + seat) for seat in range(4)]
    for seat, brain in enumerate(brains):
        brain.weights, brain.habits = both[team(seat)]
    state = game.new(seed=seed, journal=False)
    while (seat := state.seat) >= 0:
        state.apply(brains[seat].think(state.view(seat), Budget(steps=steps)).best.action, seat)
    assert isinstance(state, Table)
    assert state.returns is not None
    lead = team_score(state, 0) - team_score(state, 1)
    return RESULT * state.returns[0] + (1.0 - RESULT) * (0.5 + 0.5 * math.tanh(lead / CLEAR))


def changed(numbers: Numbers, signs: list[int], spread: float) -> Manner:
    ways = dict(zip(numbers, signs, strict=True))
    return manner({name: value * math.exp(ways[name] * spread) for name, value in numbers.items()})


def play_pair(numbers: Numbers, round: int, steps: int, seed: int) -> Pair:
    dice = random.Random(seed)
    signs = [dice.choice((-1, 1)) for _ in numbers]
    one, other = changed(numbers, signs, SPREAD), changed(numbers, signs, -SPREAD)
    return Pair(round, signs, (play((one, other), steps, seed) + 1.0 - play((other, one), steps, seed)) / 2)


def effects(numbers: Numbers, pairs: list[Pair]) -> dict[str, tuple[float, float]]:
    """How much more is scored with each number larger than with it smaller, and the standard error of that."""
    newest = max(pair.round for pair in pairs)
    weight = np.array([FORGET ** (newest - pair.round) for pair in pairs])
    signs = np.array([pair.signs for pair in pairs], float)
    scores = np.array([pair.score for pair in pairs]) - 0.5
    root = np.sqrt(weight)[:, None]
    found, *_ = np.linalg.lstsq(signs * root, scores * root[:, 0], rcond=None)
    worth = weight.sum() ** 2 / (weight**2).sum()  # so many pairs
    error = float(np.sqrt(np.average((scores - signs @ found) ** 2, weights=weight) / max(1.0, worth - len(numbers))))
    return {name: (float(effect), error) for name, effect in zip(numbers, found, strict=True)}


def moved(numbers: Numbers, pairs: list[Pair]) -> Numbers:
    """What is within its error hardly moves."""
    after: Numbers = {}
    for name, (effect, error) in effects(numbers, pairs).items():
        sure = effect**2 / (effect**2 + error**2)
        way = max(-LONGEST, min(LONGEST, STRIDE * sure * effect))
        after[name] = numbers[name] * math.exp(way)
    return after


def read(file: Path) -> tuple[list[Numbers], list[Pair]]:
    rounds, pairs = [own()], []
    for line in file.read_text().splitlines():
        found: Any = json.loads(line)
        if isinstance(found, dict):
            rounds.append(found)
        else:
            pairs.append(Pair(*found))
    return rounds, pairs


def show(numbers: Numbers, pairs: list[Pair]) -> None:
    before = own()
    for name, (effect, error) in sorted(effects(numbers, pairs).items(), key=lambda one: -abs(one[1][0])):
        print(f"{name:>14} {before[name]:6.2f} {numbers[name]:6.2f}  {effect:+.3f} ± {error:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=160)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=math.inf)
    wanted = parser.parse_args()
    until = time.monotonic() + wanted.seconds
    wanted.file.touch()
    rounds, pairs = read(wanted.file)
    with wanted.file.open("a") as file:
        while len(rounds) <= wanted.rounds:
            round = len(rounds) - 1
            first = wanted.seed + wanted.pairs * round
            have = sum(pair.round == round for pair in pairs)
            work = partial(play_pair, rounds[-1], round, wanted.steps)
            for pair in answers_in_order(work, range(first + have, first + wanted.pairs), wanted.workers):
                pairs.append(pair)
                print(json.dumps(pair), file=file, flush=True)
                print(f"\rround {round}: {len(pairs)} pairs", end="", flush=True)
                if time.monotonic() > until:
                    break
            if time.monotonic() > until:
                break
            rounds.append(moved(rounds[-1], pairs))
            print(json.dumps(rounds[-1]), file=file, flush=True)
    print()
    show(rounds[-1], pairs)


if __name__ == "__main__":
    main()
