"""Positions set up by a scenario.

A scenario's `given` (all parts optional; players are named by colour, areas and so on by their ids):

    options = { around_neutral = "off" }         # as of a game
    families = ["red", "blue", "green", "yellow"]   # by seat nw, ne, sw, se: red + green against blue + yellow
    phase = "planning"        # "setup" (a whole game from the start, chance in `draws`), "planning", "ultima", "check",
                              # "encounter". "check" is the check at the end of the round, "check-planning" the other
    round = 1
    seat = 0                  # planning: whose turn it is
    decision = "plan.turn"    # planning: "tile.influence" (start of the phase), "plan.turn" or "plan.after";
                              # encounter: "enc.pick" (reveal and go on in order) or "enc.part" (with `order`)
    order = "red-PA"          # encounter: this token is being resolved (it must lie in `tokens`)
    leader = 0                # first player of the phase (seat); `primo` is the same seat if not named
    primo = 0
    rest = "start"            # areas not named: as at the start of a game; "empty": without soldiers
    areas = { enna = "red 5 cars 2 labs 1", gela = "neutral 3", licata = "labs 2" }   # "licata" has no soldiers
    boats = { mare_licata = "red green" }
    tokens = { enna = "red-PA red-1" }            # on the map
    resolved = "red-1"                            # of those, already resolved
    sold = "yellow-2"
    hq_tokens = { red = "red-1 red-3" }           # exactly these; other gained ones are sold. Not named: all the rest
    uncovered = { red = [2, 0, 1, 0] }            # open spaces of justice, police, economy, church; frees the tokens
    money = { red = 5 }       # 8 if not named
    hq = { red = 6 }          # soldiers in HQ, 5 if not named
    supply = { red = 3 }      # 50 - map - HQ if not named; if only `supply` is named, the HQ gets the others
    pool = 30                 # 30 - neutral soldiers on the map if not named
    upper = { primo = "neutral blue" }   # discs by column, only these; not named: 8 neutral and 2 of each player
    lower = { s1-01 = "red red" }        # discs by cell of the lower sheet (sheet `round`)
    markers = { red = "s1-13" }          # Ultima Azione markers
    tiles = ["meetings", "cars", ...]    # seven; not named: those of tile_discs, then the others in order
    tile_discs = { red = "recruitment bribery" }
    control = { red = "licata enna" }    # mandamenti by the last check
    characters = ["stefano", "rosalia", "calogero", "nunzia"]   # by seat
    asked = false             # the one request of this turn was made: true (and granted), or "refused"
    used_tiles = "meetings"   # in this turn

Supplies of cars, boats, discs and labs follow from what is placed. Setting `seat` names who is asked at plan.turn;
elsewhere the rules say who is.

Paths of `facts`: phase, round, leader and primo (colours), pool, labs_left, bank, neutral_discs, tiles, returns,
areas.<area>.holder (a colour, "neutral" or "") / soldiers / labs / cars / tokens, seas.<sea> ("red green"),
control.<mandamento>, upper.<column> and lower.<cell> ("red neutral": seats in order, neutrals last),
<colour>.seat / character / money / hq / supply / map (soldiers) / cars / boats / discs (in supply) / uncovered.<row> /
marker / tiles / mandamenti / tokens (in HQ) / board / sold. Lists may be given as words with blanks between them.

At `fight.card` the attacker's card comes first in `when`, then the defender's. A decision with one option is taken by
the engine and not written. A move is written as in a record: `plan.turn use`, `plan.disc primo neutral`,
`plan.cell s1-06`, `order.token red-1`.
"""

from collections.abc import Callable
from typing import Final

from consigliere.games.lafamiglia.actions import DO_PICK
from consigliere.games.lafamiglia.components import ROW_ROOM
from consigliere.games.lafamiglia.encounter import enc_pick
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.flow import CHECKING, PLANNING_START, RESOLVING, TURN, ULTIMA_AZIONE
from consigliere.games.lafamiglia.names import (
    AREAS,
    CELLS,
    CELLS_OF_SHEET,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    EMPTY,
    FIRST_CELL,
    HQ,
    MANDAMENTI,
    NEUTRAL,
    NEUTRAL_NAME,
    SEAS,
    SOLD,
    TILES,
    TOKENS,
)
from consigliere.games.lafamiglia.options import check_options
from consigliere.games.lafamiglia.setting_up import lay_out_tokens
from consigliere.games.lafamiglia.table import CHECK, ENCOUNTER, GRANTED, NOT_ASKED, PLANNING, REQUESTS, ULTIMA
from consigliere.kernel.errors import BadInput

Given = dict[str, object]

PARTS: Final = (
    "options", "families", "phase", "round", "seat", "decision", "order", "leader", "primo", "rest", "areas", "boats",
    "tokens", "resolved", "sold", "hq_tokens", "uncovered", "money", "hq", "supply", "pool", "upper", "lower",
    "markers", "tiles", "tile_discs", "control", "characters", "asked", "used_tiles",
)  # fmt: skip
PHASES: Final = ("setup", "planning", "ultima", "check", "check-planning", "encounter")
DECISIONS: Final = ("tile.influence", "plan.turn", "plan.after", "enc.pick", "enc.part")


def set_up(t: LaFamigliaState, given: Given) -> None:
    for part in given:
        if part not in PARTS:
            raise BadInput("error-scenario-unknown-part", part=part, known=", ".join(PARTS))
    options = given.get("options", {"families": "first_game"})
    t.options = check_options(options if isinstance(options, dict) else {})
    phase = str(given.get("phase", "planning"))
    if phase not in PHASES:
        raise BadInput("error-scenario-unknown-part", part=phase, known=", ".join(PHASES))
    if phase == "setup":
        t.set_up()
        return
    t.read_options()
    _seats(t, given)
    _map(t, given)
    _boards(t, given)
    _tokens(t, given)
    _soldiers(t, given)
    _sheets(t, given)
    _tiles(t, given)
    t.bank = -sum(t.money)
    _begin(t, given, phase)
    t.advance()


# Reading


def _number(given: Given, part: str, least: int, most: int, default: int) -> int:
    value = given.get(part, default)
    if not isinstance(value, int) or not least <= value <= most:
        raise BadInput("error-scenario-number", part=part, least=least, most=most)
    return value


def _table(given: Given, part: str) -> dict[str, object]:
    value = given.get(part, {})
    if not isinstance(value, dict):
        raise BadInput("lafamiglia-error-scenario-table", part=part)
    return value


def _find(name: str, names: list[str], part: str) -> int:
    if name not in names:
        raise BadInput("lafamiglia-error-scenario-name", part=part, name=name)
    return names.index(name)


def _seat(t: LaFamigliaState, colour: str, part: str) -> int:
    number = _find(colour, COLOURS, part)
    if number not in t.colour:
        raise BadInput("lafamiglia-error-scenario-name", part=part, name=colour)
    return t.colour.index(number)


def _side(t: LaFamigliaState, name: str, part: str) -> int:
    return NEUTRAL if name == NEUTRAL_NAME else _seat(t, name, part)


def _words(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else str(value).split()


def _by_seat(t: LaFamigliaState, given: Given, part: str, use: Callable[[int, object], None]) -> None:
    for colour, value in _table(given, part).items():
        use(_seat(t, colour, part), value)


# Filling the table


def _seats(t: LaFamigliaState, given: Given) -> None:
    families = _words(given.get("families", ["red", "blue", "green", "yellow"]))
    characters = _words(given.get("characters", CHARACTERS[:4]))
    if len(set(families)) != 4 or len(set(characters)) != 4:
        raise BadInput("error-scenario-by-seat", part="families", seats=4)
    t.colour = [_find(name, COLOURS, "families") for name in families]
    t.character = [_find(name, CHARACTERS, "characters") for name in characters]
    t.round = _number(given, "round", 1, 4, 1)
    t.leader = _number(given, "leader", 0, 3, 0)
    t.primo = _number(given, "primo", 0, 3, t.leader)
    t.player = _number(given, "seat", 0, 3, t.leader)
    t.request = _request(given.get("asked", False))


def _request(asked: object) -> int:
    if isinstance(asked, str):
        return _find(asked, REQUESTS, "asked")
    return GRANTED if asked else NOT_ASKED


def _map(t: LaFamigliaState, given: Given) -> None:
    if given.get("rest", "start") == "start":
        t.holder, t.soldiers = t.book.start_holder[:], t.book.start_soldiers[:]
    for name, value in _table(given, "areas").items():
        _area(t, _find(name, AREAS, "areas"), _words(value))
    for name, value in _table(given, "boats").items():
        for colour in _words(value):
            seat = _seat(t, colour, "boats")
            t.boats[4 * _find(name, SEAS, "boats") + seat] += 1
            t.boats_left[seat] -= 1
    for seat in range(4):
        t.cars_left[seat] -= sum(n for n, holder in zip(t.cars, t.holder, strict=True) if holder == seat)
    t.labs_left -= sum(t.labs)


def _area(t: LaFamigliaState, area: int, words: list[str]) -> None:
    """`red 5 cars 2 labs 1`: a side and its soldiers, then pieces and their numbers."""
    t.holder[area], t.soldiers[area] = EMPTY, 0
    if len(words) % 2 or not all(number.isdecimal() for number in words[1::2]):
        raise BadInput("lafamiglia-error-scenario-area", area=AREAS[area], text=" ".join(words))
    for what, number in zip(words[::2], words[1::2], strict=True):
        if what == "cars":
            t.cars[area] = int(number)
        elif what == "labs":
            t.labs[area] = int(number)
        else:
            t.holder[area], t.soldiers[area] = _side(t, what, "areas"), int(number)


def _boards(t: LaFamigliaState, given: Given) -> None:
    lay_out_tokens(t)

    def uncover(seat: int, value: object) -> None:
        counts = value if isinstance(value, list) else []
        for row, count in enumerate(counts):
            at = ROW_ROOM * (4 * t.colour[seat] + row)
            t.uncovered[4 * seat + row] = count
            for space in range(count):
                if t.book.freed[at + space] >= 0:
                    t.put_token(t.book.freed[at + space], seat, HQ)

    _by_seat(t, given, "uncovered", uncover)


def _tokens(t: LaFamigliaState, given: Given) -> None:
    """A token that is named is freed, wherever it was."""

    def keep(seat: int, value: object) -> None:
        wanted = [_find(name, TOKENS, "hq_tokens") for name in _words(value)]
        for token in t.tokens_in_hq(seat):
            if token not in wanted:
                t.put_token(token, seat, SOLD)
        for token in wanted:
            t.put_token(token, seat, HQ)

    _by_seat(t, given, "hq_tokens", keep)
    for name in _words(given.get("sold", "")):
        token = _find(name, TOKENS, "sold")
        t.put_token(token, _seat(t, COLOURS[token // 13], "sold"), SOLD)
    for area, value in _table(given, "tokens").items():
        for name in _words(value):
            token = _find(name, TOKENS, "tokens")
            t.put_token(token, _seat(t, COLOURS[token // 13], "tokens"), _find(area, AREAS, "tokens"))
    t.resolved = sorted(_find(name, TOKENS, "resolved") for name in _words(given.get("resolved", "")))


def _soldiers(t: LaFamigliaState, given: Given) -> None:
    money, hq, supply = _table(given, "money"), _table(given, "hq"), _table(given, "supply")
    for seat in range(4):
        colour = COLOURS[t.colour[seat]]
        rest = 50 - sum(n for n, holder in zip(t.soldiers, t.holder, strict=True) if holder == seat)
        t.money[seat] = _number(money, colour, 0, 999, 8)
        t.hq[seat] = _number(hq, colour, 0, 50, 5)
        t.supply[seat] = _number(supply, colour, 0, 50, max(0, rest - t.hq[seat]))
        if colour in supply and colour not in hq:
            t.hq[seat] = max(0, rest - t.supply[seat])
    neutral = sum(n for n, holder in zip(t.soldiers, t.holder, strict=True) if holder == NEUTRAL)
    t.pool = _number(given, "pool", 0, 30, max(0, 30 - neutral))


def _sheets(t: LaFamigliaState, given: Given) -> None:
    if "upper" in given:
        for name, value in _table(given, "upper").items():
            for side in _words(value):
                t.upper[5 * _find(name, COLUMNS, "upper") + _side(t, side, "upper")] += 1
    elif given.get("phase", "planning") == "planning":
        for column in range(6):
            t.upper[5 * column + NEUTRAL] = t.book.grey[column]
        for seat in range(4):
            t.upper[5 * (seat + 1) + seat] += 2
    cells = CELLS[FIRST_CELL[t.round] :][: CELLS_OF_SHEET[t.round]]
    for name, value in _table(given, "lower").items():
        for side in _words(value):
            t.lower[5 * _find(name, cells, "lower") + _side(t, side, "lower")] += 1

    def mark(seat: int, value: object) -> None:
        t.marker[seat] = _find(str(value), cells, "markers")

    _by_seat(t, given, "markers", mark)
    for seat in range(4):
        open_spaces = sum(t.uncovered[4 * seat : 4 * seat + 4])
        t.discs[seat] = 8 + open_spaces - sum(t.upper[seat::5]) - sum(t.lower[seat::5])
    t.neutral_discs = 8 - sum(t.upper[NEUTRAL::5]) - sum(t.lower[NEUTRAL::5])


def _tiles(t: LaFamigliaState, given: Given) -> None:
    def own(seat: int, value: object) -> None:
        for name in _words(value):
            tile = _find(name, TILES, "tile_discs")
            t.in_play[tile] = 1
            t.tile_owner[11 * (seat & 1) + tile] = seat
            t.discs[seat] -= 1

    def rule(seat: int, value: object) -> None:
        for name in _words(value):
            t.control[_find(name, MANDAMENTI, "control")] = seat

    _by_seat(t, given, "tile_discs", own)
    _by_seat(t, given, "control", rule)
    for name in [*_words(given.get("tiles", "")), *([] if "tiles" in given else TILES)]:
        if sum(t.in_play) < 7:
            t.in_play[_find(name, TILES, "tiles")] = 1
    for name in _words(given.get("used_tiles", "")):
        t.used_tiles |= 1 << _find(name, TILES, "used_tiles")


# Where the game stands


def _begin(t: LaFamigliaState, given: Given, phase: str) -> None:
    if phase == "ultima":
        t.phase = ULTIMA
        t.push([ULTIMA_AZIONE, 0, t.leader, 0])
    elif phase in ("check", "check-planning"):
        t.phase = CHECK
        t.push([CHECKING, 0, t.leader, 1 if phase == "check" else 0, 0])
    elif phase == "encounter":
        _begin_encounter(t, given)
    else:
        t.phase = PLANNING
        step = _decision(given, ("plan.turn", "plan.after", "tile.influence"))
        t.push([PLANNING_START, 0, t.leader] if step == 2 else [TURN, step, t.player])


def _begin_encounter(t: LaFamigliaState, given: Given) -> None:
    t.phase = ENCOUNTER
    t.push([RESOLVING, 0, t.leader])
    if "order" not in given:
        _decision(given, ("enc.pick",))
        return
    _decision(given, ("enc.part",))
    token = _find(str(given["order"]), TOKENS, "order")
    if t.where[token] >= 36:
        raise BadInput("lafamiglia-error-scenario-name", part="order", name=TOKENS[token])
    enc_pick(t, t.stack[-1], DO_PICK + token)


def _decision(given: Given, known: tuple[str, ...]) -> int:
    name = str(given.get("decision", known[0]))
    if name not in known:
        raise BadInput("error-scenario-unknown-decision", decision=name)
    return known.index(name)
