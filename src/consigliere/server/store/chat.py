"""Chat: lines for the whole table, for a team, and marks drawn for a team. Each audience counts its own lines."""

import time

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from consigliere.server.messages import Line, Say
from consigliere.server.store import people, rows
from consigliere.server.table.wrong import Wrong

LENGTH = 500
SKETCH_LENGTH = 4000
KEPT = 200  # lines of each audience that a page gets when it opens a table
EVERYBODY = "table"
MOST_LINES = 2**31 - 1


def audience(channel: str, team: int) -> str:
    return EVERYBODY if channel == "table" else f"team-{team}"


def add(db: Connection, table: str, person: str, team: int, say: Say) -> tuple[str, int]:
    """Store a line; the same command again is the same line. Its audience and number."""
    text = _checked(say)
    to = audience(say.channel, team)
    known = select(rows.chat.c.audience, rows.chat.c.n).where(
        rows.chat.c.table == table, rows.chat.c.person == person, rows.chat.c.command == say.id
    )
    found = db.execute(known).first()
    if found is not None:
        return found.audience, found.n
    last = select(func.max(rows.chat.c.n)).where(rows.chat.c.table == table, rows.chat.c.audience == to)
    n = (db.scalar(last) or 0) + 1
    values = {"table": table, "audience": to, "n": n, "channel": say.channel, "seat": say.seat, "person": person}
    try:
        db.execute(insert(rows.chat).values({**values, "command": say.id, "text": text, "at": _at(db, table)}))
    except IntegrityError:
        raise Wrong(409, "error-busy") from None
    return to, n


def _at(db: Connection, table: str) -> float:
    """The time of day, but never before the line before: pages put lines in order by it."""
    return max(time.time(), db.scalar(select(func.max(rows.chat.c.at)).where(rows.chat.c.table == table)) or 0.0)


def lines(db: Connection, table: str, audiences: list[str], person: str, after: dict[str, int]) -> list[Line]:
    """The lines a person may read and wants to hear, since those it knows."""
    silent = {muted.id for muted in people.muted_by(db, person)} if person else set()
    found = []
    for to in audiences:
        where = (rows.chat.c.table == table, rows.chat.c.audience == to, rows.chat.c.n > after.get(to, 0))
        query = select(rows.chat).where(*where).order_by(rows.chat.c.n.desc()).limit(KEPT)
        found += [line for line in db.execute(query) if line.person not in silent]
    names = people.names(db, {line.person for line in found})
    ordered = sorted(found, key=lambda line: line.id)
    return [Line(line.n, line.channel, line.seat, names.get(line.person, ""), line.text, line.at) for line in ordered]


def said(db: Connection, table: str, to: str) -> bool:
    """Whether there is anything an audience has heard."""
    where = (rows.chat.c.table == table, rows.chat.c.audience == to)
    return db.execute(select(rows.chat.c.n).where(*where).limit(1)).first() is not None


def author(db: Connection, table: str, audiences: set[str], n: int) -> str:
    """Who wrote a line."""
    where = (rows.chat.c.table == table, rows.chat.c.audience.in_(audiences), rows.chat.c.n == n)
    found: str | None = db.scalar(select(rows.chat.c.person).where(*where)) if n <= MOST_LINES else None
    if found is None:
        raise Wrong(404, "error-no-line")
    return found


def _checked(say: Say) -> str:
    text = say.text if say.channel == "sketch" else " ".join(say.text.split())
    longest = SKETCH_LENGTH if say.channel == "sketch" else LENGTH
    if not text or len(text) > longest:
        raise Wrong(400, "error-chat-length", most=longest)
    return text
