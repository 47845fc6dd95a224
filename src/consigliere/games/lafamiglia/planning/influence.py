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
from consigliere.games.lafamiglia.components import ROW_ROOM
from consigliere.games.lafamiglia.flow import CAR, LAB
from consigliere.games.lafamiglia.names import CELLS, COLUMNS, FIRST_CELL, HQ, ROWS, TOKENS
from consigliere.games.lafamiglia.table import Table

# How a disc of influence is gained
RETURN: Final = 0
TO_PLACE: Final = 1
ONE_ROW: Final = 2
TWO_ROWS: Final = 3
OF_COLUMN: Final = 4


# Influence


def influence(t: Table, f: list[int]) -> bool:
    """LF-62, LF-63, LF-72 to LF-75: f[3] is the way, f[4] the row. Steps: 0 row, 1 destination, 2 one more?,
    3 the second row, 4 and 5 the two discs of a column, 6 end."""
    seat, step = f[2], f[1]
    if step == 0 or step == 3:
        rows = [row for row in t.rows_with_discs(seat) if row != f[4]]
        if rows:
            t.ask(seat, INFL_ROW, [DO_ROW + row for row in rows])
            return True
    elif step == 1:
        t.ask(seat, INFL_DEST, destinations(t))
        return True
    elif step == 2 and f[4] in t.rows_with_discs(seat):
        t.ask(seat, INFL_MORE, [DO_MORE, DO_NO_MORE])
        return True
    elif step in (4, 5) and f[4] in t.rows_with_discs(seat):
        f[1] += 1
        uncover(t, seat, f[4])
        return False
    t.pop()
    return False


def infl_row(t: Table, f: list[int], action: int) -> None:
    second = f[1] == 3
    f[4] = action - DO_ROW
    if f[3] == RETURN:
        f[1] = 6
    elif f[3] == ONE_ROW:
        f[1] = 2
    else:
        f[1] = 3 if f[3] == TWO_ROWS and not second else 1
    uncover(t, f[2], f[4])


def infl_more(t: Table, f: list[int], action: int) -> None:
    f[1] = 6
    if action == DO_MORE:
        uncover(t, f[2], f[4])


def cells_infinity_first(t: Table) -> list[int]:
    """LF-180: the first infinity cell leads the list."""
    cells = t.free_cells()
    lead = t.book.cell_infinite[t.round].index(1)
    if cells[0] != lead:
        cells.remove(lead)
        cells.insert(0, lead)
    return cells


def destinations(t: Table) -> list[int]:
    """LF-74: a free lower cell, or an upper column that holds another disc and has room (LF-50)."""
    first = DO_DEST_CELL + FIRST_CELL[t.round]
    legal = [first + cell for cell in cells_infinity_first(t)]
    for column in range(6):
        discs, room = t.upper_in(column), t.book.spaces[t.round - 1][column]
        if discs and (room < 0 or discs < room):
            legal.append(DO_DEST_COLUMN + column)
    return legal


def infl_dest(t: Table, f: list[int], action: int) -> None:
    t.pop()
    seat = f[2]
    t.discs[seat] -= 1
    if action >= DO_DEST_COLUMN:
        column = action - DO_DEST_COLUMN
        t.upper[5 * column + seat] += 1
        if t.journal is not None:
            t.note("lafamiglia-event-disc-upper", {"seat": seat, "column": COLUMNS[column]})
    else:
        cell = action - DO_DEST_CELL
        t.lower[5 * (cell - FIRST_CELL[t.round]) + seat] += 1
        if t.journal is not None:
            t.note("lafamiglia-event-disc-lower", {"seat": seat, "cell": CELLS[cell]})


def uncover(t: Table, seat: int, row: int) -> None:
    """LF-77 to LF-81: the leftmost covered space; the disc goes to the supply (and from there to its place)."""
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
    if kind == 1:
        t.push([CAR, 0, seat, 1])
    elif kind == 2:
        t.push([LAB, 0, seat, 1])
    elif kind == 3:
        t.earn(seat, t.book.space_n[at])
    elif kind == 4:
        t.earn(seat, t.own_labs(seat))
