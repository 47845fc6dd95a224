"""A table that cannot be read, or not be played again from its rows: it stops, alone, and says so.

The database says `stopped`, so that nobody waits for it; whoever opens it makes another try, and so does every start of
a server. What is missing may be back then: a pack, a version of the rules, or rows from a backup.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import InterfaceError, OperationalError

from consigliere.server.metrics import Metrics
from consigliere.server.store import rows
from consigliere.server.table.wrong import Wrong

log = logging.getLogger("consigliere.server")


class Damaged(Wrong):
    def __init__(self) -> None:
        super().__init__(409, "error-table-damaged")


@contextmanager
def reading() -> Iterator[None]:
    """Whatever goes wrong while something stored is read and played again is damage, unless the database is away."""
    try:
        yield
    except (OperationalError, InterfaceError, Wrong):
        raise
    except Exception as error:
        raise Damaged from error


class Stopped:
    """The tables that this process has found it cannot open, each told once."""

    def __init__(self, metrics: Metrics) -> None:
        self._known: set[str] = set()
        self._metrics = metrics

    def note(self, id: str, error: Exception) -> None:
        if id not in self._known:
            self._known.add(id)
            self._metrics.stopped.inc()
            log.error("table %s stopped: %s", id, getattr(error, "message", error), exc_info=error)

    def forget(self, id: str) -> None:
        self._known.discard(id)


def stop(db: Connection, id: str) -> None:
    """A finished game stays one, even if it cannot be shown."""
    here = rows.tables.c.id == id
    db.execute(update(rows.tables).where(here, rows.tables.c.status != "over").values(status="stopped"))


def go_on(db: Connection) -> None:
    """All that were stopped get another chance."""
    stopped = rows.tables.c.status == "stopped"
    begun = rows.tables.c.id.in_(select(rows.moves.c.table))
    db.execute(update(rows.tables).where(stopped, begun).values(status="running"))
    db.execute(update(rows.tables).where(stopped).values(status="waiting"))
