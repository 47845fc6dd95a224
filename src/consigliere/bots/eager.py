"""Any legal action, but it passes, stops or declines only when it must."""

from consigliere.bots.contract import Budget, pick, stream_for
from consigliere.kernel import Game, View


class EagerBot:
    def __init__(self, game: Game, seed: int) -> None:
        self.declining = game.declining
        self.seed = seed

    def choose(self, view: View, budget: Budget) -> int:
        legal = [action for action, _, _ in view.legal]
        eager = [action for action in legal if action not in self.declining]
        return pick(eager or legal, stream_for(view, self.seed))
