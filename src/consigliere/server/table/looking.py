"""From where a person may look at a table, and at a game again."""

from consigliere.server.table import replay
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong

MOST = 2**31 - 1
DIGITS = len(str(MOST))


def may_see(table: TableData, person: str, viewer: int) -> bool:
    """Only from a seat of their own, or as a spectator where that is allowed."""
    mine = table.seats_of(person)
    if viewer < len(table.chairs):
        return viewer in mine
    return table.spectators or bool(mine) or table.status == "waiting"


def viewer_of(table: TableData, person: str, seat: int | None) -> int:
    """Where a person looks from: the number of their seat, or of the spectator."""
    seats = len(table.chairs)
    viewer = seats if seat is None else seat
    if not 0 <= viewer <= seats or (seat is not None and seat == seats):
        raise Wrong(403, "error-not-your-seat")
    if not may_see(table, person, viewer):
        raise Wrong(403, "error-no-spectators" if seat is None else "error-not-your-seat")
    return viewer


def place(table: TableData, person: str, seat: str) -> int:
    """From where a moment is seen: during the game like the game itself, after it from everywhere."""
    if seat not in ("", "all") and not (is_number(seat) and int(seat) < len(table.chairs)):
        raise Wrong(404, "error-no-seat")
    if table.status != "over":
        if seat == "all":
            raise Wrong(409, "error-not-over")
        return viewer_of(table, person, int(seat) if seat else None)
    viewer_of(table, person, None)
    return replay.ALL if seat == "all" else int(seat) if seat else len(table.chairs)


def number(text: str | None) -> int | None:
    """A number out of an address."""
    if text is None or text == "":
        return None
    if not is_number(text):
        raise Wrong(400, "error-bad-message", detail=text[:20])
    return int(text)


def is_number(text: str) -> bool:
    """Whether a text is a number that a database takes."""
    return text.isdecimal() and len(text) <= DIGITS and int(text) <= MOST
