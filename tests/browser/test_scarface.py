"""Scarface in the browser: a whole game, the Henchman's corner, why not, keys, a phone."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, NewPage
from tests.browser.play import offers, play_now, wait_for_turn

MOST_STEPS = 900
EAGER = 0.3


def buttons(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.choice[data-action]')]
            .map((element) => `.choice[data-action="${element.dataset.action}"]`)"""
    )
    return found


def click(page: Page, wish: str) -> None:
    page.evaluate(
        "(wish) => document.querySelector(wish)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))", wish
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)))")


def step(page: Page, dice: random.Random, eager: float) -> bool:
    """One pick: with the given chance something on the board, else the first button; False when the game is over."""
    if wait_for_turn(page) == "over":
        return False
    pieces, others = offers(page), buttons(page)
    announced = page.locator(".question-note").count() > 0
    if announced:
        assert any("data-piece" in wish for wish in pieces), page.locator(".question").inner_text()
    if others and (dice.random() > eager or not pieces):
        click(page, others[0])
    elif pieces:
        click(page, dice.choice(pieces))
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
    play_now(page, "scarface")
    dice = random.Random(3)
    play_until(page, ".card.is-legal[data-piece^='card-']", dice)


def test_a_whole_game_by_clicking_what_is_offered(page: Page) -> None:
    play_now(page, "scarface")
    dice = random.Random(5)
    for number in range(MOST_STEPS):
        if not step(page, dice, EAGER if number < 150 else 0.03):
            break
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".scarface-result li")).to_have_count(2)


def test_the_henchman_tells_what_he_did_and_why(page: Page) -> None:
    set_up(page)
    corner = page.locator(".corner")
    expect(corner.locator(".his-card")).to_have_count(3)
    expect(corner.locator(".commentary li").first).to_contain_text("plan")
    assert corner.locator(".commentary .verdict").count() >= 1
    assert corner.locator(".commentary .rule-link").count() >= 2
    assert corner.locator(".his-row.is-done").count() == corner.locator(".commentary li.is-done").count()


def test_what_cannot_be_picked_says_why_not(page: Page) -> None:
    set_up(page)
    page.locator(".card.is-legal").first.click()
    page.locator(".choice").first.click()
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
    page.keyboard.press("1")
    expect(page.locator(".question")).to_contain_text("what next")
    page.locator(".choice").first.wait_for()
    page.keyboard.press("1")
    page.wait_for_function("() => !document.querySelector('.plan-row')")


def test_a_district_is_picked_with_the_keyboard(page: Page) -> None:
    play_now(page, "scarface")
    play_until(page, ".ground.is-legal", random.Random(3))
    page.locator(".ground.is-legal").first.focus()
    assert page.evaluate("() => document.activeElement.matches('.ground.is-legal')")
    page.keyboard.press("Enter")
    expect(page.locator(".ground.is-legal")).to_have_count(0)


def test_a_click_on_a_tile_picks_its_district(page: Page) -> None:
    play_now(page, "scarface")
    play_until(page, ".ground.is-legal", random.Random(3))
    asked = page.locator(".question p").first.inner_text()
    middle = """() => {
        for (const tile of document.querySelectorAll(".district .tile-face")) {
            const { x, y, width, height } = tile.getBoundingClientRect();
            const place = [x + width / 2, y + height / 2];
            if (document.elementsFromPoint(...place).some((one) => one.matches(".ground.is-legal"))) return place;
        }
    }"""
    page.mouse.click(*page.evaluate(middle))
    expect(page.locator(".question p").first).not_to_have_text(asked)


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


def test_the_city_needs_no_sideways_scroll(page: Page) -> None:
    set_up(page)
    for language in ("en", "ru"):
        page.locator("select.language").select_option(language)
        for width in (1440, 1200, 1024, 768, 390):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.locator(".board").evaluate("(board) => board.scrollWidth <= board.clientWidth"), width
