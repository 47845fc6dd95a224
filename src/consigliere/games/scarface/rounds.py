"""Sections 3, 9 and 10: turns follow turns; crime checks, raids, the Extra Extra phase, the end."""

from typing import Final

from consigliere.games.scarface import draws, flow
from consigliere.games.scarface.actions import ACT, DEAL_ASSOCIATE, DEAL_MARKER, DEAL_NEWS, DEAL_RAID, DEAL_TILE
from consigliere.games.scarface.draws import HIGH, LOW
from consigliere.games.scarface.human import effects
from consigliere.games.scarface.layout import EXTRA_PHASE, HENCHMAN_PHASE, HUMAN_PHASE, OVER, RAID_PHASE
from consigliere.games.scarface.names import DISTRICT_COUNT, DISTRICTS, HENCHMAN, HUMAN, NEWS, NONE, RAIDS, TILES
from consigliere.games.scarface.setting_up import put_marker
from consigliere.games.scarface.table import Table
from consigliere.kernel.state import NOBODY


def turns(t: Table, f: list[int]) -> bool:
    """SF-40, SF-43."""
    side, step = f[flow.TURNS_SIDE], f[flow.STEP]
    f[flow.STEP] += 1
    if step == 0:
        _begin_turn(t, side)
        return False
    if t.one_turn != NONE and _world_ends(t, side, step):
        t.ask(NOBODY, ACT, [])
        return True
    if step == 1 and t.crime[side] >= t.book.raid_at:  # SF-111, SF-113
        t.push([flow.RAID, 0, side, NONE, 0])
        return False
    if step <= 2 and t.time >= t.book.last_time and not t.closing:
        f[flow.STEP] = 3
        t.push([flow.EXTRA, 0, NONE])
        return False
    order = t.sides()
    following = order[(order.index(side) + 1) % len(order)]  # SF-220
    if t.closing and following == HENCHMAN:  # SF-123
        end(t)
        return True
    f[flow.STEP] = 0
    f[flow.TURNS_SIDE] = following
    return False


def _world_ends(t: Table, side: int, step: int) -> bool:
    """A world of one turn ends after that turn, and where another human would begin his."""
    return (step == 1 and side == t.one_turn) or (step == 0 and side not in (HENCHMAN, t.one_turn))


def _begin_turn(t: Table, side: int) -> None:
    t.scene()
    t.turn = side
    t.human = HUMAN if side == HENCHMAN else side
    t.revealed += 1  # SF-187: no step back beyond one's own turn
    if side == HENCHMAN:
        t.round += 1
        t.phase = HENCHMAN_PHASE
    else:
        t.phase = HUMAN_PHASE
    if t.journal is not None:
        t.note("scarface-event-turn", {**t.who(side), "round": t.round})
    if side == HENCHMAN:
        t.push([flow.H_TURN, 0, 0, 0, 0])
    else:
        t.push([flow.HUMAN_TURN, 0])
    if t.ring == side:  # SF-41, SF-137
        t.earn(side, t.book.ring_income)


def raid(t: Table, f: list[int]) -> bool:
    """SF-112."""
    side = f[flow.RAID_SIDE]
    f[flow.STEP] += 1
    if f[flow.STEP] == 1:
        t.scene()
        t.phase = RAID_PHASE
        draws.begin(t, DEAL_RAID, 1)
    elif f[flow.STEP] == 2:
        _turn_up_raid(t, f)
    else:
        t.change_crime(side, -t.book.raid_drop)
        if f[flow.RAID_CARD] != NONE:
            t.raid_discard.append(f[flow.RAID_CARD])
        t.pop()
    return False


def _turn_up_raid(t: Table, f: list[int]) -> None:
    shown = t.take_shown()
    if not shown:
        return
    card, side = shown[0], f[flow.RAID_SIDE]
    hard = t.crime[side] >= t.book.hard_at
    f[flow.RAID_CARD] = card
    if t.journal is not None:
        t.note("scarface-event-raid", {**t.who(side), "raid": RAIDS[card], "hard": "yes" if hard else "no"})
    if hard:
        effects.begin(t, t.book.raid_hard[card], side, flow.BY_RAID)
    effects.begin(t, t.book.raid_effects[card], side, flow.BY_RAID)


def extra(t: Table, f: list[int]) -> bool:
    """SF-115, SF-116, SF-117, SF-118, SF-119, SF-120, SF-121, SF-122."""
    f[flow.STEP] += 1
    step = f[flow.STEP]
    if step == 1:
        _raid_the_worst(t)
    elif step == 2:
        if t.news_left == 0:  # SF-117
            t.closing = True
            t.pop()
            if t.journal is not None:
                t.note("scarface-event-news-over", {})
        else:
            _ness_forward(t)
    elif step == 3:
        _turn_up_news(t)
    elif step == 4:
        _market_moves_on(t)
    elif step == 5:
        _choose_slot(t, f)
    elif step == 6:
        _city_grows(t, f)
    else:
        shown = t.take_shown()
        if f[flow.EXTRA_TILE] != NONE and shown:
            put_marker(t, f[flow.EXTRA_TILE], shown[0])
        t.time = t.first_time()  # SF-122
        t.pop()
    return False


def _raid_the_worst(t: Table) -> None:
    """SF-116, SF-227."""
    t.scene()
    t.phase = EXTRA_PHASE
    if t.journal is not None:
        t.note("scarface-event-extra", {})
    for side in reversed(t.sides()):
        if t.crime[side] == max(t.crime):
            t.push([flow.RAID, 0, side, NONE, 0])


def _ness_forward(t: Table) -> None:
    """SF-118."""
    t.phase = EXTRA_PHASE
    t.ness += t.book.ness_step
    if t.journal is not None:
        t.note("scarface-event-ness", {"n": t.ness})
    for side in t.sides():
        t.change_crime(side, 0)
    draws.begin(t, DEAL_NEWS, 1)


def _turn_up_news(t: Table) -> None:
    """SF-119."""
    news = t.take_shown()[0]
    t.news_active = [*t.news_active, news]
    t.set_bonus()
    if t.journal is not None:
        t.note("scarface-event-news", {"news": NEWS[news]})
    effects.begin(t, t.book.news_now[news], HUMAN, flow.BY_NEWS)


def _market_moves_on(t: Table) -> None:
    """SF-120."""
    t.phase = EXTRA_PHASE
    for slot in (4, 0):
        card = t.market[slot]
        if card != NONE:
            t.market[slot] = NONE
            (t.low_bottom if slot == 0 else t.high_bottom).append(card)
        t.push([flow.REFILL, 0, slot])


def refill(t: Table, f: list[int]) -> bool:
    """SF-59: the deck's top moves into an empty cell, and the next card is turned up."""
    slot = f[flow.REFILL_SLOT]
    top = 3 if slot < 4 else 5
    f[flow.STEP] += 1
    if f[flow.STEP] == 1:
        if slot != top and t.market[slot] == NONE:
            t.market[slot] = t.market[top]
            t.market[top] = NONE
        if t.market[top] == NONE:
            draws.begin(t, DEAL_ASSOCIATE, 1, LOW if slot < 4 else HIGH)
        else:
            t.pop()
        return False
    shown = t.take_shown()
    if shown:
        t.turn_up(top, shown[0])
        if slot != top and t.market[slot] == NONE:
            f[flow.STEP] = 0
            return False
    t.pop()
    return False


def _choose_slot(t: Table, f: list[int]) -> None:
    """SF-121: the district with the lowest token number that has a free slot."""
    if not t.book.city_grows:
        return
    taken = [0] * DISTRICT_COUNT
    for tile in t.placed:
        taken[t.district[tile]] += 1
    free = [district for district in range(7) if taken[district] < t.book.slots[district]]
    if free and t.tile_bag:
        draws.begin(t, DEAL_TILE, 1)


def _city_grows(t: Table, f: list[int]) -> None:
    shown = t.take_shown()
    if not shown:
        return
    tile = shown[0]
    taken = [0] * DISTRICT_COUNT
    for other in t.placed:
        taken[t.district[other]] += 1
    free = [district for district in range(7) if taken[district] < t.book.slots[district]]
    district = min(free, key=lambda place: t.token[place])
    t.district[tile] = district
    t.placed = [*t.placed, tile]
    f[flow.EXTRA_TILE] = tile
    if t.journal is not None:
        t.note("scarface-event-tile", {"tile": TILES[tile], "district": DISTRICTS[district]})
    if draws.markers_left(t):
        draws.begin(t, DEAL_MARKER, 1)


# The end


def stars(t: Table, side: int) -> int:
    """SF-124, SF-129. What is just being drawn counts on, so that nobody learns from it what it is (SF-221)."""
    cards = t.h_associates if side == HENCHMAN else cards_of(t, side)
    if side == t.human and draws.drawing(t):
        cards = cards + t.shown
    return sum(t.book.stars[card] for card in cards)


def cards_of(t: Table, side: int) -> list[int]:
    """All cards of a human."""
    cards = t.hand[side] + t.deck_bag[side] + t.deck_top[side] + t.discard[side]
    return cards + t.plan if side == t.turn else cards


def total(t: Table, side: int) -> int:
    return t.money[side] + t.book.star_money * stars(t, side)


def business_on_tiles(t: Table, side: int) -> int:
    return sum(t.marker_count(tile) for tile in t.tiles_of(side))


MARKS: Final = ["total", "tiles", "business", "crime", "human"]


def marks(t: Table, side: int) -> list[int]:
    """SF-124, SF-125: what is compared at the end, the first first; more is better."""
    human = 0 if side == HENCHMAN else 1
    return [total(t, side), len(t.tiles_of(side)), business_on_tiles(t, side), -t.crime[side], human]


def end(t: Table) -> None:
    """SF-124, SF-125, SF-229."""
    best = max([marks(t, side) for side in t.sides()])
    t.winners = [side for side in t.sides() if marks(t, side) == best]
    t.phase = OVER
    t.stack = []
    t.ask(NOBODY, ACT, [])
    if t.journal is not None:
        for side in [*t.humans(), HENCHMAN]:
            args: dict[str, object] = {"money": t.money[side], "stars": stars(t, side), "total": total(t, side)}
            t.note("scarface-event-score", {**t.who(side), **args})
        for side in t.winners:
            t.note("scarface-event-winner", t.who(side))
