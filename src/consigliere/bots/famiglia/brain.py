"""The brain of Famiglia: a search in a tree with a network for its judgement, and exact near the end.

Nothing is hidden but the order of the deck, which nobody knows: every line of the search deals anew.
"""

import math
import time

from consigliere.bots.contract import Budget, Thought, stream_for
from consigliere.bots.famiglia.ending import WithEndings, exact, is_last
from consigliere.bots.famiglia.judgement import judgement_for
from consigliere.bots.tree import Tree
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel import Game, State, Stream, View

STEPS = 2000
POSITIONS_A_STEP = 3  # so many positions the exact search looks at in a third of the time of a line
MOST_POSITIONS = 1_000_000


class FamigliaBrain:
    pace = 15_000

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.teams = game.teams({})
        self.judgement = judgement_for(game)

    def think(self, view: View, budget: Budget) -> Thought:
        start = time.monotonic()
        budget = Budget(steps=STEPS) if budget == Budget() else budget
        root = self.game.imagine(view, Stream(0))
        if is_last(root):
            solved = self._solved(root, budget, start)
            if solved is not None:
                return solved
        judgement = WithEndings(self.judgement, self.teams)
        tree = Tree(self.teams, judgement, Worlds(root, stream_for(view, self.seed)), street)
        if budget.seconds is not None:
            budget = budget._replace(seconds=budget.seconds - (time.monotonic() - start))
        tree.grow(budget)
        return tree.thought()

    def _solved(self, root: State, budget: Budget, start: float) -> Thought | None:
        """Within a third of the budget, or not at all."""
        most = MOST_POSITIONS if budget.steps is None else POSITIONS_A_STEP * budget.steps
        end = math.inf if budget.seconds is None else start + budget.seconds / 3
        return exact(self.teams, most, end).thought(root)


class Worlds:
    """The same position again and again, each time with another future."""

    def __init__(self, root: State, stream: Stream) -> None:
        self.root = root
        self.stream = stream
        self.count = 0

    def __call__(self) -> State:
        world = self.root.clone()
        world.stream = Stream(self.stream.seed << 32 | self.count)
        self.count += 1
        return world


def street(state: State) -> int:
    """After the same action from the same position all is the same but what was dealt."""
    assert isinstance(state, FamigliaState)
    return state.street
