"""Connections of which nothing comes are closed, those that do not fit are told so, and everybody else is served."""

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from consigliere.bots import make_bot
from consigliere.server.app import Settings
from consigliere.server.http import keeper
from consigliere.server.limits import Limits
from tests.server.browsers import FREE, all_games
from tests.server.running import PATIENCE, Running, Somebody, until

ELSEWHERE = "127.0.0.9"  # an address of this machine that is no proxy
HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/ga",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-A",
    "half a body": b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf",
    "half a chunk": b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
}
GAMES = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(autouse=True)
def swept_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "SWEEP_SECONDS", 0.05)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def start(database: str, stack: ExitStack, limits: Limits = FREE) -> Running:
    server = Running(Settings(database, limits=limits), all_games()[:1], make_bot)
    stack.callback(server.stop)
    return server


def be_quick(server: Running) -> None:
    """From now on nobody may be silent for long; before, everybody had time to connect."""
    server.app.state.keeper.limits = replace(FREE, silent_seconds=0.3, stuck_seconds=0.3)


def knock(server: Running, stack: ExitStack, said: bytes = b"", address: str = "") -> socket.socket:
    source = (address, 0) if address else None
    wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE, source)
    stack.enter_context(closing(wire))
    wire.sendall(said)
    return wire


def heard(wire: socket.socket) -> bytes:
    """All that is sent until the connection ends."""
    found = b""
    try:
        while more := wire.recv(65536):
            found += more
    except ConnectionError:
        pass
    return found


def count(server: Running, reason: str) -> float:
    found = server.app.state.metrics.registry.get_sample_value(
        "consigliere_dropped_connections_total", {"reason": reason}
    )
    return found or 0.0


def test_who_does_not_finish_a_request_is_closed(sqlite_database: str, stack: ExitStack) -> None:
    server = start(sqlite_database, stack)
    wires = {how: knock(server, stack, said) for how, said in HALVES.items()}
    until(lambda: sum(caller._heard for caller in server.app.state.keeper._callers) == len(HALVES) - 1)
    be_quick(server)
    for how, wire in wires.items():
        answer = heard(wire)
        assert answer.startswith(b"HTTP/1.1 408") if HALVES[how] else not answer, how
    assert count(server, "silent") == len(HALVES)
    until(lambda: not server.app.state.keeper._callers)


def test_letter_by_letter_takes_no_longer(sqlite_database: str, stack: ExitStack) -> None:
    """Neither at first nor after an answer."""
    server = start(sqlite_database, stack)
    fresh, known = knock(server, stack), knock(server, stack, GAMES)
    assert known.recv(65536).startswith(b"HTTP/1.1 200")
    be_quick(server)
    for wire in (fresh, known):
        wire.settimeout(0.02)
        spell(wire)
    assert count(server, "silent") == 2


def spell(wire: socket.socket) -> None:
    """Say a request without end, until the connection ends."""
    with suppress(ConnectionError):
        while True:
            wire.sendall(b"x")
            with suppress(TimeoutError):
                if not wire.recv(65536):
                    return


def test_answers_are_waited_for(sqlite_database: str, stack: ExitStack) -> None:
    """A stream without end and a socket are not silent, though nothing is asked for longer than one may be silent."""
    server = start(sqlite_database, stack)
    ann = server.person()
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    stream = knock(server, stack, turns(ann))
    assert b"200 OK" in stream.recv(65536)
    wire = ann.socket(table)
    assert wire.get("position")
    be_quick(server)
    assert heard(knock(server, stack)) == b""
    until(lambda: len(server.app.state.keeper._callers) == 2)
    assert not server.app.state.keeper._silent
    assert wire.command("say", text="still here")["type"] == "done"
    wire.close()


def turns(somebody: Somebody, address: str = "192.0.2.1") -> bytes:
    """Asks for a stream that does not end."""
    heads = {"Host": "localhost", "X-Forwarded-For": address, **somebody.headers}
    return "\r\n".join(
        ["GET /api/turns HTTP/1.1", *(f"{name}: {value}" for name, value in heads.items()), "", ""]
    ).encode()


def test_who_reads_nothing_is_closed(sqlite_database: str, stack: ExitStack) -> None:
    """Answers pile up at a connection that asks on and on."""
    server = start(sqlite_database, stack)
    be_quick(server)
    wire = stack.enter_context(closing(socket.socket()))
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect(("127.0.0.1", server.port))
    wire.settimeout(PATIENCE)
    with pytest.raises(ConnectionError):
        ask_for_ever(wire)
    assert count(server, "stuck") == 1


def ask_for_ever(wire: socket.socket) -> None:
    while True:
        wire.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)


def test_of_empty_pieces_a_socket_takes_a_few(sqlite_database: str, stack: ExitStack) -> None:
    server = start(sqlite_database, stack)
    ann = server.person()
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(address, additional_headers=ann.headers) as socket:
        whole = json.dumps({"type": "say", "id": "1", "seat": -1, "text": "hello"})
        socket.send(iter([whole[:9], whole[9:20], "", whole[20:]]))
        while json.loads(socket.recv(PATIENCE))["type"] != "done":
            pass
        frame = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
        socket.socket.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) + frame * 5000)
        with pytest.raises(ConnectionClosed):
            read_on(socket)


def test_a_socket_that_is_only_half_open_is_closed(sqlite_database: str, stack: ExitStack) -> None:
    """It takes what it is sent but does not answer to a ping."""
    server = start(sqlite_database, stack)
    server.server.config.ws_ping_interval = server.server.config.ws_ping_timeout = 0.1
    ann = server.person()
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    heads = {"Host": "localhost", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    heads |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", **ann.headers}
    lines = [f"GET /api/tables/{table}/live HTTP/1.1", *(f"{name}: {value}" for name, value in heads.items()), "", ""]
    answer = heard(knock(server, stack, "\r\n".join(lines).encode()))
    assert answer.startswith(b"HTTP/1.1 101")
    assert b'"type":"position"' in answer
    assert b"keepalive ping timeout" in answer


def read_on(socket: Connection) -> None:
    while True:
        socket.recv(PATIENCE)


# No room


@pytest.fixture
def crowded(sqlite_database: str, stack: ExitStack) -> Running:
    """Room for sixteen connections, and of one address for eight."""
    limits = replace(FREE, connections=16, connections_per_address=8, silent_seconds=60)
    return start(sqlite_database, stack, limits)


def test_the_silent_make_room(crowded: Running, stack: ExitStack, caplog: pytest.LogCaptureFixture) -> None:
    silent = [knock(crowded, stack) for _ in range(100)]
    ann = crowded.person()
    assert ann.ok("GET", "/api/games")
    assert [heard(wire) for wire in silent[:50]] == [b""] * 50
    assert count(crowded, "full") >= 84
    told = [record.message for record in caplog.records if record.message.startswith("connections")]
    assert told == ["connections near the limit", "connections full"]


def test_where_all_are_busy_newcomers_are_told(crowded: Running, stack: ExitStack) -> None:
    ann = crowded.person()
    busy = [knock(crowded, stack, turns(ann, f"192.0.2.{n}")) for n in range(16)]
    assert all(b"200 OK" in wire.recv(65536) for wire in busy)
    late = heard(knock(crowded, stack, GAMES))
    assert late.startswith(b"HTTP/1.1 503")
    assert b"error-full" in late
    assert b"content-security-policy" in late
    upgrade = b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    assert heard(knock(crowded, stack, upgrade)).startswith(b"HTTP/1.1 503")
    busy.pop().close()
    until(lambda: heard_at_once(crowded).startswith(b"HTTP/1.1 200"))


def heard_at_once(server: Running) -> bytes:
    with ExitStack() as stack:
        return knock(server, stack, GAMES.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")).recv(65536)


def test_one_address_does_not_take_all_the_room(crowded: Running, stack: ExitStack) -> None:
    silent = [knock(crowded, stack, address=ELSEWHERE) for _ in range(8)]
    late = heard(knock(crowded, stack, GAMES, ELSEWHERE))
    assert late.startswith(b"HTTP/1.1 429")
    assert b"error-too-many-connections" in late
    assert crowded.person().ok("GET", "/api/games")
    silent[0].close()
    until(lambda: count(crowded, "address") == 1 and len(crowded.app.state.keeper._silent) <= 8)
    knock(crowded, stack, GAMES, ELSEWHERE)
    for wire in silent[1:]:
        wire.close()
    until(lambda: b"200 OK" in knock(crowded, stack, GAMES, ELSEWHERE).recv(65536))


def test_who_breaks_off_is_forgotten(crowded: Running, stack: ExitStack) -> None:
    for said in HALVES.values():
        wire = knock(crowded, stack, said)
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        wire.close()
    until(lambda: not crowded.app.state.keeper._callers)
    assert crowded.app.state.metrics.registry.get_sample_value("consigliere_connections") == 0
    assert crowded.app.state.keeper._of == {}
