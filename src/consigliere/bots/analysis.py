"""A finished game, or one that still goes on, move by move: how likely each side was to win, and what would have been
better.

Every decision is thought about with what its seat knew then. What seems to have cost much is looked at again, in the
same imagined worlds as the best action, so that an action is not blamed because it was hardly looked at. So is what
was not thought about at all.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from consigliere.bots.advice import Advice, Choice, advice, choice, reasons
from consigliere.bots.advice.phrases import Phrase
from consigliere.bots.brains import brain
from consigliere.bots.contract import Brain, Budget, Prospect, Thought
from consigliere.kernel import CHANCE, NOBODY, Game, State, Stream, View
from consigliere.kernel.history import Move

MARKS = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))  # by lost chance
WORLDS = 4  # for a second look


class Moment(NamedTuple):
    """A decision of a game: the place of the move in its record, and what its seat saw."""

    number: int
    view: View
    action: int


class Judged(msgspec.Struct, frozen=True):
    """`chance`: how likely the seat's side was to win with what was played; `best`: what would have been best, which
    may be the same; `lost`: the difference. `mark` is inaccuracy, mistake or blunder, or nothing; where there is one,
    `why` says what speaks for the best and `risks` what was risked. `curve`: the chance of seat 0's side after it."""

    number: int
    seat: int
    played: Choice
    best: Choice
    chance: float
    lost: float
    mark: str
    curve: float
    why: Advice | None
    risks: list[Phrase]


def moments(start: State, moves: Sequence[Move]) -> Iterator[Moment]:
    """The decisions of a game in which there was a choice."""
    state = start.clone()
    for number, move in enumerate(moves):
        if move.seat != CHANCE and len(state.legal_for(move.seat)) > 1:
            yield Moment(number, state.view(move.seat), move.action)
        state.apply(move.action, move.seat)


def analyse(game: Game, start: State, moves: Sequence[Move], budget: Budget, seed: int = 0) -> Iterator[Judged]:
    """One moment after the other; with steps the same every time."""
    return map(partial(judge, game, budget, seed), moments(start, moves))


def judge(game: Game, budget: Budget, seed: int, moment: Moment) -> Judged:
    view = moment.view
    seat = view.seat
    assert seat is not None
    mind = brain(game, seed)
    thought = mind.think(view, budget)
    best, played = thought.best, _prospect(thought, moment.action)
    if played is None or mark_of(best.chance - played.chance):
        played = played or Prospect(moment.action, 0.0, (moment.action,))
        best, played = second_look(game, mind, view, [best, played], budget)
    best = max(best, played, key=lambda one: one.chance)
    lost = best.chance - played.chance
    mark = mark_of(lost)
    return Judged(
        number=moment.number,
        seat=seat,
        played=choice(game, played),
        best=choice(game, best),
        chance=played.chance,
        lost=lost,
        mark=mark,
        curve=_curve(game.teams(view.options), seat, played.chance),
        why=advice(game, view, Thought([best, played])) if mark else None,
        risks=reasons(game, view, played)[1] if mark else [],
    )


def mark_of(lost: float) -> str:
    """By whole points, as they are told."""
    return next((mark for least, mark in MARKS if round(lost, 2) >= least), "")


def _prospect(thought: Thought, action: int) -> Prospect | None:
    """What was thought about an action, where it was."""
    return next((one for one in thought.prospects if one.action == action), None)


def second_look(game: Game, mind: Brain, view: View, prospects: list[Prospect], budget: Budget) -> list[Prospect]:
    """The same actions, judged by what can be thought one decision later, in the same worlds for all; each action has
    the whole budget."""
    part = Budget(
        None if budget.seconds is None else budget.seconds / WORLDS,
        None if budget.steps is None else max(1, budget.steps // WORLDS),
    )
    worlds = [Stream(view.seq * WORLDS + number) for number in range(WORLDS)]
    looked = []
    for one in prospects:
        chances = [chance_after(game, mind, view, one.action, world, part) for world in worlds]
        looked.append(one._replace(chance=sum(chances) / WORLDS))
    return looked


def chance_after(game: Game, mind: Brain, view: View, action: int, world: Stream, budget: Budget) -> float:
    """How likely the view's side is to win after an action, as who decides next in an imagined world thinks."""
    seat = view.seat
    assert seat is not None
    state = game.imagine(view, world)
    state.apply(action, seat)
    if state.seat == NOBODY:
        returns = state.returns
        assert returns is not None
        return returns[seat]
    chance = mind.think(state.view(state.seat), budget).best.chance
    teams = game.teams(view.options)
    return chance if teams[state.seat] == teams[seat] else _rest(teams, chance)


def _curve(teams: Sequence[int], seat: int, chance: float) -> float:
    """The chance of the first seat's team."""
    return chance if teams[seat] == teams[0] else _rest(teams, chance)


def _rest(teams: Sequence[int], chance: float) -> float:
    """What a team's chance leaves to each of the others."""
    return (1.0 - chance) / (len(set(teams)) - 1)
