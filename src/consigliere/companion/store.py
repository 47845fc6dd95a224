"""Games beside a box in the database: each is the text that the companion writes, saved after every answer."""

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

from consigliere.companion.kept import Kept, check_number, new
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
    check_number(len(of_person(db, person)))
    made = new(person, text, pack)
    db.execute(insert(companions).values(msgspec.structs.asdict(made)))
    return made


def change(db: Connection, kept: Kept, text: str, command: str) -> Kept:
    """The next state of a game; only one of two that change it at once may."""
    changed = kept.after(text, command)
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
    check_number(len(of_person(db, person)))
    db.execute(update(companions).where(companions.c.id == id).values(thrown=False))
    return found


def _kept(row: Row[Any]) -> Kept:
    return Kept(**row._mapping)
