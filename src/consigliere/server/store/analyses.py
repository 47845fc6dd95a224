"""What bots think of a finished game: kept with its table."""

import msgspec
from sqlalchemy import Column, Connection, ForeignKey, LargeBinary, Table, delete, insert, select

from consigliere.bots.analysis import Judged
from consigliere.server.store.schema import metadata

analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("judged", LargeBinary, nullable=False),
)
_JUDGED = msgspec.json.Decoder(list[Judged])


def keep(db: Connection, table: str, judged: list[Judged]) -> None:
    db.execute(delete(analyses).where(analyses.c.table == table))
    db.execute(insert(analyses).values(table=table, judged=msgspec.json.encode(judged)))


def of(db: Connection, table: str) -> list[Judged] | None:
    """None: there is none yet, or one that an older version wrote."""
    found = db.scalar(select(analyses.c.judged).where(analyses.c.table == table))
    try:
        return None if found is None else _JUDGED.decode(found)
    except msgspec.MsgspecError:
        return None
