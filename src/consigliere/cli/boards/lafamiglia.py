"""The table of La Famiglia as lines of text: map, sheets, players, orders. Letters and symbols say everything."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from consigliere.cli.boards import Look
from consigliere.cli.boards.lafamiglia_map import draw_map, near
from consigliere.cli.boards.lafamiglia_marks import COIN, MARKS, Desk, name
from consigliere.cli.boards.lafamiglia_orders import orders, queue
from consigliere.cli.boards.lafamiglia_sheets import lower, upper
from consigliere.cli.boards.lines import flowing, heading
from consigliere.cli.words import say
from consigliere.games.lafamiglia.names import NEUTRAL_NAME, ROWS
from consigliere.games.lafamiglia.seen.view import Board, Player
from consigliere.kernel import View
from consigliere.kernel.packs import Pack

PHASES: Final = ("setup", "planning", "ultima", "check", "encounter")
TEAMS: Final = ((0, 2), (1, 3))
HIDDEN: Final = "?"


def draw(view: View, players: Sequence[str], seen: bool, pack: Pack) -> Text:
    """The whole table; with `seen` also what the opponents' hidden tokens can be."""
    board: Board = view.board
    desk = Desk(board, pack, view.seat)
    lines = [
        _phases(view),
        _legend(desk),
        heading(say("lafamiglia-board-map")),
        *draw_map(desk),
        heading(say("lafamiglia-board-upper")),
        *upper(desk),
    ]
    if board.round:
        lines += [heading(say("lafamiglia-board-lower", sheet=board.round)), *lower(desk)]
    lines.append(heading(say("lafamiglia-board-players")))
    lines += [_player(desk, seat, players, desk.outlook.shows_hq[seat]) for members in TEAMS for seat in members]
    lines += [*_tiles(desk, players), *queue(view, desk), *orders(view, desk, players, seen)]
    return Text("\n").join([*lines, *_card(view), *_waiting(view, players)])


def neighbours(view: View, area: str, pack: Pack) -> Text:
    """What is next to an area by land, by sea, and by the team's boats."""
    return near(Desk(view.board, pack, view.seat), area)


STRUCT = Board
LOOKS: Final[dict[str, Look]] = {"near": neighbours}


def _phases(view: View) -> Text:
    line = Text(say("lafamiglia-board-round", round=view.board.round) + " ", "bold")
    for phase in PHASES:
        words = f" {say('lafamiglia-board-phase', phase=phase)} "
        line.append(f"[{words}]" if phase == view.phase else f" {words} ", "bold" if phase == view.phase else "dim")
    return line


def _legend(desk: Desk) -> Text:
    """The families that play, and the symbols of the pieces."""
    playing = [player.colour for player in desk.board.players if player.colour] or [*MARKS][:-1]
    families = [Text.assemble(MARKS[side], " ", name("", side)) for side in [*playing, NEUTRAL_NAME]]
    return flowing([*families, Text(say("lafamiglia-board-legend"))], "")


def _player(desk: Desk, seat: int, players: Sequence[str], shown: bool) -> Text:
    player = desk.board.players[seat]
    mark = Text("▶ " if seat == desk.board.player else "  ").append_text(desk.chip(seat)).append(" ")
    lines = flowing([mark.append(players[seat], "bold"), *map(Text, _facts(desk, seat, shown))], "", " · ", " " * 5)
    return lines.append("\n").append_text(_rows(desk, seat, player)) if player.colour else lines


def _facts(desk: Desk, seat: int, shown: bool) -> list[str]:
    """LF-170: behind a screen money and soldiers are not counted, but for the sum of HQ and supply."""
    board = desk.board
    player = board.players[seat]
    first = [say("lafamiglia-board-first")] if seat == board.primo else []
    sums = [] if shown else [say("lafamiglia-board-off-map", soldiers=player.hq + player.supply)]
    return [
        *(name("", id) for id in (player.colour, player.character) if id),
        f"{player.money if shown else HIDDEN}{COIN}",
        say("lafamiglia-board-controls", count=board.control.count(seat)),
        *first,
        *sums,
        say("lafamiglia-board-hq", soldiers=player.hq if shown else HIDDEN, tokens=player.token_count),
        say(
            "lafamiglia-board-supply",
            soldiers=player.supply if shown else HIDDEN,
            cars=player.cars,
            boats=player.boats,
            discs=player.discs,
        ),
    ]


def _rows(desk: Desk, seat: int, player: Player) -> Text:
    """The rows of the family board: base value, open and covered spaces, column by column."""
    items = []
    for number, (row, opened) in enumerate(zip(ROWS, player.uncovered, strict=True)):
        value = "/".join(str(one) for one in desk.outlook.values[seat][number])
        words = f"{name('row', row)} {value} ".replace("  ", " ")
        items.append(Text(words + _spaces(desk.tables["family"][str(player.colour)][row]["spaces"], opened)))
    return flowing(items, " " * 5, "   ")


def _spaces(spaces: list[dict[str, Any]], opened: int) -> str:
    """`A○○ B●●`: a letter for each column, a ring for an open space."""
    text = ""
    for number, space in enumerate(spaces):
        if number == 0 or space["col"] != spaces[number - 1]["col"]:
            text += space["col"]
        text += "○" if number < opened else "●"
    return text


def _tiles(desk: Desk, players: Sequence[str]) -> list[Text]:
    board = desk.board
    lines = []
    for side, members in enumerate(TEAMS):
        items = [Text(say("lafamiglia-board-tiles", one=players[members[0]], other=players[members[1]]))]
        for tile, owner in zip(board.tiles, board.tile_owner[side], strict=True):
            mark = Text("–") if owner < 0 else desk.chip(owner)
            items.append(Text(name("tile", tile) + " ").append_text(mark))
        lines.append(flowing(items, "  ", "  ", " " * 5))
    return lines if board.tiles else []


def _card(view: View) -> list[Text]:
    """LF-172: the conflict card that the viewer has chosen and nobody else sees yet."""
    chosen = {card for card in [*view.board.cards, *view.board.answered] if card}
    return [Text("\n" + say("lafamiglia-board-card", card=card)) for card in chosen]


def _waiting(view: View, players: Sequence[str]) -> list[Text]:
    """Whose decision it is."""
    names = [players[decision.seat] for decision in view.decisions if decision.seat >= 0]
    return [Text("\n▶ " + say("lafamiglia-board-decides", who=", ".join(names)), "bold")] if names else []
