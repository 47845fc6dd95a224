"""The texts, in Fluent, one folder a language: the only place where words for people stand."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from consigliere.kernel.errors import ConsigliereError

LANGUAGES = ("en", "ru", "pl", "fr")
FOLDER = Path(__file__).parent
LONGEST = 900  # of an argument; Fluent takes no more than 1000 characters
SEATS = ("seat", "other")  # arguments that are the number of a seat


@cache
def bundle(lang: str) -> FluentBundle:
    texts = FluentBundle([lang], use_isolating=False)
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        texts.add_resource(FluentResource(file.read_text("utf-8")))
    return texts


def choose_language(wish: str | None = None) -> str:
    """The language wished for, else that of the environment, else English."""
    candidates = [wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    for candidate in candidates:
        if candidate and candidate[:2].lower() in LANGUAGES:
            return candidate[:2].lower()
    return "en"


def text(lang: str, message: str, args: Mapping[str, object] | None = None, players: Sequence[str] = ()) -> str:
    """A message in words. Names of a game's components and of the players are put in where they are arguments."""
    texts = bundle(lang)
    game = message.partition("-")[0]
    words = {name: _short(_word(lang, game, name, value, players)) for name, value in (args or {}).items()}
    pattern = texts.get_message(message).value
    assert pattern is not None, message
    value, errors = texts.format_pattern(pattern, words)
    if errors:
        raise errors[0]
    return str(value)


def _short(word: object) -> object:
    return f"{word[: LONGEST - 1]}…" if isinstance(word, str) and len(word) > LONGEST else word


def _word(lang: str, game: str, name: str, value: object, players: Sequence[str]) -> object:
    """The name behind an argument; where kinds of components share an id, the argument tells: `name-tile-cars`."""
    if isinstance(value, ConsigliereError):
        return text(lang, value.message, value.details)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_word(lang, game, name.removesuffix("s"), item, players)) for item in value)
    if name in SEATS and isinstance(value, int):
        return players[value] if 0 <= value < len(players) else text(lang, "player", {"number": value + 1})
    named = isinstance(value, str) and game != "error"  # errors of the kernel belong to no game
    for id in (f"{game}-name-{name}-{value}", f"{game}-name-{value}") if named else ():
        if bundle(lang).has_message(id):
            return text(lang, id)
    return value
