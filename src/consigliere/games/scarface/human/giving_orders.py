"""Section 4: giving an order. `begin` places the thug and starts it; `possible` says whether at least one unit can be
done and paid now (SF-217)."""

from collections.abc import Callable
from typing import Final

from consigliere.games.scarface import draws, flow, names
from consigliere.games.scarface.human import streets, trade
from consigliere.games.scarface.human.orders import MOST_DEALERS, MOST_OPEN_JOBS, hire_prices, remove_price
from consigliere.games.scarface.names import ANY, INFLUENCE, MUSCLE, NONE
from consigliere.games.scarface.table import Table

# By order; an associate or a level up can be for muscle or influence alone.
PAID_WITH: Final = [
    ANY, ANY, ANY, INFLUENCE, MUSCLE, INFLUENCE, INFLUENCE, INFLUENCE, INFLUENCE, INFLUENCE, MUSCLE, ANY, MUSCLE, ANY,
    MUSCLE,
]  # fmt: skip


def frame(t: Table, order: int, discount: int, nothug: bool) -> list[int]:
    """The first frame of an order."""
    cost = t.book.order_cost[order][0]
    if order == names.O_HIRE:
        return [flow.HIRE, 0, discount, NONE]
    if order == names.O_JOB:
        return [flow.GET_JOB, 0, discount]
    if order == names.O_DEALER:
        return [flow.GET_DEALER, 0, discount]
    if order == names.O_SELL:
        return [flow.SALES, 0, 99, cost, discount, 0, 0, NONE]
    if order == names.O_RECRUIT:
        return [flow.RECRUITS, 0, 99, cost, discount, 0]
    if order == names.O_FENCE:
        return [flow.FENCE, 0, 99, cost, discount, 0, 0]
    if order == names.O_BUSINESS:
        return [flow.BUSINESS, 0, 99, 1, discount, 0, NONE]
    if order == names.O_REMOVE:
        return [flow.TARGET, 0, 1, 1, discount]
    if order == names.O_CRIME:
        return [flow.CRIME, 0, discount]
    if order == names.O_FREE:
        return [flow.FREE, 0, 99, cost, discount]
    if order == names.O_SEND:
        return [flow.SENDS, 0, 99, cost, discount, 0, 0]
    if order == names.O_MOVE:
        return [flow.MOVES, 0, 99, cost, discount, 0, NONE, NONE, 0]
    if order == names.O_TAKEOVER:
        return [flow.TAKEOVER, 0, discount]
    if order == names.O_UPGRADE:
        return [flow.UPGRADE, 0, 1, 1, discount, NONE]
    return [flow.ACTIVATE, 0, 1 if nothug else 99, 0 if nothug else 1, discount, 0, 0, 0]


def begin(t: Table, order: int, discount: int, nothug: bool) -> None:
    """Place the thug and begin; the order is possible."""
    if t.book.order_thug[order] and not nothug:
        t.move_thugs(t.human, names.HQ, names.UNDERWORLD + t.book.order_area[order], 1)
    t.push(frame(t, order, discount, nothug))


def all_possible(t: Table) -> list[int]:
    """SF-49, SF-217: the orders he can give himself."""
    used, least, thug = t.orders_used, t.book.order_least, t.book.order_thug
    hq, points = t.thugs(names.HQ), t.all_points()
    found: list[int] = []
    for order, can in enumerate(CAN):  # hot
        if used >> order & 1 or least[order] > points[PAID_WITH[order]] or (thug[order] and not hq):
            continue
        if can(t, points):
            found.append(order)
    if hq and not used >> names.O_GOODS & 1 and _can_get_goods(t, points, False):
        found.append(names.O_GOODS)
    return found


def possible(t: Table, order: int, discount: int, nothug: bool) -> bool:
    """SF-217."""
    if not nothug and (t.book.order_thug[order] or order == names.O_GOODS) and not t.thugs(names.HQ):
        return False
    points = [n + discount for n in t.all_points()]
    if order == names.O_GOODS:
        return _can_get_goods(t, points, nothug)
    return t.book.order_least[order] <= points[PAID_WITH[order]] and CAN[order](t, points)


# What a human has of each kind of points (`Table.all_points`, here with the discount) pays the least that an order can
# cost (`Book.order_least`): that is known when these are asked.


def _can_hire(t: Table, points: list[int]) -> bool:
    prices, stars, pays = hire_prices(t, t.human), t.book.stars, t.book.card_pay
    if min(prices) > points[ANY]:
        return False
    for card in t.market:  # noqa: SIM110  # hot
        if card != NONE and prices[stars[card] - 1] <= points[pays[card]]:
            return True
    return False


def _can_get_job(t: Table, points: list[int]) -> bool:
    return len(t.open_jobs[t.human]) < MOST_OPEN_JOBS and draws.jobs_left(t) > 0


def _can_get_dealer(t: Table, points: list[int]) -> bool:
    return len(t.dealers[t.human]) < MOST_DEALERS and draws.dealers_left(t) > 0


def _can_sell(t: Table, points: list[int]) -> bool:
    me = t.human
    for tile in t.placed:  # noqa: SIM110  # hot
        if t.control[tile] == me and t.sale_drops(me, tile):
            return True
    return False


def _can_recruit(t: Table, points: list[int]) -> bool:
    return t.thugs(names.SLUMS) + t.thugs(names.SAFEHOUSES) > 0


def _can_fence(t: Table, points: list[int]) -> bool:
    for dealer in t.dealers[t.human]:
        if dealer[names.DEALER_GOODS + names.ALCOHOL] or dealer[names.DEALER_GOODS + names.GUNS]:
            return True
    me = t.human
    for tile in t.placed:  # noqa: SIM110  # hot
        if t.control[tile] == me and (t.alcohol[tile] or t.guns[tile]):
            return True
    return False


def _can_set_up(t: Table, points: list[int]) -> bool:
    if draws.markers_left(t) == 0:
        return False
    influence, me = points[INFLUENCE], t.human
    for tile in t.placed:
        if t.control[tile] == me and trade.free_slot(t, tile) and trade.business_price(t, me, tile) <= influence:
            return True
    return False


def _can_remove(t: Table, points: list[int]) -> bool:
    influence, control, me = points[INFLUENCE], t.control, t.human
    for tile in t.placed:  # noqa: SIM110  # hot
        if control[tile] >= 0 and control[tile] != me and remove_price(t, tile) <= influence:
            return True
    return False


def _can_reduce(t: Table, points: list[int]) -> bool:
    return t.crime[t.human] > t.floor()


def _can_free(t: Table, points: list[int]) -> bool:
    return t.thugs(names.PRISON) > 0


def _can_send(t: Table, points: list[int]) -> bool:
    """Some district is always free of police."""
    return t.thugs(names.HQ) > 0


def _can_move(t: Table, points: list[int]) -> bool:
    return streets.can_move(t)


def _can_take_over(t: Table, points: list[int]) -> bool:
    muscle = points[MUSCLE]
    control, district, street, cars, trucks, me = t.control, t.district, t.street, t.cars, t.trucks, t.human
    at = names.DISTRICT_COUNT * me
    for tile in t.placed:
        if control[tile] != me:
            where = at + district[tile]
            support = street[where] + cars[where]
            if (support or trucks[where]) and t.falls_to(tile, muscle + support):
                return t.free_markers(me) > 0  # SF-4
    return False


def _can_upgrade(t: Table, points: list[int]) -> bool:
    book, me = t.book, t.human
    money, first = t.money[me], names.CHARACTERISTIC_COUNT * me
    levels = t.level[first : first + names.CHARACTERISTIC_COUNT]
    for at, level in enumerate(levels, names.CHARACTERISTIC_COUNT * t.gang[me]):
        if level == len(book.char_values[at]) or money < book.char_money[at][level - 1]:
            continue
        if points[book.char_stat[at]] >= book.char_points[at][level - 1]:
            return True
    return False


def _can_get_goods(t: Table, points: list[int], nothug: bool) -> bool:
    """SF-73: where a thug is needed there is one in HQ."""
    book, muscle = t.book, points[MUSCLE] - t.book.order_cost[names.O_GOODS][0]
    for dealer in t.dealers[t.human]:
        card = dealer[names.DEALER_TYPE]
        if book.dealer_muscle[card] <= muscle and (nothug or dealer[names.DEALER_THUGS] < book.dealer_spaces[card]):
            return True
    return False


CAN: Final[list[Callable[[Table, list[int]], bool]]] = [
    _can_hire, _can_get_job, _can_get_dealer, _can_sell, _can_recruit, _can_fence, _can_set_up, _can_remove,
    _can_reduce, _can_free, _can_send, _can_move, _can_take_over, _can_upgrade,
]  # fmt: skip
