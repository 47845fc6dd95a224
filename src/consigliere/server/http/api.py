"""The HTTP API of games and tables."""

import gzip
from functools import cache
from typing import Any, cast

from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from consigliere.kernel import Game, rules
from consigliere.locales import LANGUAGES
from consigliere.server.house import records, seating
from consigliere.server.house.acting import answer
from consigliere.server.house.house import House
from consigliere.server.house.rooms import Room
from consigliere.server.http import identity
from consigliere.server.http.live import live, turns
from consigliere.server.http.parameters import PathNumber, QueryNumber, QuerySeat
from consigliere.server.limits import Limiter
from consigliere.server.messages import (
    AnyCommand,
    AnyReply,
    Course,
    GameInfo,
    GoOn,
    ImportedRecord,
    Moment,
    NewTable,
    Position,
    SeatWish,
    TableInfo,
    Tables,
    Told,
)
from consigliere.server.names import look_of
from consigliere.server.store import tables
from consigliere.server.table.looking import place, viewer_of
from consigliere.server.table.setting import STAND_IN
from consigliere.server.table.views import encode
from consigliere.server.table.wrong import Wrong

Asking = Request[Any, Any, Any]
LANGUAGE = "en"


@get("/api/games")
async def games(state: State) -> list[GameInfo]:
    """The games of this server; a game with several packs is there once for each."""
    house: House = state.house
    return house.shelf.infos()


@get("/api/games/{game:str}/components")
async def components(
    request: Asking, state: State, game: FromPath[str], pack: FromQuery[str] = ""
) -> Response[dict[str, Any]]:
    """What never changes in a game: cards, map, tokens."""
    house: House = state.house
    plain, small = _components(house.shelf.find(game, pack))
    likes_it = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if likes_it else {})}
    return Response(cast("dict[str, Any]", small if likes_it else plain), headers=headers)


@cache
def _components(game: Game) -> tuple[bytes, bytes]:
    """As they are sent: they are large, and made once."""
    plain = encode(game.components())
    return plain, gzip.compress(plain, mtime=0)


@get("/api/rules/{game:str}", media_type=MediaType.TEXT)
async def rules_text(state: State, game: FromPath[str], lang: FromQuery[str] = LANGUAGE) -> Response[str]:
    """The numbered rules of a game, as Markdown; in English where there is no translation."""
    house: House = state.house
    text = rules.read_rules(house.shelf.find(game).id, lang if lang in LANGUAGES else LANGUAGE)
    return Response(text, media_type="text/markdown; charset=utf-8")


@get("/api/tables")
async def list_tables(request: Asking, state: State) -> Response[Tables]:
    """My tables, and those that anybody may join or watch."""
    house: House = state.house
    person = looking(request, state)
    mine = await house.storage.run(tables.mine, person)
    content: Any = encode(Tables([house.info(table, person) for table in mine], await house.lobby.listed(person)))
    return Response(content, media_type=MediaType.JSON)


@post("/api/tables")
async def new_table(request: Asking, state: State, data: JSONBody[NewTable]) -> TableInfo:
    """Make a table. It starts at once when no seat is open."""
    person = identity.person(request).id
    room = await seating.make_table(state.house, person, data)
    return room.info(person)


@get("/api/tables/{table:str}")
async def table_info(request: Asking, state: State, table: FromPath[str]) -> TableInfo:
    person = identity.person(request).id
    return (await room_of(state, table)).info(person)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def sit(request: Asking, state: State, table: FromPath[str], seat: PathNumber) -> TableInfo:
    """Sit down: on an open seat, for somebody who left, or again on my own; not beside somebody who looks like me."""
    me, room = identity.person(request), await room_of(state, table)
    if look_of(me.name) in {look_of(name) for id, name in room.table.names.items() if id != me.id}:
        raise Wrong(409, "error-name-alike", name=me.name)
    await seating.sit(room, me.id, seat)
    return room.info(me.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave(request: Asking, state: State, table: FromPath[str], seat: PathNumber) -> TableInfo:
    """Get up; a bot stands in while the game runs."""
    person, room = identity.person(request).id, await room_of(state, table)
    await seating.leave(room, person, seat)
    return room.info(person)


@put("/api/tables/{table:str}/seats/{seat:int}")
async def seat_wish(
    request: Asking, state: State, table: FromPath[str], seat: PathNumber, data: JSONBody[SeatWish]
) -> TableInfo:
    """The owner says who should sit there, before the game; during it, at which level a bot plays on."""
    person, room = identity.person(request).id, await room_of(state, table)
    await seating.wish(room, person, seat, data)
    return room.info(person)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Asking, state: State, table: FromPath[str], bot: FromQuery[str] = STAND_IN) -> TableInfo:
    """The owner starts the game; bots of this level take the open seats."""
    person, room = identity.person(request).id, await room_of(state, table)
    await seating.start(room, person, bot)
    return room.info(person)


@post("/api/tables/{table:str}/rematch")
async def rematch(request: Asking, state: State, table: FromPath[str]) -> TableInfo:
    """The same game again, everybody one seat further."""
    person, room = identity.person(request).id, await room_of(state, table)
    return (await seating.rematch(room, person)).info(person)


@post("/api/tables/{table:str}/again")
async def same_deal(request: Asking, state: State, table: FromPath[str]) -> TableInfo:
    """The same deal again, for who was alone with bots; its result says nothing about the players."""
    person, room = identity.person(request).id, await room_of(state, table)
    return (await seating.same_deal(room, person)).info(person)


@post("/api/tables/{table:str}/onward")
async def go_on(request: Asking, state: State, table: FromPath[str], data: JSONBody[GoOn]) -> TableInfo:
    """A new table for me and bots, where a finished game goes on from one of its moments."""
    person, room = identity.person(request).id, await room_of(state, table)
    return (await records.go_on(room, person, data, place(room.table, person, data.seat))).info(person)


@post("/api/tables/{table:str}/commands", status_code=200)
async def command(request: Asking, state: State, table: FromPath[str], data: JSONBody[AnyCommand]) -> AnyReply:
    """The same commands as over the socket."""
    person, room = identity.person(request).id, await room_of(state, table)
    return await answer(room, person, data)


@get("/api/tables/{table:str}/position")
async def position(
    request: Asking, state: State, table: FromPath[str], seat: QuerySeat = None, seq: QueryNumber = 0
) -> Response[Position]:
    """Everything a viewer may know now, and the events since `seq`."""
    person, room = looking(request, state), await room_of(state, table)
    viewer = viewer_of(room.table, person, seat)
    async with room.lock:
        content: Any = await room.position(viewer, person, seq)
    return Response(content, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/moments/{move:int}")
async def moment(
    request: Asking, state: State, table: FromPath[str], move: PathNumber, seat: FromQuery[str] = ""
) -> Response[Moment]:
    """A position of the game again; `seat`: mine, after the end any, or `all` for the facts; none: the spectator's."""
    person, room = looking(request, state), await room_of(state, table)
    content: Any = await records.moment(room, place(room.table, person, seat), move)
    return Response(content, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/story")
async def story(request: Asking, state: State, table: FromPath[str], seat: FromQuery[str] = "") -> Response[list[Told]]:
    """All that was told in the game, each event with its move in `seq`; `seat` as for the moments."""
    person, room = looking(request, state), await room_of(state, table)
    content: Any = await records.story(room, place(room.table, person, seat))
    return Response(content, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/course")
async def course(request: Asking, state: State, table: FromPath[str], seat: FromQuery[str] = "") -> Response[Course]:
    """What each side had at the start and after each move of the game; `seat` as for the moments."""
    person, room = looking(request, state), await room_of(state, table)
    content: Any = await records.course(room, place(room.table, person, seat))
    return Response(content, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Asking, state: State, table: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, as a file."""
    person, room = looking(request, state), await room_of(state, table)
    viewer_of(room.table, person, None)
    name = f"{room.table.game}-{room.table.id}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(await records.record_of(room), media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/records")
async def import_record(request: Asking, state: State, data: JSONBody[ImportedRecord]) -> TableInfo:
    """A new table for me alone, where the game of a record goes on from a move."""
    person = identity.person(request).id
    room = await records.import_record(state.house, person, data)
    return room.info(person)


def looking(request: Asking, state: State) -> str:
    """Who looks; that costs the server more than it costs them, so nobody may all the time."""
    person = identity.person(request).id
    limiter: Limiter = state.limiter
    limiter.looks.take(person)
    return person


async def room_of(state: State, table: str) -> Room:
    house: House = state.house
    return await house.current_room(table)


HANDLERS = [
    games,
    components,
    rules_text,
    list_tables,
    new_table,
    table_info,
    sit,
    leave,
    seat_wish,
    start,
    rematch,
    same_deal,
    go_on,
    command,
    position,
    moment,
    story,
    course,
    record,
    import_record,
    live,
    turns,
]
router = Router("/", route_handlers=HANDLERS)
