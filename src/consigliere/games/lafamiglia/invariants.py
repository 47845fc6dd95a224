"""What must hold after every step (section 21): for `position`, property tests and soak runs."""

from typing import Final

from consigliere.games.lafamiglia.components import ROW_ROOM
from consigliere.games.lafamiglia.encounter import conflict, movement
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.flow import BOAT, CELL, FIGHT, MOVE, SEAT, USE
from consigliere.games.lafamiglia.names import (
    ALL_TILES,
    AREAS,
    CELLS,
    COLOURS,
    COLUMNS,
    EMPTY,
    FAMILY_TOKENS,
    FIRST_CELL,
    HQ,
    NEUTRAL,
    ON_BOARD,
    ROWS,
    SEAS,
    SIDES,
    SOLD,
    TOKENS,
    UNUSED,
    partner,
    team,
)
from consigliere.games.lafamiglia.table import CHECK, ENCOUNTER, OVER, PLANNING, SETUP, Table
from consigliere.kernel.errors import Impossible
from consigliere.kernel.frames import PROCEDURE, STEP
from consigliere.kernel.state import CHANCE, NOBODY

SOLDIERS_OF_A_FAMILY: Final = 50
NEUTRAL_SOLDIERS: Final = 30


def check_invariants(t: LaFamigliaState, whole: bool = True) -> None:
    """Raises Impossible, or AssertionError with the number of the invariant that only the engine can break."""
    if t.phase == SETUP and EMPTY in t.colour:
        return
    check_table(t, whole)
    _decision(t)


def check_table(t: LaFamigliaState, whole: bool = True) -> None:
    """What no table can show; `part` is the part of a scenario's `given` that is to blame. A scenario need not be
    `whole`: it may leave out discs that its case does not need, and have tiles in the first round."""
    _soldiers(t)
    _pieces(t)
    _discs(t)
    _tokens(t)
    _map(t)
    _sheets(t)
    _phases(t)
    if whole:
        _whole(t)


def check_step(before: LaFamigliaState, after: LaFamigliaState) -> None:
    """What must hold between two positions that follow each other."""
    sheets = [sum(t.upper) + sum(t.lower) for t in (before, after)]
    assert sheets[1] >= sheets[0], "11"
    if after.round != before.round and before.round:
        assert sheets[1] == sheets[0], "11"
    for old, new in zip(before.uncovered, after.uncovered, strict=True):
        assert new >= old, "16"
    if 0 <= before.seat < 4 and before.phase != SETUP:
        _partner_is_safe(before, after, partner(before.seat))


def _partner_is_safe(before: Table, after: Table, ally: int) -> None:
    for area in range(36):
        if before.holder[area] == ally:
            assert after.holder[area] == ally, "15"
            assert after.soldiers[area] >= before.soldiers[area], "15"
            assert after.cars[area] >= before.cars[area], "15"
            assert after.labs[area] >= before.labs[area], "15"


def _in_attack(t: Table) -> tuple[list[int], list[int]]:
    """Soldiers and cars that are on their way, by side."""
    soldiers, cars = [0] * 5, [0] * 5
    for frame in t.stack:
        if frame[PROCEDURE] == MOVE and frame[STEP] in (movement.ASK_SOLDIERS, movement.ASK_CAR):
            soldiers[frame[SEAT]] += frame[movement.JOINED]
        elif frame[PROCEDURE] == MOVE and frame[STEP] in (movement.ASK_TURNCOAT, movement.ASK_PAYOFF):
            soldiers[frame[SEAT]] += frame[movement.SOLDIERS]
            cars[frame[SEAT]] += frame[movement.CAR]
        elif frame[PROCEDURE] == FIGHT:
            soldiers[frame[conflict.SIDE]] += frame[conflict.ATTACKERS]
            cars[frame[conflict.SIDE]] += frame[conflict.CAR]
    return soldiers, cars


def _held(t: Table, what: list[int], side: int) -> int:
    return sum(n for n, holder in zip(what, t.holder, strict=True) if holder == side)


def _name(t: Table, seat: int) -> str:
    return COLOURS[t.colour[seat]]


def _fullest(t: Table, what: list[int], side: int) -> int:
    """The area where this side has most of these pieces."""
    best = t.holder.index(side)
    for area in range(36):
        if t.holder[area] == side and what[area] > what[best]:
            best = area
    return best


def _soldiers(t: Table) -> None:
    moving, _ = _in_attack(t)
    for seat in range(4):
        on_map = _held(t, t.soldiers, seat) + moving[seat]
        _too_many_soldiers(t, seat, on_map, SOLDIERS_OF_A_FAMILY)
        hq, supply = t.hq[seat], t.supply[seat]
        if min(hq, supply) < 0 or on_map + hq + supply != SOLDIERS_OF_A_FAMILY:
            found: dict[str, object] = {"map": on_map, "hq": hq, "supply": supply, "found": on_map + hq + supply}
            raise Impossible(
                "lafamiglia-error-soldiers", part=f"supply.{_name(t, seat)}", colour=_name(t, seat), **found
            )
    neutral = _held(t, t.soldiers, NEUTRAL) + moving[NEUTRAL]
    _too_many_soldiers(t, NEUTRAL, neutral, NEUTRAL_SOLDIERS)
    if t.pool < 0 or neutral + t.pool != NEUTRAL_SOLDIERS:
        raise Impossible("lafamiglia-error-pool", part="pool", map=neutral, pool=t.pool, found=neutral + t.pool)


def _too_many_soldiers(t: Table, side: int, found: int, most: int) -> None:
    if found > most:
        area = _fullest(t, t.soldiers, side)
        here: dict[str, object] = {"area": AREAS[area], "here": t.soldiers[area], "colour": t.side_name(side)}
        raise Impossible(
            "lafamiglia-error-soldiers-on-map", part=f"areas.{AREAS[area]}", found=found, most=most, **here
        )


def _pieces(t: Table) -> None:
    _, moving = _in_attack(t)
    for seat in range(4):
        found = sum(t.boats[seat::4])
        if found + t.boats_left[seat] != 4 or t.boats_left[seat] < 0:
            raise Impossible("lafamiglia-error-boats", part="boats", colour=_name(t, seat), found=found, most=4)
        found = _held(t, t.cars, seat) + moving[seat]
        if found + t.cars_left[seat] != 5 or t.cars_left[seat] < 0:
            place = f"areas.{AREAS[_fullest(t, t.cars, seat)]}"
            raise Impossible("lafamiglia-error-cars", part=place, colour=_name(t, seat), found=found, most=5)
    if sum(t.labs) + t.labs_left != 30 or t.labs_left < 0:
        raise Impossible("lafamiglia-error-labs", part="areas", found=sum(t.labs), most=30)
    for area in range(36):
        if not 0 <= t.labs[area] <= 2:
            name = AREAS[area]
            raise Impossible("lafamiglia-error-labs-in-area", part=f"areas.{name}", area=name, found=t.labs[area])
    room = 3 if any(frame[PROCEDURE] == BOAT for frame in t.stack) else 2
    for sea in range(9):
        if t.boats_in(sea) > room:
            name = SEAS[sea]
            raise Impossible("lafamiglia-error-boats-in-sea", part=f"boats.{name}", sea=name, found=t.boats_in(sea))
    assert min(t.money) >= 0, "9"
    assert t.bank + sum(t.money) == 0, "9"


def _discs(t: Table) -> None:
    for seat in range(4):
        covered = 17 - sum(t.uncovered[4 * seat : 4 * seat + 4])
        on_sheets = sum(t.upper[seat::SIDES]) + sum(t.lower[seat::SIDES])
        tiles = t.tile_owner.count(seat)
        if t.discs[seat] < 0:
            found: dict[str, object] = {"sheets": on_sheets, "tiles": tiles, "most": 25 - covered}
            raise Impossible("lafamiglia-error-discs", part="upper", colour=_name(t, seat), **found)
        assert covered + t.discs[seat] + on_sheets + tiles == 25, "3"
        for row in range(4):
            assert t.uncovered[4 * seat + row] <= t.book.row_length[4 * t.colour[seat] + row], "10"
    neutral = sum(t.upper[NEUTRAL::SIDES]) + sum(t.lower[NEUTRAL::SIDES])
    if neutral + t.neutral_discs != 8 or t.neutral_discs < 0:
        raise Impossible("lafamiglia-error-neutral-discs", part="upper", found=neutral)


def _tokens(t: Table) -> None:
    for seat, colour in enumerate(t.colour):
        places = t.where[FAMILY_TOKENS * colour : FAMILY_TOKENS * colour + FAMILY_TOKENS]
        assert UNUSED not in places, "5"
        assert t.tokens[seat] == places.count(HQ), "5"
        _check_board_tokens(t, seat, colour)
        for n, area in enumerate(places):
            if area < HQ and t.holder[area] != seat:
                names: dict[str, object] = {"token": TOKENS[FAMILY_TOKENS * colour + n], "area": AREAS[area]}
                raise Impossible("lafamiglia-error-token-area", part=f"tokens.{AREAS[area]}", **names)
    for area in range(36):
        assert t.where.count(area) == t.orders[area], "7"
        if t.orders[area] > 2:
            name = AREAS[area]
            raise Impossible("lafamiglia-error-tokens-in-area", part=f"tokens.{name}", area=name, found=t.orders[area])
    assert all(t.where[token] == UNUSED for token in range(78) if token // FAMILY_TOKENS not in t.colour), "5"


def _check_board_tokens(t: Table, seat: int, colour: int) -> None:
    for row in range(4):
        at = ROW_ROOM * (4 * colour + row)
        for space in range(t.book.row_length[4 * colour + row]):
            token = t.book.freed[at + space]
            if token >= 0:
                covered = space >= t.uncovered[4 * seat + row]
                if covered and t.where[token] != ON_BOARD:
                    part = f"uncovered.{COLOURS[colour]}"
                    row_name = {"row": ROWS[row], "most": space + 1}
                    raise Impossible("lafamiglia-error-token-covered", part=part, token=TOKENS[token], **row_name)
                assert covered or t.where[token] != ON_BOARD, "5"


def _map(t: Table) -> None:
    attacked = {frame[conflict.TARGET] for frame in t.stack if frame[PROCEDURE] == FIGHT}
    attacked |= {
        frame[movement.TARGET]
        for frame in t.stack
        if frame[PROCEDURE] == MOVE and frame[STEP] in (movement.ASK_TURNCOAT, movement.ASK_PAYOFF)
    }
    for area in range(36):
        place = f"areas.{AREAS[area]}"
        if area not in attacked and (t.holder[area] == EMPTY) != (t.soldiers[area] == 0):
            raise Impossible("lafamiglia-error-no-soldiers", part=place, area=AREAS[area])
        if t.holder[area] in (EMPTY, NEUTRAL) and t.cars[area]:
            raise Impossible("lafamiglia-error-cars-alone", part=place, area=AREAS[area], found=t.cars[area])
        assert min(t.soldiers[area], t.cars[area]) >= 0, "6"


def _sheets(t: Table) -> None:
    if t.phase == SETUP:
        return
    for cell, infinite in enumerate(t.book.cell_infinite[t.round]):
        found = sum(t.lower[SIDES * cell : SIDES * cell + SIDES])
        if not infinite and found > 1:
            name = CELLS[FIRST_CELL[t.round] + cell]
            raise Impossible("lafamiglia-error-cell", part=f"lower.{name}", cell=name, found=found)
    for column, room in enumerate(t.book.spaces[t.round - 1]):
        if room >= 0 and t.upper_in(column) > room:
            name = COLUMNS[column]
            place: dict[str, object] = {"part": f"upper.{name}", "column": name, "round": t.round}
            raise Impossible("lafamiglia-error-column", found=t.upper_in(column), most=room, **place)
    assert min(t.upper + t.lower) >= 0, "11"


def _phases(t: Table) -> None:
    if t.phase in (CHECK, ENCOUNTER, OVER):
        if any(t.upper):
            raise Impossible("lafamiglia-error-upper-after-planning", part="upper")
        if t.marker != [EMPTY] * 4:
            raise Impossible("lafamiglia-error-marker-after-planning", part="markers")
    elif t.phase == PLANNING and not any(frame[PROCEDURE] in (CELL, USE) for frame in t.stack):
        for seat, cell in enumerate(t.marker):
            if cell != EMPTY and sum(t.lower[SIDES * cell : SIDES * cell + SIDES]) != 1:
                name = CELLS[FIRST_CELL[t.round] + cell]
                raise Impossible("lafamiglia-error-marker", part=f"markers.{_name(t, seat)}", cell=name)
    if t.phase in (OVER, SETUP):
        assert not [place for place in t.where if place < HQ], "13"
    if t.phase in (PLANNING, ENCOUNTER):
        _check_tile_discs(t)


def _whole(t: Table) -> None:
    if t.phase != SETUP:
        assert sum(t.upper) + sum(t.lower) >= 16, "20"
    if t.round == 1 and t.phase == PLANNING:
        assert t.control == [EMPTY] * 12, "LF-15"


def _check_tile_discs(t: Table) -> None:
    if sum(t.in_play) != 7:
        raise Impossible("lafamiglia-error-tiles-in-play", part="tiles", found=sum(t.in_play))
    for seat in range(4):
        have, want = t.tile_owner.count(seat), t.control.count(seat)
        if have > want:
            name = _name(t, seat)
            raise Impossible(
                "lafamiglia-error-tile-discs", part=f"tile_discs.{name}", colour=name, found=have, most=want
            )
    for n, owner in enumerate(t.tile_owner):
        assert owner == EMPTY or (t.in_play[n % ALL_TILES] and team(owner) == n // ALL_TILES), "14"


def _decision(t: LaFamigliaState) -> None:
    if t.seat == NOBODY:
        assert t.result >= 0, "17"
        return
    assert (1 if t.hushed else 2) <= len(t.legal) <= 120, "17"  # LF-179
    assert len(set(t.legal)) == len(t.legal), "17"
    assert t.seat == CHANCE or 0 <= t.seat < 4, "17"
    for action in t.legal:
        assert t.game.describe(action).kind == t.game.kinds[t.kind], "17"
    assert all(t.where[token] < 36 or t.where[token] in (HQ, SOLD) for token in t.resolved), "5"
