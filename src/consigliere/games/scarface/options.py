"""The options of a game."""

from typing import Final

from consigliere.games.scarface.names import GANGS
from consigliere.kernel.errors import BadInput

CHOICES: Final[dict[str, list[str]]] = {
    "level": ["normal", "hard"],  # SF-180
    "gang": ["choose", *GANGS],  # of the human; "choose": asked (SF-25)
    "rival": ["choose", *GANGS],
    "humans": ["1", "2", "3"],  # SF-181
}


def check_gangs(found: dict[str, object]) -> dict[str, object]:
    if found["gang"] == found["rival"] != "choose":
        raise BadInput("scarface-error-same-gang", gang=str(found["gang"]))
    return found
