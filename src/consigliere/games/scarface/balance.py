"""What the balance report wants to know of one game: who won with what, how money grew, what was used how often.

A fact is (measure, group, name, value); the measures and what becomes of facts are the arena's.
"""

from typing import Final

from consigliere.games.scarface.actions import ACT, DO_ORDER, DO_READY, PLAN_CARD
from consigliere.games.scarface.names import (
    CARDS,
    GANG_CARDS,
    GANGS,
    HENCHMAN,
    HUMAN,
    JOBS,
    ORDERS,
    RAIDS,
    SIDES,
)
from consigliere.games.scarface.rounds import total
from consigliere.games.scarface.table import Table

Fact = tuple[str, str, str, float]
PAIRS: Final = [(mine, his) for mine in GANGS for his in GANGS if mine != his]
EVERY: Final = 4  # table rounds between two points of a money curve


def options(seed: int) -> dict[str, object]:
    """Every pair of gangs equally often."""
    mine, his = PAIRS[seed % len(PAIRS)]
    return {"gang": mine, "rival": his}


def full_plan(state: Table) -> int | None:
    """The habit of laying every card in hand: the card to lay now, None where the habit says nothing."""
    if state.kind != PLAN_CARD:
        return None
    cards = [action for action in state.legal if action != DO_READY]
    return cards[0] if cards else None


class Watch:
    """Looks at a game before and after every decision."""

    def __init__(self) -> None:
        self.round = 0
        self.plans: dict[int, int] = {}  # cards laid, by table round
        self.orders: dict[int, int] = {}  # bits, by table round
        self.curve: dict[int, tuple[int, int]] = {}
        self.hired: set[int] = set()
        self.raids: list[int] = []
        self.raid_count = 0

    def hear(self, t: Table, action: int) -> None:
        """Before an action is carried out."""
        if t.kind == ACT:
            self.plans[t.round] = len(t.plan)
            bits = self.orders.get(t.round, 0)
            if DO_ORDER <= action < DO_ORDER + len(ORDERS):
                bits |= 1 << (action - DO_ORDER)
            self.orders[t.round] = bits

    def see(self, t: Table) -> None:
        for card in t.hand + t.deck_bag + t.deck_top + t.discard + t.plan:
            if card >= len(GANG_CARDS):
                self.hired.add(card)
        seen = len(t.raid_discard)
        if seen != self.raid_count:
            fresh = t.raid_discard[self.raid_count :] if seen > self.raid_count else t.raid_discard
            self.raids += fresh
            self.raid_count = seen
        if t.round != self.round:
            self.round = t.round
            if t.round % EVERY == 0:
                self.curve[t.round] = (t.money[HUMAN], t.money[HENCHMAN])

    def facts(self, t: Table) -> list[Fact]:
        returns = t.returns
        assert returns is not None
        won = returns[0]
        mine, his = GANGS[t.gang[HUMAN]], GANGS[t.gang[HENCHMAN]]
        found: list[Fact] = [
            ("rate", "won", "human", won),
            ("rate", "gang", mine, won),
            ("rate", "rival", his, won),
            ("rate", "pair", f"{mine}-{his}", won),
            ("mean", "length", "rounds", float(t.round)),
            ("mean", "length", "decisions", float(t.seq)),
            ("mean", "length", "raids", float(len(self.raids))),
            ("mean", "length", "upgrades", float(t.boss(HUMAN))),
        ]
        for side in (HUMAN, HENCHMAN):
            found.append(("mean", "final", SIDES[side], float(total(t, side))))
            found.append(("mean", "tiles", SIDES[side], float(len(t.tiles_of(side)))))
        for round, money in self.curve.items():
            for side in (HUMAN, HENCHMAN):
                found.append(("mean", f"money-{SIDES[side]}", f"{round:02}", float(money[side])))
        found += self._used(t, won)
        return found

    def _used(self, t: Table, won: float) -> list[Fact]:
        found: list[Fact] = []
        for bits in self.orders.values():
            for order, name in enumerate(ORDERS):
                found.append(("rate", "order", name, float(bits >> order & 1)))
        for size in self.plans.values():
            for number in (1, 2, 3, 4, 5):
                found.append(("rate", "plan", str(number), float(min(5, size) == number)))
        for job in sorted(set(t.jobs[HUMAN])):
            found.append(("rate", "job", JOBS[job], won))
        for raid in sorted(set(self.raids)):
            found.append(("rate", "raid", RAIDS[raid], won))
        for card in sorted(self.hired):
            found.append(("rate", "associate", CARDS[card], won))
        return found
