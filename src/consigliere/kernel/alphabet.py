"""The alphabet of a game: every action there can ever be, numbered once and for all for a version of its rules."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from consigliere.kernel.errors import BadInput


class Action(NamedTuple):
    """`kind` is the decision that offers the action; `args` say what it does, first of all its `verb`."""

    kind: str
    notation: str
    args: dict[str, object]


def _normal(text: str) -> str:
    return " ".join(text.casefold().split())


class Alphabet:
    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions: list[Action] = list(actions)
        self._numbers: dict[str, int] = {_normal(a.notation): n for n, a in enumerate(actions)}
        if len(self._numbers) != len(self.actions):
            raise ValueError("two actions share a notation")

    def __len__(self) -> int:
        return len(self.actions)

    def describe(self, action: int) -> Action:
        if not 0 <= action < len(self.actions):
            raise BadInput("error-unknown-action-number", number=action, size=len(self.actions))
        return self.actions[action]

    def notation(self, action: int) -> str:
        return self.describe(action).notation

    def knows(self, text: str) -> bool:
        return _normal(text) in self._numbers

    def parse(self, text: str) -> int:
        number = self._numbers.get(_normal(text))
        if number is None:
            raise BadInput("error-unknown-notation", text=text)
        return number

    def fingerprint(self) -> str:
        """Changes whenever an action is added, removed, renamed or renumbered."""
        return blake2b("\n".join(a.notation for a in self.actions).encode(), digest_size=8).hexdigest()
