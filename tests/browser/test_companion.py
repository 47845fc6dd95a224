"""The companion on a phone beside the box: set-up, a turn of the Henchman, undo, the sheet, files."""

import itertools
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from consigliere.companion.box import read_box
from consigliere.companion.session import Session
from consigliere.games.scarface.game import DATA
from consigliere.kernel.packs import read_pack
from tests.browser.conftest import NARROW, NewPage

MOST_ANSWERS = 60
TURNS = 8
MOST_TAPS = 15
SET_UP = ["normal", "outfit", "3 1 4 2 5 7 6", "loop central", "pilsen west you", "uptown north", "ok"]
START = ["north uptown 2 0 6 5", "done"]
SEED = 2
TILES = [("The Loop", "Central", False), ("Pilsen", "West Side", True), ("Uptown", "North Side", False)]
MAIN = ".companion-main"
ANSWERS = "**/api/companions/*/answers"


def phone(new_page: NewPage, language: str = "en") -> Page:
    return new_page(language=language, viewport=NARROW, has_touch=True, is_mobile=True)


def version(page: Page) -> str | None:
    return page.locator(MAIN).get_attribute("data-version")


def answered(page: Page, was: str | None) -> None:
    page.wait_for_function(f"(was) => document.querySelector('{MAIN}')?.dataset.version !== was", arg=was)


def settled(page: Page) -> None:
    """Nothing is on its way to the server."""
    expect(page.locator(MAIN)).to_have_attribute("aria-busy", "false")


def primary(page: Page) -> None:
    """The large button (where none is better, the first), and what it leads to."""
    settled(page)
    asked = version(page)
    best = page.locator(f"{MAIN} .answer .big.primary")
    (best.last if best.count() else page.locator(f"{MAIN} .answer .big").first).tap()
    answered(page, asked)


def reply(page: Page) -> int:
    """Fill in what nobody knows yet, then the large button; without one the last number sends. How many taps."""
    settled(page)
    asked = version(page)
    groups = page.locator(f"{MAIN} .answer :is(.number-row, .needs-pick, .row-card .picks)").all()
    if page.locator(f"{MAIN} .answer .big").count() > page.locator(f"{MAIN} .answer .big.primary:disabled").count():
        primary(page)
        return 1
    blank = [group for group in groups if not group.locator("[aria-pressed=true]").count()]
    for group in blank or groups[:1]:
        group.locator("button").nth(1).tap()
    settled(page)
    if version(page) == asked and page.locator(f"{MAIN} .answer .big.primary").count():
        primary(page)
        return len(blank) + 1
    answered(page, asked)
    return len(blank) or 1


def begin(page: Page) -> None:
    """A new game, to the numbers of the districts."""
    page.goto("/companion")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="normal").click()
    page.get_by_role("button", name="The Chicago Outfit").click()
    expect(page.locator("h1")).to_contain_text("number lies on each district")


ASKED_IN_SIGHT = f"""() => document.querySelector('h1').getBoundingClientRect().bottom
    <= document.querySelector('{MAIN} > .answer').getBoundingClientRect().top"""


def set_up(page: Page) -> None:
    begin(page)
    assert page.evaluate(ASKED_IN_SIGHT)
    for name in ("North Side", "Far South Side", "Central", "West Side", "South Side", "Southwest Side"):
        page.locator(".in-order").get_by_role("button", name=name, exact=True).tap()
    expect(page.locator(".in-order")).to_contain_text("7 Far North Side")
    primary(page)
    assert page.evaluate(ASKED_IN_SIGHT)
    for label, district, mine in TILES:
        page.get_by_role("button", name=district, exact=True).tap()
        page.get_by_role("button", name="you" if mine else "nobody", exact=True).tap()
        page.get_by_role("button", name=label, exact=True).tap()
        expect(page.locator(".laid")).to_contain_text(label)
    page.get_by_role("button", name="All tiles are there").tap()
    assert page.evaluate(ASKED_IN_SIGHT)
    page.get_by_role("button", name="North Side", exact=True).tap()
    expect(page.locator(".answer p")).to_have_text("Uptown")  # the only one there
    expect(page.get_by_role("button", name="That is right")).to_be_disabled()
    page.get_by_role("button", name="alcohol 2, guns 0").tap()
    page.get_by_role("group", name="profit").get_by_role("button", name="6", exact=True).tap()
    page.get_by_role("group", name="defence").get_by_role("button", name="5", exact=True).tap()
    primary(page)


def bring(page: Page, answers: list[str] | None = None, colours: list[str] | None = None) -> None:
    """A game from a file, before the Henchman's first turn."""
    begun(page, Session(read_box(read_pack(DATA), None, False), SEED, colours=colours), answers or SET_UP + START)


def begun(page: Page, session: Session, answers: list[str]) -> None:
    for answer in answers:
        session.answer(answer)
    page.goto("/companion")
    file = {"name": "game.companion", "mimeType": "text/plain", "buffer": session.write().encode()}
    page.locator("input[type=file][accept*=companion]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(".standing")).to_be_visible()


def play_turn(page: Page, shown: Callable[[], None] = lambda: None) -> tuple[list[str], int]:
    """The instructions of one turn, each obeyed, and how many taps it took."""
    told: list[str] = []
    primary(page)
    taps = 1
    for _ in range(MOST_ANSWERS):
        shown()
        told += page.locator(".instruction li").all_inner_texts()
        if page.locator(".standing").count():
            return told, taps
        taps += reply(page)
    raise AssertionError("his turn does not end")


def test_the_set_up_by_hand(new_page: NewPage) -> None:
    page = phone(new_page)
    set_up(page)
    expect(page.locator("h1")).to_contain_text("The Henchman begins")
    expect(page.locator(".instruction li")).to_have_count(3)


def test_a_turn_of_the_henchman(new_page: NewPage) -> None:
    page = phone(new_page)
    bring(page)
    told, _ = play_turn(page)
    assert any("Henchman token" in line for line in told)
    assert any("marked on the screen" in line for line in told)
    expect(page.get_by_role("button", name="It cannot be done")).to_be_visible()
    expect(page.locator(".companion-where")).to_contain_text("Turn 1")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_eight_turns_with_a_thumb(new_page: NewPage, language: str) -> None:
    page = phone(new_page, language)
    bring(page)
    pictures = os.environ.get("CONSIGLIERE_PICTURES", "")
    count = itertools.count()

    def shown() -> None:
        assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]
        if pictures:
            page.screenshot(path=f"{pictures}/{language}-{next(count):02}.png", full_page=True)

    taps = [play_turn(page, shown)[1] for _ in range(TURNS)]
    assert max(taps) <= MOST_TAPS, taps


COMPANY = [*SET_UP[:3], "loop central green", "pilsen west red", "uptown north", "ok", *START]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_eight_turns_with_two_people(new_page: NewPage, language: str) -> None:
    """SF-230: whom a fact is asked of and whom an instruction is for is told by the colour."""
    page = phone(new_page, language)
    bring(page, COMPANY, ["green", "red"])
    named: set[str] = set()
    pictures = os.environ.get("CONSIGLIERE_PICTURES", "")
    count = itertools.count()

    def shown() -> None:
        assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]
        named.update(page.locator(f"{MAIN} .colour").all_inner_texts())
        if pictures:
            page.screenshot(path=f"{pictures}/company-{language}-{next(count):02}.png", full_page=True)

    taps = [play_turn(page, shown)[1] for _ in range(TURNS)]
    assert max(taps) <= MOST_TAPS, taps
    assert named == ({"Green", "Red"} if language == "en" else {"Зелёный", "Красный"})


def test_people_choose_their_colours(new_page: NewPage) -> None:
    page = phone(new_page)
    page.goto("/companion")
    page.get_by_role("button", name="Two or three of us").tap()
    page.get_by_role("button", name="green").tap()
    expect(page.get_by_role("button", name="Begin")).to_be_disabled()
    page.get_by_role("button", name="red").tap()
    expect(page.get_by_role("button", name="2. red")).to_be_visible()
    page.get_by_role("button", name="Begin").tap()
    page.get_by_role("button", name="normal").tap()
    page.goto("/companion")
    expect(page.locator(".kept-games")).to_contain_text("green, red")


def test_his_cards_begin_his_turn(new_page: NewPage) -> None:
    """With his cards on the table they are tapped left to right, and nothing else."""
    page = phone(new_page)
    cards = [{**read_pack(DATA).tables["action"][id], "id": id} for id in ("C01", "C03", "C05", "C07")]
    session = Session(read_box(read_pack(DATA), None, True), SEED, [json.dumps(card) for card in cards])
    begun(page, session, [*SET_UP[:2], "12 15 9", *SET_UP[2:], *START])
    ids = page.locator(".card-ids button")
    expect(page.get_by_text("Turn up 3 cards")).to_be_visible()
    for card in ("C03", "C01"):
        ids.filter(has_text=card).tap()
    expect(ids.filter(has_text="2. C01")).to_have_attribute("aria-pressed", "true")
    ids.filter(has_text="C05").tap()
    expect(page.locator(".plan-card summary b")).to_have_text(["C03", "C01", "C05"])


# A bad network


def cut(route: Route) -> None:
    route.abort("connectionrefused")


def test_the_network_goes_in_the_middle_of_a_turn(new_page: NewPage) -> None:
    page = phone(new_page)
    bring(page)
    primary(page)
    instruction = page.locator(".companion-main").inner_text()
    page.route("**/api/**", cut)
    page.reload()
    expect(page.locator(".companion-main")).to_contain_text("cannot be reached")
    assert page.locator("h1").inner_text() in instruction
    page.get_by_role("button", name="Sheet").tap()
    expect(page.locator(".sheet-tile")).to_have_count(3)
    page.keyboard.press("Escape")
    asked = version(page)
    best = page.locator(f"{MAIN} .answer .big.primary, {MAIN} .number-buttons button")
    best.last.tap()
    expect(page.locator(".waiting li")).to_have_count(1)
    page.unroute_all(behavior="wait")
    answered(page, asked)
    expect(page.locator(".waiting")).to_have_count(0)


def test_the_network_goes_in_the_middle_of_an_answer(new_page: NewPage) -> None:
    """The server has it, the page does not know: it is sent again, and carried out once."""
    page = phone(new_page)
    bring(page)
    sent: list[str] = []

    def lost(route: Route) -> None:
        sent.append(str(route.request.post_data))
        route.fetch()
        route.abort("connectionrefused")

    page.route(ANSWERS, lost)
    asked = int(version(page) or 0)
    page.get_by_role("button", name="The Henchman’s turn").tap()
    expect(page.locator(".waiting li")).to_have_text(["go"])
    page.get_by_role("button", name="What happened to the Henchman?").tap()
    page.get_by_role("button", name="thugs wounded").tap()
    page.get_by_role("button", name="Tell him").first.tap()
    expect(page.locator(".waiting li")).to_have_count(2)
    page.unroute_all(behavior="wait")
    expect(page.locator(".waiting")).to_have_count(0)
    assert len(set(sent)) == 1
    went_on = int(version(page) or 0) - asked
    assert went_on in (1, 2)  # his turn began once; the other may be refused in the middle of it


KEPT = "() => caches.match('/companion').then(Boolean)"
LEFT_OVER = """async (files) => {
    const found = await navigator.serviceWorker.getRegistration('/companion');
    found.active.postMessage(files);
    await new Promise((done) => setTimeout(done, 500));
    return (await caches.keys()).length;
}"""
LOADED = """() => performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname)
    .filter((file) => file.startsWith('/assets/'))"""


def test_the_companion_opens_without_the_server(new_page: NewPage) -> None:
    """The game as it stood, and the way to it; what is answered there is sent when the server is back."""
    page = phone(new_page)
    bring(page)
    primary(page)
    page.wait_for_function(KEPT)
    asked = page.locator("h1").inner_text()
    page.context.set_offline(True)
    page.goto("/companion")
    page.locator(".kept-games a").tap()
    expect(page.locator(MAIN)).to_contain_text("cannot be reached")
    page.reload()
    expect(page.locator("h1")).to_have_text(asked, use_inner_text=True)
    was = version(page)
    page.locator(f"{MAIN} .answer .big.primary, {MAIN} .number-buttons button").last.tap()
    expect(page.locator(".waiting li")).to_have_count(1)
    page.context.set_offline(False)
    answered(page, was)
    expect(page.locator(".waiting")).to_have_count(0)


def test_half_a_newer_page_is_none(new_page: NewPage) -> None:
    """The network goes while it is kept, or the server has another page by then: the one that is whole stays."""
    page = phone(new_page)
    bring(page)
    page.wait_for_function(KEPT)
    files = page.evaluate(LOADED)
    assert page.evaluate(LEFT_OVER, files[1:]) == 1
    assert page.evaluate(LEFT_OVER, [*files, "/assets/of-the-next.js"]) == 1
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".standing")).to_be_visible()


def test_an_answer_to_a_question_no_longer_asked(new_page: NewPage) -> None:
    page = phone(new_page)
    bring(page)
    other = page.context.new_page()
    other.goto(page.url)
    late = other.locator(f"{MAIN} .answer .big.primary")
    expect(late).to_be_visible()
    settled(other)
    primary(page)
    asked = page.locator("h1").inner_text()
    late.tap()
    expect(other.get_by_role("alert")).to_contain_text("went on elsewhere")
    expect(other.locator("h1")).to_have_text(asked, use_inner_text=True)


def test_throwing_away_asks_and_can_be_taken_back(new_page: NewPage) -> None:
    page = phone(new_page)
    bring(page)
    page.goto("/companion")
    page.get_by_role("button", name="Throw this game away").tap()
    page.get_by_role("button", name="Keep it").tap()
    expect(page.locator(".kept-games a")).to_have_count(1)
    page.get_by_role("button", name="Throw this game away").tap()
    page.get_by_role("button", name="Yes, throw it away").tap()
    expect(page.locator(".kept-games a")).to_have_count(0)
    page.get_by_role("button", name="Take it back").tap()
    expect(page.locator(".kept-games a")).to_have_count(1)


def test_noise_is_refused_in_a_sentence(new_page: NewPage) -> None:
    page = phone(new_page)
    page.goto("/companion")
    noise = {"name": "noise.companion", "mimeType": "text/plain", "buffer": b"x" * 5_000_000}
    page.locator("input[type=file][accept*=companion]").set_input_files(noise)  # type: ignore[arg-type]
    expect(page.get_by_role("alert")).to_contain_text("too long")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert page.locator(".kept-games").count() == 0


def test_undo_reasons_and_going_on_after_a_reload(new_page: NewPage) -> None:
    page = phone(new_page)
    bring(page)
    primary(page)
    expect(page.locator(".because")).to_contain_text("plan")
    first = page.locator(".instruction").inner_text()
    reply(page)
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
    page.get_by_role("button", name="The sheet").tap()
    page.locator(".sheet-tile", has_text="The Loop").tap()
    page.locator("dialog").get_by_role("button", name="Henchman", exact=True).tap()
    page.get_by_role("button", name="Save").tap()
    expect(page.locator(".sheet-tile.is-henchman")).to_have_count(2)


def test_all_that_a_raid_takes_and_a_new_card_of_news(new_page: NewPage) -> None:
    page = phone(new_page)
    bring(page)
    page.get_by_role("button", name="What happened to the Henchman?").tap()
    dialog = page.locator("dialog")
    for what in ("thugs to prison", "crime", "goods"):
        dialog.get_by_role("button", name=what, exact=True).tap()
    dialog.get_by_role("group", name="thugs to prison").get_by_role("button", name="2", exact=True).tap()
    dialog.get_by_role("button", name="in the districts").tap()
    dialog.get_by_role("button", name="goods", exact=True).tap()  # no, not those
    assert dialog.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    expect(dialog.locator(".number-row")).to_have_count(2)
    said: list[str] = []

    def heard(request: Request) -> None:
        if request.url.endswith("/answers"):
            said.append(json.loads(request.post_data or "")["text"])

    page.on("request", heard)
    dialog.get_by_role("button", name="Tell him").tap()
    expect(page.locator(".instruction li")).to_have_count(1)  # nobody is in the districts
    page.get_by_role("button", name="What happened to the Henchman?").tap()
    dialog.get_by_label("As long as it is the newest").select_option("sale")
    dialog.get_by_role("button", name="one more").tap()
    dialog.get_by_role("button", name="It lies there now").tap()
    expect(page.locator(".standing")).to_contain_text("active news2")
    expect(page.locator(".his-tiles")).to_contain_text("profit 8")
    assert said == ["lost imprisoned 2 districts; crime 1", "news sale 2"]


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
    pack.write_text("", "utf-8")
    with page.expect_file_chooser() as chooser:  # the same file again
        page.locator("input[type=file][accept*=toml]").tap()
    chooser.value.set_files(pack)
    expect(page.get_by_role("alert")).to_contain_text("The file is empty")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
