"""Is the server well: its database answers, and takes in what is stored."""

import asyncio
import time
from math import inf

from sqlalchemy import Connection, delete, insert

from consigliere.server.store.rows import tables
from consigliere.server.store.storage import Storage

PATIENCE = 5.0
TRUSTED_SECONDS = 1.0  # however many ask
NOBODY = "-"
FILLING = "x" * 8192


class Health:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = asyncio.Lock()
        self._looked = -inf
        self._well = False

    async def well(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._looked > TRUSTED_SECONDS:
                self._well = await self._look()
                self._looked = time.monotonic()
            return self._well

    async def _look(self) -> bool:
        try:
            await asyncio.wait_for(self._storage.run(_write), PATIENCE)
        except Exception:
            return False
        return True


def _write(db: Connection) -> None:
    """Store something and take it away again: where the disk is full or only to be read, that fails."""
    empty = {column.name: column.type.python_type() for column in tables.columns if not column.nullable}
    db.execute(delete(tables).where(tables.c.id == NOBODY))
    db.execute(insert(tables).values(empty | {"id": NOBODY, "options": FILLING}))
    db.execute(delete(tables).where(tables.c.id == NOBODY))
