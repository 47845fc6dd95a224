"""What a command costs the server, and how late others hear of it, as tables and processes grow.

    python -m benchmarks.crowd [--tables 50 200 500 1000] [--servers sqlite postgres postgres*2] [--bots]

Half the tables play La Famiglia with four people, half Famiglia with two; with two processes every table has people on
both. `cpu` is the processor time of the processes of the server for a command, without PostgreSQL and Redis. An echo
with as many sockets is measured in the same run.
"""

import argparse
import asyncio
import gc
import os
import resource
import statistics
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
from benchmarks.server import LiveTable, echo_slice, echoing, sit_down, spread
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tests.server.real.servers import running_server
from tests.server.real.services import running_postgres, running_redis, temporary_folder

SERVERS = ("sqlite", "postgres", "postgres*2")
TABLES = (50, 200, 500, 1000)
RATE = 100
SECONDS = 20
TICK = os.sysconf("SC_CLK_TCK")


class Running(NamedTuple):
    addresses: list[str]
    processes: list[int]


class Found(NamedTuple):
    server: str
    tables: int
    own: list[float]
    other: list[float]
    cpu: float
    echo: list[float]


@contextmanager
def running(kind: str) -> Iterator[Running]:
    """`sqlite`, or `postgres` with Redis and so many processes."""
    with ExitStack() as stack:
        name, _, count = kind.partition("*")
        redis = ""
        if name == "sqlite":
            database = f"sqlite:///{stack.enter_context(temporary_folder()) / 'tables.db'}"
        else:
            database = stack.enter_context(running_postgres()).new_database()
            redis = stack.enter_context(running_redis()).url
        servers = [stack.enter_context(running_server(database, redis)) for _ in range(int(count or 1))]
        pids = [server.process.pid for server in servers if server.process is not None]
        yield Running([server.address for server in servers], pids)


def cpu_seconds(processes: list[int]) -> float:
    """What the processes have used so far, bots' processes not counted."""
    total = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICK


async def measure(kind: str, count: int, bots: bool, progress: Progress) -> Found:
    with running(kind) as server:
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(limits=httpx.Limits(max_connections=20)))
            tables = []
            for number in progress.track(range(count), description=f"{kind}: {count} tables"):
                game = ("lafamiglia", "famiglia")[number % 2]
                tables.append(await sit_down(server.addresses, http, game, stack, number, bots))
            used, commands = cpu_seconds(server.processes), sum(table.commands for table in tables)
            for second in progress.track(range(SECONDS), description="playing"):
                playing = [tables[(second * RATE + place) % count] for place in range(RATE)]
                await play(playing)
            used = cpu_seconds(server.processes) - used
            commands = sum(table.commands for table in tables) - commands
            for table in progress.track(tables, description="was an update lost?"):
                await table.check()
        echo: list[float] = []
        async with echoing(min(count * 3, 1000)) as sockets:
            for second in range(SECONDS // 4):
                await echo_slice([sockets[(second * RATE + place) % len(sockets)] for place in range(RATE)], echo)
    own = [delay for table in tables for delay in table.own]
    other = [delay for table in tables for delay in table.other]
    return Found(kind, count, own, other, used / max(1, commands), echo)


async def play(tables: list[LiveTable]) -> None:
    """A second of decisions; the same table is not asked twice at once."""
    waiting = list(dict.fromkeys(tables))
    while waiting:
        await spread([table.decide() for table in waiting])
        await asyncio.sleep(0.3)
        for table in waiting:
            table.note()
        del tables[: len(waiting)]
        waiting = list(dict.fromkeys(tables))


def percentile(delays: list[float], percent: int) -> str:
    return "" if len(delays) < 2 else f"{statistics.quantiles(delays, n=100)[percent - 1] * 1000:.1f}"


def show(console: Console, results: list[Found]) -> None:
    head = ("server", "tables", "updates", "cpu, ms", "p50, ms", "p99", "others' p50", "p99", "echo p50", "p99")
    shown = Table(*head)
    for found in results:
        delays = [percentile(values, n) for values in (found.own, found.other, found.echo) for n in (50, 99)]
        shown.add_row(found.server, str(found.tables), str(len(found.own)), f"{found.cpu * 1000:.2f}", *delays)
    console.print(shown)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--tables", type=int, nargs="*", default=TABLES)
    options.add_argument("--servers", nargs="*", default=SERVERS, choices=SERVERS)
    options.add_argument("--bots", action="store_true")
    wish = options.parse_args()
    gc.disable()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    console = Console(width=140)
    results: list[Found] = []
    try:
        with Progress(console=console) as progress:
            for kind in wish.servers:
                for count in wish.tables:
                    results.append(asyncio.run(measure(kind, count, wish.bots, progress)))
    finally:
        show(console, results)


if __name__ == "__main__":
    main()
