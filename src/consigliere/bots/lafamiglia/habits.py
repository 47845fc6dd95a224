"""How La Famiglia's brain goes about thinking, and its own numbers for the rule of thumb: both were found by playing
(`tools/tuning/lafamiglia.py`, docs/bots.md)."""

from typing import Final, NamedTuple

from consigliere.games.lafamiglia.evaluation.worths import Weights


class Habits(NamedTuple):
    proposing: float = 0.6  # of the time, in late planning, where lines are compared by imagined play
    proposing_encounter: float = 0.4  # the same in the encounter
    trust: float = 0.9  # in imagined play beside the rule of thumb, when all is planned
    fading: float = 4.0  # so many discs still to be planned halve it
    fading_last: float = 10.0  # in the last round, of which the rule of thumb foresees little
    doubt: float = 8.0  # in planning, so many imagined encounters are believed half as much as many
    trust_encounter: float = 1.0  # in the encounter, where nothing is left to be planned
    doubt_encounter: float = 1.0
    sense: float = 0.84  # how much more likely an order is that is worth 1 more


def weights(**numbers: float) -> Weights:
    """The usual ones, but for these."""
    made = Weights()
    for name, number in numbers.items():
        setattr(made, name, number)
    made.prepare()
    return made


OWN: Final = weights(
    goal=65.1, lead=26.6, area=3.7, one_area=1.8, third_area=0.92, mandamento_1=4.1, mandamento_2=5.1,
    mandamento_3=12.6, mandamento_4=13.4, secure=0.21, soldier=0.4, neutral=0.58, stack_few=0.43, stack_more=0.6,
    stack_many=0.23, hq_few=0.28, hq_more=0.21, hq_many=0.086, lab=0.63, car=0.9, coin=0.22, token=0.57, space=1.3,
    row_value=0.87, bomb_value=0.16, upper_disc=0.25, lower_disc=0.13, request=3.1, first_player=0.61, tiles=0.99,
    recruit=0.28, expected=0.8, second_shot=0.45, latent=0.24, danger=0.77, hit=0.67, vest=0.054, order=1.3,
    time_1=0.84, time_2=0.53, time_3=0.38, time_4=0.22,
)  # fmt: skip
