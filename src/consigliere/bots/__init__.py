"""Bots. A bot is handed views, never a state; what it searches are worlds it imagines from them."""

from collections.abc import Callable
from functools import partial

from consigliere.bots.contract import Bot, Budget
from consigliere.bots.eager import EagerBot
from consigliere.bots.greedy import GreedyBot
from consigliere.bots.levels import LEVELS, LevelBot
from consigliere.bots.mcts import MctsBot
from consigliere.bots.random import RandomBot
from consigliere.kernel import BadInput, Game

STUDY: dict[str, Callable[[Game, int], Bot]] = {
    "random": RandomBot,
    "eager": EagerBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
}
BOTS: dict[str, Callable[[Game, int], Bot]] = STUDY | {name: partial(LevelBot, level=name) for name in LEVELS}

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "make_bot"]


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by name; with the same seed and the same view it makes the same choice."""
    if name not in BOTS:
        raise BadInput("error-unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name](game, seed)
