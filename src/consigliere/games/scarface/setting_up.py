"""Section 2: set-up, in the order of the rulebook's steps."""

from typing import Final

from consigliere.games.scarface import actions, draws, flow, names
from consigliere.games.scarface.components import RIGHT_HAND_CARD, Book
from consigliere.games.scarface.draws import HIGH, LOW
from consigliere.games.scarface.names import ALCOHOL, GUNS, HENCHMAN, HUMAN, NONE
from consigliere.games.scarface.table import Table

ALCOHOL_SUPPLIER: Final = names.DEALERS.index("alcohol_supplier")
GUN_SUPPLIER: Final = names.DEALERS.index("gun_supplier")
DISTILLERY_OWNER: Final = names.DEALERS.index("distillery_owner")
GUN_RUNNER: Final = names.DEALERS.index("gun_runner")

STARTING_JOBS: Final = 3  # SF-32
STARTING_GOODS: Final = 2  # SF-33

# The steps of a frame [SET_UP, step, counter].
TOKENS: Final = 0
LOW_CARDS: Final = 2
HIGH_CARDS: Final = 4
TILES_OUT: Final = 6
MARKERS_OUT: Final = 9
CHOOSE_GANG: Final = 12
FIRST_HAND: Final = 13
START_DISTRICT: Final = 14
START_VEHICLE: Final = 15
START_JOBS: Final = 16
START_GOODS: Final = 19
CHOOSE_RIVAL: Final = 20
RIVAL_DISTRICT: Final = 21
TURN_ORDER: Final = 23


def bag(copies: list[int], first: int = 0) -> list[int]:
    return [card for card in range(first, len(copies)) for _ in range(copies[card])]


def dealer_deck(book: Book) -> list[int]:
    """SF-15: all but those set aside."""
    dealers = bag(book.dealer_copies)
    for dealer in [ALCOHOL_SUPPLIER] * 4 + [GUN_SUPPLIER] * 4 + [DISTILLERY_OWNER, GUN_RUNNER]:
        dealers.remove(dealer)
    return dealers


def fill(t: Table) -> None:
    """All that needs neither chance nor choice; pieces that lie nowhere are in the reserve (SF-28)."""
    book = t.book
    t.lay_out(int(str(t.options["humans"])))  # SF-181
    t.supply = book.goods[:]  # SF-13
    t.business = book.business_count[:]
    t.raid_bag = bag(book.raid_copies)  # SF-14
    t.job_bag = bag(book.job_copies)
    t.dealer_bag = dealer_deck(book)
    t.dealer_left = len(t.dealer_bag)
    associates = bag(book.copies, len(names.GANG_CARDS))
    t.low_bag = [card for card in associates if book.stars[card] <= 3]
    t.high_bag = [card for card in associates if book.stars[card] > 3]
    t.ness = book.start_ness  # SF-18
    t.police = book.police_start[:]  # SF-19
    t.tile_bag = list(range(len(names.TILES)))
    t.time = t.first_time()  # SF-22
    t.news_active = [book.first_news]  # SF-23
    t.news_bag = [news for news in range(len(book.news_solo)) if book.news_solo[news]]
    t.news_left = book.random_news + 1
    t.set_bonus()
    t.place = book.start_places * len(t.gang)  # SF-26
    for side in t.sides():
        t.money[side] = book.start_money[1 if side == HENCHMAN else 0]  # SF-27
        t.crime[side] = book.start_crime  # SF-29
    t.h_bag = [card for card in range(len(names.ACTION_CARDS)) if book.action_deck[card] == 2]  # SF-36
    for pile in range(2):
        t.pile_bag[pile] = [card for card in range(len(names.ACTION_CARDS)) if book.action_deck[card] == pile]
        t.pile_left[pile] = len(t.pile_bag[pile])


def go(t: Table, f: list[int]) -> bool:
    step = f[flow.STEP]
    if step < CHOOSE_GANG:
        _city(t, f)
        return False
    if step < CHOOSE_RIVAL:
        return _human(t, f)
    if step < TURN_ORDER:
        return _rival(t, f)
    _turn_order(t, f)
    return False


def _city(t: Table, f: list[int]) -> None:
    step = f[flow.STEP]
    f[flow.STEP] += 1
    if step < LOW_CARDS:
        _number(t, f, step)
    elif step < TILES_OUT:
        _market(t, f, step)
    elif step < MARKERS_OUT:
        _tiles(t, f, step)
    else:
        _marker(t, f, step)


def _number(t: Table, f: list[int], step: int) -> None:
    """SF-12: of one district after the other."""
    if step == TOKENS:
        draws.begin(t, actions.DEAL_TOKEN, 1)
        return
    district = f[flow.SET_UP_COUNTER]
    t.token[district] = t.take_shown()[0]
    if t.journal is not None:
        t.note("scarface-event-number", {"district": names.DISTRICTS[district], "number": t.token[district]})
    f[flow.SET_UP_COUNTER] += 1
    f[flow.STEP] = TOKENS if f[flow.SET_UP_COUNTER] < 7 else LOW_CARDS


def _market(t: Table, f: list[int], step: int) -> None:
    if step == LOW_CARDS:
        draws.begin(t, actions.DEAL_ASSOCIATE, 4, LOW)  # SF-16
    elif step == LOW_CARDS + 1:
        for slot, card in enumerate(t.take_shown()):
            t.turn_up(slot, card)
    elif step == HIGH_CARDS:
        draws.begin(t, actions.DEAL_ASSOCIATE, 2, HIGH)  # SF-17
    else:
        for slot, card in enumerate(t.take_shown(), 4):
            t.turn_up(slot, card)
        f[flow.SET_UP_COUNTER] = 0


def _tiles(t: Table, f: list[int], step: int) -> None:
    """SF-20: into one district after the other."""
    district = f[flow.SET_UP_COUNTER]
    if step == TILES_OUT:
        draws.begin(t, actions.DEAL_TILE, t.book.tiles_start[district])
        return
    for tile in t.take_shown():
        t.district[tile] = district
        t.placed.append(tile)
        if t.journal is not None:
            t.note("scarface-event-tile", {"tile": names.TILES[tile], "district": names.DISTRICTS[district]})
    f[flow.SET_UP_COUNTER] += 1
    f[flow.STEP] = TILES_OUT if f[flow.SET_UP_COUNTER] < 7 else MARKERS_OUT


def _marker(t: Table, f: list[int], step: int) -> None:
    """SF-21: on one tile after the other."""
    if step == MARKERS_OUT:
        f[flow.SET_UP_COUNTER] = 0
    elif step == MARKERS_OUT + 1:
        draws.begin(t, actions.DEAL_MARKER, 1)
    else:
        put_marker(t, t.placed[f[flow.SET_UP_COUNTER]], t.take_shown()[0])
        f[flow.SET_UP_COUNTER] += 1
        after = CHOOSE_GANG if t.alone() else TURN_ORDER
        f[flow.STEP] = MARKERS_OUT + 1 if f[flow.SET_UP_COUNTER] < len(t.placed) else after


def _turn_order(t: Table, f: list[int]) -> None:
    """SF-218: drawn seat by seat."""
    f[flow.STEP] += 1
    if f[flow.STEP] == TURN_ORDER + 1:
        draws.begin(t, actions.DEAL_SEAT, len(t.humans()))
        return
    for side, seat in zip(t.humans(), t.take_shown(), strict=True):
        t.seats[side] = seat
        if t.journal is not None:
            t.note("scarface-event-order-of-turns", t.who(side))
    f[flow.STEP] = CHOOSE_GANG


def put_marker(t: Table, tile: int, marker: int) -> None:
    t.add_marker(tile, marker)
    if t.journal is not None:
        t.note("scarface-event-marker", {"tile": names.TILES[tile], "business": names.BUSINESS[marker]})


def _human(t: Table, f: list[int]) -> bool:
    step = f[flow.STEP]
    if step == CHOOSE_GANG:
        return _ask_gang(t, t.human)
    if step == FIRST_HAND:
        t.push([flow.TO_HAND, 0, t.hand_size()])  # SF-30
        f[flow.STEP] = START_DISTRICT
    elif step == START_DISTRICT:
        free = [actions.DO_SETUP_DISTRICT + district for district in draws.start_districts(t)]
        t.ask_human(actions.SETUP_DISTRICT, free)
        return True
    elif step == START_VEHICLE:
        t.ask_human(actions.SETUP_VEHICLE, [actions.DO_SETUP_VEHICLE, actions.DO_SETUP_VEHICLE + 1])
        return True
    elif step == START_JOBS:
        draws.begin(t, actions.DEAL_JOB, 2)
        f[flow.STEP] += 1
    elif step == START_JOBS + 1:
        if t.journal is not None:
            t.note("scarface-event-drawn-jobs", {**t.who(t.human), "jobs": [names.JOBS[job] for job in t.shown]})
        t.ask_human(actions.SETUP_JOB, [actions.DO_SETUP_JOB + job for job in sorted(set(t.shown))])  # SF-32
        return True
    elif step == START_JOBS + 2:
        t.dealers[t.human] = [[ALCOHOL_SUPPLIER, 0, 0, 0], [GUN_SUPPLIER, 0, 0, 0]]
        f[flow.STEP] += 1
        f[flow.SET_UP_COUNTER] = 0
    else:
        t.ask_human(actions.SETUP_GOOD, [actions.DO_SETUP_GOOD, actions.DO_SETUP_GOOD + 1])  # SF-33
        return True
    return False


def _rival(t: Table, f: list[int]) -> bool:
    if f[flow.STEP] == CHOOSE_RIVAL:
        return _ask_gang(t, HENCHMAN)
    if f[flow.STEP] == RIVAL_DISTRICT:
        draws.begin(t, actions.DEAL_DISTRICT, 1)
        f[flow.STEP] += 1
        return False
    _place_henchman(t, t.take_shown()[0])
    t.stack = [[flow.TURNS, 0, HENCHMAN]]  # SF-24
    return False


def _ask_gang(t: Table, side: int) -> bool:
    """SF-25, SF-34: a gang named in the options is taken."""
    wanted = str(t.options["rival"]) if side == HENCHMAN else str(t.options["gang"]) if side == HUMAN else ""
    free = [gang for gang in range(4) if gang not in t.gang]
    if wanted in names.GANGS and names.GANGS.index(wanted) in free:
        free = [names.GANGS.index(wanted)]
    if side != HENCHMAN:
        t.ask_human(actions.SETUP_GANG, [actions.DO_SETUP_GANG + gang for gang in free])
    else:
        t.ask_human(actions.SETUP_RIVAL, [actions.DO_SETUP_RIVAL + gang for gang in free])
    return True


def start_cards(t: Table, gang: int) -> list[int]:
    """SF-30: the six starting cards."""
    book = t.book
    return [
        card
        for card in range(len(names.GANG_CARDS))
        if book.card_kind[card] != RIGHT_HAND_CARD and book.card_gang[card] in (gang, NONE)
    ]


def right_hand_cards(t: Table, gang: int) -> list[int]:
    book = t.book
    return [
        card
        for card in range(len(names.GANG_CARDS))
        if book.card_kind[card] == RIGHT_HAND_CARD and book.card_gang[card] == gang
    ]


def setup_gang(t: Table, f: list[int], action: int) -> None:
    gang = action - actions.DO_SETUP_GANG
    t.gang[t.human] = gang
    t.deck_bag[t.human] = start_cards(t, gang)
    t.right_hand[t.human] = right_hand_cards(t, gang)
    f[flow.STEP] = FIRST_HAND
    if t.journal is not None:
        t.note("scarface-event-gang", {**t.who(t.human), "gang": names.GANGS[gang]})


def setup_rival(t: Table, f: list[int], action: int) -> None:
    t.gang[HENCHMAN] = action - actions.DO_SETUP_RIVAL
    f[flow.STEP] = RIVAL_DISTRICT
    if t.journal is not None:
        t.note("scarface-event-gang", {**t.who(HENCHMAN), "gang": names.GANGS[t.gang[HENCHMAN]]})


def setup_district(t: Table, f: list[int], action: int) -> None:
    f[flow.SET_UP_COUNTER] = action - actions.DO_SETUP_DISTRICT
    f[flow.STEP] = START_VEHICLE


def setup_vehicle(t: Table, f: list[int], action: int) -> None:
    """SF-31."""
    district = f[flow.SET_UP_COUNTER]
    t.place_vehicle(t.human, action - actions.DO_SETUP_VEHICLE, district)
    control_first(t, t.human, district)
    f[flow.STEP] = START_JOBS


def control_first(t: Table, side: int, district: int) -> int:
    """A control marker on the first free tile of a district."""
    for tile in t.placed:
        if t.district[tile] == district and t.control[tile] < 0:
            t.control[tile] = side
            if t.journal is not None:
                t.note("scarface-event-control", {**t.who(side), "tile": names.TILES[tile]})
            return tile
    raise AssertionError("no free tile")


def setup_job(t: Table, f: list[int], action: int) -> None:
    job = action - actions.DO_SETUP_JOB
    given = t.take_shown()
    given.remove(job)
    mine = [*t.start_jobs[t.human], job]
    t.start_jobs[t.human] = mine
    his = len(t.jobs[HENCHMAN]) < STARTING_JOBS
    if his:
        t.jobs[HENCHMAN] += given  # SF-38
    else:
        t.job_bottom = t.job_bottom + given  # SF-219
    if t.journal is not None:
        message = "scarface-event-start-job" if his else "scarface-event-start-job-under"
        t.note(message, {**t.who(t.human), "job": names.JOBS[job], "other": names.JOBS[given[0]]})
    f[flow.STEP] = START_JOBS if len(mine) < STARTING_JOBS else START_JOBS + 2


def setup_good(t: Table, f: list[int], action: int) -> None:
    kind = action - actions.DO_SETUP_GOOD
    t.put_good(t.human, -1 - f[flow.SET_UP_COUNTER], kind)
    if t.journal is not None:
        place = f"dealer{f[flow.SET_UP_COUNTER] + 1}"
        t.note("scarface-event-store", {**t.who(t.human), "place": place, "good": names.GOODS[kind]})
    f[flow.SET_UP_COUNTER] += 1
    if f[flow.SET_UP_COUNTER] < STARTING_GOODS:
        f[flow.STEP] = START_GOODS
        return
    following = t.humans().index(t.human) + 1
    if following < len(t.humans()):
        t.human = t.humans()[following]
        f[flow.STEP] = CHOOSE_GANG
    else:
        f[flow.STEP] = CHOOSE_RIVAL


def _place_henchman(t: Table, district: int) -> None:
    """SF-37, SF-39."""
    t.here = district
    t.place_vehicle(HENCHMAN, 0, district)
    tile = control_first(t, HENCHMAN, district)
    t.dealers[HENCHMAN] = [[DISTILLERY_OWNER, 0, 0, 0], [GUN_RUNNER, 0, 0, 0]]
    need = t.book.need[t.face(tile)]
    t.put_good(HENCHMAN, -1, 0 if need[ALCOHOL] else 1)
    t.put_good(HENCHMAN, -2, 1 if need[GUNS] else 0)
    if t.journal is not None:
        t.note("scarface-event-token", {"district": names.DISTRICTS[district], "number": t.token[district]})
