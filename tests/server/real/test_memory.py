"""Tables that nobody watches leave the memory at once, without waiting for a collection of garbage."""

import asyncio
import gc
import weakref

import pytest

from consigliere.server import house as houses
from consigliere.server import seating
from consigliere.server.messages import NewTable, SeatWish
from consigliere.server.rooms import Room
from tests.server.test_storage import a_house


async def kept_rooms(database: str, tables: int) -> tuple[int, int]:
    """How many rooms are known, and how many are in memory."""
    house = a_house(database)
    wish = NewTable(game="lafamiglia", seats=[SeatWish("me")] * 4)
    rooms: weakref.WeakSet[Room] = weakref.WeakSet()
    for _ in range(tables):
        rooms.add(await seating.make_table(house, "ann", wish))
    counts = len(house.rooms), len(rooms)
    await house.close()
    return counts


def test_forgotten_tables_are_gone(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "ROOMS", 5)
    gc.disable()
    try:
        known, kept = asyncio.run(kept_rooms(sqlite_database, 30))
    finally:
        gc.enable()
    assert known == kept == 5
