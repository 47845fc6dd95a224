"""What must hold after every step (section 21): for property tests and soak runs."""

from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.flow import BOAT, CELL, FIGHT, MOVE, USE
from consigliere.games.lafamiglia.movement import CAR, PAYOFF, SOLDIERS, TURNCOAT
from consigliere.games.lafamiglia.names import EMPTY, HQ, NEUTRAL, ON_BOARD, SOLD, UNUSED
from consigliere.games.lafamiglia.table import CHECK, ENCOUNTER, OVER, PLANNING, SETUP, Table
from consigliere.kernel.state import CHANCE, NOBODY


def check_invariants(t: LaFamigliaState) -> None:
    """Raises AssertionError with the number of the broken invariant."""
    if t.phase == SETUP and EMPTY in t.colour:
        return
    _soldiers(t)
    _pieces(t)
    _discs(t)
    _tokens(t)
    _map(t)
    _sheets(t)
    _phases(t)
    _decision(t)


def check_step(before: LaFamigliaState, after: LaFamigliaState) -> None:
    """What must hold between two positions that follow each other."""
    sheets = [sum(t.upper) + sum(t.lower) for t in (before, after)]
    assert sheets[1] >= sheets[0], "11"
    if after.round != before.round and before.round:
        assert sheets[1] == sheets[0], "11"
    for old, new in zip(before.uncovered, after.uncovered, strict=True):
        assert new >= old, "16"
    if 0 <= before.seat < 4 and before.phase != SETUP:
        _partner_is_safe(before, after, before.seat ^ 2)


def _partner_is_safe(before: Table, after: Table, partner: int) -> None:
    for area in range(36):
        if before.holder[area] == partner:
            assert after.holder[area] == partner, "15"
            assert after.soldiers[area] >= before.soldiers[area], "15"
            assert after.cars[area] >= before.cars[area], "15"
            assert after.labs[area] >= before.labs[area], "15"


def _in_attack(t: Table) -> tuple[list[int], list[int]]:
    """Soldiers and cars that are on their way, by side."""
    soldiers, cars = [0] * 5, [0] * 5
    for frame in t.stack:
        if frame[0] == MOVE and frame[1] in (SOLDIERS, CAR):
            soldiers[frame[2]] += frame[8]
        elif frame[0] == MOVE and frame[1] in (TURNCOAT, PAYOFF):
            soldiers[frame[2]] += frame[7]
            cars[frame[2]] += frame[10]
        elif frame[0] == FIGHT:
            soldiers[frame[3]] += frame[7]
            cars[frame[3]] += frame[8]
    return soldiers, cars


def _held(t: Table, what: list[int], side: int) -> int:
    return sum(n for n, holder in zip(what, t.holder, strict=True) if holder == side)


def _soldiers(t: Table) -> None:
    moving, _ = _in_attack(t)
    for seat in range(4):
        assert min(t.hq[seat], t.supply[seat]) >= 0, "1"
        assert _held(t, t.soldiers, seat) + t.hq[seat] + t.supply[seat] + moving[seat] == 50, "1"
    assert t.pool >= 0, "1"
    assert _held(t, t.soldiers, NEUTRAL) + t.pool + moving[NEUTRAL] == 30, "1"


def _pieces(t: Table) -> None:
    _, moving = _in_attack(t)
    for seat in range(4):
        assert sum(t.boats[seat::4]) + t.boats_left[seat] == 4, "2"
        assert _held(t, t.cars, seat) + t.cars_left[seat] + moving[seat] == 5, "2"
        assert min(t.boats_left[seat], t.cars_left[seat]) >= 0, "2"
    assert sum(t.labs) + t.labs_left == 30, "4"
    assert all(0 <= labs <= 2 for labs in t.labs), "4"
    placing = any(frame[0] == BOAT for frame in t.stack)
    assert all(t.boats_in(sea) <= (3 if placing else 2) for sea in range(9)), "8"
    assert min(t.money) >= 0, "9"
    assert t.bank + sum(t.money) == 0, "9"


def _discs(t: Table) -> None:
    for seat in range(4):
        covered = 17 - sum(t.uncovered[4 * seat : 4 * seat + 4])
        on_sheets = sum(t.upper[seat::5]) + sum(t.lower[seat::5])
        assert t.discs[seat] >= 0, "3"
        assert covered + t.discs[seat] + on_sheets + t.tile_owner.count(seat) == 25, "3"
        for row in range(4):
            assert t.uncovered[4 * seat + row] <= t.book.row_length[4 * t.colour[seat] + row], "10"
    assert sum(t.upper[NEUTRAL::5]) + sum(t.lower[NEUTRAL::5]) + t.neutral_discs == 8, "3"


def _tokens(t: Table) -> None:
    for seat, colour in enumerate(t.colour):
        places = t.where[13 * colour : 13 * colour + 13]
        assert UNUSED not in places, "5"
        assert t.tokens[seat] == places.count(HQ), "5"
        _check_board_tokens(t, seat, colour)
        for area in places:
            assert area >= 36 or t.holder[area] == seat, "6"
    for area in range(36):
        assert t.where.count(area) == t.orders[area] <= 2, "7"
    assert all(t.where[token] == UNUSED for token in range(78) if token // 13 not in t.colour), "5"


def _check_board_tokens(t: Table, seat: int, colour: int) -> None:
    for row in range(4):
        at = 8 * (4 * colour + row)
        for space in range(t.book.row_length[4 * colour + row]):
            token = t.book.freed[at + space]
            if token >= 0:
                covered = space >= t.uncovered[4 * seat + row]
                assert (t.where[token] == ON_BOARD) == covered, "5"


def _map(t: Table) -> None:
    attacked = {frame[4] for frame in t.stack if frame[0] == FIGHT}
    attacked |= {frame[5] for frame in t.stack if frame[0] == MOVE and frame[1] in (TURNCOAT, PAYOFF)}
    for area in range(36):
        if area not in attacked:
            assert (t.holder[area] == EMPTY) == (t.soldiers[area] == 0), "6"
        if t.holder[area] in (EMPTY, NEUTRAL):
            assert t.cars[area] == 0, "6"
        assert min(t.soldiers[area], t.cars[area]) >= 0, "6"


def _sheets(t: Table) -> None:
    if t.phase == SETUP:
        return
    for cell, infinite in enumerate(t.book.cell_infinite[t.round]):
        if not infinite:
            assert sum(t.lower[5 * cell : 5 * cell + 5]) <= 1, "11"
    for column, room in enumerate(t.book.spaces[t.round - 1]):
        assert room < 0 or t.upper_in(column) <= room, "11"
    assert sum(t.upper) + sum(t.lower) >= 16, "20"
    assert min(t.upper + t.lower) >= 0, "11"


def _phases(t: Table) -> None:
    if t.phase in (CHECK, ENCOUNTER, OVER):
        assert not any(t.upper), "12"
        assert t.marker == [EMPTY] * 4, "12"
    elif t.phase == PLANNING and not any(frame[0] in (CELL, USE) for frame in t.stack):
        for cell in t.marker:
            assert cell == EMPTY or sum(t.lower[5 * cell : 5 * cell + 5]) == 1, "2"
    if t.phase in (OVER, SETUP) or (t.phase == PLANNING and t.stack[-1][1] == 0 and len(t.stack) == 1):
        on_map = [place for place in t.where if place < 36]
        assert t.phase == PLANNING or not on_map, "13"
    if t.phase in (PLANNING, ENCOUNTER):
        _check_tile_discs(t)
    if t.round == 1 and t.phase in (PLANNING, ENCOUNTER):
        assert t.control == [EMPTY] * 12, "21"


def _check_tile_discs(t: Table) -> None:
    for seat in range(4):
        have, want = t.tile_owner.count(seat), t.control.count(seat)
        assert have <= want, "14"
    for n, owner in enumerate(t.tile_owner):
        assert owner == EMPTY or (t.in_play[n % 11] and owner & 1 == n // 11), "14"


def _decision(t: LaFamigliaState) -> None:
    if t.seat == NOBODY:
        assert t.result >= 0, "17"
        return
    assert (1 if t.hushed else 2) <= len(t.legal) <= 120, "17"
    assert len(set(t.legal)) == len(t.legal), "17"
    assert t.seat == CHANCE or 0 <= t.seat < 4, "17"
    for action in t.legal:
        assert t.game.describe(action).kind == t.game.kinds[t.kind], "17"
    assert all(t.where[token] < 36 or t.where[token] in (HQ, SOLD) for token in t.resolved), "5"
