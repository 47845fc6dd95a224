"""What a decision of random play costs, counted, so that a busy machine changes nothing.

    python benchmarks/counting.py scarface 10

counts instructions of bytecode and calls of Python functions; with `--play` it only plays, for whatever counts from
outside, as compiled code needs (from a long run a short one is taken off, with all that starts Python):

    valgrind --tool=cachegrind --cache-sim=no python benchmarks/counting.py scarface 10 --play

With PYTHONPATH=OTHER/src, another checkout plays: the same games, as long as the rules are the same.
"""

import random
import sys
from collections import Counter
from types import FrameType
from typing import Any

import consigliere
from consigliere.kernel import Game

found: Counter[str] = Counter()


def play(game: Game, rng: random.Random) -> int:
    """A game by dice, declined only where nothing else is legal, but La Famiglia as it comes; its decisions."""
    declined = frozenset[int]() if game.id == "lafamiglia" else game.declining
    state = game.new(seed=rng.getrandbits(60), journal=False)
    while legal := state.legal:
        skip = len(legal) > 1 and legal[0] in declined
        state.apply(legal[skip + int(rng.random() * (len(legal) - skip))])
    return state.seq


def count(frame: FrameType, event: str, arg: Any) -> Any:
    found[event] += 1
    frame.f_trace_opcodes, frame.f_trace_lines = True, False
    return count


def main(name: str, games: int, only_play: bool) -> None:
    game, rng = consigliere.load(name), random.Random(5)
    if not only_play:
        play(game, random.Random(1))  # what is made when it is first asked for
        sys.settrace(count)
    decisions = sum(play(game, rng) for _ in range(games))
    sys.settrace(None)
    print(f"{decisions} decisions")
    if not only_play:
        print(f"{found['opcode'] / decisions:.0f} instructions and {found['call'] / decisions:.1f} calls for each")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), "--play" in sys.argv)
