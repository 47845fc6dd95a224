"""Connections without end at a real server that may open few files: it stays within reach, and says why it does not."""

import json
import resource
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.real.nursery import Nursery
from tests.server.real.servers import Server

FILES = 1024
SILENT = 1100
PATIENCE = 60.0
HALF = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Le"


@pytest.fixture
def server(tmp_path: Path, nursery: Nursery) -> Iterator[Server]:
    named = ["--host-name", "Club.example", "--host-name", "club.test"]
    started = Server(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", nursery=nursery, files=FILES, more=named)
    started.start()
    yield started
    started.kill()


@pytest.fixture
def enough_files() -> Iterator[None]:
    """This process opens as many as the server may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4 * FILES) if hard > 0 else 4 * FILES, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("enough_files")
def test_connections_of_which_nothing_comes_keep_nobody_out(server: Server) -> None:
    """Every second says half a request."""
    opened = []
    try:
        for n in range(SILENT):
            wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
            opened.append(wire)
            if n % 2:
                wire.sendall(HALF)
        play_a_little(server)
    finally:
        for wire in opened:
            wire.close()
    (told,) = [json.loads(line) for line in server.events("connections full")]
    assert 500 < told["most"] < FILES
    assert f"room for {told['most']} connections" in (server.folder / "log").read_text()
    assert server.errors() == []
    for host, status in (("club.example", 200), ("club.test:443", 200), ("other.example", 421)):
        assert httpx.get(f"{server.address}/api/games", headers={"Host": host}).status_code == status
    assert server.events("host not known")


def play_a_little(server: Server) -> None:
    """A guest, a table, a socket."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False) as http:
        secret = {"Authorization": f"Bearer {http.post('/api/guests').json()['secret']}"}
        wish = {"game": "famiglia", "seats": [{"kind": "me"}] * 2}
        table = http.post("/api/tables", json=wish, headers=secret).json()["id"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?seat=0"
        with closing(connect(address, additional_headers=secret, open_timeout=PATIENCE)) as wire:
            assert json.loads(wire.recv(PATIENCE))["type"] == "position"
