"""`--option NAME=VALUE`: the options of a game, as they are typed."""

from typing import Annotated

import typer

from consigliere.cli.words import say
from consigliere.kernel import BadInput

Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("help-option"))]


def read_options(typed: list[str] | None) -> dict[str, object]:
    """A value with commas is a list, one of digits a number; what may stand there the game says."""
    found: dict[str, object] = {}
    for text in typed or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("error-option-form", found=text)
        found[name] = value.split(",") if "," in value else int(value) if value.isdecimal() else value
    return found
