"""The bots of a table: who is asked thinks, and what it chooses happens as if a person had chosen it."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import TYPE_CHECKING

from consigliere.bots import Budget
from consigliere.bots.advice import Advice
from consigliere.server.house import partners
from consigliere.server.table.bots import ADVISER, Choice, Question, Urgency
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.setting import STAND_IN, TableData

if TYPE_CHECKING:
    from consigliere.server.house.rooms import Room

log = logging.getLogger("consigliere.server")
RETRY_SECONDS, RETRY_MOST = 1.0, 600.0  # after each failure twice as long
Asked = tuple[int, tuple[int, ...]]


class Moved(Exception):
    """The game went on while the bot was thinking."""


class Thinking:
    """It does not know its room: two that know each other would stay in memory when nobody needs them any more."""

    def __init__(self) -> None:
        self.tasks: dict[int, tuple[Asked, asyncio.Task[None]]] = {}
        self._failed = 0

    @property
    def busy(self) -> bool:
        return bool(self.tasks)

    def look(self, room: "Room", start: bool = True) -> None:
        """Let the bots think that are asked, stop those whose position is gone."""
        play, table = room.play, room.table
        asked = [] if play is None else [seat for seat in play.asked_in_truth() if table.chairs[seat].by_bot]
        for seat, (asked_for, task) in list(self.tasks.items()):
            if task is asyncio.current_task():
                del self.tasks[seat]
            elif seat not in asked or play is None or _asked(play, seat) != asked_for:
                del self.tasks[seat]
                task.cancel()
        for seat in asked if start else []:
            if seat not in self.tasks and play is not None:
                task = room.house.keep(self._think(room, seat, play))
                self.tasks[seat] = (_asked(play, seat), task)

    def stop(self) -> None:
        for _, task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    async def _think(self, room: "Room", seat: int, play: Play) -> None:
        try:
            await self._decide(room, seat, play)
            self._failed = 0
        except Moved:
            pass
        except Exception:
            log.exception("a bot's choice was not stored")
            await asyncio.sleep(min(RETRY_SECONDS * 2.0**self._failed, RETRY_MOST))
            self._failed += 1
        self.look(room)

    async def _decide(self, room: "Room", seat: int, play: Play) -> None:
        choice = await self.choice(room, seat, play)
        if choice is None:
            bot = room.table.chairs[seat].bot or STAND_IN
            room.house.metrics.bot_fallbacks.labels(bot).inc()
            log.error("a bot failed: the fallback is played", extra={"fields": {"bot": bot, "game": room.table.game}})

        def make(table: TableData, now: Play) -> Entry:
            gone = seat not in now.asked_in_truth() or _asked(now, seat) != _asked(play, seat)
            if gone or not table.chairs[seat].by_bot:
                raise Moved
            legal = now.state.legal_for(seat)
            return Entry("move", seat, choice.action if choice is not None and choice.action in legal else legal[0])

        async with room.lock:
            await room.happen(make)
        if choice is not None and choice.intention is not None:
            await partners.say(room, seat, choice.intention)

    async def choice(self, room: "Room", seat: int, play: Play) -> Choice | None:
        """What the bot of a seat chooses, None if it failed."""
        pool, bot = room.house.pool, room.table.chairs[seat].bot or STAND_IN
        wish, speaks = await partners.heard(room, seat)
        with _timed(room, bot):
            asked = _question(room, seat, play, bot, pool.budget(bot))._replace(wish=wish, speaks=speaks)
            return await pool.choose(asked._replace(person=room.table.owner, urgency=_urgency(room)))

    async def advice(self, room: "Room", seat: int, play: Play, seconds: float) -> Advice | None:
        """What the best bot would do in a person's place and why, None if it failed."""
        pool, person = room.house.pool, room.table.chairs[seat].person
        with _timed(room, ADVISER):
            asked = _question(room, seat, play, ADVISER, pool.seconds(seconds))
            return await pool.advise(asked._replace(person=person, urgency=Urgency.HINT))


def _question(room: "Room", seat: int, play: Play, bot: str, budget: Budget) -> Question:
    seed = int.from_bytes(blake2b(f"{room.table.secret} {seat}".encode(), digest_size=6).digest())
    return Question(room.table.game, room.table.pack, bot, seed, budget, play.view_bytes(seat))


@contextmanager
def _timed(room: "Room", bot: str) -> Iterator[None]:
    started = time.perf_counter()
    yield
    room.house.metrics.bot_seconds.labels(bot).observe(time.perf_counter() - started)


def _urgency(room: "Room") -> Urgency:
    """How much it matters to people that a bot at this table decides soon."""
    if any(room.table.people()):
        return Urgency.TABLE
    return Urgency.WATCHED if room.online() else Urgency.ALONE


def _asked(play: Play, seat: int) -> Asked:
    """What a seat has to choose from, and when it last chose: what others do meanwhile does not disturb a bot."""
    return play.acted[seat], tuple(play.state.legal_for(seat))
