"""What a person has played, to look at: all of it for themselves, of an account what is public for others."""

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, func, select

from consigliere.server.messages import TableInfo
from consigliere.server.profiles import Played, Profile, RatingInfo, Tally
from consigliere.server.store import people, rows, tables
from consigliere.server.store.people import Person
from consigliere.server.store.results import ratings, results
from consigliere.server.table import setting
from consigliere.server.table.shelf import Shelf
from consigliere.server.table.wrong import Wrong

PAGE, TALLIED = 50, 5000
A_PERSON, A_BOT = "person", "bot"
OUTCOMES = {1.0: 0, 0.5: 1, 0.0: 2}
Key = tuple[str, str, str]


def of_name(db: Connection, name: str) -> Person:
    """An account; guests have no page that others could find."""
    found = people.account_of(db, name)
    if found is None:
        raise Wrong(404, "error-no-person", name=name[:64])
    return people.person_of(db, found.id)


def profile(db: Connection, person: Person, viewer: str) -> Profile:
    """Names of people one played with are one's own affair."""
    mine = person.id == viewer
    tallies = [one for one in _tallies(db, person.id, mine) if mine or one.kind != A_PERSON]
    count = db.scalar(select(func.count()).select_from(_games(person.id, mine).subquery())) or 0
    return Profile(person.name, person.account, mine, count, _ratings(db, person.id), tallies)


def _ratings(db: Connection, person: str) -> list[RatingInfo]:
    query = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.pool)
    return [
        RatingInfo(row.game, row.pool, round(row.value), round(row.deviation), row.games) for row in db.execute(query)
    ]


def _games(person: str, mine: bool) -> Select[Any]:
    """Finished games; of others those that anybody could find and watch."""
    query = select(results).where(results.c.person == person)
    if not mine:
        open_to_all = select(rows.tables.c.id).where(rows.tables.c.listed, rows.tables.c.spectators)
        query = query.where(results.c.table.in_(open_to_all))
    return query.order_by(results.c.at.desc(), results.c.table)


def _tallies(db: Connection, person: str, mine: bool) -> list[Tally]:
    """Wins, draws and losses by game and rival, of the last games."""
    found: Counter[tuple[Key, int]] = Counter()
    for row in db.execute(_games(person, mine).where(results.c.score.is_not(None)).limit(TALLIED)):
        outcome = OUTCOMES[row.score]
        rivals = msgspec.json.decode(row.rivals, type=list[str])
        for key in ((row.game, "", ""), *((row.game, _kind(rival), rival) for rival in rivals)):
            found[key, outcome] += 1
    known = people.names(db, [rival for (_, kind, rival), _ in found if kind == A_PERSON])
    keys = dict.fromkeys(key for key, _ in found)
    return [
        Tally(game, kind, known.get(rival, rival), *(found[(game, kind, rival), outcome] for outcome in range(3)))
        for game, kind, rival in keys
    ]


def _kind(rival: str) -> str:
    """Of bots and games the name has two words, a person is known by an id."""
    return A_BOT if " " in rival or rival == "alone" else A_PERSON


def played(db: Connection, shelf: Shelf, person: str, viewer: str, skip: int) -> list[Played]:
    """Finished games, the last first, a page of them."""
    found = db.execute(_games(person, person == viewer).offset(skip).limit(PAGE)).all()
    at = select(rows.tables).where(rows.tables.c.id.in_([row.table for row in found]))
    known = {table.id: table for table in tables.many(db, db.execute(at).all())}
    return [
        _played(row, setting.info(known[row.table], person, (), _teams(shelf, known[row.table])))
        for row in found
        if row.table in known
    ]


def _teams(shelf: Shelf, table: setting.TableData) -> list[int]:
    return shelf.teams(table.game, table.options, len(table.chairs))


def _played(row: Any, info: TableInfo) -> Played:
    return Played(
        table=row.table,
        game=row.game,
        at=row.at,
        seat=row.seat,
        seats=info.seats,
        score=row.score,
        points=msgspec.json.decode(row.points, type=list[int]),
        ending=info.ending,
        pool=row.pool,
        change=row.change,
    )
