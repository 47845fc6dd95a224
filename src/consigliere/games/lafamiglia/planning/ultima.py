"""Ultima Azione, the end of planning (section 9)."""

from consigliere.games.lafamiglia.actions import DO_NO_ULTIMA, DO_ULTIMA, ULTIMA_CELL
from consigliere.games.lafamiglia.names import CELLS, EMPTY, FIRST_CELL
from consigliere.games.lafamiglia.planning.cells import cells_with_effect
from consigliere.games.lafamiglia.planning.money import add_money_for
from consigliere.games.lafamiglia.planning.turns import enter_cell
from consigliere.games.lafamiglia.rounds import begin_check
from consigliere.games.lafamiglia.table import Table

# Ultima Azione


def ultima(t: Table, f: list[int]) -> bool:
    """LF-83: in turn order."""
    if f[1] == 1:
        return _ask_ultima(t, f)
    while f[3] < 4:
        seat = (t.leader + f[3]) & 3
        f[3] += 1
        if t.marker[seat] != EMPTY:
            f[1], f[2] = 1, seat
            t.begin_for(seat)
            return False
    t.pop()
    begin_check(t, 0)
    return False


def _ask_ultima(t: Table, f: list[int]) -> bool:
    """LF-84: the price is paid, no fee; LF-43 is not used."""
    seat = f[2]
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


def ultima_cell(t: Table, f: list[int], action: int) -> None:
    seat = f[2]
    old = t.marker[seat]
    t.marker[seat] = EMPTY
    f[1] = 0
    if action == DO_NO_ULTIMA:
        if t.journal is not None:
            t.note("lafamiglia-event-no-ultima", {"seat": seat})
        return
    cell = action - DO_ULTIMA - FIRST_CELL[t.round]
    side = next(side for side in range(5) if t.lower[5 * old + side])
    t.lower[5 * old + side] -= 1
    t.lower[5 * cell + side] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-ultima", {"seat": seat, "cell": CELLS[FIRST_CELL[t.round] + cell]})
    enter_cell(t, seat, cell)
