"""How a conflict is likely to end: over all conflict cards and all ways to take and leave them."""

from typing import Final

from consigliere.games.lafamiglia.components import Components
from consigliere.games.lafamiglia.encounter.clash import BRUTE, UNKNOWN, Clash, tactics
from consigliere.games.lafamiglia.encounter.odds import Odds
from consigliere.games.lafamiglia.table import Table

MOST: Final = 12  # larger armies are compared by what they have more than each other


def odds(t: Table, attackers: int, defenders: int) -> Odds:
    book = t.book
    predictable = 1 if t.predictable else 0
    if not book.fights[predictable]:
        book.fights[predictable] = _table(book, t.predictable)
    more = max(attackers, defenders) - MOST
    if more > 0:
        attackers, defenders = max(0, attackers - more), max(0, defenders - more)
    return book.fights[predictable][(MOST + 1) * attackers + defenders]


def _table(book: Components, predictable: bool) -> list[Odds]:
    unknown = [UNKNOWN, UNKNOWN]
    sizes = range(MOST + 1)
    return [tactics(book, predictable, Clash(one, other), unknown, unknown) for one in sizes for other in sizes]


def chance_to_take(t: Table, attackers: int, defenders: int) -> float:
    """By tactics or, where that is sure, by brute force."""
    if attackers <= 0:
        return 0.0
    if defenders <= 0 or attackers - BRUTE > defenders:
        return 1.0
    found = odds(t, attackers, defenders)
    return found.taken / found.ways
