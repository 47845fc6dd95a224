"""Comfort of the hand: fingers, small windows, menus, fast clicks, and the chat of a team."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import consigliere
from consigliere.server.limits import Limits
from tests.browser.boards import missed
from tests.browser.conftest import NARROW, NewPage
from tests.browser.games.test_famiglia_cards import name_of
from tests.browser.lafamiglia import BOTS, make_table, moments, open_moment
from tests.browser.play import offers, play_now, wait_for_turn
from tests.browser.tables import new_table, open_record, positions, post, record_text
from tests.browser.test_sizes import moments as sizes_of
from tests.browser.test_table import GOLDEN, first_at
from tests.server.real.servers import Server

PHONE = {"viewport": NARROW, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
ZOOMED = {"viewport": {"width": 720, "height": 450}}
GAMES = ["famiglia", "lafamiglia", "scarface"]


def open_game(page: Page, game: str) -> None:
    """A decision with choices on the board."""
    if game == "famiglia":
        open_record(page, GOLDEN, first_at("recruit"))
    elif game == "lafamiglia":
        open_moment(page, *moments()["place.area"])
    else:
        open_record(page, record_text("scarface", "gems-against-mob"), 40)
    wait_for_turn(page)


# Fingers


def long_press(page: Page, selector: str) -> None:
    """A finger that stays; and goes, when the card has come."""
    page.locator(selector).first.scroll_into_view_if_needed()
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".tip")).to_be_visible()
    page.evaluate("() => addEventListener('pointerup', () => requestAnimationFrame(() => (window.lifted = true)))")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => window.lifted")


def test_a_long_press_looks_and_a_tap_takes(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    open_record(page, GOLDEN, first_at("take"))
    wait_for_turn(page)
    question = page.locator(".question p").first.inner_text()
    piece = offers(page)[0]
    long_press(page, piece)
    assert page.locator(".question p").first.inner_text() == question
    assert page.locator(".tip strong").inner_text() == page.locator(piece).first.get_attribute("aria-label")
    assert page.locator(".tip-do").is_visible()
    page.locator(piece).first.tap()
    expect(page.locator(".question p").first).not_to_have_text(question)


def several_prices() -> tuple[int, str]:
    """A move at which a card of the Street can be paid for in several ways, and the card."""
    famiglia = consigliere.load("famiglia")
    for move, state in positions("famiglia", GOLDEN):
        if state.decision and state.decision.kind == "recruit":
            cards = [famiglia.describe(action).args.get("card") for action in state.decision.legal]
            twice = [str(card) for card in cards if card and cards.count(card) > 1]
            if twice:
                return move, twice[0]
    raise AssertionError("every card has one price")


def test_a_second_tap_looks_at_what_is_picked(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    move, card = several_prices()
    open_record(page, GOLDEN, move)
    wait_for_turn(page)
    piece = page.locator(f".street .is-legal[aria-label='{name_of(card)}']").first
    piece.tap()
    picked, tip = page.locator(".board .is-picked"), page.locator(".tip strong")
    expect(picked).to_have_count(1)
    expect(tip).to_have_count(0)
    picked.tap()
    expect(tip).to_have_text(name_of(card))
    expect(picked).to_have_count(1)
    picked.tap()
    expect(picked).to_have_count(0)


TARGETS = """() => [...document.querySelectorAll('.frame :is(button, select, summary, a.button, .chat-to label)')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
    .map((one) => [one.outerHTML.slice(0, 80), Math.round(one.getBoundingClientRect().width * 10) / 10,
        Math.round(one.getBoundingClientRect().height * 10) / 10])
    .filter(([, width, height]) => width < 44 || height < 44)"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pressed_is_44_px_and_lies_under_nothing(new_page: NewPage, game: str) -> None:
    page = new_page(**SMALL)
    open_game(page, game)
    lies_under_nothing(page)
    page.locator(".more > button").tap()
    assert page.evaluate(TARGETS) == []
    page.locator(".more > button").tap()
    page.locator(".tab-row button").nth(3).tap()
    expect(page.locator(".chat")).to_be_visible()
    assert page.evaluate(TARGETS) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# Small windows

UNDER = """() => {
    const legal = [...document.querySelectorAll('.board .is-legal, .decision-main button, .turn-tools button')]
        .filter((one) => one.checkVisibility());
    const lost = [];
    for (const one of legal) {
        one.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const {left, top, width, height} = one.getBoundingClientRect();
        const places = one instanceof SVGElement ? [[.5, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7]] : [[.5, .5]];
        const hits = places.map(([x, y]) => document.elementFromPoint(left + width * x, top + height * y));
        if (hits.some((hit) => one.contains(hit))) continue;
        lost.push([one, hits[0]].map((what) => what?.outerHTML.slice(0, 90)));
    }
    return {found: legal.length, lost};
}"""


@pytest.mark.parametrize("game", GAMES)
def test_at_200_percent_no_choice_lies_under_anything(new_page: NewPage, game: str) -> None:
    page = new_page(**ZOOMED)
    open_game(page, game)
    lies_under_nothing(page)


def lies_under_nothing(page: Page) -> None:
    found = page.evaluate(UNDER)
    assert found["found"] > 3
    assert found["lost"] == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# Menus


def test_more_closes_by_escape_and_by_a_click_elsewhere(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    more, listed = page.locator(".more > button"), page.locator(".more-list")
    more.click()
    expect(listed).to_be_visible()
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(more).to_be_focused()
    more.click()
    page.locator(".top").click(position={"x": 400, "y": 10})
    expect(listed).to_have_count(0)


def test_the_menu_of_a_phone_lies_over_the_board(new_page: NewPage) -> None:
    """In company it is higher than the bar it stands in."""
    ann, bob = new_page(), new_page(**SMALL)
    table = new_table(ann, "famiglia", [{"kind": "me"}, {"kind": "open"}])
    post(bob, f"/api/tables/{table}/seats/1")
    bob.goto(f"/t/{table}")
    bob.locator(".more > button").tap()
    things = bob.locator(".more-list button")
    expect(things).to_have_count(4)
    assert missed(things) == []


def test_a_tap_that_closes_a_menu_takes_nothing(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    move, card = several_prices()
    open_record(page, GOLDEN, move)
    wait_for_turn(page)
    piece, picked = (
        page.locator(f".street .is-legal[aria-label='{name_of(card)}']").first,
        page.locator(".board .is-picked"),
    )
    page.locator(".more > button").tap()
    expect(page.locator(".more-list")).to_be_visible()
    piece.tap()
    expect(page.locator(".more-list")).to_have_count(0)
    expect(picked).to_have_count(0)
    piece.tap()
    expect(picked).to_have_count(1)


def test_what_a_finger_chose_looks_chosen(new_page: NewPage) -> None:
    """A mouse would hover there; a finger is gone."""
    page = new_page(**PHONE)
    page.goto("/")
    page.locator("[data-game=famiglia] button.primary").tap()
    seats = page.locator(".tab-row button").nth(1)
    lit = "(button) => [getComputedStyle(button).borderBottomColor, getComputedStyle(button).backgroundColor]"
    chosen = page.locator(".tab-row button").nth(0).evaluate(lit)
    seats.tap()
    expect(page.locator(".frame[data-tab=seats]")).to_be_visible()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert seats.evaluate(lit) == chosen


def test_the_lines_of_a_card_close_by_escape_and_by_a_press_elsewhere(page: Page) -> None:
    open_record(page, GOLDEN, 40)
    wait_for_turn(page)
    card, lines = page.locator(".ticker-card"), page.locator(".ticker-lines")
    card.click()
    expect(lines).to_be_visible()
    page.locator(".top").click(position={"x": 500, "y": 5})
    expect(lines).to_have_count(0)
    card.click()
    page.locator(".journal .headline").last.focus()
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    expect(card).to_be_focused()


def test_alone_there_is_nobody_to_ask(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    page.locator(".more > button").click()
    expect(page.locator(".more-list")).to_be_visible()
    assert page.locator(".more-list", has_text="Ask to take back").count() == 0
    assert page.locator(".more-list", has_text="Offer a draw").count() == 0


# Limits


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits everybody gets."""
    folder = tmp_path_factory.mktemp("usual")
    usual = folder / "usual.json"
    usual.write_bytes(msgspec.json.encode(Limits()))
    running = Server(folder, f"sqlite:///{folder / 'tables.db'}", more=["--limits", str(usual)])
    running.start()
    yield running
    running.stop()


def test_who_clicks_fast_is_never_told_to_wait(new_page: NewPage, usual: Server) -> None:
    page = new_page(base_url=usual.address)
    page.add_init_script(
        """addEventListener('DOMContentLoaded', () => {
            window.notices = [];
            new MutationObserver(() => {
                for (const one of document.querySelectorAll('.notice')) window.notices.push(one.textContent);
            }).observe(document.body, {childList: true, subtree: true});
        })"""
    )
    play_now(page, "famiglia")
    wait_for_turn(page)
    for _ in range(40):
        page.keyboard.press("h")
    expect(page.locator(".is-hinted").first).to_be_visible()
    for _ in range(30):
        page.keyboard.press("1")
        page.keyboard.press("u")
        page.keyboard.press("u")
    page.wait_for_function("() => document.querySelector('.result, .frame[data-asked=true]')")
    told = [text for text in page.evaluate("() => window.notices") if "Not so fast" in text or "decided here" in text]
    assert told == []


def test_a_note_moves_nothing(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    before = page.locator(".board").bounding_box(), page.locator(".bar").bounding_box()
    page.keyboard.press("u")
    expect(page.locator(".notice")).to_be_visible()
    assert (page.locator(".board").bounding_box(), page.locator(".bar").bounding_box()) == before
    expect(page.locator(".notice")).to_have_count(0)  # it goes by itself


# A team


def friends(new_page: NewPage, **options: Any) -> tuple[Page, Page, Page]:
    """Ann and Cem against Bob and a bot, at La Famiglia."""
    ann, bob, cem = new_page(), new_page(**options), new_page(**options)
    table = make_table(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, BOTS[0]])
    for page, seat in ((bob, 1), (cem, 2)):
        post(page, f"/api/tables/{table}/seats/{seat}")
    for page in (ann, bob, cem):
        page.goto(f"/t/{table}")
        expect(page.locator(".frame")).to_be_visible()
    return ann, bob, cem


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_the_first_word_goes_to_the_team_alone(new_page: NewPage, options: dict[str, Any]) -> None:
    ann, bob, cem = friends(new_page, **options)
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_role("radio", name="to my team")).to_be_checked()
    write = ann.locator(".chat-box input[type=text]")
    write.fill("Enna at dawn")
    write.press("Enter")
    expect(ann.locator(".chat-line.is-team")).to_contain_text("Enna at dawn")
    tabs = ".tab-row button" if options else ".side-tabs button"
    mark = cem.locator(f"{tabs} .unread")
    expect(mark).to_contain_text("1")
    assert "is-team" in (mark.get_attribute("class") or "")
    ann.get_by_text("to all").click()
    write.fill("Good evening")
    write.press("Enter")
    expect(bob.locator(f"{tabs} .unread")).to_contain_text("1")
    expect(mark).to_contain_text("2")
    cem.locator(tabs, has_text="Chat").click()
    expect(cem.locator(".chat-line")).to_have_count(2)
    expect(cem.locator(".chat-line .tag:not(.partner-mark)")).to_have_text(["to my team", "to all"])
    expect(mark).to_have_count(0)
    bob.locator(tabs, has_text="Chat").click()
    expect(bob.locator(".chat-line")).to_have_count(1)
    expect(bob.locator(".chat")).not_to_contain_text("Enna")
    cem.reload()
    expect(cem.locator(tabs).first).to_be_visible()
    expect(cem.locator(f"{tabs} .unread")).to_have_count(0)


# Icons


@pytest.mark.parametrize(("game", "icons"), [("famiglia", 4), ("lafamiglia", 44), ("scarface", 75)])
def test_every_icon_has_a_name(new_page: NewPage, game: str, icons: int) -> None:
    page = new_page(language="ru")
    open_game(page, game)
    page.keyboard.press("?")
    expect(page.locator(".legend li").first).to_be_visible()
    names = [name.strip() for name in page.locator(".legend li").all_inner_texts()]
    assert len(names) >= icons
    assert [name for name in names if not name or (name.isascii() and name.islower())] == []


# A number


def test_less_how_many_and_more_stand_in_one_line_on_a_phone(new_page: NewPage) -> None:
    page = new_page("ru", **PHONE)
    record, move = sizes_of("scarface")["pay_any"]
    open_record(page, record_text("scarface", record), move)
    wait_for_turn(page)
    boxes = [
        page.locator(what).bounding_box()
        for what in (".stepper-step >> nth=0", ".stepper-go", ".stepper-step >> nth=1")
    ]
    middles = [box["y"] + box["height"] / 2 for box in boxes if box]
    assert len(middles) == 3
    assert max(middles) - min(middles) < 2
    each = page.locator(".stepper-each .choice:not(.is-declining)")
    assert all(text.strip().isdecimal() for text in each.all_inner_texts())


def test_one_amount_is_not_counted(page: Page) -> None:
    """Give 1, or nothing: two buttons."""
    open_moment(page, *moments(last=True)["gift.answer"])
    expect(page.locator(".decision .choice")).to_have_count(2)
    expect(page.locator(".stepper")).to_have_count(0)
