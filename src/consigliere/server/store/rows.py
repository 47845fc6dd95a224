"""What is stored of tables: who sits there, everything that happened, positions to load quickly, chat.

`moves` only grows. Its primary key (table, seq) is the lock: of two who write the same seq one is refused. The unique
(table, person, command) makes a repeated command harmless.
"""

from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    delete,
    false,
    insert,
    select,
    true,
    update,
)

from consigliere.server.store.schema import metadata
from consigliere.server.table.row import ClockState, Details, Happening, Row

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("pack", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("owner", String(32), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("timeout", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("asked", Text, nullable=False),
    Column("ending", String(16), nullable=False),
    Column("returns", Text, nullable=False),
    Column("rematch", String(32)),
    Column("deadline", Float, index=True),
    Column("bots_due", Float, index=True),
    Column("origin", String(16), nullable=False, server_default="new"),
    Column("place", Integer, nullable=False, server_default="-1"),
    Column("visited", Float, nullable=False, server_default="0"),
    Column("scores", Text, nullable=False, server_default="null"),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("counted", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_listed", "listed", "status", "moved"),
)
seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("bot", String(32), nullable=False),
    Column("away", Boolean, nullable=False),
)
visitors = Table(
    "visitors",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("saw", Integer, nullable=False),
    Column("sent_away", Boolean, nullable=False),
)
moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("data", Text, nullable=False),
    Column("command", String(64), nullable=False),
    Column("person", String(32), nullable=False),
    Column("events", Text, nullable=False),
    Column("seen", Text, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "person", "command"),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("audience", String(16), nullable=False),
    Column("n", Integer, nullable=False),
    Column("channel", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("command", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "audience", "n"),
    UniqueConstraint("table", "person", "command"),
)


class Lines:
    """Each JSON column with the type it holds."""

    details = msgspec.json.Decoder(Details)
    events = msgspec.json.Decoder(list[Happening])
    seen = msgspec.json.Decoder(list[int])
    clocks = msgspec.json.Decoder(ClockState | None)


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# Moves

_INSERT = insert(moves)
_SINCE = (
    select(moves)
    .where(moves.c.table == bindparam("id"), moves.c.seq > bindparam("after"), moves.c.seq <= bindparam("until"))
    .order_by(moves.c.seq)
)
_COMMAND = select(moves).where(
    moves.c.table == bindparam("id"), moves.c.person == bindparam("who"), moves.c.command == bindparam("which")
)
LAST = 2**31 - 1


def add_row(db: Connection, table: str, row: Row) -> None:
    db.execute(_INSERT, _columns(table, row))


def add_rows(db: Connection, table: str, rows: list[Row]) -> None:
    db.execute(_INSERT, [_columns(table, row) for row in rows])


def rows_since(db: Connection, table: str, after: int = 0, until: int = LAST) -> list[Row]:
    return [_row(found) for found in db.execute(_SINCE, {"id": table, "after": after, "until": until})]


def row_of_command(db: Connection, table: str, person: str, command: str) -> Row | None:
    found = db.execute(_COMMAND, {"id": table, "who": person, "which": command}).first()
    return None if found is None else _row(found)


def _columns(table: str, row: Row) -> dict[str, object]:
    return {
        "table": table,
        "seq": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "action": row.action,
        "data": to_json(row.details),
        "command": row.command,
        "person": row.person,
        "events": to_json(row.events),
        "seen": to_json(row.seen),
        "clocks": to_json(row.clocks),
        "at": row.at,
    }


def _row(found: Any) -> Row:
    return Row(
        seq=found.seq,
        kind=found.kind,
        seat=found.seat,
        action=found.action,
        details=Lines.details.decode(found.data),
        command=found.command,
        person=found.person,
        events=Lines.events.decode(found.events),
        seen=Lines.seen.decode(found.seen),
        clocks=Lines.clocks.decode(found.clocks),
        at=found.at,
    )


# Snapshots: the latest is enough

SEAL = b"\x01"  # no snapshot itself begins so
DIGEST = 8
_SNAPSHOT = (
    select(snapshots.c.seq, snapshots.c.data)
    .where(snapshots.c.table == bindparam("id"))
    .order_by(snapshots.c.seq.desc())
    .limit(1)
)


def latest_snapshot(db: Connection, table: str) -> tuple[int, bytes] | None:
    found = db.execute(_SNAPSHOT, {"id": table}).first()
    return None if found is None else (found.seq, found.data)


def keep_snapshot(db: Connection, table: str, seq: int, data: bytes) -> None:
    """Put the newest in the place of the older ones."""
    forget_snapshots(db, table)
    db.execute(insert(snapshots).values(table=table, seq=seq, data=sealed(data)))


def forget_snapshots(db: Connection, table: str) -> None:
    db.execute(delete(snapshots).where(snapshots.c.table == table))


def sealed(data: bytes) -> bytes:
    """With a digest, which tells whether it still is what it was."""
    return SEAL + blake2b(data, digest_size=DIGEST).digest() + data


def unsealed(data: bytes) -> bytes:
    """Without; the oldest snapshots have none."""
    if not data.startswith(SEAL):
        return data
    digest, rest = data[len(SEAL) : len(SEAL) + DIGEST], data[len(SEAL) + DIGEST :]
    if blake2b(rest, digest_size=DIGEST).digest() != digest:
        raise ValueError("not what it was")
    return rest


# The table itself

_TABLE = select(tables).where(tables.c.id == bindparam("id"))
_CHANGE = update(tables).where(tables.c.id == bindparam("which"))


def find_table(db: Connection, table: str) -> Any:
    return db.execute(_TABLE, {"id": table}).first()


def change_table(db: Connection, table: str, **values: object) -> None:
    db.execute(_CHANGE, {"which": table, **values})


def change_seat(db: Connection, table: str, seat: int, **values: object) -> None:
    db.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(values))
