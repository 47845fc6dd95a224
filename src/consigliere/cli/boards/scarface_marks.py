"""The marks of Scarface in the terminal: a side is a symbol; colour only helps."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from msgspec import UnsetType
from rich.text import Text

from consigliere.cli.boards.lines import WIDTH, flowing
from consigliere.cli.words import say
from consigliere.games.scarface.seen.view import Board, Gang
from consigliere.kernel import View
from consigliere.kernel.packs import Pack

SIDE: Final = {
    "human": ("●", "bold grey100 on dodger_blue3"),
    "henchman": ("■", "bold grey100 on red3"),
    "human2": ("▲", "bold grey100 on dark_green"),
    "human3": ("◆", "bold grey100 on purple4"),
    None: ("·", "dim"),
}
TOKEN: Final = "☞"
POLICE: Final = "♜"
THUG: Final = "♟"
CAR: Final = "◉"
TRUCK: Final = "▣"
DAY: Final = "☼"
NIGHT: Final = "☾"
STAR: Final = "★"
DONE: Final = "✓"


class Desk:
    """What the parts of the board look at: the position, the pack, the names of the players."""

    def __init__(self, view: View, players: Sequence[str], seen: bool, pack: Pack) -> None:
        self.view = view
        self.board: Board = view.board
        assert not isinstance(self.board.outlook, UnsetType), "a view for people"
        self.outlook = self.board.outlook
        self.players = players
        self.seen = seen
        self.tables: dict[str, dict[str, dict[str, Any]]] = pack.tables
        self.pack = pack

    def card(self, id: str) -> dict[str, Any]:
        """A card of the human's deck: of the gang or an associate."""
        return self.tables["card"].get(id) or self.tables["associate"][id]

    def gangs(self) -> list[Gang]:
        """The humans in turn order, then the Henchman."""
        humans = [self.board.human, *(other.gang for other in self.board.others)]
        return [*sorted(humans, key=lambda gang: gang.side), self.board.rival]

    def player(self, gang: Gang) -> str:
        """Who leads a gang."""
        if gang.side == "henchman":
            return say("scarface-board-henchman")
        return self.players[gang.seat] if gang.seat is not None and gang.seat < len(self.players) else ""

    def gang(self, side: Gang) -> dict[str, Any]:
        return self.tables["gang"][str(side.gang)]


def chip(side: str | None, label: str | None = None) -> Text:
    mark, style = SIDE[side]
    return Text.assemble((mark if label is None else f"{mark} {label}", style))


def name(id: str) -> str:
    return say(f"scarface-name-{id}")


def letter(kind: str) -> str:
    """The letter of a good or business."""
    return say(LETTERS[kind])


LETTERS: Final = {
    "alcohol": "scarface-board-letter-alcohol",
    "gun": "scarface-board-letter-gun",
    "speakeasy": "scarface-board-letter-speakeasy",
    "brothel": "scarface-board-letter-brothel",
    "casino": "scarface-board-letter-casino",
}


def goods(alcohol: int, guns: int) -> str:
    """`A2 G1`; a dash for nothing."""
    found = [f"{letter(kind)}{n}" for kind, n in (("alcohol", alcohol), ("gun", guns)) if n]
    return " ".join(found) or "–"


def pieces(thugs: int, cars: int, trucks: int, between: str = " ") -> str:
    return between.join(f"{mark}{n}" for mark, n in ((THUG, thugs), (CAR, cars), (TRUCK, trucks)) if n)


def listed(label: str, items: Sequence[Text | str], between: str = ", ") -> Text:
    """`Label: one, two`, or a dash."""
    return flowing([f"  {labelled(label)} ", *_parts(items or ["–"], between)], "", "", "      ")


def labelled(label: str) -> str:
    """`Label:`, as the language writes it."""
    return say("scarface-board-label", label=label)


def _parts(items: Sequence[Text | str], between: str) -> list[Text]:
    parts = [item.copy() if isinstance(item, Text) else Text(item) for item in items]
    return [part.append(between) if place < len(parts) - 1 else part for place, part in enumerate(parts)]


def wrapped(words: str, indent: str, later: str | None = None) -> Text:
    """A sentence in as many lines as it needs."""
    rest = indent if later is None else later
    return Text("\n".join(wrap(words, WIDTH, initial_indent=indent, subsequent_indent=rest)))
