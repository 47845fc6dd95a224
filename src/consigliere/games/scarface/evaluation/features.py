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


def features(t: Table, me: int = HUMAN) -> list[float]:
    """Of a human and the Henchman, as if they were alone; both gangs must have been chosen."""
    left = float(position.reorganizations_left(t))
    played = t.discard[me] + (t.plan if t.turn == me else [])
    own = t.hand[me] + t.deck_bag[me] + t.deck_top[me] + played
    cycles = left * position.share(t, me, USUAL, len(own))
    x: list[float] = []
    _time(x, t, me, left, cycles)
    _thumb(x, t, me, left, cycles, 10.0 * len(played) / max(1, len(own)))
    _crime(x, t, me)
    _gang(x, t, me)
    _cards(x, t, me, own)
    _goods(x, t, me, cycles)
    _rival(x, t, me, left - cycles)
    return x


def _time(x: list[float], t: Table, me: int, left: float, cycles: float) -> None:
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
    over = t.seat < 0 or t.turn != me
    x.append(1.0 if over else 0.0)
    x.append(1.0 if t.kind == ACT and not over else 0.0)
    x.append(1.0 if t.kind == PLAN_CARD and not over else 0.0)
    x.append(1.0 if t.options["level"] == "hard" else 0.0)


def _thumb(x: list[float], t: Table, me: int, left: float, cycles: float, played: float) -> None:
    """The parts of the rule of thumb; `played`: tenths of the cards."""
    w = USUAL
    lead = float(total(t, me) - total(t, HENCHMAN))
    x.append(lead / 50.0)
    near = max(-1.0, min(1.0, lead / 40.0))
    x.append(near)
    x.append(near / (1.0 + left))
    parts = [
        position.income(t, me, w, cycles),
        position.board(t, me, w, cycles),
        position.targets(t, me, w, cycles),
        position.cards(t, me, w, cycles),
        position.crime(t, me, w),
        -position.rival(t, HENCHMAN, w, left - cycles),
        -worth.theft(t, me, w),
        played,
    ]
    all_parts = lead
    for part in parts:
        all_parts += part
        x.append(part / 20.0)
    x.append(all_parts / 50.0)


def _crime(x: list[float], t: Table, me: int) -> None:
    mine, his = t.crime[me], t.crime[HENCHMAN]
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


def _gang(x: list[float], t: Table, me: int) -> None:
    """Money, thugs, levels, pieces and jobs of the human."""
    money = t.money[me]
    x.append(min(money, 5) / 5.0)
    x.append(min(money, 15) / 15.0)
    x.append(min(money, 40) / 40.0)
    on_dealers = 0
    for dealer in t.dealers[me]:
        on_dealers += dealer[names.DEALER_THUGS]
    at = names.PLACE_COUNT * me
    for place in range(6):
        x.append(t.place[at + place] / 4.0)
    x.append(min(t.place[at + names.HQ], 2) / 2.0)
    x.append(min(t.place[at + names.HQ], 4) / 4.0)
    x.append(on_dealers / 2.0)
    first, last = names.DISTRICT_COUNT * me, names.DISTRICT_COUNT * (me + 1)
    x.append(sum(t.street[first:last]) / 3.0)
    x.append(sum(t.cars[first:last]) / 2.0)
    x.append(sum(t.trucks[first:last]) / 2.0)
    for what in range(7):
        x.append(float(t.level[names.CHARACTERISTIC_COUNT * me + what] - 1))
    boss = t.boss(me)
    x.append(boss / 6.0)
    x.append((boss // 3) / 3.0)
    x.append((boss % 3) / 2.0)
    x.append(1.0 if t.ring == me else 0.0)
    x.append(1.0 if t.ring == HENCHMAN else 0.0)
    x.append(len(t.jobs[me]) / 3.0)
    ready = 0
    for job in t.open_jobs[me]:
        if job_needs(t, me, job):
            ready += 1
    x.append(len(t.open_jobs[me]) / 2.0)
    x.append(ready / 2.0)
    for passive in range(names.PASSIVE_COUNT * me, names.PASSIVE_COUNT * (me + 1)):
        x.append(t.bonus[passive] / 2.0)
    for gang in range(4):
        x.append(1.0 if t.gang[me] == gang else 0.0)


def _cards(x: list[float], t: Table, me: int, own: list[int]) -> None:
    book = t.book
    hand, deck = t.hand[me], t.deck_bag[me] + t.deck_top[me]
    to_play = hand + deck
    x.append(len(own) / 8.0)
    x.append(len(hand) / 4.0)
    x.append(len(to_play) / 6.0)
    x.append(1.0 if len(to_play) == 0 else 0.0)
    x.append(1.0 if len(deck) == 0 else 0.0)
    for pile in (own, to_play, hand):
        muscle, influence = 0, 0
        for card in pile:
            muscle += book.card_points[card][names.MUSCLE]
            influence += book.card_points[card][names.INFLUENCE]
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
    x.append(stars(t, me) / 8.0)
    mid = t.seat >= 0 and t.turn == me
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


def _goods(x: list[float], t: Table, me: int, cycles: float) -> None:
    """Tiles, goods and dealers of the human."""
    book = t.book
    tiles = t.tiles_of(me)
    strength = worth.rival_strength(t, USUAL)
    profits: list[float] = []
    sales, night, markers, room, safe, risk = 0.0, 0, 0, 0, 0.0, 0.0
    need = [0, 0]
    stored = [0, 0]
    trucks = 0
    for tile in tiles:
        profit = float(t.profit(tile, me))
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
        if t.sale_drops(me, tile):
            sales += profit
        if t.benefit(tile, me):
            trucks += 1
    spare = [0, 0]
    flow, muscle, free, storage = 0, 0, 0, 0
    for dealer in t.dealers[me]:
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
    x.append(worth.goods_worth(t, me, USUAL, tiles, cycles) / 15.0)
    x.append(trucks / 3.0)
    x.append(need[0] / 5.0)
    x.append(need[1] / 5.0)
    for kind in range(2):
        x.append(stored[kind] / 5.0)
        x.append(spare[kind] / 3.0)
        x.append(max(0, need[kind] - stored[kind] - spare[kind]) / 4.0)
    x.append(len(t.dealers[me]) / 4.0)
    x.append(flow / 8.0)
    x.append(free / 6.0)
    x.append(muscle / 4.0)
    x.append(storage / 6.0)
    x.append(t.free_markers(me) / 4.0)


def _rival(x: list[float], t: Table, me: int, cycles: float) -> None:
    at = names.HIS_PLACES
    x.append(min(t.money[HENCHMAN], 10) / 10.0)
    for place in range(6):
        x.append(t.place[at + place] / 4.0)
    first, last = names.HIS_DISTRICTS, names.HIS_DISTRICTS + names.DISTRICT_COUNT
    x.append(sum(t.street[first:last]) / 3.0)
    x.append((sum(t.cars[first:last]) + sum(t.trucks[first:last])) / 3.0)
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
        if t.control[tile] == me and t.here == t.district[tile]:
            reach += 1.0
    x.append(reach)
    for gang in range(4):
        x.append(1.0 if t.gang[HENCHMAN] == gang else 0.0)
