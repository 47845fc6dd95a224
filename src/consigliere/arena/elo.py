"""What pairs of games say about strength: a score with its interval, and when enough has been seen.

A pair is one observation, since its two games share a deal; its score is the mean of both.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from consigliere.arena.match import wilson

SCALE = 400.0 / math.log(10.0)  # Elo of one unit of log odds
Z = 1.96
ERROR = 0.05  # of an SPRT, on either side
SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
PRIOR = 0.2  # of a pair for each score a pair can have, so that few pairs alike prove little


class Rated(NamedTuple):
    """Elo, and how far from it the truth may lie (95 %)."""

    elo: float
    margin: float


def expected(elo: float) -> float:
    """The score that a lead in Elo stands for."""
    return 1.0 / (1.0 + math.exp(-elo / SCALE))


def interval(pairs: Sequence[float], games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for as many games as the pairs are worth, at most all that were played."""
    n = len(pairs)
    mean = sum(pairs) / n
    spread = sum((one - mean) ** 2 for one in pairs) / n
    worth = games if spread == 0.0 else min(float(games), n * mean * (1.0 - mean) / spread)
    return wilson(mean, worth)


class Sprt(NamedTuple):
    """A test of two hypotheses that ends as soon as it knows: the lead is `low` Elo, or it is `high`."""

    low: float
    high: float

    def evidence(self, pairs: Sequence[float]) -> float:
        """The logarithm of how much likelier the scores are with the high lead (the normal approximation)."""
        weights = [PRIOR + pairs.count(score) for score in SCORES]
        total = sum(weights)
        mean = sum(w * s for w, s in zip(weights, SCORES, strict=True)) / total
        spread = sum(w * (s - mean) ** 2 for w, s in zip(weights, SCORES, strict=True)) / total
        low, high = expected(self.low), expected(self.high)
        return len(pairs) * (high - low) * (2.0 * mean - low - high) / (2.0 * spread)

    def verdict(self, pairs: Sequence[float]) -> str:
        """`high`, `low`, or nothing as long as it is open."""
        bound = math.log((1.0 - ERROR) / ERROR)
        evidence = self.evidence(pairs)
        return "high" if evidence >= bound else "low" if evidence <= -bound else ""
