"""Tables in the database: making them, who sits where, lists of them."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, bindparam, func, insert, not_, or_, select

from consigliere.kernel.records import ASKED
from consigliere.server.messages import Clock
from consigliere.server.store import people, rows, visitors
from consigliere.server.store.results import results
from consigliere.server.table.setting import Chair, TableData, left
from consigliere.server.table.wrong import Wrong

LIST_LENGTH = 100


# Reading

_SEATS = (
    select(rows.seats, people.people.c.name, people.people.c.login, rows.visitors.c.saw)
    .outerjoin(people.people, people.people.c.id == rows.seats.c.person)
    .outerjoin(
        rows.visitors,
        and_(rows.visitors.c.table == rows.seats.c.table, rows.visitors.c.person == rows.seats.c.person),
    )
    .order_by(rows.seats.c.table, rows.seats.c.seat)
)
_SEATS_OF = _SEATS.where(rows.seats.c.table == bindparam("id"))
_SEATS_OF_MANY = _SEATS.where(rows.seats.c.table.in_(bindparam("ids", expanding=True)))
_SAT = rows.tables.c.id.in_(select(rows.seats.c.table).where(rows.seats.c.person == bindparam("who")))
_NOTED = rows.tables.c.id.in_(select(results.c.table).where(results.c.person == bindparam("who")))
_FORGOTTEN = and_(rows.tables.c.status == "over", rows.tables.c.counted, _SAT, not_(_NOTED))
_MINE = (
    select(rows.tables)
    .where(or_(_SAT, rows.tables.c.owner == bindparam("who")), not_(_FORGOTTEN))
    .order_by(rows.tables.c.status == "over", rows.tables.c.moved.desc())
    .limit(LIST_LENGTH)
)


def load(db: Connection, id: str) -> TableData:
    found = rows.find_table(db, id)
    if found is None:
        raise Wrong(404, "error-no-table")
    return _data(found, db.execute(_SEATS_OF, {"id": id}).all())


def mine(db: Connection, person: str) -> list[TableData]:
    """The tables of a person, those that are not over first; without games they have forgotten."""
    return many(db, db.execute(_MINE, {"who": person}).all())


def sat_at(db: Connection, person: str) -> list[str]:
    """The tables where a person has a seat."""
    return sorted(set(db.scalars(select(rows.seats.c.table).where(rows.seats.c.person == person))))


def open_tables(db: Connection, person: str) -> int:
    """How many tables of this person are not over."""
    mine = and_(rows.tables.c.owner == person, rows.tables.c.status != "over")
    return db.scalar(select(func.count()).select_from(rows.tables).where(mine)) or 0


def many(db: Connection, found: Sequence[Any]) -> list[TableData]:
    seats: dict[str, list[Any]] = {table.id: [] for table in found}
    for seat in db.execute(_SEATS_OF_MANY, {"ids": list(seats)}) if found else ():
        seats[seat.table].append(seat)
    read = [_readable(table, seats[table.id]) for table in found]
    return [table for table in read if table is not None]


def _readable(found: Any, seats: Sequence[Any]) -> TableData | None:
    """Nothing where what is stored makes no sense: the other tables of a list are still there."""
    try:
        return _data(found, seats)
    except ValueError:
        return None


def _data(found: Any, seats: Sequence[Any]) -> TableData:
    chairs = [Chair(seat.kind, seat.person, seat.bot, bool(seat.away)) for seat in seats]
    return TableData(
        id=found.id,
        game=found.game,
        rules=found.rules,
        pack=found.pack,
        options=msgspec.json.decode(found.options),
        seed=None if found.seed.startswith(ASKED) else int(found.seed),
        owner=found.owner,
        listed=bool(found.listed),
        spectators=bool(found.spectators),
        clock=msgspec.json.decode(found.clock, type=Clock),
        timeout=found.timeout,
        created=found.created,
        moved=found.moved,
        status=found.status,
        asked=msgspec.json.decode(found.asked, type=list[int]),
        ending=found.ending,
        returns=msgspec.json.decode(found.returns, type=list[float] | None),
        rematch=found.rematch,
        chairs=chairs,
        names={seat.person: seat.name for seat in seats if seat.name is not None},
        accounts=frozenset(seat.person for seat in seats if seat.login is not None),
        origin=found.origin,
        secret=found.seed,
        place=found.place,
        rated=bool(found.rated),
        practice=bool(found.practice),
        saw={seat.person: visitors.seats_in(seat.saw) for seat in seats if seat.saw},
        scores=msgspec.json.decode(found.scores, type=list[int] | None),
    )


# Writing


def store(db: Connection, table: TableData) -> None:
    db.execute(
        insert(rows.tables).values(
            id=table.id,
            game=table.game,
            rules=table.rules,
            pack=table.pack,
            options=rows.to_json(table.options),
            seed=f"{ASKED} {secrets.randbits(64)}" if table.seed is None else str(table.seed),
            owner=table.owner,
            listed=table.listed,
            spectators=table.spectators,
            clock=rows.to_json(table.clock),
            timeout=table.timeout,
            created=table.created,
            moved=table.moved,
            status=table.status,
            asked="[]",
            ending="",
            returns="null",
            origin=table.origin,
            place=table.place,
            visited=table.visited,
            rated=table.rated,
            practice=table.practice,
        )
    )
    for seat, chair in enumerate(table.chairs):
        db.execute(insert(rows.seats).values({"table": table.id, "seat": seat, **msgspec.structs.asdict(chair)}))


def set_chair(db: Connection, id: str, seat: int, chair: Chair) -> None:
    """Somebody comes or goes during the game; who goes has seen what the seat saw."""
    before = db.scalar(select(rows.seats.c.person).where(rows.seats.c.table == id, rows.seats.c.seat == seat))
    if before and before != chair.person:
        visitors.got_up(db, id, before, seat)
    rows.change_seat(db, id, seat, **msgspec.structs.asdict(chair))


def leave_all(db: Connection, person: str) -> None:
    """A person goes from all tables that are not over."""
    query = (
        select(rows.seats.c.table, rows.seats.c.seat, rows.tables.c.status)
        .join(rows.tables, rows.tables.c.id == rows.seats.c.table)
        .where(rows.seats.c.person == person, rows.tables.c.status != "over")
    )
    for table, seat, status in db.execute(query).all():
        if status == "running":
            set_chair(db, table, seat, left(status))
            rows.change_table(db, table, bots_due=0.0)
        else:
            rows.change_seat(db, table, seat, **msgspec.structs.asdict(left(status)))
