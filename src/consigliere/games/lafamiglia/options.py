"""The options of a game (section 2), checked."""

from typing import Final

from consigliere.games.lafamiglia.names import CHARACTERS, TILES
from consigliere.kernel.errors import BadInput

CHOICES: Final[dict[str, list[object]]] = {
    "families": ["draft", "random", "first_game"],  # LF-11, LF-12, LF-13, LF-167
    "tiles": ["random"],
    "characters": ["random"],
    "auto_setup": ["off", "on"],
    "predictable_conflicts": ["off", "on"],
    "max_rounds": [4, 3, 2],
    "around_neutral": ["on", "off"],
    "bribery_replaces": ["off", "on"],
    "amounts": ["full", "choose"],
    "screens": ["up", "down"],
}
LISTS: Final[dict[str, tuple[list[str], int]]] = {"tiles": (TILES, 7), "characters": (CHARACTERS, 4)}


def check_list(name: str, value: list[object]) -> list[str]:
    """Tiles or characters by name (LF-10, LF-17)."""
    known, size = LISTS[name]
    if len(value) != size or len(set(value)) != size or any(item not in known for item in value):
        raise BadInput("lafamiglia-error-option-list", option=name, n=size, known=", ".join(known))
    return [str(item) for item in value]
