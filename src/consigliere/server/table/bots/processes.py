"""Bots think in processes of their own, so that they neither hold up the server nor take it down.

A bot is handed a view as bytes. One that crashes, cheats or does not come to an end within its time has its process
killed and is asked once more in a fresh one; if that fails too, the caller gets None. Who waits for a bot is served by
urgency, and among equals in turn by person, so that nobody's many tables keep others waiting.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence

from consigliere.bots import make_bot
from consigliere.bots.engine import Engine
from consigliere.bots.workers import Ended, Failed, Worker
from consigliere.kernel import Game
from consigliere.server.table.bots.minds import Maker, Mind, Question, Reply, Thinkers, Urgency

log = logging.getLogger("consigliere.server")
GRACE = 5.0  # seconds over its budget before a bot is given up; on a busy machine it may just have had to wait
START_SECONDS = 60.0
NICE = 5
TRIES = 2
LAST_SECONDS = 0.5  # for a bot nobody waits for any more: to let it finish is cheaper than a new process
ALONE_SECONDS = 0.1  # between two moves at tables where bots are alone and nobody watches, all of them together


Process = Worker[Question | None, Reply]


class BotProcesses(Thinkers):
    """So many bots think at once; the others wait. Processes are started when they are first needed."""

    def __init__(
        self,
        games: Sequence[Game],
        workers: int = 1,
        maker: Maker = make_bot,
        grace: float = GRACE,
        failed: Callable[[str, str], None] = lambda bot, why: None,
        thinking: float = 1.0,
        engine: Engine | None = None,
    ) -> None:
        """`thinking`: how much of its time a level takes; `engine`: what bots run on as soon as it is there."""
        self._grace = grace
        self._failed = failed
        self.thinking = thinking
        self.thinkers = [_Thinker(Mind(games, maker), engine or Engine()) for _ in range(max(2, workers))]
        self._queue = Queue(self.thinkers, workers)

    async def reply(self, question: Question) -> Reply:
        limit = (question.budget.seconds or 0.0) + self._grace
        for _ in range(TRIES):
            thinker = await self._queue.take(question.person, question.urgency)
            thinking = asyncio.create_task(self._think(thinker, question, limit))
            try:
                return await asyncio.shield(thinking)
            except (TimeoutError, Ended, Failed) as error:
                self._tell(question.bot, error)
            except asyncio.CancelledError:
                asyncio.get_running_loop().call_later(LAST_SECONDS, thinking.cancel)
                raise
        return None

    async def _think(self, thinker: "_Thinker", question: Question, limit: float) -> Reply:
        try:
            return await thinker.think(question, limit)
        finally:
            self._queue.give_back(thinker, question.urgency)

    def _tell(self, bot: str, error: Exception) -> None:
        why = {TimeoutError: "late", Ended: "ended"}.get(type(error), "failed")
        self._failed(bot, why)
        log.warning("a bot failed", extra={"fields": {"bot": bot, "why": why, "error": str(error)}})

    def close(self) -> None:
        for thinker in self.thinkers:
            thinker.close()


class Queue:
    """Those who wait for a thinker: as many think for people at once as there are workers, and one fewer for bots among
    themselves. Where there is one worker it is one for each, and the second process is started when bots need it."""

    def __init__(self, thinkers: Sequence["_Thinker"], workers: int) -> None:
        self._free = list(thinkers)
        self._room = [workers, max(1, workers - 1)]  # for people, for bots
        self._waiting: list[dict[str, deque[asyncio.Future[_Thinker]]]] = [{} for _ in Urgency]
        self._alone_from = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def take(self, person: str, urgency: Urgency) -> "_Thinker":
        turn: asyncio.Future[_Thinker] = asyncio.get_running_loop().create_future()
        self._waiting[urgency].setdefault(person, deque()).append(turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result(), urgency)
            raise

    def give_back(self, thinker: "_Thinker", urgency: Urgency) -> None:
        self._free.append(thinker)
        self._room[urgency.for_bots] += 1
        self._serve()

    def _serve(self) -> None:
        for urgency in Urgency:
            people = self._waiting[urgency]
            while people and self._may(urgency):
                turn = _first(people)
                if not turn.done():
                    self._hand_out(turn, urgency)

    def _may(self, urgency: Urgency) -> bool:
        if not self._free or not self._room[urgency.for_bots]:
            return False
        wait = self._alone_from - time.monotonic() if urgency == Urgency.ALONE else 0.0
        if wait > 0.0 and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)
        return wait <= 0.0

    def _hand_out(self, turn: "asyncio.Future[_Thinker]", urgency: Urgency) -> None:
        self._room[urgency.for_bots] -= 1
        if urgency == Urgency.ALONE:
            self._alone_from = time.monotonic() + ALONE_SECONDS
        thinker = min(self._free, key=lambda thinker: thinker.to_wait)
        self._free.remove(thinker)
        turn.set_result(thinker)

    def _wake(self) -> None:
        self._timer = None
        self._serve()


def _first(people: dict[str, deque["asyncio.Future[_Thinker]"]]) -> "asyncio.Future[_Thinker]":
    """The turn of the person who was served longest ago; who has more turns goes to the end."""
    person = next(iter(people))
    turns = people.pop(person)
    turn = turns.popleft()
    if turns:
        people[person] = turns
    return turn


class _Thinker:
    """One process; one that was killed or died is replaced at once, so that nobody waits for it later. A plain one
    makes way when there is a compiled engine."""

    def __init__(self, mind: "Mind", engine: Engine) -> None:
        self._mind = mind
        self._engine = engine
        self._starting: asyncio.Task[Process] | None = None
        self._process: Process | None = None
        self._answered: asyncio.Future[None] | None = None
        self._used = False
        self._closed = False

    @property
    def pid(self) -> int:
        """Of the process, 0 if there is none."""
        return 0 if self._process is None else self._process.process.pid or 0

    @property
    def to_wait(self) -> int:
        """How far it is from being asked: it is ready, it is being started, nothing is there yet."""
        return 0 if self._process is not None else 1 if self._starting is not None else 2

    async def think(self, question: Question, limit: float) -> Reply:
        process = await self._ready()
        self._used = True
        try:
            return await asyncio.wait_for(self._ask(process, question), limit)
        except BaseException:
            self._replace(process)
            raise

    async def _ready(self) -> Process:
        if self._process is not None and self._process.path != self._engine.path():
            self._drop(self._process)
        if self._process is not None:
            return self._process
        if self._starting is None:
            self._start()
        assert self._starting is not None
        return await asyncio.shield(self._starting)

    def _start(self) -> None:
        self._starting = asyncio.create_task(self._started())
        self._starting.add_done_callback(self._start_over)

    def _start_over(self, starting: asyncio.Task[Process]) -> None:
        self._starting = None
        if not starting.cancelled() and starting.exception() is not None:
            log.error("no bot can think", exc_info=starting.exception())

    async def _started(self) -> Process:
        """A process that has answered that it is there."""
        process: Process = await asyncio.to_thread(Worker, self._mind, NICE, self._engine.path())
        asyncio.get_running_loop().add_reader(process.pipe.fileno(), self._readable, process)
        try:
            await asyncio.wait_for(self._ask(process, None), START_SECONDS)
        except BaseException:
            _end(process)
            if process.path:
                self._engine.give_up()
            raise
        self._process, self._used = process, False
        return process

    async def _ask(self, process: Process, question: Question | None) -> Reply:
        self._answered = asyncio.get_running_loop().create_future()
        try:
            process.ask(question)
            await self._answered
            return process.answer()
        finally:
            self._answered = None

    def _readable(self, process: Process) -> None:
        """There is an answer, if it was not just taken; where nobody asked, the process is gone."""
        if self._answered is not None:
            if not self._answered.done():
                self._answered.set_result(None)
        elif self._process is process and process.pipe.poll():
            self._replace(process)

    def _replace(self, process: Process) -> None:
        if self._drop(process) and self._used and not self._closed:
            self._start()

    def _drop(self, process: Process) -> bool:
        """End this process, if it still is ours."""
        if self._process is not process:
            return False
        self._process = None
        _end(process)
        return True

    def close(self) -> None:
        self._closed = True
        if self._starting is not None:
            self._starting.cancel()
        if self._process is not None:
            self._drop(self._process)


def _end(process: Process) -> None:
    asyncio.get_running_loop().remove_reader(process.pipe.fileno())
    process.end()
