"""The symbols of the order tokens that are used one by one (section 13), in the order of SYMBOLS."""

from typing import Final

SOLDIERS: Final = 0
DEPLOY: Final = 1
RECRUIT: Final = 2
LEVY: Final = 3
MONEY: Final = 4
LAUNDER: Final = 5
CAR: Final = 6
LAB: Final = 7
BOAT: Final = 8
LAB_GUARD: Final = 9
AROUND: Final = 10
RALLY: Final = 11
SHOTGUN: Final = 12
BOMB: Final = 13
PENTITO: Final = 14
DEFECT: Final = 15
INCITE: Final = 16
