"""What is stored: the same tables on both databases, loaded and undone at a price that does not grow with the game."""

import asyncio
import os
import socket
import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import make_url
from sqlalchemy.exc import IntegrityError

from consigliere.kernel import NOBODY, Game, Refusal, State, Stream, View
from consigliere.kernel.alphabet import Action, Alphabet
from consigliere.kernel.packs import Pack
from consigliere.server.house import house as houses
from consigliere.server.house import seating
from consigliere.server.house.house import House
from consigliere.server.house.hub import Hub
from consigliere.server.house.rooms import Room
from consigliere.server.limits import Limiter
from consigliere.server.messages import NewTable, SeatWish
from consigliere.server.metrics import Metrics
from consigliere.server.store import people, rows, tables
from consigliere.server.store.schema import metadata
from consigliere.server.store.storage import Storage
from consigliere.server.table import row
from consigliere.server.table.bots.processes import BotProcesses
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.setting import TableData
from consigliere.server.table.shelf import Shelf
from tests.server.browsers import FREE, all_games
from tests.server.running import Running, running, until
from tests.server.table.test_play import HOT_SEAT, asked

ALPHABET = Alphabet([Action("count", f"count {n}", {"verb": "count", "n": n}) for n in (1, 2)])
BATCH, SIZE = 15, 400


class Count(msgspec.Struct, frozen=True):
    numbers: list[int]


class CountState(State):
    """Two seats count in turn, without end; nothing is ever hidden, so all could be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: list[int] = [0] * SIZE

    def set_up(self) -> None:
        self.ask(0, 0, [0, 1])

    def play(self, action: int) -> None:
        self.numbers[self.seq % SIZE] += action + 1
        self.note("count-event", {"seat": self.seat})
        self.ask(self.seq // BATCH % 2, 0, [0, 1])

    def clone(self) -> "CountState":
        twin = CountState()
        self.copy_base(twin)
        twin.numbers = self.numbers[:]
        return twin

    @property
    def returns(self) -> list[float] | None:
        return None if self.seat != NOBODY else [1.0, 0.0]


class Counting(Game):
    def __init__(self) -> None:
        self.id, self.rules, self.seats, self.alphabet = "counting", "1", 2, ALPHABET
        self.kinds, self.kind_rules, self.declining, self.fields = ["count"], ["C-1"], frozenset(), ("numbers",)
        self.pack = Pack("standard", {})

    def __reduce__(self) -> tuple[object, ...]:
        return (Counting, ())

    def blank(self) -> CountState:
        state = CountState()
        state.game = self
        return state

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        return Refusal("C-1", "error-game-over", {})

    def phase(self, state: State) -> str:
        return "count"

    def board(self, state: State, seat: int | None) -> Count:
        assert isinstance(state, CountState)
        return Count(state.numbers)

    def facts(self, state: State) -> dict[str, object]:
        return {}

    def imagine(self, view: View, stream: Stream) -> State:
        return self.blank()

    def position(self, given: dict[str, object], possible: bool = True) -> State:
        return self.blank()

    def components(self) -> dict[str, object]:
        return {}

    def named(self) -> list[str]:
        return []

    def evaluate(self, state: State, seat: int) -> float:
        return 0.0


def a_house(database: str, hub: Hub | None = None) -> House:
    storage = Storage(database)
    storage.migrate()
    games = [Counting(), *all_games()]
    return House(storage, Shelf(games), hub or Hub(), BotProcesses(games), Limiter(FREE), Metrics())


async def count_to(house: House, moves: int) -> Room:
    """A table where so many decisions were taken."""
    room = await seating.make_table(house, "ann", NewTable("counting", seats=[SeatWish("me")] * 2))
    async with room.lock:
        for _ in range(moves):
            await room.happen(lambda table, play: Entry("move", play.state.seat, 0, person="ann"))
    return room


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What is done: moves that are played and rows that are read."""
    done: Counter[str] = Counter()
    play, read = CountState.play, rows.rows_since

    def playing(state: CountState, action: int) -> None:
        done["moves"] += 1
        play(state, action)

    def reading(*which: Any) -> list[row.Row]:
        found = read(*which)
        done["rows"] += len(found)
        return found

    monkeypatch.setattr(CountState, "play", playing)
    monkeypatch.setattr(rows, "rows_since", reading)
    return done


def take_back(table: TableData, play: Play) -> Entry:
    seat = play.steps[-1].seat
    return Entry("undo", seat, details=play.take_back(seat))


def test_load_and_undo_do_not_grow_with_the_game(sqlite_database: str, work: Counter[str]) -> None:
    async def look() -> None:
        house = a_house(sqlite_database)
        for moves in (50, 1000):
            room = await count_to(house, moves)
            work.clear()
            house.rooms.clear()
            room = await house.room(room.table.id)
            assert work["moves"] <= 128
            assert work["rows"] <= 64
            work.clear()
            async with room.lock:
                await room.happen(take_back)
            assert work["moves"] <= BATCH
            assert work["rows"] == 0
        await house.close()

    asyncio.run(look())


def test_undoing_goes_a_long_way_back_but_not_for_ever(sqlite_database: str) -> None:
    async def go() -> None:
        house = a_house(sqlite_database)
        room = await count_to(house, 120)
        async with room.lock:
            for _ in range(50):
                await room.happen(take_back)
        assert room.play is not None
        assert room.play.moves == 70
        house.rooms.clear()
        again = await house.room(room.table.id)
        assert again.play is not None
        assert again.play.state == room.play.state
        assert again.play.seen == room.play.seen
        assert again.play.undone == room.play.undone
        await house.close()

    asyncio.run(go())


def test_the_migrations_make_the_tables_we_use(database: str) -> None:
    storage = Storage(database)
    storage.migrate()
    storage.migrate()
    with storage.engine.begin() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    storage.close()


def test_of_two_rows_with_the_same_number_one_is_refused(database: str) -> None:
    async def go() -> None:
        house = a_house(database)
        room = await count_to(house, 3)
        row = (await house.storage.run(rows.rows_since, room.table.id))[-1]
        with pytest.raises(IntegrityError):
            await house.storage.run(rows.add_row, room.table.id, row)
        again = msgspec.structs.replace(row, seq=row.seq + 1)
        with pytest.raises(IntegrityError):
            await house.storage.run(rows.add_row, room.table.id, again)
        await house.close()

    asyncio.run(go())


def test_whoever_was_first_in_another_process_comes_first(database: str) -> None:
    """Two houses on one database, without any news between them: the second sees what the first stored and goes on."""

    async def go() -> None:
        one, other = a_house(database), a_house(database)
        other.alone = one.alone = False
        room = await count_to(one, 5)
        twin = await other.room(room.table.id)
        for each in (room, twin, twin, room):
            async with each.lock:
                await each.happen(lambda table, play: Entry("move", play.state.seat, 1, person="ann"))
        async with twin.lock:
            await twin.catch_up()
        assert room.play is not None
        assert twin.play is not None
        assert room.play.seq == twin.play.seq == 10
        assert room.play.state == twin.play.state
        await one.close()
        await other.close()

    asyncio.run(go())


def test_tables_nobody_watches_are_forgotten(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "ROOMS", 5)

    async def go() -> None:
        house = a_house(sqlite_database)
        made = [(await count_to(house, 1)).table.id for _ in range(12)]
        assert len(house.rooms) <= 6
        for id in made:
            assert (await house.room(id)).play is not None
        await house.close()

    asyncio.run(go())


def test_nobody_else_reads_the_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It holds the seeds of running games; also where it was open before, and whatever the umask."""
    folder = tmp_path / "new" / "folder"
    url = f"sqlite:///{folder / 'tables.db'}"
    before = os.umask(0)
    try:
        first = filled(url)
        assert modes(folder) == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
        assert folder.stat().st_mode & 0o777 == 0o700
        assert "closed to others" not in caplog.messages
        for file in folder.iterdir():
            file.chmod(0o644)
        second = filled(url)
    finally:
        os.umask(before)
    assert set(modes(folder).values()) == {0o600}
    assert caplog.messages.count("closed to others") == 3
    first.close()
    second.close()


def filled(url: str) -> Storage:
    storage = Storage(url)
    storage.migrate()
    storage.run_now(people.make_guest, "somebody")
    return storage


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def test_a_folder_for_other_things_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    storage.migrate()
    storage.close()
    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_everything_is_there_after_a_restart(database: str) -> None:
    with running(database) as first:
        ann = first.person()
        table = ann.table(seats=HOT_SEAT)["id"]
        for _ in range(52):
            ann.play(table, asked(ann, table), choice=-1)
        ann.command(table, "ask", 0, what="undo")
        ann.command(table, "say", 0, text="wait")
        before = [ann.position(table, seat) for seat in (0, 1)]
    with running(database) as second:
        ann.http.base_url = second.address
        after = [ann.position(table, seat) for seat in (0, 1)]
    assert before == after


def test_stopping_finishes_what_has_begun(sqlite_database: str) -> None:
    """A command that waits for the disk when the server is told to end is stored; asked again, it is answered."""
    with running(sqlite_database) as first, ThreadPoolExecutor(1) as aside:
        ann = first.person()
        table = ann.table(seats=HOT_SEAT)["id"]
        seat = asked(ann, table)
        wire = ann.socket(table, seat)
        now = wire.get("position")
        disk = sqlite3.connect(make_url(sqlite_database).database or "", isolation_level=None)
        disk.execute("BEGIN IMMEDIATE")
        play = {"seq": now["seq"], "id": "late", "action": now["view"]["legal"][0][0]}
        wire.send("play", **play)
        until(lambda: first.app.state.house.in_flight)
        ending = aside.submit(first.stop)
        until(lambda: not connectable(first.port))
        disk.execute("COMMIT")
        ending.result()
    with running(sqlite_database) as second:
        ann.http.base_url = second.address
        assert ann.position(table, seat)["seq"] == now["seq"] + 1
        assert ann.command(table, "play", seat, **play)["type"] == "done"
        assert ann.position(table, seat)["seq"] == now["seq"] + 1


def connectable(port: int) -> bool:
    with closing(socket.socket()) as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0


def test_a_table_of_other_rules_is_kept_but_not_opened(lite: Running, tmp_path: Path) -> None:
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    lite.app.state.storage.run_now(rows.change_table, table, rules="0")
    lite.app.state.house.rooms.clear()
    assert ann.refused("GET", f"/api/tables/{table}") == (409, "error-table-other-rules")
    assert table in [found["id"] for found in ann.ok("GET", "/api/tables")["mine"]]


def test_leaving_all_tables(sqlite_database: str) -> None:
    async def go() -> None:
        house = a_house(sqlite_database)
        room = await count_to(house, 2)
        assert await house.storage.run(tables.sat_at, "ann") == [room.table.id]
        await house.storage.run(tables.leave_all, "ann")
        assert await house.storage.run(tables.sat_at, "ann") == []
        left = await house.storage.run(tables.load, room.table.id)
        assert all(chair.away and not chair.person for chair in left.chairs)
        await house.close()

    asyncio.run(go())
