"""Games beside a box in the database: each is the text that the companion writes, saved after every answer."""

from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Float, Integer, Row, String, Table, Text, delete, insert, select, update

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
)


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
    check_number(len(of_person(db, person)))
    made = new(person, text, pack)
    db.execute(insert(companions).values(msgspec.structs.asdict(made)))
    return made


def change(db: Connection, kept: Kept, text: str) -> Kept:
    """The next state of a game; only one of two that change it at once may."""
    changed = kept.after(text)
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
