"""How fast are play-outs, next to well-known engines of games of the same kind?

    make bench          (or: python benchmarks/playouts.py, with the extra `bench` and after `make compiled`)

Every engine is driven from Python in the same way: ask for the legal actions, pick one, apply it. Only the players'
decisions count, not chance. The engines take turns in one run, several times, and the best round of each counts, so
that a busy machine is unfair to nobody. Each runs in a process of its own: Famiglia twice, plain and compiled.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
WORKER = Path(__file__).parent / "engines.py"
COMPILED = ROOT / "build" / "compiled"
ROUNDS = 5
SECONDS = 2.0

ENGINES = {
    "OpenSpiel gin_rummy": ("openspiel", None),
    "RLCard gin-rummy": ("rlcard", None),
    "Famiglia, plain Python": ("famiglia", ROOT / "src"),
    "Famiglia, compiled": ("famiglia", COMPILED),
}
BARS = {"Famiglia, plain Python": 4, "Famiglia, compiled": 15}
REFERENCE = "OpenSpiel gin_rummy"


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
    console = Console(width=100)
    best: dict[str, dict[str, float]] = {}
    with console.status("") as status:
        for turn in range(ROUNDS):
            for name, (engine, path) in ENGINES.items():
                status.update(f"round {turn + 1} of {ROUNDS}: {name}")
                numbers = measure(engine, path)
                if name not in best or numbers["decisions/s"] > best[name]["decisions/s"]:
                    best[name] = numbers
    console.print(speeds(best))
    console.print(details(best))


def speeds(best: dict[str, dict[str, float]]) -> Table:
    table = Table("engine", "decisions/s", "games/s", f"ratio to {REFERENCE}", "bar")
    reference = best[REFERENCE]["decisions/s"]
    for name, numbers in best.items():
        bar = f"at least {BARS[name]}" if name in BARS else ""
        ratio = f"{numbers['decisions/s'] / reference:.1f}"
        table.add_row(name, f"{numbers['decisions/s']:,.0f}", f"{numbers['games/s']:,.0f}", ratio, bar)
    return table


def details(best: dict[str, dict[str, float]]) -> Table:
    """What a clone costs beside the cheapest copy Python has, and whether late decisions cost more than early ones."""
    ours = [name for name in best if name.startswith("Famiglia")]
    table = Table("", *ours)
    for row in [key for key in best[ours[0]] if key not in ("decisions/s", "games/s")]:
        table.add_row(row, *(f"{best[name][row]:,.2f}" if "µs" in row else f"{best[name][row]:,.0f}" for name in ours))
    return table


if __name__ == "__main__":
    main()
