"""The bots of a table: who is asked thinks, and what it chooses happens as if a person had chosen it."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from consigliere.bots.advice import Advice
from consigliere.bots.partners import Intention
from consigliere.server.table.bots import minds
from consigliere.server.table.bots.minds import ADVISER, Choice, Heard, Thinkers, Urgency
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.row import Row
from consigliere.server.table.setting import TableData

log = logging.getLogger("consigliere.server")
RETRY_SECONDS, RETRY_MOST = 1.0, 600.0  # after each failure twice as long


class House(Protocol):
    @property
    def pool(self) -> Thinkers: ...
    def keep(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]": ...
    def bot_took(self, bot: str, seconds: float) -> None: ...
    def bot_failed(self, bot: str) -> None: ...


class Room(Protocol):
    """A table where bots sit."""

    @property
    def house(self) -> House: ...
    @property
    def table(self) -> TableData: ...
    @property
    def play(self) -> Play | None: ...
    @property
    def lock(self) -> asyncio.Lock: ...
    def online(self) -> set[str]: ...
    async def happen(self, make: Callable[[TableData, Play], Entry]) -> Row: ...
    async def heard(self, seat: int) -> Heard: ...
    async def intends(self, seat: int, intention: Intention) -> None: ...


class Thinking:
    """It does not know its room: two that know each other would stay in memory when nobody needs them any more."""

    def __init__(self) -> None:
        self.tasks: dict[int, tuple[minds.Asked, asyncio.Task[None]]] = {}
        self._failed = 0

    @property
    def busy(self) -> bool:
        return bool(self.tasks)

    def look(self, room: Room, start: bool = True) -> None:
        """Let the bots think that are asked, stop those whose position is gone."""
        play, table = room.play, room.table
        asked = minds.asked(table, play)
        for seat, (before, task) in list(self.tasks.items()):
            if task is asyncio.current_task():
                del self.tasks[seat]
            elif seat not in asked or play is None or minds.asked_for(play, seat) != before:
                del self.tasks[seat]
                task.cancel()
        for seat in asked if start else []:
            if seat not in self.tasks and play is not None:
                task = room.house.keep(self._think(room, seat, play))
                self.tasks[seat] = (minds.asked_for(play, seat), task)

    def stop(self) -> None:
        for _, task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    async def _think(self, room: Room, seat: int, play: Play) -> None:
        try:
            await self._decide(room, seat, play)
            self._failed = 0
        except minds.Moved:
            pass
        except Exception:
            log.exception("a bot's choice was not stored")
            await asyncio.sleep(min(RETRY_SECONDS * 2.0**self._failed, RETRY_MOST))
            self._failed += 1
        self.look(room)

    async def _decide(self, room: Room, seat: int, play: Play) -> None:
        choice = await self.choice(room, seat, play)
        if choice is None:
            bot = minds.bot_of(room.table, seat)
            room.house.bot_failed(bot)
            log.error("a bot failed: the fallback is played", extra={"fields": {"bot": bot, "game": room.table.game}})

        def make(table: TableData, now: Play) -> Entry:
            return minds.decided(table, now, seat, minds.asked_for(play, seat), choice)

        async with room.lock:
            await room.happen(make)
        if choice is not None and choice.intention is not None:
            await room.intends(seat, choice.intention)

    async def choice(self, room: Room, seat: int, play: Play) -> Choice | None:
        """What the bot of a seat chooses, None if it failed."""
        pool, bot = room.house.pool, minds.bot_of(room.table, seat)
        wish, speaks = await room.heard(seat)
        with _timed(room, bot):
            asked = minds.question(room.table, seat, play, bot, pool.budget(bot))._replace(wish=wish, speaks=speaks)
            return await pool.choose(asked._replace(person=room.table.owner, urgency=_urgency(room)))

    async def advice(self, room: Room, seat: int, play: Play, seconds: float) -> Advice | None:
        """What the best bot would do in a person's place and why, None if it failed."""
        pool, person = room.house.pool, room.table.chairs[seat].person
        with _timed(room, ADVISER):
            asked = minds.question(room.table, seat, play, ADVISER, pool.seconds(seconds))
            return await pool.advise(asked._replace(person=person, urgency=Urgency.HINT))


@contextmanager
def _timed(room: Room, bot: str) -> Iterator[None]:
    started = time.perf_counter()
    yield
    room.house.bot_took(bot, time.perf_counter() - started)


def _urgency(room: Room) -> Urgency:
    """How much it matters to people that a bot at this table decides soon."""
    if any(room.table.people()):
        return Urgency.TABLE
    return Urgency.WATCHED if room.online() else Urgency.ALONE
