"""Games to keep: records of finished ones, every moment of a game again, and games that go on from a record."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable

import msgspec
from sqlalchemy import Connection

from consigliere.kernel import BadInput, Game, records
from consigliere.kernel.history import Move, with_chance
from consigliere.server.house.house import House
from consigliere.server.house.rooms import BOTS_LEASE, Room
from consigliere.server.house.seating import check_number
from consigliere.server.messages import GoOn, ImportedRecord, NewTable, SeatWish
from consigliere.server.store import results, rows, tables
from consigliere.server.store.damage import reading
from consigliere.server.table import setting, views
from consigliere.server.table.play import Play
from consigliere.server.table.replay import Replay, line_of, names_of, played, replay_of, written
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong

LONGEST_GAME = 5000


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
    record = records.read(wanted.record)
    header = record.header
    game = house.shelf.find(header["game"], header["pack"].split()[-1] if header["pack"].split() else "")
    if header["seed"] != records.ASKED and records.read_seed(header["seed"]) < 0:
        raise BadInput("error-record-seed", seed=header["seed"])
    moves = len(record.lines) if wanted.move is None else wanted.move
    if not 0 <= moves <= min(len(record.lines), LONGEST_GAME):
        raise Wrong(400, "error-no-moment", moves=len(record.lines))
    seed, line, options = await asyncio.to_thread(line_of, game, record, moves)
    table = setting.new(game, NewTable(game.id, options, [SeatWish("me")] * game.seats_in(options)), person)
    table = msgspec.structs.replace(table, seed=seed, origin="record")
    return await _begin_with(house, game, table, line)


async def go_on(room: Room, person: str, wanted: GoOn, viewer: int) -> Room:
    """A new table at a moment of a finished game: my seats are mine again, bots have the others."""
    house, old = room.house, room.table
    replay, ended = await _replay(room)
    if not ended.ending:
        raise Wrong(409, "error-not-over")
    house.limiter.tables.take(person)
    await check_number(house, person)
    line = replay.moves(viewer, wanted.move)
    if old.seed is not None:
        line = await asyncio.to_thread(with_chance, room.game, old.seed, old.options, line)
    table = setting.new(room.game, NewTable(old.game, old.options, pack=old.pack), person)
    mine = old.seats_of(person) or [0]
    chairs = [setting.next_chair(chair, person if seat in mine else "") for seat, chair in enumerate(old.chairs)]
    return await _begin_with(
        house, room.game, msgspec.structs.replace(table, seed=None, origin="record", chairs=chairs), line
    )


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
