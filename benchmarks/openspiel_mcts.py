"""Famiglia: hard against OpenSpiel's MCTS on our game, at equal time.

    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.openspiel_mcts [--pairs 20] [--share 0.1]

Their search is told of chance: every draw is a chance node, so it cannot see the deck either. It judges by playing
at random to the end, as it comes.
"""

from typing import Any

import numpy as np
import pyspiel
from benchmarks import equal_time
from open_spiel.python.algorithms import mcts

from consigliere import games
from consigliere.kernel import CHANCE, NOBODY, State

OURS = games.load("famiglia")
LONGEST = 5000
UCT = 2.0  # what their examples use

TYPE = pyspiel.GameType(
    short_name="consigliere_famiglia",
    long_name="Famiglia",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
ACTIONS = len(OURS.alphabet.actions)
INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=ACTIONS,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class TheirGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> "TheirState":
        return TheirState(self, OURS.new(chance="ask", journal=False))


class TheirState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TheirGame, inner: State) -> None:
        super().__init__(game)
        self.inner = inner

    def current_player(self) -> int:
        if self.inner.seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.inner.seat == CHANCE else self.inner.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inner.legal)

    def legal_actions(self, player: int | None = None) -> list[int]:
        return sorted(self.inner.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(zip(self.inner.legal, self.inner.chances(), strict=True))

    def _apply_action(self, action: int) -> None:
        self.inner.apply(int(action))

    def apply_action(self, action: int) -> None:
        self.inner.apply(int(action))

    def is_terminal(self) -> bool:
        return self.inner.seat == NOBODY

    def is_chance_node(self) -> bool:
        return self.inner.seat == CHANCE

    def returns(self) -> list[float]:
        ended = self.inner.returns
        return [0.0, 0.0] if ended is None else [2.0 * one - 1.0 for one in ended]

    def clone(self) -> "TheirState":
        return TheirState(self.get_game(), self.inner.clone())

    def __str__(self) -> str:
        return str(self.inner.content())


class Mcts:
    """OpenSpiel's bot."""

    def __init__(self, seed: int) -> None:
        self.game = TheirGame()
        rng = np.random.RandomState(seed)
        self.bot = mcts.MCTSBot(self.game, UCT, 1, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)

    def __call__(self, state: State, simulations: int) -> int:
        self.bot.max_simulations = simulations
        asking = state.clone()
        asking.stream = None
        return int(self.bot.step(TheirState(self.game, asking)))


if __name__ == "__main__":
    equal_time.main(__doc__, OURS, Mcts)
