"""The numbers of the rule of thumb. An area is worth about 2, a mandamento about 10.

Bots may use numbers of their own (`tools/tuning/lafamiglia.py` finds them by playing); without any, those here count.
"""

from typing import Final

WIN: Final = 1000.0


class Weights:
    def __init__(self) -> None:
        self.goal = 60.0  # an end condition is met
        self.lead = 30.0  # ahead in the last round
        self.area = 2.0
        self.one_area = 1.6  # of a mandamento
        self.third_area = 0.8
        self.mandamento_1 = 9.0  # in the first round
        self.mandamento_2 = 10.0
        self.mandamento_3 = 11.0
        self.mandamento_4 = 13.0
        self.secure = 0.3
        self.soldier = 0.4
        self.neutral = 0.6  # of a soldier: a neutral one
        self.stack_few = 0.55  # a soldier in an area: one of the first three
        self.stack_more = 0.38
        self.stack_many = 0.2  # beyond seven
        self.hq_few = 0.3  # a soldier in the HQ: one of the first six
        self.hq_more = 0.22
        self.hq_many = 0.1  # beyond twelve
        self.lab = 0.7
        self.car = 0.9
        self.coin = 0.28
        self.token = 0.8  # in the HQ or on the map
        self.space = 0.9  # an uncovered space of the board
        self.row_value = 0.7
        self.bomb_value = 0.15
        self.upper_disc = 0.35  # somebody may pay for it
        self.lower_disc = 0.15
        self.request = 4.0  # asking the partner for money puts off what has to be done
        self.first_player = 0.6
        self.tiles = 1.0
        self.recruit = 0.25
        self.expected = 0.75  # what an order promises, as the others will not stand still
        self.second_shot = 0.5
        self.latent = 0.22  # what a stack could do if an order were issued there
        self.danger = 1.0  # orders and stacks of the other team
        self.hit = 0.6  # an area that loses all its soldiers
        self.vest = 0.06
        self.order = 1.6  # an order still to be issued
        self.time_1 = 1.0  # what is not on the map yet is worth, in the first round
        self.time_2 = 0.75
        self.time_3 = 0.5
        self.time_4 = 0.25
        self.prepare()

    def prepare(self) -> None:
        """The tables that follow from the numbers; to be called after a change."""
        self.stack: list[float] = _stack(self.stack_few, self.stack_more, self.stack_many, 3, 7)
        self.hq: list[float] = _stack(self.hq_few, self.hq_more, self.hq_many, 6, 12)
        mandamenti = [self.mandamento_1, self.mandamento_1, self.mandamento_2, self.mandamento_3, self.mandamento_4]
        # by round and by the number of its areas that one player holds (LF-88)
        self.mandamento: list[list[float]] = [
            [0.0, self.one_area, worth, worth + self.third_area] for worth in mandamenti
        ]
        self.tile: list[float] = [self.tiles * worth for worth in TILE]
        # 2 * round, + 1 from the check on
        one, two, three, four = self.time_1, self.time_2, self.time_3, self.time_4
        self.time: list[float] = [
            one, one, one, one * 0.95, two, two * 0.7 / 0.75, three, three * 0.8, four, four * 0.2,
        ]  # fmt: skip


TILE: Final = [0.6, 1.6, 1.8, 1.0, 0.7, 1.5, 1.4, 1.3, 1.8, 0.6, 0.5]  # in the order of TILES


def _stack(first: float, more: float, many: float, few: int, enough: int) -> list[float]:
    worths = [0.0]
    for n in range(1, 51):
        worths.append(worths[-1] + (first if n <= few else more if n <= enough else many))
    return worths


USUAL: Final = Weights()
