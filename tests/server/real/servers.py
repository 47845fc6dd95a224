"""The server as a process of its own, started as anybody starts it; it can be killed and started again."""

import http.client
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from consigliere.server.limits import Limits, Rate
from tests.server.real.services import Process, free_port, temporary_folder

PLENTY = Rate(1_000_000, 1)
NO_LIMITS = Limits(
    tables_each=100_000,
    connections_per_address=100_000,
    chat=PLENTY,
    commands=PLENTY,
    hints=PLENTY,
    tables=PLENTY,
    guests_per_address=PLENTY,
)


class Server:
    def __init__(self, folder: Path, database: str, redis: str | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self._command = [sys.executable, "-m", "consigliere", "serve", "--port", str(self.port), "--database", database]
        self._command += ["--limits", str(self._limits())] + (["--redis", redis] if redis else [])
        self.process: Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = Process(self.folder, self._command)
        self.process.wait_until(self._answers)

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.stop()
            self.process = None

    def log(self) -> str:
        return (self.folder / "log").read_text()

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
def running_server(database: str, redis: str | None = None) -> Iterator[Server]:
    with temporary_folder() as folder:
        server = Server(folder, database, redis)
        server.start()
        try:
            yield server
        finally:
            server.kill()
