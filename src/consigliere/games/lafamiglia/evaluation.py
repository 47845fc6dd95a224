"""A rule of thumb for how good a position is for a team: mandamenti first, then areas, soldiers, labs and money."""

from typing import Final

from consigliere.games.lafamiglia.check import controller
from consigliere.games.lafamiglia.components import Components
from consigliere.games.lafamiglia.table import Table

MANDAMENTO: Final = 10.0
AREA: Final = 2.0
SOLDIER: Final = 0.35
IN_HQ: Final = 0.2
LAB: Final = 0.8
CAR: Final = 0.6
COIN: Final = 0.25
TOKEN: Final = 0.5
SPACE: Final = 0.5  # an uncovered space of the board
WIN: Final = 1000.0


def evaluate(table: Table, seat: int) -> float:
    returns = table.returns
    if returns is not None:
        return WIN * (returns[seat] - 0.5)
    return team_worth(table, seat & 1) - team_worth(table, seat & 1 ^ 1)


def team_worth(table: Table, team: int) -> float:
    worth = 0.0
    book: Components = table.book
    for mandamento in range(len(book.areas_of)):
        holder = controller(table, mandamento)
        if holder >= 0 and holder & 1 == team:
            worth += MANDAMENTO
    for area in range(36):
        holder = table.holder[area]
        if 0 <= holder < 4 and holder & 1 == team:
            worth += AREA + SOLDIER * table.soldiers[area] + LAB * table.labs[area] + CAR * table.cars[area]
    for seat in (team, team + 2):
        worth += COIN * table.money[seat] + IN_HQ * table.hq[seat] + TOKEN * table.tokens[seat]
        worth += SPACE * sum(table.uncovered[4 * seat : 4 * seat + 4])
    return worth
