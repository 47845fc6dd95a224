"""What is seen of a position. Only the order of the deck is hidden (F-29), and nobody knows it, so all see the same."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from consigliere.games.famiglia.actions import (
    ACCOUNTANT_STEP,
    BRUTE_STEP,
    DEAL,
    FIRST,
    LAY,
    LOWER,
    RECRUIT,
    STREET,
    TAKE,
)
from consigliere.games.famiglia.cards import NAMES, NO_CARD, names
from consigliere.games.famiglia.outlook import Outlook, outlook
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel.views import View

PHASES = {
    FIRST: "set-up",
    DEAL: "street",
    STREET: "street",
    ACCOUNTANT_STEP: "accountant",
    TAKE: "accountant",
    LAY: "accountant",
    BRUTE_STEP: "brute",
    LOWER: "brute",
    RECRUIT: "recruit",
}


class Board(msgspec.Struct, frozen=True):
    """Cards by name. `deck` lies in unknown order, `bottom` below it in this order, the next to be dealt first.
    `outlook` is what follows from it all, for people."""

    hands: list[list[str]]
    areas: list[list[str]]
    street: list[str]
    discard: list[str]
    deck: list[str]
    bottom: list[str]
    scores: list[int]
    first: int
    player: int
    passes: int
    run_out: int
    turns_left: int
    street_used: bool
    accountant: str | None
    moved: int
    named: str
    brute: str | None
    lowered: str | None
    lowered_by: int
    to_deal: int
    dealing_in: int
    outlook: Outlook | UnsetType = UNSET


def board(state: FamigliaState, seat: int | None = None) -> Board:
    return Board(
        hands=[names(hand) for hand in state.hands],
        areas=[names(area) for area in state.areas],
        street=names(state.street),
        discard=names(state.discard),
        deck=names(state.deck),
        bottom=[NAMES[card] for card in state.bottom],
        scores=[state.score(0), state.score(1)],
        first=state.first,
        player=state.player,
        passes=state.passes,
        run_out=state.run_out,
        turns_left=state.turns_left,
        street_used=state.street_used,
        accountant=_name(state.accountant),
        moved=state.moved,
        named=NAMES[state.named],
        brute=_name(state.brute),
        lowered=_name(state.lowered),
        lowered_by=state.lowered_by,
        to_deal=state.to_deal,
        dealing_in=state.dealing_in,
    )


def shown(state: FamigliaState, view: View) -> View:
    """For people: with the outlook."""
    seen = msgspec.structs.replace(view.board, outlook=outlook(state, view))
    return msgspec.structs.replace(view, board=seen)


def phase(state: FamigliaState) -> str:
    """The step of the turn."""
    return "over" if state.ended else PHASES[state.kind]


def facts(state: FamigliaState) -> dict[str, Any]:
    whole: dict[str, Any] = msgspec.to_builtins(board(state))
    return whole | {"returns": state.returns}


def _name(card: int) -> str | None:
    return None if card == NO_CARD else NAMES[card]
