"""What the balance report wants to know of one game: who won with what, how money grew, what was used how often.

A fact is (measure, group, name, value); the measures and what becomes of facts are the arena's. In company every gang's
wins are told, by turn order and by seat; plans, orders, jobs and associates are those of the first human.
"""

from collections.abc import Callable
from typing import Final

from consigliere.games.scarface.actions import ACT, DO_READY, PLAN_CARD
from consigliere.games.scarface.names import CARDS, GANG_CARDS, GANGS, HENCHMAN, HUMAN, JOBS, ORDERS, RAIDS, SIDES
from consigliere.games.scarface.rounds import cards_of, total
from consigliere.games.scarface.table import Table

Fact = tuple[str, str, str, float]
PAIRS: Final = [(mine, his) for mine in GANGS for his in GANGS if mine != his]
EVERY: Final = 4  # table rounds between two points of a money curve
LARGEST: Final = 5  # plans of so many cards or more
MANY: Final = 3  # cards that raise crime


def options(seed: int) -> dict[str, object]:
    """Every pair of gangs equally often."""
    mine, his = PAIRS[seed % len(PAIRS)]
    return {"gang": mine, "rival": his}


def full_plan(state: Table) -> int | None:
    """The habit of laying every card in hand: the card to lay now, None where the habit says nothing."""
    if state.kind != PLAN_CARD:
        return None
    cards = [action for action in state.legal if action != DO_READY]
    return cards[0] if cards else DO_READY


HABITS: Final[dict[str, Callable[[Table], int | None]]] = {"full_plan": full_plan}


class Observer:
    """Looks at a game after every decision."""

    def __init__(self) -> None:
        self.round = 0
        self.plans: dict[int, int] = {}  # cards laid, by table round
        self.orders: dict[int, int] = {}  # bits, by table round
        self.curve: dict[int, tuple[int, int]] = {}
        self.hired: set[int] = set()
        self.raids: list[int] = []
        self.raid_count = 0

    def see(self, t: Table) -> None:
        self._plan(t)
        self._cards(t)
        if t.round != self.round:
            self.round = t.round
            if t.round % EVERY == 0:
                self.curve[t.round] = (t.money[HUMAN], t.money[HENCHMAN])

    def _plan(self, t: Table) -> None:
        """The plan, and the orders given with it so far: both are forgotten at the end of the turn."""
        if t.kind == ACT and t.plan and t.turn == HUMAN:
            self.plans[t.round] = len(t.plan)
        if t.round in self.plans and t.turn == HUMAN:
            self.orders[t.round] = self.orders.get(t.round, 0) | t.orders_used

    def _cards(self, t: Table) -> None:
        for card in cards_of(t, HUMAN):
            if card >= len(GANG_CARDS):
                self.hired.add(card)
        seen = len(t.raid_discard)
        if seen != self.raid_count:
            self.raids += t.raid_discard[self.raid_count :] if seen > self.raid_count else t.raid_discard
            self.raid_count = seen

    def facts(self, t: Table) -> list[Fact]:
        returns = t.returns
        assert returns is not None
        won = returns[t.seats[HUMAN]]
        mine, his = GANGS[t.gang[HUMAN]], GANGS[t.gang[HENCHMAN]]
        found: list[Fact] = [
            *self._won(t, returns),
            ("rate", "rival", his, sum(returns)),
            ("rate", "pair", f"{mine} – {his}", won),
            ("mean", "length", "rounds", float(t.round)),
            ("mean", "length", "decisions", float(t.seq)),
            ("mean", "length", "raids", float(len(self.raids))),
            ("mean", "length", "upgrades", float(t.boss(HUMAN))),
        ]
        for side in range(len(t.gang)):
            found.append(("mean", "final", SIDES[side], float(total(t, side))))
            found.append(("mean", "neighbourhoods", SIDES[side], float(len(t.tiles_of(side)))))
        for side in (HUMAN, HENCHMAN):
            for round, money in self.curve.items():
                found.append(("mean", f"money-{SIDES[side]}", f"{round:02}", float(money[side])))
        return found + self._turns(t.round, won) + self._used(t, won)

    def _won(self, t: Table, returns: list[float]) -> list[Fact]:
        """By gang, and in company by seat and for the Henchman."""
        found: list[Fact] = []
        for side in t.humans():
            found.append(("rate", "won", SIDES[side], returns[t.seats[side]]))
            found.append(("rate", "gang", GANGS[t.gang[side]], returns[t.seats[side]]))
        if not t.alone():
            found.append(("rate", "won", SIDES[HENCHMAN], 1.0 - sum(returns)))
            found += [("rate", "seat", str(seat + 1), won) for seat, won in enumerate(returns)]
        return found

    def _turns(self, turns: int, won: float) -> list[Fact]:
        """Orders as parts of all turns of the human, plans as parts of his action turns.

        Only orders given by choice count, once a turn: what a card carries out is no order of the turn (SF-49). In a
        reorganization none can be given. Then the result by the plan size the human liked best.
        """
        found: list[Fact] = []
        for bits in self.orders.values():
            for order, name in enumerate(ORDERS):
                found.append(("rate", "order", name, float(bits >> order & 1)))
        for _ in range(turns - len(self.orders)):
            found += [("rate", "order", name, 0.0) for name in ORDERS]
        sizes = [min(LARGEST, size) for size in self.plans.values()]
        for size in sizes:
            for number in range(1, LARGEST + 1):
                found.append(("rate", "plan", str(number), float(size == number)))
            found.append(("rate", "plan", f"{MANY}+", float(size >= MANY)))
        if sizes:
            found.append(("rate", "plan-won", f"{sum(sizes) / len(sizes):.1f}", won))
        return found

    def _used(self, t: Table, won: float) -> list[Fact]:
        """How often the human won with each job, raid and associate he met."""
        found: list[Fact] = [("rate", "job", JOBS[job], won) for job in sorted(set(t.jobs[HUMAN]))]
        found += [("rate", "raid", RAIDS[raid], won) for raid in sorted(set(self.raids))]
        return found + [("rate", "associate", CARDS[card], won) for card in sorted(self.hired)]
