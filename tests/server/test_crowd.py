"""However many tables there are, nobody is left at one that the others have left, and nobody misses anything."""

import asyncio
import random

import pytest

from consigliere.server import house as houses
from consigliere.server import rounds
from consigliere.server.hub import Hub
from tests.server.crowds import crowd, gossiping
from tests.server.test_storage import a_house

TABLES, AT_ONCE, VISITS = 40, 20, 3
MANY_TABLES, MANY_AT_ONCE, MANY_VISITS = 1000, 400, 5


@pytest.fixture(autouse=True)
def nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "ROOMS", 0)


def many(database: str, processes: int, soak: bool) -> None:
    rng = random.Random(processes)
    hubs = gossiping(rng, processes, lost=0.1) if processes > 1 else [Hub()]
    size = (MANY_TABLES, MANY_AT_ONCE, MANY_VISITS) if soak else (TABLES, AT_ONCE, VISITS)
    asyncio.run(crowd([a_house(database, hub) for hub in hubs], *size, rng))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_crowd(sqlite_database: str, processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "NEWS_SECONDS", 0.2)
    many(sqlite_database, processes, soak=False)


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2])
def test_a_thousand_tables(database: str, processes: int) -> None:
    many(database, processes, soak=True)
