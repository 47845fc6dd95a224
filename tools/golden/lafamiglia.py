"""Look for games that end in every way a game of La Famiglia can end (section 16), and for games with every option
(section 2), and write them as golden records.

    python -m tools.golden.lafamiglia tests/records/lafamiglia      (minutes; use PYTHONPATH=build/compiled)

Random games, half of them eager, reach the ends after the last round. Nobody takes five or six mandamenti by chance:
for those all four seats work together. Many games go on side by side at random, and after every few decisions those
that look least like the wanted end are replaced by copies of the best. Same records every time, until the rules or the
pack change. Names after the folder choose some endings or variants; all are written without.
"""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from rich.progress import track

import consigliere
from consigliere.games.lafamiglia.actions import DO_BRIBE, SETUP_DISC, SETUP_SOLDIER
from consigliere.games.lafamiglia.check import controller
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.names import CHARACTERS, TILES
from consigliere.games.lafamiglia.table import DRAW
from consigliere.kernel.history import History
from consigliere.kernel.journal import Event
from consigliere.kernel.records import write

GAME = consigliere.load("lafamiglia")
SEATS = ["north-west", "north-east", "south-west", "south-east"]
Options = dict[str, object]
Groups = dict[tuple[int, ...], int]
Line = tuple[int, "Line"] | None  # the last action and those before it


class Wish(NamedTuple):
    """Mandamenti wanted, by groups of seats, and whether a player should hold Bronte (None: no matter)."""

    mandamenti: Groups
    bronte: bool | None = None
    last_round: int = 4


GOES_ON = "both-at-once-goes-on"
CORNERS: Groups = {(0,): 5, (1,): 0, (2,): 0, (3,): 5}  # five each for two seats far from each other
WANTED = {
    "after-four-rounds": 4,
    "bronte": 2,
    "draw": 2,
    "five-mandamenti": 2,
    "six-mandamenti": 2,
    "both-at-once": 2,
    "both-at-once-bronte": 2,
    GOES_ON: 1,
    "both-at-once-draw": 1,
}
WISHES: dict[str, Wish] = {
    "five-mandamenti": Wish({(0,): 5, (2,): 0}),
    "six-mandamenti": Wish({(0, 2): 6, (1, 3): 3}),
    "both-at-once": Wish({(0,): 5, (2,): 0, (1, 3): 6}),
    "both-at-once-bronte": Wish(CORNERS, True),
    GOES_ON: Wish(CORNERS, False),
    "both-at-once-draw": Wish(CORNERS, False, 3),  # LF-161 in the last round
}


# How games end


def meets_goal(control: list[int], team: int) -> bool:
    """LF-160."""
    one, other = control.count(team), control.count(team + 2)
    return one >= 5 or other >= 5 or one + other >= 6


def both_meet_goal(control: list[int]) -> bool:
    return meets_goal(control, 0) and meets_goal(control, 1)


def ending(state: LaFamigliaState) -> str:
    """How a game ended, by LF-160 to LF-162."""
    west, east = (state.control.count(team) + state.control.count(team + 2) for team in (0, 1))
    both = both_meet_goal(state.control)
    if west == east:
        tie = "draw" if state.result == DRAW else "bronte"
        return f"both-at-once-{tie}" if both else tie
    if both:
        return "both-at-once"
    if not meets_goal(state.control, state.result):
        return "after-four-rounds"
    return "six-mandamenti" if max(west, east) >= 6 else "five-mandamenti"


def went_on(journal: list[Event]) -> bool:
    """LF-161: both teams met the goal at the end of a round, neither held Bronte, and the sheets moved on."""
    control: dict[object, int] = {}
    for event in journal:
        if event.message == "lafamiglia-event-control":
            control[event.args["mandamento"]] = int(str(event.args["seat"]))
        elif event.message == "lafamiglia-event-control-lost":
            del control[event.args["mandamento"]]
        elif event.message == "lafamiglia-event-sheets" and both_meet_goal(list(control.values())):
            return True
    return False


# The options, and what shows in a game that they were at work


def same_card_twice(history: History) -> bool:
    """LF-165: one player took the other's card, the other left his, and both are of one kind."""
    shown: list[object] = []
    takes = 0
    for event in history.state.journal or []:
        if event.message == "lafamiglia-event-cards-chosen":
            shown, takes = [], 0
        elif event.message == "lafamiglia-event-takes-card":
            takes += 1
        elif event.message == "lafamiglia-event-card-shown":
            shown.append(event.args["card"])
            if len(shown) == 2 and takes == 1 and shown[0] == shown[1]:
                return True
    return False


def around_used(history: History) -> bool:
    """LF-120: the symbol was used, and no neutrals came."""
    events = history.state.journal or []
    used = any(event.args.get("symbol") == "around" for event in events if event.message == "lafamiglia-event-symbol")
    return used and not any(event.message == "lafamiglia-event-neutrals" for event in events)


def bribed(history: History) -> bool:
    return any(move.action == DO_BRIBE for move in history.moves)


def set_up_by_chance(history: History) -> bool:
    """LF-22."""
    kinds = {GAME.describe(move.action).kind for move in history.moves if move.seat >= 0}
    return not kinds & set(GAME.kinds[SETUP_SOLDIER : SETUP_DISC + 1])


def not_drafted(history: History) -> bool:
    return not any(GAME.describe(move.action).kind == "setup.family" for move in history.moves)


def with_those_tiles(history: History) -> bool:
    state = history.state
    assert isinstance(state, LaFamigliaState)
    return [tile for tile, here in zip(TILES, state.in_play, strict=True) if here] == TILES[4:]


def with_those_characters(history: History) -> bool:
    state = history.state
    assert isinstance(state, LaFamigliaState)
    return [CHARACTERS[card] for card in state.character] == CHARACTERS[:1:-1]


def amounts_asked(history: History) -> bool:
    """LF-56."""
    return {"recruit.count", "launder.count"} <= {GAME.describe(move.action).kind for move in history.moves}


def ended_in(last: int) -> Callable[[History], bool]:
    def check(history: History) -> bool:
        state = history.state
        assert isinstance(state, LaFamigliaState)
        return state.round == last

    return check


VARIANTS: dict[str, tuple[Options, Callable[[History], bool]]] = {
    "families-random": ({"families": "random"}, not_drafted),
    "families-first-game": ({"families": "first_game"}, not_drafted),
    "first-game-chance-asked": ({"families": "first_game", "auto_setup": "on"}, set_up_by_chance),
    "auto-setup": ({"auto_setup": "on"}, set_up_by_chance),
    "tiles-chosen": ({"tiles": TILES[4:]}, with_those_tiles),
    "characters-chosen": ({"characters": CHARACTERS[:1:-1]}, with_those_characters),
    "predictable-conflicts": ({"predictable_conflicts": "on"}, same_card_twice),
    "three-rounds": ({"max_rounds": 3}, ended_in(3)),
    "two-rounds": ({"max_rounds": 2}, ended_in(2)),
    "around-neutral-off": ({"around_neutral": "off"}, around_used),
    "bribery-replaces": ({"bribery_replaces": "on", "tiles": TILES[4:]}, bribed),
    "amounts-chosen": ({"amounts": "choose"}, amounts_asked),
    "screens-down": ({"screens": "down"}, ended_in(4)),
}


# Games at random


def choose(state: LaFamigliaState, rng: random.Random, eager: bool) -> int:
    legal = state.legal
    skip = 1 if eager and len(legal) > 1 and legal[0] in GAME.declining else 0
    return legal[skip + int(rng.random() * (len(legal) - skip))]


def begin(seed: int, options: Options, asked: bool = False, journal: bool = True) -> LaFamigliaState:
    chance = "ask" if asked else "stream"
    state = GAME.new(seed=seed, options=options, chance=chance, journal=journal)
    assert isinstance(state, LaFamigliaState)
    return state


def finish(history: History, rng: random.Random, eager: bool) -> History:
    while history.state.legal:
        state = history.state
        assert isinstance(state, LaFamigliaState)
        history.apply(choose(state, rng, eager))
    return history


def random_games(options: Options, asked: bool = False) -> Iterator[History]:
    for seed in range(2000):
        yield finish(History(GAME, begin(seed, options, asked)), random.Random(seed), seed % 2 == 1)


# Games in which all work together

TOGETHER = 1500  # games side by side
BEST = 120
STRIDE = 8  # decisions between two looks at them


def hope(state: LaFamigliaState, control: list[int], wish: Wish) -> float:
    """How near the map is to the wish."""
    worth = 0.25 * sum(state.orders)
    for seats, wanted in wish.mandamenti.items():
        found = sum([control.count(seat) for seat in seats])
        worth += 4 * min(found, wanted) - 3 * max(0, found - wanted)
        if wanted > found:
            for seat in seats:
                worth += 0.3 * min(12, state.holder.count(seat)) + 0.05 * min(state.hq[seat], 10)
    if wish.bronte is not None:
        worth += 3 * ((0 <= state.holder[state.book.bronte] < 4) == wish.bronte)
    return worth


class Running(NamedTuple):
    worth: float
    number: int
    decided: bool  # one team alone would meet the goal now
    state: LaFamigliaState
    line: Line


def judged(state: LaFamigliaState, line: Line, number: int, wish: Wish, rng: random.Random) -> Running:
    control = [controller(state, mandamento) for mandamento in range(12)]
    decided = meets_goal(control, 0) != meets_goal(control, 1)
    return Running(hope(state, control, wish) + rng.random(), number, decided, state, line)


def together(wish: Wish, seed: int, way: str) -> History | None:
    rng = random.Random(seed)
    games = [judged(begin(seed, {"max_rounds": wish.last_round}, journal=False), None, 0, wish, rng)]
    while games:
        following: list[Running] = []
        for number in range(TOGETHER):
            game = games[number % len(games)]
            state, line = game.state.clone(), game.line
            for _ in range(STRIDE):
                last = state.round
                action = choose(state, rng, eager=True)
                state.apply(action)
                line = (action, line)
                if not state.legal:
                    break
                if way == GOES_ON and state.round > last and both_meet_goal(state.control):
                    return finish(replayed(line, seed, wish.last_round), rng, eager=True)
            if state.legal:
                following.append(judged(state, line, number, wish, rng))
            elif ending(state) == way:
                return replayed(line, seed, wish.last_round)
        following.sort(reverse=True)
        open_ = [game for game in following if not game.decided]
        games = list({game.number: game for game in (*following[:BEST], *open_[:BEST])}.values())
    return None


def replayed(line: Line, seed: int, last_round: int) -> History:
    actions: list[int] = []
    while line is not None:
        action, line = line
        actions.append(action)
    history = History(GAME, begin(seed, {"max_rounds": last_round}))
    for action in reversed(actions):
        history.apply(action)
    return history


# Writing


def games_that_end(way: str) -> Iterator[History]:
    if way in WISHES:
        for seed in range(100):
            history = together(WISHES[way], seed, way)
            if history is not None:
                yield history
        return
    for history in random_games({}):
        state = history.state
        assert isinstance(state, LaFamigliaState)
        if ending(state) == way:
            yield history


def games_with(variant: str) -> Iterator[History]:
    options, evidence = VARIANTS[variant]
    return filter(evidence, random_games(options, asked=variant.endswith("asked")))


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in track(names, description="records"):
        found = games_that_end(name) if name in WANTED else games_with(name)
        for number in range(1, WANTED.get(name, 1) + 1):
            history = next(found, None)
            if history is None:
                raise SystemExit(f"No game found: {name} {number}.")
            (folder / f"{name}-{number}.record").write_text(write(history, SEATS), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or [*WANTED, *VARIANTS])
