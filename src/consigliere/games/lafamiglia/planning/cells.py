"""The cells of a sheet and their parts (section 7)."""

from typing import Final

from consigliere.games.lafamiglia.actions import DO_PART, DO_PART_DONE, PLAN_PART
from consigliere.games.lafamiglia.equipment import equipment
from consigliere.games.lafamiglia.flow import EQUIP, INFLUENCE, ORDER, PLACE, RALLY, SEAT
from consigliere.games.lafamiglia.names import (
    CELLS,
    CHURCH,
    EMPTY,
    FIRST_CELL,
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
from consigliere.games.lafamiglia.parts import begin_laundering, begin_recruiting
from consigliere.games.lafamiglia.planning.influence import ONE_ROW, RETURN, TO_PLACE
from consigliere.games.lafamiglia.planning.issuing import areas_without_token, can_order
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import Frame

# Places
CELL: Final = 3
PARTS_DONE: Final = 4  # bits

# A part of a cell: what, how many, own areas only
PART: Final = 3  # numbers
N: Final = 1
OWN_ONLY: Final = 2

ALL_PARTS: Final = 2  # the join "+"


def can_part(t: Table, seat: int, part: int, own_only: int) -> bool:
    """The last column of the table in section 7."""
    if part == P_RECRUIT:
        return t.supply[seat] > 0
    if part == P_PLACE:
        return t.hq[seat] > 0 and (t.has_area(seat) or (not own_only and EMPTY in t.holder))
    if part in (P_ORDER, P_APART):
        return can_order(t, seat)
    if part == P_TOGETHER:
        return t.tokens[seat] > 0 and bool(areas_without_token(t, seat))
    if part == P_EQUIP:
        return bool(equipment(t, seat))
    if part == P_LAUNDER:
        return t.own_labs(seat) > 0
    if part == P_RALLY:
        return bool(t.rally_areas(seat))
    if part in (P_RETURN, P_INFLUENCE_PLACE, P_ROW2):
        return bool(t.rows_with_discs(seat))
    return t.marker[seat] == EMPTY


def cells_with_effect(t: Table, seat: int) -> list[int]:
    """LF-54: the free cells of which a part can have an effect."""
    known = [-1] * 24
    found: list[int] = []
    parts = t.book.cell_parts[t.round]
    for cell in t.free_cells():
        flat = parts[cell]
        for at in range(0, len(flat), PART):
            key = 2 * flat[at] + flat[at + OWN_ONLY]
            if known[key] < 0:
                known[key] = 1 if can_part(t, seat, flat[at], flat[at + OWN_ONLY]) else 0
            if known[key]:
                found.append(cell)
                break
    return found


def cell(t: Table, f: Frame) -> bool:
    """LF-55: "/" one part, "+" both in any order."""
    seat, join = f[SEAT], t.book.cell_join[t.round][f[CELL]]
    flat = t.book.cell_parts[t.round][f[CELL]]
    legal: list[int] = []
    if f[PARTS_DONE] == 0 or join == ALL_PARTS:
        for n in range(len(flat) // PART):
            if not f[PARTS_DONE] >> n & 1 and can_part(t, seat, flat[PART * n], flat[PART * n + OWN_ONLY]):
                legal.append(DO_PART + flat[PART * n])
    if not legal:
        t.pop()
        return False
    if f[PARTS_DONE]:
        legal.insert(0, DO_PART_DONE)
    t.ask(seat, PLAN_PART, legal)
    return True


def plan_part(t: Table, f: Frame, action: int) -> None:
    if action == DO_PART_DONE:
        t.pop()
        return
    flat = t.book.cell_parts[t.round][f[CELL]]
    n = 0 if flat[0] == action - DO_PART else 1
    others_done = f[PARTS_DONE]
    f[PARTS_DONE] |= 1 << n
    at = PART * n
    _do_part(t, f[SEAT], flat[at], flat[at + N], flat[at + OWN_ONLY], f[CELL], others_done)


def _do_part(t: Table, seat: int, part: int, n: int, own_only: int, cell: int, others_done: int) -> None:
    if part == P_RECRUIT:
        begin_recruiting(t, seat, t.base(seat, CHURCH) + n)  # LF-64
    elif part == P_PLACE:
        t.push([PLACE, 0, seat, t.base(seat, POLICE) + n, own_only, EMPTY])
    elif part == P_ORDER:
        t.push([ORDER, 0, seat, 0, 1, 0, EMPTY])
    elif part == P_APART:
        t.push([ORDER, 0, seat, 0, n, 0, EMPTY])  # LF-67
    elif part == P_TOGETHER:
        t.push([ORDER, 0, seat, 1, n, 0, EMPTY])  # LF-68
    elif part == P_EQUIP:
        t.push([EQUIP, 0, seat, 0])
    elif part == P_LAUNDER:
        begin_laundering(t, seat)  # LF-70
    elif part == P_RALLY:
        t.push([RALLY, 0, seat, EMPTY, 1 if others_done else 0, 0, EMPTY, 0])
    elif part == P_RETURN:
        t.push([INFLUENCE, 0, seat, RETURN, EMPTY])
    elif part == P_INFLUENCE_PLACE:
        t.push([INFLUENCE, 0, seat, TO_PLACE, EMPTY])
    elif part == P_ROW2:
        t.push([INFLUENCE, 0, seat, ONE_ROW, EMPTY])
    else:
        t.marker[seat] = cell  # LF-76
        if t.journal is not None:
            t.note("lafamiglia-event-marker", {"seat": seat, "cell": CELLS[FIRST_CELL[t.round] + cell]})
