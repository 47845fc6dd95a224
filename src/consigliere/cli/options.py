"""Options that several commands have: `--option NAME=VALUE` for those of a game, packs, whole numbers."""

from pathlib import Path
from typing import Annotated, Any

import typer

from consigliere.cli.words import say
from consigliere.kernel import BadInput
from consigliere.kernel.reading import LARGEST, read_number
from consigliere.kernel.records import SEEDS

MOST_GAMES = 10**9
MOST_PROCESSES = 256
MOST = 10**9

AsJson = Annotated[bool, typer.Option("--json", help=say("help-json"))]
PackFolder = Annotated[Path | None, typer.Option("--pack", metavar="FOLDER", help=say("help-pack-folder"))]
PackFolders = Annotated[list[Path] | None, typer.Option("--pack", metavar="FOLDER", help=say("help-packs"))]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("help-option"))]


def read_options(typed: list[str] | None) -> dict[str, object]:
    """A value with commas is a list, one of digits a number; what may stand there the game says."""
    found: dict[str, object] = {}
    for text in typed or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("error-option-form", found=text)
        number = read_number(value, 0, LARGEST)
        found[name] = value.split(",") if "," in value else value if number is None else number
    return found


def number(name: str, least: int, most: int, help: str) -> Any:
    """An option that is a whole number."""

    def read(value: object) -> int:
        found = read_number(str(value), least, most)
        if found is None:
            raise BadInput("error-usage-number", option=name, least=str(least), most=str(most))
        return found

    return typer.Option(name, metavar="NUMBER", parser=read, help=help)


Seed = number("--seed", 1 - SEEDS, SEEDS - 1, say("help-seed"))
Steps = number("--steps", 1, MOST, say("help-steps"))
Workers = number("--workers", 1, MOST_PROCESSES, say("help-workers"))
