"""The two larger supply symbols: lab guard and around (section 13)."""

from typing import Final

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
from consigliere.games.lafamiglia.flow import ORDER_AREA, ORDER_TOKEN, SEAT
from consigliere.games.lafamiglia.names import AREAS, NEUTRAL, partner
from consigliere.games.lafamiglia.parts import largest_first
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame

# Lab guard

# Places: bits of the areas where soldiers were placed for labs
GUARDED_ONCE: Final = 3
GUARDED_TWICE: Final = 4


def unguarded(t: Table, f: Frame, area: int) -> int:
    return t.labs[area] - (f[GUARDED_ONCE] >> area & 1) - (f[GUARDED_TWICE] >> area & 1)


def guard(t: Table, f: Frame) -> bool:
    """LF-119."""
    seat = f[SEAT]
    areas = [area for area in t.own_areas(seat) if unguarded(t, f, area) > 0]
    if not areas or not t.hq[seat]:
        t.pop()
        return False
    legal = [DO_GUARD_DONE, *[DO_GUARD + area for area in areas]]
    if sum([unguarded(t, f, area) for area in areas]) <= t.hq[seat]:
        legal.insert(0, DO_GUARD_ALL)
    t.ask(seat, GUARD_AREA, legal)
    return True


def guard_area(t: Table, f: Frame, action: int) -> None:
    seat = f[SEAT]
    if action == DO_GUARD_DONE:
        t.pop()
    elif action == DO_GUARD_ALL:
        t.pop()
        for area in t.own_areas(seat):
            if unguarded(t, f, area) > 0:
                t.place(seat, area, unguarded(t, f, area))
    else:
        area = action - DO_GUARD
        place = GUARDED_TWICE if f[GUARDED_ONCE] >> area & 1 else GUARDED_ONCE
        f[place] |= 1 << area
        t.place(seat, area, 1)


# Around

# Places after ORDER_TOKEN and ORDER_AREA
NEIGHBOURS_USED: Final = 5  # bits
HERE_USED: Final = 6  # the order area
AREA: Final = 7  # chosen

# Steps
ASK_AREA: Final = 0
ASK_COUNT: Final = 1


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
    return t.hq[holder] if holder in (seat, partner(seat)) else 0


def around(t: Table, f: Frame) -> bool:
    seat = f[SEAT]
    if f[STEP] == ASK_AREA:
        areas = around_areas(t, seat, f[ORDER_TOKEN], f[ORDER_AREA], f[NEIGHBOURS_USED], f[HERE_USED])
        if not areas:
            t.pop()
            return False
        rest = [DO_AROUND + area for area in areas if area != f[ORDER_AREA]]
        legal = (
            [DO_AROUND_DONE, DO_AROUND + f[ORDER_AREA], *rest] if f[ORDER_AREA] in areas else [DO_AROUND_DONE, *rest]
        )
        t.ask(seat, AROUND_AREA, legal)
        return True
    most = min(t.book.symbol_n[f[ORDER_TOKEN]][symbols.AROUND], _soldiers_for(t, seat, f[AREA]))
    if t.holder[f[AREA]] == partner(seat):
        t.ask(partner(seat), AROUND_ALLY, [DO_AROUND_ALLY + n for n in range(most + 1)])
    else:
        t.ask(seat, AROUND_COUNT, largest_first(DO_AROUND_COUNT, most))
    return True


def around_area(t: Table, f: Frame, action: int) -> None:
    if action == DO_AROUND_DONE:
        t.pop()
        return
    area = f[AREA] = action - DO_AROUND
    f[STEP] = ASK_COUNT
    if area == f[ORDER_AREA]:
        f[HERE_USED] = 1
    else:
        f[NEIGHBOURS_USED] |= 1 << area


def around_count(t: Table, f: Frame, action: int) -> None:
    f[STEP] = ASK_AREA
    area, n = f[AREA], action - DO_AROUND_COUNT
    if t.holder[area] != NEUTRAL:
        t.place(f[SEAT], area, n)
        return
    t.soldiers[area] += t.from_stock(NEUTRAL, n)
    if t.journal is not None:
        t.note("lafamiglia-event-neutrals", {"seat": f[SEAT], "area": AREAS[area], "n": n})


def around_ally(t: Table, f: Frame, action: int) -> None:
    f[STEP] = ASK_AREA
    n = action - DO_AROUND_ALLY
    if n:
        t.place(partner(f[SEAT]), f[AREA], n)
