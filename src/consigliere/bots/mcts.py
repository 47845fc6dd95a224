"""Information set Monte Carlo tree search as its paper describes it (Cowling, Powley and Whitehouse 2012), with nothing
added: a yardstick for the brains.

One tree for all worlds. Every line of play has a world of its own, imagined from the view; in it only the actions that
are legal there can be tried, and how often each could have been tried is counted too. From a new place on both sides
play at random to the end.
"""

import math
import time

from consigliere.bots.contract import Budget, stream_for
from consigliere.kernel import Game, State, Stream, View

STEPS = 1000
EXPLORE = 0.7


class Node:
    """An action that was tried: how often it could have been, how often it was, and what came of it for who took it."""

    __slots__ = ("after", "available", "total", "tries")

    def __init__(self) -> None:
        self.after: dict[int, Node] = {}
        self.available = 0
        self.tries = 0
        self.total = 0.0

    def worth(self) -> float:
        return self.total / self.tries + EXPLORE * math.sqrt(math.log(self.available) / self.tries)


class MctsBot:
    """A step is a line of play to the end of the game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.teams: list[int] = []

    def choose(self, view: View, budget: Budget) -> int:
        if len(view.legal) == 1:
            return view.legal[0][0]
        end = math.inf if budget.seconds is None else time.monotonic() + budget.seconds
        most = (STEPS if budget.seconds is None else math.inf) if budget.steps is None else budget.steps
        self.teams = self.game.teams(view.options)
        stream = stream_for(view, self.seed)
        root = Node()
        lines = 0
        while lines == 0 or (lines < most and time.monotonic() < end):
            luck = Luck(stream.word(lines))
            self._line(root, self.game.imagine(view, luck.stream), luck)
            lines += 1
        return max(root.after, key=lambda action: root.after[action].tries)

    def _line(self, node: Node, state: State, luck: "Luck") -> None:
        path: list[tuple[Node, int]] = []
        while state.seat >= 0 and (not path or node.tries):
            action = self._pick(node, state.legal, luck)
            node = node.after[action]
            path.append((node, self.teams[state.seat]))
            state.apply(action, state.seat)
        while state.seat >= 0:
            state.apply(luck.pick(state.legal), state.seat)
        returns = state.returns
        assert returns is not None
        for passed, team in path:
            passed.tries += 1
            passed.total += returns[self.teams.index(team)]

    def _pick(self, node: Node, legal: list[int], luck: "Luck") -> int:
        """An action that was never tried, or the one that looks most worth trying."""
        untried = [action for action in legal if action not in node.after]
        picked = luck.pick(untried) if untried else -1
        if untried:
            node.after[picked] = Node()
        known = [action for action in legal if action in node.after]
        for action in known:
            node.after[action].available += 1
        return picked if untried else max(known, key=lambda action: node.after[action].worth())


class Luck:
    """Random choices of one line."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)
        self._state = seed | 1

    def pick(self, actions: list[int]) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return actions[(self._state >> 32) * len(actions) >> 32]
