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
from consigliere.games.lafamiglia.flow import FIGHT
from consigliere.games.lafamiglia.names import (
    AREAS,
    DELAY_DETONATOR,
    EMPTY,
    NEUTRAL,
)
from consigliere.games.lafamiglia.parts import largest_first
from consigliere.games.lafamiglia.table import Table

FROM: Final = 0
TARGET: Final = 1
CAR: Final = 2


def victims(t: Table, seat: int, area: int) -> list[int]:
    """The neighbouring areas held by neutrals or opponents."""
    return [other for other in t.book.neighbours[area] if t.hostile(seat, other)]


# Bombs: f[3] token, f[4] bombs thrown, f[5] origin, f[6] target, f[7] far


def bomb_origins(t: Table, order: list[int]) -> list[int]:
    """LF-146: the order area and the areas taken by a shotgun of this token, if held and with a target."""
    seat, taken = order[2], order[7]
    if t.where[order[3]] == order[4]:
        taken |= 1 << order[4]
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


def bomb(t: Table, f: list[int]) -> bool:
    seat = f[2]
    if f[1] == FROM:
        origins = bomb_origins(t, t.stack[-2])
        if not origins:
            t.pop()
            return False
        if len(origins) == 1 and f[4] == 0:
            f[5], f[1] = origins[0], TARGET
            return False
        t.ask(seat, BOMB_FROM, [DO_BOMB_FROM_NONE, *[DO_BOMB_FROM + area for area in origins]])
    elif f[1] == TARGET:
        legal = [DO_NO_BOMB, *[DO_BOMB + area for area in victims(t, seat, f[5])]]
        legal += [DO_BOMB_FAR + area for area in far_targets(t, seat, f[5])]
        t.ask(seat, BOMB_TARGET, legal)
    elif f[7] or not t.cars[f[5]]:
        _explode(t, f, f[7])
        return False
    else:
        t.ask(seat, BOMB_CAR, [DO_NO_CAR_BOMB, DO_CAR_BOMB])
    return True


def bomb_from(t: Table, f: list[int], action: int) -> None:
    if action == DO_BOMB_FROM_NONE:
        t.pop()
        return
    f[5], f[1] = action - DO_BOMB_FROM, TARGET


def bomb_target(t: Table, f: list[int], action: int) -> None:
    if action == DO_NO_BOMB:
        t.pop()
        return
    f[7], f[6] = divmod(action - DO_BOMB, 36)
    f[1] = CAR


def bomb_car(t: Table, f: list[int], action: int) -> None:
    _explode(t, f, 1 if action == DO_CAR_BOMB else 0)


def _explode(t: Table, f: list[int], car: int) -> None:
    """LF-149."""
    seat, origin, target = f[2], f[5], f[6]
    defence = t.labs[target] + t.vests(target)
    damage = t.book.skull[f[3]] + (t.bomb_base(seat) if car else 0) - defence
    if t.journal is not None:
        args: dict[str, object] = {"seat": seat, "origin": AREAS[origin], "target": AREAS[target], "cars": car}
        t.note("lafamiglia-event-bomb", {**args, "n": max(damage, 0)})
    take_victims(t, seat, target, min(damage, t.soldiers[target]), True)
    if car:
        t.cars[origin] -= 1
        t.cars_left[seat] += 1
    f[4] += 1
    if f[4] >= t.book.symbol_n[f[3]][symbols.BOMB]:
        t.pop()
    else:
        f[1], f[7] = FROM, 0


def take_victims(t: Table, seat: int, area: int, n: int, reward: bool) -> None:
    """LF-149, LF-152, LF-154: soldiers of neutrals or opponents leave; an emptied area is lost."""
    if n <= 0:
        return
    neutral = t.holder[area] == NEUTRAL
    t.remove(area, n)
    if neutral and reward:
        t.reward(seat, n)
    t.leave_if_empty(area)


# Pentito: f[3] token, f[4] order area, f[5] numbers used, f[6] areas used, f[7] area


def pentito(t: Table, f: list[int]) -> bool:
    """LF-152."""
    seat, numbers = f[2], t.book.pentito[f[3]]
    if f[1] == 0:
        areas = [area for area in victims(t, seat, f[4]) if not f[6] >> area & 1]
        if f[5] >= len(numbers) or not areas:
            t.pop()
            return False
        t.ask(seat, PENTITO_AREA, [DO_NO_PENTITO, *[DO_PENTITO + area for area in areas]])
    else:
        t.ask(seat, PENTITO_COUNT, largest_first(DO_PENTITO_COUNT, min(numbers[f[5]], t.soldiers[f[7]])))
    return True


def pentito_area(t: Table, f: list[int], action: int) -> None:
    if action == DO_NO_PENTITO:
        f[5] += 1
        return
    f[7] = action - DO_PENTITO
    f[6] |= 1 << f[7]
    f[1] = 1


def pentito_count(t: Table, f: list[int], action: int) -> None:
    take_victims(t, f[2], f[7], action - DO_PENTITO_COUNT, True)
    f[5] += 1
    f[1] = 0


# Defect: f[3] order area, f[4] soldiers left to take, f[5] area


def defect(t: Table, f: list[int]) -> bool:
    """LF-153."""
    seat = f[2]
    if f[1] == 1:
        t.ask(seat, DEFECT_COUNT, largest_first(DO_DEFECT_COUNT, min(f[4], t.soldiers[f[5]])))
        return True
    areas = victims(t, seat, f[3])
    if f[4] == 0 or not areas:
        t.pop()
        return False
    t.ask(seat, DEFECT_AREA, [DO_DEFECT_DONE, *[DO_DEFECT + area for area in areas]])
    return True


def defect_area(t: Table, f: list[int], action: int) -> None:
    if action == DO_DEFECT_DONE:
        t.pop()
        return
    f[5], f[1] = action - DO_DEFECT, 1


def defect_count(t: Table, f: list[int], action: int) -> None:
    seat, n = f[2], action - DO_DEFECT_COUNT
    take_victims(t, seat, f[5], n, False)
    joined = t.from_stock(seat, n)
    t.soldiers[f[3]] += joined
    f[4] -= n
    f[1] = 0
    if t.journal is not None:
        t.note("lafamiglia-event-defect", {"seat": seat, "area": AREAS[f[3]], "n": joined})


# Incite: f[3] token, f[4] order area, f[5] source, f[6] target


def incite_targets(t: Table, seat: int, source: int) -> list[int]:
    """LF-155: neutral, empty or an opponent's."""
    return [a for a in t.book.neighbours[source] if t.holder[a] == EMPTY or t.hostile(seat, a)]


def incite_areas(t: Table, seat: int, token: int, area: int) -> list[int]:
    most = t.book.symbol_n[token][symbols.INCITE]
    distance = t.book.distance[area]
    return [a for a in range(36) if t.holder[a] == NEUTRAL and distance[a] <= most and incite_targets(t, seat, a)]


def incite(t: Table, f: list[int]) -> bool:
    seat = f[2]
    if f[1] == 0:
        areas = incite_areas(t, seat, f[3], f[4])
        t.ask(seat, INCITE_AREA, [DO_NO_INCITE, *[DO_INCITE + area for area in areas]])
    elif f[1] == 1:
        t.ask(seat, INCITE_TARGET, [DO_INCITE_TARGET + area for area in incite_targets(t, seat, f[5])])
    elif f[1] == 2:
        t.ask(seat, INCITE_COUNT, largest_first(DO_INCITE_COUNT, t.soldiers[f[5]]))
    else:
        return _end_incite(t)
    return True


def _end_incite(t: Table) -> bool:
    """LF-112: incite comes last of all, the token is finished: all its symbols count as used."""
    t.pop()
    t.stack[-1][5] = -1
    return False


def incite_area(t: Table, f: list[int], action: int) -> None:
    if action == DO_NO_INCITE:
        f[1] = 3
        return
    f[5], f[1] = action - DO_INCITE, 1


def incite_target(t: Table, f: list[int], action: int) -> None:
    f[6], f[1] = action - DO_INCITE_TARGET, 2


def incite_count(t: Table, f: list[int], action: int) -> None:
    """LF-156."""
    seat, source, target, n = f[2], f[5], f[6], action - DO_INCITE_COUNT
    f[1] = 3
    t.soldiers[source] -= n
    if t.journal is not None:
        args: dict[str, object] = {"seat": seat, "origin": AREAS[source], "target": AREAS[target]}
        t.note("lafamiglia-event-incite", {**args, "n": n})
    t.leave_if_empty(source)
    if t.holder[target] in (NEUTRAL, EMPTY):
        t.come(NEUTRAL, target, n)
    else:
        t.push([FIGHT, 0, seat, NEUTRAL, target, t.holder[target], EMPTY, n, 0, 0, 0])
