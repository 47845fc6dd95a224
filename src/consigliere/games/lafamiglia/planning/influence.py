"""Influence: discs leave the family board (sections 7 and 8)."""

from typing import Final

from consigliere.games.lafamiglia.actions import (
    DO_DEST_CELL,
    DO_DEST_COLUMN,
    DO_MORE,
    DO_NO_MORE,
    DO_ROW,
    INFL_DEST,
    INFL_MORE,
    INFL_ROW,
)
from consigliere.games.lafamiglia.components import CAR_SPACE, LAB_SPACE, LAUNDER_SPACE, MONEY_SPACE, ROW_ROOM
from consigliere.games.lafamiglia.flow import CAR, LAB, SEAT
from consigliere.games.lafamiglia.names import CELLS, COLUMNS, FIRST_CELL, HQ, ROWS, SIDES, TOKENS
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame

# Places
WAY: Final = 3
ROW: Final = 4

# Steps
ASK_ROW: Final = 0
ASK_DESTINATION: Final = 1
ASK_MORE: Final = 2
ASK_SECOND_ROW: Final = 3
FIRST_OF_COLUMN: Final = 4
SECOND_OF_COLUMN: Final = 5
DONE: Final = 6

# Ways: how a disc of influence is gained
RETURN: Final = 0
TO_PLACE: Final = 1
ONE_ROW: Final = 2
TWO_ROWS: Final = 3
OF_COLUMN: Final = 4


# Influence


def influence(t: Table, f: Frame) -> bool:
    """LF-62, LF-63, LF-72, LF-73, LF-74, LF-75."""
    seat, step = f[SEAT], f[STEP]
    if step in (ASK_ROW, ASK_SECOND_ROW):
        rows = [row for row in t.rows_with_discs(seat) if row != f[ROW]]
        if rows:
            t.ask(seat, INFL_ROW, [DO_ROW + row for row in rows])
            return True
    elif step == ASK_DESTINATION:
        t.ask(seat, INFL_DEST, destinations(t))
        return True
    elif step == ASK_MORE and f[ROW] in t.rows_with_discs(seat):
        t.ask(seat, INFL_MORE, [DO_MORE, DO_NO_MORE])
        return True
    elif step in (FIRST_OF_COLUMN, SECOND_OF_COLUMN) and f[ROW] in t.rows_with_discs(seat):
        f[STEP] += 1
        uncover(t, seat, f[ROW])
        return False
    t.pop()
    return False


def infl_row(t: Table, f: Frame, action: int) -> None:
    second = f[STEP] == ASK_SECOND_ROW
    f[ROW] = action - DO_ROW
    if f[WAY] == RETURN:
        f[STEP] = DONE
    elif f[WAY] == ONE_ROW:
        f[STEP] = ASK_MORE
    else:
        f[STEP] = ASK_SECOND_ROW if f[WAY] == TWO_ROWS and not second else ASK_DESTINATION
    uncover(t, f[SEAT], f[ROW])


def infl_more(t: Table, f: Frame, action: int) -> None:
    f[STEP] = DONE
    if action == DO_MORE:
        uncover(t, f[SEAT], f[ROW])


def cells_infinity_first(t: Table) -> list[int]:
    """LF-180: the first infinity cell leads the list."""
    cells = t.free_cells()
    lead = t.book.cell_infinite[t.round].index(1)
    if cells[0] != lead:
        cells.remove(lead)
        cells.insert(0, lead)
    return cells


def destinations(t: Table) -> list[int]:
    """LF-74: a free lower cell, or an upper column that holds another disc and has room (LF-50); in an Ultima Azione
    the upper sheet is empty (LF-85)."""
    first = DO_DEST_CELL + FIRST_CELL[t.round]
    legal = [first + cell for cell in cells_infinity_first(t)]
    for column in range(6):
        discs, room = t.upper_in(column), t.book.spaces[t.round - 1][column]
        if discs and (room < 0 or discs < room):
            legal.append(DO_DEST_COLUMN + column)
    return legal


def infl_dest(t: Table, f: Frame, action: int) -> None:
    t.pop()
    seat = f[SEAT]
    t.discs[seat] -= 1
    if action >= DO_DEST_COLUMN:
        column = action - DO_DEST_COLUMN
        t.upper[SIDES * column + seat] += 1
        if t.journal is not None:
            t.note("lafamiglia-event-disc-upper", {"seat": seat, "column": COLUMNS[column]})
    else:
        cell = action - DO_DEST_CELL
        t.lower[SIDES * (cell - FIRST_CELL[t.round]) + seat] += 1
        if t.journal is not None:
            t.note("lafamiglia-event-disc-lower", {"seat": seat, "cell": CELLS[cell]})


def uncover(t: Table, seat: int, row: int) -> None:
    """LF-77, LF-78, LF-79, LF-80, LF-81: the leftmost covered space; the disc goes to the supply (and from there to its
    place), the token to the HQ, from where it may be issued in the same turn (LF-82)."""
    n = t.uncovered[4 * seat + row]
    at = ROW_ROOM * (4 * t.colour[seat] + row) + n
    t.uncovered[4 * seat + row] = n + 1
    t.discs[seat] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-uncover", {"seat": seat, "row": ROWS[row], "n": n + 1})
    token = t.book.freed[at]
    if token >= 0:
        t.put_token(token, seat, HQ)
        if t.journal is not None:
            t.note("lafamiglia-event-token-gained", {"seat": seat, "token": TOKENS[token]})
    kind = t.book.space_kind[at]
    if kind == CAR_SPACE:
        t.push([CAR, 0, seat, 1])
    elif kind == LAB_SPACE:
        t.push([LAB, 0, seat, 1])
    elif kind == MONEY_SPACE:
        t.earn(seat, t.book.space_n[at])
    elif kind == LAUNDER_SPACE:
        t.earn(seat, t.own_labs(seat))
