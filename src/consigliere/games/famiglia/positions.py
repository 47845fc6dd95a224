"""States made from outside: imagined from a view, or set up by a scenario."""

from typing import Final

import msgspec

from consigliere.games.famiglia.actions import DEAL, KINDS, RECRUIT
from consigliere.games.famiglia.cards import (
    ALL_CARDS,
    NAMES,
    NO_CARD,
    NUMBERS,
    START_HAND,
    count,
    names,
    pile_of,
)
from consigliere.games.famiglia.state import FamigliaState
from consigliere.games.famiglia.view import Board
from consigliere.kernel.errors import BadInput
from consigliere.kernel.state import NOBODY
from consigliere.kernel.stream import Stream
from consigliere.kernel.views import View

PARTS: Final = (
    "options", "seat", "decision", "hand", "area", "street", "discard", "deck", "bottom", "rest", "first", "passes",
    "run_out", "turns_left", "street_used", "accountant", "moved", "brute", "lowered",
)  # fmt: skip


def imagine(state: FamigliaState, view: View, stream: Stream) -> None:
    """Fill a blank state from a view. What is hidden, the order of the deck, is drawn only when it is shown."""
    board: Board = view.board if isinstance(view.board, Board) else msgspec.convert(view.board, Board)
    state.options = view.options
    state.seq = view.seq
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
    state.accountant = _card(board.accountant)
    state.moved = board.moved
    state.named = NUMBERS[board.named]
    state.brute = _card(board.brute)
    state.lowered = _card(board.lowered)
    state.lowered_by = board.lowered_by
    state.to_deal = board.to_deal
    state.dealing_in = board.dealing_in
    if view.decisions:
        state.enter(KINDS.index(view.decisions[0].kind))
    else:
        state.ended = True
        state.ask(NOBODY, RECRUIT, [])
    state.stream = stream


def set_up(state: FamigliaState, given: dict[str, object]) -> None:
    """Fill a blank state from a scenario's `given`. The cards not named lie where `rest` says, else in the deck."""
    for part in given:
        if part not in PARTS:
            raise BadInput("error-scenario-unknown-part", part=part, known=", ".join(PARTS))
    options = given.get("options", {})
    state.options = state.game.check_options(options if isinstance(options, dict) else {})
    state.player = _number(given, "seat", 0, 1)
    state.first = _number(given, "first", 0, 1)
    state.passes = _number(given, "passes", 0, 1)
    state.run_out = _number(given, "run_out", 0, 2)
    state.turns_left = _number(given, "turns_left", -1, 2, -1)
    state.street_used = bool(given.get("street_used", False))
    state.moved = _number(given, "moved", 0, 4)
    state.accountant = _named(given, "accountant")
    state.brute = _named(given, "brute")
    lowered, _, by = str(given.get("lowered", "")).partition("-")
    state.lowered = _card(lowered or None)
    state.lowered_by = int(by or 0)
    _place_cards(state, given)
    state.enter(_kind(given))


def _place_cards(state: FamigliaState, given: dict[str, object]) -> None:
    start = " ".join(names(START_HAND))
    state.hands = _piles(given, "hand", [start, start])
    state.areas = _piles(given, "area", ["", ""])
    state.street = _pile(given, "street")
    state.discard = _pile(given, "discard")
    state.bottom = [_card(name) for name in str(given.get("bottom", "")).split()]
    state.deck = _pile(given, "deck")
    placed = [
        *state.hands,
        *state.areas,
        state.street,
        state.discard,
        state.deck,
        pile_of([NAMES[c] for c in state.bottom]),
    ]
    pile_of([name for pile in placed for name in names(pile)])
    rest = ALL_CARDS - sum(placed)
    place, _, seat = str(given.get("rest", "deck")).partition(".")
    if place == "deck" and ("deck" not in given or not rest):
        state.deck += rest
    elif place == "discard":
        state.discard += rest
    elif place == "area" and seat in ("0", "1"):
        state.areas[int(seat)] += rest
    else:
        raise BadInput("famiglia-error-scenario-rest", count=sum(count(rest, card) for card in range(20)))


def _kind(given: dict[str, object]) -> int:
    name = str(given.get("decision", "street"))
    if name not in KINDS or KINDS.index(name) == DEAL:
        raise BadInput("error-scenario-unknown-decision", decision=name)
    return KINDS.index(name)


def _number(given: dict[str, object], part: str, least: int, most: int, default: int = 0) -> int:
    value = given.get(part, default)
    if not isinstance(value, int) or not least <= value <= most:
        raise BadInput("error-scenario-number", part=part, least=least, most=most)
    return value


def _piles(given: dict[str, object], part: str, default: list[str]) -> list[int]:
    piles = given.get(part, default)
    if not isinstance(piles, list) or len(piles) != 2:
        raise BadInput("error-scenario-by-seat", part=part, seats=2)
    return [pile_of(str(pile).split()) for pile in piles]


def _pile(given: dict[str, object], part: str) -> int:
    return pile_of(str(given.get(part, "")).split())


def _named(given: dict[str, object], part: str) -> int:
    return _card(str(given[part]) if part in given else None)


def _card(name: str | None) -> int:
    if name is None:
        return NO_CARD
    if name not in NUMBERS:
        raise BadInput("famiglia-error-unknown-card", card=name)
    return NUMBERS[name]
