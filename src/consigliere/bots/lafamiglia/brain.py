"""The brain of La Famiglia: lines of the own turn are proposed by the rule of thumb and compared by imagined play;
conflicts are solved as the games they are."""

from typing import Final

from consigliere.bots.contract import Budget, Prospect, Thought, Wish, stream_for
from consigliere.bots.lafamiglia.chance import calibrated, chance
from consigliere.bots.lafamiglia.clock import Clock
from consigliere.bots.lafamiglia.comparing import Candidate, Comparison, can_be_imagined
from consigliere.bots.lafamiglia.conflict import Conflicts
from consigliere.bots.lafamiglia.dice import Dice
from consigliere.bots.lafamiglia.fighting import think_of_conflict
from consigliere.bots.lafamiglia.giving import think_of_gift
from consigliere.bots.lafamiglia.habits import OWN, Habits
from consigliere.bots.lafamiglia.turns import Line, TurnSearch
from consigliere.bots.lafamiglia.worlds import likely_worlds
from consigliere.games.lafamiglia.actions import FIGHT_CARD, FIGHT_MODE, FIGHT_TAKE, GIFT_ANSWER
from consigliere.games.lafamiglia.evaluation.position import evaluate
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.table import PLANNING, Table
from consigliere.kernel import Game, Stream, View

WORLDS: Final = 4
A_WORLD: Final = 200  # steps for which another world is imagined
A_LITTLE: Final = 1e-3


class LaFamigliaBrain:
    pace = 30_000

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.weights: Weights = OWN
        self.habits = Habits()
        self.wish: Wish | None = None  # of the partner
        self.conflicts: dict[bool, Conflicts] = {}

    def think(self, view: View, budget: Budget) -> Thought:
        assert view.seat is not None
        clock = Clock(budget, self.pace)
        stream = stream_for(view, self.seed)
        forced = len(view.legal) == 1
        many = 1 if forced else min(WORLDS, 1 + clock.steps // A_WORLD)
        worlds = likely_worlds(self.game, view, stream, self.weights, many, self.habits.sense)
        thought = self._forced(view, worlds[0]) if forced else self._thought(view.seat, worlds, clock, stream)
        return Thought([one._replace(chance=calibrated(worlds[0], one.chance)) for one in thought.prospects])

    def _thought(self, seat: int, worlds: list[Table], clock: Clock, stream: Stream) -> Thought:
        state = worlds[0]
        dice = Dice(stream.word(0))
        if state.kind in (FIGHT_CARD, FIGHT_TAKE, FIGHT_MODE):
            return think_of_conflict(state, seat, self.weights, dice)
        if state.kind == GIFT_ANSWER:
            return think_of_gift(state, seat, clock, dice, self.weights, self.wish)
        proposing = self._proposing(state)
        lines = TurnSearch(seat, clock, proposing, dice, self.weights, self.wish).lines(state)
        comparison = Comparison(self._conflicts(state), self.weights, seat, worlds, clock, stream.word(1), self.habits)
        return _compared(comparison.ranked(lines), lines)

    def _proposing(self, t: Table) -> float:
        """Of the time; lines of an encounter are short."""
        if t.phase > PLANNING:
            return self.habits.proposing_encounter
        return self.habits.proposing if can_be_imagined(t) else 1.0

    def _conflicts(self, t: Table) -> Conflicts:
        if t.predictable not in self.conflicts:
            self.conflicts[t.predictable] = Conflicts(t.book, t.predictable)
        return self.conflicts[t.predictable]

    def _forced(self, view: View, state: Table) -> Thought:
        action = view.legal[0][0]
        worth = evaluate(state, view.seat or 0, self.weights)
        return Thought([Prospect(action, chance(state, worth), (action,))])


def _compared(ranked: list[Candidate], lines: list[Line]) -> Thought:
    """The lines that were compared, then the others, which cannot be better; of each action the best line."""
    found: dict[int, Prospect] = {}
    shift = sum(one.chance() - one.looks for one in ranked) / len(ranked)
    for one in ranked:
        _add(found, one.line, one.chance())
    worst = min(one.chance() for one in ranked) - A_LITTLE
    for line in lines:
        looks = chance(line.state, line.worth) + shift
        _add(found, line, max(0.0, min(worst, looks)))
    return Thought(list(found.values()))


def _add(found: dict[int, Prospect], line: Line, chance: float) -> None:
    first = line.actions[0]
    if first not in found:
        found[first] = Prospect(first, chance, tuple(line.actions))
