"""What follows by the rules from what a seat may know: what is going on, prices, reach, who would control what, and how
a conflict can end. Pages and boards draw it; they work out no rule themselves."""

from typing import Any

import msgspec

from consigliere.games.lafamiglia import actions, equipment, parts
from consigliere.games.lafamiglia.check import controller, decided_by
from consigliere.games.lafamiglia.encounter import conflict, movement, other_attacks, supply_symbols, tokens
from consigliere.games.lafamiglia.encounter.clash import after_bonuses
from consigliere.games.lafamiglia.encounter.forecast import Forecast, forecast, move_frame, with_car
from consigliere.games.lafamiglia.flow import (
    BOAT,
    BOMB,
    CELL,
    GAIN,
    INCITE,
    MOVE,
    ORDER_AREA,
    ORDER_TOKEN,
    RALLY,
    SEAT,
    TOKEN,
    USE,
)
from consigliere.games.lafamiglia.names import (
    AREAS,
    CHURCH,
    COLUMNS,
    EMPTY,
    FAMILY_TOKENS,
    HQ,
    JUSTICE,
    MANDAMENTI,
    POLICE,
    ROWS,
    SEAS,
    SEATS,
    SIDES,
    TOKENS,
    same_team,
)
from consigliere.games.lafamiglia.planning import cells, gain, influence, turns
from consigliere.games.lafamiglia.seen.ahead import Ahead, Rest, ahead, rest
from consigliere.games.lafamiglia.table import ENCOUNTER, OVER, Table
from consigliere.kernel.frames import PROCEDURE, Frame
from consigliere.kernel.views import View


class Now(msgspec.Struct, frozen=True):
    """The order that is resolved and its area; where a move, bomb, rally or incitement starts and goes, or the area
    for which it is asked how many; the column and side of the disc that is moved, the cell that is used; the sea a boat
    has just come to; the row of which one more disc may be taken."""

    token: str | None
    area: str | None
    origin: str | None
    target: str | None
    column: int | None
    side: int | None
    cell: int | None
    sea: str | None
    row: str | None


class Fee(msgspec.Struct, frozen=True):
    seat: int
    n: int


class Price(msgspec.Struct, frozen=True):
    """LF-58: what gaining a column costs: the tab, a coin for each disc, fees to the other owners."""

    tab: int
    discs: int
    fees: list[Fee]
    total: int


class Fleet(msgspec.Struct, frozen=True):
    """LF-25: seas that the boats of a team join, and the areas on their coasts."""

    seas: list[str]
    coast: list[str]


class Target(msgspec.Struct, frozen=True):
    """What an attack would meet in an area that can be chosen: bonuses, and the defenders they leave."""

    area: str
    attack: int
    defence: int
    left: int


class Outlook(msgspec.Struct, frozen=True):
    """`sheets`: the upper and the lower one; `full`: cells of the lower one that take no more discs (LF-52). `queue`:
    the orders to come, the one being resolved first (LF-110). `prices` by column, for the seat or for whose turn it is.
    `values` by seat and row (LF-79). `would_control` by mandamento (LF-88). `could_hold`: the tokens each seat could
    have hidden (LF-171). `fleets` by team. `shows_hq`: whose money and soldiers no screen hides. `ahead` and `rest`:
    what who is asked may pick before it is asked, or for all that is left. `decided`: the rule that decided the game
    (LF-160, LF-161, LF-162), once it is over by them."""

    now: Now
    sheets: tuple[int, int]
    full: list[int]
    queue: list[str]
    prices: list[Price]
    values: list[list[list[int]]]
    would_control: list[int]
    could_hold: list[list[str]]
    fleets: list[list[Fleet]]
    shows_hq: list[bool]
    targets: list[Target]
    conflict: Forecast | None
    ahead: list[Ahead]
    rest: Rest | None
    decided: str | None


def outlook(t: Table, view: View) -> Outlook:
    payer = t.player if view.seat is None else view.seat
    return Outlook(
        now=_now(t),
        sheets=(max(t.round - 1, 0), t.round),
        full=_full(t),
        queue=_queue(t) if t.phase == ENCOUNTER else [],
        prices=[_price(t, payer, column) for column in range(len(COLUMNS))],
        values=[_values(t, seat) for seat in range(SEATS)],
        would_control=[controller(t, mandamento) for mandamento in range(len(MANDAMENTI))],
        could_hold=[_could_hold(t, seat) for seat in range(SEATS)],
        fleets=[_fleets(t, team) for team in range(2)],
        shows_hq=[shows_hq(view, seat) for seat in range(SEATS)],
        targets=_targets(t, view),
        conflict=forecast(t, view),
        ahead=ahead(t, view.seat),
        rest=rest(t, view.seat),
        decided=decided_by(t) if t.phase == OVER else None,
    )


def sees(viewer: int | None, seat: int) -> bool:
    """LF-169: the owner and the partner."""
    return viewer is not None and same_team(viewer, seat)


def shows_hq(view: View, seat: int) -> bool:
    """LF-170: whether the viewer is shown the money and soldiers of an HQ; after the game everybody is."""
    return view.options["screens"] == "down" or view.returns is not None or sees(view.seat, seat)


def _last(t: Table, procedure: int) -> Frame | None:
    return next((frame for frame in reversed(t.stack) if frame[PROCEDURE] == procedure), None)


def _place(names: list[str], frame: Frame | None, place: int) -> str | None:
    return None if frame is None or frame[place] < 0 else names[frame[place]]


def _number(frame: Frame | None, place: int) -> int | None:
    return None if frame is None or frame[place] < 0 else frame[place]


WAYS = {
    MOVE: (movement.ORIGIN, movement.TARGET),
    BOMB: (other_attacks.ORIGIN, other_attacks.TARGET),
    RALLY: (equipment.SOURCE, equipment.AREA),
    INCITE: (other_attacks.ORIGIN, other_attacks.TARGET),
}
COUNTED = {  # where the chosen area lies while it is asked how many
    actions.PLACE_COUNT: parts.AREA,
    actions.AROUND_COUNT: supply_symbols.AREA,
    actions.AROUND_ALLY: supply_symbols.AREA,
    actions.PENTITO_COUNT: other_attacks.VICTIM,
    actions.DEFECT_COUNT: other_attacks.DEFECTING,
}


def _now(t: Table) -> Now:
    order, use, gained = _last(t, TOKEN), _last(t, USE), _last(t, GAIN)
    way = next((frame for frame in reversed(t.stack) if frame[PROCEDURE] in WAYS), None)
    origin, target = WAYS[way[PROCEDURE]] if way is not None else (0, 0)
    return Now(
        token=_place(TOKENS, order, ORDER_TOKEN),
        area=_place(AREAS, order, ORDER_AREA),
        origin=_place(AREAS, way, origin),
        target=AREAS[t.stack[-1][COUNTED[t.kind]]] if t.kind in COUNTED else _place(AREAS, way, target),
        column=_number(use, turns.COLUMN) if use is not None else _number(gained, gain.COLUMN),
        side=_number(use, turns.SIDE),
        cell=_number(_last(t, CELL), cells.CELL),
        sea=_place(SEAS, _last(t, BOAT), equipment.SEA),
        row=_place(ROWS, t.stack[-1], influence.ROW) if t.kind == actions.INFL_MORE else None,
    )


def _full(t: Table) -> list[int]:
    free = t.free_cells()
    return [cell for cell in range(len(t.book.cell_infinite[t.round])) if cell not in free]


def _queue(t: Table) -> list[str]:
    now = _last(t, TOKEN)
    resolving = [] if now is None else [now[ORDER_TOKEN]]
    later = [token for _, token in sorted(tokens.coming(t)) if token not in resolving]
    return [TOKENS[token] for token in resolving + later]


def _price(t: Table, seat: int, column: int) -> Price:
    discs = t.upper[SIDES * column : SIDES * column + SIDES]
    fees = [Fee(other, discs[other]) for other in range(SEATS) if other != seat and discs[other]]
    tab = t.book.tab[max(t.round - 1, 0)][column]
    return Price(tab=tab, discs=sum(discs), fees=fees, total=gain.gain_price(t, seat, column) if t.round else 0)


def _values(t: Table, seat: int) -> list[list[int]]:
    """Of a car in an attack and of a car bomb; how many are placed; nothing; how many discs."""
    if t.colour[seat] == EMPTY:
        return []
    return [[t.base(seat, JUSTICE), t.bomb_base(seat)], [t.base(seat, POLICE)], [], [t.base(seat, CHURCH)]]


def _could_hold(t: Table, seat: int) -> list[str]:
    if t.colour[seat] == EMPTY:
        return []
    first = FAMILY_TOKENS * t.colour[seat]
    hidden = range(first, first + FAMILY_TOKENS)
    return [TOKENS[n] for n in hidden if t.where[n] == HQ or (t.where[n] < len(AREAS) and t.phase != ENCOUNTER)]


def _fleets(t: Table, team: int) -> list[Fleet]:
    found: list[Fleet] = []
    left = list(range(len(SEAS)))
    while left:
        chain = movement.boat_chain(t, team, left[:1])
        if chain:
            coast = sorted({area for sea in chain for area in t.book.coast[sea]})
            found.append(Fleet([SEAS[sea] for sea in chain], [AREAS[area] for area in coast]))
        left = [sea for sea in left[1:] if sea not in chain]
    return found


def _targets(t: Table, view: View) -> list[Target]:
    """Of those the seat may choose from; by land if it can."""
    frame, order = move_frame(t)
    if frame is None or order is None or frame[movement.TARGET] >= 0:
        return []
    found: dict[str, Target] = {}
    for _, _, args in view.legal:
        if args.get("verb") in TARGET_WAYS:
            _add_target(t, frame, order, args, found)
    return list(found.values())


TARGET_WAYS = {
    "move-target-land": movement.BY_LAND,
    "move-target-boat": movement.BY_BOAT,
    "move-target-allies": movement.BY_ALLIES,
}


def _add_target(t: Table, frame: Frame, order: Frame, args: dict[str, Any], found: dict[str, Target]) -> None:
    name = str(args["area"])
    area = AREAS.index(name)
    if name in found or not t.hostile(frame[SEAT], area):
        return
    tried = frame[:]
    tried[movement.WAY] = TARGET_WAYS[args["verb"]]
    attack = movement.attack_bonus(t, with_car(t, tried, order), order)
    defence = conflict.defence_bonus(t, area)
    left = after_bonuses(t.soldiers[area], attack, defence)
    found[name] = Target(name, attack, defence, left)
