"""SF-48, SF-49, SF-97, SF-99, SF-217: what the human may do in his action turn."""

from consigliere.games.scarface import flow
from consigliere.games.scarface.actions import DO_COMBO, DO_END, DO_JOB, DO_ORDER, DO_SKILL
from consigliere.games.scarface.effects.conditions import holds
from consigliere.games.scarface.human import giving_orders, null_effects
from consigliere.games.scarface.names import DEALER_GOODS, NONE
from consigliere.games.scarface.table import Table


def acts(t: Table) -> list[int]:
    legal = [DO_END]
    for order in giving_orders.all_possible(t):
        legal.append(DO_ORDER + order)
    skills: list[int] = []
    combos: list[int] = []
    for place, card in enumerate(t.plan):
        if not t.skills_used >> place & 1 and DO_SKILL + card not in skills and skill_works(t, card):
            skills.append(DO_SKILL + card)
        if t.combos_used >> place & 1 or not combo_fits(t, place) or DO_COMBO + card in combos:
            continue
        if not null_effects.list_is_null(t, t.book.combo[card], flow.BY_CARD):
            combos.append(DO_COMBO + card)
    legal += skills
    legal += combos
    jobs = [DO_JOB + job for job in t.open_jobs[t.human] if job_possible(t, job)]
    return legal + sorted(set(jobs)) if jobs else legal


def skill_works(t: Table, card: int) -> bool:
    return not null_effects.list_is_null(t, t.book.skill[card], flow.BY_CARD)


def combo_fits(t: Table, place: int) -> bool:
    """SF-97: another card of the plan has the combo's type."""
    wanted, types = t.book.combo_type[t.plan[place]], t.book.card_type
    if wanted != NONE:
        for other, card in enumerate(t.plan):
            if other != place and types[card] == wanted:
                return True
    return False


def job_needs(t: Table, side: int, job: int) -> bool:
    return all(holds(t, side, key, n) for key, n in t.book.job_need[job])


def job_possible(t: Table, job: int) -> bool:
    """SF-99."""
    muscle, influence, money, alcohol, guns = t.book.job_cost[job]
    if not t.can_pay(muscle, influence) or money > t.money[t.human] or not job_needs(t, t.human, job):
        return False
    return (not alcohol or goods_of(t, 0) >= alcohol) and (not guns or goods_of(t, 1) >= guns)


def goods_of(t: Table, kind: int) -> int:
    """All goods of a kind on tiles and dealers of the human."""
    goods = t.alcohol if kind == 0 else t.guns
    return sum(goods[tile] for tile in t.tiles_of(t.human)) + sum(
        dealer[DEALER_GOODS + kind] for dealer in t.dealers[t.human]
    )
