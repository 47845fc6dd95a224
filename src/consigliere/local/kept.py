"""What is kept of tables, as texts: the table itself, and each of its rows under its own key."""

import msgspec

from consigliere.local.store import Change, Store
from consigliere.server.table.row import Row
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong

DIGITS = 8
_tables = msgspec.json.Decoder(TableData)
_rows = msgspec.json.Decoder(Row)


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def row_key(table: str, seq: int) -> str:
    return f"{table} {seq:0{DIGITS}}"


def read_table(kept: str) -> TableData:
    return _tables.decode(kept)


def read_row(kept: str) -> Row:
    return _rows.decode(kept)


def of_table(table: TableData) -> Change:
    return Change("tables", table.id, text(table))


def of_rows(table: str, rows: list[Row]) -> list[Change]:
    return [Change("rows", row_key(table, row.seq), text(row), fresh=True) for row in rows]


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
    found = await store.find("rows", row_key(table, after + 1), row_key(table, 10**DIGITS - 1))
    return [read_row(kept) for _, kept in found]
