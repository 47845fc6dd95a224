"""A whole database in one file, from SQLite or PostgreSQL and back into either.

The file is gzip: JSON lines with a head (format, version of the tables), for each table its name and columns and then a
line for each row, and a foot with the number of rows and a hash of all before it.
"""

import gzip
import hashlib
import os
import sqlite3
import zlib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import (
    Column,
    Connection,
    LargeBinary,
    MetaData,
    Table,
    create_engine,
    func,
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError

from consigliere.kernel.errors import BadInput
from consigliere.kernel.reading import reason_of
from consigliere.server.store.storage import Storage

FORMAT = "consigliere backup 1"
VERSIONS = "alembic_version"
AT_ONCE = 500
LONGEST_HEAD = 1000


class Head(msgspec.Struct, frozen=True):
    format: str
    version: str


class Part(msgspec.Struct, frozen=True, tag=True):
    """The rows of this table follow, each a list in the order of these columns."""

    table: str
    columns: list[str]


class Foot(msgspec.Struct, frozen=True, tag=True):
    rows: int
    digest: str


Line = Part | Foot | list[Any]


# Out


def write(url: str, file: Path) -> int:
    """Back up a database, while servers go on using it; how many rows."""
    try:
        part = file.with_name(file.name + ".part")
        try:
            with open(part, "wb", opener=_private) as target, _still(url) as db, gzip.open(target, "wb") as packed:
                rows = _write_all(db, packed)
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise broken(error) from None
    except (OSError, ValueError) as error:
        raise BadInput("error-cannot-write", file=str(file), reason=reason_of(error)) from None
    return rows


def broken(error: Exception) -> BadInput:
    """A database that cannot be opened, read or written."""
    reason = getattr(error, "orig", None) or error
    return BadInput("error-database", reason=str(reason).partition("\n")[0])


def existing(url: str, must_exist: bool = True) -> Storage:
    """A database that is there and answers."""
    try:
        parsed = make_url(url)
        if must_exist and parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
            raise BadInput("error-no-database", database=url)
        storage = Storage(url)
        storage.engine.connect().close()
    except ArgumentError:
        raise BadInput("error-no-database", database=url) from None
    except (SQLAlchemyError, ImportError, OSError, ValueError):
        raise BadInput("error-no-database", database=parsed.render_as_string(hide_password=True)) from None
    return storage


@contextmanager
def _still(url: str) -> Iterator[Connection]:
    """A connection that sees the database as it is at one moment, and stops nobody."""
    storage = existing(url)
    try:
        if not storage.lite:
            with storage.engine.connect().execution_options(isolation_level="REPEATABLE READ") as db:
                yield db
            return
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.db"
            with sqlite3.connect(str(storage.engine.url.database)) as live, sqlite3.connect(copy) as still:
                live.backup(still)
            engine = create_engine(f"sqlite:///{copy}")
            with engine.connect() as db:
                yield db
            engine.dispose()
    finally:
        storage.close()


def _write_all(db: Connection, file: gzip.GzipFile) -> int:
    rows = 0
    whole = hashlib.blake2b(digest_size=32)

    def put(line: object) -> None:
        data = msgspec.json.encode(line) + b"\n"
        whole.update(data)
        file.write(data)

    version = MigrationContext.configure(db).get_current_revision()
    if version is None:
        raise BadInput("error-no-database", database=db.engine.url.render_as_string(hide_password=True))
    put(Head(FORMAT, version))
    for table in _tables(db):
        put(Part(str(table.name), [str(column.name) for column in table.columns]))
        for row in db.execution_options(yield_per=AT_ONCE).execute(select(table)):
            put(list(row))
            rows += 1
    file.write(msgspec.json.encode(Foot(rows, whole.hexdigest())) + b"\n")
    return rows


# In


def read(file: Path, url: str) -> int:
    """Fill an empty database from a backup, and bring its tables to this version; all of it or nothing."""
    try:
        with gzip.open(file, "rb") as packed:
            head = _head(file, packed)
            return _restore(url, head, file, packed)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadInput("error-backup-broken", file=str(file)) from None
    except SQLAlchemyError as error:
        raise broken(error) from None
    except (OSError, ValueError) as error:
        raise BadInput("error-cannot-read", file=str(file), reason=reason_of(error)) from None


def _restore(url: str, head: Head, file: Path, packed: gzip.GzipFile) -> int:
    storage = existing(url, must_exist=False)
    try:
        _prepare(storage, head.version)
        rows = storage.run_now(_fill, file, packed, msgspec.json.encode(head) + b"\n")
        storage.migrate()
    finally:
        storage.close()
    return rows


def _head(file: Path, packed: gzip.GzipFile) -> Head:
    try:
        head = msgspec.json.decode(packed.readline(LONGEST_HEAD), type=Head)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.MsgspecError):
        head = Head("", "")
    if head.format != FORMAT:
        raise BadInput("error-no-backup", file=str(file))
    return head


def _prepare(storage: Storage, version: str) -> None:
    """The tables as they were when the backup was made."""
    try:
        storage.migrate(version)
    except CommandError:
        raise BadInput("error-backup-newer") from None


def _fill(db: Connection, file: Path, lines: gzip.GzipFile, head: bytes) -> int:
    tables = {table.name: table for table in _tables(db)}
    if any(db.scalar(select(func.count()).select_from(table)) for table in tables.values()):
        raise BadInput("error-restore-not-empty")
    try:
        rows = _fill_all(db, tables, lines, hashlib.blake2b(head, digest_size=32))
    except (msgspec.MsgspecError, IntegrityError, DataError, KeyError, TypeError, ValueError):
        raise BadInput("error-backup-broken", file=str(file)) from None
    for table in tables.values():
        _count_on(db, table)
    return rows


def _fill_all(db: Connection, tables: dict[str, Table], lines: gzip.GzipFile, whole: Any) -> int:
    rows = 0
    batch: list[dict[str, Any]] = []
    columns: list[Column[Any]] = []
    for data in lines:
        line = msgspec.json.decode(data, type=Line)
        if isinstance(line, list):
            batch.append({column.name: _value(column, item) for column, item in zip(columns, line, strict=True)})
            rows += 1
        if batch and (len(batch) == AT_ONCE or not isinstance(line, list)):
            db.execute(insert(columns[0].table), batch)
            batch = []
        if isinstance(line, Part):
            columns = [tables[line.table].columns[name] for name in line.columns]
        elif isinstance(line, Foot):
            if (line.rows, line.digest) != (rows, whole.hexdigest()):
                raise ValueError
            return rows
        whole.update(data)
    raise ValueError


def _value(column: Column[Any], item: Any) -> Any:
    return b64decode(item) if isinstance(column.type, LargeBinary) and item is not None else item


def _count_on(db: Connection, table: Table) -> None:
    """PostgreSQL numbers new rows after those that came in."""
    column = table.autoincrement_column
    if column is not None and db.dialect.name == "postgresql":
        last = f'SELECT max("{column.name}") FROM "{table.name}"'
        db.execute(text(f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'), ({last}))"))


def _tables(db: Connection) -> list[Table]:
    """The tables as they are in the database, those first that others refer to."""
    found = MetaData()
    found.reflect(db)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def _private(path: str, flags: int) -> int:
    """Hashes of secrets and running games' seeds are in it: for the owner alone."""
    return os.open(path, flags, 0o600)
