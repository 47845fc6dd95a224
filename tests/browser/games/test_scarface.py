"""Scarface in the browser: a whole game, the Henchman's corner, why not, keys, a phone."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import consigliere
from consigliere.kernel import Decision
from tests.browser.conftest import NARROW, NewPage
from tests.browser.lafamiglia import Watched, until
from tests.browser.play import play_now, wait_for_turn
from tests.browser.tables import open_record, positions, record_text

MOST_STEPS = 900
EAGER = 0.3


OFFERED = """() => {
    const named = (element, name) => `[data-${name}="${element.dataset[name]}"]`;
    const all = (selector, name) => [...document.querySelectorAll(selector)].map((one) => named(one, name));
    const pieces = document.querySelector('.board .is-picked') ? [] : all('.board [data-piece].is-legal', 'piece');
    return {pieces, buttons: all('.choice[data-action]', 'action'), told: !!document.querySelector('.question-note')};
}"""
"""At one moment: what can be picked on the board, the buttons, and whether it is said that the board has something."""


def click(page: Page, wish: str) -> None:
    page.evaluate(
        "(wish) => document.querySelector(wish)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))", wish
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)))")


def step(page: Page, dice: random.Random, eager: float) -> bool:
    """One pick: with the given chance something on the board, else the first button; False when the game is over."""
    if wait_for_turn(page) == "over":
        return False
    offered = page.evaluate(OFFERED)
    pieces, buttons = offered["pieces"], offered["buttons"]
    assert pieces or not offered["told"], "on the board there is nothing to pick"
    if buttons and (dice.random() > eager or not pieces):
        click(page, f".choice{buttons[0] if dice.random() > eager else dice.choice(buttons)}")
    elif pieces:
        click(page, f".board {dice.choice(pieces)}")
    return True


def play_until(page: Page, selector: str, dice: random.Random, most: int = 120) -> None:
    for _ in range(most):
        wait_for_turn(page)
        if page.locator(selector).count():
            return
        step(page, dice, 1.0)
    raise AssertionError(selector)


def set_up(page: Page) -> None:
    """To the first plan of the human."""
    open_at(page, lambda asked: asked.kind == "plan_card")


@pytest.mark.soak
def test_a_whole_game_by_clicking_what_is_offered(page: Page) -> None:
    play_now(page, "scarface")
    click_to_the_end(page)


def test_the_last_rounds_by_clicking_what_is_offered(page: Page) -> None:
    record = record_text("scarface", "gems-against-mob")
    open_record(page, record, len(list(positions("scarface", record))) * 3 // 4)
    click_to_the_end(page)


def click_to_the_end(page: Page) -> None:
    dice = random.Random(5)
    for number in range(MOST_STEPS):
        if not step(page, dice, EAGER if number < 150 else 0.03):
            break
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".outcome .score-side")).to_have_count(2)


def test_the_henchman_tells_what_he_did_and_why(page: Page) -> None:
    set_up(page)
    corner = page.locator(".corner")
    expect(corner.locator(".his-card")).to_have_count(3)
    expect(corner.locator(".commentary li").first).to_contain_text("plan")
    assert corner.locator(".commentary .verdict").count() >= 1
    assert corner.locator(".commentary .rule-link").count() >= 2
    done = corner.locator(".commentary li.is-done").count()
    assert done > 0
    assert corner.locator(".his-row.is-done").count() == done


def test_what_his_rules_leave_to_me_is_written_in_ink_for_the_felt(page: Page) -> None:
    """In paper's ink nobody could read it."""
    open_at(page, lambda asked: asked.kind == "hench_choice", "henchman-wins-last-phase-by-henchman-2")
    words = page.locator(".on-offer p")
    expect(words).to_contain_text("You choose")
    assert words.evaluate("(words) => getComputedStyle(words).color === getComputedStyle(document.body).color")


def open_at(page: Page, fits: Callable[[Decision], bool], name: str = "gems-against-mob") -> None:
    """A record at its first decision of this kind."""
    record = record_text("scarface", name)
    kinds = ((move, state.decision) for move, state in positions("scarface", record))
    open_record(page, record, next(move for move, asked in kinds if asked and fits(asked)))
    wait_for_turn(page)


def test_what_cannot_be_picked_says_why_not(page: Page) -> None:
    parse = consigliere.load("scarface").parse
    open_at(page, lambda asked: asked.kind == "act" and parse("act order:recruit") in asked.legal)
    expect(page.locator(".order.is-legal").first).to_be_visible()
    page.locator(".order:not(.is-legal)").first.hover()
    tip = page.locator(".tip")
    expect(tip.locator(".tip-why")).to_be_visible()
    expect(tip.locator(".rule-link").first).to_contain_text("SF-")


def test_cards_tell_their_text_in_every_language(page: Page) -> None:
    set_up(page)
    words = page.locator(".hand-row .card-words").first
    seen = {words.inner_text()}
    for language in ("ru", "pl", "fr"):
        page.locator("select.language").first.select_option(language)
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
        seen.add(words.inner_text())
    assert len(seen) == 4


def test_a_turn_with_the_keyboard_alone(page: Page) -> None:
    set_up(page)
    page.locator(".card.is-legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".plan-row .card")).to_have_count(1)
    page.locator(".choice").first.wait_for()
    page.keyboard.press("0")
    expect(page.locator(".question")).to_contain_text("what next")
    page.locator(".choice").first.wait_for()
    page.keyboard.press("0")
    page.wait_for_function("() => !document.querySelector('.plan-row')")


def at_a_district(page: Page) -> Watched:
    """Where a thug is sent to, with several districts to choose from."""
    watched = Watched(page)
    open_at(page, lambda asked: asked.kind == "send_to" and len(asked.legal) > 3)
    return watched


def sent_to(watched: Watched, place: str) -> None:
    """What was decided is this district; what follows from it may be taken by itself."""
    until(watched.page, lambda: len(watched.played) > 0)
    chosen = [args for view in watched.views for action, _, args in view["legal"] if action == watched.played[0]]
    assert f"district-{chosen[0]['district']}" == place


def test_a_district_is_picked_with_the_keyboard(page: Page) -> None:
    watched = at_a_district(page)
    ground = page.locator(".ground.is-legal").first
    ground.focus()
    place = ground.get_attribute("data-piece") or ""
    page.keyboard.press("Enter")
    sent_to(watched, place)


def test_a_click_on_a_tile_picks_its_district(page: Page) -> None:
    watched = at_a_district(page)
    middle = """() => {
        for (const tile of document.querySelectorAll(".district .tile-face")) {
            const { x, y, width, height } = tile.getBoundingClientRect();
            const place = [x + width / 2, y + height / 2];
            const ground = document.elementsFromPoint(...place).find((one) => one.matches(".ground.is-legal"));
            if (ground) return [ground.dataset.piece, ...place];
        }
    }"""
    place, x, y = page.evaluate(middle)
    page.mouse.click(x, y)
    sent_to(watched, place)


def test_the_board_in_words(page: Page) -> None:
    set_up(page)
    page.keyboard.press("t")
    board = page.locator(".text-board")
    expect(board).to_contain_text("Far North Side, number")
    expect(board).to_contain_text("Neighbours")


def test_a_turn_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW, has_touch=True, is_mobile=True)
    set_up(page)
    page.locator(".part.of-hand .card.is-legal").first.tap()
    page.locator(".choice").first.tap()
    order = page.locator("[data-piece=order-send_thugs]")
    order.scroll_into_view_if_needed()
    expect(order).to_be_visible()
    page.locator(".tab.to-city").tap()
    expect(page.locator(".city")).to_be_visible()
    page.locator(".tab.to-henchman").tap()
    expect(page.locator(".commentary")).to_be_visible()
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= NARROW["width"]


def test_what_can_be_picked_is_whole_in_sight(new_page: NewPage) -> None:
    """Half of it under the tabs is not enough when the next question comes."""
    page = new_page(viewport=NARROW, has_touch=True, is_mobile=True)
    record = record_text("scarface", "gems-against-mob")
    kinds = [state.decision.kind if state.decision else "" for _, state in positions("scarface", record)]
    open_record(page, record, next(n for n, kind in enumerate(kinds) if kinds[n : n + 2] == ["recruit_step"] * 2))
    wait_for_turn(page)
    piece = page.locator(".board .is-legal").first
    piece.evaluate(HALF_UNDER_THE_TABS)
    assert not page.evaluate(WHOLE_IN_SIGHT)
    piece.evaluate("(piece) => piece.click()")
    page.wait_for_function(WHOLE_IN_SIGHT)


HALF_UNDER_THE_TABS = """(piece) => {
    for (let times = 0; times < 20; times++) { // until they stay at the top
        const { bottom } = document.querySelector('.tabs').getBoundingClientRect();
        const { top, height } = piece.getBoundingClientRect();
        piece.closest('.board').scrollTop += top + height * 0.4 - bottom;
    }
}"""
WHOLE_IN_SIGHT = """() => [...document.querySelectorAll('.board .is-legal')].some((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const hit = (part) => piece.contains(document.elementFromPoint(left + width / 2, top + height * part));
    return hit(0.05) && hit(0.95);
})"""


def test_the_city_needs_no_sideways_scroll(page: Page) -> None:
    set_up(page)
    for language in ("en", "ru"):
        page.locator("select.language").select_option(language)
        for width in (1440, 1200, 1024, 768, 390):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.locator(".board").evaluate("(board) => board.scrollWidth <= board.clientWidth"), width
