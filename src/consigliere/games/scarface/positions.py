"""Positions set up by a scenario; docs/records.md lists the parts of its `given` and the paths of its `facts`."""

from typing import Final

from consigliere.games.scarface import flow, names, setting_up
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.human import turn
from consigliere.games.scarface.invariants import check_table
from consigliere.games.scarface.layout import EXTRA_PHASE, HENCHMAN_PHASE, HUMAN_PHASE, RAID_PHASE
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NONE
from consigliere.games.scarface.rounds import cards_of
from consigliere.kernel.errors import BadInput, Impossible
from consigliere.kernel.given import Given

PARTS: Final = [
    "options", "at", "gang", "rival", "round", "turn", "closing", "raided", "tokens", "here", "police", "ness", "time",
    "ring", "tiles", "tile_pile", "business", "alcohol", "guns", "market", "low", "low_bottom", "high", "high_bottom",
    "jobs", "jobs_bottom", "dealers", "dealers_bottom", "dealers_left", "raids", "raid_discard", "news", "news_left",
    "news_unseen", "start_jobs", "human", "henchman", "human2", "human3", "seats",
]  # fmt: skip
SIDE_PARTS: Final = [
    "money", "crime", *names.PLACES, "streets", "cars", "trucks", "levels", "dealers", "jobs",
    "deck", "deck_top", "plan", "discard",
]  # fmt: skip
HUMAN_PARTS: Final = [
    "gang", "rewarded", "hand", "right_hand", "start_jobs", "open_jobs", "pool", "orders_used", "skills_used",
    "combos_used",
]  # fmt: skip
HIS_PARTS: Final = ["associates", "piles"]
AT: Final = ["act", "setup", "plan", "turn", "reorganize", "end", "henchman", "henchman_end", "raid", "extra"]
START_JOBS: Final = "rigged_fight blackmail bribe_jury"
HIS_JOBS: Final = "frame_up drive_by hush_money"
FIRST_DEALERS: Final = [["alcohol_supplier", "gun_supplier"], ["distillery_owner", "gun_runner"]]


def place(t: ScarfaceState, parts: dict[str, object], possible: bool) -> None:
    given = Given(parts, PARTS)
    at = AT[given.one("at", AT, "act")]
    t.options = t.game.check_options(given.table("options").parts)
    setting_up.fill(t)
    if at == "setup":
        t.push([flow.SET_UP, 0, 0])
        t.advance()
        return
    humans = {side: given.table(names.SIDES[side], [*SIDE_PARTS, *HUMAN_PARTS]) for side in t.humans()}
    henchman = given.table("henchman", [*SIDE_PARTS, *HIS_PARTS])
    for side in range(len(t.gang), len(names.SIDES)):
        if names.SIDES[side] in given:
            raise BadInput("scarface-error-no-such-side", part=names.SIDES[side])
    _city(t, given)
    _whose_turn(t, given, at)
    for side, human in humans.items():
        t.gang[side] = human.one("gang", names.GANGS, names.GANGS[t.gang[side]])
        _gang(t, side, human, [])
        t.start_jobs[side] = human.some("start_jobs", names.JOBS) if "start_jobs" in human else t.start_jobs[side]
    if len(set(t.gang)) < len(t.gang):
        raise Impossible("scarface-error-gang-twice", part="gang")
    _gang(t, HENCHMAN, henchman, HIS_JOBS.split())
    _supplies(t, given)
    for side, human in humans.items():
        _human_cards(t, side, human, at)
    _his_cards(t, henchman)
    _decks(t, given)
    _start(t, given, at)
    if possible:
        check_table(t, whole=False)
    t.advance()


def _city(t: ScarfaceState, given: Given) -> None:
    for side in range(len(t.gang)):
        part = "gang" if side == HUMAN else "rival" if side == HENCHMAN else ""
        t.gang[side] = given.one(part, names.GANGS, names.GANGS[side]) if part else side
    if not t.alone():
        order = given.numbers("seats", len(t.humans()), 0, len(t.humans()) - 1, list(range(len(t.humans()))))
        if sorted(order) != list(range(len(order))):
            raise Impossible("scarface-error-seats", part="seats")
        for side, seat in zip(t.humans(), order, strict=True):
            t.seats[side] = seat
    t.start_jobs[HUMAN] = given.some("start_jobs", names.JOBS, START_JOBS)
    t.round = given.number("round", 1, 4, 1)
    t.closing = given.flag("closing")
    t.token = given.numbers("tokens", 7, 1, 7, [1, 2, 3, 4, 5, 6, 7])
    t.here = given.one("here", names.DISTRICTS, "central")
    if "police" in given:
        police = given.some("police", names.DISTRICTS)
        t.police = [police.count(district) for district in range(7)]
    t.news_active = given.some("news", names.NEWS, "voted_dry")
    if not t.news_active:
        raise Impossible("scarface-error-no-news", part="news")
    t.ness = given.number("ness", 0, t.book.crime_max, t.ness)
    t.time = given.number("time", 0, 9, t.time)
    t.ring = given.one("ring", names.SIDES[: len(t.gang)], "") if "ring" in given else NONE
    t.news_left = given.number("news_left", 0, len(names.NEWS), t.news_left)
    unseen = [news for news in t.news_bag if news not in t.news_active]
    t.news_bag = sorted(given.some("news_unseen", names.NEWS)) if "news_unseen" in given else unseen
    _tiles(t, given)


# Tiles


def _tiles(t: ScarfaceState, given: Given) -> None:
    for n, text in enumerate(given.texts("tiles", [])):
        _tile(t, given, f"tiles.{n}", text.split())
    rest = [tile for tile in range(len(names.TILES)) if tile not in t.placed]
    t.tile_bag = sorted(given.some("tile_pile", names.TILES)) if "tile_pile" in given else rest


def _tile(t: ScarfaceState, given: Given, part: str, words: list[str]) -> None:
    if len(words) < 2:
        raise BadInput("scarface-error-scenario-tile", part=part)
    tile, district = given.find(part, words[0], names.TILES), given.find(part, words[1], names.DISTRICTS)
    if tile in t.placed:
        raise Impossible("scarface-error-tile-twice", part=part, tile=words[0])
    t.placed.append(tile)
    t.district[tile] = district
    for word in words[2:]:
        if word in names.SIDES[: len(t.gang)]:
            if t.control[tile] != NONE:
                raise Impossible("scarface-error-two-controllers", part=part, tile=words[0])
            t.control[tile] = names.SIDES.index(word)
        elif word in names.BUSINESS:
            t.markers[names.BUSINESS_COUNT * tile + names.BUSINESS.index(word)] += 1
        elif word[0] == "a":
            t.alcohol[tile] = _amount(given, part, word)
        else:
            t.guns[tile] = _amount(given, part, word, "g")


def _amount(given: Given, part: str, word: str, letters: str = "a") -> int:
    """`a2`: a letter and a number."""
    if word[0] not in letters or not word[1:].isdecimal() or len(word) > 3:
        raise given.unknown(part, word, [*names.SIDES, *names.BUSINESS, "a1", "g1"])
    return int(word[1:])


# The two gangs


def _gang(t: ScarfaceState, side: int, given: Given, jobs: list[str]) -> None:
    t.money[side] = given.number("money", 0, 999, t.money[side])
    t.crime[side] = given.number("crime", 0, 99, max(t.crime[side], t.floor()))
    t.dealers[side] = [
        _dealer(given, f"dealers.{n}", text.split(), side)
        for n, text in enumerate(given.texts("dealers", FIRST_DEALERS[1 if side == HENCHMAN else 0]))
    ]
    _people(t, side, given)
    levels = given.table("levels", names.CHARACTERISTICS)
    for name in levels.parts:
        t.level[names.CHARACTERISTIC_COUNT * side + names.CHARACTERISTICS.index(name)] = levels.number(name, 1, 9, 1)
    t.jobs[side] = given.some("jobs", names.JOBS, " ".join(jobs))


def _people(t: ScarfaceState, side: int, given: Given) -> None:
    """Thugs not named are in the HQ; where there are too few, in the slums fewer."""
    at = names.DISTRICT_COUNT * side
    for part, pieces in (("streets", t.street), ("cars", t.cars), ("trucks", t.trucks)):
        table = given.table(part, names.DISTRICTS)
        for name in table.parts:
            pieces[at + names.DISTRICTS.index(name)] = table.number(name, 0, t.book.thugs, 0)
    places = [given.number(place, 0, t.book.thugs, t.book.start_places[n]) for n, place in enumerate(names.PLACES)]
    elsewhere = sum(t.street[at : at + names.DISTRICT_COUNT]) + sum(
        [dealer[names.DEALER_THUGS] for dealer in t.dealers[side]]
    )
    missing = t.book.thugs - elsewhere - sum(places)
    if "hq" not in given:
        places[names.HQ] += missing
        if places[names.HQ] < 0 and "slums" not in given:
            places[names.SLUMS] += places[names.HQ]
            places[names.HQ] = 0
    elif "slums" not in given:
        places[names.SLUMS] += missing
    t.place[names.PLACE_COUNT * side : names.PLACE_COUNT * (side + 1)] = places


def _dealer(given: Given, part: str, words: list[str], side: int) -> list[int]:
    if not words or (words[0] == "?" and side != HENCHMAN):
        raise BadInput("scarface-error-scenario-dealer", part=given.at(part))
    dealer = [names.UNKNOWN if words[0] == "?" else given.find(part, words[0], names.DEALERS), 0, 0, 0]
    for word in words[1:]:
        dealer[names.DEALER_THUGS + "tag".find(word[0])] = _amount(given, part, word, "tag")
    return dealer


def _supplies(t: ScarfaceState, given: Given) -> None:
    """What is on no tile and with no dealer is in the supply."""
    left = [t.business[kind] - sum(t.markers[kind :: names.BUSINESS_COUNT]) for kind in range(3)]
    t.business = given.numbers("business", 3, 0, 99, left) if "business" in given else left
    for kind in range(2):
        used = sum((t.alcohol, t.guns)[kind])
        used += sum([dealer[names.DEALER_GOODS + kind] for dealers in t.dealers for dealer in dealers])
        t.supply[kind] = given.number(("alcohol", "guns")[kind], 0, 99, t.book.goods[kind] - used)
    t.set_bonus()


# Cards


def _without(bag: list[int], gone: list[int]) -> list[int]:
    """What is left of a bag; cards that are not in it cannot be taken from it."""
    left = bag[:]
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def _decks(t: ScarfaceState, given: Given) -> None:
    _market(t, given)
    mine = [job for piles in (t.start_jobs, t.open_jobs, t.jobs) for pile in piles for job in pile]
    t.job_bottom = given.some("jobs_bottom", names.JOBS)
    left = _without(t.job_bag, mine + t.job_bottom)
    t.job_bag = sorted(given.some("jobs", names.JOBS)) if "jobs" in given else left
    t.dealer_bottom = given.some("dealers_bottom", names.DEALERS)
    hidden = sum([dealer[names.DEALER_TYPE] == names.UNKNOWN for dealer in t.dealers[HENCHMAN]])
    mine = [dealer[names.DEALER_TYPE] for dealers in t.dealers for dealer in dealers[names.START_DEALERS :]]
    left = _without(t.dealer_bag, mine + t.dealer_bottom)
    t.dealer_bag = sorted(given.some("dealers", names.DEALERS)) if "dealers" in given else left
    t.dealer_left = given.number("dealers_left", 0, 99, max(0, len(t.dealer_bag) - hidden))
    t.raid_discard = given.some("raid_discard", names.RAIDS)
    left = _without(t.raid_bag, t.raid_discard)
    t.raid_bag = sorted(given.some("raids", names.RAIDS)) if "raids" in given else left


def _market(t: ScarfaceState, given: Given) -> None:
    held = t.h_associates + [card for side in t.humans() for card in cards_of(t, side)]
    t.low_bottom = given.some("low_bottom", names.CARDS)
    t.high_bottom = given.some("high_bottom", names.CARDS)
    if "market" in given:
        slots = given.words("market")
        if len(slots) > 6:
            raise BadInput("scarface-error-scenario-market", part="market")
        t.market = [NONE if card == "" else given.find("market", card, names.CARDS) for card in slots]
        t.market += [NONE] * (6 - len(t.market))
    gone = held + [card for card in t.market if card != NONE] + t.low_bottom + t.high_bottom
    empty = "market" not in given
    low, high = _without(t.low_bag, gone), _without(t.high_bag, gone)
    t.low_bag = sorted(given.some("low", names.CARDS)) if "low" in given else [] if empty else low
    t.high_bag = sorted(given.some("high", names.CARDS)) if "high" in given else [] if empty else high


def _human_cards(t: ScarfaceState, side: int, given: Given, at: str) -> None:
    start = setting_up.start_cards(t, t.gang[side])
    t.hand[side] = sorted(given.some("hand", names.CARDS))
    t.deck_bag[side] = sorted(given.some("deck", names.CARDS))
    t.deck_top[side] = given.some("deck_top", names.CARDS)[::-1]
    t.discard[side] = given.some("discard", names.CARDS)
    named = any(part in given for part in ("hand", "deck", "deck_top", "plan", "discard"))
    acts = at == "act" and side == t.turn
    if acts:
        t.plan = given.some("plan", names.CARDS) if "plan" in given or named else start
    elif "plan" in given:
        if side != t.turn:
            raise Impossible("scarface-error-plan-not-his-turn", part=given.at("plan"))
        t.plan = given.some("plan", names.CARDS)
    elif not named:
        t.discard[side] = start
    rest = _without(setting_up.right_hand_cards(t, t.gang[side]), cards_of(t, side))
    t.right_hand[side] = given.some("right_hand", names.CARDS) if "right_hand" in given else rest
    passed = [cell for cell in (3, 6, 9, 12) if cell <= t.boss(side)]
    t.rewarded[side] = sum([1 << cell for cell in given.numbers("rewarded", -1, 0, 12, passed)])
    t.open_jobs[side] = given.some("open_jobs", names.JOBS)
    if acts:
        t.pool = given.numbers("pool", 3, 0, 99, turn.printed_points(t))
        t.orders_used = sum([1 << order for order in given.some("orders_used", names.ORDERS)])
        t.skills_used = sum([1 << place for place in given.numbers("skills_used", -1, 0, 40, [])])
        t.combos_used = sum([1 << place for place in given.numbers("combos_used", -1, 0, 40, [])])


def _his_cards(t: ScarfaceState, given: Given) -> None:
    """Known cards of `deck_top` are dealt by chance: C cards lie in the bag, A and B cards face down on it."""
    t.h_plan = given.some("plan", names.ACTION_CARDS)
    t.h_discard = given.some("discard", names.ACTION_CARDS)
    top = given.some("deck_top", names.ACTION_CARDS)
    deck = given.some("deck", names.ACTION_CARDS)
    t.h_associates = given.some("associates", names.CARDS)
    better = [card for card in top if t.book.action_deck[card] < 2]
    if better != top[: len(better)]:
        raise BadInput("scarface-error-better-cards-first", part=given.at("deck_top"))
    out = t.h_plan + t.h_discard + deck
    piles = given.table("piles", names.PILES)
    for pile in range(2):
        mine = [card for card in better if t.book.action_deck[card] == pile]
        if names.PILES[pile] in piles:
            unseen = piles.some(names.PILES[pile], names.ACTION_CARDS)
            t.pile_left[pile] = len(unseen)
            t.pile_bag[pile] = sorted(unseen + mine)
        else:
            t.pile_bag[pile] = _without(t.pile_bag[pile], out)
            t.pile_left[pile] = len(t.pile_bag[pile]) - len(mine)
    t.h_top = [t.book.action_deck[card] for card in better][::-1]
    common = [card for card in top if t.book.action_deck[card] == 2]
    rest = [] if "deck" in given or "deck_top" in given else _without(t.h_bag, out)
    t.h_bag = sorted(deck + common + rest)


# Where the game stands


def _whose_turn(t: ScarfaceState, given: Given, at: str) -> None:
    sides = names.SIDES[: len(t.gang)]
    his = at.startswith("henchman") or (at == "raid" and given.one("raided", sides, "human") == HENCHMAN)
    t.turn = given.one("turn", sides, "henchman" if his else "human")
    t.human = HUMAN if t.turn == HENCHMAN else t.turn
    t.phase = HENCHMAN_PHASE if t.turn == HENCHMAN else HUMAN_PHASE


def _start(t: ScarfaceState, given: Given, at: str) -> None:
    side, raided = t.turn, given.one("raided", names.SIDES[: len(t.gang)], "human")
    me = t.human
    human_steps = {"turn": turn.START, "plan": turn.PLAN, "act": turn.ACTS, "reorganize": turn.SELL_ALL}
    if at in human_steps:
        t.stack = [[flow.TURNS, 1, me], [flow.HUMAN_TURN, human_steps[at]]]
        if at == "turn" and t.ring == me:  # SF-41
            t.earn(me, t.book.ring_income)
    elif at == "end":
        t.stack = [[flow.TURNS, 1, me]]
    elif at == "henchman":
        t.stack = [[flow.TURNS, 1, HENCHMAN], [flow.H_TURN, 0, 0, 0, 0]]
        if t.ring == HENCHMAN:
            t.earn(HENCHMAN, t.book.ring_income)
    elif at == "henchman_end":
        t.stack = [[flow.TURNS, 1, HENCHMAN]]
    elif at == "raid":
        t.phase = RAID_PHASE
        t.stack = [[flow.TURNS, 3, side], [flow.RAID, 0, raided, NONE, 0]]
    else:
        t.phase = EXTRA_PHASE
        t.stack = [[flow.TURNS, 3, side], [flow.EXTRA, 0, NONE]]
