"""Games to keep: records of finished ones, every moment of a game again, and games that go on from a record."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable

from sqlalchemy import Connection

from consigliere.kernel import Game
from consigliere.kernel.history import Move
from consigliere.server.house.house import House
from consigliere.server.house.rooms import BOTS_LEASE, Room
from consigliere.server.house.seating import check_number
from consigliere.server.messages import GoOn, ImportedRecord
from consigliere.server.store import results, rows, tables
from consigliere.server.store.damage import reading
from consigliere.server.table import views
from consigliere.server.table.play import Play
from consigliere.server.table.replay import Replay, names_of, of_record, onward, played, replay_of, written
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong


async def moment(room: Room, viewer: int, move: int) -> bytes:
    """A moment of a game, as a viewer may see it."""

    async def make() -> bytes:
        replay, ended = await _replay(room)
        with reading():
            return await asyncio.to_thread(lambda: views.encode(replay.moment(viewer, move, ended)))

    return await _kept(room, ("moment", viewer, move), make)


async def story(room: Room, viewer: int) -> bytes:
    """What a viewer was told in the whole game, as far as it counts."""

    async def make() -> bytes:
        replay, _ = await _replay(room)
        return await asyncio.to_thread(lambda: views.encode(replay.story(viewer)))

    return await _kept(room, ("story", viewer), make)


async def course(room: Room, viewer: int) -> bytes:
    """What each side had, move by move, as a viewer counts them."""

    async def make() -> bytes:
        replay, _ = await _replay(room)
        with reading():
            return await asyncio.to_thread(lambda: views.encode(replay.course(viewer)))

    return await _kept(room, ("course", viewer), make)


async def record_of(room: Room) -> bytes:
    """The record of a finished game."""
    if room.play is None or not room.play.ending:
        raise Wrong(409, "error-not-over")

    async def make() -> bytes:
        replay, ended = await _replay(room)
        with reading():
            return (await asyncio.to_thread(written, room.table, ended, replay)).encode()

    return await _kept(room, ("record", *names_of(room.table)), make)


async def _kept(room: Room, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
    """What is told of a finished game stays as it is."""
    over = room.table.status == "over"
    return await (room.house.kept.get((room.table.id, key), make) if over else make())


async def replay(room: Room) -> Replay:
    return (await _replay(room))[0]


async def _replay(room: Room) -> tuple[Replay, Play]:
    """The game again; what is known of it already is not read again."""
    ended = room.play
    if ended is None:
        raise Wrong(409, "error-not-started")
    known = room.replay
    if known is not None and known.seq == ended.seq:
        return known, ended
    with reading():
        found = await room.house.storage.run(rows.rows_since, room.table.id, known.seq if known else 0, ended.seq)
        replay = known.after(found) if known else replay_of(room.game, room.table, found)
    room.replay = replay
    return replay, ended


async def import_record(house: House, person: str, wanted: ImportedRecord) -> Room:
    """A new table where all seats are mine, at a move of a record."""
    house.limiter.tables.take(person)
    await check_number(house, person)
    game, table, line = await asyncio.to_thread(of_record, house.shelf, wanted, person)
    return await _begin_with(house, game, table, line)


async def go_on(room: Room, person: str, wanted: GoOn, viewer: int) -> Room:
    """A new table at a moment of a finished game: my seats are mine again, bots have the others."""
    house = room.house
    replay, ended = await _replay(room)
    if not ended.ending:
        raise Wrong(409, "error-not-over")
    house.limiter.tables.take(person)
    await check_number(house, person)
    line = replay.moves(viewer, wanted.move)
    table, line = await asyncio.to_thread(onward, room.game, room.table, line, person)
    return await _begin_with(house, room.game, table, line)


async def _begin_with(house: House, game: Game, table: TableData, line: list[Move]) -> Room:
    """A table whose game begins with these moves."""
    last, stored = await asyncio.to_thread(played, game, table, line, house.watch.now())
    bots = any(table.chairs[seat].by_bot for seat in last.asked_in_truth())
    columns = {"status": "running", "asked": rows.to_json(last.asked())} | last.outcome()

    def store(db: Connection) -> None:
        tables.store(db, table)
        rows.add_rows(db, table.id, stored)
        rows.keep_snapshot(db, table.id, last.seq, last.snapshot())
        rows.change_table(db, table.id, bots_due=house.watch.now() + BOTS_LEASE if bots else None, **columns)
        if last.ending:
            results.count(db, game, tables.load(db, table.id), last, table.created)

    await house.storage.run(store)
    room = await house.room(table.id)
    room.thinking.look(room)
    return room
