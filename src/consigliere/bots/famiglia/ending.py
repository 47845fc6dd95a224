"""The last turns of Famiglia, after the deck has run out for good: nothing is left to chance, so they can be solved.

The points of a player grow only by the one card he recruits in a turn. So much is often enough to know who wins, and
whose turn is over may lay his cards as he likes.
"""

import math
from collections.abc import Hashable

from consigliere.bots.exact import Exact, TooMuch, asking
from consigliere.bots.tree import Judgement
from consigliere.games.famiglia.actions import ACCOUNTANT_STEP, BRUTE_STEP, LAY, LOWER, TAKE, WAYS
from consigliere.games.famiglia.cards import (
    ABLE_BRUTES,
    BRUTE,
    VALUE,
    VALUE_BITS,
    VALUES,
    count,
    types,
)
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel import NOBODY, State

LAST = 2  # times that the deck has run out
SHORT = 400  # positions to look at for each that is judged


def exact(teams: list[int], most: int, end: float = math.inf) -> Exact:
    return Exact(teams, most, alike, certain, end)


def is_last(state: State) -> bool:
    assert isinstance(state, FamigliaState)
    return state.run_out == LAST


def alike(state: State) -> Hashable:
    """In the last turn it does not matter where the other player's cards lie."""
    assert isinstance(state, FamigliaState)
    if state.turns_left != 0:
        return (state.seat, state.kind, state.content())
    me, other = state.player, 1 - state.player
    return (
        me,
        state.kind,
        state.hands[me],
        state.areas[me],
        state.hands[other] + state.areas[other],
        state.street,
        state.accountant,
        state.moved,
        state.named,
        state.brute,
        state.lowered,
        state.lowered_by,
    )


def certain(state: State) -> float | None:
    """The chance of seat 0 where the points decide, whatever is played."""
    assert isinstance(state, FamigliaState)
    if state.run_out != LAST or state.turns_left > 1 or state.seat == NOBODY:
        return None
    me, other = state.player, 1 - state.player
    mine, theirs = state.score(me), state.score(other)
    if mine + most_to_win(state) < theirs:
        return float(other == 0)
    coming = 0 if state.turns_left == 0 else max((state.points[card] for card in types(state.street)), default=0)
    return float(me == 0) if mine > theirs + coming else None


def most_to_win(state: FamigliaState) -> int:
    """The most points that a card could bring this turn, if everything that may still be taken or lowered helps."""
    purse = state.hands[state.player]
    if state.kind in (ACCOUNTANT_STEP, TAKE):
        purse += state.areas[state.player]
    return max((state.points[card] for card in types(state.street) if _within_reach(state, card, purse)), default=0)


def _within_reach(state: FamigliaState, card: int, purse: int) -> bool:
    return any(_pays(purse, card, by) for by in _lowerings(state, card, purse))


def _lowerings(state: FamigliaState, card: int, purse: int) -> list[int]:
    """By how much the card may be lowered, with 0 for not at all."""
    if state.kind in (ACCOUNTANT_STEP, TAKE, LAY, BRUTE_STEP):
        brutes = VALUES[(purse & ABLE_BRUTES) >> 3 * BRUTE]
        most = max(brutes, default=0) if state.by_faq() else 0
        return [0, *(min(value, VALUE[card]) for value in brutes), *range(1, min(most, VALUE[card]) + 1)]
    if state.kind == LOWER:
        return list(range(VALUE[card] + 1))
    return [0, state.lowered_by] if card == state.lowered else [0]


def _pays(purse: int, card: int, by: int) -> bool:
    if by >= VALUE[card]:
        return True
    copies = count(purse, card - by - 1)
    return bool(WAYS[5 * card + by][copies << 5 | VALUE_BITS[purse >> 45]])


class WithEndings:
    """A judgement that need not guess the last turns, unless they are too long."""

    def __init__(self, judgement: Judgement, teams: list[int]) -> None:
        self.judgement = judgement
        self.exact = exact(teams, 0)

    def chances(self, states: list[State]) -> list[float]:
        last = [state for state in states if is_last(state)]
        if not last:
            return self.judgement.chances(states)
        open_ = [state for state in states if not is_last(state)]
        guessed = iter(self.judgement.chances(open_)) if open_ else iter([])
        return [self._solved(state) if is_last(state) else next(guessed) for state in states]

    def _solved(self, state: State) -> float:
        self.exact.most = self.exact.looked + SHORT
        try:
            return self.exact.chance(asking(state))
        except TooMuch:
            return self.judgement.chances([state])[0]
