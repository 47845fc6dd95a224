"""Three mafia board games, to the letter of their rules: for people, bots and researchers."""

from consigliere.games import load
from consigliere.kernel import CHANCE

__all__ = ["CHANCE", "load"]
__version__ = "0.1.0"
