"""Whether chances come true:
python -m tools.measuring.calibration GAME [--games 200] [--every 8] [--level normal] [--workers 1]

Bots of one level play each other, at a tenth of their time in steps. Of every so many decisions is kept how likely the
brain thought its side to win, then how the game ended. In each tenth of the chances the two should agree.
"""

import argparse
import json
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from consigliere import games
from consigliere.bots import LEVELS, Budget
from consigliere.bots.brains import brain
from consigliere.bots.levels import in_steps
from consigliere.bots.workers import answers, collect_rarely

Foresight = tuple[float, float]  # the chance, and what came of it


class Tenth(NamedTuple):
    """The positions whose chance lies here: how likely to be won on average, and how many were."""

    positions: int
    thought: float
    came: float


def foresights(name: str, budget: Budget, every: int, seed: int) -> list[Foresight]:
    """Of one game; which decisions are kept hangs on the seed, so that they stand everywhere in a turn."""
    game = games.load(name)
    teams = game.teams({})
    thinkers = [brain(game, seed * game.seats + seat) for seat in range(game.seats)]
    state = game.new(seed=seed, journal=False)
    kept: list[tuple[int, float]] = []
    while (seat := state.seat) >= 0:
        best = thinkers[seat].think(state.view(seat), budget).best
        if (state.seq + seed) % every == 0:
            kept.append((seat, best.chance))
        state.apply(best.action, seat)
    returns = state.returns
    assert returns is not None
    by_team = [returns[teams.index(team)] for team in teams]
    return [(chance, by_team[seat]) for seat, chance in kept]


def in_tenths(found: Iterable[Foresight]) -> list[Tenth | None]:
    """From 0-10 % to 90-100 %; None where there was no position."""
    tenths: list[list[Foresight]] = [[] for _ in range(10)]
    for chance, came in found:
        tenths[min(9, int(chance * 10))].append((chance, came))
    return [_tenth(one) if one else None for one in tenths]


def _tenth(found: list[Foresight]) -> Tenth:
    chances, results = zip(*found, strict=True)
    return Tenth(len(found), sum(chances) / len(found), sum(results) / len(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--every", type=int, default=8)
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--steps", type=int, help="instead of a tenth of the level's time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for the chances and results themselves")
    wanted = parser.parse_args()
    collect_rarely()
    budget = in_steps(games.load(wanted.game), wanted.level) if wanted.steps is None else Budget(steps=wanted.steps)
    play = partial(foresights, wanted.game, budget, wanted.every)
    found: list[Foresight] = []
    for some in answers(play, range(wanted.seed, wanted.seed + wanted.games), wanted.workers):
        found += some
        if wanted.keep:
            wanted.keep.write_text(json.dumps(found))
    print(f"{wanted.games} games, {len(found)} positions, {budget.steps} steps a decision")
    print("chance     positions   thought   came true   off by")
    for number, tenth in enumerate(in_tenths(found)):
        if tenth is not None:
            off = f"{100 * (tenth.came - tenth.thought):+8.1f}"
            counted = f"{tenth.positions:9} {100 * tenth.thought:8.1f} % {100 * tenth.came:9.1f} %"
            print(f"{10 * number:3}-{10 * number + 10:<3} %  {counted} {off}")


if __name__ == "__main__":
    main()
