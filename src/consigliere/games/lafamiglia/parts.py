"""What cells of a sheet and symbols of tokens share: recruit, launder and place (sections 7 and 13)."""

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
from consigliere.games.lafamiglia.flow import LAUNDER, RECRUIT
from consigliere.games.lafamiglia.names import EMPTY
from consigliere.games.lafamiglia.table import Table

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
