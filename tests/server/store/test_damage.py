"""What is stored can be damaged: a snapshot is made again from the moves, a move stops its table alone and says so."""

import asyncio
import logging
import random
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, delete, insert, select, update
from websockets.exceptions import ConnectionClosed

from consigliere.server.house import rooms
from consigliere.server.house.rooms import Room, Viewer
from consigliere.server.messages import Clock
from consigliere.server.store import rows, stored
from consigliere.server.store.damage import Damaged
from consigliere.server.table import play
from consigliere.server.table.play import Entry
from tests.server.browsers import all_games
from tests.server.running import Running, Somebody, running, until
from tests.server.store.test_storage import a_house, count_to
from tests.server.table.test_play import HOT_SEAT, asked

MOVES = 70
Spoil = Callable[[bytes], bytes]


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def empty(data: bytes) -> bytes:
    return b""


def noise(data: bytes) -> bytes:
    return random.Random(1).randbytes(len(data))


def one_bit(data: bytes) -> bytes:
    at = random.Random(2).randrange(len(data))
    return data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :]


def another(data: bytes) -> bytes:
    """The snapshot of another game."""
    return rows.sealed(play.begin(all_games()[0], 1, {}, Clock(), 0.0)[0].snapshot())


def older(data: bytes) -> bytes:
    """As it was before they had digests, and not whole."""
    return cut(rows.unsealed(data))


def opened_again(database: str, spoil: Callable[[Connection, str], object]) -> tuple[Room, Room, bytes]:
    """A room, the same after its table was spoilt and loaded anew, and the snapshot that is stored then."""

    async def go() -> tuple[Room, Room, bytes]:
        house = a_house(database)
        before = await count_to(house, MOVES)
        await house.storage.run(spoil, before.table.id)
        house.rooms.clear()
        after = await house.room(before.table.id)
        found = await house.storage.run(rows.latest_snapshot, before.table.id)
        await house.close()
        assert found is not None
        return before, after, found[1]

    return asyncio.run(go())


def check_same(before: Room, after: Room) -> None:
    for name in ("seq", "before", "undone", "offers", "acted", "seen", "clocks", "ending", "returns", "state"):
        assert getattr(after.play, name) == getattr(before.play, name), name


def check_mended(before: Room, after: Room, snapshot: bytes) -> None:
    check_same(before, after)
    assert before.play is not None
    again = play.from_snapshot(after.game, after.table.clock, rows.unsealed(snapshot))
    assert again.state == before.play.state


@pytest.mark.parametrize("how", [cut, empty, noise, one_bit, another, older])
def test_a_damaged_snapshot_is_made_again(how: Spoil, sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    def spoil(db: Connection, id: str) -> None:
        found = rows.latest_snapshot(db, id)
        assert found is not None
        db.execute(update(rows.snapshots).values(data=how(found[1])))

    check_mended(*opened_again(sqlite_database, spoil))
    assert "snapshot" in caplog.text


def test_snapshots_without_a_digest_are_still_read(sqlite_database: str, caplog: pytest.LogCaptureFixture) -> None:
    def older_one(db: Connection, id: str) -> None:
        found = rows.latest_snapshot(db, id)
        assert found is not None
        db.execute(update(rows.snapshots).values(data=rows.unsealed(found[1])))

    check_same(*opened_again(sqlite_database, older_one)[:2])
    assert "snapshot" not in caplog.text


@pytest.mark.parametrize("seq", [10, MOVES + 20])
def test_a_snapshot_of_another_row_is_made_again(sqlite_database: str, seq: int) -> None:
    check_mended(*opened_again(sqlite_database, lambda db, id: db.execute(update(rows.snapshots).values(seq=seq))))


# Moves

JSON = {column: {column: "{["} for column in ("data", "events", "seen", "clocks")}
MOVE = {
    **JSON,
    "fewer saw it": {"seen": "[1]"},
    "too many saw it": {"seen": "[900, 900, 900]"},
    "not legal": {"action": 100_000},
    "not decided": {"action": -3},
    "another seat": {"seat": 9},
    "taken back too far": {"data": '{"to": -50, "whose": 0}', "kind": "undo"},
}


def last_row(db: Connection, table: str) -> int:
    last: int = max(db.scalars(select(rows.moves.c.seq).where(rows.moves.c.table == table)))
    return last


def spoil_move(db: Connection, table: str, values: dict[str, object]) -> None:
    where = (rows.moves.c.table == table, rows.moves.c.seq == last_row(db, table))
    db.execute(update(rows.moves).where(*where).values(values))


@pytest.mark.parametrize("values", MOVE.values(), ids=MOVE)
def test_a_damaged_move_stops_its_table(values: dict[str, object], sqlite_database: str) -> None:
    async def go() -> None:
        house = a_house(sqlite_database)
        bad, good = await count_to(house, 5), await count_to(house, 5)
        await house.storage.run(spoil_move, bad.table.id, values)
        house.rooms.clear()
        for _ in range(2):
            with pytest.raises(Damaged):
                await house.room(bad.table.id)
        assert (await house.storage.run(rows.find_table, bad.table.id)).status == "stopped"
        assert (await house.room(good.table.id)).play is not None
        assert house.metrics.registry.get_sample_value("consigliere_tables_stopped_total") == 1
        await house.close()

    asyncio.run(go())


def test_a_missing_move_stops_its_table(sqlite_database: str) -> None:
    async def go() -> None:
        house = a_house(sqlite_database)
        room = await count_to(house, 5)
        await house.storage.run(lambda db: db.execute(delete(rows.moves).where(rows.moves.c.seq == 3)))
        house.rooms.clear()
        with pytest.raises(Damaged):
            await house.room(room.table.id)
        await house.close()

    asyncio.run(go())


def test_who_watches_is_shown_out_when_a_damaged_move_comes_in(sqlite_database: str) -> None:
    """From another process, which is why it is read at all."""

    async def go() -> None:
        one, other = a_house(sqlite_database), a_house(sqlite_database)
        one.alone = other.alone = False
        room = await count_to(one, 3)
        twin, viewer = await other.room(room.table.id), Viewer(0, "ann", "session")
        await twin.enter(viewer, 0)
        async with room.lock:
            await room.happen(lambda table, play: Entry("move", play.state.seat, 1, person="ann"))
        await one.storage.run(spoil_move, room.table.id, {"events": "{"})
        with pytest.raises(Damaged):
            await twin.refresh()
        assert viewer.messages.get_nowait() == rooms.STOPPED
        assert room.table.id not in other.rooms
        await one.close()
        await other.close()

    asyncio.run(go())


def a_damaged_table(server: Running, ann: Somebody) -> tuple[str, dict[str, object]]:
    """Its last row is damaged; the row as it was."""
    table: str = ann.table(seats=HOT_SEAT)["id"]
    for _ in range(3):
        ann.play(table, asked(ann, table), choice=-1)
    storage = server.app.state.storage
    last = storage.run_now(last_row, table)
    query = select(rows.moves).where(rows.moves.c.table == table, rows.moves.c.seq == last)
    whole = dict(storage.run_now(lambda db: db.execute(query).one()._mapping))
    storage.run_now(spoil_move, table, {"events": "{"})
    server.app.state.house.rooms.clear()
    return table, whole


def test_players_are_told_and_go_on_when_it_is_mended(lite: Running, caplog: pytest.LogCaptureFixture) -> None:
    ann = lite.person()
    table, whole = a_damaged_table(lite, ann)
    path = f"/api/tables/{table}"
    with caplog.at_level(logging.ERROR):
        for address in (path, f"{path}/position", f"{path}/record", f"{path}/story", f"{path}/moments/0"):
            assert ann.refused("GET", address) == (409, "error-table-damaged")
    assert len([record for record in caplog.records if "stopped" in record.message]) == 1
    wire = ann.socket(table, 0)
    assert wire.get("refused")["problem"]["message"] == "error-table-damaged"
    with pytest.raises(ConnectionClosed) as closed:
        wire.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
    assert [found["status"] for found in ann.ok("GET", "/api/tables")["mine"]] == ["stopped"]
    lite.app.state.storage.run_now(put_back, whole)
    assert ann.ok("GET", path)["status"] == "running"
    assert ann.play(table, asked(ann, table), choice=-1)["type"] == "done"


def put_back(db: Connection, row: dict[str, object]) -> None:
    db.execute(delete(rows.moves).where(rows.moves.c.table == row["table"], rows.moves.c.seq == row["seq"]))
    db.execute(insert(rows.moves).values(row))


@pytest.mark.parametrize(
    ("change", "problem"), [({"rules": "0"}, "error-table-other-rules"), ({"pack": "gone"}, "error-no-pack")]
)
def test_a_table_that_this_server_cannot_play_waits_for_one_that_can(
    change: dict[str, str], problem: str, sqlite_database: str
) -> None:
    short = {"kind": "live", "seconds": 1, "increment": 0}
    with running(sqlite_database) as first:
        ann = first.person()
        table = ann.table(seats=HOT_SEAT, clock=short)["id"]
        storage = first.app.state.storage
        before = storage.run_now(rows.find_table, table)._mapping
        storage.run_now(lambda db: rows.change_table(db, table, **change))
        first.app.state.house.rooms.clear()
        until(lambda: storage.run_now(rows.find_table, table).status == "stopped")
        assert ann.refused("GET", f"/api/tables/{table}")[1] == problem
        back = {name: before[name] for name in change}
        storage.run_now(lambda db: rows.change_table(db, table, **back))
    with running(sqlite_database) as second:
        assert second.app.state.storage.run_now(rows.find_table, table).status == "running"


def test_a_damaged_move_before_the_snapshot_spoils_only_the_record(sqlite_database: str) -> None:
    """The game goes on from the snapshot."""

    async def go() -> None:
        house = a_house(sqlite_database)
        room = await count_to(house, MOVES)
        old = (rows.moves.c.table == room.table.id, rows.moves.c.seq == 5)
        await house.storage.run(lambda db: db.execute(update(rows.moves).where(*old).values(data="{")))
        house.rooms.clear()
        again = await house.room(room.table.id)
        async with again.lock:
            await again.happen(lambda table, play: Entry("move", play.state.seat, 1, person="ann"))
        with pytest.raises(ValueError, match="truncated"):
            await house.storage.run(stored.replay, again.game, again.table)
        await house.close()

    asyncio.run(go())
