"""How the processes of a server tell each other what happened: through Redis, or not at all where there is only one.

News say only that something is new; what it is stands in the database. So none is ever lost for good: after a break
everybody looks into the database.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger("consigliere.server")
CHANNEL = "consigliere"
RETRY_SECONDS = 1.0


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """`rows`, `table` or `chat` of a table; `turn` of a person; `online` at a table; `sessions` that ended."""

    what: Literal["rows", "table", "chat", "turn", "online", "sessions"]
    sender: str = ""
    table: str = ""
    seat: int = -1
    people: list[str] = []
    sessions: list[str] = []


Listener = Callable[[News], Awaitable[None]]


class Hub:
    """One process: those who are here are told directly."""

    def __init__(self) -> None:
        self.listener: Listener | None = None
        self.after_break: Callable[[], Awaitable[None]] | None = None

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """End what `start` began."""

    async def tell(self, news: News) -> None:
        """Tell the other processes."""

    async def end_sessions(self, sessions: list[str]) -> None:
        """Sockets of these sessions close, here and everywhere."""
        news = News("sessions", sessions=sessions)
        if self.listener is not None:
            await self.listener(news)
        await self.tell(news)


class RedisHub(Hub):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.sender = secrets.token_hex(8)
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=10)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def tell(self, news: News) -> None:
        message = msgspec.json.encode(msgspec.structs.replace(news, sender=self.sender))
        try:
            await self._redis.publish(CHANNEL, message)
        except RedisError:
            log.warning("redis is away")

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (RedisError, OSError):
                log.warning("redis is away")
            await asyncio.sleep(RETRY_SECONDS)
            if self.after_break is not None:
                await self.after_break()

    async def _listen_once(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            if self.after_break is not None:
                await self.after_break()
            async for message in channel.listen():
                if message["type"] == "message":
                    await self._hear(message["data"])

    async def _hear(self, data: bytes) -> None:
        news = msgspec.json.decode(data, type=News)
        if news.sender != self.sender and self.listener is not None:
            try:
                await self.listener(news)
            except Exception:
                log.exception("news not taken in")
