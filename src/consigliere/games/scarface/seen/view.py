"""What is seen of a position (SF-9): everything but what nobody has seen. Bags are shown in the order of the data
files, their order on the table is unknown; `bottom` and `deck_top` are what is known, the next card to come first."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from consigliere.games.scarface import names
from consigliere.games.scarface.layout import PHASES
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NONE
from consigliere.games.scarface.rounds import stars, total
from consigliere.games.scarface.seen.outlook import Outlook, outlook
from consigliere.games.scarface.table import Table
from consigliere.kernel.views import Frames, View

# What a deck may hold, to imagine it by: no message to clients.
Unseen = Annotated[list[str] | UnsetType, Meta(extra={"clients": False})]
UnseenPiles = Annotated[list[list[str]] | UnsetType, Meta(extra={"clients": False})]


class Dealer(msgspec.Struct, frozen=True):
    """`dealer` is None for a dealer of the Henchman that nobody has seen."""

    dealer: str | None
    thugs: int
    alcohol: int
    guns: int


class Gang(msgspec.Struct, frozen=True):
    """One side's board. `streets`, `cars` and `trucks` stand by district, `levels` by characteristic; `jobs` are those
    done (Henchman: all his)."""

    gang: str | None
    money: int
    crime: int
    slums: int
    safehouses: int
    hq: int
    underworld: int
    authorities: int
    prison: int
    streets: list[int]
    cars: list[int]
    trucks: list[int]
    levels: list[int]
    boss: int
    dealers: list[Dealer]
    jobs: list[str]
    stars: int


class Hand(msgspec.Struct, frozen=True):
    """The human's cards. `plan_price` is what the next card of the plan costs; `rewarded` are the cells of his boss
    track that have paid out; `pool` is muscle, influence, wild; `skills_used` and `combos_used` are places in the
    plan."""

    hand: list[str]
    deck: list[str]
    deck_top: list[str]
    plan: list[str]
    plan_price: int
    discard: list[str]
    right_hand: list[str]
    rewarded: list[int]
    start_jobs: list[str]
    open_jobs: list[str]
    pool: list[int]
    orders_used: list[str]
    skills_used: list[int]
    combos_used: list[int]


class Henchman(msgspec.Struct, frozen=True):
    """The Henchman's cards. `deck_top` are the piles (A or B) of cards lying face down on the shuffled rest `deck`;
    `unseen` are the cards of A and B nobody has seen, `piles` how many of them still lie there; `cubes` are pairs of a
    place in the plan and a row, from 0."""

    here: str | None
    deck: list[str]
    deck_top: list[str]
    plan: list[str]
    discard: list[str]
    piles: list[int]
    associates: list[str]
    cubes: list[list[int]]
    unseen: UnseenPiles = UNSET


class Tile(msgspec.Struct, frozen=True):
    """`profit` and `defence` are those of its controller; of a neutral tile for the human."""

    tile: str
    district: str
    control: str | None
    night: bool
    markers: list[str]
    alcohol: int
    guns: int
    profit: int
    defence: int


class Deck(msgspec.Struct, frozen=True):
    """`left` cards lie face down in unknown order, they are among `unseen`; below them `bottom`, the next first."""

    left: int
    bottom: list[str]
    discard: list[str]
    unseen: Unseen = UNSET


class Board(msgspec.Struct, frozen=True):
    """The whole table. Lists of seven stand by district. `outlook` is what follows from it all, for people."""

    human: Gang
    rival: Gang
    cards: Hand
    henchman: Henchman
    tiles: list[Tile]
    tile_pile: list[str]
    tokens: list[int]
    police: list[int]
    business: list[int]
    alcohol: int
    guns: int
    market: list[str | None]
    low: Deck
    high: Deck
    jobs: Deck
    dealers: Deck
    raids: Deck
    news: Deck
    news_active: list[str]
    ness: int
    time: int
    ring: str | None
    round: int
    turn: str | None
    closing: bool
    totals: list[int]
    shown: list[int]
    flow: Frames = UNSET
    outlook: Outlook | UnsetType = UNSET


def _names(names: list[str], items: list[int]) -> list[str]:
    return [names[item] for item in items]


def _name(names: list[str], item: int) -> str | None:
    return None if item == NONE else names[item]


def _bits(bits: int, most: int) -> list[int]:
    return [n for n in range(most) if bits >> n & 1]


def _gang(t: Table, side: int) -> Gang:
    at, end = names.DISTRICT_COUNT * side, names.DISTRICT_COUNT * (side + 1)
    slums, safehouses, hq, underworld, authorities, prison = t.place[
        names.PLACE_COUNT * side : names.PLACE_COUNT * (side + 1)
    ]
    return Gang(
        gang=_name(names.GANGS, t.gang[side]),
        money=t.money[side],
        crime=t.crime[side],
        slums=slums,
        safehouses=safehouses,
        hq=hq,
        underworld=underworld,
        authorities=authorities,
        prison=prison,
        streets=t.street[at:end],
        cars=t.cars[at:end],
        trucks=t.trucks[at:end],
        levels=t.level[names.CHARACTERISTIC_COUNT * side : names.CHARACTERISTIC_COUNT * (side + 1)],
        boss=t.boss(side),
        dealers=[Dealer(_name(names.DEALERS, d[0]), d[1], d[2], d[3]) for d in t.dealers[side]],
        jobs=_names(names.JOBS, t.jobs[side]),
        stars=stars(t, side),
    )


def _hand(t: Table) -> Hand:
    return Hand(
        hand=_names(names.CARDS, t.hand),
        deck=_names(names.CARDS, t.deck_bag),
        deck_top=_names(names.CARDS, t.deck_top[::-1]),
        plan=_names(names.CARDS, t.plan),
        plan_price=t.plan_price(),
        discard=_names(names.CARDS, t.discard),
        right_hand=_names(names.CARDS, t.right_hand),
        rewarded=_bits(t.rewarded, 13),
        start_jobs=_names(names.JOBS, t.start_jobs),
        open_jobs=_names(names.JOBS, t.open_jobs),
        pool=t.pool[:],
        orders_used=_names(names.ORDERS, _bits(t.orders_used, 15)),
        skills_used=_bits(t.skills_used, len(t.plan)),
        combos_used=_bits(t.combos_used, len(t.plan)),
    )


def _henchman(t: Table) -> Henchman:
    return Henchman(
        here=_name(names.DISTRICTS, t.here),
        deck=_names(names.ACTION_CARDS, t.h_bag),
        deck_top=_names(names.PILES, t.h_top[::-1]),
        plan=_names(names.ACTION_CARDS, t.h_plan),
        discard=_names(names.ACTION_CARDS, t.h_discard),
        unseen=[_names(names.ACTION_CARDS, t.pile_bag[0]), _names(names.ACTION_CARDS, t.pile_bag[1])],
        piles=t.pile_left[:],
        associates=_names(names.CARDS, t.h_associates),
        cubes=[[cube // names.CUBE_ROWS, cube % names.CUBE_ROWS] for cube in t.cubes],
    )


def _tile(t: Table, tile: int) -> Tile:
    side = t.control[tile]
    return Tile(
        tile=names.TILES[tile],
        district=names.DISTRICTS[t.district[tile]],
        control=_name(names.SIDES, side),
        night=t.face(tile) & names.NIGHT == 1,
        markers=[
            names.BUSINESS[kind] for kind in range(3) for _ in range(t.markers[names.BUSINESS_COUNT * tile + kind])
        ],
        alcohol=t.alcohol[tile],
        guns=t.guns[tile],
        profit=0 if t.gang[max(0, side)] == NONE else t.profit(tile, max(0, side)),
        defence=0 if side >= 0 and t.gang[side] == NONE else t.defence(tile),
    )


def _deck(names: list[str], bag: list[int], bottom: list[int], discard: list[int], left: int) -> Deck:
    return Deck(left, _names(names, bottom), _names(names, discard), _names(names, bag))


def board(t: Table) -> Board:
    return Board(
        human=_gang(t, HUMAN),
        rival=_gang(t, HENCHMAN),
        cards=_hand(t),
        henchman=_henchman(t),
        tiles=[_tile(t, tile) for tile in t.placed],
        tile_pile=_names(names.TILES, t.tile_bag),
        tokens=t.token[:],
        police=t.police[:],
        business=t.business[:],
        alcohol=t.supply[names.ALCOHOL],
        guns=t.supply[names.GUNS],
        market=[_name(names.CARDS, card) for card in t.market],
        low=_deck(names.CARDS, t.low_bag, t.low_bottom, [], len(t.low_bag)),
        high=_deck(names.CARDS, t.high_bag, t.high_bottom, [], len(t.high_bag)),
        jobs=_deck(names.JOBS, t.job_bag, t.job_bottom, [], len(t.job_bag)),
        dealers=_deck(names.DEALERS, t.dealer_bag, t.dealer_bottom, [], t.dealer_left),
        raids=_deck(names.RAIDS, t.raid_bag, [], t.raid_discard, len(t.raid_bag)),
        news=_deck(names.NEWS, t.news_bag, [], [], t.news_left),
        news_active=_names(names.NEWS, t.news_active),
        ness=t.ness,
        time=t.time,
        ring=_name(names.SIDES, t.ring),
        round=t.round,
        turn=_name(names.SIDES, t.turn),
        closing=t.closing,
        totals=[total(t, HUMAN), total(t, HENCHMAN)],
        shown=t.shown[:],
        flow=[frame[:] for frame in t.stack],
    )


DECKS = ("low", "high", "jobs", "dealers", "raids", "news")


def shown(t: Table, view: View) -> View:
    """For people: without the frames and what bots imagine by, with the outlook."""
    seen: Board = view.board
    parts: dict[str, Any] = {name: msgspec.structs.replace(getattr(seen, name), unseen=UNSET) for name in DECKS}
    parts |= {"henchman": msgspec.structs.replace(seen.henchman, unseen=UNSET), "flow": UNSET, "outlook": outlook(t)}
    return msgspec.structs.replace(view, board=msgspec.structs.replace(seen, **parts))


def phase(t: Table) -> str:
    return PHASES[t.phase]


def _side_facts(t: Table, side: int, gang: dict[str, Any]) -> dict[str, Any]:
    for field in ("streets", "cars", "trucks"):
        gang[field] = dict(zip(names.DISTRICTS, gang[field], strict=True))
    gang["levels"] = dict(zip(names.CHARACTERISTICS, gang["levels"], strict=True))
    gang["reserve_cars"] = t.reserve(side, 0)
    gang["reserve_trucks"] = t.reserve(side, 1)
    gang["free_markers"] = t.free_markers(side)
    gang["places"] = {place: gang[place] for place in names.PLACES}
    return gang


def facts(t: Table) -> dict[str, Any]:
    """The board, with the handy paths of positions.py."""
    whole: dict[str, Any] = msgspec.to_builtins(board(t))
    cards, henchman = whole.pop("cards"), whole["henchman"]
    human = {**_side_facts(t, HUMAN, whole["human"]), **cards}
    henchman["piles"] = dict(zip(names.PILES, henchman["piles"], strict=True))
    henchman["unseen"] = dict(zip(names.PILES, henchman["unseen"], strict=True))
    rival = {**_side_facts(t, HENCHMAN, whole.pop("rival")), **henchman}
    tiles = {tile.pop("tile"): tile for tile in whole["tiles"]}
    for tile in tiles.values():
        tile["control"] = tile["control"] or ""
    districts = {
        name: {
            "number": t.token[n],
            "police": t.police[n],
            "tiles": [names.TILES[tile] for tile in t.placed if t.district[tile] == n],
        }
        for n, name in enumerate(names.DISTRICTS)
    }
    market = ["" if card is None else card for card in whole["market"]]
    more = {"tiles": tiles, "district": districts, "market": market, "ring": whole["ring"] or "", "returns": t.returns}
    return {**whole, "human": human, "henchman": rival, **more}
