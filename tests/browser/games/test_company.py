"""Scarface in company: three and four gangs on one city, read and hit as test_sizes.py has it, and played by two
people."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import cut
from tests.browser.conftest import NARROW, WIDE, NewPage
from tests.browser.play import play_to_the_end, state, step, wait_for_turn
from tests.browser.tables import open_record, positions, record_text
from tests.browser.test_sizes import measure

RECORD = "three-humans"
KINDS = ("choose_victim", "plan_card", "lose_good")
CROWDED = 178  # a car and a truck side by side in one street may move
MOVES_LEFT = 12  # of a record, before its end
EARLY = 200  # when every gang has spread over the city
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
# What lies beyond the edge of its rival's card.
OUTSIDE = """() => [...document.querySelectorAll('.rival *')].filter((one) => one.checkVisibility()
    && one.getBoundingClientRect().right > one.closest('.rival').getBoundingClientRect().right + 0.5)
    .map((one) => one.outerHTML.slice(0, 80))"""
CITY = ".district-number, .district-name, .street-gang, .his-token, .district .police, .tile"
TRACK = ".track:first-child .piece"
EMBLEMS = """(selector) => [...document.querySelectorAll(`${selector} .side-mark`)]
    .map((one) => [one.classList[1].slice(3), one.querySelector('path').getAttribute('d')])"""


def move_of(kind: str) -> int:
    """A move of the record that decides this."""
    moves = [line for line in record_text("scarface", RECORD).split("\n\n", 1)[1].splitlines() if line.strip()]
    return next(number for number, line in enumerate(moves) if number > EARLY and line.split()[1] == kind)


WINDOWS = {"desk": (WIDE, "en"), "390": (NARROW, "fr"), "360": ({"width": 360, "height": 740}, "ru")}


@pytest.mark.parametrize(("size", "language"), WINDOWS.values(), ids=WINDOWS)
def test_four_gangs_are_read_and_hit(new_page: NewPage, size: dict[str, int], language: str) -> None:
    phone = size["width"] < 720
    page = new_page(language=language, viewport=size, has_touch=phone, is_mobile=phone)
    for kind, move in [*((kind, move_of(kind)) for kind in KINDS), ("move_piece", CROWDED)]:
        open_record(page, record_text("scarface", RECORD), move)
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
    assert set(emblems) == GANGS
    assert len(set(emblems.values())) == len(GANGS), "told apart by shape, not by colour alone"


def look_at_the_rivals(page: Page) -> None:
    page.locator(".tab.to-rivals").click()
    expect(page.locator(".rival")).to_have_count(3)
    page.locator(".rival-more summary").first.click()
    words = page.locator(".rival-head strong, .rival-head small, .rival .level-name, .tab span")
    assert cut(words.locator("visible=true")) == []
    assert page.evaluate(OVERLAPPING, ".rival, .rival-head > *, .rival-figures > *, .rival .thug-place") == []
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_two_people_and_the_henchman(new_page: NewPage) -> None:
    """One at a desk, one with a phone: through the set-up until the Henchman has had a turn and both have played."""
    desk, phone = new_page(), new_page(viewport=NARROW, has_touch=True, is_mobile=True)
    desk.goto("/new/scarface")
    desk.get_by_label("Bosses at the table").select_option(index=1)
    expect(desk.get_by_label(re.compile("^Seat"))).to_have_count(2)
    desk.locator("form button.primary").click()
    expect(desk.locator(".waiting-seats li")).to_have_count(2)
    phone.goto(desk.url)
    phone.locator(".seat-actions button").first.click()
    pages = [desk, phone]
    for page in pages:
        expect(page.locator(".frame")).to_be_visible()
        expect(page.locator(".score-side")).to_have_count(0)
        expect(page.locator(".track.is-time .time-marker")).to_be_visible()
    play_a_round(pages, random.Random(1))
    for page in pages:
        expect(page.locator(".score-side")).to_have_count(3)
        expect(page.locator(".rival")).to_have_count(2)
        assert set(dict(page.evaluate(EMBLEMS, ".tracks"))) == GANGS - {"human3"}
        assert page.evaluate(OVERLAPPING, TRACK) == []
    own = {page.locator(".purse-money .side-mark").get_attribute("class") for page in pages}
    assert own == {"side-mark is-human", "side-mark is-human2"}


@pytest.mark.parametrize("name", ["two-humans", RECORD])
def test_the_end_in_company(page: Page, name: str) -> None:
    record = record_text("scarface", name)
    open_record(page, record, len(list(positions("scarface", record))) - MOVES_LEFT)
    play_to_the_end(page)
    sides = 3 if name == "two-humans" else 4
    expect(page.locator(".outcome .score-side")).to_have_count(sides)
    expect(page.locator(".curve-line")).to_have_count(sides)
    expect(page.locator(".outcome-why")).to_contain_text(re.compile(r"wins?\."))
    expect(page.locator(".outcome ol li").first).to_be_visible()


def play_a_round(pages: list[Page], dice: random.Random) -> None:
    """Until the second round; whoever is not asked is told for whom they wait."""
    waited = False
    for _ in range(400):
        if all(page.locator(".phase-word").first.inner_text() == "Round 2" for page in pages):
            break
        asked = next((page for page in pages if state(page) == "asked"), None)
        if asked is None:
            pages[0].wait_for_timeout(50)
            continue
        other = pages[1 - pages.index(asked)]
        waited = waited or other.locator(".decision-status", has_text="Waiting for").count() > 0
        step(asked, dice)
    else:
        raise AssertionError("the round does not end")
    assert waited
    assert pages[0].locator(".commentary li").count() > 0, "the Henchman has played"
