"""The numbers of the rule of thumb. An area is worth about 2, a mandamento about 10."""

from typing import Final

WIN: Final = 1000.0
GOAL: Final = 60.0  # an end condition is met
LEAD: Final = 30.0  # ahead in the last round
AREA: Final = 2.0
SECURE: Final = 0.3
SOLDIER: Final = 0.4
LAB: Final = 0.7
CAR: Final = 0.9
COIN: Final = 0.28
TOKEN: Final = 0.8  # in the HQ or on the map
SPACE: Final = 0.9  # an uncovered space of the board
ROW_VALUE: Final = 0.7
UPPER_DISC: Final = 0.35  # somebody may pay for it
LOWER_DISC: Final = 0.15
REQUEST: Final = 4.0  # asking the partner for money puts off what has to be done
FIRST_PLAYER: Final = 0.6
TILE: Final = [0.6, 1.6, 1.8, 1.0, 0.7, 1.5, 1.4, 1.3, 1.8, 0.6, 0.5]  # in the order of TILES
EXPECTED: Final = 0.75  # what an order promises, as the others will not stand still
LATENT: Final = 0.22  # what a stack could do if an order were issued there
ORDER: Final = 1.6  # an order still to be issued
TIME_LEFT: Final = [1.0, 1.0, 1.0, 0.95, 0.75, 0.7, 0.5, 0.4, 0.25, 0.05]  # 2 * round, + 1 from the check on

_MANDAMENTO: Final = [9.0, 9.0, 10.0, 11.0, 13.0]  # by round
_ONE_AREA: Final = 1.6
_THIRD_AREA: Final = 0.8


def _stack(first: float, more: float, many: float, few: int, enough: int) -> list[float]:
    worths = [0.0]
    for n in range(1, 51):
        worths.append(worths[-1] + (first if n <= few else more if n <= enough else many))
    return worths


STACK: Final = _stack(0.55, 0.38, 0.2, 3, 7)  # soldiers in an area
HQ_STACK: Final = _stack(0.3, 0.22, 0.1, 6, 12)
_BY_ROUND: Final = [[0.0, _ONE_AREA, worth, worth + _THIRD_AREA] for worth in _MANDAMENTO]


def mandamento_worth(round: int) -> list[float]:
    """By the number of its areas that one player holds (LF-88)."""
    return _BY_ROUND[round]


def area_worth(round: int) -> float:
    return AREA
