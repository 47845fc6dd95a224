"""Looking back at a finished game: bots judge every decision; what they said is kept with the table."""

import asyncio
import logging

import msgspec

from consigliere.bots.analysis import Judged
from consigliere.local.host import ME, Host
from consigliere.local.kept import text
from consigliere.local.room import Room
from consigliere.local.store import Change
from consigliere.server.messages import Analysis
from consigliere.server.table import judging
from consigliere.server.table.replay import Replay
from consigliere.server.table.wrong import Wrong

log = logging.getLogger("consigliere.local")
_judged = msgspec.json.Decoder(list[Judged])


class Work:
    """An analysis on its way."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None


_works: dict[str, Work] = {}


async def look(host: Host, room: Room, viewer: int) -> Analysis:
    again = _replay(room)
    kept = await host.store.get("analyses", room.table.id)
    if kept is not None:
        judged = _judged.decode(kept)
        return Analysis("done", len(judged), len(judged), judging.counted(judged, again, viewer))
    work = _works.get(room.table.id)
    return Analysis("none", 0, 0, []) if work is None else Analysis("running", work.done, work.total, [])


async def begin(host: Host, room: Room) -> None:
    id = room.table.id
    judging.check(room.table, ME)
    again = _replay(room)
    if id not in _works and await host.store.get("analyses", id) is None:
        work = _works[id] = Work()
        work.task = host.keep(_run(host, room, again, work))


def end(host: Host, room: Room) -> None:
    work = _works.pop(room.table.id, None)
    if work is not None and work.task is not None:
        work.task.cancel()


async def _run(host: Host, room: Room, again: Replay, work: Work) -> None:
    try:
        await _analyse(host, room, again, work)
    except Exception:
        log.exception("a game was not analysed")
    finally:
        if _works.get(room.table.id) is work:
            del _works[room.table.id]


async def _analyse(host: Host, room: Room, again: Replay, work: Work) -> None:
    work.total = sum(1 for _ in again.chosen())
    budget = host.pool.seconds(judging.seconds(work.total))
    judged: list[Judged] = []
    for one in again.chosen():
        found = await host.pool.judge(judging.question(room.table, one, budget, ME))
        judged += [] if found is None else [found]
        work.done += 1
    await host.store.write([Change("analyses", room.table.id, text(judged))])


def _replay(room: Room) -> Replay:
    if room.table.status != "over":
        raise Wrong(409, "error-not-over")
    return room.replay()[0]
