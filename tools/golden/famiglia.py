"""Look for games that end in every way a game of Famiglia can end, and write them as golden records.

    python -m tools.golden.famiglia tests/records/famiglia

Random games of several kinds are played one after the other; the first records of each ending are kept, and for the
rulings of the FAQ only games in which a brute lowers by less than he could (F-17). A deck that runs out for good in the
refill after the second player's turn (F-24), and with an empty discard pile (F-25), never comes up by chance:
tools/golden/rare_ending.py looks for that.
"""

import random
import sys
from itertools import product
from pathlib import Path

import consigliere
from consigliere.games.famiglia.actions import DO_LOWER, DO_PASS, DO_STOP, LOWER, STREET
from consigliere.games.famiglia.cards import VALUE, size
from consigliere.games.famiglia.options import FAQ, RULINGS
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel.history import History
from consigliere.kernel.records import write

GAME = consigliere.load("famiglia")
WANTED = {
    "two-passes-first-deck": 5,
    "two-passes-second-deck": 3,
    "deck-in-first-players-turn": 5,
    "deck-in-second-players-turn": 5,
    "two-passes-after-the-deck": 1,
    "draw": 2,
    "tie-break": 2,
    "six-in-step-1": 2,
    "faq-two-passes-first-deck": 1,
    "faq-two-passes-second-deck": 1,
    "faq-two-passes-after-the-deck": 1,
    "faq-deck-in-first-players-turn": 2,
    "faq-deck-in-second-players-turn": 2,
}


def name(history: History, states: list[FamigliaState]) -> str:
    """What a game is kept as; nothing for one by the FAQ that could be one by the rulebook."""
    if states[-1].options["rulings"] != FAQ:
        return ending(history, states)
    less = any(lowers_by_less(state, move.action) for state, move in zip(states, history.moves, strict=False))
    return f"faq-{ending(history, states)}" if less else ""


def ending(history: History, states: list[FamigliaState]) -> str:
    """How a game ended, the rarest way first; where six cards came in step 1 (F-23), that."""
    final = states[-1]
    events = [event.message for event in history.state.journal or []]
    over = next((n for n, state in enumerate(states) if state.run_out == 2), None)
    if any(six_come(state, move.action) for state, move in zip(states, history.moves, strict=False)):
        return "six-in-step-1"
    if final.returns == [0.5, 0.5]:
        return "draw"
    if final.score(0) == final.score(1):
        return "tie-break"
    if "famiglia-event-end-passes" in events:
        return f"two-passes-{('first-deck', 'second-deck', 'after-the-deck')[final.run_out]}"
    assert over is not None
    return "deck-in-first-players-turn" if states[over - 1].player == final.first else "deck-in-second-players-turn"


def six_come(state: FamigliaState, action: int) -> bool:
    return state.kind == STREET and action != DO_STOP and size(state.street) == 1


def lowers_by_less(state: FamigliaState, action: int) -> bool:
    card, by = divmod(action - DO_LOWER, 4)
    return state.kind == LOWER and by + 1 < min(VALUE[state.brute], VALUE[card])


def play(seed: int, rulings: str) -> tuple[History, list[FamigliaState]]:
    """A random game: uniform, eager, or eager with some passes, by the seed."""
    rng = random.Random(seed)
    passing = (1.0, 0.0, 0.05, 0.3)[seed % 4]
    state = GAME.new(seed=seed, options={"rulings": rulings})
    assert isinstance(state, FamigliaState)
    history, states = History(GAME, state), [state.clone()]
    while history.state.decisions:
        history.apply(choice(states[-1], rng, passing))
        current = history.state.clone()
        assert isinstance(current, FamigliaState)
        states.append(current)
    return history, states


def choice(state: FamigliaState, rng: random.Random, passing: float) -> int:
    first, *others = state.legal
    if first not in GAME.declining:
        return rng.choice(state.legal)
    return first if rng.random() < passing * (1 if first == DO_PASS else 0.5) else rng.choice(others)


def main(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    missing = dict(WANTED)
    for seed, rulings in product(range(games), RULINGS):
        history, states = play(seed, rulings)
        way = name(history, states)
        if missing.get(way, 0) > 0:
            (folder / f"{way}-{missing[way]}.record").write_text(write(history, ["north", "south"]), "utf-8")
            missing[way] -= 1
        if not any(missing.values()):
            break
    print({way: left for way, left in missing.items() if left} or "all found")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20_000)
