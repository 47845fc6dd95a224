"""What a process does by itself from time to time: clocks, bots that nobody asks, sessions that ended elsewhere, tables
of which no news came, sweeping. One table that makes trouble holds up none of the others."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, or_, select, update

from consigliere.server.house import sessions
from consigliere.server.house.lobby import VISIT_SECONDS
from consigliere.server.house.rooms import BOTS_LEASE, Room
from consigliere.server.house.timing import time_out
from consigliere.server.store import results, rows, sweeping, tables
from consigliere.server.store.watch import BEAT_SECONDS
from consigliere.server.table.wrong import Wrong

if TYPE_CHECKING:
    from consigliere.server.house.house import House

log = logging.getLogger("consigliere.server")
LOOK_SECONDS = 0.5
AT_ONCE = 50
PATIENCE = 5.0  # so long a table keeps the next round waiting
POSTPONED_SECONDS = 8.0  # after so long a table that made trouble is looked at again, then after twice as long
POSTPONED_MOST = 600.0
SAY_WHO_SECONDS = 20.0
SWEEP_SECONDS = 3600.0
NEWS_SECONDS = 3.0
TABLES_AT_ONCE = 500
TOGETHER = 20
Work = Callable[[], Awaitable[None]]
Mark = tuple[int, int, float, str | None]


class Rounds:
    def __init__(self, house: "House") -> None:
        self.house = house
        self._failed: dict[str, int] = {}
        self._looked_at: set[str] = set()

    def start(self) -> None:
        self._begin("clocks", LOOK_SECONDS, self.clocks)
        self._begin("sessions", sessions.LOOK_SECONDS, self.house.sessions.look)
        self._begin("beat", BEAT_SECONDS, self.beat)
        self._begin("visits", VISIT_SECONDS, self.house.lobby.note_visits)
        if not self.house.alone:
            self._begin("online", SAY_WHO_SECONDS, self.say_who_is_here)
            self._begin("news", NEWS_SECONDS, self.look_for_news)
        self.house.keep(self._sweep())
        self.house.keep(self.attempt("counting", self.count_old_games()))

    def _begin(self, name: str, seconds: float, work: Work) -> None:
        self.house.keep(self._again(name, seconds, work))

    async def _again(self, name: str, seconds: float, work: Work) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.attempt(name, work())

    async def _sweep(self) -> None:
        while True:
            for sweep in sweeping.SWEEPS:
                await self.attempt(sweep.__name__, self.house.storage.run(sweep, self.house.watch.now()))
            await asyncio.sleep(SWEEP_SECONDS)

    async def count_old_games(self) -> None:
        """Those that ended under a version that did not count them, one by one."""
        for id in await self.house.storage.run(results.uncounted):
            await self.attempt("counting", self.house.storage.run(self._count, id))

    def _count(self, db: Connection, id: str) -> None:
        table = tables.load(db, id)
        results.count_stored(db, self.house.shelf.stored(table.game, table.rules, table.pack), table)

    async def attempt(self, name: str, work: Awaitable[object]) -> bool:
        """Whether it went well. What goes wrong time after time is told less and less often; what is refused says so
        itself."""
        try:
            await work
        except Exception as error:
            times = self._failed[name] = self._failed.get(name, 0) + 1
            self.house.metrics.failures.labels(name.partition(" ")[0]).inc()
            if times & (times - 1) == 0 and not isinstance(error, Wrong):
                log.error("failed: %s, %s times", name, times, exc_info=error)
            return False
        self._failed.pop(name, None)
        return True

    async def at_each(self, rooms: Sequence[Room], work: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
        """Do it for some rooms at a time; one that hangs does not hold up the others for long."""
        for first in range(0, len(rooms), TOGETHER):
            some = rooms[first : first + TOGETHER]
            tasks = [self.house.keep(self.attempt(f"news {room.table.id}", work(room))) for room in some]
            await asyncio.wait(tasks, timeout=PATIENCE)

    # Clocks, and bots that nobody looks after

    async def clocks(self) -> None:
        """Look at the tables that are due, all at once; one that hangs is left alone until it comes back."""
        due = await self.house.storage.run(_due, self.house.watch.now(), list(self._looked_at))
        looks = [self.house.keep(self._look_at(id, bots)) for id, bots in due]
        if looks:
            await asyncio.wait(looks, timeout=PATIENCE)

    async def _look_at(self, id: str, bots: bool) -> None:
        self._looked_at.add(id)
        try:
            if not await self.attempt(f"table {id}", self._serve(id, bots)):
                await self.attempt("postponing", self._postpone(id))
        finally:
            self._looked_at.discard(id)

    async def _serve(self, id: str, bots: bool) -> None:
        room = await self.house.room(id)
        async with room.lock:
            await room.catch_up()
            await time_out(room)
        if bots:
            room.thinking.look(room)

    async def _postpone(self, id: str) -> None:
        """Not now, so that others have their turn."""
        wait = min(POSTPONED_SECONDS * 2.0 ** (self._failed.get(f"table {id}", 1) - 1), POSTPONED_MOST)
        await self.house.storage.run(_put_off, id, self.house.watch.now() + wait)

    async def beat(self) -> None:
        """Store where the server's clock stands."""
        await self.house.storage.run(self.house.watch.beat)

    # The other processes

    async def say_who_is_here(self) -> None:
        """As other processes forget it, and we forget them."""
        await self.at_each([room for room in self.house.rooms.values() if room.viewers], self._say_who_is_at)

    async def _say_who_is_at(self, room: Room) -> None:
        room.announce_online()
        room.tell_online()

    async def look_for_news(self) -> None:
        """See in the database which of our tables have something new, in case no news of it came."""
        known = list(self.house.rooms)
        for first in range(0, len(known), TABLES_AT_ONCE):
            marks = await self.house.storage.run(_marks, known[first : first + TABLES_AT_ONCE])
            found = [(self.house.rooms.get(id), mark) for id, mark in marks]
            fresh = {room: mark for room, mark in found if room is not None and _marked(room) != mark}
            await self.at_each(list(fresh), partial(self._take_in, fresh))

    async def _take_in(self, marks: dict[Room, Mark], room: Room) -> None:
        await room.refresh()
        if room.chat_mark != marks[room][1]:
            room.chat_mark = marks[room][1]
            await room.tell_chat()


def _marked(room: Room) -> Mark:
    return room.play.seq if room.play else 0, room.chat_mark, room.table.moved, room.table.rematch


def _marks(db: Connection, ids: list[str]) -> list[tuple[str, Mark]]:
    """What changes when anything happens at these tables."""
    seq = select(func.max(rows.moves.c.seq)).where(rows.moves.c.table == rows.tables.c.id).scalar_subquery()
    line = select(func.max(rows.chat.c.id)).where(rows.chat.c.table == rows.tables.c.id).scalar_subquery()
    query = select(rows.tables.c.id, seq, line, rows.tables.c.moved, rows.tables.c.rematch)
    found = db.execute(query.where(rows.tables.c.id.in_(ids))).all()
    return [(id, (last or 0, said or 0, moved, rematch)) for id, last, said, moved, rematch in found]


def _due(db: Connection, now: float, busy: list[str]) -> list[tuple[str, bool]]:
    """The tables that need a look, each with whether its bots do; they are ours for a while."""
    late = or_(rows.tables.c.deadline <= now, rows.tables.c.bots_due <= now)
    where = (rows.tables.c.status == "running", late, rows.tables.c.id.not_in(busy))
    query = select(rows.tables.c.id, rows.tables.c.bots_due).where(*where)
    found = []
    for id, due in db.execute(query.limit(AT_ONCE)).all():
        bots = due is not None and due <= now
        if bots:
            same = (rows.tables.c.id == id, rows.tables.c.bots_due == due)
            bots = db.execute(update(rows.tables).where(*same).values(bots_due=now + BOTS_LEASE)).rowcount == 1
        found.append((id, bots))
    return found


def _put_off(db: Connection, id: str, until: float) -> None:
    for due in (rows.tables.c.deadline, rows.tables.c.bots_due):
        db.execute(update(rows.tables).where(rows.tables.c.id == id, due < until).values({due: until}))
