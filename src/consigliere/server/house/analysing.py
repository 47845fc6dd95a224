"""Looking back at a finished game: bots judge every decision when nobody else needs them; it is kept with the table."""

import asyncio
import logging

from consigliere.bots.analysis import Judged
from consigliere.server.house import records
from consigliere.server.house.rooms import Room
from consigliere.server.messages import Analysis
from consigliere.server.store import analyses
from consigliere.server.table import judging
from consigliere.server.table.replay import Replay
from consigliere.server.table.wrong import Wrong

log = logging.getLogger("consigliere.server")


class Work:
    """An analysis on its way."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """Those on their way in this process, by their tables."""

    def __init__(self) -> None:
        self._works: dict[str, Work] = {}

    async def look(self, room: Room, viewer: int) -> Analysis:
        """How far it is; when it is done, each decision under the moment of a viewer's replay in which it was taken."""
        replay = await _replay(room)
        judged = await room.house.storage.run(analyses.of, room.table.id)
        if judged is not None:
            return Analysis("done", len(judged), len(judged), judging.counted(judged, replay, viewer))
        work = self._works.get(room.table.id)
        return Analysis("none", 0, 0, []) if work is None else Analysis("running", work.done, work.total, [])

    async def begin(self, room: Room, person: str) -> None:
        """Once, whoever asks, of those whom the game concerns."""
        id = room.table.id
        judging.check(room.table, person)
        replay = await _replay(room)
        if id in self._works or await room.house.storage.run(analyses.of, id) is not None:
            return
        room.house.limiter.tables.take(person)
        work = self._works[id] = Work()
        work.task = room.house.keep(self._run(room, replay, person, work))

    def end(self, room: Room, person: str) -> None:
        judging.check(room.table, person)
        work = self._works.pop(room.table.id, None)
        if work is not None and work.task is not None:
            work.task.cancel()

    async def _run(self, room: Room, replay: Replay, person: str, work: Work) -> None:
        try:
            await _analyse(room, replay, person, work)
        except Exception:
            log.exception("a game was not analysed")
        finally:
            if self._works.get(room.table.id) is work:
                del self._works[room.table.id]


async def _analyse(room: Room, replay: Replay, person: str, work: Work) -> None:
    work.total = await asyncio.to_thread(lambda: sum(1 for _ in replay.chosen()))
    budget = room.house.pool.seconds(judging.seconds(work.total))
    judged: list[Judged] = []
    chosen = replay.chosen()
    while (one := await asyncio.to_thread(next, chosen, None)) is not None:
        found = await room.house.pool.judge(judging.question(room.table, one, budget, person))
        judged += [] if found is None else [found]
        work.done += 1
    await room.house.storage.run(analyses.keep, room.table.id, judged)


async def _replay(room: Room) -> Replay:
    if room.table.status != "over":
        raise Wrong(409, "error-not-over")
    return await records.replay(room)
