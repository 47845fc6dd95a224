"""Packs: the components of a game as data, each record with its provenance, and an owner's own numbers over them.

A pack is a folder of TOML files. A file holds one list of records (`[[card]]`), each with an `id`. An owner's folder
names only what differs: a record replaces ours of the same id field by field; ids are neither added nor removed.
"""

import json
import tomllib
from hashlib import blake2b
from pathlib import Path

from consigliere.kernel.errors import BadInput

Record = dict[str, object]
Table = dict[str, Record]


class Pack:
    """`tables["card"]["I0"]` is a record; `digest` names the content."""

    def __init__(self, name: str, tables: dict[str, Table]) -> None:
        self.name = name
        self.tables = tables
        whole = json.dumps(tables, sort_keys=True, ensure_ascii=False)
        self.digest: str = blake2b(whole.encode(), digest_size=6).hexdigest()

    def __reduce__(self) -> tuple[object, ...]:
        return (Pack, (self.name, self.tables))


def read_pack(ours: Path, owner: Path | None = None) -> Pack:
    """Our components, with an owner's records laid over them."""
    files = {file.name: _read_file(file) for file in sorted(ours.glob("*.toml"))}
    if owner is None:
        return Pack("standard", _joined(files))
    if not owner.is_dir():
        raise BadInput("error-pack-no-folder", path=str(owner))
    for file in sorted(owner.glob("*.toml")):
        if file.name not in files:
            raise BadInput("error-pack-unknown-file", file=file.name, known=", ".join(files))
        _lay_over(files[file.name], _read_file(file), file.name)
    return Pack(owner.resolve().name, _joined(files))


def _joined(files: dict[str, dict[str, Table]]) -> dict[str, Table]:
    return {name: table for tables in files.values() for name, table in tables.items()}


def _read_file(file: Path) -> dict[str, Table]:
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadInput("error-pack-unreadable", file=file.name, reason=str(error)) from None
    return {name: _by_id(records, name, file.name) for name, records in data.items()}


def _by_id(records: object, name: str, file: str) -> Table:
    table: Table = {}
    if not isinstance(records, list):
        raise BadInput("error-pack-no-list", file=file, table=name)
    for record in records:
        if not isinstance(record, dict) or not isinstance(record.get("id"), str):
            raise BadInput("error-pack-no-id", file=file, table=name)
        if record["id"] in table:
            raise BadInput("error-pack-id-twice", file=file, table=name, id=record["id"])
        table[record["id"]] = record
    return table


def _lay_over(ours: dict[str, Table], theirs: dict[str, Table], file: str) -> None:
    for name, table in theirs.items():
        if name not in ours:
            raise BadInput("error-pack-unknown-table", file=file, table=name)
        for id, record in table.items():
            if id not in ours[name]:
                raise BadInput("error-pack-unknown-id", file=file, table=name, id=id)
            for field, value in record.items():
                _replace(ours[name][id], field, value, f"{file}: {name} {id}")


def _replace(record: Record, field: str, value: object, place: str) -> None:
    if field not in record:
        raise BadInput("error-pack-unknown-field", place=place, field=field)
    if type(value) is not type(record[field]):
        raise BadInput("error-pack-wrong-type", place=place, field=field)
    record[field] = value
