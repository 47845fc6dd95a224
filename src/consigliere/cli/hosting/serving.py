"""The server as `consigliere serve` runs it, with all it needs."""

import contextlib
import errno
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import msgspec
import uvicorn
from litestar import Litestar
from redis import Redis
from redis.exceptions import RedisError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from consigliere import games
from consigliere.bots.engine import Compiling
from consigliere.bots.workers import collect_rarely
from consigliere.cli import saves
from consigliere.cli.stopping import stop_listening
from consigliere.cli.words import console, say
from consigliere.companion.part import part
from consigliere.kernel import BadInput, Game
from consigliere.kernel.reading import read_text, reason_of
from consigliere.server import logs
from consigliere.server.app import Settings, create_app
from consigliere.server.http.door import Door, SocketDoor
from consigliere.server.http.hosts import Hosts
from consigliere.server.http.keeper import backlog, files, raise_files, room_for
from consigliere.server.limits import Limits
from consigliere.server.store.backups import broken
from consigliere.server.store.storage import FOLDER_MODE, Storage, close_to_others

SETTINGS = "CONSIGLIERE_SERVER"
PACKS = "CONSIGLIERE_PACKS"
METRICS = "PROMETHEUS_MULTIPROC_DIR"
SHUTDOWN_SECONDS = 3  # for answers on their way; commands that have begun are always finished
OPEN_TRIES = 100
MESSAGE_BYTES = 65536
SWITCH_SECONDS = 0.0005
SIGNALLED = 128  # the exit code of who was ended by a signal, less its number


class ThinkingPower(NamedTuple):
    """How many bots think at once, how much of their time they take, and where the engine for them is compiled."""

    number: int
    share: float
    engine: Path | None


def run(
    host: str,
    port: int,
    database: str | None,
    redis: str,
    workers: int,
    thinkers: ThinkingPower,
    packs: list[Path],
    limits: Path | None,
    names: list[str],
    open_: bool,
) -> None:
    url = database or saves.server_database()
    if workers > 1 and (url.startswith("sqlite") or not redis):
        raise BadInput("error-workers")
    settings = Settings(
        url,
        redis,
        thinkers.number,
        _limits(limits),
        thinking=thinkers.share,
        engine="" if thinkers.engine is None else str(thinkers.engine),
        hosts=[*names, host],
    )
    logs.set_up()
    _check_address(host, port)
    _check_database(url)
    if database is None:
        close_to_others(Path(make_url(url).database or ".").parent, FOLDER_MODE)
    if redis:
        _check_redis(redis)
    _tell_workers(settings, packs, workers)
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    raise_files()
    _announce(address, settings)
    if open_:
        threading.Thread(target=_open, args=(host, port, address), daemon=True).start()
    stop_listening()
    with _compiling(thinkers.engine, host, port):
        uvicorn.run(
            "consigliere.cli.hosting.serving:application",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            http=Door,
            ws=SocketDoor,
            ws_max_size=MESSAGE_BYTES,
            backlog=backlog(),
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )


def _tell_workers(settings: Settings, packs: list[Path], workers: int) -> None:
    """What each process of the server reads when it begins."""
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    os.environ[PACKS] = msgspec.json.encode([str(folder) for folder in packs]).decode()
    if workers > 1:
        os.environ[METRICS] = tempfile.mkdtemp(prefix="consigliere-metrics-")


def _announce(address: str, settings: Settings) -> None:
    console.print(say("serve-address", address=address))
    console.print(say("serve-names", names=", ".join(sorted(Hosts(settings.hosts).names))))
    console.print(say("serve-room", files=files(), connections=room_for(settings.limits)))


def _check_address(host: str, port: int) -> None:
    """Nobody else listens there, before anything is started."""
    try:
        (family, kind, protocol, _, place), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except (OSError, UnicodeError) as error:
        raise BadInput("error-address", address=f"{host}:{port}", reason=_why_not_there(error)) from None


def _why_not_there(error: OSError | UnicodeError) -> BadInput:
    if isinstance(error, (UnicodeError, socket.gaierror)) or error.errno == errno.EADDRNOTAVAIL:
        return BadInput("error-address-unknown")
    return BadInput("error-address-taken") if error.errno == errno.EADDRINUSE else reason_of(error)


def _check_database(database: str) -> None:
    """The database can be opened, before anything is started."""
    try:
        with contextlib.closing(Storage(database)) as storage, storage.engine.connect():
            return
    except (SQLAlchemyError, ImportError, OSError, ValueError) as error:
        raise broken(error) from None


def _check_redis(url: str) -> None:
    """Redis answers, before anything is started."""
    try:
        with contextlib.closing(Redis.from_url(url)) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as error:
        raise BadInput("error-redis", reason=str(error)) from None


def _open(host: str, port: int, address: str) -> None:
    """Open the page in a browser, if there is one, as soon as the server answers."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if _answers(host, port):
        browser.open(address)


def _answers(host: str, port: int) -> bool:
    for _ in range(OPEN_TRIES):
        with contextlib.suppress(OSError), socket.create_connection((host, port), timeout=1):
            return True
        time.sleep(0.2)
    return False


@contextlib.contextmanager
def _compiling(engine: Path | None, host: str, port: int) -> Iterator[None]:
    """Compile the engine for bots while the server runs, from when the first page can be had."""
    if engine is None or not (compiling := Compiling(engine)).possible():
        yield
        return

    def compile_it() -> None:
        if _answers(host, port) and compiling.run():
            console.print(say("serve-compiled"))

    def told_to_end(number: int, frame: FrameType | None) -> None:
        raise SystemExit(SIGNALLED + number)

    threading.Thread(target=compile_it, daemon=True).start()
    before = signal.signal(signal.SIGTERM, told_to_end)
    try:
        yield
    finally:
        compiling.end()
        signal.signal(signal.SIGTERM, before)


def _limits(file: Path | None) -> Limits:
    if file is None:
        return Limits()
    try:
        return msgspec.json.decode(read_text(file), type=Limits)
    except BadInput as error:
        raise BadInput("error-limits", file=str(file), reason=error) from None
    except msgspec.MsgspecError as error:
        raise BadInput("error-limits", file=str(file), reason=str(error)) from None


def application() -> Litestar:
    """What each worker runs, as `serve` was told."""
    logs.set_up()
    raise_files()
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    folders = msgspec.json.decode(os.environ[PACKS], type=list[str])
    app = create_app(settings, offered([Path(folder) for folder in folders]), parts=[part()])
    hold_up_nobody()
    return app


def hold_up_nobody() -> None:
    """Positions are many and have no cycles, so garbage is rarely looked for; the thread that stores waits less."""
    collect_rarely()
    sys.setswitchinterval(SWITCH_SECONDS)


def offered(packs: list[Path]) -> list[Game]:
    """Every game with our components, and with each pack for the game it is for."""
    standard = [games.load(name) for name in games.NAMES]
    return standard + [_game_of(folder) for folder in packs]


def _game_of(folder: Path) -> Game:
    """The game whose components an owner's pack replaces: the one that knows its files."""
    for name in games.NAMES:
        try:
            return games.load(name, folder)
        except BadInput as error:
            reason = error
    raise reason
