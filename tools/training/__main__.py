"""Famiglia's network from nothing, in rounds of self-play: python -m tools.training FOLDER [--rounds 12] [--workers 16]

The first round learns from games of greedy, each other one from games of the network before it and of a few rounds
earlier. Everything is kept in FOLDER, games in small files: a run that was ended goes on where it was. The curve is in
FOLDER/curve.jsonl. With --start a network is trained further; with --ship the last one goes into the package.
"""

import argparse
import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np

from consigliere.arena.match import wilson
from consigliere.bots.famiglia.judgement import WEIGHTS, network_for
from consigliere.bots.weights import made_for
from consigliere.bots.workers import answers
from consigliere.games.famiglia.features import LENGTH, VERSION
from tools.training.duel import duel
from tools.training.fitting import HIDDEN, fit
from tools.training.selfplay import Lesson, Teacher, play, the_game

FIRST_GAMES = 32_000
GAMES = 3_000
IN_A_FILE = 250
ROUNDS_KEPT = 8  # whose games are learned from
PAIRS = 96
SEEDS = 10_000_000  # apart, so that no two rounds play the same deals


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=12, help="after the first, which learns from greedy")
    parser.add_argument("--lines", type=int, default=80, help="of the search, a decision")
    parser.add_argument("--games", type=int, default=GAMES, help="a round")
    parser.add_argument("--first-games", type=int, default=FIRST_GAMES)
    parser.add_argument("--start", type=Path, help="a network that takes the place of the first round")
    parser.add_argument("--hidden", type=int, nargs="+", default=HIDDEN)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=PAIRS, help="of games against the network before")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ship", action="store_true")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if wanted.start and not weights_of(wanted.folder, 0).exists():
        network_for(the_game(), wanted.start)
        weights_of(wanted.folder, 0).write_bytes(wanted.start.read_bytes())
    for number in range(wanted.rounds + 1):
        if not weights_of(wanted.folder, number).exists():
            train(wanted, number)
    if wanted.ship:
        WEIGHTS.write_bytes(weights_of(wanted.folder, wanted.rounds).read_bytes())


def weights_of(folder: Path, number: int) -> Path:
    return folder / f"network-{number}.npz"


def train(wanted: argparse.Namespace, number: int) -> None:
    """One round: games, a network, and how it does against the one before."""
    start = time.time()
    before = weights_of(wanted.folder, number - 1) if number else None
    gather(wanted, number, Teacher(before, wanted.lines))
    lessons = [
        lesson for kept in range(max(0, number - ROUNDS_KEPT + 1), number + 1) for lesson in read(wanted.folder, kept)
    ]
    found = fit(lessons, wanted.hidden, wanted.epochs, seed=number)
    fresh = wanted.folder / "unfinished.npz"
    found.network.write(fresh, made_for(the_game(), VERSION, LENGTH))
    row: dict[str, object] = {"round": number, "positions": found.positions, "brier": round(found.brier, 4)}
    row |= {"foreseen": round(found.foreseen, 4)}
    if before is not None:
        rate = duel(fresh, before, wanted.pairs, wanted.workers)
        low, high = wilson(rate, 2 * wanted.pairs)
        row |= {"score": round(rate, 3), "low": round(low, 3), "high": round(high, 3), "games": 2 * wanted.pairs}
    row["minutes"] = round((time.time() - start) / 60, 1)
    with (wanted.folder / "curve.jsonl").open("a") as curve:
        curve.write(json.dumps(row) + "\n")
    print(json.dumps(row), flush=True)
    fresh.rename(weights_of(wanted.folder, number))


def gather(wanted: argparse.Namespace, number: int, teacher: Teacher) -> None:
    """The games of a round, as many as are not there yet."""
    games = wanted.games if number else wanted.first_games
    for first in range(0, games, IN_A_FILE):
        file = wanted.folder / f"games-{number}-{first}.npz"
        if file.exists():
            continue
        seeds = range(number * SEEDS + first, number * SEEDS + min(first + IN_A_FILE, games))
        lessons = list(answers(partial(play, teacher), seeds, wanted.workers))
        whole = Lesson(*(np.concatenate(parts) for parts in zip(*lessons, strict=True)))
        unfinished = file.with_suffix(".part")
        with unfinished.open("wb") as kept:
            np.savez_compressed(kept, rows=whole.rows, result=whole.result, thought=whole.thought)
        unfinished.rename(file)


def read(folder: Path, number: int) -> Iterator[Lesson]:
    for file in sorted(folder.glob(f"games-{number}-*.npz"), key=lambda path: int(path.stem.split("-")[-1])):
        with np.load(file) as kept:
            yield Lesson(kept["rows"], kept["result"], kept["thought"])


if __name__ == "__main__":
    main()
