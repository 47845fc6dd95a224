"""Levels that think in steps instead of seconds, so that what two servers are told can be compared; the processes of
bots read nothing but this."""

from consigliere.bots import LEVELS, Bot, Budget, make_bot
from consigliere.bots.contract import Thought
from consigliere.bots.levels import LevelBot
from consigliere.kernel import Game, View

STEPS = 40


class Steady(LevelBot):
    def think(self, view: View, budget: Budget) -> Thought:
        return super().think(view, Budget(steps=STEPS))


def steady(name: str, game: Game, seed: int) -> Bot:
    return Steady(game, seed, name) if name in LEVELS else make_bot(name, game, seed)
