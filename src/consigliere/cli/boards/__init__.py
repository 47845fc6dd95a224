"""How each game is drawn in the terminal.

A board module has `draw(view, players, seen, pack)` and `LOOKS`: commands of its own that show something on demand.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.text import Text

from consigliere.kernel import View
from consigliere.kernel.packs import Pack

Look = Callable[[View, str, Pack], Text]


class Board(Protocol):
    LOOKS: dict[str, Look]

    def draw(self, view: View, players: Sequence[str], seen: bool, pack: Pack) -> Text: ...


def board_of(game: str) -> Board:
    return cast(Board, import_module(f"consigliere.cli.boards.{game}"))
