"""The Elo of many players from the scores of each against each."""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from consigliere.arena.elo import SCALE, Rated, Z

ROUNDS = 100  # of Newton's method; it needs a dozen
Row = tuple[int, int]


def ratings(count: int, rows: Mapping[Row, Sequence[float]]) -> list[Rated]:
    """The Elo of each player under which the scores are likeliest; their mean is 0.

    Where nobody lost anything, no finite number is likeliest: such a row counts with one drawn pair more. The margins
    come from how the pairs scatter, not from the number of games.
    """
    seen = {row: _finite(pairs) for row, pairs in rows.items() if pairs}
    strength = np.zeros(count)
    for _ in range(ROUNDS):
        slope, curve, _ = _likelihood(strength, seen)
        step = np.linalg.pinv(curve) @ slope
        strength += np.clip(step, -1.0, 1.0)
        if float(np.abs(step).max(initial=0.0)) < 1e-10:
            break
    _, curve, scatter = _likelihood(strength, seen)
    inverse = np.linalg.pinv(curve)
    spread = np.sqrt(np.maximum(np.diag(inverse @ scatter @ inverse), 0.0))
    return [
        Rated(SCALE * float(s), Z * SCALE * float(d)) for s, d in zip(strength - strength.mean(), spread, strict=True)
    ]


def _finite(pairs: Sequence[float]) -> Sequence[float]:
    return [*pairs, 0.5] if set(pairs) in ({0.0}, {1.0}) else pairs


def _likelihood(strength: np.ndarray, rows: Mapping[Row, Sequence[float]]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Its slope and curve in the strengths, and how the pairs' own slopes scatter."""
    count = len(strength)
    slope, curve, scatter = np.zeros(count), np.zeros((count, count)), np.zeros((count, count))
    for (one, other), pairs in rows.items():
        chance = 1.0 / (1.0 + math.exp(strength[other] - strength[one]))
        lead = np.zeros(count)
        lead[one], lead[other] = 1.0, -1.0
        square = np.outer(lead, lead)
        slope += lead * sum(score - chance for score in pairs)
        curve += square * (len(pairs) * chance * (1.0 - chance))
        scatter += square * sum((score - chance) ** 2 for score in pairs)
    return slope, curve, scatter
