"""Lines of the own turn compared by play that is imagined, to the end of the encounter phase, in several worlds and
with the same luck for each line. Those that do badly are dropped, half of them at a time."""

import math
from typing import Final

from consigliere.bots.lafamiglia.chance import chance
from consigliere.bots.lafamiglia.clock import Clock
from consigliere.bots.lafamiglia.conflict import Conflicts
from consigliere.bots.lafamiglia.dice import Dice
from consigliere.bots.lafamiglia.habits import Habits
from consigliere.bots.lafamiglia.quick import QuickPlayer
from consigliere.bots.lafamiglia.turns import Line
from consigliere.games.lafamiglia.actions import GIFT_ANSWER
from consigliere.games.lafamiglia.evaluation.position import evaluate
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.rounds import begin_check
from consigliere.games.lafamiglia.table import CHECK, ENCOUNTER, PLANNING, Table

CANDIDATES: Final = 8
OF_ONE_ACTION: Final = 3
MARGIN: Final = 8.0  # a line that looks so much worse than the best is not tried
FOR_PARTNER: Final = 2.0  # times that in the encounter, once for each action: what it leaves to the partner shows late
MOVES_A_STEP: Final = 8.0  # of the quick player
LONGEST: Final = 1500  # moves of an imagined encounter
LATE: Final = 8  # discs on the upper sheet: with more of them too much will still be planned
LOOK: Final = 12  # after so many encounters it is looked whether the best line is clear
SURE: Final = 2.5  # standard errors
CLOSE: Final = 0.002  # a chance need not be known better


class Candidate:
    """A line with the chance that it looks like having, and how often it was won in imagined play."""

    def __init__(self, line: Line) -> None:
        self.line: Line = line
        self.looks: float = chance(line.state, line.worth)
        self.wished: float = chance(line.state, line.liked()) - self.looks
        self.ends: list[float] = []
        self.trust: float = 0.0
        self.doubt: float = 0.0

    def chance(self) -> float:
        n = len(self.ends)
        if not n:
            return self.looks
        trust = self.trust * n / (n + self.doubt)
        return (1.0 - trust) * self.looks + trust * sum(self.ends) / n

    def liked(self) -> float:
        return self.chance() + self.wished

    def clearly_behind(self, best: "Candidate") -> bool:
        """Or as good: more play would not tell."""
        n = len(self.ends)
        lead = sum(best.ends) / n - sum(self.ends) / n
        spread = 0.0
        for mine, its in zip(self.ends, best.ends, strict=True):
            spread += (its - mine - lead) ** 2
        error = self.trust * math.sqrt(spread / n / n)
        return error < CLOSE or best.liked() - self.liked() > SURE * error


class Comparison:
    def __init__(
        self,
        conflicts: Conflicts,
        weights: Weights,
        seat: int,
        worlds: list[Table],
        clock: Clock,
        seed: int,
        habits: Habits,
    ) -> None:
        self.habits: Habits = habits
        self.weights: Weights = weights
        self.conflicts: Conflicts = conflicts
        self.seat: int = seat
        self.worlds: list[Table] = worlds
        self.clock: Clock = clock
        self.seed: int = seed
        self.round: int = 0

    def ranked(self, lines: list[Line]) -> list[Candidate]:
        """Those that were compared, the best first."""
        left = proposed(lines)
        if not can_be_imagined(self.worlds[0]):
            return self._in_all_worlds(left)
        dropped: list[Candidate] = []
        while len(left) > 1:
            if self.round >= LOOK and settled(left):
                break
            halvings = (len(left) - 1).bit_length()
            until = self.clock.used() + (1.0 - self.clock.used()) / halvings
            self._play(left, until)
            left.sort(key=_by_liking)
            keep = (len(left) + 1) // 2
            dropped = left[keep:] + dropped
            left = left[:keep]
        left.sort(key=_by_liking)
        return left + dropped

    def _in_all_worlds(self, candidates: list[Candidate]) -> list[Candidate]:
        """What the lines look like on average."""
        if len(candidates) > 1 and len(self.worlds) > 1:
            for candidate in candidates:
                worth = candidate.line.worth
                for world in self.worlds[1:]:
                    worth += evaluate(replayed(world, candidate.line), self.seat, self.weights)
                candidate.looks = chance(candidate.line.state, worth / len(self.worlds))
            candidates.sort(key=_by_liking)
        return candidates

    def _play(self, candidates: list[Candidate], until: float) -> None:
        while True:
            for candidate in candidates:
                candidate.ends.append(self._imagined(candidate))
            self.round += 1
            if self.clock.used() >= until or (self.round % LOOK == 0 and settled(candidates)):
                return

    def _imagined(self, candidate: Candidate) -> float:
        t = self._after(candidate.line)
        self._judge_trust(candidate, t)
        moves = to_the_end_of_the_round(t, QuickPlayer(self.conflicts, self.weights, Dice(self.seed + self.round)))
        self.clock.spend(1.0 + (moves + len(candidate.line.actions)) / MOVES_A_STEP)
        return chance(t, evaluate(t, self.seat, self.weights))

    def _judge_trust(self, candidate: Candidate, t: Table) -> None:
        """How much imagined play counts beside the rule of thumb."""
        habits = self.habits
        if t.phase >= CHECK:
            candidate.trust, candidate.doubt = habits.trust_encounter, habits.doubt_encounter
            return
        fading = habits.fading if t.round < t.last_round else habits.fading_last
        candidate.trust, candidate.doubt = habits.trust / (1.0 + sum(t.upper) / fading), habits.doubt

    def _after(self, line: Line) -> Table:
        if len(self.worlds) > 1:
            return replayed(self.worlds[self.round % len(self.worlds)], line)
        twin = line.state.clone()
        assert isinstance(twin, Table)
        return twin


def to_the_end_of_the_round(t: Table, player: QuickPlayer) -> int:
    """Carries the orders out; discs that are still to be planned stay where they are. How many decisions it took."""
    round = t.round
    if t.phase < CHECK:
        t.stack = []
        begin_check(t, 0)
        t.advance()
    moves = 0
    while t.round == round and t.seat >= 0 and moves < LONGEST:
        player.play(t)
        moves += 1
    return moves


def replayed(world: Table, line: Line) -> Table:
    """The line in another world, as far as it goes there."""
    twin = world.clone()
    for action in line.actions:
        if action not in twin.legal:
            break
        twin.apply(action)
    assert isinstance(twin, Table)
    return twin


def settled(candidates: list[Candidate]) -> bool:
    best = max(candidates, key=Candidate.liked)
    return all(one is best or one.clearly_behind(best) for one in candidates)


def _by_liking(candidate: Candidate) -> float:
    return -candidate.liked()


def can_be_imagined(t: Table) -> bool:
    """Whether the encounter is near enough."""
    return t.phase > PLANNING or (t.phase == PLANNING and sum(t.upper) <= LATE)


def proposed(lines: list[Line]) -> list[Candidate]:
    """The lines that look best, not all with the same first action; asking for money only if nothing else is left."""
    found: list[Candidate] = []
    firsts: dict[int, int] = {}
    for line in lines:
        first = line.actions[0]
        many = firsts.get(first, 0)
        margin = MARGIN * FOR_PARTNER if many == 0 and line.state.phase == ENCOUNTER else MARGIN
        if line.liked() < lines[0].liked() - margin or many >= OF_ONE_ACTION or line.state.kind == GIFT_ANSWER:
            continue
        firsts[first] = many + 1
        found.append(Candidate(line))
        if len(found) == CANDIDATES:
            break
    return found or [Candidate(lines[0])]
