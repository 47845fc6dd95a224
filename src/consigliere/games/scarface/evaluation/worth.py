"""Parts of the evaluation: goods and the sales they make possible, thugs, and what the Henchman may take."""

from consigliere.games.scarface import names
from consigliere.games.scarface.evaluation.weights import Weights
from consigliere.games.scarface.names import HENCHMAN
from consigliere.games.scarface.table import Table


def rival_strength(t: Table, w: Weights) -> float:
    """What the Henchman's take-overs reach, on average."""
    if t.gang[HENCHMAN] < 0:
        return 5.0
    power, count = 0, 0
    for pile in (t.h_bag, t.h_discard, t.h_plan):
        for card in pile:
            power += t.book.action_power[card]
            count += 1
    mean = power / count if count else 1.3
    return w.strength * mean + t.value(HENCHMAN, names.POWER) + t.extra_power() + 1.0


def keeps(t: Table, w: Weights, tile: int, strength: float) -> float:
    """Which part of what a tile brings the human will see."""
    where = names.DISTRICT_COUNT * HENCHMAN + t.district[tile]
    over = t.defence(tile) - strength - t.street[where] - t.cars[where] - t.trucks[where]
    if over >= 2.0:
        return 1.0
    if over <= -3.0:
        return 1.0 - w.loss
    return 1.0 - w.loss * (2.0 - over) / 5.0


def goods_worth(t: Table, me: int, w: Weights, tiles: list[int], cycles: float) -> float:
    """The sales that the stored goods make possible: on their tile, or with the goods of dealers."""
    late = 1.0 if cycles > 0.3 else w.late_sale
    spare = [0, 0]
    for dealer in t.dealers[me]:
        spare[names.ALCOHOL] += dealer[names.DEALER_GOODS + names.ALCOHOL]
        spare[names.GUNS] += dealer[names.DEALER_GOODS + names.GUNS]
    worth = 0.0
    for tile in tiles:
        need = t.book.need[t.face(tile)]
        profit = float(t.profit(tile, me))
        have0, have1 = t.alcohol[tile], t.guns[tile]
        wanted = need[names.ALCOHOL] + need[names.GUNS]
        truck = 1 if wanted > 1 and t.benefit(tile, me) else 0
        sales, sale = 0, w.first_sale
        while True:
            lack0, lack1 = max(0, need[names.ALCOHOL] - have0), max(0, need[names.GUNS] - have1)
            from0, from1 = min(lack0, spare[names.ALCOHOL]), min(lack1, spare[names.GUNS])
            missing = lack0 + lack1 - from0 - from1
            if missing > truck or have0 + have1 + from0 + from1 == 0:
                break
            if missing < truck:  # the vehicle saves a good of the dealers, or one of the tile
                if from0:
                    from0 -= 1
                elif from1:
                    from1 -= 1
            spare[names.ALCOHOL] -= from0
            spare[names.GUNS] -= from1
            have0 = max(0, have0 - need[names.ALCOHOL])
            have1 = max(0, have1 - need[names.GUNS])
            worth += sale * profit
            sales += 1
            sale = w.second_sale if sales == 1 else w.later_sale
        useful = min(have0, need[names.ALCOHOL]) + min(have1, need[names.GUNS])
        if useful and wanted:
            worth += w.part_of_sale * sale * profit * useful / wanted
        worth += w.stored * (have0 + have1 - useful)
    worth += w.alcohol * spare[names.ALCOHOL] + w.guns * spare[names.GUNS]
    return late * worth


def thugs_worth(t: Table, me: int, w: Weights, cycles: float) -> float:
    place = t.place[names.PLACE_COUNT * me : names.PLACE_COUNT * (me + 1)]
    crew = place[names.HQ] + place[names.UNDERWORLD] + place[names.AUTHORITIES]
    for dealer in t.dealers[me]:
        crew += dealer[names.DEALER_THUGS]
    each = 0.0
    for number in range(min(crew, len(w.thug))):
        each += w.thug[number]
    following = w.thug[min(crew, len(w.thug) - 1)]
    others = w.freed * place[names.PRISON] + w.step * place[names.SAFEHOUSES]
    soon = min(1.0, cycles)
    return cycles * w.thugs * (each + following * others) + soon * (
        w.at_hand * min(place[names.HQ], 6) - w.bail * place[names.PRISON]
    )


def theft(t: Table, me: int, w: Weights) -> float:
    """SF-151: what he will steal at his next reorganization, out of the human's pocket into his."""
    cards = len(t.h_bag) + len(t.h_top)
    if t.closing or cards > 4:
        return 0.0
    stolen = min(t.money[me], len(t.jobs[HENCHMAN]) * len(t.news_active))
    return w.stolen * stolen * (w.theft_now if cards == 0 else w.theft_soon)
