"""What goes wrong, as message ids with arguments: every text a person reads is in `locales/`."""

from typing import NamedTuple

Arguments = dict[str, object]


class Refusal(NamedTuple):
    """Why an action is not legal now: the rule that forbids it, and a message that says so in words."""

    rule: str
    message: str
    args: Arguments


class ConsigliereError(Exception):
    """A failure that can be told to a person in one sentence."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message)
        self.message = message
        self.details: Arguments = dict(args)

    def __str__(self) -> str:
        from consigliere.locales import text

        return text("en", self.message, self.details)

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (type(self), self.message, self.details))


def _revive(kind: type[ConsigliereError], message: str, details: Arguments) -> ConsigliereError:
    error = kind(message)
    error.details = details
    return error


class BadInput(ConsigliereError):
    """Something from outside that means nothing here: an unknown word, a broken file, the wrong seat."""


class Impossible(BadInput):
    """A position that no game can reach: more pieces than there are, or pieces where none can be."""


class IllegalAction(ConsigliereError):
    """An action that the rules forbid now; `rule` is the id of the rule."""

    @property
    def rule(self) -> str:
        return str(self.details["rule"])
