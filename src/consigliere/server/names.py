"""Names of people: those they give themselves, cleaned, and those we give them; and whether two look alike.

What looks alike and what is not seen at all is Unicode's data (UTS 39), in `data/confusables.txt`.
"""

import secrets
import unicodedata
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from consigliere.server.table.wrong import Wrong

LONGEST = 32
LONGEST_KEY = 128
MARKS_AT_ONCE = 4  # UTS 39, 5.4
BLANK = {0x2800, 0x16FE4, 0x1D159, 0xFFFC}  # Braille blank, Khitan filler, null notehead, object: seen, but empty
VARIANTS = dict.fromkeys(range(0xFE00, 0xFE10))  # how a character is drawn, as after many emoji
ALSO_ALIKE = str.maketrans("l|1", "iii")  # small and capital letters of these prototypes would part
DATA = Path(__file__).parent / "data" / "confusables.txt"
GIVEN = (
    "Agata", "Alfio", "Ambra", "Aurelio", "Beatrice", "Bruno", "Calogero", "Carmela", "Cesare", "Chiara", "Claudia",
    "Concetta", "Corrado", "Dario", "Diego", "Donato", "Elena", "Elio", "Enzo", "Fabio", "Filippo", "Flavia", "Franca",
    "Gaetano", "Gaspare", "Gemma", "Giada", "Gino", "Giulia", "Guido", "Ida", "Ignazio", "Irene", "Lea", "Leonardo",
    "Livia", "Lorenzo", "Lucia", "Marcello", "Marina", "Mario", "Matilde", "Mauro", "Melo", "Mimmo", "Nando", "Nicola",
    "Nina", "Nunzia", "Olivia", "Orlando", "Ornella", "Paola", "Pippo", "Renata", "Rocco", "Rosalia", "Sandro",
    "Santina", "Saverio", "Silvia", "Stella", "Tano", "Tina", "Tommaso", "Ugo", "Valeria", "Vera", "Vito", "Zoe",
)  # fmt: skip


def a_name() -> str:
    return f"{secrets.choice(GIVEN)} {secrets.randbelow(998) + 2}"


def cleaned(name: str) -> str:
    """A name as it is shown: no character that cannot be seen, single spaces, not too long."""
    whole = " ".join(unicodedata.normalize("NFC", name.translate(VARIANTS)).split())
    if (
        not 1 <= len(whole) <= LONGEST
        or not _visible(whole)
        or max(len(key_of(whole)), len(look_of(whole))) > LONGEST_KEY
    ):
        raise Wrong(400, "error-bad-name", most=LONGEST)
    return whole


def _visible(name: str) -> bool:
    """Every mark stands on something, no more than a few of them on one letter, and nothing is hidden or blank."""
    unseen = BLANK | _unicode().hidden
    if any(unicodedata.category(letter)[0] == "C" or ord(letter) in unseen for letter in name):
        return False
    if any(unicodedata.category(word[0])[0] == "M" for word in name.split()):
        return False
    decomposed = unicodedata.normalize("NFD", name)
    stacks = [list(stack) for marked, stack in groupby(decomposed, _stacks) if marked]
    return all(len(stack) <= MARKS_AT_ONCE and len(set(stack)) == len(stack) for stack in stacks)


def _stacks(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def key_of(name: str) -> str:
    """What an account's name is found by: however it is written, it is the same letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


# Look-alikes


class Unicode(NamedTuple):
    """Prototypes by the characters confused with them, and characters that are not seen."""

    alike: dict[int, str]
    hidden: set[int]


def look_of(name: str) -> str:
    """Names with the same look are confused with each other, in small letters or in capitals."""
    return skeleton(skeleton(unicodedata.normalize("NFKC", name)).casefold()).translate(ALSO_ALIKE)


def skeleton(text: str) -> str:
    """UTS 39: what a text looks like, made of prototypes."""
    alike, hidden = _unicode()
    seen = (letter for letter in unicodedata.normalize("NFD", text) if ord(letter) not in hidden)
    return unicodedata.normalize("NFD", "".join(alike.get(ord(letter), letter) for letter in seen))


@cache
def _unicode() -> Unicode:
    hidden, *groups = (line for line in DATA.read_text("utf-8").splitlines() if line[0] != "#")
    alike = {}
    for prototype, _, found in (group.partition(":") for group in groups):
        letters = "".join(chr(int(code, 16)) for code in prototype.split())
        alike.update(dict.fromkeys(_codes(found), letters))
    return Unicode(alike, set(_codes(hidden)))


def _codes(line: str) -> list[int]:
    """The characters of `61 63-65`."""
    ends = ([int(code, 16) for code in part.split("-")] for part in line.split())
    return [code for end in ends for code in range(end[0], end[-1] + 1)]
