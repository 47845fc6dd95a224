"""How likely each side is to win a position of Famiglia: by a network, or by the rule of thumb where none fits."""

import math
from pathlib import Path
from typing import TYPE_CHECKING

from consigliere.bots.tree import Judgement
from consigliere.bots.weights import AnyNetwork, made_for, read_network
from consigliere.games.famiglia.features import LENGTH, VERSION, features
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel import BadInput, Game, State

if TYPE_CHECKING:
    from consigliere.bots.network import Network

WEIGHTS = Path(__file__).with_name("weights.npz")
POINTS = 7.0  # a lead of so much, by the rule of thumb, makes winning e times as likely as losing


class NetworkJudgement:
    def __init__(self, network: AnyNetwork) -> None:
        self.network = network

    def chances(self, states: list[State]) -> list[float]:
        rows: list[bytes] = []
        players: list[int] = []
        for state in states:
            assert isinstance(state, FamigliaState)
            rows.append(features(state))
            players.append(state.player)
        mine = self.network.chances(b"".join(rows), LENGTH)
        return [chance if player == 0 else 1.0 - chance for player, chance in zip(players, mine, strict=True)]


class RuleOfThumb:
    """The lead of `game.evaluate`, whatever the pack."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def chances(self, states: list[State]) -> list[float]:
        return [1.0 / (1.0 + math.exp(-self.game.evaluate(state, 0) / POINTS)) for state in states]


def network_for(game: Game, path: Path = WEIGHTS) -> "Network":
    """The network of a file as it is trained, which is refused where it was made for other rules or numbers."""
    from consigliere.bots.network import Network  # with numpy, which a page does not have

    return Network.read(path, made_for(game, VERSION, LENGTH))


def judgement_for(game: Game) -> Judgement:
    """An owner's numbers make another game of it, for which no network was trained."""
    try:
        return NetworkJudgement(read_network(WEIGHTS, made_for(game, VERSION, LENGTH)))
    except BadInput:
        return RuleOfThumb(game)
