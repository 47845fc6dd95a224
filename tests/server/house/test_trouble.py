"""One table that makes trouble is a matter of its own: whatever the server does by itself goes on for the others."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import OperationalError

from consigliere.server.house import rounds, seating
from consigliere.server.house.acting import answer
from consigliere.server.house.house import House
from consigliere.server.house.hub import News
from consigliere.server.house.rooms import Room, Viewer
from consigliere.server.house.turns import TurnStream, turns_now
from consigliere.server.messages import Clock, NewTable, Say, SeatWish
from consigliere.server.store import people, rows, storage, sweeping, tables
from consigliere.server.store.storage import Storage
from consigliere.server.table import clocks
from consigliere.server.table.bots.minds import Question, Reply, Thinkers
from consigliere.server.table.play import Entry
from tests.server import worlds
from tests.server.crowds import gossiping
from tests.server.running import running, until
from tests.server.store.test_storage import a_house

ME, BOT = SeatWish("me"), SeatWish("bot")
PATIENCE = 120.0
TABLES = 7


def spoil(storage: Storage, table: str) -> None:
    storage.run_now(lambda db: rows.change_table(db, table, options="{", asked="["))


class Slow(Thinkers):
    """Bots that have no idea, in no process of their own."""

    async def reply(self, question: Question) -> Reply:
        return None

    def close(self) -> None:
        pass


class Party:
    """Tables of one house, each watched at another that hears no news by itself; one of them is bad."""

    def __init__(self, one: House, other: House, ids: list[str]) -> None:
        self.one, self.other, self.ids = one, other, ids
        self.bad = ids[len(ids) // 2]
        self.good = {id for id in ids if id != self.bad}
        self.rooms: dict[str, Room] = {}
        self.viewers: dict[str, Viewer] = {}

    async def watch(self) -> None:
        for id in self.ids:
            self.rooms[id] = await self.other.room(id)
            self.viewers[id] = Viewer(0, "ann", f"session of {id}")
            await self.rooms[id].enter(self.viewers[id], 0)
        for viewer in self.viewers.values():
            while not viewer.messages.empty():
                viewer.messages.get_nowait()

    async def move(self) -> None:
        for id in self.ids:
            room = await self.one.room(id)
            async with room.lock:
                await room.happen(lambda table, play: Entry("move", play.state.seat, 0, person="ann"))

    async def talk(self) -> None:
        for id in self.ids:
            await answer(await self.one.room(id), "ann", Say(id=id, seat=0, text="hello"))

    def spoil(self) -> None:
        """The bad table can no longer be read."""
        spoil(self.one.storage, self.bad)
        self.one.rooms.clear()

    def told(self, kind: str) -> set[str]:
        """The tables whose viewers were told something of this kind."""
        found = set()
        for id, viewer in self.viewers.items():
            while not viewer.messages.empty():
                message = viewer.messages.get_nowait()
                if isinstance(message, bytes) and f'"type":"{kind}"'.encode() in message:
                    found.add(id)
        return found

    async def all_told(self, kind: str) -> None:
        """Wait until the viewers of all good tables were told something of this kind."""
        told: set[str] = set()
        while told != self.good:
            await asyncio.sleep(0.01)
            told |= self.told(kind)


async def party(database: str, wish: NewTable) -> Party:
    hubs = gossiping(random.Random(1), 2, lost=1.0)
    one, other = (a_house(database, hub) for hub in hubs)
    for house in (one, other):
        house.pool = Slow()  # type: ignore[assignment]
    ids = [(await seating.make_table(one, "ann", wish)).table.id for _ in range(TABLES)]
    return Party(one, other, ids)


def at_a_party(database: str, wish: NewTable, go: Callable[[Party], Awaitable[None]]) -> None:
    async def whole() -> None:
        made = await party(database, wish)
        async with asyncio.timeout(PATIENCE):
            await go(made)
        await made.one.close()
        await made.other.close()

    asyncio.run(whole())


def wish(*seats: SeatWish, clock: Clock | None = None) -> NewTable:
    return NewTable("counting", seats=list(seats), clock=clock or Clock())


def rows_of(storage: Storage, kind: str) -> set[str]:
    """The tables where something of this kind happened."""
    return set(
        storage.run_now(lambda db: db.scalars(select(rows.moves.c.table).where(rows.moves.c.kind == kind)).all())
    )


def test_clocks(sqlite_database: str, clock: worlds.Clock) -> None:
    async def go(made: Party) -> None:
        made.spoil()
        clock.now += 100
        while rows_of(made.one.storage, "time") != made.good:
            await made.other.rounds.clocks()

    at_a_party(sqlite_database, wish(ME, ME, clock=Clock("live", seconds=60)), go)


def test_bots_that_nobody_asks(sqlite_database: str, clock: worlds.Clock) -> None:
    async def go(made: Party) -> None:
        made.spoil()
        made.one.storage.run_now(lambda db: db.execute(update(rows.tables).values(bots_due=0.0)))
        await made.other.rounds.clocks()
        while rows_of(made.one.storage, "move") != made.good:
            await asyncio.sleep(0.01)

    async def idle(made: Party) -> None:
        for room in list(made.one.rooms.values()):
            for _, task in room.thinking.tasks.values():
                task.cancel()
        await go(made)

    at_a_party(sqlite_database, wish(ME, ME), seat_bots(idle))


def seat_bots(go: Callable[[Party], Awaitable[None]]) -> Callable[[Party], Awaitable[None]]:
    """Bots come to seats that people had, and nobody asks them."""

    async def seated(made: Party) -> None:
        bots = {"kind": "bot", "person": "", "bot": "random"}
        made.one.storage.run_now(lambda db: db.execute(update(rows.seats).values(bots)))
        made.one.rooms.clear()
        await go(made)

    return seated


@pytest.mark.parametrize("how", ["after_break", "look_for_news"])
def test_catching_up(sqlite_database: str, how: str) -> None:
    async def go(made: Party) -> None:
        await made.watch()
        await made.move()
        await made.talk()
        made.spoil()
        if how == "after_break":
            made.other.after_break()
        else:
            await made.other.rounds.look_for_news()
        await made.all_told("update")

    at_a_party(sqlite_database, wish(ME, ME), go)


def test_a_database_in_use_is_no_damage(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "LOCKED_SECONDS", 0.05)

    async def go(made: Party) -> None:
        made.good = set(made.ids)
        await made.watch()
        await made.move()
        with made.one.storage.engine.begin():
            for room in made.rooms.values():
                with pytest.raises(OperationalError):
                    await room.refresh()
        await made.other.rounds.look_for_news()
        await made.all_told("update")
        assert made.other.storage.run_now(tables.load, made.bad).status == "running"

    at_a_party(sqlite_database, wish(ME, ME), go)


def test_talking(sqlite_database: str) -> None:
    async def go(made: Party) -> None:
        await made.watch()
        await made.talk()
        made.viewers[made.bad].heard = None  # type: ignore[assignment]
        for id in made.ids:
            made.other.hear(News("chat", table=id))
        await made.all_told("chat")

    at_a_party(sqlite_database, wish(ME, ME), go)


def test_saying_who_is_here(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go(made: Party) -> None:
        await made.watch()
        made.rooms[made.bad].viewers.add(None)  # type: ignore[arg-type]
        said: list[News] = []
        monkeypatch.setattr(made.other.hub, "tell", said.append)
        await made.other.rounds.say_who_is_here()
        while {news.table for news in said} != made.good:
            await asyncio.sleep(0.01)

    at_a_party(sqlite_database, wish(ME, ME), go)


def test_ending_sessions(sqlite_database: str) -> None:
    """Also of those who sit at a table that cannot be read."""

    async def go(made: Party) -> None:
        await made.watch()
        made.spoil()
        with made.other.sessions.open(made.viewers[made.bad]), made.other.sessions.open(made.viewers[made.ids[0]]):
            await made.other.sessions.look()
        assert [made.viewers[id].closed for id in (made.bad, *made.ids[:2])] == [True, True, False]

    at_a_party(sqlite_database, wish(ME, ME), go)


def test_turns(sqlite_database: str) -> None:
    async def go(made: Party) -> None:
        made.spoil()
        found = made.one.storage.run_now(turns_now, "ann")
        assert {turn.table for turn in found} == made.good
        stream = TurnStream("ann", "session")
        made.other.turns.add(stream)
        made.other.after_break()
        await stream.wait()
        assert stream.again

    at_a_party(sqlite_database, wish(ME, ME), go)


def test_lists(sqlite_database: str) -> None:
    """A table that cannot be read does not keep people from finding the others."""
    with running(sqlite_database) as server:
        ann = server.person()
        ids = [ann.table(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)["id"] for _ in range(3)]
        spoil(server.app.state.storage, ids[1])
        lists = ann.ok("GET", "/api/tables")
        for name in ("mine", "listed"):
            assert {table["id"] for table in lists[name]} == {ids[0], ids[2]}


def test_sweeping(sqlite_database: str) -> None:
    """A guest whom something else needs stays; the others go."""
    with running(sqlite_database) as server:
        storage: Storage = server.app.state.storage
        guests = [server.person().ok("GET", "/api/me")["id"] for _ in range(5)]

        def need(db: Connection) -> None:
            db.execute(text("create table needs (person text references people (id))"))
            db.execute(text("insert into needs values (:person)"), {"person": guests[1]})

        storage.run_now(need)
        for sweep in sweeping.SWEEPS:
            storage.run_now(sweep, time.time() + sweeping.GUEST_SECONDS + 1)
        assert set(storage.run_now(lambda db: db.scalars(select(people.people.c.id)).all())) == {guests[1]}


def test_many_bad_tables_do_not_hold_up_a_good_one(
    sqlite_database: str, clock: worlds.Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, and however few are looked at in a round."""
    monkeypatch.setattr(rounds, "AT_ONCE", 2)

    async def go(made: Party) -> None:
        good = made.ids[-1]
        for id in made.ids[:-1]:
            spoil(made.one.storage, id)
        made.one.rooms.clear()
        clock.now += 100
        while rows_of(made.one.storage, "time") != {good}:
            await made.other.rounds.clocks()

    at_a_party(sqlite_database, wish(ME, ME, clock=Clock("live", seconds=60)), go)


def test_what_always_fails_is_told_less_and_less_often(
    sqlite_database: str, clock: worlds.Clock, caplog: pytest.LogCaptureFixture
) -> None:
    async def go(made: Party) -> None:
        made.spoil()
        clock.now += 31 * clocks.DAY
        with caplog.at_level(logging.ERROR):
            for _ in range(100):
                clock.now += rounds.POSTPONED_MOST
                await made.other.rounds.clocks()

    at_a_party(sqlite_database, wish(ME, ME, clock=Clock("days", days=30)), go)
    assert 1 <= len([record for record in caplog.records if record.levelno == logging.ERROR]) <= 7


def test_a_table_that_hangs_waits_alone(
    sqlite_database: str, clock: worlds.Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "PATIENCE", 0.01)

    async def go(made: Party) -> None:
        await made.watch()
        await made.rooms[made.bad].lock.acquire()
        clock.now += 100
        while rows_of(made.one.storage, "time") != made.good:
            await made.other.rounds.clocks()
        made.rooms[made.bad].lock.release()
        while rows_of(made.one.storage, "time") != set(made.ids):
            await asyncio.sleep(0.01)

    at_a_party(sqlite_database, wish(ME, ME, clock=Clock("live", seconds=60)), go)


def test_news_of_a_table_that_hangs_do_not_keep_others_waiting(sqlite_database: str) -> None:
    async def go(made: Party) -> None:
        await made.watch()
        await made.move()
        await made.rooms[made.bad].lock.acquire()
        for id in [made.bad] * 5 + made.ids:
            made.other.hear(News("rows", table=id))
        await made.all_told("update")
        made.rooms[made.bad].lock.release()

    at_a_party(sqlite_database, wish(ME, ME), go)


def test_catching_up_goes_on_beside_a_table_that_hangs(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "PATIENCE", 0.01)
    monkeypatch.setattr(rounds, "TOGETHER", 1)

    async def go(made: Party) -> None:
        await made.watch()
        await made.move()
        await made.rooms[made.bad].lock.acquire()
        made.other.after_break()
        await made.all_told("update")
        made.rooms[made.bad].lock.release()

    at_a_party(sqlite_database, wish(ME, ME), go)


def test_the_server_goes_round_by_itself(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bad table is there from the start, and another one's time runs out."""
    with running(sqlite_database) as server:
        ann = server.person()
        short = {"kind": "live", "seconds": 1, "increment": 0}
        bad, good = (ann.table(seats=[{"kind": "me"}] * 2, clock=short)["id"] for _ in range(2))
        spoil(server.app.state.storage, bad)
        server.app.state.house.rooms.clear()
        until(lambda: rows_of(server.app.state.storage, "time") == {good})
