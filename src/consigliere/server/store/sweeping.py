"""What nobody will ask for again goes: sessions and links past their time, and guests of whom nothing is left."""

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from consigliere.server.store.people import SESSION_SECONDS, carries, mutes, people, sessions
from consigliere.server.store.rows import chat, moves, seats, tables
from consigliere.server.store.schema import owners
from consigliere.server.store.visitors import kin

GUEST_SECONDS = 30 * 24 * 3600
AT_ONCE = 1000
TRACES = (seats.c.person, tables.c.owner, moves.c.person, chat.c.person, mutes.c.muted)


def sweep_links(db: Connection, now: float) -> None:
    db.execute(delete(carries).where(carries.c.expires < now))


def sweep_sessions(db: Connection, now: float) -> None:
    db.execute(delete(sessions).where(sessions.c.used < now - SESSION_SECONDS))


def sweep_guests(db: Connection, now: float) -> None:
    _forget(db, idle_guests(db, now))


def idle_guests(db: Connection, now: float) -> list[str]:
    """Some who have no account, left no trace at any table and have not come for long."""
    late = now - GUEST_SECONDS
    here = select(sessions.c.person).where(sessions.c.used >= late)
    idle = select(people.c.id).where(people.c.login.is_(None), people.c.created < late, people.c.id.not_in(here))
    for trace in (*TRACES, *owners()):
        idle = idle.where(people.c.id.not_in(select(trace)))
    return list(db.scalars(idle.limit(AT_ONCE)))


def _forget(db: Connection, guests: list[str]) -> None:
    """All at once; where one of them stays because something else needs them, the others go all the same."""
    try:
        with db.begin_nested():
            for named in (sessions.c.person, carries.c.person, mutes.c.person, kin.c.person, kin.c.other, people.c.id):
                db.execute(delete(named.table).where(named.in_(guests)))
    except IntegrityError:
        half = len(guests) // 2
        for some in (guests[:half], guests[half:]) if half else ():
            _forget(db, some)


SWEEPS = (sweep_links, sweep_sessions, sweep_guests)
