"""Ultima Azione, the end of planning (section 9)."""

from typing import Final

from consigliere.games.lafamiglia.actions import DO_NO_ULTIMA, DO_ULTIMA, ULTIMA_CELL
from consigliere.games.lafamiglia.flow import SEAT
from consigliere.games.lafamiglia.names import CELLS, EMPTY, FIRST_CELL, SIDES, following
from consigliere.games.lafamiglia.planning.cells import cells_with_effect
from consigliere.games.lafamiglia.planning.money import add_money_for
from consigliere.games.lafamiglia.planning.turns import enter_cell
from consigliere.games.lafamiglia.rounds import begin_check
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame

ASKED: Final = 3  # place: players

# Steps
NEXT_PLAYER: Final = 0
ASK_CELL: Final = 1


def ultima(t: Table, f: Frame) -> bool:
    """LF-83: in turn order; no planning turns, so no once-per-turn tiles (LF-86)."""
    if f[STEP] == ASK_CELL:
        return _ask_ultima(t, f)
    while f[ASKED] < 4:
        seat = following(t.leader, f[ASKED])
        f[ASKED] += 1
        if t.marker[seat] != EMPTY:
            f[STEP], f[SEAT] = ASK_CELL, seat
            t.begin_for(seat)
            return False
    t.pop()
    begin_check(t, 0)
    return False


def _ask_ultima(t: Table, f: Frame) -> bool:
    """LF-84: the price is paid, no fee; LF-43 is not used."""
    seat = f[SEAT]
    money = t.book.cell_money[t.round]
    legal = [DO_NO_ULTIMA]
    missing = 0
    for cell in cells_with_effect(t, seat):
        if t.book.cell_ultima[t.round][cell]:
            continue
        if money[cell] >= 0 or t.money[seat] >= -money[cell]:
            legal.append(DO_ULTIMA + FIRST_CELL[t.round] + cell)
        elif missing == 0 or -money[cell] < missing:
            missing = -money[cell]
    if missing:
        add_money_for(t, seat, ULTIMA_CELL, legal, missing)
    t.ask(seat, ULTIMA_CELL, legal)
    return True


def ultima_cell(t: Table, f: Frame, action: int) -> None:
    seat = f[SEAT]
    old = t.marker[seat]
    t.marker[seat] = EMPTY
    f[STEP] = NEXT_PLAYER
    if action == DO_NO_ULTIMA:
        if t.journal is not None:
            t.note("lafamiglia-event-no-ultima", {"seat": seat})
        return
    cell = action - DO_ULTIMA - FIRST_CELL[t.round]
    side = next(side for side in range(SIDES) if t.lower[SIDES * old + side])
    t.lower[SIDES * old + side] -= 1
    t.lower[SIDES * cell + side] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-ultima", {"seat": seat, "cell": CELLS[FIRST_CELL[t.round] + cell]})
    enter_cell(t, seat, cell)
