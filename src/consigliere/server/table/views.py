"""What is sent to a viewer: messages made from a table, its game, and nothing else. The only place that does it."""

from collections.abc import Iterable
from typing import cast

import msgspec

from consigliere.kernel import Game, State, View
from consigliere.server.messages import Clocks, Line, Position, Scene, TableInfo, Told, Update
from consigliere.server.table import clocks
from consigliere.server.table.play import TAKEN_BACK, Play
from consigliere.server.table.row import Row
from consigliere.server.table.setting import TableData

NOTHING_YET = Clocks([], [])


def encode(message: object) -> bytes:
    return msgspec.json.encode(message)


def view_of(play: Play, viewer: int) -> View:
    """The view, as the bytes that were made of it once."""
    return cast(View, msgspec.Raw(play.shown_bytes(viewer)))


def told(rows: Iterable[Row], viewer: int) -> list[Told]:
    return [
        Told(row.seen[viewer], event.message, event.args, undone(row, viewer) if event.message in TAKEN_BACK else [])
        for row in rows
        for event in row.events
        if event.shown_to(viewer)
    ]


def undone(row: Row, viewer: int) -> list[int]:
    """The counts of the decisions that a row takes back, as far as a viewer knew of them."""
    return [counts[viewer] for counts in row.details.gone if counts and counts[viewer]]


def scenes_of(
    game: Game, seat: int | None, scenes: list[tuple[int, State]], heard: list[bool], end: View
) -> list[Scene]:
    """Positions on the way of a row, as a viewer sees them who `heard` some of its events; where nothing was heard
    before or after, there is none."""
    last = msgspec.to_builtins(end.board)
    found: dict[int, Scene] = {}
    for after, state in scenes:
        told = sum(heard[: len(heard) - after])
        view = game.shown(state, state.view(seat))
        board = msgspec.to_builtins(view.board)
        found[told] = Scene(told, view.phase, {name: part for name, part in board.items() if last[name] != part})
    return [scene for told, scene in found.items() if 0 < told < sum(heard)]


def clocks_of(table: TableData, play: Play | None, now: float) -> Clocks:
    if play is None or play.clocks is None:
        return NOTHING_YET
    people = table.people()
    seats = [chair.kind == "person" for chair in table.chairs]
    left = [clocks.left(play.clocks, seat, now) if person else None for seat, person in enumerate(seats)]
    running = [] if play.ending else [seat for seat in play.clocks.running if people[seat]]
    return Clocks([None if seconds is None else round(seconds, 1) for seconds in left], running)


def update(table: TableData, play: Play, viewer: int, row: Row, now: float) -> Update:
    seat = viewer if viewer < len(table.chairs) else None
    heard = [event.shown_to(viewer) for event in row.events]
    return Update(
        seq=play.seen[viewer],
        view=view_of(play, viewer),
        events=told([row], viewer),
        offers=play.offers,
        clocks=clocks_of(table, play, now),
        can_undo=play.can_undo(viewer),
        can_redo=play.can_redo(viewer),
        can_ask=play.can_ask(viewer),
        scenes=scenes_of(play.game, seat, play.scenes, heard, play.shown(viewer)) if play.scenes else [],
    )


def position(
    info: TableInfo,
    table: TableData,
    play: Play | None,
    viewer: int,
    missed: Iterable[Row],
    chat: list[Line],
    now: float,
) -> Position:
    seat = viewer if viewer < len(table.chairs) else None
    if play is None:
        return Position(info, seat, 0, None, [], chat, [], NOTHING_YET, False, False, False)
    return Position(
        table=info,
        seat=seat,
        seq=play.seen[viewer],
        view=view_of(play, viewer),
        events=told(missed, viewer),
        chat=chat,
        offers=play.offers,
        clocks=clocks_of(table, play, now),
        can_undo=play.can_undo(viewer),
        can_redo=play.can_redo(viewer),
        can_ask=play.can_ask(viewer),
    )
