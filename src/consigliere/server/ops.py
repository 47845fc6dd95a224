"""What those who run a server ask it: is it well, and what does it count."""

import asyncio
import logging
import time
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from sqlalchemy import Connection, text

from consigliere.server.api_page import style
from consigliere.server.metrics import TYPE, Metrics
from consigliere.server.problems import Wrong
from consigliere.server.storage import Storage

log = logging.getLogger("consigliere")
PATIENCE = 5.0
FRESH_SECONDS = 5.0


class Health:
    """Whether the database takes what it is given. Whoever asks often is told what was found a moment ago."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._looked = -FRESH_SECONDS
        self._well = False
        self._lock = asyncio.Lock()

    async def well(self) -> bool:
        async with self._lock:
            if time.monotonic() >= self._looked + FRESH_SECONDS:
                self._well = await self._look()
                self._looked = time.monotonic()
        return self._well

    async def _look(self) -> bool:
        try:
            await asyncio.wait_for(self._storage.run(_write), PATIENCE)
        except Exception as error:
            log.warning("not well", extra={"fields": {"reason": type(error).__name__}})
            return False
        return True


def _write(db: Connection) -> None:
    """A row is written anew as it is: on a full disk that fails."""
    db.execute(text("UPDATE alembic_version SET version_num = version_num"))


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> dict[str, str]:
    """The database can be written to."""
    health: Health = state.health
    if not await health.well():
        raise Wrong(503, "error-not-well")
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """For Prometheus, not for the world: only a neighbour may ask."""
    if not near(request.client.host if request.client else ""):
        raise Wrong(404, "error-not-found")
    counted: Metrics = state.metrics
    return Response(counted.exposition(), media_type=TYPE)


def near(host: str) -> bool:
    """The same machine or a private network; a proxy in front names whom it asks for."""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        return found.ipv4_mapped.is_private
    return found.is_private


router = Router("/", route_handlers=[healthz, metrics, style])
