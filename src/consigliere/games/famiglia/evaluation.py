"""A rule of thumb for how good a position is: the lead in points, and what the cards in hand may still bring."""

from typing import Final

from consigliere.games.famiglia.cards import ACCOUNTANT, TYPES, VALUE, count
from consigliere.games.famiglia.state import FamigliaState

IN_HAND: Final = [0.3, 0.9, 1.6, 2.0, 0.0]  # by value: a card in hand helps to pay for the next one
PAIR: Final = [0.6, 1.2, 2.4, 3.6, 0.0]  # by value: two alike pay alone
ABILITY: Final = [0.0, 0.5, 1.0, 1.6, 2.2]  # by value: an accountant, a brute or a joker in hand
WON: Final = 1000.0
CAN_END: Final = 40.0  # the rival has passed, and to pass now would win


def evaluate(state: FamigliaState, seat: int) -> float:
    lead = float(state.score(seat) - state.score(1 - seat))
    if state.ended:
        returns = state.returns
        assert returns is not None
        return lead + WON * (returns[seat] - 0.5)
    lead += time_left(state) * (prospects(state.hands[seat]) - prospects(state.hands[1 - seat]))
    if state.passes == 1 and state.score(state.player) > state.score(1 - state.player):
        lead += CAN_END if state.player == seat else -CAN_END
    return lead


def time_left(state: FamigliaState) -> float:
    """From 1 at the start to 0 in the last turn: prospects are worth less when little time is left."""
    if state.run_out == 2:
        return 0.15 * max(state.turns_left, 0)
    return 1.0 if state.run_out == 0 else 0.8


def prospects(hand: int) -> float:
    worth = 0.0
    for card in range(TYPES):
        copies = count(hand, card)
        if copies == 0:
            continue
        value = VALUE[card]
        worth += IN_HAND[value]
        if copies > 1:
            worth += PAIR[value]
        if card >= ACCOUNTANT and value:
            worth += ABILITY[value] * copies
    return worth
