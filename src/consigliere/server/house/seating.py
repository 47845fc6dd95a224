"""Sitting down and getting up, starting a game, and playing again."""

import time

import msgspec
from sqlalchemy import Connection, update

from consigliere.server.house.house import House
from consigliere.server.house.hub import News
from consigliere.server.house.lobby import place
from consigliere.server.house.rooms import Room
from consigliere.server.messages import NewTable, SeatWish
from consigliere.server.store import chat, rows, tables, visitors
from consigliere.server.store.visitors import Visitors
from consigliere.server.table import seats, setting
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.setting import Chair, TableData
from consigliere.server.table.wrong import Wrong


async def make_table(house: House, person: str, wish: NewTable) -> Room:
    """A new table; if no seat is open the game begins at once."""
    house.limiter.tables.take(person)
    await check_number(house, person)
    if wish.listed:
        await house.lobby.check(person)
    table = setting.new(house.shelf.find(wish.game, wish.pack), wish, person)
    return await _set_up(house, msgspec.structs.replace(table, place=place(), visited=house.watch.now()))


async def check_number(house: House, person: str) -> None:
    most = house.limiter.limits.tables_each
    if await house.storage.run(tables.open_tables, person) >= most:
        raise Wrong(429, "error-too-many-tables", most=most)


async def _set_up(house: House, table: TableData) -> Room:
    await house.storage.run(tables.store, table)
    house.lobby.changed()
    room = await house.room(table.id)
    async with room.lock:
        await _start_if_full(room)
    return room


class Moved(Exception):
    """Something happened at the table while we looked who may sit there."""


async def sit(room: Room, person: str, seat: int) -> None:
    """Take an open seat, one whose person left, or my own back from the bot that stands in."""
    room.house.limiter.seats.take(person)
    async with room.lock:
        await room.catch_up()
        chair = seats.chair(room.table, seat)
        if chair.person == person and not chair.away:
            return
        if room.table.practice and any(other.person not in ("", person) for other in room.table.chairs):
            raise Wrong(403, "error-practice-seats")
        if room.table.status == "waiting":
            seats.check_free(chair, person)
            await _change(room, seat, chair, Chair("person", person))
            await _start_if_full(room)
            return
        while not await _sit_in_game(room, person, seat):
            await room.catch_up()


async def _sit_in_game(room: Room, person: str, seat: int) -> bool:
    """Whether nothing came between looking and sitting down."""
    seq = room.play.seq if room.play else 0
    here = await room.house.storage.run(visitors.at, room.table.id, person)

    def make(table: TableData, play: Play) -> Entry:
        if play.seq != seq:
            raise Moved
        entry = seats.sits_down(table, person, seat)
        if table.chairs[seat].person != person:
            _check_welcome(room, here, seat)
        return entry

    try:
        await room.happen(make, (seat, Chair("person", person)))
    except Moved:
        return False
    return True


def _check_welcome(room: Room, here: Visitors, seat: int) -> None:
    """Whom the owner sent away stays away, and who has seen another team's secrets does not play against it."""
    if here.unwelcome:
        raise Wrong(403, "error-sent-away")
    if here.knows_too_much(room.teams, seat):
        raise Wrong(403, "error-other-team")


async def leave(room: Room, person: str, seat: int) -> None:
    """Get up: before the game the seat is open again, during it a bot stands in."""
    room.house.limiter.seats.take(person)
    async with room.lock:
        await room.catch_up()
        chair = seats.chair(room.table, seat)
        if chair.person != person:
            raise Wrong(403, "error-not-your-seat")
        if room.table.status == "waiting":
            await _change(room, seat, chair, setting.left("waiting"))
        elif room.table.status == "running":
            await room.happen(lambda table, _: seats.gets_up(table, person, seat), (seat, setting.left("running")))


async def wish(room: Room, person: str, seat: int, wanted: SeatWish) -> None:
    """The owner says who should sit there; somebody else who sits there is sent away. During the game: at which level
    a bot plays on."""
    async with room.lock:
        await room.catch_up()
        chair = seats.chair(room.table, seat)
        if room.table.status == "running" and room.table.owner == person:
            await _change_level(room, seat, wanted)
            return
        _check_owner(room, person)
        await _change(room, seat, chair, setting.chair(wanted, person), by=person)
        await _start_if_full(room)


async def _change_level(room: Room, seat: int, wanted: SeatWish) -> None:
    before = room.table.chairs[seat]
    make, after = seats.other_level(room.game, before, seat, wanted)
    if after != before:
        await room.happen(make, (seat, after))


def _check_owner(room: Room, person: str) -> None:
    """Before the game the owner says what happens."""
    if room.table.owner != person:
        raise Wrong(403, "error-not-owner")
    if room.table.status != "waiting":
        raise Wrong(409, "error-already-started")


async def start(room: Room, person: str, bot: str) -> None:
    """The owner does not wait any longer: bots take the open seats."""
    async with room.lock:
        await room.catch_up()
        _check_owner(room, person)
        for seat, chair in enumerate(room.table.chairs):
            if chair.kind == "open":
                await _change(room, seat, chair, setting.chair(SeatWish("bot", bot), person))
        await _start_if_full(room)


async def rematch(room: Room, person: str) -> Room:
    """The same again, everybody one seat further. Who asks second finds the table of who asked first."""
    house, old = room.house, room.table
    fresh = seats.rematch(room.game, old, person)
    house.limiter.tables.take(person)
    await check_number(house, person)
    if old.listed:
        await house.lobby.check(person)
    fresh = msgspec.structs.replace(fresh, place=place(), visited=house.watch.now())
    id = await house.storage.run(_store_rematch, old.id, fresh)
    async with room.lock:
        await room.catch_up()
    house.announce(News("table", table=old.id))
    new_room = await house.room(id)
    async with new_room.lock:
        await _start_if_full(new_room)
    house.lobby.changed()
    return new_room


async def same_deal(room: Room, person: str) -> Room:
    """The same cards again, everybody where they were; only for who was alone with bots."""
    house = room.house
    fresh = seats.same_deal(room.game, room.table, person)
    house.limiter.tables.take(person)
    await check_number(house, person)
    return await _set_up(house, fresh)


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
        room.house.lobby.changed()


async def _change(room: Room, seat: int, before: Chair, after: Chair, by: str = "") -> None:
    """Change a seat of a game that has not begun, if it still is as it was; `by`: the owner changes it."""
    room.table = await room.house.storage.run(_store_chair, room, seat, before, after, by)
    room.house.lobby.changed()
    room.tell_table()
    room.house.announce(News("table", table=room.table.id))


def _store_chair(db: Connection, room: Room, seat: int, before: Chair, after: Chair, by: str) -> TableData:
    """The table's row comes first: who changes it holds up all others who want to."""
    id = room.table.id
    rows.change_table(db, id, moved=time.time())
    if rows.find_table(db, id).status != "waiting":
        raise Wrong(409, "error-already-started")
    if after.person and after.person != before.person:
        _check_welcome(room, visitors.at(db, id, after.person), seat)
    if before.person and after.person != before.person:
        _goes(db, room, seat, before.person, by)
    same = (rows.seats.c.table == id, rows.seats.c.seat == seat, rows.seats.c.kind == before.kind)
    change = update(rows.seats).where(*same, rows.seats.c.person == before.person)
    if not db.execute(change.values(msgspec.structs.asdict(after))).rowcount:
        raise Wrong(409, "error-seat-taken")
    return tables.load(db, id)


def _goes(db: Connection, room: Room, seat: int, person: str, by: str) -> None:
    """Somebody goes before the game: there is nothing to see yet but what the team said."""
    if chat.said(db, room.table.id, chat.audience("team", room.teams[seat])):
        visitors.got_up(db, room.table.id, person, seat)
    if by not in ("", person):
        visitors.send_away(db, room.table.id, person)
