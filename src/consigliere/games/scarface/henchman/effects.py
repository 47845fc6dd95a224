"""Section 16 for the Henchman: what effects do to him, and when they would do nothing (SF-139, SF-146)."""

from typing import Final

from consigliere.games.scarface import flow, names
from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.effects.effect import Effect, scaled
from consigliere.games.scarface.flow import EFFECT_INDEX, EFFECT_LIST, STEP
from consigliere.games.scarface.henchman import criteria, orders
from consigliere.games.scarface.henchman.goods import all_goods, can_store, fence, lose_goods, sell, store, supplied
from consigliere.games.scarface.henchman.orders import FREE_MARKERS, LOSE_MARKERS, WITH_POWER
from consigliere.games.scarface.henchman.world import World
from consigliere.games.scarface.names import DISTRICT_COUNT, HENCHMAN, HUMAN, NONE, numbered_after

NULL: Final = "scarface-henchman-null"
NEVER: Final = (verbs.MUSCLE, verbs.INFLUENCE, verbs.WILD, verbs.DRAW, verbs.DISCARD, verbs.RETIRE)  # SF-139
HARMS: Final = (verbs.IMPRISON, verbs.WOUND, verbs.KILL)
PLENTY: Final = 99


def amount(w: World, e: Effect) -> int:
    if e.key != NONE and not w.holds(e.key, e.key_n):
        return 0
    return e.n if e.per == NONE else scaled(e, w.count(e.per))


def harm_to(verb: int) -> int:
    """SF-79."""
    return names.PRISON if verb == verbs.IMPRISON else names.SAFEHOUSES if verb == verbs.WOUND else names.SLUMS


def run(w: World, f: list[int]) -> None:
    """A frame [H_EFFECTS, step, list, index, power, source]: his own list of effects, one a step."""
    effects = w.book.lists[f[EFFECT_LIST]]
    index = f[EFFECT_INDEX]
    if index == len(effects):
        w.pop()
        return
    e = effects[index]
    if e.pay or (e.who == names.EACH and f[STEP] == 1):
        f[STEP] = 0
        f[EFFECT_INDEX] += 1
        if not e.pay:
            w.fall_on_human(f[EFFECT_LIST], index, f[flow.H_EFFECTS_SOURCE], 0)
        return
    if e.who == names.EACH:  # himself first
        f[STEP] = 1
    else:
        f[EFFECT_INDEX] += 1
    n = amount(w, e)
    if n == 0:
        return
    if e.who == names.RIVAL:
        on_human(w, e, n, f[EFFECT_LIST], index, f[flow.H_EFFECTS_SOURCE])
    else:
        on_him(w, e, n, f[flow.H_EFFECTS_POWER], f[flow.H_EFFECTS_SOURCE], f[EFFECT_LIST], index)


def on_human(w: World, e: Effect, n: int, number: int, index: int, source: int) -> None:
    """SF-178."""
    if e.verb in HARMS:
        w.harm(n, e.at, harm_to(e.verb))
    elif e.verb == verbs.UNCONTROL:
        w.push([flow.H_CONTROL, 0, HUMAN, n, PLENTY])
    else:
        w.fall_on_human(number, index, source, n)


def list_obstacle(w: World, number: int, p: int) -> str:
    """SF-146: why an action would change nothing (what is said of its first effect), "" if any effect of it would."""
    first = ""
    for index, e in enumerate(w.book.lists[number]):
        reason = NULL
        if not e.pay:
            n = amount(w, e)
            if e.who == names.RIVAL:
                reason = _obstacle_on_human(w, e, n, number, index)
            else:
                reason = obstacle_on_him(w, e, n, p)
                if reason and e.who == names.EACH and w.touches_human(number, index):
                    return ""
        if not reason:
            return ""
        first = first or reason
    return first


def _obstacle_on_human(w: World, e: Effect, n: int, number: int, index: int) -> str:
    if n == 0:
        return NULL
    if e.verb in HARMS:
        return "" if w.human_thugs(e.at, e.verb != verbs.IMPRISON) else "scarface-henchman-no-victim"
    if e.verb == verbs.UNCONTROL:
        return "" if w.human_tiles() else NULL
    if e.verb == verbs.MONEY:
        return "" if n > 0 or any(w.human_money()) else "scarface-henchman-human-broke"
    return "" if w.touches_human(number, index) else NULL


def obstacle_on_him(w: World, e: Effect, n: int, p: int) -> str:
    verb = e.verb
    if verb == verbs.ORDER and n:
        return orders.obstacle(w, e, p)
    if n == 0 or verb in NEVER:
        return NULL
    if verb == verbs.MONEY:
        fine = n > 0 or w.money() > 0
    elif verb == verbs.STEAL:
        return "" if any(w.human_money()) else "scarface-henchman-human-broke"
    elif verb == verbs.CRIME:
        fine = w.crime() < w.book.crime_max if n > 0 else w.crime() > w.floor()
    elif verb in (verbs.ALCOHOL, verbs.GUNS, verbs.GOODS):
        alcohol, guns = split(verb, n)
        fine = can_store(w, alcohol, guns) if n > 0 else all_goods(w, only(verb)) > 0
    elif verb in HARMS:
        fine = vulnerable(w, e.at, verb == verbs.IMPRISON) > 0
    elif verb == verbs.SEND:
        fine = w.thugs(names.HQ) > 0 and _to(w, e.to) != NONE
    elif verb == verbs.MOVE:
        fine = _to(w, e.to) != NONE and orders.movable(w, _to(w, e.to))
    elif verb == verbs.VEHICLE:
        fine = vehicle_fits(w, e.to) if n > 0 else fleet(w) > 0
    elif verb == verbs.CHOOSE:
        fine = any(not list_obstacle(w, option, p) for option in e.options)
    else:
        fine = _steps_do_something(w, verb, n)
    return "" if fine else NULL


def _steps_do_something(w: World, verb: int, n: int) -> bool:
    if verb == verbs.RECRUIT:
        return w.thugs(names.SLUMS) + w.thugs(names.SAFEHOUSES) > 0
    if verb == verbs.FREE:
        return w.thugs(names.PRISON) > 0
    if verb == verbs.BUSINESS:
        return bool(orders.open_tiles(w)) and w.markers_left() > 0 if n > 0 else bool(orders.marked_tiles(w))
    if verb == verbs.UNCONTROL:
        return bool(criteria.own_tiles(w))
    if verb == verbs.UPGRADE:
        return orders.next_upgrade(w, PLENTY) != NONE
    if verb == verbs.DOWNGRADE:
        return w.boss() > 0
    if verb == verbs.JOB:
        return w.jobs_left()
    if verb == verbs.DEALER:
        return w.dealers_left()
    if verb == verbs.SELL:
        return bool(supplied(w, criteria.own_tiles(w)))
    if verb == verbs.FENCE:
        return all_goods(w, NONE) > 0
    if verb == verbs.TOKEN:
        return n % DISTRICT_COUNT != 0
    if verb == verbs.RING:
        return not w.holds_ring()
    return True  # police


def on_him(w: World, e: Effect, n: int, p: int, source: int, number: int, index: int) -> None:
    """What an effect does to him, by his criteria; null ones do nothing."""
    verb = e.verb
    if n == 0 or verb in NEVER:
        return
    if verb == verbs.MONEY:
        if n > 0:
            w.earn(n)
        elif w.money():
            w.pay(min(-n, w.money()))
    elif verb == verbs.STEAL:
        if any(w.human_money()):
            w.steal(n)
    elif verb == verbs.CRIME:
        w.change_crime(n)
    elif verb in (verbs.ALCOHOL, verbs.GUNS, verbs.GOODS):
        _goods(w, verb, n)
    elif verb in HARMS:
        criteria.lose_thugs(w, n, e.at, harm_to(verb))
    elif verb == verbs.ORDER:
        if not orders.obstacle(w, e, p):
            orders.carry_out(w, e, n, p)
    elif verb == verbs.CHOOSE:
        w.push([flow.H_CHOOSE, 0, number, index, max(1, e.times), p, source])
    elif verb == verbs.POLICE:
        w.police(n, source)
    elif verb == verbs.SEND:
        if w.thugs(names.HQ) and _to(w, e.to) != NONE:
            w.send(min(n, w.thugs(names.HQ)), _to(w, e.to))
    elif verb == verbs.MOVE:
        if _to(w, e.to) != NONE:
            orders.move(w, n, _to(w, e.to))
    elif verb == verbs.VEHICLE:
        _vehicle(w, n, e.to)
    else:
        _steps(w, verb, n)


def _steps(w: World, verb: int, n: int) -> None:
    if verb == verbs.RECRUIT:
        orders.recruit(w, n)
    elif verb == verbs.FREE:
        if w.thugs(names.PRISON):
            w.free(min(n, w.thugs(names.PRISON)))
    elif verb == verbs.BUSINESS:
        w.push([flow.H_BUSINESS, 0, FREE_MARKERS if n > 0 else LOSE_MARKERS, abs(n)])
    elif verb == verbs.UNCONTROL:
        w.push([flow.H_CONTROL, 0, HENCHMAN, n, PLENTY])
    elif verb in (verbs.UPGRADE, verbs.JOB, verbs.DEALER):
        w.push([flow.H_UNITS, 0, verb, n])
    elif verb == verbs.DOWNGRADE:
        for _ in range(n):
            criteria.lose_level(w)
    elif verb == verbs.SELL:
        sell(w, n)
    elif verb == verbs.FENCE:
        fence(w, n)
    elif verb == verbs.TOKEN:
        if n % DISTRICT_COUNT:
            w.move_token(criteria.at_number(w, numbered_after(w.number(w.here()), n)))
    elif verb == verbs.RING and not w.holds_ring():
        w.take_ring()


def units(w: World, f: list[int]) -> None:
    """A frame [H_UNITS, step, verb, left]: upgrades (SF-168, paid with money only), jobs or dealers, one a step."""
    verb = f[flow.H_UNITS_VERB]
    if f[flow.H_UNITS_LEFT] == 0 or not _steps_do_something(w, verb, 1):
        w.pop()
        return
    f[flow.H_UNITS_LEFT] -= 1
    if verb == verbs.UPGRADE:
        w.push([flow.H_UPGRADE, 0, orders.next_upgrade(w, PLENTY), 0])
    elif verb == verbs.JOB:
        w.take_jobs(1)
    else:
        w.take_dealer()


def only(verb: int) -> int:
    return NONE if verb == verbs.GOODS else verb - verbs.ALCOHOL


def split(verb: int, n: int) -> list[int]:
    """Goods of no kind are half alcohol, half guns, the odd one alcohol (as SF-170)."""
    if verb == verbs.GOODS:
        return [n - n // 2, n // 2]
    return [n, 0] if verb == verbs.ALCOHOL else [0, n]


def _goods(w: World, verb: int, n: int) -> None:
    if n < 0:
        lose_goods(w, -n, only(verb))
    else:
        alcohol, guns = split(verb, n)
        store(w, alcohol, guns)


def vulnerable(w: World, at: int, imprison: bool) -> int:
    """SF-80: his thugs that harm could take."""
    if at == names.AT_HERE:
        return w.street(w.here())
    prison = 0 if imprison else w.thugs(names.PRISON)
    if at == names.AT_PRISON:
        return prison
    streets = sum(w.street(district) for district in range(7))
    if at == names.AT_DISTRICTS:
        return streets
    assert at == names.AT_ANY
    on_dealers = sum(w.dealer_thugs(dealer) for dealer in range(w.dealers()))
    return w.thugs(names.HQ) + w.thugs(names.UNDERWORLD) + w.thugs(names.AUTHORITIES) + prison + on_dealers + streets


def _to(w: World, to: int) -> int:
    """The district an effect names; `own`: the own district with the lowest token number (SF-131)."""
    if to != names.TO_OWN:
        return orders.destination(w, to)
    own = [w.district(tile) for tile in criteria.own_tiles(w)]
    return min(own, key=w.number) if own else NONE


def fleet(w: World) -> int:
    return sum(w.vehicles(kind, district) for kind in range(2) for district in range(7))


def vehicle_fits(w: World, to: int) -> bool:
    return _to(w, to) != NONE and w.reserve(0) + w.reserve(1) > 0


def _vehicle(w: World, n: int, to: int) -> None:
    """SF-81, SF-134."""
    for _ in range(abs(n)):
        if n < 0:
            criteria.lose_vehicle(w)
        elif vehicle_fits(w, to):
            w.place_vehicle(0 if w.reserve(0) else 1, _to(w, to))


def business(w: World, f: list[int]) -> None:
    """SF-161, SF-175: a frame [H_BUSINESS, step, mode, power left or markers left], one marker a step."""
    mode = f[flow.H_BUSINESS_MODE]
    if mode == WITH_POWER:
        tiles = orders.business_tiles(w, f[flow.H_BUSINESS_LEFT])
    else:
        tiles = orders.open_tiles(w) if mode == FREE_MARKERS else orders.marked_tiles(w)
    if (
        not tiles
        or (mode != WITH_POWER and f[flow.H_BUSINESS_LEFT] == 0)
        or (mode != LOSE_MARKERS and w.markers_left() == 0)
    ):
        w.pop()
        return
    if mode == LOSE_MARKERS:
        tile = criteria.settled(w, f, criteria.worst_tiles(w, tiles, "SF-175"), "SF-175", criteria.FOR_MARKER)
    else:
        tile = criteria.settled(w, f, criteria.best_tiles(w, tiles), "SF-133", criteria.FOR_BUSINESS)
    if tile == NONE:
        return
    f[flow.H_BUSINESS_LEFT] -= orders.business_price(w, tile) if mode == WITH_POWER else 1
    if mode == LOSE_MARKERS:
        w.lose_business(tile)
    else:
        w.set_up_business(tile)


def choose(w: World, f: list[int]) -> None:
    """SF-179: a frame [H_CHOOSE, step, list, index, times left, power, source]; the human picks."""
    e = w.book.lists[f[EFFECT_LIST]][f[EFFECT_INDEX]]
    if f[STEP] == 1:
        f[STEP] = 0
        f[flow.CHOOSE_TIMES] -= 1
        w.push([flow.H_EFFECTS, 0, e.options[w.shown()[0] - 1], 0, f[flow.H_CHOOSE_POWER], f[flow.H_CHOOSE_SOURCE]])
        return
    options = [n + 1 for n, option in enumerate(e.options) if not list_obstacle(w, option, f[flow.H_CHOOSE_POWER])]
    if f[flow.CHOOSE_TIMES] == 0 or not options:
        w.pop()
        return
    f[STEP] = 1
    w.ask_option(options)
