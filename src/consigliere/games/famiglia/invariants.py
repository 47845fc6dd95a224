"""What holds in every position: for `position`, property tests and soak runs."""

from consigliere.games.famiglia.actions import DEAL, FIRST
from consigliere.games.famiglia.cards import COPIES, NAMES, TYPES, count, size
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel.errors import Impossible


def check_invariants(t: FamigliaState) -> None:
    """Raises Impossible, with the part of a scenario's `given` that is to blame."""
    _cards(t)
    if not t.street and t.run_out < 2 and t.kind not in (FIRST, DEAL):
        raise Impossible("famiglia-error-empty-street", part="street")
    _decks(t)


def _cards(t: FamigliaState) -> None:
    """F-1: every card lies in one place."""
    piles = [*t.hands, *t.areas, t.street, t.discard, t.deck]
    for card in range(TYPES):
        found = sum([count(pile, card) for pile in piles]) + t.bottom.count(card)
        if found != COPIES[card]:
            raise Impossible("famiglia-error-too-many-cards", card=NAMES[card], found=found, copies=COPIES[card])


def _decks(t: FamigliaState) -> None:
    """F-10, F-11, F-24."""
    left = size(t.deck) + len(t.bottom)
    if t.run_out < 2 and not left:
        raise Impossible("famiglia-error-empty-deck", part="deck")
    if t.run_out == 2 and left:
        raise Impossible("famiglia-error-third-deck", part="deck", found=left)
    if t.run_out and t.discard:
        raise Impossible("famiglia-error-discard-after-first-deck", part="discard", found=size(t.discard))
    if t.bottom and t.run_out == 0:
        raise Impossible("famiglia-error-bottom-of-first-deck", part="bottom")
    if (t.turns_left >= 0) != (t.run_out == 2):
        raise Impossible("famiglia-error-turns-left", part="turns_left")
