"""Scarface in company: three and four gangs on one city, read and hit as test_sizes.py has it, and played by two
people."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import cut
from tests.browser.conftest import NARROW, WIDE, NewPage
from tests.browser.play import state, step, wait_for_turn
from tests.browser.tables import open_record, record_text
from tests.browser.test_sizes import measure

RECORD = "three-humans"
KINDS = ("choose_victim", "plan_card", "lose_good", "lose_thug")
GANGS = {"human", "henchman", "human2", "human3"}

# Pairs of things of the city and the crime track that lie over each other.
OVERLAPPING = """(selector) => {
    const seen = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const boxes = seen.map((one) => [one, one.getBoundingClientRect()]);
    return boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
        .filter(([other, b]) => !one.contains(other)
            && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
        .map(([other]) => `${one.className} ${one.textContent} / ${other.className} ${other.textContent}`));
}"""
CITY = ".district-number, .district-name, .street-gang, .his-token, .district .police, .tile"
TRACK = ".track:first-child .piece"
EMBLEMS = """(selector) => [...document.querySelectorAll(`${selector} .side-mark`)]
    .map((one) => [one.classList[1].slice(3), one.querySelector('path').getAttribute('d')])"""


def last_of(kind: str) -> int:
    """The move of the record that decides this, the last of its kind."""
    moves = [line for line in record_text("scarface", RECORD).split("\n\n", 1)[1].splitlines() if line.strip()]
    return max(number for number, line in enumerate(moves) if line.split()[1] == kind)


@pytest.mark.parametrize(
    ("size", "language"), [(WIDE, "en"), (NARROW, "fr"), ({"width": 360, "height": 740}, "ru")], ids=["desk", "390", "360"]
)
def test_four_gangs_are_read_and_hit(new_page: NewPage, size: dict[str, int], language: str) -> None:
    phone = size["width"] < 720
    page = new_page(language=language, viewport=size, has_touch=phone, is_mobile=phone)
    for kind in KINDS:
        open_record(page, record_text("scarface", RECORD), last_of(kind))
        wait_for_turn(page)
        measure(page, kind, phone)
        look_at_the_city(page, phone)
        look_at_the_rivals(page)


def look_at_the_city(page: Page, phone: bool) -> None:
    if phone:
        page.locator(".tab.to-city").click()
    assert page.evaluate(OVERLAPPING, CITY) == []
    assert page.evaluate(OVERLAPPING, TRACK) == []
    emblems = dict(page.evaluate(EMBLEMS, ".track:first-child"))
    assert set(emblems) == GANGS and len(set(emblems.values())) == len(GANGS), "told apart by shape, not colour alone"


def look_at_the_rivals(page: Page) -> None:
    page.locator(".tab.to-rivals").click()
    expect(page.locator(".rival")).to_have_count(3)
    page.locator(".rival-more summary").first.click()
    assert cut(page.locator(".rival-head strong, .rival-head small, .rival .level-name, .tab span").locator("visible=true")) == []
    assert page.evaluate(OVERLAPPING, ".rival, .rival-head > *, .rival-figures > *, .rival .thug-place") == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
