"""How much thinking is left: steps that can be repeated, or seconds."""

import time

from consigliere.bots.contract import Budget

STEPS = 2000
SPARE = 4.0  # with seconds the clock decides, not the steps


class Clock:
    def __init__(self, budget: Budget, pace: int) -> None:
        self.start: float = time.monotonic()
        self.seconds: float = float("inf") if budget.seconds is None else max(1e-6, budget.seconds)
        steps = budget.steps
        if steps is None:
            steps = STEPS if budget.seconds is None else int(SPARE * pace * budget.seconds)
        self.steps: int = max(1, steps)
        self.spent: float = 0.0

    def spend(self, steps: float) -> None:
        self.spent += steps

    def used(self) -> float:
        """The share of it all that is gone."""
        share = self.spent / self.steps
        if self.seconds == float("inf"):
            return share
        return max(share, (time.monotonic() - self.start) / self.seconds)

    def late(self, share: float) -> bool:
        """Of seconds more is gone than this; of steps it is known beforehand."""
        return self.seconds != float("inf") and self.used() > share
