"""What cells of a sheet and symbols of tokens share: recruit, launder and place (sections 7 and 13)."""

from typing import Final

from consigliere.games.lafamiglia.actions import (
    DO_LAUNDER_COUNT,
    DO_PLACE_AREA,
    DO_PLACE_COUNT,
    DO_RECRUIT_COUNT,
    LAUNDER_COUNT,
    PLACE_AREA,
    PLACE_COUNT,
    RECRUIT_COUNT,
)
from consigliere.games.lafamiglia.flow import LAUNDER, RECRUIT, SEAT
from consigliere.games.lafamiglia.names import EMPTY
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame

# Places
MOST: Final = 3
OWN_ONLY: Final = 4
AREA: Final = 5

# Steps of PLACE
ASK_AREA: Final = 0
ASK_COUNT: Final = 1

# Recruit and launder (LF-56)


def begin_recruiting(t: Table, seat: int, n: int) -> None:
    if t.choose_amounts:
        t.push([RECRUIT, 0, seat, min(n, t.supply[seat])])
    else:
        t.recruit(seat, n)


def recruit(t: Table, f: Frame) -> bool:
    t.ask(f[SEAT], RECRUIT_COUNT, largest_first(DO_RECRUIT_COUNT, f[MOST]))
    return True


def recruit_count(t: Table, f: Frame, action: int) -> None:
    t.pop()
    t.recruit(f[SEAT], action - DO_RECRUIT_COUNT)


def begin_laundering(t: Table, seat: int) -> None:
    if t.choose_amounts:
        t.push([LAUNDER, 0, seat, t.own_labs(seat)])
    else:
        t.earn(seat, t.own_labs(seat))


def launder(t: Table, f: Frame) -> bool:
    t.ask(f[SEAT], LAUNDER_COUNT, largest_first(DO_LAUNDER_COUNT, f[MOST]))
    return True


def launder_count(t: Table, f: Frame, action: int) -> None:
    t.pop()
    t.earn(f[SEAT], action - DO_LAUNDER_COUNT)


# Place


def place(t: Table, f: Frame) -> bool:
    """LF-65."""
    seat = f[SEAT]
    if f[STEP] == ASK_AREA:
        holder = t.holder
        if f[OWN_ONLY]:
            areas = t.own_areas(seat)
        else:
            areas = [area for area in range(36) if holder[area] == seat or holder[area] == EMPTY]
        t.ask(seat, PLACE_AREA, [DO_PLACE_AREA + area for area in areas])
    else:
        t.ask(seat, PLACE_COUNT, largest_first(DO_PLACE_COUNT, min(f[MOST], t.hq[seat])))
    return True


def largest_first(action: int, most: int) -> list[int]:
    """LF-180: the largest number, then 1 and up."""
    return [action + most, *range(action + 1, action + most)]


def place_area(t: Table, f: Frame, action: int) -> None:
    f[AREA] = action - DO_PLACE_AREA
    f[STEP] = ASK_COUNT


def place_count(t: Table, f: Frame, action: int) -> None:
    t.pop()
    t.place(f[SEAT], f[AREA], action - DO_PLACE_COUNT)
