"""A real PostgreSQL and a real Redis for the tests, each in a temporary folder, on a Unix socket of its own."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import psycopg
import pytest
import redis as redis_client

PATIENCE = 60.0  # seconds until something is given up; nothing is expected to take long
POSTGRES_SETTINGS = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "listen_addresses=",
    "shared_buffers=32MB",
    "max_connections=60",
)


class Alive(Protocol):
    """Something that runs and writes a log."""

    log: Path

    def alive(self) -> bool: ...


def wait_for(process: Alive, ready: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        if not process.alive() or time.monotonic() > end:
            raise RuntimeError(f"it did not start: {process.log.read_text()[-4000:]}")
        time.sleep(0.01)


class Process:
    """A program that runs in a folder, its output in a file there."""

    def __init__(self, folder: Path, command: list[str], **options: Any) -> None:
        self.log = folder / "log"
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, **options)

    @property
    def pid(self) -> int:
        return self._process.pid

    def alive(self) -> bool:
        return self._process.poll() is None

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def quit(self) -> None:
        """Stop without being polite to clients."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)


def postgres_program(name: str) -> str:
    """Debian keeps the server's programs apart, by version."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    program = str(found[-1]) if found else shutil.which(name)
    if program is None:
        pytest.fail("PostgreSQL is not installed: the Debian package is postgresql")
    return program


def redis_program() -> str:
    program = shutil.which("redis-server")
    if program is None:
        pytest.fail("Redis is not installed: the Debian package is redis-server")
    return program


def postgres_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: there it runs as its own user."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}


@contextmanager
def temporary_folder(owner: str | None = None) -> Iterator[Path]:
    """A short path, as sockets need, that another user can enter."""
    folder = Path(tempfile.mkdtemp(prefix="consigliere-"))
    if owner is not None:
        os.chown(folder, pwd.getpwnam(owner).pw_uid, -1)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count(1)

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test{next(self._numbers)}"
        with self._connect() as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def answers(self) -> bool:
        try:
            self._connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(f"host={self.folder} user=postgres dbname=postgres", autocommit=True)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    user = postgres_user()
    with temporary_folder(user.get("user")) as folder:
        make = [postgres_program("initdb"), "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*make, "--locale=C"], cwd=folder, check=True, capture_output=True, **user)
        settings = [f"-c{setting}" for setting in (*POSTGRES_SETTINGS, f"unix_socket_directories={folder}")]
        process = Process(folder, [postgres_program("postgres"), "-D", "data", *settings], **user)
        try:
            postgres = Postgres(folder)
            wait_for(process, postgres.answers)
            yield postgres
        finally:
            process.quit()


class Redis:
    """It can be stopped and started again; like a bus it keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.socket = folder / "redis.sock"
        self._process: Process | None = None

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        settings = ["--port", "0", "--unixsocket", str(self.socket), "--save", "", "--appendonly", "no"]
        self._process = Process(self.folder, [redis_program(), *settings])
        wait_for(self._process, self._answers)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None

    def pause(self) -> None:
        """It is there, and does nothing."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            os.kill(self._process.pid, number)

    def _answers(self) -> bool:
        try:
            with redis_client.Redis(unix_socket_path=str(self.socket)) as client:
                return bool(client.ping())
        except redis_client.ConnectionError:
            return False


@contextmanager
def running_redis() -> Iterator[Redis]:
    with temporary_folder() as folder:
        redis = Redis(folder)
        redis.start()
        try:
            yield redis
        finally:
            redis.stop()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
