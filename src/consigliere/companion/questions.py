"""What the companion asks (SF-210) and what an answer does to the sheet.

An answer is a line of plain words, the same in every language: numbers, `ok`, `yes`, names from names.py. A table is
answered row by row (`2 6 1 0`: the numbers of row 2) until it is `ok`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from consigliere.companion import sheet
from consigliere.companion.box import SHIPPED_COUNTS, Box
from consigliere.companion.facts import EFFECTS_IN_A_LIST, on_you
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

# Kind: message, rule. The kinds are the prompt ids of SF-210 without their q_, and the companion's own.
ASKS: Final = {
    "level": ("companion-ask-level", "SF-180"),
    "gang": ("companion-ask-gang", "SF-34"),
    "decks": ("companion-ask-decks", "SF-36"),
    "tokens": ("companion-ask-tokens", "SF-12"),
    "city": ("companion-ask-city", "SF-209"),
    "start": ("companion-ask-start", "SF-37"),
    "pause": ("companion-ask-pause", "SF-40"),
    "market": ("companion-ask-market", "SF-154"),
    "jobs_left": ("companion-ask-jobs-left", "SF-156"),
    "dealers_left": ("companion-ask-dealers-left", "SF-157"),
    "tiles_here": ("companion-ask-tiles-here", "SF-167"),
    "support_here": ("companion-ask-support-here", "SF-86"),
    "your_tiles": ("companion-ask-your-tiles", "SF-162"),
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
    "crime": ("companion-ask-crime", "SF-163"),
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
    "your_tiles": [
        ("profit", sheet.YOUR_PROFIT),
        ("missing", sheet.YOUR_MISSING),
        ("night", sheet.YOUR_NIGHT),
    ],
}
PREFIX: Final = {"need_profit": "tile:", "free_slot": "slots:"}

# Kinds answered with numbers: how many, least, most.
COUNTED: Final = {
    "decks": (3, 0, 36), "tokens": (7, 1, 7), "market": (6, 0, 5), "support_here": (1, -20, 99),
    "your_thugs_here": (1, 0, 12), "your_thugs": (1, 0, 12), "your_money": (1, 0, 999), "your_crime": (1, 0, 20),
    "news": (1, 0, 20), "crime": (2, 0, 20), "supply": (2, 0, 99), "goods": (2, 0, 50), "count": (1, 0, 40),
    "card_values": (3, 0, 20), "final_money": (1, 0, 9999), "final_stars": (1, 0, 999), "final_you": (1, 0, 9999),
    "final_tie": (3, 0, 99),
}  # fmt: skip


class Question(NamedTuple):
    """`default` is what an empty answer means, "" for nothing; `lines` are the instruction of a `done`."""

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
    lines: list[Line]
    because: list[Line]


def make(box: Box, s: Sheet, kind: str, number: int = -1) -> Question:
    message, rule = ASKS["cannot" if kind == "done" and s.action is not None else kind]
    form, default = WORDS, ""
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
        default = _known(_last(box, s, kind, number), COUNTED[kind][1])
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
    return Question(kind, number, message, args, rule, form, options, columns, rows, default, [], [])


def table_tiles(s: Sheet, kind: str, district: int) -> list[int]:
    if kind == "tiles_here":
        return [tile for tile, row in enumerate(s.tiles) if row[0] == district and row[sheet.T_CONTROL] != HENCHMAN]
    if kind == "your_tiles":
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
    "option": lambda s: [str(number) for number in wanted(s)],
    "tile": lambda s: [s.labels[tile] for tile in wanted(s)],
    "saved_good": lambda s: list(names.GOODS),
    "aftermath": lambda s: [OK],
    "done": lambda s: ["done"] if s.action is None else ["done", "cannot"],
}


DEFAULTS: Final = {
    "level": "normal", "pause": "go", "done": "done", "touches": "yes", "saved_good": names.GOODS[0], "aftermath": OK,
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
        "news": [s.news], "crime": [s.crime, s.ness], "supply": s.supply, "final_money": [s.money],
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


def _known(values: list[int], least: int) -> str:
    return "" if any(value < least for value in values) else " ".join(str(value) for value in values)


def _args(box: Box, s: Sheet, kind: str, number: int) -> dict[str, object]:
    if kind == "touches":
        effects, index = divmod(number, EFFECTS_IN_A_LIST)
        effect = box.book.lists[effects][index]
        return {"effect": on_you(effect, effect.n if effect.who == RIVAL else 0)}
    if kind in ("tiles_here", "support_here"):
        return {"district": names.DISTRICTS[number]}
    if kind in ("goods", "business_drawn", "business_lost", "saved_good"):
        return {"tile": s.labels[number]}
    if kind == "your_thugs_here":
        return {"district": names.DISTRICTS[s.here]}
    if kind == "your_thugs":
        return {"at": names.AT[number // 2], "prison": "yes" if number % 2 else "no"}
    if kind == "count":
        return {"what": names.COUNTS[number]}
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


def numbers(words: list[str], kind: str) -> list[int]:
    count, least, most = COUNTED[kind]
    values: list[int] = []
    for word in words:
        value = read_number("0" if word == "none" else word, least, most)
        if value is not None:
            values.append(value)
    if len(words) != count or len(values) != count:
        raise BadInput("companion-error-numbers", count=count, least=least, most=most)
    return values


def one_of(word: str, known: list[str]) -> int:
    if word not in known:
        raise BadInput("companion-error-choice", found=word, known=", ".join(known))
    return known.index(word)


def whole(word: str, least: int = 0, most: int = 999) -> int:
    found = read_number(word, least, most)
    if found is None:
        raise BadInput("companion-error-numbers", count=1, least=least, most=most)
    return found


def tile_number(s: Sheet, word: str) -> int:
    if word in s.labels:
        return s.labels.index(word)
    raise BadInput("companion-error-tile", found=word, known=", ".join(s.labels))


def take_fact(s: Sheet, kind: str, number: int, words: list[str]) -> None:
    """A fact of the table that the procedure asked for."""
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
        _take_numbers(s, kind, number, numbers(words, kind))


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
        s.freshen("money")
    elif kind == "your_crime":
        s.your_crime = found[0]
        s.freshen("your_crime")
    elif kind == "news":
        s.news = found[0]
        s.freshen("news")
    elif kind == "crime":
        if found[0] <= found[1]:
            raise BadInput("companion-error-crime")
        s.crime, s.ness = found
        s.freshen("crime")
    elif kind == "supply":
        s.supply = found
        s.freshen("supply")
    elif kind == "goods":
        s.tiles[number][sheet.T_STOCK], s.tiles[number][sheet.T_STOCK + 1] = found
    elif kind == "count":
        s.counts[number] = found[0]
        s.freshen(f"count:{number}")
    else:
        raise AssertionError(kind)


def _take_table(s: Sheet, kind: str, number: int, words: list[str]) -> None:
    tiles = table_tiles(s, kind, number)
    if words == [OK]:
        for tile in tiles:
            if any(s.tiles[tile][place] == sheet.UNSET for _, place in TABLES[kind]):
                raise BadInput("companion-error-unknown", tile=s.labels[tile])
            if kind in PREFIX:
                s.freshen(f"{PREFIX[kind]}{tile}")
        if kind == "tiles_here":
            s.freshen(f"here:{number}")
        elif kind == "your_tiles":
            s.freshen("yours")
        return
    row = whole(words[0], 1, len(tiles)) - 1
    columns = TABLES[kind]
    if len(words) != 1 + len(columns):
        raise BadInput("companion-error-row", count=len(columns))
    for word, (name, place) in zip(words[1:], columns, strict=True):
        if name == "owner":
            s.tiles[tiles[row]][place] = owner_number(word)
        elif name == "night":
            s.tiles[tiles[row]][place] = 1 if word == "night" else 0 if word == "day" else whole(word, 0, 1)
        else:
            s.tiles[tiles[row]][place] = whole(word, -20 if name == "profit" else 0, 99)
    if len(tiles) == 1 and tiles == table_tiles(s, kind, number):
        _take_table(s, kind, number, [OK])


def add_tile(s: Sheet, words: list[str]) -> None:
    """`LABEL DISTRICT [OWNER]`: one more tile of the city."""
    if not 2 <= len(words) <= 3:
        raise BadInput("companion-error-add-tile")
    if words[0] in s.labels:
        raise BadInput("companion-error-tile-twice", tile=words[0])
    if len(s.labels) == len(names.TILES):
        raise BadInput("companion-error-tiles-many", most=len(names.TILES))
    owner = owner_number(words[2]) if len(words) == 3 else NOBODY_CONTROLS
    s.add_tile(words[0], one_of(words[1], names.DISTRICTS), owner)


def take_start(box: Box, s: Sheet, words: list[str]) -> None:
    """SF-37: `DISTRICT LABEL ALCOHOL GUNS PROFIT DEFENCE`."""
    if len(words) != 6:
        raise BadInput("companion-error-start")
    district = one_of(words[0], names.DISTRICTS)
    values = [whole(word, 0, 99) for word in words[2:]]
    if values[0] + values[1] == 0:
        raise BadInput("companion-error-start")
    if words[1] not in s.labels:
        add_tile(s, [words[1], words[0]])
    tile = tile_number(s, words[1])
    row = s.tiles[tile]
    if row[sheet.T_DISTRICT] != district or row[sheet.T_CONTROL] == HUMAN:
        raise BadInput("companion-error-start-tile", tile=words[1])
    row[sheet.T_CONTROL] = HENCHMAN
    (
        row[sheet.T_ALCOHOL],
        row[sheet.T_GUNS],
        row[sheet.T_PROFIT],
        row[sheet.T_DEFENCE],
    ) = values
    s.here = district
    s.cars[district] = 1
    s.take_start_goods()
    s.freshen(f"tile:{tile}")
    s.freshen(f"slots:{tile}")


def take_tokens(s: Sheet, words: list[str]) -> None:
    found = numbers(words, "tokens")
    if sorted(found) != list(range(1, 8)):
        raise BadInput("companion-error-tokens")
    s.token = found
