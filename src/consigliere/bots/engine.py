"""The package compiled, beside the plain one: processes of bots use it where it was made from the very same sources.

It lies in a folder named after them, so one that was made from others is never found.
"""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from hashlib import blake2b
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PROJECT = PACKAGE.parents[1]
ONLY_FOR_PEOPLE = {"page", "rules"}
MADE = {".so", ".pyc"}
NICE = 15


class Engine:
    """`folder` holds what was compiled; "": nothing is."""

    def __init__(self, folder: str = "", package: Path = PACKAGE) -> None:
        self._place = Path(folder).resolve() / digest(package) if folder else None
        self._found = False

    def path(self) -> str:
        """Where the compiled package lies, as soon as it is whole; else nothing."""
        if self._place is None:
            return ""
        self._found = self._found or self._place.is_dir()
        return str(self._place) if self._found else ""

    def give_up(self) -> None:
        """It does not run here: the plain one does."""
        self._place = None


def digest(package: Path = PACKAGE) -> str:
    """Of all that a process of bots reads, and of the Python that reads it."""
    whole = blake2b(sys.version.encode(), digest_size=10)
    for file in sorted(package.rglob("*")):
        name = file.relative_to(package)
        if file.is_file() and file.suffix not in MADE and name.parts[0] not in ONLY_FOR_PEOPLE:
            whole.update(f"{name.as_posix()} {file.stat().st_size} ".encode() + file.read_bytes())
    return whole.hexdigest()


class Compiling:
    """Compiles into a folder, beside everything else; what was made from other sources goes. It can be ended."""

    def __init__(self, folder: Path, package: Path = PACKAGE, project: Path = PROJECT) -> None:
        self._package, self._project = package, project
        self._folder = folder.resolve()
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False

    def possible(self) -> bool:
        header = Path(sysconfig.get_path("include")) / "Python.h"
        return bool(shutil.which("cc")) and header.is_file() and (self._project / "setup.py").is_file()

    def run(self) -> bool:
        """Whether the compiled package is there now."""
        made = digest(self._package)
        if (self._folder / made).is_dir():
            return True
        shutil.rmtree(self._folder, ignore_errors=True)
        fresh = self._folder / "new"
        if self._ended or not self._build(fresh) or not self._fits(fresh, made):
            shutil.rmtree(self._folder, ignore_errors=True)
            return False
        fresh.rename(self._folder / made)
        return True

    def _build(self, fresh: Path) -> bool:
        """By the same way as a wheel; what it needs is fetched if it is not here."""
        here = ["--no-build-isolation"] if importlib.util.find_spec("mypyc") else []
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", *here]
        self._process = subprocess.Popen(
            ["nice", "-n", str(NICE), *command, "--target", str(fresh), str(self._project)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        return self._process.wait() == 0

    def _fits(self, fresh: Path, made: str) -> bool:
        """It is compiled, and nobody has changed the sources meanwhile."""
        compiled = any((fresh / "consigliere" / "kernel").glob("*.so"))
        return compiled and digest(fresh / "consigliere") == made == digest(self._package)

    def end(self) -> None:
        self._ended = True
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
