"""axe finds nothing serious on any page, in either theme; nothing is wider than the window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.games.test_scarface import set_up as scarface
from tests.browser.lafamiglia import moments, open_moment
from tests.browser.play import point_at, wait_for_turn
from tests.browser.tables import open_record, record_text
from tests.browser.test_companion import begin as companion
from tests.browser.test_mybox import bring_box
from tests.browser.test_profile import lose
from tests.companion.test_mybox import whole_box

AXE = (Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
WIDTHS = (360, 768, 1024, 2560)


def at(address: str, selector: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(address)
        expect(page.locator(selector).first).to_be_visible()

    return go


def table(page: Page) -> None:
    open_record(page, record_text("famiglia", "deck-in-first-players-turn-1"), 12)
    wait_for_turn(page)
    page.locator("[data-all-choices]").click()


def text_mode(page: Page) -> None:
    table(page)
    page.keyboard.press("t")
    expect(page.locator(".text-board")).to_be_visible()


def chat(page: Page) -> None:
    table(page)
    page.keyboard.press("c")
    expect(page.locator(".chat-box")).to_be_visible()


def result(page: Page) -> None:
    open_record(page, record_text("famiglia", "deck-in-first-players-turn-1"), None)
    expect(page.locator(".outcome .curve")).to_be_visible()


def replay(page: Page) -> None:
    table(page)
    page.goto(page.evaluate("() => location.pathname + '?move=5'"))
    expect(page.locator(".player")).to_be_visible()


def keys(page: Page) -> None:
    table(page)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


def lafamiglia(kind: str, tab: str = "") -> Callable[[Page], None]:
    """The board of La Famiglia at the first decision of this kind."""

    def go(page: Page) -> None:
        open_moment(page, *moments()[kind])
        if tab:
            page.locator(f"[data-tab={tab}]").click()

    return go


def explained(page: Page) -> None:
    """A component's card, with the quiet line about where it comes from."""
    lafamiglia("plan.turn")(page)
    point_at(page.locator("[data-place='area-enna']"))
    expect(page.locator(".tip-prov")).to_be_visible()


def me(page: Page) -> None:
    for level in ("easy", "normal"):
        lose(page, game="famiglia", seats=[{"kind": "me"}, {"kind": "bot", "bot": level}])
    at("/me", ".played tbody tr")(page)


def box_of_mine(page: Page) -> None:
    bring_box(page, whole_box())


def box_board(page: Page) -> None:
    box_of_mine(page)
    at("/mybox/solo_board", ".box-item")(page)
    page.locator(".box-item-head [aria-expanded]").last.click()


def box_codes(page: Page) -> None:
    box_of_mine(page)
    page.get_by_role("button", name="Codes for a phone").click()
    expect(page.locator(".box-code")).to_be_visible()


PAGES: dict[str, Callable[[Page], None]] = {
    "lobby": at("/", ".games"),
    "new": at("/new/lafamiglia", "form"),
    "settings": at("/settings", ".settings"),
    "me": me,
    "rules": at("/rules/famiglia", ".rulebook .rule-id"),
    "learn": at("/learn/scarface", ".lesson ol"),
    "table": table,
    "text": text_mode,
    "chat": chat,
    "keys": keys,
    "result": result,
    "replay": replay,
    "sheets": lafamiglia("plan.turn"),
    "families": lafamiglia("infl.row"),
    "orders": lafamiglia("plan.turn", "orders"),
    "conflict": lafamiglia("fight.card"),
    "explained": explained,
    "scarface": scarface,
    "companion": at("/companion", ".companion-start"),
    "companion-game": companion,
    "mybox": box_of_mine,
    "mybox-card": at("/mybox/C", ".box-palette"),
    "mybox-board": box_board,
    "mybox-codes": box_codes,
}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_serious(new_page: NewPage, name: str) -> None:
    page = new_page()
    PAGES[name](page)
    page.evaluate(AXE)
    for theme, rules in (("dark", []), ("light", ["color-contrast"])):  # the other rules know no colours
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert serious(page, rules) == [], theme
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width


def serious(page: Page, rules: list[str]) -> list[str]:
    found: list[str] = page.evaluate(
        """async (rules) => (await axe.run({resultTypes: ['violations'], ...(rules.length && {runOnly: rules})}))
            .violations
            .filter((violation) => ['serious', 'critical'].includes(violation.impact))
            .map(({id, nodes}) => `${id}: ${nodes.slice(0, 4).map((node) => node.html.slice(0, 160)).join(' | ')}`)""",
        rules,
    )
    return found
