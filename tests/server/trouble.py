"""Bots that go wrong in every way, under the names of others; the processes of bots read nothing but this."""

import os
import time
from pathlib import Path

from consigliere.bots import Bot, Budget, make_bot
from consigliere.kernel import Game, View
from consigliere.server.table.bots.minds import ADVISER


class Crashing:
    def choose(self, view: View, budget: Budget) -> int:
        raise RuntimeError("a mistake")


class Dying:
    def choose(self, view: View, budget: Budget) -> int:
        os._exit(3)


class Hanging:
    def choose(self, view: View, budget: Budget) -> int:
        while True:
            time.sleep(1)


class Cheating:
    def choose(self, view: View, budget: Budget) -> int:
        return max(action for action, _, _ in view.legal) + 1


class Stubborn:
    """Any of these in the first process, and a good bot in the next: `where` is a file that the first one leaves."""

    def __init__(self, bot: Bot, where: Path) -> None:
        self.bot, self.where = bot, where

    def choose(self, view: View, budget: Budget) -> int:
        if self.where.exists():
            return view.legal[-1][0]
        self.where.touch()
        return self.bot.choose(view, budget)


TROUBLE: dict[str, type[Bot]] = {"random": Hanging, "eager": Crashing, "dying": Dying, "cheating": Cheating}


def trouble(name: str, game: Game, seed: int) -> Bot:
    """Bots under the names of others, in the process where bots think."""
    return TROUBLE[name]() if name in TROUBLE else make_bot(name, game, seed)


def trouble_once(where: Path, name: str, game: Game, seed: int) -> Bot:
    return Stubborn(trouble(name, game, seed), where / name)


def no_advice(name: str, game: Game, seed: int) -> Bot:
    return Crashing() if name in ("greedy", ADVISER) else make_bot(name, game, seed)
