"""States made from outside: imagined from a view, or set up by a scenario."""

from typing import Final

from consigliere.games.famiglia.actions import DEAL, FIRST, KINDS, RECRUIT
from consigliere.games.famiglia.cards import (
    COPIES,
    NO_CARD,
    NUMBERS,
    ONE,
    START_HAND,
    TYPES,
    VALUE,
    card_of,
    count,
    names,
    pile_of,
    size,
)
from consigliere.games.famiglia.invariants import check_invariants
from consigliere.games.famiglia.state import FamigliaState
from consigliere.games.famiglia.view import Board
from consigliere.kernel.errors import BadInput
from consigliere.kernel.given import Given
from consigliere.kernel.reading import read_number
from consigliere.kernel.state import NOBODY
from consigliere.kernel.stream import Stream
from consigliere.kernel.views import View

PARTS: Final = (
    "options", "seat", "decision", "hand", "area", "street", "discard", "deck", "bottom", "rest", "first", "passes",
    "run_out", "turns_left", "street_used", "accountant", "moved", "brute", "lowered",
)  # fmt: skip


def imagine(state: FamigliaState, view: View, stream: Stream) -> None:
    """Fill a blank state from a view. What is hidden, the order of the deck, is drawn only when it is shown."""
    board = view.board_as(Board)
    state.hands = [pile_of(hand) for hand in board.hands]
    state.areas = [pile_of(area) for area in board.areas]
    state.street = pile_of(board.street)
    state.discard = pile_of(board.discard)
    state.deck = pile_of(board.deck)
    state.bottom = [NUMBERS[name] for name in board.bottom]
    state.first = board.first
    state.player = board.player
    state.passes = board.passes
    state.run_out = board.run_out
    state.turns_left = board.turns_left
    state.street_used = board.street_used
    state.accountant = _card_or_none(board.accountant)
    state.moved = board.moved
    state.named = NUMBERS[board.named]
    state.brute = _card_or_none(board.brute)
    state.lowered = _card_or_none(board.lowered)
    state.lowered_by = board.lowered_by
    state.to_deal = board.to_deal
    state.dealing_in = board.dealing_in
    if view.decisions:
        state.enter(KINDS.index(view.decisions[0].kind))
    else:
        state.ended = True
        state.ask(NOBODY, RECRUIT, [])


def place(state: FamigliaState, parts: dict[str, object], possible: bool) -> None:
    """Fill a blank state from a scenario's `given`. The cards not named lie where `rest` says, else in the deck."""
    kind = _kind(Given(parts))
    given = Given(parts, ["decision", "options"] if kind == FIRST else PARTS)
    state.options = state.game.check_options(given.table("options").parts)
    state.kind = kind
    state.player = given.number("seat", 0, 1, 0)
    state.first = given.number("first", 0, 1, 0)
    state.passes = given.number("passes", 0, 1, 0)
    state.run_out = given.number("run_out", 0, 2, 0)
    state.turns_left = given.number("turns_left", 0, 2, -1)
    state.street_used = given.flag("street_used")
    state.moved = given.number("moved", 0, 4, 0)
    state.accountant = _named(given, "accountant")
    state.brute = _named(given, "brute")
    _lowered(state, given)
    _place_cards(state, given)
    if possible:
        check_invariants(state)
    state.enter(kind)


def _named(given: Given, part: str) -> int:
    return card_of(given.text(part, ""), part) if part in given else NO_CARD


def _lowered(state: FamigliaState, given: Given) -> None:
    """`M4-2`: the brute has lowered this card by so much."""
    name, _, by = given.text("lowered", "").partition("-")
    if not name:
        return
    state.lowered = card_of(name, "lowered")
    lowered_by = read_number(by, 1, VALUE[state.lowered])
    if lowered_by is None:
        raise given.wrong("lowered", "text")
    state.lowered_by = lowered_by


def _place_cards(state: FamigliaState, given: Given) -> None:
    start = " ".join(names(START_HAND))
    state.hands = _piles(given, "hand", start)
    state.areas = _piles(given, "area", "")
    state.street = _pile(given, "street")
    state.discard = _pile(given, "discard")
    state.bottom = [card_of(name, "bottom") for name in given.words("bottom")]
    state.deck = _pile(given, "deck")
    placed = [*state.hands, *state.areas, state.street, state.discard, state.deck]
    rest = _rest(placed, state.bottom)
    place = given.text("rest", "deck")
    if place == "deck" and ("deck" not in given or not rest):
        state.deck += rest
    elif place == "discard":
        state.discard += rest
    elif place in ("area.0", "area.1"):
        state.areas[int(place[-1])] += rest
    else:
        raise BadInput("famiglia-error-scenario-rest", part="rest", count=size(rest))


def _rest(placed: list[int], bottom: list[int]) -> int:
    """The cards without a place; where more are named than there are, none of that kind."""
    rest = 0
    for card in range(TYPES):
        named = sum([count(pile, card) for pile in placed]) + bottom.count(card)
        rest += max(0, COPIES[card] - named) * ONE[card]
    return rest


def _kind(given: Given) -> int:
    name = given.text("decision", "street")
    if name not in KINDS or KINDS.index(name) == DEAL:
        raise BadInput("error-scenario-unknown-decision", part="decision", decision=name)
    return KINDS.index(name)


def _piles(given: Given, part: str, default: str) -> list[int]:
    piles = given.texts(part, [default, default])
    if len(piles) != 2:
        raise BadInput("error-scenario-by-seat", part=part, seats=2)
    return [pile_of(pile.split(), f"{part}.{seat}") for seat, pile in enumerate(piles)]


def _pile(given: Given, part: str) -> int:
    return pile_of(given.text(part, "").split(), part)


def _card_or_none(name: str | None) -> int:
    return NO_CARD if name is None else NUMBERS[name]
