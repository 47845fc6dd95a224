"""The map of La Famiglia as text: twelve mandamenti from west to east and north to south, nine seas clockwise."""

from typing import Final

from rich.text import Text

from consigliere.cli.boards.lafamiglia_marks import CAR, LAB, Desk, name
from consigliere.cli.boards.lines import fitted, flowing
from consigliere.cli.words import say
from consigliere.games.lafamiglia.names import AREAS, MANDAMENTI, SEAS, team
from consigliere.kernel import BadInput

ROWS_OF_MAP: Final = [
    ["trapani", "palermo", "messina"],
    ["corleone", "termini", "bronte"],
    ["agrigento", "enna", "catania"],
    ["licata", "ragusa", "siracusa"],
]
ROWS_OF_SEAS: Final = [
    ["mare_trapani", "mare_palermo", "mare_cefalu"],
    ["mare_sciacca", "mare_agrigento", "mare_milazzo"],
    ["mare_licata", "mare_siracusa", "mare_catania"],
]
COLUMN: Final = 33
NAME: Final = 13


def draw_map(desk: Desk) -> list[Text]:
    lines = []
    for row in ROWS_OF_MAP:
        blocks = [_mandamento(desk, mandamento) for mandamento in row]
        lines += [_beside([block[n] for block in blocks]) for n in range(len(blocks[0]))]
    return [*lines, *(_beside([_sea(desk, sea) for sea in row]) for row in ROWS_OF_SEAS)]


def _beside(blocks: list[Text]) -> Text:
    return Text("").join(fitted(block, COLUMN) for block in blocks)


def _mandamento(desk: Desk, mandamento: str) -> list[Text]:
    controller = desk.board.control[MANDAMENTI.index(mandamento)]
    title = Text.assemble((name("mandamento", mandamento).upper(), "bold underline"), " ")
    title.append_text(Text("") if controller < 0 else desk.chip(controller))
    return [title, *(_area(desk, area) for area in desk.tables["mandamenti"][mandamento]["areas"])]


def _area(desk: Desk, area: str) -> Text:
    """Name, soldiers, labs, cars, orders."""
    return fitted(name("", area), NAME).append(" ").append_text(_pieces(desk, AREAS.index(area)))


def _pieces(desk: Desk, area: int) -> Text:
    board = desk.board
    holder = board.holder[area]
    line = fitted(Text("–") if holder < 0 else desk.chip(holder, board.soldiers[area]), 4)
    goods = f"{LAB}{board.labs[area]}" * (board.labs[area] > 0) + f"{CAR}{board.cars[area]}" * (board.cars[area] > 0)
    line.append(f" {goods}" if goods else "")
    orders = [
        desk.order(order.seat, order.token) for order in board.orders if order.area == area and not order.resolved
    ]
    apart = "" if sum(len(order.plain) for order in orders) > 7 else " "  # two long ones begin with letters
    return line.append(" ").append_text(Text(apart).join(orders)) if orders else line


def _sea(desk: Desk, sea: str) -> Text:
    return Text.assemble("~ ", (f"{name('', sea)} ", "italic")).append_text(_boats(desk, SEAS.index(sea)))


def _boats(desk: Desk, sea: int) -> Text:
    return Text(" ").join(desk.chip(seat) for seat, count in enumerate(desk.board.boats[sea]) for _ in range(count))


def near(desk: Desk, area: str) -> Text:
    """The land neighbours of an area, its seas, and where the boats of the team reach from it."""
    wanted = area.strip().lower().replace(" ", "_")
    known = {name("", id).lower().replace(" ", "_"): id for id in AREAS}
    found = wanted if wanted in AREAS else known.get(wanted)
    if found is None:
        raise BadInput("lafamiglia-error-unknown-area", area=area)
    record = desk.tables["areas"][found]
    fleets = [fleet for fleet in desk.outlook.fleets[team(desk.seat)] if set(fleet.seas) & set(record["seas"])]
    landings = {coast for fleet in fleets for coast in fleet.coast} - {found}
    parts = [
        Text.assemble((name("", found), "bold"), "  ").append_text(_pieces(desk, AREAS.index(found))),
        Text(say("lafamiglia-board-near-land")),
        _places(desk, [id for id in AREAS if id in record["adjacent"]]),
        Text(say("lafamiglia-board-near-seas")),
        flowing([_sea(desk, sea) for sea in record["seas"]] or [Text("–")], "  "),
        Text(say("lafamiglia-board-near-boats")),
        _places(desk, [id for id in AREAS if id in landings]),
    ]
    return Text("\n").join(parts)


def _places(desk: Desk, areas: list[str]) -> Text:
    items = [Text(name("", area) + " ").append_text(_pieces(desk, AREAS.index(area))) for area in areas]
    return flowing(items or [Text("–")], "  ", "   ")
