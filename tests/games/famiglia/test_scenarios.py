from pathlib import Path

import pytest

import consigliere
from consigliere.kernel.scenarios import read, run
from tests.conftest import TESTS
from tests.games.famiglia.checks import check

GAME = consigliere.load("famiglia")
CASES = sorted((TESTS / "scenarios" / "famiglia").glob("*.toml"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_scenario(case: Path) -> None:
    scenario = read(case)
    look = None if scenario.impossible else check
    assert [str(problem) for problem in run(scenario, GAME, look)] == []
