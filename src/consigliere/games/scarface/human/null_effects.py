"""SF-11, SF-217: whether an effect of the human would change nothing now."""

from consigliere.games.scarface import draws, flow, names
from consigliere.games.scarface.actions import DO_GOODS_DEALER
from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.effects.conditions import amount
from consigliere.games.scarface.effects.effect import Effect
from consigliere.games.scarface.henchman import effects as henchman_effects
from consigliere.games.scarface.henchman.engine_side import world as henchman_world
from consigliere.games.scarface.human import giving_orders, losses, orders, streets, trade
from consigliere.games.scarface.layout import HUMAN_PHASE
from consigliere.games.scarface.names import HENCHMAN, NONE
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
    return t.can_pay(pay[names.MUSCLE], pay[names.INFLUENCE]) and pay[names.PAID_MONEY] <= t.money[t.human]


def is_null(t: Table, e: Effect, source: int) -> bool:
    """Whether this effect of the human would change nothing."""
    if e.who == names.EACH:
        return all(null_for(t, side, e, amount(t, side, e), source) for side in t.sides())
    n = amount(t, t.human, e)
    if e.who == names.RIVAL or e.verb == verbs.STEAL:
        return n == 0 or not victims(t, e, n)
    return n == 0 or null_for_human(t, e, n, source)


def victims(t: Table, e: Effect, n: int) -> list[int]:
    """SF-222: the other gangs on which an effect of a human can fall, in turn order."""
    others = [HENCHMAN] if t.alone() else [side for side in t.sides() if side != t.human]
    if e.verb == verbs.STEAL:
        return [side for side in others if t.money[side]]
    return [side for side in others if not null_for(t, side, e, n, flow.BY_CARD)]


def null_for(t: Table, side: int, e: Effect, n: int, source: int) -> bool:
    """Whether an effect would change nothing for this gang."""
    if side == HENCHMAN:
        return henchman_effects.obstacle_on_him(henchman_world.EngineWorld(t), e, n, 0) != ""
    me = t.human
    t.human = side
    null = n == 0 or null_for_human(t, e, n, source)
    t.human = me
    return null


def has_pool(t: Table) -> bool:
    """SF-50: outside his own turn a human has no points."""
    return t.phase == HUMAN_PHASE and t.human == t.turn


def _moves_crime(t: Table, side: int, n: int) -> bool:
    return max(t.floor(), min(t.book.crime_max, t.crime[side] + n)) != t.crime[side]


def null_for_human(t: Table, e: Effect, n: int, source: int) -> bool:
    verb = e.verb
    if verb == verbs.MONEY:
        return n < 0 and t.money[t.human] == 0
    if verb == verbs.STEAL:  # by a card of the Henchman
        return t.money[HENCHMAN] == 0
    if verb == verbs.CRIME:
        return not _moves_crime(t, t.human, n)
    if verb in (verbs.MUSCLE, verbs.INFLUENCE, verbs.WILD):
        return not has_pool(t)
    if verb == verbs.POLICE:
        return False
    if verb in (verbs.ALCOHOL, verbs.GUNS, verbs.GOODS):
        return _null_goods(t, verb, n)
    if verb in (verbs.IMPRISON, verbs.WOUND, verbs.KILL):
        return not losses.harm_options(t, e.at, names.PRISON if verb == verbs.IMPRISON else NONE)
    if verb == verbs.ORDER:
        return not giving_orders.possible(t, e.order, e.discount, e.nothug) or (
            e.order == names.O_GOODS and not _goods_fit(t, e)
        )
    if verb == verbs.CHOOSE:
        return all(list_is_null(t, option, source) for option in e.options)
    if verb == verbs.RING:
        return t.ring == t.human
    return _null_steps(t, e, n)


def _null_goods(t: Table, verb: int, n: int) -> bool:
    kinds = [0, 1] if verb == verbs.GOODS else [verb - verbs.ALCOHOL]
    if n < 0:
        return not losses.options(t, flow.L_GOODS, NONE if verb == verbs.GOODS else kinds[0])
    return not any(t.supply[kind] for kind in kinds) or not trade.roomy(t)


def _goods_fit(t: Table, e: Effect) -> bool:
    """Whether goods of some dealer would find a place: if they could only return to the supply it is null."""
    if not trade.roomy(t):
        return False
    extra = t.value(t.human, names.SUPPLY) + t.bonus[names.PASSIVE_COUNT * t.human + names.P_SUPPLY]
    for action in trade.activate_options(t, giving_orders.frame(t, names.O_GOODS, e.discount, e.nothug)):
        alcohol, guns, either = t.book.dealer_goods[t.dealers[t.human][action - DO_GOODS_DEALER][names.DEALER_TYPE]]
        either = max(0, either + extra)
        if ((alcohol or either) and t.supply[names.ALCOHOL]) or ((guns or either) and t.supply[names.GUNS]):
            return True
    return False


def _null_steps(t: Table, e: Effect, n: int) -> bool:
    """Effects that are choices of several steps: null when nothing can be chosen."""
    verb = e.verb
    if verb == verbs.RECRUIT:
        return t.thugs(names.SLUMS) + t.thugs(names.SAFEHOUSES) == 0
    if verb == verbs.FREE:
        return t.thugs(names.PRISON) == 0
    if verb == verbs.SEND:
        return not streets.send_options(t, [0, 0, n, 0, 0, 1, e.to])
    if verb == verbs.MOVE:
        return not streets.move_options(t, [0, 0, n, 0, 0, 1])
    if verb == verbs.VEHICLE:
        return not (losses.options(t, flow.L_VEHICLE, NONE) if n < 0 else streets.vehicle_options(t, e.to))
    if verb == verbs.DRAW:
        return not t.deck_bag[t.human] and not t.deck_top[t.human]
    if verb == verbs.DISCARD:
        return not losses.options(t, flow.L_CARD, NONE)
    if verb == verbs.RETIRE:
        return not losses.options(t, flow.L_RETIRE, NONE)
    if verb == verbs.BUSINESS:
        if n < 0:
            return not losses.options(t, flow.L_MARKER, NONE)
        return not trade.business_options(t, [0, 0, n, 0, 0, 1, NONE])
    if verb == verbs.UNCONTROL:
        return not losses.options(t, flow.L_TILE, NONE)
    if verb == verbs.UPGRADE:
        return not orders.upgrade_options(t, [0, 0, n, 0, 0, NONE])
    if verb == verbs.DOWNGRADE:
        return not losses.options(t, flow.L_LEVEL, NONE)
    if verb == verbs.JOB:
        return len(t.open_jobs[t.human]) >= orders.MOST_OPEN_JOBS or draws.jobs_left(t) == 0
    if verb == verbs.DEALER:
        return len(t.dealers[t.human]) >= orders.MOST_DEALERS or draws.dealers_left(t) == 0
    if verb == verbs.SELL:
        return not trade.sale_options(t, [0, 0, n, 0, 0, 1, 0, NONE])
    if verb == verbs.FENCE:
        return not trade.fence_options(t, [0, 0, n, 0, 0, 1, 0])
    return n % names.DISTRICT_COUNT == 0  # token


def touches_humans(t: Table, e: Effect) -> bool:
    """Whether an effect of the Henchman would change anything for a human; with `each`, every human counts himself."""
    for side in t.humans():
        if not null_for(t, side, e, amount(t, HENCHMAN if e.who == names.RIVAL else side, e), flow.BY_CARD):
            return True
    return False
