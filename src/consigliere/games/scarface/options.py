"""The options of a game, checked."""

from typing import Final

from consigliere.games.scarface.names import GANGS
from consigliere.kernel.errors import BadInput

CHOICES: Final[dict[str, list[str]]] = {
    "level": ["normal", "hard"],  # SF-180
    "gang": ["choose", *GANGS],  # of the human; "choose": asked (SF-25)
    "rival": ["choose", *GANGS],
    "humans": ["1"],  # SF-181
}


def check_options(options: dict[str, object]) -> dict[str, object]:
    """All options, the first value where none was named."""
    for name in options:
        if name not in CHOICES:
            raise BadInput("error-unknown-option", option=name, game="scarface")
    found: dict[str, object] = {name: _checked(name, options.get(name, known[0])) for name, known in CHOICES.items()}
    if found["gang"] == found["rival"] != "choose":
        raise BadInput("scarface-error-same-gang", gang=str(found["gang"]))
    return found


def _checked(name: str, value: object) -> str:
    if str(value) not in CHOICES[name]:
        known = ", ".join(CHOICES[name])
        raise BadInput("error-option-value", option=name, found=str(value), known=known)
    return str(value)
