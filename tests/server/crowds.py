"""A crowd at many tables of one server or of two: people come, watch, move, talk and go, and remember what they saw.

The houses are real, in one process; between two of them news are late and some are lost. Nothing is kept in memory that
nobody uses, so a table is forgotten and loaded again all the time.
"""

import asyncio
import gc
import random
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, select

from consigliere.server.house import seating
from consigliere.server.house.acting import answer
from consigliere.server.house.house import House
from consigliere.server.house.hub import Hub, News
from consigliere.server.house.rooms import Room, Viewer
from consigliere.server.messages import Chat, Decide, Done, NewTable, Position, Say, SeatWish, Update
from consigliere.server.store import rows
from tests.server.client import NEWS

PATIENCE = 120.0
OWNER = "ann"
SEATS = 2
SPECTATOR = 2


class Gossip(Hub):
    """News to the other houses: late, in any order, and some never."""

    def __init__(self, rng: random.Random, lost: float) -> None:
        super().__init__()
        self.others: list[Gossip] = []
        self._rng = rng
        self._lost = lost
        self._telling: set[asyncio.Task[None]] = set()

    def tell(self, news: News) -> None:
        for other in self.others:
            if self._rng.random() >= self._lost:
                task = asyncio.create_task(other.late(news))
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    async def late(self, news: News) -> None:
        for _ in range(self._rng.randrange(20)):
            await asyncio.sleep(0)
        if self.listener is not None:
            self.listener(news)


class Visitor:
    """Somebody who looks at a table from one place, comes and goes, and notices whatever is missing or told twice."""

    def __init__(self, table: str, place: int, rng: random.Random) -> None:
        self.table, self.place, self.rng = table, place, rng
        self.seq = 0
        self.lines: dict[str, int] = {}
        self.view: object = None
        self.moved = 0
        self._room: Room | None = None
        self._viewer: Viewer | None = None

    async def come(self, house: House) -> None:
        self._room = await house.current_room(self.table)
        self._viewer = Viewer(self.place, OWNER, "session")
        await self._room.enter(self._viewer, self.seq)
        assert house.rooms.get(self.table) is self._room, "an orphan"

    async def go(self) -> None:
        assert self._room is not None
        assert self._viewer is not None
        assert self._room.house.rooms.get(self.table) is self._room, "an orphan"
        self.read()
        await self._room.leave(self._viewer)
        self._room = self._viewer = None

    def read(self) -> None:
        """All that was told by now."""
        assert self._viewer is not None
        while not self._viewer.messages.empty():
            message = self._viewer.messages.get_nowait()
            assert isinstance(message, bytes), f"closed: {message!r}"
            news = NEWS.decode(message)
            if isinstance(news, Position):
                self._take_position(news)
            elif isinstance(news, Update):
                assert news.seq == self.seq + 1, f"told {news.seq} after {self.seq}"
                self.seq, self.view = news.seq, news.view
            elif isinstance(news, Chat):
                self._hear(news)

    def _take_position(self, position: Position) -> None:
        assert position.seq >= self.seq, f"back from {self.seq} to {position.seq}"
        assert [event.seq for event in position.events] == list(range(max(self.seq, 1) + 1, position.seq + 1))
        self.seq, self.view = position.seq, position.view
        for line in position.chat:
            self.lines[line.text] = self.lines.get(line.text, 0) or 1

    def _hear(self, chat: Chat) -> None:
        assert chat.line.text not in self.lines, f"heard twice: {chat.line.text}"
        self.lines[chat.line.text] = 1

    async def move(self) -> None:
        """A move of whoever is asked, which others may get ahead of."""
        assert self._room is not None
        play = self._room.play
        assert play is not None
        seat = play.state.seat
        command = Decide(id=f"{id(self)}-{self.rng.random()}", seat=seat, seq=play.seen[seat], action=0)
        self.moved += isinstance(await answer(self._room, OWNER, command), Done)

    async def say(self) -> None:
        assert self._room is not None
        text = f"{self.rng.random()}"
        assert isinstance(await answer(self._room, OWNER, Say(id=text, seat=0, text=text)), Done)

    async def visit(self, houses: Sequence[House]) -> None:
        await self.come(self.rng.choice(houses))
        for _ in range(self.rng.randrange(4)):
            what = self.rng.random()
            if what < 0.5:
                await self.move()
            elif what < 0.6:
                await self.say()
            else:
                await asyncio.sleep(0)
            self.read()
        await self.go()

    async def until(self, seq: int, lines: int) -> None:
        """Wait for the end of the story."""
        self.read()
        while self.seq < seq or len(self.lines) < lines:
            await asyncio.sleep(0.01)
            self.read()
        assert (self.seq, len(self.lines)) == (seq, lines)


async def a_table(houses: Sequence[House], rng: random.Random, visits: int) -> None:
    """The whole life of a table; at the end everybody has seen what is stored."""
    room = await seating.make_table(houses[0], OWNER, NewTable("counting", seats=[SeatWish("me")] * SEATS))
    id = room.table.id
    del room
    guests = [Visitor(id, place, rng) for place in (0, 1, SPECTATOR, rng.randrange(3))]
    stay, come_and_go = guests[:2], guests[2:]
    for guest in stay:
        await guest.come(rng.choice(houses))
    async with asyncio.TaskGroup() as group:
        for guest in come_and_go:
            group.create_task(_visits(guest, houses, visits))
    for guest in come_and_go:
        await guest.come(rng.choice(houses))
    await _compare(id, houses, guests)
    for guest in guests:
        await guest.go()


async def _visits(guest: Visitor, houses: Sequence[House], visits: int) -> None:
    for _ in range(visits):
        await guest.visit(houses)


async def _compare(id: str, houses: Sequence[House], guests: list[Visitor]) -> None:
    stored = await houses[0].storage.run(rows.rows_since, id)
    spoken = await houses[0].storage.run(_spoken, id)
    assert [row.seq for row in stored] == list(range(1, len(stored) + 1))
    assert len(stored) == 1 + sum(guest.moved for guest in guests)
    async with asyncio.timeout(PATIENCE):
        for guest in guests:
            await guest.until(stored[-1].seen[guest.place], spoken)
    fresh = Room(houses[0], (await houses[0].room(id)).table)
    await fresh.load()
    assert fresh.play is not None
    for guest in guests:
        assert guest.view == msgspec.json.decode(fresh.play.shown_bytes(guest.place), type=type(guest.view))


def _spoken(db: Connection, id: str) -> int:
    return len(db.execute(select(rows.chat.c.id).where(rows.chat.c.table == id)).all())


async def crowd(houses: Sequence[House], tables: int, at_once: int, visits: int, rng: random.Random) -> None:
    """So many tables, some of them at a time; in the end nothing is left in memory."""
    places = asyncio.Semaphore(at_once)

    async def one() -> None:
        async with places:
            await a_table(houses, rng, visits)

    for house in houses:
        await house.open()
    async with asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(one())
    with suppress(TimeoutError):
        async with asyncio.timeout(10):
            while any(house.rooms for house in houses):  # news between processes may still be on their way
                gc.collect()
                await asyncio.sleep(0.05)
    for house in houses:
        assert not house.rooms, "kept though nobody is there"
        await house.close()


def gossiping(rng: random.Random, many: int, lost: float) -> list[Gossip]:
    hubs = [Gossip(rng, lost) for _ in range(many)]
    for hub in hubs:
        hub.others = [other for other in hubs if other is not hub]
    return hubs
