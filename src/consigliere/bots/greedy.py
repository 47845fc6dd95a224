"""One turn ahead: plays the lines of its own turn in worlds it imagines, and takes the one that looks best.

Long turns are searched level by level: of each level only the lines that look best go on, so many that the budget lasts
to the end of the turn, and of lines that look the same only one. A choice that several seats make at once is tried
against replies it imagines, other ones in every position: so it is a mixed choice.
"""

import time

from consigliere.bots.acts import choose_act
from consigliere.bots.contract import Budget, pick, stream_for
from consigliere.kernel import CHANCE, NOBODY, Game, State, Stream, View

WORLDS = 4
STEPS = 2000
SHARE = 3  # a level may use a third of the steps left
OVERDRAFT = 60  # steps over the budget that the last line may use to come to an end
LEAST = float("-inf")
REPLIES = 2  # so many decisions after a choice made together are imagined too


class GreedyBot:
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: View, budget: Budget) -> int:
        assert view.seat is not None
        if self.game.in_acts():
            return choose_act(self.game, self.seed, view, budget)
        actions = [action for action, _, _ in view.legal]
        stream = stream_for(view, self.seed)
        search = _Search(self.game, view.seat, budget)
        totals = dict.fromkeys(actions, 0.0)
        for world in range(WORLDS):
            state = self.game.imagine(view, Stream(stream.word(world)))
            if state.others or state.answers:
                return search.best_against_replies(state, actions, stream)
            for action, worth in search.judge(state, actions, stream.word(WORLDS)).items():
                totals[action] += worth
            if not search.met_chance:
                break
        best = max(totals.values())
        return pick([action for action in actions if totals[action] == best], Stream(stream.word(WORLDS)))


class _Line:
    """A line of the own turn: the action it starts with, where it leads, what that is worth as it stands."""

    __slots__ = ("first", "state", "worth")

    def __init__(self, first: int, state: State, worth: float) -> None:
        self.first = first
        self.state = state
        self.worth = worth

    def looks_like(self, other: "_Line") -> bool:
        return abs(self.worth - other.worth) < 1e-9 and self.state.legal == other.state.legal


class _Search:
    """Every world gets an equal share of the budget."""

    def __init__(self, game: Game, seat: int, budget: Budget) -> None:
        self.game = game
        self.seat = seat
        self.steps = max(1, (STEPS if budget.steps is None else budget.steps) // WORLDS)
        self.deadline = float("inf") if budget.seconds is None else time.monotonic() + budget.seconds
        self.left = 0
        self.noise = 0
        self.met_chance = False

    def judge(self, state: State, actions: list[int], noise: int) -> dict[int, float]:
        """The best end of the turn after each action."""
        self.left = self.steps
        self.noise = noise
        turn = self.game.turn(state)
        done: dict[int, float] = {}
        open_: dict[int, float] = {}
        level = [_Line(action, state, 0.0) for action in actions]
        moves = [[action] for action in actions]
        while level:
            following: list[_Line] = []
            for line, legal in zip(level, moves, strict=True):
                for action in legal:
                    after = self._after(line, action)
                    if after.state.seat == self.seat and self.game.turn(after.state) == turn:
                        following.append(after)
                    elif after.worth > done.get(after.first, LEAST):
                        done[after.first] = after.worth
            level = self._best(following, open_)
            moves = [line.state.legal for line in level]
        if not done:
            return open_
        worst = min(done.values()) - 1.0  # a line left behind looked worse than the others
        return {action: done.get(action, worst) for action in actions}

    def _after(self, line: _Line, action: int) -> _Line:
        state = line.state.clone()
        state.apply(action)
        self.met_chance |= state.drawn != line.state.drawn
        self.left -= 1
        return _Line(line.first, state, self.game.evaluate(state, self.seat))

    def _best(self, level: list[_Line], open_: dict[int, float]) -> list[_Line]:
        """The lines that go on; for the others is kept what they are worth as they stand."""
        if not level:
            return level
        level = self._different(level)
        choices = sum(len(line.state.legal) for line in level) / len(level)
        width = max(1, int(self.left / (SHARE * choices)))
        if self.left < -OVERDRAFT or time.monotonic() > self.deadline:
            width = 0
        for line in level[width:]:
            if line.worth > open_.get(line.first, LEAST):
                open_[line.first] = line.worth
        return level[:width]

    def _different(self, level: list[_Line]) -> list[_Line]:
        """Best first; of lines that look the same, any one."""
        ranked: list[tuple[float, int, int]] = []
        noise = self.noise
        for number, line in enumerate(level):
            noise = (noise * 1103515245 + 12345) & 0x7FFFFFFF
            ranked.append((-line.worth, noise, number))
        self.noise = noise
        ranked.sort()
        found: list[_Line] = []
        for _, _, number in ranked:
            line = level[number]
            if not found or not line.looks_like(found[-1]):
                found.append(line)
        return found

    def best_against_replies(self, state: State, actions: list[int], stream: Stream) -> int:
        worths = {action: self._after_replies(state, action, stream) for action in actions}
        return max(worths, key=worths.__getitem__)

    def _after_replies(self, state: State, action: int, stream: Stream) -> float:
        after = state.clone()
        after.apply(action, self.seat)
        word = WORLDS
        replies = 0
        while after.seat not in (CHANCE, NOBODY) and (after.answers or replies < REPLIES):
            replies += not after.answers
            after.apply(after.legal[stream.word(word) * len(after.legal) >> 32], after.seat)
            word += 1
        return self.game.evaluate(after, self.seat)
