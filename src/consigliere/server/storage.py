"""The database: SQLite with one thread that does everything, or PostgreSQL with several.

Functions that read or write take a connection first; `run` calls one inside a transaction, off the event loop. With
SQLite those that wait share a transaction, so that many who store at once cost one trip to the disk.
"""

import asyncio
import contextlib
import logging
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, make_url, text

MIGRATIONS = Path(__file__).parent / "migrations"
POSTGRES_THREADS = 8
MIGRATION_LOCK = 1920
TOGETHER = 100
FOLDER_MODE, FILE_MODE, OTHERS = 0o700, 0o600, 0o077
BESIDE = ("-wal", "-shm", "-journal")  # files that SQLite keeps beside its own
log = logging.getLogger("consigliere")
P = ParamSpec("P")
T = TypeVar("T")


class _Job(NamedTuple):
    work: Callable[[Connection], Any]
    answer: Future[Any]


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
            self.engine = create_engine(
                parsed, pool_size=self.threads, max_overflow=2, pool_pre_ping=True, hide_parameters=True
            )
        self._together = TOGETHER if self.lite else 1
        self._waiting: deque[_Job] = deque()
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="storage")

    async def run(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function returns, its changes stored; if it raises, nothing of it is."""
        job = _Job(lambda db: function(db, *args, **kwargs), Future())
        self._waiting.append(job)
        self._pool.submit(self._work)
        result: T = await asyncio.wrap_future(job.answer)
        return result

    def _work(self) -> None:
        """Do what waits; there is nothing if an earlier turn did it."""
        jobs = self._next()
        try:
            outcomes = self._do(jobs) if jobs else []
        except BaseException as error:
            outcomes = [_Failure(error)] * len(jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if isinstance(outcome, _Failure):
                job.answer.set_exception(outcome.error)
            else:
                job.answer.set_result(outcome)

    def _next(self) -> list[_Job]:
        jobs: list[_Job] = []
        with contextlib.suppress(IndexError):
            while len(jobs) < self._together:
                jobs.append(self._waiting.popleft())
        return [job for job in jobs if job.answer.set_running_or_notify_cancel()]

    def _do(self, jobs: list[_Job]) -> list[Any]:
        """What each returns; they are stored together, and one that fails takes back only its own."""
        if len(jobs) == 1:
            return [self.run_now(jobs[0].work)]
        with self.engine.begin() as db:
            return [_attempt(db, job) for job in jobs]

    def run_now(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, in this thread."""
        with self.engine.begin() as db:
            return function(db, *args, **kwargs)

    def migrate(self, version: str = "head") -> None:
        """Bring the tables of the database to what this version needs; of processes that start at once, one does it."""
        with self.engine.begin() as db:
            if not self.lite:
                db.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
            command.upgrade(_config(db), version)

    def close(self) -> None:
        self._pool.shutdown(wait=True)
        self.engine.dispose()


def _attempt(db: Connection, job: _Job) -> Any:
    """What a job returns, or its failure; on a full disk SQLite gives up the transaction: then all have failed."""
    try:
        with db.begin_nested():
            return job.work(db)
    except Exception as error:
        if not db.connection.in_transaction:
            raise
        return _Failure(error)


def _config(db: Connection) -> Config:
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
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(db: Connection) -> None:
    db.exec_driver_sql("BEGIN IMMEDIATE")
