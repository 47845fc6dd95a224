"""A database that is damaged in every way we could think of: each is found, and what moves can mend is mended."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, create_engine, delete, insert, select, update
from typer.testing import CliRunner, Result

from consigliere.cli.app import app
from consigliere.kernel import BadInput
from consigliere.server.house import seating
from consigliere.server.house.house import House
from consigliere.server.messages import NewTable, SeatWish
from consigliere.server.store import checking, people, results, rows
from consigliere.server.store.checking import Finding
from consigliere.server.store.storage import Storage
from consigliere.server.table.play import Entry
from consigliere.server.table.row import Details
from consigliere.server.table.shelf import Shelf
from tests.server.browsers import all_games
from tests.server.store.test_storage import a_house

MOVES = 53
ME, BOT = SeatWish("me"), SeatWish("bot")


async def play(house: House, person: str, game: str, moves: int) -> str:
    """A game on one screen, some moves long."""
    seats = house.shelf.find(game).seats
    room = await seating.make_table(house, person, NewTable(game, seats=[ME] * seats))
    async with room.lock:
        for _ in range(moves):
            assert room.play is not None
            seat = room.play.asked_in_truth()[0]
            action = room.play.state.legal_for(seat)[-1]
            await room.happen(lambda table, play: Entry("move", seat, action, person=person))  # noqa: B023
    return room.table.id


async def resign(house: House, id: str) -> None:
    room = await house.room(id)
    async with room.lock:
        lost = Details(returns=[0.0, 1.0])
        await room.happen(lambda table, play: Entry("resign", 0, details=lost))


async def fill(url: str) -> None:
    house = a_house(url)
    opened = await house.storage.run(people.make_guest, "")
    person = opened.session.person.id
    await play(house, person, "famiglia", MOVES)
    await play(house, person, "lafamiglia", 3)
    await resign(house, await play(house, person, "famiglia", 6))
    await seating.make_table(house, person, NewTable("famiglia", seats=[ME, SeatWish("open")]))
    await house.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database where all is well: a long game, a short one, one that is over, one that has not begun."""
    file = tmp_path_factory.mktemp("whole") / "server.db"
    asyncio.run(fill(f"sqlite:///{file}"))
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


@pytest.fixture
def file(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path / "server.db"))


LONG, SHORT, OVER, WAITING = range(4)
Damage = Callable[[Connection, list[str]], object]


def table(which: int, **values: object) -> Damage:
    return lambda db, ids: rows.change_table(db, ids[which], **values)


def move(which: int, seq: int, **values: object) -> Damage:
    here = rows.moves.c.seq == seq
    return lambda db, ids: db.execute(update(rows.moves).where(rows.moves.c.table == ids[which], here).values(values))


def seat(which: int, number: int, **values: object) -> Damage:
    return lambda db, ids: rows.change_seat(db, ids[which], number, **values)


def snapshot(**values: object) -> Damage:
    return lambda db, ids: db.execute(update(rows.snapshots).values(values))


def lose(part: Table, which: int, **where: int) -> Damage:
    found = [part.c[name] == value for name, value in where.items()]
    return lambda db, ids: db.execute(delete(part).where(part.c.table == ids[which], *found))


def second_snapshot(db: Connection, ids: list[str]) -> None:
    db.execute(insert(rows.snapshots).values(table=ids[LONG], seq=7, data=b"?"))


def stray_move(db: Connection, ids: list[str]) -> None:
    found = dict(db.execute(select(rows.moves).limit(1)).one()._mapping)
    db.execute(insert(rows.moves).values(found | {"table": "nowhere"}))


def stray_session(db: Connection, ids: list[str]) -> None:
    opened = people.make_guest(db, "")
    db.execute(delete(people.people).where(people.people.c.id == opened.session.person.id))


def forget_everybody(db: Connection, ids: list[str]) -> None:
    db.execute(delete(people.sessions))
    db.execute(delete(people.people))


MENDED: dict[str, tuple[Damage, set[str]]] = {
    "snapshot is noise": (snapshot(data=b"noise"), {"check-snapshot"}),
    "snapshot of another row": (snapshot(seq=9), {"check-snapshot"}),
    "snapshot after the end": (snapshot(seq=900), {"check-snapshot"}),
    "two snapshots": (second_snapshot, {"check-snapshot"}),
    "says it is over": (table(LONG, status="over"), {"check-said"}),
    "says it goes on": (table(OVER, status="running"), {"check-said"}),
    "stopped though it need not": (table(SHORT, status="stopped"), {"check-said"}),
    "says another is asked": (table(LONG, asked="[7]"), {"check-said"}),
    "asks in nonsense": (table(LONG, asked="["), {"check-said"}),
    "says another has won": (table(OVER, returns="[1.0, 0.0]"), {"check-said"}),
    "ended in another way": (table(OVER, ending="played"), {"check-said"}),
}
LOST: dict[str, tuple[Damage, set[str]]] = {
    "options": (table(LONG, options="{"), {"check-unreadable"}),
    "clock": (table(LONG, clock="no"), {"check-unreadable"}),
    "seed": (table(LONG, seed="x"), {"check-unreadable"}),
    "another seed": (table(LONG, seed="5"), {"check-move"}),
    "other rules": (table(LONG, rules="0"), {"error-table-other-rules"}),
    "pack": (table(LONG, pack="gone"), {"error-no-pack"}),
    "game": (table(LONG, game="chess"), {"error-no-game"}),
    "rematch": (table(OVER, rematch="nowhere"), {"check-rematch"}),
    "owner": (table(LONG, owner="nobody"), {"check-stranger"}),
    "a seat's person": (seat(LONG, 0, person="nobody"), {"check-stranger"}),
    "a mover": (move(LONG, 5, person="nobody"), {"check-stranger"}),
    "an empty chair": (seat(LONG, 0, person=""), {"check-seat"}),
    "a bot that is none": (seat(LONG, 0, kind="bot", person="", bot="hal"), {"check-seat"}),
    "an open seat in a game": (seat(LONG, 0, kind="open", person=""), {"check-seat"}),
    "a seat": (lose(rows.seats, LONG, seat=1), {"check-seats"}),
    "a move": (lose(rows.moves, LONG, seq=20), {"check-move"}),
    "the first move": (lose(rows.moves, LONG, seq=1), {"check-move"}),
    "all moves": (lose(rows.moves, SHORT), {"check-no-moves"}),
    "an action": (move(LONG, 20, action=99_999), {"check-move"}),
    "details": (move(LONG, 20, data="{"), {"check-move"}),
    "events": (move(LONG, 20, events="nothing"), {"check-move"}),
    "who saw it": (move(LONG, 20, seen="[1]"), {"check-move"}),
    "clocks": (move(LONG, 20, clocks="?"), {"check-move"}),
    "everybody": (forget_everybody, {"check-stranger", "check-strays"}),
    "a move of no table": (stray_move, {"check-strays"}),
    "a session of nobody": (stray_session, {"check-strays"}),
}


def found_in(file: Path, keep: bool = False) -> list[Finding]:
    storage = Storage(f"sqlite:///{file}")
    ids, found = checking.check_database(storage)
    for more in checking.check_all(storage, Shelf(all_games()), ids, keep):
        found += more
    storage.close()
    return found


def spoil(file: Path, damage: Damage) -> None:
    """As somebody would whom no rule of the database stops."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as db:
        damage(db, checking.table_ids(db))
    engine.dispose()


def test_all_is_well(file: Path) -> None:
    assert found_in(file) == []


@pytest.mark.parametrize("damage", MENDED.values(), ids=MENDED)
def test_what_moves_can_mend_is_mended(file: Path, damage: tuple[Damage, set[str]]) -> None:
    spoil(file, damage[0])
    for keep in (False, True):
        found = found_in(file, keep)
        assert {finding.message for finding in found} == damage[1], "looking alone changes nothing"
        assert all(finding.mended for finding in found)
    assert found_in(file) == []


@pytest.mark.parametrize("damage", LOST.values(), ids=LOST)
def test_what_is_lost_is_found(file: Path, damage: tuple[Damage, set[str]]) -> None:
    spoil(file, damage[0])
    for keep in (False, True, False):
        found = found_in(file, keep)
        assert {finding.message for finding in found if not finding.mended} == damage[1]


# The command


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["check", *map(str, arguments)])


def test_the_command_says_what_it_found(file: Path) -> None:
    assert run(file).exit_code == 0
    assert "4 tables" in run(f"sqlite:///{file}").output
    spoil(file, MENDED["snapshot is noise"][0])
    spoil(file, LOST["rematch"][0])
    looked = run(file)
    assert looked.exit_code == 1
    assert "--repair" in looked.output
    repaired = run(file, "--repair")
    assert repaired.exit_code == 1, "something is left"
    assert "nowhere" in repaired.output
    spoil(file, table(OVER, rematch=None))
    assert run(file).exit_code == 0


def test_ratings_are_made_again(file: Path) -> None:
    spoil(file, rating_from_nowhere)
    assert run(file).exit_code == 1
    assert "not what the games say" in run(file, "--repair").output
    assert run(file).exit_code == 0


def rating_from_nowhere(db: Connection, ids: list[str]) -> None:
    person = db.scalar(select(people.people.c.id))
    values = {"value": 2400.0, "deviation": 40.0, "volatility": 0.06, "games": 9, "at": 1.0}
    db.execute(insert(results.ratings).values(person=person, game="famiglia", pool="people", **values))


def test_a_repaired_database_is_well(file: Path) -> None:
    spoil(file, MENDED["says it is over"][0])
    assert run(file, "--repair").exit_code == 0
    assert run(file).exit_code == 0


def test_a_file_that_is_damaged(file: Path) -> None:
    """Wherever: it is said, and nothing else happens."""
    good = file.read_bytes()
    for at in range(4096, len(good), len(good) // 12):
        file.write_bytes(good[:at] + b"\xff" * 5000 + good[at + 5000 :])
        result = run(file)
        assert result.exit_code == 1
        assert isinstance(result.exception, SystemExit | BadInput), at


def test_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is not a database at all, but a long enough text. " * 100)
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    for place in (tmp_path / "nothing.db", tmp_path / "text", empty, "nosql://x/y"):
        assert isinstance(run(place).exception, BadInput), place


def test_a_database_of_another_version(file: Path) -> None:
    with sqlite3.connect(file) as db:
        db.execute("UPDATE alembic_version SET version_num = '0001'")
    result = run(file)
    assert isinstance(result.exception, BadInput)
    assert result.exception.message == "error-check-version"


def test_postgresql_too(postgres_database: str) -> None:
    asyncio.run(fill(postgres_database))
    assert run(postgres_database).exit_code == 0
    storage = Storage(postgres_database)
    storage.run_now(snapshot(data=b"noise"), storage.run_now(checking.table_ids))
    storage.close()
    assert run(postgres_database).exit_code == 1
    assert run(postgres_database, "--repair").exit_code == 0
    assert run(postgres_database).exit_code == 0
