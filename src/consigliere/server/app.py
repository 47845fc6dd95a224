"""The application: everything put together."""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from types import FrameType
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State

from consigliere.bots import make_bot
from consigliere.bots.engine import Engine
from consigliere.kernel import Game
from consigliere.server.house.analysing import Analyses
from consigliere.server.house.house import House
from consigliere.server.house.hub import Hub, RedisHub
from consigliere.server.http import accounts, analysis, api, api_page, ops, page, profiles, puzzles
from consigliere.server.http.gate import Gate
from consigliere.server.http.health import Health
from consigliere.server.http.hosts import Hosts
from consigliere.server.http.identity import Identify
from consigliere.server.http.keeper import Keeper
from consigliere.server.http.passwords import Passwords
from consigliere.server.http.problems import HANDLERS
from consigliere.server.limits import Limiter, Limits
from consigliere.server.metrics import Metrics
from consigliere.server.store.storage import Storage
from consigliere.server.table.bots.minds import Maker
from consigliere.server.table.bots.processes import GRACE, BotProcesses
from consigliere.server.table.shelf import Shelf


class Settings(msgspec.Struct, frozen=True):
    """How a server is run. `bots`: how many think at once; `grace`: how long over its time one is waited for;
    `thinking`: how much of its time a level takes; `engine`: the folder of the compiled engine for bots; `hosts`: names
    it is known by, besides those of this machine."""

    database: str
    redis: str = ""
    bots: int = 1
    limits: Limits = Limits()
    grace: float = GRACE
    thinking: float = 1.0
    engine: str = ""
    hosts: list[str] = []


@contextmanager
def at_the_end(ending: Callable[[], None]) -> Iterator[None]:
    """Call this too when we are told to end, before the web server waits for its last answers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {sign: signal.getsignal(sign) for sign in (signal.SIGINT, signal.SIGTERM)}

    def told(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(ending)
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    for sign in before:
        signal.signal(sign, told)
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


ROUTERS = [accounts.router, profiles.router, ops.router, api.router, analysis.router, puzzles.router]


class Part(NamedTuple):
    """Something a server has besides its tables: its addresses, what they need, and how it ends."""

    router: Router
    state: dict[str, Any]
    close: Callable[[], None]


def create_app(
    settings: Settings, games: Sequence[Game], maker: Maker = make_bot, parts: Sequence[Part] = ()
) -> Litestar:
    storage = Storage(settings.database)
    limiter, metrics = Limiter(settings.limits), Metrics()
    hub = RedisHub(settings.redis) if settings.redis else Hub()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        storage.migrate()
        engine = Engine(settings.engine)
        pool = BotProcesses(games, settings.bots, maker, settings.grace, metrics.bot_failed, settings.thinking, engine)
        house = House(storage, Shelf(games), hub, pool, limiter, metrics)
        app.state.house = house
        await house.open()
        try:
            with at_the_end(house.end_streams):
                yield
        finally:
            await house.close()
            for part in parts:
                part.close()

    state = State(
        {
            "storage": storage,
            "limiter": limiter,
            "metrics": metrics,
            "hub": hub,
            "passwords": Passwords(storage, limiter),
            "health": Health(storage),
            "keeper": Keeper(settings.limits, metrics),
            "analyses": Analyses(),
        }
    )
    for part in parts:
        state.update(part.state)
    app = Litestar(
        route_handlers=[*ROUTERS, *(part.router for part in parts), page.router],
        middleware=[Identify()],
        exception_handlers=HANDLERS,
        openapi_config=api_page.CONFIG,
        logging_config=None,
        lifespan=[open_house],
        state=state,
    )
    app.asgi_handler = Gate(app.asgi_handler, limiter, metrics, Hosts(settings.hosts))
    return app
