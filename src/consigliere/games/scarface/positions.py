"""Positions set up by a scenario.

A scenario's `given` (all parts optional; unnamed parts are the base position below):

    options = { level = "hard" }      # as of a game (gang and rival are set by `gang`, `rival` here)
    at = "act"           # where the game is: "setup" (a whole game from the start, chance in `draws`), "act" (human's
                         # action turn, default), "plan" (he lays his plan), "turn" (start of the human's turn),
                         # "reorganize" (his reorganization begins), "end" (end of his turn, before the crime check),
                         # "henchman" (start of the Henchman's turn), "henchman_end", "raid" (with raided = "human"; the
                         # turn was that of the raided),
                         # "extra" (the Extra Extra phase begins; turn = "human" or "henchman" says whose turn is over)
    gang = "outfit"   rival = "gems"
    round = 1   turn = "human"   closing = false        # closing: the news ran out, last turn (SF-123)
    tokens = [1, 2, 3, 4, 5, 6, 7]    # token number by district: far_north north west central south southwest far_south
    here = "central"                  # Henchman token
    police = "far_north central far_south"
    ness = 0   time = 2   ring = "human"                # or "henchman"; default: in the supply
    tiles = ["loop central human speakeasy casino a2 g1", "pilsen west henchman a1", "uptown north"]
                                      # in the order placed: tile, district, then any of: human | henchman, business
                                      # markers, a<n> alcohol, g<n> guns. Default: no tiles. Night follows from markers
    tile_pile = "maxwell"             # default: all tiles not placed
    business = [16, 12, 12]           # supply; default: what is not on tiles
    alcohol = 50   guns = 35          # supply; default: what is not placed
    market = ["street_tough", "newsboy", "beat_cop", "moonshiner", "state_senator", ""]   # low1 low2 low3 lowtop high
                                      # hightop, "" = empty; default: all empty and all associate decks empty
    low = "loan_shark newsboy"   high = ""    # unknown order decks; default: empty if `market` unnamed, else the rest
    low_bottom = "..."   high_bottom = "..."  # known order below, next to come first
    jobs = "hush_money"   jobs_bottom = ""    # job deck; default: all jobs not placed
    dealers = "..."   dealers_bottom = ""   dealers_left = 3   # default: all of the dealer deck not placed (SF-15)
    raids = "..."   raid_discard = ""         # default: all not in the discard
    news = ["voted_dry", "stock_boom"]        # the active cell, newest last; default voted_dry
    news_left = 3                             # cards in the news deck, the last is prohibition_ends
    news_unseen = "gang_war"                  # those it may hold; default: all not active
    start_jobs = "rigged_fight blackmail bribe_jury"   # of the human, default these three: count, no effect

    [given.human]       [given.henchman]
    money = 10          # henchman 0
    crime = 1
    slums = 6   safehouses = 2   hq = 4       # HQ: default what is left of 12
    underworld = 0   authorities = 0   prison = 0
    streets = { west = 2 }   cars = { central = 1 }   trucks = { south = 1 }   # default none; the rest in reserve
    levels = { trade = 2 }                    # default 1; the boss's cell follows
    dealers = ["alcohol_supplier a1 t1", "gun_supplier"]   # type, a<n> g<n> goods, t<n> thugs; henchman: "?" = unseen
                                              # default: alcohol_supplier and gun_supplier; distillery_owner, gun_runner
    jobs = "own_newspaper"                    # done jobs (henchman: his, default frame_up drive_by hush_money)
    associates = "loan_shark"                 # henchman only: his pile

    human only: rewarded = [3] (cells of the boss track; default: those the boss has passed or stands on),
    hand, deck (unknown order), deck_top (known, next first), plan, discard, right_hand (names with blanks;
    default: hand empty, deck empty, plan = all six starting cards if at = "act" and none named elsewhere),
    open_jobs = "blackmail", pool = [3, 2, 1] (muscle, influence, wild; default: from plan and Power),
    orders_used = "recruit move", skills_used = [0], combos_used = [] (places in the plan)
    henchman only: deck (unknown order), deck_top = "C03 C01" (known cards, next first; deals them in `draws` order),
    plan, discard, piles = { A = "A01", B = "B01 B02" } (unseen cards of A and B; default all 12 and 15 not placed)

Cards drawn by chance are named in `draws`, in the order they come (kinds deal_*): a district's token number, tiles,
markers, cards. A draw with one possible result is not asked.

Paths of `facts`: all fields of view.Board, with these handy forms besides: human.<field> and henchman.<field> with
streets.<district>, cars.<district>, trucks.<district>, levels.<characteristic>, reserve_cars, reserve_trucks,
free_markers, dealers.<n>.dealer / thugs / alcohol / guns; human.hand / deck / deck_top / plan / discard / right_hand /
open_jobs / start_jobs / pool; henchman.here / deck / deck_top / plan / discard / piles.A / piles.B / unseen / cubes /
associates; tiles.<tile>.district / control / night / markers / alcohol / guns / profit / defence ("control" is "human",
"henchman" or ""); district.<id>.number / police / tiles; market.<n>; low.left, jobs.left, jobs.bottom, dealers.left,
raids.left, raids.discard, news.left, news_active, alcohol, guns, business, ness, time, ring, round, turn, closing,
totals, returns. Lists may be given as words with blanks between them.
"""

from typing import Any, Final

from consigliere.games.scarface import setting_up, turn
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.flow import EXTRA, H_TURN, HUMAN_TURN, RAID, SET_UP, TURNS
from consigliere.games.scarface.layout import EXTRA_PHASE, HENCHMAN_PHASE, HUMAN_PHASE, RAID_PHASE
from consigliere.games.scarface.names import (
    ACTION_CARDS,
    BUSINESS,
    CARDS,
    CHARACTERISTICS,
    DEALERS,
    DISTRICTS,
    GANGS,
    HENCHMAN,
    HQ,
    HUMAN,
    JOBS,
    NEWS,
    NONE,
    ORDERS,
    PILES,
    PLACES,
    RAIDS,
    SIDES,
    TILES,
    UNKNOWN,
)
from consigliere.games.scarface.options import check_options
from consigliere.kernel.errors import BadInput

PARTS: Final = [
    "options", "at", "gang", "rival", "round", "turn", "closing", "raided", "tokens", "here", "police", "ness", "time",
    "ring", "tiles", "tile_pile", "business", "alcohol", "guns", "market", "low", "low_bottom", "high", "high_bottom",
    "jobs", "jobs_bottom", "dealers", "dealers_bottom", "dealers_left", "raids", "raid_discard", "news", "news_left",
    "news_unseen", "start_jobs", "human", "henchman",
]  # fmt: skip
SIDE_PARTS: Final = [
    "money", "crime", *PLACES, "streets", "cars", "trucks", "levels", "rewarded", "dealers", "jobs", "associates",
    "hand", "deck", "deck_top", "plan", "discard", "right_hand", "open_jobs", "pool", "orders_used", "skills_used",
    "combos_used", "piles",
]  # fmt: skip
START_JOBS: Final = "rigged_fight blackmail bribe_jury"
HIS_JOBS: Final = "frame_up drive_by hush_money"
START_DEALERS: Final = [["alcohol_supplier", "gun_supplier"], ["distillery_owner", "gun_runner"]]

Given = dict[str, Any]


def _bad(what: str, found: object) -> BadInput:
    return BadInput("scarface-error-position", what=what, found=str(found))


def _words(value: object) -> list[str]:
    return value.split() if isinstance(value, str) else [str(item) for item in value]  # type: ignore[attr-defined]


def _one(names: list[str], name: object, what: str) -> int:
    if name not in names:
        raise _bad(what, name)
    return names.index(str(name))


def _items(names: list[str], value: object, what: str) -> list[int]:
    return [_one(names, word, what) for word in _words(value)]


def _side(value: object, what: str) -> int:
    return NONE if value in (None, "") else _one(SIDES, value, what)


def set_up(t: ScarfaceState, given: Given) -> None:
    for part in given:
        if part not in PARTS:
            raise _bad("given", part)
    for side in SIDES:
        for part in given.get(side, {}):
            if part not in SIDE_PARTS:
                raise _bad(side, part)
    t.options = check_options(dict(given.get("options", {})))
    t.read_options()
    setting_up.fill(t)
    if given.get("at") == "setup":
        t.push([SET_UP, 0, 0])
        t.advance()
        return
    _city(t, given)
    _gangs(t, given)
    _decks(t, given)
    _check(t)
    _start(t, given)
    t.advance()


def _city(t: ScarfaceState, given: Given) -> None:
    t.gang = [_one(GANGS, given.get("gang", "outfit"), "gang"), _one(GANGS, given.get("rival", "gems"), "rival")]
    t.round = given.get("round", 1)
    t.closing = given.get("closing", False)
    t.token = [int(number) for number in given.get("tokens", [1, 2, 3, 4, 5, 6, 7])]
    if sorted(t.token) != [1, 2, 3, 4, 5, 6, 7]:
        raise _bad("tokens", t.token)
    t.here = _one(DISTRICTS, given.get("here", "central"), "here")
    if "police" in given:
        police = _items(DISTRICTS, given["police"], "police")
        t.police = [1 if district in police else 0 for district in range(7)]
    t.ness = given.get("ness", t.ness)
    t.time = given.get("time", t.time)
    t.ring = _side(given.get("ring"), "ring")
    for text in given.get("tiles", []):
        _tile(t, text)
    rest = [tile for tile in range(len(TILES)) if tile not in t.placed]
    t.tile_bag = sorted(_items(TILES, given["tile_pile"], "tile_pile")) if "tile_pile" in given else rest
    for kind in range(3):
        t.business[kind] -= sum(t.markers[kind::3])
    t.business = given.get("business", t.business)[:]
    t.news_active = _items(NEWS, given.get("news", ["voted_dry"]), "news")
    t.news_left = given.get("news_left", t.news_left)
    unseen = [news for news in t.news_bag if news not in t.news_active]
    t.news_bag = sorted(_items(NEWS, given["news_unseen"], "news_unseen")) if "news_unseen" in given else unseen


def _tile(t: ScarfaceState, text: str) -> None:
    words = text.split()
    tile, district = _one(TILES, words[0], "tiles"), _one(DISTRICTS, words[1], "tiles")
    t.placed.append(tile)
    t.district[tile] = district
    for word in words[2:]:
        if word in SIDES:
            t.control[tile] = SIDES.index(word)
        elif word in BUSINESS:
            t.markers[3 * tile + BUSINESS.index(word)] += 1
        elif word[0] == "a" and word[1:].isdigit():
            t.alcohol[tile] = int(word[1:])
        elif word[0] == "g" and word[1:].isdigit():
            t.guns[tile] = int(word[1:])
        else:
            raise _bad("tiles", word)


def _gangs(t: ScarfaceState, given: Given) -> None:
    t.start_jobs = _items(JOBS, given.get("start_jobs", START_JOBS), "start_jobs")
    for side in (HUMAN, HENCHMAN):
        part = given.get(SIDES[side], {})
        t.money[side] = part.get("money", t.money[side])
        t.crime[side] = part.get("crime", max(t.crime[side], t.floor()))
        _people(t, side, part)
        for name, level in part.get("levels", {}).items():
            t.level[7 * side + _one(CHARACTERISTICS, name, "levels")] = level
        t.dealers[side] = [_dealer(text) for text in part.get("dealers", START_DEALERS[side])]
        t.jobs[side] = _items(JOBS, part.get("jobs", "" if side == HUMAN else HIS_JOBS), "jobs")
    for kind in range(2):
        used = sum((t.alcohol, t.guns)[kind])
        used += sum(dealer[2 + kind] for dealers in t.dealers for dealer in dealers)
        t.supply[kind] = given.get(("alcohol", "guns")[kind], t.book.goods[kind] - used)
    t.set_bonus()


def _people(t: ScarfaceState, side: int, part: Given) -> None:
    at = 7 * side
    for field, pieces in (("streets", t.street), ("cars", t.cars), ("trucks", t.trucks)):
        for name, n in part.get(field, {}).items():
            pieces[at + _one(DISTRICTS, name, field)] = n
    places = [part.get(place, t.book.start_places[n]) for n, place in enumerate(PLACES)]
    elsewhere = sum(t.street[at : at + 7]) + sum(_dealer(text)[1] for text in part.get("dealers", []))
    if "hq" not in part:
        places[HQ] = t.book.thugs - elsewhere - sum(places) + places[HQ]
        if places[HQ] < 0 and "slums" not in part:
            places[0] += places[HQ]
            places[HQ] = 0
    elif "slums" not in part:
        places[0] = t.book.thugs - elsewhere - sum(places) + places[0]
    if min(places) < 0 or sum(places) + elsewhere != t.book.thugs:
        raise _bad(f"{SIDES[side]} thugs", places)
    t.place[6 * side : 6 * side + 6] = places


def _dealer(text: str) -> list[int]:
    words = text.split()
    dealer = [UNKNOWN if words[0] == "?" else _one(DEALERS, words[0], "dealers"), 0, 0, 0]
    for word in words[1:]:
        if word[0] not in "tag" or not word[1:].isdigit():
            raise _bad("dealers", word)
        dealer[1 + "tag".index(word[0])] = int(word[1:])
    return dealer


def _without(bag: list[int], gone: list[int]) -> list[int]:
    """What is left of a bag; cards that are not in it cannot be taken from it."""
    left = bag[:]
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def _decks(t: ScarfaceState, given: Given) -> None:
    _human_cards(t, given.get("human", {}), given.get("at", "act"))
    _his_cards(t, given.get("henchman", {}))
    _market(t, given)
    mine = t.start_jobs + t.open_jobs + t.jobs[HUMAN] + t.jobs[HENCHMAN]
    t.job_bottom = _items(JOBS, given.get("jobs_bottom", ""), "jobs_bottom")
    left = _without(t.job_bag, mine + t.job_bottom)
    t.job_bag = sorted(_items(JOBS, given["jobs"], "jobs")) if "jobs" in given else left
    t.dealer_bottom = _items(DEALERS, given.get("dealers_bottom", ""), "dealers_bottom")
    hidden = sum(dealer[0] == UNKNOWN for dealer in t.dealers[HENCHMAN])
    mine = [dealer[0] for dealer in t.dealers[HUMAN][2:] + t.dealers[HENCHMAN][2:]]
    left = _without(t.dealer_bag, mine + t.dealer_bottom)
    t.dealer_bag = sorted(_items(DEALERS, given["dealers"], "dealers")) if "dealers" in given else left
    t.dealer_left = given.get("dealers_left", max(0, len(t.dealer_bag) - hidden))
    t.raid_discard = _items(RAIDS, given.get("raid_discard", ""), "raid_discard")
    left = _without(t.raid_bag, t.raid_discard)
    t.raid_bag = sorted(_items(RAIDS, given["raids"], "raids")) if "raids" in given else left


def _market(t: ScarfaceState, given: Given) -> None:
    held = t.hand + t.deck_bag + t.deck_top + t.plan + t.discard + t.h_associates
    t.low_bottom = _items(CARDS, given.get("low_bottom", ""), "low_bottom")
    t.high_bottom = _items(CARDS, given.get("high_bottom", ""), "high_bottom")
    if "market" in given:
        slots = given["market"]
        slots = slots.split() if isinstance(slots, str) else slots
        t.market = [NONE if card == "" else _one(CARDS, card, "market") for card in slots]
        t.market += [NONE] * (6 - len(t.market))
    gone = held + [card for card in t.market if card != NONE] + t.low_bottom + t.high_bottom
    empty = "market" not in given
    t.low_bag = [] if empty else _without(t.low_bag, gone)
    t.high_bag = [] if empty else _without(t.high_bag, gone)
    if "low" in given:
        t.low_bag = sorted(_items(CARDS, given["low"], "low"))
    if "high" in given:
        t.high_bag = sorted(_items(CARDS, given["high"], "high"))


def _human_cards(t: ScarfaceState, part: Given, at: str) -> None:
    start = setting_up.start_cards(t, t.gang[HUMAN])
    t.hand = sorted(_items(CARDS, part.get("hand", ""), "hand"))
    t.deck_bag = sorted(_items(CARDS, part.get("deck", ""), "deck"))
    t.deck_top = _items(CARDS, part.get("deck_top", ""), "deck_top")[::-1]
    t.discard = _items(CARDS, part.get("discard", ""), "discard")
    named = any(field in part for field in ("hand", "deck", "deck_top", "plan", "discard"))
    default = [] if named or at != "act" else start
    t.plan = _items(CARDS, part["plan"], "plan") if "plan" in part else default
    if not named and at != "act":
        t.discard = start
    held = t.hand + t.deck_bag + t.deck_top + t.discard + t.plan
    rest = _without(setting_up.right_hand_cards(t, t.gang[HUMAN]), held)
    t.right_hand = _items(CARDS, part["right_hand"], "right_hand") if "right_hand" in part else rest
    cells = part.get("rewarded", [cell for cell in (3, 6, 9, 12) if cell <= t.boss(HUMAN)])
    t.rewarded = sum(1 << cell for cell in cells)
    t.open_jobs = _items(JOBS, part.get("open_jobs", ""), "open_jobs")
    if at == "act":
        t.pool = part.get("pool", turn.printed_points(t))[:]
        t.orders_used = sum(1 << order for order in _items(ORDERS, part.get("orders_used", ""), "orders_used"))
        t.skills_used = sum(1 << place for place in part.get("skills_used", []))
        t.combos_used = sum(1 << place for place in part.get("combos_used", []))


def _his_cards(t: ScarfaceState, part: Given) -> None:
    """Known cards of `deck_top` are dealt by chance: C cards lie in the bag, A and B cards face down on it."""
    t.h_plan = _items(ACTION_CARDS, part.get("plan", ""), "plan")
    t.h_discard = _items(ACTION_CARDS, part.get("discard", ""), "discard")
    top = _items(ACTION_CARDS, part.get("deck_top", ""), "deck_top")
    bag = _items(ACTION_CARDS, part["deck"], "deck") if "deck" in part else None
    t.h_associates = _items(CARDS, part.get("associates", ""), "associates")
    better = [card for card in top if t.book.action_deck[card] < 2]
    if better != top[: len(better)]:
        raise _bad("henchman deck_top", part["deck_top"])
    out = t.h_plan + t.h_discard + (bag or [])
    for pile in range(2):
        text = part.get("piles", {}).get(PILES[pile])
        unseen = _without(t.pile_bag[pile], out) if text is None else _items(ACTION_CARDS, text, "piles")
        mine = [card for card in better if t.book.action_deck[card] == pile]
        t.pile_left[pile] = len(unseen) - (len(mine) if text is None else 0)
        t.pile_bag[pile] = sorted(unseen + (mine if text is not None else []))
    t.h_top = [t.book.action_deck[card] for card in better][::-1]
    common = [card for card in top if t.book.action_deck[card] == 2]
    if bag is None and not common:
        bag = [] if "deck_top" in part else _without(t.h_bag, out)
    t.h_bag = sorted((bag or []) + common)


def _check(t: ScarfaceState) -> None:
    """What no table can show."""
    for tile in t.placed:
        if t.marker_count(tile) > t.book.business_slots[tile]:
            raise _bad("tiles", f"{TILES[tile]}: markers")
        if t.control[tile] == NONE and t.alcohol[tile] + t.guns[tile]:
            raise _bad("tiles", f"{TILES[tile]}: goods")
        if t.control[tile] == HUMAN and t.room(tile) < 0:
            raise _bad("tiles", f"{TILES[tile]}: room")
    if min(t.supply + t.business) < 0 or sum(t.police) > 3:
        raise _bad("supply", t.supply + t.business)
    for side in (HUMAN, HENCHMAN):
        left = [t.free_markers(side), t.reserve(side, 0), t.reserve(side, 1)]
        if min(left) < 0 or not t.floor() <= t.crime[side] <= t.book.crime_max:
            raise _bad(SIDES[side], [*left, t.crime[side]])


def _start(t: ScarfaceState, given: Given) -> None:
    at = given.get("at", "act")
    his = str(at).startswith("henchman") or (at == "raid" and given.get("raided") == "henchman")
    side = _side(given.get("turn", "henchman" if his else "human"), "turn")
    t.turn = side
    t.phase = HUMAN_PHASE if side == HUMAN else HENCHMAN_PHASE
    human_steps = {"turn": turn.START, "plan": turn.PLAN, "act": turn.ACTS, "reorganize": turn.SELL_ALL}
    if at in human_steps:
        t.stack = [[TURNS, 1, HUMAN], [HUMAN_TURN, human_steps[at]]]
        if at == "turn" and t.ring == HUMAN:  # SF-41
            t.earn(HUMAN, t.book.ring_income)
    elif at == "end":
        t.stack = [[TURNS, 1, HUMAN]]
    elif at == "henchman":
        t.stack = [[TURNS, 1, HENCHMAN], [H_TURN, 0, 0, 0, 0]]
        if t.ring == HENCHMAN:
            t.earn(HENCHMAN, t.book.ring_income)
    elif at == "henchman_end":
        t.stack = [[TURNS, 1, HENCHMAN]]
    elif at == "raid":
        t.phase = RAID_PHASE
        t.stack = [[TURNS, 3, side], [RAID, 0, _side(given.get("raided", "human"), "raided"), NONE, 0]]
    elif at == "extra":
        t.phase = EXTRA_PHASE
        t.stack = [[TURNS, 3, side], [EXTRA, 0, NONE]]
    else:
        raise _bad("at", at)
