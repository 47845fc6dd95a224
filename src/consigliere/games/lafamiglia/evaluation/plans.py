"""What a planning turn under way still promises: parts not done yet, orders and pieces not placed yet.

It only guides the search inside a turn; at the end of a turn nothing of it is left.
"""

from consigliere.games.lafamiglia import flow, parts
from consigliere.games.lafamiglia.evaluation.orders import Prospects
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.flow import SEAT
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
from consigliere.games.lafamiglia.planning import cells, gain, issuing, turns
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import PROCEDURE, STEP, Frame


def plan_worth(t: Table, prospects: Prospects, top: Frame, seat: int, time: float) -> float:
    worth = 0.0
    w = prospects.w
    for f in t.stack:
        what = f[PROCEDURE]
        if what == flow.TURN and f[STEP] == turns.ASK_TURN:
            worth += 1.0
        elif what == flow.USE:
            worth += 3.0
        elif what == flow.CELL:
            worth += 1.5 + _cell(t, w, f, time)
        elif what == flow.GAIN:
            worth += (
                1.5
                + (0.0 if f[gain.DONE] & gain.ACTION_DONE else 2.0 * w.space + 1.0)
                + (0.0 if f[gain.DONE] & gain.ORDER_DONE else _orders(t, w, seat, 1))
            )
        elif what == flow.ORDER:
            worth += _order(t, prospects, f, time)
        elif what == flow.PLACE:
            n = min(f[parts.MOST], t.hq[seat])
            worth += 0.2 * n + 0.3
        elif what == flow.RECRUIT:
            worth += w.recruit * f[parts.MOST] * time
        elif what == flow.LAUNDER:
            worth += w.coin * f[parts.MOST] * time
        elif what in (flow.EQUIP, flow.CAR, flow.LAB, flow.BOAT):
            worth += 0.6 * time
        elif what == flow.INFLUENCE:
            worth += (w.space + 0.5) * time
        elif what == flow.RALLY:
            worth += 0.2
    return worth


def _orders(t: Table, w: Weights, seat: int, n: int) -> float:
    return w.order * min(n, t.tokens[seat])


def _cell(t: Table, w: Weights, f: Frame, time: float) -> float:
    seat = f[SEAT]
    flat = t.book.cell_parts[t.round][f[cells.CELL]]
    join = t.book.cell_join[t.round][f[cells.CELL]]
    if f[cells.PARTS_DONE] and join != cells.ALL_PARTS:
        return 0.0
    worth = 0.0
    for n in range(len(flat) // cells.PART):
        if f[cells.PARTS_DONE] >> n & 1:
            continue
        found = _part(t, w, seat, flat[cells.PART * n], flat[cells.PART * n + cells.N], time)
        worth = max(worth, found) if join == 1 else worth + found
    return worth


def _part(t: Table, w: Weights, seat: int, part: int, n: int, time: float) -> float:
    if part == P_RECRUIT:
        return w.recruit * min(t.supply[seat], n + t.base(seat, CHURCH)) * time
    if part == P_PLACE:
        placed = min(t.hq[seat], n + t.base(seat, POLICE))
        return 0.2 * placed + (0.3 if placed else 0.0)
    if part == P_ORDER:
        return _orders(t, w, seat, 1)
    if part in (P_APART, P_TOGETHER):
        return _orders(t, w, seat, n)
    if part == P_EQUIP:
        return w.car * 0.8 * time
    if part == P_LAUNDER:
        return w.coin * t.own_labs(seat) * time
    if part == P_RALLY:
        return 0.2
    if part in (P_RETURN, P_INFLUENCE_PLACE):
        return (w.space + 0.5) * time
    if part == P_ROW2:
        return 2 * (w.space + 0.5) * time
    return 0.9


def _order(t: Table, prospects: Prospects, f: Frame, time: float) -> float:
    """A token that has no area yet is worth what it could do at the best one."""
    seat, w = f[SEAT], prospects.w
    more = _orders(t, w, seat, f[issuing.LEFT])
    if f[STEP] != issuing.ASK_AREA or t.issuing == EMPTY:
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
    return best + _orders(t, w, seat, f[issuing.LEFT] - 1)
