"""Who was at a table: what they have seen there, whom the owner sent away, and who is one and the same person.

Who gets up from a seat of a running game has seen what the seat saw; that is noted, and counts as long as the table is
there. Who goes on as somebody else on the same device, a guest who logs in, is the same person (`kin`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Column, Connection, String, Table, insert, select, update

from consigliere.server.store import rows
from consigliere.server.store.schema import metadata

MOST_NAMES = 500
kin = Table(
    "kin",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
)


class Visitors(NamedTuple):
    """A person, also under other names, and everybody who was at a table with the seats they saw."""

    person: frozenset[str]
    saw: dict[str, set[int]]
    sent_away: frozenset[str]

    @property
    def unwelcome(self) -> bool:
        return bool(self.person & self.sent_away)

    def knows_too_much(self, teams: Sequence[int], seat: int) -> bool:
        """Whether the person has seen secrets of another team than this seat's, at a table where others played."""
        others = any(seats for person, seats in self.saw.items() if person not in self.person)
        seen = {teams[other] for person, seats in self.saw.items() if person in self.person for other in seats}
        return others and bool(seen - {teams[seat]})


def at(db: Connection, table: str, person: str) -> Visitors:
    """A person before a table: who sits there now, who has got up, who was sent away."""
    saw: dict[str, set[int]] = {}
    for found in db.execute(select(rows.seats.c.person, rows.seats.c.seat).where(rows.seats.c.table == table)):
        if found.person:
            saw.setdefault(found.person, set()).add(found.seat)
    visitors = db.execute(select(rows.visitors).where(rows.visitors.c.table == table)).all()
    for visitor in visitors:
        saw.setdefault(visitor.person, set()).update(seats_in(visitor.saw))
    sent_away = frozenset(visitor.person for visitor in visitors if visitor.sent_away)
    return Visitors(frozenset(_same(db, person)), saw, sent_away)


def seats_in(saw: int | None) -> list[int]:
    """The seats of a number that has a bit for each."""
    return [seat for seat in range((saw or 0).bit_length()) if (saw or 0) >> seat & 1]


def got_up(db: Connection, table: str, person: str, seat: int) -> None:
    """What the seat saw its person has seen."""
    known = _visitor(db, table, person)
    _change(db, table, person, saw=known | 1 << seat)


def send_away(db: Connection, table: str, person: str) -> None:
    _visitor(db, table, person)
    _change(db, table, person, sent_away=True)


def _visitor(db: Connection, table: str, person: str) -> int:
    """What somebody has seen so far; who was not known here is now."""
    mine = (rows.visitors.c.table == table, rows.visitors.c.person == person)
    found = db.scalar(select(rows.visitors.c.saw).where(*mine))
    if found is None:
        db.execute(insert(rows.visitors).values(table=table, person=person, saw=0, sent_away=False))
    return found or 0


def _change(db: Connection, table: str, person: str, **values: object) -> None:
    mine = (rows.visitors.c.table == table, rows.visitors.c.person == person)
    db.execute(update(rows.visitors).where(*mine).values(values))


# One person under several names


def are_one(db: Connection, person: str, other: str) -> None:
    """Note that these two are the same person."""
    for one, two in ((person, other), (other, person)):
        if one != two and two not in _others(db, [one]):
            db.execute(insert(kin).values(person=one, other=two))


def _same(db: Connection, person: str) -> set[str]:
    """The person under all names we know of."""
    found, fresh = {person}, {person}
    while fresh and len(found) < MOST_NAMES:
        fresh = set(_others(db, sorted(fresh))) - found
        found |= fresh
    return found


def _others(db: Connection, people: list[str]) -> list[str]:
    return list(db.scalars(select(kin.c.other).where(kin.c.person.in_(people))))
