"""The server's own clock: seconds during which it is there for people. The clocks of the games go by it.

The time of day jumps when it is corrected, goes on while a laptop sleeps, and may be wrong at the start; here none of
that costs or gives anybody time. Only what passes by the monotonic clock counts, of a long gap (the machine stood
still) only a little, and nothing while no process runs: where the clock stands is stored from time to time, and the
next process goes on from there. Processes that run at once agree, as each takes over a clock that is ahead of its own.
"""

import threading
from time import monotonic, time

from sqlalchemy import Column, Connection, Float, Integer, Table, func, insert, or_, select, update

from consigliere.server.store import rows
from consigliere.server.store.schema import metadata

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("wall", Float, nullable=False),
)
BEAT_SECONDS = 10.0
ALIVE_SECONDS = 1.5 * BEAT_SECONDS  # so long after its last word another process may still be there
LONGEST_LOOK = 10.0  # somebody looks twice a second; if not, the machine stood still
IDLE_SECONDS = 3600.0  # so seldom it is stored where nobody needs it


class Watch:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._looked = monotonic()
        self._now = time()

    def now(self) -> float:
        with self._lock:
            looked = monotonic()
            self._now += min(max(0.0, looked - self._looked), LONGEST_LOOK)
            self._looked = looked
            return self._now

    def start(self, db: Connection) -> None:
        """Go on where the last process stopped, or where those are that run."""
        found = db.execute(select(clock)).first()
        if found is None:
            db.execute(insert(clock).values(id=1, at=self.now(), wall=_wall(db)))
            return
        since = _wall(db) - found.wall
        with self._lock:
            self._now = found.at + (since if 0 <= since <= ALIVE_SECONDS else 0.0)

    def beat(self, db: Connection) -> None:
        """Say where we are, where somebody may need it, and take over a clock that is ahead."""
        found = db.execute(select(clock)).one()
        now = self.now()
        if found.at > now:
            with self._lock:
                self._now = max(self._now, found.at)
        elif now > found.at + IDLE_SECONDS or _is_needed(db):
            ahead = update(clock).where(clock.c.at < now)
            db.execute(ahead.values(at=now, wall=_wall(db)))


def _is_needed(db: Connection) -> bool:
    """Whether any game goes by the clock."""
    due = or_(rows.tables.c.deadline.is_not(None), rows.tables.c.bots_due.is_not(None))
    query = select(rows.tables.c.id).where(rows.tables.c.status == "running", due).limit(1)
    return db.execute(query).first() is not None


def _wall(db: Connection) -> float:
    """The time of day; where several processes share a database, its own."""
    if db.dialect.name == "postgresql":
        return float(db.scalar(select(func.extract("epoch", func.clock_timestamp()))) or 0.0)
    return time()
