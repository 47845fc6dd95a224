"""The companion on a phone beside the box: set-up, a turn of the Henchman, undo, the sheet, files."""

from pathlib import Path

from playwright.sync_api import Page, expect

from consigliere.companion.box import read_box
from consigliere.companion.session import Session
from consigliere.games.scarface.game import DATA
from consigliere.kernel.packs import read_pack
from tests.browser.conftest import NARROW, NewPage

MOST_ANSWERS = 60
SET_UP = ["normal", "outfit", "3 1 4 2 5 7 6", "loop central", "pilsen west you", "uptown north", "ok"]
START = ["north uptown 2 0 6 5", "done"]
SEED = 2
TILES = [("The Loop", "central", False), ("Pilsen", "west", True), ("Uptown", "north", False)]


def phone(new_page: NewPage) -> Page:
    return new_page(viewport=NARROW, has_touch=True, is_mobile=True)


def primary(page: Page) -> None:
    """The large button (where none is better, the first), and what it leads to."""
    asked = page.locator(".companion-main").get_attribute("data-version")
    best = page.locator(".companion-main .answer .big.primary")
    (best.last if best.count() else page.locator(".companion-main .answer .big").first).tap()
    page.wait_for_function("(was) => document.querySelector('.companion-main')?.dataset.version !== was", arg=asked)


def begin(page: Page) -> None:
    """A new game, to the numbers of the districts."""
    page.goto("/companion")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="normal").click()
    page.get_by_role("button", name="The Chicago Outfit").click()
    expect(page.locator("h1")).to_contain_text("number lies on each district")


def set_up(page: Page) -> None:
    begin(page)
    for choice in page.locator(".answer select").all():
        choice.select_option(index=1)
    primary(page)
    for label, district, mine in TILES:
        page.locator("input[list]").fill(label)
        page.locator(".answer select").select_option(district)
        if mine:
            page.get_by_role("button", name="you", exact=True).tap()
        page.get_by_role("button", name="Lay this tile").tap()
        expect(page.locator(".laid")).to_contain_text(label)
    primary(page)
    page.locator(".answer select").select_option("north")
    page.locator("input[list]").fill("Uptown")
    primary(page)
    expect(page.locator(".instruction li")).to_have_count(3)
    primary(page)


def bring(page: Page) -> None:
    """A game from a file, before the Henchman's first turn."""
    session = Session(read_box(read_pack(DATA), None, False), SEED)
    for answer in SET_UP + START:
        session.answer(answer)
    page.goto("/companion")
    file = {"name": "game.companion", "mimeType": "text/plain", "buffer": session.write().encode()}
    page.locator("input[type=file][accept*=companion]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator("h1")).to_contain_text("Your turn with the box")


def play_turn(page: Page) -> list[str]:
    """The instructions of one turn, each obeyed."""
    told: list[str] = []
    primary(page)
    for _ in range(MOST_ANSWERS):
        if page.locator(".standing").count():
            return told
        told += page.locator(".instruction li").all_inner_texts()
        primary(page)
    raise AssertionError("his turn does not end")


def test_the_set_up_by_hand(new_page: NewPage) -> None:
    page = phone(new_page)
    set_up(page)
    expect(page.locator("h1")).to_contain_text("Your turn with the box")


def test_a_turn_of_the_henchman(new_page: NewPage) -> None:
    page = phone(new_page)
    bring(page)
    told = play_turn(page)
    assert any("Henchman token" in line for line in told)
    assert any("action cube" in line for line in told)
    expect(page.locator(".companion-where")).to_contain_text("Turn 1")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]


def test_undo_reasons_and_going_on_after_a_reload(new_page: NewPage) -> None:
    page = phone(new_page)
    bring(page)
    primary(page)
    expect(page.locator(".because")).to_contain_text("plan")
    first = page.locator(".instruction").inner_text()
    primary(page)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".instruction")).to_have_text(first, use_inner_text=True)
    page.reload()
    expect(page.locator(".instruction")).to_have_text(first, use_inner_text=True)
    page.goto("/companion")
    page.locator(".kept-games a").first.tap()
    expect(page.locator(".instruction")).to_have_text(first, use_inner_text=True)


def test_what_befell_him_and_the_sheet(new_page: NewPage) -> None:
    page = phone(new_page)
    bring(page)
    page.get_by_role("button", name="What happened to the Henchman?").tap()
    page.get_by_role("button", name="thugs wounded").tap()
    page.get_by_role("button", name="Tell him").first.tap()
    expect(page.locator(".instruction")).to_contain_text("to the safehouses")
    primary(page)
    page.get_by_role("button", name="The sheet").tap()
    page.locator(".sheet-tile", has_text="The Loop").tap()
    page.locator("dialog").get_by_role("button", name="Henchman", exact=True).tap()
    page.get_by_role("button", name="Save").tap()
    expect(page.locator(".sheet-tile.is-henchman")).to_have_count(2)


def test_a_file_and_an_owners_pack(new_page: NewPage, tmp_path: Path) -> None:
    page = phone(new_page)
    bring(page)
    with page.expect_download() as download:
        page.locator(".companion-top a[download]").tap()
    saved = tmp_path / "game.companion"
    download.value.save_as(saved)
    assert saved.read_text("utf-8").startswith("consigliere henchman")
    page.goto("/companion")
    page.locator(".own-pack summary").tap()
    pack = tmp_path / "box.toml"
    pack.write_text("[base]\nring = 2\nwrong = 1\n", "utf-8")
    page.locator("input[type=file][accept*=toml]").set_input_files(pack)
    expect(page.locator(".pack-problems .is-wrong")).to_have_count(1)
