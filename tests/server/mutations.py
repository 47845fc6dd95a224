"""Valid commands, broken in every way: wrong values, missing, doubled and nested fields, damaged text."""

import json
import random
from collections.abc import Callable
from typing import Any

Command = dict[str, Any]
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 4, 5, 99, -99, 2**31, 2**31 - 1, 2**53, 2**63, -(2**63), 2**64, 10**400, 0.5,
    1.0, 1e308, "", "0", "1", "x", " ", "pass", "play", "undo", "team-0", "table", "\n", "\u202e", "\ufffd", "🎲" * 20,
    "x" * 5000, "' OR 1=1 --", "../..", "{}", "%s%n", "<script>", "null", "\\u0000", [], {}, [[]], [1, 2],
    {"a": {"b": [None]}}, {"type": "play"}, ["play", 1],
]  # fmt: skip


def commands(seat: int) -> list[Command]:
    """One valid command of each kind."""
    common = {"id": "fuzz", "seat": seat, "seq": 2**30}
    kinds: list[Command] = [
        {"type": "play", "action": 3},
        {"type": "play", "action": "pass"},
        {"type": "undo"},
        {"type": "redo"},
        {"type": "reset"},
        {"type": "ask", "what": "undo"},
        {"type": "ask", "what": "draw"},
        {"type": "answer", "offer": 1, "yes": True},
        {"type": "resign"},
        {"type": "say", "channel": "team", "text": "hello"},
        {"type": "why", "action": 7},
    ]
    return [{**kind, **common} for kind in kinds]


def mutated(command: Command, rng: random.Random) -> str:
    """One to three changes."""
    changed = dict(command)
    for _ in range(rng.randrange(3)):
        changed = rng.choice(CHANGES)(changed, rng)
    text = json.dumps(changed, ensure_ascii=rng.random() < 0.5)
    return text if rng.random() < 0.6 else rng.choice(DAMAGES)(text, rng)


def _other_value(command: Command, rng: random.Random) -> Command:
    return {**command, rng.choice(list(command) or ["type"]): rng.choice(VALUES)}


def _missing(command: Command, rng: random.Random) -> Command:
    gone = rng.choice(list(command) or ["type"])
    return {name: value for name, value in command.items() if name != gone}


def _more(command: Command, rng: random.Random) -> Command:
    return {
        **command,
        rng.choice(["", "person", "events", "seed", "type ", "__class__", "x" * 300]): rng.choice(VALUES),
    }


def _renamed(command: Command, rng: random.Random) -> Command:
    old = rng.choice(list(command) or ["type"])
    return {(name.upper() if name == old else name): value for name, value in command.items()}


def _nested(command: Command, rng: random.Random) -> Command:
    deep: Any = command
    for _ in range(rng.choice([1, 3, 30])):
        deep = {"a": deep} if rng.random() < 0.5 else [deep]
    return {**command, rng.choice(["seq", "action", "text"]): deep}


def _cut(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _changed_letters(text: str, rng: random.Random) -> str:
    letters = list(text)
    for _ in range(rng.randrange(1, 6)):
        if letters:
            letters[rng.randrange(len(letters))] = rng.choice('{}[]",:\\0-e\u00e9\u0001 ')
    return "".join(letters)


def _doubled(text: str, rng: random.Random) -> str:
    return rng.choice([text + text, text[:-1] + "," + text[1:], f"[{text}]", f"\ufeff{text}", text * 3])


def _huge(text: str, rng: random.Random) -> str:
    return rng.choice([text[:-1] + " " * 70_000 + "}", "[" * 40 + text + "]" * 40, text.replace('"fuzz"', '"\\u0000"')])


CHANGES: list[Callable[[Command, random.Random], Command]] = [_other_value, _missing, _more, _renamed, _nested]
DAMAGES: list[Callable[[str, random.Random], str]] = [*[_cut, _changed_letters, _doubled] * 4, _huge]
