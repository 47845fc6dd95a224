"""Two processes when Redis is paused, stopped, or out of reach for one: sessions end, turns and moves arrive."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from consigliere.server.house import hub, sessions
from tests.server.real.partitions import Way, way_to
from tests.server.real.services import Redis
from tests.server.running import PATIENCE, Running, Socket, Somebody, running, until
from tests.server.table.test_play import HOT_SEAT, asked

PASSWORD = "a fish in a newspaper"
NEVER = 10_000.0
OPEN = [{"kind": "me"}, {"kind": "open"}]


class Pair(NamedTuple):
    """Two servers; the first goes its own way to Redis."""

    one: Running
    other: Running
    way: Way
    redis: Redis


@pytest.fixture
def inattentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for ended sessions from time to time."""
    monkeypatch.setattr(sessions, "LOOK_SECONDS", NEVER)


@pytest.fixture
def pair(postgres_database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    for name, seconds in (
        ("ANSWER_SECONDS", 0.5),
        ("BEAT_SECONDS", 0.1),
        ("DEAF_SECONDS", 0.6),
        ("RETRY_SECONDS", 0.1),
    ):
        monkeypatch.setattr(hub, name, seconds)
    with (
        way_to(redis.socket) as way,
        running(postgres_database, redis=way.url) as one,
        running(postgres_database, redis=redis.url) as other,
    ):
        yield Pair(one, other, way, redis)


@contextmanager
def paused(pair: Pair) -> Iterator[None]:
    pair.redis.pause()
    try:
        yield
    finally:
        pair.redis.resume()


@contextmanager
def stopped(pair: Pair) -> Iterator[None]:
    pair.redis.stop()
    try:
        yield
    finally:
        pair.redis.start()


@contextmanager
def parted(pair: Pair) -> Iterator[None]:
    pair.way.block()
    try:
        yield
    finally:
        pair.way.mend()


FAULTS = [paused, stopped, parted]
fault = pytest.mark.parametrize("fault", FAULTS)
Fault = Callable[[Pair], AbstractContextManager[None]]


class Stream:
    """The stream of turns of somebody, read by a thread."""

    def __init__(self, somebody: Somebody) -> None:
        self.told: list[dict[str, object]] = []
        self.ended = False
        self._opened = threading.Event()
        self._http = httpx.Client(base_url=somebody.address, headers=somebody.headers, timeout=None, verify=False)
        threading.Thread(target=self._read, daemon=True).start()
        assert self._opened.wait(PATIENCE)

    def _read(self) -> None:
        with suppress(httpx.TransportError), self._http.stream("GET", "/api/turns") as stream:
            self._opened.set()
            for line in stream.iter_lines():
                if line.startswith("data:"):
                    self.told.append(json.loads(line.removeprefix("data:")))
        self.ended = True


def elsewhere(somebody: Somebody, server: Running) -> Somebody:
    """The same device at another server."""
    twin = Somebody.__new__(Somebody)
    twin.address, twin.headers = server.address, somebody.headers
    twin.http = httpx.Client(base_url=server.address, headers=somebody.headers, timeout=PATIENCE, verify=False)
    return twin


def logged_in(server: Running, name: str) -> Somebody:
    somebody = server.person()
    somebody.renew("POST", "/api/login", {"name": name, "password": PASSWORD})
    return somebody


def with_account(server: Running, name: str) -> Somebody:
    somebody = server.person()
    somebody.renew("POST", "/api/account", {"name": name, "password": PASSWORD})
    return somebody


def owner_and_thief(pair: Pair) -> tuple[Somebody, Somebody]:
    """A device at the first server, and one at the other that should not be."""
    return with_account(pair.one, "Don Vito"), logged_in(pair.other, "Don Vito")


def change_password(owner: Somebody) -> None:
    owner.renew("PUT", "/api/account/password", {"old": PASSWORD, "new": PASSWORD + "!"})


def closing_code(wire: Socket) -> int:
    """Why the server closed it."""
    while True:
        try:
            wire.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


@fault
def test_a_session_ends_everywhere(pair: Pair, fault: Fault, capsys: pytest.CaptureFixture[str]) -> None:
    owner, thief = owner_and_thief(pair)
    table = owner.table(seats=HOT_SEAT)["id"]
    wire, stream = thief.socket(table, 0), Stream(thief)
    wire.get("position")
    with fault(pair):
        started = time.monotonic()
        change_password(owner)
        assert closing_code(wire) == sessions.ENDED
        until(lambda: stream.ended)
        took = time.monotonic() - started
    with capsys.disabled():
        print(f"\n{fault.__name__}: closed after {took:.2f} s")
    assert thief.ask("GET", "/api/tables").status_code == 401


def test_two_seconds_are_enough() -> None:
    """The sum of what stands in the way where no news come."""
    assert sessions.LOOK_SECONDS < sessions.TRUSTED_SECONDS <= 2.0


def test_after_long_silence_news_still_come(inattentive: None, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only they can close the socket here."""
    monkeypatch.setattr(sessions, "TRUSTED_SECONDS", NEVER)
    owner, thief = owner_and_thief(pair)
    table = owner.table(seats=HOT_SEAT)["id"]
    wire = thief.socket(table, 0)
    wire.get("position")
    time.sleep(hub.ANSWER_SECONDS * 3)
    change_password(owner)
    assert closing_code(wire) == sessions.ENDED


def test_who_acts_is_looked_up(inattentive: None, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no news come and nobody looks from time to time, the command itself finds out."""
    monkeypatch.setattr(sessions, "TRUSTED_SECONDS", 0.0)
    owner, thief = owner_and_thief(pair)
    table = owner.table(seats=HOT_SEAT)["id"]
    seat = asked(owner, table)
    wire = thief.socket(table, seat)
    now = wire.get("position")
    with paused(pair):
        change_password(owner)
        wire.send("play", seq=now["seq"], action=now["view"]["legal"][0][0])
        assert closing_code(wire) == sessions.ENDED
        assert owner.position(table, seat)["seq"] == now["seq"]


@fault
def test_turns_and_moves_arrive(pair: Pair, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens at the first server while it cannot be told is seen at the other, at the latest after the break."""
    ann, bob = pair.one.person(), pair.other.person()
    table = ann.table(seats=OPEN)["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    here = {0: ann, 1: elsewhere(bob, pair.one)}
    while asked(ann, table) == 1:
        here[1].play(table, 1, choice=-1)
    wire, stream = bob.socket(table, 1), Stream(bob)
    wire.get("position")
    with fault(pair):
        while asked(ann, table) == 0:
            ann.play(table, 0, choice=-1)
    until(lambda: {"table": table, "seat": 1} in stream.told)
    last = bob.position(table, 1)["seq"]
    while wire.get("update")["seq"] < last:
        pass
    bob.ok("POST", "/api/logout")
    until(lambda: stream.ended)


def test_moves_arrive_while_a_process_is_out_of_reach(pair: Pair) -> None:
    """The table goes on: each process looks by itself."""
    ann, bob = pair.one.person(), pair.other.person()
    table = ann.table(seats=OPEN)["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    wires = [ann.socket(table, 0), bob.socket(table, 1)]
    news = [wire.get("position") for wire in wires]
    with parted(pair):
        for _ in range(4):
            seat = next(seat for seat in (0, 1) if news[seat]["view"]["legal"])
            wires[seat].send("play", seq=news[seat]["seq"], action=news[seat]["view"]["legal"][-1][0])
            news = [wire.get("update") for wire in wires]
        wires[0].send("say", text="still here?")
        assert wires[1].get("chat")["line"]["text"] == "still here?"


def test_a_server_stops_though_redis_hangs(pair: Pair) -> None:
    ann = pair.one.person()
    wire = ann.socket(ann.table(seats=HOT_SEAT)["id"], 0)
    wire.get("position")
    with parted(pair):
        ann.table(seats=HOT_SEAT)
        pair.one.stop()
    closing_code(wire)
