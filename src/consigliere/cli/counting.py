"""Many games with a bar that shows how far they are; Ctrl-C ends them, and what was played until then counts."""

import sys
from collections.abc import Generator
from contextlib import closing
from typing import Protocol, TypeVar

from rich.progress import Progress

from consigliere.cli.stopping import Stopped
from consigliere.cli.words import console, say


class Counted(Protocol):
    @property
    def games(self) -> int: ...


T = TypeVar("T", bound=Counted)


def watched(totals: Generator[T, None, None], name: str, wanted: int, quiet: bool) -> tuple[T, int]:
    """The last total, and the exit code: whoever stops it before the first game gets nothing."""
    total: T | None = None
    try:
        with (
            closing(totals),
            Progress(disable=quiet or not console.is_terminal, console=console, transient=True) as bar,
        ):
            task = bar.add_task(name, total=wanted)
            for total in totals:
                bar.update(task, completed=total.games)
    except Stopped as stopped:
        if total is None:
            raise
        print(say("match-stopped", games=total.games, wanted=wanted), file=sys.stderr)
        return total, stopped.code
    assert total is not None
    return total, 0
