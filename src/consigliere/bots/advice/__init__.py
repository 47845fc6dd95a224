"""What a brain thought, for people: the move, what it gains and what it risks, the runner-up.

Reasons come from the engine: what was thought is played in an imagined world, as far as nothing is drawn or shown on
the way, and what changes is told. So a reason names only what follows by the rules, or what the line itself says.
"""

from importlib import import_module
from typing import Any, Protocol

import msgspec

from consigliere.bots.advice.following import Followed, follow
from consigliere.bots.advice.phrases import Phrase
from consigliere.bots.contract import Prospect, Thought
from consigliere.kernel import Game, View

MOST_PHRASES = 3  # of each kind: a reason is one sentence


class Choice(msgspec.Struct, frozen=True):
    """A legal action as `legal` of a view has it, how likely the seat's side is to win with it, and the line that was
    thought of, in notation, the action itself first."""

    action: int
    notation: str
    args: dict[str, Any]
    chance: float
    line: list[str]


class Advice(msgspec.Struct, frozen=True):
    """The best action, why, and the next best where another one was thought about."""

    best: Choice
    gains: list[Phrase]
    risks: list[Phrase]
    second: Choice | None


class Reasons(Protocol):
    """The module of a game: what is gained and what is risked by a line, the weightiest first."""

    def gains(self, followed: Followed) -> list[Phrase]: ...

    def risks(self, followed: Followed) -> list[Phrase]: ...


def advice(game: Game, view: View, thought: Thought) -> Advice:
    best = thought.best
    gains, risks = reasons(game, view, best)
    second = thought.prospects[1] if len(thought.prospects) > 1 else None
    return Advice(choice(game, best), gains, risks, None if second is None else choice(game, second))


def reasons(game: Game, view: View, prospect: Prospect) -> tuple[list[Phrase], list[Phrase]]:
    """What an action gains, and what it risks."""
    followed = follow(game, view, prospect.line)
    module: Reasons = import_module(f"consigliere.bots.advice.{game.id}")
    return _few(module.gains(followed)), _few(module.risks(followed))


def _few(phrases: list[Phrase]) -> list[Phrase]:
    """The first ones, none twice."""
    return [phrase for n, phrase in enumerate(phrases) if phrase not in phrases[:n]][:MOST_PHRASES]


def choice(game: Game, prospect: Prospect) -> Choice:
    action = game.describe(prospect.action)
    line = [game.notation(step) for step in prospect.line]
    return Choice(prospect.action, action.notation, dict(action.args), prospect.chance, line)
