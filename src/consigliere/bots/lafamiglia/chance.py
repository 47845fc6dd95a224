"""How likely a team is to win, from what a position is worth to it by the rule of thumb: as often as teams to which
positions were worth as much at that stage won."""

import math
from typing import Final

from consigliere.games.lafamiglia.evaluation.worths import WIN
from consigliere.games.lafamiglia.table import CHECK, Table

MOST: Final = 60.0  # to be ahead by more tells nothing more
LEAST: Final = 0.003

# By stage: 2 * round, + 1 from the check on
SCALE: Final = [60.0, 60.0, 60.0, 65.0, 50.0, 30.0, 22.0, 25.0, 18.0, 30.0]
BIAS: Final = [-0.15, -0.15, -0.12, -0.04, -0.54, -0.18, -0.84, -0.3, -0.67, -0.31]
TRUST: Final = [1.08, 1.08, 0.65, 1.47, 1.53, 1.13, 0.83, 0.93, 0.58, 1.21]


def chance(t: Table, worth: float) -> float:
    if t.returns is not None:
        return 0.5 if abs(worth) < WIN / 4 else 1.0 if worth > 0.0 else 0.0
    ahead = max(-MOST, min(MOST, worth))
    return 1.0 / (1.0 + math.exp(-ahead / SCALE[_stage(t)]))


def calibrated(t: Table, thought: float) -> float:
    """What comes true of a chance that the search thought of: before the others have answered one's own turn looks
    better than it is, and the last round surer."""
    thought = max(LEAST, min(1.0 - LEAST, thought))
    stage = _stage(t)
    return 1.0 / (1.0 + math.exp(-BIAS[stage] - TRUST[stage] * math.log(thought / (1.0 - thought))))


def _stage(t: Table) -> int:
    return 2 * t.round + (1 if t.phase >= CHECK else 0)
