"""What an account was seen with, so that its owner is not locked out by strangers who guess: browsers and addresses.

Only hashes are kept, made with the account, so that nobody reads from them who shares a browser or an address.
"""

import time
from collections.abc import Sequence

from sqlalchemy import Column, Connection, Float, ForeignKey, String, Table, delete, insert, select

from consigliere.server.store.people import hashed
from consigliere.server.store.schema import metadata

devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("used", Float, nullable=False),
)
MOST_EACH = 40


def known(db: Connection, person: str, mark: str) -> bool:
    """Whether a browser's secret or an address belongs to who has this account."""
    return bool(mark) and db.scalar(select(devices.c.hash).where(devices.c.hash == _hash(person, mark))) is not None


def remember(db: Connection, person: str, marks: Sequence[str]) -> None:
    """The owner came from here; of too many marks the oldest are forgotten."""
    hashes = [_hash(person, mark) for mark in marks if mark]
    db.execute(delete(devices).where(devices.c.hash.in_(hashes)))
    db.execute(insert(devices), [{"hash": hash, "person": person, "used": time.time()} for hash in hashes])
    ours = select(devices.c.hash).where(devices.c.person == person).order_by(devices.c.used.desc())
    old = list(db.scalars(ours.offset(MOST_EACH)))
    db.execute(delete(devices).where(devices.c.hash.in_(old)))


def forget(db: Connection, person: str) -> None:
    db.execute(delete(devices).where(devices.c.person == person))


def _hash(person: str, mark: str) -> str:
    return hashed(f"{person} {mark}")
