"""The addresses of puzzles: a position, and whether an answer to it is right."""

import asyncio

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from consigliere.server.http import identity
from consigliere.server.http.api import Asking, looking
from consigliere.server.http.parameters import PathNumber
from consigliere.server.messages import Me, PuzzleAnswer, PuzzlePosition, PuzzleSolution
from consigliere.server.table import puzzling

PATH = "/api/games/{game:str}/puzzles/{number:int}"


@get(PATH)
async def position(request: Asking, state: State, game: FromPath[str], number: PathNumber) -> PuzzlePosition:
    """A puzzle by its number, from 1 on."""
    looking(request, state)
    found, who = state.house.shelf.find(game), identity.person(request)
    return await asyncio.to_thread(puzzling.position, found, number, Me(who.id, who.name, False))


@post(PATH, status_code=200)
async def answer(
    request: Asking, state: State, game: FromPath[str], number: PathNumber, data: JSONBody[PuzzleAnswer]
) -> PuzzleSolution:
    """Whether it is the best action; and which one is, and why."""
    looking(request, state)
    return await asyncio.to_thread(puzzling.solution, state.house.shelf.find(game), number, data.action)


router = Router("/", route_handlers=[position, answer])
