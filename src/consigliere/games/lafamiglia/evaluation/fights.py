"""How a conflict is likely to end: averages over all conflict cards and all ways to take and leave them."""

from typing import Final

MOST: Final = 12  # larger armies are compared by what they have more than each other


class Odds:
    """The average end of a conflict by tactics: who holds the area, and where the soldiers are."""

    def __init__(self, attackers: int, defenders: int) -> None:
        self.taken: float = 0.0
        self.emptied: float = 0.0
        self.attackers: float = 0.0  # left in the area
        self.defenders: float = 0.0
        self.fled: float = 0.0  # attackers in their HQ
        for mine in range(3):
            for theirs in range(3):
                for takes in range(4):
                    self._add(attackers, defenders, mine, theirs, takes)

    def _add(self, attackers: int, defenders: int, mine: int, theirs: int, takes: int) -> None:
        """Card 0 is the Traitor, card n the Coward n (LF-137, LF-138, LF-139, LF-140, LF-142, LF-143)."""
        mine_at = 1 if takes & 1 else 0
        theirs_at = 0 if takes & 2 else 1
        sides = [attackers, defenders]
        fled = [0, 0]
        for at in (0, 1):
            for card, before in ((mine, mine_at), (theirs, theirs_at)):
                if card == 0 and before == at:
                    sides[1 - at] = max(0, sides[1 - at] - 1)
                    sides[at] += 1
        for card, at in ((mine, mine_at), (theirs, theirs_at)):
            n = min(card, sides[at])
            sides[at] -= n
            fled[at] += n
        fallen = min(sides[0], sides[1])
        left, held = sides[0] - fallen, sides[1] - fallen
        if left:
            self.taken += 1 / 36
        elif not held:
            self.emptied += 1 / 36
        self.attackers += left / 36
        self.defenders += held / 36
        self.fled += fled[0] / 36


def _table() -> list[Odds]:
    return [Odds(n // (MOST + 1), n % (MOST + 1)) for n in range((MOST + 1) * (MOST + 1))]


ODDS: Final = _table()


def odds(attackers: int, defenders: int) -> Odds:
    more = max(attackers, defenders) - MOST
    if more > 0:
        attackers, defenders = max(0, attackers - more), max(0, defenders - more)
    return ODDS[(MOST + 1) * attackers + defenders]


def chance_to_take(attackers: int, defenders: int) -> float:
    """By tactics or, where that is sure, by brute force."""
    if attackers <= 0:
        return 0.0
    if defenders <= 0 or attackers - 2 > defenders:
        return 1.0
    return odds(attackers, defenders).taken
