"""The companion as a part of a server."""

from consigliere.companion.http import router
from consigliere.companion.sittings import Sittings
from consigliere.server.app import Part


def part() -> Part:
    sittings = Sittings()
    return Part(router, {"sittings": sittings}, sittings.close)
