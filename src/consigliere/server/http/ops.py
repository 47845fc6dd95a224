"""What those who run a server ask it: is it well, and what does it count."""

from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import State

from consigliere.server.http.api_page import style
from consigliere.server.http.health import Health
from consigliere.server.metrics import TYPE, Metrics
from consigliere.server.table.wrong import Wrong


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> dict[str, str]:
    """The database answers, and what is stored there stays."""
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
