"""Two games that one seat cannot tell apart: others choose differently, or more often, where it sees no difference."""

import random
from typing import NamedTuple

from consigliere.games.lafamiglia.names import partner
from consigliere.kernel import Game, State
from consigliere.kernel.journal import Event

TRIES = 16
SILENT_IN_A_ROW = 3


class Move(NamedTuple):
    seat: int
    action: int


class Round(NamedTuple):
    """What happens in each of the two worlds; None: nothing, and the watching seat does not notice the other's."""

    one: Move | None
    other: Move | None


class World:
    """A state and what the watching seat gets to know of its last move."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.seen = state.view(seat).encode()
        self.told: list[Event] = []

    def after(self, move: Move) -> "World":
        state = self.state.clone()
        state.journal = []
        state.apply(move.action, move.seat)
        world = World(state, self.seat)
        world.told = [event for event in state.journal or [] if event.visible_to(self.seat)]
        return world

    def same_as(self, other: "World") -> bool:
        return self.seen == other.seen and self.told == other.told

    def moves(self, rng: random.Random, others_only: bool = False) -> list[Move]:
        """Some legal moves, in any order."""
        found = [
            Move(decision.seat, action)
            for decision in self.state.decisions
            if not (others_only and decision.seat == self.seat)
            for action in rng.sample(decision.legal, min(TRIES, len(decision.legal)))
        ]
        return rng.sample(found, min(TRIES, len(found)))


def twins(game: Game, seat: int, seed: int, together: int, apart: int) -> tuple[list[Round], int]:
    """So many rounds that are the same in both worlds, so many where they part; and how many of those really differ."""
    rng = random.Random(seed)
    state = game.new(seed)
    found = [_same(state, rng) for _ in range(together) if state.decisions]
    worlds = [World(state, seat), World(state, seat)]
    different = silent = 0
    for _ in range(apart):
        quietly = silent < SILENT_IN_A_ROW and rng.random() < 0.5
        step = (_silent(worlds, rng) if quietly else None) or _together(worlds, rng) or _silent(worlds, rng)
        if step is None:
            break
        silent = silent + 1 if None in step else 0
        found.append(step)
        different += worlds[0].state != worlds[1].state
    return found, different


def _same(state: State, rng: random.Random) -> Round:
    """A move in both worlds; to decline is rare, or games end before they begin."""
    decision = rng.choice(state.decisions)
    eager = [action for action in decision.legal if action not in state.game.declining]
    move = Move(decision.seat, rng.choice(decision.legal if not eager or rng.random() < 0.05 else eager))
    state.apply(move.action, move.seat)
    return Round(move, move)


def _silent(worlds: list[World], rng: random.Random) -> Round | None:
    """One world goes on unnoticed."""
    for which in rng.sample(range(2), 2):
        for move in worlds[which].moves(rng, others_only=True):
            after = worlds[which].after(move)
            if after.seen == worlds[which].seen and not after.told:
                worlds[which] = after
                return Round(move, None) if which == 0 else Round(None, move)
    return None


def _together(worlds: list[World], rng: random.Random) -> Round | None:
    """Both go on and look the same afterwards; where they can, by different moves."""
    one, other = worlds
    for move in one.moves(rng):
        after = one.after(move)
        alternatives = [] if move.seat == one.seat else [item for item in other.moves(rng) if item.seat == move.seat]
        for alternative in [*alternatives, move]:
            if alternative.action not in other.state.legal_for(alternative.seat):
                continue
            twin = other.after(alternative)
            if twin.same_as(after):
                worlds[:] = [after, twin]
                return Round(move, alternative)
    return None


def refused(game: Game, seed: int) -> list[Round] | None:
    """Two games of La Famiglia where all do the same, but in one a player of the first team is refused money by the
    partner, which leaves one option; and the moves after that."""
    rng = random.Random(seed)
    state = game.new(seed)
    found: list[Round] = []
    while state.decisions:
        talk = _leaves_one_option(state)
        if talk:
            found += [Round(None, move) for move in talk]
            return found + _after_refusal(state, talk, rng)
        move = Move(state.seat, rng.choice([action for action in state.legal if not _is_request(game, action)]))
        state.apply(move.action, move.seat)
        found.append(Round(move, move))
    return None


def _is_request(game: Game, action: int) -> bool:
    return " ask:" in game.notation(action)


def _leaves_one_option(state: State) -> list[Move]:
    wishes = [] if state.seat % 2 else [action for action in state.legal if _is_request(state.game, action)]
    if not wishes:
        return []
    twin = state.clone()
    talk = [Move(state.seat, wishes[0]), Move(partner(state.seat), state.game.parse("gift.answer 0"))]
    for move in talk:
        if move.action not in twin.legal_for(move.seat):
            return []
        twin.apply(move.action, move.seat)
    return talk if len(twin.legal) == 1 else []


def _after_refusal(state: State, talk: list[Move], rng: random.Random) -> list[Round]:
    twin = state.clone()
    for move in talk:
        twin.apply(move.action, move.seat)
    found: list[Round] = []
    while twin.decisions and len(found) < 20:
        seat, legal = twin.seat, [action for action in twin.legal if not _is_request(twin.game, action)]
        move = Move(seat, rng.choice(legal))
        for world in (state, twin):
            world.apply(move.action, move.seat)
        found.append(Round(move, move))
    return found
