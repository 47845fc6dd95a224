"""Section 16 for the Henchman: what effects do to him, and when they would do nothing (SF-139, SF-146)."""

from typing import Final

from consigliere.games.scarface import henchman_orders
from consigliere.games.scarface.effect import Effect, scaled
from consigliere.games.scarface.flow import H_BUSINESS, H_CHOOSE, H_CONTROL, H_EFFECTS, H_UNITS, H_UPGRADE
from consigliere.games.scarface.henchman_criteria import (
    FOR_BUSINESS,
    FOR_MARKER,
    at_number,
    best_tiles,
    lose_level,
    lose_thugs,
    lose_vehicle,
    own_tiles,
    settled,
    worst_tiles,
)
from consigliere.games.scarface.henchman_goods import (
    all_goods,
    can_store,
    fence,
    lose_goods,
    sell,
    store,
    supplied,
)
from consigliere.games.scarface.henchman_io import World
from consigliere.games.scarface.henchman_orders import FREE_MARKERS, LOSE_MARKERS, WITH_POWER
from consigliere.games.scarface.names import (
    AT_ANY,
    AT_DISTRICTS,
    AT_HERE,
    AT_PRISON,
    AUTHORITIES,
    EACH,
    HENCHMAN,
    HQ,
    HUMAN,
    NONE,
    PRISON,
    RIVAL,
    SAFEHOUSES,
    SLUMS,
    TO_OWN,
    UNDERWORLD,
    V_ALCOHOL,
    V_BUSINESS,
    V_CHOOSE,
    V_CRIME,
    V_DEALER,
    V_DISCARD,
    V_DOWNGRADE,
    V_DRAW,
    V_FENCE,
    V_FREE,
    V_GOODS,
    V_GUNS,
    V_IMPRISON,
    V_INFLUENCE,
    V_JOB,
    V_KILL,
    V_MONEY,
    V_MOVE,
    V_MUSCLE,
    V_ORDER,
    V_POLICE,
    V_RECRUIT,
    V_RETIRE,
    V_RING,
    V_SELL,
    V_SEND,
    V_STEAL,
    V_TOKEN,
    V_UNCONTROL,
    V_UPGRADE,
    V_VEHICLE,
    V_WILD,
    V_WOUND,
)

NULL: Final = "scarface-henchman-null"
NEVER: Final = (V_MUSCLE, V_INFLUENCE, V_WILD, V_DRAW, V_DISCARD, V_RETIRE)  # SF-139
HARMS: Final = (V_IMPRISON, V_WOUND, V_KILL)
PLENTY: Final = 99


def amount(w: World, e: Effect) -> int:
    if e.key != NONE and not w.holds(e.key, e.key_n):
        return 0
    return e.n if e.per == NONE else scaled(e, w.count(e.per))


def harm_to(verb: int) -> int:
    """SF-79."""
    return PRISON if verb == V_IMPRISON else SAFEHOUSES if verb == V_WOUND else SLUMS


def run(w: World, f: list[int]) -> None:
    """A frame [H_EFFECTS, step, list, index, power, source]: his own list of effects, one a step."""
    effects = w.book.lists[f[2]]
    index = f[3]
    if index == len(effects):
        w.pop()
        return
    e = effects[index]
    if e.pay or (e.who == EACH and f[1] == 1):
        f[1] = 0
        f[3] += 1
        if not e.pay:
            w.fall_on_human(f[2], index, f[5], 0)
        return
    if e.who == EACH:  # himself first
        f[1] = 1
    else:
        f[3] += 1
    n = amount(w, e)
    if n == 0:
        return
    if e.who == RIVAL:
        on_human(w, e, n, f[2], index, f[5])
    else:
        on_him(w, e, n, f[4], f[5], f[2], index)


def on_human(w: World, e: Effect, n: int, number: int, index: int, source: int) -> None:
    """SF-178."""
    if e.verb in HARMS:
        w.harm(n, e.at, harm_to(e.verb))
    elif e.verb == V_UNCONTROL:
        w.push([H_CONTROL, 0, HUMAN, n, PLENTY])
    else:
        w.fall_on_human(number, index, source, n)


def list_obstacle(w: World, number: int, p: int) -> str:
    """SF-146: why an action would change nothing, "" if any effect of it would change something."""
    first = obstacle(w, number, 0, p)
    if first:
        for index in range(1, len(w.book.lists[number])):
            if not obstacle(w, number, index, p):
                return ""
    return first


def obstacle(w: World, number: int, index: int, p: int) -> str:
    """Why this effect of his would do nothing; "" if it would do something."""
    e = w.book.lists[number][index]
    if e.pay:
        return NULL
    n = amount(w, e)
    if e.who == RIVAL:
        return _obstacle_on_human(w, e, n, number, index)
    reason = obstacle_on_him(w, e, n, p)
    return "" if e.who == EACH and reason and w.touches_human(number, index) else reason


def _obstacle_on_human(w: World, e: Effect, n: int, number: int, index: int) -> str:
    if n == 0:
        return NULL
    if e.verb in HARMS:
        return "" if w.human_thugs(e.at, e.verb != V_IMPRISON) else "scarface-henchman-no-victim"
    if e.verb == V_UNCONTROL:
        return "" if w.tiles_of(HUMAN) else NULL
    if e.verb == V_MONEY:
        return "" if n > 0 or w.human_money() else "scarface-henchman-human-broke"
    return "" if w.touches_human(number, index) else NULL


def obstacle_on_him(w: World, e: Effect, n: int, p: int) -> str:
    verb = e.verb
    if n == 0 or verb in NEVER:
        return NULL
    if verb == V_ORDER:
        return henchman_orders.obstacle(w, e, p)
    if verb == V_MONEY:
        fine = n > 0 or w.money() > 0
    elif verb == V_STEAL:
        return "" if w.human_money() else "scarface-henchman-human-broke"
    elif verb == V_CRIME:
        fine = w.crime() < w.book.crime_max if n > 0 else w.crime() > w.floor()
    elif verb in (V_ALCOHOL, V_GUNS, V_GOODS):
        alcohol, guns = split(verb, n)
        fine = can_store(w, alcohol, guns) if n > 0 else all_goods(w, only(verb)) > 0
    elif verb in HARMS:
        fine = vulnerable(w, e.at, verb == V_IMPRISON) > 0
    elif verb == V_SEND:
        fine = w.thugs(HQ) > 0 and _to(w, e.to) != NONE
    elif verb == V_MOVE:
        fine = _to(w, e.to) != NONE and henchman_orders.movable(w, _to(w, e.to))
    elif verb == V_VEHICLE:
        fine = vehicle_fits(w, e.to) if n > 0 else fleet(w) > 0
    elif verb == V_CHOOSE:
        fine = any(not list_obstacle(w, option, p) for option in e.options)
    else:
        fine = _steps_do_something(w, verb, n)
    return "" if fine else NULL


def _steps_do_something(w: World, verb: int, n: int) -> bool:
    if verb == V_RECRUIT:
        return w.thugs(SLUMS) + w.thugs(SAFEHOUSES) > 0
    if verb == V_FREE:
        return w.thugs(PRISON) > 0
    if verb == V_BUSINESS:
        return (
            bool(henchman_orders.open_tiles(w)) and w.markers_left() > 0
            if n > 0
            else bool(henchman_orders.marked_tiles(w))
        )
    if verb == V_UNCONTROL:
        return bool(own_tiles(w))
    if verb == V_UPGRADE:
        return henchman_orders.next_upgrade(w, PLENTY) != NONE
    if verb == V_DOWNGRADE:
        return w.boss() > 0
    if verb == V_JOB:
        return w.jobs_left()
    if verb == V_DEALER:
        return w.dealers_left()
    if verb == V_SELL:
        return bool(supplied(w, own_tiles(w)))
    if verb == V_FENCE:
        return all_goods(w, NONE) > 0
    if verb == V_TOKEN:
        return n % 7 != 0
    if verb == V_RING:
        return not w.holds_ring()
    return True  # police


def on_him(w: World, e: Effect, n: int, p: int, source: int, number: int, index: int) -> None:
    """What an effect does to him, by his criteria; null ones do nothing."""
    verb = e.verb
    if n == 0 or verb in NEVER:
        return
    if verb == V_MONEY:
        if n > 0:
            w.earn(n)
        elif w.money():
            w.pay(min(-n, w.money()))
    elif verb == V_STEAL:
        if w.human_money():
            w.steal(min(n, w.human_money()))
    elif verb == V_CRIME:
        w.change_crime(n)
    elif verb in (V_ALCOHOL, V_GUNS, V_GOODS):
        _goods(w, verb, n)
    elif verb in HARMS:
        lose_thugs(w, n, e.at, harm_to(verb))
    elif verb == V_ORDER:
        if not henchman_orders.obstacle(w, e, p):
            henchman_orders.carry_out(w, e, n, p)
    elif verb == V_CHOOSE:
        w.push([H_CHOOSE, 0, number, index, max(1, e.times), p, source])
    elif verb == V_POLICE:
        w.police(n, source)
    elif verb == V_SEND:
        if w.thugs(HQ) and _to(w, e.to) != NONE:
            w.send(min(n, w.thugs(HQ)), _to(w, e.to))
    elif verb == V_MOVE:
        if _to(w, e.to) != NONE:
            henchman_orders.move(w, n, _to(w, e.to))
    elif verb == V_VEHICLE:
        _vehicle(w, n, e.to)
    else:
        _steps(w, verb, n)


def _steps(w: World, verb: int, n: int) -> None:
    if verb == V_RECRUIT:
        henchman_orders.recruit(w, n)
    elif verb == V_FREE:
        if w.thugs(PRISON):
            w.free(min(n, w.thugs(PRISON)))
    elif verb == V_BUSINESS:
        w.push([H_BUSINESS, 0, FREE_MARKERS if n > 0 else LOSE_MARKERS, abs(n)])
    elif verb == V_UNCONTROL:
        w.push([H_CONTROL, 0, HENCHMAN, n, PLENTY])
    elif verb in (V_UPGRADE, V_JOB, V_DEALER):
        w.push([H_UNITS, 0, verb, n])
    elif verb == V_DOWNGRADE:
        for _ in range(n):
            lose_level(w)
    elif verb == V_SELL:
        sell(w, n)
    elif verb == V_FENCE:
        fence(w, n)
    elif verb == V_TOKEN:
        if n % 7:
            w.move_token(at_number(w, (w.number(w.here()) + n - 1) % 7 + 1))
    elif verb == V_RING and not w.holds_ring():
        w.take_ring()


def units(w: World, f: list[int]) -> None:
    """A frame [H_UNITS, step, verb, left]: upgrades (SF-168, paid with money only), jobs or dealers, one a step."""
    verb = f[2]
    if f[3] == 0 or not _steps_do_something(w, verb, 1):
        w.pop()
        return
    f[3] -= 1
    if verb == V_UPGRADE:
        w.push([H_UPGRADE, 0, henchman_orders.next_upgrade(w, PLENTY), 0])
    elif verb == V_JOB:
        w.take_jobs(1)
    else:
        w.take_dealer()


def only(verb: int) -> int:
    return NONE if verb == V_GOODS else verb - V_ALCOHOL


def split(verb: int, n: int) -> list[int]:
    """Goods of no kind are half alcohol, half guns, the odd one alcohol (as SF-170)."""
    if verb == V_GOODS:
        return [n - n // 2, n // 2]
    return [n, 0] if verb == V_ALCOHOL else [0, n]


def _goods(w: World, verb: int, n: int) -> None:
    if n < 0:
        lose_goods(w, -n, only(verb))
    else:
        alcohol, guns = split(verb, n)
        store(w, alcohol, guns)


def vulnerable(w: World, at: int, imprison: bool) -> int:
    """SF-80: his thugs that harm could take."""
    if at == AT_HERE:
        return w.street(w.here())
    prison = 0 if imprison else w.thugs(PRISON)
    if at == AT_PRISON:
        return prison
    streets = sum(w.street(district) for district in range(7))
    if at == AT_DISTRICTS:
        return streets
    assert at == AT_ANY
    on_dealers = sum(w.dealer_thugs(dealer) for dealer in range(w.dealers()))
    return w.thugs(HQ) + w.thugs(UNDERWORLD) + w.thugs(AUTHORITIES) + prison + on_dealers + streets


def _to(w: World, to: int) -> int:
    """The district an effect names; `own`: the own district with the lowest token number (SF-131)."""
    if to != TO_OWN:
        return henchman_orders.destination(w, to)
    own = [w.district(tile) for tile in own_tiles(w)]
    return min(own, key=w.number) if own else NONE


def fleet(w: World) -> int:
    return sum(w.vehicles(kind, district) for kind in range(2) for district in range(7))


def vehicle_fits(w: World, to: int) -> bool:
    return _to(w, to) != NONE and w.reserve(0) + w.reserve(1) > 0


def _vehicle(w: World, n: int, to: int) -> None:
    """SF-81, SF-134."""
    for _ in range(abs(n)):
        if n < 0:
            lose_vehicle(w)
        elif vehicle_fits(w, to):
            w.place_vehicle(0 if w.reserve(0) else 1, _to(w, to))


def business(w: World, f: list[int]) -> None:
    """SF-161, SF-175: a frame [H_BUSINESS, step, mode, power left or markers left], one marker a step."""
    mode = f[2]
    if mode == WITH_POWER:
        tiles = henchman_orders.business_tiles(w, f[3])
    else:
        tiles = henchman_orders.open_tiles(w) if mode == FREE_MARKERS else henchman_orders.marked_tiles(w)
    if not tiles or (mode != WITH_POWER and f[3] == 0) or (mode != LOSE_MARKERS and w.markers_left() == 0):
        w.pop()
        return
    if mode == LOSE_MARKERS:
        tile = settled(w, f, worst_tiles(w, tiles, "SF-175"), "SF-175", FOR_MARKER)
    else:
        tile = settled(w, f, best_tiles(w, tiles, HENCHMAN), "SF-133", FOR_BUSINESS)
    if tile == NONE:
        return
    f[3] -= henchman_orders.business_price(w, tile) if mode == WITH_POWER else 1
    if mode == LOSE_MARKERS:
        w.lose_business(tile)
    else:
        w.set_up_business(tile)


def choose(w: World, f: list[int]) -> None:
    """SF-179: a frame [H_CHOOSE, step, list, index, times left, power, source]; the human picks."""
    e = w.book.lists[f[2]][f[3]]
    if f[1] == 1:
        f[1] = 0
        f[4] -= 1
        w.push([H_EFFECTS, 0, e.options[w.shown()[0] - 1], 0, f[5], f[6]])
        return
    options = [n + 1 for n, option in enumerate(e.options) if not list_obstacle(w, option, f[5])]
    if f[4] == 0 or not options:
        w.pop()
        return
    f[1] = 1
    w.ask_option(options)
