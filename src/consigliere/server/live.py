"""The socket of one viewer, and the stream that tells people it is their turn."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.response import ServerSentEvent, ServerSentEventMessage

from consigliere.kernel import ConsigliereError
from consigliere.server import identity
from consigliere.server.acting import answer
from consigliere.server.house import House, Turn
from consigliere.server.messages import AnyCommand, Problem, Refused
from consigliere.server.problems import Wrong, problem, status
from consigliere.server.rooms import Room, Viewer
from consigliere.server.views import encode

commands = msgspec.json.Decoder(AnyCommand)
WAITING_TURNS = 100
KEEP_ALIVE_SECONDS = 20.0
REFUSED = 4000


def viewer_of(room: Room, person: str, seat: int | None) -> int:
    """Where a person looks from: the number of their seat, or of the spectator."""
    viewer = room.game.seats if seat is None else seat
    if not 0 <= viewer <= room.game.seats or (seat is not None and seat == room.game.seats):
        raise Wrong(403, "error-not-your-seat")
    if not room.may_see(person, viewer):
        raise Wrong(403, "error-no-spectators" if seat is None else "error-not-your-seat")
    return viewer


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], state: State, table: FromPath[str]) -> None:
    """Everything that happens at a table, as one viewer may see it; commands go the other way."""
    await socket.accept()
    house: House = state.house
    try:
        room, viewer = await _enter(socket, house, table)
    except ConsigliereError as error:
        await socket.send_data(encode(Refused("", problem(error))), mode="text")
        await socket.close(REFUSED + status(error) % 1000)
        return
    sending = asyncio.create_task(_send(socket, viewer))
    try:
        await _receive(socket, room, viewer)
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending
        await room.leave(viewer)


async def _enter(socket: WebSocket[Any, Any, Any], house: House, table: str) -> tuple[Room, Viewer]:
    session = identity.session(socket)
    seat, seq = (_number(socket.query_params.get(name)) for name in ("seat", "seq"))
    room = await house.current_room(table)
    viewer = Viewer(viewer_of(room, session.person.id, seat), session.person.id, session.id)
    await room.enter(viewer, seq or 0)
    return room, viewer


def _number(text: str | None) -> int | None:
    if text is None or text == "":
        return None
    if not text.isdecimal() or len(text) > 9:
        raise Wrong(400, "error-bad-message", detail=text[:20])
    return int(text)


async def _send(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    while True:
        message = await viewer.messages.get()
        if isinstance(message, int):
            await socket.close(message)
            return
        try:
            await socket.send_data(message, mode="text")
        except (WebSocketDisconnect, RuntimeError):
            return


async def _receive(socket: WebSocket[Any, Any, Any], room: Room, viewer: Viewer) -> None:
    """Commands of a socket are carried out in the order they come in."""
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        try:
            command = commands.decode(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            viewer.send(encode(Refused(_id_of(text), Problem("error-bad-message", {"detail": str(error)[:200]}))))
            continue
        viewer.send(encode(await answer(room, viewer.person, command)))


def _id_of(text: str | bytes) -> str:
    """The id of a command that means nothing else."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id[:64] if isinstance(id, str) else ""


@get("/api/turns")
async def turns(request: Request[Any, Any, Any], state: State) -> ServerSentEvent:
    """Server-sent events: `{table, seat}` for each table where I am asked, and whenever I am asked anew."""
    person = identity.person(request)
    return ServerSentEvent(_turns(state.house, person.id))


async def _turns(house: House, person: str) -> AsyncIterator[ServerSentEventMessage]:
    queue: asyncio.Queue[Turn | None] = asyncio.Queue(WAITING_TURNS)
    house.turns.setdefault(person, set()).add(queue)
    try:
        for turn in await house.turns_now(person):
            yield _message(turn)
        while not house.closing:
            try:
                found = await asyncio.wait_for(queue.get(), KEEP_ALIVE_SECONDS)
            except TimeoutError:
                yield ServerSentEventMessage(comment="")
                continue
            if found is None:
                return
            yield _message(found)
    finally:
        house.turns[person].discard(queue)
        if not house.turns[person]:
            del house.turns[person]


def _message(turn: Turn) -> ServerSentEventMessage:
    return ServerSentEventMessage(data=encode(turn).decode())
