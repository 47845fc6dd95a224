"""The check of mandamenti and tiles (section 10) and the end of a round and of the game (section 16)."""

from typing import Final

from consigliere.games.lafamiglia.actions import CHECK_ADD, CHECK_REMOVE, DO_CHECK_ADD, DO_CHECK_REMOVE
from consigliere.games.lafamiglia.flow import SEAT
from consigliere.games.lafamiglia.names import ALL_TILES, COLUMNS, EMPTY, MANDAMENTI, SIDES, TILES, following, team
from consigliere.games.lafamiglia.rounds import begin_encounter, begin_planning
from consigliere.games.lafamiglia.table import DRAW, OVER, UNFINISHED, Table, team_seats, tile_copy
from consigliere.kernel.frames import STEP, Frame
from consigliere.kernel.state import NOBODY

# Places
AFTER_ENCOUNTER: Final = 3
ASKED: Final = 4  # players

# Steps
CONTROL: Final = 0
SURPLUS: Final = 1
MISSING: Final = 2


def go(t: Table, f: Frame) -> bool:
    """Between the phases, so that a tile works from the next one on (LF-95)."""
    if f[STEP] == CONTROL:
        _settle_control(t)
        if f[AFTER_ENCOUNTER] and _game_ends(t):
            return True
        f[STEP] = SURPLUS
    if f[STEP] == SURPLUS and _ask_surplus(t, f):
        return True
    if f[STEP] == MISSING and _ask_missing(t, f):
        return True
    t.pop()
    if not f[AFTER_ENCOUNTER]:
        begin_encounter(t)
    else:
        _move_sheets(t)
        begin_planning(t)
    return False


def controller(t: Table, mandamento: int) -> int:
    """LF-88: who holds at least two of the three areas."""
    one, two, three = t.book.areas_of[mandamento]
    holder = t.holder
    if holder[one] in (holder[two], holder[three]):
        side = holder[one]
    elif holder[two] == holder[three]:
        side = holder[two]
    else:
        return EMPTY
    return side if 0 <= side < 4 else EMPTY


def _settle_control(t: Table) -> None:
    """LF-89; control does not need one of the six markers (LF-90)."""
    for mandamento in range(12):
        seat = controller(t, mandamento)
        old = t.control[mandamento]
        if seat == old:
            continue
        t.control[mandamento] = seat
        if t.journal is not None:
            name = MANDAMENTI[mandamento]
            if seat == EMPTY:
                t.note("lafamiglia-event-control-lost", {"seat": old, "mandamento": name})
            else:
                t.note("lafamiglia-event-control", {"seat": seat, "mandamento": name})


# The end of the game


def team_score(t: Table, number: int) -> int:
    """The mandamenti of a team."""
    one, other = team_seats(number)
    return t.control.count(one) + t.control.count(other)


def _meets_goal(t: Table, number: int) -> bool:
    """LF-160."""
    one, other = [t.control.count(seat) for seat in team_seats(number)]
    return one >= 5 or other >= 5 or one + other >= 6


def _by_bronte(t: Table) -> int:
    """LF-161, LF-162: more mandamenti, then Bronte, else nobody."""
    lead = team_score(t, 0) - team_score(t, 1)
    if lead:
        return 0 if lead > 0 else 1
    holder = t.holder[t.book.bronte]
    return team(holder) if 0 <= holder < 4 else DRAW


def decided_by(t: Table) -> str:
    """The rule that decided a game that is over."""
    if _meets_goal(t, 0) != _meets_goal(t, 1):
        return "LF-160"
    return "LF-161" if team_score(t, 0) != team_score(t, 1) else "LF-162"


def _game_ends(t: Table) -> bool:
    goals = [_meets_goal(t, 0), _meets_goal(t, 1)]
    result = UNFINISHED
    if goals[0] and goals[1]:
        result = _by_bronte(t)
        if result == DRAW and t.round < t.last_round:
            result = UNFINISHED
    elif goals[0] or goals[1]:
        result = 0 if goals[0] else 1
    elif t.round >= t.last_round:
        result = _by_bronte(t)
    if result == UNFINISHED:
        return False
    end(t, result)
    return True


def end(t: Table, result: int) -> None:
    t.result = result
    t.phase = OVER
    t.stack = []
    t.ask(NOBODY, CHECK_ADD, [])
    if t.journal is not None:
        scores: dict[str, object] = {"west": team_score(t, 0), "east": team_score(t, 1)}
        if result == DRAW:
            t.note("lafamiglia-event-draw", scores)
        else:
            t.note("lafamiglia-event-win", {"team": result, "round": t.round})
            t.note("lafamiglia-event-score", scores)


# Discs on tiles: they leave and come, and never move from tile to tile (LF-94)


def _on_tiles(t: Table, seat: int) -> int:
    return t.tile_owner.count(seat)


def _ask_surplus(t: Table, f: Frame) -> bool:
    """LF-92."""
    while f[ASKED] < 4:
        seat = f[SEAT] = following(t.leader, f[ASKED])
        if _on_tiles(t, seat) > t.control.count(seat):
            mine = [tile for tile in range(ALL_TILES) if t.tile_owner[tile_copy(seat, tile)] == seat]
            t.ask(seat, CHECK_REMOVE, [DO_CHECK_REMOVE + tile for tile in mine])
            return True
        f[ASKED] += 1
    f[STEP], f[ASKED] = MISSING, 0
    return False


def check_remove(t: Table, f: Frame, action: int) -> None:
    seat, tile = f[SEAT], action - DO_CHECK_REMOVE
    t.tile_owner[tile_copy(seat, tile)] = EMPTY
    t.discs[seat] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-tile-freed", {"seat": seat, "tile": TILES[tile]})


def _ask_missing(t: Table, f: Frame) -> bool:
    """LF-93."""
    while f[ASKED] < 4:
        seat = f[SEAT] = following(t.leader, f[ASKED])
        if t.discs[seat] and _on_tiles(t, seat) < t.control.count(seat):
            free = [
                tile for tile in range(ALL_TILES) if t.in_play[tile] and t.tile_owner[tile_copy(seat, tile)] == EMPTY
            ]
            if free:
                t.ask(seat, CHECK_ADD, [DO_CHECK_ADD + tile for tile in free])
                return True
        f[ASKED] += 1
    return False


def check_add(t: Table, f: Frame, action: int) -> None:
    seat, tile = f[SEAT], action - DO_CHECK_ADD
    t.tile_owner[tile_copy(seat, tile)] = seat
    t.discs[seat] -= 1
    if t.journal is not None:
        t.note("lafamiglia-event-tile-taken", {"seat": seat, "tile": TILES[tile]})


def _move_sheets(t: Table) -> None:
    """LF-163: the lower sheet goes up; only the columns of its discs count from now on."""
    t.upper = [0] * 30
    for cell, column in enumerate(t.book.cell_column[t.round]):
        for side in range(SIDES):
            t.upper[SIDES * column + side] += t.lower[SIDES * cell + side]
    t.lower = [0] * 90
    if t.journal is not None:
        counts: dict[str, object] = {name: t.upper_in(column) for column, name in enumerate(COLUMNS)}
        t.note("lafamiglia-event-sheets", counts)
