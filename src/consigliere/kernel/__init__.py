"""The contract between the games and everything that plays, shows, stores or studies them."""

from consigliere.kernel.errors import BadInput, ConsigliereError, IllegalAction, Impossible, Refusal
from consigliere.kernel.game import Game
from consigliere.kernel.state import CHANCE, NOBODY, Decision, State, restore
from consigliere.kernel.stream import Stream
from consigliere.kernel.views import View

__all__ = [
    "CHANCE",
    "NOBODY",
    "BadInput",
    "ConsigliereError",
    "Decision",
    "Game",
    "IllegalAction",
    "Impossible",
    "Refusal",
    "State",
    "Stream",
    "View",
    "restore",
]
