"""The components of a pack as flat tables of numbers, checked on the way in.

Which areas, tokens, cells, tiles and cards there are is fixed (names.py, the alphabet hangs on it); what is printed on
them comes from the pack.
"""

from typing import Final

from consigliere.games.lafamiglia.encounter.odds import Odds
from consigliere.games.lafamiglia.names import (
    AREAS,
    CARDS,
    CELLS,
    CELLS_OF_SHEET,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    CORNERS,
    EMPTY,
    MANDAMENTI,
    NEUTRAL,
    PARTS,
    PASSIVE,
    ROWS,
    SEAS,
    SEATS,
    SYMBOLS,
    TILES,
    TOKENS,
    team,
)
from consigliere.kernel.errors import BadInput
from consigliere.kernel.packs import Pack

ROW_ROOM: Final = 8  # the tables of a row have room for this many uncovered spaces, 0 included


class Components:
    """`base`, `freed` and the spaces are found at ROW_ROOM * (4 * colour + row) + spaces uncovered."""

    def __init__(self, pack: Pack) -> None:
        _check_ids(pack)
        self.neighbours: list[list[int]] = []
        self.seas_of: list[list[int]] = []
        self.mandamento_of: list[int] = []
        self.areas_of: list[list[int]] = []
        self.distance: list[list[int]] = []
        self.start_holder: list[int] = []
        self.start_soldiers: list[int] = []
        self.sea_neighbours: list[list[int]] = []
        self.coast: list[list[int]] = []
        self.bronte: int = AREAS.index("bronte")
        _read_map(self, pack)
        self.row_length: list[int] = []  # 4 * colour + row
        self.base: list[int] = []  # police, church; justice: the bonus in an attack
        self.bomb_base: list[int] = []  # justice: the bonus of a car bomb
        self.freed: list[int] = []  # the token freed by uncovering this space
        self.space_kind: list[int] = []  # what happens when this space is uncovered: SPACE_KINDS
        self.space_n: list[int] = []
        _read_families(self, pack)
        self.attack: list[int] = []  # 0 supply token, 1 attack token
        self.initiative: list[int] = []
        self.vest: list[int] = []
        self.skull: list[int] = []
        self.turncoat: list[int] = []
        self.payoff: list[int] = []
        self.symbols: list[list[int]] = []  # those that can be picked, in printed order
        self.symbol_n: list[list[int]] = []  # by symbol
        self.pentito: list[list[int]] = []
        self.around_areas: list[int] = []
        _read_orders(self, pack)
        self.tab: list[list[int]] = []  # by sheet and column
        self.spaces: list[list[int]] = []  # -1: any number
        self.grey: list[int] = []  # sheet 0
        self.cell_column: list[list[int]] = []  # by sheet and cell of that sheet
        self.cell_infinite: list[list[int]] = []
        self.cell_money: list[list[int]] = []
        self.cell_join: list[list[int]] = []  # 0 one part, 1 choose one, 2 both
        self.cell_parts: list[list[list[int]]] = []  # part, number, own_only; again for the second part
        self.cell_ultima: list[list[int]] = []
        _read_sheets(self, pack)
        self.tile_price: list[int] = [_number(pack, "tile", tile, "price", 50) for tile in TILES]
        self.tile_n: list[int] = [_number(pack, "tile", tile, "n", 9) for tile in TILES]
        self.card_traitor: list[int] = [int(_number(pack, "card", card, "step", 2) == 1) for card in CARDS]
        self.card_n: list[int] = [_number(pack, "card", card, "n", 50) for card in CARDS]
        self.fights: list[list[Odds]] = [[], []]  # by predictable_conflicts, filled when first asked for
        self.character: list[list[int]] = [
            [_number(pack, "character", name, field, 50) for field in CHARACTER_FIELDS] for name in CHARACTERS
        ]


SPACE_KINDS: Final = ["value", "car", "lab", "money", "launder"]
CAR_SPACE: Final = 1
LAB_SPACE: Final = 2
MONEY_SPACE: Final = 3
LAUNDER_SPACE: Final = 4
CHARACTER_FIELDS: Final = ["money", "hq_soldiers", "map_soldiers", "cars", "boats", "labs"]
OF_MONEY: Final = 0
OF_HQ_SOLDIERS: Final = 1
OF_UNITS: Final = 2  # and on: soldiers, cars, boats
OF_LABS: Final = 5


def _check_ids(pack: Pack) -> None:
    expected = {
        "areas": AREAS, "mandamenti": MANDAMENTI, "seas": SEAS, "corners": CORNERS, "family": COLOURS,
        "order": TOKENS, "tile": TILES, "character": CHARACTERS, "card": CARDS, "sheet": ["0", "1", "2", "3", "4"],
    }  # fmt: skip
    for table, ids in expected.items():
        found = list(pack.tables.get(table, {}))
        if found != ids:
            missing = [id for id in ids if id not in found] + [id for id in found if id not in ids]
            raise BadInput("lafamiglia-error-pack-ids", table=table, ids=", ".join(missing) or table)


def _wrong(table: str, id: str, field: str, found: object) -> BadInput:
    return BadInput("lafamiglia-error-pack-value", table=table, id=id, field=field, found=str(found))


def _number(pack: Pack, table: str, id: str, field: str, most: int) -> int:
    value = pack.tables[table][id].get(field)
    if not isinstance(value, int) or not 0 <= value <= most:
        raise _wrong(table, id, field, value)
    return value


def _places(pack: Pack, table: str, id: str, field: str, names: list[str]) -> list[int]:
    """A list of names as numbers, in the order of the data files."""
    value = pack.tables[table][id].get(field)
    if not isinstance(value, list) or any(name not in names for name in value):
        raise _wrong(table, id, field, value)
    return sorted(names.index(name) for name in value)


def _read_map(book: Components, pack: Pack) -> None:
    for number, corner in enumerate(CORNERS):  # LF-8, LF-9
        record = pack.tables["corners"][corner]
        for field, right in (("next", CORNERS[(number + 1) % SEATS]), ("team", team(number) + 1)):
            if record.get(field) != right:
                raise _wrong("corners", corner, field, record.get(field))
    for area in AREAS:
        book.neighbours.append(_places(pack, "areas", area, "adjacent", AREAS))
        book.seas_of.append(_places(pack, "areas", area, "seas", SEAS))
        _read_start(book, pack, area)
    for sea in SEAS:
        book.sea_neighbours.append(_places(pack, "seas", sea, "adjacent", SEAS))
        book.coast.append(_places(pack, "seas", sea, "coast", AREAS))
    book.areas_of = [_places(pack, "mandamenti", name, "areas", AREAS) for name in MANDAMENTI]
    book.mandamento_of = [EMPTY] * len(AREAS)
    for number, areas in enumerate(book.areas_of):
        for place in areas:
            book.mandamento_of[place] = number
    _check_map(book)
    book.distance = [_distances(book.neighbours, area) for area in range(len(AREAS))]


def _read_start(book: Components, pack: Pack, area: str) -> None:
    start = pack.tables["areas"][area].get("start")
    if not isinstance(start, dict):
        raise _wrong("areas", area, "start", start)
    neutral = start.get("neutral", 0)
    soldiers = neutral or start.get("soldiers", 0)
    corner = start.get("corner")
    if not isinstance(soldiers, int) or not 1 <= soldiers <= 8 or (not neutral and corner not in CORNERS):
        raise _wrong("areas", area, "start", start)
    book.start_holder.append(NEUTRAL if neutral else CORNERS.index(str(corner)))
    book.start_soldiers.append(soldiers)


def _check_mutual(names: list[str], near: list[list[int]], others: list[str], back: list[list[int]]) -> None:
    """What one place is near to is near to that place, and none to itself."""
    for one, name in enumerate(names):
        for other in near[one]:
            if one not in back[other] or (near is back and other == one):
                raise BadInput("lafamiglia-error-pack-not-mutual", one=name, other=others[other])


def _check_map(book: Components) -> None:
    _check_mutual(AREAS, book.neighbours, AREAS, book.neighbours)
    _check_mutual(AREAS, book.seas_of, SEAS, book.coast)
    _check_mutual(SEAS, book.sea_neighbours, SEAS, book.sea_neighbours)
    _check_mutual(SEAS, book.coast, AREAS, book.seas_of)
    if any(len(areas) != 3 for areas in book.areas_of) or EMPTY in book.mandamento_of:
        raise BadInput("lafamiglia-error-pack-mandamenti")


def _distances(neighbours: list[list[int]], origin: int) -> list[int]:
    """LF-24."""
    found = [99] * len(neighbours)
    found[origin] = 0
    queue = [origin]
    for area in queue:
        for other in neighbours[area]:
            if found[other] == 99:
                found[other] = found[area] + 1
                queue.append(other)
    return found


def _read_families(book: Components, pack: Pack) -> None:
    size = ROW_ROOM * len(ROWS) * len(COLOURS)
    book.base, book.bomb_base = [0] * size, [0] * size
    book.freed, book.space_kind, book.space_n = [-1] * size, [0] * size, [0] * size
    for number, colour in enumerate(COLOURS):
        total = 0
        for row, name in enumerate(ROWS):
            record = pack.tables["family"][colour].get(name)
            spaces = record.get("spaces") if isinstance(record, dict) else None
            if not isinstance(record, dict) or not isinstance(spaces, list) or not 1 <= len(spaces) < ROW_ROOM:
                raise _wrong("family", colour, name, record)
            book.row_length.append(len(spaces))
            total += len(spaces)
            _read_row(book, colour, number, row, record.get("start", 0), spaces)
        if total != 17:  # LF-14
            raise _wrong("family", colour, "spaces", total)
    gained = sorted(token for token in book.freed if token >= 0)
    if gained != [token for token in range(len(TOKENS)) if token % 13 >= 5]:
        raise BadInput("lafamiglia-error-pack-letters")


def _read_row(book: Components, colour: str, number: int, row: int, start: object, spaces: list[object]) -> None:
    at = ROW_ROOM * (4 * number + row)
    value = _value(colour, row, start) if row != 2 else [0, 0]
    book.base[at], book.bomb_base[at] = value
    letter = ""
    for n, space in enumerate(spaces):
        kind = space.get("kind") if isinstance(space, dict) else None
        if not isinstance(space, dict) or kind not in SPACE_KINDS:
            raise _wrong("family", colour, ROWS[row], space)
        if kind == "value":
            value = _value(colour, row, space.get("value"))
        amount = space.get("n", 0)
        if not isinstance(amount, int):
            raise _wrong("family", colour, ROWS[row], space)
        book.base[at + n + 1], book.bomb_base[at + n + 1] = value
        book.space_kind[at + n], book.space_n[at + n] = SPACE_KINDS.index(str(kind)), amount
        if space.get("col") != letter:  # LF-78
            letter = str(space.get("col"))
            token = f"{colour}-{ROWS[row][0].upper()}{letter}"
            if token not in TOKENS:
                raise _wrong("family", colour, ROWS[row], letter)
            book.freed[at + n] = TOKENS.index(token)


def freed_tokens(book: Components) -> dict[str, dict[str, list[str | None]]]:
    """LF-78: by family and row the token that each space frees."""
    found: dict[str, dict[str, list[str | None]]] = {}
    for number, colour in enumerate(COLOURS):
        rows = range(len(ROWS) * number, len(ROWS) * (number + 1))
        tokens = [book.freed[ROW_ROOM * row : ROW_ROOM * row + book.row_length[row]] for row in rows]
        found[colour] = {
            name: [TOKENS[token] if token >= 0 else None for token in spaces]
            for name, spaces in zip(ROWS, tokens, strict=True)
        }
    return found


def _value(colour: str, row: int, value: object) -> list[int]:
    pair = [value, value] if row else value
    if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(n, int) and 0 <= n <= 40 for n in pair):
        raise _wrong("family", colour, ROWS[row], value)
    return [pair[0], pair[1] if row == 0 else 0]


def _read_orders(book: Components, pack: Pack) -> None:
    for name in TOKENS:
        record = pack.tables["order"][name]
        kind, symbols = record.get("kind"), record.get("symbols")
        if kind not in ("supply", "attack") or not isinstance(symbols, list):
            raise _wrong("order", name, "kind", kind)
        book.attack.append(int(kind == "attack"))
        book.initiative.append(_number(pack, "order", name, "initiative", 99))
        book.symbols.append([])
        book.symbol_n.append([0] * len(SYMBOLS))
        book.pentito.append([])
        book.around_areas.append(0)
        passive = [0] * len(PASSIVE)
        for symbol in symbols:
            _read_symbol(book, name, symbol, passive)
        for values, value in zip((book.vest, book.skull, book.turncoat, book.payoff), passive, strict=True):
            values.append(value)


def _read_symbol(book: Components, token: str, symbol: object, passive: list[int]) -> None:
    name = symbol.get("s") if isinstance(symbol, dict) else None
    if not isinstance(symbol, dict) or not isinstance(name, str):
        raise _wrong("order", token, "symbols", symbol)
    n = symbol.get("n", symbol.get("plus", 1))
    numbers = symbol.get("list", [])
    most = {"shotgun": 2, "bomb": 2, "lab_guard": 1, "car": 1, "lab": 1, "boat": 1}.get(name, 9)
    if not isinstance(n, int) or not 0 <= n <= most or not all(isinstance(k, int) and 1 <= k <= 9 for k in numbers):
        raise _wrong("order", token, name, n)
    if name in PASSIVE:
        passive[PASSIVE.index(name)] = n
        return
    if name not in SYMBOLS or SYMBOLS.index(name) in book.symbols[-1]:
        raise _wrong("order", token, "symbols", name)
    book.symbols[-1].append(SYMBOLS.index(name))
    book.symbol_n[-1][SYMBOLS.index(name)] = n
    if name == "pentito":
        book.pentito[-1] = list(numbers)
    if name == "around":
        book.around_areas[-1] = int(symbol.get("areas", 2))


def _read_sheets(book: Components, pack: Pack) -> None:
    for sheet in range(5):
        record = pack.tables["sheet"][str(sheet)]
        columns, cells = record.get("column"), record.get("cell", [])
        if not isinstance(columns, list) or [c.get("id") for c in columns] != COLUMNS:
            raise _wrong("sheet", str(sheet), "column", columns)
        book.tab.append([c.get("tab", 0) for c in columns])
        book.spaces.append([-1 if c.get("unlimited") else c.get("spaces", 0) for c in columns])
        if sheet == 0:
            book.grey = [c.get("grey", 0) for c in columns]
        names = [f"s{sheet}-{n + 1:02}" for n in range(CELLS_OF_SHEET[sheet])]
        if not isinstance(cells, list) or [c.get("id") for c in cells] != names:
            raise _wrong("sheet", str(sheet), "cell", [c.get("id") for c in cells] if isinstance(cells, list) else None)
        _read_cells(book, sheet, cells)
    if sum(book.grey) != 8 or sum(len(parts) for parts in book.cell_parts) != len(CELLS):
        raise _wrong("sheet", "0", "grey", book.grey)


def _read_cells(book: Components, sheet: int, cells: list[dict[str, object]]) -> None:
    book.cell_column.append([COLUMNS.index(str(cell["column"])) for cell in cells])
    book.cell_infinite.append([int(bool(cell["infinite"])) for cell in cells])
    book.cell_money.append([_cell_money(cell) for cell in cells])
    book.cell_join.append([["", "/", "+"].index(str(cell["join"])) for cell in cells])
    book.cell_parts.append([_cell_parts(cell) for cell in cells])
    book.cell_ultima.append([int("ultima" in str(cell["parts"])) for cell in cells])
    free = [n for n, cell in enumerate(cells) if cell["infinite"] and book.cell_money[sheet][n] >= 0]
    if sheet and not free:  # LF-42
        raise BadInput("lafamiglia-error-pack-no-free-cell", sheet=sheet)


def _cell_money(cell: dict[str, object]) -> int:
    money = cell["money"]
    if not isinstance(money, int):
        raise _wrong("sheet", str(cell["id"]), "money", money)
    return money


def _cell_parts(cell: dict[str, object]) -> list[int]:
    flat: list[int] = []
    parts = cell["parts"]
    if not isinstance(parts, list) or not 1 <= len(parts) <= 2:
        raise _wrong("sheet", str(cell["id"]), "parts", parts)
    for part in parts:
        if not isinstance(part, dict) or part.get("a") not in PARTS:
            raise _wrong("sheet", str(cell["id"]), "parts", part)
        n = part.get("plus", part.get("n", 0))
        if not isinstance(n, int) or not 0 <= n <= 30:
            raise _wrong("sheet", str(cell["id"]), "parts", part)
        flat += [PARTS.index(str(part["a"])), n, int(bool(part.get("own_only", False)))]
    return flat
