"""A way to a service that can be blocked: what is sent then goes nowhere, and nobody is told."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

from tests.server.real.services import temporary_folder

CHUNK = 65_536


class Way:
    """A socket that hands everything on to another, and back. Where it is `blocked` bytes wait, or it is `cut`."""

    def __init__(self, folder: Path, target: Path) -> None:
        self.path = folder / "way.sock"
        self._target = target
        self._open = threading.Event()
        self._open.set()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self.path))
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"unix://{self.path}"

    def block(self) -> None:
        self._open.clear()

    def mend(self) -> None:
        self._open.set()

    def close(self) -> None:
        self._listener.close()
        self.mend()
        for pair in self._pairs:
            for end in pair:
                end.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._target))
                self._pairs.append((client, server))
                for one, other in ((client, server), (server, client)):
                    threading.Thread(target=self._hand_on, args=(one, other), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(CHUNK):
                self._open.wait()
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def way_to(target: Path) -> Iterator[Way]:
    with temporary_folder() as folder:
        way = Way(folder, target)
        try:
            yield way
        finally:
            way.close()
