"""Where games in the terminal are kept."""

import os
from datetime import datetime
from pathlib import Path

from consigliere.kernel import BadInput, records


def folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "consigliere" / "games"


def server_database() -> str:
    """Where a server keeps its tables unless it is told otherwise."""
    return f"sqlite:///{folder().parent / 'server.db'}"


def autosave_file(game: str) -> Path:
    return folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.record"


def read_file(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("error-cannot-read", file=str(file), reason=str(error)) from None


def read_record(file: Path) -> records.Record:
    return records.read(read_file(file))


def write_file(file: Path, text: str) -> None:
    """Whole or not at all, and on the disk: a crash leaves the old file."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(file.name + ".part")
        with part.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        raise BadInput("error-cannot-write", file=str(file), reason=str(error)) from None


def latest_unfinished(game: str) -> Path:
    for file in sorted(folder().glob(f"{game}-*.record"), reverse=True):
        if read_record(file).header["result"] == records.UNFINISHED:
            return file
    raise BadInput("error-nothing-to-continue", game=game)
