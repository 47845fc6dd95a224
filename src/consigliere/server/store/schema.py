"""The tables of the database are declared on this, wherever they are declared.

A table of a part of the server (app.Part) whose rows belong to people marks the column that names them: `info=OWNER`.
"""

from typing import Any, Final

from sqlalchemy import Column, MetaData

metadata = MetaData()
OWNER: Final = {"owner": True}


def owners() -> list[Column[Any]]:
    """The columns of parts that name a row's owner: who has one is no idle guest; a row goes with its owner."""
    return [column for table in metadata.sorted_tables for column in table.columns if column.info.get("owner")]
