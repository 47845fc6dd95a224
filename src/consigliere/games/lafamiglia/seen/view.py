"""What is seen of a position (section 18). Hidden are the faces of the opponents' tokens in HQ and face down on the
map, conflict cards not yet shown, and the requests for money inside the other team."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from consigliere.games.lafamiglia.actions import DO_CARD, FIGHT_CARD, GIFT_ANSWER, KIND_RULES, KINDS
from consigliere.games.lafamiglia.encounter import conflict
from consigliere.games.lafamiglia.flow import GIFT, SEAT
from consigliere.games.lafamiglia.names import (
    ALL_TILES,
    AREAS,
    CARDS,
    CELLS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    EMPTY,
    FAMILY_TOKENS,
    FIRST_CELL,
    HQ,
    MANDAMENTI,
    NEUTRAL,
    NEUTRAL_NAME,
    ON_BOARD,
    ONCE_PER_TURN,
    ROWS,
    SEAS,
    SEATS,
    SIDES,
    SOLD,
    TILES,
    TOKENS,
    partner,
)
from consigliere.games.lafamiglia.planning import money
from consigliere.games.lafamiglia.seen.outlook import Outlook, outlook, sees
from consigliere.games.lafamiglia.table import ENCOUNTER, GRANTED, NOT_ASKED, PHASES, REQUEST_NAMES, Table, tile_copy
from consigliere.kernel.frames import PROCEDURE
from consigliere.kernel.views import DecisionView, Frames, View


class Player(msgspec.Struct, frozen=True):
    """`hq` and `supply` are soldiers; `cars`, `boats` and `discs` are those in the supply; `uncovered` counts the open
    spaces of the rows justice, police, economy, church; `tokens` (in HQ) is None for those who may not see them."""

    colour: str | None
    character: str | None
    money: int
    hq: int
    supply: int
    cars: int
    boats: int
    discs: int
    uncovered: list[int]
    tokens: list[str] | None
    token_count: int
    sold: list[str]
    marker: str | None


class Order(msgspec.Struct, frozen=True):
    """A token on the map; `token` is None while it is face down for the viewer."""

    area: int
    seat: int
    token: str | None
    resolved: bool


class Board(msgspec.Struct, frozen=True):
    """Sides are seats 0 to 3 (nw, ne, sw, se) and 4 for the neutrals, -1 is nobody. Lists by area, sea, mandamento,
    column and cell follow the order of the data files. `boats` is by sea and seat; `upper` by column and side; `lower`
    by cell of the lower sheet and side; `tile_owner` by team and tile of `tiles`.
    `partner_legal` are the options of the partner who decides, shaped like `legal`; `outlook` is what follows from it
    all, for people."""

    round: int
    leader: int
    primo: int
    player: int
    players: list[Player]
    holder: list[int]
    soldiers: list[int]
    labs: list[int]
    cars: list[int]
    boats: list[list[int]]
    orders: list[Order]
    control: list[int]
    upper: list[list[int]]
    lower: list[list[int]]
    tiles: list[str]
    tile_owner: list[list[int]]
    used_tiles: list[str]
    pool: int
    labs_left: int
    neutral_discs: int
    bank: int
    dealt: list[int]
    request: str
    issuing: str | None
    cards: list[str | None]
    answered: list[str | None]
    partner_legal: list[tuple[int, str, dict[str, Any]]]
    result: int
    flow: Frames = UNSET
    outlook: Outlook | UnsetType = UNSET


def board(table: Table, viewer: int | None) -> Board:
    """LF-168: all but the faces of tokens, cards and requests is public."""
    cells = len(table.book.cell_column[table.round])
    tiles = [tile for tile in range(ALL_TILES) if table.in_play[tile]]
    return Board(
        round=table.round,
        leader=table.leader,
        primo=table.primo,
        player=table.player,
        players=[_player(table, seat, viewer) for seat in range(4)],
        holder=table.holder[:],
        soldiers=table.soldiers[:],
        labs=table.labs[:],
        cars=table.cars[:],
        boats=[table.boats[SEATS * sea : SEATS * sea + SEATS] for sea in range(9)],
        orders=_orders(table, viewer),
        control=table.control[:],
        upper=[table.upper[SIDES * column : SIDES * column + SIDES] for column in range(6)],
        lower=[table.lower[SIDES * cell : SIDES * cell + SIDES] for cell in range(cells)],
        tiles=[TILES[tile] for tile in tiles],
        tile_owner=[[table.tile_owner[tile_copy(team, tile)] for tile in tiles] for team in range(2)],
        used_tiles=[TILES[tile] for tile in ONCE_PER_TURN if table.used_tiles >> tile & 1],
        pool=table.pool,
        labs_left=table.labs_left,
        neutral_discs=table.neutral_discs,
        bank=table.bank,
        dealt=table.dealt[:],
        request=_request(table, viewer),
        issuing=TOKENS[table.issuing] if table.issuing >= 0 and sees(viewer, table.seat_of(table.issuing)) else None,
        cards=_cards(table, viewer),
        answered=_answered(table, viewer),
        flow=[frame[:] for frame in table.stack if frame[PROCEDURE] != GIFT or sees(viewer, table.player)],
        partner_legal=_partner_legal(table, viewer),
        result=table.result,
    )


def shown(table: Table, view: View) -> View:
    """For people: without the frames, with the outlook."""
    seen = msgspec.structs.replace(view.board, flow=UNSET, outlook=outlook(table, view))
    return msgspec.structs.replace(view, board=seen)


def _request(table: Table, viewer: int | None) -> str:
    """LF-174: a refused request is seen by the team only; a gift is public."""
    return (
        REQUEST_NAMES[table.request]
        if table.request == GRANTED or sees(viewer, table.player)
        else REQUEST_NAMES[NOT_ASKED]
    )


def _player(table: Table, seat: int, viewer: int | None) -> Player:
    colour = table.colour[seat]
    first = FAMILY_TOKENS * colour
    mine = range(first, first + FAMILY_TOKENS) if colour >= 0 else range(0)
    marker = table.marker[seat]
    in_hq = [TOKENS[token] for token in mine if table.where[token] == HQ]
    return Player(
        colour=COLOURS[colour] if colour >= 0 else None,
        character=CHARACTERS[table.character[seat]] if table.character[seat] >= 0 else None,
        money=table.money[seat],
        hq=table.hq[seat],
        supply=table.supply[seat],
        cars=table.cars_left[seat],
        boats=table.boats_left[seat],
        discs=table.discs[seat],
        uncovered=table.uncovered[4 * seat : 4 * seat + 4],
        tokens=in_hq if sees(viewer, seat) else None,
        token_count=table.tokens[seat],
        sold=[TOKENS[token] for token in mine if table.where[token] == SOLD],
        marker=CELLS[FIRST_CELL[table.round] + marker] if marker >= 0 else None,
    )


def _orders(table: Table, viewer: int | None) -> list[Order]:
    """By area; two face-down tokens of the other team in one area do not tell which is which."""
    found: list[Order] = []
    for seat in range(4):
        colour = table.colour[seat]
        if colour < 0:
            continue
        known = table.phase == ENCOUNTER or sees(viewer, seat)
        for token in range(FAMILY_TOKENS * colour, FAMILY_TOKENS * colour + FAMILY_TOKENS):
            if table.where[token] < 36:
                name = TOKENS[token] if known else None
                found.append(Order(table.where[token], seat, name, token in table.resolved))
    return sorted(found, key=lambda order: (order.area, order.token or ""))


def _cards(table: Table, viewer: int | None) -> list[str | None]:
    """LF-172: a card face down is seen by its player only."""
    if table.cards[0] < 0:
        return [None, None]
    players = fighters(table)
    return [CARDS[table.cards[n]] if viewer == players[n] else None for n in range(2)]


def _answered(table: Table, viewer: int | None) -> list[str | None]:
    """The own conflict card, chosen while the other side still thinks; by seat."""
    found: list[str | None] = [None] * 4
    if table.kind == FIGHT_CARD:
        for seat, action in table.answers:
            if seat == viewer:
                found[seat] = CARDS[action - DO_CARD]
    return found


def fighters(table: Table) -> list[int]:
    """The seats that play the cards of the attack on top of the stack: attacker's, defender's."""
    frame = table.stack[-1]
    return [frame[SEAT], frame[conflict.DEFENDER]]


def seen_decisions(table: Table, viewer: int | None) -> list[DecisionView]:
    """LF-175: to the other team a request for money looks like the decision it interrupts."""
    if table.kind != GIFT_ANSWER or table.seat < 0 or sees(viewer, table.seat):
        return [DecisionView(decision.seat, decision.kind, decision.rule) for decision in table.decisions]
    frame = table.stack[-1]
    return [DecisionView(frame[SEAT], KINDS[frame[money.INTERRUPTED]], KIND_RULES[frame[money.INTERRUPTED]])]


def _partner_legal(table: Table, viewer: int | None) -> list[tuple[int, str, dict[str, Any]]]:
    """LF-175: the options of a decision go to the partner too."""
    legal = [] if viewer is None else table.legal_for(partner(viewer))
    return [(action, a.notation, dict(a.args)) for action in legal for a in [table.game.describe(action)]]


def phase(table: Table) -> str:
    return PHASES[table.phase]


def _side(table: Table, side: int) -> str:
    return "" if side == EMPTY else NEUTRAL_NAME if side == NEUTRAL else COLOURS[table.colour[side]]


def _sides(table: Table, counts: list[int]) -> str:
    """Discs or boats as words: `red red neutral`."""
    return " ".join(name for side, n in enumerate(counts) for name in [_side(table, side)] * n)


def facts(table: Table) -> dict[str, Any]:
    """The whole position in names; the paths are described in positions.py."""
    found: dict[str, Any] = {
        "phase": PHASES[table.phase],
        "round": table.round,
        "leader": _side(table, table.leader),
        "primo": _side(table, table.primo),
        "pool": table.pool,
        "labs_left": table.labs_left,
        "bank": table.bank,
        "neutral_discs": table.neutral_discs,
        "tiles": [TILES[tile] for tile in range(ALL_TILES) if table.in_play[tile]],
        "areas": {AREAS[area]: _area_facts(table, area) for area in range(36)},
        "seas": {SEAS[sea]: _sides(table, table.boats[SEATS * sea : SEATS * sea + SEATS]) for sea in range(9)},
        "control": {name: _side(table, table.control[n]) for n, name in enumerate(MANDAMENTI)},
        "upper": {name: _sides(table, table.upper[SIDES * n : SIDES * n + SIDES]) for n, name in enumerate(COLUMNS)},
        "lower": _lower_facts(table),
        "returns": table.returns,
    }
    for seat in range(4):
        if table.colour[seat] >= 0:
            found[COLOURS[table.colour[seat]]] = _player_facts(table, seat)
    return found


def _lower_facts(table: Table) -> dict[str, str]:
    names = CELLS[FIRST_CELL[table.round] :]
    cells = range(len(table.book.cell_column[table.round]))
    return {names[cell]: _sides(table, table.lower[SIDES * cell : SIDES * cell + SIDES]) for cell in cells}


def _area_facts(table: Table, area: int) -> dict[str, object]:
    return {
        "holder": _side(table, table.holder[area]),
        "soldiers": table.soldiers[area],
        "labs": table.labs[area],
        "cars": table.cars[area],
        "tokens": [TOKENS[token] for token in range(78) if table.where[token] == area],
    }


def _player_facts(table: Table, seat: int) -> dict[str, object]:
    first = FAMILY_TOKENS * table.colour[seat]
    places = {HQ: "tokens", ON_BOARD: "board", SOLD: "sold"}
    found: dict[str, object] = {
        "seat": seat,
        "character": CHARACTERS[table.character[seat]] if table.character[seat] >= 0 else "",
        "money": table.money[seat],
        "hq": table.hq[seat],
        "supply": table.supply[seat],
        "cars": table.cars_left[seat],
        "boats": table.boats_left[seat],
        "discs": table.discs[seat],
        "map": sum(table.soldiers[area] for area in range(36) if table.holder[area] == seat),
        "uncovered": {ROWS[row]: table.uncovered[4 * seat + row] for row in range(4)},
        "marker": CELLS[FIRST_CELL[table.round] + table.marker[seat]] if table.marker[seat] >= 0 else "",
        "tiles": [TILES[tile] for tile in range(ALL_TILES) if table.tile_owner[tile_copy(seat, tile)] == seat],
        "mandamenti": [MANDAMENTI[n] for n in range(12) if table.control[n] == seat],
    }
    for place, name in places.items():
        found[name] = [TOKENS[token] for token in range(first, first + FAMILY_TOKENS) if table.where[token] == place]
    return found
