"""The Henchman's own cards on the table (SF-208): what is known of a deck that nobody looks into.

In `Sheet.deck` a card is its number where it must be somewhere in there, OF_PILE - pile for one that nobody has seen,
NONE for any. The last `on_top` of them lie there in this order, the others are shuffled.
"""

from typing import Final

from consigliere.companion.box import Box
from consigliere.companion.sheet import Sheet
from consigliere.games.scarface.names import NONE, PILES

OF_PILE: Final = -2  # A, and the next below it B


def new_decks(box: Box, s: Sheet, counts: list[int]) -> None:
    """So many cards of A, B and C."""
    s.piles = [[OF_PILE - pile] * counts[pile] for pile in range(len(PILES))]
    known = box.slots(2)
    s.deck = known if len(known) == counts[2] else [NONE] * counts[2]


def may_come(box: Box, s: Sheet) -> list[int]:
    """The cards that may be turned up next, as far as the pack knows them."""
    seen = {*s.drawn, *s.plan, *s.discard, *s.deck}
    unseen = [slot for slot, id in enumerate(box.cards) if id and slot not in seen]
    found: set[int] = set()
    for card in s.deck[-1:] if s.on_top else s.deck:
        if card >= 0:
            found.add(card)
        else:
            found.update(slot for slot in unseen if card == NONE or box.book.action_deck[slot] == OF_PILE - card)
    return sorted(found)


def turn_up(box: Box, s: Sheet, card: int) -> None:
    """This card came from the deck."""
    place = len(s.deck) - 1
    if s.on_top:
        s.on_top -= 1
    else:
        for sign in (card, OF_PILE - box.book.action_deck[card], NONE):
            if sign in s.deck:
                place = s.deck.index(sign)
                break
    del s.deck[place]
    s.drawn.append(card)


def to_name(s: Sheet, n: int) -> int:
    """How many of the next n cards must be named: the last one of a known deck is known."""
    return n - 1 if n == len(s.deck) and min(s.deck) >= 0 else n


def last_known(s: Sheet) -> bool:
    return len(s.deck) == 1 and s.deck[0] >= 0
