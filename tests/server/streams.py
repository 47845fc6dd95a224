"""The stream of turns of one person, byte by byte, from a server inside the test."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Queue
from typing import Any

from litestar.testing.transport import TestClientTransport

from consigliere.server.house.house import House
from consigliere.server.house.hub import News
from tests.server.browsers import Browser
from tests.server.running import PATIENCE, until

NOW = "now"


class Turns:
    def __init__(self, person: Browser) -> None:
        self.person: str = person.get("/api/me").json()["id"]
        self.house: House = person.app.state.house
        self._app: Any = person.app
        self._portal = person.blocking_portal
        request = person.build_request("GET", "/api/turns")
        self._scope = TestClientTransport(person).parse_request(request) | {"method": "GET", "http_version": "1.1"}
        self._told: Queue[bytes] = Queue()

    async def listen(self) -> None:
        await self._app(self._scope, asyncio.Event().wait, self._send)

    async def _send(self, message: Any) -> None:
        self._told.put(message.get("body", b""))

    def until_now(self) -> bytes:
        """All that was sent up to a turn that we invent."""
        self._portal.call(self.house.hear, News("turn", table=NOW, people=[self.person]))
        told = b""
        while NOW.encode() not in told:
            told += self._told.get(timeout=PATIENCE)
        return told


@contextmanager
def turns_of(person: Browser) -> Iterator[Turns]:
    turns = Turns(person)
    listening = person.blocking_portal.start_task_soon(turns.listen)
    until(lambda: turns.person in turns.house.turns)
    try:
        yield turns
    finally:
        listening.cancel()
