"""A conflict as numbers (LF-134, LF-137, LF-138, LF-139, LF-140, LF-142): the one place where it is worked out how
many go, come and fall.

The rules carry out what it says on the table, bots and pages count how it can end. Side 0 attacks, side 1 defends.
"""

from typing import Final

from consigliere.games.lafamiglia.components import Components
from consigliere.games.lafamiglia.encounter.odds import Odds
from consigliere.games.lafamiglia.names import CARDS

ATTACKER: Final = 0
DEFENDER: Final = 1
BRUTE: Final = 2  # LF-134
UNKNOWN: Final = -1  # a card, or whether one is taken
MANY: Final = 99


def after_bonuses(defenders: int, attack: int, defence: int) -> int:
    """LF-132: defenders left."""
    return defenders - min(defenders, max(0, attack - defence))


class Clash:
    """Soldiers of both sides, what each could bring in, and which side is neutral, so that the other is rewarded."""

    def __init__(self, attackers: int, defenders: int) -> None:
        self.soldiers: list[int] = [attackers, defenders]
        self.stock: list[int] = [MANY, MANY]
        self.neutral: list[bool] = [False, False]
        self.fled: int = 0  # attackers who are in their HQ

    def clone(self) -> "Clash":
        twin = Clash(self.soldiers[ATTACKER], self.soldiers[DEFENDER])
        twin.stock = self.stock[:]
        twin.neutral = self.neutral
        return twin

    def brute_force(self) -> int:
        """LF-134: attackers who go before the knock-out."""
        n = min(BRUTE, self.soldiers[ATTACKER])
        self._lose(ATTACKER, n)
        return n

    def traitor(self, side: int) -> tuple[int, int]:
        """LF-139: an enemy goes and an own soldier comes, each as far as it can."""
        other = 1 - side
        gone = min(1, self.soldiers[other])
        come = min(1, self.stock[side])
        self.stock[side] -= come
        self.soldiers[side] += come
        self.soldiers[other] -= gone
        self.stock[other] += gone
        if side == DEFENDER:
            self._reward(other, gone)
        return gone, come

    def coward(self, side: int, n: int) -> int:
        """LF-140: own soldiers run."""
        n = min(n, self.soldiers[side])
        self.soldiers[side] -= n
        if self.neutral[side]:
            self.stock[side] += n
            self._reward(side, n)
        elif side == ATTACKER:
            self.fled += n
        return n

    def knock_out(self) -> int:
        """LF-142: both sides lose the same."""
        n = min(self.soldiers[ATTACKER], self.soldiers[DEFENDER])
        self.soldiers[ATTACKER] -= n
        self.soldiers[DEFENDER] -= n
        return n

    def _lose(self, side: int, n: int) -> None:
        self.soldiers[side] -= n
        self.stock[side] += n
        self._reward(side, n)

    def _reward(self, side: int, n: int) -> None:
        """LF-30: for neutrals that went the other side takes as many from its supply into its HQ."""
        if self.neutral[side]:
            other = 1 - side
            self.stock[other] -= min(n, self.stock[other])


def workings(
    book: Components, mine: int, theirs: int, i_take: int, they_take: int, predictable: bool
) -> list[tuple[int, int]]:
    """LF-137, LF-138: which side's cards work in which order: first every Traitor, then every Coward, the attacker's
    side first. `mine` is the attacker's card; whoever takes the other card plays that too."""
    before = [[] if they_take else [mine], [] if i_take else [theirs]]
    if i_take:
        before[ATTACKER].append(theirs)
    if they_take:
        before[DEFENDER].append(mine)
    found: list[tuple[int, int]] = []
    for traitors in (1, 0):
        for side in (ATTACKER, DEFENDER):
            cards = sorted(set(before[side])) if predictable else before[side]  # LF-165
            for card in cards:
                if book.card_traitor[card] == traitors:
                    found.append((side, card))
    return found


def work(clash: Clash, book: Components, side: int, card: int) -> None:
    """What one card does."""
    n = book.card_n[card]
    if not book.card_traitor[card]:
        clash.coward(side, n)
        return
    for _ in range(n):
        clash.traitor(side)


def tactics(book: Components, predictable: bool, start: Clash, cards: list[int], takes: list[int]) -> Odds:
    """Every way the conflict can go, each counted once; what is known of the `cards` of both sides, and of who `takes`
    the other's, leaves fewer."""
    odds = Odds()
    for mine in _possible(cards[ATTACKER], len(CARDS)):
        for theirs in _possible(cards[DEFENDER], len(CARDS)):
            for i_take in _possible(takes[ATTACKER], 2):
                for they_take in _possible(takes[DEFENDER], 2):
                    clash = start.clone()
                    for side, card in workings(book, mine, theirs, i_take, they_take, predictable):
                        work(clash, book, side, card)
                    clash.knock_out()
                    odds.add(clash.soldiers[ATTACKER], clash.soldiers[DEFENDER], clash.fled)
    return odds


def _possible(known: int, many: int) -> list[int]:
    return list(range(many)) if known == UNKNOWN else [known]


def brute_force(start: Clash) -> Odds:
    """The one way it goes then."""
    odds = Odds()
    clash = start.clone()
    clash.brute_force()
    clash.knock_out()
    odds.add(clash.soldiers[ATTACKER], clash.soldiers[DEFENDER], clash.fled)
    return odds


def unopposed(attackers: int) -> Odds:
    """Where the bonuses leave nobody to fight."""
    odds = Odds()
    odds.add(attackers, 0, 0)
    return odds
