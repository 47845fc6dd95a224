"""Around the whole application: limits on what comes in, headers on what goes out, a log line and a count for each."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from html import escape
from typing import Any

import msgspec

from consigliere.locales import text
from consigliere.server.http.api_page import language, plain_page
from consigliere.server.http.headers import dressed
from consigliere.server.http.hosts import Hosts
from consigliere.server.http.problems import problem
from consigliere.server.limits import ASKING, Limiter, network
from consigliere.server.logs import note
from consigliere.server.metrics import Metrics
from consigliere.server.table.wrong import Wrong

BODILESS = ("GET", "HEAD", "OPTIONS")
Scope = Any
Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Any, Any], Awaitable[None]]

TOO_LARGE, NOT_CONSISTENT, TRY_LATER = 1009, 1007, 1013
LONGEST_ADDRESS = 64
LONGEST_LENGTH = 20  # digits of a length


class Gone(Exception):
    """The client left in the middle of its message."""


class Gate:
    """Wrap it around an application: `app.asgi_handler = Gate(app.asgi_handler, limiter, metrics, hosts)`."""

    def __init__(self, app: Application, limiter: Limiter, metrics: Metrics, hosts: Hosts) -> None:
        self.app = app
        self.limiter = limiter
        self.metrics = metrics
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, dressed(scope, send))
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        ASKING.set(address(scope))
        try:
            with self.limiter.connection(address(scope)):
                self._check(scope)
                if scope["method"] not in BODILESS:
                    receive = await self._whole(scope, receive)
                await self.app(scope, receive, watched)
        except Gone:
            status = 499
        except Wrong as error:
            await refuse(scope, watched, error)
        finally:
            self._tell(scope, status, time.perf_counter() - started)

    def _check(self, scope: Scope) -> None:
        self.hosts.check(scope)
        check_path(scope)

    async def _whole(self, scope: Scope, receive: Receive) -> Receive:
        """Take in the body, as far as it is worth it, and hand it on in one piece."""
        body = b""
        more = True
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if length.isdigit() and int(length[:LONGEST_LENGTH]) > self.limiter.limits.message_bytes:
            raise Wrong(413, "error-too-large", most=self.limiter.limits.message_bytes)
        while more and len(body) <= self.limiter.limits.message_bytes:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Gone
            body += message.get("body", b"")
            more = bool(message.get("more_body", False))
        self.limiter.check(body)
        waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return waiting.pop() if waiting else await receive()

        return replay

    def _tell(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "-"
        self.metrics.requests.labels(scope["method"], route, status).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        note("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        code = 0

        def noted(message: Message) -> Message:
            nonlocal code
            code = message.get("code", code)
            return message

        async def watched(message: Message) -> None:
            await send(noted(message))

        async def checked() -> Message:
            message = noted(await receive())
            if message["type"] != "websocket.receive":
                return message
            while wait := self.limiter.messages.wait(address(scope)):
                await asyncio.sleep(wait)
            try:
                self.limiter.check(message.get("bytes") or (message.get("text") or "").encode("utf-8", "surrogatepass"))
            except Wrong as error:
                code = TOO_LARGE if error.status == 413 else NOT_CONSISTENT
                await watched({"type": "websocket.close", "code": code, "reason": error.message})
                return {"type": "websocket.disconnect", "code": code}
            return message

        ASKING.set(address(scope))
        try:
            with self.limiter.connection(address(scope)), self.metrics.sockets.track_inprogress():
                self._check(scope)
                await self.app(scope, checked, watched)
        except Wrong as error:
            await receive()
            await watched({"type": "websocket.close", "code": TRY_LATER, "reason": error.message})
        finally:
            route = scope.get("path_template") or "-"
            note("socket", route=route, code=code, seconds=round(time.perf_counter() - started, 1))


def address(scope: Scope) -> str:
    client = scope.get("client")
    return network(client[0])[:LONGEST_ADDRESS] if client else "-"


def check_path(scope: Scope) -> None:
    if "\0" in scope["path"] or b"%00" in scope["query_string"] or not scope["path"].isprintable():
        raise Wrong(404, "error-not-found")


async def refuse(scope: Scope, send: Send, error: Wrong) -> None:
    """The answer to what does not come in at all: to a browser that wants a page, in words."""
    asked = dict(scope["headers"])
    if b"text/html" in asked.get(b"accept", b""):
        kind, body = b"text/html; charset=utf-8", words(asked.get(b"accept-language", b"").decode("latin-1"), error)
    else:
        kind, body = b"application/json", msgspec.json.encode(problem(error))
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def words(accepted: str, error: Wrong) -> bytes:
    lang = language(accepted)
    return plain_page(lang, escape(text(lang, error.message, error.details)))
