"""Scarface: a desk that can be read, planning with totals, the Henchman's turn walked act by act, few clicks."""

import itertools
import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.seen.outlook import Outlook
from tests.browser.boards import Board, cut, made_up, scrolling, smallest
from tests.browser.conftest import NARROW, WIDE
from tests.browser.lafamiglia import Watched, until
from tests.browser.play import choose, play_now, step, wait_for_turn
from tests.browser.tables import open_record, positions, record_text

SMALL_DESK = {"width": 1024, "height": 768}
SMALL_PHONE = {"width": 360, "height": 740}
RECORD = "outfit-against-gems"
NEXT = ".walk button >> nth=2"


def outlook(state: ScarfaceState) -> Outlook:
    found = state.show(0).board.outlook
    assert isinstance(found, Outlook)
    return found


def open_where(page: Page, fits: Callable[[ScarfaceState], bool]) -> tuple[int, ScarfaceState]:
    """The record at its first position of this kind after the set-up; its move."""
    record = record_text("scarface", RECORD)
    for move, state in positions("scarface", record):
        assert isinstance(state, ScarfaceState)
        if state.seat == 0 and state.round and fits(state):
            open_record(page, record, move)
            wait_for_turn(page)
            return move, state
    raise AssertionError("no such position")


def asked(state: ScarfaceState) -> str:
    return state.decision.kind if state.decision else ""


def test_one_click_sets_the_game_up(page: Page) -> None:
    """The gang; with Play now two clicks to the first round, where there were ten."""
    play_now(page, "scarface")
    wait_for_turn(page)
    page.locator(".is-gang.is-legal").first.click()
    expect(page.locator(".phase")).to_contain_text("Round 1")
    wait_for_turn(page)
    expect(page.locator(".his-card").first).to_be_visible()


def test_the_gangs_to_choose_from_stand_there_whole(page: Page) -> None:
    """What the boss can do, on a desk and on a phone; who likes sets the rest up by hand."""
    play_now(page, "scarface")
    wait_for_turn(page)
    for size, least in ((WIDE, 13), (NARROW, 12)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        words = page.locator(".is-gang .card-words")
        expect(words).to_have_count(4)
        assert cut(words) == []
        assert smallest(page.locator(".is-gang").first)[0] >= least
    page.locator(".quick-switch").click()
    page.locator(".is-gang.is-legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_contain_text("in which district")


def test_equal_questions_are_counted_and_starting_jobs_promise_nothing(page: Page) -> None:
    record = record_text("scarface", RECORD)
    times: dict[str, list[str]] = {"setup_job": [], "setup_good": []}
    for move, state in positions("scarface", record):
        assert isinstance(state, ScarfaceState)
        if asked(state) in times:
            open_record(page, record, move)
            wait_for_turn(page)
            times[asked(state)].append(page.locator(".which-time").inner_text())
            expect(page.locator(".on-offer .card-name").first).to_be_visible()
        if asked(state) == "setup_job":
            expect(page.locator(".on-offer .card")).to_have_count(len(state.legal))
            expect(page.locator(".on-offer .card").first).to_contain_text("never apply")
            expect(page.locator(".on-offer")).not_to_contain_text("Once done")
        if state.round:
            break
    assert times == {"setup_job": ["1 of 3", "2 of 3", "3 of 3"], "setup_good": ["1 of 2", "2 of 2"]}


def test_orders_are_read_in_every_language_and_there_is_one_scroll(page: Page) -> None:
    open_where(page, lambda state: asked(state) == "act" and len(state.news_active) >= 3)
    for language in ("en", "ru", "pl", "fr"):
        page.locator("select.language").first.select_option(language)
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
        for size in (WIDE, SMALL_DESK, NARROW, SMALL_PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            names = page.locator(".order-name")
            expect(names).to_have_count(15)
            where = f"{language}, {size}"
            assert cut(names) == [], where
            assert cut(page.locator(".order")) == [], where
            assert cut(page.locator(".news-text")) == [], where
            assert min(names.evaluate_all(FONTS)) >= 13
            assert smallest(page.locator(".scarface"))[0] >= 11, where
            assert len(scrolling(page)) <= 1, scrolling(page)
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


FONTS = "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"


def test_a_plan_shows_what_it_gives_and_what_it_pays_for(page: Page) -> None:
    """The third card says what it costs; an order that is not paid for says what is missing."""

    def wanted(state: ScarfaceState) -> bool:
        plan = outlook(state).plan
        return plan is not None and len(state.plan) == 2 and len(state.hand) > 0 and "upgrade" in plan.orders

    _, state = open_where(page, wanted)
    plan = outlook(state).plan
    assert plan is not None
    expect(page.locator(".order.is-paid")).to_have_count(len(plan.orders))
    totals = page.locator(".plan-totals")
    expect(totals).to_contain_text(f"pays for {len(plan.orders)} order")
    expect(totals.locator(".pool .amount b")).to_have_text([str(points) for points in plan.pool])
    expect(page.locator(".hand-row .plan-cost").first).to_contain_text(f"+{plan.more_crime}")
    short = next(
        order
        for order in ("set_up_business", "remove_control", "takeover", "hire_associate", "get_goods", "send_thugs")
        if order not in plan.orders and "order-points" in why(state, order)
    )
    page.locator(f"[data-piece=order-{short}]").hover()
    expect(page.locator(".tip-why")).to_contain_text("needs")
    expect(page.locator(".tip-why")).to_contain_text("you have")


def why(state: ScarfaceState, order: str) -> str:
    refusal = state.explain(state.game.parse(f"act order:{order}"))
    return refusal.message if refusal else ""


def test_the_henchmans_turn_is_walked_act_by_act(page: Page) -> None:
    """Card and row are lit, the board follows, and it ends where the game is; four cards keep their numbers."""
    move, _ = open_where(page, lambda state: asked(state) == "plan_card" and not state.plan and state.round >= 2)
    now = page.locator(".city").inner_text()
    page.locator(".walk button").click()
    expect(page.locator(".walk-at")).to_contain_text("1 of ")
    page.locator(".walk button").nth(1).click()
    acts = int(page.locator(".walk-at").inner_text().split()[-1])
    assert acts >= 3
    then = page.locator(".city").inner_text()
    assert page.evaluate(ROOM) >= 300, "for what he does, in words"
    lit = set()
    while not page.locator(".walk-at").inner_text().startswith(f"{acts} "):
        expect(page.locator(".walk")).to_be_in_viewport(ratio=1)
        page.locator(NEXT).click()
        row = page.locator(".his-row.is-now")
        if row.count():
            expect(page.locator(".his-card[data-now]")).to_have_count(1)
            lit.add(row.evaluate("(row) => row.closest('.his-card').dataset.piece + row.textContent"))
    assert lit
    assert page.locator(".city").inner_text() == now
    assert then != now
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".hand-row .card.is-legal").first).to_be_visible()
    page.goto(f"{page.evaluate('() => location.pathname')}?move={move - 1}")
    expect(page.locator(".player output")).to_contain_text(f"move {move - 1} ")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".player output")).to_contain_text(f"move {move} ")
    expect(page.locator(".player output")).to_contain_text("part 1 of ")
    page.locator(".player input").focus()  # as who has moved it
    page.keyboard.press("ArrowRight")
    expect(page.locator(".player output")).to_contain_text("part 2 of ")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".player output")).to_contain_text("part 1 of ")


ROOM = """() => document.querySelector('.desk').getBoundingClientRect().bottom
    - document.querySelector('.commentary').getBoundingClientRect().top"""


def four(board: Board) -> None:
    board["henchman"]["plan"] = ["C01", "C02", "C03", "C04"]


def test_a_turn_begins_with_money_and_hand_in_view(page: Page) -> None:
    open_where(page, lambda state: asked(state) == "act" and state.round < 4)
    desk = page.locator(".desk")
    desk.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
    assert desk.evaluate("(one) => one.scrollTop") > 100
    page.locator(".choice", has_text="end the turn").click()
    dice = random.Random(1)
    while not page.locator(".hand-row .card.is-legal, .choice", has_text=re.compile("action turn|plan")).count():
        step(page, dice)
    expect(page.locator(".purse")).to_be_in_viewport(ratio=1)


def test_four_cards_of_the_henchman_keep_their_numbers(page: Page) -> None:
    made_up(page, four)
    open_where(page, lambda state: asked(state) == "plan_card")
    for size in (WIDE, SMALL_DESK, NARROW):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        if size is NARROW:
            page.locator(".to-henchman").click()
        heads = page.locator(".his-card-head")
        expect(heads).to_have_count(4)
        assert cut(heads) == []
        assert all(heads.evaluate_all(INSIDE))


def full(board: Board) -> None:
    """The narrowest tiles with all they may hold."""
    for tile in board["tiles"]:
        tile.update(control="henchman", night=True, markers=["speakeasy"] * 3, alcohol=13, guns=13, defence=10)


def test_on_a_full_tile_nothing_lies_over_its_defence(page: Page) -> None:
    made_up(page, full)
    open_where(page, lambda state: asked(state) == "plan_card")
    for size in (WIDE, SMALL_DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.locator(".tile").evaluate_all(OVER_DEFENCE) == [], size


OVER_DEFENCE = """(tiles) => tiles.flatMap((tile) => {
    const defence = tile.querySelector('.tile-defence').getBoundingClientRect();
    return [...tile.querySelectorAll('.marker, .good')].map((one) => one.getBoundingClientRect())
        .filter((one) => one.left < defence.right - 1 && one.right > defence.left + 1 && one.top < defence.bottom - 1)
        .map(() => tile.textContent);
})"""
INSIDE = """(heads) => heads.map((head) => {
    const card = head.parentElement.getBoundingClientRect();
    const move = head.lastElementChild.getBoundingClientRect();
    return move.width > 0 && move.right <= card.right + 1;
})"""


def test_a_single_option_is_taken_by_itself_unless_one_likes_to_be_asked(page: Page) -> None:
    """The end of the turn is always asked: what comes after it cannot be taken back."""

    def alone(state: ScarfaceState) -> bool:
        if asked(state) in ("act", "plan_card") or len(state.legal) > 1:
            return False
        after = state.clone()
        after.apply(state.legal[0])
        return asked(after) == "act" and len(after.legal) > 1

    page.goto("/")
    page.evaluate("() => localStorage.setItem('consigliere.singles', 'false')")
    open_where(page, alone)
    expect(page.locator(".choice[data-action], .board .piece.is-legal")).to_have_count(1)
    expect(page.locator(".question")).not_to_contain_text("what next")
    page.evaluate("() => localStorage.setItem('consigliere.singles', 'true')")
    page.reload()
    expect(page.locator(".question")).to_contain_text("what next")


def test_one_undo_takes_back_what_was_taken_by_itself_too(page: Page) -> None:
    """Something of mine that leads to a single option: both go back, and both come again when I do it again."""
    watched = Watched(page)
    record = record_text("scarface", RECORD)
    known = [(move, state, asked(state)) for move, state in positions("scarface", record)]  # type: ignore[arg-type]
    move, state = next(
        (move, state)
        for (move, state, kind), (_, after, then) in itertools.pairwise(known)
        if kind == "act" and state.revealed == after.revealed and then not in ("act", "plan_card", "")
        if len(after.legal) == 1
    )
    open_record(page, record, move)
    wait_for_turn(page)
    question = page.locator(".question p").first
    before = question.inner_text()
    chosen = state.parse(record.split("\n\n", 1)[1].splitlines()[move].split(" ", 1)[1])
    for _ in range(2):
        sent = len(watched.played)
        choose(page, chosen)
        until(page, lambda: len(watched.played) > sent + 1)  # noqa: B023
        expect(question).not_to_have_text(before)
        page.keyboard.press("u")
        expect(question).to_have_text(before)
