"""One turn ahead: plays every line of its own turn in worlds it imagines, and takes the one that looks best."""

import time

from consigliere.bots.contract import Budget, stream_for
from consigliere.kernel import Game, State, Stream, View

WORLDS = 4
STEPS = 2000


class GreedyBot:
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: View, budget: Budget) -> int:
        assert view.seat is not None
        stream = stream_for(view, self.seed)
        search = _Search(self.game, view.seat, budget, WORLDS * len(view.legal))
        totals = dict.fromkeys((action for action, _, _ in view.legal), 0.0)
        for world in range(WORLDS):
            state = self.game.imagine(view, Stream(stream.word(world)))
            for action in totals:
                totals[action] += search.judge(state, action)
            if not search.met_chance:
                break
        return max(totals, key=totals.__getitem__)


class _Search:
    """The best end of a seat's turn after an action. Every action gets an equal share of the budget; where that is
    used up, a line is judged as it stands."""

    def __init__(self, game: Game, seat: int, budget: Budget, shares: int) -> None:
        self.game = game
        self.seat = seat
        self.steps = STEPS if budget.steps is None else budget.steps
        self.share = max(1, self.steps // shares)
        self.left = 0
        self.deadline = float("inf") if budget.seconds is None else time.monotonic() + budget.seconds
        self.met_chance = False

    def judge(self, state: State, action: int) -> float:
        self.left = self.share
        return self._after(state, action)

    def _after(self, state: State, action: int) -> float:
        after = state.clone()
        after.apply(action)
        self.met_chance |= after.drawn != state.drawn
        self.left -= 1
        if after.seat != self.seat or self.left < 0 or time.monotonic() > self.deadline:
            return self.game.evaluate(after, self.seat)
        return max(self._after(after, next_action) for next_action in after.legal)
