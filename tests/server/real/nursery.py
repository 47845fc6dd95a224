"""Starts servers quickly: a process that has everything imported and forks one whenever it is asked to.

A server that is born here is a process like any other; only its imports are done. Each line in is a JSON list, the
log's path, how many files it may open (0: as many as here) and the arguments of the command; each line out is the
process id.
"""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[3]


class Nursery:
    """The other end: asks for servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, log: Path, arguments: list[str], files: int = 0) -> "Child":
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([str(log), files, *arguments]) + "\n")
        self._process.stdin.flush()
        return Child(int(self._process.stdout.readline()), log)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class Child:
    """A server that was born in the nursery."""

    def __init__(self, pid: int, log: Path) -> None:
        self.pid = pid
        self.log = log

    def alive(self) -> bool:
        with suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)
        while self.alive():
            time.sleep(0.001)


# In the nursery


def main() -> None:
    from consigliere.cli import app
    from consigliere.cli.hosting import serving

    serving.offered([])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        log, files, *arguments = json.loads(line)
        child = os.fork()
        if child == 0:
            _become(log)
            if files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
            app.app(arguments)
            sys.exit()
        print(child, flush=True)


def _become(log: str) -> None:
    """A process of its own: it hears nothing from the nursery and writes to its log."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing, written = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for opened, standard in ((nothing, 0), (written, 1), (written, 2)):
        os.dup2(opened, standard)


if __name__ == "__main__":
    main()
