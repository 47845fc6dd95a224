"""Puzzles: positions from games between bots in which one action is clearly best. `tools/puzzles.py` makes and checks
them; they stand beside this module, a file a game."""

from pathlib import Path

import msgspec

from consigliere.bots.advice import Advice, advice
from consigliere.bots.contract import Prospect, Thought
from consigliere.kernel import BadInput, Game, State

FOLDER = Path(__file__).parent
EXACT, SEARCH = "exact", "search"


class Puzzle(msgspec.Struct, frozen=True):
    """The position after `moves` of the game with this seed; who is asked then looks for `line[0]`, and the rest of the
    line is what may follow. `chance` is what it wins with that, `second` with the next best action. `checked` says by
    what: all lines to the end, or a search of so many steps."""

    seed: int
    moves: list[int]
    line: list[int]
    other: int
    chance: float
    second: float
    checked: str
    steps: int = 0


class Collection(msgspec.Struct, frozen=True):
    """The puzzles of a game, for these rules, components and options."""

    game: str
    rules: str
    pack: str
    options: dict[str, object]
    puzzles: list[Puzzle]


def file_of(game: Game) -> Path:
    return FOLDER / f"{game.id}.json"


def collection(game: Game) -> Collection:
    """Refused where the rules or the components are others than those they were made for."""
    if not file_of(game).is_file():
        raise BadInput("error-no-puzzles", game=game.id)
    found = msgspec.json.decode(file_of(game).read_bytes(), type=Collection)
    if (found.rules, found.pack) != (game.rules, game.pack.digest):
        raise BadInput("error-puzzles-other", game=game.id)
    return found


def position(game: Game, options: dict[str, object], puzzle: Puzzle) -> State:
    state = game.new(seed=puzzle.seed, options=options)
    for action in puzzle.moves:
        state.apply(action)
    return state


def solution(game: Game, state: State, puzzle: Puzzle) -> Advice:
    """The answer, why, and what comes next to it."""
    best = Prospect(puzzle.line[0], puzzle.chance, tuple(puzzle.line))
    second = Prospect(puzzle.other, puzzle.second, (puzzle.other,))
    return advice(game, state.view(state.seat), Thought([best, second]))
