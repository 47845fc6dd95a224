"""Look for games that end in every way a game of Scarface can end (section 10), at both levels and with every gang on
both sides, and write them as golden records.

    python -m tools.golden_scarface tests/records/scarface      (a minute; use PYTHONPATH=build/compiled)

Random games give the common ends. For ties the greedy bot plays with hardly any budget, which is enough to come near
the Henchman; from his last turn on many random ends are tried. Same records every time, until the rules, the pack or
the bot change. Names after the folder choose some records; all are written without.
"""

import random
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from rich.progress import track

import consigliere
from consigliere.bots import Budget, make_bot
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.names import GANGS, HENCHMAN, HUMAN
from consigliere.games.scarface.rounds import business_on_tiles, total
from consigliere.kernel.history import History
from consigliere.kernel.records import write

GAME = consigliere.load("scarface")
SEATS = ["boss"]
Options = dict[str, object]
NEAR = 40  # dollars between both before the last turn: from here a tie is in reach
TRIES = 400


def ending(history: History) -> str:
    """How a game ended, by SF-123 to SF-125."""
    state = history.state
    assert isinstance(state, ScarfaceState)
    equal = [one == other for one, other in marks(state)]
    if all(equal):
        return "tie-to-the-human"
    decided = equal.index(False)
    if decided:
        return f"tie-by-{('', 'tiles', 'business', 'crime')[decided]}"
    return f"{winner(state)}-{last_phase(history)}"


def marks(state: ScarfaceState) -> list[tuple[int, int]]:
    """SF-124, SF-125: what both are compared by, in this order."""
    measures: list[Callable[[int], int]] = [
        lambda side: total(state, side),
        lambda side: len(state.tiles_of(side)),
        lambda side: business_on_tiles(state, side),
        lambda side: state.crime[side],
    ]
    return [(measure(HUMAN), measure(HENCHMAN)) for measure in measures]


def winner(state: ScarfaceState) -> str:
    return "human" if state.returns == [1.0] else "henchman"


def last_phase(history: History) -> str:
    """SF-123: whose turn brought the last news phase, and whether the turn after it was a reorganization."""
    events = history.state.journal or []
    over = max(n for n, event in enumerate(events) if event.message == "scarface-event-news-over")
    turns = [event for event in events[over:] if event.message == "scarface-event-turn"]
    if not turns:
        return "last-phase-by-human"
    reorganized = any(event.message == "scarface-event-reorganize" for event in events[over:])
    return "thirteenth-reorganization" if reorganized else "last-phase-by-henchman"


WANTED = {
    "human-last-phase-by-human": 1,
    "human-last-phase-by-henchman": 1,
    "human-thirteenth-reorganization": 1,
    "henchman-last-phase-by-human": 2,
    "henchman-last-phase-by-henchman": 2,
    "henchman-thirteenth-reorganization": 1,
    "tie-by-tiles": 2,
    "tie-by-business": 1,
    "tie-by-crime": 1,
}
PAIRS = {f"{mine}-against-{his}": (mine, his) for mine in GANGS for his in GANGS if mine != his}
VARIANTS: dict[str, Options] = {
    "hard": {"level": "hard"},
    "hard-chance-asked": {"level": "hard"},
    "chance-asked": {},
    **{name: {"gang": mine, "rival": his} for name, (mine, his) in PAIRS.items()},
}


def begin(seed: int, options: Options, asked: bool = False) -> ScarfaceState:
    state = GAME.new(seed=seed, options=options, chance="ask" if asked else "stream")
    assert isinstance(state, ScarfaceState)
    return state


def choose(state: ScarfaceState, rng: random.Random, eager: bool) -> int:
    legal = [action for action in state.legal if action not in GAME.refusals] if eager else state.legal
    return rng.choice(legal or state.legal)


def random_game(seed: int, options: Options, asked: bool = False) -> History:
    rng = random.Random(seed)
    history = History(GAME, begin(seed, options, asked))
    while history.state.legal:
        state = history.state
        assert isinstance(state, ScarfaceState)
        history.apply(choose(state, rng, seed % 2 == 1))
    return history


def near_ends() -> Iterator[History]:
    """Games that the bot and the Henchman bring near each other, with many ends of the last turn."""
    for seed in range(10_000):
        state = begin(seed, {})
        line = bot_line(state, seed)
        if abs(total(state, HUMAN) - total(state, HENCHMAN)) > NEAR:
            continue
        rng = random.Random(seed)
        for _ in range(TRIES):
            end, rest = state.clone(), []
            while end.legal:
                action = choose(end, rng, rng.random() < 0.7)
                rest.append(action)
                end.apply(action)
            if marks(end)[0][0] == marks(end)[0][1] or end.returns == [1.0]:
                yield replayed(seed, line + rest)


def bot_line(state: ScarfaceState, seed: int) -> list[int]:
    """The decisions up to the human's last turn."""
    bot = make_bot("greedy", GAME, seed)
    line: list[int] = []
    while state.legal and not (state.closing or (state.news_left == 0 and state.time >= state.book.last_time - 1)):
        action = bot.choose(state.view(0), Budget(steps=4))
        line.append(action)
        state.apply(action)
    return line


def replayed(seed: int, line: list[int]) -> History:
    history = History(GAME, begin(seed, {}))
    for action in line:
        history.apply(action)
    return history


def games_that_end(way: str) -> Iterator[History]:
    games = (random_game(seed, {}) for seed in range(2000)) if way.startswith("henchman") else near_ends()
    return (history for history in games if ending(history) == way)


def games_with(variant: str) -> Iterator[History]:
    yield random_game(7, VARIANTS[variant], asked=variant.endswith("asked"))


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in track(names, description="records"):
        found = games_that_end(name) if name in WANTED else games_with(name)
        for number, history in enumerate(islice(found, WANTED.get(name, 1)), 1):
            (folder / f"{name}-{number}.record").write_text(write(history, SEATS), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or [*WANTED, *VARIANTS])
