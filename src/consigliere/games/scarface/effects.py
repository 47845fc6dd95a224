"""Section 16: effects of cards, jobs, raids and news, carried out one by one.

A list belongs to a gang. The Henchman's own lists are handed to his procedure (henchman_effects.py); effects of the
human are done here, those that fall on the Henchman by his criteria (SF-173 to SF-177).
"""

from typing import Final

from consigliere.games.scarface import giving, henchman_effects, nulls, streets, trade
from consigliere.games.scarface.actions import (
    CHOOSE_OPTION,
    DO_CHOOSE,
    DO_PAY_NO,
    DO_PAY_YES,
    MAY_PAY,
)
from consigliere.games.scarface.conditions import amount
from consigliere.games.scarface.effect import BOSS_TIMES, Effect
from consigliere.games.scarface.flow import (
    BUSINESS,
    BY_CARD,
    BY_NEWS,
    CHOOSE,
    EFFECTS,
    FENCE,
    FREE,
    H_EFFECTS,
    HARM,
    L_CARD,
    L_GOODS,
    L_LEVEL,
    L_MARKER,
    L_RETIRE,
    L_TILE,
    L_VEHICLE,
    LOSE,
    MOVES,
    ONLY_THIS,
    POLICE,
    RECRUITS,
    SALES,
    SENDS,
    TAKE_DEALERS,
    TAKE_JOBS,
    TARGET,
    TO_HAND,
    UPGRADE,
    VEHICLE,
)
from consigliere.games.scarface.henchman_world import EngineWorld
from consigliere.games.scarface.layout import HUMAN_PHASE
from consigliere.games.scarface.names import (
    DISTRICTS,
    EACH,
    HENCHMAN,
    HUMAN,
    INFLUENCE,
    MUSCLE,
    NONE,
    PRISON,
    RIVAL,
    SAFEHOUSES,
    SLUMS,
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
from consigliere.games.scarface.table import Table

# Steps of a frame [EFFECTS, step, ...]; PAID: an optional effect was accepted.
PAID: Final = 1
ON_HUMAN: Final = 2


def begin(t: Table, number: int, side: int, source: int) -> None:
    """Carry out a list of effects for this gang."""
    if number == 0:
        return
    if side == HENCHMAN:
        t.push([H_EFFECTS, 0, number, 0, 0, source])
    else:
        t.push([EFFECTS, 0, number, 0, source])


def run(t: Table, f: list[int]) -> bool:
    effects = t.book.lists[f[2]]
    if f[3] == len(effects):
        t.pop()
        return False
    e = effects[f[3]]
    if e.may and f[1] == 0:
        if nulls.is_null(t, e, f[4]) or not nulls.can_pay(t, e):
            f[3] += 1
            return False
        t.ask(0, MAY_PAY, [DO_PAY_NO, DO_PAY_YES])
        return True
    if e.who == EACH and f[1] < ON_HUMAN:  # SF-119: the Henchman first
        f[1] = ON_HUMAN
        world = EngineWorld(t)
        henchman_effects.on_him(world, e, henchman_effects.amount(world, e), 0, f[4], f[2], f[3])
        return False
    n, source, number, index = amount(t, HUMAN, e), f[4], f[2], f[3]
    if f[1] == ONLY_THIS:
        n = f[5] or n
        t.pop()
    else:
        f[1] = 0
        f[3] += 1
        if e.who == RIVAL:
            _on_rival(t, e, n, number, index)
            return False
    on_human(t, e, n, source, number, index)
    return False


def may_pay(t: Table, f: list[int], action: int) -> None:
    """`may`, `pay`."""
    if action == DO_PAY_NO:
        f[3] += 1
        return
    pay = t.book.lists[f[2]][f[3]].pay
    if pay:
        t.pay_points(MUSCLE, pay[0])
        t.pay_points(INFLUENCE, pay[1])
        t.spend(HUMAN, pay[2])
    f[1] = PAID


def _on_rival(t: Table, e: Effect, n: int, number: int, index: int) -> None:
    if n == 0:
        return
    if e.verb == V_UNCONTROL:  # SF-176: by a card of the human he chooses
        t.push([TARGET, 0, n, 0, 0])
    else:
        henchman_effects.on_him(EngineWorld(t), e, n, 0, BY_CARD, number, index)


def on_human(t: Table, e: Effect, n: int, source: int, number: int, index: int) -> None:
    """What an effect does to the human; what needs a choice begins a frame."""
    if n == 0:
        return
    verb = e.verb
    if verb == V_MONEY:
        if n > 0:
            t.earn(HUMAN, n)
        else:
            t.spend(HUMAN, min(-n, t.money[HUMAN]))
    elif verb == V_STEAL:
        t.steal(HUMAN, n)
    elif verb == V_CRIME:
        t.change_crime(HUMAN, n)
    elif verb in (V_MUSCLE, V_INFLUENCE, V_WILD):
        if t.phase != HUMAN_PHASE:  # SF-50: there is no pool
            return
        t.pool[verb - V_MUSCLE] += n
        if t.journal is not None:
            t.note("scarface-event-points", {"what": ["muscle", "influence", "wild"][verb - V_MUSCLE], "n": n})
    elif verb in (V_ALCOHOL, V_GUNS, V_GOODS):
        _goods(t, verb, n)
    elif verb in (V_IMPRISON, V_WOUND, V_KILL):
        t.push([HARM, 0, n, e.at, harm_to(verb)])
    elif verb == V_ORDER:
        if not nulls.null_for_human(t, e, n, source):
            giving.begin(t, e.order, e.discount, e.nothug)
    elif verb == V_CHOOSE:
        times = e.times
        if times == BOSS_TIMES:  # SF-105
            gang = t.gang[HUMAN]
            times = t.book.boss_times[gang][t.book.row_of[gang][t.boss(HUMAN)]]
        t.push([CHOOSE, 0, number, index, times, source])
    elif verb == V_POLICE:
        if source == BY_CARD:
            t.push([POLICE, 0, n, NONE])
        else:
            streets.police_by_rule(t, n, [HUMAN, HENCHMAN] if source == BY_NEWS else [HUMAN])
    elif verb == V_TOKEN:
        t.here = t.token.index((t.token[t.here] + n - 1) % 7 + 1)
        if t.journal is not None:
            t.note("scarface-event-token", {"district": DISTRICTS[t.here], "number": t.token[t.here]})
    elif verb == V_RING:
        t.take_ring(HUMAN)
    else:
        _frame(t, e, n)


def harm_to(verb: int) -> int:
    """SF-79."""
    return {V_IMPRISON: PRISON, V_WOUND: SAFEHOUSES, V_KILL: SLUMS}[verb]


def lose_goods(t: Table, n: int, kind: int) -> None:
    t.push([LOSE, 0, L_GOODS, n, kind])


def _goods(t: Table, verb: int, n: int) -> None:
    if n < 0:
        lose_goods(t, -n, NONE if verb == V_GOODS else verb - V_ALCOHOL)
    elif verb == V_GOODS:
        trade.store(t, 0, 0, n, 0)
    else:
        trade.store(t, n if verb == V_ALCOHOL else 0, n if verb == V_GUNS else 0, 0, 0)


def _frame(t: Table, e: Effect, n: int) -> None:
    """Effects that are choices of several steps."""
    verb = e.verb
    if verb == V_RECRUIT:
        t.push([RECRUITS, 0, n, 0, 0, 1])
    elif verb == V_FREE:
        if t.place[PRISON]:
            t.push([FREE, 0, n, 0, 0])
    elif verb == V_SEND:
        t.push([SENDS, 0, n, 0, 0, 1, e.to])
    elif verb == V_MOVE:
        t.push([MOVES, 0, n, 0, 0, 1, NONE, NONE, 0])
    elif verb == V_VEHICLE:
        if n < 0:
            t.push([LOSE, 0, L_VEHICLE, -n, NONE])
        else:
            t.push([VEHICLE, 0, e.to, n])
    elif verb == V_DRAW:
        t.push([TO_HAND, 0, n])
    elif verb == V_DISCARD:
        t.push([LOSE, 0, L_CARD, n, NONE])
    elif verb == V_RETIRE:
        t.push([LOSE, 0, L_RETIRE, n, NONE])
    elif verb == V_BUSINESS:
        t.push([LOSE, 0, L_MARKER, -n, NONE] if n < 0 else [BUSINESS, 0, n, 0, 0, 1, NONE])
    elif verb == V_UNCONTROL:
        t.push([LOSE, 0, L_TILE, n, NONE])
    elif verb == V_UPGRADE:
        t.push([UPGRADE, 0, n, 0, 0, NONE])
    elif verb == V_DOWNGRADE:
        t.push([LOSE, 0, L_LEVEL, n, NONE])
    elif verb == V_JOB:
        t.push([TAKE_JOBS, 0, n])
    elif verb == V_DEALER:
        t.push([TAKE_DEALERS, 0, n])
    elif verb == V_SELL:
        t.push([SALES, 0, n, 0, 0, 1, 0, NONE])
    elif verb == V_FENCE:
        t.push([FENCE, 0, n, 0, 0, 1, 0])


def choose(t: Table, f: list[int]) -> bool:
    """`choose`: each time one option that is not null as a whole."""
    e = t.book.lists[f[2]][f[3]]
    legal: list[int] = []
    if f[4]:
        legal = [DO_CHOOSE + n + 1 for n, option in enumerate(e.options) if not nulls.list_is_null(t, option, f[5])]
    if not legal:
        t.pop()
        return False
    t.ask(0, CHOOSE_OPTION, legal)
    return True


def choose_option(t: Table, f: list[int], action: int) -> None:
    f[4] -= 1
    option = t.book.lists[f[2]][f[3]].options[action - DO_CHOOSE - 1]
    begin(t, option, HUMAN, f[5])
