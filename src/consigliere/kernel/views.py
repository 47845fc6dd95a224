"""The one message that shows a position to somebody. Plain Python: msgspec reads the annotations."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

# Where the engine stands: what `imagine` needs. It is no message to clients; `Game.shown` takes it out.
Frames = Annotated[list[list[int]] | UnsetType, Meta(extra={"clients": False})]
Board = TypeVar("Board")


class DecisionView(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    rule: str


class View(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) may know of a position; `board` is the game's own struct. For people `declines`
    are those of the legal actions that decline."""

    game: str
    rules: str
    pack: str
    options: dict[str, Any]
    seat: int | None
    seq: int
    phase: str
    decisions: list[DecisionView]
    legal: list[tuple[int, str, dict[str, Any]]]
    board: Any
    returns: list[float] | None
    declines: list[int] | UnsetType = UNSET

    def encode(self) -> bytes:
        return msgspec.json.encode(self)

    def board_as(self, struct: type[Board]) -> Board:
        """A view may come from its JSON: then its board is plain data."""
        return self.board if isinstance(self.board, struct) else msgspec.convert(self.board, struct)
