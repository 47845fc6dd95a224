"""What happens when somebody's time is up: the fallback decision, or a bot takes the seat, as the table says."""

from typing import TYPE_CHECKING

from consigliere.server.store import rows
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.row import Happening
from consigliere.server.table.setting import STAND_IN, Chair, TableData

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from consigliere.server.house.rooms import Room


async def time_out(room: "Room") -> None:
    """Act for all whose time is up. Under the lock."""
    while True:
        now = room.house.watch.now()
        late = late_seats(room.table, room.play, now)
        if not late or not await room.house.storage.run(_is_due, room.table.id, now):
            return
        await (_bot_takes(room, late[0]) if room.table.timeout == "bot" else _fall_back(room, late[0]))


def late_seats(table: TableData, play: Play | None, now: float) -> list[int]:
    if play is None or play.clocks is None or play.ending:
        return []
    clocks = play.clocks
    return [seat for seat in clocks.running if table.chairs[seat].by_person and clocks.since + clocks.left[seat] <= now]


def _is_due(db: "Connection", id: str, now: float) -> bool:
    """The stored deadline is later than the clocks say when the server was down meanwhile."""
    found = rows.find_table(db, id)
    return found is not None and found.deadline is not None and found.deadline <= now


async def _bot_takes(room: "Room", seat: int) -> None:
    chair = Chair("person", room.table.chairs[seat].person, STAND_IN, away=True)
    events = (Happening("table-time-bot", {"seat": seat}),)
    await room.happen(lambda table, play: Entry("left", seat, events=events), (seat, chair))


async def _fall_back(room: "Room", seat: int) -> None:
    """The first legal action of the seat; or of who is really asked, where others may not know that."""

    def make(table: TableData, play: Play) -> Entry:
        truly = play.asked_in_truth()
        decides = seat if seat in truly else truly[0]
        events = (Happening("table-time", {"seat": seat}),) if decides == seat else ()
        return Entry("time", decides, play.state.legal_for(decides)[0], events=events)

    await room.happen(make)
