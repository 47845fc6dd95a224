"""What the companion asks (SF-210).

An answer is a line of plain words, the same in every language: numbers, `ok`, `yes`, names from names.py. A table is
answered row by row (`2 6 1 0`: the numbers of row 2) until it is `ok`, or at once: `1 5 0 1; 2 6 1 0; ok`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from consigliere.companion import sheet
from consigliere.companion.box import SHIPPED_COUNTS, Box
from consigliere.companion.facts import EFFECTS_IN_A_LIST, on_you
from consigliere.companion.sheet import HE, YOU, Line, Sheet
from consigliere.games.scarface import names
from consigliere.games.scarface.names import HENCHMAN, NOBODY_CONTROLS, RIVAL

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
    "needs": ("companion-ask-needs", "SF-132"),
    "profit": ("companion-ask-profit", "SF-133"),
    "your_thugs_here": ("companion-ask-your-thugs-here", "SF-178"),
    "your_thugs": ("companion-ask-your-thugs", "SF-80"),
    "your_money": ("companion-ask-your-money", "SF-151"),
    "your_crime": ("companion-ask-your-crime", "SF-110"),
    "touches": ("companion-ask-touches", "SF-146"),
    "news": ("companion-ask-news", "SF-151"),
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
    "over_company": ("companion-ask-over-company", "SF-229"),  # `over` where several play against him
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
    "needs": [
        ("alcohol", sheet.T_ALCOHOL),
        ("guns", sheet.T_GUNS),
    ],
    "free_slot": [("markers", sheet.T_MARKERS)],
    "tiles_here": [
        ("owner", sheet.T_CONTROL),
        ("defence", sheet.T_DEFENCE),
    ],
    "your_nights": [("night", sheet.YOUR_NIGHT)],
    "your_tiles": [("profit", sheet.YOUR_PROFIT)],
    "your_missing": [("missing", sheet.YOUR_MISSING)],
}
YOURS: Final = {"your_nights": "nights", "your_tiles": "yours", "your_missing": "missing"}

# Kinds answered with numbers: how many (of each person asked), least, most.
COUNTED: Final = {
    "decks": (3, 0, 36), "tokens": (7, 1, 7), "market": (1, 0, 5), "support_here": (1, -20, 99),
    "your_thugs_here": (1, 0, 12), "your_thugs": (1, 0, 12), "your_money": (1, 0, 999), "your_crime": (1, 0, 20),
    "news": (1, 0, 20), "profit": (1, -20, 99), "supply": (2, 0, 99), "goods": (2, 0, 50), "count": (1, 0, 40),
    "card_values": (3, 0, 20), "final_money": (1, 0, 9999), "final_stars": (1, 0, 999), "final_you": (1, 0, 9999),
    "final_tie": (3, 0, 99),
}  # fmt: skip
CAPPED: Final = ("your_money", "supply")  # as much as the number asked with is enough


class Question(NamedTuple):
    """`default` is what an empty answer means, "" for nothing. `lines` are the instruction that comes first: whoever
    answers has done it, or says that it `cannot` be done. `known` are the numbers as last told, `enough` where more
    than that does not matter. `who` are the people asked, in company (SF-230): each number or row is one's, else the
    question is for all of them. `draw` is how many of his cards must be named, where they lie on the table: after `go`
    (SF-208), or alone."""

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
    who: list[str]
    draw: int = 0
    cannot: bool = False


def make(box: Box, s: Sheet, kind: str, number: int = -1, sides: list[int] | None = None) -> Question:
    message, rule = ASKS[_variant(s, kind)]
    form, default = WORDS, ""
    known: list[int | None] = []
    options: list[str] = []
    columns: list[str] = []
    rows: list[list[object]] = []
    sides = sides or _asked_of(s, kind)
    if kind in TABLES:
        form = TABLE
        columns = [name for name, _ in TABLES[kind]]
        tiles = table_tiles(s, kind, number)
        rows = [[s.labels[tile], *_shown(s, tile, kind)] for tile in tiles]
        sides = [s.tiles[tile][sheet.T_CONTROL] for tile in tiles] if kind in YOURS else []
        if not any(value == "?" for row in rows for value in row):
            default = OK
    elif kind in COUNTED:
        form = NUMBERS
        known = _known(_last(s, kind, number, sides), COUNTED[kind][1], number if kind in CAPPED else sheet.MANY * 99)
        default = "" if None in known else " ".join(str(value) for value in known)
    elif kind in CHOICES:
        form = CHOICE
        options = CHOICES[kind](s)
        default = _default_choice(s, kind)
    if kind in ("city", "start"):
        columns = ["district", "owner"]
        rows = [
            [label, names.DISTRICTS[row[sheet.T_DISTRICT]], s.owner(row[sheet.T_CONTROL])]
            for label, row in zip(s.labels, s.tiles, strict=True)
        ]
        default = OK if rows and kind == "city" else ""
    args = _args(box, s, kind, number)
    enough = number if kind in CAPPED else 0
    who = s.named(sides)
    return Question(
        kind, number, message, args, rule, form, options, columns, rows, default, known, enough, [], [], who
    )


def _asked_of(s: Sheet, kind: str) -> list[int]:
    """The people whom a question is for, where the fact itself does not say so. SF-225: a choice for him is of the one
    whose piece is concerned, else of the next in turn order."""
    if kind in ("pause", "touches", "final_you"):
        return s.humans()
    if kind == "over":
        return [side for side in winners(s) if side != HENCHMAN]
    if kind == "final_tie":
        return tied(s)
    if kind == "tile":
        owners = {s.tiles[tile][sheet.T_CONTROL] for tile in wanted(s)}
        concerned = [side for side in s.humans() if side in owners]
        return concerned if len(concerned) == 1 else s.humans()[:1]
    return s.humans()[:1] if kind in ("option", "saved_good") else []


def tied(s: Sheet) -> list[int]:
    """SF-229: the people who have as much as anybody."""
    totals = s.final[2:]
    most = max(s.final[0] + s.final[1], *totals)
    return [side for side, total in zip(s.humans(), totals, strict=False) if total == most]


def winners(s: Sheet) -> list[int]:
    """After the end: the sides, as they were put behind the totals."""
    return s.final[2 + len(s.humans()) :]


def _variant(s: Sheet, kind: str) -> str:
    if kind == "over" and s.colours:
        return "over_company"
    if kind == "done" and s.action is not None:
        return "cannot"
    return "first" if kind == "pause" and s.turn == 0 else kind


def table_tiles(s: Sheet, kind: str, district: int) -> list[int]:
    if kind == "tiles_here":
        return [tile for tile, row in enumerate(s.tiles) if row[sheet.T_DISTRICT] == district and _defence_unsure(row)]
    if kind == "your_missing":
        return s.alike()
    if kind in YOURS:
        return s.human_tiles()
    his = s.tiles_of(HENCHMAN)
    if kind == "needs":
        return [tile for tile in his if sheet.UNSET in s.tiles[tile][sheet.T_ALCOHOL : sheet.T_GUNS + 1]]
    return [tile for tile in his if not s.is_fresh(f"slots:{tile}")]


def _defence_unsure(row: list[int]) -> bool:
    """That of a neighbourhood that is nobody's stays as it was told."""
    return sheet.is_human(row[sheet.T_CONTROL]) or (
        row[sheet.T_CONTROL] == NOBODY_CONTROLS and row[sheet.T_DEFENCE] == sheet.UNSET
    )


def _shown(s: Sheet, tile: int, kind: str) -> list[object]:
    row = s.tiles[tile]
    values: list[object] = []
    for name, place in TABLES[kind]:
        if name == "owner":
            values.append(s.owner(row[place]))
        else:
            values.append("?" if row[place] == sheet.UNSET else row[place])
    return values


def wanted(s: Sheet) -> list[int]:
    return s.wanted.numbers if s.wanted is not None else []


CHOICES: Final[dict[str, Callable[[Sheet], list[str]]]] = {
    "level": lambda s: ["normal", "hard"],
    "gang": lambda s: list(names.GANGS),
    "pause": lambda s: ["go", "end"],
    "jobs_left": lambda s: YES_NO,
    "dealers_left": lambda s: YES_NO,
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


def _last(s: Sheet, kind: str, number: int, sides: list[int]) -> list[int]:
    """The last known values of what is asked."""
    if kind == "tokens":
        return [token or sheet.UNSET for token in s.token]
    if kind == "profit":
        return [s.tiles[number][sheet.T_PROFIT]]
    if kind == "goods":
        return s.tiles[number][sheet.T_STOCK : sheet.T_STOCK + 2]
    if kind == "market":
        return [s.market[slot] for slot in s.unknown_associates(number)]
    values = {
        "decks": SHIPPED_COUNTS, "news": [s.news], "supply": s.supply, "final_money": [s.money],
        "final_stars": [s.stars],
    }  # fmt: skip
    if kind in values:
        return values[kind]
    if kind == "count":
        return [s.counts[number]]
    if kind in OF_PEOPLE:
        return [OF_PEOPLE[kind](s, side, number) for side in sides]
    return [sheet.UNSET] * COUNTED[kind][0] * max(1, len(sides))


OF_PEOPLE: Final[dict[str, Callable[[Sheet, int, int], int]]] = {
    "support_here": lambda s, side, district: s.support[side][district],
    "your_thugs": lambda s, side, which: s.your_thugs[side][which],
    "your_thugs_here": lambda s, side, which: s.your_thugs[side][which],
    "your_money": lambda s, side, enough: s.your_money[side],
    "your_crime": lambda s, side, number: s.your_crime[side],
}


def _known(values: list[int], least: int, most: int) -> list[int | None]:
    return [None if value < least else min(value, most) for value in values]


def _args(box: Box, s: Sheet, kind: str, number: int) -> dict[str, object]:
    if kind == "touches":
        effects, index = divmod(number, EFFECTS_IN_A_LIST)
        effect = box.book.lists[effects][index]
        return {"effect": on_you(effect, effect.n if effect.who == RIVAL else 0)}
    if kind in ("support_here", "police_there"):
        return {"district": names.DISTRICTS[number]}
    if kind == "market":
        slots = [names.SLOTS[slot] for slot in s.unknown_associates(number)]
        return {"row": "one" if len(slots) == 1 else "high" if "high" in slots else "low", "slot": slots[0]}
    if kind == "tiles_here":
        return {"district": names.DISTRICTS[number], "you": s.people()[0]}
    if kind == "city":
        return {"districts": list(names.DISTRICTS), "people": " / ".join(s.people()), "you": s.people()[0]}
    if kind in ("goods", "profit", "saved_good"):
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
    if kind in ("tokens", "start"):
        return {"districts": list(names.DISTRICTS)}
    if kind == "over":
        people = len(s.humans())
        winner = HE if HENCHMAN in winners(s) else YOU
        return {"his": s.final[0] + s.final[1], "yours": max(s.final[2 : 2 + people]), "winner": winner}
    return {}
