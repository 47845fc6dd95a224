"""The server as a process of its own, started as anybody starts it; it can be killed and started again."""

import http.client
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from consigliere.server.limits import Limits, Rate
from tests.server.real.nursery import ROOT, Child, Nursery
from tests.server.real.services import Process, free_port, temporary_folder, wait_for

PLENTY = Rate(1_000_000, 1)
NO_LIMITS = Limits(
    tables_each=100_000,
    listed_each=1_000_000,
    listed_per_address=1_000_000,
    connections_per_address=100_000,
    chat=PLENTY,
    commands=PLENTY,
    hints=PLENTY,
    reasons=PLENTY,
    looks=PLENTY,
    messages_per_address=PLENTY,
    tables=PLENTY,
    seats=PLENTY,
    guests_per_address=PLENTY,
)


class Server:
    """With a nursery it starts quickly, without one by the command itself."""

    def __init__(
        self,
        folder: Path,
        database: str,
        redis: str = "",
        nursery: Nursery | None = None,
        pack: Path | None = None,
        files: int = 0,
        more: Sequence[str] = (),
        program: str = "consigliere",
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: Process | Child | None = None
        self._nursery = nursery
        self._files = files
        self._program = program
        self._arguments = ["serve", "--port", str(self.port), "--database", database]
        self._arguments += ["--limits", str(self._limits()), "--redis", redis, "--thinking", "5"]
        self._arguments += [] if pack is None else ["--pack", str(pack)]
        self._arguments += more

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        if self._nursery is None:
            path = os.pathsep.join([str(ROOT), *sys.path])
            command = [sys.executable, "-m", self._program, *self._arguments]
            self.process = Process(self.folder, command, env={**os.environ, "PYTHONPATH": path})
        else:
            self.process = self._nursery.start(self.folder / "log", self._arguments, self._files)
        wait_for(self.process, self._answers)

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.stop()
            self.process = None

    def events(self, event: str) -> list[str]:
        """The lines of the log about something."""
        return [line for line in (self.folder / "log").read_text().splitlines() if f'"event": "{event}"' in line]

    def errors(self) -> list[str]:
        """What the server itself holds for a mistake of its own."""
        return [line for line in (self.folder / "log").read_text().splitlines() if '"level": "error"' in line]

    def _limits(self) -> Path:
        file = self.folder / "limits.json"
        file.write_bytes(msgspec.json.encode(NO_LIMITS))
        return file

    def _answers(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()


@contextmanager
def running_server(database: str, redis: str = "", nursery: Nursery | None = None) -> Iterator[Server]:
    with temporary_folder() as folder:
        server = Server(folder, database, redis, nursery)
        server.start()
        try:
            yield server
        finally:
            server.kill()
