"""La Famiglia: hard against information set MCTS as its paper has it (`bots/mcts.py`), at equal time.

    PYTHONPATH=build/compiled:. .venv/bin/python -m benchmarks.ismcts [--pairs 20] [--share 0.1]

A simulation is a world imagined from the view, played to the end of the game. A share of more than a tenth makes hard
slower and gives the other more of them.
"""

from benchmarks import equal_time

from consigliere import games
from consigliere.bots import Budget
from consigliere.bots.mcts import MctsBot
from consigliere.kernel import State

GAME = games.load("lafamiglia")


class Mcts:
    def __init__(self, seed: int) -> None:
        self.bot = MctsBot(GAME, seed)

    def __call__(self, state: State, simulations: int) -> int:
        return self.bot.choose(state.view(state.seat), Budget(steps=simulations))


if __name__ == "__main__":
    equal_time.main(__doc__, GAME, Mcts)
