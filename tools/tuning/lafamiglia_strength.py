"""How strong La Famiglia's brain is, whether its chances come true, and better numbers for it, a piece at a time:
python -m tools.tuning.lafamiglia_strength FOLDER [--seconds 560] [--workers 16] [--pairs 100] [--games 400]

The ladder of the bars, then games for its chances, then the tuning of its numbers. All of it stands in FOLDER: when the
seconds are over each part says what it knows by then, and the same command goes on from there.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

LEAST = 30.0  # seconds with which a part is worth beginning


def ladder(wanted: argparse.Namespace, seconds: float) -> None:
    """It knows no time: it is told to stop, as by a person."""
    command = ["consigliere", "ladder", "lafamiglia", "normal", "hard", "greedy:2000", "--pairs", str(wanted.pairs)]
    command += ["--workers", str(wanted.workers), "--file", str(wanted.folder / "ladder")]
    process = subprocess.Popen([sys.executable, "-m", *command])
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        process.wait()


def tool(wanted: argparse.Namespace, seconds: float, name: str, *more: str) -> None:
    command = [f"tools.tuning.{name}", str(wanted.folder / name), *more]
    command += ["--workers", str(wanted.workers), "--seconds", str(seconds)]
    subprocess.run([sys.executable, "-m", *command], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=560.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--pairs", type=int, default=100, help="of deals a row of the ladder")
    parser.add_argument("--games", type=int, default=400, help="for the chances")
    parser.add_argument("--rounds", type=int, default=4, help="of the tuning")
    parser.add_argument("--steps", type=int, default=1000, help="a decision, in the tuning")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + wanted.seconds
    ladder(wanted, until - time.monotonic())
    for name, more in {
        "lafamiglia_chances": ["--games", str(wanted.games)],
        "lafamiglia": ["--rounds", str(wanted.rounds), "--steps", str(wanted.steps)],
    }.items():
        left = until - time.monotonic()
        if left > LEAST:
            tool(wanted, left, name, *more)


if __name__ == "__main__":
    main()
