"""The companion of Scarface 1920, the Henchman beside a box: sessions, messages, table, HTTP; a part of a server."""

from consigliere.companion.http import router
from consigliere.companion.sittings import Sittings
from consigliere.server.app import Part


def part() -> Part:
    sittings = Sittings()
    return Part(router, {"sittings": sittings}, sittings.close)


__all__ = ["part"]
