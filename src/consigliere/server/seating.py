"""Sitting down and getting up, starting a game, and playing again."""

import time

import msgspec
from sqlalchemy import Connection, update

from consigliere.server import rows, tables
from consigliere.server.house import House
from consigliere.server.hub import News
from consigliere.server.messages import NewTable, SeatWish
from consigliere.server.play import Entry
from consigliere.server.problems import Wrong
from consigliere.server.rooms import Room
from consigliere.server.rows import Happening
from consigliere.server.tables import Chair, TableData


async def make_table(house: House, person: str, wish: NewTable) -> Room:
    """A new table; if no seat is open the game begins at once."""
    house.limiter.tables.take(person)
    await check_number(house, person)
    table = tables.new(house.shelf.find(wish.game, wish.pack), wish, person)
    return await _set_up(house, table)


async def check_number(house: House, person: str) -> None:
    most = house.limiter.limits.tables_each
    if await house.storage.run(tables.open_tables, person) >= most:
        raise Wrong(429, "error-too-many-tables", most=most)


async def _set_up(house: House, table: TableData) -> Room:
    await house.storage.run(tables.store, table)
    room = await house.room(table.id)
    async with room.lock:
        await _start_if_full(room)
    return room


async def sit(room: Room, person: str, seat: int) -> None:
    """Take an open seat, one whose person left, or my own back from the bot that stands in."""
    async with room.lock:
        await room.catch_up()
        chair = _chair(room, seat)
        mine = Chair("person", person)
        if chair.person == person and not chair.away:
            return
        if room.table.status == "over" or not _free_for(chair, person):
            raise Wrong(409, "error-seat-taken")
        if room.table.status == "running" and chair.person != person and _knows_too_much(room, person, seat):
            raise Wrong(403, "error-other-team")
        if room.table.status == "waiting":
            await _change(room, seat, chair, mine)
            await _start_if_full(room)
        else:
            event = Happening("table-sat", {"seat": seat})
            await room.happen(lambda table, play: Entry("sat", seat, events=(event,)), (seat, mine))


def _free_for(chair: Chair, person: str) -> bool:
    return chair.kind == "open" or (chair.away and chair.person in ("", person))


def _knows_too_much(room: Room, person: str, seat: int) -> bool:
    """Who plays for another team against people does not get to see this team's secrets."""
    teams, chairs = room.game.teams(), room.table.chairs
    others = any(chair.by_person and chair.person != person for chair in chairs)
    return others and any(teams[mine] != teams[seat] for mine in room.table.seats_of(person))


async def leave(room: Room, person: str, seat: int) -> None:
    """Get up: before the game the seat is open again, during it a bot stands in."""
    async with room.lock:
        await room.catch_up()
        chair = _chair(room, seat)
        if chair.person != person:
            raise Wrong(403, "error-not-your-seat")
        empty = tables.left(chair, room.table.status)
        if room.table.status == "waiting":
            await _change(room, seat, chair, empty)
        elif room.table.status == "running":
            event = Happening("table-left", {"seat": seat})
            await room.happen(lambda table, play: Entry("left", seat, events=(event,)), (seat, empty))


async def wish(room: Room, person: str, seat: int, wanted: SeatWish) -> None:
    """The owner says who should sit there; nobody who sits already is sent away but oneself."""
    async with room.lock:
        await room.catch_up()
        chair = _chair(room, seat)
        if room.table.owner != person:
            raise Wrong(403, "error-not-owner")
        if room.table.status != "waiting":
            raise Wrong(409, "error-already-started")
        if chair.person not in ("", person):
            raise Wrong(409, "error-seat-taken")
        await _change(room, seat, chair, tables.chair(wanted, person))
        await _start_if_full(room)


async def start(room: Room, person: str) -> None:
    """The owner does not wait any longer: bots take the open seats."""
    async with room.lock:
        await room.catch_up()
        if room.table.owner != person:
            raise Wrong(403, "error-not-owner")
        if room.table.status != "waiting":
            raise Wrong(409, "error-already-started")
        for seat, chair in enumerate(room.table.chairs):
            if chair.kind == "open":
                await _change(room, seat, chair, tables.chair(SeatWish("bot"), person))
        await _start_if_full(room)


async def rematch(room: Room, person: str) -> Room:
    """The same again, everybody one seat further. Who asks second finds the table of who asked first."""
    house, old = room.house, room.table
    if not old.seats_of(person):
        raise Wrong(403, "error-not-your-seat")
    if old.status != "over":
        raise Wrong(409, "error-not-over")
    house.limiter.tables.take(person)
    await check_number(house, person)
    wanted = NewTable(old.game, old.options, [], old.listed, old.spectators, old.clock, old.timeout, old.pack)
    fresh = tables.new(room.game, wanted, person)
    chairs = [_again(old.chairs[seat - 1]) for seat in range(len(old.chairs))]
    fresh = msgspec.structs.replace(fresh, chairs=chairs)
    id = await house.storage.run(_store_rematch, old.id, fresh)
    async with room.lock:
        await room.catch_up()
    house.announce(News("table", table=old.id))
    new_room = await house.room(id)
    async with new_room.lock:
        await _start_if_full(new_room)
    return new_room


def _again(chair: Chair) -> Chair:
    """Who plays the next game in this one's place."""
    if chair.kind == "person" and chair.person:
        return Chair("person", chair.person)
    return Chair("bot", "", chair.bot, chair.strength)


def _store_rematch(db: Connection, old: str, fresh: TableData) -> str:
    first = update(rows.tables).where(rows.tables.c.id == old, rows.tables.c.rematch.is_(None))
    if db.execute(first.values(rematch=fresh.id)).rowcount:
        tables.store(db, fresh)
        return fresh.id
    return str(rows.find_table(db, old).rematch)


async def _start_if_full(room: Room) -> None:
    table = room.table
    if table.status == "waiting" and all(chair.kind != "open" for chair in table.chairs):
        await room.start()


async def _change(room: Room, seat: int, before: Chair, after: Chair) -> None:
    """Change a seat of a game that has not begun, if it still is as it was."""
    room.table = await room.house.storage.run(_store_chair, room.table.id, seat, before, after)
    room.tell_table()
    room.house.announce(News("table", table=room.table.id))


def _store_chair(db: Connection, id: str, seat: int, before: Chair, after: Chair) -> TableData:
    where = (rows.seats.c.table == id, rows.seats.c.seat == seat, rows.seats.c.kind == before.kind)
    same = (*where, rows.seats.c.person == before.person)
    if not db.execute(update(rows.seats).where(*same).values(msgspec.structs.asdict(after))).rowcount:
        raise Wrong(409, "error-seat-taken")
    rows.change_table(db, id, moved=time.time())
    return tables.load(db, id)


def _chair(room: Room, seat: int) -> Chair:
    if not 0 <= seat < len(room.table.chairs):
        raise Wrong(404, "error-no-seat")
    return room.table.chairs[seat]
