"""The database: SQLite with one thread that does everything, or PostgreSQL with several, each with its connection.

Functions that read or write take a connection first; `run` calls one inside a transaction, off the event loop. With
SQLite those that wait share a transaction, so that many who store at once cost one trip to the disk.
"""

import asyncio
import contextlib
import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, OperationalError

MIGRATIONS = Path(__file__).parent / "migrations"
POSTGRES_THREADS = 8
MIGRATION_LOCK = 1920
TOGETHER = 100
LOCKED_SECONDS = 30.0  # so long a write to SQLite waits for another process
FOLDER_MODE, FILE_MODE, OTHERS = 0o700, 0o600, 0o077
BESIDE = ("-wal", "-shm", "-journal")  # files that SQLite keeps beside its own
log = logging.getLogger("consigliere")
P = ParamSpec("P")
T = TypeVar("T")


Work = Callable[[Connection], Any]


class _Job(NamedTuple):
    work: Work
    answer: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class _Failure(NamedTuple):
    error: BaseException


class Storage:
    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.lite = parsed.get_backend_name() == "sqlite"
        self.threads = 1 if self.lite else POSTGRES_THREADS
        if self.lite:
            if parsed.database:
                make_private(Path(parsed.database))
            self.engine = create_engine(parsed, hide_parameters=True)
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        else:
            self.engine = create_engine(parsed, pool_size=self.threads, max_overflow=2, hide_parameters=True)
        self._together = TOGETHER if self.lite else 1
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()  # after the last job None
        self._working: list[threading.Thread] = []

    async def run(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function returns, its changes stored; if it raises, nothing of it is."""
        if not self._working:
            self._start()
        loop = asyncio.get_running_loop()
        job = _Job(lambda db: function(db, *args, **kwargs), loop.create_future(), loop)
        self._waiting.put(job)
        result: T = await job.answer
        return result

    def _start(self) -> None:
        self._waiting = SimpleQueue()
        for number in range(self.threads):
            thread = threading.Thread(target=self._work, name=f"storage-{number}", daemon=True)
            self._working.append(thread)
            thread.start()

    def _work(self) -> None:
        """Do what waits, until told to end."""
        worker = _Worker(self.engine)
        while jobs := self._next():
            try:
                outcomes = worker.do([job.work for job in jobs])
            except BaseException as error:
                outcomes = [_Failure(error)] * len(jobs)
            _answer(jobs, outcomes)
            del jobs, outcomes  # or a room is held until the next job comes
        worker.close()

    def _next(self) -> list[_Job]:
        """One job, with SQLite all that wait; none at the end."""
        jobs: list[_Job] = []
        job = self._waiting.get()
        try:
            while job is not None:
                if not job.answer.cancelled():
                    jobs.append(job)
                if len(jobs) >= self._together:
                    return jobs
                job = self._waiting.get(block=not jobs)
        except Empty:
            return jobs
        self._waiting.put(None)
        return jobs

    def run_now(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, in this thread."""
        with self.engine.begin() as db:
            return function(db, *args, **kwargs)

    def migrate(self, version: str = "head") -> None:
        """Bring the tables of the database to what this version needs; of processes that start at once, one does it."""
        with self.engine.begin() as db:
            if not self.lite:
                db.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
            command.upgrade(config(db), version)

    def close(self) -> None:
        """What waits is done before."""
        if self._working:
            self._waiting.put(None)
        for thread in self._working:
            thread.join()
        self._working.clear()
        self.engine.dispose()


class _Worker:
    """A thread with a connection that is kept; one that was lost is opened again."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._db: Connection | None = None
        self._committing = False

    def do(self, works: list[Work]) -> list[Any]:
        """What each returns; tried again if the connection was lost before anything can have been stored."""
        try:
            return self._do_once(works)
        except DBAPIError as error:
            if not error.connection_invalidated or self._committing:
                raise
        return self._do_once(works)

    def _do_once(self, works: list[Work]) -> list[Any]:
        """They are stored together, and one that fails takes back only its own."""
        if self._db is None:
            self._db = self._engine.connect()
        db, self._committing = self._db, False
        with db.begin():
            outcomes = [works[0](db)] if len(works) == 1 else [_attempt(db, work) for work in works]
            self._committing = True
        return outcomes

    def close(self) -> None:
        if self._db is not None:
            self._db.close()


def _answer(jobs: list[_Job], outcomes: list[Any]) -> None:
    """Back on the event loop, or on each of several."""
    for loop in {job.loop for job in jobs}:
        told = [(job.answer, outcome) for job, outcome in zip(jobs, outcomes, strict=True) if job.loop is loop]
        with contextlib.suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell, told)


def _tell(told: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for answer, outcome in told:
        if answer.done():
            continue
        if isinstance(outcome, _Failure):
            answer.set_exception(outcome.error)
        else:
            answer.set_result(outcome)


def _attempt(db: Connection, work: Work) -> Any:
    """What it returns, or its failure; on a full disk SQLite gives up the transaction: then all have failed."""
    try:
        with db.begin_nested():
            return work(db)
    except Exception as error:
        if not db.connection.in_transaction:
            raise
        return _Failure(error)


def config(db: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = db
    return config


def make_private(file: Path) -> None:
    """Seeds of running games and hashes of secrets are for the owner alone: a database that others could read is closed
    to them. Its folder is made that way, but one that was there before may be for other things too."""
    file.parent.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
    for name in (file, *(Path(f"{file}{end}") for end in BESIDE)):
        close_to_others(name, FILE_MODE)


def close_to_others(path: Path, mode: int) -> None:
    with contextlib.suppress(FileNotFoundError):
        if path.stat().st_mode & OTHERS:
            try:
                path.chmod(mode)
                log.warning("closed to others", extra={"fields": {"path": str(path)}})
            except OSError as error:
                log.warning("open to others", extra={"fields": {"path": str(path), "reason": error.strerror}})


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Others may read while one writes, and what is committed survives a power cut."""
    connection.isolation_level = None
    waiting = f"busy_timeout={1000 * LOCKED_SECONDS:.0f}"
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", waiting):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(db: Connection) -> None:
    """By the driver itself: a statement of SQLAlchemy costs as much as storing a row."""
    begin = "BEGIN IMMEDIATE"
    try:
        cast(sqlite3.Connection, db.connection.driver_connection).execute(begin)
    except sqlite3.OperationalError as error:
        raise OperationalError(begin, None, error) from error
