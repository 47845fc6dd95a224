"""The table of Scarface as lines of text: tracks, city, market, my gang and cards, the Henchman's corner."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from consigliere.cli.boards import Look
from consigliere.cli.boards.lines import flowing, heading
from consigliere.cli.boards.scarface_cards import explain
from consigliere.cli.boards.scarface_city import city, tracks
from consigliere.cli.boards.scarface_gangs import cards, human, market, offer, other, title
from consigliere.cli.boards.scarface_henchman import henchman
from consigliere.cli.boards.scarface_marks import Desk, chip
from consigliere.cli.words import say
from consigliere.games.scarface.names import SIDES
from consigliere.games.scarface.seen.view import Board
from consigliere.kernel import View
from consigliere.kernel.packs import Pack


def draw(view: View, players: Sequence[str], seen: bool, pack: Pack) -> Text:
    """The whole table; with `seen` also what lies in the decks and discard piles."""
    desk = Desk(view, players, seen, pack)
    board = desk.board
    lines = [_head(desk), flowing(say("scarface-board-legend").split("  "), ""), *tracks(desk)]
    lines += [heading(say("scarface-board-city")), *city(desk)]
    lines += [heading(say("scarface-board-market")), *market(desk)]
    lines.append(heading(title(desk, board.rival)))
    lines += henchman(desk) if board.rival.gang else []
    for one in board.others:
        lines.append(heading(title(desk, one.gang)))
        lines += other(desk, one.gang, one.cards) if one.gang.gang else []
    lines.append(heading(title(desk, board.human)))
    lines += [*human(desk), *cards(desk)] if board.human.gang else []
    return Text("\n").join([*lines, *offer(desk), *_result(desk), *_waiting(desk)])


def card(view: View, words: str, pack: Pack) -> Text:
    """What a card, tile, dealer or gang says."""
    return explain(pack, words)


PHASES: Final = {
    "setup": "scarface-board-phase-setup",
    "henchman": "scarface-board-phase-henchman",
    "human": "scarface-board-phase-human",
    "raid": "scarface-board-phase-raid",
    "extra": "scarface-board-phase-extra",
    "over": "scarface-board-phase-over",
}
STRUCT = Board
LOOKS: Final[dict[str, Look]] = {"card": card}


def _head(desk: Desk) -> Text:
    board = desk.board
    items = [say("scarface-board-round", round=board.round), say(PHASES[desk.view.phase])]
    if desk.view.options.get("level") == "hard":
        items.append(say("scarface-board-hard"))
    if board.closing:
        items.append(say("scarface-board-closing"))
    return Text(" · ".join(items), "bold")


def _result(desk: Desk) -> list[Text]:
    if desk.view.returns is None:
        return []
    line = Text("\n" + say("scarface-board-result") + "  ", "bold")
    for gang in desk.gangs():
        total = desk.board.totals[SIDES.index(gang.side)]
        line.append_text(chip(gang.side)).append(" " + say("scarface-board-money", n=total) + "  ")
    return [line]


def _waiting(desk: Desk) -> list[Text]:
    names = [desk.players[decision.seat] for decision in desk.view.decisions if decision.seat >= 0]
    return [Text("\n▶ " + say("scarface-board-to-decide", who=", ".join(names)), "bold")] if names else []
