"""What a position of Scarface is worth by a network that learned it from games and the rule of thumb together: they err
in different ways, so that together they are right more often than each alone."""

import math
from pathlib import Path
from typing import TYPE_CHECKING

from consigliere.bots.scarface.judgement import RAID, RAID_NEWS
from consigliere.bots.weights import AnyNetwork, made_for, read_network
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.evaluation.features import LENGTH, VERSION, features
from consigliere.games.scarface.evaluation.position import evaluate, reorganizations_left
from consigliere.games.scarface.evaluation.weights import USUAL
from consigliere.games.scarface.names import NONE
from consigliere.games.scarface.rounds import total
from consigliere.games.scarface.seen.view import side_of
from consigliere.kernel import Game, State

if TYPE_CHECKING:
    from consigliere.bots.network import Network

WEIGHTS = Path(__file__).with_name("weights.npz")
WON = 20.0
CLOSE = 5.0  # dollars of lead in the last turn that make winning e times as likely as losing
SURE = 7.0
FAR = 30.0
DOLLAR = 0.001  # where the game is decided more is still better
THUMB = 50.0  # dollars of the rule of thumb for one of the network's
SHIFT, SHIFT_LEFT = -0.54, 0.99  # from a worth to a chance, and for each reorganization to come
SPREAD, SPREAD_LEFT = 0.45, 0.2
BEFORE = 0.64  # before the gangs are chosen


class Learned:
    """Inside an act, where positions are only compared with others of the same act, the rule of thumb is enough. In
    company the network sees a human and the Henchman as if they were alone, the rule of thumb sees the others too."""

    def __init__(self, network: AnyNetwork) -> None:
        self.network = network

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, ScarfaceState)
        me = side_of(state, seat)
        others = [side for side in state.sides() if side != me]
        lead = float(total(state, me) - max([total(state, side) for side in others]))
        if state.winners:
            return (WON if me in state.winners else -WON) + DOLLAR * lead
        if NONE in state.gang:
            return lead / THUMB
        raid = RAID + RAID_NEWS * len(state.news_active)
        mine, his = state.crime[me], max([state.crime[side] for side in others])
        if state.closing:
            return decided(lead - (raid if mine >= state.book.raid_at else 0.0))
        if state.turn == me and reorganizations_left(state) == 0:
            return decided(lead + (raid if his >= mine else 0.0) - (raid if mine >= his else 0.0))
        thumb = evaluate(state, USUAL, me) / THUMB
        if state.seat == seat and not state.game.settled(state):
            return thumb
        return self.network.logit(features(state, me)) + thumb

    def chance(self, state: ScarfaceState, seat: int, worth: float) -> float:
        """In this position, if the turn is worth so much."""
        if NONE in state.gang:
            return BEFORE
        left = reorganizations_left(state)
        sure = (worth + SHIFT + SHIFT_LEFT * left) / (SPREAD + SPREAD_LEFT * left)
        return 1.0 / (1.0 + math.exp(-max(-FAR, min(FAR, sure))))


def decided(lead: float) -> float:
    return max(-SURE, min(SURE, lead / CLOSE)) + DOLLAR * lead


def learned_for(game: Game) -> Learned:
    """Refused where it was made for other rules or numbers."""
    return Learned(read_network(WEIGHTS, made_for(game, VERSION, LENGTH)))


def network_for(game: Game, path: Path = WEIGHTS) -> "Network":
    """The network of a file as it is trained, which is refused where it was made for other rules or numbers."""
    from consigliere.bots.network import Network  # with numpy, which a page does not have

    return Network.read(path, made_for(game, VERSION, LENGTH))
