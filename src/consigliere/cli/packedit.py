"""`consigliere pack edit`: an owner's box entered by questions, with the form that the page has.

After every answer the box is on disk. Words are the same in every language, explanations are in that of this run.
"""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from consigliere.cli.saves import read_file, write_file
from consigliere.cli.stopping import Stopped, exit_code
from consigliere.cli.words import console, say, sentence
from consigliere.companion.box import read_action
from consigliere.companion.messages import CompanionLine
from consigliere.companion.mybox.checking import check_box, effects_said
from consigliere.companion.mybox.form import form, part_of
from consigliere.companion.mybox.messages import BoxCheck, BoxField, BoxPart, BoxRecord
from consigliere.companion.mybox.shape import BoxData, as_records, fit, read_data, write_toml
from consigliere.kernel import BadInput
from consigliere.kernel.reading import is_file, is_folder, read_number

HELP = say("help-pack-edit")
FILE = "my-box.toml"
STRIKE, BACK, WHICH = "-", "back", "?"
MARKS = {"done": "✓", "unfinished": "…", "wrong": "✗"}
Item = dict[str, Any]


def edit(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-pack-edit-folder"))],
) -> None:
    files = Files(folder)
    console.print(say("mybox-edit-welcome", file=str(files.first)), soft_wrap=True)
    try:
        Editor(files).parts()
    except (Stopped, EOFError) as why:
        console.print("\n" + say("mybox-edit-saved", file=str(files.first)), soft_wrap=True)
        raise typer.Exit(exit_code(why)) from None
    console.print(say("mybox-edit-saved", file=str(files.first)), soft_wrap=True)


class Files:
    """Where the tables of a box lie: one file, or several in a folder."""

    def __init__(self, folder: Path) -> None:
        found = sorted(folder.glob("*.toml")) if is_folder(folder) else [folder] if is_file(folder) else []
        single = folder.suffix == ".toml" and not is_folder(folder)
        self.first = found[0] if found else folder if single else folder / FILE
        self.home: dict[str, Path] = {}
        self.records: Item = {}
        for file in found:
            self._read(file)

    def _read(self, file: Path) -> None:
        try:
            tables = as_records(read_data(read_file(file)))
        except BadInput as error:
            raise BadInput("error-in-file", file=str(file), problem=error) from None
        for table, value in tables.items():
            if table in self.home:
                raise BadInput("mybox-error-split", table=table)
            self.home[table] = file
            self.records[table] = value

    def save(self) -> None:
        """Each table into the file it came from."""
        for file in dict.fromkeys([self.first, *self.home.values()]):
            mine = {table: value for table, value in self.records.items() if self.home.get(table, self.first) == file}
            write_file(file, write_toml(fit(mine), alone=file == self.first))


class Back(Exception):
    """The person wants to see the list again."""


class Editor:
    def __init__(self, files: Files) -> None:
        self.files = files
        self.records = files.records

    def _check(self) -> BoxCheck:
        return check_box(msgspec.convert(self.records, BoxData))

    # Which part, which record

    def parts(self) -> None:
        while True:
            progress = {one.part: one for one in self._check().progress}
            for number, part in enumerate(form().parts, 1):
                have = progress[part.id].have
                console.print(
                    f"{number:>4}  {_said(part.label)}: {say('mybox-page-progress', have=have, most=part.most)}"
                )
            console.print(say("mybox-edit-part"))
            text = _typed()
            if text in ("", BACK):
                return
            chosen = read_number(text, 1, len(form().parts))
            if chosen is None:
                console.print(sentence(_not_among(text, [str(n) for n in range(1, len(form().parts) + 1)])))
            else:
                self._part(form().parts[chosen - 1])

    def _part(self, part: BoxPart) -> None:
        console.print(_said(part.note), soft_wrap=True)
        if part.table == "base":
            self._fields(part.fields, self.records.setdefault("base", {}), part, "")
            return
        while True:
            known = {one.id: one for one in self._check().records if one.part == part.id}
            ids = list(dict.fromkeys([*known, *(one.id for one in part.ids if part.table != "tile")]))
            for number, id in enumerate(ids, 1):
                console.print(f"{number:>4}  {_name(part, id)} {MARKS[known[id].state] if id in known else ''}")
            console.print(say("mybox-edit-record"))
            text = _typed()
            if text in ("", BACK):
                return
            chosen = read_number(text, 1, len(ids))
            if chosen is None and (not part.free or " " in text):
                console.print(sentence(_not_among(text, ids)))
            else:
                self._record(part, text if chosen is None else ids[chosen - 1])

    def _record(self, part: BoxPart, id: str) -> None:
        table = self.records.setdefault(part.table, [])
        mine = [one for one in table if one.get(part.key) == id and part_of(part.table, one) == part.id]
        if not mine:
            mine = [{part.key: id, **part.preset}]
            table.append(mine[0])
        self._fields(part.fields, mine[0], part, id)
        if mine[0] == {part.key: id, **part.preset}:
            table.remove(mine[0])
            self.files.save()

    # What is printed on it

    def _fields(self, fields: list[BoxField], item: Item, part: BoxPart, id: str) -> None:
        try:
            for field in fields:
                self._ask(field, item)
        except Back:
            pass
        finally:
            self.files.save()
        for record in self._check().records:
            if record.part == part.id and id in ("", record.id):
                _tell(record)

    def _ask(self, field: BoxField, item: Item) -> None:
        if field.kind in ("records", "rows", "acts"):
            self._ask_list(field, item)
        elif field.kind == "record":
            inside = item.setdefault(field.name, {})
            console.print(_said(field.label))
            for one in field.fields:
                self._ask(one, inside)
            if not inside:
                del item[field.name]
        else:
            self._ask_one(field, item)
        self.files.save()

    def _ask_one(self, field: BoxField, item: Item) -> None:
        for option in field.options:
            console.print(f"      {option.id:<14} {_said(option.label)}")
        console.print(_question(field))
        if field.name in item:
            console.print("  " + say("mybox-edit-now", value=_shown(item[field.name])))
        while True:
            text = _typed()
            if text == BACK:
                raise Back
            if not text:
                return
            try:
                if text == STRIKE:
                    item.pop(field.name, None)
                else:
                    item[field.name] = _read(field, text)
                return
            except BadInput as error:
                console.print(sentence(error))

    def _ask_list(self, field: BoxField, item: Item) -> None:
        """One after the other until an empty line; what was there comes first."""
        found: list[Any] = item.get(field.name, [])
        item[field.name] = found
        try:
            while len(found) < field.count and self._more(field, found):
                self.files.save()
        finally:
            if not found:
                item.pop(field.name, None)

    def _more(self, field: BoxField, found: list[Any]) -> bool:
        if field.kind == "records":
            return self._more_records(field, found)
        row = field.kind == "rows"
        for number, old in enumerate(found, 1):
            console.print(f"  {number}. {_acts(old.get('act', []) if row else old)}", soft_wrap=True)
        n = len(found) + 1
        console.print(say("mybox-edit-row", n=n) if row else say("mybox-edit-act", label=_said(field.label), n=n))
        while True:
            text = _typed()
            if text == BACK:
                raise Back
            if text == WHICH:
                _list_symbols()
                continue
            if text == STRIKE:
                found.clear()
                return True
            if not text:
                return False
            try:
                made = _row(text) if row else read_action(text.split())
                effects_said(made["act"] if isinstance(made, dict) else made)
                found.append(made)
                return True
            except BadInput as error:
                console.print(sentence(error))

    def _more_records(self, field: BoxField, found: list[Any]) -> bool:
        console.print(say("mybox-edit-item", label=_said(field.label), n=len(found) + 1))
        made: Item = {}
        found.append(made)
        try:
            for one in field.fields:
                self._ask(one, made)
                if one is field.fields[0] and not made:
                    return False
        finally:
            if not made:
                found.pop()
        return True


# Reading answers


def _typed() -> str:
    return input("> ").strip()


def _read(field: BoxField, text: str) -> Any:
    words = text.replace(",", " ").split()
    if field.kind == "number":
        return _number(words[0] if len(words) == 1 else text, field)
    if field.kind == "numbers":
        if len(words) > field.count:
            raise BadInput("companion-error-numbers", count=field.count, least=field.least, most=field.most)
        return [_number(word, field) for word in words]
    if field.kind == "table":
        rows = [[_number(cell, field) for cell in word.split("-")] for word in words]
        if len(rows) != field.count or any(len(row) != field.columns for row in rows):
            raise BadInput(
                "companion-error-numbers", count=field.count * field.columns, least=field.least, most=field.most
            )
        return rows
    known = [option.id for option in field.options]
    for word in words:
        if word not in known:
            raise _not_among(word, known)
    return list(dict.fromkeys(words)) if field.kind == "places" else words[-1]


def _number(word: str, field: BoxField) -> int:
    found = read_number(word, field.least, field.most)
    if found is None:
        raise BadInput("companion-error-numbers", count=1, least=field.least, most=field.most)
    return found


def _row(text: str) -> Item:
    bonus, *words = text.split()
    found = read_number(bonus, 0, 99)
    if found is None:
        raise BadInput("companion-error-numbers", count=1, least=0, most=99)
    return {"bonus": found, "act": read_action(words)}


def _not_among(found: str, known: list[str]) -> BadInput:
    return BadInput("companion-error-choice", found=found, known=", ".join(known))


# Telling


def _said(line: CompanionLine) -> str:
    words = say(line.message, (), **{name: _inner(value) for name, value in line.args.items()})
    return words[:1].upper() + words[1:]


def _inner(value: Any) -> object:
    if isinstance(value, dict) and "message" in value:
        return say(value["message"], (), **{name: _inner(inside) for name, inside in value["args"].items()})
    return ", ".join(str(_inner(item)) for item in value) if isinstance(value, list) else value


def _name(part: BoxPart, id: str) -> str:
    return next((_said(one.label) for one in part.ids if one.id == id), id)


QUESTIONS = {
    "number": "mybox-edit-number",
    "numbers": "mybox-edit-numbers",
    "table": "mybox-edit-table",
    "choice": "mybox-edit-choice",
    "places": "mybox-edit-places",
}


def _question(field: BoxField) -> str:
    args: dict[str, object] = {"label": _said(field.label)}
    if field.kind == "number":
        args |= {"least": field.least, "most": field.most}
    elif field.kind in ("numbers", "table"):
        args |= {"count": field.count}
    return say(QUESTIONS[field.kind], (), **args)


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return " ".join("-".join(map(str, item)) if isinstance(item, list) else str(item) for item in value)
    return str(value)


def _acts(effects: list[Item]) -> str:
    """As the engine says it; what it cannot say, as it is written."""
    try:
        return _said(effects_said(effects)) if effects else WHICH
    except BadInput:
        return str(effects)


def _list_symbols() -> None:
    for symbol in form().symbols:
        word = symbol.effect.id if symbol.effect.do == "order" else symbol.effect.do
        console.print(f"      {word:<20} {_said(symbol.label)}")


def _tell(record: BoxRecord) -> None:
    """What a record says, lacks and has wrong."""
    for line in record.says:
        if line is not None:
            console.print("  " + _said(line), soft_wrap=True)
    if record.missing:
        what = ", ".join(_said(line) for line in record.missing)
        console.print("… " + say("mybox-page-missing", what=what), soft_wrap=True)
    for problem in record.problems:
        console.print("✗ " + _said(CompanionLine(problem.message, problem.args)), soft_wrap=True)
