"""A search of one turn that is made of acts, each of several decisions: positions are compared where an act is over.

Inside an act only the lines that look best go on, up to its end. Of what then lies on the table the best lines are
searched on, as far as the steps last; what a line is worth is said by ending the turn there. Where cards are drawn, the
same first action is tried in other worlds too, and the mean counts.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from consigliere.bots.contract import Budget, pick, stream_for
from consigliere.kernel import Game, State, Stream, View

WORLDS = 4
STEPS = 2000
FIRST = 0.6  # of the steps: the first world
WITHIN = 3  # lines that go on inside an act
KEPT = 2  # ends of an act that are kept
OVERDRAFT = 60
FALLBACKS = 6  # decisions that end a turn, at most
LEAST = float("-inf")
Evaluate = Callable[[State, int], float]  # of a position, for a seat


class Line:
    """What is done, where it leads, what that is worth as it stands."""

    __slots__ = ("path", "state", "worth")

    def __init__(self, path: tuple[int, ...], state: State, worth: float) -> None:
        self.path = path
        self.state = state
        self.worth = worth


class Weighed(NamedTuple):
    """What the turn is worth with each action first, its best line in the first world, and the action to take."""

    worths: dict[int, float]
    lines: dict[int, Line]
    best: int


def choose_act(game: Game, seed: int, view: View, budget: Budget) -> int:
    return weigh_acts(game, seed, view, budget).best


def weigh_acts(game: Game, seed: int, view: View, budget: Budget) -> Weighed:
    assert view.seat is not None
    actions = [action for action, _, _ in view.legal]
    stream = stream_for(view, seed)
    steps = (STEPS if budget.steps is None else budget.steps) * game.weight(view.decisions[0].kind)
    deadline = float("inf") if budget.seconds is None else time.monotonic() + budget.seconds
    search = ActSearch(game, view.seat, deadline, game.evaluate)
    worths = search.judge(game.imagine_turn(view, Stream(stream.word(0))), actions, int(FIRST * steps))
    lines = search.lines
    unsure = [action for action in actions if action in search.by_chance]
    if unsure and len(actions) > 1:
        share = int((1.0 - FIRST) * steps) // (WORLDS - 1)
        for world in range(1, WORLDS):
            other = game.imagine_turn(view, Stream(stream.word(world)))
            for action, worth in search.judge(other, unsure, share).items():
                worths[action] += worth
        for action in unsure:
            worths[action] /= WORLDS
    most = max(worths.values())
    best = pick([action for action in actions if worths[action] == most], Stream(stream.word(WORLDS)))
    return Weighed(worths, lines, best)


class ActSearch:
    def __init__(self, game: Game, seat: int, deadline: float, evaluate: Evaluate) -> None:
        self.game = game
        self.evaluate = evaluate
        self.seat = seat
        self.deadline = deadline
        self.left = 0
        self.turn = 0
        self.by_chance: set[int] = set()
        self.lines: dict[int, Line] = {}

    def judge(self, state: State, actions: list[int], steps: int) -> dict[int, float]:
        """What the turn is worth with each action first."""
        self.left = steps
        self.turn = self.game.turn(state)
        self.by_chance = set()
        self.lines = {}
        worths = dict.fromkeys(actions, LEAST)
        level = [(Line((), state, 0.0), actions)]
        while level:
            before = self.left
            ends: list[Line] = []
            count = 0
            for line, legal in level:
                if self.lines and time.monotonic() > self.deadline:
                    break
                for action in legal:
                    ends += self._settle(self._after(line, action))
                    count += 1
            for line in ends:
                self._note(worths, line, state)
            cost = max(1.0, (before - self.left) / max(1, count))
            level = self._next([line for line in ends if not self.over(line.state)], cost)
        return worths

    def _next(self, lines: list[Line], cost: float) -> list[tuple[Line, list[int]]]:
        """The lines whose following acts are tried, and those."""
        if not lines or time.monotonic() > self.deadline:
            return []
        lines = distinct(lines)
        found: list[tuple[Line, list[int]]] = []
        spend = 0.6 * self.left
        for line in lines:
            legal = line.state.legal
            spend -= cost * len(legal)
            if (spend < 0.0 and found) or self.left <= 0:
                break
            found.append((line, legal))
        return found

    def _note(self, worths: dict[int, float], line: Line, root: State) -> None:
        """A line counts for what it is worth to end the turn there."""
        state, worth = line.state, line.worth
        if not self.over(state):
            state = state.clone()
            for _ in range(FALLBACKS):
                state.apply(state.legal[0])
                self.left -= 1
                if self.over(state):
                    break
            worth = self.evaluate(state, self.seat)
        first = line.path[0]
        if worth > worths[first]:
            worths[first] = worth
            self.lines[first] = Line(line.path, state, worth)
            if state.drawn != root.drawn:
                self.by_chance.add(first)
            else:
                self.by_chance.discard(first)

    def _settle(self, line: Line) -> list[Line]:
        """The best ends of an act that has begun."""
        if self._settled(line.state):
            return [line]
        found: list[Line] = []
        level = [line]
        while level:
            following: list[Line] = []
            for one in level:
                for action in one.state.legal:
                    after = self._after(one, action)
                    (found if self._settled(after.state) else following).append(after)
            level = distinct(following)[:WITHIN]
            if self.left < -OVERDRAFT:
                found += level
                break
        return distinct(found)[:KEPT]

    def _after(self, line: Line, action: int) -> Line:
        state = line.state.clone()
        state.apply(action)
        self.left -= 1
        return Line((*line.path, action), state, self.evaluate(state, self.seat))

    def over(self, state: State) -> bool:
        return state.seat != self.seat or self.game.turn(state) != self.turn

    def _settled(self, state: State) -> bool:
        return self.over(state) or self.game.settled(state)


def distinct(lines: list[Line]) -> list[Line]:
    """Best first; of lines that look the same, the first."""
    lines = sorted(lines, key=lambda line: -line.worth)
    found: list[Line] = []
    for line in lines:
        if found and abs(found[-1].worth - line.worth) < 1e-9 and found[-1].state.legal == line.state.legal:
            continue
        found.append(line)
    return found
