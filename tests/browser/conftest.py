"""A real server and a real browser. What a page complains about in its console fails the test."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from consigliere.server.http.page import FOLDER
from tests.browser.play import choose_level
from tests.server.real.servers import Server
from tests.server.running import Somebody

SLOW_MS = 60_000  # what a bot answers in a moment it may answer late where three suites share two cores
expect.set_options(timeout=SLOW_MS)
NARROW = {"width": 390, "height": 844}
WIDE = {"width": 1440, "height": 900}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (FOLDER / "index.html").is_file(), "build the page first: make page"
    folder = tmp_path_factory.mktemp("server")
    running = Server(folder, f"sqlite:///{folder / 'tables.db'}", pack=own_pack(folder), program="tests.browser.seeded")
    running.start()
    wake_bots(running)
    yield running
    running.stop()


def wake_bots(server: Server) -> None:
    """Their processes start when they are first asked; no test has to wait for that."""
    somebody = Somebody(server.address)
    table = somebody.table(seats=[{"kind": "bot", "bot": "easy"}] * 2)["id"]
    wait_until(lambda: bool(somebody.position(table)["view"]["seq"]), 120)


def own_pack(folder: Path) -> Path:
    """Somebody's own numbers for Famiglia: an Italian 0 is worth a lot."""
    made = folder / "rich-italians"
    made.mkdir()
    (made / "cards.toml").write_text('[[card]]\nid = "I0"\npoints = 77\n')
    return made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield launched
        launched.close()


NewPage = Callable[..., Page]
AWAY = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket connection")  # the server, as a test wants it


@pytest.fixture
def new_page(browser: Browser, server: Server, tmp_path: Path) -> Iterator[NewPage]:
    """Pages of different people: each call is a fresh context with its own cookie."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(
        language: str = "en", motion: bool = False, level: str = "easy", refused: bool = False, **options: object
    ) -> Page:
        """`level`: of the bots, as if chosen before; "" for who is new here. `refused`: what it sends is no good, and
        the server may say so."""
        settings: dict[str, object] = {"viewport": WIDE, "base_url": server.address, "locale": language} | options
        context = browser.new_context(reduced_motion="no-preference" if motion else "reduce", **settings)  # type: ignore[arg-type]
        context.set_default_timeout(SLOW_MS)
        contexts.append(context)
        if level:
            choose_level(context, level)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        fine = "status of 400" if refused else "\n"
        page.on(
            "console",
            lambda said: complaints.append(said.text) if said.type == "error" and fine not in said.text else None,
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert not [text for text in complaints if not any(away in text for away in AWAY)]


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


def wait_until(happens: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)
