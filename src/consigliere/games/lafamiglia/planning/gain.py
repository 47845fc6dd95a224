"""Turn B: gain influence (section 6)."""

from typing import Final

from consigliere.games.lafamiglia.actions import (
    DO_GAIN_ACTION,
    DO_GAIN_DISC,
    DO_GAIN_END,
    DO_GAIN_ORDER,
    GAIN_DISC,
    GAIN_STEP,
)
from consigliere.games.lafamiglia.flow import EQUIP, GAIN
from consigliere.games.lafamiglia.flow import INFLUENCE as INFLUENCE_FLOW
from consigliere.games.lafamiglia.flow import ORDER as ORDER_FLOW
from consigliere.games.lafamiglia.names import CELLS, COLUMNS, EMPTY, FIRST_CELL, NEUTRAL
from consigliere.games.lafamiglia.planning.influence import OF_COLUMN, TWO_ROWS, cells_infinity_first
from consigliere.games.lafamiglia.planning.issuing import can_order
from consigliere.games.lafamiglia.table import Table

ACTION_DONE: Final = 1
ORDER_DONE: Final = 2

# Turn B: gain influence


def gain_price(t: Table, seat: int, column: int) -> int:
    """LF-58: what a column costs in all; 0 without a disc (LF-57)."""
    at = 5 * column
    upper = t.upper
    discs = upper[at] + upper[at + 1] + upper[at + 2] + upper[at + 3]
    others = discs - upper[at + seat]
    discs += upper[at + 4]
    return t.book.tab[t.round - 1][column] + discs + others if discs else 0


def begin_gain(t: Table, seat: int, column: int) -> None:
    """LF-58: pay before anything else."""
    if t.journal is not None:
        t.note("lafamiglia-event-gain", {"seat": seat, "column": COLUMNS[column]})
    t.pay(seat, t.book.tab[t.round - 1][column] + t.upper_in(column))
    for side in range(4):
        if side != seat and t.upper[5 * column + side]:
            t.pay_fee(seat, side, t.upper[5 * column + side])
    t.push([GAIN, 0, seat, column, 0])


def gain(t: Table, f: list[int]) -> bool:
    if f[1] == 0:
        if _next_disc(t, f[3]) == EMPTY:
            f[1] = 1
            return False
        first = DO_GAIN_DISC + FIRST_CELL[t.round]
        t.ask(f[2], GAIN_DISC, [first + cell for cell in cells_infinity_first(t)])
        return True
    legal = [DO_GAIN_END if f[4] & ACTION_DONE else DO_GAIN_ACTION]
    if not f[4] & ORDER_DONE and can_order(t, f[2]):
        legal.append(DO_GAIN_ORDER)
    t.ask(f[2], GAIN_STEP, legal)
    return True


def _next_disc(t: Table, column: int) -> int:
    """LF-59: neutral discs first, then the owners in turn order."""
    at = 5 * column
    if t.upper[at + NEUTRAL]:
        return NEUTRAL
    for n in range(4):
        if t.upper[at + (t.leader + n & 3)]:
            return t.leader + n & 3
    return EMPTY


def gain_disc(t: Table, f: list[int], action: int) -> None:
    cell = action - DO_GAIN_DISC - FIRST_CELL[t.round]
    side = _next_disc(t, f[3])
    t.upper[5 * f[3] + side] -= 1
    t.lower[5 * cell + side] += 1
    if t.journal is not None:
        name = CELLS[FIRST_CELL[t.round] + cell]
        t.note("lafamiglia-event-gain-disc", {"seat": f[2], "side": t.side_name(side), "cell": name})


def gain_step(t: Table, f: list[int], action: int) -> None:
    seat = f[2]
    if action == DO_GAIN_END:
        t.pop()
    elif action == DO_GAIN_ORDER:
        f[4] |= ORDER_DONE
        t.push([ORDER_FLOW, 0, seat, 0, 1, 0, EMPTY])
    else:
        f[4] |= ACTION_DONE
        _column_action(t, seat, f[3])


def _column_action(t: Table, seat: int, column: int) -> None:
    if column == 0:  # LF-61
        t.primo = seat
        if t.journal is not None:
            t.note("lafamiglia-event-primo", {"seat": seat})
        t.push([EQUIP, 0, seat, 1])
    elif column == 5:
        t.push([INFLUENCE_FLOW, 0, seat, TWO_ROWS, EMPTY])  # LF-63
    else:
        t.push([INFLUENCE_FLOW, 4, seat, OF_COLUMN, column - 1])  # LF-62
