"""Cars, boats and labs, and the rally of soldiers and cars (sections 4 and 7)."""

from typing import Final

from consigliere.games.lafamiglia.actions import (
    BOAT_MOVE,
    BOAT_REMOVE,
    BOAT_SEA,
    CAR_AREA,
    DO_BOAT_MOVE,
    DO_BOAT_REMOVE,
    DO_BOAT_SEA,
    DO_CAR_AREA,
    DO_EQUIP_BOAT,
    DO_EQUIP_CAR,
    DO_EQUIP_LAB,
    DO_LAB_AREA,
    DO_NO_CAR,
    DO_NO_EQUIP,
    DO_NO_LAB,
    DO_RALLIED,
    DO_RALLY_AREA,
    DO_RALLY_CARS,
    DO_RALLY_FROM,
    DO_RALLY_SOLDIERS,
    DO_STAY,
    EQUIP_KIND,
    LAB_AREA,
    RALLY_AREA,
    RALLY_CARS,
    RALLY_FROM,
    RALLY_SOLDIERS,
)
from consigliere.games.lafamiglia.flow import BOAT, CAR, LAB, SEAT
from consigliere.games.lafamiglia.names import AREAS, EMPTY, SEAS, SEATS, following, partner
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame

MAY_DECLINE: Final = 3  # place in EQUIP, CAR and LAB

# Equipment


def equipment(t: Table, seat: int) -> list[int]:
    legal: list[int] = []
    if t.cars_left[seat] and t.has_area(seat):
        legal.append(DO_EQUIP_CAR)
    if t.boat_seas(seat):
        legal.append(DO_EQUIP_BOAT)
    if t.lab_areas(seat):
        legal.append(DO_EQUIP_LAB)
    return legal


def equip(t: Table, f: Frame) -> bool:
    """LF-69."""
    legal = equipment(t, f[SEAT])
    if f[MAY_DECLINE]:
        legal.insert(0, DO_NO_EQUIP)
    t.ask(f[SEAT], EQUIP_KIND, legal)
    return True


def equip_kind(t: Table, f: Frame, action: int) -> None:
    t.pop()
    if action == DO_EQUIP_CAR:
        t.push([CAR, 0, f[SEAT], 0])
    elif action == DO_EQUIP_BOAT:
        t.push([BOAT, 0, f[SEAT], EMPTY, EMPTY])
    elif action == DO_EQUIP_LAB:
        t.push([LAB, 0, f[SEAT], 0])


def car(t: Table, f: Frame) -> bool:
    """LF-33, LF-80."""
    return _ask_area(t, f, CAR_AREA, DO_NO_CAR, [DO_CAR_AREA + area for area in t.car_areas(f[SEAT])])


def car_area(t: Table, f: Frame, action: int) -> None:
    t.pop()
    if action != DO_NO_CAR:
        t.put_car(f[SEAT], action - DO_CAR_AREA)


def lab(t: Table, f: Frame) -> bool:
    """LF-34, LF-80."""
    return _ask_area(t, f, LAB_AREA, DO_NO_LAB, [DO_LAB_AREA + area for area in t.lab_areas(f[SEAT])])


def lab_area(t: Table, f: Frame, action: int) -> None:
    t.pop()
    if action != DO_NO_LAB:
        t.put_lab(f[SEAT], action - DO_LAB_AREA)


def _ask_area(t: Table, f: Frame, kind: int, decline: int, legal: list[int]) -> bool:
    if not legal:
        t.pop()
        return False
    t.ask(f[SEAT], kind, [decline, *legal] if f[MAY_DECLINE] else legal)
    return True


# Boats

# Places
BOAT_AREA: Final = 3  # the order area it comes from, or EMPTY
SEA: Final = 4

# Steps
ASK_SEA: Final = 0
ASK_MOVE: Final = 1
CROWDED: Final = 2


def boat(t: Table, f: Frame) -> bool:
    """LF-32."""
    seat = f[SEAT]
    if f[STEP] == ASK_SEA:
        seas = t.boat_seas(seat) if f[BOAT_AREA] == EMPTY else t.book.seas_of[f[BOAT_AREA]]
        t.ask(seat, BOAT_SEA, [DO_BOAT_SEA + sea for sea in seas])
        return True
    if f[STEP] == ASK_MOVE:
        t.ask(seat, BOAT_MOVE, [DO_STAY, *[DO_BOAT_MOVE + sea for sea in t.book.sea_neighbours[f[SEA]]]])
        return True
    if t.boats_in(f[SEA]) < 3:
        t.pop()
        return False
    others = [following(seat, 1), following(seat, 3), partner(seat)]  # opponents first
    legal = [DO_BOAT_REMOVE + t.colour[other] for other in others if t.boats[SEATS * f[SEA] + other]]
    if t.boats[SEATS * f[SEA] + seat] > 1:
        legal.append(DO_BOAT_REMOVE + t.colour[seat])
    t.ask(seat, BOAT_REMOVE, legal)
    return True


def boat_sea(t: Table, f: Frame, action: int) -> None:
    f[STEP], f[SEA] = ASK_MOVE, action - DO_BOAT_SEA
    t.put_boat(f[SEAT], f[SEA])


def boat_move(t: Table, f: Frame, action: int) -> None:
    f[STEP] = CROWDED
    if action == DO_STAY:
        return
    sea = action - DO_BOAT_MOVE
    t.boats[SEATS * f[SEA] + f[SEAT]] -= 1
    t.boats[SEATS * sea + f[SEAT]] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-boat-move", {"seat": f[SEAT], "sea": SEAS[f[SEA]], "target": SEAS[sea]})
    f[SEA] = sea


def boat_remove(t: Table, f: Frame, action: int) -> None:
    t.pop()
    other = t.colour.index(action - DO_BOAT_REMOVE)
    for seat in (f[SEAT], other):
        t.boats[SEATS * f[SEA] + seat] -= 1
        t.boats_left[seat] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-boats-removed", {"seat": f[SEAT], "other": other, "sea": SEAS[f[SEA]]})


# Rally

# Places
AREA: Final = 3
MAY_STOP: Final = 4
SOURCES_USED: Final = 5  # bits
SOURCE: Final = 6
RALLIED: Final = 7  # soldiers

# Steps
ASK_SOURCE: Final = 0
ASK_SOLDIERS: Final = 1
ASK_CARS: Final = 2


def rally(t: Table, f: Frame) -> bool:
    """LF-71: neighbouring own areas send soldiers and cars."""
    seat = f[SEAT]
    if f[STEP] == ASK_SOURCE:
        if f[AREA] == EMPTY:
            t.ask(seat, RALLY_AREA, [DO_RALLY_AREA + area for area in t.rally_areas(seat)])
            return True
        legal = [DO_RALLY_FROM + area for area in _sources(t, f)]
        if f[MAY_STOP]:
            legal.insert(0, DO_RALLIED)
        if not legal or legal == [DO_RALLIED]:
            t.pop()
            return False
        t.ask(seat, RALLY_FROM, legal)
    elif f[STEP] == ASK_SOLDIERS:
        least = 0 if t.cars[f[SOURCE]] else 1
        legal = [DO_RALLY_SOLDIERS + n for n in range(least, t.soldiers[f[SOURCE]] + 1)]
        t.ask(seat, RALLY_SOLDIERS, legal)
    else:
        most = t.cars[f[SOURCE]]
        least = 0 if f[RALLIED] else 1
        t.ask(seat, RALLY_CARS, [DO_RALLY_CARS + most, *[DO_RALLY_CARS + n for n in range(least, most)]])
    return True


def _sources(t: Table, f: Frame) -> list[int]:
    return [a for a in t.book.neighbours[f[AREA]] if t.holder[a] == f[SEAT] and not f[SOURCES_USED] >> a & 1]


def rally_area(t: Table, f: Frame, action: int) -> None:
    f[AREA] = action - DO_RALLY_AREA


def rally_from(t: Table, f: Frame, action: int) -> None:
    if action == DO_RALLIED:
        t.pop()
        return
    f[STEP], f[SOURCE] = ASK_SOLDIERS, action - DO_RALLY_FROM
    f[SOURCES_USED] |= 1 << f[SOURCE]


def rally_soldiers(t: Table, f: Frame, action: int) -> None:
    f[RALLIED] = action - DO_RALLY_SOLDIERS
    if t.cars[f[SOURCE]]:
        f[STEP] = ASK_CARS
    else:
        _rally_move(t, f, 0)


def rally_cars(t: Table, f: Frame, action: int) -> None:
    _rally_move(t, f, action - DO_RALLY_CARS)


def _rally_move(t: Table, f: Frame, cars: int) -> None:
    area, source, soldiers = f[AREA], f[SOURCE], f[RALLIED]
    t.soldiers[source] -= soldiers
    t.soldiers[area] += soldiers
    t.cars[source] -= cars
    t.cars[area] += cars
    if t.journal is not None:
        args: dict[str, object] = {"seat": f[SEAT], "area": AREAS[area], "source": AREAS[source]}
        t.note("lafamiglia-event-rally", {**args, "n": soldiers, "cars": cars})
    f[STEP], f[MAY_STOP] = ASK_SOURCE, 1
    t.leave_if_empty(source)
