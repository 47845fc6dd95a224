"""What a planning turn under way still promises: parts not done yet, orders and pieces not placed yet.

It only guides the search inside a turn; at the end of a turn nothing of it is left.
"""

from consigliere.games.lafamiglia.evaluation.orders import Prospects
from consigliere.games.lafamiglia.evaluation.worths import CAR, COIN, ORDER, SPACE
from consigliere.games.lafamiglia.flow import (
    BOAT,
    CELL,
    EQUIP,
    GAIN,
    INFLUENCE,
    LAB,
    LAUNDER,
    PLACE,
    RALLY,
    RECRUIT,
    TURN,
    USE,
)
from consigliere.games.lafamiglia.flow import (
    CAR as CAR_FRAME,
)
from consigliere.games.lafamiglia.flow import ORDER as ORDER_FRAME
from consigliere.games.lafamiglia.names import (
    CHURCH,
    EMPTY,
    P_APART,
    P_EQUIP,
    P_INFLUENCE_PLACE,
    P_LAUNDER,
    P_ORDER,
    P_PLACE,
    P_RALLY,
    P_RECRUIT,
    P_RETURN,
    P_ROW2,
    P_TOGETHER,
    POLICE,
)
from consigliere.games.lafamiglia.table import Table


def plan_worth(t: Table, prospects: Prospects, top: list[int], seat: int, time: float) -> float:
    worth = 0.0
    for f in t.stack:
        what = f[0]
        if what == TURN and f[1] == 0:
            worth += 1.0
        elif what == USE:
            worth += 3.0
        elif what == CELL:
            worth += 1.5 + _cell(t, f, time)
        elif what == GAIN:
            worth += 1.5 + (0.0 if f[4] & 1 else 2.0 * SPACE + 1.0) + (0.0 if f[4] & 2 else _orders(t, seat, 1))
        elif what == ORDER_FRAME:
            worth += _order(t, prospects, f, time)
        elif what == PLACE:
            n = min(f[3], t.hq[seat])
            worth += 0.2 * n + 0.3
        elif what == RECRUIT:
            worth += 0.25 * f[3] * time
        elif what == LAUNDER:
            worth += COIN * f[3] * time
        elif what in (EQUIP, CAR_FRAME, LAB, BOAT):
            worth += 0.6 * time
        elif what == INFLUENCE:
            worth += (SPACE + 0.5) * time
        elif what == RALLY:
            worth += 0.2
    return worth


def _orders(t: Table, seat: int, n: int) -> float:
    return ORDER * min(n, t.tokens[seat])


def _cell(t: Table, f: list[int], time: float) -> float:
    seat = f[2]
    flat = t.book.cell_parts[t.round][f[3]]
    join = t.book.cell_join[t.round][f[3]]
    if f[4] and join != 2:
        return 0.0
    worth = 0.0
    for n in range(len(flat) // 3):
        if f[4] >> n & 1:
            continue
        found = _part(t, seat, flat[3 * n], flat[3 * n + 1], time)
        worth = max(worth, found) if join == 1 else worth + found
    return worth


def _part(t: Table, seat: int, part: int, n: int, time: float) -> float:
    if part == P_RECRUIT:
        return 0.25 * min(t.supply[seat], n + t.base(seat, CHURCH)) * time
    if part == P_PLACE:
        placed = min(t.hq[seat], n + t.base(seat, POLICE))
        return 0.2 * placed + (0.3 if placed else 0.0)
    if part == P_ORDER:
        return _orders(t, seat, 1)
    if part in (P_APART, P_TOGETHER):
        return _orders(t, seat, n)
    if part == P_EQUIP:
        return CAR * 0.8 * time
    if part == P_LAUNDER:
        return COIN * t.own_labs(seat) * time
    if part == P_RALLY:
        return 0.2
    if part in (P_RETURN, P_INFLUENCE_PLACE):
        return (SPACE + 0.5) * time
    if part == P_ROW2:
        return 2 * (SPACE + 0.5) * time
    return 0.9


def _order(t: Table, prospects: Prospects, f: list[int], time: float) -> float:
    """A token that has no area yet is worth what it could do at the best one."""
    seat = f[2]
    more = _orders(t, seat, f[4])
    if f[1] != 1 or t.issuing == EMPTY:
        return more
    best = 0.0
    hq, claimed = prospects.hq, prospects.claimed
    for area in range(36):
        if t.holder[area] == seat and t.orders[area] == 0:
            prospects.hq, prospects.claimed = hq[:], claimed[:]
            found = prospects.order(seat, t.issuing, area, 0, time)
            if found > best:
                best = found
    prospects.hq, prospects.claimed = hq, claimed
    return best + _orders(t, seat, f[4] - 1)
