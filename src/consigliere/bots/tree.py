"""Search in a tree of decisions, over worlds that are imagined.

Every line of play has a world of its own, in which what is hidden is imagined and every chance falls anew: so nothing
that a line sees of its world helps the next one. Positions that chance tells apart are different places of the tree. A
new place is judged by looking at the positions one action further, all at once.
"""

import math
import time
from collections.abc import Callable, Hashable
from typing import Protocol

from consigliere.bots.contract import Budget, Prospect, Thought
from consigliere.kernel import NOBODY, State

EXPLORE = 0.6
SHARPNESS = 12.0  # how much more a better looking action is tried
EVENLY = 0.1  # so much of the trying is shared out evenly
LINES_BETWEEN_LOOKS = 8  # at whether the choice is clear
GLANCE = 0.1  # after so much of the budget an obvious choice is made,
LEAST_LINES = 100  # and so many lines,
OBVIOUS = 0.25  # if it is better by so much
LONGEST_LINE = 12  # of what is likely to be played


class Judgement(Protocol):
    """How likely the team of seat 0 is to win in each of these positions, none of which is over."""

    def chances(self, states: list[State]) -> list[float]: ...


class Place:
    """A position as the tree knows it: its actions, how often each was tried, and what came of it for the seat."""

    __slots__ = ("actions", "after", "firsts", "looks", "sums", "tries", "visits")

    def __init__(self, actions: list[int], looks: list[float], firsts: list[float]) -> None:
        self.actions = actions
        self.looks = looks  # how good each looks before it is tried: it counts as one try
        self.firsts = firsts  # how much of the trying each deserves by its looks
        self.tries = [0] * len(actions)
        self.sums = [0.0] * len(actions)
        self.after: list[dict[Hashable, Place]] = [{} for _ in actions]
        self.visits = 0

    def choice(self) -> int:
        """Which action to try next."""
        best, found = -1.0, 0
        explore = EXPLORE * math.sqrt(self.visits + 1)
        tries, sums, looks, firsts = self.tries, self.sums, self.looks, self.firsts
        for number in range(len(tries)):
            worth = (sums[number] + looks[number] + explore * firsts[number]) / (tries[number] + 1)
            if worth > best:
                best, found = worth, number
        return found

    def chance(self, number: int) -> float:
        return (self.sums[number] + self.looks[number]) / (self.tries[number] + 1)

    def best(self) -> int:
        """The action that was tried most, which is what the search trusts; of equals that with the best chance."""
        return max(range(len(self.actions)), key=lambda number: (self.tries[number], self.chance(number)))

    def likely(self, number: int) -> tuple[int, ...]:
        """What is likely to be played, beginning with this action."""
        line: list[int] = []
        place: Place | None = self
        while place is not None and len(line) < LONGEST_LINE:
            line.append(place.actions[number])
            place = max(place.after[number].values(), key=lambda following: following.visits, default=None)
            number = 0 if place is None else place.best()
        return tuple(line)


class Tree:
    """`world` gives a position to start from, which the tree may change: each time with another future and, where
    something is hidden, with another past. `apart` says which positions after the same action are different places."""

    def __init__(
        self, teams: list[int], judgement: Judgement, world: Callable[[], State], apart: Callable[[State], Hashable]
    ) -> None:
        self.teams = teams
        self.judgement = judgement
        self.world = world
        self.apart = apart
        self.lines = 0
        self.top, _ = self._place(world())

    def grow(self, budget: Budget) -> None:
        """Follow lines: so many, or until the time is up; fewer where the choice is clear before that."""
        start = time.monotonic()
        most = math.inf if budget.steps is None else float(budget.steps)
        while self.lines < most:
            share = self.lines / most
            if budget.seconds is not None:
                share = max(share, (time.monotonic() - start) / max(budget.seconds, 1e-9))
            if share >= 1.0 or (self.lines % LINES_BETWEEN_LOOKS == 0 and self._is_clear(share)):
                break
            self._line()

    def _is_clear(self, share: float) -> bool:
        """Whether nothing can overtake the best action in what is left of the budget, or nothing comes near it."""
        top = self.top
        best = top.best()
        others = [number for number in range(len(top.actions)) if number != best]
        if not others:
            return True
        left = self.lines / share - self.lines if share else math.inf
        if top.tries[best] - max(top.tries[number] for number in others) > left:
            return True
        lead = top.chance(best) - max(top.chance(number) for number in others)
        return share > GLANCE and self.lines >= LEAST_LINES and lead > OBVIOUS

    def _line(self) -> None:
        self.lines += 1
        state = self.world()
        place = self.top
        path: list[tuple[Place, int, bool]] = []
        while True:
            number = place.choice()
            path.append((place, number, self.teams[state.seat] == 0))
            state.apply(place.actions[number])
            if state.seat == NOBODY:
                chance = _outcome(state)
                break
            key = self.apart(state)
            following = place.after[number].get(key)
            if following is None:
                place.after[number][key], chance = self._place(state)
                break
            place = following
        for passed, number, ours in path:
            passed.visits += 1
            passed.tries[number] += 1
            passed.sums[number] += chance if ours else 1.0 - chance

    def _place(self, state: State) -> tuple[Place, float]:
        """A new place, and how likely the team of seat 0 is to win there."""
        chances = self._after_each(state)
        looks = chances if self.teams[state.seat] == 0 else [1.0 - chance for chance in chances]
        best = max(looks)
        weights = [math.exp(SHARPNESS * (look - best)) for look in looks]
        scale = (1.0 - EVENLY) / sum(weights)
        firsts = [weight * scale for weight in weights]
        expected = sum(first * chance for first, chance in zip(firsts, chances, strict=True)) / (1.0 - EVENLY)
        even = EVENLY / len(firsts)
        return Place(state.legal, looks, [first + even for first in firsts]), expected

    def _after_each(self, state: State) -> list[float]:
        chances: list[float] = []
        open_: list[State] = []
        where: list[int] = []
        for number, action in enumerate(state.legal):
            after = state.clone()
            after.apply(action)
            if after.seat == NOBODY:
                chances.append(_outcome(after))
            else:
                chances.append(0.0)
                open_.append(after)
                where.append(number)
        if open_:
            for number, chance in zip(where, self.judgement.chances(open_), strict=True):
                chances[number] = chance
        return chances

    def thought(self) -> Thought:
        """All actions, the best first; none is said to be better than the one that was tried most."""
        top = self.top
        best = top.best()
        most = top.chance(best)
        others = [number for number in range(len(top.actions)) if number != best]
        others.sort(key=lambda number: (-top.chance(number), number))
        return Thought([Prospect(top.actions[n], min(most, top.chance(n)), top.likely(n)) for n in [best, *others]])


def _outcome(state: State) -> float:
    returns = state.returns
    assert returns is not None
    return returns[0]
