"""What people have played, and how strong they are: a row for each person and finished game, and their ratings.

A rating follows from the rows of a person, a game and a pool, oldest first: each row has what the other side was worth
when the game was counted. So ratings can be made again, and who forgets their games changes nobody else's.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    delete,
    insert,
    select,
    update,
)

from consigliere.kernel import Game
from consigliere.server.store import people, rows, stored
from consigliere.server.store.damage import Damaged, reading
from consigliere.server.store.schema import OWNER, metadata
from consigliere.server.table.counting import A_BOT, Share, pool_of, share, shares
from consigliere.server.table.glicko import Outcome, Rating, average, rated, rested
from consigliere.server.table.play import Play
from consigliere.server.table.setting import TableData

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True, info=OWNER),
    Column("seat", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("score", Float),
    Column("points", Text, nullable=False),
    Column("rivals", Text, nullable=False),
    Column("pool", String(64), nullable=False),
    Column("ours", Float, nullable=False),
    Column("theirs", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("change", Float),
    Index("ix_results_person", "person", "at"),
)
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True, info=OWNER),
    Column("game", String(32), primary_key=True),
    Column("pool", String(64), primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
THE_BOT = Rating(deviation=0.0)  # bots are the measure, and stay where they are


class Standing(NamedTuple):
    """A rating, after so many games, the last of them then."""

    rating: Rating = Rating()
    games: int = 0
    at: float = 0.0

    def after(self, outcome: Outcome, at: float) -> "Standing":
        before = rested(self.rating, at - self.at) if self.games else self.rating
        return Standing(rated(before, [outcome]), self.games + 1, at)


# Counting


def count(db: Connection, game: Game, table: TableData, play: Play, at: float) -> None:
    """Note how a finished game went for everybody who sits there; once, however often it is told."""
    if not db.execute(
        update(rows.tables).where(rows.tables.c.id == table.id, ~rows.tables.c.counted).values(counted=True)
    ).rowcount:
        return
    done = _counted(db, table.id)
    found = [one for one in shares(table, game.teams(table.options), play.returns or []) if one.person not in done]
    known = _standings(db, table.game, found)
    points = rows.to_json(game.scores(play.state))
    for one in found:
        _note(db, table, one, known, points, at)


def give_up(db: Connection, game: Game, table: TableData, seat: int, at: float) -> None:
    """Who gets up from a rated game before its end has lost it, whatever becomes of it."""
    person = table.chairs[seat].person
    pool = pool_of(table, game.teams(table.options))
    if not pool or person in _counted(db, table.id):
        return
    found = share(table, game.teams(table.options), person, [0.0] * len(table.chairs), pool)
    _note(db, table, found, _standings(db, table.game, [found]), rows.to_json([]), at)


def _counted(db: Connection, table: str) -> set[str]:
    return set(db.scalars(select(results.c.person).where(results.c.table == table)))


def count_stored(db: Connection, game: Game, table: TableData) -> None:
    """A game that ended before games were counted; one that is damaged is not."""
    try:
        with reading():
            play = stored.load(db, game, table)
    except Damaged:
        return
    if play is not None and play.ending:
        count(db, game, table, play, table.moved)


def uncounted(db: Connection) -> list[str]:
    query = select(rows.tables.c.id).where(rows.tables.c.status == "over", ~rows.tables.c.counted)
    return list(db.scalars(query.order_by(rows.tables.c.moved)))


def _standings(db: Connection, game: str, found: Sequence[Share]) -> dict[str, Standing]:
    """Of all who are rated by this game; who counts another of their games waits until this one is stored."""
    names = sorted({person for share in found if share.pool for person in (*share.ours, *share.theirs)} - {A_BOT})
    db.execute(
        select(people.people.c.id).where(people.people.c.id.in_(names)).order_by(people.people.c.id).with_for_update()
    )
    pool = found[0].pool if found else ""
    query = select(ratings).where(ratings.c.person.in_(names), ratings.c.game == game, ratings.c.pool == pool)
    return {name: Standing() for name in names} | {row.person: _standing(row) for row in db.execute(query)}


def _standing(row: Any) -> Standing:
    return Standing(Rating(row.value, row.deviation, row.volatility), row.games, row.at)


def _note(db: Connection, table: TableData, share: Share, known: dict[str, Standing], points: str, at: float) -> None:
    sides = [
        [known[one].rating if one else THE_BOT for one in side] for side in (share.ours, share.theirs) if share.pool
    ]
    ours, theirs = map(average, sides or [[THE_BOT]] * 2)
    before = known.get(share.person, Standing())
    after = before.after(Outcome(theirs.value, theirs.deviation, share.score or 0.0, ours.value), at)
    row = {
        "table": table.id,
        "person": share.person,
        "seat": share.seat,
        "game": table.game,
        "at": at,
        "score": share.score,
        "points": points,
        "rivals": rows.to_json(share.rivals),
        "pool": share.pool,
        "ours": ours.value,
        "theirs": theirs.value,
        "deviation": theirs.deviation,
        "change": after.rating.value - before.rating.value if share.pool else None,
    }
    db.execute(insert(results).values(row))
    if share.pool:
        whose = (share.person, table.game, share.pool)
        _keep(db, *whose, after if at > before.at else _made_again(db, *whose))


def _keep(db: Connection, person: str, game: str, pool: str, now: Standing) -> None:
    same = (ratings.c.person == person, ratings.c.game == game, ratings.c.pool == pool)
    values = {**now.rating._asdict(), "games": now.games, "at": now.at}
    if not db.execute(update(ratings).where(*same).values(values)).rowcount:
        db.execute(insert(ratings).values(person=person, game=game, pool=pool, **values))


# Making ratings again


def _made_again(db: Connection, person: str, game: str, pool: str) -> Standing:
    same = (results.c.person == person, results.c.game == game, results.c.pool == pool)
    now = Standing()
    for row in db.execute(select(results).where(*same).order_by(results.c.at, results.c.table)):
        now = now.after(Outcome(row.theirs, row.deviation, row.score, row.ours), row.at)
    return now


def mended(db: Connection) -> list[tuple[str, str, str]]:
    """Make all ratings again from the rows of games; whose were not what those say."""
    rated_rows = select(results.c.person, results.c.game, results.c.pool).where(results.c.pool != "")
    wanted = {(person, game, pool) for person, game, pool in db.execute(rated_rows.distinct())}
    kept = {(row.person, row.game, row.pool): _standing(row) for row in db.execute(select(ratings))}
    wrong = []
    for whose in sorted(wanted | set(kept)):
        now = _made_again(db, *whose)
        if kept.get(whose, Standing()) != now:
            wrong.append(whose)
            if now.games:
                _keep(db, *whose, now)
            else:
                db.execute(
                    delete(ratings).where(
                        ratings.c.person == whose[0], ratings.c.game == whose[1], ratings.c.pool == whose[2]
                    )
                )
    return wrong


def forget(db: Connection, person: str) -> None:
    """A person's games and ratings go; the games themselves stay where others can find them."""
    for table in (results, ratings):
        db.execute(delete(table).where(table.c.person == person))
