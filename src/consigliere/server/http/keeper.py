"""Who counts the connections of a process, and how many files it may open."""

import asyncio
import contextlib
import logging
import sys
import time
from collections import Counter, OrderedDict
from itertools import takewhile
from typing import Protocol

from consigliere.server.limits import Limits
from consigliere.server.metrics import Metrics
from consigliere.server.table.wrong import Wrong

if sys.platform != "win32":
    import resource

log = logging.getLogger("consigliere")
FILES_ANYWAY = 8192
FILES_ENOUGH = 1 << 20
FILES_OTHERWISE = 96  # for the database, logs, bots and other processes
LEAST = 16
SWEEP_SECONDS = 1.0
TELL_SECONDS = 60.0
NEAR = 0.8
MOST_BACKLOG = 2048


class Caller(Protocol):
    """A connection."""

    transport: asyncio.Transport

    def give_up(self) -> None: ...


Since = OrderedDict[Caller, float]


class Keeper:
    """Silent are those whose request has not come yet, or not all of it; stuck are those who do not take what they are
    sent, or will not go."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.most = room_for(limits)
        self._callers: dict[Caller, str] = {}
        self._of: Counter[str] = Counter()
        self._silent: Since = OrderedDict()
        self._stuck: Since = OrderedDict()
        self._leaving: Since = OrderedDict()
        self._told: dict[str, float] = {}
        self._sweeping = False

    def enter(self, caller: Caller, address: str) -> Wrong | None:
        """Somebody connects; why they can only be told to go."""
        self.count(caller, address)
        refused = self._crowd(caller, address)
        if caller in self._callers:
            self._silent[caller] = time.monotonic()
        return refused

    def count(self, caller: Caller, address: str = "") -> None:
        self._callers[caller] = address
        self._of[address] += 1
        self.metrics.connections.inc()
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def leave(self, caller: Caller) -> None:
        address = self._callers.pop(caller, None)
        if address is None:
            return
        self.metrics.connections.dec()
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]
        for since in (self._silent, self._stuck, self._leaving):
            since.pop(caller, None)

    def asks(self, caller: Caller, asking: bool) -> None:
        """Whether a whole request of this connection is there; silence begins with the end of the last answer."""
        self._note(self._silent, caller, not asking)

    def reads(self, caller: Caller, reading: bool) -> None:
        """Whether what was sent is taken."""
        self._note(self._stuck, caller, not reading)

    def _note(self, since: Since, caller: Caller, now: bool) -> None:
        if not now:
            since.pop(caller, None)
        elif caller in self._callers:
            since.setdefault(caller, time.monotonic())

    def _crowd(self, caller: Caller, address: str) -> Wrong | None:
        """There may be too many: then the one that has been silent for longest goes."""
        if len(self._callers) > NEAR * self.most:
            self._tell("connections near the limit")
        if len(self._callers) > self.most:
            self._tell("connections full")
            if not self._silent:
                return self._refused("full", Wrong(503, "error-full"))
            self._drop(next(iter(self._silent)), "full")
        if address and self._of[address] > self.limits.connections_per_address:
            if self._of[address] > 2 * self.limits.connections_per_address:
                self._drop(caller, "address")
            return self._refused("address", Wrong(429, "error-too-many-connections"))
        return None

    def _refused(self, reason: str, why: Wrong) -> Wrong:
        self.metrics.dropped.labels(reason).inc()
        return why

    def _drop(self, caller: Caller, reason: str) -> None:
        self.metrics.dropped.labels(reason).inc()
        self.leave(caller)
        caller.transport.abort()

    def _sweep(self) -> None:
        now = time.monotonic()
        for caller in self._callers:
            self._note(self._leaving, caller, caller.transport.is_closing())
        for caller in _before(self._silent, now - self.limits.silent_seconds):
            self.metrics.dropped.labels("silent").inc()
            del self._silent[caller]
            caller.give_up()
        for since in (self._stuck, self._leaving):
            for caller in _before(since, now - self.limits.stuck_seconds):
                self._drop(caller, "stuck")
        self._sweeping = bool(self._callers)
        if self._sweeping:
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def _tell(self, event: str) -> None:
        """A line in the log, once a minute."""
        now = time.monotonic()
        if now >= self._told.get(event, now):
            self._told[event] = now + TELL_SECONDS
            log.warning(event, extra={"fields": {"open": len(self._callers), "most": self.most}})


def _before(since: Since, at: float) -> list[Caller]:
    """Those who are here since then or longer; the oldest are first."""
    return list(takewhile(lambda caller: since[caller] <= at, since))


# Files


def files() -> int:
    """How many this process may open at once."""
    if sys.platform == "win32":
        return FILES_ANYWAY
    return min(FILES_ENOUGH, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def raise_files() -> None:
    """Take all that this process may have."""
    if sys.platform != "win32":
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        wanted = FILES_ENOUGH if hard == resource.RLIM_INFINITY else hard
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for(limits: Limits) -> int:
    """How many connections fit; those that come all at once find room before others have made it."""
    return max(LEAST, min(limits.connections, files() - FILES_OTHERWISE - backlog()))


def backlog() -> int:
    """How many may wait to be let in."""
    return min(MOST_BACKLOG, files() // 8)
