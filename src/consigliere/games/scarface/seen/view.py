"""What is seen of a position (SF-9, SF-221): everything but what nobody has seen and, in company, the hands of the
others. Bags are shown in the order of the data files, their order on the table is unknown; `bottom` and `deck_top` are
what is known, the next card to come first."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from consigliere.games.scarface import names
from consigliere.games.scarface.draws import drawing
from consigliere.games.scarface.layout import PHASES
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NONE
from consigliere.games.scarface.rounds import stars, total
from consigliere.games.scarface.seen.outlook import Outlook, outlook
from consigliere.games.scarface.table import Table
from consigliere.kernel.views import Frames, View

# What a deck may hold, to imagine it by: no message to clients.
Unseen = Annotated[list[str] | UnsetType, Meta(extra={"clients": False})]
UnseenPiles = Annotated[list[list[str]] | UnsetType, Meta(extra={"clients": False})]


class Dealer(msgspec.Struct, frozen=True, array_like=True):
    """`dealer` is None for a dealer of the Henchman that nobody has seen."""

    dealer: str | None
    thugs: int
    alcohol: int
    guns: int


class Gang(msgspec.Struct, frozen=True):
    """One side's board. `side` is its name in the whole view and in events; `seat` is None for the Henchman, and before
    the turn order is drawn. `streets`, `cars` and `trucks` stand by district, `levels` by characteristic; `jobs` are
    those done (Henchman: all his)."""

    side: str
    seat: int | None
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
    """A human's cards. `plan_price` is what the next card of the plan costs; `rewarded` are the cells of his boss
    track that have paid out; `pool` is muscle, influence, wild; `skills_used` and `combos_used` are places in the
    plan. Who may not see his hand (`hidden`) sees how many cards it and the deck have, and in `deck` which cards these
    are together."""

    hidden: bool
    hand_size: int
    deck_size: int
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


class Other(msgspec.Struct, frozen=True):
    """Another human, in company."""

    gang: Gang
    cards: Hand


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
    """`control` is a side. `profit` and `defence` are those of its controller; of a neutral tile for the human,
    before he has a gang the printed profit."""

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
    """The whole table. Lists of seven stand by district. `human` and `cards` are the viewer's own, for a spectator
    those of the first human; `others` are the other humans in turn order; `rival` and `henchman` are the Henchman's.
    `turn`, `ring` and `deciding` (the human who decides or for whom cards are drawn) are sides; `totals` stand by side:
    first human, Henchman, second and third human. `outlook` is what follows from it all, for people."""

    human: Gang
    rival: Gang
    cards: Hand
    others: list[Other]
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
    deciding: str
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
        side=names.SIDES[side],
        seat=None if t.seats[side] == NONE else t.seats[side],
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
        dealers=[
            Dealer(_name(names.DEALERS, kind), thugs, alcohol, guns) for kind, thugs, alcohol, guns in t.dealers[side]
        ],
        jobs=_names(names.JOBS, t.jobs[side]),
        stars=stars(t, side),
    )


def _hand(t: Table, side: int, hidden: bool) -> Hand:
    hand, deck, top = t.hand[side], t.deck_bag[side], t.deck_top[side]
    if hidden:
        hand, deck, top = [], sorted(hand + deck + top + (t.shown if drawing(t) and t.human == side else [])), []
    plays = side == t.turn
    plan = t.plan if plays else []
    return Hand(
        hidden=hidden,
        hand_size=len(t.hand[side]),
        deck_size=len(t.deck_bag[side]) + len(t.deck_top[side]),
        hand=_names(names.CARDS, hand),
        deck=_names(names.CARDS, deck),
        deck_top=_names(names.CARDS, top[::-1]),
        plan=_names(names.CARDS, plan),
        plan_price=t.plan_price() if plays else 0,
        discard=_names(names.CARDS, t.discard[side]),
        right_hand=_names(names.CARDS, t.right_hand[side]),
        rewarded=_bits(t.rewarded[side], 13),
        start_jobs=_names(names.JOBS, t.start_jobs[side]),
        open_jobs=_names(names.JOBS, t.open_jobs[side]),
        pool=t.pool[:] if plays else [0, 0, 0],
        orders_used=_names(names.ORDERS, _bits(t.orders_used if plays else 0, 15)),
        skills_used=_bits(t.skills_used, len(plan)),
        combos_used=_bits(t.combos_used, len(plan)),
    )


def side_of(t: Table, seat: int | None) -> int:
    """The human a view is drawn for: the first one where nobody is meant, or the turn order is still unknown."""
    return t.seats.index(seat) if seat is not None and seat in t.seats else HUMAN


def _hidden(t: Table, side: int, seat: int | None) -> bool:
    """SF-221."""
    return not t.alone() and t.seats[side] != seat


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


def _tile(t: Table, tile: int, me: int) -> Tile:
    side = t.control[tile]
    asking = me if side == NONE else side
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
        profit=t.book.profit[t.face(tile)] if t.gang[asking] == NONE else t.profit(tile, asking),
        defence=0 if side >= 0 and t.gang[side] == NONE else t.defence(tile),
    )


def _deck(names: list[str], bag: list[int], bottom: list[int], discard: list[int], left: int) -> Deck:
    return Deck(left, _names(names, bottom), _names(names, discard), _names(names, bag))


def board(t: Table, seat: int | None) -> Board:
    me = side_of(t, seat)
    others = [side for side in t.humans() if side != me]
    unseen = drawing(t) and _hidden(t, t.human, seat)
    return Board(
        human=_gang(t, me),
        rival=_gang(t, HENCHMAN),
        cards=_hand(t, me, _hidden(t, me, seat)),
        others=[Other(_gang(t, side), _hand(t, side, _hidden(t, side, seat))) for side in others],
        henchman=_henchman(t),
        tiles=[_tile(t, tile, me) for tile in t.placed],
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
        deciding=names.SIDES[t.human],
        closing=t.closing,
        totals=[total(t, side) for side in range(len(t.gang))],
        shown=[NONE] * len(t.shown) if unseen else t.shown[:],
        flow=[frame[:] for frame in t.stack],
    )


DECKS = ("low", "high", "jobs", "dealers", "raids", "news")


def shown(t: Table, view: View) -> View:
    """For people: without the frames and what bots imagine by, with the outlook."""
    seen: Board = view.board
    parts: dict[str, Any] = {name: msgspec.structs.replace(getattr(seen, name), unseen=UNSET) for name in DECKS}
    parts |= {"henchman": msgspec.structs.replace(seen.henchman, unseen=UNSET), "flow": UNSET}
    parts["outlook"] = outlook(t, side_of(t, view.seat))
    return msgspec.structs.replace(view, board=msgspec.structs.replace(seen, **parts))


def phase(t: Table) -> str:
    return PHASES[t.phase]


def _side_facts(t: Table, side: int, gang: dict[str, Any]) -> dict[str, Any]:
    for field in ("streets", "cars", "trucks"):
        gang[field] = dict(zip(names.DISTRICTS, gang[field], strict=True))
    gang["dealers"] = [dict(zip(Dealer.__struct_fields__, dealer, strict=True)) for dealer in gang["dealers"]]
    gang["levels"] = dict(zip(names.CHARACTERISTICS, gang["levels"], strict=True))
    gang["reserve_cars"] = t.reserve(side, 0)
    gang["reserve_trucks"] = t.reserve(side, 1)
    gang["free_markers"] = t.free_markers(side)
    gang["places"] = {place: gang[place] for place in names.PLACES}
    return gang


def facts(t: Table) -> dict[str, Any]:
    """The board, with the handy paths of positions.py: each human by the name of his side."""
    whole: dict[str, Any] = msgspec.to_builtins(board(t, None))
    henchman = whole["henchman"]
    for part in ("human", "cards", "others"):
        del whole[part]
    humans = {
        names.SIDES[side]: {
            **_side_facts(t, side, msgspec.to_builtins(_gang(t, side))),
            **msgspec.to_builtins(_hand(t, side, False)),
        }
        for side in t.humans()
    }
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
    return {**whole, **humans, "henchman": rival, **more}
