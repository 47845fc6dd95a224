"""Play many random games, half of them eager, with every variant of the game, and check every position.

python -m tools.soak famiglia --games 20000
"""

import argparse
import random
from collections import Counter
from importlib import import_module

from rich.progress import track
from tests.conformance import check_decisions, check_views, random_action

import consigliere


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    wish = parser.parse_args()
    game = consigliere.load(wish.game)
    checks = import_module(f"tests.games.{wish.game}.checks")
    check_step = getattr(checks, "check_step", None)
    seen: Counter[str] = Counter()
    longest = options = 0
    for seed in track(range(wish.games), description=wish.game):
        rng = random.Random(seed)
        state = game.new(seed=seed, options=checks.VARIANTS[seed // 2 % len(checks.VARIANTS)])
        while state.decisions:
            checks.check(state)
            check_decisions(state)
            options = max(options, *(len(decision.legal) for decision in state.decisions))
            if rng.random() < 0.02:
                check_views(state, rng, rng.sample(range(len(game.alphabet)), 3))
                seen["views checked"] += 1
            before = state.clone()
            state.apply(*random_action(state, rng, eager=seed % 2 == 1))
            if check_step is not None:
                check_step(before, state)
            seen["decisions"] += 1
        checks.check(state)
        longest = max(longest, state.seq)
        seen[str(state.returns)] += 1
        seen.update({event.message for event in state.journal or [] if "-end-" in event.message})
    print({**seen, "longest game": longest, "longest list": options})


if __name__ == "__main__":
    main()
