"""The marks of La Famiglia in the terminal: a family is a letter and a symbol; colour only helps."""

from functools import cache
from typing import Any, Final

from msgspec import UnsetType
from rich.text import Text

from consigliere.cli.words import say
from consigliere.games import load
from consigliere.games.lafamiglia.names import COLOURS, NEUTRAL, NEUTRAL_NAME
from consigliere.games.lafamiglia.seen.view import Board
from consigliere.kernel.packs import Pack

MARKS: Final = {
    "yellow": ("Y✶", "bold grey0 on gold1"), "blue": ("B▼", "bold grey100 on dodger_blue3"),
    "green": ("G♣", "bold grey100 on dark_green"), "red": ("R♜", "bold grey100 on red3"),
    "white": ("W☾", "bold grey0 on grey93"), "black": ("K♠", "bold grey100 on grey19"),
    NEUTRAL_NAME: ("N○", "grey0 on grey70"),
}  # fmt: skip
LAB: Final = "⚗"
CAR: Final = "⚙"
ATTACK: Final = "▲"
SUPPLY: Final = "■"
BACK: Final = "▒▒"
COIN: Final = "₤"


class Desk:
    """What the parts of the board look at: the position, the pack, and for whom it is drawn."""

    def __init__(self, board: Board, pack: Pack | None, seat: int | None) -> None:
        self.board = board
        assert not isinstance(board.outlook, UnsetType), "a view for people"
        self.outlook = board.outlook
        self.tables: dict[str, dict[str, dict[str, Any]]] = (pack or standard_pack()).tables
        self.seat = board.player if seat is None else seat

    def side(self, side: int) -> str:
        return NEUTRAL_NAME if side == NEUTRAL else self.board.players[side].colour or COLOURS[side]

    def chip(self, side: int, count: int | None = None) -> Text:
        """A family, or so many of its pieces."""
        mark, style = MARKS[self.side(side)]
        return Text.assemble((mark if count is None else f"{mark}{count}", style))

    def order(self, seat: int, token: str | None) -> Text:
        """Mark, kind and initiative; or a back."""
        _, style = MARKS[self.side(seat)]
        return Text.assemble((BACK if token is None else self.token(token), style))

    def token(self, token: str) -> str:
        record = self.tables["order"][token]
        return f"{token.partition('-')[2]}{ATTACK if record['kind'] == 'attack' else SUPPLY}{record['initiative']}"

    def symbols(self, token: str) -> str:
        """What a token does, in words."""
        return ", ".join(_symbol(symbol) for symbol in self.tables["order"][token]["symbols"])


@cache
def standard_pack() -> Pack:
    return load("lafamiglia").pack


def _symbol(symbol: dict[str, Any]) -> str:
    words = say(f"lafamiglia-name-symbol-{symbol['s']}")
    if "plus" in symbol:
        return f"{words} +{symbol['plus']}"
    numbers = symbol.get("list") or [symbol.get("n", 1)]
    return (
        words if numbers == [1] and symbol["s"] not in ("vest", "skull") else f"{words} {'/'.join(map(str, numbers))}"
    )


def name(kind: str, id: str) -> str:
    """The name of a component; `kind` is empty for those that need none."""
    return say(f"lafamiglia-name-{kind}-{id}" if kind else f"lafamiglia-name-{id}")
