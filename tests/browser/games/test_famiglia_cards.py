"""Famiglia: cards that can be read and hit however many there are, and passes that are said before they are made."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from consigliere.games.famiglia.outlook import Outlook
from consigliere.games.famiglia.state import FamigliaState
from tests.browser.boards import Board, made_up, missed, smallest
from tests.browser.play import play_now, wait_for_turn
from tests.browser.tables import open_record, positions, record_text

SIZES = [(1440, 900, 11), (1024, 768, 11), (390, 844, 12), (360, 740, 12)]
HAND = [f"{family}{value}" for family in "IABM" for value in range(3)]
AREA = [*sorted(HAND * 2)[:23], "I3", "M4"]


def crowd(board: Board) -> None:
    board["hands"], board["areas"] = [HAND, HAND], [AREA, AREA]


def outlook(state: FamigliaState) -> Outlook:
    found = state.show(state.seat).board.outlook
    assert isinstance(found, Outlook)
    return found


def open_where(page: Page, name: str, fits: Callable[[FamigliaState, Outlook], bool]) -> FamigliaState:
    """A record at its first position of this kind."""
    record = record_text("famiglia", name)
    for move, state in positions("famiglia", record):
        assert isinstance(state, FamigliaState)
        if state.seat >= 0 and fits(state, outlook(state)):
            open_record(page, record, move)
            wait_for_turn(page)
            return state
    raise AssertionError("no such position")


def asked(state: FamigliaState) -> str:
    return state.decision.kind if state.decision else ""


def test_many_cards_are_read_and_hit_at_every_size(page: Page) -> None:
    """25 cards in the area, 12 in the hand: every one at its centre, the points of both players in view."""
    made_up(page, crowd)
    play_now(page, "famiglia")
    wait_for_turn(page)
    for width, height, least in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        mine = page.locator(".is-mine [data-piece][role]")
        expect(mine).to_have_count(len(set(HAND)) + len(set(AREA)))
        expect(page.locator(".is-mine .is-small")).to_have_count(2)
        assert missed(mine) == []
        assert missed(page.locator(".street [data-piece]")) == []
        size, text = smallest(page.locator(".player-row.is-mine"))
        assert size >= least, text
        assert smallest(page.locator(".famiglia"))[0] >= 11
        points = page.locator(".frame > .scores .score-main b")
        expect(points).to_have_count(2)
        for one in points.all():
            expect(one).to_be_in_viewport(ratio=1)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_long_street_is_read_and_leaves_room_for_the_hand(page: Page) -> None:
    made_up(page, lambda board: board.update(street=[*HAND, *HAND[:9]]))
    play_now(page, "famiglia")
    wait_for_turn(page)
    cards = page.locator(".street li")
    for width, height, rows in ((1440, 900, 2), (1920, 1080, 2), (1024, 768, 3)):
        page.set_viewport_size({"width": width, "height": height})
        tops = cards.evaluate_all(
            "(all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size"
        )
        assert tops == rows
        assert smallest(page.locator(".street"))[0] >= 11
        assert missed(page.locator(".street [data-piece]")) == []
        if rows == 2:
            for card in page.locator(".is-mine .hand .card").all():
                expect(card).to_be_in_viewport(ratio=1)


OUTSIDE = """() => [...document.querySelectorAll('.face')].flatMap((face) => {
    const [ring, points] = ['.face-points-ring', '.face-points'].map((one) => face.querySelector(one)?.getBBox());
    if (!ring) return [];
    const [left, right] = [points.x - ring.x, ring.x + ring.width - points.x - points.width];
    return left > 2 && right > 2 && ring.x + ring.width < 98 ? [] : [[points.width, left, right]];
})"""


def test_points_of_two_digits_stand_inside_their_ring(page: Page) -> None:
    made_up(page, lambda board: board.update(hands=[["I4", "I3", "M4", "A0"], ["A0"]]))
    play_now(page, "famiglia")
    wait_for_turn(page)
    expect(page.locator(".is-mine .hand .face-points")).to_have_count(4)
    assert page.evaluate(OUTSIDE) == []


def test_cards_are_read_on_a_phone_however_few(page: Page) -> None:
    """Whole faces where there is room for their points, small ones where there is not."""
    hand = ["A0"]
    made_up(page, lambda board: board.update(hands=[hand, hand], areas=[hand, hand]))
    page.set_viewport_size({"width": 360, "height": 740})
    play_now(page, "famiglia")
    for n in (3, 5, 6, 8):
        hand[:] = HAND[:n]
        page.reload()
        wait_for_turn(page)
        expect(page.locator(".is-mine .hand [data-piece]")).to_have_count(n)
        assert smallest(page.locator(".player-row.is-mine"))[0] >= 12, n
        assert missed(page.locator(".is-mine [data-piece][role]")) == []


def test_a_click_that_would_lose_the_game_is_said_and_asked_twice(page: Page) -> None:
    state = open_where(
        page,
        "faq-two-passes-first-deck-1",
        lambda state, seen: asked(state) == "street" and any(passing.ends for passing in seen.passing),
    )
    mine, theirs = (outlook(state).scores[seat].total for seat in (state.seat, 1 - state.seat))
    assert mine < theirs
    said = f"you would pass, and the game would end {mine}:{theirs}. You lose."
    expect(page.locator(".pass-warning")).to_contain_text(said)
    height = page.locator(".decision").evaluate("(one) => one.offsetHeight")
    page.locator(".choice", has_text="stop").click()
    expect(page.locator(".choice.is-warning")).to_contain_text(said)
    expect(page.locator(".pass-warning")).to_be_hidden()
    assert page.locator(".decision").evaluate("(one) => one.offsetHeight") <= height, "the board stays where it is"
    expect(page.locator(".result")).to_have_count(0)
    page.locator(".choice.is-warning").click()
    expect(page.locator(".result")).to_be_visible()


def test_a_forced_pass_is_said_and_one_that_wins_is_asked_once(page: Page) -> None:
    state = open_where(
        page,
        "two-passes-first-deck-2",
        lambda state, seen: asked(state) == "street" and seen.standing[state.seat] == 1.0 and bool(seen.passing),
    )
    mine, theirs = (outlook(state).scores[seat].total for seat in (state.seat, 1 - state.seat))
    expect(page.locator(".pass-warning")).to_contain_text(f"passes too, the game ends {mine}:{theirs}. You win.")
    assert page.locator(".decision").evaluate("(one) => one.offsetHeight") <= 100, "the bar keeps its height"
    asked_before = page.locator(".question").inner_text()
    page.locator(".choice", has_text="stop").click()
    expect(page.locator(".question")).not_to_have_text(asked_before)


def test_a_card_is_taken_with_one_click_past_accountant_and_brute(page: Page) -> None:
    """What took three: no accountant, no brute, the card."""
    state = open_where(
        page,
        "deck-in-first-players-turn-1",
        lambda state, seen: asked(state) == "accountant" and bool(seen.ahead),
    )
    card = outlook(state).ahead[0]
    street = page.locator(".street [data-piece]")
    lying = street.count()
    street.and_(page.locator(f"[aria-label='{name_of(card)}']")).first.click()
    if ways(state, card) > 1:
        expect(page.locator(".street .is-picked")).to_have_count(1)
        expect(page.locator(".choice[data-action]")).to_have_count(ways(state, card))
    else:
        expect(street).to_have_count(lying - 1)


def ways(state: FamigliaState, card: str) -> int:
    """In how many ways it can be paid once everything before is declined."""
    after = state.clone()
    while asked(after) != "recruit":
        after.apply(after.legal[0])
    return sum(after.game.describe(action).args.get("card") == card for action in after.legal)


def name_of(card: str) -> str:
    return {"I": "Italian", "A": "Accountant", "B": "Brute", "M": "Mercenary"}[card[0]] + f" {card[1]}"


def test_who_holds_one_of_two_cards_is_told_of_a_second(page: Page) -> None:
    move, card, price = lacking_one()
    open_record(page, record_text("famiglia", "deck-in-first-players-turn-1"), move)
    wait_for_turn(page)
    page.locator(f".street [data-piece][aria-label='{name_of(card)}']").first.hover()
    expect(page.locator(".tip-why")).to_contain_text(f"You have one {name_of(price)}; you need a second one")


def lacking_one() -> tuple[int, str, str]:
    """A move at which a card of the Street cannot be paid, though one of the cards it costs is in hand."""
    for move, state in positions("famiglia", record_text("famiglia", "deck-in-first-players-turn-1")):
        assert isinstance(state, FamigliaState)
        if asked(state) != "recruit":
            continue
        board = state.show(state.seat).board
        taken = {state.game.describe(action).args.get("card") for action in state.legal}
        for card in sorted(set(board.street) - taken):
            price = f"{card[0]}{int(card[1]) - 1}"
            if hand_of(state).count(price) == 1 and card != board.lowered:
                return move, card, price
    raise AssertionError("nobody lacks a second card")


def test_the_discard_pile_shows_the_card_laid_last(page: Page) -> None:
    """The order in which they were laid, not that of the families."""
    name = "deck-in-first-players-turn-1"

    def wanted(state: FamigliaState, seen: Outlook) -> bool:
        return (
            asked(state) == "street" and state.run_out == 0 and laid(name, state)[-1:] != sorted(laid(name, state))[-1:]
        )

    state = open_where(page, name, wanted)
    pile = page.locator("[data-piece=discard]")
    expect(pile).to_have_attribute("data-top", laid(name, state)[-1])
    card = page.locator(".street .is-legal").first
    shown = card.get_attribute("aria-label")
    before = pile.get_attribute("aria-label") or ""
    card.click()
    expect(pile).not_to_have_attribute("aria-label", before)
    assert name_of(pile.get_attribute("data-top") or "") == shown


def laid(name: str, state: FamigliaState) -> list[str]:
    """What was discarded up to this position, the last at the end."""
    moves = record_text("famiglia", name).split("\n\n")[1].splitlines()[: state.seq]
    return [move.rpartition(" ")[2] for move in moves if "discard" in move]


def hand_of(state: FamigliaState) -> list[str]:
    found: list[str] = state.show(state.seat).board.hands[state.seat]
    return found


def test_cards_in_hand_are_of_one_size_however_many_lie_on_each_other(page: Page) -> None:
    def piled(state: FamigliaState, _: Outlook) -> bool:
        return len(hand_of(state)) > len(set(hand_of(state))) > 1

    state = open_where(page, "deck-in-first-players-turn-1", piled)
    cards = page.locator(".is-mine .hand .stack > .card:not(.under)")
    expect(cards).to_have_count(len(set(hand_of(state))))
    heights = cards.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().height))")
    assert max(heights) - min(heights) <= 1
