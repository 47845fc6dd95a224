"""Tables in the database: making them, who sits where, lists of them."""

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, and_, bindparam, func, insert, or_, select

from consigliere.bots import BOTS
from consigliere.kernel import Game
from consigliere.kernel.records import ASKED
from consigliere.server import people, rows, visitors
from consigliere.server.limits import checked_options
from consigliere.server.messages import Clock, NewTable, SeatInfo, SeatWish, TableInfo
from consigliere.server.problems import Wrong

Status = Literal["waiting", "running", "over", "stopped"]
Origin = Literal["new", "record"]
LIST_LENGTH = 100
DAYS_MOST, SECONDS_MOST, INCREMENT_MOST = 30, 6 * 3600, 600
STAND_IN, STAND_IN_STRENGTH = "greedy", "normal"


class Chair(msgspec.Struct, frozen=True):
    """A seat and who has it. `away`: a bot plays for a person who left (then `person` is empty) or ran out of time."""

    kind: Literal["person", "bot", "open"]
    person: str = ""
    bot: str = ""
    strength: str = ""
    away: bool = False

    @property
    def by_person(self) -> bool:
        return self.kind == "person" and not self.away

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.away


class TableData(msgspec.Struct, frozen=True):
    """A table as it is stored; the seed (None: chance is asked) leaves the server only in the record of a finished
    game, and so does `secret`, which bots get instead."""

    id: str
    game: str
    rules: str
    pack: str
    options: dict[str, Any]
    seed: int | None
    owner: str
    listed: bool
    spectators: bool
    clock: Clock
    timeout: Literal["fallback", "bot"]
    created: float
    moved: float
    status: Status
    asked: list[int]
    ending: str
    returns: list[float] | None
    rematch: str | None
    chairs: list[Chair]
    names: dict[str, str]
    origin: Origin = "new"
    secret: str = ""
    place: int = -1
    visited: float = 0.0  # when it is stored; afterwards only the database knows
    saw: dict[str, list[int]] = {}  # of people at the table: seats they have got up from

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def people(self) -> list[bool]:
        return [chair.by_person for chair in self.chairs]

    def knows(self, seat: int, teams: Sequence[int]) -> bool:
        """Whether the person of a seat has seen secrets of another team, and others play here."""
        person = self.chairs[seat].person
        if not person or all(chair.person in ("", person) for chair in self.chairs):
            return False
        return any(teams[saw] != teams[seat] for saw in [*self.seats_of(person), *self.saw.get(person, [])])


# Reading

_SEATS = (
    select(rows.seats, people.people.c.name, rows.visitors.c.saw)
    .outerjoin(people.people, people.people.c.id == rows.seats.c.person)
    .outerjoin(
        rows.visitors,
        and_(rows.visitors.c.table == rows.seats.c.table, rows.visitors.c.person == rows.seats.c.person),
    )
    .order_by(rows.seats.c.table, rows.seats.c.seat)
)
_SEATS_OF = _SEATS.where(rows.seats.c.table == bindparam("id"))
_SEATS_OF_MANY = _SEATS.where(rows.seats.c.table.in_(bindparam("ids", expanding=True)))
_MINE = (
    select(rows.tables)
    .where(
        or_(
            rows.tables.c.id.in_(select(rows.seats.c.table).where(rows.seats.c.person == bindparam("who"))),
            rows.tables.c.owner == bindparam("who"),
        )
    )
    .order_by(rows.tables.c.status == "over", rows.tables.c.moved.desc())
    .limit(LIST_LENGTH)
)


def load(db: Connection, id: str) -> TableData:
    found = rows.find_table(db, id)
    if found is None:
        raise Wrong(404, "error-no-table")
    return _data(found, db.execute(_SEATS_OF, {"id": id}).all())


def mine(db: Connection, person: str) -> list[TableData]:
    """The tables of a person, those that are not over first."""
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
    chairs = [Chair(seat.kind, seat.person, seat.bot, seat.strength, bool(seat.away)) for seat in seats]
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
        origin=found.origin,
        secret=found.seed,
        place=found.place,
        saw={seat.person: visitors.seats_in(seat.saw) for seat in seats if seat.saw},
    )


def info(table: TableData, person: str, online: Iterable[str], teams: list[int]) -> TableInfo:
    """A table as a person may see it."""
    knows = [table.knows(seat, teams) for seat in range(len(table.chairs))]
    return TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        pack=table.pack,
        options=table.options,
        status=table.status,
        seats=[
            SeatInfo(
                kind=chair.kind,
                name=table.names.get(chair.person, "") if chair.kind == "person" else chair.bot,
                strength=chair.strength,
                mine=chair.person == person and chair.kind == "person",
                online=chair.person in online,
                away=chair.away,
                team=teams[seat],
                knows=knows[seat],
            )
            for seat, chair in enumerate(table.chairs)
        ],
        owner=table.owner == person,
        listed=table.listed,
        spectators=table.spectators,
        clock=table.clock,
        timeout=table.timeout,
        created=table.created,
        moved=table.moved,
        asked=table.asked,
        ending=table.ending,  # type: ignore[arg-type]  # what we stored
        returns=table.returns,
        rematch=table.rematch,
        origin=table.origin,
        rated=table.origin == "new" and not any(knows),
    )


# Writing


def new(game: Game, wish: NewTable, person: str) -> TableData:
    """A table as wished, checked, not yet stored."""
    seats = wish.seats or [SeatWish("me"), *[SeatWish("bot")] * (game.seats - 1)]
    if len(seats) != game.seats:
        raise Wrong(400, "error-seats-number", found=len(seats), seats=game.seats)
    now = time.time()
    return TableData(
        id=people.new_id(),
        game=game.id,
        rules=game.rules,
        pack=game.pack.digest,
        options=game.check_options(checked_options(wish.options)),
        seed=secrets.randbits(64),
        owner=person,
        listed=wish.listed,
        spectators=wish.spectators,
        clock=checked_clock(wish.clock),
        timeout=wish.timeout,
        created=now,
        moved=now,
        status="waiting",
        asked=[],
        ending="",
        returns=None,
        rematch=None,
        chairs=[chair(seat, person) for seat in seats],
        names={},
    )


def chair(wish: SeatWish, person: str) -> Chair:
    if wish.kind == "me":
        return Chair("person", person)
    if wish.kind == "open":
        return Chair("open")
    if wish.bot not in BOTS:
        raise Wrong(400, "error-unknown-bot", name=wish.bot, known=", ".join(BOTS))
    return Chair("bot", "", wish.bot, wish.strength)


def checked_clock(clock: Clock) -> Clock:
    if clock.kind == "none":
        return Clock()
    good_days = clock.kind == "days" and 1 <= clock.days <= DAYS_MOST
    good_live = clock.kind == "live" and 1 <= clock.seconds <= SECONDS_MOST and 0 <= clock.increment <= INCREMENT_MOST
    if not good_days and not good_live:
        raise Wrong(400, "error-clock", days=DAYS_MOST, seconds=SECONDS_MOST, increment=INCREMENT_MOST)
    return clock


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


def left(status: Status) -> Chair:
    """The chair after its person went: open before the game, with a bot in their place during it."""
    return Chair("open") if status == "waiting" else Chair("person", "", STAND_IN, STAND_IN_STRENGTH, away=True)


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
