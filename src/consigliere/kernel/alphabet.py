"""The alphabet of a game: every action there can ever be, numbered once and for all for a version of its rules."""

from collections.abc import Collection, Sequence
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

    def grammar(self, beside: Collection[str] = ()) -> dict[str, dict[str, str]]:
        """By kind of decision and by what an option names (`area`), how that option is written, with % for the name; of
        several the first. Left out are options that name more than one thing, and verbs `beside` the question."""
        found: dict[str, dict[str, str]] = {}
        for kind, notation, args in self.actions:
            named = [what for what in args if what != "verb"]
            if len(named) == 1 and args["verb"] not in beside:
                name = args[named[0]]
                if isinstance(name, str) and notation.endswith(name):
                    found.setdefault(kind, {}).setdefault(named[0], notation.removesuffix(name) + "%")
        return found

    def fingerprint(self) -> str:
        """Changes whenever an action is added, removed, renamed or renumbered."""
        return blake2b("\n".join(a.notation for a in self.actions).encode(), digest_size=8).hexdigest()


class AlphabetBuilder:
    """Numbers the actions of a game in the order they are added; each method gives the number of the first.

    A notation is the kind of decision and the option, a verb the kind with dashes (and the word or prefix of the
    option): `move.target land:enna` has the verb `move-target-land`.
    """

    def __init__(self, kinds: list[str]) -> None:
        self.kinds: list[str] = kinds
        self.actions: list[Action] = []
        self.declining: list[int] = []

    def add(self, kind: int, verb: str, options: list[str], args: list[dict[str, object]]) -> int:
        """One action for each option."""
        first = len(self.actions)
        name = self.kinds[kind]
        for option, more in zip(options, args, strict=True):
            self.actions.append(Action(name, f"{name} {option}", {"verb": verb, **more}))
        return first

    def word(self, kind: int, option: str, declines: bool = False) -> int:
        """A word of its own: `none`, `done`, `use`."""
        if declines:
            self.declining.append(len(self.actions))
        return self.add(kind, f"{self._dashed(kind)}-{option}", [option], [{}])

    def named(self, kind: int, what: str, names: list[str], prefix: str = "") -> int:
        """One action for each name; with a prefix as in `land:enna`."""
        verb = f"{self._dashed(kind)}-{prefix}" if prefix else self._dashed(kind)
        options = [f"{prefix}:{name}" if prefix else name for name in names]
        return self.add(kind, verb, options, [{what: name} for name in names])

    def pairs(self, kind: int, one: str, ones: list[str], other: str, others: list[str], between: str = ":") -> int:
        """One action for each pair, as in `loop:casino`: len(others) * one + other."""
        options = [f"{a}{between}{b}" for a in ones for b in others]
        return self.add(kind, self._dashed(kind), options, [{one: a, other: b} for a in ones for b in others])

    def numbers(self, kind: int, least: int, most: int, declines: bool = False) -> int:
        """One action for each number, of which 0 may decline; the result is the action of 0, legal or not."""
        return self.counted(kind, self._dashed(kind), "", least, most, declines)

    def counted(self, kind: int, verb: str, prefix: str, least: int, most: int, declines: bool = False) -> int:
        """Numbers under a verb of their own, with a prefix as in `give:`."""
        if declines:
            self.declining.append(len(self.actions) - least)
        numbers = range(least, most + 1)
        return self.add(kind, verb, [f"{prefix}{n}" for n in numbers], [{"n": n} for n in numbers]) - least

    def _dashed(self, kind: int) -> str:
        return self.kinds[kind].replace(".", "-").replace("_", "-")

    def kind_of(self) -> list[int]:
        """The kind of decision of each action."""
        return [self.kinds.index(action.kind) for action in self.actions]
