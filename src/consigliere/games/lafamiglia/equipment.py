"""Cars, boats and labs, and the rally of soldiers and cars (sections 4 and 7)."""

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
from consigliere.games.lafamiglia.flow import BOAT, CAR, LAB
from consigliere.games.lafamiglia.names import AREAS, EMPTY, SEAS
from consigliere.games.lafamiglia.table import Table

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


def equip(t: Table, f: list[int]) -> bool:
    """LF-69."""
    legal = equipment(t, f[2])
    if f[3]:
        legal.insert(0, DO_NO_EQUIP)
    t.ask(f[2], EQUIP_KIND, legal)
    return True


def equip_kind(t: Table, f: list[int], action: int) -> None:
    t.pop()
    if action == DO_EQUIP_CAR:
        t.push([CAR, 0, f[2], 0])
    elif action == DO_EQUIP_BOAT:
        t.push([BOAT, 0, f[2], EMPTY, EMPTY])
    elif action == DO_EQUIP_LAB:
        t.push([LAB, 0, f[2], 0])


def car(t: Table, f: list[int]) -> bool:
    """LF-33, LF-80."""
    legal = [DO_CAR_AREA + area for area in t.car_areas(f[2])]
    if not legal:
        t.pop()
        return False
    if f[3]:
        legal.insert(0, DO_NO_CAR)
    t.ask(f[2], CAR_AREA, legal)
    return True


def car_area(t: Table, f: list[int], action: int) -> None:
    t.pop()
    if action != DO_NO_CAR:
        t.put_car(f[2], action - DO_CAR_AREA)


def lab(t: Table, f: list[int]) -> bool:
    """LF-34, LF-80."""
    legal = [DO_LAB_AREA + area for area in t.lab_areas(f[2])]
    if not legal:
        t.pop()
        return False
    if f[3]:
        legal.insert(0, DO_NO_LAB)
    t.ask(f[2], LAB_AREA, legal)
    return True


def lab_area(t: Table, f: list[int], action: int) -> None:
    t.pop()
    if action != DO_NO_LAB:
        t.put_lab(f[2], action - DO_LAB_AREA)


# Boats


def boat(t: Table, f: list[int]) -> bool:
    """LF-32."""
    seat = f[2]
    if f[1] == 0:
        seas = t.boat_seas(seat) if f[3] == EMPTY else t.book.seas_of[f[3]]
        t.ask(seat, BOAT_SEA, [DO_BOAT_SEA + sea for sea in seas])
        return True
    if f[1] == 1:
        t.ask(seat, BOAT_MOVE, [DO_STAY, *[DO_BOAT_MOVE + sea for sea in t.book.sea_neighbours[f[4]]]])
        return True
    if t.boats_in(f[4]) < 3:
        t.pop()
        return False
    others = [(seat + 1) & 3, (seat + 3) & 3, (seat + 2) & 3]  # opponents first
    legal = [DO_BOAT_REMOVE + t.colour[other] for other in others if t.boats[4 * f[4] + other]]
    if t.boats[4 * f[4] + seat] > 1:
        legal.append(DO_BOAT_REMOVE + t.colour[seat])
    t.ask(seat, BOAT_REMOVE, legal)
    return True


def boat_sea(t: Table, f: list[int], action: int) -> None:
    f[1], f[4] = 1, action - DO_BOAT_SEA
    t.put_boat(f[2], f[4])


def boat_move(t: Table, f: list[int], action: int) -> None:
    f[1] = 2
    if action == DO_STAY:
        return
    sea = action - DO_BOAT_MOVE
    t.boats[4 * f[4] + f[2]] -= 1
    t.boats[4 * sea + f[2]] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-boat-move", {"seat": f[2], "sea": SEAS[f[4]], "target": SEAS[sea]})
    f[4] = sea


def boat_remove(t: Table, f: list[int], action: int) -> None:
    t.pop()
    other = t.colour.index(action - DO_BOAT_REMOVE)
    for seat in (f[2], other):
        t.boats[4 * f[4] + seat] -= 1
        t.boats_left[seat] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-boats-removed", {"seat": f[2], "other": other, "sea": SEAS[f[4]]})


# Rally


def rally(t: Table, f: list[int]) -> bool:
    """LF-71: f[3] area, f[4] may be left, f[5] sources used, f[6] source, f[7] soldiers."""
    seat = f[2]
    if f[1] == 0:
        if f[3] == EMPTY:
            t.ask(seat, RALLY_AREA, [DO_RALLY_AREA + area for area in t.rally_areas(seat)])
            return True
        legal = [DO_RALLY_FROM + area for area in _sources(t, f)]
        if f[4]:
            legal.insert(0, DO_RALLIED)
        if not legal or legal == [DO_RALLIED]:
            t.pop()
            return False
        t.ask(seat, RALLY_FROM, legal)
    elif f[1] == 1:
        least = 0 if t.cars[f[6]] else 1
        legal = [DO_RALLY_SOLDIERS + n for n in range(least, t.soldiers[f[6]] + 1)]
        t.ask(seat, RALLY_SOLDIERS, legal)
    else:
        most = t.cars[f[6]]
        least = 0 if f[7] else 1
        t.ask(seat, RALLY_CARS, [DO_RALLY_CARS + most, *[DO_RALLY_CARS + n for n in range(least, most)]])
    return True


def _sources(t: Table, f: list[int]) -> list[int]:
    return [a for a in t.book.neighbours[f[3]] if t.holder[a] == f[2] and not f[5] >> a & 1]


def rally_area(t: Table, f: list[int], action: int) -> None:
    f[3] = action - DO_RALLY_AREA


def rally_from(t: Table, f: list[int], action: int) -> None:
    if action == DO_RALLIED:
        t.pop()
        return
    f[1], f[6] = 1, action - DO_RALLY_FROM
    f[5] |= 1 << f[6]


def rally_soldiers(t: Table, f: list[int], action: int) -> None:
    f[7] = action - DO_RALLY_SOLDIERS
    if t.cars[f[6]]:
        f[1] = 2
    else:
        _rally_move(t, f, 0)


def rally_cars(t: Table, f: list[int], action: int) -> None:
    _rally_move(t, f, action - DO_RALLY_CARS)


def _rally_move(t: Table, f: list[int], cars: int) -> None:
    area, source, soldiers = f[3], f[6], f[7]
    t.soldiers[source] -= soldiers
    t.soldiers[area] += soldiers
    t.cars[source] -= cars
    t.cars[area] += cars
    if t.journal is not None:
        args: dict[str, object] = {"seat": f[2], "area": AREAS[area], "source": AREAS[source]}
        t.note("lafamiglia-event-rally", {**args, "n": soldiers, "cars": cars})
    f[1], f[4] = 0, 1
    t.leave_if_empty(source)
