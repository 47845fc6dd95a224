"""A client like anybody could write: a person over HTTP, and viewers of tables over sockets that resume by themselves.

A viewer checks what it is told: its count never goes back, and no event comes twice or from outside its count.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from consigliere.kernel.views import View
from consigliere.server.messages import (
    AnyCommand,
    AnyNews,
    AnyReply,
    Chat,
    Done,
    Identity,
    Line,
    NewTable,
    Position,
    Refused,
    TableChanged,
    TableInfo,
    Told,
    Update,
)

T = TypeVar("T")
NEWS: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)
REPLY: msgspec.json.Decoder[AnyReply] = msgspec.json.Decoder(AnyReply)
DOWN = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError, TimeoutError)
RETRY = 0.05
PATIENCE = 180.0  # seconds until something is given up; nothing is expected to take long


class Failed(Exception):
    """The server said no."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code}: {response.text[:500]}")
        self.response = response


class Servers:
    """The addresses of one service; who finds one down goes to the next."""

    def __init__(self, addresses: Sequence[str], first: int = 0) -> None:
        self.addresses = list(addresses)
        self.at = first

    @property
    def now(self) -> str:
        return self.addresses[self.at % len(self.addresses)]

    def next(self) -> None:
        self.at += 1


class Person:
    """Somebody with a secret. Safe calls are tried again while the service is down."""

    def __init__(self, servers: Servers, http: httpx.AsyncClient) -> None:
        self.servers = servers
        self.secret = ""
        self.id = ""
        self._http = http
        self._numbers = count(1)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"} if self.secret else {}

    async def register(self) -> "Person":
        guest = await self.post("/api/guests", None, Identity)
        self.secret, self.id = guest.secret, guest.me.id
        return self

    def command_id(self) -> str:
        return f"c{next(self._numbers)}"

    async def get(self, path: str, kind: type[T]) -> T:
        return msgspec.json.decode(await self.call("GET", path), type=kind)

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        return msgspec.json.decode(await self.call("POST", path, body), type=kind)

    async def new_table(self, wish: NewTable) -> TableInfo:
        return await self.post("/api/tables", wish, TableInfo)

    async def sit(self, table: str, seat: int) -> TableInfo:
        return await self.post(f"/api/tables/{table}/seats/{seat}", None, TableInfo)

    async def position(self, table: str, seat: int | None, seq: int = 0) -> Position:
        where = f"?seq={seq}" if seat is None else f"?seat={seat}&seq={seq}"
        return await self.get(f"/api/tables/{table}/position{where}", Position)

    async def record(self, table: str) -> str:
        return (await self.call("GET", f"/api/tables/{table}/record")).decode()

    async def command(self, table: str, command: AnyCommand) -> AnyReply:
        """Commands may be repeated: their id makes that harmless."""
        return REPLY.decode(await self.call("POST", f"/api/tables/{table}/commands", command))

    async def call(self, method: str, path: str, body: object = None) -> bytes:
        content = None if body is None else msgspec.json.encode(body)
        headers = {**self.headers, "Content-Type": "application/json"}
        while True:
            try:
                response = await self._http.request(
                    method, self.servers.now + path, content=content, headers=headers, timeout=PATIENCE
                )
            except httpx.TransportError:
                self.servers.next()
                await asyncio.sleep(RETRY)
                continue
            if response.status_code >= 400:
                raise Failed(response)
            return response.content


class Viewer:
    """A seat (None: a spectator) of a table, kept up to date by a socket."""

    def __init__(self, person: Person, servers: Servers, table: str, seat: int | None) -> None:
        self.person, self.servers, self.table, self.seat = person, servers, table, seat
        self.info: TableInfo | None = None
        self.seq = 0
        self.view: View | None = None
        self.can_undo = self.can_redo = False
        self.events: list[Told] = []
        self.chat: list[Line] = []
        self.offers: list[Any] = []
        self.replies: dict[str, list[AnyReply]] = {}
        self.connections = 0
        self._unanswered: dict[str, list[AnyCommand]] = {}
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Viewer":
        self._task = asyncio.create_task(self._stay_connected())
        await self.until(lambda: self.info is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.returns is not None

    @property
    def legal(self) -> list[int]:
        return [] if self.view is None or self.over else [action for action, _, _ in self.view.legal]

    @property
    def asked(self) -> list[int]:
        """The seats that have to decide."""
        return [] if self.view is None else [decision.seat for decision in self.view.decisions]

    @property
    def unanswered(self) -> set[str]:
        """The ids of commands whose fate is not known."""
        return set(self._unanswered)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for news that make it true; what went wrong with the connection is raised here."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                if self._task is not None and self._task.done():
                    self._task.result()
                async with self._news:
                    await self._news.wait()

    async def ask(self, *copies: AnyCommand) -> AnyReply:
        """Send a command, perhaps several times, and again after each reconnection until each copy is answered."""
        command = copies[0]
        self._unanswered[command.id] = list(copies)
        await self._send(copies)
        await self.until(lambda: command.id not in self._unanswered)
        return self.replies[command.id][-1]

    async def ask_and_lose(self, command: AnyCommand) -> AnyReply:
        """The connection breaks right after sending: nobody knows whether the command has arrived."""
        self._unanswered[command.id] = [command]
        await self._send([command])
        self.cut()
        await self.until(lambda: command.id not in self._unanswered)
        return self.replies[command.id][-1]

    def cut(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()

    async def _send(self, commands: Sequence[AnyCommand]) -> None:
        with suppress(ConnectionClosed):  # they are sent again when the connection is back
            for command in commands:
                if self._socket is not None:
                    await self._socket.send(msgspec.json.encode(command), text=True)

    async def _stay_connected(self) -> None:
        try:
            while True:
                try:
                    await self._connect()
                except InvalidHandshake as error:
                    self._must_be_down(error)
                except DOWN:
                    pass
                self._socket = None
                self.servers.next()
                await asyncio.sleep(RETRY * random.random())
        finally:
            async with self._news:
                self._news.notify_all()

    def _must_be_down(self, error: InvalidHandshake) -> None:
        """A server may be on its way down or up; a refusal is another matter."""
        status = getattr(getattr(error, "response", None), "status_code", 503)
        if status < 500:
            raise error

    async def _connect(self) -> None:
        seat = "" if self.seat is None else f"seat={self.seat}&"
        address = self.servers.now.replace("http", "ws", 1)
        url = f"{address}/api/tables/{self.table}/live?{seat}seq={self.seq}"
        async with connect(url, additional_headers=self.person.headers, max_size=None, compression=None) as socket:
            first = NEWS.decode(await socket.recv())
            assert isinstance(first, Position), first
            self._take_position(first)
            self._socket = socket
            self.connections += 1
            await self._tell()
            await self._send([copy for copies in self._unanswered.values() for copy in copies])
            async for message in socket:
                self._take(NEWS.decode(message))
                await self._tell()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    def _take(self, news: AnyNews) -> None:
        if isinstance(news, Update):
            self._take_update(news)
        elif isinstance(news, TableChanged):
            self.info = news.table
        elif isinstance(news, Chat):
            self.chat.append(news.line)
        elif isinstance(news, Position):
            raise AssertionError("a second position")
        else:
            self._take_reply(news)

    def _take_reply(self, reply: AnyReply) -> None:
        self.replies.setdefault(reply.id, []).append(reply)
        waiting = self._unanswered.get(reply.id)
        if waiting:
            waiting.pop()
            if not waiting:
                del self._unanswered[reply.id]

    def _take_position(self, position: Position) -> None:
        assert position.seat == self.seat
        assert position.seq >= self.seq, f"the count went back from {self.seq} to {position.seq}"
        self.info = position.table
        self._take_events(position.events, position.seq)
        self.seq, self.view, self.offers = position.seq, position.view, position.offers
        self.can_undo, self.can_redo = position.can_undo, position.can_redo
        self.chat = list(position.chat)

    def _take_update(self, update: Update) -> None:
        assert update.seq > self.seq, f"an update from {self.seq} to {update.seq}"
        self._take_events(update.events, update.seq)
        self.seq, self.view, self.offers = update.seq, update.view, update.offers
        self.can_undo, self.can_redo = update.can_undo, update.can_redo

    def _take_events(self, events: list[Told], until: int) -> None:
        counts = [event.seq for event in events]
        assert counts == sorted(counts), counts
        assert all(self.seq < number <= until for number in counts), (self.seq, counts, until)
        self.events += events


def stored(reply: AnyReply) -> bool:
    return isinstance(reply, Done)


def refused(reply: AnyReply) -> str:
    """The message of a refusal, nothing for another reply."""
    return reply.problem.message if isinstance(reply, Refused) else ""
