"""The Glicko-2 rating system: Mark Glickman, "Example of the Glicko-2 system" (2013), by the numbers of its steps.

Every game is a rating period of its own, so that a rating is there when the game is over. Where several play together,
what is expected of each is what is expected of the average of their side against the average of the other.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
USUAL, MOST_DEVIATION, VOLATILITY = 1500.0, 350.0, 0.06
TAU = 0.5  # how fast the volatility changes
CLOSE = 1e-6
REST_SECONDS = 30 * 24 * 3600.0  # a month without a game is a period in which nothing is learnt


class Rating(NamedTuple):
    value: float = USUAL
    deviation: float = MOST_DEVIATION
    volatility: float = VOLATILITY


class Outcome(NamedTuple):
    """A game: who the other side was, how it ended (1 won, 0.5 drawn, 0 lost), and how strong one's own side was."""

    theirs: float
    deviation: float
    score: float
    ours: float


def average(side: Sequence[Rating]) -> Rating:
    """A side as one player."""
    value = sum(one.value for one in side) / len(side)
    deviation = sqrt(sum(one.deviation**2 for one in side) / len(side))
    return Rating(value, deviation)


def rested(before: Rating, seconds: float) -> Rating:
    """After a time without games, in whole periods: less is known (the paper's step 6 for who does not play)."""
    periods = int(seconds // REST_SECONDS)
    if periods < 1:
        return before
    phi = sqrt((before.deviation / SCALE) ** 2 + periods * before.volatility**2)
    return before._replace(deviation=min(MOST_DEVIATION, phi * SCALE))


def rated(before: Rating, outcomes: Sequence[Outcome]) -> Rating:
    """The rating after a period with these games."""
    mu, phi = (before.value - USUAL) / SCALE, before.deviation / SCALE  # step 2
    information, surprise = 0.0, 0.0
    for theirs, deviation, score, ours in outcomes:
        weight = _weight(deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (ours - theirs) / SCALE))
        information += weight**2 * expected * (1 - expected)  # step 3
        surprise += weight * (score - expected)  # step 4
    variance = 1 / information
    sigma = _volatility(before.volatility, phi, variance, variance * surprise)
    later = sqrt(phi**2 + sigma**2)  # step 6
    phi = 1 / sqrt(1 / later**2 + 1 / variance)  # step 7
    mu += phi**2 * surprise
    return Rating(mu * SCALE + USUAL, min(MOST_DEVIATION, phi * SCALE), sigma)  # step 8


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5, by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        power = exp(x)
        whole = phi**2 + variance + power
        return power * (delta**2 - whole) / (2 * whole**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
