"""Move and attack with a shotgun (section 14), up to the conflict. Below a MOVE frame lies the TOKEN frame."""

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
from consigliere.games.lafamiglia.flow import CAR_ALONG, FIGHT, FIRST_END, ORDER_AREA, ORDER_TOKEN, SEAT, TAKEN
from consigliere.games.lafamiglia.names import (
    ALLIES,
    AREAS,
    BRIBERY,
    EMPTY,
    JUSTICE,
    MINIGUNS,
    NEUTRAL,
    RECRUITMENT,
    SEATS,
    partner,
)
from consigliere.games.lafamiglia.planning.money import add_money_for, add_priced
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame

# Places after ORDER_TOKEN
ORIGIN: Final = 4
TARGET: Final = 5
WAY: Final = 6
SOLDIERS: Final = 7
JOINED: Final = 8  # by Bribery
SHOTS: Final = 9  # fired
CAR: Final = 10

# Steps
ASK_FROM: Final = 0
ASK_TARGET: Final = 1
ASK_BRIBE: Final = 2
ASK_SOLDIERS: Final = 3
ASK_CAR: Final = 4
GO: Final = 5
ASK_TURNCOAT: Final = 6
ASK_PAYOFF: Final = 7
ATTACK: Final = 8
AFTER: Final = 9
ASK_RECRUIT: Final = 10
NEXT: Final = 11

# Ways
BY_LAND: Final = 0
BY_BOAT: Final = 1
BY_ALLIES: Final = 2

CAR_GONE: Final = 99  # CAR_ALONG of a token: the one car went along and is lost


def go(t: Table, f: Frame) -> bool:
    step = f[STEP]
    if step == ASK_TARGET:
        return _ask_target(t, f)
    if step == ASK_BRIBE:
        return _ask_bribe(t, f)
    if step == ASK_SOLDIERS:
        return _ask_soldiers(t, f)
    if step == ASK_CAR:
        return _ask_car(t, f)
    if step == GO:
        return _leave_and_arrive(t, f)
    if step == ASK_TURNCOAT:
        return _ask_turncoat(t, f)
    if step == ASK_PAYOFF:
        return _ask_payoff(t, f)
    if step == ATTACK:
        return _attack(t, f)
    if step == AFTER:
        return _after(t, f)
    if step == ASK_RECRUIT:
        return _ask_recruit(t, f)
    if step == NEXT:
        return _next_shot(t, f)
    return _ask_from(t, f)


# Where from and where to


def move_has_target(t: Table, seat: int, origin: int) -> bool:
    """LF-181; Allies needs a neighbour that is a target itself, so it adds none."""
    ally = partner(seat)
    holder = t.holder
    for area in t.book.neighbours[origin]:
        if holder[area] != ally:
            return True
    return bool(sea_targets(t, seat, origin))


def boat_chain(t: Table, seat: int, seas: list[int]) -> list[int]:
    """LF-25: the seas with boats of the team that can be reached from these."""
    boats, ally = t.boats, partner(seat)
    chain = [sea for sea in seas if boats[SEATS * sea + seat] or boats[SEATS * sea + ally]]
    for sea in chain:
        for other in t.book.sea_neighbours[sea]:
            if (boats[SEATS * other + seat] or boats[SEATS * other + ally]) and other not in chain:
                chain.append(other)
    return chain


def sea_targets(t: Table, seat: int, origin: int) -> list[int]:
    """LF-25: the areas in reach of the team's boats, but not the partner's and not the origin."""
    chain = boat_chain(t, seat, t.book.seas_of[origin])
    if not chain:
        return []
    reached = [False] * 36
    for sea in chain:
        for area in t.book.coast[sea]:
            reached[area] = True
    ally = partner(seat)
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


def _ask_target(t: Table, f: Frame) -> bool:
    """LF-125."""
    seat, origin = f[SEAT], f[ORIGIN]
    ally = partner(seat)
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


def move_target(t: Table, f: Frame, action: int) -> None:
    if action == DO_NO_TARGET:  # LF-112: declining the first declines the second too
        t.pop()
        return
    f[WAY], f[TARGET] = divmod(action - DO_LAND, 36)
    f[STEP] = ASK_BRIBE
    if f[WAY] == BY_ALLIES:
        t.note_tile(f[SEAT], ALLIES)
        t.pay(f[SEAT], t.book.tile_price[ALLIES])
    if t.journal is not None:
        args: dict[str, object] = {"seat": f[SEAT], "origin": AREAS[f[ORIGIN]], "target": AREAS[f[TARGET]]}
        if f[WAY] == BY_LAND:
            t.note("lafamiglia-event-target-land", args)
        elif f[WAY] == BY_BOAT:
            t.note("lafamiglia-event-target-boat", args)
        else:
            t.note("lafamiglia-event-target-allies", args)


def _ask_bribe(t: Table, f: Frame) -> bool:
    """LF-106."""
    seat = f[SEAT]
    legal = [DO_NO_BRIBE]
    if t.owns_tile(seat, BRIBERY) and t.hostile(seat, f[TARGET]):
        add_priced(t, seat, MOVE_BRIBE, legal, DO_BRIBE, t.book.tile_price[BRIBERY])
    if len(legal) == 1 and not t.hushed:
        f[STEP] = ASK_SOLDIERS
        return False
    t.ask(seat, MOVE_BRIBE, legal)
    return True


def move_bribe(t: Table, f: Frame, action: int) -> None:
    f[STEP] = ASK_SOLDIERS
    if action == DO_NO_BRIBE:
        return
    seat, target = f[SEAT], f[TARGET]
    t.note_tile(seat, BRIBERY)
    t.pay(seat, t.book.tile_price[BRIBERY])
    n = min(t.book.tile_n[BRIBERY], t.soldiers[target])
    t.remove(target, n)
    t.leave_if_empty(target)
    if t.replace_bribed:
        f[JOINED] = t.from_stock(seat, n)


def _ask_soldiers(t: Table, f: Frame) -> bool:
    """LF-126; the fallback leaves one behind."""
    most = t.soldiers[f[ORIGIN]]
    lead = max(1, most - 1)
    legal = [DO_SOLDIERS + lead, *[DO_SOLDIERS + n for n in range(1, most + 1) if n != lead]]
    t.ask(f[SEAT], MOVE_SOLDIERS, legal)
    return True


def move_soldiers(t: Table, f: Frame, action: int) -> None:
    f[SOLDIERS] = action - DO_SOLDIERS
    f[STEP] = ASK_CAR


def may_take_car(t: Table, f: Frame, along: int) -> bool:
    """LF-126, LF-127: by land, one car per token; the second move only with the same car where it stands."""
    if f[WAY] == BY_BOAT or not t.cars[f[ORIGIN]]:
        return False
    return along == EMPTY or along == f[ORIGIN]


def _ask_car(t: Table, f: Frame) -> bool:
    if not may_take_car(t, f, t.stack[-2][CAR_ALONG]):
        f[STEP] = GO
        return False
    t.ask(f[SEAT], MOVE_CAR, [DO_CAR, DO_NO_CAR_ALONG])
    return True


def move_car(t: Table, f: Frame, action: int) -> None:
    f[CAR] = 1 if action == DO_CAR else 0
    f[STEP] = GO


# On the way


def _leave_and_arrive(t: Table, f: Frame) -> bool:
    seat, origin, target = f[SEAT], f[ORIGIN], f[TARGET]
    t.soldiers[origin] -= f[SOLDIERS]
    t.cars[origin] -= f[CAR]
    if t.journal is not None:
        args: dict[str, object] = {"seat": seat, "origin": AREAS[origin], "target": AREAS[target]}
        t.note("lafamiglia-event-move", {**args, "n": f[SOLDIERS], "cars": f[CAR]})
    t.leave_if_empty(origin)
    f[SOLDIERS] += f[JOINED]
    if f[CAR]:
        t.stack[-2][CAR_ALONG] = target
    if t.holder[target] == seat:  # LF-129
        t.soldiers[target] += f[SOLDIERS]
        t.cars[target] += f[CAR]
        f[STEP] = NEXT
    elif t.holder[target] == EMPTY:  # LF-128
        t.come(seat, target, f[SOLDIERS])
        t.cars[target] += f[CAR]
        f[STEP] = AFTER
    else:  # LF-130
        f[STEP] = ASK_TURNCOAT
    return False


def _ask_turncoat(t: Table, f: Frame) -> bool:
    """LF-121, LF-131."""
    n = min(t.book.turncoat[f[ORDER_TOKEN]], t.soldiers[f[TARGET]])
    if n == 0:
        f[STEP] = ASK_PAYOFF
        return False
    t.ask(f[SEAT], MOVE_TURNCOAT, [DO_TURNCOAT + n, *[DO_TURNCOAT + k for k in range(n)]])
    return True


def move_turncoat(t: Table, f: Frame, action: int) -> None:
    f[STEP] = ASK_PAYOFF
    n = action - DO_TURNCOAT
    if n:
        t.remove(f[TARGET], n)
        joined = t.from_stock(f[SEAT], n)
        f[SOLDIERS] += joined
        if t.journal is not None:
            t.note("lafamiglia-event-turncoat", {"seat": f[SEAT], "area": AREAS[f[TARGET]], "n": joined})


def _ask_payoff(t: Table, f: Frame) -> bool:
    """LF-122, LF-131: X for X."""
    seat, defenders, money = f[SEAT], t.soldiers[f[TARGET]], t.money[f[SEAT]]
    if not t.book.payoff[f[ORDER_TOKEN]] or not defenders:
        f[STEP] = ATTACK
        return False
    legal = [DO_PAYOFF + n for n in range(min(money, defenders) + 1)]
    if money < defenders:
        add_money_for(t, seat, MOVE_PAYOFF, legal, money + 1)
    t.ask(seat, MOVE_PAYOFF, legal)
    return True


def move_payoff(t: Table, f: Frame, action: int) -> None:
    f[STEP] = ATTACK
    n = action - DO_PAYOFF
    if n:
        t.pay(f[SEAT], n)
        t.remove(f[TARGET], n)


def car_counts(f: Frame, order: Frame) -> bool:
    """LF-127: the car that goes along; by land from the order area also that of the first move, which is elsewhere."""
    if f[CAR]:
        return True
    return f[WAY] != BY_BOAT and f[ORIGIN] == order[ORDER_AREA] and 0 <= order[CAR_ALONG] < CAR_GONE


def attack_bonus(t: Table, f: Frame, order: Frame) -> int:
    """LF-132, LF-108."""
    seat = f[SEAT]
    bonus = t.book.skull[f[ORDER_TOKEN]]
    if car_counts(f, order):
        bonus += t.base(seat, JUSTICE)
    if f[WAY] == BY_BOAT and t.owns_tile(seat, MINIGUNS):
        bonus += t.book.tile_n[MINIGUNS]
    return bonus


def _attack(t: Table, f: Frame) -> bool:
    f[STEP] = AFTER
    bonus = attack_bonus(t, f, t.stack[-2])
    t.push([FIGHT, 0, f[SEAT], f[SEAT], f[TARGET], t.holder[f[TARGET]], EMPTY, f[SOLDIERS], f[CAR], bonus, 0])
    return False


# After the move


def _after(t: Table, f: Frame) -> bool:
    """LF-144: the area is taken if the player holds it now."""
    seat, target = f[SEAT], f[TARGET]
    order = t.stack[-2]
    if t.holder[target] != seat:
        if f[CAR]:
            order[CAR_ALONG] = CAR_GONE
        f[STEP] = NEXT
        return False
    order[TAKEN] |= 1 << target
    f[STEP] = ASK_RECRUIT
    return False


def _ask_recruit(t: Table, f: Frame) -> bool:
    """LF-104."""
    seat = f[SEAT]
    hq, n = t.hq[seat], t.book.tile_n[RECRUITMENT]
    if not hq or not t.owns_tile(seat, RECRUITMENT):
        f[STEP] = NEXT
        return False
    legal = [DO_RECRUIT + 1, DO_NO_RECRUIT]
    if hq >= n:
        add_priced(t, seat, TAKE_RECRUIT, legal, DO_RECRUIT + 2, t.book.tile_price[RECRUITMENT])
    t.ask(seat, TAKE_RECRUIT, legal)
    return True


def take_recruit(t: Table, f: Frame, action: int) -> None:
    f[STEP] = NEXT
    if action == DO_NO_RECRUIT:
        return
    t.note_tile(f[SEAT], RECRUITMENT)
    if action == DO_RECRUIT + 1:
        t.place(f[SEAT], f[TARGET], 1)
    else:
        t.pay(f[SEAT], t.book.tile_price[RECRUITMENT])
        t.place(f[SEAT], f[TARGET], t.book.tile_n[RECRUITMENT])


def _next_shot(t: Table, f: Frame) -> bool:
    """LF-145."""
    f[SHOTS] += 1
    if f[SHOTS] >= t.book.symbol_n[f[ORDER_TOKEN]][symbols.SHOTGUN]:
        t.pop()
        return False
    t.stack[-2][FIRST_END] = f[TARGET]
    f[STEP] = ASK_FROM
    f[TARGET] = EMPTY
    f[WAY] = f[SOLDIERS] = f[JOINED] = f[CAR] = 0
    return False


def second_origins(t: Table, f: Frame) -> list[int]:
    """LF-145: the order area or the end of the first move, if held."""
    order = t.stack[-2]
    places = sorted({order[ORDER_AREA], order[FIRST_END]})
    return [area for area in places if t.holder[area] == f[SEAT] and move_has_target(t, f[SEAT], area)]


def _ask_from(t: Table, f: Frame) -> bool:
    origins = second_origins(t, f)
    if not origins:
        t.pop()
        return False
    t.ask(f[SEAT], MOVE_FROM, [DO_FROM_NONE, *[DO_FROM + area for area in origins]])
    return True


def move_from(t: Table, f: Frame, action: int) -> None:
    if action == DO_FROM_NONE:
        t.pop()
        return
    f[ORIGIN] = action - DO_FROM
    f[STEP] = ASK_TARGET
