"""Fixtures of real services; a conftest imports those that its tests name.

Each worker of pytest-xdist starts its own. `database` runs a test on SQLite and on PostgreSQL.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.real.nursery import Nursery
from tests.server.real.servers import Server, running_server
from tests.server.real.services import Postgres, Redis, running_postgres, running_redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as started:
        yield started


@pytest.fixture
def redis() -> Iterator[Redis]:
    with running_redis() as started:
        yield started


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of each kind."""
    address: str = request.getfixturevalue(f"{request.param}_database")
    return address


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    opened = Nursery()
    yield opened
    opened.close()


@pytest.fixture
def server(database: str, nursery: Nursery) -> Iterator[Server]:
    with running_server(database, nursery=nursery) as started:
        yield started


@pytest.fixture
def sqlite_server(sqlite_database: str, nursery: Nursery) -> Iterator[Server]:
    with running_server(sqlite_database, nursery=nursery) as started:
        yield started


@pytest.fixture
def two_servers(postgres_database: str, redis: Redis, nursery: Nursery) -> Iterator[tuple[Server, Server]]:
    with (
        running_server(postgres_database, redis.url, nursery) as one,
        running_server(postgres_database, redis.url, nursery) as other,
    ):
        yield one, other
