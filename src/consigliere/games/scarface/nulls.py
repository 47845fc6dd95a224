"""SF-11, SF-217: whether an effect of the human would change nothing now."""

from consigliere.games.scarface import draws, giving, henchman_effects, henchman_world, losses, orders, streets, trade
from consigliere.games.scarface.actions import DO_GOODS_DEALER
from consigliere.games.scarface.conditions import amount
from consigliere.games.scarface.effect import Effect
from consigliere.games.scarface.flow import BY_CARD, L_CARD, L_GOODS, L_LEVEL, L_MARKER, L_RETIRE, L_TILE, L_VEHICLE
from consigliere.games.scarface.layout import HUMAN_PHASE
from consigliere.games.scarface.names import (
    EACH,
    HENCHMAN,
    HUMAN,
    NONE,
    O_GOODS,
    P_SUPPLY,
    PRISON,
    RIVAL,
    SUPPLY,
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
    V_UNCONTROL,
    V_UPGRADE,
    V_VEHICLE,
    V_WILD,
    V_WOUND,
)
from consigliere.games.scarface.table import Table


def list_is_null(t: Table, number: int, source: int) -> bool:
    """An option or a skill is null when all its effects are."""
    for e in t.book.lists[number]:  # noqa: SIM110  # hot
        if not is_null(t, e, source) and (not e.may or can_pay(t, e)):
            return False
    return True


def can_pay(t: Table, e: Effect) -> bool:
    """The price of an optional effect."""
    pay = e.pay
    if not pay:
        return True
    wild = max(0, pay[0] - t.pool[0]) + max(0, pay[1] - t.pool[1])
    return wild <= t.pool[2] and pay[2] <= t.money[HUMAN]


def is_null(t: Table, e: Effect, source: int) -> bool:
    """Whether this effect of the human would change nothing."""
    n = amount(t, HUMAN, e)
    if e.who == RIVAL:
        return n == 0 or _null_for_him(t, e, n)
    if e.who == EACH and not _null_for_him(t, e, amount(t, HENCHMAN, e)):
        return False
    return n == 0 or null_for_human(t, e, n, source)


def _moves_crime(t: Table, side: int, n: int) -> bool:
    return max(t.floor(), min(t.book.crime_max, t.crime[side] + n)) != t.crime[side]


def null_for_human(t: Table, e: Effect, n: int, source: int) -> bool:
    verb = e.verb
    if verb == V_MONEY:
        return n < 0 and t.money[HUMAN] == 0
    if verb == V_STEAL:
        return t.money[HENCHMAN] == 0
    if verb == V_CRIME:
        return not _moves_crime(t, HUMAN, n)
    if verb in (V_MUSCLE, V_INFLUENCE, V_WILD):
        return t.phase != HUMAN_PHASE
    if verb == V_POLICE:
        return False
    if verb in (V_ALCOHOL, V_GUNS, V_GOODS):
        return _null_goods(t, verb, n)
    if verb in (V_IMPRISON, V_WOUND, V_KILL):
        return not losses.harm_options(t, e.at, PRISON if verb == V_IMPRISON else NONE)
    if verb == V_ORDER:
        return not giving.possible(t, e.order, e.discount, e.nothug) or (e.order == O_GOODS and not _goods_fit(t, e))
    if verb == V_CHOOSE:
        return all(list_is_null(t, option, source) for option in e.options)
    if verb == V_RING:
        return t.ring == HUMAN
    return _null_steps(t, e, n)


def _null_goods(t: Table, verb: int, n: int) -> bool:
    kinds = [0, 1] if verb == V_GOODS else [verb - V_ALCOHOL]
    if n < 0:
        return not losses.options(t, L_GOODS, NONE if verb == V_GOODS else kinds[0])
    return not any(t.supply[kind] for kind in kinds) or not trade.roomy(t)


def _goods_fit(t: Table, e: Effect) -> bool:
    """Whether goods of some dealer would find a place: if they could only return to the supply it is null."""
    if not trade.roomy(t):
        return False
    extra = t.value(HUMAN, SUPPLY) + t.bonus[P_SUPPLY]
    for action in trade.activate_options(t, giving.frame(t, O_GOODS, e.discount, e.nothug)):
        alcohol, guns, either = t.book.dealer_goods[t.dealers[HUMAN][action - DO_GOODS_DEALER][0]]
        either = max(0, either + extra)
        if ((alcohol or either) and t.supply[0]) or ((guns or either) and t.supply[1]):
            return True
    return False


def _null_steps(t: Table, e: Effect, n: int) -> bool:
    """Effects that are choices of several steps: null when nothing can be chosen."""
    verb = e.verb
    if verb == V_RECRUIT:
        return t.place[0] + t.place[1] == 0
    if verb == V_FREE:
        return t.place[PRISON] == 0
    if verb == V_SEND:
        return not streets.send_options(t, [0, 0, n, 0, 0, 1, e.to])
    if verb == V_MOVE:
        return not streets.move_options(t, [0, 0, n, 0, 0, 1])
    if verb == V_VEHICLE:
        return not (losses.options(t, L_VEHICLE, NONE) if n < 0 else streets.vehicle_options(t, e.to))
    if verb == V_DRAW:
        return not t.deck_bag and not t.deck_top
    if verb == V_DISCARD:
        return not losses.options(t, L_CARD, NONE)
    if verb == V_RETIRE:
        return not losses.options(t, L_RETIRE, NONE)
    if verb == V_BUSINESS:
        if n < 0:
            return not losses.options(t, L_MARKER, NONE)
        return not trade.business_options(t, [0, 0, n, 0, 0, 1, NONE])
    if verb == V_UNCONTROL:
        return not losses.options(t, L_TILE, NONE)
    if verb == V_UPGRADE:
        return not orders.upgrade_options(t, [0, 0, n, 0, 0, NONE])
    if verb == V_DOWNGRADE:
        return not losses.options(t, L_LEVEL, NONE)
    if verb == V_JOB:
        return len(t.open_jobs) >= orders.MOST_OPEN_JOBS or draws.jobs_left(t) == 0
    if verb == V_DEALER:
        return len(t.dealers[HUMAN]) >= orders.MOST_DEALERS or draws.dealers_left(t) == 0
    if verb == V_SELL:
        return not trade.sale_options(t, [0, 0, n, 0, 0, 1, 0, NONE])
    if verb == V_FENCE:
        return not trade.fence_options(t, [0, 0, n, 0, 0, 1, 0])
    return n % 7 == 0  # token


def _null_for_him(t: Table, e: Effect, n: int) -> bool:
    """Effects of the human that fall on the Henchman."""
    return henchman_effects.obstacle_on_him(henchman_world.EngineWorld(t), e, n, 0) != ""


def touches_human(t: Table, e: Effect) -> bool:
    """Whether an effect of the Henchman that falls on the human would change anything; for each, he counts himself."""
    n = amount(t, HENCHMAN if e.who == RIVAL else HUMAN, e)
    return n != 0 and not null_for_human(t, e, n, BY_CARD)
