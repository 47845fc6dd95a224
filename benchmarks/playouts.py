"""How fast are play-outs, next to well-known engines of games of the same kind?

    make bench          (or: python benchmarks/playouts.py, with the extra `bench` and after `make compiled`)

Every engine is driven from Python in the same way: ask for the legal actions, pick one, apply it. Only the players'
decisions count, not chance. The engines take turns in one run, several times, and the best round of each counts, so
that a busy machine is unfair to nobody. Each runs in a process of its own; ours twice, plain and compiled.

Famiglia stands beside the gin rummy of OpenSpiel and RLCard, La Famiglia and Scarface beside Catanatron's four-player
Catan.
Catanatron (it needs only networkx) comes with the extra `bench`; where it is missing its rows are left out. Its state
copy is `State.copy()`, its view `json.dumps(game, cls=GameEncoder)` encoded; ours `clone()` and `view(seat).encode()`.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
WORKER = Path(__file__).parent / "engines.py"
COMPILED = ROOT / "build" / "compiled"
ROUNDS = 5
SECONDS = 2.0


class Engine(NamedTuple):
    """What engines.py is asked for, on which path; beside whom it stands and how many times as fast it must be."""

    worker: str
    path: Path | None = None
    reference: str = ""
    bar: int = 0


GIN = "OpenSpiel gin_rummy"
CATAN = "Catanatron, random"
ENGINES = {
    GIN: Engine("openspiel"),
    "RLCard gin-rummy": Engine("rlcard", None, GIN),
    "Famiglia, plain Python": Engine("famiglia", ROOT / "src", GIN, 4),
    "Famiglia, compiled": Engine("famiglia", COMPILED, GIN, 15),
    CATAN: Engine("catanatron"),
    "La Famiglia, plain Python": Engine("lafamiglia", ROOT / "src", CATAN, 2),
    "La Famiglia, compiled": Engine("lafamiglia", COMPILED, CATAN, 8),
    "Scarface, plain Python": Engine("scarface", ROOT / "src", CATAN, 2),
    "Scarface, compiled": Engine("scarface", COMPILED, CATAN, 8),
}
DETAIL_BARS = {
    "copy of a state, µs": "at most a third",
    "view as bytes, µs": "at most a tenth",
    "largest view, bytes": "at most 8,192",
}


def measure(engine: str, path: Path | None) -> dict[str, float]:
    """One round of one engine in its own process: decisions/s and whatever else it measures."""
    environment = {**os.environ, "PYTHONPATH": str(path)} if path else dict(os.environ)
    command = [sys.executable, str(WORKER), engine, str(SECONDS)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{engine}: {done.stderr.strip().splitlines()[-1]}")
    numbers: dict[str, float] = json.loads(done.stdout)
    return numbers


def main() -> None:
    if not (COMPILED / "done").exists():
        raise SystemExit("Run `make compiled` first.")
    console = Console(width=120)
    engines = dict(ENGINES)
    if find_spec("catanatron") is None:
        console.print("Catanatron is not installed (pip install catanatron): its rows and ratios are left out.")
        del engines[CATAN]
    best: dict[str, dict[str, float]] = {}
    with console.status("") as status:
        for turn in range(ROUNDS):
            for name, engine in engines.items():
                status.update(f"round {turn + 1} of {ROUNDS}: {name}")
                numbers = measure(engine.worker, engine.path)
                if name not in best or numbers["decisions/s"] > best[name]["decisions/s"]:
                    best[name] = numbers
    console.print(speeds(best))
    console.print(details(best, ["Famiglia, plain Python", "Famiglia, compiled"]))
    for ours in ("La Famiglia", "Scarface"):
        console.print(details(best, [name for name in best if name == CATAN or name.startswith(ours)]))


def speeds(best: dict[str, dict[str, float]]) -> Table:
    table = Table("engine", "decisions/s", "games/s", "ratio", "to", "bar")
    for name, numbers in best.items():
        engine, ratio = ENGINES[name], ""
        if engine.reference in best:
            ratio = f"{numbers['decisions/s'] / best[engine.reference]['decisions/s']:.1f}"
        bar = f"at least {engine.bar}" if engine.bar else ""
        speed = [f"{numbers['decisions/s']:,.0f}", f"{numbers['games/s']:,.1f}"]
        table.add_row(name, *speed, ratio, engine.reference if ratio else "", bar)
    return table


def details(best: dict[str, dict[str, float]], names: list[str]) -> Table:
    """What a copy and a view cost, and whether late decisions cost more than early ones."""
    table = Table("", *names, "bar")
    for row in [key for key in best[names[-1]] if key not in ("decisions/s", "games/s")]:
        digits = 2 if "µs" in row else 0
        cells = [f"{best[name][row]:,.{digits}f}" if row in best[name] else "" for name in names]
        table.add_row(row, *cells, DETAIL_BARS.get(row, ""))
    return table


if __name__ == "__main__":
    main()
