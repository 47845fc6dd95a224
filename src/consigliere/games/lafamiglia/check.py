"""The check of mandamenti and tiles (section 10) and the end of a round and of the game (section 16)."""

from consigliere.games.lafamiglia.actions import CHECK_ADD, CHECK_REMOVE, DO_CHECK_ADD, DO_CHECK_REMOVE
from consigliere.games.lafamiglia.names import COLUMNS, EMPTY, MANDAMENTI, TILES
from consigliere.games.lafamiglia.rounds import begin_encounter, begin_planning
from consigliere.games.lafamiglia.table import DRAW, OVER, UNFINISHED, Table
from consigliere.kernel.state import NOBODY


def go(t: Table, f: list[int]) -> bool:
    if f[1] == 0:
        _settle_control(t)
        if f[3] and _game_ends(t):
            return True
        f[1] = 1
    if f[1] == 1 and _ask_surplus(t, f):
        return True
    if f[1] == 2 and _ask_missing(t, f):
        return True
    t.pop()
    if not f[3]:
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
    """LF-89."""
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


def team_score(t: Table, team: int) -> int:
    control = t.control
    return control.count(team) + control.count(team + 2)


def _meets_goal(t: Table, team: int) -> bool:
    """LF-160."""
    one, other = t.control.count(team), t.control.count(team + 2)
    return one >= 5 or other >= 5 or one + other >= 6


def _by_bronte(t: Table) -> int:
    """LF-161, LF-162: more mandamenti, then Bronte, else nobody."""
    lead = team_score(t, 0) - team_score(t, 1)
    if lead:
        return 0 if lead > 0 else 1
    holder = t.holder[t.book.bronte]
    return holder & 1 if 0 <= holder < 4 else DRAW


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


# Discs on tiles


def _on_tiles(t: Table, seat: int) -> int:
    return t.tile_owner.count(seat)


def _ask_surplus(t: Table, f: list[int]) -> bool:
    """LF-92."""
    while f[4] < 4:
        seat = f[2] = (t.leader + f[4]) & 3
        if _on_tiles(t, seat) > t.control.count(seat):
            mine = [tile for tile in range(11) if t.tile_owner[11 * (seat & 1) + tile] == seat]
            t.ask(seat, CHECK_REMOVE, [DO_CHECK_REMOVE + tile for tile in mine])
            return True
        f[4] += 1
    f[1], f[4] = 2, 0
    return False


def check_remove(t: Table, f: list[int], action: int) -> None:
    seat, tile = f[2], action - DO_CHECK_REMOVE
    t.tile_owner[11 * (seat & 1) + tile] = EMPTY
    t.discs[seat] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-tile-freed", {"seat": seat, "tile": TILES[tile]})


def _ask_missing(t: Table, f: list[int]) -> bool:
    """LF-93."""
    while f[4] < 4:
        seat = f[2] = (t.leader + f[4]) & 3
        if t.discs[seat] and _on_tiles(t, seat) < t.control.count(seat):
            at = 11 * (seat & 1)
            free = [tile for tile in range(11) if t.in_play[tile] and t.tile_owner[at + tile] == EMPTY]
            if free:
                t.ask(seat, CHECK_ADD, [DO_CHECK_ADD + tile for tile in free])
                return True
        f[4] += 1
    return False


def check_add(t: Table, f: list[int], action: int) -> None:
    seat, tile = f[2], action - DO_CHECK_ADD
    t.tile_owner[11 * (seat & 1) + tile] = seat
    t.discs[seat] -= 1
    if t.journal is not None:
        t.note("lafamiglia-event-tile-taken", {"seat": seat, "tile": TILES[tile]})


def _move_sheets(t: Table) -> None:
    """LF-163: the lower sheet goes up; only the columns of its discs count from now on."""
    t.upper = [0] * 30
    for cell, column in enumerate(t.book.cell_column[t.round]):
        for side in range(5):
            t.upper[5 * column + side] += t.lower[5 * cell + side]
    t.lower = [0] * 90
    if t.journal is not None:
        counts: dict[str, object] = {name: t.upper_in(column) for column, name in enumerate(COLUMNS)}
        t.note("lafamiglia-event-sheets", counts)
