"""The database: SQLite with one thread that does everything, or PostgreSQL with several.

Functions that read or write take a connection first; `run` calls one inside a transaction, off the event loop.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, make_url

MIGRATIONS = Path(__file__).parent / "migrations"
POSTGRES_THREADS = 8
P = ParamSpec("P")
T = TypeVar("T")


class Storage:
    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.lite = parsed.get_backend_name() == "sqlite"
        self.threads = 1 if self.lite else POSTGRES_THREADS
        if self.lite:
            if parsed.database:
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_engine(parsed, hide_parameters=True)
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        else:
            self.engine = create_engine(
                parsed, pool_size=self.threads, max_overflow=2, pool_pre_ping=True, hide_parameters=True
            )
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="storage")

    async def run(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function returns, its changes stored; if it raises, nothing of it is."""
        return await asyncio.get_running_loop().run_in_executor(
            self._pool, lambda: self.run_now(function, *args, **kwargs)
        )

    def run_now(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, in this thread."""
        with self.engine.begin() as db:
            return function(db, *args, **kwargs)

    def migrate(self, version: str = "head") -> None:
        """Bring the tables of the database to what this version needs."""
        with self.engine.begin() as db:
            command.upgrade(_config(db), version)

    def close(self) -> None:
        self._pool.shutdown(wait=True)
        self.engine.dispose()


def _config(db: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = db
    return config


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Others may read while one writes, and what is committed survives a power cut."""
    connection.isolation_level = None
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(db: Connection) -> None:
    db.exec_driver_sql("BEGIN IMMEDIATE")
