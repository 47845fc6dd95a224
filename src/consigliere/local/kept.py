"""What is kept of tables, as texts: the table itself, and each of its rows and lines under its own key."""

import msgspec

from consigliere.local.store import Change, Kind, Store
from consigliere.server.table.bots.partners import Said
from consigliere.server.table.row import Row
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong

DIGITS = 8
_tables = msgspec.json.Decoder(TableData)
_rows = msgspec.json.Decoder(Row)


class Spoken(msgspec.Struct, frozen=True):
    """Something told to a team: its place among all that was said at the table, and when."""

    place: int
    at: float
    told: Said


_lines = msgspec.json.Decoder(Spoken)


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def row_key(table: str, seq: int) -> str:
    """Of a row or a line."""
    return f"{table} {seq:0{DIGITS}}"


def keys(table: str, after: int = 0) -> tuple[str, str]:
    """The first and the last that a row or line of a table can have."""
    return row_key(table, after + 1), row_key(table, 10**DIGITS - 1)


def read_table(kept: str) -> TableData:
    return _tables.decode(kept)


def read_row(kept: str) -> Row:
    return _rows.decode(kept)


def read_line(kept: str) -> Spoken:
    return _lines.decode(kept)


def of_table(table: TableData) -> Change:
    return Change("tables", table.id, text(table))


def of_rows(table: str, rows: list[Row]) -> list[Change]:
    return [Change("rows", row_key(table, row.seq), text(row), fresh=True) for row in rows]


def of_lines(table: str, lines: list[Spoken]) -> list[Change]:
    return [Change("lines", row_key(table, line.place), text(line), fresh=True) for line in lines]


async def table(store: Store, id: str) -> TableData:
    kept = await store.get("tables", id)
    if kept is None:
        raise Wrong(404, "error-no-table")
    return read_table(kept)


async def tables(store: Store) -> list[TableData]:
    """All of them, those that are not over first, then by their last move."""
    found = [read_table(kept) for _, kept in await store.find("tables")]
    return sorted(found, key=lambda table: (table.status == "over", -table.moved))


async def rows(store: Store, table: str, after: int = 0) -> list[Row]:
    return [read_row(kept) for _, kept in await store.find("rows", *keys(table, after))]


async def lines(store: Store, table: str, after: int = 0) -> list[Spoken]:
    return [read_line(kept) for _, kept in await store.find("lines", *keys(table, after))]


async def gone(store: Store, table: str) -> list[Change]:
    """A table and all that is kept of it, away."""
    kinds: list[Kind] = ["rows", "lines"]
    parts = [Change(kind, key, None) for kind in kinds for key, _ in await store.find(kind, *keys(table))]
    return [*parts, Change("tables", table, None), Change("analyses", table, None)]
