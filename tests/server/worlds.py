"""Tables in houses that can be copied: two worlds for one seat, and four people who play against each other."""

import shutil
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession
from sqlalchemy import Connection, select, update

from consigliere.kernel import Game
from consigliere.server.store import rows
from tests.server.browsers import Browser, Inn, inn
from tests.server.twins import Move, Round, twins

BEGINNING = 2_000_000_000.0
FOUR = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]


class Clock:
    """The time of day as the test wants it."""

    def __init__(self) -> None:
        self.now = BEGINNING

    def __call__(self) -> float:
        return self.now


class Set:
    """A table whose last seat is still open, in a database that can be copied; a script for each seat, one outside."""

    def __init__(self, folder: Path, game: Game, seed: int, **more: Any) -> None:
        self.folder = folder
        self.game = game
        with inn(folder) as house:
            scripts = [house.script(f"Player {seat}") for seat in range(game.seats)] + [house.script("Outside")]
            self.secrets = [script.headers["Authorization"] for script in scripts]
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (game.seats - 1)
            wish = {"game": game.id, "seats": seats, "listed": True, **more}
            self.table: str = scripts[0].post("/api/tables", json=wish).json()["id"]
            for seat in range(1, game.seats - 1):
                assert scripts[seat].post(f"/api/tables/{self.table}/seats/{seat}").status_code == 200
            house.storage.run_now(lambda db: db.execute(update(rows.tables).values(seed=str(seed))))

    @contextmanager
    def copies(self) -> Iterator[tuple["World", "World"]]:
        """The same house twice."""
        with ExitStack() as stack:
            yield tuple(stack.enter_context(self._copy(name)) for name in ("one", "other"))  # type: ignore[misc]

    @contextmanager
    def _copy(self, name: str) -> Iterator["World"]:
        folder = self.folder / name
        folder.mkdir()
        shutil.copy(self.folder / "inn.db", folder / "inn.db")
        with inn(folder) as house:
            yield World(self, house)


class World:
    def __init__(self, made: Set, house: Inn) -> None:
        self.house = house
        self.table = made.table
        self.people = [house.browser() for _ in made.secrets]
        for person, secret in zip(self.people, made.secrets, strict=True):
            person.headers["Authorization"] = secret
        self._n = 0

    def start(self, game: Game) -> None:
        if game.seats > 1:
            last = game.seats - 1
            assert self.people[last].post(f"/api/tables/{self.table}/seats/{last}").json()["status"] == "running"

    def play(self, move: Move | None) -> None:
        if move is None:
            return
        self._n += 1
        command = {"type": "play", "id": f"play{self._n}", "seat": move.seat, "seq": 2**30, "action": move.action}
        reply = self.people[move.seat].post(f"/api/tables/{self.table}/commands", json=command)
        assert reply.json()["type"] == "done", reply.text


def telling_twins(game: Game, seat: int, together: int) -> tuple[int, list[Round]]:
    """Twins that really differ, also in how many moves they have; where a game has secrets at all."""
    for seed in range(1, 100):
        rounds, different = twins(game, seat, seed, together, 50)
        moves = [sum(step[which] is not None for step in rounds) for which in (0, 1)]
        if game.id != "lafamiglia" or (different >= 10 and moves[0] != moves[1]):
            return seed, rounds
    raise AssertionError


class Table:
    """Four people at La Famiglia: 0 and 2 against 1 and 3; and somebody who only has the link."""

    def __init__(self, house: Inn, **wish: Any) -> None:
        self.house = house
        self.people = [house.script(f"Player {seat}") for seat in range(4)]
        self.outside = house.script("Outside")
        made = self.people[0].post("/api/tables", json={"game": "lafamiglia", "seats": FOUR, **wish})
        assert made.status_code == 201, made.text
        self.id: str = made.json()["id"]
        for seat in (1, 2, 3):
            assert self.people[seat].post(f"{self.path}/seats/{seat}").status_code == 200

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def command(self, person: Browser, type: str, seat: int, **more: Any) -> dict[str, Any]:
        command = {"type": type, "id": f"{time.monotonic_ns()}", "seat": seat, "seq": 2**30, **more}
        response = person.post(f"{self.path}/commands", json=command)
        assert response.status_code < 500, response.text
        told: dict[str, Any] = response.json()
        return told

    def asked(self) -> int:
        seats: list[int] = self.people[0].get(self.path).json()["asked"]
        return seats[0]

    def choices(self) -> tuple[int, list[int]]:
        """A seat that is really asked, and what it may do."""
        for seat, person in enumerate(self.people):
            legal = person.get(f"{self.path}/position?seat={seat}").json()["view"]["legal"]
            if legal:
                return seat, [action for action, _, _ in legal]
        raise AssertionError

    def move(self) -> None:
        """Whoever is asked takes the first choice."""
        seat, legal = self.choices()
        assert self.command(self.people[seat], "play", seat, action=legal[0])["type"] == "done"

    def everything(self) -> list[tuple[Any, ...]]:
        """All that is stored of the table."""

        def read(db: Connection) -> list[tuple[Any, ...]]:
            kept = (rows.tables, rows.seats, rows.moves, rows.snapshots, rows.chat)
            return [tuple(row) for table in kept for row in db.execute(select(table))]

        return self.house.storage.run_now(read)


def until_closed(socket: WebSocketTestSession) -> int:
    """Read on; with which code the socket closes."""
    try:
        while True:
            socket.receive_text(timeout=5)
    except WebSocketDisconnect as closed:
        return closed.code
