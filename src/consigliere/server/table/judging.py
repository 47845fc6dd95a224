"""Looking back at a finished game: bots judge every decision, and a viewer counts the answers."""

import asyncio
import logging
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from consigliere.bots import Budget
from consigliere.bots.analysis import Judged
from consigliere.server.messages import Analysis
from consigliere.server.table.bots.minds import ADVISER, Question, Thinkers, Urgency
from consigliere.server.table.replay import Chosen, Replay
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong

log = logging.getLogger("consigliere.server")
DECISION_SECONDS, GAME_SECONDS = 0.5, 120.0  # for one decision, and for all of a long game at most


def check(table: TableData, person: str) -> None:
    """Only whom the game concerns asks for it."""
    if person != table.owner and not table.seats_of(person):
        raise Wrong(403, "error-not-your-seat")


def seconds(decisions: int) -> float:
    """For each of so many."""
    return min(DECISION_SECONDS, GAME_SECONDS / max(1, decisions))


def question(table: TableData, one: Chosen, budget: Budget, person: str) -> Question:
    asked = Question(table.game, table.pack, ADVISER, 0, budget, one.view, person, Urgency.ANALYSIS)
    return asked._replace(played=(one.number, one.action))


def counted(judged: list[Judged], replay: Replay, viewer: int) -> list[Judged]:
    """Counted as a viewer counts moves: the number of those before it."""
    lengths = replay.moments(viewer)
    return [msgspec.structs.replace(one, number=bisect_right(lengths, one.number)) for one in judged]


class Work:
    """An analysis on its way."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None


Apart = Callable[..., Awaitable[Any]]  # does what takes long, so that others need not wait


async def judge(
    pool: Thinkers, table: TableData, replay: Replay, person: str, work: Work, apart: Apart
) -> list[Judged]:
    """Each decision of a game."""
    work.total = await apart(lambda: sum(1 for _ in replay.chosen()))
    budget = pool.seconds(seconds(work.total))
    judged: list[Judged] = []
    chosen = replay.chosen()
    while (one := await apart(next, chosen, None)) is not None:
        found = await pool.judge(question(table, one, budget, person))
        judged += [] if found is None else [found]
        work.done += 1
    return judged


class Works:
    """Analyses on their way in this process, by their tables."""

    def __init__(self) -> None:
        self._works: dict[str, Work] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._works

    def begin(
        self,
        table: str,
        run: Callable[[Work], Coroutine[Any, Any, None]],
        keep: Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"],
    ) -> None:
        work = self._works[table] = Work()
        work.task = keep(self._watched(table, run, work))

    def end(self, table: str) -> None:
        work = self._works.pop(table, None)
        if work is not None and work.task is not None:
            work.task.cancel()

    def report(self, table: str, judged: list[Judged] | None, replay: Replay, viewer: int) -> Analysis:
        """How far it is; when it is done, each decision under the moment of a viewer's replay in which it was taken."""
        if judged is not None:
            return Analysis("done", len(judged), len(judged), counted(judged, replay, viewer))
        work = self._works.get(table)
        return Analysis("none", 0, 0, []) if work is None else Analysis("running", work.done, work.total, [])

    async def _watched(self, table: str, run: Callable[[Work], Coroutine[Any, Any, None]], work: Work) -> None:
        try:
            await run(work)
        except Exception:
            log.exception("a game was not analysed")
        finally:
            if self._works.get(table) is work:
                del self._works[table]
