"""The two larger supply symbols: lab guard and around (section 13)."""

from consigliere.games.lafamiglia import symbols
from consigliere.games.lafamiglia.actions import (
    AROUND_ALLY,
    AROUND_AREA,
    AROUND_COUNT,
    DO_AROUND,
    DO_AROUND_ALLY,
    DO_AROUND_COUNT,
    DO_AROUND_DONE,
    DO_GUARD,
    DO_GUARD_ALL,
    DO_GUARD_DONE,
    GUARD_AREA,
)
from consigliere.games.lafamiglia.names import AREAS, NEUTRAL
from consigliere.games.lafamiglia.parts import largest_first
from consigliere.games.lafamiglia.table import Table

# Lab guard: f[3] are the areas with one soldier placed for a lab, f[4] those with two


def unguarded(t: Table, f: list[int], area: int) -> int:
    return t.labs[area] - (f[3] >> area & 1) - (f[4] >> area & 1)


def guard(t: Table, f: list[int]) -> bool:
    """LF-119."""
    seat = f[2]
    areas = [area for area in t.own_areas(seat) if unguarded(t, f, area) > 0]
    if not areas or not t.hq[seat]:
        t.pop()
        return False
    legal = [DO_GUARD_DONE, *[DO_GUARD + area for area in areas]]
    if sum([unguarded(t, f, area) for area in areas]) <= t.hq[seat]:
        legal.insert(0, DO_GUARD_ALL)
    t.ask(seat, GUARD_AREA, legal)
    return True


def guard_area(t: Table, f: list[int], action: int) -> None:
    seat = f[2]
    if action == DO_GUARD_DONE:
        t.pop()
    elif action == DO_GUARD_ALL:
        t.pop()
        for area in t.own_areas(seat):
            if unguarded(t, f, area) > 0:
                t.place(seat, area, unguarded(t, f, area))
    else:
        area = action - DO_GUARD
        place = 4 if f[3] >> area & 1 else 3
        f[place] |= 1 << area
        t.place(seat, area, 1)


# Around: f[3] token, f[4] order area, f[5] neighbours used, f[6] order area used, f[7] area chosen


def around_areas(t: Table, seat: int, token: int, area: int, used: int, here: int) -> list[int]:
    """LF-120: the order area, and neighbouring areas of the player, the partner or the neutrals."""
    found: list[int] = []
    neighbours_left = used.bit_count() < t.book.around_areas[token]
    for other in sorted([area, *t.book.neighbours[area]]):
        if other == area:
            if not here and t.hq[seat]:
                found.append(other)
        elif neighbours_left and not used >> other & 1 and _soldiers_for(t, seat, other):
            found.append(other)
    return found


def _soldiers_for(t: Table, seat: int, area: int) -> int:
    """How many soldiers could come into an area."""
    holder = t.holder[area]
    if holder == NEUTRAL:
        return t.pool if t.around_neutral else 0
    return t.hq[holder] if holder in (seat, seat ^ 2) else 0


def around(t: Table, f: list[int]) -> bool:
    seat = f[2]
    if f[1] == 0:
        areas = around_areas(t, seat, f[3], f[4], f[5], f[6])
        if not areas:
            t.pop()
            return False
        rest = [DO_AROUND + area for area in areas if area != f[4]]
        legal = [DO_AROUND_DONE, DO_AROUND + f[4], *rest] if f[4] in areas else [DO_AROUND_DONE, *rest]
        t.ask(seat, AROUND_AREA, legal)
        return True
    most = min(t.book.symbol_n[f[3]][symbols.AROUND], _soldiers_for(t, seat, f[7]))
    if t.holder[f[7]] == seat ^ 2:
        t.ask(seat ^ 2, AROUND_ALLY, [DO_AROUND_ALLY + n for n in range(most + 1)])
    else:
        t.ask(seat, AROUND_COUNT, largest_first(DO_AROUND_COUNT, most))
    return True


def around_area(t: Table, f: list[int], action: int) -> None:
    if action == DO_AROUND_DONE:
        t.pop()
        return
    area = f[7] = action - DO_AROUND
    f[1] = 1
    if area == f[4]:
        f[6] = 1
    else:
        f[5] |= 1 << area


def around_count(t: Table, f: list[int], action: int) -> None:
    f[1] = 0
    area, n = f[7], action - DO_AROUND_COUNT
    if t.holder[area] != NEUTRAL:
        t.place(f[2], area, n)
        return
    t.soldiers[area] += t.from_stock(NEUTRAL, n)
    if t.journal is not None:
        t.note("lafamiglia-event-neutrals", {"seat": f[2], "area": AREAS[area], "n": n})


def around_ally(t: Table, f: list[int], action: int) -> None:
    f[1] = 0
    n = action - DO_AROUND_ALLY
    if n:
        t.place(f[2] ^ 2, f[7], n)
