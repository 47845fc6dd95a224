"""The server as anybody starts it, but every table is dealt alike and bots think in steps: what the page is shown
hangs on the test alone."""

import random
from collections.abc import Sequence
from functools import partial

from consigliere.cli import main
from consigliere.cli.hosting import serving
from consigliere.server.app import create_app
from consigliere.server.table import play, setting
from tests.server.steady import steady

SEED = 1920


class Luck(random.SystemRandom):
    def choices(self, population: Sequence[int], weights: Sequence[float]) -> list[int]:  # type: ignore[override]
        """The same answer to the same question."""
        return random.Random(f"{SEED} {population}").choices(population, weights)


if __name__ == "__main__":
    play.LUCK = Luck()
    setting.new_seed = lambda: SEED
    serving.create_app = partial(create_app, maker=steady)  # type: ignore[attr-defined]
    main()
