"""Where games in the terminal are kept."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from consigliere.kernel import BadInput, ConsigliereError, records
from consigliere.kernel.reading import read_text, reason_of


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    try:
        return (Path(home) if home else Path.home() / ".local" / "share") / "consigliere" / "games"
    except RuntimeError:
        raise BadInput("error-no-home") from None


def server_database() -> str:
    """Where a server keeps its tables unless it is told otherwise."""
    return f"sqlite:///{folder().parent / 'server.db'}"


def autosave_file(game: str) -> Path:
    return folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.record"


def read_file(file: Path) -> str:
    try:
        return read_text(file)
    except BadInput as error:
        raise BadInput("error-cannot-read", file=str(file), reason=error) from None


@contextmanager
def inside(file: Path, besides: type[ConsigliereError] | tuple[()] = ()) -> Iterator[None]:
    """What goes wrong while a file is understood is told with its name."""
    try:
        yield
    except besides:
        raise
    except ConsigliereError as error:
        raise BadInput("error-in-file", file=str(file), problem=error) from None


def read_record(file: Path) -> records.Record:
    text = read_file(file)
    with inside(file):
        return records.read(text)


def write_file(file: Path, text: str) -> None:
    """Whole or not at all, and on the disk: a crash leaves the old file."""
    try:
        part = file.with_name(file.name + ".part")
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            with part.open("w", encoding="utf-8") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise BadInput("error-cannot-write", file=str(file), reason=reason_of(error)) from None


def latest_unfinished(game: str) -> Path:
    for file in sorted(folder().glob(f"{game}-*.record"), reverse=True):
        if read_record(file).header["result"] == records.UNFINISHED:
            return file
    raise BadInput("error-nothing-to-continue", game=game)
