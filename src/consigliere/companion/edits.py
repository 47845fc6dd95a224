"""What a person may tell at any time (SF-209, `q_lost`, `q_ring`): his own changes, and what befell the Henchman.

`lost` and `got` run the Henchman's own criteria (SF-212): they become effects of his procedure, as if a raid said so.
"""

from typing import Any, Final

from consigliere.companion import sheet
from consigliere.companion.box import Box
from consigliere.companion.questions import OWNERS, add_tile, one_of, owner_number, tile_number, whole
from consigliere.companion.sheet import Sheet
from consigliere.games.scarface import flow
from consigliere.games.scarface.names import AT, DISTRICTS, HENCHMAN, HUMAN, PASSIVES, PLACES
from consigliere.kernel.errors import BadInput

EDITS: Final = ("tile", "add", "drop", "set", "ring", "passive", "same", "lost", "got")
LOSSES: Final = {
    "imprisoned": "imprison", "wounded": "wound", "killed": "kill", "goods": "goods", "alcohol": "alcohol",
    "guns": "guns", "business": "business", "control": "uncontrol", "upgrade": "downgrade", "vehicle": "vehicle",
    "money": "money", "crime": "crime",
}  # fmt: skip
NEGATIVE: Final = ("goods", "alcohol", "guns", "business", "vehicle", "money", "crime")
GAINS: Final = [
    "money", "crime", "goods", "alcohol", "guns", "recruit", "free", "vehicle", "business", "upgrade", "job", "dealer",
]  # fmt: skip
NUMBERS: Final = ["money", "crime", "ness", "jobs", "stars", "news"]
TILE_FIELDS: Final = {
    "profit": sheet.T_PROFIT,
    "defence": sheet.T_DEFENCE,
    "markers": sheet.T_MARKERS,
}


def is_edit(words: list[str]) -> bool:
    return bool(words) and words[0] in EDITS


def edit(box: Box, s: Sheet, words: list[str]) -> None:
    command, rest = words[0], words[1:]
    if s.phase < sheet.P_PAUSE:
        raise BadInput("companion-no-sheet")
    if not rest and command != "same":
        raise BadInput("companion-error-edit", command=command)
    try:
        _edit(box, s, command, rest)
    except IndexError:
        raise BadInput("companion-error-edit", command=command) from None


def _edit(box: Box, s: Sheet, command: str, rest: list[str]) -> None:
    if command == "tile":
        _edit_tile(s, tile_number(s, rest[0]), rest[1:])
    elif command == "add":
        add_tile(s, rest)
    elif command == "drop":
        tile = tile_number(s, rest[0])
        if s.stack:
            raise BadInput("companion-error-first-answer")
        del s.labels[tile], s.tiles[tile]
        s.fresh = []
    elif command == "set":
        _set(box, s, rest)
    elif command == "ring":
        s.ring = owner_number(rest[0])
    elif command == "passive":
        s.passives[one_of(rest[0], PASSIVES)] = whole(rest[1], -20, 20)
    elif command == "same":
        _all_fresh(s)
    else:
        _befall(box, s, command, rest)


def _edit_tile(s: Sheet, tile: int, words: list[str]) -> None:
    """`tile LABEL owner you profit 5 need 1 0 defence 4 markers 1 goods 0 2`, any of them."""
    row = s.tiles[tile]
    given = set(words)
    words = list(words)
    while words:
        field = words.pop(0)
        if field == "owner":
            _set_owner(row, owner_number(words.pop(0)))
        elif field == "need":
            row[sheet.T_ALCOHOL], row[sheet.T_GUNS] = (
                whole(words.pop(0), 0, 9),
                whole(words.pop(0), 0, 9),
            )
        elif field == "goods":
            row[sheet.T_STOCK], row[sheet.T_STOCK + 1] = (
                whole(words.pop(0), 0, 50),
                whole(words.pop(0), 0, 50),
            )
        elif field in TILE_FIELDS:
            row[TILE_FIELDS[field]] = whole(words.pop(0), -20 if field == "profit" else 0, 99)
        else:
            known = ", ".join(["owner", "need", "goods", *TILE_FIELDS])
            raise BadInput("companion-error-choice", found=field, known=known)
    for start in (f"here:{row[0]}", "yours", f"support:{row[0]}"):
        s.spoil(start)
    s.spoil(f"tile:{tile}")
    if {"profit", "need"} <= given:
        s.freshen(f"tile:{tile}")
    if "markers" in given:
        s.freshen(f"slots:{tile}")


def _set_owner(row: list[int], owner: int) -> None:
    """SF-66, SF-71: what lay on it is gone or is no longer his."""
    if owner != row[sheet.T_CONTROL]:
        row[sheet.T_STOCK] = row[sheet.T_STOCK + 1] = 0
        row[sheet.T_CONTROL] = owner


def _all_fresh(s: Sheet) -> None:
    """The sheet is as the table is: his tiles need not be asked for this turn."""
    for tile in s.tiles_of(HENCHMAN):
        if sheet.UNSET not in s.tiles[tile][sheet.T_ALCOHOL : sheet.T_PROFIT + 1]:
            s.freshen(f"tile:{tile}")
            s.freshen(f"slots:{tile}")


def _set(box: Box, s: Sheet, words: list[str]) -> None:
    what, rest = words[0], words[1:]
    if what in NUMBERS:
        setattr(s, what, whole(rest[0]))
        if what == "news":
            s.freshen("news")
    elif what in PLACES:
        s.place[PLACES.index(what)] = whole(rest[0], 0, box.book.thugs)
    elif what in ("street", "cars", "trucks"):
        getattr(s, what)[one_of(rest[0], DISTRICTS)] = whole(rest[1], 0, box.book.thugs)
    elif what == "here":
        s.here = one_of(rest[0], DISTRICTS)
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
    """SF-212: one effect on him, by his own criteria."""
    if s.wanted is not None or s.phase > sheet.P_TURN:
        raise BadInput("companion-error-first-answer")
    what = words[0]
    n = whole(words[1], 1, 50) if len(words) > 1 else 1
    effect: dict[str, Any]
    if command == "lost":
        if what not in LOSSES:
            raise BadInput("companion-error-choice", found=what, known=", ".join(LOSSES))
        effect = {"do": LOSSES[what], "n": -n if what in NEGATIVE else n}
        if len(words) > 2:
            effect["at"] = AT[one_of(words[2], AT)]
    else:
        effect = {"do": GAINS[one_of(what, GAINS)], "n": n}
        if what == "vehicle":
            effect["to"] = "own"
    s.stack.append([flow.H_EFFECTS, 0, box.effect_list([effect]), 0, 0, flow.BY_RAID])


def owner_word(side: int) -> str:
    return OWNERS[side] if side in (HUMAN, HENCHMAN) else "nobody"
