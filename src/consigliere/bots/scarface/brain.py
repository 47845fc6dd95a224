"""The brain of Scarface: the search of the own turn that greedy does, with what it found out about every action.

Greedy thinks several times as long about a plan as about other decisions. Here a budget is what a plan may use.
"""

from consigliere.bots.acts import Weighed, weigh_acts
from consigliere.bots.contract import Budget, Prospect, Thought
from consigliere.bots.scarface.judgement import Judgement, chance
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.evaluation.weights import USUAL
from consigliere.kernel import Game, Stream, View

STEPS = 8000
PLAN = "plan_card"


class ScarfaceBrain:
    pace = 20_000

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.judgement = Judgement(USUAL)

    def think(self, view: View, budget: Budget) -> Thought:
        if len(view.legal) == 1:
            return self._forced(view)
        assert view.seat is not None
        return self._thought(
            view.seat, weigh_acts(self.game, self.seed, view, self._part(view, budget), self.judgement.worth)
        )

    def _part(self, view: View, budget: Budget) -> Budget:
        """What greedy is given, which takes its steps several times for a plan."""
        most = self.game.weight(PLAN)
        if budget.seconds is None:
            return Budget(steps=max(1, (STEPS if budget.steps is None else budget.steps) // most))
        part = self.game.weight(view.decisions[0].kind) / most
        return Budget(seconds=part * budget.seconds, steps=max(1, int(self.pace * budget.seconds) // most))

    def _forced(self, view: View) -> Thought:
        action = view.legal[0][0]
        state, seat = self.game.imagine(view, Stream(0)), view.seat
        assert isinstance(state, ScarfaceState)
        assert seat is not None
        return Thought([Prospect(action, chance(state, seat, self.judgement.worth(state, seat)), (action,))])

    def _thought(self, seat: int, weighed: Weighed) -> Thought:
        """All chances are told for the time at which the best line ends, so that they can be compared."""
        worths, lines, best = weighed
        end = lines[best].state
        assert isinstance(end, ScarfaceState)
        ranked = sorted(lines, key=lambda action: (-worths[action], action != best, action))
        return Thought([Prospect(action, chance(end, seat, worths[action]), lines[action].path) for action in ranked])
