"""How many gestures a turn of La Famiglia takes: turns of records, made again by mouse, by touch and by keys."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import consigliere
from consigliere.kernel import State
from tests.browser.conftest import NARROW, NewPage
from tests.browser.gestures import Gesture, Keys, Means, Mouse, Touch, next_gesture
from tests.browser.lafamiglia import GAME, Watched, moments, open_moment, sit_down, until, view_at
from tests.browser.play import wait_for_turn
from tests.browser.tables import open_record, positions, record_text, state_after

# A record, the move with which a turn begins, its decisions (each was a click before), and the gestures it takes.
Turn = tuple[str, str, int, int, int]
TURNS: list[Turn] = [
    ("order and soldati", "bronte-2", 283, 9, 4),
    ("soldati and order", "both-at-once-1", 199, 9, 4),
    ("soldati", "after-four-rounds-1", 95, 5, 3),
    ("two orders", "after-four-rounds-3", 402, 7, 3),
    ("a car and an order", "bribery-replaces-1", 214, 9, 4),
    ("column of four discs", "families-random-1", 32, 9, 6),
    ("column of two, a lab", "after-four-rounds-2", 57, 8, 6),
    ("column of two, a boat", "amounts-chosen-1", 52, 9, 6),
    ("two institutions", "both-at-once-1", 229, 9, 6),
    ("column of one", "after-four-rounds-1", 76, 4, 4),
]
MOST = {"use": 5, "gain": 6}


def moves_of(record: str, first: int, n: int) -> list[str]:
    lines = [line for line in record_text(GAME, record).split("\n\n", 1)[1].splitlines() if line.strip()]
    return [line.split(" ", 1)[1] for line in lines[first : first + n]]


def with_cheapest_disc(state: State, moves: list[str]) -> list[str]:
    """Where a cell is picked right away the engine says which disc moves."""
    ways = state.show(state.seat).board.outlook.ahead
    cheapest = [notation for way in ways for notation, _ in way.path if notation.startswith("plan.disc")]
    return [cheapest[0] if move.startswith("plan.disc") else move for move in moves]


def make_turn(page: Page, means: Means, record: str, first: int, decisions: int) -> int:
    """How many gestures it takes; afterwards everything lies as the engine has it after these decisions."""
    watched = Watched(page)
    open_moment(page, record, first)
    hand = means(page)
    state = state_after(GAME, record_text(GAME, record), first)
    moves = with_cheapest_disc(state, moves_of(record, first, decisions))
    gestures = 0
    gesture = None
    while moves:
        wait_for_turn(page)
        gesture = next_gesture(asked(watched), moves, gesture)
        for move in moves[: gesture.decisions]:
            state.apply(state.parse(move))
        hand.make(gesture)
        gestures += 1
        moves = moves[gesture.decisions :]
        shown = msgspec.json.decode(state.show(state.seat).encode())
        until(page, lambda: lying(asked(watched)) == lying(shown))  # noqa: B023
    return gestures


def asked(watched: Watched) -> dict[str, Any]:
    """The last view of a seat that is asked: all of them are mine."""
    return next(view for view in reversed(watched.views) if view["legal"])


def lying(view: dict[str, Any]) -> list[Any]:
    names = ("holder", "soldiers", "labs", "cars", "boats", "orders", "upper", "lower", "control", "players", "round")
    return [view["legal"], *[view["board"][name] for name in names]]


CELL, COLUMN, ORDERS, INSTITUTIONS = TURNS[0], TURNS[5], TURNS[3], TURNS[8]
ALL_OF_THEM = [pytest.param(means, TURNS, marks=pytest.mark.soak) for means in (Mouse, Touch, Keys)]


@pytest.mark.parametrize(
    ("means", "turns"), [(Mouse, [CELL, INSTITUTIONS]), (Touch, [CELL, COLUMN]), (Keys, [ORDERS, COLUMN]), *ALL_OF_THEM]
)
def test_ten_turns_in_few_gestures(new_page: NewPage, means: Means, turns: list[Turn]) -> None:
    page = new_page(**({"viewport": NARROW, "has_touch": True, "is_mobile": True} if means is Touch else {}))
    for name, record, first, decisions, wanted in turns:
        gestures = make_turn(page, means, record, first, decisions)
        turn = moves_of(record, first, 1)[0].split()[1].split(":")[0]
        assert gestures <= MOST[turn], name
        assert gestures == wanted, name


def test_a_gesture_goes_back_as_one_and_comes_again(page: Page) -> None:
    watched = Watched(page)
    open_moment(page, "bronte-2", 283)
    before = lying(asked(watched))
    page.locator(".lf-disc.is-next").hover()  # the one that moves is marked
    page.locator("[data-place=cell-s3-06]").click()
    until(page, lambda: asked(watched)["decisions"][0]["kind"] == "plan.part")
    after = lying(asked(watched))
    page.keyboard.press("u")
    until(page, lambda: lying(asked(watched)) == before)
    page.get_by_role("button", name="Redo").click()
    until(page, lambda: lying(asked(watched)) == after)


def test_an_area_first_then_the_order_that_lies_there(page: Page) -> None:
    watched = Watched(page)
    open_moment(page, *moments()["order.token"])
    area = asked(watched)["board"]["outlook"]["ahead"][0]["then"][0]
    hand = Mouse(page)
    hand.make(Gesture(f"[data-place='area-{area}']", 0))
    expect(page.locator(".lf-hand.is-wanted")).to_be_visible()
    watched.after(lambda: hand.make(Gesture(".lf-hand-token", 2)))
    expect(page.locator(f"[data-stack={area}] .lf-order")).to_be_visible()


def test_who_drags_an_order_sees_the_map(page: Page) -> None:
    """No card comes up on the way, nor the one of the order itself."""
    open_moment(page, *moments()["order.token"])
    hand = Mouse(page)
    start, end = hand.point(".lf-hand-token"), hand.point("[data-place^=area-].is-legal, [data-place^=area-]")
    page.mouse.move(*start)
    expect(page.locator(".tip")).to_be_visible()
    page.mouse.down()
    page.mouse.move(end[0], end[1] - 30)
    page.mouse.move(*end)
    expect(page.locator(".lf-ghost")).to_be_visible()
    expect(page.locator(".tip")).to_have_count(0)
    page.wait_for_timeout(400)  # longer than a card waits
    expect(page.locator(".tip")).to_have_count(0)
    page.mouse.move(2, 300)
    page.mouse.up()


def test_no_two_things_wear_the_same_digit(page: Page) -> None:
    """Orders have theirs while an area has the focus, the buttons beside them otherwise."""
    name, record, first, _, _ = TURNS[0]
    moves = moves_of(record, first, 4)
    open_moment(page, record, first + [move.split()[0] for move in moves].index("plan.part"))
    area = page.locator("[data-place^=area-]").first
    expect(page.locator(".lf-hand-token").first).to_be_visible()
    page.locator(".lf-hand-token").first.focus()
    assert page.evaluate(DIGITS) == ["button"], name
    area.focus()
    assert page.evaluate(DIGITS) == ["order"], name


DIGITS = """() => [...new Set([...document.querySelectorAll('.decision-main kbd')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .map((one) => (one.matches('.lf-hand-key') ? 'order' : 'button')))]"""


def test_amounts_stand_in_order_with_the_full_one_set(page: Page) -> None:
    open_moment(page, *moments()["place.count"])
    view, _ = view_at(*moments()["place.count"])
    most = max(args["n"] for _, _, args in view.legal)
    expect(page.locator(".stepper-go")).to_be_focused()
    expect(page.locator(".stepper-go")).to_contain_text(str(most))
    page.keyboard.press("-")
    expect(page.locator(".stepper-go")).to_contain_text(str(most - 1))
    numbers = [
        int(text)
        for text in page.locator(".stepper-each .choice").evaluate_all(
            "(all) => all.map((one) => one.lastChild.textContent)"
        )
    ]
    assert numbers == sorted(numbers)
    page.keyboard.press("+")
    expect(page.locator(".question-doing")).to_contain_text(str(most))
    page.keyboard.press("Enter")
    expect(page.locator(".stepper-go")).to_have_count(0)


DECLINED = [
    ("famiglia", "deck-in-first-players-turn-1"),
    ("scarface", "gems-against-mob"),
    (GAME, "after-four-rounds-1"),
]


def declinable(game: str, record: str) -> dict[str, int]:
    """Six kinds of decisions of a record in which something can be declined, each with a move that has a choice."""
    declining = consigliere.load(game).declining
    found: dict[str, int] = {}
    for move, state in positions(game, record_text(game, record)):
        decision = state.decision
        if decision and len(decision.legal) > 1 and not declining.isdisjoint(decision.legal):
            found.setdefault(decision.kind, move)
        if len(found) == 6:
            break
    return found


@pytest.mark.parametrize(("game", "record"), DECLINED, ids=["famiglia", "scarface", GAME])
def test_declining_is_neither_the_first_button_nor_on_key_1(page: Page, game: str, record: str) -> None:
    kinds = declinable(game, record)
    assert len(kinds) > 3
    for kind, move in kinds.items():
        open_record(page, record_text(game, record), move)
        wait_for_turn(page)
        expect(page.locator(".choice.is-declining").first).to_be_visible()
        buttons = page.locator(".choices .choice").evaluate_all(
            "(all) => all.map((one) => [one.dataset.digit ?? '', one.matches('.is-declining')])"
        )
        assert ["1", True] not in buttons, kind
        assert [declines for _, declines in buttons] == sorted(declines for _, declines in buttons), kind


def test_a_sketch_is_dragged(page: Page) -> None:
    sit_down(page, families="first_game", auto_setup="on")
    page.locator(".lf-tool").nth(4).click()
    hand = Mouse(page)
    start, end = hand.point("[data-pen=enna]"), hand.point("[data-pen=gela]")
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 20, start[1] + 5)
    page.mouse.move(*end)
    expect(page.locator(".lf-sketching")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".lf-sketch")).to_have_count(1)
    expect(page.locator(".lf-pens .is-picked")).to_have_count(0)
