"""The server's own clock: the time of day may jump, the machine sleep, the server be down: nobody loses by it."""

import asyncio
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, select, update

from consigliere.server.house import seating
from consigliere.server.house.house import House
from consigliere.server.house.rooms import Room
from consigliere.server.messages import Clock, NewTable, SeatWish
from consigliere.server.store import rows, watch
from consigliere.server.store.storage import Storage
from consigliere.server.store.watch import ALIVE_SECONDS, BEAT_SECONDS, IDLE_SECONDS, LONGEST_LOOK, Watch
from consigliere.server.table import clocks
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.row import ClockState
from consigliere.server.table.setting import TableData
from tests.server.running import Running
from tests.server.store.test_storage import a_house

HOUR = 3600.0
BEGINNING = 2_000_000_000.0


class Machine:
    """A machine whose clocks the test sets: the time of day, and the time that really passes."""

    def __init__(self) -> None:
        self.wall = BEGINNING
        self.running = 500.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.running += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(watch, "time", lambda: machine.wall)
    monkeypatch.setattr(watch, "monotonic", lambda: machine.running)
    monkeypatch.setattr(watch, "_wall", lambda _: machine.wall)
    return machine


@pytest.fixture
def storage(sqlite_database: str) -> Iterator[Storage]:
    storage = Storage(sqlite_database)
    storage.migrate()
    yield storage
    storage.close()


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 50 * 365 * 24 * HOUR])
def test_the_time_of_day_may_jump(machine: Machine, jump: float) -> None:
    here = Watch()
    before = here.now()
    machine.wall += jump
    assert here.now() == before
    machine.pass_(3)
    assert here.now() == before + 3
    machine.wall -= jump
    assert here.now() == before + 3


def test_a_machine_that_sleeps(machine: Machine) -> None:
    """Whether its steady clock goes on meanwhile or not."""
    here = Watch()
    before = here.now()
    machine.wall += HOUR
    assert here.now() == before
    machine.pass_(HOUR)
    assert here.now() == before + LONGEST_LOOK
    machine.pass_(0.5)
    assert here.now() == before + LONGEST_LOOK + 0.5


@pytest.mark.parametrize("down", [HOUR, -HOUR, ALIVE_SECONDS + 1, -0.1])
def test_while_the_server_is_down_no_time_passes(machine: Machine, storage: Storage, down: float) -> None:
    first = Watch()
    storage.run_now(first.start)
    machine.pass_(5)
    stored = first.now()
    storage.run_now(lambda db: db.execute(update(watch.clock).values(at=stored, wall=machine.wall)))
    machine.wall += down
    machine.running = 1.0
    second = Watch()
    storage.run_now(second.start)
    assert second.now() == stored


def test_processes_agree(machine: Machine, storage: Storage) -> None:
    """One that comes later goes by those that are there; one that stood still catches up."""
    here = Watch()
    storage.run_now(here.start)
    machine.pass_(BEAT_SECONDS - 1)
    there = Watch()
    storage.run_now(there.start)
    assert there.now() == here.now()
    for _ in range(4):
        machine.pass_(LONGEST_LOOK)
        there.now()
    storage.run_now(need, there)
    behind = here.now()
    storage.run_now(here.beat)
    assert here.now() == there.now() > behind


def need(db: Connection, who: Watch) -> None:
    """It says where it is although no game needs it."""
    db.execute(update(watch.clock).values(at=watch.clock.c.at - IDLE_SECONDS - 1))
    who.beat(db)


def test_where_no_game_needs_it_the_clock_is_seldom_stored(machine: Machine, storage: Storage) -> None:
    here = Watch()
    storage.run_now(here.start)
    before = storage.run_now(stored)
    machine.pass_(BEAT_SECONDS)
    storage.run_now(here.beat)
    assert storage.run_now(stored) == before
    while here.now() < before + IDLE_SECONDS:
        machine.pass_(LONGEST_LOOK)
    machine.pass_(1)
    storage.run_now(here.beat)
    assert storage.run_now(stored) > before + IDLE_SECONDS


def stored(db: Connection) -> float:
    return float(db.scalar(select(watch.clock.c.at)) or 0.0)


# At a table


async def a_game(inn: House) -> Room:
    """Two at a clock of a minute; ann is asked."""
    await inn.storage.run(inn.watch.start)
    wish = NewTable("counting", {}, [SeatWish("me"), SeatWish("me")], clock=Clock("live", seconds=60))
    return await seating.make_table(inn, "ann", wish)


async def look(inn: House, room: Room) -> int:
    """The rows after the server has looked after its clocks."""
    await inn.rounds.clocks()
    assert room.play is not None
    return room.play.seq


async def clocks_stored(database: str, room: Room) -> ClockState | None:
    """The clocks as another process finds them."""
    other = a_house(database)
    found = (await other.room(room.table.id)).play
    other.pool.close()
    other.storage.close()
    return found.clocks if found else None


def left(room: Room) -> float | None:
    assert room.play is not None
    return clocks.left(room.play.clocks, 0, room.house.watch.now())


async def jump_about(database: str, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: machine.wall)
    inn = a_house(database)
    machine.wall += HOUR
    room = await a_game(inn)
    assert room.play is not None
    assert await clocks_stored(database, room) == room.play.clocks
    machine.wall -= HOUR
    for jump in (HOUR, -2 * HOUR, HOUR):
        machine.wall += jump
        machine.pass_(3)
        assert await look(inn, room) == 1
    assert left(room) == 51

    def count(table: TableData, now: Play) -> Entry:
        return Entry("move", 0, 0, person="ann")

    machine.wall -= HOUR
    async with room.lock:
        await room.happen(count)
    assert left(room) == 51
    assert room.table.moved == machine.wall
    await inn.storage.run(inn.watch.beat)
    assert await inn.storage.run(stored) == inn.watch.now(), "a game needs it"
    for _ in range(6):
        machine.pass_(LONGEST_LOOK)
        seq = await look(inn, room)
    assert seq == 3, "the minute is over"
    assert await inn.storage.run(lambda db: rows.rows_since(db, room.table.id)[-1].kind) == "time"
    inn.pool.close()
    inn.storage.close()


def test_nobody_loses_or_wins_by_a_jump(
    sqlite_database: str, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(jump_about(sqlite_database, machine, monkeypatch))


def test_lines_of_chat_stay_in_order(lite: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = lite.person()
    table, today = ann.table(seats=[{"kind": "me"}, {"kind": "me"}])["id"], time.time()
    for jump, channel in ((HOUR, "table"), (0.0, "team"), (1.0, "table")):
        monkeypatch.setattr(time, "time", lambda jump=jump: today + jump)
        ann.command(table, "say", channel=channel, text=f"{jump}", seq=0)
    lines = ann.position(table, 0)["chat"]
    assert [line["text"] for line in lines] == [f"{HOUR}", "0.0", "1.0"]
    assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)
