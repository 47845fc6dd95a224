"""All tables of a process: loads them when needed, forgets them when nobody watches, looks after the clocks."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from consigliere.server import rows, sweeping, tables
from consigliere.server.bots import Pool
from consigliere.server.hub import Hub, News
from consigliere.server.limits import Limiter
from consigliere.server.messages import TableInfo
from consigliere.server.metrics import Metrics
from consigliere.server.rooms import BOTS_LEASE, ENDED, Room
from consigliere.server.shelf import Shelf
from consigliere.server.storage import Storage
from consigliere.server.tables import TableData
from consigliere.server.timing import time_out
from consigliere.server.watch import BEAT_SECONDS, Watch

log = logging.getLogger("consigliere.server")
ROOMS = 200  # tables kept loaded that nobody watches
LOOK_SECONDS = 0.5
GRACE_SECONDS = 30.0  # what a person whose time ran out while the server was down still gets
DRAIN_SECONDS = 10.0
SAY_WHO_SECONDS = 20.0
SWEEP_SECONDS = 3600.0
T = TypeVar("T")


class Turn(msgspec.Struct, frozen=True):
    table: str
    seat: int


class House:
    def __init__(
        self, storage: Storage, shelf: Shelf, hub: Hub, pool: Pool, limiter: Limiter, metrics: Metrics
    ) -> None:
        self.storage = storage
        self.shelf = shelf
        self.hub = hub
        self.pool = pool
        self.limiter = limiter
        self.metrics = metrics
        self.watch = Watch()
        self.alone = type(hub) is Hub
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.turns: dict[str, set[asyncio.Queue[Turn | None]]] = {}
        self.in_flight: set[asyncio.Task[Any]] = set()
        self.closing = False
        self._said_who = time.monotonic()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Beginning and end

    async def open(self) -> None:
        self.hub.listener = self.hear
        self.hub.after_break = self.catch_up
        await self._start_watch()
        await self.storage.run(_after_a_break, self.alone, self.watch.now())
        await self.hub.start()
        self.keep(self._look_around())
        self.keep(self._sweep())
        self.keep(self._beat())

    async def _start_watch(self) -> None:
        try:
            await self.storage.run(self.watch.start)
        except IntegrityError:  # another process came first
            await self.storage.run(self.watch.start)

    async def close(self) -> None:
        """Commands that have begun are finished; then everything stops."""
        self.closing = True
        if self.in_flight:
            await asyncio.wait(self.in_flight, timeout=DRAIN_SECONDS)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.end_streams()
        await self.hub.stop()
        with contextlib.suppress(SQLAlchemyError):
            await self.storage.run(self.watch.beat)
        self.pool.close()
        self.storage.close()

    def end_streams(self) -> None:
        """Streams of turns have no end of their own."""
        self.closing = True
        for queues in self.turns.values():
            for queue in queues:
                with contextlib.suppress(asyncio.QueueFull):
                    queue.put_nowait(None)

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that goes on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Work that is finished even if whoever asked for it goes away, or the server is told to stop."""
        task = asyncio.create_task(work)
        self.in_flight.add(task)
        task.add_done_callback(self.in_flight.discard)
        return await asyncio.shield(task)

    # Rooms

    async def room(self, id: str) -> Room:
        """The room of a table, loaded; those that were not used for longest go."""
        room = self.rooms.get(id)
        if room is None:
            if id not in self._loading:
                self._loading[id] = self.keep(self._load(id))
            room = await asyncio.shield(self._loading[id])
        if id in self.rooms:
            self.rooms.move_to_end(id)
        return room

    async def current_room(self, id: str) -> Room:
        """The same, with what other processes stored of which no news has come yet."""
        room = await self.room(id)
        if not self.alone:
            async with room.lock:
                await room.catch_up()
        return room

    async def _load(self, id: str) -> Room:
        try:
            room = Room(self, await self.storage.run(tables.load, id))
            await room.load()
            self.rooms[id] = room
            self._forget()
            return room
        finally:
            del self._loading[id]

    def _forget(self) -> None:
        for id, room in list(self.rooms.items())[:-1]:
            if len(self.rooms) <= ROOMS:
                return
            if not room.viewers and not room.thinking.busy and not room.lock.locked():
                del self.rooms[id]

    def info(self, table: TableData, person: str) -> TableInfo:
        """A table of a list; loaded or not."""
        room = self.rooms.get(table.id)
        online = room.online() if room else set()
        return tables.info(table, person, online, self.shelf.teams(table.game, len(table.chairs)))

    # News from other processes

    async def hear(self, news: News) -> None:
        if news.what == "sessions":
            self._end_sessions(news.sessions)
        elif news.what == "turn":
            self._turn(news)
        elif news.table in self.rooms:
            room = self.rooms[news.table]
            if news.what == "chat":
                await room.tell_chat()
            elif news.what == "online":
                room.online_elsewhere[news.sender] = (time.monotonic(), news.people)
                room.tell_table()
            else:
                async with room.lock:
                    await room.catch_up()

    def announce(self, news: News) -> None:
        """Tell the other processes, without waiting for it."""
        if not self.alone:
            self.keep(self.hub.tell(news))

    async def catch_up(self) -> None:
        """After the news failed for a while: see for every table what is new."""
        for room in list(self.rooms.values()):
            async with room.lock:
                await room.catch_up()
            await room.tell_chat()

    def _end_sessions(self, sessions: list[str]) -> None:
        for room in self.rooms.values():
            for viewer in room.viewers:
                if viewer.session in sessions:
                    viewer.close(ENDED)

    # Whose turn it is

    def tell_turns(self, room: Room) -> None:
        """Tell the people who are asked now and were not before."""
        asked = set() if room.play is None else set(room.play.asked_in_truth())
        fresh, room.told_turns = asked - room.told_turns, asked
        for seat in sorted(fresh):
            if room.table.chairs[seat].by_person:
                news = News("turn", table=room.table.id, seat=seat, people=[room.table.chairs[seat].person])
                self._turn(news)
                self.announce(news)

    async def turns_now(self, person: str) -> list[Turn]:
        """Where a person is asked, as everybody may know."""
        mine, _ = await self.storage.run(tables.lists, person)
        running = [table for table in mine if table.status == "running"]
        return [Turn(table.id, seat) for table in running for seat in table.seats_of(person) if seat in table.asked]

    def _turn(self, news: News) -> None:
        for person in news.people:
            for queue in self.turns.get(person, ()):
                with contextlib.suppress(asyncio.QueueFull):
                    queue.put_nowait(Turn(news.table, news.seat))

    # Clocks, and bots that nobody looks after

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._say_who_is_here()
            try:
                for id, bots in await self.storage.run(_due, self.watch.now()):
                    await self._look_at(id, bots)
            except Exception:
                log.exception("looking after the tables failed")

    async def _sweep(self) -> None:
        while True:
            try:
                await self.storage.run(sweeping.sweep, self.watch.now())
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.storage.run(self.watch.beat)
            except Exception:
                log.exception("the clock was not stored")

    def _say_who_is_here(self) -> None:
        """From time to time, as other processes forget it."""
        now = time.monotonic()
        if not self.alone and now > self._said_who + SAY_WHO_SECONDS:
            self._said_who = now
            for room in self.rooms.values():
                if room.viewers:
                    room.announce_online()

    async def _look_at(self, id: str, bots: bool) -> None:
        room = await self.room(id)
        async with room.lock:
            await room.catch_up()
            await time_out(room)
        if bots:
            room.thinking.look(room)


def _after_a_break(db: Connection, alone: bool, now: float) -> None:
    """At the start: nobody loses by time for a while, and if we are alone the bots go on at once."""
    late = now + GRACE_SECONDS
    running = rows.tables.c.status == "running"
    db.execute(update(rows.tables).where(running, rows.tables.c.deadline < late).values(deadline=late))
    if alone:
        db.execute(update(rows.tables).where(running, rows.tables.c.bots_due.is_not(None)).values(bots_due=0.0))


def _due(db: Connection, now: float) -> list[tuple[str, bool]]:
    """The tables that need a look, each with whether its bots do; they are ours for a while."""
    late = or_(rows.tables.c.deadline <= now, rows.tables.c.bots_due <= now)
    query = select(rows.tables.c.id, rows.tables.c.bots_due).where(rows.tables.c.status == "running", late).limit(50)
    found = []
    for id, due in db.execute(query).all():
        bots = due is not None and due <= now
        if bots:
            same = (rows.tables.c.id == id, rows.tables.c.bots_due == due)
            bots = db.execute(update(rows.tables).where(*same).values(bots_due=now + BOTS_LEASE)).rowcount == 1
        found.append((id, bots))
    return found
