"""What a person's answer does to the sheet (SF-209, SF-210)."""

from consigliere.companion import sheet
from consigliere.companion.box import Box
from consigliere.companion.labels import new_label, read_district, tile_number
from consigliere.companion.questions import (
    AGREED,
    CHOICE,
    COUNTED,
    NUMBERS,
    OF_PEOPLE,
    ROW_END,
    TABLE,
    TABLES,
    YES_NO,
    YOURS,
    Question,
    table_tiles,
)
from consigliere.companion.sheet import Sheet
from consigliere.games.scarface import names
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NOBODY_CONTROLS
from consigliere.kernel.errors import BadInput
from consigliere.kernel.reading import read_number


def numbers(words: list[str], kind: str, known: list[int | None] | None = None) -> list[int]:
    """Where some are `known`, those that are not suffice."""
    count, least, most = COUNTED[kind]
    count = len(known) if known else count
    if known and None in known and len(words) == known.count(None):
        rest = iter(words)
        words = [next(rest) if value is None else str(value) for value in known]
    values: list[int] = []
    for word in words:
        value = read_number("0" if word == "none" else word, least, most)
        if value is not None:
            values.append(value)
    if len(words) != count or len(values) != count:
        raise BadInput("companion-error-numbers", count=count, least=least, most=most)
    return values


def agrees(question: Question, words: list[str]) -> bool:
    """A word that means the same as an empty line; in a table, and where it is an option, it is an answer itself."""
    itself = question.form == TABLE or words[0] in question.options
    return words[0] in AGREED and len(words) == 1 and not itself and question.default != ""


def offered_again(question: Question, answer: str) -> Question:
    """After undo: what was answered is the default."""
    words = answer.split()
    if question.form == TABLE and ROW_END in answer:
        rows = [list(row) for row in question.rows]
        for part in (part.split() for part in answer.split(ROW_END)):
            if len(part) > 1:
                rows[int(part[0]) - 1][1:] = [_cell(word) for word in part[1:]]
        return question._replace(rows=rows, default=answer)
    if question.form == NUMBERS and len(words) == len(question.known):
        return question._replace(default=answer, known=[int(word) for word in words])
    if question.form == CHOICE and answer in question.options and question.kind != "pause":
        return question._replace(default=answer)
    return question


def _cell(word: str) -> object:
    number = read_number(word, -99, 999)
    return word if number is None else number


def one_of(word: str, known: list[str]) -> int:
    if word not in known:
        raise BadInput("companion-error-choice", found=word, known=", ".join(known))
    return known.index(word)


def whole(word: str, least: int = 0, most: int = 999) -> int:
    found = read_number(word, least, most)
    if found is None:
        raise BadInput("companion-error-numbers", count=1, least=least, most=most)
    return found


def take_fact(s: Sheet, question: Question, words: list[str]) -> None:
    """A fact of the table that the procedure asked for."""
    kind, number = question.kind, question.number
    if kind in TABLES:
        _take_table(s, kind, number, words)
    elif kind in ("jobs_left", "dealers_left"):
        yes = 1 - one_of(words[0], YES_NO)
        if kind == "jobs_left":
            s.jobs_left = yes
        else:
            s.dealers_left = yes
        s.freshen(kind)
    elif kind == "touches":
        s.freshen(f"touch:{number}")
        if words[0] == "no":
            s.freshen(f"touch:{number}:no")
    elif kind in OF_PEOPLE:
        sides = [s.side(word) for word in question.who] or [HUMAN]
        for side, n in zip(sides, numbers(words, kind, question.known), strict=True):
            _take_of_person(s, kind, number, side, n)
    else:
        _take_numbers(s, kind, number, numbers(words, kind, question.known))


def _take_of_person(s: Sheet, kind: str, number: int, side: int, n: int) -> None:
    if kind == "support_here":
        s.support[side][number] = n
        s.freshen(f"support:{side}:{number}")
    elif kind == "your_money":
        s.your_money[side] = n
        s.freshen(f"money:{side}" if n < number else f"money+:{side}")
    elif kind == "your_crime":
        s.your_crime[side] = n
        s.freshen(f"your_crime:{side}")
    else:
        s.your_thugs[side][number] = n
        s.freshen(f"thugs:{side}:{number}")


def _take_numbers(s: Sheet, kind: str, number: int, found: list[int]) -> None:
    if kind == "market":
        for slot, stars in zip(s.unknown_associates(number), found, strict=True):
            s.market[slot] = stars
            s.freshen(f"market:{slot}")
    elif kind == "news":
        s.set_news(found[0])
    elif kind == "supply":
        s.spoil("supply")
        s.supply = found
        s.freshen("supply")
        for place, n in enumerate(found):
            if n >= number:
                s.freshen(f"supply+{place}")
    elif kind == "profit":
        s.tiles[number][sheet.T_PROFIT] = found[0]
        s.freshen(f"profit:{number}")
    elif kind == "goods":
        s.tiles[number][sheet.T_STOCK], s.tiles[number][sheet.T_STOCK + 1] = found
    elif kind == "count":
        s.counts[number] = found[0]
        s.freshen(f"count:{number}")
    else:
        raise AssertionError(kind)


def _take_table(s: Sheet, kind: str, number: int, words: list[str]) -> None:
    """Rows put right, and `ok` when it is; a table of one row needs none."""
    tiles = table_tiles(s, kind, number)
    parts = [part.split() for part in " ".join(words).split(ROW_END)]
    for part in parts:
        if not part:
            continue
        if part[0] in AGREED and len(part) == 1:
            _agree(s, kind, number, tiles)
        else:
            _take_row(s, kind, tiles, part)
            if len(tiles) == len(parts) == 1:
                _agree(s, kind, number, tiles)


def _take_row(s: Sheet, kind: str, tiles: list[int], words: list[str]) -> None:
    tile = tiles[whole(words[0], 1, len(tiles)) - 1]
    columns = TABLES[kind]
    if len(words) != 1 + len(columns):
        raise BadInput("companion-error-row", count=len(columns))
    for word, (name, place) in zip(words[1:], columns, strict=True):
        if name == "owner":
            s.now_of(tile, s.side(word))
        elif name == "night":
            _turn_side(s, tile, 1 if word == "night" else 0 if word == "day" else whole(word, 0, 1))
        elif name == "markers":
            s.put_markers(tile, whole(word, 0, 9))
        else:
            s.tiles[tile][place] = whole(word, -20 if name == "profit" else 0, 99)


def _turn_side(s: Sheet, tile: int, night: int) -> None:
    """A tile of a person; how many markers made it so is not known."""
    row = s.tiles[tile]
    row[sheet.YOUR_NIGHT] = night
    if (row[sheet.T_MARKERS] >= 2) != (night == 1):
        s.put_markers(tile, 2 if night else 1)
    s.forget(f"slots:{tile}")


def _agree(s: Sheet, kind: str, number: int, tiles: list[int]) -> None:
    for tile in tiles:
        if any(s.tiles[tile][place] == sheet.UNSET for _, place in TABLES[kind]):
            raise BadInput("companion-error-unknown", tile=s.labels[tile])
        if kind == "free_slot":
            s.freshen(f"slots:{tile}")
    if kind == "tiles_here":
        s.freshen(f"here:{number}")
    elif kind in YOURS:
        s.freshen(YOURS[kind])


def add_tile(s: Sheet, words: list[str]) -> None:
    """`LABEL DISTRICT [OWNER]`: one more tile of the city; a label may have several words."""
    rest = list(words)
    owner = s.side(rest.pop()) if rest and rest[-1] in s.owners() else NOBODY_CONTROLS
    district, rest = read_district(rest, at_end=True)
    if not rest:
        raise BadInput("companion-error-add-tile")
    label = new_label(s.labels, rest)
    if len(s.labels) == len(names.TILES):
        raise BadInput("companion-error-tiles-many", most=len(names.TILES))
    s.add_tile(label, district, owner)


def take_start(box: Box, s: Sheet, words: list[str]) -> None:
    """SF-37: `DISTRICT LABEL ALCOHOL GUNS PROFIT DEFENCE`."""
    if len(words) < 6:
        raise BadInput("companion-error-start")
    district, label = read_district(words[:-4], at_end=False)
    values = [whole(word, 0, 99) for word in words[-4:]]
    if values[0] + values[1] == 0 or not label:
        raise BadInput("companion-error-start")
    try:
        tile = tile_number(s.labels, label)
    except BadInput:
        tile = s.add_tile(new_label(s.labels, label), district, NOBODY_CONTROLS)
    row = s.tiles[tile]
    if row[sheet.T_DISTRICT] != district or sheet.is_human(row[sheet.T_CONTROL]):
        raise BadInput("companion-error-start-tile", tile=s.labels[tile])
    row[sheet.T_ALCOHOL : sheet.T_DEFENCE + 1] = values
    s.now_of(tile, HENCHMAN)
    s.here = district
    s.cars[district] = 1
    s.take_start_goods()


def take_tokens(s: Sheet, words: list[str]) -> None:
    found = numbers(words, "tokens")
    if sorted(found) != list(range(1, 8)):
        raise BadInput("companion-error-tokens")
    s.token = found
