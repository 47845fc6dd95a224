"""Do bots keep to their time? Positions of games between quick bots, each level asked with its own seconds.

    PYTHONPATH=build/compiled:. python -m benchmarks.budgets --decisions 20

A decision may take a third longer than its level has; it exits with 1 if one takes more. It wants a machine with
nothing else to do; on a busy one `--processor` lets bots and measurement go by the processor time of this process.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext
from unittest.mock import patch

import consigliere
from consigliere.bots import LEVELS, Budget, make_bot
from consigliere.games import NAMES
from consigliere.kernel import Game, View

OVER = 4 / 3
QUICK = Budget(steps=1)


def positions(game: Game, seed: int, most: int) -> Iterator[View]:
    """Views of decisions with a choice, from all of a game."""
    state, bot = game.new(seed=seed, options=game.quick(), journal=False), make_bot("eager", game, seed)
    found = []
    while state.seat >= 0:
        view = state.view(state.seat)
        if len(view.legal) > 1:
            found.append(view)
        state.apply(bot.choose(view, QUICK), state.seat)
    yield from found[:: max(1, len(found) // most)][:most]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--games", nargs="*", default=list(NAMES))
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--processor", action="store_true", help="processor time instead of the clock's")
    wishes = parser.parse_args()
    clock = patch.multiple(time, monotonic=time.process_time, perf_counter=time.process_time)
    with clock if wishes.processor else nullcontext():
        late = [
            is_late(consigliere.load(name), level, wishes.decisions) for name in wishes.games for level in wishes.levels
        ]
    sys.exit(any(late))


def is_late(game: Game, level: str, decisions: int) -> bool:
    bot, seconds, allowed = make_bot(level, game, 1), [], LEVELS[level].seconds
    for view in positions(game, 1, decisions):
        start = time.perf_counter()
        bot.choose(view, Budget())
        seconds.append(time.perf_counter() - start)
    mean = sum(seconds) / len(seconds)
    print(f"{game.id:<11}{level:<7} {allowed:.1f} s: mean {mean:.2f}, most {max(seconds):.2f}", flush=True)
    return max(seconds) > allowed * OVER


if __name__ == "__main__":
    main()
