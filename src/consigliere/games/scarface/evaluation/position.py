"""A rule of thumb for how good a position is for the human, in dollars of lead at the end of the game.

What a position will still bring is counted by cycles: a cycle ends with a reorganization, which pays for markers and
sells once in every supplied tile. The game ends after so many reorganizations of both gangs together, so whoever goes
through his deck faster has more of them: a card played is worth something, and so is the reorganization itself.
"""

from typing import Final

from consigliere.games.scarface import names
from consigliere.games.scarface.actions import PLAN_CARD
from consigliere.games.scarface.evaluation.weights import USUAL, Weights
from consigliere.games.scarface.evaluation.worth import goods_worth, keeps, rival_strength, theft, thugs_worth
from consigliere.games.scarface.human.offers import job_needs
from consigliere.games.scarface.names import HENCHMAN, HUMAN
from consigliere.games.scarface.rounds import cards_of, total
from consigliere.games.scarface.table import Table

WON: Final = 1000.0


def reorganizations_left(t: Table) -> int:
    if t.closing:
        return 0
    span = t.book.last_time - t.first_time()
    return span * t.news_left + t.book.last_time - t.time


def evaluate(t: Table, w: Weights = USUAL, me: int = HUMAN) -> float:
    """For the human `me`: his lead over the best of the others."""
    others = [side for side in t.sides() if side != me]
    lead = float(total(t, me) - max([total(t, side) for side in others]))
    if t.winners:
        return lead + (WON if me in t.winners else -WON)
    if t.gang[me] < 0:
        return lead
    left = float(reorganizations_left(t))
    played = len(t.discard[me]) + (len(t.plan) if t.turn == me else 0)
    to_play = len(t.hand[me]) + len(t.deck_bag[me]) + len(t.deck_top[me])
    own = played + to_play
    cycles = left * share(t, me, w, own)
    lead += w.reorganized * (played / max(1, own) - left) - w.to_play * (to_play + w.deck * left)
    lead += income(t, me, w, cycles) + board(t, me, w, cycles)
    lead += targets(t, me, w, cycles) + cards(t, me, w, cycles) + crime(t, me, w)
    if t.gang[HENCHMAN] >= 0:
        theirs = (left - cycles) / len(others)
        lead -= max([rival(t, side, w, theirs) for side in others]) + theft(t, me, w)
    return lead


def share(t: Table, me: int, w: Weights, cards: int) -> float:
    """The human's part of the reorganizations to come: more cards, longer cycles."""
    mine = 1.0 + cards / w.played
    his = 1.0 + (len(t.h_bag) + len(t.h_top) + len(t.h_plan) + len(t.h_discard)) / w.rival_played
    if t.alone():
        return his / (mine + his)
    pace = 1.0 / mine + 1.0 / his
    for side in t.humans():
        if side != me:
            pace += 1.0 / (1.0 + len(cards_of(t, side)) / w.played)
    return 1.0 / (mine * pace)


def income(t: Table, me: int, w: Weights, cycles: float) -> float:
    """Tiles, markers and goods."""
    book = t.book
    strength = rival_strength(t, w)
    flow = float(t.value(me, names.SUPPLY) + t.bonus[names.PASSIVE_COUNT * me + names.P_SUPPLY])
    for dealer in t.dealers[me]:
        given = book.dealer_goods[dealer[names.DEALER_TYPE]]
        flow += w.dealer_flow * (given[0] + given[1] + given[2])
    need, sales, fixed = 0.0, 0.0, float(t.bonus[names.PASSIVE_COUNT * me + names.P_INCOME])
    tiles = t.tiles_of(me)
    for tile in tiles:
        wanted = book.need[t.face(tile)]
        need += wanted[names.ALCOHOL] + wanted[names.GUNS]
        if wanted[names.ALCOHOL] + wanted[names.GUNS] > 1 and t.benefit(tile, me):
            need -= 1.0
        keep = keeps(t, w, tile, strength)
        sales += keep * t.profit(tile, me)
        fixed += keep * w.marker * t.marker_count(tile)
    rate = min(w.sales, w.sales_base + w.sales_flow * flow / (need + 1.0))
    a_cycle = fixed + rate * sales
    return cycles * a_cycle + goods_worth(t, me, w, tiles, cycles)


def board(t: Table, me: int, w: Weights, cycles: float) -> float:
    levels, places = names.CHARACTERISTIC_COUNT * me, names.PLACE_COUNT * me
    worth = thugs_worth(t, me, w, cycles)
    worth += cycles * w.power_level * t.value(me, names.POWER)
    worth += cycles * w.crew_level * min(2.5, t.level[levels + names.CREW] - 1.0)
    worth += cycles * w.connections_level * (t.level[levels + names.CONNECTIONS] - 1)
    away = t.place[places + names.SLUMS] + t.place[places + names.SAFEHOUSES]
    worth += cycles * w.recruit * min(away, t.value(me, names.RECRUITMENT))
    boss = t.boss(me)
    worth += cycles * (w.boss_row * (boss % 3) + w.boss_column * (boss // 3))
    bonus = names.PASSIVE_COUNT * me
    worth += cycles * w.discount * (-t.bonus[bonus + names.P_BUSINESS_COST] - t.bonus[bonus + names.P_PLAN_CRIME])
    for at in range(names.DISTRICT_COUNT * me, names.DISTRICT_COUNT * (me + 1)):
        worth += min(1.0, cycles) * (w.car * min(2, t.cars[at]) + (w.truck if t.trucks[at] else 0.0))
    if t.ring == me:
        worth += w.ring * min(1.0, cycles)
    return worth


def targets(t: Table, me: int, w: Weights, cycles: float) -> float:
    """Thugs and cars beside a tile that can be taken: the part of its defence they make up for."""
    best = 0.0
    if not t.free_markers(me):
        return best
    for tile in t.placed:
        if t.control[tile] == me:
            continue
        at = names.DISTRICT_COUNT * me + t.district[tile]
        support = t.street[at] + t.cars[at]
        if not support and not t.trucks[at]:
            continue
        prize = cycles * (w.target * t.profit(tile, me) + w.target_marker * t.marker_count(tile))
        ready = min(1.0, (0.3 + support) / max(1, t.defence(tile)))
        best = max(best, w.progress * prize * ready)
    return best


def cards(t: Table, me: int, w: Weights, cycles: float) -> float:
    points = t.book.card_points
    strength = 0.0
    for card in cards_of(t, me):
        muscle, influence = points[card]
        strength += muscle + influence + w.skill
    worth = w.point * cycles * strength
    if t.turn == me:
        left_over = t.pool[names.MUSCLE] + t.pool[names.INFLUENCE] + t.pool[names.WILD]
        if t.kind == PLAN_CARD and t.seat >= 0:
            left_over = t.value(me, names.POWER)
            for card in t.plan:
                muscle, influence = points[card]
                left_over += muscle + influence
        worth += (w.left_over + w.left_over_cycle * cycles) * left_over
    for job in t.open_jobs[me]:
        worth += min(1.0, 0.2 + cycles) * w.open_job * (1.0 if job_needs(t, me, job) else w.far_job)
    return worth


def crime(t: Table, me: int, w: Weights) -> float:
    """Raids: at once above the limit, and of the gang with the higher crime when the time is up."""
    mine = t.crime[me]
    raid = w.raid + w.raid_news * len(t.news_active)
    worth = -w.crime_step * mine
    if mine >= t.book.raid_at:
        worth -= raid + w.raided
    elif mine >= t.book.raid_at - 2:
        worth -= w.crime_near * (mine - t.book.raid_at + 3)
    if not t.closing:
        soon = 1.0 / (1 + t.book.last_time - t.time)
        ahead = mine - max([t.crime[side] for side in t.sides() if side != me])
        if ahead >= 0:
            worth -= soon * raid
        if ahead <= 0:
            worth += soon * w.rival_raid * raid
    return worth


def rival(t: Table, side: int, w: Weights, cycles: float) -> float:
    """What another gang has before it."""
    worth, places = 0.0, names.PLACE_COUNT * side
    for tile in t.tiles_of(side):
        worth += cycles * (w.rival_marker * t.marker_count(tile) + w.rival_sales * t.profit(tile, side))
        worth += w.rival_alcohol * t.alcohol[tile] + w.rival_guns * t.guns[tile]
    for dealer in t.dealers[side]:
        goods = names.DEALER_GOODS
        worth += w.rival_alcohol * dealer[goods + names.ALCOHOL] + w.rival_guns * dealer[goods + names.GUNS]
    at_hand, caught = t.place[places + names.HQ], t.place[places + names.PRISON]
    worth += cycles * (w.rival_level * t.boss(side) + w.rival_thug * at_hand - w.rival_caught * caught)
    return worth - w.rival_crime * t.crime[side]
