"""Connections as they come in, before anything is asked: counted, limited, and closed when nothing comes of them.

The web server itself waits for ever for who has connected and says nothing, or says it letter by letter, and each of
them takes one of the files this process may open. Here they are timed; where there is no room left, the one that has
been silent for longest makes room, and where all are busy whoever comes is told so.
"""

import asyncio
import socket
from typing import Any

import h11
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from consigliere.server.http.gate import Receive, Scope, Send, refuse
from consigliere.server.http.headers import dressed
from consigliere.server.http.keeper import Keeper
from consigliere.server.limits import network
from consigliere.server.table.wrong import Wrong

LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
MOST_PIECES = 64
TOO_LARGE = 1009
GONE_MILLISECONDS = 60_000  # for how long nothing that is sent may arrive


class _Kept(asyncio.Protocol):
    """A connection of which the keeper knows until it is gone, and whether it reads what it is sent."""

    keeper: Keeper
    transport: Any

    def give_up(self) -> None:
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.keeper.leave(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.keeper.reads(self, False)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.keeper.reads(self, True)


class Door(_Kept, H11Protocol):
    """A connection that waits for a request, or has one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.keeper, self._proxies = _keeper(self.app)
        self._heard = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _notice_the_gone(transport)
        address = self.client[0] if self.client else ""
        refused = self.keeper.enter(self, "" if address in self._proxies else network(address))
        if refused is not None:
            self.app = _Refusal(refused)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        super().data_received(data)
        self._tell()

    def on_response_complete(self) -> None:
        self._heard = False
        super().on_response_complete()
        self._tell()

    def _tell(self) -> None:
        self.keeper.asks(self, self._asking())

    def _asking(self) -> bool:
        """There is a request, and all of it has come, or it is answered already."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return False
        return cycle.response_started or not cycle.more_body

    def _should_upgrade(self) -> bool:
        return not isinstance(self.app, _Refusal) and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.keeper.leave(self)
        super().handle_websocket_upgrade(event)

    def give_up(self) -> None:
        """Nothing came, or not all of it."""
        if self._heard:
            self.transport.write(LATE)
        super().give_up()


class SocketDoor(_Kept, WebSocketsSansIOProtocol):
    """A socket: the web server pings it; here it is counted, and must read what it is sent."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.keeper, _ = _keeper(self.app)
        self._pieces = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.keeper.count(self)

    def handle_cont(self, event: Frame) -> None:
        """Empty pieces of a message count for nothing but the memory they take."""
        self._pieces = 0 if event.fin else self._pieces + 1
        if self._pieces >= MOST_PIECES:
            self.conn.fail(TOO_LARGE)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            return
        super().handle_cont(event)


class _Refusal:
    """The application for who cannot be let in: says why."""

    def __init__(self, why: Wrong) -> None:
        self._why = why

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await refuse(scope, dressed(scope, send), self._why)


def _keeper(app: Any) -> tuple[Keeper, Any]:
    """Who counts the connections of an application, and the addresses of its proxies, which speak for many."""
    proxies: Any = ()
    while not isinstance(app, Litestar):
        proxies = getattr(app, "trusted_hosts", proxies)
        app = app.app
    keeper: Keeper = app.state.keeper
    return keeper, proxies


def _notice_the_gone(transport: asyncio.Transport) -> None:
    """Who went without a word is noticed when something was sent and nobody took it."""
    wire = transport.get_extra_info("socket")
    if hasattr(socket, "TCP_USER_TIMEOUT") and wire is not None and wire.family != getattr(socket, "AF_UNIX", None):
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_MILLISECONDS)
