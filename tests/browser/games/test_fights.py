"""A fight of La Famiglia as an event: faces with effect and odds, cards face down, turned together, losses seen."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, NewPage
from tests.browser.games.test_lafamiglia_map import WHOLE
from tests.browser.lafamiglia import COVERED, GAME, Watched, moments, open_moment, play_until, sit_down, until
from tests.browser.play import wait_for_turn
from tests.browser.tables import import_record, record_text

# Every state of the cards over the map, and whether odds were shown while something was told.
WATCH = """() => {
    window.cards = [];
    window.stale = 0;
    const look = () => {
        const cards = [...document.querySelectorAll('.lf-duel .lf-card')];
        const seen = cards.map(({dataset}) => dataset.card ?? '').join(' ');
        if (window.cards.at(-1) !== seen) window.cards.push(seen);
        if (document.querySelector('.telling') && document.querySelector('.lf-share, .lf-card-odds')) window.stale += 1;
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
    look();
}"""


def fight(page: Page) -> None:
    """Both play a card and say what they take, as the page offers it first."""
    for _ in range(2):
        wait_for_turn(page)
        page.locator(".lf-card-choice").first.click()
    for _ in range(2):
        expect(page.locator(".question")).to_contain_text("take the card")
        page.locator(".choice").first.click()


def test_a_card_is_chosen_with_its_effect_and_its_odds_in_view(page: Page) -> None:
    """The whole map stays in sight."""
    open_moment(page, *moments()["fight.card"])
    cards = page.locator(".lf-card-choice")
    expect(cards).to_have_count(3)
    assert page.evaluate(WHOLE)
    assert page.evaluate(COVERED) == 0
    for number in range(3):
        expect(cards.nth(number).locator(".lf-card-face .lf-icon")).to_be_visible()
        expect(cards.nth(number).locator("small")).to_contain_text("soldat")
        expect(cards.nth(number).locator(".lf-card-odds")).to_contain_text("%")
    cards.first.click()
    wait_for_turn(page)


def test_a_fight_that_is_over_hides_nothing_on_the_map(page: Page) -> None:
    """When something else is asked its outcome stands in the sea."""
    outcome = page.locator(".lf-duel.is-past")
    watched = sit_down(page, families="random", auto_setup="on")
    play_until(watched, lambda: bool(outcome.count()), random.Random(1))
    for width, height in ((1440, 900), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        expect(outcome).to_be_visible()
        page.wait_for_function(f"() => ({WHOLE})()")
        assert page.evaluate(UNDER_THE_OUTCOME) == [], width


UNDER_THE_OUTCOME = """() => {
    const over = document.querySelector('.lf-duel').getBoundingClientRect();
    const meets = ({left, top, right, bottom}) => Math.min(right, over.right) > Math.max(left, over.left)
        && Math.min(bottom, over.bottom) > Math.max(top, over.top);
    return [...document.querySelectorAll('.lf-stack > g, .lf-control, .lf-boat, .lf-tool')]
        .filter((one) => meets(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
}"""


def test_on_a_small_phone_cards_and_odds_stand_whole(new_page: NewPage) -> None:
    """Three cards of one height, each with its odds in one line, all of them above the tools."""
    page = new_page("ru", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    open_moment(page, *moments()["fight.card"])
    heights = page.locator(".lf-card-choice .lf-card-face").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(set(heights)) == 1
    odds = page.locator(".lf-card-odds")
    assert odds.evaluate_all(LINES) == [1, 1, 1]
    assert odds.evaluate_all(UNDER_SOMETHING) == []


TOO_WIDE = """(all) => all.filter((one) => one.offsetWidth > one.parentElement.clientWidth)
    .map((one) => one.textContent)"""
LINES = """(all) => all.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one.lastChild);
    return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
})"""
UNDER_SOMETHING = """(all) => all.filter((one) => {
    const {left, bottom, width} = one.getBoundingClientRect();
    return !one.closest('button').contains(document.elementFromPoint(left + width / 2, bottom - 4));
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("motion", [True, False])
def test_cards_lie_face_down_turn_together_and_the_losses_are_seen(new_page: NewPage, motion: bool) -> None:
    page = new_page(motion=motion)
    open_moment(page, *moments()["fight.card"])
    spectator = Watched(new_page(motion=motion))
    spectator.page.goto(page.url)
    expect(spectator.page.locator(".lf-map")).to_be_visible()
    spectator.page.evaluate(WATCH)
    fight(page)
    over = spectator.page.locator(".lf-duel-end")
    expect(over).to_be_visible()
    seen: list[str] = spectator.page.evaluate("() => window.cards")
    assert [cards for cards in seen if cards][:2] == ["down down", "traitor traitor"], seen
    assert spectator.page.evaluate("() => window.stale") == 0
    number = spectator.views[0]["board"]["outlook"]["conflict"]["area"]
    until(spectator.page, lambda: spectator.view["board"]["outlook"]["conflict"] is None)
    left = spectator.view["board"]["soldiers"][number]
    assert str(left) in over.inner_text() or left == 0
    expect(spectator.page.locator(".lf-duel-changes li").first).to_be_visible()
    turn = spectator.page.locator(".lf-card-turn").first
    assert (turn.evaluate("(one) => getComputedStyle(one).transitionDuration") == "0s") is not motion


def test_a_replay_shows_the_fight_too(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW)
    record, _ = moments()["fight.card"]
    table = import_record(page, record_text(GAME, record), None)
    story: list[dict[str, Any]] = page.request.get(f"/api/tables/{table}/story?seat=0").json()
    shown = [event for event in story if event["message"] == "lafamiglia-event-card-shown"][:2]
    page.goto(f"/t/{table}?move={shown[0]['seq']}")
    faces = page.locator(".lf-duel .lf-card.is-up")
    expect(faces).to_have_count(2)
    assert [face.get_attribute("data-card") for face in faces.all()] == [event["args"]["card"] for event in shown]
    for language in ("ru", "pl", "fr", "en"):
        page.locator("select.language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert faces.locator("b").evaluate_all(TOO_WIDE) == []
    expect(page.locator(".lf-duel-end")).to_be_visible()
    inside = "(box) => { const {left, right} = box.getBoundingClientRect(); return left >= 0 && right <= innerWidth; }"
    assert page.locator(".lf-duel").evaluate(inside)


def test_a_fight_lies_over_the_map_alone(new_page: NewPage) -> None:
    """Not over the journal, which lies over the map on a phone."""
    page = new_page(viewport=NARROW)
    open_moment(page, *moments()["fight.take"])
    on_top = """(duel) => {
        duel.style.pointerEvents = 'auto';
        const {x, y, width, height} = duel.getBoundingClientRect();
        return duel.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    assert page.locator(".lf-duel").evaluate(on_top)
    page.locator(".tab-row button").nth(2).click()
    expect(page.locator(".journal")).to_be_visible()
    assert not page.locator(".lf-duel").evaluate(on_top)
