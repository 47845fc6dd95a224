"""How each game is drawn in the terminal.

A board module has `draw(view, players, seen, pack)`, `LOOKS`: commands of its own that show something on demand, and
`STRUCT`: what the boards of the game's views are.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

import msgspec
from rich.text import Text

from consigliere.kernel import View
from consigliere.kernel.packs import Pack

Look = Callable[[View, str, Pack], Text]


class Board(Protocol):
    LOOKS: dict[str, Look]
    STRUCT: type

    def draw(self, view: View, players: Sequence[str], seen: bool, pack: Pack) -> Text: ...


def board_of(game: str) -> Board:
    return cast(Board, import_module(f"consigliere.cli.boards.{game}"))


def with_board(view: View) -> View:
    """A view that came as JSON, its board as the game's own struct."""
    return msgspec.structs.replace(view, board=msgspec.convert(view.board, board_of(view.game).STRUCT))
