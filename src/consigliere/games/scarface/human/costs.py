"""SF-46, SF-47: paying points, and what is done and paid unit by unit."""

from consigliere.games.scarface import flow
from consigliere.games.scarface.actions import DO_PAY_ANY, PAY_ANY
from consigliere.games.scarface.names import ANY, INFLUENCE, MUSCLE, WILD
from consigliere.games.scarface.table import Table


def due(f: list[int], at: int, cost: int) -> int:
    """What is due of a cost after the discount in f[at], which is used up by it."""
    off = min(f[at], cost)
    f[at] -= off
    return cost - off


def pay(t: Table, stat: int, n: int) -> None:
    """Pay points of this kind; a choice of muscle or influence is asked next."""
    if stat == ANY:
        if n:
            t.push([flow.PAY, 0, n])
    else:
        t.pay_points(stat, n)


def splits(t: Table, n: int) -> list[int]:
    """How many muscle points can be in a cost of any points: printed points are used before wild ones."""
    muscle, influence, _ = t.pool
    printed = min(n, muscle + influence)
    return list(range(max(0, printed - influence), min(muscle, printed) + 1))


def pay_any(t: Table, f: list[int]) -> bool:
    t.ask_human(PAY_ANY, [DO_PAY_ANY + muscle for muscle in splits(t, f[flow.PAY_DUE])])
    return True


def paid(t: Table, f: list[int], action: int) -> None:
    muscle = action - DO_PAY_ANY
    influence = min(f[flow.PAY_DUE] - muscle, t.pool[INFLUENCE])
    t.pool[MUSCLE] -= muscle
    t.pool[INFLUENCE] -= influence
    t.pool[WILD] -= f[flow.PAY_DUE] - muscle - influence
    t.pop()


def pay_unit(t: Table, f: list[int], stat: int) -> None:
    """One unit more is done, for muscle or influence."""
    t.pay_points(stat, due(f, flow.UNIT_DISCOUNT, f[flow.UNIT_COST]))
    f[flow.UNITS_LEFT] -= 1
    f[flow.UNITS_DONE] += 1


def ask_unit(t: Table, f: list[int], kind: int, stop: int, legal: list[int], over: bool) -> bool:
    """One unit of an order or effect more, or stop once there was one; where it is `over` nobody is asked."""
    if f[flow.UNITS_DONE]:
        if over:
            t.pop()
            return False
        legal.insert(0, stop)
    t.ask_human(kind, legal)
    return True
