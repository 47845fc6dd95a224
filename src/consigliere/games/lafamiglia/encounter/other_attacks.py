"""Bombs, pentito, defect and incite (section 15)."""

from typing import Final

from consigliere.games.lafamiglia import symbols
from consigliere.games.lafamiglia.actions import (
    BOMB_CAR,
    BOMB_FROM,
    BOMB_TARGET,
    DEFECT_AREA,
    DEFECT_COUNT,
    DO_BOMB,
    DO_BOMB_FAR,
    DO_BOMB_FROM,
    DO_BOMB_FROM_NONE,
    DO_CAR_BOMB,
    DO_DEFECT,
    DO_DEFECT_COUNT,
    DO_DEFECT_DONE,
    DO_INCITE,
    DO_INCITE_COUNT,
    DO_INCITE_TARGET,
    DO_NO_BOMB,
    DO_NO_CAR_BOMB,
    DO_NO_INCITE,
    DO_NO_PENTITO,
    DO_PENTITO,
    DO_PENTITO_COUNT,
    INCITE_AREA,
    INCITE_COUNT,
    INCITE_TARGET,
    PENTITO_AREA,
    PENTITO_COUNT,
)
from consigliere.games.lafamiglia.flow import FIGHT, ORDER_AREA, ORDER_TOKEN, SEAT, TAKEN, USED
from consigliere.games.lafamiglia.names import (
    AREAS,
    DELAY_DETONATOR,
    EMPTY,
    NEUTRAL,
)
from consigliere.games.lafamiglia.parts import largest_first
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame

# Places of BOMB and INCITE
THROWN: Final = 4  # bombs
ORIGIN: Final = 5
TARGET: Final = 6
FAR: Final = 7

# Steps of BOMB
ASK_FROM: Final = 0
ASK_TARGET: Final = 1
ASK_CAR: Final = 2


def victims(t: Table, seat: int, area: int) -> list[int]:
    """The neighbouring areas held by neutrals or opponents."""
    return [other for other in t.book.neighbours[area] if t.hostile(seat, other)]


# Bombs


def bomb_origins(t: Table, order: Frame) -> list[int]:
    """LF-146: the order area and the areas taken by a shotgun of this token, if held and with a target."""
    seat, taken = order[SEAT], order[TAKEN]
    if t.where[order[ORDER_TOKEN]] == order[ORDER_AREA]:
        taken |= 1 << order[ORDER_AREA]
    if not taken:
        return []
    return [
        area
        for area in range(36)
        if taken >> area & 1 and t.holder[area] == seat and (victims(t, seat, area) or far_targets(t, seat, area))
    ]


def far_targets(t: Table, seat: int, origin: int) -> list[int]:
    """LF-107, LF-148: with Delay Detonator and a car."""
    if not t.cars[origin] or not t.owns_tile(seat, DELAY_DETONATOR):
        return []
    most = t.book.tile_n[DELAY_DETONATOR]
    distance = t.book.distance[origin]
    return [area for area in range(36) if 2 <= distance[area] <= most and t.hostile(seat, area)]


def bomb(t: Table, f: Frame) -> bool:
    seat = f[SEAT]
    if f[STEP] == ASK_FROM:
        origins = bomb_origins(t, t.stack[-2])
        if not origins:
            t.pop()
            return False
        if len(origins) == 1 and f[THROWN] == 0:
            f[ORIGIN], f[STEP] = origins[0], ASK_TARGET
            return False
        t.ask(seat, BOMB_FROM, [DO_BOMB_FROM_NONE, *[DO_BOMB_FROM + area for area in origins]])
    elif f[STEP] == ASK_TARGET:
        legal = [DO_NO_BOMB, *[DO_BOMB + area for area in victims(t, seat, f[ORIGIN])]]
        legal += [DO_BOMB_FAR + area for area in far_targets(t, seat, f[ORIGIN])]
        t.ask(seat, BOMB_TARGET, legal)
    elif f[FAR] or not t.cars[f[ORIGIN]]:
        _explode(t, f, f[FAR])
        return False
    else:
        t.ask(seat, BOMB_CAR, [DO_NO_CAR_BOMB, DO_CAR_BOMB])
    return True


def bomb_from(t: Table, f: Frame, action: int) -> None:
    if action == DO_BOMB_FROM_NONE:
        t.pop()
        return
    f[ORIGIN], f[STEP] = action - DO_BOMB_FROM, ASK_TARGET


def bomb_target(t: Table, f: Frame, action: int) -> None:
    if action == DO_NO_BOMB:
        t.pop()
        return
    f[FAR], f[TARGET] = divmod(action - DO_BOMB, 36)
    f[STEP] = ASK_CAR


def bomb_car(t: Table, f: Frame, action: int) -> None:
    _explode(t, f, 1 if action == DO_CAR_BOMB else 0)


def _explode(t: Table, f: Frame, car: int) -> None:
    """LF-149, LF-150."""
    seat, origin, target = f[SEAT], f[ORIGIN], f[TARGET]
    defence = t.labs[target] + t.vests(target)
    damage = t.book.skull[f[ORDER_TOKEN]] + (t.bomb_base(seat) if car else 0) - defence
    if t.journal is not None:
        args: dict[str, object] = {"seat": seat, "origin": AREAS[origin], "target": AREAS[target], "cars": car}
        t.note("lafamiglia-event-bomb", {**args, "n": max(damage, 0)})
    take_victims(t, seat, target, min(damage, t.soldiers[target]), True)
    if car:
        t.cars[origin] -= 1
        t.cars_left[seat] += 1
    f[THROWN] += 1
    if f[THROWN] >= t.book.symbol_n[f[ORDER_TOKEN]][symbols.BOMB]:
        t.pop()
    else:
        f[STEP], f[FAR] = ASK_FROM, 0


def take_victims(t: Table, seat: int, area: int, n: int, reward: bool) -> None:
    """LF-149, LF-152, LF-154: soldiers of neutrals or opponents leave; an emptied area is lost, not taken (LF-123)."""
    if n <= 0:
        return
    neutral = t.holder[area] == NEUTRAL
    t.remove(area, n)
    if neutral and reward:
        t.reward(seat, n)
    t.leave_if_empty(area)


# Pentito

# Places
NUMBERS_USED: Final = 5
AREAS_USED: Final = 6  # bits
VICTIM: Final = 7

# Steps, of DEFECT too
ASK_AREA: Final = 0
ASK_COUNT: Final = 1


def pentito(t: Table, f: Frame) -> bool:
    """LF-152."""
    seat, numbers = f[SEAT], t.book.pentito[f[ORDER_TOKEN]]
    if f[STEP] == ASK_AREA:
        areas = [area for area in victims(t, seat, f[ORDER_AREA]) if not f[AREAS_USED] >> area & 1]
        if f[NUMBERS_USED] >= len(numbers) or not areas:
            t.pop()
            return False
        t.ask(seat, PENTITO_AREA, [DO_NO_PENTITO, *[DO_PENTITO + area for area in areas]])
    else:
        t.ask(
            seat, PENTITO_COUNT, largest_first(DO_PENTITO_COUNT, min(numbers[f[NUMBERS_USED]], t.soldiers[f[VICTIM]]))
        )
    return True


def pentito_area(t: Table, f: Frame, action: int) -> None:
    if action == DO_NO_PENTITO:
        f[NUMBERS_USED] += 1
        return
    f[VICTIM] = action - DO_PENTITO
    f[AREAS_USED] |= 1 << f[VICTIM]
    f[STEP] = ASK_COUNT


def pentito_count(t: Table, f: Frame, action: int) -> None:
    take_victims(t, f[SEAT], f[VICTIM], action - DO_PENTITO_COUNT, True)
    f[NUMBERS_USED] += 1
    f[STEP] = ASK_AREA


# Defect

# Places
DEFECT_TO: Final = 3  # the order area
LEFT: Final = 4  # soldiers still to be taken
DEFECTING: Final = 5  # area


def defect(t: Table, f: Frame) -> bool:
    """LF-153."""
    seat = f[SEAT]
    if f[STEP] == ASK_COUNT:
        t.ask(seat, DEFECT_COUNT, largest_first(DO_DEFECT_COUNT, min(f[LEFT], t.soldiers[f[DEFECTING]])))
        return True
    areas = victims(t, seat, f[DEFECT_TO])
    if f[LEFT] == 0 or not areas:
        t.pop()
        return False
    t.ask(seat, DEFECT_AREA, [DO_DEFECT_DONE, *[DO_DEFECT + area for area in areas]])
    return True


def defect_area(t: Table, f: Frame, action: int) -> None:
    if action == DO_DEFECT_DONE:
        t.pop()
        return
    f[DEFECTING], f[STEP] = action - DO_DEFECT, ASK_COUNT


def defect_count(t: Table, f: Frame, action: int) -> None:
    seat, n = f[SEAT], action - DO_DEFECT_COUNT
    take_victims(t, seat, f[DEFECTING], n, False)
    joined = t.from_stock(seat, n)
    t.soldiers[f[DEFECT_TO]] += joined
    f[LEFT] -= n
    f[STEP] = ASK_AREA
    if t.journal is not None:
        t.note("lafamiglia-event-defect", {"seat": seat, "area": AREAS[f[DEFECT_TO]], "n": joined})


# Incite

# Steps
ASK_SOURCE: Final = 0
ASK_GOAL: Final = 1
ASK_HOW_MANY: Final = 2
INCITED: Final = 3


def incite_targets(t: Table, seat: int, source: int) -> list[int]:
    """LF-155: neutral, empty or an opponent's."""
    return [a for a in t.book.neighbours[source] if t.holder[a] == EMPTY or t.hostile(seat, a)]


def incite_areas(t: Table, seat: int, token: int, area: int) -> list[int]:
    most = t.book.symbol_n[token][symbols.INCITE]
    distance = t.book.distance[area]
    return [a for a in range(36) if t.holder[a] == NEUTRAL and distance[a] <= most and incite_targets(t, seat, a)]


def incite(t: Table, f: Frame) -> bool:
    seat = f[SEAT]
    if f[STEP] == ASK_SOURCE:
        areas = incite_areas(t, seat, f[ORDER_TOKEN], f[ORDER_AREA])
        t.ask(seat, INCITE_AREA, [DO_NO_INCITE, *[DO_INCITE + area for area in areas]])
    elif f[STEP] == ASK_GOAL:
        t.ask(seat, INCITE_TARGET, [DO_INCITE_TARGET + area for area in incite_targets(t, seat, f[ORIGIN])])
    elif f[STEP] == ASK_HOW_MANY:
        t.ask(seat, INCITE_COUNT, largest_first(DO_INCITE_COUNT, t.soldiers[f[ORIGIN]]))
    else:
        return _end_incite(t)
    return True


def _end_incite(t: Table) -> bool:
    """LF-112: incite comes last of all, the token is finished: all its symbols count as used."""
    t.pop()
    t.stack[-1][USED] = -1
    return False


def incite_area(t: Table, f: Frame, action: int) -> None:
    if action == DO_NO_INCITE:
        f[STEP] = INCITED
        return
    f[ORIGIN], f[STEP] = action - DO_INCITE, ASK_GOAL


def incite_target(t: Table, f: Frame, action: int) -> None:
    f[TARGET], f[STEP] = action - DO_INCITE_TARGET, ASK_HOW_MANY


def incite_count(t: Table, f: Frame, action: int) -> None:
    """LF-156, LF-157."""
    seat, source, target, n = f[SEAT], f[ORIGIN], f[TARGET], action - DO_INCITE_COUNT
    f[STEP] = INCITED
    t.soldiers[source] -= n
    if t.journal is not None:
        args: dict[str, object] = {"seat": seat, "origin": AREAS[source], "target": AREAS[target]}
        t.note("lafamiglia-event-incite", {**args, "n": n})
    t.leave_if_empty(source)
    if t.holder[target] in (NEUTRAL, EMPTY):
        t.come(NEUTRAL, target, n)
    else:
        t.push([FIGHT, 0, seat, NEUTRAL, target, t.holder[target], EMPTY, n, 0, 0, 0])
