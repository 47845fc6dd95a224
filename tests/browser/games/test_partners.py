"""A bot as a partner: it is told a wish at its seat, says there what it intends, and is quiet if one likes that."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, WIDE, NewPage
from tests.browser.play import play_now, wait_for_turn

SEAT = ".seat:has(.partner-wish)"


def wish_list(page: Page) -> None:
    """Where seats are: on a phone in a tab of their own."""
    tab = page.locator(".tab-row").get_by_role("button", name="Seats")
    if tab.is_visible():
        tab.click()
    expect(page.locator(SEAT)).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["desk", "phone"])
def test_a_wish_at_the_partners_seat(new_page: NewPage, size: dict[str, int], tmp_path: Path) -> None:
    page = new_page(viewport=size)
    play_now(page, "lafamiglia")
    wait_for_turn(page)
    wish_list(page)
    wish = page.get_by_label("Wish for my partner")
    expect(wish).to_have_value("none")
    wish.select_option("attack enna")
    page.reload()
    wait_for_turn(page)
    wish_list(page)
    expect(wish).to_have_value("attack enna")
    voice = page.get_by_label("My partner says what it intends")
    expect(voice).to_have_attribute("aria-pressed", "true")
    voice.press("Enter")
    expect(voice).to_have_attribute("aria-pressed", "false")
    page.screenshot(path=tmp_path / "wish.png")
    box = page.locator(SEAT).bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= size["width"]


def test_who_wants_a_quiet_partner_has_one_at_the_next_table(page: Page) -> None:
    for _ in range(2):
        play_now(page, "lafamiglia")
        wait_for_turn(page)
        voice = page.get_by_label("My partner says what it intends")
        expect(voice).to_be_visible()
        if voice.get_attribute("aria-pressed") == "true":
            voice.click()
        expect(voice).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("c")
    expect(page.locator(".chat")).to_contain_text("Keep your plans to yourself, please.")
