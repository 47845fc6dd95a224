"""How long is it from a command until everybody at the table has it, next to a bare websocket echo?

    python -m benchmarks.server [load] [idle] [long]

200 tables (half La Famiglia with four people, half Famiglia with two), 600 sockets, 100 decisions a second, all on one
machine: the server in one process, all clients in another. The echo has as many sockets and messages and is measured
in turns with it, a second each, so that a busy machine is unfair to nobody. Then: what idle tables cost in memory, and
whether long games are slower to load.
"""

import asyncio
import gc
import random
import statistics
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tests.server.client import Person, Servers
from tests.server.real.servers import Server
from tests.server.real.services import Process, free_port, temporary_folder
from tests.server.store.test_storage import a_house, count_to, take_back
from websockets.asyncio.client import ClientConnection, connect

import consigliere
from consigliere.server.house.house import House
from consigliere.server.house.rooms import Room
from consigliere.server.messages import Decide, NewTable, SeatWish

TABLES = 200
RATE = 100  # decisions, or messages of the echo, a second
SLICES = 40
SETTLE = 0.3  # seconds after the last decision of a slice
ECHO_BYTES = 2_000
BAR = 20
IDLE = (1_000, 10_000)
IDLE_BAR = 2  # kB; a table that is watched takes over a hundred
MOVES = (50, 1_000)
ROOT = Path(__file__).parent.parent


class SeenView(msgspec.Struct):
    legal: list[list[Any]]
    returns: list[float] | None


class Seen(msgspec.Struct):
    """What the benchmark reads of a position or an update."""

    type: str
    seq: int = 0
    view: SeenView | None = None


SEEN = msgspec.json.Decoder(Seen)


class Seat:
    """A socket that keeps what it must know to decide, and when it heard last."""

    def __init__(self, socket: ClientConnection, number: int, process: int) -> None:
        self.socket = socket
        self.number = number
        self.process = process
        self.seq = 0
        self.legal: list[int] = []
        self.heard = 0.0

    async def listen(self) -> None:
        async for message in self.socket:
            now = time.perf_counter()
            seen = SEEN.decode(message)
            if seen.type in ("position", "update") and seen.view is not None:
                self.seq, self.heard = seen.seq, now
                self.legal = [] if seen.view.returns else [action for action, *_ in seen.view.legal]


class LiveTable:
    """One decision after the other by whoever is asked; `delays` are from each command to the last who heard of it."""

    def __init__(self, id: str, game: str, seats: list[Seat], people: list[Person], seed: int) -> None:
        self.id = id
        self.seats = seats
        self.people = people
        self.delays: list[float] = []
        self.own: list[float] = []  # of those on the process that took the command
        self.other: list[float] = []
        self.commands = 0
        self._rng = random.Random(seed)
        self._refusals = consigliere.load(game).declining
        self._start = 0.0
        self._process = 0

    async def decide(self) -> None:
        """Whoever is asked decides; over when all who notice have heard of it."""
        asked = [seat for seat in self.seats if seat.legal]
        if not asked:
            return
        seat = self._rng.choice(asked)
        eager = [action for action in seat.legal if action not in self._refusals] or seat.legal
        self.commands += 1
        command = Decide(id=f"b{self.commands}", seat=seat.number, seq=seat.seq, action=self._rng.choice(eager))
        self._process = seat.process
        self._start = time.perf_counter()
        await seat.socket.send(msgspec.json.encode(command), text=True)
        while seat.heard < self._start:
            await asyncio.sleep(0.05)

    def note(self) -> None:
        """When the dust has settled: how long it was until the last one heard."""
        if self._start:
            self.delays.append(max(seat.heard for seat in self.seats) - self._start)
            for seat in self.seats:
                if seat.heard > self._start:
                    (self.own if seat.process == self._process else self.other).append(seat.heard - self._start)
            self._start = 0.0

    async def check(self) -> None:
        """Nobody missed anything."""
        for seat, person in zip(self.seats, self.people, strict=True):
            position = await person.position(self.id, seat.number)
            assert position.seq == seat.seq, f"table {self.id}, seat {seat.number}: {seat.seq} of {position.seq}"


async def sit_down(
    addresses: Sequence[str], http: httpx.AsyncClient, game: str, stack: AsyncExitStack, seed: int, bots: bool = False
) -> LiveTable:
    """People from the processes in turn; or one, and bots."""
    count = consigliere.load(game).seats
    sitting = 1 if bots else count
    people = [await Person(Servers(addresses, seed + number), http).register() for number in range(sitting)]
    wishes = [SeatWish(kind="open")] * sitting + [SeatWish(kind="bot", bot="greedy")] * (count - sitting)
    info = await people[0].new_table(NewTable(game=game, seats=wishes))
    for number, person in enumerate(people):
        info = await person.sit(info.id, number)
    assert info.status == "running"
    seats = []
    for number, person in enumerate(people):
        url = f"{person.servers.now.replace('http', 'ws', 1)}/api/tables/{info.id}/live?seat={number}&seq=0"
        socket = await open_socket(url, person.headers, stack)
        seats.append(Seat(socket, number, person.servers.at % len(addresses)))
        stack.push_async_callback(_stop, asyncio.create_task(seats[-1].listen()))
    return LiveTable(info.id, game, seats, people, seed)


async def open_socket(url: str, headers: dict[str, str], stack: AsyncExitStack) -> ClientConnection:
    return await stack.enter_async_context(
        connect(url, additional_headers=headers, max_size=None, compression=None, ping_interval=None)
    )


async def _stop(task: "asyncio.Task[None]") -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


# The echo


async def echo_slice(sockets: Sequence[ClientConnection], delays: list[float]) -> None:
    message = "x" * ECHO_BYTES

    async def once(socket: ClientConnection) -> None:
        start = time.perf_counter()
        await socket.send(message)
        await socket.recv()
        delays.append(time.perf_counter() - start)

    await spread([once(socket) for socket in sockets])


async def spread(works: list[Coroutine[Any, Any, None]]) -> None:
    """Start them one after the other, at the rate, by chance like people."""
    rng = random.Random(len(works))
    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(work)
            await asyncio.sleep(rng.expovariate(RATE))


@asynccontextmanager
async def echoing(sockets: int) -> AsyncIterator[list[ClientConnection]]:
    port = free_port()
    options = ["--port", str(port), "--ws", "websockets-sansio", "--loop", "uvloop", "--log-level", "warning"]
    with temporary_folder() as folder:
        command = [sys.executable, "-m", "uvicorn", "--app-dir", str(ROOT), "benchmarks.echo:app", *options]
        process = Process(folder, command)
        try:
            async with AsyncExitStack() as stack:
                await _reachable(port, process)
                url = f"ws://127.0.0.1:{port}/"
                yield [await open_socket(url, {}, stack) for _ in range(sockets)]
        finally:
            process.kill()


async def _reachable(port: int, process: Process) -> None:
    while process.alive():
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise RuntimeError(process.log.read_text())


# Load


async def load(server: Server, progress: Progress) -> tuple[list[float], list[float], float]:
    """Delays of the echo and of the tables, in turns, and the server's memory for a watched table."""
    empty = memory(server)
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient())
        tables = []
        for number in progress.track(range(TABLES), description="people sit down"):
            game = ("lafamiglia", "famiglia")[number % 2]
            tables.append(await sit_down([server.address], http, game, stack, number))
        watched = (memory(server) - empty) / TABLES
        sockets = sum(len(table.seats) for table in tables)
        echo: list[float] = []
        async with echoing(sockets) as echoes:
            for number in progress.track(range(SLICES), description="echo and tables in turns"):
                await echo_slice([echoes[(number * RATE + place) % sockets] for place in range(RATE)], echo)
                playing = [tables[(number * RATE + place) % TABLES] for place in range(RATE)]
                await spread([table.decide() for table in playing])
                await asyncio.sleep(SETTLE)
                for table in playing:
                    table.note()
        for table in progress.track(tables, description="was an update lost?"):
            await table.check()
        return echo, [delay for table in tables for delay in table.delays], watched


def memory(server: Server) -> float:
    """What the server's process holds, in kB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return float(status.split("VmRSS:")[1].split()[0])


# Idle tables


async def idle(server: Server, progress: Progress) -> dict[int, float]:
    """The server's memory after so many running tables that nobody watches."""
    after: dict[int, float] = {}
    async with httpx.AsyncClient() as http:
        people = [await Person(Servers([server.address]), http).register() for _ in range(10)]
        wish = NewTable(game="lafamiglia", seats=[SeatWish(kind="me")] * 4)
        for number in progress.track(range(1, IDLE[-1] + 1), description="idle tables"):
            await people[number % len(people)].new_table(wish)
            if number in IDLE:
                after[number] = memory(server)
    return after


# Long games


async def long_games(folder: Path) -> dict[int, tuple[float, float]]:
    """Milliseconds to load a game of so many moves, and to take the last one back."""
    house = a_house(f"sqlite:///{folder / 'tables.db'}")
    found: dict[int, tuple[float, float]] = {}
    for moves in MOVES:
        room = await count_to(house, moves)
        load = await best(partial(_load, house, room))
        room = await house.room(room.table.id)
        found[moves] = (load * 1000, await best(partial(_undo, room)) * 1000)
    await house.close()
    return found


async def best(work: Callable[[], Awaitable[object]], times: int = 7) -> float:
    """The seconds of the quickest try."""
    found = []
    for _ in range(times):
        started = time.perf_counter()
        await work()
        found.append(time.perf_counter() - started)
    return min(found)


async def _load(house: House, room: Room) -> None:
    house.rooms.clear()
    await house.room(room.table.id)


async def _undo(room: Room) -> None:
    async with room.lock:
        await room.happen(take_back)


def long_games_table(found: dict[int, tuple[float, float]]) -> Table:
    shown = Table("", *[f"{moves:,} moves, ms" for moves in found], "ratio", "bar")
    for row, name in enumerate(("load a game", "take back and store it")):
        times = [found[moves][row] for moves in MOVES]
        shown.add_row(name, *[f"{value:.2f}" for value in times], f"{times[1] / times[0]:.2f}", "at most 3")
    return shown


# What is printed


def percentiles(delays: list[float]) -> list[float]:
    cuts = statistics.quantiles(delays, n=100)
    return [cuts[49] * 1000, cuts[94] * 1000, cuts[98] * 1000]


def delays_table(echo: list[float], tables: list[float]) -> tuple[Table, bool]:
    shown = Table("", "messages", "p50, ms", "p95, ms", "p99, ms", "bar")
    rows = {"websocket echo": echo, "command to all seats": tables}
    for name, delays in rows.items():
        shown.add_row(name, f"{len(delays):,}", *[f"{value:.2f}" for value in percentiles(delays)], "")
    ratios = [ours / theirs for ours, theirs in zip(percentiles(tables), percentiles(echo), strict=True)]
    shown.add_row("ratio", "", *[f"{ratio:.1f}" for ratio in ratios], f"p99 at most {BAR}")
    return shown, ratios[-1] <= BAR


def with_server(work: Callable[[Server], Awaitable[Any]]) -> Any:
    with temporary_folder() as folder:
        server = Server(folder, f"sqlite:///{folder / 'tables.db'}")
        server.start()
        try:
            return asyncio.run(work(server))  # type: ignore[arg-type]
        finally:
            server.kill()


def show_load(console: Console, progress: Progress) -> bool:
    echo, tables, watched = with_server(lambda server: load(server, progress))
    shown, met = delays_table(echo, tables)
    console.print(shown)
    console.print(f"memory: {watched:,.0f} kB for a table with its sockets")
    return met


def show_idle(console: Console, progress: Progress) -> bool:
    after = with_server(lambda server: idle(server, progress))
    few, many = IDLE
    each = (after[many] - after[few]) / (many - few)
    console.print(f"memory: {after[few]:,.0f} kB with {few:,} idle tables, {after[many]:,.0f} kB with {many:,}")
    console.print(f"memory: {each:.2f} kB for each idle table more (bar: at most {IDLE_BAR})")
    return bool(each <= IDLE_BAR)


def show_long(console: Console, progress: Progress) -> bool:
    with temporary_folder() as folder:
        found = asyncio.run(long_games(folder))
    console.print(long_games_table(found))
    return all(long <= 3 * short for short, long in zip(*[found[moves] for moves in MOVES], strict=True))


PARTS = {"load": show_load, "idle": show_idle, "long": show_long}


def main() -> None:
    gc.disable()
    console = Console(width=120)
    with Progress(console=console) as progress:
        met = [PARTS[part](console, progress) for part in sys.argv[1:] or PARTS]
    sys.exit(0 if all(met) else 1)


if __name__ == "__main__":
    main()
