"""Where what is printed on a component comes from.

`prov` of a record speaks of the whole record, `<field>_prov` of one field, `numbers_prov` of its numbers. A record
inside a record (a cell of a sheet, a space of a board) may have its own.
"""

from collections.abc import Iterator
from typing import NamedTuple

PROV = "prov"
NUMBERS = "numbers"
RULEBOOK = "rulebook"
PUBLISHED = "published"
INFERRED = "inferred"
ORIGINAL = "original"
OWNER = "owner"  # an owner's own numbers
SOURCES = (RULEBOOK, PUBLISHED, INFERRED, ORIGINAL, OWNER)
REMARKS = ("note", "provenance")

Record = dict[str, object]


class Provenance(NamedTuple):
    """`kind`: the table, with the fields inside it (`sheet-cell`); `part`: what it speaks of, "" for all of it."""

    kind: str
    id: str
    part: str
    source: str


def is_provenance(field: str) -> bool:
    return field == PROV or field.endswith(f"_{PROV}")


def without_provenance(value: object) -> object:
    """The content alone."""
    if isinstance(value, dict):
        kept = {field: item for field, item in value.items() if not is_provenance(field) and field not in REMARKS}
        return {field: without_provenance(item) for field, item in kept.items()}
    return [without_provenance(item) for item in value] if isinstance(value, list) else value


def provenances(tables: dict[str, dict[str, Record]]) -> list[Provenance]:
    """Of every component of a pack, in the order of the data files."""
    return [
        found for kind, table in tables.items() for id, record in table.items() for found in _inside(kind, id, record)
    ]


def _inside(kind: str, id: str, record: Record) -> Iterator[Provenance]:
    for field, value in record.items():
        if is_provenance(field):
            yield Provenance(kind, id, field[: -len(PROV)].removesuffix("_"), str(value))
        elif isinstance(value, dict) and PROV in value:
            yield from _inside(f"{kind}-row", f"{id} {field}", value)
        elif _tells_each(value):
            assert isinstance(value, list)
            for number, item in enumerate(value, 1):
                yield from _inside(f"{kind}-{field}", f"{id} {item.get('id', number)}", item)


def _tells_each(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) and PROV in item for item in value)


def ours(found: list[Provenance]) -> dict[str, list[int]]:
    """Of each kind of component how many are our reconstruction, whole or by their numbers, and how many there are."""
    counted: dict[str, list[int]] = {}
    made: set[tuple[str, str]] = set()
    for kind, id, part, source in found:
        count = counted.setdefault(kind, [0, 0])
        count[1] += part == ""
        if part in ("", NUMBERS) and source == ORIGINAL and (kind, id) not in made:
            made.add((kind, id))
            count[0] += 1
    return counted


def make_own(record: Record, field: str) -> None:
    """An owner has given this field: it is his own from now on, unless what is inside it tells for itself."""
    value = record[field]
    if _tells_each(value) or (isinstance(value, dict) and PROV in value):
        return
    for name in (f"{field}_{PROV}", "" if _is_words(field, value) else f"{NUMBERS}_{PROV}", PROV):
        if name in record:
            record[name] = OWNER
            return


def _is_words(field: str, value: object) -> bool:
    return isinstance(value, str) or field.endswith("name")


def owned(value: object, mine: object) -> object:
    """What an owner gives in place of ours; each record of a list is his own."""
    if _tells_each(mine) and isinstance(value, list):
        return [{**item, PROV: OWNER} if isinstance(item, dict) else item for item in value]
    return value
