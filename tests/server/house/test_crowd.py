"""However many tables there are, nobody is left at one that the others have left, and nobody misses anything."""

import asyncio
import random
from typing import NamedTuple

import pytest

from consigliere.server.house import house as houses
from consigliere.server.house import rooms, rounds, seating
from consigliere.server.house.hub import Hub
from consigliere.server.house.rooms import Room, Viewer
from consigliere.server.messages import NewTable, SeatWish, TableChanged, TableInfo
from tests.server.client import NEWS
from tests.server.crowds import crowd, gossiping
from tests.server.store.test_storage import a_house


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


def test_who_is_there_is_known_at_the_other_process(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes first; nobody waits for the round in which processes say who is with them."""
    monkeypatch.setattr(rounds, "SAY_WHO_SECONDS", 3600.0)

    async def come_and_go() -> None:
        here, there = (a_house(sqlite_database, hub) for hub in gossiping(random.Random(1), 2, lost=0.0))
        for house in (here, there):
            await house.open()
        table = (await seating.make_table(here, "ann", NewTable("counting", seats=[SeatWish("me")] * 2))).table.id
        ann, bob = Viewer(0, "ann", "one"), Viewer(2, "bob", "two")
        first = await here.current_room(table)
        await first.enter(ann, 0)
        second = await there.current_room(table)
        await second.enter(bob, 0)
        await until_online(second, {"ann", "bob"})
        await first.leave(ann)
        await until_online(second, {"bob"})
        await first.enter(ann, 0)
        await until_online(second, {"ann", "bob"})
        monkeypatch.setattr(rooms, "ONLINE_SECONDS", 0.0)  # its process was killed, say
        drain(bob)
        await there.rounds.say_who_is_here()
        assert [seat.online for seat in (await told_table(bob)).seats] == [False, False]
        for house in (here, there):
            await house.close()

    asyncio.run(come_and_go())


def drain(viewer: Viewer) -> None:
    while not viewer.messages.empty():
        viewer.messages.get_nowait()


async def told_table(viewer: Viewer) -> TableInfo:
    async with asyncio.timeout(10):
        message = await viewer.messages.get()
    assert isinstance(message, bytes)
    news = NEWS.decode(message)
    assert isinstance(news, TableChanged)
    return news.table


async def until_online(room: Room, people: set[str]) -> None:
    async with asyncio.timeout(10):
        while room.online() != people:
            await asyncio.sleep(0.01)
