"""The planning phase (section 6): the Influence tile, turns, once-per-turn tiles, turn A."""

from typing import Final

from consigliere.games.lafamiglia.actions import (
    DO_AFTER_END,
    DO_AFTER_TILE,
    DO_CELL,
    DO_DISC,
    DO_GAIN,
    DO_GIVE,
    DO_INFLUENCE,
    DO_NO_INFLUENCE,
    DO_TILE,
    DO_USE,
    GIFTS,
    PLAN_AFTER,
    PLAN_CELL,
    PLAN_DISC,
    PLAN_TURN,
    TILE_INFLUENCE,
)
from consigliere.games.lafamiglia.flow import BOAT, CAR, CELL, PLACE, SEAT, TURN, ULTIMA_AZIONE, USE
from consigliere.games.lafamiglia.names import (
    CARS,
    CELLS,
    COLUMNS,
    EMPTY,
    FIRST_CELL,
    INFLUENCE,
    MEETINGS,
    NEUTRAL,
    ONCE_PER_TURN,
    REINFORCEMENTS,
    SIDES,
    SPEEDBOATS,
    TILES,
    TURN_ORDER,
    following,
    partner,
)
from consigliere.games.lafamiglia.planning.cells import cells_with_effect
from consigliere.games.lafamiglia.planning.gain import begin_gain, gain_price
from consigliere.games.lafamiglia.planning.money import add_money, add_money_for
from consigliere.games.lafamiglia.table import ULTIMA, Table, tile_copy
from consigliere.kernel.frames import STEP, Frame

# Steps of TURN; those of PLANNING_START count the players
ASK_TURN: Final = 0
ASK_AFTER: Final = 1
TURN_OVER: Final = 2

# Places of USE
COLUMN: Final = 3
SIDE: Final = 4
BROKE: Final = 5

# Steps of USE
ASK_DISC: Final = 0
ASK_CELL: Final = 1


def start(t: Table, f: Frame) -> bool:
    """LF-44, LF-98."""
    while f[STEP] < 4:
        seat = f[SEAT] = following(t.leader, f[STEP])
        if t.owns_tile(seat, INFLUENCE) and t.hq[seat] and t.discs[seat]:
            legal = [DO_INFLUENCE + column for column in range(6) if t.upper[SIDES * column + NEUTRAL]]
            if legal:
                t.ask(seat, TILE_INFLUENCE, [DO_NO_INFLUENCE, *legal])
                return True
        f[STEP] += 1
    t.pop()
    begin_turn(t, t.leader)
    return False


def tile_influence(t: Table, f: Frame, action: int) -> None:
    f[STEP] += 1
    if action == DO_NO_INFLUENCE:
        return
    seat, column = f[SEAT], action - DO_INFLUENCE
    t.hq[seat] -= 1
    t.supply[seat] += 1
    t.discs[seat] -= 1
    t.neutral_discs += 1
    t.upper[SIDES * column + NEUTRAL] -= 1
    t.upper[SIDES * column + seat] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-influence", {"seat": seat, "column": COLUMNS[column]})


# Turns


def begin_turn(t: Table, seat: int) -> None:
    t.begin_for(seat)
    t.used_tiles = 0
    t.push([TURN, ASK_TURN, seat])


def turn(t: Table, f: Frame) -> bool:
    if f[STEP] == ASK_TURN:
        return _ask_turn(t, f)
    if f[STEP] == ASK_AFTER and _ask_after(t, f):
        return True
    t.pop()
    if any(t.upper):  # LF-45
        begin_turn(t, following(f[SEAT]))
    else:
        t.phase = ULTIMA
        t.push([ULTIMA_AZIONE, 0, f[SEAT], 0])
    return False


def has_free_disc(t: Table, seat: int) -> bool:
    """LF-48: a neutral or own disc, which costs no fee."""
    upper = t.upper
    return any(upper[seat::SIDES]) or any(upper[NEUTRAL::SIDES])


def _ask_turn(t: Table, f: Frame) -> bool:
    seat = f[SEAT]
    money = t.money[seat]
    free = has_free_disc(t, seat)
    if money == 0 and not free:
        return _ask_broke(t, f)
    legal = [DO_USE]  # LF-41: no pass
    if money > 1:
        legal += [DO_GAIN + column for column in range(6) if 0 < gain_price(t, seat, column) <= money]
    for tile in usable_tiles(t, seat):
        price = t.book.tile_price[tile]
        if price <= money and (free or money - price + t.tokens[seat] > 0):  # LF-182
            legal.append(DO_TILE + ONCE_PER_TURN.index(tile))
    spare = money if free else min(money, money + t.tokens[seat] - 1)  # LF-182
    legal += GIFTS[: spare // 2]
    add_money(t, seat, PLAN_TURN, legal)
    t.ask(seat, PLAN_TURN, legal)
    return True


def _ask_broke(t: Table, f: Frame) -> bool:
    """LF-42: never stuck."""
    seat = f[SEAT]
    if t.tokens[seat]:
        legal: list[int] = []
        add_money(t, seat, PLAN_TURN, legal)
        t.ask(seat, PLAN_TURN, legal)
        return True
    if t.money[partner(seat)] >= 2:
        t.give(partner(seat), 1)
        return False
    f[STEP] = ASK_AFTER
    t.push([USE, 0, seat, EMPTY, EMPTY, 1])
    return False


def usable_tiles(t: Table, seat: int) -> list[int]:
    owner, copies = t.tile_owner, tile_copy(seat, 0)
    return [tile for tile in ONCE_PER_TURN if owner[copies + tile] == seat and can_use_tile(t, seat, tile)]


def can_use_tile(t: Table, seat: int, tile: int) -> bool:
    """LF-96, LF-97: owned, not used in this turn, and with an effect."""
    if not t.owns_tile(seat, tile) or t.used_tiles >> tile & 1:
        return False
    if tile == MEETINGS:
        return t.supply[seat] > 0
    if tile == REINFORCEMENTS:
        return t.hq[seat] > 0 and t.has_area(seat)
    if tile == CARS:
        return t.cars_left[seat] > 0 and t.has_area(seat)
    if tile == SPEEDBOATS:
        return bool(t.boat_seas(seat))
    raise AssertionError(TILES[tile])


def plan_turn(t: Table, f: Frame, action: int) -> None:
    seat = f[SEAT]
    if action == DO_USE:
        f[STEP] = ASK_AFTER
        t.push([USE, 0, seat, EMPTY, EMPTY, 0])
    elif action > DO_GIVE:
        t.give(seat, action - DO_GIVE)
    elif action >= DO_TILE:
        _use_tile(t, seat, ONCE_PER_TURN[action - DO_TILE])
    else:
        f[STEP] = ASK_AFTER
        begin_gain(t, seat, action - DO_GAIN)


def _use_tile(t: Table, seat: int, tile: int) -> None:
    t.used_tiles |= 1 << tile
    t.note_tile(seat, tile)
    t.pay(seat, t.book.tile_price[tile])
    n = t.book.tile_n[tile]
    if tile == MEETINGS:
        t.recruit(seat, n)  # LF-99
    elif tile == REINFORCEMENTS:
        t.push([PLACE, 0, seat, n, 1, EMPTY])  # LF-100
    elif tile == CARS:
        t.push([CAR, 0, seat, 0])  # LF-101
    elif tile == SPEEDBOATS:
        t.push([BOAT, 0, seat, EMPTY, EMPTY])  # LF-102
    else:
        raise AssertionError(TILES[tile])


def _ask_after(t: Table, f: Frame) -> bool:
    """LF-97, LF-183."""
    seat = f[SEAT]
    legal = [DO_AFTER_END]
    missing = 0
    for tile in usable_tiles(t, seat):
        price = t.book.tile_price[tile]
        if t.money[seat] >= price:
            legal.append(DO_AFTER_TILE + ONCE_PER_TURN.index(tile))
        elif missing == 0 or price < missing:
            missing = price
    if missing:
        add_money_for(t, seat, PLAN_AFTER, legal, missing)
    if len(legal) == 1 and not t.hushed:
        return False
    t.ask(seat, PLAN_AFTER, legal)
    return True


def plan_after(t: Table, f: Frame, action: int) -> None:
    if action == DO_AFTER_END:
        f[STEP] = TURN_OVER
    else:
        _use_tile(t, f[SEAT], ONCE_PER_TURN[action - DO_AFTER_TILE])


# Turn A: use a cell


def use(t: Table, f: Frame) -> bool:
    if f[STEP] == ASK_DISC:
        t.ask(f[SEAT], PLAN_DISC, _discs(t, f[SEAT], f[BROKE] == 1))
        return True
    seat = f[SEAT]
    cells = usable_cells(t, seat, f[BROKE] == 1)
    first = DO_CELL + FIRST_CELL[t.round]
    legal = [first + cell for cell in cells]
    if not f[BROKE]:
        add_money(t, seat, PLAN_CELL, legal)
    t.ask(seat, PLAN_CELL, legal)
    return True


def _discs(t: Table, seat: int, broke: bool) -> list[int]:
    """LF-47, LF-48: own, neutral, then those of the others in turn order."""
    sides = [seat, NEUTRAL]
    if broke or t.money[seat]:
        sides += TURN_ORDER[seat][1:]
    upper = t.upper
    legal: list[int] = []
    for side in sides:
        colour = 6 if side == NEUTRAL else t.colour[side]
        legal += [DO_DISC + 7 * column + colour for column in range(6) if upper[SIDES * column + side]]
    return legal


def usable_cells(t: Table, seat: int, broke: bool) -> list[int]:
    """LF-52, LF-53, LF-54, infinity cells first; LF-43 where nothing has an effect."""
    infinite = t.book.cell_infinite[t.round]
    money = t.book.cell_money[t.round]
    mine = t.money[seat]
    cells = [cell for cell in cells_with_effect(t, seat) if mine + money[cell] >= 0]
    if broke:  # LF-42
        cells = [cell for cell in cells if infinite[cell] and money[cell] >= 0]
    if not cells:
        return [cell for cell in range(len(infinite)) if infinite[cell] and money[cell] >= 0]
    return [cell for cell in cells if infinite[cell]] + [cell for cell in cells if not infinite[cell]]


def side_of(t: Table, action: int) -> int:
    """Whose disc it is."""
    colour = (action - DO_DISC) % 7
    return NEUTRAL if colour == 6 else t.colour.index(colour)


def disc_fee(f: Frame, side: int) -> int:
    """LF-51: what moving a disc costs, to its owner."""
    return 0 if side in (f[SEAT], NEUTRAL) or f[BROKE] else 1


def plan_disc(t: Table, f: Frame, action: int) -> None:
    f[COLUMN] = (action - DO_DISC) // 7
    side = f[SIDE] = side_of(t, action)
    f[STEP] = ASK_CELL
    if disc_fee(f, side):
        t.pay_fee(f[SEAT], side, 1)


def plan_cell(t: Table, f: Frame, action: int) -> None:
    seat, cell = f[SEAT], action - DO_CELL - FIRST_CELL[t.round]
    t.upper[SIDES * f[COLUMN] + f[SIDE]] -= 1
    t.lower[SIDES * cell + f[SIDE]] += 1
    if t.journal is not None:
        column, side, name = COLUMNS[f[COLUMN]], t.side_name(f[SIDE]), CELLS[FIRST_CELL[t.round] + cell]
        t.note("lafamiglia-event-use", {"seat": seat, "column": column, "side": side, "cell": name})
    t.pop()
    enter_cell(t, seat, cell)


def enter_cell(t: Table, seat: int, cell: int) -> None:
    """LF-53: price, gain, action."""
    money = t.book.cell_money[t.round][cell]
    if money < 0:
        t.pay(seat, -money)
    else:
        t.earn(seat, money)
    t.push([CELL, 0, seat, cell, 0])
