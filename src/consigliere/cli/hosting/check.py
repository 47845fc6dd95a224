"""`consigliere check`: whether all that is stored in the database of a server makes sense."""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress

from consigliere.cli import saves
from consigliere.cli.options import PackFolders
from consigliere.cli.words import LANG, console, say
from consigliere.locales import text

if TYPE_CHECKING:
    from consigliere.server.store.checking import Finding


def check(
    database: Annotated[str | None, typer.Argument(metavar="DATABASE", help=say("help-check-database"))] = None,
    repair: Annotated[bool, typer.Option("--repair", help=say("help-repair"))] = False,
    pack: PackFolders = None,
) -> None:
    from consigliere.cli.hosting.serving import offered
    from consigliere.server.store import backups, checking
    from consigliere.server.table.shelf import Shelf

    url = database or saves.server_database()
    shelf = Shelf(offered(pack or []))
    storage = backups.existing(url if "://" in url else f"sqlite:///{url}")
    try:
        checking.check_version(storage)
        ids, found = checking.check_database(storage)
        found += checking.check_ratings(storage, repair) if not found else []
        with Progress(console=console, transient=True) as bar:
            for more in bar.track(checking.check_all(storage, shelf, ids, repair), total=len(ids)):
                found += more
    finally:
        storage.close()
    _report(found, len(ids), repair)


def _report(found: "list[Finding]", tables: int, repair: bool) -> None:
    """Every finding in a line, and whether anything is still wrong."""
    for finding in found:
        what = text(LANG, finding.message, finding.args)
        line = say("check-table", table=finding.table, what=what) if finding.table else what
        console.print(
            say("check-mended", what=line) if finding.mended and repair else line, markup=False, soft_wrap=True
        )
    mendable = sum(finding.mended for finding in found)
    left = len(found) - mendable if repair else len(found)
    console.print(say("check-result", tables=tables, found=len(found), left=left), soft_wrap=True)
    if mendable and not repair:
        console.print(say("check-mendable", count=mendable), soft_wrap=True)
    if left:
        raise typer.Exit(1)
