"""`consigliere backup` and `consigliere restore`: the whole database of a server in one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from consigliere.cli import saves
from consigliere.cli.words import console, say

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"))]
Database = Annotated[str | None, typer.Option(metavar="URL", help=say("help-database"))]


def backup(file: BackupFile, database: Database = None) -> None:
    from consigliere.server.store import backups

    rows = backups.write(database or saves.server_database(), file)
    console.print(say("backup-written", file=str(file), rows=rows))


def restore(file: BackupFile, database: Database = None) -> None:
    from consigliere.server.store import backups

    rows = backups.read(file, database or saves.server_database())
    console.print(say("backup-restored", file=str(file), rows=rows))
