"""A game again from its rows: all there is of it, so one that is damaged is too much."""

from consigliere.kernel import Game
from consigliere.server.table import play
from consigliere.server.table.play import Play
from consigliere.server.table.row import Row
from consigliere.server.table.setting import TableData


class Gap(Exception):
    """A row is missing, or is not what can come next."""


def begin(game: Game, table: TableData, first: Row) -> tuple[Play, Row]:
    if first.seq != 1 or first.kind != "start":
        raise Gap(f"the first row is {first.seq} {first.kind}")
    begun, row = play.begin(game, table.seed, table.options, table.clock, first.at, first.details.draws, table.practice)
    begun.clocks = first.clocks
    return begun, row


def follow(played: Play, found: list[Row]) -> Play:
    for row in found:
        check(played, row)
        played = played.follow(row)
    return played


def check(played: Play, row: Row) -> None:
    """Whether a row can be the next: none is missing, everybody notices it or not, what it takes back is there."""
    steps = [after - before for before, after in zip(played.seen, row.seen, strict=True)]
    back = row.details.to
    if (
        row.seq != played.seq + 1
        or not all(step in (0, 1) for step in steps)
        or not -1 <= row.seat < played.spectator
        or (back is not None and not played.before <= back < played.moves)
    ):
        raise Gap(f"after row {played.seq} comes {row.seq}")
