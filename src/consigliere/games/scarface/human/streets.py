"""Sections 4 and 5: recruiting, sending and moving the human's pieces, his vehicles, and the police."""

from typing import Final

from consigliere.games.scarface import actions, flow, names
from consigliere.games.scarface.human.costs import ask_unit, due, pay, pay_unit
from consigliere.games.scarface.human.orders import rival_tiles
from consigliere.games.scarface.names import DISTRICT_COUNT, NOBODY_CONTROLS, NONE, numbered_after
from consigliere.games.scarface.table import Table

RESERVE_CAR: Final = 3  # beside the PIECES a move can take a car or truck of the reserve
SEATS: Final = [0, 2, 1]


# Recruit (SF-63)


def recruit_options(t: Table, f: list[int]) -> list[int]:
    if f[flow.UNITS_LEFT] == 0 or t.points(names.MUSCLE) < f[flow.UNIT_COST] - f[flow.UNIT_DISCOUNT]:
        return []
    return [actions.DO_RECRUIT + place for place in range(2) if t.thugs(place)]


def recruits(t: Table, f: list[int]) -> bool:
    legal = recruit_options(t, f)
    return ask_unit(t, f, actions.RECRUIT_STEP, actions.DO_RECRUIT_STOP, legal, not legal and f[flow.UNIT_COST] == 0)


def recruit_step(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_RECRUIT_STOP:
        t.pop()
        return
    place = action - actions.DO_RECRUIT
    pay_unit(t, f, names.MUSCLE)
    t.move_thugs(t.human, place, place + 1, 1)


# Send thugs (SF-69)


def allowed(t: Table, to: int) -> list[int]:
    """The districts an effect of the human names."""
    if to == names.TO_ANY:
        return list(range(7))
    if to == names.TO_HERE:
        return [t.here]
    if to == names.TO_OWN:
        return sorted({t.district[tile] for tile in t.tiles_of(t.human)})
    if to == names.TO_NEXT_RIVAL:
        wanted = rival_tiles(t)
    else:
        wanted = t.tiles_of(t.human if to == names.TO_NEXT_OWN else NOBODY_CONTROLS)
    with_tile = [t.district[tile] for tile in wanted]
    for number in range(1, 7):
        district = t.token.index(numbered_after(t.token[t.here], number))
        if district in with_tile:
            return [district]
    return []


def send_options(t: Table, f: list[int]) -> list[int]:
    if (
        f[flow.UNITS_LEFT] == 0
        or t.thugs(names.HQ) == 0
        or t.points(names.MUSCLE) < f[flow.UNIT_COST] - f[flow.UNIT_DISCOUNT]
    ):
        return []
    return [
        actions.DO_SEND + district for district in allowed(t, f[flow.SENDS_TO]) if t.bribe(district) <= t.money[t.human]
    ]


def sends(t: Table, f: list[int]) -> bool:
    legal = send_options(t, f)
    return ask_unit(t, f, actions.SEND_TO, actions.DO_SEND_STOP, legal, not legal and f[flow.UNIT_COST] == 0)


def send_to(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_SEND_STOP:
        t.pop()
        return
    district = action - actions.DO_SEND
    pay_unit(t, f, names.MUSCLE)
    t.pay_bribe(district, 1)
    t.send(t.human, district, 1)


# Move (SF-70)


def destinations(t: Table, piece: int, origin: int, pieces: int) -> list[int]:
    """Where a piece (and its riders) can go and pay the bribes."""
    money = t.money[t.human]
    if piece == names.THUG:
        near = t.book.adjacent[origin]
    elif piece >= RESERVE_CAR:
        money -= t.book.vehicle_price[piece - RESERVE_CAR]
        near = allowed(t, names.TO_OWN) if money >= 0 else []
    else:
        near = ELSEWHERE[origin]
    police, price = t.police, pieces * max(0, t.book.bribe + t.bonus[names.PASSIVE_COUNT * t.human + names.P_BRIBE])
    return [district for district in near if not police[district] or price <= money]


ELSEWHERE: Final = [[district for district in range(7) if district != origin] for origin in range(7)]


def move_options(t: Table, f: list[int]) -> list[int]:
    if f[flow.UNITS_LEFT] == 0 or t.points(names.ANY) < f[flow.UNIT_COST] - f[flow.UNIT_DISCOUNT]:
        return []
    street, cars, trucks, at = t.street, t.cars, t.trucks, DISTRICT_COUNT * t.human
    found = [
        actions.DO_MOVE_THUG + district for district in range(7) if street[at + district] and can_walk(t, district)
    ]
    found += [
        actions.DO_MOVE_CAR + district for district in range(7) if cars[at + district]
    ]  # some district is free of police
    found += [actions.DO_MOVE_TRUCK + district for district in range(7) if trucks[at + district]]
    if f[flow.UNIT_COST]:  # a reserve vehicle comes only by the order
        for kind in range(2):
            if can_come(t, kind):
                found.append(actions.DO_MOVE_RESERVE + kind)
    return found


def can_walk(t: Table, origin: int) -> bool:
    """Whether a thug finds a way out of this district."""
    can_bribe = t.money[t.human] >= t.book.bribe + t.bonus[names.PASSIVE_COUNT * t.human + names.P_BRIBE]
    for district in t.book.adjacent[origin]:  # noqa: SIM110  # hot
        if can_bribe or not t.police[district]:
            return True
    return False


def can_come(t: Table, kind: int) -> bool:
    """Whether a vehicle of the reserve can be bought and placed."""
    return t.reserve(t.human, kind) > 0 and bool(destinations(t, RESERVE_CAR + kind, NONE, 1))


def can_move(t: Table) -> bool:
    """Whether the order has any move."""
    street, cars, trucks, at = t.street, t.cars, t.trucks, DISTRICT_COUNT * t.human
    for district in range(7):
        if cars[at + district] or trucks[at + district] or (street[at + district] and can_walk(t, district)):
            return True
    return can_come(t, 0) or can_come(t, 1)


def rider_options(t: Table, f: list[int]) -> list[int]:
    most = min(SEATS[f[flow.MOVES_PIECE]], t.street[DISTRICT_COUNT * t.human + f[flow.MOVES_ORIGIN]])
    return [n for n in range(most + 1) if destinations(t, f[flow.MOVES_PIECE], f[flow.MOVES_ORIGIN], 1 + n)]


def moves(t: Table, f: list[int]) -> bool:
    if f[flow.STEP] == 1:
        t.ask_human(actions.MOVE_RIDERS, [actions.DO_RIDERS + n for n in rider_options(t, f)])
        return True
    if f[flow.STEP] == 2:
        t.ask_human(
            actions.MOVE_TO,
            [
                actions.DO_MOVE_TO + district
                for district in destinations(t, f[flow.MOVES_PIECE], f[flow.MOVES_ORIGIN], 1 + f[flow.MOVES_RIDERS])
            ],
        )
        return True
    legal = move_options(t, f)
    return ask_unit(t, f, actions.MOVE_PIECE, actions.DO_MOVE_STOP, legal, not legal and f[flow.UNIT_COST] == 0)


def move_piece(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_MOVE_STOP:
        t.pop()
        return
    f[flow.MOVES_RIDERS] = 0
    if action >= actions.DO_MOVE_RESERVE:
        f[flow.MOVES_PIECE], f[flow.MOVES_ORIGIN] = RESERVE_CAR + action - actions.DO_MOVE_RESERVE, NONE
        f[flow.STEP] = 2
        return
    f[flow.MOVES_PIECE], f[flow.MOVES_ORIGIN] = divmod(action - actions.DO_MOVE_THUG, DISTRICT_COUNT)
    f[flow.STEP] = 2 if f[flow.MOVES_PIECE] == names.THUG else 1


def move_riders(t: Table, f: list[int], action: int) -> None:
    f[flow.MOVES_RIDERS] = action - actions.DO_RIDERS
    f[flow.STEP] = 2


def move_to(t: Table, f: list[int], action: int) -> None:
    district = action - actions.DO_MOVE_TO
    piece, origin, riders = f[flow.MOVES_PIECE], f[flow.MOVES_ORIGIN], f[flow.MOVES_RIDERS]
    f[flow.STEP] = 0
    f[flow.UNITS_LEFT] -= 1
    f[flow.UNITS_DONE] += 1
    f[flow.MOVES_PIECE], f[flow.MOVES_ORIGIN], f[flow.MOVES_RIDERS] = NONE, NONE, 0
    if piece >= RESERVE_CAR:
        t.spend(t.human, t.book.vehicle_price[piece - RESERVE_CAR])
        t.pay_bribe(district, 1)
        t.place_vehicle(t.human, piece - RESERVE_CAR, district)
    else:
        t.pay_bribe(district, 1 + riders)
        t.move_piece(t.human, piece, origin, district, riders)
    pay(t, names.ANY, due(f, flow.UNIT_DISCOUNT, f[flow.UNIT_COST]))


# A vehicle by a card


def vehicle_options(t: Table, to: int) -> list[int]:
    return [
        actions.DO_PLACE + DISTRICT_COUNT * kind + district
        for kind in range(2)
        if t.reserve(t.human, kind)
        for district in allowed(t, to)
        if t.bribe(district) <= t.money[t.human]
    ]


def vehicle(t: Table, f: list[int]) -> bool:
    legal = vehicle_options(t, f[flow.VEHICLE_TO]) if f[flow.VEHICLE_LEFT] else []
    return t.ask_or_end(actions.PLACE_VEHICLE, legal)


def place_vehicle(t: Table, f: list[int], action: int) -> None:
    kind, district = divmod(action - actions.DO_PLACE, DISTRICT_COUNT)
    f[flow.VEHICLE_LEFT] -= 1
    t.pay_bribe(district, 1)
    t.place_vehicle(t.human, kind, district)


# Police (SF-82)


def police(t: Table, f: list[int]) -> bool:
    """By a card of the human: he chooses both districts; SF-77: no district has two."""
    if f[flow.POLICE_ORIGIN] != NONE:
        t.ask_human(
            actions.POLICE_TO, [actions.DO_POLICE_TO + district for district in range(7) if not t.police[district]]
        )
        return True
    if f[flow.POLICE_LEFT] == 0:
        t.pop()
        return False
    cars = [actions.DO_POLICE_FROM + district for district in range(7) if t.police[district]]
    t.ask_human(actions.POLICE_FROM, [actions.DO_POLICE_STOP, *cars])
    return True


def police_from(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_POLICE_STOP:
        t.pop()
    else:
        f[flow.POLICE_ORIGIN] = action - actions.DO_POLICE_FROM


def police_to(t: Table, f: list[int], action: int) -> None:
    move_police(t, f[flow.POLICE_ORIGIN], action - actions.DO_POLICE_TO)
    f[flow.POLICE_LEFT] -= 1
    f[flow.POLICE_ORIGIN] = NONE


def move_police(t: Table, origin: int, district: int) -> None:
    t.police[origin] = 0
    t.police[district] = 1
    if t.journal is not None:
        t.note("scarface-event-police", {"from": names.DISTRICTS[origin], "to": names.DISTRICTS[district]})


def police_by_rule(t: Table, n: int, sides: list[int]) -> None:
    """By a raid or the news: towards most pieces of these gangs."""
    for _ in range(n):
        cars = [district for district in range(7) if t.police[district]]
        free = [district for district in range(7) if not t.police[district]]
        if not cars or not free:
            return
        origin = min(cars, key=lambda district: t.token[district])
        move_police(t, origin, min(free, key=lambda district: (-_pieces(t, district, sides), t.token[district])))


def _pieces(t: Table, district: int, sides: list[int]) -> int:
    where = [DISTRICT_COUNT * side + district for side in sides]
    return sum(t.street[at] + t.cars[at] + t.trucks[at] for at in where)
