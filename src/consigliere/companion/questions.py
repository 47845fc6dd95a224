"""What the companion asks (SF-210) and what an answer does to the sheet.

An answer is a line of plain words, the same in every language: numbers, `ok`, `yes`, names from names.py. A table is
answered row by row (`2 6 1 0`: the numbers of row 2) until it is `ok`, or at once: `1 5 0 1; 2 6 1 0; ok`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from consigliere.companion import sheet
from consigliere.companion.box import SHIPPED_COUNTS, Box
from consigliere.companion.facts import EFFECTS_IN_A_LIST, on_you
from consigliere.companion.labels import new_label, read_district, tile_number
from consigliere.companion.sheet import Line, Sheet
from consigliere.games.scarface import names
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NOBODY_CONTROLS, RIVAL
from consigliere.kernel.errors import BadInput
from consigliere.kernel.reading import read_number

OWNERS: Final = ["you", "henchman", "nobody"]  # HUMAN, HENCHMAN, NOBODY_CONTROLS
YES_NO: Final = ["yes", "no"]
CHOICE: Final = "choice"
NUMBERS: Final = "numbers"
TABLE: Final = "table"
WORDS: Final = "words"
OK: Final = "ok"
AGREED: Final = (OK, "done", "yes", "y")  # all the same
ROW_END: Final = ";"

# Kind: message, rule. The kinds are the prompt ids of SF-210 without their q_, and the companion's own.
ASKS: Final = {
    "level": ("companion-ask-level", "SF-180"),
    "gang": ("companion-ask-gang", "SF-34"),
    "decks": ("companion-ask-decks", "SF-36"),
    "tokens": ("companion-ask-tokens", "SF-12"),
    "city": ("companion-ask-city", "SF-209"),
    "start": ("companion-ask-start", "SF-37"),
    "pause": ("companion-ask-pause", "SF-40"),
    "first": ("companion-ask-first", "SF-40"),  # `pause` before anything
    "market": ("companion-ask-market", "SF-154"),
    "jobs_left": ("companion-ask-jobs-left", "SF-156"),
    "dealers_left": ("companion-ask-dealers-left", "SF-157"),
    "tiles_here": ("companion-ask-tiles-here", "SF-167"),
    "support_here": ("companion-ask-support-here", "SF-86"),
    "your_nights": ("companion-ask-your-nights", "SF-162"),
    "your_tiles": ("companion-ask-your-tiles", "SF-162"),
    "your_missing": ("companion-ask-your-missing", "SF-132"),
    "need_profit": ("companion-ask-need-profit", "SF-133"),
    "your_thugs_here": ("companion-ask-your-thugs-here", "SF-178"),
    "your_thugs": ("companion-ask-your-thugs", "SF-80"),
    "your_money": ("companion-ask-your-money", "SF-151"),
    "your_crime": ("companion-ask-your-crime", "SF-110"),
    "touches": ("companion-ask-touches", "SF-146"),
    "news": ("companion-ask-news", "SF-151"),
    "business_drawn": ("companion-ask-business-drawn", "SF-161"),
    "business_lost": ("companion-ask-business-lost", "SF-175"),
    "free_slot": ("companion-ask-free-slot", "SF-161"),
    "police_there": ("companion-ask-police", "SF-71"),
    "supply": ("companion-ask-supply", "SF-3"),
    "goods": ("companion-ask-goods", "SF-71"),
    "count": ("companion-ask-count", "SF-184"),
    "option": ("companion-ask-option", "SF-179"),
    "tile": ("companion-ask-tile", "SF-10"),
    "saved_good": ("companion-ask-saved-good", "SF-134"),
    "aftermath": ("companion-ask-aftermath", "SF-209"),
    "card": ("companion-ask-card", "SF-208"),
    "card_values": ("companion-ask-card-values", "SF-208"),
    "card_row": ("companion-ask-card-row", "SF-208"),
    "done": ("companion-ask-done", "SF-211"),
    "cannot": ("companion-ask-cannot", "SF-211"),  # `done` where an action may also be impossible
    "final_money": ("companion-ask-final-money", "SF-215"),
    "final_stars": ("companion-ask-final-stars", "SF-215"),
    "final_you": ("companion-ask-final-you", "SF-215"),
    "final_tie": ("companion-ask-final-tie", "SF-125"),
    "over": ("companion-ask-over", "SF-215"),
}
PHASES: Final = {
    sheet.P_LEVEL: "level",
    sheet.P_GANG: "gang",
    sheet.P_COUNTS: "decks",
    sheet.P_TOKENS: "tokens",
    sheet.P_CITY: "city",
    sheet.P_START: "start",
    sheet.P_PAUSE: "pause",
    sheet.P_FINAL: "final_money",
    sheet.P_FINAL + 1: "final_stars",
    sheet.P_FINAL + 2: "final_you",
    sheet.P_FINAL + 3: "final_tie",
    sheet.P_FINAL + 4: "over",
}

TABLES: Final = {  # columns of a table: name and place in a tile
    "need_profit": [
        ("profit", sheet.T_PROFIT),
        ("alcohol", sheet.T_ALCOHOL),
        ("guns", sheet.T_GUNS),
    ],
    "free_slot": [("markers", sheet.T_MARKERS)],
    "tiles_here": [
        ("owner", sheet.T_CONTROL),
        ("profit", sheet.T_PROFIT),
        ("defence", sheet.T_DEFENCE),
    ],
    "your_nights": [("night", sheet.YOUR_NIGHT)],
    "your_tiles": [("profit", sheet.YOUR_PROFIT)],
    "your_missing": [("missing", sheet.YOUR_MISSING)],
}
PREFIX: Final = {"need_profit": "tile:", "free_slot": "slots:"}
YOURS: Final = {"your_nights": "nights", "your_tiles": "yours", "your_missing": "missing"}

# Kinds answered with numbers: how many, least, most.
COUNTED: Final = {
    "decks": (3, 0, 36), "tokens": (7, 1, 7), "market": (6, 0, 5), "support_here": (1, -20, 99),
    "your_thugs_here": (1, 0, 12), "your_thugs": (1, 0, 12), "your_money": (1, 0, 999), "your_crime": (1, 0, 20),
    "news": (1, 0, 20), "supply": (2, 0, 99), "goods": (2, 0, 50), "count": (1, 0, 40),
    "card_values": (3, 0, 20), "final_money": (1, 0, 9999), "final_stars": (1, 0, 999), "final_you": (1, 0, 9999),
    "final_tie": (3, 0, 99),
}  # fmt: skip
CAPPED: Final = ("your_money", "supply")  # as much as the number asked with is enough


class Question(NamedTuple):
    """`default` is what an empty answer means, "" for nothing. `lines` are the instruction that comes first: whoever
    answers has done it, or says that it `cannot` be done. `known` are the numbers as last told, `enough` where more
    than that does not matter."""

    kind: str
    number: int
    message: str
    args: dict[str, object]
    rule: str
    form: str
    options: list[str]
    columns: list[str]
    rows: list[list[object]]
    default: str
    known: list[int | None]
    enough: int
    lines: list[Line]
    because: list[Line]
    cannot: bool = False


def make(box: Box, s: Sheet, kind: str, number: int = -1) -> Question:
    message, rule = ASKS[_variant(s, kind)]
    form, default = WORDS, ""
    known: list[int | None] = []
    options: list[str] = []
    columns: list[str] = []
    rows: list[list[object]] = []
    if kind in TABLES:
        form = TABLE
        columns = [name for name, _ in TABLES[kind]]
        rows = [[s.labels[tile], *_shown(s.tiles[tile], kind)] for tile in table_tiles(s, kind, number)]
        if not any(value == "?" for row in rows for value in row):
            default = OK
    elif kind in COUNTED:
        form = NUMBERS
        known = _known(_last(box, s, kind, number), COUNTED[kind][1], number if kind in CAPPED else sheet.MANY * 99)
        default = "" if None in known else " ".join(str(value) for value in known)
    elif kind in CHOICES:
        form = CHOICE
        options = CHOICES[kind](s)
        default = _default_choice(s, kind)
    if kind == "city":
        columns = ["district", "owner"]
        rows = [
            [label, names.DISTRICTS[row[sheet.T_DISTRICT]], _owner(row)]
            for label, row in zip(s.labels, s.tiles, strict=True)
        ]
        default = OK if rows else ""
    args = _args(box, s, kind, number)
    enough = number if kind in CAPPED else 0
    return Question(kind, number, message, args, rule, form, options, columns, rows, default, known, enough, [], [])


def _variant(s: Sheet, kind: str) -> str:
    if kind == "done" and s.action is not None:
        return "cannot"
    return "first" if kind == "pause" and s.turn == 0 else kind


def table_tiles(s: Sheet, kind: str, district: int) -> list[int]:
    if kind == "tiles_here":
        return [tile for tile, row in enumerate(s.tiles) if row[0] == district and row[sheet.T_CONTROL] != HENCHMAN]
    if kind == "your_missing":
        return s.alike()
    if kind in YOURS:
        return s.tiles_of(HUMAN)
    return [tile for tile in s.tiles_of(HENCHMAN) if not s.is_fresh(f"{PREFIX[kind]}{tile}")]


def _shown(row: list[int], kind: str) -> list[object]:
    values: list[object] = []
    for name, place in TABLES[kind]:
        if name == "owner":
            values.append(_owner(row))
        else:
            values.append("?" if row[place] == sheet.UNSET else row[place])
    return values


def _owner(row: list[int]) -> str:
    return OWNERS[row[sheet.T_CONTROL]] if row[sheet.T_CONTROL] >= 0 else "nobody"


def owner_number(word: str) -> int:
    if word not in OWNERS:
        raise BadInput("companion-error-choice", found=word, known=", ".join(OWNERS))
    return NOBODY_CONTROLS if word == "nobody" else OWNERS.index(word)


def wanted(s: Sheet) -> list[int]:
    return s.wanted[1] if s.wanted is not None else []


CHOICES: Final[dict[str, Callable[[Sheet], list[str]]]] = {
    "level": lambda s: ["normal", "hard"],
    "gang": lambda s: list(names.GANGS),
    "pause": lambda s: ["go", "end"],
    "jobs_left": lambda s: YES_NO,
    "dealers_left": lambda s: YES_NO,
    "business_drawn": lambda s: list(names.BUSINESS),
    "business_lost": lambda s: list(names.BUSINESS),
    "touches": lambda s: YES_NO,
    "police_there": lambda s: YES_NO,
    "option": lambda s: [str(number) for number in wanted(s)],
    "tile": lambda s: [s.labels[tile] for tile in wanted(s)],
    "saved_good": lambda s: list(names.GOODS),
    "aftermath": lambda s: [OK],
    "done": lambda s: ["done"] if s.action is None else ["done", "cannot"],
}


DEFAULTS: Final = {
    "level": "normal", "pause": "go", "done": "done", "touches": "yes", "police_there": "no",
    "saved_good": names.GOODS[0], "aftermath": OK,
}  # fmt: skip


def _default_choice(s: Sheet, kind: str) -> str:
    if kind == "jobs_left" or kind == "dealers_left":
        return YES_NO[1 - (s.jobs_left if kind == "jobs_left" else s.dealers_left)]
    if kind == "tile":
        return s.labels[wanted(s)[0]]
    return DEFAULTS.get(kind, "")


def _last(box: Box, s: Sheet, kind: str, number: int) -> list[int]:
    """The last known values of what is asked."""
    if kind == "tokens":
        return [token or sheet.UNSET for token in s.token]
    if kind == "goods":
        return s.tiles[number][sheet.T_STOCK : sheet.T_STOCK + 2]
    values = {
        "decks": SHIPPED_COUNTS, "market": s.market, "your_money": [s.your_money], "your_crime": [s.your_crime],
        "news": [s.news], "supply": s.supply, "final_money": [s.money],
        "final_stars": [s.stars],
    }  # fmt: skip
    if kind in values:
        return values[kind]
    if kind == "support_here":
        return [s.support[number]]
    if kind in ("your_thugs", "your_thugs_here"):
        return [s.your_thugs[number]]
    if kind == "count":
        return [s.counts[number]]
    return [sheet.UNSET]


def _known(values: list[int], least: int, most: int) -> list[int | None]:
    return [None if value < least else min(value, most) for value in values]


def _args(box: Box, s: Sheet, kind: str, number: int) -> dict[str, object]:
    if kind == "touches":
        effects, index = divmod(number, EFFECTS_IN_A_LIST)
        effect = box.book.lists[effects][index]
        return {"effect": on_you(effect, effect.n if effect.who == RIVAL else 0)}
    if kind in ("tiles_here", "support_here", "police_there"):
        return {"district": names.DISTRICTS[number]}
    if kind in ("goods", "business_drawn", "business_lost", "saved_good"):
        return {"tile": s.labels[number]}
    if kind == "your_thugs_here":
        return {"district": names.DISTRICTS[s.here]}
    if kind == "your_thugs":
        return {"at": names.AT[number // 2], "prison": "yes" if number % 2 else "no"}
    if kind == "count":
        return {"what": names.COUNTS[number]}
    if kind in CAPPED:
        return {"n": number}
    if kind == "card":
        return {"n": len(s.drawn) + 1, "of": number}
    if kind == "card_values":
        return {"card": s.card[0]}
    if kind == "card_row":
        return {"card": s.card[0], "row": len(s.card) - 1}
    if kind in ("tokens", "city", "start"):
        return {"districts": list(names.DISTRICTS)}
    if kind == "over":
        return {"his": s.final[0] + s.final[1], "yours": s.final[2], "winner": OWNERS[s.final[-1]]}
    return {}


# Reading answers


def numbers(words: list[str], kind: str, known: list[int | None] | None = None) -> list[int]:
    """Where some are `known`, those that are not suffice."""
    count, least, most = COUNTED[kind]
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


def chosen(word: str, question: Question) -> str:
    """One of the options; where one agrees, all words for it are the same."""
    if word in AGREED and word not in question.options:
        word = next((option for option in question.options if option in AGREED), word)
    one_of(word, question.options)
    return word


def offered_again(question: Question, answer: str) -> Question:
    """After undo: what was answered is the default."""
    words = answer.split()
    if question.form == TABLE and ROW_END in answer:
        rows = [list(row) for row in question.rows]
        for part in (part.split() for part in answer.split(ROW_END)):
            if len(part) > 1:
                rows[int(part[0]) - 1][1:] = [_cell(word) for word in part[1:]]
        return question._replace(rows=rows, default=answer)
    if question.form == NUMBERS and len(words) == COUNTED[question.kind][0]:
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
    else:
        _take_numbers(s, kind, number, numbers(words, kind, question.known))


def _take_numbers(s: Sheet, kind: str, number: int, found: list[int]) -> None:
    if kind == "market":
        s.market = found
        s.freshen("market")
    elif kind == "support_here":
        s.support[number] = found[0]
        s.freshen(f"support:{number}")
    elif kind in ("your_thugs", "your_thugs_here"):
        s.your_thugs[number] = found[0]
        s.freshen(f"thugs:{number}")
    elif kind == "your_money":
        s.your_money = found[0]
        s.freshen("money" if found[0] < number else "money+")
    elif kind == "your_crime":
        s.your_crime = found[0]
        s.freshen("your_crime")
    elif kind == "news":
        s.set_news(found[0])
    elif kind == "supply":
        s.spoil("supply")
        s.supply = found
        s.freshen("supply")
        for place, n in enumerate(found):
            if n >= number:
                s.freshen(f"supply+{place}")
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
            s.now_of(tile, owner_number(word))
        elif name == "night":
            _turn_side(s, tile, 1 if word == "night" else 0 if word == "day" else whole(word, 0, 1))
        elif name == "markers":
            s.put_markers(tile, whole(word, 0, 9))
        else:
            s.tiles[tile][place] = whole(word, -20 if name == "profit" else 0, 99)


def _turn_side(s: Sheet, tile: int, night: int) -> None:
    """A tile of the person; how many markers made it so is not known."""
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
        elif kind not in YOURS and s.tiles[tile][sheet.T_CONTROL] != HUMAN:
            s.freshen(f"seen:{tile}")
            s.settle(tile)
    if kind == "tiles_here":
        s.freshen(f"here:{number}")
    elif kind in YOURS:
        s.freshen(YOURS[kind])


def add_tile(s: Sheet, words: list[str]) -> None:
    """`LABEL DISTRICT [OWNER]`: one more tile of the city; a label may have several words."""
    rest = list(words)
    owner = owner_number(rest.pop()) if rest and rest[-1] in OWNERS else NOBODY_CONTROLS
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
    if row[sheet.T_DISTRICT] != district or row[sheet.T_CONTROL] == HUMAN:
        raise BadInput("companion-error-start-tile", tile=s.labels[tile])
    row[sheet.T_ALCOHOL : sheet.T_DEFENCE + 1] = values
    s.freshen(f"seen:{tile}")
    s.now_of(tile, HENCHMAN)
    s.here = district
    s.cars[district] = 1
    s.take_start_goods()


def take_tokens(s: Sheet, words: list[str]) -> None:
    found = numbers(words, "tokens")
    if sorted(found) != list(range(1, 8)):
        raise BadInput("companion-error-tokens")
    s.token = found
