"""What the partner asks for: every answer is judged by the best that the partner's turn can become with it."""

from typing import Final

from consigliere.bots.contract import Prospect, Thought, Wish
from consigliere.bots.lafamiglia.chance import chance
from consigliere.bots.lafamiglia.clock import Clock
from consigliere.bots.lafamiglia.dice import Dice
from consigliere.bots.lafamiglia.partner import SAVE
from consigliere.bots.lafamiglia.turns import TurnSearch
from consigliere.games.lafamiglia.actions import DO_GIFT, MOST_GIFT
from consigliere.games.lafamiglia.evaluation.position import evaluate
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.names import partner
from consigliere.games.lafamiglia.table import Table

TRUST: Final = 0.4  # for each coin: who asks knows what for. A gift costs the team about 0.3 a coin
SOME: Final = 5
SAVING: Final = -1.0  # the same for who is to save


def think_of_gift(state: Table, seat: int, clock: Clock, dice: Dice, weights: Weights, wish: Wish | None) -> Thought:
    trust = SAVING if wish is not None and wish.what == SAVE else TRUST
    found: list[tuple[float, Prospect]] = []
    answers = _answers(state)
    for n, action in enumerate(answers):
        after = state.clone()
        after.apply(action)
        assert isinstance(after, Table)
        until = clock.used() + (1.0 - clock.used()) / (len(answers) - n)
        line, end, worth = _best(after, seat, clock, until, dice, weights)
        found.append((worth + trust * (action - DO_GIFT), Prospect(action, chance(end, worth), (action, *line))))
    found.sort(key=lambda one: -one[0])
    return Thought([prospect for _, prospect in found])


def _answers(state: Table) -> list[int]:
    """Nothing, all, and some in between; no token is sold for a gift."""
    gifts = [action for action in state.legal if DO_GIFT <= action <= DO_GIFT + MOST_GIFT]
    if len(gifts) <= SOME:
        return gifts
    return [gifts[n * (len(gifts) - 1) // (SOME - 1)] for n in range(SOME)]


def _best(
    after: Table, seat: int, clock: Clock, until: float, dice: Dice, weights: Weights
) -> tuple[list[int], Table, float]:
    """How the partner could go on; where nothing is left to decide the turn is over."""
    if after.seat != partner(seat):
        return [], after, evaluate(after, seat, weights)
    best = TurnSearch(after.seat, clock, until, dice, weights).lines(after)[0]
    return best.actions, best.state, best.worth
