"""Look for a game of Famiglia in which the deck runs out with an empty discard pile (F-25), by a refill at the end of
the second player's turn, so that a whole round follows (F-24).

    python -m tools.rare_ending tests/records/famiglia/extra-round-1.record

Nobody discards in step 1, so every card must be recruited: a beam search lets both players and chance work together.
"""

import heapq
import random
import sys
from pathlib import Path
from typing import NamedTuple

import consigliere
from consigliere.games.famiglia.actions import DO_STOP, STREET
from consigliere.games.famiglia.cards import TYPES, VALUE, ZEROS, count, size, types
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel.history import History
from consigliere.kernel.records import write

GAME = consigliere.load("famiglia")
WIDTH = 1500


class Node(NamedTuple):
    hope: float
    number: int
    state: FamigliaState
    line: tuple[int, ...]


def hope(state: FamigliaState, rng: random.Random) -> float:
    """Few cards left to take, good hands to take them with, and a little chance."""
    worth = -3.0 * (size(state.street) + size(state.deck)) - 4 * state.passes + rng.random() / 2
    for hand in state.hands:
        for card in range(TYPES):
            copies = count(hand, card)
            worth += (copies > 0) * (0.2 + 0.3 * VALUE[card]) + 0.8 * (copies > 1)
    for card in types(state.street & ~ZEROS):
        means = [min(count(hand, card - 1), 2) + (hand >> 45 + 3 * VALUE[card] > 0) for hand in state.hands]
        worth -= 0.6 * VALUE[card] * (3 - max(means)) * count(state.street, card)
    return worth


def search(rng: random.Random) -> tuple[int, ...] | None:
    start = GAME.new(chance="ask", journal=False)
    assert isinstance(start, FamigliaState)
    beam = [Node(0.0, 0, start, ())]
    while beam:
        found: dict[tuple[object, ...], Node] = {}
        for node in beam:
            for action in [DO_STOP] if node.state.kind == STREET else node.state.legal:
                after = node.state.clone()
                after.apply(action)
                line = (*node.line, action)
                if after.run_out == 2 and (after.turns_left, after.player) == (1, after.first):
                    return line
                if after.seat >= -1 and after.run_out == 0:
                    found.setdefault(after.content(), Node(hope(after, rng), len(found), after, line))
        beam = heapq.nlargest(WIDTH, found.values())
    return None


def main(file: Path) -> None:
    for seed in range(1, 20):
        line = search(random.Random(seed))
        if line is not None:
            history = History(GAME, GAME.new(chance="ask"))
            for action in line:
                history.apply(action)
            while history.state.decisions:
                history.apply(history.state.legal[-1])
            file.write_text(write(history, ["north", "south"]), "utf-8")
            return
    raise SystemExit("not found")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
