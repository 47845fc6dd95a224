"""The addresses of puzzles: a position, and whether an answer to it is right."""

import asyncio

import msgspec
from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from consigliere.bots import puzzles
from consigliere.bots.puzzles import Puzzle
from consigliere.kernel import Game
from consigliere.kernel import State as Position
from consigliere.server.http import identity
from consigliere.server.http.api import Asking, looking
from consigliere.server.http.parameters import PathNumber
from consigliere.server.messages import NewTable, PuzzleAnswer, PuzzlePosition, PuzzleSolution, SeatWish, TableInfo
from consigliere.server.store.people import Person
from consigliere.server.table import setting
from consigliere.server.table.shelf import puzzles_of
from consigliere.server.table.wrong import Wrong

PATH = "/api/games/{game:str}/puzzles/{number:int}"
RIVAL = "hard"


@get(PATH)
async def position(request: Asking, state: State, game: FromPath[str], number: PathNumber) -> PuzzlePosition:
    """A puzzle by its number, from 1 on."""
    looking(request, state)
    found = state.house.shelf.find(game)
    place = await asyncio.to_thread(_place, found, _puzzle(found, number))
    seat = place.seat
    table = _table(found, identity.person(request), seat)
    return PuzzlePosition(number, len(puzzles_of(found).puzzles), seat, table, place.show(seat))


@post(PATH, status_code=200)
async def answer(
    request: Asking, state: State, game: FromPath[str], number: PathNumber, data: JSONBody[PuzzleAnswer]
) -> PuzzleSolution:
    """Whether it is the best action; and which one is, and why."""
    looking(request, state)
    found = state.house.shelf.find(game)
    puzzle = _puzzle(found, number)
    solution = await asyncio.to_thread(lambda: puzzles.solution(found, _place(found, puzzle), puzzle))
    return PuzzleSolution(data.action == puzzle.line[0], solution)


def _puzzle(game: Game, number: int) -> Puzzle:
    known = puzzles_of(game).puzzles
    if not 1 <= number <= len(known):
        raise Wrong(404, "error-not-found")
    return known[number - 1]


def _place(game: Game, puzzle: Puzzle) -> Position:
    return puzzles.position(game, puzzles_of(game).options, puzzle)


def _table(game: Game, me: Person, seat: int) -> TableInfo:
    """As if it were played at one."""
    seats = [
        SeatWish("me") if n == seat else SeatWish("bot", RIVAL) for n in range(game.seats_in(puzzles_of(game).options))
    ]
    table = setting.new(game, NewTable(game.id, puzzles_of(game).options, seats, rated=False), me.id)
    shown = msgspec.structs.replace(table, status="running", names={me.id: me.name})
    return setting.info(shown, me.id, [me.id], game.teams(table.options))


router = Router("/", route_handlers=[position, answer])
