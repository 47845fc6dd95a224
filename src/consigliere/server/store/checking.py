"""Whether all that is stored makes sense: every table, its seats and people, its game played again move by move.

Whatever the moves can tell is mended on the way; it depends on the caller whether that is kept.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, func, select, text
from sqlalchemy.exc import DatabaseError

from consigliere.bots import BOTS
from consigliere.kernel import BadInput, ConsigliereError, Game
from consigliere.kernel import records as written_records
from consigliere.server.store import results, rows, stored, tables
from consigliere.server.store.analyses import analyses
from consigliere.server.store.devices import devices
from consigliere.server.store.people import carries, mutes, people, sessions
from consigliere.server.store.schema import owners
from consigliere.server.store.storage import Storage, config
from consigliere.server.table import again, replay
from consigliere.server.table.play import Play
from consigliere.server.table.row import Row
from consigliere.server.table.setting import Chair, TableData
from consigliere.server.table.shelf import Shelf
from consigliere.server.table.wrong import Wrong

OF_TABLES = (
    rows.seats.c.table,
    rows.visitors.c.table,
    rows.moves.c.table,
    rows.snapshots.c.table,
    rows.chat.c.table,
    results.results.c.table,
    analyses.c.table,
)
OF_PEOPLE = (sessions.c.person, devices.c.person, carries.c.person, mutes.c.person, mutes.c.muted)
AT_A_TABLE = (rows.seats.c.person, rows.moves.c.person, rows.chat.c.person)


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong, at a table or ("") anywhere, as a message with its arguments; `mended`: no longer."""

    table: str
    message: str
    args: dict[str, object] = {}
    mended: bool = False


def check_version(storage: Storage) -> None:
    """Only what this version has made, or has changed, can be judged by it."""
    with storage.engine.connect() as db:
        newest = ScriptDirectory.from_config(config(db)).get_current_head()
        try:
            version = MigrationContext.configure(db).get_current_revision()
        except DatabaseError as error:
            raise BadInput("check-file", reason=_reason(error)) from None
        if version != newest:
            raise BadInput("error-check-version")


@contextmanager
def attempt(storage: Storage, keep: bool) -> Iterator[Connection]:
    """A transaction whose changes are kept or not."""
    with storage.engine.connect() as db, db.begin() as transaction:
        yield db
        if not keep:
            transaction.rollback()


# The database


def check_database(storage: Storage) -> tuple[list[str], list[Finding]]:
    """All tables there are, and what is wrong with the whole."""
    try:
        return storage.run_now(table_ids), storage.run_now(_whole)
    except DatabaseError as error:
        return [], [Finding("", "check-file", {"reason": _reason(error)})]


def table_ids(db: Connection) -> list[str]:
    return list(db.scalars(select(rows.tables.c.id).order_by(rows.tables.c.created)))


def _whole(db: Connection) -> list[Finding]:
    """Whether the file itself is whole, and nothing in it belongs to no table or person."""
    found = []
    if db.dialect.name == "sqlite":
        said = [str(line) for line in db.scalars(text("PRAGMA integrity_check"))]
        found += [Finding("", "check-file", {"reason": line}) for line in said if line != "ok"]
    for column in OF_TABLES:
        found += _strays(db, column, rows.tables.c.id)
    for column in (*OF_PEOPLE, *owners()):
        found += _strays(db, column, people.c.id)
    return found


def _strays(db: Connection, column: Column[str], known: Column[str]) -> list[Finding]:
    count = db.scalar(select(func.count()).select_from(column.table).where(column.not_in(select(known))))
    return [Finding("", "check-strays", {"part": str(column.table.name), "count": count})] if count else []


def check_ratings(storage: Storage, keep: bool) -> list[Finding]:
    """Ratings are what the games say; those that are not are made again."""
    with attempt(storage, keep) as db:
        return [
            Finding("", "check-rating", {"person": person, "game": game, "pool": pool}, mended=True)
            for person, game, pool in results.mended(db)
        ]


# A table


def check_table(db: Connection, shelf: Shelf, id: str) -> list[Finding]:
    """All that is wrong with a table; what moves can mend is mended."""
    try:
        table, found = _read(db, id)
        found += _people(db, table)
        game = shelf.stored(table.game, table.rules, table.pack)
    except Wrong as error:
        return [Finding(id, error.message, error.details)]
    except ValueError as error:
        return [Finding(id, "check-unreadable", {"reason": _reason(error)})]
    return found + _seats(game, table) + _play_again(db, game, table)


def _read(db: Connection, id: str) -> tuple[TableData, list[Finding]]:
    """A table; what its moves will tell again may be lost."""
    try:
        return tables.load(db, id), []
    except ValueError:
        rows.change_table(db, id, asked="[]", returns="null")
        return tables.load(db, id), [Finding(id, "check-said", {"parts": "asked, returns"}, mended=True)]


def _people(db: Connection, table: TableData) -> list[Finding]:
    """Everybody who owns, sits, moved or spoke there is known."""
    named = {table.owner, *(chair.person for chair in table.chairs)}
    for column in AT_A_TABLE:
        named |= set(db.scalars(select(column).where(column.table.c.table == table.id).distinct()))
    known = set(db.scalars(select(people.c.id).where(people.c.id.in_(named))))
    strangers = sorted(named - known - {""})
    found = [Finding(table.id, "check-stranger", {"person": person}) for person in strangers]
    if table.rematch is not None and rows.find_table(db, table.rematch) is None:
        found.append(Finding(table.id, "check-rematch", {"rematch": table.rematch}))
    return found


def _seats(game: Game, table: TableData) -> list[Finding]:
    seats = game.seats_in(table.options)
    if len(table.chairs) != seats:
        return [Finding(table.id, "check-seats", {"found": len(table.chairs), "seats": seats})]
    wrong = [seat for seat, chair in enumerate(table.chairs) if not _sensible(chair, table.status)]
    return [Finding(table.id, "check-seat", {"seat": seat}) for seat in wrong]


def _sensible(chair: Chair, status: str) -> bool:
    """Somebody sits there, or a bot that there is; a seat is open only before the game."""
    if chair.kind == "open":
        return status in ("waiting", "stopped")
    return bool(chair.person) if chair.by_person else chair.bot in BOTS


# Its game


def _play_again(db: Connection, game: Game, table: TableData) -> list[Finding]:
    """The whole game from its first row, and what else is stored of it compared with that."""
    kept = {row.seq: row.data for row in db.execute(select(rows.snapshots).where(rows.snapshots.c.table == table.id))}
    last: Play | None = None
    true: dict[int, bytes] = {}
    for seq in _numbers(db, table.id):
        try:
            last = _next(game, table, last, rows.rows_since(db, table.id, seq - 1, seq)[0])
            if seq in kept:
                true[seq] = last.snapshot()
        except Exception as error:
            return [Finding(table.id, "check-move", {"seq": seq, "reason": _reason(error)})]
    if last is None and table.status in ("running", "over"):
        return [Finding(table.id, "check-no-moves")]
    found = _said(db, table, last) + _record(db, game, table, last)
    if kept and not (len(kept) == 1 and all(_holds(game, table, at, kept[at], true.get(at)) for at in kept)):
        stored.keep(db, table.id, last)
        found.append(Finding(table.id, "check-snapshot", mended=True))
    return found


def _numbers(db: Connection, id: str) -> list[int]:
    query = select(rows.moves.c.seq).where(rows.moves.c.table == id).order_by(rows.moves.c.seq)
    return list(db.scalars(query))


def _next(game: Game, table: TableData, before: Play | None, row: Row) -> Play:
    return again.begin(game, table, row)[0] if before is None else again.follow(before, [row])


def _said(db: Connection, table: TableData, last: Play | None) -> list[Finding]:
    """What the table says of itself is what its moves say."""
    true: dict[str, object] = {"status": "waiting", "asked": [], "ending": "", "returns": None}
    if last is not None:
        status = "over" if last.ending else "running"
        true = {"status": status, "asked": last.asked(), "ending": last.ending, "returns": last.returns}
    wrong = {name: value for name, value in true.items() if getattr(table, name) != value}
    if not wrong:
        return []
    plain = {name: value if isinstance(value, str) else rows.to_json(value) for name, value in wrong.items()}
    rows.change_table(db, table.id, **plain)
    return [Finding(table.id, "check-said", {"parts": ", ".join(wrong)}, mended=True)]


def _holds(game: Game, table: TableData, seq: int, data: bytes, true: bytes | None) -> bool:
    """Whether a snapshot is the game as it stood after its row."""
    try:
        return stored.opened(game, table, (seq, data)).snapshot() == true
    except Exception:
        return False


def _record(db: Connection, game: Game, table: TableData, last: Play | None) -> list[Finding]:
    """The record of a finished game leads to the same end."""
    if last is None or not last.ending:
        return []
    try:
        record = replay.written(table, last, replay.replay_of(game, table, rows.rows_since(db, table.id)))
        if written_records.verify(written_records.read(record), game).state == last.state:
            return []
        reason = ""
    except Exception as error:
        reason = _reason(error)
    return [Finding(table.id, "check-record", {"reason": reason})]


def _reason(error: Exception) -> str:
    """In a few words; of our own errors the message, for whoever looks it up."""
    if isinstance(error, ConsigliereError):
        return error.message
    return str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__


def check_all(storage: Storage, shelf: Shelf, ids: Iterable[str], keep: bool) -> Iterator[list[Finding]]:
    """What is wrong with each of these tables, one after the other."""
    for id in ids:
        try:
            with attempt(storage, keep) as db:
                found = check_table(db, shelf, id)
        except DatabaseError as error:
            found = [Finding(id, "check-unreadable", {"reason": _reason(error)})]
        yield found
