"""The exact chances of a position of a game in which nothing is hidden but what chance will bring: every line is played
to its end, and every result of chance counts as much as it is likely.

Only for positions with little left to play: the search gives up after so many positions, or when its time is up.
"""

import math
import time
from collections.abc import Callable, Hashable

from consigliere.bots.contract import Prospect, Thought
from consigliere.kernel import CHANCE, NOBODY, State


class TooMuch(Exception):
    """More is left to play than may be looked at."""


def in_full(state: State) -> Hashable:
    return (state.seat, state.kind, state.content())


def never(state: State) -> float | None:
    return None


LOOKS_AT_THE_CLOCK = 64  # one after so many positions


class Exact:
    """Looks at no more than `most` positions, until the clock says `end`. What a game knows of its endings makes it
    faster: `alike` is the same for positions with the same chances, `certain` the chance of seat 0's team where there
    is no doubt of it."""

    def __init__(
        self,
        teams: list[int],
        most: int,
        alike: Callable[[State], Hashable] = in_full,
        certain: Callable[[State], float | None] = never,
        end: float = math.inf,
    ) -> None:
        self.teams = teams
        self.most = most
        self.alike = alike
        self.certain = certain
        self.end = end
        self.looked = 0
        self._known: dict[Hashable, float] = {}

    def thought(self, state: State) -> Thought | None:
        """Every action with its exact chance for the seat; of equals first what looks best by the game's rule of thumb.
        None if that is too much."""
        try:
            found = [self._prospect(asking(state), action) for action in state.legal]
        except TooMuch:
            return None
        found.sort(key=lambda one: (-one[0].chance, -one[1]))
        return Thought([prospect for prospect, _ in found])

    def _prospect(self, state: State, action: int) -> tuple[Prospect, float]:
        seat = state.seat
        after = state.clone()
        after.apply(action)
        chance = self.chance(after)
        if self.teams[seat] != 0:
            chance = 1.0 - chance
        return Prospect(action, chance, (action, *self._line(after))), state.game.evaluate(after, seat)

    def chance(self, state: State) -> float:
        """How likely the team of seat 0 is to win, if both sides do their best; chance must be asked."""
        if state.seat == NOBODY:
            returns = state.returns
            assert returns is not None
            return returns[0]
        certain = self.certain(state)
        if certain is not None:
            return certain
        key = self.alike(state)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(state)
        return known

    def _best(self, state: State) -> float:
        if state.seat == CHANCE:
            likely = zip(state.chances(), state.legal, strict=True)
            return sum(share * self._after(state, action) for share, action in likely)
        ours = self.teams[state.seat] == 0
        best = 0.0 if ours else 1.0
        for action in state.legal:
            chance = self._after(state, action)
            best = max(best, chance) if ours else min(best, chance)
            if best == (1.0 if ours else 0.0):
                break
        return best

    def _after(self, state: State, action: int) -> float:
        self.looked += 1
        if self.looked > self.most or (self.looked % LOOKS_AT_THE_CLOCK == 0 and time.monotonic() > self.end):
            raise TooMuch
        after = state.clone()
        after.apply(action)
        return self.chance(after)

    def _line(self, state: State) -> list[int]:
        """What both sides do from here, until chance or the end."""
        line: list[int] = []
        while state.seat not in (CHANCE, NOBODY):
            ours = self.teams[state.seat] == 0
            worths = [self._after(state, action) for action in state.legal]
            number = worths.index(max(worths) if ours else min(worths))
            line.append(state.legal[number])
            state = state.clone()
            state.apply(line[-1])
        return line


def asking(state: State) -> State:
    """The same position, where chance is asked."""
    twin = state.clone()
    twin.stream = None
    return twin
