"""Pictures of the pages at four widths, for the documents and to look at: python -m tools.screenshots [NAME...]."""

import base64
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.here import PATIENCE, kept, started
from tests.browser.lafamiglia import play_until, sit_down
from tests.browser.play import choose_level, play_now, play_to_the_end, step, wait_for_turn
from tests.browser.test_companion import bring
from tests.server.real.servers import running_server
from tests.server.real.services import temporary_folder

FOLDER = Path(__file__).parents[1] / "docs/images/page"
SIZES = {"desk": (1440, 900), "wide": (1920, 1080), "tablet": (1024, 768), "phone": (390, 844)}
MOVES = {"scarface": 60, "here": 40}
QUALITY = 82  # of webp


def lobby(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    page.goto("/")
    page.wait_for_selector(".continue")


def famiglia(page: Page) -> None:
    """Some cards lie before both already."""
    play_now(page, "famiglia")
    dice = random.Random(2)
    areas = page.locator(".area .card:not(.under)")
    while wait_for_turn(page) == "over" or areas.count() < 8 or page.locator(".street .is-legal").count() < 3:
        if not step(page, dice):
            play_now(page, "famiglia")


def scarface(page: Page) -> None:
    play_now(page, "scarface")
    dice = random.Random(2)
    for _ in range(MOVES["scarface"]):
        step(page, dice)
    wait_for_turn(page)


def lafamiglia(page: Page) -> None:
    """The second planning: the island is divided, orders lie on it."""
    watched = sit_down(page, auto_setup="on")
    play_until(watched, lambda: watched.kind == "plan.turn" and watched.view["board"]["round"] > 1, random.Random(2))


def new_table(page: Page) -> None:
    page.goto("/new/lafamiglia")
    page.wait_for_selector("form")


def waiting_room(page: Page) -> None:
    new_table(page)
    page.locator("form button.primary").click()
    page.wait_for_selector(".waiting-seats")


def result(page: Page) -> None:
    play_now(page, "famiglia")
    play_to_the_end(page, seed=3)


def replay(page: Page) -> None:
    result(page)
    page.locator(".result-next a", has_text="Replay").click()
    page.wait_for_selector(".player input")
    page.locator(".player input").fill("20")
    page.wait_for_timeout(500)


def profile(page: Page) -> None:
    result(page)
    page.goto("/me")
    page.wait_for_selector(".profile")


def puzzles(page: Page) -> None:
    page.goto("/puzzles/famiglia")
    page.wait_for_selector(".frame, .puzzle")


def rules(page: Page) -> None:
    page.goto("/rules/famiglia#F-19")
    page.wait_for_selector(".is-marked")


def learn(page: Page) -> None:
    page.goto("/learn/famiglia")
    page.wait_for_selector(".lesson")


def settings(page: Page) -> None:
    page.goto("/settings")
    page.wait_for_selector(".settings")


def companion(page: Page) -> None:
    bring(page)
    page.locator(".companion-main .big.primary").last.click()
    page.wait_for_timeout(300)


def here(page: Page) -> None:
    """The page that needs no server, with the network cut."""
    page.set_default_timeout(PATIENCE)
    page.goto("/here/")
    started(page)
    kept(page)
    page.context.set_offline(True)
    page.locator("[data-game=lafamiglia] button.primary").click()
    dice = random.Random(2)
    for _ in range(MOVES["here"]):
        step(page, dice)
    wait_for_turn(page)


PAGES: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
    "famiglia": famiglia,
    "lafamiglia": lafamiglia,
    "scarface": scarface,
    "learn": learn,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "result": result,
    "replay": replay,
    "profile": profile,
    "puzzles": puzzles,
    "rules": rules,
    "companion": companion,
    "settings": settings,
    "here": here,
}


def picture(page: Page) -> bytes:
    """What the window shows, in a few kilobytes."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shot["data"])


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield launched
        launched.close()


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        temporary_folder() as folder,
        running_server(f"sqlite:///{folder / 'tables.db'}") as server,
        browser() as chromium,
    ):
        for name in names or PAGES:
            context = chromium.new_context(base_url=server.address, reduced_motion="reduce", locale="en")
            choose_level(context)
            page = context.new_page()
            page.set_viewport_size({"width": SIZES["desk"][0], "height": SIZES["desk"][1]})
            PAGES[name](page)
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.mouse.move(0, 0)
                page.wait_for_timeout(400)
                (FOLDER / f"{name}-{size}.webp").write_bytes(picture(page))
            context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
