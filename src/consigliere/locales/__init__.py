"""The texts, in Fluent, one folder a language: the only place where words for people stand."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from consigliere.kernel.errors import ConsigliereError

LANGUAGES = ("en", "ru", "pl", "fr")
FOLDER = Path(__file__).parent
LONGEST = 900  # of an argument; Fluent takes no more than 1000 characters
SEATS = ("seat", "other", "side", "former", "victim")  # arguments that are the number of a seat
ENTRY = re.compile(r"^(?=[-a-zA-Z#])", re.MULTILINE)  # what belongs to one goes on indented, or with a brace
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """The messages of a language. Each is parsed when it is first wanted: all of them would take most of a second."""

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._parsed: set[str] = set()
        self.sources: dict[str, str] = {}
        for file in sorted((FOLDER / lang).glob("*.ftl")):
            for entry in ENTRY.split(file.read_text("utf-8")):
                self.sources[entry.partition("=")[0].strip()] = entry

    def __contains__(self, message: str) -> bool:
        return message in self.sources

    def format(self, message: str, args: dict[str, object]) -> str:
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        value, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(value)

    def _parse(self, name: str) -> None:
        """A message or term, and what it refers to."""
        if name not in self._parsed and name in self.sources:
            self._parsed.add(name)
            self._bundle.add_resource(FluentResource(self.sources[name]))
            for reference in REFERENCE.findall(self.sources[name]):
                self._parse(reference)


@cache
def texts(lang: str) -> Texts:
    return Texts(lang)


def choose_language(wish: str | None = None) -> str:
    """The language wished for, else that of the environment, else English."""
    candidates = [wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    for candidate in candidates:
        if candidate and candidate[:2].lower() in LANGUAGES:
            return candidate[:2].lower()
    return "en"


def text(lang: str, message: str, args: Mapping[str, object] | None = None, players: Sequence[str] = ()) -> str:
    """A message in words. Names of a game's components and of the players are put in where they are arguments."""
    game = message.partition("-")[0]
    given = {"you": "no", **(args or {})}  # whether the acting seat is who reads it
    words = {name: _short(_word(lang, game, name, value, players)) for name, value in given.items()}
    return texts(lang).format(message, words)


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
        if id in texts(lang):
            return text(lang, id)
    return value
