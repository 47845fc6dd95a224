"""Look for games of Famiglia in which the deck runs out with an empty discard pile (F-25), by a refill at the end of
the second player's turn: by the rulebook the game is over, by the FAQ a whole round follows (F-24).

    python -m tools.golden.rare_ending tests/records/famiglia

Nobody discards in step 1, so every card must be recruited: a beam search lets both players and chance work together.
"""

import heapq
import random
import sys
from pathlib import Path
from typing import NamedTuple

import consigliere
from consigliere.games.famiglia.actions import DO_STOP, RECRUIT, STREET
from consigliere.games.famiglia.cards import TYPES, VALUE, ZEROS, count, size, types
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel.history import History
from consigliere.kernel.records import write

GAME = consigliere.load("famiglia")
WIDTH = 1500
RECORDS = {"rulebook": "refill-ends-the-game-1", "faq": "extra-round-1"}


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


def search(rulings: str, rng: random.Random) -> tuple[int, ...] | None:
    start = GAME.new(options={"rulings": rulings}, chance="ask", journal=False)
    assert isinstance(start, FamigliaState)
    beam = [Node(0.0, 0, start, ())]
    while beam:
        nodes: dict[tuple[object, ...], Node] = {}
        for node in beam:
            for action in [DO_STOP] if node.state.kind == STREET else node.state.legal:
                after = node.state.clone()
                after.apply(action)
                line = (*node.line, action)
                if after.run_out == 2 and after.dealing_in == RECRUIT and node.state.player != after.first:
                    return line
                if after.seat >= -1 and after.run_out == 0:
                    nodes.setdefault(after.content(), Node(hope(after, rng), len(nodes), after, line))
        beam = heapq.nlargest(WIDTH, nodes.values())
    return None


def found(rulings: str) -> tuple[int, ...]:
    for seed in range(1, 20):
        line = search(rulings, random.Random(seed))
        if line is not None:
            return line
    raise SystemExit("not found")


def main(folder: Path) -> None:
    for rulings, name in RECORDS.items():
        history = History(GAME, GAME.new(options={"rulings": rulings}, chance="ask"))
        for action in found(rulings):
            history.apply(action)
        while history.state.decisions:
            history.apply(history.state.legal[-1])
        (folder / f"{name}.record").write_text(write(history, ["north", "south"]), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
