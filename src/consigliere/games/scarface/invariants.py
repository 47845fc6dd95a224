"""What must hold in every position and between two that follow each other (section 18): for `position`,
property tests and soak runs."""

from consigliere.games.scarface import actions, flow, names
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.human.orders import MOST_DEALERS, MOST_OPEN_JOBS
from consigliere.games.scarface.layout import SETUP
from consigliere.games.scarface.names import HENCHMAN, NONE
from consigliere.games.scarface.rounds import cards_of
from consigliere.games.scarface.setting_up import bag, dealer_deck, right_hand_cards, start_cards
from consigliere.games.scarface.table import Table
from consigliere.kernel.errors import Impossible
from consigliere.kernel.state import CHANCE, NOBODY

MOST_OPTIONS = 120
LONGEST_GAME = 20_000  # decisions; 12 or 13 reorganizations end a game, each needs the cards played before it


def check_invariants(t: ScarfaceState, whole: bool = True) -> None:
    """Raises Impossible, or AssertionError with the rule that only the engine can break."""
    _decision(t)
    if t.phase == SETUP:
        _goods(t)
        _markers(t)
        _action_cards(t)
        _piles(t)
    else:
        check_table(t, whole)


def check_table(t: ScarfaceState, whole: bool = True) -> None:
    """What no table can show; `part` is the part of a scenario's `given` that is to blame. A scenario may leave in the
    box what its case does not need (tiles, cards, goods): then not all must be there, but nothing twice."""
    _tiles(t, whole)
    _goods(t, whole)
    _markers(t, whole)
    for side in t.sides():
        _gang(t, side)
    _action_cards(t, whole)
    _piles(t, whole)
    _human_cards(t)
    _cubes(t)
    _tracks(t, whole)


def check_step(before: ScarfaceState, after: ScarfaceState) -> None:
    """SF-194: the human's cards come from the market and the right hand, and go only by `retire`."""
    if before.phase == SETUP:
        return
    old, new = _all_cards(before), _all_cards(after)
    if before.kind == actions.RETIRE_CARD:
        assert len(old) - len(new) in (0, 1), "SF-194"
    else:
        assert old == new, "SF-194"
    for side in before.humans():
        assert set(before.right_hand[side]) >= set(after.right_hand[side]), "SF-194"
    assert before.round <= after.round, "SF-40"
    assert len(before.news_active) <= len(after.news_active), "SF-119"


def _gang(t: Table, side: int) -> None:
    name = names.SIDES[side]
    places = (
        t.place[names.PLACE_COUNT * side : names.PLACE_COUNT * (side + 1)]
        + t.street[names.DISTRICT_COUNT * side : names.DISTRICT_COUNT * (side + 1)]
    )
    places += [dealer[names.DEALER_THUGS] for dealer in t.dealers[side]]
    if min(places) < 0 or sum(places) != t.book.thugs:  # SF-188
        found = sum([n for n in places if n > 0])
        raise Impossible("scarface-error-thugs", part=name, side=name, found=found, most=t.book.thugs)
    values = t.book.solo_values if side == HENCHMAN else t.book.char_values
    for what, characteristic in enumerate(names.CHARACTERISTICS):
        most, level = (
            len(values[names.CHARACTERISTIC_COUNT * t.gang[side] + what]),
            t.level[names.CHARACTERISTIC_COUNT * side + what],
        )
        if not 1 <= level <= most:  # SF-189
            part = f"{name}.levels.{characteristic}"
            raise Impossible("scarface-error-level", part=part, what=characteristic, found=level, most=most)
    if not 0 <= t.boss(side) <= t.book.cubes:
        raise Impossible(
            "scarface-error-cubes", part=f"{name}.levels", side=name, found=t.boss(side), most=t.book.cubes
        )
    _pieces(t, side, name)
    assert t.money[side] >= 0, "SF-200"


def _pieces(t: Table, side: int, name: str) -> None:
    """SF-190."""
    if t.free_markers(side) < 0:
        found, most = t.control.count(side), t.book.control_markers
        raise Impossible("scarface-error-control-markers", part="tiles", side=name, found=found, most=most)
    for kind, part in enumerate(("cars", "trucks")):
        if t.reserve(side, kind) < 0:
            most = t.book.vehicles[kind]
            found = most - t.reserve(side, kind)
            told: dict[str, object] = {"part": f"{name}.{part}", "side": name, "vehicle": names.VEHICLES[kind]}
            raise Impossible("scarface-error-vehicles", found=found, most=most, **told)
    assert min(t.cars + t.trucks) >= 0, "SF-190"


def _goods(t: Table, whole: bool = True) -> None:
    """SF-191."""
    for kind, all_goods in enumerate(t.book.goods):
        held = t.alcohol if kind == 0 else t.guns
        on_dealers = [dealer[names.DEALER_GOODS + kind] for dealers in t.dealers for dealer in dealers]
        placed = sum(held) + sum(on_dealers)
        assert min(held + on_dealers) >= 0, "SF-191"
        if t.supply[kind] < 0 or _not_all(t.supply[kind] + placed, all_goods, whole):
            found: dict[str, object] = {"placed": placed, "supply": max(0, t.supply[kind]), "most": all_goods}
            raise Impossible("scarface-error-goods", part=("alcohol", "guns")[kind], good=names.GOODS[kind], **found)
    for tile, side in enumerate(t.control):
        goods = t.alcohol[tile] + t.guns[tile]
        if side == NONE and goods:
            raise Impossible("scarface-error-goods-on-neutral", part="tiles", tile=names.TILES[tile], found=goods)
        if side not in (NONE, HENCHMAN) and t.room(tile) < 0:
            most = goods + t.room(tile)
            raise Impossible(
                "scarface-error-goods-on-tile", part="tiles", tile=names.TILES[tile], found=goods, most=most
            )
    for side in t.sides():
        for n, dealer in enumerate(t.dealers[side]):
            _dealer(t, side, dealer, f"{names.SIDES[side]}.dealers.{n}")


def _dealer(t: Table, side: int, dealer: list[int], part: str) -> None:
    """SF-95, SF-135."""
    his, card = side == HENCHMAN, dealer[names.DEALER_TYPE]
    room = t.book.uniform_storage if his else t.book.dealer_storage[card]
    spaces = t.book.uniform_spaces if his else t.book.dealer_spaces[card]
    if dealer[names.DEALER_GOODS + names.ALCOHOL] + dealer[names.DEALER_GOODS + names.GUNS] > room:
        raise Impossible(
            "scarface-error-goods-at-dealer",
            part=part,
            found=dealer[names.DEALER_GOODS + names.ALCOHOL] + dealer[names.DEALER_GOODS + names.GUNS],
            most=room,
        )
    if dealer[names.DEALER_THUGS] > spaces:
        raise Impossible("scarface-error-thugs-at-dealer", part=part, found=dealer[names.DEALER_THUGS], most=spaces)


def _markers(t: Table, whole: bool = True) -> None:
    """SF-192."""
    for tile, slots in enumerate(t.book.business_slots):
        found = t.marker_count(tile)
        if found > slots:
            raise Impossible(
                "scarface-error-markers-on-tile", part="tiles", tile=names.TILES[tile], found=found, most=slots
            )
        assert (t.face(tile) & names.NIGHT == 1) == (found >= 2), "SF-192"
    for kind, count in enumerate(t.book.business_count):
        placed = sum(t.markers[kind :: names.BUSINESS_COUNT])
        if t.business[kind] < 0 or _not_all(t.business[kind] + placed, count, whole):
            found_now: dict[str, object] = {"placed": placed, "supply": max(0, t.business[kind]), "most": count}
            raise Impossible("scarface-error-markers", part="business", business=names.BUSINESS[kind], **found_now)


# Cards


def _drawn(t: Table, kind: int) -> list[int]:
    """The cards of a kind that are being shown."""
    if t.kind in (actions.KEEP_JOB, actions.SETUP_JOB):
        return t.shown if kind == actions.DEAL_JOB else []
    if t.kind == actions.KEEP_DEALER:
        return t.shown if kind == actions.DEAL_DEALER else []
    top = t.stack[-1] if t.stack else [NONE]
    return t.shown if top[flow.PROCEDURE] == flow.DRAW and top[flow.DRAW_KIND] == kind else []


def _waiting(t: Table, procedure: int, place: int) -> list[int]:
    """Cards that only a frame holds."""
    return [frame[place] for frame in t.stack if frame[flow.PROCEDURE] == procedure and frame[place] != NONE]


def _not_all(found: int, most: int, whole: bool) -> bool:
    return found > most or (whole and found < most)


def _each_once(cards: list[int], wanted: list[int], names: list[str], part: str, whole: bool) -> None:
    """SF-193, SF-194: every card of a game in exactly one place."""
    for card in sorted(set(cards + wanted)):
        found, copies = cards.count(card), wanted.count(card)
        if _not_all(found, copies, whole):
            raise Impossible("scarface-error-cards", part=part, card=names[card], found=found, most=copies)


def _action_cards(t: Table, whole: bool = True) -> None:
    """SF-127."""
    everywhere = t.h_bag + t.h_plan + t.h_discard + t.pile_bag[0] + t.pile_bag[1] + _drawn(t, actions.DEAL_ACTION)
    _each_once(everywhere, list(range(len(names.ACTION_CARDS))), names.ACTION_CARDS, "henchman", whole)
    for pile in range(2):
        for card in t.pile_bag[pile]:
            if t.book.action_deck[card] != pile:
                part = f"henchman.piles.{names.PILES[pile]}"
                raise Impossible(
                    "scarface-error-pile", part=part, card=names.ACTION_CARDS[card], pile=names.PILES[pile]
                )
        assert len(t.pile_bag[pile]) == t.pile_left[pile] + t.h_top.count(pile), "SF-193"
    if t.turn != HENCHMAN and t.h_plan:
        raise Impossible("scarface-error-his-plan", part="henchman.plan")


def _piles(t: Table, whole: bool = True) -> None:
    book = t.book
    held = [job for piles in (t.jobs, t.start_jobs, t.open_jobs) for pile in piles for job in pile]
    jobs = t.job_bag + t.job_bottom + held
    _each_once(
        jobs + _waiting(t, flow.JOB_COST, flow.JOB_COST_JOB) + _drawn(t, actions.DEAL_JOB),
        bag(book.job_copies),
        names.JOBS,
        "jobs",
        whole,
    )
    dealers = t.dealer_bag + t.dealer_bottom + _drawn(t, actions.DEAL_DEALER)
    taken = [dealer[names.DEALER_TYPE] for dealers in t.dealers for dealer in dealers[names.START_DEALERS :]]
    known = [dealer for dealer in taken if dealer != names.UNKNOWN]
    _each_once(dealers + known, dealer_deck(book), names.DEALERS, "dealers", whole)
    hidden = taken.count(names.UNKNOWN)
    if whole and len(t.dealer_bag) != t.dealer_left + hidden:
        found: dict[str, object] = {"left": t.dealer_left, "hidden": hidden, "most": len(t.dealer_bag)}
        raise Impossible("scarface-error-dealers-left", part="dealers_left", **found)
    raids = t.raid_bag + t.raid_discard + _waiting(t, flow.RAID, flow.RAID_CARD) + _drawn(t, actions.DEAL_RAID)
    _each_once(raids, bag(book.raid_copies), names.RAIDS, "raids", whole)
    _news(t, whole)
    for side in t.humans():
        name, open_jobs, dealers_now = names.SIDES[side], len(t.open_jobs[side]), len(t.dealers[side])
        if open_jobs > MOST_OPEN_JOBS:
            raise Impossible("scarface-error-open-jobs", part=f"{name}.open_jobs", found=open_jobs, most=MOST_OPEN_JOBS)
        if dealers_now > MOST_DEALERS:
            raise Impossible("scarface-error-dealers", part=f"{name}.dealers", found=dealers_now, most=MOST_DEALERS)


def _news(t: Table, whole: bool) -> None:
    book = t.book
    news = t.news_bag + _drawn(t, actions.DEAL_NEWS)
    news += [card for card in t.news_active if card not in (book.first_news, book.last_news)]
    solo = [card for card, in_game in enumerate(book.news_solo) if in_game]
    _each_once([card for card in news if card != book.last_news], solo, names.NEWS, "news_unseen", whole)


def _mine(t: Table) -> list[int]:
    """The humans' cards; one that is just taken waits in a frame."""
    cards = [card for side in t.humans() for card in cards_of(t, side)]
    return cards + _waiting(t, flow.GAIN_CARD, flow.GAIN_CARD_CARD) + _drawn(t, actions.DEAL_CARD)


def _all_cards(t: Table) -> list[int]:
    """Gang cards and associates, wherever they are but out of the game."""
    market = [card for card in t.market if card != NONE] + _drawn(t, actions.DEAL_ASSOCIATE)
    decks = t.low_bag + t.low_bottom + t.high_bag + t.high_bottom
    set_aside = [card for cards in t.right_hand for card in cards]
    return sorted(_mine(t) + set_aside + t.h_associates + market + decks)


def _human_cards(t: Table) -> None:
    """SF-194."""
    cards = _all_cards(t)
    possible: list[int] = []
    for side in t.humans():
        possible += start_cards(t, t.gang[side]) + right_hand_cards(t, t.gang[side])
    for card in sorted(set(cards)):
        most = possible.count(card) if card < len(names.GANG_CARDS) else t.book.copies[card]
        if cards.count(card) > most:
            raise Impossible(
                "scarface-error-cards", part="human", card=names.CARDS[card], found=cards.count(card), most=most
            )


# Tracks and the city


def _cubes(t: Table) -> None:
    read = [(cube % names.CUBE_ROWS, cube // names.CUBE_ROWS) for cube in t.cubes]
    assert read == sorted(set(read)), "SF-197"
    for row, place in read:
        assert place < len(t.h_plan), "SF-197"
        assert row < len(t.book.action_rows[t.h_plan[place]]), "SF-197"
    left = [frame[flow.H_TURN_CUBES] for frame in t.stack if frame[flow.PROCEDURE] == flow.H_TURN]
    assert len(read) + sum(left) <= max(t.book.solo_actions[t.gang[HENCHMAN]]), "SF-197"


def _in_extra(t: Table) -> bool:
    return any(frame[flow.PROCEDURE] == flow.EXTRA for frame in t.stack)


def _tracks(t: Table, whole: bool) -> None:
    if sorted(t.token) != [1, 2, 3, 4, 5, 6, 7]:  # SF-195
        raise Impossible("scarface-error-tokens", part="tokens")
    if whole and t.ness != len(t.news_active) - 1 and not _in_extra(t):  # SF-196
        raise Impossible("scarface-error-ness", part="ness", found=t.ness, most=len(t.news_active) - 1)
    for side in t.sides():
        if not t.floor() <= t.crime[side] <= t.book.crime_max:
            limits: dict[str, object] = {"least": t.floor(), "most": t.book.crime_max}
            raise Impossible("scarface-error-crime", part=f"{names.SIDES[side]}.crime", found=t.crime[side], **limits)
    if _not_all(sum(t.police), 3, whole) or max(t.police) > 1:  # SF-198
        raise Impossible("scarface-error-police", part="police")
    assert min(t.pool) >= 0, "SF-201"
    if not t.first_time() <= t.time <= t.book.last_time:  # SF-202
        span: dict[str, object] = {"least": t.first_time(), "most": t.book.last_time}
        raise Impossible("scarface-error-time", part="time", found=t.time, **span)


def _tiles(t: Table, whole: bool) -> None:
    free = 0
    for district, slots in enumerate(t.book.slots):
        lying = [n for n, tile in enumerate(t.placed) if t.district[tile] == district]
        if len(lying) > slots:  # SF-74
            name = names.DISTRICTS[district]
            raise Impossible("scarface-error-slots", part="tiles", district=name, found=len(lying), most=slots)
        free += slots - len(lying)
    found, wanted = len(t.placed), 7 + len(t.news_active)
    growing = 1 if _in_extra(t) else 0  # the news are there before the tile
    if whole and (found > wanted or (found < wanted - growing and free)):  # SF-199
        raise Impossible("scarface-error-tiles", part="tiles", found=found, most=wanted)
    _each_once(
        t.placed + t.tile_bag + _drawn(t, actions.DEAL_TILE),
        list(range(len(names.TILES))),
        names.TILES,
        "tile_pile",
        whole,
    )


def _company(t: ScarfaceState) -> None:
    assert t.human in t.humans(), "SF-220"
    assert t.turn in (NONE, HENCHMAN) or t.turn in t.humans(), "SF-220"
    seats = [t.seats[side] for side in t.humans()]
    assert sorted(seats) == list(range(len(seats))) or (t.phase == SETUP and set(seats) == {NONE}), "SF-218"
    assert t.seats[HENCHMAN] == NONE, "SF-181"
    in_play = [gang for gang in t.gang if gang != NONE]
    assert len(set(in_play)) == len(in_play), "SF-218"
    his_own = [t.hand, t.deck_bag, t.deck_top, t.discard, t.right_hand, t.start_jobs, t.open_jobs]
    assert not any(cards[HENCHMAN] for cards in his_own), "SF-127"


def _decision(t: ScarfaceState) -> None:
    if t.seat == NOBODY:
        assert t.winners, "SF-203"
        return
    assert 1 <= len(t.legal) <= MOST_OPTIONS, "SF-203"
    assert len(set(t.legal)) == len(t.legal), "SF-203"
    assert len(t.legal) > 1 or t.asked_alone(), "SF-203"
    assert t.seat == CHANCE or t.seat == t.seats[t.human], "SF-203"
    _company(t)
    assert t.seq <= LONGEST_GAME, "SF-202"
    if t.kind == actions.ACT:
        for order in range(len(names.ORDERS)):
            assert not t.orders_used >> order & 1 or actions.DO_ORDER + order not in t.legal, "SF-201"
