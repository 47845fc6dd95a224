"""Looking back at a finished game: bots judge every decision; what they said is kept with the table."""

from collections.abc import Callable
from typing import Any

import msgspec

from consigliere.bots.analysis import Judged
from consigliere.local import kept
from consigliere.local.host import ME, Host
from consigliere.local.room import Room
from consigliere.local.store import Change
from consigliere.server.messages import Analysis
from consigliere.server.table import judging
from consigliere.server.table.judging import Work, Works
from consigliere.server.table.replay import Replay
from consigliere.server.table.wrong import Wrong

_judged = msgspec.json.Decoder(list[Judged])
_works = Works()


async def look(host: Host, room: Room, viewer: int) -> Analysis:
    again = _replay(room)
    found = await host.store.get("analyses", room.table.id)
    return _works.report(room.table.id, None if found is None else _judged.decode(found), again, viewer)


async def begin(host: Host, room: Room) -> None:
    id = room.table.id
    judging.check(room.table, ME)
    again = _replay(room)
    if id in _works or await host.store.get("analyses", id) is not None:
        return

    async def run(work: Work) -> None:
        judged = await judging.judge(host.pool, room.table, again, ME, work, _at_once)
        async with host.store.alone():
            await kept.table(host.store, id)  # it may have been forgotten meanwhile
            await host.store.write([Change("analyses", id, kept.text(judged))])

    _works.begin(id, run, host.keep)


def end(table: str) -> None:
    _works.end(table)


async def _at_once(work: Callable[..., Any], *args: Any) -> Any:
    """There are no threads here."""
    return work(*args)


def _replay(room: Room) -> Replay:
    if room.table.status != "over":
        raise Wrong(409, "error-not-over")
    return room.replay()[0]
