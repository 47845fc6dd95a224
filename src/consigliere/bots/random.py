"""Any legal action, all alike."""

from consigliere.bots.contract import Budget, pick, stream_for
from consigliere.kernel import Game, View


class RandomBot:
    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, budget: Budget) -> int:
        return pick([action for action, _, _ in view.legal], stream_for(view, self.seed))
