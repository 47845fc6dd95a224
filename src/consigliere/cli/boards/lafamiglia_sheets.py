"""The two action sheets of La Famiglia as tables."""

from typing import Any, Final

from rich.text import Text

from consigliere.cli.boards.lafamiglia_marks import COIN, Desk, name
from consigliere.cli.boards.lines import WIDTH, fitted
from consigliere.cli.words import say
from consigliere.games.lafamiglia.names import CELLS, COLUMNS, FIRST_CELL

COLUMN: Final = (WIDTH - 4) // len(COLUMNS)


def upper(desk: Desk) -> list[Text]:
    """Each column with its tab, its discs, and what gaining it costs the viewer in all."""
    sheet = desk.tables["sheet"][str(max(desk.board.round - 1, 0))]
    titles, discs, prices = [], [], []
    for number, column in enumerate(sheet["column"]):
        counts = desk.board.upper[number]
        titles.append(Text(name("column", column["id"]), "bold"))
        discs.append(_discs(desk, counts))
        price = desk.outlook.prices[number].total
        prices.append(Text(say("lafamiglia-board-price", count=price) if any(counts) else "–"))
    return [_row(titles), _row(discs), _row(prices)]


def _discs(desk: Desk, counts: list[int], room: int = COLUMN - 1) -> Text:
    """Close together where there are many."""
    shown = [desk.chip(side, count if count > 1 else None) for side, count in enumerate(counts) if count]
    close = sum(len(chip.plain) + 1 for chip in shown) > room + 1
    return Text("" if close else " ").join(shown)


def _row(cells: list[Text]) -> Text:
    return Text("  ").append_text(Text("").join(fitted(fitted(cell, COLUMN - 1), COLUMN) for cell in cells))


def lower(desk: Desk) -> list[Text]:
    """Cell by cell: number, infinity, gain or price, discs; below it what it does."""
    if desk.board.round == 0:
        return []
    columns: dict[str, list[Text]] = {column: [] for column in COLUMNS}
    for number, cell in enumerate(desk.tables["sheet"][str(desk.board.round)]["cell"]):
        columns[cell["column"]] += _cell(desk, number, cell)
    height = max(len(lines) for lines in columns.values())
    filled = [lines + [Text("")] * (height - len(lines)) for lines in columns.values()]
    return [_row([lines[n] for lines in filled]) for n in range(height)]


def _cell(desk: Desk, number: int, cell: dict[str, Any]) -> list[Text]:
    id = CELLS[FIRST_CELL[desk.board.round] + number]
    title = Text.assemble((id.partition("-")[2], "bold"))
    title.append("∞" if cell["infinite"] else "").append(f" {cell['money']:+}{COIN}" if cell["money"] else "")
    title.append(" ").append_text(_discs(desk, desk.board.lower[number], COLUMN - 1 - len(title.plain) - 1))
    for seat, player in enumerate(desk.board.players):
        if player.marker == id:
            title.append("!").append_text(desk.chip(seat))
    signs = ["  ", f"{cell['join']} "]
    return [title, *(Text(sign + _part(part)) for sign, part in zip(signs, cell["parts"], strict=False))]


def _part(part: dict[str, Any]) -> str:
    words = say("lafamiglia-board-part", what=part["a"])
    return f"{words}+{part['plus']}{'*' if part.get('own_only') else ''}" if "plus" in part else words
