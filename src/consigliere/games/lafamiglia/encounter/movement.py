"""Move and attack with a shotgun (section 14), up to the conflict.

A MOVE frame: f[3] token, f[4] origin, f[5] target, f[6] way, f[7] soldiers, f[8] joined by Bribery, f[9] shots fired,
f[10] car. Below it lies the TOKEN frame.
"""

from typing import Final

from consigliere.games.lafamiglia import symbols
from consigliere.games.lafamiglia.actions import (
    DO_ALLIES,
    DO_BOAT,
    DO_BRIBE,
    DO_CAR,
    DO_FROM,
    DO_FROM_NONE,
    DO_LAND,
    DO_NO_BRIBE,
    DO_NO_CAR_ALONG,
    DO_NO_RECRUIT,
    DO_NO_TARGET,
    DO_PAYOFF,
    DO_RECRUIT,
    DO_SOLDIERS,
    DO_TURNCOAT,
    MOVE_BRIBE,
    MOVE_CAR,
    MOVE_FROM,
    MOVE_PAYOFF,
    MOVE_SOLDIERS,
    MOVE_TARGET,
    MOVE_TURNCOAT,
    TAKE_RECRUIT,
)
from consigliere.games.lafamiglia.flow import FIGHT
from consigliere.games.lafamiglia.names import (
    ALLIES,
    AREAS,
    BRIBERY,
    EMPTY,
    JUSTICE,
    MINIGUNS,
    NEUTRAL,
    RECRUITMENT,
    TILES,
)
from consigliere.games.lafamiglia.planning.money import add_money_for
from consigliere.games.lafamiglia.table import Table

FROM: Final = 0
TARGET: Final = 1
BRIBE: Final = 2
SOLDIERS: Final = 3
CAR: Final = 4
GO: Final = 5
TURNCOAT: Final = 6
PAYOFF: Final = 7
ATTACK: Final = 8
AFTER: Final = 9
RECRUIT: Final = 10
NEXT: Final = 11

BY_LAND: Final = 0
BY_BOAT: Final = 1
BY_ALLIES: Final = 2

CAR_GONE: Final = 99  # CAR_ALONG of a token: the one car went along and is lost


def go(t: Table, f: list[int]) -> bool:
    step = f[1]
    if step == TARGET:
        return _ask_target(t, f)
    if step == BRIBE:
        return _ask_bribe(t, f)
    if step == SOLDIERS:
        return _ask_soldiers(t, f)
    if step == CAR:
        return _ask_car(t, f)
    if step == GO:
        return _leave_and_arrive(t, f)
    if step == TURNCOAT:
        return _ask_turncoat(t, f)
    if step == PAYOFF:
        return _ask_payoff(t, f)
    if step == ATTACK:
        return _attack(t, f)
    if step == AFTER:
        return _after(t, f)
    if step == RECRUIT:
        return _ask_recruit(t, f)
    if step == NEXT:
        return _next_shot(t, f)
    return _ask_from(t, f)


# Where from and where to


def move_has_target(t: Table, seat: int, origin: int) -> bool:
    """LF-181; Allies needs a neighbour that is a target itself, so it adds none."""
    ally = seat ^ 2
    holder = t.holder
    for area in t.book.neighbours[origin]:
        if holder[area] != ally:
            return True
    return bool(sea_targets(t, seat, origin))


def sea_targets(t: Table, seat: int, origin: int) -> list[int]:
    """LF-25: the areas in reach of the team's boats, but not the partner's and not the origin."""
    book, boats = t.book, t.boats
    team = seat & 1
    chain = [sea for sea in book.seas_of[origin] if boats[4 * sea + team] or boats[4 * sea + team + 2]]
    if not chain:
        return []
    reached = [False] * 36
    for sea in chain:
        for area in book.coast[sea]:
            reached[area] = True
        for other in book.sea_neighbours[sea]:
            if (boats[4 * other + team] or boats[4 * other + team + 2]) and other not in chain:
                chain.append(other)
    ally = seat ^ 2
    return [area for area in range(36) if reached[area] and t.holder[area] != ally and area != origin]


def allies_targets(t: Table, seat: int, origin: int) -> list[int]:
    """LF-105."""
    near = t.book.neighbours[origin]
    found = [False] * 36
    for between in near:
        if t.holder[between] == EMPTY or t.holder[between] == NEUTRAL:
            for area in t.book.neighbours[between]:
                if area != origin and area not in near and t.hostile(seat, area):
                    found[area] = True
    return [area for area in range(36) if found[area]]


def _ask_target(t: Table, f: list[int]) -> bool:
    """LF-125."""
    seat, origin = f[2], f[4]
    ally = seat ^ 2
    holder = t.holder
    legal = [DO_NO_TARGET]
    legal += [DO_LAND + area for area in t.book.neighbours[origin] if holder[area] != ally]
    legal += [DO_BOAT + area for area in sea_targets(t, seat, origin)]
    if t.owns_tile(seat, ALLIES):
        price = t.book.tile_price[ALLIES]
        areas = allies_targets(t, seat, origin)
        if areas and t.money[seat] >= price:
            legal += [DO_ALLIES + area for area in areas]
        elif areas:
            add_money_for(t, seat, MOVE_TARGET, legal, price)
    t.ask(seat, MOVE_TARGET, legal)
    return True


def move_target(t: Table, f: list[int], action: int) -> None:
    if action == DO_NO_TARGET:  # LF-112: declining the first declines the second too
        t.pop()
        return
    f[6], f[5] = divmod(action - DO_LAND, 36)
    f[1] = BRIBE
    if f[6] == BY_ALLIES:
        if t.journal is not None:
            t.note("lafamiglia-event-tile", {"seat": f[2], "tile": TILES[ALLIES]})
        t.pay(f[2], t.book.tile_price[ALLIES])
    if t.journal is not None:
        args: dict[str, object] = {"seat": f[2], "origin": AREAS[f[4]], "target": AREAS[f[5]]}
        if f[6] == BY_LAND:
            t.note("lafamiglia-event-target-land", args)
        elif f[6] == BY_BOAT:
            t.note("lafamiglia-event-target-boat", args)
        else:
            t.note("lafamiglia-event-target-allies", args)


def _ask_bribe(t: Table, f: list[int]) -> bool:
    """LF-106."""
    seat = f[2]
    price = t.book.tile_price[BRIBERY]
    legal = [DO_NO_BRIBE]
    if t.owns_tile(seat, BRIBERY) and t.hostile(seat, f[5]):
        if t.money[seat] >= price:
            legal.append(DO_BRIBE)
        else:
            add_money_for(t, seat, MOVE_BRIBE, legal, price)
    if len(legal) == 1 and not t.hushed:
        f[1] = SOLDIERS
        return False
    t.ask(seat, MOVE_BRIBE, legal)
    return True


def move_bribe(t: Table, f: list[int], action: int) -> None:
    f[1] = SOLDIERS
    if action == DO_NO_BRIBE:
        return
    seat, target = f[2], f[5]
    if t.journal is not None:
        t.note("lafamiglia-event-tile", {"seat": seat, "tile": TILES[BRIBERY]})
    t.pay(seat, t.book.tile_price[BRIBERY])
    n = min(t.book.tile_n[BRIBERY], t.soldiers[target])
    t.remove(target, n)
    t.leave_if_empty(target)
    if t.replace_bribed:
        f[8] = t.from_stock(seat, n)


def _ask_soldiers(t: Table, f: list[int]) -> bool:
    """LF-126; the fallback leaves one behind."""
    most = t.soldiers[f[4]]
    lead = max(1, most - 1)
    legal = [DO_SOLDIERS + lead, *[DO_SOLDIERS + n for n in range(1, most + 1) if n != lead]]
    t.ask(f[2], MOVE_SOLDIERS, legal)
    return True


def move_soldiers(t: Table, f: list[int], action: int) -> None:
    f[7] = action - DO_SOLDIERS
    f[1] = CAR


def may_take_car(t: Table, f: list[int], along: int) -> bool:
    """LF-126, LF-127: by land, one car per token; the second move only with the same car where it stands."""
    if f[6] == BY_BOAT or not t.cars[f[4]]:
        return False
    return along == EMPTY or along == f[4]


def _ask_car(t: Table, f: list[int]) -> bool:
    if not may_take_car(t, f, t.stack[-2][6]):
        f[1] = GO
        return False
    t.ask(f[2], MOVE_CAR, [DO_CAR, DO_NO_CAR_ALONG])
    return True


def move_car(t: Table, f: list[int], action: int) -> None:
    f[10] = 1 if action == DO_CAR else 0
    f[1] = GO


# On the way


def _leave_and_arrive(t: Table, f: list[int]) -> bool:
    seat, origin, target = f[2], f[4], f[5]
    t.soldiers[origin] -= f[7]
    t.cars[origin] -= f[10]
    if t.journal is not None:
        args: dict[str, object] = {"seat": seat, "origin": AREAS[origin], "target": AREAS[target]}
        t.note("lafamiglia-event-move", {**args, "n": f[7], "cars": f[10]})
    t.leave_if_empty(origin)
    f[7] += f[8]
    if f[10]:
        t.stack[-2][6] = target
    if t.holder[target] == seat:  # LF-129
        t.soldiers[target] += f[7]
        t.cars[target] += f[10]
        f[1] = NEXT
    elif t.holder[target] == EMPTY:  # LF-128
        t.come(seat, target, f[7])
        t.cars[target] += f[10]
        f[1] = AFTER
    else:
        f[1] = TURNCOAT
    return False


def _ask_turncoat(t: Table, f: list[int]) -> bool:
    """LF-121."""
    n = min(t.book.turncoat[f[3]], t.soldiers[f[5]])
    if n == 0:
        f[1] = PAYOFF
        return False
    t.ask(f[2], MOVE_TURNCOAT, [DO_TURNCOAT + n, *[DO_TURNCOAT + k for k in range(n)]])
    return True


def move_turncoat(t: Table, f: list[int], action: int) -> None:
    f[1] = PAYOFF
    n = action - DO_TURNCOAT
    if n:
        t.remove(f[5], n)
        joined = t.from_stock(f[2], n)
        f[7] += joined
        if t.journal is not None:
            t.note("lafamiglia-event-turncoat", {"seat": f[2], "area": AREAS[f[5]], "n": joined})


def _ask_payoff(t: Table, f: list[int]) -> bool:
    """LF-122: X for X."""
    seat, defenders, money = f[2], t.soldiers[f[5]], t.money[f[2]]
    if not t.book.payoff[f[3]] or not defenders:
        f[1] = ATTACK
        return False
    legal = [DO_PAYOFF + n for n in range(min(money, defenders) + 1)]
    if money < defenders:
        add_money_for(t, seat, MOVE_PAYOFF, legal, money + 1)
    t.ask(seat, MOVE_PAYOFF, legal)
    return True


def move_payoff(t: Table, f: list[int], action: int) -> None:
    f[1] = ATTACK
    n = action - DO_PAYOFF
    if n:
        t.pay(f[2], n)
        t.remove(f[5], n)


def car_counts(t: Table, f: list[int]) -> bool:
    """LF-127: the car that goes along; by land from the order area also that of the first move, which is elsewhere."""
    if f[10]:
        return True
    order = t.stack[-2]
    return f[6] != BY_BOAT and f[4] == order[4] and 0 <= order[6] < CAR_GONE


def attack_bonus(t: Table, f: list[int]) -> int:
    """LF-132, LF-108."""
    seat = f[2]
    bonus = t.book.skull[f[3]]
    if car_counts(t, f):
        bonus += t.base(seat, JUSTICE)
    if f[6] == BY_BOAT and t.owns_tile(seat, MINIGUNS):
        bonus += t.book.tile_n[MINIGUNS]
    return bonus


def _attack(t: Table, f: list[int]) -> bool:
    f[1] = AFTER
    t.push([FIGHT, 0, f[2], f[2], f[5], t.holder[f[5]], EMPTY, f[7], f[10], attack_bonus(t, f), 0])
    return False


# After the move


def _after(t: Table, f: list[int]) -> bool:
    """LF-144: the area is taken if the player holds it now."""
    seat, target = f[2], f[5]
    order = t.stack[-2]
    if t.holder[target] != seat:
        if f[10]:
            order[6] = CAR_GONE
        f[1] = NEXT
        return False
    order[7] |= 1 << target
    f[1] = RECRUIT
    return False


def _ask_recruit(t: Table, f: list[int]) -> bool:
    """LF-104."""
    seat = f[2]
    hq, n = t.hq[seat], t.book.tile_n[RECRUITMENT]
    if not hq or not t.owns_tile(seat, RECRUITMENT):
        f[1] = NEXT
        return False
    legal = [DO_RECRUIT + 1, DO_NO_RECRUIT]
    if hq >= n:
        price = t.book.tile_price[RECRUITMENT]
        if t.money[seat] >= price:
            legal.append(DO_RECRUIT + 2)
        else:
            add_money_for(t, seat, TAKE_RECRUIT, legal, price)
    t.ask(seat, TAKE_RECRUIT, legal)
    return True


def take_recruit(t: Table, f: list[int], action: int) -> None:
    f[1] = NEXT
    if action == DO_NO_RECRUIT:
        return
    if t.journal is not None:
        t.note("lafamiglia-event-tile", {"seat": f[2], "tile": TILES[RECRUITMENT]})
    if action == DO_RECRUIT + 1:
        t.place(f[2], f[5], 1)
    else:
        t.pay(f[2], t.book.tile_price[RECRUITMENT])
        t.place(f[2], f[5], t.book.tile_n[RECRUITMENT])


def _next_shot(t: Table, f: list[int]) -> bool:
    """LF-145."""
    f[9] += 1
    if f[9] >= t.book.symbol_n[f[3]][symbols.SHOTGUN]:
        t.pop()
        return False
    t.stack[-2][8] = f[5]
    f[1] = FROM
    f[5] = EMPTY
    f[6] = f[7] = f[8] = f[10] = 0
    return False


def second_origins(t: Table, f: list[int]) -> list[int]:
    """LF-145: the order area or the end of the first move, if held."""
    order = t.stack[-2]
    places = sorted({order[4], order[8]})
    return [area for area in places if t.holder[area] == f[2] and move_has_target(t, f[2], area)]


def _ask_from(t: Table, f: list[int]) -> bool:
    origins = second_origins(t, f)
    if not origins:
        t.pop()
        return False
    t.ask(f[2], MOVE_FROM, [DO_FROM_NONE, *[DO_FROM + area for area in origins]])
    return True


def move_from(t: Table, f: list[int], action: int) -> None:
    if action == DO_FROM_NONE:
        t.pop()
        return
    f[4] = action - DO_FROM
    f[1] = TARGET
