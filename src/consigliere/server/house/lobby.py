"""The tables that anybody may find: where people are come first, and nobody fills the list, alone or from one address.

The list is the same for all who sit at none of its tables, so it is read and written out once for all of them, and is
used for a moment or until something changes here.
"""

import asyncio
import time
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple, cast

import msgspec
from sqlalchemy import Connection, Select, and_, func, or_, select, update

from consigliere.server.limits import ASKING
from consigliere.server.messages import TableInfo
from consigliere.server.store import rows, tables
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong

if TYPE_CHECKING:
    from consigliere.server.house.house import House

FRESH_SECONDS = 1.0
VISIT_SECONDS = 20.0
HERE_SECONDS = 60.0  # so long after a visit people are thought to be there
GONE_SECONDS = 24 * 3600.0  # so long without one a table stays in the list
MOST = 100
NOWHERE = -1


class Listed(NamedTuple):
    """A table of the list, whom it concerns, and what all others are told of it."""

    table: TableData
    people: frozenset[str]
    told: bytes


class Lobby:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._known: list[Listed] = []
        self._until = 0.0
        self._looking: asyncio.Task[list[Listed]] | None = None

    async def listed(self, person: str) -> list[TableInfo]:
        """The list as a person may see it; most of it is written out already."""
        return [
            self._house.info(entry.table, person)
            if person in entry.people
            else cast(TableInfo, msgspec.Raw(entry.told))
            for entry in await self._entries()
        ]

    def changed(self) -> None:
        """Somebody came or went: who asks next is told."""
        self._until, self._looking = 0.0, None

    async def note_visits(self) -> None:
        """Store where people are, for all processes."""
        here = [room.table.id for room in list(self._house.rooms.values()) if room.table.listed and room.visited]
        if here:
            await self._house.storage.run(_visit, here, self._house.watch.now())

    async def check(self, person: str) -> None:
        """Whether a person may list another table."""
        limits, now = self._house.limiter.limits, self._house.watch.now()
        own, near = await self._house.storage.run(_how_many, person, place(), now)
        if own >= limits.listed_each or near >= limits.listed_per_address:
            raise Wrong(429, "error-too-many-listed")

    async def _entries(self) -> list[Listed]:
        if time.monotonic() < self._until:
            return self._known
        if self._looking is None:
            self._looking = self._house.keep(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> list[Listed]:
        looking = asyncio.current_task()
        try:
            found = await self._house.storage.run(_list, self._house.watch.now())
            entries = [self._entry(table) for table in found]
            if self._looking is looking:
                self._known, self._until = entries, time.monotonic() + FRESH_SECONDS
        finally:
            if self._looking is looking:
                self._looking = None
        return entries

    def _entry(self, table: TableData) -> Listed:
        people = frozenset({table.owner, *(chair.person for chair in table.chairs)})
        return Listed(table, people, msgspec.json.encode(self._house.info(table, "")))


def place() -> int:
    """Where whoever asks is, told so roughly that it says nothing of them: many addresses share a number."""
    address = ASKING.get()
    return int.from_bytes(blake2b(address.encode(), digest_size=2).digest()) if address else NOWHERE


def _shown(now: float) -> Select[tuple[str]]:
    """Listed, to be joined or watched, and visited not too long ago."""
    table = rows.tables.c
    joinable = or_(table.status == "waiting", and_(table.status == "running", table.spectators))
    return select(table.id).where(table.listed, joinable, table.visited > now - GONE_SECONDS)


def _list(db: Connection, now: float) -> list[TableData]:
    """Where people are first, of those where one can join first, then the newest."""
    table = rows.tables.c
    order = (table.visited <= now - HERE_SECONDS, table.status != "waiting", table.created.desc())
    found = select(rows.tables).where(table.id.in_(_shown(now))).order_by(*order).limit(MOST)
    return tables.many(db, db.execute(found).all())


def _how_many(db: Connection, person: str, where: int, now: float) -> tuple[int, int]:
    """How many tables in the list are of this person, and how many from this place."""
    table = rows.tables.c

    def count(condition: object) -> int:
        shown = _shown(now).where(condition).subquery()  # type: ignore[arg-type]
        return db.scalar(select(func.count()).select_from(shown)) or 0

    return count(table.owner == person), 0 if where == NOWHERE else count(table.place == where)


def _visit(db: Connection, ids: list[str], now: float) -> None:
    db.execute(update(rows.tables).where(rows.tables.c.id.in_(ids)).values(visited=now))
