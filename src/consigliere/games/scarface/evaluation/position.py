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
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NONE
from consigliere.games.scarface.rounds import total
from consigliere.games.scarface.table import Table

WON: Final = 1000.0


def reorganizations_left(t: Table) -> int:
    if t.closing:
        return 0
    span = t.book.last_time - t.book.start_time
    return span * t.news_left + t.book.last_time - t.time


def evaluate(t: Table, w: Weights = USUAL) -> float:
    lead = float(total(t, HUMAN) - total(t, HENCHMAN))
    if t.winner != NONE:
        return lead + (WON if t.winner == HUMAN else -WON)
    if t.gang[HUMAN] < 0:
        return lead
    left = float(reorganizations_left(t))
    played = len(t.discard) + len(t.plan)
    to_play = len(t.hand) + len(t.deck_bag) + len(t.deck_top)
    cards = played + to_play
    cycles = left * _share(t, w, cards)
    lead += w.reorganized * (played / max(1, cards) - left) - w.to_play * (to_play + w.deck * left)
    lead += _income(t, w, cycles) + _board(t, w, cycles) + _targets(t, w, cycles) + _cards(t, w, cycles) + _crime(t, w)
    if t.gang[HENCHMAN] >= 0:
        lead -= _rival(t, w, left - cycles) + theft(t, w)
    return lead


def _share(t: Table, w: Weights, cards: int) -> float:
    """The human's part of the reorganizations to come: more cards, longer cycles."""
    mine = 1.0 + cards / w.played
    his = 1.0 + (len(t.h_bag) + len(t.h_top) + len(t.h_plan) + len(t.h_discard)) / w.rival_played
    return his / (mine + his)


def _income(t: Table, w: Weights, cycles: float) -> float:
    """Tiles, markers and goods."""
    book = t.book
    strength = rival_strength(t, w)
    flow = float(t.value(HUMAN, names.SUPPLY) + t.bonus[names.P_SUPPLY])
    for dealer in t.dealers[HUMAN]:
        given = book.dealer_goods[dealer[names.DEALER_TYPE]]
        flow += w.dealer_flow * (given[0] + given[1] + given[2])
    need, sales, fixed = 0.0, 0.0, float(t.bonus[names.P_INCOME])
    tiles = t.tiles_of(HUMAN)
    for tile in tiles:
        wanted = book.need[t.face(tile)]
        need += wanted[names.ALCOHOL] + wanted[names.GUNS]
        if wanted[names.ALCOHOL] + wanted[names.GUNS] > 1 and t.benefit(tile, HUMAN):
            need -= 1.0
        keep = keeps(t, w, tile, strength)
        sales += keep * t.profit(tile, HUMAN)
        fixed += keep * w.marker * t.marker_count(tile)
    rate = min(w.sales, w.sales_base + w.sales_flow * flow / (need + 1.0))
    a_cycle = fixed + rate * sales
    return cycles * a_cycle + goods_worth(t, w, tiles, cycles)


def _board(t: Table, w: Weights, cycles: float) -> float:
    worth = thugs_worth(t, w, cycles)
    worth += cycles * w.power_level * t.value(HUMAN, names.POWER)
    worth += cycles * w.crew_level * min(2.5, t.level[names.CREW] - 1.0)
    worth += cycles * w.connections_level * (t.level[names.CONNECTIONS] - 1)
    away = t.place[names.SLUMS] + t.place[names.SAFEHOUSES]
    worth += cycles * w.recruit * min(away, t.value(HUMAN, names.RECRUITMENT))
    boss = t.boss(HUMAN)
    worth += cycles * (w.boss_row * (boss % 3) + w.boss_column * (boss // 3))
    worth += cycles * w.discount * (-t.bonus[names.P_BUSINESS_COST] - t.bonus[names.P_PLAN_CRIME])
    for district in range(7):
        worth += min(1.0, cycles) * (w.car * min(2, t.cars[district]) + (w.truck if t.trucks[district] else 0.0))
    if t.ring == HUMAN:
        worth += w.ring * min(1.0, cycles)
    return worth


def _targets(t: Table, w: Weights, cycles: float) -> float:
    """Thugs and cars beside a tile that can be taken: the part of its defence they make up for."""
    best = 0.0
    if not t.free_markers(HUMAN):
        return best
    for tile in t.placed:
        if t.control[tile] == HUMAN:
            continue
        district = t.district[tile]
        support = t.street[district] + t.cars[district]
        if not support and not t.trucks[district]:
            continue
        prize = cycles * (w.target * t.profit(tile, HUMAN) + w.target_marker * t.marker_count(tile))
        ready = min(1.0, (0.3 + support) / max(1, t.defence(tile)))
        best = max(best, w.progress * prize * ready)
    return best


def _cards(t: Table, w: Weights, cycles: float) -> float:
    points = t.book.card_points
    strength = 0.0
    for card in t.hand + t.deck_bag + t.deck_top + t.discard + t.plan:
        strength += points[card][0] + points[card][1] + w.skill
    worth = w.point * cycles * strength
    if t.turn == HUMAN:
        left_over = t.pool[names.MUSCLE] + t.pool[names.INFLUENCE] + t.pool[names.WILD]
        if t.kind == PLAN_CARD and t.seat >= 0:
            left_over = t.value(HUMAN, names.POWER)
            for card in t.plan:
                left_over += points[card][0] + points[card][1]
        worth += (w.left_over + w.left_over_cycle * cycles) * left_over
    for job in t.open_jobs:
        worth += min(1.0, 0.2 + cycles) * w.open_job * (1.0 if job_needs(t, job) else w.far_job)
    return worth


def _crime(t: Table, w: Weights) -> float:
    """Raids: at once above the limit, and of the gang with the higher crime when the time is up."""
    mine = t.crime[HUMAN]
    raid = w.raid + w.raid_news * len(t.news_active)
    worth = -w.crime_step * mine
    if mine >= t.book.raid_at:
        worth -= raid + w.raided
    elif mine >= t.book.raid_at - 2:
        worth -= w.crime_near * (mine - t.book.raid_at + 3)
    if not t.closing:
        soon = 1.0 / (1 + t.book.last_time - t.time)
        ahead = mine - t.crime[HENCHMAN]
        if ahead >= 0:
            worth -= soon * raid
        if ahead <= 0:
            worth += soon * w.rival_raid * raid
    return worth


def _rival(t: Table, w: Weights, cycles: float) -> float:
    worth = 0.0
    for tile in t.tiles_of(HENCHMAN):
        worth += cycles * (w.rival_marker * t.marker_count(tile) + w.rival_sales * t.profit(tile, HENCHMAN))
        worth += w.rival_alcohol * t.alcohol[tile] + w.rival_guns * t.guns[tile]
    for dealer in t.dealers[HENCHMAN]:
        goods = names.DEALER_GOODS
        worth += w.rival_alcohol * dealer[goods + names.ALCOHOL] + w.rival_guns * dealer[goods + names.GUNS]
    at_hand, caught = t.place[names.HIS_PLACES + names.HQ], t.place[names.HIS_PLACES + names.PRISON]
    worth += cycles * (w.rival_level * t.boss(HENCHMAN) + w.rival_thug * at_hand - w.rival_caught * caught)
    return worth - w.rival_crime * t.crime[HENCHMAN]
