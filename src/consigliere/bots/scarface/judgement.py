"""What a position is worth to a human, and how likely he is to win who stands so well."""

import math

from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.evaluation.position import evaluate, reorganizations_left
from consigliere.games.scarface.evaluation.weights import Weights
from consigliere.games.scarface.names import NONE
from consigliere.games.scarface.rounds import total
from consigliere.games.scarface.seen.view import side_of
from consigliere.kernel import State

RAID, RAID_NEWS = 6.0, 3.0  # dollars that a raid takes, and for each news card more
BEFORE = 0.4  # before the gangs are chosen
SHIFT, SHIFT_LEFT = -7.4, 22.6  # dollars, and for each reorganization to come
SPREAD, SPREAD_LEFT = 23.5, 10.6
FAR = 30.0
SURE = 40.0  # dollars: what is over
CLOSE = 10.0  # a lead that a raid may still turn


def numbers_of(weights: Weights) -> dict[str, float]:
    """By name; the list of thugs stays as it is."""
    found = {name: getattr(weights, name) for name in dir(weights)}
    return {name: value for name, value in found.items() if isinstance(value, float)}


def weights_from(numbers: dict[str, float]) -> Weights:
    weights = Weights()
    for name, value in numbers.items():
        setattr(weights, name, value)
    return weights


class Judgement:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def worth(self, state: State, seat: int) -> float:
        """The rule of thumb; but where the turn is the last, only what is counted after it, less a raid that will come.
        Who ends the game himself (SF-123) has won or lost: that is worth more than the dollars."""
        assert isinstance(state, ScarfaceState)
        me = side_of(state, seat)
        if state.winners:
            return evaluate(state, self.weights, me)
        raid = RAID + RAID_NEWS * len(state.news_active)
        others = [side for side in state.sides() if side != me]
        mine, his = state.crime[me], max([state.crime[side] for side in others])
        lead = float(total(state, me) - max([total(state, side) for side in others]))
        if state.closing:
            return lead - (raid if mine >= state.book.raid_at else 0.0)
        if state.turn == me and reorganizations_left(state) == 0:
            lead += (raid if his >= mine else 0.0) - (raid if mine >= his else 0.0)
            return lead + SURE * math.tanh(lead / CLOSE)
        return evaluate(state, self.weights, me)

    def chance(self, state: ScarfaceState, seat: int, worth: float) -> float:
        """Of a position that is given so many dollars: they say more the fewer reorganizations are to come."""
        returns = state.returns
        if returns is not None:
            return returns[seat]
        if NONE in state.gang:
            return BEFORE
        left = reorganizations_left(state)
        lead = (worth + SHIFT + SHIFT_LEFT * left) / (SPREAD + SPREAD_LEFT * left)
        return 1.0 / (1.0 + math.exp(-max(-FAR, min(FAR, lead))))
