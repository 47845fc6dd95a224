"""My games: ratings, wins and losses, the list with its replays; for guests, for accounts, deletable; and practice."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, NewPage
from tests.browser.lafamiglia import Watched
from tests.browser.play import choose, wait_for_turn
from tests.browser.tables import new_table, post

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "easy"}


def lose(page: Page, **wish: Any) -> str:
    """A game that I give up."""
    table = new_table(page, **wish)
    post(page, f"/api/tables/{table}/commands", {"type": "resign", "id": "resign", "seat": 0})
    return table


def test_a_guest_finds_what_was_played(page: Page) -> None:
    lose(page, game="famiglia", seats=[ME, BOT])
    table = lose(page, game="famiglia", seats=[ME, BOT], rated=False)
    page.goto("/")
    page.get_by_role("link", name="My games").click()
    expect(page.locator(".played tbody tr")).to_have_count(2)
    rows = page.locator(".played tbody tr")
    expect(rows.first).to_contain_text("not rated")
    expect(rows.last).to_contain_text("175")
    expect(rows.last.locator(".played-score")).to_have_text("2 : 2")
    expect(rows.last.locator(".played-game")).to_contain_text("Famiglia against ")
    expect(rows.last.locator(".played-outcome")).to_have_text("Lost")
    expect(rows.last.locator("time")).to_contain_text(re.compile(r"\d{4}"))
    expect(page.locator("[data-pool='bot easy']")).to_contain_text("1325?")
    expect(page.locator(".tallies")).to_contain_text("0 won, 0 drawn, 2 lost")
    rows.first.get_by_role("link").click()
    expect(page.locator(".frame[data-replay]")).to_be_visible()
    assert table in page.url


def test_history_can_be_deleted(page: Page) -> None:
    lose(page, game="famiglia", seats=[ME, BOT])
    page.goto("/me")
    page.get_by_role("button", name="Delete my history").click()
    page.get_by_role("button", name="Yes, delete it for ever").click()
    expect(page.locator(".played")).to_have_count(0)
    expect(page.locator(".profile")).to_contain_text("No rated game yet.")


def test_of_an_account_others_see_what_is_public(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page(viewport=NARROW, has_touch=True)
    shown = lose(ann, game="famiglia", seats=[ME, BOT], listed=True)
    lose(ann, game="famiglia", seats=[ME, BOT])
    post(ann, "/api/account", {"name": "Donna Carmela", "password": "a fish in a newspaper"})
    bob.goto("/me/Donna%20Carmela")
    expect(bob.locator("h1")).to_have_text("Games of Donna Carmela")
    expect(bob.locator(".played tbody tr")).to_have_count(1)
    assert bob.locator(".played tbody tr").get_attribute("data-table") == shown
    expect(bob.get_by_role("button", name="Delete my history")).to_have_count(0)
    assert bob.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    bob.goto(f"/t/{shown}")
    bob.locator(".tab-row button").nth(1).tap()
    expect(bob.locator(".seat a")).to_have_attribute("href", "/me/Donna%20Carmela")


def test_practice_says_so_and_goes_all_the_way_back(page: Page) -> None:
    watched = Watched(page)
    page.goto("/new/lafamiglia")
    for seat in (1, 2, 3):
        page.locator("fieldset").first.locator("select").nth(seat).select_option("bot-easy")
    page.get_by_text("Practice").click()
    page.get_by_role("button", name="Start").click()
    wait_for_turn(page)
    expect(page.locator(".top .tag")).to_have_text("practice")
    expect(page.locator(".fairness")).to_contain_text("The result does not count")
    first = watched.view["board"]
    for _ in range(3):
        watched.after(lambda: choose(page, watched.any_choice()))
        wait_for_turn(page)
    undo = page.get_by_role("button", name="Undo")
    while undo.is_enabled():
        watched.after(undo.click)
        wait_for_turn(page)
    assert watched.view["board"] == first
