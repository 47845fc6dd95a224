"""Whole games of Famiglia in the browser, from the lobby to the result."""

import random

from playwright.sync_api import Page, expect

from consigliere.kernel import State
from tests.browser.conftest import NARROW, NewPage
from tests.browser.play import play_now, play_to_the_end, wait_for_turn
from tests.browser.tables import open_record, positions, record_text


def test_a_whole_game_against_a_bot(page: Page) -> None:
    play_now(page, "famiglia")
    play_to_the_end(page, seed=3)
    expect(page.locator(".outcome h2")).to_be_visible()
    expect(page.locator(".journal .line").last).to_contain_text("point")


def test_a_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-game=famiglia]")).to_be_visible()
    _tab_to(page, "[data-game=famiglia] button.primary")
    page.keyboard.press("Enter")
    dice = random.Random(5)
    for _ in range(400):
        if wait_for_turn(page) == "over":
            break
        for _ in range(dice.randrange(1, 6)):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.matches('.piece.is-legal, .choice')"):
                break
        on_choice = page.evaluate("() => document.activeElement.matches('.piece.is-legal, .choice')")
        page.keyboard.press("Enter" if on_choice else "1")
        page.wait_for_timeout(10)
    expect(page.locator(".outcome h2")).to_be_visible()


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


# What of the board lies over seats, journal, chat or rules, line by line.
SHINING_THROUGH = """() => {
    const side = document.querySelector('.side');
    if (!side.checkVisibility()) return null;
    const {left, top, width, height} = side.getBoundingClientRect();
    const lines = Array.from({length: 40}, (_, n) => top + height * (n + 0.5) / 40);
    return lines.map((y) => document.elementFromPoint(left + width / 4, y))
        .filter((one) => one.closest('.board')).map((one) => one.outerHTML.slice(0, 80));
}"""


def test_a_game_on_a_phone(new_page: NewPage) -> None:
    """Its second half."""
    page = new_page(viewport=NARROW, has_touch=True, is_mobile=True)
    record = record_text("famiglia", "deck-in-first-players-turn-1")
    open_record(page, record, len(list(positions("famiglia", record))) // 2)
    wait_for_turn(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for tab in ("seats", "journal", "chat", "rules", "board"):
        page.locator(".tab-row button").nth(["board", "seats", "journal", "chat", "rules"].index(tab)).tap()
        expect(page.locator(f".frame[data-tab={tab}]")).to_be_visible()
        assert page.evaluate(SHINING_THROUGH) == ([] if tab != "board" else None)
    play_to_the_end(page, seed=7)
    expect(page.locator(".outcome h2")).to_be_visible()


def test_a_long_street_leaves_the_hand_above_the_decision_on_a_phone(new_page: NewPage) -> None:
    record = record_text("famiglia", "deck-in-first-players-turn-1")
    move = next(move for move, state in positions("famiglia", record) if _long_street(state))
    for height in (844, 640):
        page = new_page(viewport=NARROW | {"height": height}, has_touch=True, is_mobile=True)
        open_record(page, record, move)
        wait_for_turn(page)
        page.locator("[data-all-choices]").tap()
        hand, bar = page.locator(".is-mine .hand").bounding_box(), page.locator(".bar").bounding_box()
        assert hand is not None
        assert bar is not None
        assert hand["y"] + hand["height"] <= bar["y"]
        assert bar["y"] + bar["height"] <= height
        for card in (page.locator(".street [data-piece]").first, page.locator(".street [data-piece]").last):
            card.scroll_into_view_if_needed()
            expect(card).to_be_in_viewport()
            expect(page.locator(".is-mine .hand [data-piece]").last).to_be_in_viewport()
        page.locator(".is-mine .area").scroll_into_view_if_needed()
        expect(page.locator(".is-mine .area")).to_be_in_viewport()


def _long_street(state: State) -> bool:
    """Somebody recruits from ten cards or more."""
    decision = state.decision
    return decision is not None and decision.kind == "recruit" and len(state.view(decision.seat).board.street) >= 10
