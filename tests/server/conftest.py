import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from consigliere.server.house import lobby
from consigliere.server.http import passwords
from consigliere.server.store.storage import Storage
from consigliere.server.store.watch import Watch
from tests.server.browsers import Browser, Inn, inn
from tests.server.real.fixtures import database, postgres, postgres_database, redis, sqlite_database
from tests.server.running import Running, running
from tests.server.worlds import Clock

__all__ = ["database", "postgres", "postgres_database", "redis", "sqlite_database"]


@pytest.fixture(autouse=True, scope="session")
def quick_hashes() -> None:
    """Hashing takes long on purpose; the tests do not need that."""
    passwords.HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inn]:
    """A server that limits nobody but those who guess passwords."""
    with inn(tmp_path) as running:
        yield running


@pytest.fixture
def browsers(house: Inn) -> Callable[[], Browser]:
    return house.browser


@pytest.fixture
def storage(house: Inn) -> Storage:
    return house.storage


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    """A server at a port of its own, once with SQLite and once with PostgreSQL."""
    with running(database) as started:
        yield started


@pytest.fixture
def lite(sqlite_database: str) -> Iterator[Running]:
    with running(sqlite_database) as started:
        yield started


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of day, and of the server, as the test wants it."""
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)
    monkeypatch.setattr(Watch, "now", lambda _: clock.now)
    monkeypatch.setattr(lobby, "FRESH_SECONDS", 0.0)
    return clock
