"""Positions set up by a scenario; docs/records.md lists the parts of its `given` and the paths of its `facts`."""

from typing import Final

from consigliere.games.lafamiglia.actions import DO_PICK
from consigliere.games.lafamiglia.components import ROW_ROOM
from consigliere.games.lafamiglia.encounter.tokens import enc_pick
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.flow import CHECKING, PLANNING_START, RESOLVING, TURN, ULTIMA_AZIONE
from consigliere.games.lafamiglia.invariants import check_table
from consigliere.games.lafamiglia.names import (
    AREAS,
    CELLS,
    CELLS_OF_SHEET,
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
    ROWS,
    SEAS,
    SIDES,
    SOLD,
    TILES,
    TOKENS,
)
from consigliere.games.lafamiglia.setting_up import lay_out_tokens
from consigliere.games.lafamiglia.table import (
    CHECK,
    ENCOUNTER,
    GRANTED,
    NOT_ASKED,
    PLANNING,
    REFUSED,
    ULTIMA,
    tile_copy,
)
from consigliere.kernel.errors import BadInput, Impossible
from consigliere.kernel.given import Given

PARTS: Final = (
    "options", "families", "phase", "round", "seat", "decision", "order", "leader", "primo", "rest", "areas", "boats",
    "tokens", "resolved", "sold", "hq_tokens", "uncovered", "money", "hq", "supply", "pool", "upper", "lower",
    "markers", "tiles", "tile_discs", "control", "characters", "asked", "used_tiles",
)  # fmt: skip
PHASES: Final = ("setup", "planning", "ultima", "check", "check-planning", "encounter")


def place(t: LaFamigliaState, parts: dict[str, object], possible: bool) -> None:
    given = Given(parts, PARTS)
    t.options = t.game.check_options(given.table("options").parts or {"families": "first_game"})
    phase = PHASES[given.one("phase", PHASES, "planning")]
    if phase == "setup":
        t.set_up()
        return
    t.read_options()
    _seats(t, given)
    _map(t, given)
    _boards(t, given)
    _tokens(t, given)
    _soldiers(t, given)
    _sheets(t, given, phase)
    _tiles(t, given)
    t.bank = -sum(t.money)
    _begin(t, given, phase)
    if possible:
        check_table(t, whole=False)
    _go(t, given, phase)


# Reading


def _seat(t: LaFamigliaState, given: Given, colour: str) -> int:
    return given.find(colour, colour, [COLOURS[number] for number in t.colour])


def _side(t: LaFamigliaState, given: Given, part: str, name: str) -> int:
    return given.find(part, name, [*[COLOURS[number] for number in t.colour], NEUTRAL_NAME])


# Filling the table


def _seats(t: LaFamigliaState, given: Given) -> None:
    t.colour = given.some("families", COLOURS, "red blue green yellow")
    t.character = given.some("characters", CHARACTERS, " ".join(CHARACTERS[:4]))
    for part, four in (("families", t.colour), ("characters", t.character)):
        if len(four) != 4 or len(set(four)) != 4:
            raise BadInput("error-scenario-by-seat", part=part, seats=4)
    t.round = given.number("round", 1, t.last_round, 1)
    t.leader = given.number("leader", 0, 3, 0)
    t.primo = given.number("primo", 0, 3, t.leader)
    t.player = given.number("seat", 0, 3, t.leader)
    t.request = _request(given)


def _request(given: Given) -> int:
    """`asked = true`: and granted; or "refused"."""
    if given.parts.get("asked") == "refused":
        return REFUSED
    return GRANTED if given.flag("asked") else NOT_ASKED


def _map(t: LaFamigliaState, given: Given) -> None:
    if given.one("rest", ("start", "empty"), "start") == 0:
        t.holder, t.soldiers = t.book.start_holder[:], t.book.start_soldiers[:]
    areas = given.table("areas", AREAS)
    for name in areas.parts:
        _area(t, areas, name)
    seas = given.table("boats", SEAS)
    for name in seas.parts:
        for colour in seas.words(name):
            seat = _side(t, seas, name, colour)
            if seat == NEUTRAL:
                raise seas.unknown(name, colour, COLOURS)
            t.boats[4 * SEAS.index(name) + seat] += 1
            t.boats_left[seat] -= 1
    for seat in range(4):
        t.cars_left[seat] -= sum(n for n, holder in zip(t.cars, t.holder, strict=True) if holder == seat)
    t.labs_left -= sum(t.labs)


def _area(t: LaFamigliaState, given: Given, name: str) -> None:
    """`red 5 cars 2 labs 1`: a side and its soldiers, then pieces and their numbers."""
    area = AREAS.index(name)
    t.holder[area], t.soldiers[area] = EMPTY, 0
    words = given.words(name)
    numbers = [int(word) for word in words[1::2] if word.isdecimal() and len(word) < 4]
    if len(words) != 2 * len(numbers):
        raise BadInput("lafamiglia-error-scenario-area", part=given.at(name), text=" ".join(words))
    for what, number in zip(words[::2], numbers, strict=True):
        if what == "cars":
            t.cars[area] = number
        elif what == "labs":
            t.labs[area] = number
        elif t.holder[area] != EMPTY:
            raise Impossible("lafamiglia-error-two-holders", part=given.at(name), area=name)
        else:
            t.holder[area], t.soldiers[area] = _side(t, given, name, what), number


def _boards(t: LaFamigliaState, given: Given) -> None:
    lay_out_tokens(t)
    rows = given.table("uncovered")
    for colour in rows.parts:
        seat = _seat(t, rows, colour)
        for row, count in enumerate(rows.numbers(colour, 4, 0, ROW_ROOM - 1, [])):
            at = 4 * t.colour[seat] + row
            if count > t.book.row_length[at]:
                most = t.book.row_length[at]
                place = {"part": rows.at(f"{colour}.{row}"), "colour": colour, "row": ROWS[row]}
                raise Impossible("lafamiglia-error-open-spaces", found=count, most=most, **place)
            t.uncovered[4 * seat + row] = count
            for token in t.book.freed[ROW_ROOM * at : ROW_ROOM * at + count]:
                if token >= 0:
                    t.put_token(token, seat, HQ)


def _tokens(t: LaFamigliaState, given: Given) -> None:
    """Tokens not named lie in their HQ; a colour named in `hq_tokens` has only these there, the others are sold."""
    named: list[int] = []
    kept = given.table("hq_tokens")
    for colour in kept.parts:
        seat = _seat(t, kept, colour)
        first = FAMILY_TOKENS * t.colour[seat]
        wanted = [first + n for n in kept.some(colour, TOKENS[first : first + FAMILY_TOKENS])]
        for token in t.tokens_in_hq(seat):
            if token not in wanted:
                t.put_token(token, seat, SOLD)
        for token in wanted:
            t.put_token(token, seat, HQ)
        named += wanted
    _put_tokens(t, given, "sold", SOLD, named)
    areas = given.table("tokens", AREAS)
    for area in areas.parts:
        _put_tokens(t, areas, area, AREAS.index(area), named)
    t.resolved = sorted(given.some("resolved", TOKENS))
    for token in t.resolved:
        if t.where[token] >= HQ:
            raise Impossible("lafamiglia-error-resolved", part="resolved", token=TOKENS[token])


def _put_tokens(t: LaFamigliaState, given: Given, part: str, place: int, named: list[int]) -> None:
    for token in given.some(part, TOKENS):
        if token in named:
            raise Impossible("lafamiglia-error-token-twice", part=given.at(part), token=TOKENS[token])
        if token // FAMILY_TOKENS not in t.colour:
            raise given.unknown(part, TOKENS[token], [COLOURS[number] for number in t.colour])
        t.put_token(token, t.colour.index(token // FAMILY_TOKENS), place)
        named.append(token)


def _soldiers(t: LaFamigliaState, given: Given) -> None:
    names = [COLOURS[number] for number in t.colour]
    money, hq, supply = given.table("money", names), given.table("hq", names), given.table("supply", names)
    for seat, colour in enumerate(names):
        rest = 50 - sum(n for n, holder in zip(t.soldiers, t.holder, strict=True) if holder == seat)
        t.money[seat] = money.number(colour, 0, 999, 8)
        t.hq[seat] = hq.number(colour, 0, 50, 5)
        t.supply[seat] = supply.number(colour, 0, 50, max(0, rest - t.hq[seat]))
        if colour in supply and colour not in hq:
            t.hq[seat] = max(0, rest - t.supply[seat])
    neutral = sum(n for n, holder in zip(t.soldiers, t.holder, strict=True) if holder == NEUTRAL)
    t.pool = given.number("pool", 0, 30, max(0, 30 - neutral))


def _sheets(t: LaFamigliaState, given: Given, phase: str) -> None:
    if "upper" in given:
        _discs(t, given.table("upper", COLUMNS), COLUMNS, t.upper)
    elif phase == "planning":
        _start_discs(t)
    cells = CELLS[FIRST_CELL[t.round] :][: CELLS_OF_SHEET[t.round]]
    _discs(t, given.table("lower", cells), cells, t.lower)
    markers = given.table("markers")
    for colour in markers.parts:
        t.marker[_seat(t, markers, colour)] = markers.one(colour, cells, "")
    for seat in range(4):
        open_spaces = sum(t.uncovered[4 * seat : 4 * seat + 4])
        t.discs[seat] = 8 + open_spaces - _on_sheets(t, seat)
    t.neutral_discs = 8 - _on_sheets(t, NEUTRAL)


def _start_discs(t: LaFamigliaState) -> None:
    """Grey ones and two of each player in one column; what a later sheet has no room for lies in its last wide one."""
    room = t.book.spaces[t.round - 1]
    for column in range(6):
        t.upper[SIDES * column + NEUTRAL] = t.book.grey[column]
    for seat in range(4):
        fits = room[seat + 1] < 0 or t.upper_in(seat + 1) + 2 <= room[seat + 1]
        column = seat + 1 if fits else max([wide for wide in range(6) if room[wide] < 0])
        t.upper[SIDES * column + seat] += 2


def _discs(t: LaFamigliaState, given: Given, places: list[str], sheet: list[int]) -> None:
    for name in given.parts:
        for side in given.words(name):
            sheet[5 * places.index(name) + _side(t, given, name, side)] += 1


def _on_sheets(t: LaFamigliaState, side: int) -> int:
    return sum(t.upper[side::SIDES]) + sum(t.lower[side::SIDES])


def _tiles(t: LaFamigliaState, given: Given) -> None:
    owners = given.table("tile_discs")
    for colour in owners.parts:
        seat = _seat(t, owners, colour)
        for tile in owners.some(colour, TILES):
            copy = tile_copy(seat, tile)
            if t.tile_owner[copy] != EMPTY:
                raise Impossible("lafamiglia-error-tile-twice", part=owners.at(colour), tile=TILES[tile])
            t.in_play[tile] = 1
            t.tile_owner[copy] = seat
            t.discs[seat] -= 1
    rulers = given.table("control")
    for colour in rulers.parts:
        for mandamento in rulers.some(colour, MANDAMENTI):
            if t.control[mandamento] != EMPTY:
                name = MANDAMENTI[mandamento]
                raise Impossible("lafamiglia-error-control-twice", part=rulers.at(colour), mandamento=name)
            t.control[mandamento] = _seat(t, rulers, colour)
    if "control" not in given:
        _back_tile_discs(t)
    for tile in given.some("tiles", TILES, " ".join(TILES)):
        if "tiles" in given or sum(t.in_play) < 7:
            t.in_play[tile] = 1
    for tile in given.some("used_tiles", TILES):
        t.used_tiles |= 1 << tile


def _back_tile_discs(t: LaFamigliaState) -> None:
    """Each disc on a tile stands for a mandamento of its owner: the first free ones, where none is named."""
    for seat in [owner for owner in t.tile_owner if owner != EMPTY]:
        if EMPTY in t.control:
            t.control[t.control.index(EMPTY)] = seat


# Where the game stands


def _begin(t: LaFamigliaState, given: Given, phase: str) -> None:
    if phase == "ultima":
        t.phase = ULTIMA
        t.push([ULTIMA_AZIONE, 0, t.leader, 0])
    elif phase in ("check", "check-planning"):
        t.phase = CHECK
        t.push([CHECKING, 0, t.leader, 1 if phase == "check" else 0, 0])
    elif phase == "encounter":
        t.phase = ENCOUNTER
        _decision(given, ("enc.part",) if "order" in given else ("enc.pick",))
        t.push([RESOLVING, 0, t.leader])
    else:
        t.phase = PLANNING
        step = _decision(given, ("plan.turn", "plan.after", "tile.influence"))
        t.push([PLANNING_START, 0, t.leader] if step == 2 else [TURN, step, t.player])


def _go(t: LaFamigliaState, given: Given, phase: str) -> None:
    if phase == "encounter" and "order" in given:
        token = given.one("order", TOKENS, "")
        if t.where[token] >= HQ:
            raise BadInput("lafamiglia-error-scenario-order", part="order", token=TOKENS[token])
        enc_pick(t, t.stack[-1], DO_PICK + token)
    t.advance()


def _decision(given: Given, known: tuple[str, ...]) -> int:
    name = given.text("decision", known[0])
    if name not in known:
        raise BadInput("error-scenario-unknown-decision", part="decision", decision=name)
    return known.index(name)
