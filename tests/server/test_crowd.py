"""However many tables there are, nobody is left at one that the others have left, and nobody misses anything."""

import asyncio
import random
from typing import NamedTuple

import pytest

from consigliere.server import house as houses
from consigliere.server import rounds
from consigliere.server.hub import Hub
from tests.server.crowds import crowd, gossiping
from tests.server.test_storage import a_house


class Size(NamedTuple):
    tables: int
    at_once: int
    visits: int


A_THOUSAND = Size(1000, 400, 1)
SOAK = Size(2000, 800, 5)


@pytest.fixture(autouse=True)
def nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "ROOMS", 0)


def many(database: str, processes: int, size: Size) -> None:
    rng = random.Random(processes)
    hubs = gossiping(rng, processes, lost=0.1) if processes > 1 else [Hub()]
    asyncio.run(crowd([a_house(database, hub) for hub in hubs], *size, rng))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_thousand_tables(sqlite_database: str, processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "NEWS_SECONDS", 0.2)
    many(sqlite_database, processes, A_THOUSAND)


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2])
def test_many_more(database: str, processes: int) -> None:
    many(database, processes, SOAK)
