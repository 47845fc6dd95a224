"""People in the database: guests, accounts, their sessions, links to other devices, and whom they do not hear.

Of every secret only a hash is kept. Each function works in the transaction of the connection it is handed.
"""

import hashlib
import secrets
import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Float, ForeignKey, String, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from consigliere.server.messages import Carry, Muted, SessionInfo
from consigliere.server.names import LONGEST_KEY, a_name, key_of, look_of
from consigliere.server.store import rows
from consigliere.server.store.schema import metadata
from consigliere.server.table.setting import new_id
from consigliere.server.table.wrong import Wrong

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(LONGEST_KEY), unique=True),
    Column("look", String(LONGEST_KEY), unique=True, index=True),
    Column("password", String(256)),
    Column("created", Float, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("agent", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)
carries = Table(
    "carries",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)
mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True),
)

CARRY_SECONDS = 600
SESSION_SECONDS = 400 * 24 * 3600
SESSIONS_EACH = 50
NOTE_USE_SECONDS = 3600


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool


class Session(msgspec.Struct, frozen=True):
    """A device that speaks for a person."""

    id: str
    person: Person


class Opened(msgspec.Struct, frozen=True):
    """A session that was just made; its secret is known only now. `ended`: the ids of sessions it replaces."""

    secret: str
    session: Session
    ended: list[str] = []


class Account(msgspec.Struct, frozen=True):
    """What a login is checked with; `password` is a hash."""

    id: str
    password: str


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    return hashlib.blake2b(secret.encode("utf-8", "replace"), digest_size=32).hexdigest()


# Guests and sessions


def make_guest(db: Connection, agent: str) -> Opened:
    id = new_id()
    db.execute(insert(people).values(id=id, name=_free_name(db), created=time.time()))
    return open_session(db, id, agent)


def _free_name(db: Connection) -> str:
    """A name for somebody that no account has."""
    name = a_name()
    while _taken(db, "", name):
        name = a_name()
    return name


def open_session(db: Connection, person: str, agent: str) -> Opened:
    """A new session; of too many the one unused for longest ends."""
    now = time.time()
    old = select(sessions.c.id).where(sessions.c.person == person).order_by(sessions.c.used.desc())
    stale = list(db.scalars(old.offset(SESSIONS_EACH - 1)))
    if stale:
        db.execute(delete(sessions).where(sessions.c.id.in_(stale)))
    id, secret = new_id(), new_secret()
    values = {"hash": hashed(secret), "id": id, "person": person, "agent": agent, "created": now, "used": now}
    db.execute(insert(sessions).values(values))
    return Opened(secret, Session(id, person_of(db, person)), stale)


def session_of(db: Connection, secret: str) -> Session | None:
    """Whose secret this is; notes from time to time that it is in use."""
    now = time.time()
    hash = hashed(secret)
    found = db.execute(
        select(sessions.c.id, sessions.c.used, people.c.id, people.c.name, people.c.login)
        .join(people, people.c.id == sessions.c.person)
        .where(sessions.c.hash == hash, sessions.c.used > now - SESSION_SECONDS)
    ).first()
    if found is None:
        return None
    id, used, person, name, login = found
    if used < now - NOTE_USE_SECONDS:
        db.execute(update(sessions).where(sessions.c.hash == hash).values(used=now))
    return Session(id, Person(person, name, login is not None))


def sessions_of(db: Connection, session: Session) -> list[SessionInfo]:
    rows = db.execute(
        select(sessions.c.id, sessions.c.agent, sessions.c.created, sessions.c.used)
        .where(sessions.c.person == session.person.id)
        .order_by(sessions.c.used.desc())
    )
    return [SessionInfo(id, agent, created, used, id == session.id) for id, agent, created, used in rows]


def end_session(db: Connection, person: str, id: str) -> None:
    ended = db.execute(delete(sessions).where(sessions.c.person == person, sessions.c.id == id))
    if not ended.rowcount:
        raise Wrong(404, "error-no-session")


def end_sessions(db: Connection, person: str) -> list[str]:
    """End all sessions of a person; also links on their way. Which sessions ended."""
    mine = sessions.c.person == person
    ended = list(db.scalars(select(sessions.c.id).where(mine)))
    db.execute(delete(sessions).where(mine))
    db.execute(delete(carries).where(carries.c.person == person))
    return ended


# People


def person_of(db: Connection, id: str) -> Person:
    name, login = db.execute(select(people.c.name, people.c.login).where(people.c.id == id)).one()
    return Person(id, name, login is not None)


def names(db: Connection, ids: Iterable[str]) -> dict[str, str]:
    rows = db.execute(select(people.c.id, people.c.name).where(people.c.id.in_(set(ids))))
    return {row.id: row.name for row in rows}


def rename(db: Connection, person: Person, name: str) -> Person:
    """Nobody looks like an account, nor like somebody who sits at the same table."""
    check_name(db, person.id, name)
    _change(db, person.id, name=name, **(_account_name(name) if person.account else {}))
    return person_of(db, person.id)


def check_name(db: Connection, person: str, name: str) -> None:
    if _taken(db, person, name):
        raise Wrong(409, "error-name-taken", name=name)
    if look_of(name) in {look_of(other) for other in _neighbours(db, person)}:
        raise Wrong(409, "error-name-alike", name=name)


def _taken(db: Connection, person: str, name: str) -> bool:
    same = (people.c.login == key_of(name)) | (people.c.look == look_of(name))
    return bool(db.scalar(select(func.count()).where(same, people.c.id != person)))


def _neighbours(db: Connection, person: str) -> list[str]:
    """The names of others who sit where I sit, in games that are not over."""
    mine = select(rows.seats.c.table).where(rows.seats.c.person == person)
    open_ones = select(rows.tables.c.id).where(rows.tables.c.id.in_(mine), rows.tables.c.status != "over")
    beside = select(rows.seats.c.person).where(rows.seats.c.table.in_(open_ones))
    return list(db.scalars(select(people.c.name).where(people.c.id.in_(beside), people.c.id != person)))


def _account_name(name: str) -> dict[str, str]:
    return {"login": key_of(name), "look": look_of(name)}


def make_account(db: Connection, session: Session, name: str, password: str, agent: str) -> Opened:
    """The guest becomes an account; `password` is its hash. No older secret or link leads in, not even mine."""
    if session.person.account:
        raise Wrong(409, "error-has-account")
    check_name(db, session.person.id, name)
    _change(db, session.person.id, name=name, password=password, **_account_name(name))
    return _renewed(db, session, agent)


def account_of(db: Connection, name: str) -> Account | None:
    """The account of this name."""
    found = db.execute(select(people.c.id, people.c.password).where(people.c.login == key_of(name))).first()
    return None if found is None else Account(found[0], found[1])


def change_password(db: Connection, session: Session, password: str, agent: str) -> Opened:
    """The new hash; all other devices have to log in again, and mine gets a new secret."""
    _change(db, session.person.id, password=password)
    return _renewed(db, session, agent)


def _renewed(db: Connection, session: Session, agent: str) -> Opened:
    ended = end_sessions(db, session.person.id)
    return msgspec.structs.replace(open_session(db, session.person.id, agent), ended=ended)


def forget(db: Connection, person: str) -> list[str]:
    """Delete an identity: its games stay, under a name that says nothing."""
    _change(db, person, name=_free_name(db), login=None, look=None, password=None)
    db.execute(delete(mutes).where((mutes.c.person == person) | (mutes.c.muted == person)))
    return end_sessions(db, person)


def _change(db: Connection, person: str, **values: Any) -> None:
    try:
        db.execute(update(people).where(people.c.id == person).values(values))
    except IntegrityError:
        raise Wrong(409, "error-name-taken", name=values["name"]) from None


# Links that carry an identity to another device


def new_carry(db: Connection, person: str) -> Carry:
    """A link; an older one of the same person no longer works."""
    now = time.time()
    db.execute(delete(carries).where((carries.c.person == person) | (carries.c.expires < now)))
    carry = Carry(new_secret(), now + CARRY_SECONDS)
    db.execute(insert(carries).values(hash=hashed(carry.token), person=person, expires=carry.expires))
    return carry


def look_at_carry(db: Connection, token: str) -> Person:
    """Whom a link carries; it can still be used."""
    here = (carries.c.hash == hashed(token)) & (carries.c.expires >= time.time())
    person = db.scalar(select(carries.c.person).where(here))
    if person is None:
        raise Wrong(404, "error-no-carry")
    return person_of(db, person)


def use_carry(db: Connection, token: str, agent: str) -> Opened:
    """Open a session for whom the link is; it works once."""
    person = look_at_carry(db, token)
    if not db.execute(delete(carries).where(carries.c.hash == hashed(token))).rowcount:
        raise Wrong(404, "error-no-carry")
    return open_session(db, person.id, agent)


# Mute


def mute(db: Connection, person: str, muted: str) -> None:
    if person == muted:
        raise Wrong(409, "error-mute-self")
    unmute(db, person, muted)
    db.execute(insert(mutes).values(person=person, muted=muted))


def unmute(db: Connection, person: str, muted: str) -> None:
    db.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))


def muted_by(db: Connection, person: str) -> list[Muted]:
    rows = db.execute(
        select(people.c.id, people.c.name)
        .join(mutes, mutes.c.muted == people.c.id)
        .where(mutes.c.person == person)
        .order_by(people.c.name)
    )
    return [Muted(id, name) for id, name in rows]
