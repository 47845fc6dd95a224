"""Section 3: the human's turn: plan, points, acts, or a reorganization."""

from typing import Final

from consigliere.games.scarface import actions, draws, flow, names
from consigliere.games.scarface.human import effects, giving_orders, offers
from consigliere.games.scarface.names import NONE
from consigliere.games.scarface.table import Table

# The steps of a frame [HUMAN_TURN, step].
START: Final = 0
WHICH: Final = 1
PLAN: Final = 2
ACTS: Final = 3
LAST_DRAW: Final = 4
SELL_ALL: Final = 10
INCOME: Final = 11
RECRUIT: Final = 12
COME_HOME: Final = 13
DONE: Final = 14


def go(t: Table, f: list[int]) -> bool:
    step = f[flow.STEP]
    if step == ACTS:
        t.ask_human(actions.ACT, offers.acts(t))
        return True
    if step == PLAN:
        t.ask_human(actions.PLAN_CARD, _plan_options(t))
        return True
    if step == START:
        f[flow.STEP] = WHICH
        if not t.hand[t.human] and (t.deck_bag[t.human] or t.deck_top[t.human]):  # SF-42
            t.push([flow.TO_HAND, 0, t.hand_size()])
    elif step == WHICH:
        return _which(t, f)
    elif step == LAST_DRAW:
        f[flow.STEP] = DONE
        if t.one_turn == NONE:
            t.push([flow.TO_HAND, 0, max(0, t.hand_size() - len(t.hand[t.human]))])  # SF-50, SF-108
    elif step == DONE:
        t.pop()
    else:
        _reorganize(t, f)
    return False


def _which(t: Table, f: list[int]) -> bool:
    """SF-42."""
    if not t.hand[t.human]:
        f[flow.STEP] = SELL_ALL
    elif t.deck_bag[t.human] or t.deck_top[t.human]:
        f[flow.STEP] = PLAN
    else:
        t.ask_human(actions.TURN_KIND, [actions.DO_ACTION_TURN, actions.DO_REORGANIZE])
        return True
    return False


def _plan_options(t: Table) -> list[int]:
    """SF-44, SF-231: any card of the sorted hand that can be paid, once there is one in the plan also none."""
    legal = [actions.DO_READY] if t.plan else []
    if t.plan_price() > t.money[t.human]:
        return legal
    last = NONE
    for card in t.hand[t.human]:
        if card != last:
            legal.append(actions.DO_PLAN + card)
        last = card
    return legal


def turn_kind(t: Table, f: list[int], action: int) -> None:
    f[flow.STEP] = PLAN if action == actions.DO_ACTION_TURN else SELL_ALL


def plan_card(t: Table, f: list[int], action: int) -> None:
    if action != actions.DO_READY:
        card = action - actions.DO_PLAN
        price = t.plan_price()
        t.money[t.human] -= price
        t.hand[t.human].remove(card)
        t.plan.append(card)
        if t.journal is not None:
            t.note("scarface-event-plan-card", {**t.who(t.human), "card": names.CARDS[card], "n": price})
        return
    plan_ready(t)
    f[flow.STEP] = ACTS


def plan_ready(t: Table) -> None:
    """SF-45, SF-46."""
    size = len(t.plan)
    if size > t.book.plan_free:
        t.change_crime(
            t.human, max(0, size - t.book.plan_free + t.bonus[names.PASSIVE_COUNT * t.human + names.P_PLAN_CRIME])
        )
    t.pool = printed_points(t)
    if t.journal is not None:
        t.note(
            "scarface-event-plan",
            {
                **t.who(t.human),
                "n": size,
                "muscle": t.pool[names.MUSCLE],
                "influence": t.pool[names.INFLUENCE],
                "wild": t.pool[names.WILD],
            },
        )


def printed_points(t: Table) -> list[int]:
    points = t.book.card_points
    muscle = sum(points[card][names.MUSCLE] for card in t.plan)
    return [muscle, sum(points[card][names.INFLUENCE] for card in t.plan), t.value(t.human, names.POWER)]


def act(t: Table, f: list[int], action: int) -> None:
    """SF-48, SF-49."""
    if action == actions.DO_END:
        _end_acts(t, f)
    elif action < actions.DO_SKILL:
        order = action - actions.DO_ORDER
        t.orders_used |= 1 << order
        if t.journal is not None:
            t.note("scarface-event-order", {**t.who(t.human), "order": names.ORDERS[order]})
        giving_orders.begin(t, order, 0, False)
    elif action >= actions.DO_JOB:
        _do_job(t, action - actions.DO_JOB)
    elif action < actions.DO_COMBO + len(names.GANG_CARDS):
        card = action - actions.DO_SKILL
        t.skills_used |= 1 << first_unused(t, card, t.skills_used)
        if t.journal is not None:
            t.note("scarface-event-skill", {**t.who(t.human), "card": names.CARDS[card]})
        effects.begin(t, t.book.skill[card], t.human, flow.BY_CARD)
    else:
        card = action - actions.DO_COMBO
        t.combos_used |= 1 << first_unused(t, card, t.combos_used)
        if t.journal is not None:
            t.note("scarface-event-combo", {**t.who(t.human), "card": names.CARDS[card]})
        effects.begin(t, t.book.combo[card], t.human, flow.BY_CARD)


def first_unused(t: Table, card: int, used: int) -> int:
    """The place in the plan of a copy whose skill (or combo) is still unused."""
    for place, other in enumerate(t.plan):
        if other == card and not used >> place & 1:
            return place
    raise AssertionError("all copies are used")


def _end_acts(t: Table, f: list[int]) -> None:
    """SF-50."""
    t.discard[t.human] = t.discard[t.human] + t.plan
    t.plan = []
    t.pool = [0, 0, 0]
    t.orders_used = 0
    t.skills_used = 0
    t.combos_used = 0
    f[flow.STEP] = LAST_DRAW


def _do_job(t: Table, job: int) -> None:
    """SF-99, SF-100."""
    cost = t.book.job_cost[job]
    t.pay_points(names.MUSCLE, cost[names.MUSCLE])
    t.pay_points(names.INFLUENCE, cost[names.INFLUENCE])
    t.open_jobs[t.human].remove(job)
    if t.journal is not None:
        t.note("scarface-event-job", {**t.who(t.human), "job": names.JOBS[job]})
    t.spend(t.human, cost[names.PAID_MONEY])
    t.push([flow.JOB_COST, 0, job])


def job_cost(t: Table, f: list[int]) -> bool:
    """The goods of a job's cost, then its effects."""
    cost = t.book.job_cost[f[flow.JOB_COST_JOB]]
    f[flow.STEP] += 1
    if f[flow.STEP] <= names.GOOD_COUNT:
        kind = f[flow.STEP] - 1
        if cost[names.PAID_GOODS + kind]:
            effects.lose_goods(t, cost[names.PAID_GOODS + kind], kind)
        return False
    job = f[flow.JOB_COST_JOB]
    t.pop()
    t.jobs[t.human] = [*t.jobs[t.human], job]
    t.set_bonus()
    effects.begin(t, t.book.job_effects[job], t.human, flow.BY_CARD)
    return False


def _reorganize(t: Table, f: list[int]) -> None:
    """SF-52, SF-53, SF-54, SF-55, SF-56, SF-57."""
    step = f[flow.STEP]
    f[flow.STEP] += 1
    if step == SELL_ALL:
        if t.journal is not None:
            t.note("scarface-event-reorganize", {**t.who(t.human)})
        t.push([flow.SALES, 0, 99, 0, 0, 1, 0, -1])
    elif step == INCOME:
        t.earn(t.human, max(0, t.business_income(t.human) + t.bonus[names.PASSIVE_COUNT * t.human + names.P_INCOME]))
    elif step == RECRUIT:
        t.push([flow.RECRUITS, 0, t.value(t.human, names.RECRUITMENT), 0, 0, 1])
    else:
        t.thugs_return(t.human)
        t.deck_bag[t.human] = sorted(t.deck_bag[t.human] + t.discard[t.human])
        t.discard[t.human] = []
        if t.one_turn == NONE:
            t.push([flow.TO_HAND, 0, max(0, t.hand_size() - len(t.hand[t.human]))])
        t.time_forward()


def to_hand(t: Table, f: list[int]) -> bool:
    """SF-51: what is drawn joins no plan of this turn."""
    if f[flow.STEP] == 0:
        f[flow.STEP] = 1
        draws.begin(t, actions.DEAL_CARD, f[flow.TO_HAND_CARDS])
        return False
    cards = t.take_shown()
    t.hand[t.human] = sorted(t.hand[t.human] + cards)
    if t.journal is not None and cards:
        _note_draw(t, [names.CARDS[card] for card in cards])
    t.pop()
    return False


def _note_draw(t: Table, cards: list[str]) -> None:
    """SF-221: in company the others learn how many."""
    args: dict[str, object] = {**t.who(t.human), "n": len(cards)}
    if t.alone():
        t.note("scarface-event-draw", {**args, "cards": cards})
        return
    t.note("scarface-event-draw-unseen", args)
    t.note("scarface-event-draw-seen", {"cards": cards}, (t.seats[t.human],))
