"""Looking back at a finished game: bots judge every decision when nobody else needs them; it is kept with the table."""

import asyncio

from consigliere.server.house import records
from consigliere.server.house.rooms import Room
from consigliere.server.messages import Analysis
from consigliere.server.store import analyses
from consigliere.server.table import judging
from consigliere.server.table.judging import Work, Works
from consigliere.server.table.replay import Replay
from consigliere.server.table.wrong import Wrong


class Analyses:
    def __init__(self) -> None:
        self._works = Works()

    async def look(self, room: Room, viewer: int) -> Analysis:
        replay = await _replay(room)
        judged = await room.house.storage.run(analyses.of, room.table.id)
        return self._works.report(room.table.id, judged, replay, viewer)

    async def begin(self, room: Room, person: str) -> None:
        """Once, whoever asks, of those whom the game concerns."""
        id, house = room.table.id, room.house
        judging.check(room.table, person)
        replay = await _replay(room)
        if id in self._works or await house.storage.run(analyses.of, id) is not None:
            return
        house.limiter.tables.take(person)

        async def run(work: Work) -> None:
            judged = await judging.judge(house.pool, room.table, replay, person, work, asyncio.to_thread)
            await house.storage.run(analyses.keep, id, judged)

        self._works.begin(id, run, house.keep)

    def end(self, room: Room, person: str) -> None:
        judging.check(room.table, person)
        self._works.end(room.table.id)


async def _replay(room: Room) -> Replay:
    if room.table.status != "over":
        raise Wrong(409, "error-not-over")
    return await records.replay(room)
