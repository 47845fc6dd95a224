"""Levels: the same brain, given more or less time, and more or less steady.

Who is less steady takes now and then something that is a little worse, as a beginner does, and never what loses much.
Who is patient does not end a game that has hardly begun, even if that would win it.
"""

import math
from typing import NamedTuple

from consigliere.bots.brains import brain
from consigliere.bots.contract import Budget, Heeding, Prospect, Thought, Wish, stream_for
from consigliere.kernel import NOBODY, Game, State, Stream, View


class Level(NamedTuple):
    seconds: float
    patient: bool = False


LEVELS = {"easy": Level(0.1, patient=True), "normal": Level(0.5), "hard": Level(3.0)}
# How much chance of winning a level does not notice; a decision weighs more in one game than in another
SLIPS = {"famiglia": {"easy": 0.12, "normal": 0.04}, "lafamiglia": {"easy": 0.01}, "scarface": {"easy": 0.01}}
USUAL = {"easy": 0.05}
BEGINNING = 30  # decisions
MOST_SLIPS = 3.0  # nothing is taken that loses more than so many slips


class LevelBot:
    def __init__(self, game: Game, seed: int, level: str) -> None:
        self.game = game
        self.level = LEVELS[level]
        self.slip = SLIPS.get(game.id, USUAL).get(level, 0.0)
        self.brain = brain(game, seed)
        self.seed = seed

    def choose(self, view: View, budget: Budget) -> int:
        return self.decide(view, budget)[0]

    def decide(self, view: View, budget: Budget) -> tuple[int, ...]:
        """What is chosen, and what the bot thinks of playing after it."""
        if len(view.legal) == 1:
            return (view.legal[0][0],)
        stream = stream_for(view, self.seed)
        thought = self.think(view, budget)
        if self.level.patient and view.seq < BEGINNING:
            assert view.seat is not None
            thought = going_on(thought, self.game.imagine(view, Stream(stream.word(1))), view.seat)
        return slipped(thought, self.slip, Stream(stream.word(0))).line

    def heed(self, wish: Wish | None) -> None:
        """From now on, what the partner wishes; a brain that has no partner does not mind."""
        if isinstance(self.brain, Heeding):
            self.brain.wish = wish

    def think(self, view: View, budget: Budget) -> Thought:
        """An empty budget is that of the level."""
        return self.brain.think(view, Budget(seconds=self.level.seconds) if budget == Budget() else budget)


def going_on(thought: Thought, world: State, seat: int) -> Thought:
    """Without the actions that end the game, unless all do."""
    left = [one for one in thought.prospects if not _ends(world, one.action, seat)]
    return Thought(left) if left else thought


def _ends(world: State, action: int, seat: int) -> bool:
    after = world.clone()
    after.apply(action, seat)
    return after.seat == NOBODY


def slipped(thought: Thought, slip: float, stream: Stream) -> Prospect:
    """The best action, or one that is hardly worse to eyes that do not see so sharply."""
    best = thought.best.chance
    close = [one for one in thought.prospects if best - one.chance <= MOST_SLIPS * slip]
    if slip == 0.0 or len(close) == 1:
        return thought.best
    weights = [math.exp((one.chance - best) / slip) for one in close]
    mark = stream.word(0) / 2**32 * sum(weights)
    for one, weight in zip(close, weights, strict=True):
        mark -= weight
        if mark < 0.0:
            return one
    return close[-1]


def in_steps(game: Game, level: str, share: float = 0.1) -> Budget:
    """So much of a level's time, in steps."""
    return Budget(steps=max(1, round(brain(game, 0).pace * LEVELS[level].seconds * share)))
