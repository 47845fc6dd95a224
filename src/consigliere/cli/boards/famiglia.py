"""The table of Famiglia as lines of text: letters and symbols say everything, colour only helps."""

from collections.abc import Sequence

from rich.text import Text

from consigliere.cli.boards import Look
from consigliere.cli.words import say
from consigliere.games.famiglia.cards import FAMILIES, LETTERS
from consigliere.games.famiglia.view import Board
from consigliere.kernel import View
from consigliere.kernel.packs import Pack

SYMBOLS = {"I": "♦", "A": "■", "B": "▲", "M": "●"}
STYLES = {
    "I": "bold #ffffff on #a3232b",
    "A": "bold #ffffff on #1f5a93",
    "B": "bold #000000 on #e9b824",
    "M": "bold #000000 on #86b75f",
}
STEPS = ("street", "accountant", "brute", "recruit")
STRUCT = Board
LOOKS: dict[str, Look] = {}


def draw(view: View, players: Sequence[str], seen: bool, pack: Pack) -> Text:
    """The whole table; the hands of others are backs unless `seen`."""
    board: Board = view.board
    me = board.player if view.seat is None else view.seat
    lines = [
        _legend(),
        _deck(board),
        _player(view, 1 - me, players, seen),
        _street(board),
        _player(view, me, players, True),
    ]
    return Text("\n").join([*lines, _steps(view)])


def _legend() -> Text:
    families = zip(LETTERS, FAMILIES, strict=True)
    return Text("  ").join(_card(letter).append(" " + say(f"famiglia-name-{family}")) for letter, family in families)


def _deck(board: Board) -> Text:
    line = Text(say("famiglia-board-deck", count=len(board.deck) + len(board.bottom), times=board.run_out))
    if board.discard:
        line.append("  " + say("famiglia-board-discard", count=len(board.discard)))
    if board.turns_left >= 0:
        line.append("  " + say("famiglia-board-turns-left", count=board.turns_left), "bold")
    return line


def _street(board: Board) -> Text:
    line = Text("\n  " + say("famiglia-board-street") + "  ")
    lowered = board.lowered
    for name in board.street:
        line.append_text(_card(name, board.lowered_by if name == lowered else 0)).append(" ")
        lowered = None if name == lowered else lowered
    return line.append("\n")


def _player(view: View, seat: int, players: Sequence[str], open_hand: bool) -> Text:
    board: Board = view.board
    line = Text("▶ " if seat == board.player else "  ").append(players[seat], "bold")
    line.append("  " + say("famiglia-board-points", count=board.scores[seat]))
    hand = board.hands[seat]
    labels = [say("famiglia-board-hand"), say("famiglia-board-area")]
    piles = [_cards(hand) if open_hand else Text("▒▒ " * len(hand)), _cards(board.areas[seat])]
    for label, pile in zip(labels, piles, strict=True):
        line.append(f"\n    {label:<{max(map(len, labels))}}  ").append_text(pile)
    return line


def _cards(names: Sequence[str]) -> Text:
    line = Text("" if names else "–")
    for name in names:
        line.append_text(_card(name)).append(" ")
    return line


def _card(name: str, lowered_by: int = 0) -> Text:
    label = f"{name}-{lowered_by}" if lowered_by else name
    return Text.assemble((f"{SYMBOLS[name[0]]}{label}", STYLES[name[0]]))


def _steps(view: View) -> Text:
    line = Text("\n")
    for number, step in enumerate(STEPS, 1):
        words = f" {number} {say('famiglia-board-step', step=step)} "
        line.append(f"[{words}]" if step == view.phase else f" {words} ", "bold" if step == view.phase else "dim")
    return line
