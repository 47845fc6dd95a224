"""The names a server answers to.

Any site can let its own name lead to somebody's server, and its page then passes for ours in a browser. Such a request
bears that site's name in its Host, so a name must be known. An address of numbers is nobody's name, and is let in.
"""

import logging
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any

from consigliere.server.table.wrong import Wrong

log = logging.getLogger("consigliere")
LONGEST = 253
MOST_TOLD = 20
ANYBODY = ("/healthz",)


class Hosts:
    """This machine's own names, and those it was given."""

    def __init__(self, given: Iterable[str]) -> None:
        named = {"localhost", *own_names(), *(name_of(name) for name in given)}
        self.names = {name for name in named if not is_address(name)}
        self._told: set[str] = set()

    def check(self, scope: Any) -> None:
        name = name_of(dict(scope["headers"]).get(b"host", b"").decode("latin-1"))
        if self.knows(name) or scope["path"] in ANYBODY:
            return
        self._tell(name)
        raise Wrong(421, "error-unknown-host", host=name)

    def knows(self, name: str) -> bool:
        """Only a browser matters, and it always says a name."""
        return not name or name in self.names or name.endswith(".localhost") or is_address(name)

    def _tell(self, name: str) -> None:
        """Whoever runs the server may have forgotten to give it its name."""
        if name not in self._told and len(self._told) < MOST_TOLD:
            self._told.add(name)
            hint = f"consigliere serve --host-name {name}"
            log.warning("host not known", extra={"fields": {"host": name, "if_it_is_yours": hint}})


def name_of(host: str) -> str:
    """`Table.Example.org.:8000` is table.example.org, `[::1]:8000` is ::1."""
    host = host.strip().lower()[: LONGEST + 8]
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return (host if host.count(":") > 1 else host.partition(":")[0]).rstrip(".")[:LONGEST]


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> set[str]:
    name = name_of(socket.gethostname())
    return {name, f"{name.partition('.')[0]}.local"} if name else set()
