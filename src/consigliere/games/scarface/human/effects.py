"""Section 16: effects of cards, jobs, raids and news, carried out one by one.

A list belongs to a gang. The Henchman's own lists are handed to his procedure (henchman/effects.py); effects of the
human are done here, those that fall on the Henchman by his criteria (SF-173, SF-174, SF-175, SF-176, SF-177).
"""

from typing import Final

from consigliere.games.scarface import flow, names
from consigliere.games.scarface.actions import (
    CHOOSE_OPTION,
    CHOOSE_VICTIM,
    DO_CHOOSE,
    DO_PAY_NO,
    DO_PAY_YES,
    DO_VICTIM,
    MAY_PAY,
)
from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.effects.conditions import amount
from consigliere.games.scarface.effects.effect import BOSS_TIMES, Effect
from consigliere.games.scarface.flow import EFFECT_INDEX, EFFECT_LIST, EFFECT_SOURCE, STEP
from consigliere.games.scarface.henchman import effects as henchman_effects
from consigliere.games.scarface.henchman.engine_side.world import EngineWorld
from consigliere.games.scarface.human import giving_orders, null_effects, streets, trade
from consigliere.games.scarface.names import HENCHMAN, INFLUENCE, MUSCLE, NONE, PAID_MONEY, numbered_after
from consigliere.games.scarface.table import Table

# Steps of a frame [EFFECTS, step, ...]; PAID: an optional effect was accepted.
PAID: Final = 1
ON_HUMAN: Final = 2

POINTS: Final = ["muscle", "influence", "wild"]


def begin(t: Table, number: int, side: int, source: int) -> None:
    """Carry out a list of effects for this gang."""
    if number == 0:
        return
    if side == HENCHMAN:
        t.push([flow.H_EFFECTS, 0, number, 0, 0, source])
    else:
        t.push_as(side, [flow.EFFECTS, 0, number, 0, source])


def run(t: Table, f: list[int]) -> bool:
    effects = t.book.lists[f[EFFECT_LIST]]
    if f[EFFECT_INDEX] == len(effects):
        t.pop()
        return False
    e = effects[f[EFFECT_INDEX]]
    if e.may and f[STEP] == 0:
        if null_effects.is_null(t, e, f[EFFECT_SOURCE]) or not null_effects.can_pay(t, e):
            f[EFFECT_INDEX] += 1
            return False
        t.ask_human(MAY_PAY, [DO_PAY_NO, DO_PAY_YES])
        return True
    if e.who == names.EACH and f[STEP] < ON_HUMAN:  # SF-119, SF-227: the Henchman first, then the humans in turn order
        f[STEP] = ON_HUMAN
        world = EngineWorld(t)
        henchman_effects.on_him(
            world,
            e,
            henchman_effects.amount(world, e),
            0,
            f[EFFECT_SOURCE],
            f[EFFECT_LIST],
            f[EFFECT_INDEX],
        )
        return False
    n, source, number, index = amount(t, t.human, e), f[EFFECT_SOURCE], f[EFFECT_LIST], f[EFFECT_INDEX]
    if f[STEP] == flow.ONLY_THIS:
        n = f[flow.EFFECT_AMOUNT] or n
        t.pop()
    else:
        f[STEP] = 0
        f[EFFECT_INDEX] += 1
        if e.who == names.RIVAL or e.verb == verbs.STEAL:
            _on_rival(t, e, n, source, number, index)
            return False
        if e.who == names.EACH:
            t.push_each(t.humans(), [flow.EFFECTS, flow.ONLY_THIS, number, index, source, 0])
            return False
    on_human(t, e, n, source, number, index)
    return False


def may_pay(t: Table, f: list[int], action: int) -> None:
    """`may`, `pay`."""
    if action == DO_PAY_NO:
        f[EFFECT_INDEX] += 1
        return
    pay = t.book.lists[f[EFFECT_LIST]][f[EFFECT_INDEX]].pay
    if pay:
        t.pay_points(names.MUSCLE, pay[MUSCLE])
        t.pay_points(names.INFLUENCE, pay[INFLUENCE])
        t.spend(t.human, pay[PAID_MONEY])
    f[STEP] = PAID


def _on_rival(t: Table, e: Effect, n: int, source: int, number: int, index: int) -> None:
    """SF-222: on one other gang of his choice that it can concern."""
    if n == 0:
        return
    if e.verb == verbs.UNCONTROL:  # SF-176: by a card of the human he chooses; the tile names the gang
        t.push([flow.TARGET, 0, n, 0, 0])
    elif t.alone():
        _on_victim(t, e, n, HENCHMAN, number, index)
    elif null_effects.victims(t, e, n):
        t.push([flow.VICTIM, 0, number, index, source, n])


def victim(t: Table, f: list[int]) -> bool:
    e = t.book.lists[f[EFFECT_LIST]][f[EFFECT_INDEX]]
    t.ask_human(CHOOSE_VICTIM, [DO_VICTIM + t.gang[side] for side in null_effects.victims(t, e, f[flow.VICTIM_AMOUNT])])
    return True


def choose_victim(t: Table, f: list[int], action: int) -> None:
    number, index = f[EFFECT_LIST], f[EFFECT_INDEX]
    t.pop()
    side = t.gang.index(action - DO_VICTIM)
    _on_victim(t, t.book.lists[number][index], f[flow.VICTIM_AMOUNT], side, number, index)


def _on_victim(t: Table, e: Effect, n: int, side: int, number: int, index: int) -> None:
    """SF-223: on the Henchman by his criteria; a human chooses what he loses."""
    if e.verb == verbs.STEAL:
        t.steal(t.human, side, n)
    elif side == HENCHMAN:
        henchman_effects.on_him(EngineWorld(t), e, n, 0, flow.BY_CARD, number, index)
    else:
        t.push_as(side, [flow.EFFECTS, flow.ONLY_THIS, number, index, flow.BY_CARD, n])


def on_human(t: Table, e: Effect, n: int, source: int, number: int, index: int) -> None:
    """What an effect does to the human; what needs a choice begins a frame."""
    if n == 0:
        return
    verb = e.verb
    if verb == verbs.MONEY:
        if n > 0:
            t.earn(t.human, n)
        else:
            t.spend(t.human, min(-n, t.money[t.human]))
    elif verb == verbs.STEAL:  # by a card of the Henchman
        t.steal(t.human, HENCHMAN, n)
    elif verb == verbs.CRIME:
        t.change_crime(t.human, n)
    elif verb in (verbs.MUSCLE, verbs.INFLUENCE, verbs.WILD):
        if not null_effects.has_pool(t):
            return
        t.pool[verb - verbs.MUSCLE] += n
        if t.journal is not None:
            t.note("scarface-event-points", {**t.who(t.human), "what": POINTS[verb - verbs.MUSCLE], "n": n})
    elif verb in (verbs.ALCOHOL, verbs.GUNS, verbs.GOODS):
        _goods(t, verb, n)
    elif verb in (verbs.IMPRISON, verbs.WOUND, verbs.KILL):
        t.push([flow.HARM, 0, n, e.at, harm_to(verb)])
    elif verb == verbs.ORDER:
        if not null_effects.null_for_human(t, e, n, source):
            giving_orders.begin(t, e.order, e.discount, e.nothug)
    elif verb == verbs.CHOOSE:
        times = e.times
        if times == BOSS_TIMES:  # SF-105
            gang = t.gang[t.human]
            times = t.book.boss_times[gang][t.book.row_of[gang][t.boss(t.human)]]
        t.push([flow.CHOOSE, 0, number, index, times, source])
    elif verb == verbs.POLICE:
        if source == flow.BY_CARD:
            t.push([flow.POLICE, 0, n, NONE])
        else:
            streets.police_by_rule(t, n, t.sides() if source == flow.BY_NEWS else [t.human])
    elif verb == verbs.TOKEN:
        t.here = t.token.index(numbered_after(t.token[t.here], n))
        if t.journal is not None:
            t.note("scarface-event-token", {"district": names.DISTRICTS[t.here], "number": t.token[t.here]})
    elif verb == verbs.RING:
        t.take_ring(t.human)
    else:
        _frame(t, e, n)


def harm_to(verb: int) -> int:
    """SF-79."""
    return {verbs.IMPRISON: names.PRISON, verbs.WOUND: names.SAFEHOUSES, verbs.KILL: names.SLUMS}[verb]


def lose_goods(t: Table, n: int, kind: int) -> None:
    t.push([flow.LOSE, 0, flow.L_GOODS, n, kind])


def _goods(t: Table, verb: int, n: int) -> None:
    if n < 0:
        lose_goods(t, -n, NONE if verb == verbs.GOODS else verb - verbs.ALCOHOL)
    elif verb == verbs.GOODS:
        trade.store(t, 0, 0, n, 0)
    else:
        trade.store(t, n if verb == verbs.ALCOHOL else 0, n if verb == verbs.GUNS else 0, 0, 0)


def _frame(t: Table, e: Effect, n: int) -> None:
    """Effects that are choices of several steps."""
    verb = e.verb
    if verb == verbs.RECRUIT:
        t.push([flow.RECRUITS, 0, n, 0, 0, 1])
    elif verb == verbs.FREE:
        if t.thugs(names.PRISON):
            t.push([flow.FREE, 0, n, 0, 0])
    elif verb == verbs.SEND:
        t.push([flow.SENDS, 0, n, 0, 0, 1, e.to])
    elif verb == verbs.MOVE:
        t.push([flow.MOVES, 0, n, 0, 0, 1, NONE, NONE, 0])
    elif verb == verbs.VEHICLE:
        if n < 0:
            t.push([flow.LOSE, 0, flow.L_VEHICLE, -n, NONE])
        else:
            t.push([flow.VEHICLE, 0, e.to, n])
    elif verb == verbs.DRAW:
        t.push([flow.TO_HAND, 0, n])
    elif verb == verbs.DISCARD:
        t.push([flow.LOSE, 0, flow.L_CARD, n, NONE])
    elif verb == verbs.RETIRE:
        t.push([flow.LOSE, 0, flow.L_RETIRE, n, NONE])
    elif verb == verbs.BUSINESS:
        t.push([flow.LOSE, 0, flow.L_MARKER, -n, NONE] if n < 0 else [flow.BUSINESS, 0, n, 0, 0, 1, NONE])
    elif verb == verbs.UNCONTROL:
        t.push([flow.LOSE, 0, flow.L_TILE, n, NONE])
    elif verb == verbs.UPGRADE:
        t.push([flow.UPGRADE, 0, n, 0, 0, NONE])
    elif verb == verbs.DOWNGRADE:
        t.push([flow.LOSE, 0, flow.L_LEVEL, n, NONE])
    elif verb == verbs.JOB:
        t.push([flow.TAKE_JOBS, 0, n])
    elif verb == verbs.DEALER:
        t.push([flow.TAKE_DEALERS, 0, n])
    elif verb == verbs.SELL:
        t.push([flow.SALES, 0, n, 0, 0, 1, 0, NONE])
    elif verb == verbs.FENCE:
        t.push([flow.FENCE, 0, n, 0, 0, 1, 0])


def choose(t: Table, f: list[int]) -> bool:
    """`choose`: each time one option that is not null as a whole."""
    e = t.book.lists[f[EFFECT_LIST]][f[EFFECT_INDEX]]
    legal: list[int] = []
    if f[flow.CHOOSE_TIMES]:
        legal = [
            DO_CHOOSE + n + 1
            for n, option in enumerate(e.options)
            if not null_effects.list_is_null(t, option, f[flow.CHOOSE_SOURCE])
        ]
    return t.ask_or_end(CHOOSE_OPTION, legal)


def choose_option(t: Table, f: list[int], action: int) -> None:
    f[flow.CHOOSE_TIMES] -= 1
    option = t.book.lists[f[EFFECT_LIST]][f[EFFECT_INDEX]].options[action - DO_CHOOSE - 1]
    begin(t, option, t.human, f[flow.CHOOSE_SOURCE])
