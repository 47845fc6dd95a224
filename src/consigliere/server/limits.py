"""How much one person, one address and one message may ask of the server."""

import json
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Annotated

import msgspec

from consigliere.server.table.wrong import Wrong

MOST_KEYS = 100_000
BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*"?|([\[{])|([\]}])', re.DOTALL)
ASKING: ContextVar[str] = ContextVar("asking", default="")  # the address whose request or socket this is


Some = Annotated[int, msgspec.Meta(gt=0, le=10**9)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=10**9)]


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and as many again within these seconds."""

    many: Some
    seconds: Seconds


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be set; a benchmark raises what stands in its way.

    What a person may do, all people of one address together may do `people_per_address` times.
    """

    message_bytes: Some = 65_536
    json_depth: Some = 24
    tables_each: Some = 50
    listed_each: Some = 3
    listed_per_address: Some = 20
    connections: Some = 10_000
    connections_per_address: Some = 200
    silent_seconds: Seconds = 20
    stuck_seconds: Seconds = 60
    people_per_address: Some = 20
    chat: Rate = Rate(8, 10)
    commands: Rate = Rate(100, 10)
    hints: Rate = Rate(60, 60)
    reasons: Rate = Rate(300, 60)
    looks: Rate = Rate(300, 60)
    tables: Rate = Rate(30, 300)
    seats: Rate = Rate(20, 60)
    messages_per_address: Rate = Rate(2000, 10)
    guests_per_address: Rate = Rate(60, 600)
    logins: Rate = Rate(10, 600)
    logins_per_name: Rate = Rate(50, 3600)
    logins_per_address: Rate = Rate(60, 600)


class Buckets:
    """A bucket of tokens for each key; who finds it empty is told how long to wait."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        wait = self.wait(key)
        if wait:
            raise Wrong(429, "error-too-fast", seconds=ceil(wait))

    def wait(self, key: str) -> float:
        """Take a token; if there is none, the seconds until there will be one."""
        left, now = self._now(key)
        if left < 1:
            return (1 - left) * self.rate.seconds / self.rate.many
        self._keep(key, left - 1, now)
        return 0.0

    def give_back(self, key: str) -> None:
        left, now = self._now(key)
        self._keep(key, left + 1, now)

    def _now(self, key: str) -> tuple[float, float]:
        now = self._clock()
        left, at = self._left.get(key, (self.rate.many, now))
        return min(self.rate.many, left + (now - at) * self.rate.many / self.rate.seconds), now

    def _keep(self, key: str, left: float, now: float) -> None:
        """Of too many buckets the one unused for longest goes."""
        self._left[key] = (left, now)
        self._left.move_to_end(key)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)


class PeoplesBuckets:
    """A bucket for each person, and a larger one for all who ask from the same address."""

    def __init__(self, rate: Rate, people: int) -> None:
        self._people = Buckets(rate)
        self._addresses = Buckets(Rate(rate.many * people, rate.seconds))

    def take(self, person: str) -> None:
        self._people.take(person)
        if ASKING.get():
            self._addresses.take(ASKING.get())


class Limiter:
    """What this process counts."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.chat = self._of_people(limits.chat)
        self.commands = self._of_people(limits.commands)
        self.hints = self._of_people(limits.hints)
        self.reasons = self._of_people(limits.reasons)
        self.looks = self._of_people(limits.looks)
        self.tables = self._of_people(limits.tables)
        self.seats = self._of_people(limits.seats)
        self.messages = Buckets(limits.messages_per_address)
        self.guests = Buckets(limits.guests_per_address)
        self.logins = Buckets(limits.logins)
        self.logins_by_name = Buckets(limits.logins_per_name)
        self.logins_by_address = Buckets(limits.logins_per_address)
        self._connections: Counter[str] = Counter()

    def _of_people(self, rate: Rate) -> PeoplesBuckets:
        return PeoplesBuckets(rate, self.limits.people_per_address)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        if self._connections[address] >= self.limits.connections_per_address:
            raise Wrong(429, "error-too-many-connections")
        self._connections[address] += 1
        try:
            yield
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]

    def check(self, message: bytes) -> None:
        """A message from outside is of a sensible size, is UTF-8, is not too deep and holds no NUL."""
        if len(message) > self.limits.message_bytes:
            raise Wrong(413, "error-too-large", most=self.limits.message_bytes)
        try:
            message.decode()
        except UnicodeDecodeError:
            raise Wrong(400, "error-not-utf8") from None
        if b"\0" in message or b"\\u0000" in message:
            raise Wrong(400, "error-bad-letter")
        if message.count(b"[") + message.count(b"{") > self.limits.json_depth < depth(message):
            raise Wrong(400, "error-too-deep", most=self.limits.json_depth)


def depth(message: bytes) -> int:
    """How deep the brackets of a JSON text go."""
    now = most = 0
    for found in BRACKETS.finditer(message):
        now += bool(found[1]) - bool(found[2])
        most = max(most, now)
    return most


def checked_options(options: dict[str, object], most: int = 2_000) -> dict[str, object]:
    """Options of a table are small."""
    if len(json.dumps(options)) > most:
        raise Wrong(413, "error-too-large", most=most)
    return options


def network(address: str) -> str:
    """Who counts as one address: of IPv6 a household has a whole /64."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)
