"""Chat: lines for the whole table, for a team, marks drawn for a team, and what partners tell bots and bots their
partners, as messages. Each audience counts its own lines."""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from consigliere.server.messages import Line, Say
from consigliere.server.store import people, rows
from consigliere.server.table.bots.partners import INTENT, VOICE, WISH, Said, Token
from consigliere.server.table.wrong import Wrong

LENGTH = 500
SKETCH_LENGTH = 4000
KEPT = 200  # lines of each audience that a page gets when it opens a table
EVERYBODY = "table"
MOST_LINES = 2**31 - 1
TOLD = (WISH, VOICE, INTENT)

_tokens = msgspec.json.Decoder(Token)


def audience(channel: str, team: int) -> str:
    return EVERYBODY if channel == "table" else f"team-{team}"


def add(db: Connection, table: str, person: str, team: int, say: Say) -> tuple[str, int]:
    """Store a line; the same command again is the same line. Its audience and number."""
    text = _checked(say)
    to = audience(say.channel, team)
    found = _known(db, table, person, say.id)
    if found is not None:
        return found.audience, found.n
    values = {"channel": say.channel, "seat": say.seat, "person": person, "command": say.id, "text": text}
    return to, _store(db, table, to, values)


def tell(db: Connection, table: str, team: int, told: Said) -> bool:
    """Store what a team is told, unless it was said before; a bot does not say the same twice on end. Whether it is
    new."""
    to = audience(told.channel, team)
    text = rows.to_json(told.token)
    if _known(db, table, told.person, told.command) is not None:
        return False
    if told.channel == INTENT and _last(db, table, to, INTENT, told.seat) == text:
        return False
    of = {"channel": told.channel, "seat": told.seat, "person": told.person, "command": told.command}
    _store(db, table, to, {**of, "text": text})
    return True


def told_last(db: Connection, table: str, team: int, channel: str, seat: int) -> Token | None:
    """The last that a seat told its team in this channel."""
    text = _last(db, table, audience(channel, team), channel, seat)
    return None if text is None else _tokens.decode(text)


def _last(db: Connection, table: str, to: str, channel: str, seat: int) -> str | None:
    where = (rows.chat.c.table == table, rows.chat.c.audience == to)
    of_seat = select(rows.chat.c.text).where(*where, rows.chat.c.channel == channel, rows.chat.c.seat == seat)
    found: str | None = db.scalar(of_seat.order_by(rows.chat.c.n.desc()).limit(1))
    return found


def _known(db: Connection, table: str, person: str, command: str) -> Any:
    where = (rows.chat.c.table == table, rows.chat.c.person == person, rows.chat.c.command == command)
    return db.execute(select(rows.chat.c.audience, rows.chat.c.n).where(*where)).first()


def _store(db: Connection, table: str, to: str, values: dict[str, Any]) -> int:
    last = select(func.max(rows.chat.c.n)).where(rows.chat.c.table == table, rows.chat.c.audience == to)
    n = (db.scalar(last) or 0) + 1
    try:
        db.execute(insert(rows.chat).values({**values, "table": table, "audience": to, "n": n, "at": _at(db, table)}))
    except IntegrityError:
        raise Wrong(409, "error-busy") from None
    return n


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
    return [_line(line, names.get(line.person, "")) for line in ordered]


def _line(found: Any, name: str) -> Line:
    if found.channel not in TOLD:
        return Line(found.n, found.channel, found.seat, name, found.text, found.at)
    told = Said(found.channel, found.seat, found.person, found.command, _tokens.decode(found.text))
    return told.line(found.n, name, found.at)


def said(db: Connection, table: str, to: str) -> bool:
    """Whether there is anything an audience has heard."""
    where = (rows.chat.c.table == table, rows.chat.c.audience == to)
    return db.execute(select(rows.chat.c.n).where(*where).limit(1)).first() is not None


def author(db: Connection, table: str, audiences: set[str], n: int) -> str:
    """Who wrote a line."""
    where = (rows.chat.c.table == table, rows.chat.c.audience.in_(audiences), rows.chat.c.n == n)
    found: str | None = db.scalar(select(rows.chat.c.person).where(*where)) if n <= MOST_LINES else None
    if not found:  # nobody, or a bot
        raise Wrong(404, "error-no-line")
    return found


def _checked(say: Say) -> str:
    text = say.text if say.channel == "sketch" else " ".join(say.text.split())
    longest = SKETCH_LENGTH if say.channel == "sketch" else LENGTH
    if not text or len(text) > longest:
        raise Wrong(400, "error-chat-length", most=longest)
    return text
