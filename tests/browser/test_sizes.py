"""Famiglia and Scarface in six windows, four languages, both themes: what can be picked is hit at its centre and large
enough for a finger, no text is too small, cut or broken. La Famiglia's map has tests of its own."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.boards import cut
from tests.browser.conftest import NewPage
from tests.browser.play import wait_for_turn
from tests.browser.tables import RECORDS, open_record, record_text

LEAST, CHOSEN, TARGET = 11, 12, 44  # px

# What is seen: pieces that can be picked and buttons of the bar. A click on what stands on a ground means the ground.
MISSED = """() => [...document.querySelectorAll('.board .is-legal, .decision-main button, .turn-tools button')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width)
    .flatMap((one) => {
        one.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const {left, top, width, height} = one.getBoundingClientRect();
        const under = document.elementsFromPoint(left + width / 2, top + height / 2);
        const first = under.find((other) => other.closest('.is-legal, button') || !other.closest('.city'));
        const hit = one.contains(under[0]) || (one.matches('.ground') && first === one);
        return hit ? [] : [`${one.outerHTML.slice(0, 90)} / ${under[0]?.outerHTML.slice(0, 90)}`];
    })"""

# Something that can be picked is hit without scrolling.
IN_SIGHT = """() => [...document.querySelectorAll('.board .is-legal')].some((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const under = document.elementsFromPoint(left + width / 2, top + height / 2);
    return one.contains(under[0]) || (one.matches('.ground') && under.includes(one));
})"""

# A small piece has a larger ground to be touched, drawn by ::after.
TOO_NARROW = """(least) => [...document.querySelectorAll('.board .is-legal')]
    .filter((one) => one.checkVisibility() && !one.ownerSVGElement)
    .flatMap((one) => {
        const {width, height} = one.getBoundingClientRect();
        const around = getComputedStyle(one, '::after');
        const [wide, high] = [around.width, around.height].map((size) => parseFloat(size) || 0);
        const enough = Math.max(width, wide) > least - 0.5 && Math.max(height, high) > least - 0.5;
        return enough ? [] : [`${one.className} ${Math.round(width)} x ${Math.round(height)}`];
    })"""

# The letters as they are drawn: the size of a font times the scale of its picture.
TEXTS = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
    const add = (one, size, text) => found.push([text, size, !!one.closest('.board .is-legal')]);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (!node.data.trim() || one.closest('.hidden-text, .said') || !one.checkVisibility()) continue;
        if (range.getBoundingClientRect().height < 2) continue;
        const scale = one.ownerSVGElement ? one.getScreenCTM().d : 1;
        add(one, parseFloat(getComputedStyle(one).fontSize) * scale, node.data.trim());
    }
    for (const one of document.querySelectorAll('.board [data-text]')) {
        if (one.checkVisibility()) add(one, parseFloat(getComputedStyle(one, '::before').fontSize), one.dataset.text);
    }
    for (const one of document.querySelectorAll('.board use')) {
        if (!one.checkVisibility()) continue;
        add(one, parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a, one.getAttribute('href'));
    }
    return found;
}"""

WHOLE = """.phase-word, .steps [aria-current], .tool-name, .tile-name > span, .district-name, .order-name, .card-name,
    .card-words, .thug-place small, .news-text, .player-row h2 > strong"""

Window = tuple[tuple[int, int], str, str, str]
WINDOWS: list[Window] = [  # with a decision of Famiglia
    ((1440, 900), "en", "dark", "recruit"),
    ((1920, 1080), "ru", "light", "lay"),
    ((1024, 768), "pl", "dark", "discard"),
    ((390, 844), "fr", "light", "recruit"),
    ((360, 740), "ru", "dark", "lay"),
    ((720, 450), "pl", "light", "discard"),  # 200 %
]
ON_A_DESK = ("plan_card", "police_from", "lose_good")
IN_A_HAND = (*ON_A_DESK, "lose_vehicle", "upgrade_what", "recruit_step", "hire_card")  # what is small there


@cache
def moments(game: str) -> dict[str, tuple[str, int]]:
    """A record and a move for each kind of decision, late in the records."""
    found: dict[str, tuple[str, int]] = {}
    for name in sorted(file.stem for file in (RECORDS / game).glob("*.record")):
        moves = [line for line in record_text(game, name).split("\n\n", 1)[1].splitlines() if line.strip()]
        found |= {line.split()[1]: (name, number) for number, line in enumerate(moves)}
    return found


@pytest.mark.parametrize("window", WINDOWS, ids=[f"{size[0]} {language}" for size, language, _, _ in WINDOWS])
def test_everything_is_read_and_hit(new_page: NewPage, window: Window) -> None:
    (width, height), language, theme, kind = window
    phone = width < 720
    page = new_page(language=language, viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone)
    page.add_init_script(f"localStorage.setItem('consigliere.theme', '\"{theme}\"')")
    look(page, "famiglia", kind, phone)
    for kind in IN_A_HAND if phone else ON_A_DESK:
        look(page, "scarface", kind, phone)


def look(page: Page, game: str, kind: str, phone: bool) -> None:
    record, move = moments(game)[kind]
    open_record(page, record_text(game, record), move)
    wait_for_turn(page)
    measure(page, kind, phone)


def measure(page: Page, kind: str, phone: bool) -> None:
    """What is seen while this is asked."""
    page.wait_for_function(IN_SIGHT)
    assert page.evaluate(MISSED) == [], kind
    assert page.evaluate(TOO_NARROW, TARGET if phone else 0) == [], kind
    assert small(page, phone) == [], kind
    assert cut(page.locator(WHOLE).locator("visible=true")) == [], kind
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), kind


def small(page: Page, phone: bool) -> list[Any]:
    least = {True: CHOSEN if phone else LEAST, False: LEAST}
    return [(text, size) for text, size, chosen in page.evaluate(TEXTS) if size < least[chosen] - 0.05]
