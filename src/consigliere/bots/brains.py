"""The brain of each game. It is loaded when it is first needed: most of what uses bots thinks of none or of one."""

from pkgutil import resolve_name

from consigliere.bots.contract import Brain
from consigliere.kernel import Game

BRAINS = {
    "famiglia": "consigliere.bots.famiglia.brain:FamigliaBrain",
    "lafamiglia": "consigliere.bots.lafamiglia.brain:LaFamigliaBrain",
    "scarface": "consigliere.bots.scarface.brain:ScarfaceBrain",
}


def brain(game: Game, seed: int) -> Brain:
    made: Brain = resolve_name(BRAINS[game.id])(game, seed)
    return made
