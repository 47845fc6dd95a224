"""The alphabet of Famiglia: the decisions of the spec, their actions, and what each action means."""

from typing import Final

from consigliere.games.famiglia.cards import MERCENARY, NAMES, TYPES, VALUE
from consigliere.kernel.alphabet import Action, Alphabet

FIRST: Final = 0
DEAL: Final = 1
STREET: Final = 2
ACCOUNTANT_STEP: Final = 3
TAKE: Final = 4
LAY: Final = 5
BRUTE_STEP: Final = 6
LOWER: Final = 7
RECRUIT: Final = 8
KINDS: Final = ["first", "deal", "street", "accountant", "take", "lay", "brute", "lower", "recruit"]
KIND_RULES: Final = ["F-5", "F-10", "F-8", "F-13", "F-14", "F-14", "F-16", "F-16", "F-18"]

DO_STOP: Final = 0
DO_DISCARD: Final = 1
DO_NO_ACCOUNTANT: Final = 21
DO_ACCOUNTANT: Final = 22
DO_DONE: Final = 27
DO_TAKE: Final = 28
DO_LAY: Final = 48
DO_NO_BRUTE: Final = 68
DO_BRUTE: Final = 69
DO_LOWER: Final = 74
DO_PASS: Final = 154
DO_FIRST: Final = 155
DO_DEAL: Final = 157
DO_RECRUIT: Final = 177
DECLINING: Final = frozenset([DO_STOP, DO_NO_ACCOUNTANT, DO_DONE, DO_NO_BRUTE, DO_PASS])


class Recruitment:
    """One way to recruit: the card, how much it was lowered, and the two cards shown (NO_CARD: for free)."""

    def __init__(self, card: int, by: int, kept: int, laid: int) -> None:
        self.card = card
        self.by = by
        self.kept = kept
        self.laid = laid


def price(card: int, by: int) -> int:
    """F-19: the card of which two are needed; only asked where the lowered value is 1 or more."""
    return card - by - 1


def pays(card: int, by: int, one: int, other: int) -> bool:
    """F-19, F-20: `one` is the card asked for, `other` a second one or a mercenary strictly above its value."""
    asked = price(card, by)
    joker = other >= MERCENARY and VALUE[other] > VALUE[asked]
    return one == asked and (other == asked or joker)


def _recruitments() -> list[Recruitment]:
    """Everything one may wish to show: the card asked for or any mercenary, twice; `pays` says what is enough."""
    ways: list[Recruitment] = []
    for card in range(TYPES):
        for by in range(VALUE[card] + 1):
            if by == VALUE[card]:
                ways.append(Recruitment(card, by, -1, -1))
                continue
            wallet = sorted({price(card, by), *range(MERCENARY, TYPES)})
            for one in wallet:
                for other in wallet:
                    if one == other:
                        ways.append(Recruitment(card, by, one, one))
                    elif one < other:
                        ways.append(Recruitment(card, by, one, other))
                        ways.append(Recruitment(card, by, other, one))
    return ways


RECRUITMENTS: Final = _recruitments()


def _ways_by_hand() -> list[list[list[int]]]:
    """WAYS[5 * card + by][32 * copies of the asked card + bits of the mercenaries' values]: the legal actions."""
    table: list[list[list[int]]] = [[[] for _ in range(256)] for _ in range(5 * TYPES)]
    for number, way in enumerate(RECRUITMENTS):
        slots = table[5 * way.card + way.by]
        one, other = min(way.kept, way.laid), max(way.kept, way.laid)
        if one >= 0 and not pays(way.card, way.by, one, other):
            continue
        for slot in range(256):
            copies, mercenaries = slot >> 5, slot & 31
            if one < 0 or (copies >= 2 if one == other else copies and mercenaries >> VALUE[other] & 1):
                slots[slot].append(DO_RECRUIT + number)
    return table


WAYS: Final = _ways_by_hand()


def _recruit_action(way: Recruitment) -> Action:
    card = NAMES[way.card] + (f"-{way.by}" if way.by else "")
    args: dict[str, object] = {"verb": "recruit-free", "card": NAMES[way.card], "by": way.by}
    if way.kept < 0:
        return Action("recruit", f"recruit {card}", args)
    one, other = NAMES[min(way.kept, way.laid)], NAMES[max(way.kept, way.laid)]
    args |= {"verb": "recruit", "with": [one, other], "keep": NAMES[way.kept], "lay": NAMES[way.laid]}
    return Action("recruit", f"recruit {card} with {one}+{other} keep {NAMES[way.kept]}", args)


def _word(kind: str, verb: str, notation: str = "") -> Action:
    return Action(kind, notation or verb, {"verb": verb})


def _cards(kind: str, verb: str, cards: list[str], notation: str = "") -> list[Action]:
    return [Action(kind, f"{notation or verb} {card}", {"verb": verb, "card": card}) for card in cards]


def _alphabet() -> Alphabet:
    return Alphabet(
        [
            _word("street", "stop"),
            *_cards("street", "discard", NAMES),
            _word("accountant", "no-accountant", "no accountant"),
            *_cards("accountant", "accountant", NAMES[5:10], "play"),
            _word("take", "done"),
            *_cards("take", "take", NAMES),
            *_cards("lay", "lay", NAMES),
            _word("brute", "no-brute", "no brute"),
            *_cards("brute", "brute", NAMES[10:15], "play"),
            *[
                Action("lower", f"lower {card} by {by}", {"verb": "lower", "card": card, "by": by})
                for card in NAMES
                for by in range(1, 5)
            ],
            _word("recruit", "pass"),
            *[Action("first", f"first {seat}", {"verb": "first", "seat": seat}) for seat in (0, 1)],
            *_cards("deal", "deal", NAMES),
            *[_recruit_action(way) for way in RECRUITMENTS],
        ]
    )


ALPHABET: Final = _alphabet()
