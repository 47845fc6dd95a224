"""Look for games that end in every way a game of Famiglia can end, and write them as golden records.

    python tools/golden.py tests/records/famiglia

Random games of several kinds are played one after the other; the first records of each ending are kept. The whole extra
round of F-24 and the empty discard pile of F-25 never come up by chance: tools/rare_ending.py looks for those.
"""

import random
import sys
from pathlib import Path

import consigliere
from consigliere.games.famiglia.actions import DO_PASS
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
}


def ending(history: History, states: list[FamigliaState]) -> str:
    """How a game ended, the rarest way first."""
    final = states[-1]
    events = [event.message for event in history.state.journal or []]
    over = next((n for n, state in enumerate(states) if state.run_out == 2), None)
    if final.returns == [0.5, 0.5]:
        return "draw"
    if final.score(0) == final.score(1):
        return "tie-break"
    if "famiglia-event-end-passes" in events:
        return f"two-passes-{('first-deck', 'second-deck', 'after-the-deck')[final.run_out]}"
    assert over is not None
    return "deck-in-first-players-turn" if states[over - 1].player == final.first else "deck-in-second-players-turn"


def play(seed: int) -> tuple[History, list[FamigliaState]]:
    """A random game: uniform, eager, or eager with some passes, by the seed."""
    rng = random.Random(seed)
    passing = (1.0, 0.0, 0.05, 0.3)[seed % 4]
    state = GAME.new(seed=seed)
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
    if first not in GAME.refusals:
        return rng.choice(state.legal)
    return first if rng.random() < passing * (1 if first == DO_PASS else 0.5) else rng.choice(others)


def main(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    missing = dict(WANTED)
    for seed in range(games):
        history, states = play(seed)
        way = ending(history, states)
        if missing.get(way, 0) > 0:
            (folder / f"{way}-{missing[way]}.record").write_text(write(history, ["north", "south"]), "utf-8")
            missing[way] -= 1
        if not any(missing.values()):
            break
    print({way: left for way, left in missing.items() if left} or "all found")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20_000)
