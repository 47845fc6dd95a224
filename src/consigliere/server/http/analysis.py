"""The addresses of the analysis of a finished game."""

from typing import Any

from litestar import MediaType, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from consigliere.server.house.analysing import Analyses
from consigliere.server.http import identity
from consigliere.server.http.api import Asking, looking, room_of
from consigliere.server.messages import Analysis
from consigliere.server.table.looking import place, viewer_of
from consigliere.server.table.views import encode

PATH = "/api/tables/{table:str}/analysis"


@get(PATH)
async def look(request: Asking, state: State, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Analysis]:
    """What bots think of a finished game, or how far they are; `seat` as for the moments."""
    person, room = looking(request, state), await room_of(state, table)
    analyses: Analyses = state.analyses
    content: Any = encode(await analyses.look(room, place(room.table, person, seat)))
    return Response(content, media_type=MediaType.JSON)


@post(PATH, status_code=202)
async def begin(request: Asking, state: State, table: FromPath[str]) -> None:
    """Bots look back at a game, for who sat there; they have time."""
    person, room = identity.person(request).id, await room_of(state, table)
    viewer_of(room.table, person, None)
    await state.analyses.begin(room, person)


@delete(PATH)
async def end(request: Asking, state: State, table: FromPath[str]) -> None:
    """They need not."""
    person, room = identity.person(request).id, await room_of(state, table)
    state.analyses.end(room, person)


router = Router("/", route_handlers=[look, begin, end])
