"""Section 13: the Henchman's fifteen orders.

`obstacle` names what makes an order impossible or null (a line of his commentary), "" if nothing does; `carry_out` does
it. p is the total power (SF-128) without what the effect itself adds.
"""

from typing import Final

from consigliere.games.scarface import flow, names
from consigliere.games.scarface.components import REWARDS
from consigliere.games.scarface.effects.effect import Effect
from consigliere.games.scarface.henchman import criteria
from consigliere.games.scarface.henchman.goods import all_goods, can_store, fence, sell, store, supplied
from consigliere.games.scarface.henchman.world import World
from consigliere.games.scarface.names import CHARACTERISTIC_COUNT, HENCHMAN, HUMAN, NOBODY_CONTROLS, NONE, UNDERWORLD

PILE_A: Final = 0
PILE_B: Final = 1


def needs_thug(w: World, e: Effect) -> bool:
    """SF-136."""
    return w.book.henchman_places_thug and w.book.order_thug[e.order] == 1 and not e.nothug


def obstacle(w: World, e: Effect, p: int) -> str:
    order = e.order
    p += e.bonus + e.discount
    if needs_thug(w, e) and w.thugs(names.HQ) == 0:
        return "scarface-henchman-no-thug"
    if order == names.O_HIRE:
        return "" if affordable(w, p) else "scarface-henchman-no-associate"
    if order == names.O_JOB:
        return "" if w.jobs_left() else "scarface-henchman-no-job"
    if order == names.O_DEALER:
        return "" if w.dealers_left() else "scarface-henchman-no-dealer-card"
    if order == names.O_SELL:
        return "" if p > 0 and supplied(w, criteria.own_tiles(w)) else "scarface-henchman-not-supplied"
    if order == names.O_RECRUIT:
        return "" if p > 0 and w.thugs(names.SLUMS) + w.thugs(names.SAFEHOUSES) else "scarface-henchman-no-recruits"
    if order == names.O_FENCE:
        return "" if p > 0 and all_goods(w, NONE) else "scarface-henchman-no-goods"
    if order == names.O_BUSINESS:
        return "" if w.markers_left() and business_tiles(w, p) else "scarface-henchman-no-business"
    if order == names.O_REMOVE:
        return "" if removable(w, p) else "scarface-henchman-no-control"
    if order == names.O_CRIME:
        return "" if crime_steps(w, p) > 0 else "scarface-henchman-on-floor"
    if order == names.O_FREE:
        return "" if w.thugs(names.PRISON) else "scarface-henchman-nobody-in-prison"
    if order == names.O_SEND:
        return send_obstacle(w, e.to)
    if order == names.O_MOVE:
        target = destination(w, e.to)
        return "" if target != NONE and movable(w, target) else "scarface-henchman-nothing-moves"
    if order == names.O_TAKEOVER:
        if w.free_markers() == 0:
            return "scarface-henchman-no-marker"
        return "" if conquerable(w, p) else "scarface-henchman-too-strong"
    if order == names.O_UPGRADE:
        return "" if next_upgrade(w, p) != NONE else "scarface-henchman-no-upgrade"
    return goods_obstacle(w, e.nothug)


RULES: Final = [
    "SF-154", "SF-156", "SF-157", "SF-158", "SF-159", "SF-160", "SF-161", "SF-162", "SF-163", "SF-164", "SF-165",
    "SF-166", "SF-167", "SF-168", "SF-170",
]  # fmt: skip


def carry_out(w: World, e: Effect, n: int, p: int) -> None:
    """An order that is possible; the thug first."""
    order = e.order
    p += e.bonus + e.discount
    if needs_thug(w, e):
        w.place_thug(UNDERWORLD + w.book.order_area[order])
    if order == names.O_HIRE:
        hire(w, p)
    elif order == names.O_JOB:
        w.take_jobs(1)
    elif order == names.O_DEALER:
        w.take_dealer()
    elif order == names.O_SELL:
        sell(w, p)
    elif order == names.O_RECRUIT:
        recruit(w, p)
    elif order == names.O_FENCE:
        most = p * w.book.fence_per_point
        fence(w, min(most, e.most) if e.most else most)
    elif order == names.O_BUSINESS:
        w.push([flow.H_BUSINESS, 0, WITH_POWER, p])
    elif order == names.O_REMOVE:
        w.push([flow.H_CONTROL, 0, HUMAN, 1, p])
    elif order == names.O_CRIME:
        w.change_crime(-crime_steps(w, p))
    elif order == names.O_FREE:
        w.free(min(n, w.thugs(names.PRISON)))
    elif order == names.O_SEND:
        send(w, n, e.to)
    elif order == names.O_MOVE:
        move(w, n, destination(w, e.to))
    elif order == names.O_TAKEOVER:
        w.push([flow.H_TAKEOVER, 0, p])
    elif order == names.O_UPGRADE:
        w.push([flow.H_UPGRADE, 0, next_upgrade(w, p), p])
    else:
        get_goods(w, e.nothug)


# 1. Hire (SF-154, SF-155)


def most_stars(w: World, p: int) -> int:
    """Of an associate he can pay for; 0 if for none."""
    prices = w.book.hire_prices(w.passive(names.P_HIRE_COST))
    return 0 if min(prices) > p else max([stars for stars, price in enumerate(prices, 1) if price <= p])


def affordable(w: World, p: int) -> list[int]:
    most = most_stars(w, p)
    if most == 0:
        return []
    prices = w.book.hire_prices(w.passive(names.P_HIRE_COST))
    return [slot for slot, stars in enumerate(w.market(most)) if stars and prices[stars - 1] <= p]


def hire(w: World, p: int) -> None:
    slots, market = affordable(w, p), w.market(most_stars(w, p))
    keys = [[-market[slot], slot] for slot in slots]
    slot = criteria.pick(w, "SF-154", ["stars", "slot"], keys, slots, names.SLOTS)[0]
    w.push([flow.H_HIRE, 0, slot, market[slot]])


def hiring(w: World, f: list[int]) -> None:
    """A frame [H_HIRE, step, slot, stars]: the associate, then the new action card."""
    if f[flow.STEP] == 0:
        f[flow.STEP] = 1
        w.hire(f[flow.H_HIRE_SLOT])
        return
    pile, price = (PILE_B, w.book.top_price[0]) if f[flow.H_HIRE_STARS] <= 3 else (PILE_A, w.book.top_price[1])
    w.pop()
    gain_cards(w, [pile], price)


def gain_cards(w: World, piles: list[int], price: int) -> None:
    """SF-155, SF-169: paid for they go on the deck, else on the discard pile; no card, no payment."""
    there = [pile for pile in piles if w.pile(pile)]
    if not there:
        if w.tells():
            w.tell("scarface-henchman-no-card", {"rule": "SF-155"})
        return
    on_deck = w.money() >= price
    if on_deck:
        w.pay(price)
    w.take_cards(there, on_deck)


# 5. Recruit (SF-159)


def recruit(w: World, n: int) -> None:
    for place in (names.SAFEHOUSES, names.SLUMS):
        come = min(n, w.thugs(place))
        if come:
            w.recruit(place, come)
        n -= come


# 7. Set up a business (SF-161)

WITH_POWER: Final = 0
FREE_MARKERS: Final = 1
LOSE_MARKERS: Final = 2


def business_price(w: World, tile: int) -> int:
    return w.book.business_price(w.markers(tile), w.passive(names.P_BUSINESS_COST))


def business_tiles(w: World, p: int) -> list[int]:
    return [tile for tile in open_tiles(w) if business_price(w, tile) <= p]


def open_tiles(w: World) -> list[int]:
    return [tile for tile in criteria.own_tiles(w) if w.markers(tile) < w.book.business_slots[tile]]


def marked_tiles(w: World) -> list[int]:
    return [tile for tile in criteria.own_tiles(w) if w.markers(tile)]


# 8. Remove a control marker (SF-162)


def removable(w: World, p: int) -> list[int]:
    price = w.book.order_cost[names.O_REMOVE]
    if p < min(price):
        return []
    return [tile for tile in w.human_tiles() if p >= max(price) or price[1 if w.is_night(tile) else 0] <= p]


def removing(w: World, f: list[int]) -> None:
    """SF-162, SF-176: a frame [H_CONTROL, step, side, markers left, power]."""
    while f[flow.H_CONTROL_LEFT]:
        tiles = removable(w, f[flow.H_CONTROL_POWER]) if f[flow.H_CONTROL_SIDE] == HUMAN else criteria.own_tiles(w)
        if not tiles:
            break
        if f[flow.H_CONTROL_SIDE] == HUMAN:
            tile = criteria.settled(w, f, criteria.best_tiles(w, tiles, NONE), "SF-133", criteria.FOR_REMOVE)
        else:
            tile = criteria.settled(w, f, criteria.worst_tiles(w, tiles, "SF-176"), "SF-176", criteria.FOR_CONTROL)
        if tile == NONE:
            return
        f[flow.H_CONTROL_LEFT] -= 1
        w.remove_control(tile)
    w.pop()


# 9. Reduce crime (SF-163)


def crime_steps(w: World, p: int) -> int:
    """As many steps as p pays (one each in our pack), not below the floor."""
    return min(p // max(1, w.book.order_cost[names.O_CRIME][0]), w.crime() - w.floor())


# 11 and 12. Send and move (SF-165, SF-166)


def destination(w: World, to: int) -> int:
    return w.here() if to in (names.TO_ANY, names.TO_HERE) else criteria.next_district(w, to)


def send_obstacle(w: World, to: int) -> str:
    if w.thugs(names.HQ) == 0:
        return "scarface-henchman-hq-empty"
    return "" if destination(w, to) != NONE else "scarface-henchman-no-district"


def send(w: World, n: int, to: int) -> None:
    w.send(min(n, w.thugs(names.HQ)), destination(w, to))


def movable(w: World, target: int) -> bool:
    near = w.book.adjacent[target]
    return any(w.street(district) for district in near) or bool(_with_vehicle(w, target))


def _with_vehicle(w: World, target: int) -> list[int]:
    return [d for d in range(7) if d != target and w.vehicles(0, d) + w.vehicles(1, d)]


def move(w: World, n: int, target: int) -> None:
    for _ in range(n):
        if not _move_once(w, target):
            return


def _move_once(w: World, target: int) -> bool:
    near = w.book.adjacent[target]
    on_foot = [district for district in near if w.street(district)]
    if on_foot:
        w.move_thug(criteria.lowest(w, on_foot), target)
        return True
    vehicles = _with_vehicle(w, target)
    full = [district for district in vehicles if district not in near and w.street(district)]
    if not full and not vehicles:
        return False
    origin = criteria.lowest(w, full or vehicles)
    riders = w.street(origin) if full else 0
    w.move_vehicle(0 if w.vehicles(0, origin) else 1, origin, target, riders)
    return True


# 13. Take over (SF-167)


def strength(w: World, p: int) -> int:
    """SF-126: in the current district; his token there adds none."""
    here = w.here()
    return p + w.street(here) + w.vehicles(0, here) + w.vehicles(1, here)


def conquerable(w: World, p: int) -> list[int]:
    force = strength(w, p)
    return [tile for tile in w.tiles_in(w.here()) if w.controller(tile) != HENCHMAN and w.defence(tile, force) <= force]


def taking_over(w: World, f: list[int]) -> None:
    """A frame [H_TAKEOVER, step, power]."""
    tiles, force = conquerable(w, f[flow.H_TAKEOVER_POWER]), strength(w, f[flow.H_TAKEOVER_POWER])
    if len(tiles) > 1:
        owners = [1 if w.controller(tile) == NOBODY_CONTROLS else 0 for tile in tiles]
        several = owners.count(min(owners)) > 1  # else what they are worth does not matter
        keys = [
            [owner, -w.profit(tile, HENCHMAN), -w.defence(tile, force)]
            if several and owner == min(owners)
            else [owner, 0, 0]
            for owner, tile in zip(owners, tiles, strict=True)
        ]
        tiles = criteria.pick(w, "SF-167", ["human", "profit", "defence"], keys, tiles, names.TILES)
    tile = criteria.settled(w, f, tiles, "SF-167", criteria.FOR_TAKEOVER)
    if tile != NONE:
        w.pop()
        w.take_over(tile)


# 14. Upgrade (SF-168, SF-169)


def next_upgrade(w: World, p: int) -> int:
    book, money = w.book, w.money()
    for what in criteria.from_current(w):
        at, level = CHARACTERISTIC_COUNT * w.gang() + what, w.level(what)
        if level == len(book.solo_values[at]):
            continue
        if book.solo_power[at][level - 1] <= p and book.solo_money[at][level - 1] <= money:
            return what
    return NONE


def upgrading(w: World, f: list[int]) -> None:
    """A frame [H_UPGRADE, step, what, power]: the cube, the reward of the cell, the effects of the level."""
    what = f[flow.H_UPGRADE_WHAT]
    at, level = CHARACTERISTIC_COUNT * w.gang() + what, w.level(what)
    if f[flow.STEP] == 0:
        f[flow.STEP] = 1
        w.pay(w.book.solo_money[at][level - 1])
        w.upgrade(what)
        cell = w.boss()
        reward = w.book.solo_rewards[w.gang()].get(cell)
        if reward is not None:
            piles = [[PILE_A], [PILE_B], [PILE_A, PILE_B]][reward]
            if w.tells():
                w.tell("scarface-henchman-reward", {"rule": "SF-169", "cell": cell, "cards": REWARDS[reward]})
            gain_cards(w, piles, w.book.top_price_right_hand)
        return
    w.pop()
    effects = w.book.solo_reach[at][level - 2]
    if effects:
        w.push([flow.H_EFFECTS, 0, effects, 0, f[flow.H_UPGRADE_POWER], flow.BY_CARD])


# 15. Get goods (SF-170)


def free_dealer(w: World) -> int:
    for dealer in range(w.dealers()):
        if w.dealer_thugs(dealer) < w.book.uniform_spaces:
            return dealer
    return NONE


def goods_total(w: World) -> int:
    return max(0, w.book.uniform_supply * w.dealers() + w.value(names.SUPPLY) + w.passive(names.P_SUPPLY))


def goods_obstacle(w: World, nothug: bool) -> str:
    if w.dealers() == 0 if nothug else free_dealer(w) == NONE:
        return "scarface-henchman-no-dealer"
    if not nothug and w.thugs(names.HQ) == 0:
        return "scarface-henchman-no-thug"
    total = goods_total(w)
    return "" if can_store(w, total - total // 2, total // 2) else "scarface-henchman-no-room"


def get_goods(w: World, nothug: bool) -> None:
    if not nothug:
        w.thug_to_dealer(free_dealer(w))
    total = goods_total(w)
    store(w, total - total // 2, total // 2)
