"""Turn B: gain influence (section 6)."""

from typing import Final

from consigliere.games.lafamiglia import flow
from consigliere.games.lafamiglia.actions import (
    DO_GAIN_ACTION,
    DO_GAIN_DISC,
    DO_GAIN_END,
    DO_GAIN_ORDER,
    GAIN_DISC,
    GAIN_STEP,
)
from consigliere.games.lafamiglia.flow import SEAT
from consigliere.games.lafamiglia.names import CELLS, COLUMNS, EMPTY, FIRST_CELL, NEUTRAL, SIDES, following
from consigliere.games.lafamiglia.planning.influence import (
    ASK_ROW,
    FIRST_OF_COLUMN,
    OF_COLUMN,
    TWO_ROWS,
    cells_infinity_first,
)
from consigliere.games.lafamiglia.planning.issuing import can_order
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame

# Places
COLUMN: Final = 3
DONE: Final = 4  # bits

# Steps
MOVE_DISCS: Final = 0
ACT: Final = 1

# Bits of DONE
ACTION_DONE: Final = 1
ORDER_DONE: Final = 2

# Turn B: gain influence


def gain_price(t: Table, seat: int, column: int) -> int:
    """LF-58: what a column costs in all; 0 without a disc (LF-57)."""
    at = SIDES * column
    upper = t.upper
    discs = upper[at] + upper[at + 1] + upper[at + 2] + upper[at + 3]
    others = discs - upper[at + seat]
    discs += upper[at + NEUTRAL]
    return t.book.tab[t.round - 1][column] + discs + others if discs else 0


def begin_gain(t: Table, seat: int, column: int) -> None:
    """LF-58: pay before anything else."""
    if t.journal is not None:
        t.note("lafamiglia-event-gain", {"seat": seat, "column": COLUMNS[column]})
    t.pay(seat, t.book.tab[t.round - 1][column] + t.upper_in(column))
    for side in range(4):
        if side != seat and t.upper[SIDES * column + side]:
            t.pay_fee(seat, side, t.upper[SIDES * column + side])
    t.push([flow.GAIN, MOVE_DISCS, seat, column, 0])


def gain(t: Table, f: Frame) -> bool:
    if f[STEP] == MOVE_DISCS:
        if _next_disc(t, f[COLUMN]) == EMPTY:
            f[STEP] = ACT
            return False
        first = DO_GAIN_DISC + FIRST_CELL[t.round]
        t.ask(f[SEAT], GAIN_DISC, [first + cell for cell in cells_infinity_first(t)])
        return True
    legal = [DO_GAIN_END if f[DONE] & ACTION_DONE else DO_GAIN_ACTION]
    if not f[DONE] & ORDER_DONE and can_order(t, f[SEAT]):
        legal.append(DO_GAIN_ORDER)
    t.ask(f[SEAT], GAIN_STEP, legal)
    return True


def _next_disc(t: Table, column: int) -> int:
    """LF-59: neutral discs first, then the owners in turn order."""
    at = SIDES * column
    if t.upper[at + NEUTRAL]:
        return NEUTRAL
    for n in range(4):
        seat = following(t.leader, n)
        if t.upper[at + seat]:
            return seat
    return EMPTY


def gain_disc(t: Table, f: Frame, action: int) -> None:
    cell = action - DO_GAIN_DISC - FIRST_CELL[t.round]
    side = _next_disc(t, f[COLUMN])
    t.upper[SIDES * f[COLUMN] + side] -= 1
    t.lower[SIDES * cell + side] += 1
    if t.journal is not None:
        name = CELLS[FIRST_CELL[t.round] + cell]
        t.note("lafamiglia-event-gain-disc", {"seat": f[SEAT], "side": t.side_name(side), "cell": name})


def gain_step(t: Table, f: Frame, action: int) -> None:
    seat = f[SEAT]
    if action == DO_GAIN_END:
        t.pop()
    elif action == DO_GAIN_ORDER:
        f[DONE] |= ORDER_DONE
        t.push([flow.ORDER, 0, seat, 0, 1, 0, EMPTY])
    else:
        f[DONE] |= ACTION_DONE
        _column_action(t, seat, f[COLUMN])


def _column_action(t: Table, seat: int, column: int) -> None:
    if column == 0:  # LF-61
        t.primo = seat
        if t.journal is not None:
            t.note("lafamiglia-event-primo", {"seat": seat})
        t.push([flow.EQUIP, 0, seat, 1])
    elif column == 5:
        t.push([flow.INFLUENCE, ASK_ROW, seat, TWO_ROWS, EMPTY])  # LF-63
    else:
        t.push([flow.INFLUENCE, FIRST_OF_COLUMN, seat, OF_COLUMN, column - 1])  # LF-62
