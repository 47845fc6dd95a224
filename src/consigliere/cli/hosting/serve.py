"""`consigliere serve`: the server, by default alone, offline, with its database in the user's data folder."""

import os
from pathlib import Path
from typing import Annotated

import typer

from consigliere.cli.options import MOST_PROCESSES, PackFolders, number
from consigliere.cli.words import say

HELP = say("help-serve")


def serve(
    host: Annotated[str, typer.Option(help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, number("--port", 1, 65535, say("help-port"))] = 8000,
    database: Annotated[str | None, typer.Option(metavar="URL", help=say("help-database"))] = None,
    redis: Annotated[str, typer.Option(metavar="URL", help=say("help-redis"))] = "",
    workers: Annotated[int, number("--workers", 1, MOST_PROCESSES, say("help-server-workers"))] = 1,
    bots: Annotated[int, number("--bots", 1, MOST_PROCESSES, say("help-thinkers"))] = max(1, (os.cpu_count() or 2) - 1),
    thinking: Annotated[int, number("--thinking", 1, 100, say("help-thinking"))] = 100,
    engine: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("help-engine"))] = None,
    pack: PackFolders = None,
    limits: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-limits"))] = None,
    host_name: Annotated[list[str] | None, typer.Option(metavar="NAME", help=say("help-host-name"))] = None,
    open_: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
) -> None:
    from consigliere.cli.hosting import serving  # its libraries take a second, for which no other command should wait

    thinkers = serving.ThinkingPower(bots, thinking / 100, engine)
    serving.run(host, port, database, redis, workers, thinkers, pack or [], limits, host_name or [], open_)
