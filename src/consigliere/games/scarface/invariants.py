"""What must hold in every position and between two that follow each other (section 18): for property tests and soak."""

from consigliere.games.scarface.actions import (
    ACT,
    ASKED_ALONE,
    DEAL_ACTION,
    DEAL_ASSOCIATE,
    DEAL_CARD,
    DEAL_DEALER,
    DEAL_JOB,
    DEAL_NEWS,
    DEAL_RAID,
    DEAL_TILE,
    DO_ORDER,
    KEEP_DEALER,
    KEEP_JOB,
    RETIRE_CARD,
    SETUP_JOB,
)
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.flow import DRAW, EXTRA, GAIN_CARD, H_TURN, JOB_COST, RAID
from consigliere.games.scarface.layout import SETUP
from consigliere.games.scarface.names import GANG_CARDS, HENCHMAN, HUMAN, NONE, ORDERS, UNKNOWN
from consigliere.games.scarface.orders import MOST_DEALERS, MOST_OPEN_JOBS
from consigliere.games.scarface.setting_up import bag, dealer_deck, right_hand_cards, start_cards
from consigliere.games.scarface.table import Table
from consigliere.kernel.state import CHANCE, NOBODY

MOST_OPTIONS = 120
LONGEST_GAME = 20_000  # decisions; 12 or 13 reorganizations end a game, each needs the cards played before it


def check_invariants(t: ScarfaceState) -> None:
    """Raises AssertionError with the rule that is broken."""
    _goods(t)
    _markers(t)
    _action_cards(t)
    _piles(t)
    _decision(t)
    if t.phase == SETUP:
        return
    for side in (HUMAN, HENCHMAN):
        _gang(t, side)
    _human_cards(t)
    _cubes(t)
    _tracks(t)
    _tiles(t)


def check_step(before: ScarfaceState, after: ScarfaceState) -> None:
    """SF-194: the human's cards come from the market and the right hand, and go only by `retire`."""
    if before.phase == SETUP:
        return
    old, new = _all_cards(before), _all_cards(after)
    if before.kind == RETIRE_CARD:
        assert len(old) - len(new) in (0, 1), "SF-194"
    else:
        assert old == new, "SF-194"
    assert set(before.right_hand) >= set(after.right_hand), "SF-194"
    assert before.round <= after.round, "SF-40"
    assert len(before.news_active) <= len(after.news_active), "SF-119"


def _gang(t: Table, side: int) -> None:
    places = t.place[6 * side : 6 * side + 6] + t.street[7 * side : 7 * side + 7]
    places += [dealer[1] for dealer in t.dealers[side]]
    assert min(places) >= 0, "SF-188"
    assert sum(places) == t.book.thugs, "SF-188"
    values = t.book.char_values if side == HUMAN else t.book.solo_values
    for what in range(7):
        assert 1 <= t.level[7 * side + what] <= len(values[7 * t.gang[side] + what]), "SF-189"
    assert 0 <= t.boss(side) <= t.book.cubes, "SF-189"
    assert t.free_markers(side) >= 0, "SF-190"
    assert min(t.reserve(side, 0), t.reserve(side, 1)) >= 0, "SF-190"
    assert min(t.cars + t.trucks) >= 0, "SF-190"
    assert t.money[side] >= 0, "SF-200"


def _goods(t: Table) -> None:
    for kind, all_goods in enumerate(t.book.goods):
        held = t.alcohol if kind == 0 else t.guns
        on_dealers = [dealer[2 + kind] for dealers in t.dealers for dealer in dealers]
        assert min(held + on_dealers + t.supply) >= 0, "SF-191"
        assert t.supply[kind] + sum(held) + sum(on_dealers) == all_goods, "SF-191"
    for tile, side in enumerate(t.control):
        assert side >= 0 or t.alcohol[tile] == t.guns[tile] == 0, "SF-191"
        assert side != HUMAN or t.room(tile) >= 0, "SF-191"
    for dealer in t.dealers[HUMAN]:
        assert dealer[2] + dealer[3] <= t.book.dealer_storage[dealer[0]], "SF-191"
        assert dealer[1] <= t.book.dealer_spaces[dealer[0]], "SF-95"
    for dealer in t.dealers[HENCHMAN]:
        assert dealer[2] + dealer[3] <= t.book.uniform_storage, "SF-135"
        assert dealer[1] <= t.book.uniform_spaces, "SF-135"


def _markers(t: Table) -> None:
    assert min(t.business + t.markers) >= 0, "SF-192"
    for kind, count in enumerate(t.book.business_count):
        assert t.business[kind] + sum(t.markers[kind::3]) == count, "SF-192"
    for tile, slots in enumerate(t.book.business_slots):
        assert t.marker_count(tile) <= slots, "SF-192"
        assert (t.face(tile) & 1 == 1) == (t.marker_count(tile) >= 2), "SF-192"


# Cards


def _drawn(t: Table, kind: int) -> list[int]:
    """The cards of a kind that are being shown."""
    if t.kind in (KEEP_JOB, SETUP_JOB):
        return t.shown if kind == DEAL_JOB else []
    if t.kind == KEEP_DEALER:
        return t.shown if kind == DEAL_DEALER else []
    top = t.stack[-1] if t.stack else [NONE]
    return t.shown if top[0] == DRAW and top[2] == kind else []


def _waiting(t: Table, procedure: int, place: int) -> list[int]:
    """Cards that only a frame holds."""
    return [frame[place] for frame in t.stack if frame[0] == procedure and frame[place] != NONE]


def _action_cards(t: Table) -> None:
    everywhere = t.h_bag + t.h_plan + t.h_discard + t.pile_bag[0] + t.pile_bag[1] + _drawn(t, DEAL_ACTION)
    assert sorted(everywhere) == list(range(len(t.book.action_deck))), "SF-193"
    for pile in range(2):
        for card in t.pile_bag[pile]:
            assert t.book.action_deck[card] == pile, "SF-193"
        assert len(t.pile_bag[pile]) == t.pile_left[pile] + t.h_top.count(pile), "SF-193"
    assert t.turn == HENCHMAN or not t.h_plan, "SF-193"


def _piles(t: Table) -> None:
    book = t.book
    jobs = t.job_bag + t.job_bottom + t.jobs[HUMAN] + t.jobs[HENCHMAN] + t.start_jobs + t.open_jobs
    assert sorted(jobs + _waiting(t, JOB_COST, 2) + _drawn(t, DEAL_JOB)) == bag(book.job_copies), "SF-194"
    dealers = t.dealer_bag + t.dealer_bottom + _drawn(t, DEAL_DEALER)
    taken = [dealer[0] for side in (HUMAN, HENCHMAN) for dealer in t.dealers[side][2:]]
    known = [dealer for dealer in taken if dealer != UNKNOWN]
    assert sorted(dealers + known) == dealer_deck(book), "SF-194"
    assert len(t.dealer_bag) == t.dealer_left + taken.count(UNKNOWN), "SF-194"
    raids = t.raid_bag + t.raid_discard + _waiting(t, RAID, 3) + _drawn(t, DEAL_RAID)
    assert sorted(raids) == bag(book.raid_copies), "SF-194"
    news = t.news_bag + _drawn(t, DEAL_NEWS)
    news += [card for card in t.news_active if card not in (book.first_news, book.last_news)]
    assert sorted(set(news) - {book.last_news}) == [card for card, solo in enumerate(book.news_solo) if solo], "SF-194"
    assert len(t.open_jobs) <= MOST_OPEN_JOBS, "SF-60"
    assert len(t.dealers[HUMAN]) <= MOST_DEALERS, "SF-61"


def _mine(t: Table) -> list[int]:
    """The human's cards; one he is just taking waits in a frame."""
    cards = t.hand + t.deck_bag + t.deck_top + t.plan + t.discard
    return cards + _waiting(t, GAIN_CARD, 2) + _drawn(t, DEAL_CARD)


def _all_cards(t: Table) -> list[int]:
    """Gang cards and associates, wherever they are but out of the game."""
    market = [card for card in t.market if card != NONE] + _drawn(t, DEAL_ASSOCIATE)
    decks = t.low_bag + t.low_bottom + t.high_bag + t.high_bottom
    return sorted(_mine(t) + t.right_hand + t.h_associates + market + decks)


def _human_cards(t: Table) -> None:
    cards = _all_cards(t)
    gang = [card for card in cards if card < len(GANG_CARDS)]
    possible = start_cards(t, t.gang[HUMAN]) + right_hand_cards(t, t.gang[HUMAN])
    assert len(set(gang)) == len(gang), "SF-194"
    assert set(gang) <= set(possible), "SF-194"
    for card in set(cards[len(gang) :]):
        assert cards.count(card) <= t.book.copies[card], "SF-194"


# Tracks and the city


def _cubes(t: Table) -> None:
    read = [(cube % 10, cube // 10) for cube in t.cubes]
    assert read == sorted(set(read)), "SF-197"
    for row, place in read:
        assert place < len(t.h_plan), "SF-197"
        assert row < len(t.book.action_rows[t.h_plan[place]]), "SF-197"
    left = [frame[2] for frame in t.stack if frame[0] == H_TURN]
    assert len(read) + sum(left) <= max(t.book.solo_actions[t.gang[HENCHMAN]]), "SF-197"


def _in_extra(t: Table) -> bool:
    return any(frame[0] == EXTRA for frame in t.stack)


def _tracks(t: Table) -> None:
    assert 1 <= t.token[t.here] <= 7, "SF-195"
    for side in (HUMAN, HENCHMAN):
        assert t.floor() <= t.crime[side] <= t.book.crime_max, "SF-196"
    assert t.ness == len(t.news_active) - 1 or _in_extra(t), "SF-196"
    assert sum(t.police) == 3, "SF-198"
    assert max(t.police) == 1, "SF-198"
    assert min(t.pool) >= 0, "SF-201"
    assert t.book.start_time <= t.time <= t.book.last_time, "SF-202"


def _tiles(t: Table) -> None:
    free = 0
    for district, slots in enumerate(t.book.slots):
        lying = sum(t.district[tile] == district for tile in t.placed)
        assert lying <= slots, "SF-74"
        free += slots - lying
    assert len(t.placed) == 7 + len(t.news_active) or free == 0 or _in_extra(t), "SF-199"
    assert sorted(t.placed + t.tile_bag + _drawn(t, DEAL_TILE)) == list(range(len(t.district))), "SF-199"


def _decision(t: ScarfaceState) -> None:
    if t.seat == NOBODY:
        assert t.winner != NONE, "SF-203"
        return
    assert 1 <= len(t.legal) <= MOST_OPTIONS, "SF-203"
    assert len(set(t.legal)) == len(t.legal), "SF-203"
    assert len(t.legal) > 1 or t.kind in ASKED_ALONE, "SF-203"
    assert t.seat in (CHANCE, 0), "SF-203"
    assert t.seq <= LONGEST_GAME, "SF-202"
    if t.kind == ACT:
        for order in range(len(ORDERS)):
            assert not t.orders_used >> order & 1 or DO_ORDER + order not in t.legal, "SF-201"
