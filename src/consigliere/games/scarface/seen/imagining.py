"""A whole state from what is seen: in the solo game nothing is hidden but the future (decks are bags), so it is
rebuilt; in company the cards of the others are dealt to their hands and decks at random."""

from msgspec import UnsetType

from consigliere.games.scarface import flow, names
from consigliere.games.scarface.actions import ACT
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.human import losses
from consigliere.games.scarface.layout import PHASES
from consigliere.games.scarface.names import HENCHMAN, NONE
from consigliere.games.scarface.seen.view import Board, Gang, Hand, Other
from consigliere.kernel.state import CHANCE, NOBODY
from consigliere.kernel.stream import Dice, Stream
from consigliere.kernel.views import View

FOR_PEOPLE = "a view for bots, not one for people"


def imagine(t: ScarfaceState, view: View, stream: Stream) -> None:
    board = view.board_as(Board)
    t.lay_out(1 + len(board.others))
    t.phase = PHASES.index(view.phase)
    _table(t, board)
    _tiles(t, board)
    _decks(t, board)
    t.human = names.SIDES.index(board.deciding)
    t.shown = board.shown[:]
    _gang(t, board.rival)
    assert isinstance(board.flow, list), FOR_PEOPLE
    t.stack = [frame[:] for frame in board.flow]
    for other in [Other(board.human, board.cards), *board.others]:
        side = _gang(t, other.gang)
        _cards(t, side, other.cards, stream)
    _henchman(t, board)
    t.set_bonus()
    if view.returns is not None:
        t.winners = [side for side in t.humans() if view.returns[t.seats[side]]] or [HENCHMAN]
        t.ask(NOBODY, ACT, [])
    else:
        if view.decisions and view.decisions[0].seat != CHANCE:
            t.stream = stream
        t.advance()


def _numbers(names: list[str], items: list[str] | UnsetType) -> list[int]:
    assert isinstance(items, list), FOR_PEOPLE
    return [names.index(item) for item in items]


def _number(names: list[str], item: str | None) -> int:
    return NONE if item is None else names.index(item)


def _bits(items: list[int]) -> int:
    return sum(1 << item for item in items)


def _table(t: ScarfaceState, board: Board) -> None:
    t.round, t.closing, t.ness, t.time = board.round, board.closing, board.ness, board.time
    t.turn, t.ring = _number(names.SIDES, board.turn), _number(names.SIDES, board.ring)
    t.token, t.police, t.business = board.tokens[:], board.police[:], board.business[:]
    t.supply = [board.alcohol, board.guns]
    t.market = [_number(names.CARDS, card) for card in board.market]


def _tiles(t: ScarfaceState, board: Board) -> None:
    for seen in board.tiles:
        tile = names.TILES.index(seen.tile)
        t.placed.append(tile)
        t.district[tile] = names.DISTRICTS.index(seen.district)
        t.control[tile] = _number(names.SIDES, seen.control)
        t.alcohol[tile], t.guns[tile] = seen.alcohol, seen.guns
        for marker in seen.markers:
            t.markers[names.BUSINESS_COUNT * tile + names.BUSINESS.index(marker)] += 1
    t.tile_bag = _numbers(names.TILES, board.tile_pile)


def _decks(t: ScarfaceState, board: Board) -> None:
    t.low_bag, t.low_bottom = _numbers(names.CARDS, board.low.unseen), _numbers(names.CARDS, board.low.bottom)
    t.high_bag, t.high_bottom = _numbers(names.CARDS, board.high.unseen), _numbers(names.CARDS, board.high.bottom)
    t.job_bag, t.job_bottom = _numbers(names.JOBS, board.jobs.unseen), _numbers(names.JOBS, board.jobs.bottom)
    t.dealer_bag, t.dealer_bottom = (
        _numbers(names.DEALERS, board.dealers.unseen),
        _numbers(names.DEALERS, board.dealers.bottom),
    )
    t.dealer_left = board.dealers.left
    t.raid_bag, t.raid_discard = _numbers(names.RAIDS, board.raids.unseen), _numbers(names.RAIDS, board.raids.discard)
    t.news_bag, t.news_left = _numbers(names.NEWS, board.news.unseen), board.news.left
    t.news_active = _numbers(names.NEWS, board.news_active)


def _gang(t: ScarfaceState, gang: Gang) -> int:
    side = names.SIDES.index(gang.side)
    t.seats[side] = NONE if gang.seat is None else gang.seat
    t.gang[side] = _number(names.GANGS, gang.gang)
    t.money[side], t.crime[side] = gang.money, gang.crime
    places = [gang.slums, gang.safehouses, gang.hq, gang.underworld, gang.authorities, gang.prison]
    t.place[names.PLACE_COUNT * side : names.PLACE_COUNT * (side + 1)] = places
    at, end = names.DISTRICT_COUNT * side, names.DISTRICT_COUNT * (side + 1)
    t.street[at:end], t.cars[at:end], t.trucks[at:end] = gang.streets, gang.cars, gang.trucks
    t.level[names.CHARACTERISTIC_COUNT * side : names.CHARACTERISTIC_COUNT * (side + 1)] = gang.levels
    t.dealers[side] = [[_number(names.DEALERS, d.dealer), d.thugs, d.alcohol, d.guns] for d in gang.dealers]
    t.jobs[side] = _numbers(names.JOBS, gang.jobs)
    return side


def _cards(t: ScarfaceState, side: int, cards: Hand, stream: Stream) -> None:
    t.hand[side], t.deck_bag[side] = _numbers(names.CARDS, cards.hand), _numbers(names.CARDS, cards.deck)
    t.deck_top[side] = _numbers(names.CARDS, cards.deck_top)[::-1]
    t.discard[side] = _numbers(names.CARDS, cards.discard)
    t.right_hand[side] = _numbers(names.CARDS, cards.right_hand)
    t.rewarded[side] = _bits(cards.rewarded)
    t.start_jobs[side], t.open_jobs[side] = (
        _numbers(names.JOBS, cards.start_jobs),
        _numbers(names.JOBS, cards.open_jobs),
    )
    if cards.hidden:
        _deal(t, side, cards.hand_size, Dice(stream, side))
    if side != t.turn:
        return
    t.plan = _numbers(names.CARDS, cards.plan)
    t.pool = cards.pool[:]
    t.orders_used = _bits(_numbers(names.ORDERS, cards.orders_used))
    t.skills_used, t.combos_used = _bits(cards.skills_used), _bits(cards.combos_used)


def _deal(t: ScarfaceState, side: int, hand_size: int, dice: Dice) -> None:
    """SF-221: a hand, and what is just being drawn, of the cards in hand and deck together. Who is asked which card to
    retire has one (SF-98)."""
    cards = dice.shuffled(t.deck_bag[side])
    t.hand[side] = sorted(cards[:hand_size])
    if side == t.human and _retires(t) and not losses.options(t, flow.L_RETIRE, NONE):
        cards = [*cards[hand_size:], *cards[:hand_size]]  # that hand was the boss alone
        t.hand[side] = sorted(cards[:hand_size])
    rest = cards[hand_size:]
    drawn = t.shown.count(NONE) if side == t.human else 0
    if drawn:
        t.shown, rest = rest[:drawn], rest[drawn:]
    t.deck_bag[side] = sorted(rest)


def _retires(t: ScarfaceState) -> bool:
    top = t.stack[-1] if t.stack else [NONE]
    return top[flow.PROCEDURE] == flow.LOSE and top[flow.LOSE_WHAT] == flow.L_RETIRE


def _henchman(t: ScarfaceState, board: Board) -> None:
    seen = board.henchman
    t.here = _number(names.DISTRICTS, seen.here)
    t.h_bag = _numbers(names.ACTION_CARDS, seen.deck)
    t.h_top = _numbers(names.PILES, seen.deck_top)[::-1]
    t.h_plan, t.h_discard = _numbers(names.ACTION_CARDS, seen.plan), _numbers(names.ACTION_CARDS, seen.discard)
    assert isinstance(seen.unseen, list), FOR_PEOPLE
    t.pile_bag = [_numbers(names.ACTION_CARDS, pile) for pile in seen.unseen]
    t.pile_left = seen.piles[:]
    t.h_associates = _numbers(names.CARDS, seen.associates)
    t.cubes = [names.CUBE_ROWS * place + row for place, row in seen.cubes]
