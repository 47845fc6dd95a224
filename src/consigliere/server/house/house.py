"""All tables of a process: loads them when needed, hears of them from other processes.

A room lives as long as anybody holds it: a socket, a command, a bot that thinks. While it lives it is the only one of
its table in this process, for `rooms` finds it; the last used are held too, to save loading them again.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from consigliere.server.house.hub import Hub, News
from consigliere.server.house.kept import Kept
from consigliere.server.house.lobby import Lobby
from consigliere.server.house.rooms import STOPPED, Room
from consigliere.server.house.rounds import Rounds
from consigliere.server.house.sessions import ENDED, Sessions
from consigliere.server.house.turns import Turn, TurnStreams
from consigliere.server.limits import Limiter
from consigliere.server.messages import TableInfo
from consigliere.server.metrics import Metrics
from consigliere.server.store import damage, rows, tables
from consigliere.server.store.damage import Stopped
from consigliere.server.store.storage import Storage
from consigliere.server.store.watch import Watch
from consigliere.server.table import setting
from consigliere.server.table.bots.processes import BotProcesses
from consigliere.server.table.setting import TableData
from consigliere.server.table.shelf import Shelf
from consigliere.server.table.wrong import Wrong

ROOMS = 200  # tables kept loaded that nobody watches
GRACE_SECONDS = 30.0  # what a person whose time ran out while the server was down still gets
DRAIN_SECONDS = 10.0
T = TypeVar("T")


class House:
    def __init__(
        self, storage: Storage, shelf: Shelf, hub: Hub, pool: BotProcesses, limiter: Limiter, metrics: Metrics
    ) -> None:
        self.storage = storage
        self.shelf = shelf
        self.hub = hub
        self.pool = pool
        self.limiter = limiter
        self.metrics = metrics
        self.watch = Watch()
        self.alone = type(hub) is Hub
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.sessions = Sessions(storage)
        self.turns = TurnStreams()
        self.rounds = Rounds(self)
        self.lobby = Lobby(self)
        self.kept = Kept()
        self.stopped = Stopped(metrics)
        self.in_flight: set[asyncio.Task[Any]] = set()
        self.closing = False
        self._recent: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._missed = False
        self._catching_up: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # Beginning and end

    async def open(self) -> None:
        self.hub.listener = self.hear
        self.hub.after_break = self.after_break
        await self._start_watch()
        await self.storage.run(_after_a_break, self.alone, self.watch.now())
        await self.hub.start()
        self.rounds.start()

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
        self.turns.close(ENDED)

    def bot_took(self, bot: str, seconds: float) -> None:
        self.metrics.bot_seconds.labels(bot).observe(seconds)

    def bot_failed(self, bot: str) -> None:
        self.metrics.bot_fallbacks.labels(bot).inc()

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
        try:
            return await asyncio.shield(task)
        finally:
            del task  # its error would hold this frame, and this frame the error, and both the room

    # Rooms

    async def room(self, id: str) -> Room:
        """The room of a table, loaded."""
        room = self.rooms.get(id)
        if room is None:
            if id not in self._loading:
                self._loading[id] = self.keep(self._load(id))
            room = await asyncio.shield(self._loading[id])
        self._recent[id] = room
        self._recent.move_to_end(id)
        while len(self._recent) > ROOMS:
            self._recent.popitem(last=False)
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
            with damage.reading():
                room = Room(self, await self.storage.run(tables.load, id))
                await room.load()
            self.stopped.forget(id)
            self.rooms[id] = room
            return room
        except Wrong as error:
            if error.message != "error-no-table":
                await self.stop(id, error)
            raise
        finally:
            del self._loading[id]

    async def stop(self, id: str, error: Exception) -> None:
        """A table cannot go on: those who are there are shown out, and find out why when they come back."""
        self.stopped.note(id, error)
        room = self.rooms.pop(id, None)
        self._recent.pop(id, None)
        if room is not None:
            room.thinking.stop()
            for viewer in room.viewers:
                viewer.close(STOPPED)
        await self.storage.run(damage.stop, id)

    def info(self, table: TableData, person: str) -> TableInfo:
        """A table of a list; loaded or not."""
        room = self.rooms.get(table.id)
        online = room.online() if room else set()
        return setting.info(table, person, online, self.shelf.teams(table.game, table.options, len(table.chairs)))

    # News from other processes

    def hear(self, news: News) -> None:
        if news.what == "sessions":
            self.sessions.end(news.sessions)
        elif news.what == "turn":
            self.turns.tell(news.people, Turn(news.table, news.seat))
        elif news.what == "look":
            self.after_break()
        else:
            room = self.rooms.get(news.table)
            if room is not None and not (news.row is not None and room.take(news.row)):
                self.keep(self.rounds.attempt(f"news {news.table}", self._hear_of(room, news)))

    async def _hear_of(self, room: Room, news: News) -> None:
        if news.what == "chat":
            await room.tell_chat()
        elif news.what == "online":
            room.hear_who_is_elsewhere(news.sender, news.people)
        else:
            await room.refresh()

    def announce(self, news: News) -> None:
        """Tell the other processes."""
        if not self.alone:
            self.hub.tell(news)

    async def changed(self, id: str) -> None:
        """Something about a table is different in the database: everybody looks."""
        room = self.rooms.get(id)
        if room is not None:
            await self.rounds.attempt(f"news {id}", room.refresh())
        self.announce(News("table", table=id))

    def after_break(self) -> None:
        """News may have been lost: see for everything what is new."""
        self._missed = True
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = self.keep(self._catch_up())

    async def _catch_up(self) -> None:
        while self._missed:
            self._missed = False
            await self.rounds.attempt("sessions", self.sessions.look())
            self.turns.look_again()
            await self.rounds.at_each(list(self.rooms.values()), self._look_anew)

    async def _look_anew(self, room: Room) -> None:
        await room.refresh()
        await room.tell_chat()

    # Whose turn it is

    def tell_turns(self, room: Room) -> None:
        """Tell the people who are asked now and were not before."""
        asked = set() if room.play is None else set(room.play.asked_in_truth())
        fresh, room.told_turns = asked - room.told_turns, asked
        for seat in sorted(fresh):
            chair = room.table.chairs[seat]
            if chair.by_person:
                self.turns.tell([chair.person], Turn(room.table.id, seat))
                self.announce(News("turn", table=room.table.id, seat=seat, people=[chair.person]))


def _after_a_break(db: Connection, alone: bool, now: float) -> None:
    """At the start: nobody loses by time for a while, and if we are alone the bots go on at once."""
    damage.go_on(db)
    late = now + GRACE_SECONDS
    running = rows.tables.c.status == "running"
    db.execute(update(rows.tables).where(running, rows.tables.c.deadline < late).values(deadline=late))
    if alone:
        db.execute(update(rows.tables).where(running, rows.tables.c.bots_due.is_not(None)).values(bots_due=0.0))
