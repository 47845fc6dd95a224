"""The city of Scarface: tracks, seven districts with their tiles, supply and decks."""

from typing import Final

from rich.text import Text

from consigliere.cli.boards.lines import fitted, flowing
from consigliere.cli.boards.scarface_cards import lines
from consigliere.cli.boards.scarface_marks import (
    DAY,
    NIGHT,
    POLICE,
    SIDE,
    TOKEN,
    Desk,
    chip,
    goods,
    letter,
    name,
    pieces,
    wrapped,
)
from consigliere.cli.words import say
from consigliere.games.scarface.names import DISTRICTS
from consigliere.games.scarface.seen.view import Gang, Tile

# Widths of columns, with a space between them the board's width: of the district, of a gang's pieces, of the tile.
WIDTHS: Final = {2: (14, 8, 22), 3: (14, 6, 19), 4: (12, 6, 14)}  # by the number of gangs


def _columns(desk: Desk) -> list[int]:
    gangs = len(desk.gangs())
    district, pieces, tile = WIDTHS[gangs]
    return [1, 1, district, 1, *[pieces] * gangs, 1, tile, 1, 6, 4, 6, 7, 7]


def tracks(desk: Desk) -> list[Text]:
    return [_crime(desk), _time(desk), *_news(desk)]


def _crime(desk: Desk) -> Text:
    """`0 Ness · 1 ● · 2 ■`: cell by cell, a bar where raids begin."""
    board = desk.board
    track = desk.tables["crime_track"]["crime_track"]
    line = Text(f"{say('scarface-board-crime')}  ", "bold")
    for cell in range(track["max"] + 1):
        if cell:
            line.append(f" ‖ {say('scarface-board-raid-from')} ‖ " if cell == track["raid_at"] else " · ", "dim")
        line.append(str(cell))
        if cell == board.ness:
            line.append(" " + say("scarface-board-ness"), "bold reverse")
        for gang in desk.gangs():
            if gang.gang and gang.crime == cell:
                line.append(" ").append_text(chip(gang.side))
    return line


def _time(desk: Desk) -> Text:
    track = desk.tables["time_track"]["time_track"]
    line = Text(f"{say('scarface-board-time')}  ", "bold")
    for cell in range(desk.outlook.first_time, track["last"] + 1):
        line.append(f"[{cell}]" if cell == desk.board.time else f" {cell} ", "bold" if cell == desk.board.time else "")
    return line


def _news(desk: Desk) -> list[Text]:
    """The newest news, and a raid while it lasts."""
    board = desk.board
    found: list[Text] = []
    if board.news_active:
        newest = board.news_active[-1]
        active, left = len(board.news_active), board.news.left
        found.append(wrapped(say("scarface-board-news", news=newest, active=active, left=left), ""))
        found += [wrapped(line, "  ", "    ") for line in lines(desk.pack, "news", newest)]
    if desk.view.phase == "raid" and board.raids.discard:
        raid = board.raids.discard[-1]
        found.append(Text(say("scarface-board-raid", raid=raid), "bold"))
        found += [wrapped(line, "  ", "    ") for line in lines(desk.pack, "raid", raid)]
    return found


def city(desk: Desk) -> list[Text]:
    rows = [_head(desk)]
    by_number = sorted(range(len(DISTRICTS)), key=lambda district: desk.board.tokens[district])
    for district in by_number:
        rows += _district(desk, district)
    return [*rows, *_supply(desk)]


def _head(desk: Desk) -> Text:
    marks = [SIDE[gang.side][0] for gang in desk.gangs()]
    words = [
        "", "№", say("scarface-board-district"), POLICE, *marks, "", say("scarface-board-neighbourhood"), "",
        say("scarface-board-profit"), say("scarface-board-defence"), say("scarface-board-needs"),
        say("scarface-board-holds"), say("scarface-board-business"),
    ]  # fmt: skip
    line = _row(desk, [Text(word) for word in words])
    line.stylize("dim")
    return line


def _row(desk: Desk, cells: list[Text]) -> Text:
    line = Text(" ").join(fitted(cell, width) for cell, width in zip(cells, _columns(desk), strict=True))
    line.rstrip()
    return line


def _district(desk: Desk, district: int) -> list[Text]:
    board = desk.board
    id = DISTRICTS[district]
    first = [
        Text(TOKEN if board.henchman.here == id else "", "bold"),
        Text(str(board.tokens[district] or "")),
        Text(name(id), "bold"),
        Text(POLICE if board.police[district] else "", "bold"),
        *(_pieces(desk, gang, district) for gang in desk.gangs()),
    ]
    tiles = [_tile(desk, tile) for tile in board.tiles if tile.district == id]
    blank = [Text("")] * len(first)
    none = [Text("")] * (len(_columns(desk)) - len(first))
    return [_row(desk, [*(first if place == 0 else blank), *tile]) for place, tile in enumerate(tiles or [none])]


def _pieces(desk: Desk, gang: Gang, district: int) -> Text:
    between = "" if desk.board.others else " "
    words = pieces(gang.streets[district], gang.cars[district], gang.trucks[district], between)
    return Text(words, "bold" if gang.side == desk.board.human.side else "")


def _tile(desk: Desk, tile: Tile) -> list[Text]:
    face = desk.tables["tile"][tile.tile]["night" if tile.night else "day"]
    return [
        Text(NIGHT if tile.night else DAY),
        Text(name(tile.tile)),
        chip(tile.control),
        Text(say("scarface-board-money", n=tile.profit)),
        Text(str(tile.defence)),
        Text(goods(face["alcohol"], face["guns"])),
        Text(goods(tile.alcohol, tile.guns)),
        Text(" ".join(letter(marker) for marker in tile.markers)),
    ]


def _supply(desk: Desk) -> list[Text]:
    board, left = desk.board, desk.outlook.decks
    speakeasy, brothel, casino = board.business
    supply = say(
        "scarface-board-supply",
        alcohol=board.alcohol,
        guns=board.guns,
        speakeasy=speakeasy,
        brothel=brothel,
        casino=casino,
        tiles=len(board.tile_pile),
    )
    decks = say(
        "scarface-board-decks",
        jobs=left.jobs,
        dealers=left.dealers,
        raids=left.raids,
        low=left.low,
        high=left.high,
    )
    return [flowing([supply, decks], "", " · ")]
