"""What is open for a session, sockets and streams: it ends with the session, whoever ended it and wherever.

News of an ended session close it at once. As news may be lost every process also looks into the database, all its
sessions in one query; and whoever acts must have been found there within the last two seconds.
"""

import asyncio
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from math import inf

from sqlalchemy import Connection, select

from consigliere.server.store import people
from consigliere.server.store.storage import Storage
from consigliere.server.table.wrong import Wrong

ENDED = 4001  # why a socket is closed
LOOK_SECONDS = 1.0
TRUSTED_SECONDS = 2.0
AT_ONCE = 1000


class Wire:
    """A socket or a stream. `proven`: when its session was last found in the database."""

    def __init__(self, session: str, proven: float = -inf) -> None:
        self.session = session
        self.proven = proven
        self.closed = False

    def close(self, code: int) -> None:
        self.closed = True


class Sessions:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._wires: dict[str, set[Wire]] = {}
        self._looking: asyncio.Task[None] | None = None

    @contextmanager
    def open(self, wire: Wire) -> Iterator[None]:
        """As long as this lasts the wire hears when its session ends."""
        self._wires.setdefault(wire.session, set()).add(wire)
        try:
            yield
        finally:
            mine = self._wires[wire.session]
            mine.discard(wire)
            if not mine:
                del self._wires[wire.session]

    def end(self, sessions: Iterable[str]) -> None:
        for session in sessions:
            for wire in self._wires.get(session, ()):
                wire.close(ENDED)

    async def check(self, wire: Wire) -> None:
        """Whoever acts does so for a session that has not ended."""
        if time.monotonic() - wire.proven > TRUSTED_SECONDS and not wire.closed:
            await self.look()
        if wire.closed:
            raise Wrong(401, "error-no-identity")

    async def look(self) -> None:
        """Close what belongs to sessions that are not in the database; who comes meanwhile shares the look."""
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        await asyncio.shield(self._looking)

    async def _look(self) -> None:
        try:
            at, known = time.monotonic(), list(self._wires)
            for some in (known[first : first + AT_ONCE] for first in range(0, len(known), AT_ONCE)):
                good = await self._storage.run(_good, some)
                self.end(session for session in some if session not in good)
                self._prove(good, at)
        finally:
            self._looking = None

    def _prove(self, sessions: Iterable[str], at: float) -> None:
        for session in sessions:
            for wire in self._wires.get(session, ()):
                wire.proven = max(wire.proven, at)


def _good(db: Connection, ids: list[str]) -> set[str]:
    """Those of these sessions that have not ended."""
    late = time.time() - people.SESSION_SECONDS
    query = select(people.sessions.c.id).where(people.sessions.c.id.in_(ids), people.sessions.c.used > late)
    return set(db.scalars(query))
