"""What people call neighbourhoods and districts: capitals, spaces and an article do not matter, and a slip of the
finger is asked about instead of becoming a second tile."""

from difflib import get_close_matches
from typing import Final

from consigliere.games.scarface import names
from consigliere.kernel.errors import BadInput

SURE: Final = "!"  # after a label: it is really another one
LONGEST: Final = 30
ALIKE: Final = 0.75
ARTICLES: Final = ("the", "le", "la", "les", "l")


def folded(words: str) -> str:
    """The letters that tell labels apart."""
    parts = "".join(letter if letter.isalnum() else " " for letter in words.casefold()).split()
    return "".join(parts[1:] if len(parts) > 1 and parts[0] in ARTICLES else parts)


def _find(known: list[str], words: str) -> str | None:
    wish = folded(words)
    return next((label for label in known if folded(label) == wish), None)


def tile_number(labels: list[str], words: list[str]) -> int:
    """The tile of this label on the sheet."""
    label = _find(labels, " ".join(words))
    if label is None:
        raise BadInput("companion-error-tile", found=" ".join(words), known=", ".join(labels))
    return labels.index(label)


def new_label(labels: list[str], words: list[str]) -> str:
    """The label of a tile that is not on the sheet yet: one of ours, or what the person calls it."""
    wish = "_".join(words)
    label = wish.removesuffix(SURE)
    if not folded(label) or len(label) > LONGEST or ";" in label:
        raise BadInput("companion-error-add-tile")
    there = _find(labels, label)
    if there is not None:
        raise BadInput("companion-error-tile-twice", tile=there)
    ours = _find(names.TILES, label)
    if ours is not None:
        return ours
    known = {folded(one): one for one in [*names.TILES, *labels]}
    close = get_close_matches(folded(label), known, 1, ALIKE)
    if close and not wish.endswith(SURE):
        raise BadInput("companion-error-tile-close", found=label, tile=known[close[0]])
    return label


def read_district(words: list[str], at_end: bool) -> tuple[int, list[str]]:
    """The district that these words begin or end with, and the others."""
    for count in (2, 1):
        found = _find(names.DISTRICTS, " ".join(words[-count:] if at_end else words[:count]))
        if found is not None and len(words) >= count:
            return names.DISTRICTS.index(found), words[:-count] if at_end else words[count:]
    said = words[-1:] if at_end else words[:1]
    raise BadInput("companion-error-choice", found=" ".join(said), known=", ".join(names.DISTRICTS))
