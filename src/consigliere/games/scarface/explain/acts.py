"""Why an order, skill, combo or job is not offered now (SF-48, SF-49, SF-97, SF-99, SF-217)."""

from typing import Final

from consigliere.games.scarface import draws, names
from consigliere.games.scarface.actions import DO_COMBO, DO_JOB, DO_ORDER, DO_SKILL
from consigliere.games.scarface.human import offers, orders
from consigliere.games.scarface.human.giving_orders import PAID_WITH
from consigliere.games.scarface.human.trade import business_price, free_slot
from consigliere.games.scarface.names import NONE, SAFEHOUSES, SLUMS
from consigliere.games.scarface.table import Table
from consigliere.kernel.errors import Refusal

Args = dict[str, object]
RULE: Final = [
    "SF-58", "SF-60", "SF-61", "SF-62", "SF-63", "SF-64", "SF-65", "SF-66", "SF-67", "SF-68", "SF-69", "SF-70",
    "SF-71", "SF-72", "SF-73",
]  # fmt: skip


def why_not_act(t: Table, action: int, args: Args) -> Refusal:
    if action < DO_SKILL:
        return _order(t, action - DO_ORDER, args)
    if action >= DO_JOB:
        return _job(t, action - DO_JOB, args)
    if action < DO_COMBO + len(names.GANG_CARDS):
        return _skill(t, action - DO_SKILL, args)
    return _combo(t, action - DO_COMBO, args)


def _order(t: Table, order: int, args: Args) -> Refusal:
    if t.orders_used >> order & 1:
        return Refusal("SF-49", "scarface-why-order-used", args)
    if t.book.order_thug[order] and not t.thugs(names.HQ):
        return Refusal(RULE[order], "scarface-why-hq-empty", args)
    missing = _missing(t, order)
    if missing == "scarface-why-no-control-marker":
        return Refusal("SF-4", missing, args)
    if missing:
        return Refusal(RULE[order], missing, args)
    nearest = _nearest(t, order)
    if nearest is None:
        return Refusal(RULE[order], "scarface-why-order-cost", args)
    stat, price = nearest
    points: Args = {"n": price, "have": t.points(stat), "stat": STATS[stat]}
    return Refusal(RULE[order], "scarface-why-order-points", {**args, **points})


STATS: Final = ["is_muscle", "is_influence", "is_any"]


def _nearest(t: Table, order: int) -> tuple[int, int] | None:
    """The kind and number of points that are missing least; None where it is not points that are missing."""
    prices = [price for price in _prices(t, order) if price[1] > t.points(price[0])]
    return min(prices, key=lambda price: price[1] - t.points(price[0])) if prices else None


def _prices(t: Table, order: int) -> list[tuple[int, int]]:
    """What one unit of an order can cost now: the kind of points, and how many."""
    stat = PAID_WITH[order]
    if order == names.O_HIRE:
        cards = [card for card in t.market if card != NONE]
        return [(t.book.card_pay[card], orders.hire_price(t, t.human, t.book.stars[card])) for card in cards]
    if order == names.O_BUSINESS:
        free = [tile for tile in t.tiles_of(t.human) if free_slot(t, tile)]
        return [(stat, business_price(t, t.human, tile)) for tile in free]
    if order == names.O_REMOVE:
        return [(stat, orders.remove_price(t, tile)) for tile in orders.rival_tiles(t)]
    if order == names.O_TAKEOVER:
        near = [tile for tile in t.placed if t.control[tile] != t.human and orders.present(t, t.district[tile])]
        return [(stat, orders.takeover_price(t, tile)) for tile in near]
    if order == names.O_GOODS:
        first = t.book.order_cost[order][0]
        with_room = [
            dealer[names.DEALER_TYPE]
            for dealer in t.dealers[t.human]
            if dealer[names.DEALER_THUGS] < t.book.dealer_spaces[dealer[names.DEALER_TYPE]]
        ]
        return [(stat, t.book.dealer_muscle[dealer] + first) for dealer in with_room]
    return [] if order == names.O_UPGRADE else [(stat, t.book.order_cost[order][0])]


def _missing(t: Table, order: int) -> str:
    """What an order lacks besides points and money; "" if nothing."""
    own = t.tiles_of(t.human)
    if order == names.O_HIRE:
        return "" if any(card != NONE for card in t.market) else "scarface-why-market-empty"
    if order == names.O_JOB:
        if len(t.open_jobs[t.human]) >= orders.MOST_OPEN_JOBS:
            return "scarface-why-three-jobs"
        return "" if draws.jobs_left(t) else "scarface-why-deck-empty"
    if order == names.O_DEALER:
        if len(t.dealers[t.human]) >= orders.MOST_DEALERS:
            return "scarface-why-six-dealers"
        return "" if draws.dealers_left(t) else "scarface-why-deck-empty"
    if order == names.O_SELL:
        return "" if any(t.sale_drops(t.human, tile) for tile in own) else "scarface-why-nothing-supplied"
    if order == names.O_RECRUIT:
        return "" if t.thugs(SLUMS) + t.thugs(SAFEHOUSES) else "scarface-why-nobody-to-recruit"
    if order == names.O_FENCE:
        return "" if offers.goods_of(t, 0) + offers.goods_of(t, 1) else "scarface-why-no-goods"
    if order == names.O_BUSINESS:
        return "" if any(free_slot(t, tile) for tile in own) else "scarface-why-no-slot"
    if order == names.O_REMOVE:
        return "" if orders.rival_tiles(t) else "scarface-why-no-rival-tile"
    if order == names.O_CRIME:
        return "" if t.crime[t.human] > t.floor() else "scarface-why-on-floor"
    if order == names.O_FREE:
        return "" if t.thugs(names.PRISON) else "scarface-why-prison-empty"
    if order in (names.O_SEND, names.O_GOODS) and t.thugs(names.HQ) == 0:
        return "scarface-why-hq-empty"
    if order == names.O_TAKEOVER:
        return "" if t.free_markers(t.human) else "scarface-why-no-control-marker"
    if order == names.O_UPGRADE:
        return "" if t.boss(t.human) < t.book.cubes else "scarface-why-no-cube"
    assert order in (names.O_SEND, names.O_MOVE, names.O_GOODS)
    return ""


def _skill(t: Table, card: int, args: Args) -> Refusal:
    if card not in t.plan:
        return Refusal("SF-48", "scarface-why-not-in-plan", args)
    if all(t.skills_used >> place & 1 for place, other in enumerate(t.plan) if other == card):
        return Refusal("SF-49", "scarface-why-skill-used", args)
    return Refusal("SF-217", "scarface-why-null", args)


def _combo(t: Table, card: int, args: Args) -> Refusal:
    if card not in t.plan:
        return Refusal("SF-48", "scarface-why-not-in-plan", args)
    places = [place for place, other in enumerate(t.plan) if other == card]
    if all(t.combos_used >> place & 1 for place in places):
        return Refusal("SF-49", "scarface-why-combo-used", args)
    if not any(offers.combo_fits(t, place) for place in places):
        return Refusal("SF-97", "scarface-why-combo-type", args)
    return Refusal("SF-217", "scarface-why-null", args)


def _job(t: Table, job: int, args: Args) -> Refusal:
    if job not in t.open_jobs[t.human]:
        return Refusal("SF-99", "scarface-why-job-not-open", args)
    if not offers.job_needs(t, t.human, job):
        return Refusal("SF-99", "scarface-why-job-need", args)
    return Refusal("SF-99", "scarface-why-job-cost", args)
