"""The cells of a sheet and their actions place and order (section 7)."""

from consigliere.games.lafamiglia.actions import (
    DO_LAUNDER_COUNT,
    DO_NO_TOKEN,
    DO_ORDER_AREA,
    DO_PART,
    DO_PART_DONE,
    DO_PLACE_AREA,
    DO_PLACE_COUNT,
    DO_RECRUIT_COUNT,
    DO_TOKEN,
    LAUNDER_COUNT,
    ORDER_AREA,
    ORDER_TOKEN,
    PLACE_AREA,
    PLACE_COUNT,
    PLAN_PART,
    RECRUIT_COUNT,
)
from consigliere.games.lafamiglia.equipment import equipment
from consigliere.games.lafamiglia.flow import EQUIP, INFLUENCE, LAUNDER, ORDER, PLACE, RALLY, RECRUIT
from consigliere.games.lafamiglia.influence import ONE_ROW, RETURN, TO_PLACE
from consigliere.games.lafamiglia.names import (
    AREAS,
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
    TOKENS,
)
from consigliere.games.lafamiglia.table import Table, team_seats

# Cells


def can_part(t: Table, seat: int, part: int, own_only: int) -> bool:
    """The last column of the table in section 7."""
    if part == P_RECRUIT:
        return t.supply[seat] > 0
    if part == P_PLACE:
        return t.hq[seat] > 0 and (t.has_area(seat) or (not own_only and EMPTY in t.holder))
    if part in (P_ORDER, P_APART):
        return can_order(t, seat)
    if part == P_TOGETHER:
        return t.tokens[seat] > 0 and bool(_areas_without_token(t, seat))
    if part == P_EQUIP:
        return bool(equipment(t, seat))
    if part == P_LAUNDER:
        return t.own_labs(seat) > 0
    if part == P_RALLY:
        return bool(t.rally_areas(seat))
    if part in (P_RETURN, P_INFLUENCE_PLACE, P_ROW2):
        return bool(t.rows_with_discs(seat))
    return t.marker[seat] == EMPTY


def can_order(t: Table, seat: int) -> bool:
    return t.tokens[seat] > 0 and bool(t.order_areas(seat))


def _areas_without_token(t: Table, seat: int) -> list[int]:
    return [area for area in range(36) if t.holder[area] == seat and t.orders[area] == 0]


def cells_with_effect(t: Table, seat: int) -> list[int]:
    """LF-54: the free cells of which a part can have an effect."""
    known = [-1] * 24
    found: list[int] = []
    parts = t.book.cell_parts[t.round]
    for cell in t.free_cells():
        flat = parts[cell]
        for at in range(0, len(flat), 3):
            key = 2 * flat[at] + flat[at + 2]
            if known[key] < 0:
                known[key] = 1 if can_part(t, seat, flat[at], flat[at + 2]) else 0
            if known[key]:
                found.append(cell)
                break
    return found


def cell(t: Table, f: list[int]) -> bool:
    """LF-55: "/" one part, "+" both in any order."""
    seat, join = f[2], t.book.cell_join[t.round][f[3]]
    flat = t.book.cell_parts[t.round][f[3]]
    legal: list[int] = []
    if f[4] == 0 or join == 2:
        for n in range(len(flat) // 3):
            if not f[4] >> n & 1 and can_part(t, seat, flat[3 * n], flat[3 * n + 2]):
                legal.append(DO_PART + flat[3 * n])
    if not legal:
        t.pop()
        return False
    if f[4]:
        legal.insert(0, DO_PART_DONE)
    t.ask(seat, PLAN_PART, legal)
    return True


def plan_part(t: Table, f: list[int], action: int) -> None:
    if action == DO_PART_DONE:
        t.pop()
        return
    flat = t.book.cell_parts[t.round][f[3]]
    n = 0 if flat[0] == action - DO_PART else 1
    others_done = f[4]
    f[4] |= 1 << n
    _do_part(t, f[2], flat[3 * n], flat[3 * n + 1], flat[3 * n + 2], f[3], others_done)


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


# Recruit and launder (LF-56)


def begin_recruiting(t: Table, seat: int, n: int) -> None:
    if t.choose_amounts:
        t.push([RECRUIT, 0, seat, min(n, t.supply[seat])])
    else:
        t.recruit(seat, n)


def recruit(t: Table, f: list[int]) -> bool:
    t.ask(f[2], RECRUIT_COUNT, largest_first(DO_RECRUIT_COUNT, f[3]))
    return True


def recruit_count(t: Table, f: list[int], action: int) -> None:
    t.pop()
    t.recruit(f[2], action - DO_RECRUIT_COUNT)


def begin_laundering(t: Table, seat: int) -> None:
    if t.choose_amounts:
        t.push([LAUNDER, 0, seat, t.own_labs(seat)])
    else:
        t.earn(seat, t.own_labs(seat))


def launder(t: Table, f: list[int]) -> bool:
    t.ask(f[2], LAUNDER_COUNT, largest_first(DO_LAUNDER_COUNT, f[3]))
    return True


def launder_count(t: Table, f: list[int], action: int) -> None:
    t.pop()
    t.earn(f[2], action - DO_LAUNDER_COUNT)


# Place


def place(t: Table, f: list[int]) -> bool:
    """LF-65."""
    seat = f[2]
    if f[1] == 0:
        holder = t.holder
        if f[4]:
            areas = t.own_areas(seat)
        else:
            areas = [area for area in range(36) if holder[area] == seat or holder[area] == EMPTY]
        t.ask(seat, PLACE_AREA, [DO_PLACE_AREA + area for area in areas])
    else:
        t.ask(seat, PLACE_COUNT, largest_first(DO_PLACE_COUNT, min(f[3], t.hq[seat])))
    return True


def largest_first(action: int, most: int) -> list[int]:
    """LF-180: the largest number, then 1 and up."""
    return [action + most, *range(action + 1, action + most)]


def place_area(t: Table, f: list[int], action: int) -> None:
    f[5] = action - DO_PLACE_AREA
    f[1] = 1


def place_count(t: Table, f: list[int], action: int) -> None:
    t.pop()
    t.place(f[2], f[5], action - DO_PLACE_COUNT)


# Order


def order(t: Table, f: list[int]) -> bool:
    """LF-66 to LF-68: token, area, and again."""
    seat = f[2]
    if f[1] == 1:
        areas = _areas_without_token(t, seat) if f[3] else _areas_apart(t, seat, f[5])
        t.ask(seat, ORDER_AREA, [DO_ORDER_AREA + area for area in areas])
        return True
    room = f[6] != EMPTY if f[3] and f[5] else bool(_areas_apart(t, seat, f[5]))
    if f[4] == 0 or t.tokens[seat] == 0 or not room:
        t.pop()
        return False
    legal = [DO_TOKEN + token for token in t.tokens_in_hq(seat)]
    if f[5]:
        legal.insert(0, DO_NO_TOKEN)
    t.ask(seat, ORDER_TOKEN, legal)
    return True


def _areas_apart(t: Table, seat: int, used: int) -> list[int]:
    return [area for area in t.order_areas(seat) if not used >> area & 1]


def order_token(t: Table, f: list[int], action: int) -> None:
    if action == DO_NO_TOKEN:
        t.pop()
        return
    t.issuing = action - DO_TOKEN
    if f[3] and f[5]:
        _issue(t, f, f[6])
    else:
        f[1] = 1


def order_area(t: Table, f: list[int], action: int) -> None:
    _issue(t, f, action - DO_ORDER_AREA)


def _issue(t: Table, f: list[int], area: int) -> None:
    seat, token = f[2], t.issuing
    t.put_token(token, seat, area)
    t.issuing = EMPTY
    f[1] = 0
    f[4] -= 1
    f[5] |= 1 << area
    f[6] = area
    if t.journal is not None:
        t.note("lafamiglia-event-order", {"seat": seat, "area": AREAS[area]})
        args: dict[str, object] = {"seat": seat, "area": AREAS[area], "token": TOKENS[token]}
        t.note("lafamiglia-event-order-token", args, team_seats(seat))  # LF-171
