"""Several processes behind one port, on PostgreSQL and Redis; without these the command says what it needs."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
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
        return httpx.get(f"{address}/healthz").status_code == 200
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
        people[seat].http = httpx.Client(base_url=address, headers=people[seat].headers, timeout=PATIENCE)
        assert people[seat].play(table, seat, choice=-1)["type"] == "done"
        seen = [socket.get("update")["seq"] for socket in sockets]
    assert len(set(seen)) == 1
