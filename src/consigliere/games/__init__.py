"""The games, by name."""

from functools import cache
from importlib import import_module
from pathlib import Path

from consigliere.kernel.errors import BadInput
from consigliere.kernel.game import Game

NAMES = ("famiglia", "lafamiglia", "scarface")
PLACES = {"file", "path", "place"}  # details of an error that says itself where it is


def load(name: str, pack: Path | str | None = None) -> Game:
    """The game of this name, with our components or with an owner's laid over them."""
    if name not in NAMES:
        raise BadInput("error-unknown-game", name=name, known=", ".join(NAMES))
    if pack is None:
        return ours(name)
    try:
        return _load(name, Path(pack))
    except BadInput as error:
        if PLACES & error.details.keys():
            raise
        raise BadInput("error-in-file", file=str(pack), problem=error) from None


@cache
def ours(name: str) -> Game:
    """With our components, which do not change while we run."""
    return _load(name, None)


def _load(name: str, pack: Path | None) -> Game:
    game: Game = import_module(f"consigliere.games.{name}.game").load(pack)
    return game
