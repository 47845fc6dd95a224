"""Refusals of set-up, planning and the check."""

from consigliere.games.lafamiglia import equipment, parts
from consigliere.games.lafamiglia.explain.reasons import (
    Args,
    area_of,
    colour_seat,
    no,
    not_in_hq,
    not_neighbour,
    not_own,
    number_of,
    too_dear,
    wrong_number,
)
from consigliere.games.lafamiglia.flow import TURN
from consigliere.games.lafamiglia.names import (
    AREAS,
    CELLS,
    COLOURS,
    COLUMNS,
    EMPTY,
    FIRST_CELL,
    NEUTRAL,
    NEUTRAL_NAME,
    PARTS,
    ROWS,
    SEAS,
    SIDES,
    TILES,
    TOKENS,
    partner,
    team,
)
from consigliere.games.lafamiglia.planning import cells, gain, issuing, money, turns
from consigliere.games.lafamiglia.table import ENCOUNTER, Table
from consigliere.kernel.errors import Refusal
from consigliere.kernel.frames import PROCEDURE, STEP

# Set-up


def dealt(t: Table, seat: int, args: Args) -> Refusal:
    return no("LF-10", "lafamiglia-why-dealt-already")


def setup_family(t: Table, seat: int, args: Args) -> Refusal:
    colour = str(args["colour"])
    if t.dealt[COLOURS.index(colour)] != team(seat):
        return no("LF-11", "lafamiglia-why-other-teams-colour", colour=colour)
    return no("LF-11", "lafamiglia-why-colour-taken", colour=colour)


def setup_area(t: Table, seat: int, args: Args) -> Refusal:
    return _not_here(t, seat, args, "LF-20" if args["verb"] == "setup-lab" else "LF-19")


def _not_here(t: Table, seat: int, args: Args, rule: str) -> Refusal:
    """A piece of an own area, or a laboratory too many."""
    area = area_of(args)
    return not_own(t, seat, area, rule) or no(rule, "lafamiglia-why-two-labs", area=AREAS[area])


def setup_disc(t: Table, seat: int, args: Args) -> Refusal:
    return no("LF-21", "lafamiglia-why-column-full", column=args["column"])


def tile_influence(t: Table, seat: int, args: Args) -> Refusal:
    return no("LF-98", "lafamiglia-why-no-neutral-disc", column=args["column"])


# Turns


def plan_turn(t: Table, seat: int, args: Args) -> Refusal:
    verb = args["verb"]
    if verb == "plan-turn-use":
        return no("LF-42", "lafamiglia-why-only-discs-of-others")
    if verb == "plan-turn-gain":
        column = COLUMNS.index(str(args["column"]))
        price = gain.gain_price(t, seat, column)
        if not price:
            return no("LF-57", "lafamiglia-why-column-empty", column=args["column"])
        return too_dear(t, seat, price) or no("LF-42", "lafamiglia-why-only-discs-of-others")
    if verb == "give":
        n = number_of(args)
        return too_dear(t, seat, 2 * n) or no("LF-182", "lafamiglia-why-keep-a-turn")
    return tile(t, seat, args)


def tile(t: Table, seat: int, args: Args) -> Refusal:
    """LF-42, LF-96, LF-97, LF-182."""
    name = str(args["tile"])
    number = TILES.index(name)
    if not t.in_play[number]:
        return no("LF-10", "lafamiglia-why-tile-not-in-play", tile=name)
    if not t.owns_tile(seat, number):
        return no("LF-96", "lafamiglia-why-not-your-tile", tile=name)
    if t.used_tiles >> number & 1:
        return no("LF-97", "lafamiglia-why-tile-used", tile=name)
    if not turns.can_use_tile(t, seat, number):
        return no("LF-96", "lafamiglia-why-tile-no-effect", tile=name)
    price = t.book.tile_price[number]
    if price == 0:
        return no("LF-42", "lafamiglia-why-only-discs-of-others")
    return too_dear(t, seat, price) or no("LF-182", "lafamiglia-why-keep-a-turn")


def gift_answer(t: Table, seat: int, args: Args) -> Refusal:
    n, asked = number_of(args), t.stack[-1][money.AMOUNT]
    if n > asked:
        return no("LF-38", "lafamiglia-why-more-than-asked", n=asked)
    return too_dear(t, seat, 2 * n, "LF-38") or no("LF-38", "lafamiglia-why-more-than-asked", n=asked)


def plan_disc(t: Table, seat: int, args: Args) -> Refusal:
    column, colour = str(args["column"]), str(args["colour"])
    side = NEUTRAL if colour == NEUTRAL_NAME else colour_seat(t, args)
    if side < 0 or not t.upper[SIDES * COLUMNS.index(column) + side]:
        return no("LF-47", "lafamiglia-why-no-such-disc", column=column, colour=colour)
    return no("LF-48", "lafamiglia-why-no-fee", colour=colour)


# Cells


def _not_free(t: Table, cell: int, rule: str = "LF-52") -> Refusal | None:
    """LF-52: a cell of the lower sheet, without a disc."""
    here = cell - FIRST_CELL[t.round]
    if not 0 <= here < len(t.book.cell_column[t.round]):
        return no(rule, "lafamiglia-why-other-sheet", cell=CELLS[cell], sheet=t.round)
    if here not in t.free_cells():
        return no(rule, "lafamiglia-why-cell-taken", cell=CELLS[cell])
    return None


def _without_effect(t: Table, seat: int, cell: int) -> bool:
    flat = t.book.cell_parts[t.round][cell]
    return not any(cells.can_part(t, seat, flat[n], flat[n + cells.OWN_ONLY]) for n in range(0, len(flat), cells.PART))


def not_usable(t: Table, seat: int, cell: int) -> Refusal | None:
    here = cell - FIRST_CELL[t.round]
    taken = _not_free(t, cell)
    if taken:
        return taken
    dear = too_dear(t, seat, -t.book.cell_money[t.round][here])
    if dear:
        return dear
    if _without_effect(t, seat, here):
        return no("LF-54", "lafamiglia-why-cell-no-effect", cell=CELLS[cell])
    return None


def plan_cell(t: Table, seat: int, args: Args) -> Refusal:
    cell = CELLS.index(str(args["cell"]))
    broke = no("LF-42", "lafamiglia-why-only-free-infinity")
    taken = _not_free(t, cell)
    if not taken and t.stack[-1][turns.BROKE]:
        return broke
    return not_usable(t, seat, cell) or broke


def ultima_cell(t: Table, seat: int, args: Args) -> Refusal:
    """LF-84."""
    cell = CELLS.index(str(args["cell"]))
    here = cell - FIRST_CELL[t.round]
    again = no("LF-84", "lafamiglia-why-not-ultima-again", cell=CELLS[cell])
    if 0 <= here < len(t.book.cell_column[t.round]) and t.book.cell_ultima[t.round][here]:
        return again
    return not_usable(t, seat, cell) or again


def plan_part(t: Table, seat: int, args: Args) -> Refusal:
    frame = t.stack[-1]
    if args["verb"] == "plan-part-done":
        return no("LF-55", "lafamiglia-why-do-one-part")
    part = PARTS.index(str(args["part"]))
    printed = t.book.cell_parts[t.round][frame[cells.CELL]][:: cells.PART]
    if part not in printed:
        return no("LF-55", "lafamiglia-why-part-not-here", part=args["part"])
    if frame[cells.PARTS_DONE] >> printed.index(part) & 1:
        return no("LF-55", "lafamiglia-why-part-done", part=args["part"])
    return no("LF-54", "lafamiglia-why-part-no-effect", part=args["part"])


# Place and order


def place_area(t: Table, seat: int, args: Args) -> Refusal:
    """LF-65, LF-100 for the tile."""
    rule = "LF-100" if t.stack[-2][PROCEDURE] == TURN else "LF-65"
    area = area_of(args)
    if t.holder[area] == EMPTY:
        return no(rule, "lafamiglia-why-own-area-only", area=AREAS[area])
    if t.holder[area] == partner(seat):
        return no(rule, "lafamiglia-why-partners-area", area=AREAS[area])
    return no(rule, "lafamiglia-why-area-held", area=AREAS[area], side=t.side_name(t.holder[area]))


def place_count(t: Table, seat: int, args: Args) -> Refusal:
    """LF-65, LF-117 for a symbol."""
    rule = "LF-117" if t.phase == ENCOUNTER else "LF-65"
    n, most = number_of(args), t.stack[-1][parts.MOST]
    if n <= most:
        return no(rule, "lafamiglia-why-too-few-soldiers", n=n, have=t.hq[seat])
    return wrong_number(rule, n, 1, min(most, t.hq[seat]))


def full_count(t: Table, seat: int, args: Args) -> Refusal:
    """LF-56."""
    return wrong_number("LF-56", number_of(args), 1, t.stack[-1][parts.MOST])


def order_token(t: Table, seat: int, args: Args) -> Refusal:
    first = no("LF-66", "lafamiglia-why-order-first")
    if args["verb"] == "order-token-none":
        return first
    return not_in_hq(t, seat, TOKENS.index(str(args["token"])), "LF-66") or first


def order_area(t: Table, seat: int, args: Args) -> Refusal:
    area, frame = area_of(args), t.stack[-1]
    foreign = not_own(t, seat, area, "LF-66")
    if foreign:
        return foreign
    if frame[issuing.USED] >> area & 1:
        return no("LF-67", "lafamiglia-why-other-area", area=AREAS[area])
    rule = "LF-68" if frame[issuing.TOGETHER] else "LF-66"
    return no(rule, "lafamiglia-why-token-there", area=AREAS[area], n=t.orders[area])


# Equipment


def equip_kind(t: Table, seat: int, args: Args) -> Refusal:
    """LF-69."""
    verb = args["verb"]
    if verb == "equip-kind-none":
        return no("LF-69", "lafamiglia-why-must-equip")
    if verb == "equip-kind-lab":
        return no("LF-69", "lafamiglia-why-no-place-for-lab")
    left = t.cars_left[seat] if verb == "equip-kind-car" else t.boats_left[seat]
    if not left:
        return no("LF-69", "lafamiglia-why-none-left")
    return no("LF-69", "lafamiglia-why-no-place")


def piece_area(t: Table, seat: int, args: Args) -> Refusal:
    """LF-33, LF-34."""
    if "area" not in args:
        return no("LF-69", "lafamiglia-why-must-place")
    return _not_here(t, seat, args, "LF-34" if args["verb"] == "lab-area" else "LF-33")


def setup_boat(t: Table, seat: int, args: Args) -> Refusal:
    return no("LF-19", "lafamiglia-why-sea-not-near", sea=args["sea"])


def boat_sea(t: Table, seat: int, args: Args) -> Refusal:
    area = t.stack[-1][equipment.BOAT_AREA]
    if area != EMPTY:
        return no("LF-116", "lafamiglia-why-sea-not-at-order", sea=args["sea"], area=AREAS[area])
    return no("LF-32", "lafamiglia-why-sea-not-near", sea=args["sea"])


def boat_move(t: Table, seat: int, args: Args) -> Refusal:
    here = SEAS[t.stack[-1][equipment.SEA]]
    return no("LF-32", "lafamiglia-why-seas-not-neighbours", sea=here, other=args["sea"])


def boat_remove(t: Table, seat: int, args: Args) -> Refusal:
    return no("LF-32", "lafamiglia-why-no-such-boat", colour=args["colour"])


def rally_area(t: Table, seat: int, args: Args) -> Refusal:
    area = area_of(args)
    return not_own(t, seat, area, "LF-71") or no("LF-71", "lafamiglia-why-no-own-neighbour", area=AREAS[area])


def rally_from(t: Table, seat: int, args: Args) -> Refusal:
    if "area" not in args:
        return no("LF-56", "lafamiglia-why-move-something")
    area, centre = area_of(args), t.stack[-1][equipment.AREA]
    far = not_neighbour(t, centre, area, "LF-71") or not_own(t, seat, area, "LF-71")
    return far or no("LF-71", "lafamiglia-why-source-used", area=AREAS[area])


def rally_count(t: Table, seat: int, args: Args) -> Refusal:
    frame = t.stack[-1]
    cars = frame[STEP] == equipment.ASK_CARS
    most = t.cars[frame[equipment.SOURCE]] if cars else t.soldiers[frame[equipment.SOURCE]]
    least = 0 if (frame[equipment.RALLIED] if cars else t.cars[frame[equipment.SOURCE]]) else 1
    return wrong_number("LF-71", number_of(args), least, most)


# Influence


def infl_row(t: Table, seat: int, args: Args) -> Refusal:
    row = ROWS.index(str(args["row"]))
    if row not in t.rows_with_discs(seat):
        return no("LF-72", "lafamiglia-why-row-open", row=args["row"])
    return no("LF-63", "lafamiglia-why-other-row", row=args["row"])


def infl_dest(t: Table, seat: int, args: Args) -> Refusal:
    """LF-74."""
    if "cell" in args:
        return _no_room(t, args, "LF-52")
    if not t.upper_in(COLUMNS.index(str(args["column"]))):
        return no("LF-74", "lafamiglia-why-column-needs-disc", column=args["column"])
    return no("LF-50", "lafamiglia-why-column-full", column=args["column"])


def gain_disc(t: Table, seat: int, args: Args) -> Refusal:
    return _no_room(t, args, "LF-59")


def _no_room(t: Table, args: Args, rule: str) -> Refusal:
    cell = CELLS.index(str(args["cell"]))
    return _not_free(t, cell, rule) or no(rule, "lafamiglia-why-cell-taken", cell=CELLS[cell])


def gain_step(t: Table, seat: int, args: Args) -> Refusal:
    done = t.stack[-1][gain.DONE]
    if args["verb"] == "gain-step-end":
        return no("LF-60", "lafamiglia-why-action-first")
    if args["verb"] == "gain-step-action" and done & gain.ACTION_DONE:
        return no("LF-60", "lafamiglia-why-action-done")
    if done & gain.ORDER_DONE or issuing.can_order(t, seat):
        return no("LF-60", "lafamiglia-why-order-done")
    return no("LF-66", "lafamiglia-why-cannot-order")


# Tiles in the check


def check_remove(t: Table, seat: int, args: Args) -> Refusal:
    return no("LF-92", "lafamiglia-why-not-your-tile", tile=args["tile"])


def check_add(t: Table, seat: int, args: Args) -> Refusal:
    if not t.in_play[TILES.index(str(args["tile"]))]:
        return no("LF-10", "lafamiglia-why-tile-not-in-play", tile=args["tile"])
    return no("LF-91", "lafamiglia-why-tile-taken", tile=args["tile"])
