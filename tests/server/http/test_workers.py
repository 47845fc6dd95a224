"""The command that serves: what it needs it says in a sentence; several processes behind one port share a game."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from consigliere.cli.app import app
from consigliere.kernel import BadInput
from tests.server.real.services import Redis, free_port
from tests.server.running import PATIENCE, Somebody, until

SERVE = [sys.executable, "-m", "consigliere", "serve"]


def test_several_processes_need_postgresql_and_redis() -> None:
    for arguments in (["--workers", "2"], ["--workers", "2", "--database", "postgresql+psycopg://x/y"]):
        result = CliRunner().invoke(app, ["serve", *arguments])
        assert isinstance(result.exception, BadInput)
        assert result.exception.message == "error-workers"


@pytest.mark.parametrize(
    "url", ["nonsense", "nosql://x/y", "sqlite:////proc/nowhere/x.db", "postgresql+psycopg://nobody@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_opened(url: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--database", url])
    assert isinstance(result.exception, BadInput)
    assert result.exception.message == "error-database"
    assert result.output == ""


@pytest.mark.parametrize("url", ["nonsense", "redis://127.0.0.1:1"])
def test_a_redis_that_does_not_answer(url: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    result = CliRunner().invoke(app, ["serve", "--database", database, "--redis", url])
    assert isinstance(result.exception, BadInput)
    assert result.exception.message == "error-redis"
    assert result.output == ""


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"tabels_each": 5}',
        b'{"tables_each": 0}',
        b'{"chat": 5}',
        b'{"chat": {"many": 5, "seconds": 0}}',
        b'{"chat": {"many": 5, "seconds": 1, "minutes": 1}}',
    ],
)
def test_limits_that_cannot_be(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "limits.json"
    file.write_bytes(content)
    result = CliRunner().invoke(app, ["serve", "--limits", str(file)])
    assert isinstance(result.exception, BadInput)
    assert result.exception.message == "error-limits"
    assert result.output == ""


def test_limits_that_are_not_there_are_missed_in_one_sentence(tmp_path: Path) -> None:
    file, database = tmp_path / "limits.json", tmp_path / "server.db"
    arguments = ["--limits", str(file), "--database", f"sqlite:///{database}"]
    ended = subprocess.run([*SERVE, *arguments], capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert len(ended.stderr.splitlines()) == 1
    assert str(file) in ended.stderr
    assert not database.exists()


def test_two_processes_at_one_port(postgres_database: str, redis: Redis, tmp_path: Path) -> None:
    """Every request may go to another process; the game does not notice."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    arguments = ["--port", str(port), "--workers", "2", "--database", postgres_database, "--redis", redis.url]
    with (tmp_path / "log").open("w") as log, subprocess.Popen([*SERVE, *arguments], stdout=log, stderr=log) as server:
        try:
            until(lambda: answers(address), 60)
            play(address)
        finally:
            started = time.monotonic()
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
    assert time.monotonic() - started < 20
    assert "Traceback" not in (tmp_path / "log").read_text("utf-8")


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", verify=False).status_code == 200
    except httpx.TransportError:
        return False


def play(address: str) -> None:
    ann, bob = Somebody(address), Somebody(address)
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    people = (ann, bob)
    sockets = [person.socket(table, seat) for seat, person in enumerate(people) for _ in range(3)]
    seen = [socket.get("position")["seq"] for socket in sockets]
    for _ in range(20):
        seat = ann.ok("GET", f"/api/tables/{table}")["asked"][0]
        people[seat].http = httpx.Client(base_url=address, headers=people[seat].headers, timeout=PATIENCE, verify=False)
        assert people[seat].play(table, seat, choice=-1)["type"] == "done"
        seen = [socket.get("update")["seq"] for socket in sockets]
    assert len(set(seen)) == 1
