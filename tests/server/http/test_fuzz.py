"""Thousands of broken commands and requests: no failure of the server, nothing learned, nothing changed."""

import json
import logging
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from sqlalchemy import Connection, select
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from consigliere.server.limits import Limiter, Limits
from consigliere.server.messages import AnyCommand
from consigliere.server.store import rows
from consigliere.server.table.wrong import Wrong
from tests.server import nasty
from tests.server.browsers import Inn, all_games
from tests.server.mutations import commands, mutated
from tests.server.real.services import Postgres
from tests.server.running import Running, Somebody, running, until
from tests.server.worlds import Clock, Set, Table, World, telling_twins

MUTATIONS = 1500
NASTY_EACH = 4
METHODS = [*["GET"] * 5, "HEAD", "OPTIONS", "POST", "PUT", "DELETE"]
HEADERS = ["Last-Event-ID", "Accept", "Accept-Encoding", "Cookie", "Range", "If-None-Match", "X-HTTP-Method-Override"]
AT_ONCE = 25
LIMITER = Limiter(Limits())
AS_EVER = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(autouse=True)
def no_failures(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The server holds nothing for a mistake of its own."""
    yield
    ours = [record for record in caplog.get_records("call") if record.name.startswith("consigliere")]
    assert [record for record in ours if record.levelno >= logging.ERROR] == []


def stays_open(message: str) -> bool:
    try:
        LIMITER.check(message.encode())
    except Wrong:
        return False
    return True


def means_something(message: str, seat: int) -> bool:
    """A valid command for this seat after all."""
    try:
        command: AnyCommand = msgspec.json.decode(message, type=AnyCommand)
    except (msgspec.MsgspecError, UnicodeError):
        return False
    return command.seat == seat


class Line:
    """A socket that is opened again when it closes as it must."""

    def __init__(self, world: World, seat: int | None, stack: ExitStack) -> None:
        self.browser = world.people[-1 if seat is None else seat]
        self.path = f"/api/tables/{world.table}/live" + ("" if seat is None else f"?seat={seat}")
        self.stack = stack
        self.socket = self.open()

    def open(self) -> WebSocketTestSession:
        return self.stack.enter_context(self.browser.websocket_connect(self.path))

    def ask(self, messages: list[str]) -> list[str]:
        """The answers to messages that leave the socket open."""
        for message in messages:
            self.socket.send_text(message)
        self.socket.send_json({"type": "redo", "id": "now", "seat": 99})
        found: list[str] = []
        while not found or '"id":"now"' not in found[-1]:
            found.append(self.socket.receive_text(timeout=20))
        return [told for told in found if '"type":"table"' not in told]

    def provoke(self, message: str) -> int:
        """The code with which the socket closes."""
        self.socket.send_text(message)
        try:
            while True:
                self.socket.receive_text(timeout=20)
        except WebSocketDisconnect as closed:
            self.socket = self.open()
            return closed.code


def test_broken_commands_of_others_do_nothing_and_tell_nothing(tmp_path: Path, clock: Clock) -> None:
    """In two worlds that differ in what is hidden from seat 1, from that seat and from outside: the same answers."""
    game = next(game for game in all_games() if game.id == "lafamiglia")
    seed, rounds = telling_twins(game, 1, 70)
    with ExitStack() as stack:
        worlds = stack.enter_context(Set(tmp_path, game, seed).copies())
        for which, world in enumerate(worlds):
            world.start(game)
            for step in rounds:
                world.play(step[which])
        for seat in (1, None):
            before = [world.house.storage.run_now(games_stored) for world in worlds]
            lines = [Line(world, seat, stack) for world in worlds]
            rng = random.Random(5)
            waiting: list[str] = []
            for n in range(MUTATIONS):
                message = mutated(rng.choice(commands(rng.choice([0, 1, 2, 3]))), rng)
                if not stays_open(message):
                    codes = [line.provoke(message) for line in lines]
                    assert codes[0] == codes[1]
                    assert codes[0] in (1007, 1009)
                elif not means_something(message, 1):
                    waiting.append(message)
                if len(waiting) == AT_ONCE or n == MUTATIONS - 1:
                    one, other = (line.ask(waiting) for line in lines)
                    assert one == other, waiting
                    waiting = []
            assert [world.house.storage.run_now(games_stored) for world in worlds] == before


def games_stored(db: Connection) -> list[tuple[Any, ...]]:
    kept = (rows.tables, rows.seats, rows.moves, rows.snapshots)
    return [tuple(row) for table in kept for row in db.execute(select(table))]


def test_what_of_the_own_seat_counts_was_acknowledged(house: Inn) -> None:
    """Broken commands of who is asked: each new row is a command that was answered with Done, and no other."""
    table = Table(house)
    rng = random.Random(7)
    done = set()
    for n in range(300):
        seat, legal = table.choices()
        valid = {"type": "play", "id": f"c{n}", "seat": seat, "seq": 2**30, "action": rng.choice(legal)}
        response = table.people[seat].post(f"{table.path}/commands", content=mutated(valid, rng).encode())
        assert response.status_code < 500
        if response.status_code == 200 and response.json()["type"] == "done":
            done.add(response.json()["id"])
    stored = house.storage.run_now(lambda db: set(db.scalars(select(rows.moves.c.command)))) - {"start"}
    assert stored == done
    assert 30 < len(done) < 270


# Over a real network


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'inn.db'}") as server:
        yield server


@pytest.fixture(scope="module")
def grown_up(postgres: Postgres) -> Iterator[Running]:
    with running(postgres.new_database()) as server:
        yield server


@pytest.fixture(params=["started", "grown_up"])
def either(request: pytest.FixtureRequest) -> Running:
    """With SQLite, and with PostgreSQL, which takes less."""
    server: Running = request.getfixturevalue(request.param)
    return server


@pytest.mark.parametrize(
    ("data", "text", "code"),
    [
        (b'{"type": "say", "text": "\xff\xfe"}', True, 1007),
        (b"\xed\xa0\x80", True, 1007),
        (b"x" * 10_000_000, True, 1009),
        (b"[" * 60_000, True, 1007),
    ],
    ids=["letters", "surrogate", "large", "deep"],
)
def test_bad_frames_close_the_socket(started: Running, data: bytes, text: bool, code: int) -> None:
    somebody = started.person()
    table = somebody.table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    address = f"ws://127.0.0.1:{started.port}/api/tables/{table}/live"
    with connect(address, additional_headers=somebody.headers) as socket:
        socket.recv(10)
        with pytest.raises(ConnectionClosed) as closed:
            read_on(socket, data, text)
        if len(data) < 1_000_000:  # of more the system may throw our goodbye away
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
    assert somebody.ask("GET", f"/api/tables/{table}").status_code == 200


def read_on(socket: Any, data: bytes, text: bool) -> None:
    socket.send(data, text=text)
    while True:
        socket.recv(10)


# Every operation of the API document


class Fuzzer:
    """A guest without a seat who asks for everything; a new one when it has put itself out."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.guest = server.person()
        self.rng = random.Random(3)
        host = server.person()
        made = host.table("lafamiglia", seats=[{"kind": "me"}] * 4)
        host.play(made["id"])
        self.table: str = made["id"]
        self.before = self.stored()

    def stored(self) -> list[tuple[Any, ...]]:
        """The game of others that it must leave alone."""

        def read(db: Connection) -> list[tuple[Any, ...]]:
            queries = [select(rows.tables).where(rows.tables.c.id == self.table)]
            queries += [
                select(kept).where(kept.c.table == self.table) for kept in (rows.seats, rows.moves, rows.snapshots)
            ]
            return [tuple(row) for query in queries for row in db.execute(query)]

        return self.server.app.state.storage.run_now(read)  # type: ignore[no-any-return]

    def prepare(self, case: Any) -> dict[str, str]:
        if "table" in (case.path_parameters or {}) and self.rng.random() < 0.8:
            case.path_parameters["table"] = self.table
        if self.guest.ask("GET", "/api/sessions").status_code == 401:
            self.guest = Somebody(self.server.address)
        return self.guest.headers


def test_every_operation_stands_anything(started: Running) -> None:
    """But the stream of turns, which has no end and a test of its own."""
    fuzzer = Fuzzer(started)
    document = schemathesis.openapi.from_url(f"{started.address}/schema/openapi.json").exclude(path="/api/turns")

    def stands(case: Any) -> None:
        case.call_and_validate(checks=[not_a_server_error], headers=fuzzer.prepare(case), timeout=20)
        assert fuzzer.stored() == fuzzer.before

    operations = list(document.get_all_operations())
    assert len(operations) > 30
    for operation in operations:
        assert isinstance(operation, Ok)
        AS_EVER(given(operation.ok().as_strategy())(stands))()


def test_nothing_nasty_is_a_failure(either: Running) -> None:
    """Numbers without end, texts that grow or cannot be stored, and nests, at every place of every request."""
    document = httpx.get(f"{either.address}/schema/openapi.json").json()
    del document["paths"]["/api/turns"]
    rng = random.Random(11)
    asked, failed = 0, []
    for operation in nasty.operations(document):
        victim = either.person()
        for case in operation.cases(belongings(victim, operation.path), rng, NASTY_EACH):
            answer = victim.http.request(operation.method, case.path, content=case.body and case.body.encode())
            asked += 1
            if answer.status_code >= 500:
                failed.append((operation.method, case.path[:300], (case.body or "")[:300]))
    assert failed == []
    assert asked > 500


def test_no_header_is_a_failure(house: Inn) -> None:
    browser = house.browser()
    failed = []
    for name in nasty.HEADERS:
        for value in nasty.IN_HEADERS:
            answer = browser.put("/api/me", content=b'{"name": "Me"}', headers=[(name.encode(), value)])
            failed += [(name, value[:20])] if answer.status_code >= 500 else []
    assert failed == []


def test_nothing_nasty_opens_a_socket(either: Running) -> None:
    somebody = either.person()
    table = somebody.table(seats=[{"kind": "me"}] * 2)["id"]
    address = f"ws://127.0.0.1:{either.port}/api/tables/{table}/live"
    for value in nasty.NUMBERS + nasty.GROWING + ["%00", "%ED%A0%80", "1.5"]:
        for asked in (f"seat={value}", f"seat=0&seq={value}"):
            assert first_word(f"{address}?{asked}", somebody) in ("refused", 403), asked


def first_word(address: str, somebody: Somebody) -> str | int:
    """The type of a socket's first message, or the status if it does not open."""
    try:
        with connect(address, additional_headers=somebody.headers) as socket:
            return str(json.loads(socket.recv(10))["type"])
    except InvalidStatus as refused:
        return refused.response.status_code


def belongings(victim: Somebody, path: str) -> dict[str, str]:
    """Addresses of what somebody has, so that the nasty things get far."""
    table = victim.table(seats=[{"kind": "me"}] * 2)["id"]
    box = victim.ok("POST", "/api/companions", {})["info"]["id"]
    return {"table": table, "game": box if "companions" in path else "famiglia", "channel": "table", "move": "0"}


def test_the_stream_of_turns_stands_anything(started: Running) -> None:
    """Whoever is let in hears of their own table first; who goes away again is forgotten."""
    somebody = started.person()
    table = somebody.table(seats=[{"kind": "me"}] * 2)["id"]
    rng = random.Random(9)
    opened = 0
    for _ in range(100):
        request = somebody.http.build_request(rng.choice(METHODS), f"/api/turns{strange(rng, '?')}")
        request.headers.update({name: strange(rng) for name in rng.sample(HEADERS, 2)})
        if rng.random() < 0.2:
            request.headers["Authorization"] = f"Bearer {strange(rng)}x"
        stream = somebody.http.send(request, stream=True)
        assert stream.status_code in (200, 204, 400, 401, 404, 405), request
        if stream.status_code == 200:
            opened += 1
            assert table in next(line for line in stream.iter_lines() if line.startswith("data:"))
        stream.close()
    assert 10 < opened < 90
    until(lambda: not started.app.state.house.turns)


def strange(rng: random.Random, before: str = "") -> str:
    """Something for a header or a query; sometimes nothing."""
    return rng.choice(["", before + "".join(chr(rng.randrange(33, 127)) for _ in range(rng.choice([1, 20, 3000])))])
