"""Look for games that end in every way a game of Scarface can end (section 10), at both levels and with every pair of
gangs, and write them as golden records.

    python -m tools.golden.scarface tests/records/scarface      (two minutes; use PYTHONPATH=build/compiled)

At random the Henchman wins. For the other ends many games go on side by side at random, and after every few decisions
those in which the two gangs are least alike are replaced by copies of the others. Same records every time, until the
rules or the pack change. Names after the folder choose some records; all are written without.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, count
from pathlib import Path

from rich.progress import track

import consigliere
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.evaluation.position import reorganizations_left
from consigliere.games.scarface.names import GANGS, HENCHMAN, HUMAN
from consigliere.games.scarface.rounds import business_on_tiles, total
from consigliere.kernel.history import History
from consigliere.kernel.records import write

GAME = consigliere.load("scarface")
SEATS = ["boss", "second boss", "third boss"]
Options = dict[str, object]
Line = tuple[int, "Line"] | None  # the last action and those before it
TOGETHER = 300  # games side by side
BEST = 60
CUTS = 40  # of an even game, each played on as often as there are best ones
STRIDE = 8  # decisions between two looks at them
HEAD_START = 14  # dollars for each reorganization to come: by so much the Henchman is faster
UNLIKE = (20, 10, 6)  # dollars a difference of one tile, marker and step of crime counts for


def ending(history: History) -> str:
    """How a game ended, by SF-123 to SF-125."""
    state = history.state
    assert isinstance(state, ScarfaceState)
    events = state.journal or []
    over = max(n for n, event in enumerate(events) if event.message == "scarface-event-news-over")
    last = [event.message for event in events[over:]]
    if HENCHMAN in state.winners and "scarface-event-reorganize" in last:
        return "thirteenth-reorganization"
    return tie(state) or named_end(state, "henchman" if "scarface-event-turn" in last else "human")


def named_end(state: ScarfaceState, last: str) -> str:
    """SF-123: who won, and whose turn brought the last phase; after the Henchman's the human has one more turn."""
    return f"{'human' if HUMAN in state.winners else 'henchman'}-wins-last-phase-by-{last}"


def tie(state: ScarfaceState) -> str:
    """What broke a tie, nothing where there was none."""
    for what, (one, other) in zip(("", "tie-by-tiles", "tie-by-business", "tie-by-crime"), marks(state), strict=True):
        if one != other:
            return what
    return "tie-to-the-human"


def marks(state: ScarfaceState) -> list[tuple[int, int]]:
    """SF-124, SF-125: what both are compared by, in this order."""
    measures: list[Callable[[int], int]] = [
        lambda side: total(state, side),
        lambda side: len(state.tiles_of(side)),
        lambda side: business_on_tiles(state, side),
        lambda side: state.crime[side],
    ]
    return [(measure(HUMAN), measure(HENCHMAN)) for measure in measures]


WANTED = {
    "henchman-wins-last-phase-by-human": 2,
    "henchman-wins-last-phase-by-henchman": 2,
    "thirteenth-reorganization": 1,
    "human-wins-last-phase-by-human": 1,
    "human-wins-last-phase-by-henchman": 1,
    "tie-by-tiles": 2,
    "tie-by-business": 1,
    "tie-by-crime": 1,
    "tie-to-the-human": 1,
}
PAIRS = {f"{mine}-against-{his}": (mine, his) for mine in GANGS for his in GANGS if mine != his}
VARIANTS: dict[str, Options] = {
    "hard": {"level": "hard"},
    "hard-chance-asked": {"level": "hard"},
    "chance-asked": {},
    **{name: {"gang": mine, "rival": his} for name, (mine, his) in PAIRS.items()},
    "two-humans": {"humans": "2"},
    "two-humans-chance-asked": {"humans": "2", "level": "hard"},
    "three-humans": {"humans": "3", "rival": "mob"},
    "three-humans-chance-asked": {"humans": "3"},
}


def seats_of(history: History) -> list[str]:
    return SEATS[: history.state.seat_count]


def begin(seed: int, options: Options, asked: bool = False) -> ScarfaceState:
    state = GAME.new(seed=seed, options=options, chance="ask" if asked else "stream")
    assert isinstance(state, ScarfaceState)
    return state


def choose(state: ScarfaceState, rng: random.Random, eager: bool) -> int:
    legal = [action for action in state.legal if action not in GAME.declining] if eager else state.legal
    return rng.choice(legal or state.legal)


def random_game(seed: int, options: Options, asked: bool = False) -> History:
    rng = random.Random(seed)
    history = History(GAME, begin(seed, options, asked))
    while history.state.legal:
        state = history.state
        assert isinstance(state, ScarfaceState)
        history.apply(choose(state, rng, seed % 2 == 1))
    return history


def alike(state: ScarfaceState) -> float:
    """How near two gangs are to a tie at the end."""
    (mine, his), *others = marks(state)
    left = reorganizations_left(state)
    unlike = sum(weight * abs(one - other) for weight, (one, other) in zip(UNLIKE, others, strict=True))
    return -abs(mine - his - HEAD_START * left) - unlike * (1.0 if left < 4 else 0.3)


def even_games(seed: int) -> Iterator[tuple[str, Line]]:
    """The ends of many games that were kept even, with the decisions that led there."""
    rng = random.Random(seed)
    games: list[tuple[ScarfaceState, Line]] = [(begin(seed, {}), None)]
    while games:
        following: list[tuple[float, int, ScarfaceState, Line]] = []
        for number in range(TOGETHER):
            state, line = games[number % len(games)]
            state = state.clone()
            for _ in range(STRIDE):
                closing = state.closing  # asked after the last phase: the Henchman brought it
                action = choose(state, rng, rng.random() < 0.8)
                state.apply(action)
                line = (action, line)
                if not state.legal:
                    yield tie(state) or named_end(state, "henchman" if closing else "human"), line
                    break
            else:
                following.append((alike(state) + rng.random(), number, state, line))
        following.sort(reverse=True)
        games = [(state, line) for _, _, state, line in following[:BEST]]


def even_ends(missing: Counter[str]) -> Iterator[History]:
    for seed in count(1):
        for way, line in even_games(seed):
            actions = listed(line)
            if missing[way] > 0:
                yield replayed(seed, actions)
            if way.startswith("tie"):
                yield from varied(seed, actions, missing)


def varied(seed: int, actions: list[int], missing: Counter[str]) -> Iterator[History]:
    """A game that was even to the end, its last decisions taken otherwise: ties are near each other."""
    rng = random.Random(seed)
    for _ in range(CUTS):
        kept = actions[: len(actions) - rng.randrange(3, 45)]
        state = begin(seed, {})
        for action in kept:
            state.apply(action)
        for _ in range(BEST):
            way, more = played_out(state.clone(), rng)
            if missing[way] > 0:
                yield replayed(seed, kept + more)


def played_out(state: ScarfaceState, rng: random.Random) -> tuple[str, list[int]]:
    """How a game goes on by chance: what broke the tie, and the decisions."""
    actions: list[int] = []
    eager = rng.random()
    while state.legal:
        actions.append(choose(state, rng, rng.random() < eager))
        state.apply(actions[-1])
    return tie(state), actions


def listed(line: Line) -> list[int]:
    actions: list[int] = []
    while line is not None:
        action, line = line
        actions.append(action)
    return actions[::-1]


def replayed(seed: int, actions: list[int]) -> History:
    history = History(GAME, begin(seed, {}))
    for action in actions:
        history.apply(action)
    return history


def endings(wanted: list[str]) -> Iterator[tuple[str, History]]:
    """Games of every wanted end, as many as are wanted."""
    missing = Counter({way: WANTED[way] for way in wanted})
    random_games = (random_game(seed, {}) for seed in range(60))
    for history in chain(random_games, even_ends(missing)):
        way = ending(history)
        if missing[way] > 0:
            missing[way] -= 1
            yield f"{way}-{WANTED[way] - missing[way]}", history
        if not missing.total():
            return


def variants(wanted: list[str]) -> Iterator[tuple[str, History]]:
    for name in wanted:
        yield name, random_game(7, VARIANTS[name], asked=name.endswith("asked"))


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    ways = [name for name in names if name in WANTED]
    others = [name for name in names if name in VARIANTS]
    for name, history in track(
        chain(endings(ways), variants(others)), "records", sum(WANTED[way] for way in ways) + len(others)
    ):
        (folder / f"{name}.record").write_text(write(history, seats_of(history)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or [*WANTED, *VARIANTS])
