"""The command in this process: what it prints, how it ends, and that it changes nothing."""

import contextlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from consigliere.cli import ending


class Done(NamedTuple):
    code: int
    out: str
    err: str


def consigliere(*arguments: str, typed: str = "") -> Done:
    out, err = io.StringIO(), io.StringIO()
    keyboard = mock.patch.object(sys, "stdin", io.StringIO(typed))
    with keyboard, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = ending.run(list(arguments))
    return Done(code, out.getvalue(), err.getvalue())


def contents(folder: Path) -> dict[str, bytes | None]:
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@contextlib.contextmanager
def unchanged(folder: Path) -> Iterator[None]:
    before = contents(folder)
    yield
    assert contents(folder) == before


def is_told_well(done: Done) -> None:
    """All is well, or one sentence says what is not: nothing of Python's, and nothing that steers a terminal."""
    assert done.code in (0, 1, 2), done
    assert len(done.err.splitlines()) == (1 if done.code == 2 else 0), done
    words = done.out + done.err
    for strange in ("That did not work", "Traceback", "Exceeds the limit", "Errno", "0x7f", "recursion", "codec can't"):
        assert strange not in words, done
    assert not set(done.err) & {chr(n) for n in range(32) if chr(n) != "\n"}, done
