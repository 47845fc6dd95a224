"""A hint on the board: one thing glows apart from the others, in sight, and nothing moves for it."""

from playwright.sync_api import Page, expect

from consigliere.games.famiglia.outlook import Outlook
from consigliere.games.famiglia.state import FamigliaState
from tests.browser.conftest import NARROW, NewPage
from tests.browser.games.test_famiglia_cards import asked, name_of, open_where, outlook, ways
from tests.browser.lafamiglia import moments, open_moment
from tests.browser.play import wait_for_turn
from tests.browser.tables import open_record, positions, record_text

RECORD = "deck-in-first-players-turn-1"
GLOW = "(card) => getComputedStyle(card).filter"


def ask_for_a_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".advice strong")).to_be_visible()


def in_several_ways(state: FamigliaState) -> list[str]:
    """The cards of the Street that can be recruited so."""
    described = [state.game.describe(action).args for action in state.legal] if asked(state) == "recruit" else []
    return sorted(card for card in {str(args["card"]) for args in described if "card" in args} if ways(state, card) > 1)


def choosing(state: FamigliaState, _: Outlook) -> bool:
    return len(in_several_ways(state)) > 1


def test_the_card_glows_apart_from_all_others_and_the_board_stays_where_it_is(page: Page) -> None:
    """But for one line, where there is much to say."""
    open_where(page, RECORD, choosing)
    board = page.locator(".board")
    before = board.bounding_box()
    ask_for_a_hint(page)
    now = board.bounding_box()
    assert before
    assert now
    assert abs(now["height"] - before["height"]) < 20
    hinted = page.locator(".street .is-hinted")
    expect(hinted).to_have_count(1)
    glow = hinted.evaluate(GLOW)
    assert all(other.evaluate(GLOW) != glow for other in page.locator(".street .is-legal:not(.is-hinted)").all())


def test_a_hint_lets_go_of_what_leads_elsewhere(page: Page) -> None:
    state = open_where(page, RECORD, choosing)
    ask_for_a_hint(page)
    hinted = page.locator(".street .is-hinted").get_attribute("aria-label")
    other = next(name_of(card) for card in in_several_ways(state) if name_of(card) != hinted)
    page.locator(f".street .is-legal[aria-label='{other}']").first.click()
    expect(page.locator(".street .is-picked")).to_have_count(1)
    ask_for_a_hint(page)
    expect(page.locator(".street .is-picked")).to_have_count(0)
    expect(page.locator(".street .is-hinted")).to_have_count(1)


def test_to_decline_is_no_hint_for_the_cards_that_decline_too(page: Page) -> None:
    """Accountant or brute: a card of the Street declines both and is taken, which no hint has said."""
    record = record_text("famiglia", RECORD)
    for move, state in positions("famiglia", record):
        assert isinstance(state, FamigliaState)
        if asked(state) not in ("accountant", "brute") or not outlook(state).ahead:
            continue
        open_record(page, record, move)
        wait_for_turn(page)
        expect(page.locator(".street .is-legal").first).to_be_visible()
        ask_for_a_hint(page)
        expect(page.locator(".street .is-hinted")).to_have_count(0)
        if page.locator(".choice.is-declining.is-hinted").count():
            return
    raise AssertionError("no hint declines")


def test_on_a_phone_what_a_hint_proposes_comes_into_sight(new_page: NewPage) -> None:
    """Above the hand, wherever the board was left; its sentence begins where it can be read."""
    page = new_page(viewport=NARROW, has_touch=True, is_mobile=True)

    def long_street(state: FamigliaState, _: Outlook) -> bool:
        return asked(state) == "street" and len(state.show(state.seat).board.street) >= 12

    open_where(page, RECORD, long_street)
    for left in (0, 9999):
        page.reload()
        wait_for_turn(page)
        page.locator(".board").evaluate("(board, left) => board.scrollTo(0, left)", left)
        ask_for_a_hint(page)
        page.wait_for_timeout(300)
        assert page.locator(".bar").evaluate("(bar) => bar.scrollTop") == 0
        hinted = page.locator(".street .is-hinted, .choice.is-hinted")
        expect(hinted).to_have_count(1)
        box = hinted.bounding_box()
        assert box
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert hinted.evaluate("(card, [x, y]) => card.contains(document.elementFromPoint(x, y))", middle), left


IN_SIGHT = """() => [...document.querySelectorAll('.is-hinted, .lf-glow .is-hint')].some((one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const seen = right > left && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    return seen || one.matches('.is-hint, .lf-map *');
})"""


def test_la_famiglia_shows_what_a_hint_proposes_also_on_a_phone(new_page: NewPage) -> None:
    """Also an order of the bar that is out of sight, and what lies in another part than what is asked."""
    page = new_page(viewport=NARROW, has_touch=True, is_mobile=True)
    found = moments() | {f"last {kind}": where for kind, where in moments(last=True).items()}
    for kind in (
        "plan.turn",
        "last plan.turn",
        "order.token",
        "last order.token",
        "place.area",
        "infl.row",
        "enc.pick",
    ):
        open_moment(page, *found[kind])
        ask_for_a_hint(page)
        page.wait_for_timeout(300)
        assert page.evaluate(IN_SIGHT), (kind, page.locator(".advice strong").inner_text())
