"""A position of Famiglia as small numbers, from the side of the player whose turn it is: what a network looks at."""

from typing import Final

from consigliere.games.famiglia.actions import STREET
from consigliere.games.famiglia.cards import NO_CARD, ONE, TYPES, VALUE, size
from consigliere.games.famiglia.state import FamigliaState

VERSION: Final = 1  # of what the numbers mean: a network learned them
STEPS: Final = 7
REST: Final = TYPES + STEPS + 31
LENGTH: Final = 8 * TYPES + REST
MOST: Final = 255

# For the 15 bits of one family in a pile: how many cards of each value.
COUNTS: Final = [bytes([n & 7, n >> 3 & 7, n >> 6 & 7, n >> 9 & 7, n >> 12]) for n in range(8**5)]


def features(state: FamigliaState) -> bytes:
    me = state.player
    rival = 1 - me
    bottom = 0
    for card in state.bottom:
        bottom += ONE[card]
    parts: list[bytes] = []
    _add(parts, state.hands[me])
    _add(parts, state.hands[rival])
    _add(parts, state.areas[me])
    _add(parts, state.areas[rival])
    _add(parts, state.street)
    _add(parts, state.deck)
    _add(parts, state.discard)
    _add(parts, bottom)
    rest = bytearray(REST)
    if state.lowered != NO_CARD:
        rest[state.lowered] = state.lowered_by
    rest[TYPES + state.kind - STREET] = 1
    place = TYPES + STEPS
    mine = min(state.score(me), MOST)
    theirs = min(state.score(rival), MOST)
    rest[place] = mine
    rest[place + 1] = theirs
    if mine > theirs:
        rest[place + 2] = mine - theirs
        rest[place + 4] = 1
        rest[place + 28] = state.passes
    elif mine < theirs:
        rest[place + 3] = theirs - mine
        rest[place + 5] = 1
        rest[place + 29] = state.passes
    rest[place + 6] = size(state.deck) + len(state.bottom)
    rest[place + 7 + state.run_out] = 1
    rest[place + 11 + state.turns_left] = 1
    rest[place + 14] = state.passes
    if state.first == me:
        rest[place + 15] = 1
    if state.street_used:
        rest[place + 16] = 1
    rest[place + 17] = state.moved
    if state.accountant != NO_CARD:
        rest[place + 18 + VALUE[state.accountant]] = 1
    if state.brute != NO_CARD:
        rest[place + 23 + VALUE[state.brute]] = 1
    if state.by_faq():
        rest[place + 30] = 1
    parts.append(bytes(rest))
    return b"".join(parts)


def _add(parts: list[bytes], pile: int) -> None:
    parts.append(COUNTS[pile & 0o77777])
    parts.append(COUNTS[pile >> 15 & 0o77777])
    parts.append(COUNTS[pile >> 30 & 0o77777])
    parts.append(COUNTS[pile >> 45])
