"""What a person may tell at any time (SF-209, `q_lost`, `q_ring`): his own changes, and what befell the Henchman.

`lost` and `got` run the Henchman's own criteria (SF-212): they become effects of his procedure, as if a raid said so.
"""

from typing import Any, Final

from consigliere.companion import sheet
from consigliere.companion.answers import add_tile, one_of, whole
from consigliere.companion.box import Box
from consigliere.companion.labels import read_district, tile_number
from consigliere.companion.questions import ROW_END, YOURS
from consigliere.companion.sheet import Sheet
from consigliere.games.scarface import flow
from consigliere.games.scarface.names import (
    AT,
    P_SALE,
    P_SALE_ALCOHOL,
    P_SALE_GUNS,
    P_TAKEOVER_DEFENCE,
    PASSIVES,
    PLACES,
)
from consigliere.kernel.errors import BadInput

EDITS: Final = ("tile", "add", "drop", "set", "ring", "passive", "news", "lost", "got")
LOSSES: Final = {
    "imprisoned": "imprison", "wounded": "wound", "killed": "kill", "goods": "goods", "alcohol": "alcohol",
    "guns": "guns", "business": "business", "control": "uncontrol", "upgrade": "downgrade", "vehicle": "vehicle",
    "money": "money", "crime": "crime",
}  # fmt: skip
NEGATIVE: Final = ("goods", "alcohol", "guns", "business", "vehicle", "money", "crime")
GAINS: Final = [
    "money", "crime", "goods", "alcohol", "guns", "recruit", "free", "vehicle", "business", "upgrade", "job", "dealer",
]  # fmt: skip
NUMBERS: Final = ["money", "crime", "jobs", "stars", "news"]
TILE_FIELDS: Final = {
    "profit": sheet.T_PROFIT,
    "defence": sheet.T_DEFENCE,
    "markers": sheet.T_MARKERS,
}


ALL_FIELDS: Final = ["owner", "need", "goods", *TILE_FIELDS]


def is_edit(words: list[str]) -> bool:
    return bool(words) and words[0] in EDITS


def edit(box: Box, s: Sheet, words: list[str]) -> None:
    command, rest = words[0], words[1:]
    if s.phase < sheet.P_PAUSE:
        raise BadInput("companion-no-sheet")
    if not rest and command != "news":
        raise BadInput("companion-error-edit", command=command)
    try:
        _edit(box, s, command, rest)
    except IndexError:
        raise BadInput("companion-error-edit", command=command) from None


def _edit(box: Box, s: Sheet, command: str, rest: list[str]) -> None:
    if command == "tile":
        fields = next((n for n, word in enumerate(rest) if word in ALL_FIELDS and n), len(rest))
        _edit_tile(s, tile_number(s.labels, rest[:fields]), rest[fields:])
    elif command == "add":
        add_tile(s, rest)
    elif command == "drop":
        tile = tile_number(s.labels, rest)
        if s.stack:
            raise BadInput("companion-error-first-answer")
        del s.labels[tile], s.tiles[tile]
        s.fresh = []
    elif command == "set":
        _set(box, s, rest)
    elif command == "ring":
        s.ring = s.side(rest[0])
    elif command == "passive":
        _set_passive(s, one_of(rest[0], PASSIVES), whole(rest[1], -20, 20))
    elif command == "news":
        _turn_up_news(s, rest)
    else:
        _befall(box, s, command, rest)


def _edit_tile(s: Sheet, tile: int, words: list[str]) -> None:
    """`tile LABEL owner you profit 5 need 1 0 defence 4 markers 1 goods 0 2`, any of them."""
    row = s.tiles[tile]
    words = list(words)
    if "markers" in words[:-1]:  # first, as its side decides what else is printed there
        s.put_markers(tile, whole(words[words.index("markers") + 1], 0, 9))
    while words:
        field = words.pop(0)
        if field == "owner":
            _set_owner(s, tile, s.side(words.pop(0)))
        elif field == "need":
            for kind in range(2):
                row[sheet.T_ALCOHOL + kind] = whole(words.pop(0), 0, 9)
        elif field == "goods":
            for kind in range(2):
                row[sheet.T_STOCK + kind] = whole(words.pop(0), 0, 50)
        elif field in TILE_FIELDS:
            row[TILE_FIELDS[field]] = whole(words.pop(0), -20 if field == "profit" else 0, 99)
        else:
            raise BadInput("companion-error-choice", found=field, known=", ".join(ALL_FIELDS))
    district = row[sheet.T_DISTRICT]
    s.forget(f"here:{district}", *(f"support:{side}:{district}" for side in s.humans()), *YOURS.values())


def _set_owner(s: Sheet, tile: int, owner: int) -> None:
    """SF-66, SF-71: what lay on it is gone or is no longer his."""
    if owner != s.tiles[tile][sheet.T_CONTROL]:
        s.tiles[tile][sheet.T_STOCK : sheet.T_STOCK + 2] = [0, 0]
        s.now_of(tile, owner)


def _set_passive(s: Sheet, key: int, n: int) -> None:
    """What the news add to profit and defence is counted on the tiles (SF-209)."""
    more = n - s.passives[key]
    s.passives[key] = n
    for row in s.tiles:
        need = {P_SALE: 1, P_SALE_ALCOHOL: row[sheet.T_ALCOHOL], P_SALE_GUNS: row[sheet.T_GUNS]}.get(key, 0)
        if need == sheet.UNSET:
            row[sheet.T_PROFIT] = sheet.UNSET
        elif need and row[sheet.T_PROFIT] != sheet.UNSET:
            row[sheet.T_PROFIT] += more
        if key == P_TAKEOVER_DEFENCE and row[sheet.T_DEFENCE] != sheet.UNSET:
            row[sheet.T_DEFENCE] += more


def _turn_up_news(s: Sheet, words: list[str]) -> None:
    """SF-119: one more card is active; `hire_cost 1 supply -1`, what it adds, takes the place of what others added."""
    added = dict.fromkeys(range(len(PASSIVES)), 0)
    while words:
        passive, more, *words = words if len(words) > 1 else [*words, ""]
        added[one_of(passive, PASSIVES)] = whole(more, -20, 20)
    s.set_news(s.news + 1)
    for key, n in added.items():
        if n != s.passives[key]:
            _set_passive(s, key, n)


def _set(box: Box, s: Sheet, words: list[str]) -> None:
    what, rest = words[0], words[1:]
    if what == "news":
        s.set_news(whole(rest[0], 0, 20))
    elif what in NUMBERS:
        setattr(s, what, whole(rest[0]))
    elif what in PLACES:
        s.place[PLACES.index(what)] = whole(rest[0], 0, box.book.thugs)
    elif what in ("street", "cars", "trucks"):
        district, rest = read_district(rest, at_end=False)
        getattr(s, what)[district] = whole(rest[0], 0, box.book.thugs)
    elif what == "here":
        s.here = read_district(rest, at_end=False)[0]
    elif what == "level":
        s.level[one_of(rest[0], box.whats[s.gang])] = whole(rest[1], 1, 3)
    elif what == "dealers":
        count = whole(rest[0], 0, 31)
        s.dealers = [*s.dealers[:count], *[[0, 0, 0] for _ in range(count - len(s.dealers))]]
    elif what == "dealer":
        values = [whole(word, 0, 9) for word in rest[1:4]]
        if len(values) != 3:
            raise BadInput("companion-error-edit", command="set")
        s.dealers[whole(rest[0], 1, len(s.dealers)) - 1] = values
    else:
        known = [*NUMBERS, *PLACES, "street", "cars", "trucks", "here", "level", "dealers", "dealer"]
        raise BadInput("companion-error-choice", found=what, known=", ".join(known))


def _befall(box: Box, s: Sheet, command: str, words: list[str]) -> None:
    """SF-212: what befell him, by his own criteria: `imprisoned 2`, or all of a raid, `imprisoned 2; money 4`."""
    if s.wanted is not None or s.phase > sheet.P_TURN:
        raise BadInput("companion-error-first-answer")
    effects = [_effect(command, part.split()) for part in " ".join(words).split(ROW_END)]
    s.stack.append([flow.H_EFFECTS, 0, box.effect_list(effects), 0, 0, flow.BY_RAID])


def _effect(command: str, words: list[str]) -> dict[str, Any]:
    what = words[0]
    n = whole(words[1], 1, 50) if len(words) > 1 else 1
    if command == "got":
        effect: dict[str, Any] = {"do": GAINS[one_of(what, GAINS)], "n": n}
        return {**effect, "to": "own"} if what == "vehicle" else effect
    one_of(what, list(LOSSES))
    effect = {"do": LOSSES[what], "n": -n if what in NEGATIVE else n}
    return {**effect, "at": AT[one_of(words[2], AT)]} if len(words) > 2 else effect
