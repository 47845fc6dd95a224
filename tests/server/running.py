"""A server in a thread at a port of its own, and people who talk to it over real sockets."""

import json
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from consigliere.bots import make_bot
from consigliere.companion.part import part
from consigliere.kernel import Game
from consigliere.server.app import Settings, create_app
from consigliere.server.http.door import Door, SocketDoor
from consigliere.server.table.bots.minds import Maker
from tests.server.browsers import FREE, all_games

PATIENCE = 30.0  # also with bots, on a machine that has much to do
THINKING = 0.05  # levels are quick here
Json = dict[str, Any]
NUMBERS = count(1)


class Running:
    """`app` can be looked into; `stop` ends it as a signal would."""

    def __init__(self, settings: Settings, games: Sequence[Game], maker: Maker) -> None:
        self.app = create_app(settings, games, maker, [part()])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        config = uvicorn.Config(
            self.app, port=self.port, http=Door, ws=SocketDoor, log_config=None, timeout_graceful_shutdown=5
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self) -> "Somebody":
        return Somebody(self.address)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Somebody:
    """A guest."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)  # to read certificates takes long
        secret = self.http.post("/api/guests").json()["secret"]
        self.headers = {"Authorization": f"Bearer {secret}"}
        self.http.headers.update(self.headers)

    def table(self, game: str = "famiglia", **wish: Any) -> Json:
        made: Json = self.ok("POST", "/api/tables", {"game": game, **wish})
        return made

    def ask(self, method: str, path: str, data: object = None) -> httpx.Response:
        return self.http.request(method, path, json=data)

    def ok(self, method: str, path: str, data: object = None) -> Any:
        response = self.ask(method, path, data)
        assert response.status_code < 300, response.text
        return response.json() if "json" in response.headers.get("content-type", "") else response.text

    def renew(self, method: str, path: str, data: object) -> None:
        """Something that gives a new secret for the old one: an account, a password, a login."""
        self.headers = {"Authorization": f"Bearer {self.ok(method, path, data)['secret']}"}
        self.http.headers.update(self.headers)

    def refused(self, method: str, path: str, data: object = None) -> tuple[int, str]:
        response = self.ask(method, path, data)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["message"]

    def position(self, table: str, seat: int | None = None, seq: int = 0) -> Json:
        place = "" if seat is None else f"&seat={seat}"
        found: Json = self.ok("GET", f"/api/tables/{table}/position?seq={seq}{place}")
        return found

    def command(self, table: str, kind: str, seat: int = 0, **rest: Any) -> Json:
        """A command over HTTP, on what the seat sees now unless it says otherwise."""
        message = {"type": kind, "seat": seat, "id": f"c{next(NUMBERS)}", **rest}
        if "seq" not in message:
            message["seq"] = self.position(table, seat)["seq"]
        found: Json = self.ok("POST", f"/api/tables/{table}/commands", message)
        return found

    def play(self, table: str, seat: int = 0, choice: int = 0) -> Json:
        now = self.position(table, seat)
        return self.command(table, "play", seat, seq=now["seq"], action=now["view"]["legal"][choice][0])

    def socket(self, table: str, seat: int | None = None, seq: int = 0) -> "Socket":
        return Socket(self, table, seat, seq)


class Socket:
    """A viewer; `get` waits for the next message of a kind."""

    def __init__(self, somebody: Somebody, table: str, seat: int | None, seq: int) -> None:
        self.seat = seat
        place = f"?seq={seq}" + ("" if seat is None else f"&seat={seat}")
        address = somebody.address.replace("http", "ws", 1) + f"/api/tables/{table}/live{place}"
        self.raw: ClientConnection = connect(address, additional_headers=somebody.headers)

    def receive(self) -> Json:
        found: Json = json.loads(self.raw.recv(PATIENCE))
        return found

    def get(self, *kinds: str) -> Json:
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def send(self, kind: str, **rest: Any) -> str:
        message = {"type": kind, "seat": -1 if self.seat is None else self.seat, "id": f"s{next(NUMBERS)}", **rest}
        self.raw.send(json.dumps(message))
        return str(message["id"])

    def command(self, kind: str, **rest: Any) -> Json:
        self.send(kind, **rest)
        return self.get("done", "refused", "hinted", "chance", "reason")

    def silent(self, seconds: float = 0.3) -> bool:
        try:
            self.raw.recv(seconds)
        except TimeoutError:
            return True
        return False

    def close(self) -> None:
        self.raw.close()


def until(true: Any, seconds: float = PATIENCE) -> None:
    """Wait until something is the case."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


@contextmanager
def running(
    database: str,
    games: Sequence[Game] | None = None,
    maker: Maker = make_bot,
    redis: str = "",
    grace: float = PATIENCE,
) -> Iterator[Running]:
    settings = Settings(database, redis, limits=FREE, grace=grace, thinking=THINKING)
    server = Running(settings, all_games() if games is None else games, maker)
    try:
        yield server
    finally:
        server.stop()
