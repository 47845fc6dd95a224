"""A position of Scarface as numbers of about the same size: what a network looks at."""

from typing import Final

from consigliere.games.scarface import names
from consigliere.games.scarface.actions import ACT, PLAN_CARD
from consigliere.games.scarface.evaluation import position, worth
from consigliere.games.scarface.evaluation.weights import USUAL
from consigliere.games.scarface.human.offers import job_needs
from consigliere.games.scarface.names import HENCHMAN, HUMAN
from consigliere.games.scarface.rounds import stars, total
from consigliere.games.scarface.table import Table

VERSION: Final = 1  # of what the numbers mean: a network learned them
LENGTH: Final = 189
BEST_TILES: Final = 4


def features(t: Table) -> list[float]:
    """Of the solo game; both gangs must have been chosen."""
    left = float(position.reorganizations_left(t))
    own = t.hand[HUMAN] + t.deck_bag[HUMAN] + t.deck_top[HUMAN] + t.discard[HUMAN] + t.plan
    cycles = left * position._share(t, HUMAN, USUAL, len(own))
    x: list[float] = []
    _time(x, t, left, cycles)
    _thumb(x, t, left, cycles, len(own))
    _crime(x, t)
    _gang(x, t)
    _cards(x, t, own)
    _goods(x, t, cycles)
    _rival(x, t, left - cycles)
    return x


def _time(x: list[float], t: Table, left: float, cycles: float) -> None:
    x.append(left / 10.0)
    x.append(cycles / 5.0)
    for step in range(4):
        x.append(1.0 if t.time - t.book.start_time == step else 0.0)
    for news in range(4):
        x.append(1.0 if t.news_left == news else 0.0)
    x.append(1.0 if t.closing else 0.0)
    x.append(t.round / 20.0)
    x.append(1.0 if left <= 1.0 else 0.0)
    x.append(1.0 if left <= 2.0 else 0.0)
    over = t.seat < 0 or t.turn != HUMAN
    x.append(1.0 if over else 0.0)
    x.append(1.0 if t.kind == ACT and not over else 0.0)
    x.append(1.0 if t.kind == PLAN_CARD and not over else 0.0)
    x.append(1.0 if t.options["level"] == "hard" else 0.0)


def _thumb(x: list[float], t: Table, left: float, cycles: float, cards: int) -> None:
    """The parts of the rule of thumb."""
    w = USUAL
    lead = float(total(t, HUMAN) - total(t, HENCHMAN))
    x.append(lead / 50.0)
    near = max(-1.0, min(1.0, lead / 40.0))
    x.append(near)
    x.append(near / (1.0 + left))
    parts = [
        position._income(t, HUMAN, w, cycles),
        position._board(t, HUMAN, w, cycles),
        position._targets(t, HUMAN, w, cycles),
        position._cards(t, HUMAN, w, cycles),
        position._crime(t, HUMAN, w),
        -position._rival(t, HENCHMAN, w, left - cycles),
        -worth.theft(t, HUMAN, w),
        10.0 * (len(t.discard[HUMAN]) + len(t.plan)) / max(1, cards),
    ]
    all_parts = lead
    for part in parts:
        all_parts += part
        x.append(part / 20.0)
    x.append(all_parts / 50.0)


def _crime(x: list[float], t: Table) -> None:
    mine, his = t.crime
    news = float(len(t.news_active))
    x.append(mine / 5.0)
    x.append(his / 5.0)
    x.append(t.ness / 3.0)
    soon = 1.0 / (1 + t.book.last_time - t.time) if not t.closing else 0.0
    for ahead in (1.0 if mine > his else 0.0, 1.0 if mine == his else 0.0):
        x.append(ahead)
        x.append(ahead * soon)
        x.append(ahead * soon * news / 3.0)
    x.append(soon)
    for below in range(3):
        x.append(1.0 if mine >= t.book.raid_at - below else 0.0)
    x.append(news / 3.0 if mine >= t.book.raid_at else 0.0)
    x.append(1.0 if mine >= t.book.hard_at else 0.0)
    x.append(1.0 if his >= t.book.hard_at else 0.0)
    x.append((mine - t.floor()) / 5.0)


def _gang(x: list[float], t: Table) -> None:
    """Money, thugs, levels, pieces and jobs of the human."""
    money = t.money[HUMAN]
    x.append(min(money, 5) / 5.0)
    x.append(min(money, 15) / 15.0)
    x.append(min(money, 40) / 40.0)
    on_dealers = 0
    for dealer in t.dealers[HUMAN]:
        on_dealers += dealer[names.DEALER_THUGS]
    for place in range(6):
        x.append(t.place[place] / 4.0)
    x.append(min(t.place[names.HQ], 2) / 2.0)
    x.append(min(t.place[names.HQ], 4) / 4.0)
    x.append(on_dealers / 2.0)
    x.append(sum(t.street[: names.DISTRICT_COUNT]) / 3.0)
    x.append(sum(t.cars[: names.DISTRICT_COUNT]) / 2.0)
    x.append(sum(t.trucks[: names.DISTRICT_COUNT]) / 2.0)
    for what in range(7):
        x.append(float(t.level[what] - 1))
    boss = t.boss(HUMAN)
    x.append(boss / 6.0)
    x.append((boss // 3) / 3.0)
    x.append((boss % 3) / 2.0)
    x.append(1.0 if t.ring == HUMAN else 0.0)
    x.append(1.0 if t.ring == HENCHMAN else 0.0)
    x.append(len(t.jobs[HUMAN]) / 3.0)
    ready = 0
    for job in t.open_jobs[HUMAN]:
        if job_needs(t, HUMAN, job):
            ready += 1
    x.append(len(t.open_jobs[HUMAN]) / 2.0)
    x.append(ready / 2.0)
    for passive in range(names.PASSIVE_COUNT):
        x.append(t.bonus[passive] / 2.0)
    for gang in range(4):
        x.append(1.0 if t.gang[HUMAN] == gang else 0.0)


def _cards(x: list[float], t: Table, own: list[int]) -> None:
    book = t.book
    hand, deck = t.hand[HUMAN], t.deck_bag[HUMAN] + t.deck_top[HUMAN]
    to_play = hand + deck
    x.append(len(own) / 8.0)
    x.append(len(hand) / 4.0)
    x.append(len(to_play) / 6.0)
    x.append(1.0 if len(to_play) == 0 else 0.0)
    x.append(1.0 if len(deck) == 0 else 0.0)
    for pile in (own, to_play, hand):
        muscle, influence = 0, 0
        for card in pile:
            muscle += book.card_points[card][0]
            influence += book.card_points[card][1]
        x.append(muscle / 8.0)
        x.append(influence / 8.0)
    counts = [0] * 6
    types = [0] * 4
    for card in own:
        counts[book.stars[card]] += 1
        types[book.card_type[card]] += 1
    for star in range(1, 6):
        x.append(float(counts[star]))
    for kind in types:
        x.append(kind / 3.0)
    x.append(stars(t, HUMAN) / 8.0)
    mid = t.seat >= 0 and t.turn == HUMAN
    x.append(t.pool[names.MUSCLE] / 4.0 if mid else 0.0)
    x.append(t.pool[names.INFLUENCE] / 4.0 if mid else 0.0)
    x.append(t.pool[names.WILD] / 4.0 if mid else 0.0)
    x.append(len(t.plan) / 3.0 if mid else 0.0)
    ready = 0
    if mid:
        for place in range(len(t.plan)):
            if not t.skills_used >> place & 1:
                ready += 1
    x.append(ready / 3.0)


def _goods(x: list[float], t: Table, cycles: float) -> None:
    """Tiles, goods and dealers of the human."""
    book = t.book
    tiles = t.tiles_of(HUMAN)
    strength = worth.rival_strength(t, USUAL)
    profits: list[float] = []
    sales, night, markers, room, safe, risk = 0.0, 0, 0, 0, 0.0, 0.0
    need = [0, 0]
    stored = [0, 0]
    trucks = 0
    for tile in tiles:
        profit = float(t.profit(tile, HUMAN))
        profits.append(profit)
        wanted = book.need[t.face(tile)]
        need[0] += wanted[0]
        need[1] += wanted[1]
        stored[0] += t.alcohol[tile]
        stored[1] += t.guns[tile]
        count = t.marker_count(tile)
        markers += count
        night += 1 if count >= 2 else 0
        room += t.room(tile)
        part = worth.keeps(t, USUAL, tile, strength)
        safe += part
        risk += (1.0 - part) * (profit + 3.0 * count)
        if t.sale_drops(HUMAN, tile):
            sales += profit
        if t.benefit(tile, HUMAN):
            trucks += 1
    spare = [0, 0]
    flow, muscle, free, storage = 0, 0, 0, 0
    for dealer in t.dealers[HUMAN]:
        kind = dealer[names.DEALER_TYPE]
        spare[0] += dealer[names.DEALER_GOODS]
        spare[1] += dealer[names.DEALER_GOODS + 1]
        given = book.dealer_goods[kind]
        flow += given[0] + given[1] + given[2]
        muscle += book.dealer_muscle[kind]
        if dealer[names.DEALER_THUGS] < book.dealer_spaces[kind]:
            free += given[0] + given[1] + given[2]
        storage += book.dealer_storage[kind] - dealer[names.DEALER_GOODS] - dealer[names.DEALER_GOODS + 1]
    profits.sort(reverse=True)
    for place in range(BEST_TILES):
        x.append(profits[place] / 10.0 if place < len(profits) else 0.0)
    all_profits = 0.0
    for profit in profits:
        all_profits += profit
    x.append(len(tiles) / 4.0)
    x.append(all_profits / 20.0)
    x.append(cycles * all_profits / 60.0)
    x.append(markers / 6.0)
    x.append(cycles * markers / 20.0)
    x.append(night / 3.0)
    x.append(room / 8.0)
    x.append(safe / 4.0)
    x.append(risk / 10.0)
    x.append(sales / 15.0)
    x.append(worth.goods_worth(t, HUMAN, USUAL, tiles, cycles) / 15.0)
    x.append(trucks / 3.0)
    x.append(need[0] / 5.0)
    x.append(need[1] / 5.0)
    for kind in range(2):
        x.append(stored[kind] / 5.0)
        x.append(spare[kind] / 3.0)
        x.append(max(0, need[kind] - stored[kind] - spare[kind]) / 4.0)
    x.append(len(t.dealers[HUMAN]) / 4.0)
    x.append(flow / 8.0)
    x.append(free / 6.0)
    x.append(muscle / 4.0)
    x.append(storage / 6.0)
    x.append(t.free_markers(HUMAN) / 4.0)


def _rival(x: list[float], t: Table, cycles: float) -> None:
    at = names.HIS_PLACES
    x.append(min(t.money[HENCHMAN], 10) / 10.0)
    for place in range(6):
        x.append(t.place[at + place] / 4.0)
    x.append(sum(t.street[names.DISTRICT_COUNT :]) / 3.0)
    x.append((sum(t.cars[names.DISTRICT_COUNT :]) + sum(t.trucks[names.DISTRICT_COUNT :])) / 3.0)
    for what in range(7):
        x.append(float(t.level[names.HIS_LEVELS + what] - 1))
    x.append(t.boss(HENCHMAN) / 6.0)
    profits, markers, supplied, goods, weakest = 0, 0, 0, 0, 20
    for tile in t.tiles_of(HENCHMAN):
        profit = t.profit(tile, HENCHMAN)
        profits += profit
        markers += t.marker_count(tile)
        goods += t.alcohol[tile] + t.guns[tile]
        weakest = min(weakest, t.defence(tile))
        if t.sale_drops(HENCHMAN, tile):
            supplied += profit
    his = float(len(t.tiles_of(HENCHMAN)))
    x.append(his / 4.0)
    x.append(profits / 20.0)
    x.append(cycles * profits / 60.0)
    x.append(markers / 6.0)
    x.append(cycles * markers / 20.0)
    x.append(supplied / 15.0)
    x.append(goods / 10.0)
    x.append(weakest / 10.0)
    x.append(len(t.dealers[HENCHMAN]) / 4.0)
    x.append(len(t.jobs[HENCHMAN]) / 4.0)
    x.append(len(t.jobs[HENCHMAN]) * len(t.news_active) / 10.0)
    deck = len(t.h_bag) + len(t.h_top)
    x.append(deck / 8.0)
    x.append(1.0 if deck == 0 else 0.0)
    x.append(1.0 if deck <= 4 else 0.0)
    x.append((deck + len(t.h_plan) + len(t.h_discard)) / 12.0)
    x.append(worth.rival_strength(t, USUAL) / 8.0)
    x.append(stars(t, HENCHMAN) / 10.0)
    reach = 0.0
    for tile in t.placed:
        if t.control[tile] == HUMAN and t.here == t.district[tile]:
            reach += 1.0
    x.append(reach)
    for gang in range(4):
        x.append(1.0 if t.gang[HENCHMAN] == gang else 0.0)
