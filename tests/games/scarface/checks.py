"""SF-188 to SF-204: what must hold in every position of Scarface."""

from consigliere.games.scarface.actions import ASKED_ALONE
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.names import GANG_CARDS, HENCHMAN, HUMAN, NONE, UNKNOWN
from consigliere.games.scarface.setting_up import bag, right_hand_cards, start_cards
from consigliere.games.scarface.table import SETUP
from consigliere.kernel import CHANCE, State

LONGEST_GAME = 20_000  # decisions; 12 or 13 reorganizations end a game, each needs the cards played before it


def check(state: State) -> None:
    assert isinstance(state, ScarfaceState)
    t = state
    if t.phase == SETUP:
        return
    for side in (HUMAN, HENCHMAN):
        check_gang(t, side)
    check_goods(t)
    check_markers(t)
    check_action_cards(t)
    check_cards(t)
    check_tracks(t)
    check_tiles(t)
    check_decision(t)


def check_gang(t: ScarfaceState, side: int) -> None:
    places = t.place[6 * side : 6 * side + 6] + t.street[7 * side : 7 * side + 7]
    places += [dealer[1] for dealer in t.dealers[side]]
    assert min(places) >= 0
    assert sum(places) == 12, "SF-188"
    levels = t.level[7 * side : 7 * side + 7]
    values = t.book.char_values if side == HUMAN else t.book.solo_values
    assert all(1 <= level <= len(values[7 * t.gang[side] + what]) for what, level in enumerate(levels)), "SF-189"
    assert t.boss(side) == sum(level - 1 for level in levels) <= 12
    assert t.free_markers(side) >= 0, "SF-190"
    assert t.reserve(side, 0) >= 0
    assert t.reserve(side, 1) >= 0
    assert min(t.cars + t.trucks) >= 0
    assert t.money[side] >= 0, "SF-200"
    most = 6 if side == HUMAN else 99
    assert len(t.dealers[side]) <= most


def check_goods(t: ScarfaceState) -> None:
    """SF-191."""
    for kind, all_goods in enumerate(t.book.goods):
        held = [t.alcohol, t.guns][kind]
        on_dealers = [dealer[2 + kind] for dealers in t.dealers for dealer in dealers]
        assert min(held + on_dealers) >= 0
        assert t.supply[kind] >= 0
        assert t.supply[kind] + sum(held) + sum(on_dealers) == all_goods
    for tile in range(18):
        if t.control[tile] == NONE:
            assert t.alcohol[tile] == t.guns[tile] == 0
        if t.control[tile] == HUMAN:
            assert t.room(tile) >= 0
    for dealer in t.dealers[HUMAN]:
        assert dealer[2] + dealer[3] <= t.book.dealer_storage[dealer[0]]
        assert dealer[1] <= t.book.dealer_spaces[dealer[0]]
    for dealer in t.dealers[HENCHMAN]:
        assert dealer[2] + dealer[3] <= t.book.uniform_storage
        assert dealer[1] <= t.book.uniform_spaces


def check_markers(t: ScarfaceState) -> None:
    """SF-192."""
    assert min(t.business + t.markers) >= 0
    assert sum(t.business) + sum(t.markers) == 40
    for tile in range(18):
        assert t.marker_count(tile) <= 3
        assert (t.face(tile) & 1 == 1) == (t.marker_count(tile) >= 2)


def check_action_cards(t: ScarfaceState) -> None:
    """SF-193, SF-195, SF-197."""
    deck = t.book.action_deck
    shown = t.shown if t.stack and t.kind == 9 and t.seat == CHANCE else []
    everywhere = t.h_bag + t.h_plan + t.h_discard + t.pile_bag[0] + t.pile_bag[1] + shown
    assert sorted(everywhere) == list(range(36))
    for pile in range(2):
        assert all(deck[card] == pile for card in t.pile_bag[pile])
        assert len(t.pile_bag[pile]) == t.pile_left[pile] + t.h_top.count(pile)
    assert t.turn == HENCHMAN or not t.h_plan
    assert t.token[t.here] in range(1, 8)
    assert len(t.cubes) <= 5
    order = [(cube % 10, cube // 10) for cube in t.cubes]
    assert order == sorted(set(order))


def check_cards(t: ScarfaceState) -> None:
    """SF-194; cards being shown lie in `shown`, a card just hired waits in a frame."""
    book = t.book
    between = [frame[2] for frame in t.stack if frame[0] == 8]
    jobs = t.job_bag + t.job_bottom + t.jobs[HUMAN] + t.jobs[HENCHMAN] + t.start_jobs + t.open_jobs
    costs = [frame[2] for frame in t.stack if frame[0] == 39]
    if not t.shown:
        assert sorted(jobs + costs) == bag(book.job_copies)
        known = [dealer[0] for dealer in t.dealers[HUMAN][2:] + t.dealers[HENCHMAN][2:] if dealer[0] != UNKNOWN]
        assert len(t.dealer_bag + t.dealer_bottom + known) == 21
        hidden = sum(dealer[0] == UNKNOWN for dealer in t.dealers[HENCHMAN])
        assert len(t.dealer_bag) == t.dealer_left + hidden
        raided = [frame[3] for frame in t.stack if frame[0] == 32 and frame[3] != NONE]
        assert sorted(t.raid_bag + t.raid_discard + raided) == bag(book.raid_copies)
    assert len(set(t.news_active)) == len(t.news_active)
    assert not set(t.news_active) & set(t.news_bag)
    mine = t.hand + t.deck_bag + t.deck_top + t.plan + t.discard + between
    gang = [card for card in mine if card < len(GANG_CARDS)]
    assert len(set(gang)) == len(gang)
    possible = start_cards(t, t.gang[HUMAN]) + right_hand_cards(t, t.gang[HUMAN])
    if not t.shown:
        assert set(gang) | set(t.right_hand) <= set(possible)
    associates = [card for card in mine if card >= len(GANG_CARDS)] + t.h_associates
    associates += [card for card in t.market if card != NONE]
    associates += t.low_bag + t.low_bottom + t.high_bag + t.high_bottom
    everything = bag(book.copies, len(GANG_CARDS))
    for card in set(associates):
        assert associates.count(card) <= everything.count(card)
    assert len(t.open_jobs) <= 3


def check_tracks(t: ScarfaceState) -> None:
    """SF-196, SF-198, SF-201, SF-202."""
    extra = any(frame[0] == 33 for frame in t.stack)
    for side in (HUMAN, HENCHMAN):
        assert t.floor() <= t.crime[side] <= 10
    assert t.ness == len(t.news_active) - 1 or extra
    assert sum(t.police) == 3
    assert max(t.police) == 1
    assert min(t.pool) >= 0
    assert 2 <= t.time <= 5
    assert len(t.bonus) == 26


def check_tiles(t: ScarfaceState) -> None:
    """SF-199."""
    extra = any(frame[0] == 33 for frame in t.stack)
    full = all(
        sum(t.district[tile] == district for tile in t.placed) >= t.book.slots[district] for district in range(7)
    )
    assert len(t.placed) == 7 + len(t.news_active) or full or extra
    assert sorted(t.placed + t.tile_bag + (t.shown if extra else [])) == list(range(18)) or extra
    for district in range(7):
        assert sum(t.district[tile] == district for tile in t.placed) <= t.book.slots[district]


def check_decision(t: ScarfaceState) -> None:
    """SF-203."""
    if t.winner == NONE:
        assert 1 <= len(t.legal) <= 120
        assert len(t.legal) > 1 or t.kind in ASKED_ALONE
    assert t.seq <= LONGEST_GAME
