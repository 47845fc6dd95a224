"""The brain of Scarface: greedy's search of the own turn, judged by a network, with what it found out on each action.

A budget is what a plan may use; other decisions, after which less can be done, get a part of it.
"""

import math
import time
from collections.abc import Callable

from consigliere.bots.acts import ActSearch, Weighed
from consigliere.bots.contract import Budget, Prospect, Thought, stream_for
from consigliere.bots.scarface.judgement import Judgement
from consigliere.bots.scarface.learned import Learned, learned_for
from consigliere.bots.scarface.turns import weigh, weigh_apart
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.evaluation.weights import USUAL
from consigliere.kernel import BadInput, Game, State, Stream, View

STEPS = 4000
GLANCE = 60  # steps
PLAN = "plan_card"
Weighing = Callable[[ActSearch, State, Stream, int], Weighed]


class ScarfaceBrain:
    pace = 21_000

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.judgement = judgement_for(game)

    def think(self, view: View, budget: Budget) -> Thought:
        if len(view.legal) == 1:
            return self._forced(view)
        part = self.game.weight(view.decisions[0].kind) / self.game.weight(PLAN)
        seconds, steps = budget
        if steps is None:
            steps = STEPS if seconds is None else int(self.pace * seconds)
        deadline = math.inf if seconds is None else time.monotonic() + part * seconds
        return self._searched(view, deadline, int(part * steps))

    def think_apart(self, view: View, steps: int) -> Thought:
        """The same steps shared out evenly: slower to find the best action, and fair to the others."""
        part = self.game.weight(view.decisions[0].kind) / self.game.weight(PLAN)
        return self._searched(view, math.inf, int(part * steps), weigh_apart)

    def _searched(self, view: View, deadline: float, steps: int, weighing: Weighing = weigh) -> Thought:
        assert view.seat is not None
        search = ActSearch(self.game, view.seat, deadline, self.judgement.worth)
        stream = stream_for(view, self.seed)
        root = self.game.imagine_turn(view, Stream(stream.word(0)))
        assert isinstance(root, ScarfaceState)
        worths, lines, best = weighing(search, root, stream, max(1, steps))
        ranked = sorted(lines, key=lambda action: (-worths[action], action != best, action))
        return Thought(
            [
                Prospect(action, self.judgement.chance(root, view.seat, worths[action]), lines[action].path)
                for action in ranked
            ]
        )

    def _forced(self, view: View) -> Thought:
        """A glance is enough to say how the game stands."""
        action = view.legal[0][0]
        best = self._searched(view, math.inf, GLANCE).best
        return Thought([best if best.action == action else Prospect(action, best.chance, (action,))])


def judgement_for(game: Game) -> Judgement | Learned:
    """An owner's numbers make another game of it, for which no network was trained."""
    try:
        return learned_for(game)
    except BadInput:
        return Judgement(USUAL)
