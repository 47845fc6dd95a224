"""The conflict as the zero-sum game it is: both lay a card, the attacker takes the other's card or leaves it, then the
defender does, who has seen that.

A plan of the attacker is a card and whether to take; one of the defender a card and whether to take after each.
"""

from collections.abc import Callable
from typing import Final

from consigliere.bots.lafamiglia.matrix import solve
from consigliere.games.lafamiglia.components import Components
from consigliere.games.lafamiglia.encounter.clash import ATTACKER, DEFENDER, Clash, work, workings
from consigliere.games.lafamiglia.names import CARDS

TRICKS: Final = len(CARDS)
MOST: Final = 12  # larger armies are compared by what they have more than each other
AREA: Final = 6.0  # what the area is worth in the table, in soldiers
EMPTY_AREA: Final = 2.5
FLED: Final = 0.6  # a soldier who ran into the HQ

Payoff = Callable[[int, int, int, int], float]  # of both cards, and of whether each takes, for the attacker


class Mix:
    """How both sides play it. `laid` is by side and card, `attacker_takes` by card, `defender_takes` by card and
    whether the attacker took: how likely each is. `value` is what the attacker gains on average."""

    def __init__(self, attacker: list[float], defender: list[float], value: float) -> None:
        self.value: float = value
        self.attacker: list[float] = attacker  # by plan
        self.defender: list[float] = defender
        self.laid: list[list[float]] = [
            [attacker[2 * card] + attacker[2 * card + 1] for card in range(TRICKS)],
            [sum(defender[4 * card : 4 * card + 4]) for card in range(TRICKS)],
        ]
        self.attacker_takes: list[float] = [
            _share(attacker[2 * card + 1], self.laid[ATTACKER][card]) for card in range(TRICKS)
        ]
        self.defender_takes: list[float] = []
        for card in range(TRICKS):
            for taken in range(2):
                taking = sum([defender[4 * card + plan] for plan in range(4) if plan >> taken & 1])
                self.defender_takes.append(_share(taking, self.laid[DEFENDER][card]))

    def attackers_card(self, takes: int) -> list[float]:
        """What the defender believes of the card that the attacker laid, once it was taken or left."""
        seen = [self.attacker[2 * card + takes] for card in range(TRICKS)]
        total = sum(seen)
        return [one / total for one in seen] if total > 0.0 else [1 / TRICKS] * TRICKS


def _share(part: float, whole: float) -> float:
    return min(1.0, part / whole) if whole > 1e-9 else 0.5


def solved(payoff: Payoff) -> Mix:
    matrix: list[list[float]] = []
    for mine in range(TRICKS):
        for takes in range(2):
            ends = [[payoff(mine, theirs, takes, answer) for answer in range(2)] for theirs in range(TRICKS)]
            matrix.append([ends[theirs][plan >> takes & 1] for theirs in range(TRICKS) for plan in range(4)])
    attacker, defender, value = solve(matrix)
    return Mix(attacker, defender, value)


class Conflicts:
    """How conflicts are played, by the soldiers of both sides: worked out once."""

    def __init__(self, book: Components, predictable: bool) -> None:
        self.book: Components = book
        self.predictable: bool = predictable
        self.known: dict[int, Mix] = {}

    def mix(self, attackers: int, defenders: int) -> Mix:
        more = max(attackers, defenders) - MOST
        if more > 0:
            attackers, defenders = max(0, attackers - more), max(0, defenders - more)
        key = (MOST + 1) * attackers + defenders
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = solved(
                lambda mine, theirs, takes, answer: self.worth(attackers, defenders, mine, theirs, takes, answer)
            )
        return found

    def worth(self, attackers: int, defenders: int, mine: int, theirs: int, takes: int, answer: int) -> float:
        clash = Clash(attackers, defenders)
        for side, card in workings(self.book, mine, theirs, takes, answer, self.predictable):
            work(clash, self.book, side, card)
        clash.knock_out()
        left, held = clash.soldiers
        area = AREA if left else 0.0 if held else EMPTY_AREA
        return area + left - held + FLED * clash.fled
