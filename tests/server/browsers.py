"""A server inside the test, and as many browsers and scripts as wanted that talk to it."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from litestar.testing import TestClient

from consigliere import games
from consigliere.companion.part import part
from consigliere.kernel import Game
from consigliere.server.app import Settings, create_app
from consigliere.server.house.house import House
from consigliere.server.limits import Limits, Rate
from consigliere.server.store.storage import FILE_MODE, Storage
from tests.server.steady import steady

Browser = TestClient[Any]
HOST = "testserver.local"
PLENTY = Rate(1_000_000, 1)
FREE = Limits(
    tables_each=1_000_000,
    listed_each=1_000_000,
    listed_per_address=1_000_000,
    looks=PLENTY,
    messages_per_address=PLENTY,
    chat=PLENTY,
    commands=PLENTY,
    hints=PLENTY,
    reasons=PLENTY,
    tables=PLENTY,
    seats=PLENTY,
    guests_per_address=PLENTY,
    logins_per_address=PLENTY,
)


class Inn:
    """A running server. `storage` looks into its database from outside."""

    def __init__(self, keeper: Browser, storage: Storage) -> None:
        self.storage = storage
        self._keeper = keeper

    @property
    def house(self) -> House:
        house: House = self._keeper.app.state.house
        return house

    def do(self, work: Callable[[], Awaitable[object]]) -> None:
        """Something the server does by itself from time to time."""
        assert self._keeper.blocking_portal is not None
        self._keeper.blocking_portal.call(work)

    def browser(self) -> Browser:
        """A new one, without a cookie."""
        browser: Browser = TestClient(self._keeper.app)
        browser.blocking_portal = self._keeper.blocking_portal
        return browser

    def script(self, name: str = "") -> Browser:
        """A guest known by its secret."""
        script = self.browser()
        secret = script.post("/api/guests").json()["secret"]
        script.headers["Authorization"] = f"Bearer {secret}"
        if name:
            script.put("/api/me", json={"name": name})
        return script


@cache
def all_games() -> list[Game]:
    return [games.load(name) for name in games.NAMES]


@cache
def empty_database() -> bytes:
    """SQLite's file with all tables and nothing in them: migrations run once for all inns."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "empty.db")
        storage = Storage(f"sqlite:///{file}")
        storage.migrate()
        storage.close()
        return file.read_bytes()


def sqlite_of(folder: Path) -> str:
    file = folder / "inn.db"
    if not file.exists():
        file.touch(mode=FILE_MODE)
        file.write_bytes(empty_database())
    return f"sqlite:///{file}"


@contextmanager
def inn(folder: Path, limits: Limits = FREE, database: str = "") -> Iterator[Inn]:
    url = database or sqlite_of(folder)
    settings = Settings(url, limits=limits, hosts=[HOST])
    app = create_app(settings, all_games(), steady, [part()])
    storage = Storage(url)
    with TestClient(app) as keeper:
        yield Inn(keeper, storage)
    storage.close()
