"""How likely a team is to win, from what a position is worth to it by the rule of thumb: as often as teams to which
positions were worth as much at that stage won."""

import math
from typing import Final

from consigliere.games.lafamiglia.evaluation.worths import WIN
from consigliere.games.lafamiglia.table import CHECK, Table

MOST: Final = 60.0  # to be ahead by more tells nothing more
LEAST: Final = 0.003

# By stage: 2 * round, + 1 from the check on
SCALE: Final = [60.0, 60.0, 60.0, 65.0, 45.0, 30.0, 36.0, 32.0, 40.0, 45.0]
BIAS: Final = [0.0, 0.0, -0.09, -0.04, -0.41, -0.08, -0.61, -0.1, -0.5, 0.03]
TRUST: Final = [0.3, 0.3, 0.49, 1.11, 1.1, 0.82, 0.94, 0.82, 0.9, 0.73]


def chance(t: Table, worth: float) -> float:
    if t.returns is not None:
        return 0.5 if abs(worth) < WIN / 4 else 1.0 if worth > 0.0 else 0.0
    ahead = max(-MOST, min(MOST, worth))
    return 1.0 / (1.0 + math.exp(-ahead / SCALE[stage(t)]))


def calibrated(t: Table, thought: float) -> float:
    """What comes true of a chance that the search thought of: before the others have answered one's own turn looks
    better than it is, and the last round surer."""
    at = stage(t)
    return 1.0 / (1.0 + math.exp(-BIAS[at] - TRUST[at] * log_odds(thought)))


def log_odds(chance: float) -> float:
    chance = max(LEAST, min(1.0 - LEAST, chance))
    return math.log(chance / (1.0 - chance))


def stage(t: Table) -> int:
    return 2 * t.round + (1 if t.phase >= CHECK else 0)
