"""The procedures a frame of the stack can be in; engine.py says which step moves each one on.

Every frame begins with [procedure, step, seat]; the other places are named beside the steps of their procedure. The
numbers are stored with games: they stay.
"""

from typing import Final

SEAT: Final = 2

# Of the order that is resolved: in TOKEN and in the frames of its symbols (where they have an order area: without MOVE
# and BOMB)
ORDER_TOKEN: Final = 3
ORDER_AREA: Final = 4

# The other places of TOKEN, which lies below the frame of the symbol that is carried out
USED: Final = 5  # bits of the symbols used
CAR_ALONG: Final = 6  # where the one car that went along is, EMPTY before it does
TAKEN: Final = 7  # bits of the areas taken
FIRST_END: Final = 8  # where the first move ended

SET_UP: Final = 0
PLANNING_START: Final = 1
TURN: Final = 2
GIFT: Final = 3
USE: Final = 4
CELL: Final = 5
GAIN: Final = 6
ULTIMA_AZIONE: Final = 7
CHECKING: Final = 8
RESOLVING: Final = 9
TOKEN: Final = 10
PLACE: Final = 11
ORDER: Final = 12
EQUIP: Final = 13
CAR: Final = 14
LAB: Final = 15
BOAT: Final = 16
RALLY: Final = 17
INFLUENCE: Final = 18
GUARD: Final = 19
AROUND: Final = 20
MOVE: Final = 21
FIGHT: Final = 22
BOMB: Final = 23
PENTITO: Final = 24
DEFECT: Final = 25
INCITE: Final = 26
RECRUIT: Final = 27
LAUNDER: Final = 28
