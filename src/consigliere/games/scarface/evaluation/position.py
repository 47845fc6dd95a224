"""A rule of thumb for how good a position is for the human, in dollars of lead at the end of the game.

What a position will still bring is counted by cycles: a cycle ends with a reorganization, which pays for markers and
sells once in every supplied tile. The game ends after so many reorganizations of both gangs together, so whoever goes
through his deck faster has more of them: a card played is worth something, and so is the reorganization itself.
"""

from typing import Final

from consigliere.games.scarface import names
from consigliere.games.scarface.actions import PLAN_CARD
from consigliere.games.scarface.evaluation.worth import goods_worth, keeps, rival_strength, theft, thugs_worth
from consigliere.games.scarface.human.offers import job_needs
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NONE
from consigliere.games.scarface.rounds import total
from consigliere.games.scarface.table import Table

WON: Final = 1000.0
PLAYED: Final = 2.8  # cards a turn
RIVAL_PLAYED: Final = 3.2
REORGANIZED: Final = 40.0  # a reorganization done; in part already when cards are played
TO_PLAY: Final = 2.0  # a card still to be played before the last reorganization
DECK: Final = 10.0  # cards to be played before a reorganization
POINT: Final = 1.2  # a point printed on a card, each cycle
SKILL: Final = 0.8
LEFT_OVER: Final = 0.5  # a point not spent yet
LEFT_OVER_CYCLE: Final = 0.25
SALES: Final = 1.5  # sales of a tile in a cycle, at most
RIVAL_SALES: Final = 1.6
RIVAL_LEVEL: Final = 2.0
POWER_LEVEL: Final = 3.0
CREW_LEVEL: Final = 3.0
MARKER: Final = 3.6  # three dollars each cycle, and the way to the night side
CAR: Final = 0.6
TRUCK: Final = 1.2
TARGET: Final = 0.8  # sales of a tile to be taken, each cycle
PROGRESS: Final = 0.55
OPEN_JOB: Final = 2.5
RING: Final = 1.5  # the ring pays one dollar a turn; a cycle is some turns
CRIME_STEP: Final = 0.6
RAID: Final = 6.0
RAID_NEWS: Final = 3.0


def reorganizations_left(t: Table) -> int:
    if t.closing:
        return 0
    span = t.book.last_time - t.book.start_time
    return span * t.news_left + t.book.last_time - t.time


def evaluate(t: Table) -> float:
    lead = float(total(t, HUMAN) - total(t, HENCHMAN))
    if t.winner != NONE:
        return lead + (WON if t.winner == HUMAN else -WON)
    if t.gang[HUMAN] < 0:
        return lead
    left = float(reorganizations_left(t))
    played = len(t.discard) + len(t.plan)
    to_play = len(t.hand) + len(t.deck_bag) + len(t.deck_top)
    cards = played + to_play
    cycles = left * _share(t, cards)
    lead += REORGANIZED * (played / max(1, cards) - left) - TO_PLAY * (to_play + DECK * left)
    lead += _income(t, cycles) + _board(t, cycles) + _targets(t, cycles) + _cards(t, cycles) + _crime(t)
    if t.gang[HENCHMAN] >= 0:
        lead -= _rival(t, left - cycles) + theft(t)
    return lead


def _share(t: Table, cards: int) -> float:
    """The human's part of the reorganizations to come: more cards, longer cycles."""
    mine = 1.0 + cards / PLAYED
    his = 1.0 + (len(t.h_bag) + len(t.h_top) + len(t.h_plan) + len(t.h_discard)) / RIVAL_PLAYED
    return his / (mine + his)


def _income(t: Table, cycles: float) -> float:
    """Tiles, markers and goods."""
    book = t.book
    strength = rival_strength(t)
    flow = float(t.value(HUMAN, names.SUPPLY) + t.bonus[names.P_SUPPLY])
    for dealer in t.dealers[HUMAN]:
        given = book.dealer_goods[dealer[names.DEALER_TYPE]]
        flow += 0.8 * (given[0] + given[1] + given[2])
    need, sales, fixed = 0.0, 0.0, float(t.bonus[names.P_INCOME])
    tiles = t.tiles_of(HUMAN)
    for tile in tiles:
        wanted = book.need[t.face(tile)]
        need += wanted[names.ALCOHOL] + wanted[names.GUNS]
        if wanted[names.ALCOHOL] + wanted[names.GUNS] > 1 and t.benefit(tile, HUMAN):
            need -= 1.0
        keep = keeps(t, tile, strength)
        sales += keep * t.profit(tile, HUMAN)
        fixed += keep * MARKER * t.marker_count(tile)
    rate = min(SALES, 0.15 + 0.9 * flow / (need + 1.0))
    a_cycle = fixed + rate * sales
    return cycles * a_cycle + goods_worth(t, tiles, cycles)


def _board(t: Table, cycles: float) -> float:
    worth = thugs_worth(t, cycles)
    worth += cycles * POWER_LEVEL * t.value(HUMAN, names.POWER)
    worth += cycles * CREW_LEVEL * min(2.0, 0.8 * (t.level[names.CREW] - 1))
    worth += cycles * 0.5 * (t.level[names.CONNECTIONS] - 1)
    away = t.place[names.SLUMS] + t.place[names.SAFEHOUSES]
    worth += cycles * 0.3 * min(away, t.value(HUMAN, names.RECRUITMENT))
    boss = t.boss(HUMAN)
    worth += cycles * (POINT * (boss % 3) + 0.5 * (boss // 3))
    worth += cycles * 1.2 * (-t.bonus[names.P_BUSINESS_COST] - t.bonus[names.P_PLAN_CRIME])
    for district in range(7):
        worth += min(1.0, cycles) * (CAR * min(2, t.cars[district]) + (TRUCK if t.trucks[district] else 0.0))
    if t.ring == HUMAN:
        worth += RING * min(1.0, cycles)
    return worth


def _targets(t: Table, cycles: float) -> float:
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
        prize = cycles * (TARGET * t.profit(tile, HUMAN) + 3.0 * t.marker_count(tile))
        ready = min(1.0, (0.3 + support) / max(1, t.defence(tile)))
        best = max(best, PROGRESS * prize * ready)
    return best


def _cards(t: Table, cycles: float) -> float:
    points = t.book.card_points
    strength = 0.0
    for card in t.hand + t.deck_bag + t.deck_top + t.discard + t.plan:
        strength += points[card][0] + points[card][1] + SKILL
    worth = POINT * cycles * strength
    if t.turn == HUMAN:
        left_over = t.pool[names.MUSCLE] + t.pool[names.INFLUENCE] + t.pool[names.WILD]
        if t.kind == PLAN_CARD and t.seat >= 0:
            left_over = t.value(HUMAN, names.POWER)
            for card in t.plan:
                left_over += points[card][0] + points[card][1]
        worth += (LEFT_OVER + LEFT_OVER_CYCLE * cycles) * left_over
    for job in t.open_jobs:
        worth += min(1.0, 0.2 + cycles) * (OPEN_JOB if job_needs(t, job) else 0.4 * OPEN_JOB)
    return worth


def _crime(t: Table) -> float:
    """Raids: at once above the limit, and of the gang with the higher crime when the time is up."""
    mine = t.crime[HUMAN]
    raid = RAID + RAID_NEWS * len(t.news_active)
    worth = -CRIME_STEP * mine
    if mine >= t.book.raid_at:
        worth -= raid + 1.0
    elif mine >= t.book.raid_at - 2:
        worth -= 0.6 * (mine - t.book.raid_at + 3)
    if not t.closing:
        soon = 1.0 / (1 + t.book.last_time - t.time)
        ahead = mine - t.crime[HENCHMAN]
        if ahead >= 0:
            worth -= soon * raid
        if ahead <= 0:
            worth += soon * 0.7 * raid
    return worth


def _rival(t: Table, cycles: float) -> float:
    worth = 0.0
    for tile in t.tiles_of(HENCHMAN):
        worth += cycles * (3.0 * t.marker_count(tile) + RIVAL_SALES * t.profit(tile, HENCHMAN))
        worth += 1.2 * t.alcohol[tile] + 1.5 * t.guns[tile]
    for dealer in t.dealers[HENCHMAN]:
        worth += 1.2 * dealer[names.DEALER_GOODS + names.ALCOHOL] + 1.5 * dealer[names.DEALER_GOODS + names.GUNS]
    at_hand, caught = t.place[names.HIS_PLACES + names.HQ], t.place[names.HIS_PLACES + names.PRISON]
    worth += cycles * (RIVAL_LEVEL * t.boss(HENCHMAN) + 0.5 * at_hand - 0.5 * caught)
    return worth - 0.2 * t.crime[HENCHMAN]
