"""Bots think in processes of their own, so that they neither hold up the server nor take it down.

A bot is handed a view as bytes. One that crashes or does not come to an end within its time has its process killed;
the caller gets None and takes the fallback.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

import msgspec

from consigliere.bots import Bot, Budget, make_bot
from consigliere.kernel import Game, View

Maker = Callable[[str, Game, int], Bot]
STRENGTHS = {
    "quick": Budget(seconds=0.5, steps=60),
    "normal": Budget(seconds=2.0, steps=200),
    "strong": Budget(seconds=5.0, steps=600),
}
GRACE = 2.0  # seconds over its budget before a bot is given up
START_SECONDS = 60.0
NICE = 5


class Question(NamedTuple):
    """What a bot is asked: which bot, how long it may think, and what its seat sees."""

    game: str
    pack: str
    bot: str
    seed: int
    strength: str
    view: bytes


class Pool:
    """So many bots think at once; the others wait. Processes are started when they are first needed."""

    def __init__(self, games: Sequence[Game], workers: int = 1, maker: Maker = make_bot, grace: float = GRACE) -> None:
        self._grace = grace
        self._thinkers: asyncio.Queue[_Thinker] = asyncio.Queue()
        self._all = [_Thinker(games, maker) for _ in range(workers)]
        for thinker in self._all:
            self._thinkers.put_nowait(thinker)

    async def choose(self, question: Question) -> int | None:
        """The bot's choice, or None if it failed. Cancelling stops the bot."""
        thinker = await self._thinkers.get()
        try:
            return await thinker.choose(question, self._grace)
        finally:
            self._thinkers.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.kill()


class _Thinker:
    """One process, replaced when it had to be killed."""

    def __init__(self, games: Sequence[Game], maker: Maker) -> None:
        self._games = list(games)
        self._maker = maker
        self._executor: ProcessPoolExecutor | None = None
        self._process = 0

    async def choose(self, question: Question, grace: float) -> int | None:
        limit = (STRENGTHS[question.strength].seconds or 0.0) + grace
        try:
            executor = await self._ready()
            thinking = asyncio.wrap_future(executor.submit(_think, question))
            return await asyncio.wait_for(thinking, limit)
        except (TimeoutError, BrokenProcessPool):
            self.kill()
            return None
        except asyncio.CancelledError:
            self.kill()
            raise

    async def _ready(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), _prepare, (self._games, self._maker)
            )
            starting = asyncio.wrap_future(self._executor.submit(os.getpid))
            self._process = await asyncio.wait_for(starting, START_SECONDS)
        return self._executor

    def kill(self) -> None:
        if self._executor is not None:
            if self._process:
                _end(self._process)
            self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor, self._process = None, 0


def _end(process: int) -> None:
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        return


# In the process of a bot

_games: dict[tuple[str, str], Game] = {}
_maker: Maker = make_bot
_views = msgspec.json.Decoder(View)


def _prepare(games: list[Game], maker: Maker) -> None:
    global _maker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _maker = maker
    _games.update({(game.id, game.pack.digest): game for game in games})


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _think(question: Question) -> int | None:
    """The choice of the bot, None if it fails or chooses what is not legal."""
    view = _views.decode(question.view)
    try:
        bot = _maker(question.bot, _games[question.game, question.pack], question.seed)
        action = bot.choose(view, STRENGTHS[question.strength])
    except Exception:
        return None
    return action if any(action == legal for legal, _, _ in view.legal) else None
