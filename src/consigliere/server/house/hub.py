"""How the processes of a server tell each other what happened: through Redis, or not at all where there is only one.

News say that something is new; what it is stands in the database. So none is ever lost for good: who could not hear for
a while looks into the database afterwards, and who could not speak asks the others to look. A decision that changes
nothing but the game is told whole, to spare the others the reading.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Literal

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from consigliere.server.table.row import Row

log = logging.getLogger("consigliere.server")
CHANNEL = "consigliere"
RETRY_SECONDS = 1.0
ANSWER_SECONDS = 2.0
BEAT_SECONDS = 1.0  # after so long a silence Redis is asked whether it is there
DEAF_SECONDS = 3.0  # after so long without any answer it is not
WAITING_NEWS = 10_000
TOGETHER = 200
SENDER_LETTERS = 16


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """`rows`, `table` or `chat` of a table; `turn` of a person; `online` at a table; `sessions` that ended; `look`:
    some of all that could not be told."""

    what: Literal["rows", "table", "chat", "turn", "online", "sessions", "look"]
    sender: str = ""
    table: str = ""
    seat: int = -1
    people: list[str] = []
    sessions: list[str] = []
    row: Row | None = None


class Hub:
    """One process: those who are here are told directly."""

    def __init__(self) -> None:
        self.listener: Callable[[News], None] | None = None
        self.after_break: Callable[[], None] | None = None

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """End what `start` began."""

    def tell(self, news: News) -> None:
        """Tell the other processes, without waiting for it."""

    def end_sessions(self, sessions: list[str]) -> None:
        """Sockets and streams of these sessions close, here and everywhere."""
        news = News("sessions", sessions=sessions)
        if self.listener is not None:
            self.listener(news)
        self.tell(news)


class RedisHub(Hub):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.sender = secrets.token_hex(SENDER_LETTERS // 2)
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(list[News])
        never = Retry(NoBackoff(), 0)  # who reconnects has missed something, and must know
        self._redis = Redis.from_url(
            url, socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS, retry=never
        )
        self._unsaid: deque[News] = deque()
        self._something = asyncio.Event()
        self._all_said = asyncio.Event()
        self._all_said.set()
        self._troubles: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def stop(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._all_said.wait(), ANSWER_SECONDS)
        waiting = set(self._tasks)
        while waiting:  # a timeout in the middle of an answer may swallow being cancelled
            for task in waiting:
                task.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=ANSWER_SECONDS)
        await self._redis.aclose()

    # Speaking

    def tell(self, news: News) -> None:
        if len(self._unsaid) >= WAITING_NEWS:
            self._let_go()
        self._unsaid.append(news)
        self._something.set()
        self._all_said.clear()

    def _let_go(self) -> None:
        """What could not be said is in the database, for those who look."""
        self._unsaid.clear()
        self._unsaid.append(News("look"))

    async def _speak(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                await self._say_all()
                self._note("does not take news", None)
            except (RedisError, OSError) as error:
                self._note("does not take news", error)
                self._let_go()
                self._something.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _say_all(self) -> None:
        """All that waits, many in a message; what fails may have been said or not."""
        while self._unsaid:
            some = [self._unsaid.popleft() for _ in range(min(TOGETHER, len(self._unsaid)))]
            await self._redis.publish(CHANNEL, self.sender.encode() + self._encoder.encode(some))
        self._all_said.set()

    # Listening

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._listen_to(channel)
            except (RedisError, OSError) as error:
                self._note("is away", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_to(self, channel: PubSub) -> None:
        """Until nothing is heard any more, not even an answer."""
        heard = time.monotonic()
        while time.monotonic() - heard < DEAF_SECONDS:
            message = await channel.get_message(timeout=BEAT_SECONDS)
            if message is None:
                await channel.ping()
                continue
            if message["type"] == "subscribe":
                self._begin_to_hear()
            elif message["type"] == "message":
                self._hear(message["data"])
            heard = time.monotonic()
        raise TimeoutError

    def _begin_to_hear(self) -> None:
        self._note("is away", None)
        if self.after_break is not None:
            self.after_break()

    def _hear(self, data: bytes) -> None:
        sender = data[:SENDER_LETTERS].decode(errors="replace")
        if sender == self.sender:
            return
        try:
            for news in self._decoder.decode(data[SENDER_LETTERS:]):
                self._pass_on(msgspec.structs.replace(news, sender=sender))
        except msgspec.MsgspecError:
            log.exception("news not understood")

    def _pass_on(self, news: News) -> None:
        try:
            if self.listener is not None:
                self.listener(news)
        except Exception:
            log.exception("news not taken in")

    def _note(self, trouble: str, error: Exception | None) -> None:
        """Trouble is told when it begins, and when it is over."""
        if error is None and trouble in self._troubles:
            self._troubles.discard(trouble)
            log.warning("over: redis %s", trouble)
        elif error is not None and trouble not in self._troubles:
            self._troubles.add(trouble)
            log.warning("redis %s: %s", trouble, str(error) or type(error).__name__)
