"""A box looked through: what is still to enter, what is wrong, what each row says, and how far each part is."""

from typing import Any, Final, Literal

from consigliere.companion.box import Box, Problem
from consigliere.companion.messages import CompanionLine, CompanionProblem
from consigliere.companion.mybox.form import form, part_of
from consigliere.companion.mybox.messages import BoxCheck, BoxField, BoxPart, BoxProgress, BoxRecord
from consigliere.companion.mybox.shape import NOT_YET, BoxData, as_records, write_toml
from consigliere.companion.sittings import OWN, our_pack, problems
from consigliere.games.scarface.components import Book
from consigliere.games.scarface.effects.effect import read_effects
from consigliere.games.scarface.explain.card_text import action_row, plain, solo_lines
from consigliere.games.scarface.explain.effect_text import Phrase, effect_phrases, joined
from consigliere.kernel.errors import BadInput

Record = dict[str, Any]
State = Literal["done", "unfinished", "wrong"]
TABLE_OF: Final = {"card": "action", "board": "solo_board", "levels": "solo_board", "level": "solo_board"}
KEY_OF: Final = {"action": "id", "solo_board": "gang", "tile": "id", "district": "id", "base": "key"}


def check_box(data: BoxData) -> BoxCheck:
    records = as_records(data)
    box = Box(our_pack(), records, OWN, physical=True)
    looked = _Looking(box, records)
    found = [one for part in form().parts for one in looked.part(part)]
    progress = [_progress(part, found) for part in form().parts]
    return BoxCheck(data, write_toml(data), box.digest, progress, found)


class _Looking:
    def __init__(self, box: Box, records: dict[str, Any]) -> None:
        self.book: Book = box.book
        self.records = records
        self.wrong: dict[tuple[str, str], list[Problem]] = {}
        for problem in box.problems:
            if problem.wrong:
                self.wrong.setdefault(_place(problem), []).append(problem)

    def part(self, part: BoxPart) -> list[BoxRecord]:
        if part.table == "base":
            return [self._number(part, field) for field in part.fields if field.name in self.records.get("base", {})]
        found = enumerate(self.records.get(part.table, []))
        return [self._record(part, n, record) for n, record in found if part_of(part.table, record) == part.id]

    def _record(self, part: BoxPart, place: int, record: Record) -> BoxRecord:
        id = str(record.get(part.key, ""))
        missing = missing_in(part.fields, record)
        wrong = self.wrong.get((part.table, id), [])
        return BoxRecord(
            part.id,
            part.table,
            place,
            id,
            _state(missing, wrong),
            missing,
            _told(wrong, missing),
            self._says(part, record),
        )

    def _number(self, part: BoxPart, field: BoxField) -> BoxRecord:
        missing = missing_in([field], self.records["base"])
        wrong = self.wrong.get(("base", field.name), [])
        state = _state(missing, wrong)
        return BoxRecord(part.id, "base", 0, field.name, state, missing, _told(wrong, missing), [])

    def _says(self, part: BoxPart, record: Record) -> list[CompanionLine | None]:
        """What the rows of a card, or the levels of a board, mean; None for what means nothing yet."""
        if part.table == "action":
            return [self._said(row, n) for n, row in enumerate(record.get("rows", []), 1)]
        if part.table == "solo_board":
            return [self._level(level) for level in record.get("levels", [])]
        return []

    def _said(self, row: Record, number: int) -> CompanionLine | None:
        if not self._can_be_read(row.get("act")):
            return None
        return spoken(action_row({"bonus": 0, **row}, number))

    def _level(self, level: Record) -> CompanionLine | None:
        needs = level.get("req", [])
        if not needs or any(missing_in(_LEVEL["req"].fields, need) for need in needs):
            return None
        if not all(self._can_be_read(effects) for effects in level.get("on_reach", [])):
            return None
        return spoken(joined(solo_lines({**level, "req": needs})))

    def _can_be_read(self, effects: Any) -> bool:
        try:
            return bool(effects) and bool(read_effects("action", "", effects, self.book))
        except BadInput:
            return False


def effects_said(effects: list[Record]) -> CompanionLine:
    """What an action of his means; a BadInput if it is none."""
    read_effects("action", "", effects, Book(our_pack()))
    return spoken(joined(effect_phrases(effects, "his")))


def spoken(phrase: Phrase) -> CompanionLine:
    return CompanionLine(**plain(phrase))


def _place(problem: Problem) -> tuple[str, str]:
    """The table and id of the record that a problem is about."""
    kind = problem.message.removeprefix("companion-pack-").partition("-")[0]
    table = TABLE_OF.get(kind, kind)
    return table, str(problem.args.get(KEY_OF.get(table, "id"), ""))


def _state(missing: list[CompanionLine], wrong: list[Problem]) -> State:
    return "unfinished" if missing else "wrong" if wrong else "done"


def _told(wrong: list[Problem], missing: list[CompanionLine]) -> list[CompanionProblem]:
    """Of an unfinished record it is said what is missing, not that what is missing is no number."""
    return [] if missing else problems(wrong)


def missing_in(fields: list[BoxField], record: Record) -> list[CompanionLine]:
    """The labels of all that is still to enter."""
    return [field.label for field in fields if field.needed and not _is_filled(field, record.get(field.name))]


def _is_filled(field: BoxField, value: Any) -> bool:
    if value is None:
        return False
    if field.kind == "record":
        return not missing_in(field.fields, value)
    if field.kind in ("records", "rows"):
        return len(value) >= field.count_least and not any(missing_in(field.fields, item) for item in value)
    if field.kind == "table":
        return len(value) == field.count and all(len(row) == field.columns and NOT_YET not in row for row in value)
    if field.kind in ("numbers", "places", "effects", "acts"):
        return len(value) >= field.count_least and NOT_YET not in value
    return bool(value != "")


def _progress(part: BoxPart, found: list[BoxRecord]) -> BoxProgress:
    have = sum(1 for one in found if one.part == part.id and one.state == "done")
    return BoxProgress(part.id, have, part.most)


_LEVEL: Final = {
    field.name: field
    for part in form().parts
    for inside in part.fields
    if inside.name == "levels"
    for field in inside.fields
}
