"""Bots of the level one chooses: asked once, remembered, changed during the game; and what they advise."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, NewPage
from tests.browser.play import play_now, wait_for_turn

PLAY = "[data-game={game}] .game-actions .primary"


def bots(page: Page) -> list[str]:
    """The levels of the bots at the table that is shown."""
    found: list[str] = page.evaluate(
        """async () => (await (await fetch('/api' + location.pathname.replace('/t/', '/tables/'))).json())
            .seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.bot)"""
    )
    return found


def test_play_now_asks_for_the_level_once(new_page: NewPage) -> None:
    page = new_page(level="", viewport=NARROW)
    page.goto("/")
    page.locator(PLAY.format(game="famiglia")).press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(PLAY.format(game="famiglia"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-level=normal]")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    assert bots(page) == ["easy"]
    page.goto("/")
    expect(page.locator("select.level")).to_have_count(2)
    page.locator("[data-game=lafamiglia] select.level").select_option("hard")
    page.reload()
    expect(page.locator("[data-game=famiglia] select.level")).to_have_value("hard")
    page.locator(PLAY.format(game="famiglia")).click()
    page.wait_for_url("**/t/*")
    assert bots(page) == ["hard"]


def test_a_level_changes_during_the_game(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    level = page.locator(".level-of > button")
    expect(level).to_have_text("Bot, easy")
    level.click()
    expect(page.locator(".level-list")).to_contain_text("no longer counts")
    page.locator(".level-list [data-level=hard]").click()
    expect(level).to_have_text("Bot, hard")
    expect(page.locator(".journal")).to_contain_text("at another level: hard.")
    expect(page.locator(".journal")).to_contain_text("The game no longer counts.")
    assert bots(page) == ["hard"]


def test_a_hint_says_what_and_the_chance_stays_where_it_is_wanted(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    page.keyboard.press("h")
    expect(page.locator(".advice")).to_contain_text("Hint: ")
    expect(page.locator(".is-hinted").first).to_be_visible()
    chance = page.get_by_role("button", name="Win chance")
    expect(chance).to_have_attribute("aria-pressed", "false")
    chance.click()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("chance", re.I))).to_have_attribute("aria-pressed", "true")
