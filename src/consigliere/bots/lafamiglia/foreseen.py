"""What is likely to be planned before the encounter: in each turn an order where it promises most, and often soldiers
there. It is thought of once for all lines that are compared: nobody answers what he cannot see."""

from typing import Final, NamedTuple

from consigliere.bots.lafamiglia.dice import Dice
from consigliere.games.lafamiglia.evaluation.orders import Prospects
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.names import FAMILY_TOKENS, HQ, POLICE, following, partner
from consigliere.games.lafamiglia.table import Table

TOKENS: Final = 3  # looked at for an order, so that it is not always the same ones
SENDING: Final = [0, 17, 45, 65, 80]  # turns of a hundred in which soldiers are sent, by round
TWO_ORDERS: Final = [0, 0, 15, 30, 50]  # turns of a hundred
MORE: Final = 2  # soldiers than the police say


class Order(NamedTuple):
    turn: int
    seat: int
    token: int
    area: int
    soldiers: int


def foreseen(world: Table, first: int, turns: int, weights: Weights, dice: Dice) -> list[Order]:
    """From this seat on."""
    t = world.clone()
    assert isinstance(t, Table)
    orders: list[Order] = []
    for turn in range(turns):
        seat = following(first, turn)
        many = 2 if dice.below(100) < TWO_ORDERS[t.round] else 1
        sent = t.base(seat, POLICE) + MORE if dice.below(100) < SENDING[t.round] else 0
        for soldiers in (sent, 0)[:many]:
            order = _best(t, turn, seat, min(soldiers, t.hq[seat]), weights, dice)
            if order is not None:
                lay(t, order)
                orders.append(order)
    return orders


def lay(t: Table, order: Order) -> None:
    """As far as it can be done here."""
    seat, area = order.seat, order.area
    if t.holder[area] != seat:
        return
    if t.where[order.token] == HQ and t.orders[area] == 0:
        t.put_token(order.token, seat, area)
    t.place(seat, area, min(order.soldiers, t.hq[seat]))


def _best(t: Table, turn: int, seat: int, soldiers: int, weights: Weights, dice: Dice) -> Order | None:
    tokens = t.tokens_in_hq(seat)
    areas = [area for area in range(36) if t.holder[area] == seat and t.orders[area] == 0]
    if not tokens or not areas:
        return None
    prospects = Prospects(t, weights)
    _claim(t, prospects, seat)
    _claim(t, prospects, partner(seat))
    hq, claimed = prospects.hq, prospects.claimed
    best = -1.0
    chosen: Order | None = None
    for _ in range(TOKENS):
        token = tokens[dice.below(len(tokens))]
        for area in areas:
            prospects.hq, prospects.claimed = hq[:], claimed[:]
            t.soldiers[area] += soldiers
            worth = prospects.order(seat, token, area, 0, weights.time[2 * t.round])
            t.soldiers[area] -= soldiers
            if worth > best:
                best = worth
                chosen = Order(turn, seat, token, area, soldiers)
    return chosen


def _claim(t: Table, prospects: Prospects, seat: int) -> None:
    """What is ordered already promises what it attacks."""
    first = FAMILY_TOKENS * t.colour[seat]
    for token in range(first, first + FAMILY_TOKENS):
        if t.where[token] < 36:
            prospects.order(seat, token, t.where[token], 0, 0.0)
