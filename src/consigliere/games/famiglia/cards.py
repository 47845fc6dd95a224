"""Cards and piles.

A card is a number, 5 * family + value; families go I A B M. A pile is a number too: its octal digits count the cards
of each type, I0 the last digit, M4 the first. So piles add, subtract, compare and hash as plain numbers.
"""

from typing import Final

from consigliere.kernel.errors import BadInput, Impossible
from consigliere.kernel.packs import Pack

FAMILIES: Final = ["italians", "accountants", "brutes", "mercenaries"]
LETTERS: Final = "IABM"
TYPES: Final = 20
NAMES: Final = [f"{letter}{value}" for letter in LETTERS for value in range(5)]
NUMBERS: Final = {name: card for card, name in enumerate(NAMES)}
NO_CARD: Final = -1

ACCOUNTANT: Final = 5
BRUTE: Final = 10
MERCENARY: Final = 15

VALUE: Final = [card % 5 for card in range(TYPES)]
ONE: Final = [1 << 3 * card for card in range(TYPES)]
COPIES: Final = [5 - VALUE[card] for card in range(TYPES)]  # F-1
ALL_CARDS: Final = sum(COPIES[card] * ONE[card] for card in range(TYPES))
START_HAND: Final = ONE[0] + ONE[5] + ONE[10] + ONE[15]  # F-3

ZEROS: Final = 7 * START_HAND
ABLE_ACCOUNTANTS: Final = 0o77770 << 3 * ACCOUNTANT  # F-7
ABLE_BRUTES: Final = 0o77770 << 3 * BRUTE  # F-7
WITHOUT_M4: Final = (1 << 57) - 1

# For the 15 bits of one family in a pile: how many cards, which values, and these values as bits.
SIZE: Final = [(n & 7) + (n >> 3 & 7) + (n >> 6 & 7) + (n >> 9 & 7) + (n >> 12) for n in range(8**5)]
_VALUES_OF_BITS: Final = [[value for value in range(5) if bits >> value & 1] for bits in range(32)]
VALUE_BITS: Final = [
    (n & 7 > 0) + 2 * (n & 0o70 > 0) + 4 * (n & 0o700 > 0) + 8 * (n & 0o7000 > 0) + 16 * (n & 0o70000 > 0)
    for n in range(8**5)
]
VALUES: Final = [_VALUES_OF_BITS[bits] for bits in VALUE_BITS]


def count(pile: int, card: int) -> int:
    return pile >> 3 * card & 7


def size(pile: int) -> int:
    return SIZE[pile & 0o77777] + SIZE[pile >> 15 & 0o77777] + SIZE[pile >> 30 & 0o77777] + SIZE[pile >> 45]


def types(pile: int) -> list[int]:
    """The different cards of a pile, in the order I A B M, values up."""
    cards: list[int] = []
    family = 0
    while pile:
        for value in VALUES[pile & 0o77777]:
            cards.append(family + value)
        pile >>= 15
        family += 5
    return cards


def from_card(pile: int, card: int) -> int:
    """The cards of a pile that do not stand before this one in the order."""
    return pile >> 3 * card << 3 * card


def nth(pile: int, n: int) -> int:
    """The n-th card of a pile, counted from 0."""
    card = 0
    while n >= SIZE[pile & 0o77777]:
        n -= SIZE[pile & 0o77777]
        pile >>= 15
        card += 5
    while n >= pile & 7:
        n -= pile & 7
        pile >>= 3
        card += 1
    return card


def names(pile: int) -> list[str]:
    """Every card of a pile by name."""
    return [NAMES[card] for card in range(TYPES) for _ in range(count(pile, card))]


def pile_of(cards: list[str], part: str = "") -> int:
    """The pile of these cards, which stand in this part of a scenario; none more often than there are copies."""
    pile = 0
    for name in cards:
        card = card_of(name, part)
        if cards.count(name) > COPIES[card]:
            found, copies = cards.count(name), COPIES[card]
            raise Impossible("famiglia-error-too-many-cards", part=part, card=name, found=found, copies=copies)
        pile += ONE[card]
    return pile


def card_of(name: str, part: str = "") -> int:
    if name not in NUMBERS:
        raise BadInput("famiglia-error-unknown-card", part=part, card=name)
    return NUMBERS[name]


def points_of(pack: Pack) -> list[int]:
    """F-2: the points of each card; a pack may change them, but not which cards there are (F-1)."""
    table = pack.tables["card"]
    points: list[int] = []
    for card, name in enumerate(NAMES):
        record = table[name]
        fixed = {"family": FAMILIES[card // 5], "value": VALUE[card], "copies": COPIES[card]}
        for field, right in fixed.items():
            if record[field] != right:
                raise BadInput(
                    "famiglia-error-card-is-fixed",
                    card=name,
                    field=field,
                    found=str(record[field]),
                    right=str(right),
                )
        worth = record["points"]
        if not isinstance(worth, int) or not 0 <= worth <= 99:
            raise BadInput("famiglia-error-points", card=name, found=str(worth))
        points.append(worth)
    return points
