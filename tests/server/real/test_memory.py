"""Tables that nobody watches leave the memory at once, without waiting for a collection of garbage."""

import asyncio
import gc
import weakref

import pytest

from consigliere.server.house import house as houses
from consigliere.server.house import seating
from consigliere.server.house.acting import answer
from consigliere.server.house.house import House
from consigliere.server.house.rooms import Room, Viewer
from consigliere.server.messages import Decide, NewTable, Refused, SeatWish
from tests.server.store.test_storage import a_house


async def visited(house: House, wish: NewTable) -> Room:
    """A table where somebody was, and was refused something."""
    room = await seating.make_table(house, "ann", wish)
    viewer = Viewer(0, "ann", "session")
    await room.enter(viewer, 0)
    assert isinstance(await answer(room, "ann", Decide(id="a", seat=0, seq=0, action=-1)), Refused)
    await room.leave(viewer)
    return room


async def kept_rooms(database: str, tables: int) -> tuple[int, int]:
    """How many rooms are known, and how many are in memory."""
    house = a_house(database)
    wish = NewTable(game="lafamiglia", seats=[SeatWish("me")] * 4)
    rooms: weakref.WeakSet[Room] = weakref.WeakSet()
    for _ in range(tables):
        rooms.add(await visited(house, wish))
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
