"""The socket of one viewer, and the stream that tells people it is their turn."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.response import ServerSentEvent, ServerSentEventMessage

from consigliere.kernel import ConsigliereError
from consigliere.server.house.acting import answer
from consigliere.server.house.house import House
from consigliere.server.house.rooms import Room, Viewer
from consigliere.server.house.turns import Turn, TurnStream, turns_now
from consigliere.server.http import identity
from consigliere.server.http.problems import problem, status
from consigliere.server.messages import AnyCommand, AnyReply, Problem, Refused
from consigliere.server.table.looking import number, viewer_of
from consigliere.server.table.views import encode

log = logging.getLogger("consigliere.server")
commands = msgspec.json.Decoder(AnyCommand)
KEEP_ALIVE_SECONDS = 20.0
REFUSED = 4000


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], state: State, table: FromPath[str]) -> None:
    """Everything that happens at a table, as one viewer may see it; commands go the other way."""
    await socket.accept()
    house: House = state.house
    try:
        room, viewer, seq = await _come(socket, house, table)
        with house.sessions.open(viewer):
            await room.enter(viewer, seq)
            try:
                await _serve(socket, room, viewer)
            finally:
                await room.leave(viewer)
    except ConsigliereError as error:
        await socket.send_data(encode(Refused("", problem(error))), mode="text")
        await socket.close(REFUSED + status(error) % 1000)


async def _come(socket: WebSocket[Any, Any, Any], house: House, table: str) -> tuple[Room, Viewer, int]:
    session, proven = identity.session(socket), time.monotonic()
    seat, seq = (number(socket.query_params.get(name)) for name in ("seat", "seq"))
    room = await house.current_room(table)
    place = viewer_of(room.table, session.person.id, seat)
    return room, Viewer(place, session.person.id, session.id, proven), seq or 0


async def _serve(socket: WebSocket[Any, Any, Any], room: Room, viewer: Viewer) -> None:
    """Until one of the two has enough: who is at the other end, or we."""
    both = [asyncio.create_task(work) for work in (_send(socket, viewer), _receive(socket, room, viewer))]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)


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
        viewer.send(encode(await _answer(room, viewer, command)))


async def _answer(room: Room, viewer: Viewer, command: AnyCommand) -> AnyReply:
    """Whatever goes wrong is an answer too: the socket stays, for what comes next."""
    try:
        return await answer(room, viewer.person, command, viewer)
    except Exception as error:
        if status(error) >= 500:
            log.exception("a command failed")
        return Refused(command.id, problem(error))


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
    session = identity.session(request)
    state.house.turns.check(session.person.id)
    return ServerSentEvent(_turns(state.house, TurnStream(session.person.id, session.id)))


async def _turns(house: House, stream: TurnStream) -> AsyncIterator[ServerSentEventMessage]:
    house.turns.add(stream)
    try:
        with house.sessions.open(stream):
            while not stream.closed and not house.closing:
                for turn in await _next_turns(house, stream):
                    yield _message(turn)
                try:
                    await asyncio.wait_for(stream.wait(), KEEP_ALIVE_SECONDS)
                except TimeoutError:
                    yield ServerSentEventMessage(comment="")
    finally:
        house.turns.remove(stream)


async def _next_turns(house: House, stream: TurnStream) -> list[Turn]:
    """What there is to tell now; after a break also what may have been missed."""
    waiting = stream.take()
    if not stream.again:
        return waiting
    stream.again = False
    now = await house.storage.run(turns_now, stream.person)
    return list(dict.fromkeys([*now, *waiting]))


def _message(turn: Turn) -> ServerSentEventMessage:
    return ServerSentEventMessage(data=encode(turn).decode())
