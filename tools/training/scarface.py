"""Scarface's network, in rounds of self-play: python -m tools.training.scarface FOLDER [--rounds 8] [--workers 16]

The first round learns from games of the rule of thumb, whose numbers are changed at random in every game, each other
one from games of the network before it, some of which like things at random and some of which try what looks a little
worse. Everything is kept in FOLDER: a run that was ended goes on where it was. The curve is in FOLDER/curve.jsonl.
With --ship the last networks together go into the package.
"""

import argparse
import json
import math
import os
import random
import time
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from consigliere import games
from consigliere.bots.acts import ActSearch, Evaluate
from consigliere.bots.network import Network
from consigliere.bots.scarface.judgement import Judgement, numbers_of, weights_from
from consigliere.bots.scarface.learned import WEIGHTS, Learned, network_for
from consigliere.bots.scarface.turns import weigh
from consigliere.bots.weights import made_for
from consigliere.bots.workers import answers
from consigliere.games.scarface.actions import ACT
from consigliere.games.scarface.balance import options
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.evaluation.features import LENGTH, VERSION, features
from consigliere.games.scarface.evaluation.weights import USUAL
from consigliere.games.scarface.names import NONE
from consigliere.kernel import Game, State, Stream
from tools.training.fitting import Array, Learner, one_cycle

HIDDEN = [64, 32]
MARGIN = 50.0  # dollars of lead at the end that count as e times as likely a win as a loss
FAITH = 0.8  # of what is learned: how the games went on, not what the network thought of them a turn later
SWEEPS = 3
BATCH = 4096
RATE = 2e-3
EARLIER = 4  # rounds whose games are learned from beside the last
BRAVE = [0.0, 0.0, 0.1, 0.3]  # how often a choice is one that looks a little worse: one of these in a game
ODD = [0.0, 0.0, 0.08, 0.16]  # how much a game's player likes things at random
ODD_THUMB = [0.0, 0.3, 0.6]  # by how much its numbers are changed, as a logarithm
LIKES = 0.15  # what looks worse by so much is taken e times less often
THUMB = 50.0  # dollars of the rule of thumb for one of the network's numbers
SHIPPED = 4  # rounds whose networks are asked together
SEEDS = 10_000_000  # apart, so that no two rounds play the same deals
IN_A_PART = 4
SEEN = 0.6  # of the positions inside turns


class Teacher(NamedTuple):
    """Who plays: a network, or the rule of thumb where there is none yet; with so many steps for a turn."""

    weights: Path | None
    steps: int


class Lesson(NamedTuple):
    """A row for each position; `following`: the row of the end of the turn after it in the same game, or that of how
    the game ended: -1. `margin`: the lead at the end. `plain`: whether the player tried nothing odd."""

    rows: npt.NDArray[np.float16]
    following: npt.NDArray[np.int32]
    margin: npt.NDArray[np.float32]
    plain: bool


@cache
def the_game() -> Game:
    return games.load("scarface")


@cache
def network(path: Path) -> Network:
    return network_for(the_game(), path)


class Player:
    """Searches at the start of a turn, and again where a line ends or something was drawn."""

    def __init__(self, teacher: Teacher, dice: random.Random) -> None:
        self.dice = dice
        self.brave = dice.choice(BRAVE)
        self.search = ActSearch(the_game(), 0, math.inf, self._judge(teacher))
        self.steps = teacher.steps
        self.scale = 1.0 if teacher.weights else THUMB
        self.path: list[int] = []
        self.drawn = 0

    def _judge(self, teacher: Teacher) -> Evaluate:
        dice = self.dice
        if teacher.weights is None:
            odd = dice.choice(ODD_THUMB)
            self.plain = odd == 0.0 == self.brave
            numbers = {name: n * math.exp(odd * dice.gauss(0.0, 1.0)) for name, n in numbers_of(USUAL).items()}
            return Judgement(weights_from(numbers)).worth
        odd = dice.choice(ODD)
        self.plain = odd == 0.0 == self.brave
        if odd == 0.0:
            return Learned(network(teacher.weights)).worth
        layers = network(teacher.weights).layers
        likes = np.array([odd * dice.gauss(0.0, 1.0) for _ in range(LENGTH)], np.float32)
        return Learned(WithLikes(layers, likes)).worth

    def choose(self, state: ScarfaceState) -> int:
        if self.path and state.drawn == self.drawn and self.path[0] in state.legal:
            return self.path.pop(0)
        if len(state.legal) == 1:
            return state.legal[0]
        stream = Stream(self.dice.getrandbits(62))
        steps = self.steps if state.kind != ACT else self.steps // 2
        weighed = weigh(self.search, imagined(state, self.dice.getrandbits(62)), stream, steps)
        action = weighed.best
        if self.dice.random() < self.brave:
            action = self._another(weighed.worths)
        self.path = list(weighed.lines[action].path[1:])
        self.drawn = state.drawn
        return action

    def _another(self, worths: dict[int, float]) -> int:
        most = max(worths.values())
        weights = [math.exp(max(-9.0, (worth - most) / (LIKES * self.scale))) for worth in worths.values()]
        return self.dice.choices(list(worths), weights)[0]


class WithLikes(Network):
    """A network that likes some of what it sees more than it should."""

    def __init__(self, layers: list[tuple[Array, Array]], likes: Array) -> None:
        super().__init__(layers)
        self.likes = likes

    def logit(self, row: list[float]) -> float:
        return super().logit(row) + float(np.array(row, np.float32) @ self.likes)


def imagined(state: ScarfaceState, word: int) -> State:
    world = state.clone()
    world.stream = Stream(word)
    world.one_turn = True
    return world


def play(teacher: Teacher, seed: int) -> Lesson:
    dice = random.Random(seed)
    player = Player(teacher, dice)
    chosen = {} if seed % 4 == 0 else options(seed)
    state = the_game().new(seed=seed, journal=False, options=chosen)
    assert isinstance(state, ScarfaceState)
    rows: list[list[float]] = []
    ends: list[int] = []  # how many turns had ended before each row
    end_rows: list[int] = []
    while state.seat >= 0:
        searched = not (player.path and state.drawn == player.drawn)
        chose = NONE not in state.gang
        action = player.choose(state)
        if chose and searched and dice.random() < SEEN:
            rows.append(features(state))
            ends.append(len(end_rows))
        if state.turn == 0 and state.round > 0:
            end = state.clone()
            end.one_turn = True
            end.apply(action)
            if end.seat < 0 and not end.winners:
                ends.append(len(end_rows) + 1)
                end_rows.append(len(rows))
                rows.append(features(end))
        state.apply(action)
    mine, his = the_game().scores(state)
    following = [end_rows[number] if number < len(end_rows) else -1 for number in ends]
    return Lesson(
        np.array(rows, np.float16),
        np.array(following, np.int32),
        np.full(len(rows), mine - his, np.float32),
        player.plain,
    )


def play_some(teacher: Teacher, seeds: list[int]) -> list[Lesson]:
    return [play(teacher, seed) for seed in seeds]


def gather(teacher: Teacher, first: int, seconds: float, most: int, workers: int) -> list[Lesson]:
    """As many games as there is time for."""
    end = time.monotonic() + seconds
    found: list[Lesson] = []

    def seeds() -> Iterator[list[int]]:
        for number in range(first, first + most, IN_A_PART):
            if time.monotonic() > end:
                return
            yield list(range(number, min(number + IN_A_PART, first + most)))

    for some in answers(partial(play_some, teacher), seeds(), workers):
        found += some
    return found


class Games(NamedTuple):
    """Many lessons in one, `following` counted through."""

    rows: npt.NDArray[np.float16]
    following: npt.NDArray[np.int32]
    margin: npt.NDArray[np.float32]


def together(lessons: list[Lesson]) -> Games:
    start, parts = 0, []
    for lesson in lessons:
        parts.append(np.where(lesson.following >= 0, lesson.following + start, -1))
        start += len(lesson.rows)
    rows = np.concatenate([lesson.rows for lesson in lessons])
    margin = np.concatenate([lesson.margin for lesson in lessons])
    return Games(rows, np.concatenate(parts).astype(np.int32), margin)


def targets(some: Games, layers: list[tuple[Array, Array]] | None) -> Array:
    """How the games ended, and on the way there what the network thinks of the ends of turns."""
    ended: npt.NDArray[np.float64] = 1.0 / (1.0 + np.exp(-some.margin.astype(np.float64) / MARGIN))
    if layers is None:
        return _small(ended)
    thought = said(layers, some.rows)
    found = ended.copy()
    following = some.following
    for row in range(len(found) - 1, -1, -1):  # a turn's end comes after the rows of its turn
        after = following[row]
        if after >= 0:
            found[row] = (1.0 - FAITH) * thought[after] + FAITH * found[after]
    return _small(found)


def _small(numbers: npt.NDArray[np.float64]) -> Array:
    found: Array = numbers.astype(np.float32)
    return found


def said(layers: list[tuple[Array, Array]], rows: npt.NDArray[np.float16]) -> Array:
    parts = []
    for start in range(0, len(rows), 65536):
        x = rows[start : start + 65536].astype(np.float32)
        for weights, bias in layers[:-1]:
            x = np.maximum(x @ weights + bias, 0.0)
        weights, bias = layers[-1]
        parts.append(1.0 / (1.0 + np.exp(-(x @ weights + bias)[:, 0])))
    found: Array = np.concatenate(parts).astype(np.float32)
    return found


def fit(some: Games, before: list[tuple[Array, Array]] | None, epochs: int, seed: int) -> Learner:
    learner = Learner([LENGTH, *HIDDEN, 1], seed)
    if before is not None:
        learner.layers = [(weights.copy(), bias.copy()) for weights, bias in before]
    rng = np.random.default_rng(seed)
    wanted = targets(some, before)
    batches = max(1, len(some.rows) // BATCH)
    for epoch in range(epochs):
        if epoch and epoch % max(1, epochs // SWEEPS) == 0:
            wanted = targets(some, learner.layers)
        order = rng.permutation(len(some.rows))
        for number in range(batches):
            chosen = order[number * BATCH : (number + 1) * BATCH]
            rate = RATE * one_cycle((epoch * batches + number) / (epochs * batches))
            learner.step(some.rows[chosen].astype(np.float32), wanted[chosen], rate)
    return learner


def error(layers: list[tuple[Array, Array]], some: Games) -> float:
    """The mean squared error of the chance."""
    return float(((said(layers, some.rows) - (some.margin > 0)) ** 2).mean())


def save(file: Path, lessons: list[Lesson]) -> None:
    with file.with_suffix(".part").open("wb") as kept:
        np.savez(
            kept,
            rows=np.concatenate([lesson.rows for lesson in lessons]),
            following=np.concatenate([lesson.following for lesson in lessons]),
            margin=np.concatenate([lesson.margin for lesson in lessons]),
            lengths=np.array([len(lesson.rows) for lesson in lessons]),
            plain=np.array([lesson.plain for lesson in lessons]),
        )
    file.with_suffix(".part").rename(file)


def read(file: Path) -> list[Lesson]:
    found, start = [], 0
    with np.load(file) as kept:
        rows, following, margin = kept["rows"], kept["following"], kept["margin"]
        for length, plain in zip(kept["lengths"], kept["plain"], strict=True):
            part = slice(start, start + length)
            found.append(Lesson(rows[part], following[part], margin[part], bool(plain)))
            start += length
    return found


def weights_of(folder: Path, number: int) -> Path:
    return folder / f"network-{number}.npz"


def united(networks: list[list[tuple[Array, Array]]]) -> Network:
    """One network that says the mean of what these say."""
    layers: list[tuple[Array, Array]] = []
    for number in range(len(networks[0])):
        weights = [one[number][0] for one in networks]
        bias = [one[number][1] for one in networks]
        if number == 0:
            layers.append((np.concatenate(weights, 1), np.concatenate(bias)))
        elif number < len(networks[0]) - 1:
            layers.append((_side_by_side(weights), np.concatenate(bias)))
        else:
            layers.append((_small(np.concatenate(weights) / len(networks)), _small(np.mean(bias, 0))))
    return Network(layers)


def _side_by_side(parts: list[Array]) -> Array:
    rows, columns = parts[0].shape
    whole = np.zeros((rows * len(parts), columns * len(parts)), np.float32)
    for number, part in enumerate(parts):
        whole[number * rows : (number + 1) * rows, number * columns : (number + 1) * columns] = part
    return whole


def train(wanted: argparse.Namespace, number: int, lessons: dict[int, list[Lesson]]) -> None:
    """One round: games, and a network fitted to them."""
    start = time.monotonic()
    before = weights_of(wanted.folder, number - 1) if number else None
    seconds = wanted.seconds if number else wanted.first_seconds
    games_file = wanted.folder / f"games-{number}.npz"
    lessons[number] = gather(Teacher(before, wanted.steps), SEEDS * (number + 1), seconds, wanted.games, wanted.workers)
    if wanted.keep:
        save(games_file, lessons[number])
    played = time.monotonic() - start
    plain = [float(lesson.margin[0]) for lesson in lessons[number] if lesson.plain]
    used = [lesson for kept in range(max(0, number - EARLIER), number + 1) for lesson in lessons.get(kept, [])]
    last = lessons[number][-max(1, len(lessons[number]) // 20) :]
    learned = [lesson for lesson in used if not any(lesson is other for other in last)]
    held = together(last)
    layers = network(before).layers if before else None
    learner = fit(together(learned), layers, wanted.epochs if before else 2 * wanted.epochs, number)
    fresh = Network(learner.layers)
    fresh.write(weights_of(wanted.folder, number), made_for(the_game(), VERSION, LENGTH))
    row = {
        "round": number,
        "games": len(lessons[number]),
        "positions": sum(len(lesson.rows) for lesson in used),
        "plain": len(plain),
        "won": round(sum(margin > 0 for margin in plain) / max(1, len(plain)), 3),
        "margin": round(sum(plain) / max(1, len(plain)), 1),
        "error": round(error(learner.layers, held), 4),
        "before": round(error(layers, held), 4) if layers else None,
        "seconds": [round(played), round(time.monotonic() - start)],
    }
    with (wanted.folder / "curve.jsonl").open("a") as curve:
        curve.write(json.dumps(row) + "\n")
    print(json.dumps(row), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=8, help="after the first, which learns from the rule of thumb")
    parser.add_argument("--steps", type=int, default=1000, help="of the search, at the start of a turn")
    parser.add_argument("--first-seconds", type=float, default=100.0, help="for the games of the first round")
    parser.add_argument("--seconds", type=float, default=60.0, help="for those of the others")
    parser.add_argument("--games", type=int, default=1_000_000, help="in a round at most")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--stop", type=float, default=math.inf, help="begin no round after so many seconds")
    parser.add_argument("--keep", action="store_true", help="the games")
    parser.add_argument("--ship", action="store_true")
    wanted = parser.parse_args()
    os.environ |= {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # for those who play
    wanted.folder.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    lessons: dict[int, list[Lesson]] = {}
    for number in range(wanted.rounds + 1):
        if (wanted.folder / f"games-{number}.npz").exists():
            lessons[number] = read(wanted.folder / f"games-{number}.npz")
        if not weights_of(wanted.folder, number).exists() and time.monotonic() - start < wanted.stop:
            train(wanted, number, lessons)
    if wanted.ship:
        last = range(max(0, wanted.rounds + 1 - SHIPPED), wanted.rounds + 1)
        whole = united([network(weights_of(wanted.folder, number)).layers for number in last])
        whole.write(WEIGHTS, made_for(the_game(), VERSION, LENGTH))


if __name__ == "__main__":
    main()
