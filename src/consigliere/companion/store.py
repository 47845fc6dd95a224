"""Games beside a box in the database: each is the text that the companion writes, saved after every answer."""

import secrets
import time
from base64 import b32encode
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Float, Integer, Row, String, Table, Text, delete, insert, select, update

from consigliere.server.store.schema import OWNER, metadata
from consigliere.server.table.wrong import Wrong

companions = Table(
    "companions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True, info=OWNER),
    Column("text", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)
ID_BYTES = 10
MOST_EACH = 30


class Kept(msgspec.Struct, frozen=True):
    """A game as it is stored; `pack` is the owner's TOML, "" for our own."""

    id: str
    person: str
    text: str
    pack: str
    version: int
    created: float
    changed: float


def of_person(db: Connection, person: str) -> list[Kept]:
    """All games of a person, the last played first."""
    query = select(companions).where(companions.c.person == person).order_by(companions.c.changed.desc())
    return [_kept(row) for row in db.execute(query)]


def find(db: Connection, person: str, id: str) -> Kept:
    row = db.execute(select(companions).where(companions.c.id == id, companions.c.person == person)).first()
    if row is None:
        raise Wrong(404, "error-no-companion")
    return _kept(row)


def add(db: Connection, person: str, text: str, pack: str) -> Kept:
    """A new game; who has too many must throw one away first."""
    if len(of_person(db, person)) >= MOST_EACH:
        raise Wrong(429, "error-too-many-companions", most=MOST_EACH)
    now = time.time()
    id = b32encode(secrets.token_bytes(ID_BYTES)).decode().lower()
    made = Kept(id, person, text, pack, 0, now, now)
    db.execute(insert(companions).values(msgspec.structs.asdict(made)))
    return made


def change(db: Connection, kept: Kept, text: str) -> Kept:
    """The next state of a game; only one of two that change it at once may."""
    changed = msgspec.structs.replace(kept, text=text, version=kept.version + 1, changed=time.time())
    here = (companions.c.id == kept.id) & (companions.c.version == kept.version)
    values = {"text": text, "version": changed.version, "changed": changed.changed}
    if db.execute(update(companions).where(here).values(values)).rowcount == 0:
        raise Wrong(409, "error-companion-stale")
    return changed


def remove(db: Connection, person: str, id: str) -> None:
    find(db, person, id)
    db.execute(delete(companions).where(companions.c.id == id))


def _kept(row: Row[Any]) -> Kept:
    return Kept(**row._mapping)
