"""The order tokens of La Famiglia: those of the own team, the queue of the encounter phase, what others can hold."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from consigliere.cli.boards.lafamiglia_marks import BACK, Desk, name
from consigliere.cli.boards.lines import flowing, heading
from consigliere.cli.words import say
from consigliere.games.lafamiglia.names import AREAS, partner, team
from consigliere.games.lafamiglia.seen.view import Order
from consigliere.kernel import View

INDENT: Final = " " * 5


def queue(view: View, desk: Desk) -> list[Text]:
    """LF-110: the orders still to come, the one being resolved first."""
    if view.phase != "encounter":
        return []
    outlook = desk.outlook
    lying = {order.token: order for order in desk.board.orders if order.token}
    items = [_on_map(desk, lying[token], token == outlook.now.token) for token in outlook.queue if token in lying]
    return [heading(say("lafamiglia-board-queue")), flowing(items or [Text("–")], "  ", " → ")]


def _on_map(desk: Desk, order: Order, now: bool) -> Text:
    line = Text("▶ " if now else "").append_text(desk.chip(order.seat)).append(" ")
    return line.append_text(desk.order(order.seat, order.token)).append(f" {name('', AREAS[order.area])}")


def orders(view: View, desk: Desk, players: Sequence[str], seen: bool) -> list[Text]:
    """The tokens of the viewer and of the partner; with `seen` what the opponents can hold and have face down."""
    if view.seat is None:
        return []
    own = [seat for seat in (desk.seat, partner(desk.seat)) if desk.board.players[seat].colour]
    lines = [heading(say("lafamiglia-board-orders"))]
    for seat in own:
        lines += _of_team(view, desk, seat, players)
    if seen:
        others = [seat for seat in range(4) if team(seat) != team(desk.seat) and desk.board.players[seat].colour]
        lines += [_of_others(desk, seat, players) for seat in others]
    return lines if own else []


def _of_team(view: View, desk: Desk, seat: int, players: Sequence[str]) -> list[Text]:
    """Those in HQ with all they do; those on the map with their areas."""
    held = [_told(desk, seat, token) for token in desk.board.players[seat].tokens or []]
    lines = [
        _title(desk, seat, say("lafamiglia-board-in-hq", name=players[seat])),
        flowing(held or [Text("–")], INDENT, " · "),
    ]
    laid = [order for order in desk.board.orders if order.seat == seat and order.token]
    if laid and view.phase != "encounter":
        items = [_told(desk, seat, str(order.token), name("", AREAS[order.area])) for order in laid]
        lines += [_title(desk, seat, say("lafamiglia-board-on-map", name=players[seat])), flowing(items, INDENT, " · ")]
    return lines


def _title(desk: Desk, seat: int, words: str) -> Text:
    return Text("  ").append_text(desk.chip(seat)).append(f" {words}", "bold")


def _told(desk: Desk, seat: int, token: str, place: str = "") -> Text:
    line = Text(f"{place} " if place else "").append_text(desk.order(seat, token))
    return line.append(f" {desk.symbols(token)}")


def _of_others(desk: Desk, seat: int, players: Sequence[str]) -> Text:
    """LF-168, LF-171: the basic tokens and those freed, without the sold ones and those that lie face up."""
    player = desk.board.players[seat]
    shown = [order.token for order in desk.board.orders if order.seat == seat]
    hidden = desk.outlook.could_hold[seat]
    title = _title(desk, seat, say("lafamiglia-board-can-be", name=players[seat], count=player.token_count))
    title.append(f" {BACK * shown.count(None)}")
    return title.append("\n").append_text(flowing([_told(desk, seat, token) for token in hidden], INDENT, " · "))
