"""Games beside a box in the database: each is the text that the companion writes, saved after every answer."""

import secrets
import time
from base64 import b32encode
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    Row,
    String,
    Table,
    Text,
    delete,
    false,
    insert,
    select,
    update,
)

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
    Column("command", String(64), nullable=False, server_default=""),
    Column("thrown", Boolean, nullable=False, server_default=false()),
)
ID_BYTES = 10
MOST_EACH = 30


class Kept(msgspec.Struct, frozen=True):
    """A game as it is stored; `pack` is the owner's TOML, "" for our own. `command` is the client's id of the last
    change: the same one again changes nothing."""

    id: str
    person: str
    text: str
    pack: str
    version: int
    created: float
    changed: float
    command: str = ""
    thrown: bool = False


def of_person(db: Connection, person: str, thrown: bool = False) -> list[Kept]:
    """The games of a person, the last played first, or those thrown away."""
    whose = (companions.c.person == person) & (companions.c.thrown == thrown)
    query = select(companions).where(whose).order_by(companions.c.changed.desc())
    return [_kept(row) for row in db.execute(query)]


def find(db: Connection, person: str, id: str, thrown: bool = False) -> Kept:
    whose = (companions.c.id == id) & (companions.c.person == person) & (companions.c.thrown == thrown)
    row = db.execute(select(companions).where(whose)).first()
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


def change(db: Connection, kept: Kept, text: str, command: str) -> Kept:
    """The next state of a game; only one of two that change it at once may."""
    changed = msgspec.structs.replace(kept, text=text, version=kept.version + 1, changed=time.time(), command=command)
    here = (companions.c.id == kept.id) & (companions.c.version == kept.version)
    values = {"text": text, "version": changed.version, "changed": changed.changed, "command": command}
    if db.execute(update(companions).where(here).values(values)).rowcount == 0:
        raise Wrong(409, "error-companion-stale")
    return changed


def throw_away(db: Connection, person: str, id: str) -> None:
    """A game goes; the one thrown away before it is gone for good."""
    find(db, person, id)
    db.execute(delete(companions).where(companions.c.person == person, companions.c.thrown, companions.c.id != id))
    db.execute(update(companions).where(companions.c.id == id).values(thrown=True))


def take_back(db: Connection, person: str, id: str) -> Kept:
    """The game thrown away last is there again."""
    found = find(db, person, id, thrown=True)
    if len(of_person(db, person)) >= MOST_EACH:
        raise Wrong(429, "error-too-many-companions", most=MOST_EACH)
    db.execute(update(companions).where(companions.c.id == id).values(thrown=False))
    return found


def _kept(row: Row[Any]) -> Kept:
    return Kept(**row._mapping)
