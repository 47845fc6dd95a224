"""Speaking to a person: the language of this run, and things of the games put into its words."""

import re
import sys
from collections.abc import Mapping, Sequence

from rich.console import Console

from consigliere.kernel import ConsigliereError, Game, Refusal
from consigliere.kernel.journal import Event
from consigliere.locales import choose_language, text, texts


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """`--lang` may stand anywhere; it is taken out before the rest is parsed, so that `--help` speaks it too."""
    rest = list(arguments)
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            del rest[index]
            return argument.partition("=")[2], rest
        if argument == "--lang" and index + 1 < len(arguments):
            del rest[index : index + 2]
            return arguments[index + 1], rest
    return None, rest


WISH, ARGUMENTS = take_language(sys.argv[1:])
LANG = choose_language(WISH)
console = Console(highlight=False, markup=False, emoji=False)


CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")  # what a file says must not steer the terminal


def say(message: str, players: Sequence[str] = (), **args: object) -> str:
    return text(LANG, message, args, players)


def has_text(message: str) -> bool:
    return message in texts("en")


def sentence(error: ConsigliereError) -> str:
    """An error in words, with the rule behind it where there is one."""
    words = _with_rule(text(LANG, error.message, error.details), error.details.get("rule"))
    return CONTROL.sub("�", words)


def reason(refusal: Refusal) -> str:
    return _with_rule(text(LANG, refusal.message, refusal.args), refusal.rule)


def happening(event: Event, players: Sequence[str]) -> str:
    return text(LANG, event.message, event.args, players)


def dashed(kind: str) -> str:
    """The kind of a decision as part of a message id."""
    return kind.replace(".", "-").replace("_", "-")


def in_words(game: Game, args: Mapping[str, object]) -> str:
    """What an action does."""
    return text(LANG, f"{game.id}-do-{args['verb']}", args)


def _with_rule(words: str, rule: object) -> str:
    return f"{words} [{rule}]" if rule else words
