"""All tables of one person, kept in a store; bots think wherever they are given a place to."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from consigliere.kernel import ConsigliereError, Game
from consigliere.kernel.history import Move
from consigliere.local import kept, partners
from consigliere.local.room import Room, Viewer, ended
from consigliere.local.store import Change, Store
from consigliere.server.messages import (
    AnyCommand,
    AnyReply,
    Clock,
    Me,
    NewTable,
    Problem,
    Refused,
    Say,
    TableInfo,
    Tell,
)
from consigliere.server.table import answers, looking, replay, seats, setting
from consigliere.server.table.bots.minds import Thinkers
from consigliere.server.table.setting import Chair, TableData
from consigliere.server.table.shelf import Shelf
from consigliere.server.table.views import encode
from consigliere.server.table.wrong import Wrong, problem

ME, NAME = "here", "Capo"
LONGEST_NAME = 32
commands = msgspec.json.Decoder(AnyCommand)


class Host:
    def __init__(
        self, shelf: Shelf, store: Store, pool: Thinkers, announce: Callable[[str], None] = lambda table: None
    ):
        """`announce` tells the other tabs that a table has something new."""
        self.shelf = shelf
        self.store = store
        self.pool = pool
        self.announce = announce
        self.me = Me(ME, NAME, False)
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Where nothing can be kept, whoever wants to play is told."""
        with suppress(Wrong):
            self.me = Me(ME, await self.store.get("me", "name") or NAME, False)

    def now(self) -> float:
        return time.monotonic()

    def keep(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """A task that goes on by itself."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def bot_took(self, bot: str, seconds: float) -> None:
        """Nobody counts here."""

    def bot_failed(self, bot: str) -> None:
        """The log says it."""

    async def rename(self, name: str) -> None:
        name = " ".join(name.split())[:LONGEST_NAME]
        await self.store.write([Change("me", "name", name)])
        self.me = Me(ME, name, False)
        for room in self.rooms.values():
            room.table = self.named(room.table)

    # Tables

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be, with what other tabs have stored."""
        if id not in self.rooms:
            room = Room(self, self.named(await kept.table(self.store, id)))
            self.rooms.setdefault(id, room)
        room = self.rooms[id]
        async with room.lock, self.store.alone():
            await room.catch_up()
        return room

    async def hear(self, id: str) -> None:
        """Another tab has stored something, or has forgotten the table."""
        room = self.rooms.get(id)
        if room is None:
            return
        if await self.store.get("tables", id) is None:
            await self._close(id)
            room.tell(Refused("", problem(Wrong(404, "error-no-table"))))
        elif room.viewers:
            await self.room(id)

    async def _close(self, id: str) -> None:
        room = self.rooms.pop(id, None)
        if room is not None:
            await room.close()

    async def tables(self) -> list[TableInfo]:
        return [self._info(self.named(table)) for table in await kept.tables(self.store)]

    def _info(self, table: TableData) -> TableInfo:
        """As it is, or as one that cannot be opened with the rules and numbers there are."""
        try:
            self.shelf.stored(table.game, table.rules, table.pack)
        except Wrong:
            table = msgspec.structs.replace(table, status="stopped")
        return setting.info(table, ME, [ME], self.shelf.teams(table.game, table.options, len(table.chairs)))

    def named(self, table: TableData) -> TableData:
        return msgspec.structs.replace(table, names={ME: self.me.name})

    async def make_table(self, wish: NewTable) -> Room:
        """A new table for me and bots; the game begins at once."""
        if any(seat.kind == "open" for seat in wish.seats):
            raise Wrong(400, "error-nobody-comes")
        game = self.shelf.find(wish.game, wish.pack)
        return await self.set_up(setting.new(game, msgspec.structs.replace(wish, clock=Clock(), listed=False), ME))

    async def set_up(self, table: TableData) -> Room:
        secret = str(setting.new_seed() if table.seed is None else table.seed)
        table = msgspec.structs.replace(self.named(table), secret=secret)
        room = self.rooms[table.id] = Room(self, table)
        async with room.lock:
            await room.start()
        return room

    async def begin_with(self, game: Game, table: TableData, line: list[Move]) -> Room:
        """A table whose game begins with these moves."""
        last, rows = replay.played(game, table, line, self.now())
        table = msgspec.structs.replace(
            self.named(table), secret=str(setting.new_seed()), status="running", asked=last.asked()
        )
        table = ended(table, last)
        async with self.store.alone():
            await self.store.write([kept.of_table(table), *kept.of_rows(table.id, rows)])
        return await self.room(table.id)

    async def rematch(self, room: Room) -> Room:
        """The same again, everybody one seat further; who asks twice, in whatever tab, finds the same table."""
        if room.table.rematch is not None:
            return await self.room(room.table.rematch)
        fresh = await self.set_up(seats.rematch(room.game, room.table, ME))
        async with room.lock, self.store.alone():
            await room.catch_up()
            first = room.table.rematch
            if first is None:
                room.table = msgspec.structs.replace(room.table, rematch=fresh.table.id)
                await self.store.write([kept.of_table(room.table)])
        if first is not None:
            await self.forget(fresh.table.id)
            return await self.room(first)
        room.tell_table()
        return fresh

    async def sit(self, room: Room, seat: int) -> None:
        chair = seats.chair(room.table, seat)
        if chair.person == ME and not chair.away:
            return
        async with room.lock:
            await room.happen(lambda table, _: seats.sits_down(table, ME, seat), (seat, Chair("person", ME)))

    async def leave(self, room: Room, seat: int) -> None:
        """Get up: a bot stands in."""
        if seats.chair(room.table, seat).person != ME:
            raise Wrong(403, "error-not-your-seat")
        if room.table.status == "running":
            async with room.lock:
                await room.happen(lambda table, _: seats.gets_up(table, ME, seat), (seat, setting.left("running")))

    async def forget(self, id: str) -> None:
        """A table and all of its game, for good."""
        async with self.store.alone():
            await kept.table(self.store, id)
            await self.store.write(await kept.gone(self.store, id))
        await self._close(id)
        self.announce(id)

    # A viewer

    async def come(self, table: str, seat: int | None, seq: int, send: Callable[[bytes], None]) -> "Wire":
        room = await self.room(table)
        viewer = Viewer(looking.viewer_of(room.table, ME, seat), send)
        await room.enter(viewer, seq)
        return Wire(room, viewer)


class Wire:
    """What one viewer hears and says: as over the socket of a server."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self.room = room
        self.viewer = viewer

    async def say(self, text: str) -> None:
        try:
            command = commands.decode(text)
        except msgspec.MsgspecError as error:
            self.viewer.send(encode(Refused("", Problem("error-bad-message", {"detail": str(error)[:200]}))))
            return
        self.viewer.send(encode(await answer(self.room, command)))

    def go(self) -> None:
        self.room.leave(self.viewer)


async def answer(room: Room, command: AnyCommand) -> AnyReply:
    """Carry a command out; whatever goes wrong is an answer too."""
    try:
        answers.check_id(command)
        if isinstance(command, Say):
            raise Wrong(409, "error-nobody-listens")
        if isinstance(command, Tell):
            return await partners.tell(room, ME, command)
        return await answers.answer(room, ME, command)
    except ConsigliereError as error:
        return Refused(command.id, problem(error))
