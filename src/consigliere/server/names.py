"""Names of people: those they give themselves, cleaned, and those we give them."""

import secrets
import unicodedata

from consigliere.server.problems import Wrong

LONGEST = 32
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
    whole = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(whole) <= LONGEST or any(unicodedata.category(letter)[0] == "C" for letter in whole):
        raise Wrong(400, "error-bad-name", most=LONGEST)
    return whole


def key_of(name: str) -> str:
    """Names with the same key look alike; only one account may have it."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
