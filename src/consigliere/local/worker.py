"""In the page: a local host that speaks to the script of its worker, and keeps things where that script does.

`Keeper`, `Thinker` and the functions that are handed over are the script's; all they give and take is text.
"""

import asyncio
import json
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Protocol, TypeVar

import msgspec

from consigliere import games
from consigliere.bots import make_bot
from consigliere.bots.advice import Advice
from consigliere.bots.analysis import Judged
from consigliere.bots.weights import lend_a_hand
from consigliere.kernel import ConsigliereError
from consigliere.local import routes
from consigliere.local.host import Host, Wire
from consigliere.local.products import ScriptNetwork, products
from consigliere.local.store import Change, Kind, Taken
from consigliere.server.messages import Refused
from consigliere.server.table import looking
from consigliere.server.table.bots.minds import Choice, Mind, Question, Reply, Thinkers
from consigliere.server.table.shelf import Shelf
from consigliere.server.table.views import encode
from consigliere.server.table.wrong import Wrong, problem

TRIES = 2
T = TypeVar("T")
_questions = msgspec.msgpack.Decoder(Question)
_replies: dict[str, msgspec.msgpack.Decoder[Reply]] = {
    "advice": msgspec.msgpack.Decoder(Advice),
    "judgement": msgspec.msgpack.Decoder(Judged),
    "choice": msgspec.msgpack.Decoder(Choice),
}


def _written(value: object) -> str:
    return b64encode(msgspec.msgpack.encode(value)).decode()


class Keeper(Protocol):
    """The storage of the browser; all but `write` fail where there is none. `lock` gives what gives it back, or None:
    another tab keeps it too long. `write` says what went wrong: "", "taken", "full" or "refused"."""

    def lock(self) -> Awaitable[Callable[[], None] | None]: ...
    def get(self, kind: str, key: str) -> Awaitable[str | None]: ...
    def find(self, kind: str, first: str, last: str) -> Awaitable[str]: ...
    def write(self, changes: str) -> Awaitable[str]: ...


class Thinker(Protocol):
    """The worker in which bots think; None: it was stopped or failed."""

    def ask(self, question: str, seconds: float) -> Awaitable[str | None]: ...
    def stop(self) -> None: ...


async def _read(asked: Awaitable[T]) -> T:
    """Whatever the browser throws."""
    try:
        return await asked
    except Exception as error:
        raise Wrong(507, "error-storage-refused") from error


def _give_back(promised: "asyncio.Future[Callable[[], None] | None]") -> None:
    release = None if promised.exception() else promised.result()
    if release is not None:
        release()


class Kept:
    """The store of a host, in the browser."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """A browser's promise cannot be called off: who is cancelled meanwhile gives the lock back when it comes."""
        promised = asyncio.ensure_future(self._keeper.lock())
        try:
            release = await _read(asyncio.shield(promised))
        except asyncio.CancelledError:
            promised.add_done_callback(_give_back)
            raise
        if release is None:
            raise Wrong(503, "error-storage-busy")
        try:
            yield
        finally:
            release()

    async def get(self, kind: Kind, key: str) -> str | None:
        return await _read(self._keeper.get(kind, key))

    async def find(self, kind: Kind, first: str = "", last: str = "\uffff") -> list[tuple[str, str]]:
        return [(key, text) for key, text in json.loads(await _read(self._keeper.find(kind, first, last)))]

    async def write(self, changes: list[Change]) -> None:
        wrong = await self._keeper.write(json.dumps(changes))
        if wrong == "taken":
            raise Taken
        if wrong:
            raise Wrong(507, "error-storage-full" if wrong == "full" else "error-storage-refused")


class Bots(Thinkers):
    """They think in a worker of their own, one after the other."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._turn = asyncio.Lock()

    async def reply(self, question: Question) -> Reply:
        async with self._turn:
            for _ in range(TRIES):
                try:
                    found = await self._thinker.ask(_written(question), question.budget.seconds or 1.0)
                except asyncio.CancelledError:
                    self._thinker.stop()
                    raise
                if found is not None:
                    return _replies[question.wants].decode(b64decode(found))
        return None


class Page:
    """What the script of the worker calls."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._wires: dict[int, asyncio.Task[Wire]] = {}

    async def request(self, method: str, address: str, body: str) -> tuple[int, str, str, str]:
        reply = await routes.request(self._host, method, address, body.encode())
        return reply.status, reply.kind, reply.content.decode(), reply.name

    async def come(self, number: int, table: str, seat: str, seq: int, send: Callable[[str], None]) -> bool:
        """A viewer comes; what they are told goes to `send`. False: they may not."""
        try:
            place = looking.number(seat)
            coming = self._host.come(table, place, seq, lambda told: send(told.decode()))
            self._wires[number] = asyncio.ensure_future(coming)
            await self._wires[number]
        except ConsigliereError as error:
            self._wires.pop(number, None)
            send(encode(Refused("", problem(error))).decode())
            return False
        return True

    async def say(self, number: int, text: str) -> None:
        if number in self._wires:
            await (await self._wires[number]).say(text)

    async def go(self, number: int) -> None:
        """Also who has not quite come yet."""
        coming = self._wires.pop(number, None)
        if coming is not None:
            with suppress(ConsigliereError):
                (await coming).go()

    async def hear(self, table: str) -> None:
        await self._host.hear(table)


async def open_page(keeper: Keeper, thinker: Thinker, announce: Callable[[str], None]) -> Page:
    host = Host(Shelf(games.load(name) for name in games.NAMES), Kept(keeper), Bots(thinker), announce)
    await host.open()
    return Page(host)


def open_mind(network: Callable[[], ScriptNetwork] | None = None) -> Callable[[str], str]:
    """In the worker of the bots: a question in, its answer out. `network`: makes one in the script."""
    if network is not None:
        lend_a_hand(products(network))
    mind = Mind([games.load(name) for name in games.NAMES], make_bot)

    def think(question: str) -> str:
        return _written(mind(_questions.decode(b64decode(question))))

    return think
