"""The game of a table from what is stored of it: the latest snapshot and the rows since, or all rows from the first.

A snapshot only saves time: one that is damaged is made again. Rows are all there is: one that is damaged is too much.
"""

import logging

from sqlalchemy import Connection
from sqlalchemy.exc import InterfaceError, OperationalError

from consigliere.kernel import Game
from consigliere.server.store import rows
from consigliere.server.table import play
from consigliere.server.table.again import Gap, begin, follow
from consigliere.server.table.play import Play
from consigliere.server.table.row import Row
from consigliere.server.table.setting import TableData

log = logging.getLogger("consigliere.server")


def load(db: Connection, game: Game, table: TableData) -> Play | None:
    """The game as it stands; none if it has not begun."""
    found = rows.latest_snapshot(db, table.id)
    if found is None:
        return replay(db, game, table)
    try:
        return go_on(opened(game, table, found), rows.rows_since(db, table.id, found[0] - 1))
    except (OperationalError, InterfaceError):
        raise
    except Exception as error:
        loaded = replay(db, game, table)
        log.error("the snapshot of table %s was damaged and is made again", table.id, exc_info=error)
        keep(db, table.id, loaded)
        return loaded


def replay(db: Connection, game: Game, table: TableData, until: int = rows.LAST) -> Play | None:
    """The game again from its first row."""
    found = rows.rows_since(db, table.id, 0, until)
    if not found:
        return None
    begun, _ = begin(game, table, found[0])
    return follow(begun, found[1:])


def go_on(snapshot: Play, found: list[Row]) -> Play:
    """From a snapshot, which must be of the first of these rows."""
    if not found or (found[0].seq, found[0].seen) != (snapshot.seq, snapshot.seen):
        raise Gap(f"snapshot {snapshot.seq} is of no row")
    return follow(snapshot, found[1:])


def opened(game: Game, table: TableData, found: tuple[int, bytes]) -> Play:
    """The play of a snapshot, whose number must be its own."""
    seq, data = found
    restored = play.from_snapshot(game, table.clock, rows.unsealed(data), table.practice)
    if restored.seq != seq or len(restored.seen) != restored.spectator + 1:
        raise Gap(f"snapshot {seq} is {restored.seq}")
    return restored


def keep(db: Connection, id: str, played: Play | None) -> None:
    """The snapshot of now in the place of all others."""
    rows.forget_snapshots(db, id)
    if played is not None:
        rows.keep_snapshot(db, id, played.seq, played.snapshot())
