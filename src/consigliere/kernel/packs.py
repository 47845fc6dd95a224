"""Packs: the components of a game as data, each record with its provenance, and an owner's own numbers over them.

A pack is a folder of TOML and JSON files. A file holds lists of records (`[[card]]`), each with an `id`, and single
records named after their table (`[limits]`); what else a JSON file holds is one record more, named after the file
(`map`). An owner's folder names only what differs: a record replaces ours of the same id field by field, also inside
it (the cells of a sheet, the rows of a board); ids are neither added nor removed. What he gives is his own: the
provenance next to it becomes `owner` (see provenance.py).
"""

import json
from hashlib import blake2b
from pathlib import Path

from consigliere.kernel.errors import BadInput
from consigliere.kernel.provenance import is_provenance, make_own, owned, without_provenance
from consigliere.kernel.reading import is_folder, parse_json, parse_toml, read_text

Record = dict[str, object]
Table = dict[str, Record]


class Pack:
    """`tables["card"]["I0"]` is a record; `digest` names what is played with: where a number comes from is no part."""

    def __init__(self, name: str, tables: dict[str, Table]) -> None:
        self.name = name
        self.tables = tables
        whole = json.dumps(without_provenance(tables), sort_keys=True, ensure_ascii=False)
        self.digest: str = blake2b(whole.encode(), digest_size=6).hexdigest()

    def __reduce__(self) -> tuple[object, ...]:
        return (Pack, (self.name, self.tables))


def read_pack(ours: Path, owner: Path | None = None) -> Pack:
    """Our components, with an owner's records laid over them."""
    files = {file.name: _read_file(file) for file in _files(ours)}
    if owner is None:
        return Pack("standard", _joined(files))
    if not is_folder(owner):
        raise BadInput("error-pack-no-folder", path=str(owner))
    for file in _files(owner):
        if file.name not in files:
            raise BadInput("error-pack-unknown-file", file=file.name, known=", ".join(files))
        _lay_over(files[file.name], _read_file(file), file.name)
    return Pack(owner.resolve().name, _joined(files))


def _joined(files: dict[str, dict[str, Table]]) -> dict[str, Table]:
    return {name: table for tables in files.values() for name, table in tables.items()}


def _files(folder: Path) -> list[Path]:
    return sorted([*folder.glob("*.toml"), *folder.glob("*.json")])


def _read_file(file: Path) -> dict[str, Table]:
    try:
        text = read_text(file)
        data = parse_json(text) if file.suffix == ".json" else parse_toml(text)
    except BadInput as error:
        raise BadInput("error-pack-unreadable", file=file.name, reason=error) from None
    if not isinstance(data, dict):
        raise BadInput("error-pack-no-list", file=file.name, table=file.stem)
    if file.suffix != ".json":
        return {name: _table(value, name, file.name) for name, value in data.items()}
    tables = {name: _by_id(data[name], name, file.name) for name in data if _has_ids(data[name])}
    rest = {name: value for name, value in data.items() if name not in tables}
    return {**tables, file.stem: {file.stem: rest}} if rest else tables


def _table(value: object, name: str, file: str) -> Table:
    return {name: value} if isinstance(value, dict) else _by_id(value, name, file)


def _has_ids(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) and "id" in item for item in value)


def _by_id(records: object, name: str, file: str) -> Table:
    """The records of a list by their ids; a number is an id too."""
    table: Table = {}
    if not isinstance(records, list):
        raise BadInput("error-pack-no-list", file=file, table=name)
    for record in records:
        if not isinstance(record, dict) or type(record.get("id")) not in (str, int):
            raise BadInput("error-pack-no-id", file=file, table=name)
        id = str(record["id"])
        if id in table:
            raise BadInput("error-pack-id-twice", file=file, table=name, id=id)
        table[id] = record
    return table


def _lay_over(ours: dict[str, Table], theirs: dict[str, Table], file: str) -> None:
    for name, table in theirs.items():
        if name not in ours:
            raise BadInput("error-pack-unknown-table", file=file, table=name)
        _lay_table_over(ours[name], table, name, file)


def _lay_table_over(ours: Table, theirs: Table, name: str, file: str) -> None:
    for id, record in theirs.items():
        if id not in ours:
            raise BadInput("error-pack-unknown-id", file=file, table=name, id=id)
        _lay_record_over(ours[id], record, f"{name} {id}", file)


def _lay_record_over(ours: Record, theirs: Record, place: str, file: str) -> None:
    for field, value in theirs.items():
        if field not in ours:
            raise BadInput("error-pack-unknown-field", place=f"{file}: {place}", field=field)
        mine = ours[field]
        if type(value) is not type(mine):
            raise BadInput("error-pack-wrong-type", place=f"{file}: {place}", field=field)
        if field == "id" or is_provenance(field):
            continue
        make_own(ours, field)
        if isinstance(mine, dict) and isinstance(value, dict):
            _lay_record_over(mine, value, f"{place} {field}", file)
        elif _has_ids(mine) and _has_ids(value):
            _lay_table_over(_by_id(mine, field, file), _by_id(value, field, file), f"{place} {field}", file)
        else:
            ours[field] = owned(value, mine)
