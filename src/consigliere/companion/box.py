"""What an owner has written down of his box (SF-206, SF-207), laid over our own numbers.

A half-filled pack works with what it has: a record that is wrong is left out, and said to be. Action cards keep their
own names; inside they take the places of ours, at most 36.
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from consigliere.companion.printed_tiles import Face, read_tiles
from consigliere.companion.problems import Problem as Problem
from consigliere.companion.problems import are_numbers, is_number, listed, records_in
from consigliere.games.scarface import names
from consigliere.games.scarface.components import REWARDS, Book
from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.names import O_BUSINESS, O_CRIME, O_HIRE, O_REMOVE
from consigliere.games.scarface.pack_entry import Entry
from consigliere.kernel.errors import BadInput
from consigliere.kernel.packs import Pack
from consigliere.kernel.reading import is_folder, parse_toml, read_number, read_text

TABLES: Final = ["base", "district", "action", "solo_board", "tile"]
BASE: Final = {
    "hire_price": 5, "business_price": 2, "remove_price": 2, "fence_alcohol": 0, "fence_guns": 0, "fence_per_point": 0,
    "crime_step_price": 0, "takeover_crime": 3, "dealer_supply": 0, "ring": 0, "star": 0,
}  # fmt: skip
BOARD: Final = ["gang", "plan", "actions", "rows", "rewards", "levels", "prov"]
CARD: Final = ["id", "deck", "power", "move", "rows", "prov"]
DECKS: Final = [*names.PILES, "C"]
SHIPPED_COUNTS: Final = [12, 15, 9]  # A, B, C
WITH_VALUES: Final = ["power", "supply", "trade", "protection", "recruitment"]  # SF-206: any other only has `on_reach`
MOST_ROWS: Final = 6
PLAIN: Final = "effect:"  # before a verb that is also the name of an order


class Box:
    """`book` with the owner's numbers; `cards` names the action card of each place, "" where there is none."""

    def __init__(self, pack: Pack, data: dict[str, Any], name: str, physical: bool) -> None:
        self.book: Book = Book(pack)
        self.name: str = name
        self.folder: str = ""  # where it was read from
        whole = json.dumps([pack.digest, data], sort_keys=True, ensure_ascii=False)
        self.digest: str = blake2b(whole.encode(), digest_size=6).hexdigest()
        self.physical: bool = physical
        self.problems: list[Problem] = []
        self.whats: list[list[str]] = [list(names.CHARACTERISTICS) for _ in names.GANGS]
        self.cards: list[str] = [] if physical else list(names.ACTION_CARDS)
        self.records: list[dict[str, Any]] = [
            dict(pack.tables["action"][id]) for id in names.ACTION_CARDS
        ]  # as printed
        self.counts: list[int] = list(SHIPPED_COUNTS)
        self.tiles: dict[str, list[Face | None]] = {}  # what is printed on the day and night sides of his tiles
        self.effects: dict[str, int] = {}  # lists of effects that answers called for
        self.book.business_slots = [max(self.book.business_slots)] * len(names.TILES)
        self._read(data)
        while len(self.cards) < len(names.ACTION_CARDS):
            self.cards.append("")

    def _wrong(self, message: str, **args: object) -> None:
        self.problems.append(Problem(True, message, args))

    def _missing(self, message: str, **args: object) -> None:
        self.problems.append(Problem(False, message, args))

    def _read(self, data: dict[str, Any]) -> None:
        for table in data:
            if table not in TABLES:
                self._wrong("companion-pack-table", table=table, known=", ".join(TABLES))
        self._read_base(data.get("base", {}))
        self._read_districts(data.get("district", []))
        self._read_cards(data.get("action", []))
        self._read_boards(data.get("solo_board", []))
        self.tiles, wrong = read_tiles(data.get("tile", []))
        self.problems += wrong

    # Base numbers

    def _read_base(self, base: Any) -> None:
        found = base if isinstance(base, dict) else {}
        for key in found:
            if key not in BASE and key != "prov":
                self._wrong("companion-pack-base-unknown", key=key, known=", ".join(BASE))
        for key, length in BASE.items():
            if key not in found:
                self._missing("companion-pack-base-missing", key=key)
            elif is_number(found[key]) if length == 0 else are_numbers(found[key], length):
                self._set_base(key, found[key])
            else:
                self._wrong("companion-pack-base-value", key=key, length=max(1, length), found=str(found[key]))

    def _set_base(self, key: str, value: Any) -> None:
        book = self.book
        if key == "hire_price":
            book.order_cost[O_HIRE] = list(value)
        elif key == "business_price":
            book.order_cost[O_BUSINESS] = list(value)
        elif key == "remove_price":
            book.order_cost[O_REMOVE] = list(value)
        elif key == "fence_alcohol":
            book.fence_price[0] = value
        elif key == "fence_guns":
            book.fence_price[1] = value
        elif key == "fence_per_point":
            book.fence_per_point = max(1, value)
        elif key == "crime_step_price":
            book.order_cost[O_CRIME] = [max(1, value)]
        elif key == "takeover_crime":
            book.takeover_crime = list(value)
        elif key == "dealer_supply":
            book.uniform_supply = value
        elif key == "ring":
            book.ring_income = value
        else:
            book.star_money = value

    # Districts

    def _read_districts(self, records: Any) -> None:
        near: dict[str, list[str]] = {}
        for record in records_in(records):
            id, adj = record.get("id"), record.get("adj")
            if id not in names.DISTRICTS:
                self._wrong("companion-pack-district-unknown", id=str(id), known=", ".join(names.DISTRICTS))
            elif not isinstance(adj, list) or any(other not in names.DISTRICTS or other == id for other in adj):
                self._wrong("companion-pack-district-adj", id=id, known=", ".join(names.DISTRICTS))
            else:
                near[str(id)] = adj
        for id in names.DISTRICTS:
            if id not in near:
                self._missing("companion-pack-district-missing", id=id)
        for id, adj in near.items():
            for other in adj:
                if other in near and id not in near[other]:
                    self._wrong("companion-pack-district-one-way", id=id, other=other)
        if near:
            self._set_neighbours(near)

    def _set_neighbours(self, near: dict[str, list[str]]) -> None:
        """Two districts are neighbours if one that the owner gave says so, or ours do and he gave neither."""
        for one in range(7):
            for other in range(one):
                a, b = names.DISTRICTS[one], names.DISTRICTS[other]
                if a in near or b in near:
                    joined = b in near.get(a, []) or a in near.get(b, [])
                else:
                    joined = other in self.book.adjacent[one]
                for district, beside in ((one, other), (other, one)):
                    rest = [place for place in self.book.adjacent[district] if place != beside]
                    self.book.adjacent[district] = sorted([*rest, beside] if joined else rest)

    # Action cards

    def _read_cards(self, records: Any) -> None:
        found = records_in(records)
        if not found:
            self._missing("companion-pack-no-cards")
            return
        self.cards = []
        for record in found:
            id = str(record.get("id", ""))
            if id.split() != [id]:
                self._wrong("companion-pack-card-id", id=id)
            elif id in self.cards:
                self._wrong("companion-pack-card-twice", id=id)
            elif len(self.cards) == len(names.ACTION_CARDS):
                self._wrong("companion-pack-card-many", id=id, most=len(names.ACTION_CARDS))
            else:
                problem = self.put_card(len(self.cards), record)
                if problem is None:
                    self.cards.append(id)
                else:
                    self.problems.append(problem)
        for deck, most in zip(DECKS, SHIPPED_COUNTS, strict=True):
            have = [slot for slot in range(len(self.cards)) if DECKS[self.book.action_deck[slot]] == deck]
            if len(have) < most:
                self._missing("companion-pack-card-few", deck=deck, have=len(have), most=most)

    def put_card(self, slot: int, record: dict[str, Any]) -> Problem | None:
        """Lay an owner's card into a place, or say what is wrong with it."""
        id = str(record.get("id"))
        for field in record:
            if field not in CARD:
                return Problem(True, "companion-pack-card-field", {"id": id, "field": field})
        if record.get("deck") not in DECKS:
            return Problem(True, "companion-pack-card-deck", {"id": id, "found": str(record.get("deck"))})
        for field in ("power", "move"):
            if not is_number(record.get(field)):
                return Problem(True, "companion-pack-card-number", {"id": id, "field": field})
        rows = record.get("rows")
        if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_ROWS:
            return Problem(True, "companion-pack-card-rows", {"id": id, "most": MOST_ROWS})
        lists: list[int] = []
        for number, row in enumerate(rows, 1):
            if not isinstance(row, dict) or not is_number(row.get("bonus")) or not row.get("act"):
                return Problem(True, "companion-pack-card-row", {"id": id, "row": number})
            try:
                lists.append(self.book.number_list(Entry("action", id, {}), row["act"]))
            except BadInput as error:
                return Problem(True, "companion-pack-card-effect", {"id": id, "row": number, "reason": error})
        self.records[slot] = record
        book = self.book
        book.action_deck[slot] = DECKS.index(str(record["deck"]))
        book.action_power[slot] = int(record["power"])
        book.action_move[slot] = int(record["move"])
        book.action_rows[slot] = lists
        book.action_bonus[slot] = [int(row["bonus"]) for row in rows]
        return None

    def slots(self, deck: int) -> list[int]:
        """The known cards of a deck."""
        return [slot for slot, id in enumerate(self.cards) if id and self.book.action_deck[slot] == deck]

    def needs(self, tile: str, night: bool) -> list[int] | None:
        """The alcohol and guns of a sale, where the owner has entered this side of the tile."""
        found = next((faces[night] for id, faces in self.tiles.items() if id.casefold() == tile.casefold()), None)
        return None if found is None else found[:2]

    # Solo boards

    def _read_boards(self, records: Any) -> None:
        seen: list[str] = []
        for record in records_in(records):
            gang = str(record.get("gang", record.get("id", "")))
            if gang not in names.GANGS or gang in seen:
                self._wrong("companion-pack-board-gang", gang=gang, known=", ".join(names.GANGS))
                continue
            seen.append(gang)
            problem = self._check_board(gang, record) or self._set_levels(names.GANGS.index(gang), record["levels"])
            if problem is not None:
                self.problems.append(problem)
        for gang in names.GANGS:
            if gang not in seen:
                self._missing("companion-pack-board-missing", gang=gang)

    def _check_board(self, gang: str, record: dict[str, Any]) -> Problem | None:
        at = names.GANGS.index(gang)
        cells = self.book.cubes + 1
        for field in record:
            if field not in BOARD and field != "id":
                return Problem(True, "companion-pack-board-field", {"gang": gang, "field": field})
        for field in ("plan", "actions"):
            if not are_numbers(record.get(field), 4):
                return Problem(True, "companion-pack-board-four", {"gang": gang, "field": field})
        rows: list[int] = []
        for number, row in enumerate(listed(record.get("rows"))):
            if are_numbers(row, 2):
                first, last = row
                rows += [number] * (last - first + 1) if first == len(rows) else []
        if len(rows) != cells or rows[-1] != 3:
            return Problem(True, "companion-pack-board-rows", {"gang": gang, "last": cells - 1})
        rewards: dict[int, int] = {}
        for reward in listed(record.get("rewards")):
            fine = isinstance(reward, dict) and reward.get("take") in REWARDS and is_number(reward.get("cell"))
            if not fine or reward["cell"] >= cells:
                return Problem(True, "companion-pack-board-reward", {"gang": gang, "last": cells - 1})
            rewards[reward["cell"]] = REWARDS.index(reward["take"])
        problem = self._check_levels(gang, listed(record.get("levels")))
        if problem is None:
            self.book.solo_plan[at] = list(record["plan"])
            self.book.solo_actions[at] = list(record["actions"])
            self.book.row_of[at] = rows
            self.book.solo_rewards[at] = rewards
        return problem

    def _check_levels(self, gang: str, levels: list[Any]) -> Problem | None:
        ids = [str(level.get("id")) for level in levels if isinstance(level, dict)]
        if len(ids) != 7 or len(levels) != 7 or len(set(ids)) != 7:
            return Problem(True, "companion-pack-levels-seven", {"gang": gang, "have": len(set(ids))})
        for id in ("power", "supply"):
            if id not in ids:
                return Problem(True, "companion-pack-levels-need", {"gang": gang, "id": id})
        if sorted(str(level.get("no")) for level in levels) != list("1234567"):
            return Problem(True, "companion-pack-levels-numbers", {"gang": gang})
        for level in levels:
            args: dict[str, object] = {"gang": gang, "id": str(level["id"])}
            values, needs = listed(level.get("values")), listed(level.get("req"))
            if not 1 <= len(values) <= 3 or not are_numbers(values, len(values)):
                return Problem(True, "companion-pack-level-values", args)
            fine = [isinstance(n, dict) and is_number(n.get("power")) and is_number(n.get("money")) for n in needs]
            if len(needs) != len(values) - 1 or not all(fine):
                return Problem(True, "companion-pack-level-req", args)
        steps = sum(len(level["values"]) - 1 for level in levels)
        if steps != self.book.cubes:
            return Problem(True, "companion-pack-levels-cubes", {"gang": gang, "have": steps, "most": self.book.cubes})
        return None

    def _set_levels(self, gang: int, levels: list[dict[str, Any]]) -> Problem | None:
        """Known characteristics take their places, the others the places that are left."""
        places = [names.CHARACTERISTICS.index(level["id"]) if level["id"] in WITH_VALUES else -1 for level in levels]
        free = [place for place in range(7) if place not in places]
        places = [free.pop(0) if place < 0 else place for place in places]
        reach: list[list[int]] = []
        for level in levels:
            try:
                record = Entry("gang", str(level["id"]), {})
                lists = [self.book.number_list(record, items) for items in listed(level.get("on_reach"))]
            except BadInput as error:
                args = {"gang": names.GANGS[gang], "id": str(level["id"]), "reason": error}
                return Problem(True, "companion-pack-level-effect", args)
            reach.append(lists + [0] * (2 - len(lists)))
        for level, place, lists in zip(levels, places, reach, strict=True):
            at = 7 * gang + place
            known = level["id"] in WITH_VALUES
            self.whats[gang][place] = str(level["id"])
            self.book.solo_no[at] = int(level["no"])
            self.book.solo_values[at] = [int(value) if known else 0 for value in level["values"]]
            self.book.solo_power[at] = [int(need["power"]) for need in level["req"]]
            self.book.solo_money[at] = [int(need["money"]) for need in level["req"]]
            self.book.solo_reach[at] = lists
        return None

    def effect_list(self, items: list[dict[str, Any]]) -> int:
        """The number of a list of effects that an answer called for."""
        key = json.dumps(items, sort_keys=True)
        if key not in self.effects:
            self.effects[key] = self.book.number_list(Entry("action", "", {}), items)
        return self.effects[key]


def read_box(pack: Pack, folder: Path | None, physical: bool) -> Box:
    """Our numbers, with those of an owner's folder (or single file) laid over them."""
    if folder is None:
        return Box(pack, {}, "standard", physical)
    files = sorted(folder.glob("*.toml")) if is_folder(folder) else [folder]
    if not files:
        raise BadInput("error-pack-no-folder", path=str(folder))
    data: dict[str, Any] = {}
    for file in files:
        try:
            read = parse_toml(read_text(file))
        except BadInput as error:
            raise BadInput("error-pack-unreadable", file=file.name, reason=error) from None
        for table, value in read.items():
            if isinstance(value, list):
                data[table] = [*listed(data.get(table)), *value]
            else:
                data[table] = value
    box = Box(pack, data, folder.resolve().name, physical)
    box.folder = str(folder.resolve())
    return box


def is_owner_pack(folder: Path) -> bool:
    """Whether a folder or file is filled from `owner_template.toml`: it has solo boards or base numbers."""
    files = sorted(folder.glob("*.toml")) if is_folder(folder) else [folder]
    try:
        texts = [read_text(file) for file in files]
    except BadInput:
        return False
    return any("[[solo_board]]" in text or "[base]" in text for text in texts)


def read_action(words: list[str]) -> list[dict[str, Any]]:
    """SF-208: an action in a line: `takeover`, `send_thugs 2 next_own`, `steal 3 + crime 1`, `wound 1 rival here`;
    `effect:recruit 2` where the verb is also an order."""
    effects: list[dict[str, Any]] = []
    for part in " ".join(words).split("+"):
        pieces = part.split()
        if not pieces:
            raise BadInput("companion-error-action", found=part)
        effects.append(_read_effect(pieces))
    return effects


def _read_effect(pieces: list[str]) -> dict[str, Any]:
    word = pieces[0]
    verb = word.removeprefix(PLAIN)
    if word in names.ORDERS:
        effect: dict[str, Any] = {"do": "order", "id": word}
    elif verb in verbs.VERBS and verb not in ("order", "choose"):
        effect = {"do": verb}
    else:
        raise BadInput("companion-error-action", found=word)
    for piece in pieces[1:]:
        number = read_number(piece, -99, 99)
        limit = read_number(piece[4:], 0, 99) if piece.startswith("max=") else None
        if number is not None:
            effect["n"] = number
        elif piece in ("rival", "each"):
            effect["who"] = piece
        elif limit is not None:
            effect["max"] = limit
        elif piece in ("districts", "prison"):
            effect["at"] = piece
        elif piece in names.TO:
            effect["at" if verb in ("imprison", "wound", "kill") else "to"] = piece
        else:
            raise BadInput("companion-error-action", found=piece)
    if effect["do"] not in ("order", "ring") and "n" not in effect:
        effect["n"] = 1
    return effect
