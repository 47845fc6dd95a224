from pathlib import Path

import pytest

import consigliere
from consigliere.kernel.scenarios import read, run
from tests.conftest import TESTS
from tests.games.lafamiglia.checks import check_case

GAME = consigliere.load("lafamiglia")
CASES = sorted((TESTS / "scenarios" / "lafamiglia").rglob("*.toml"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.parent.name}-{case.stem}")
def test_scenario(case: Path) -> None:
    scenario = read(case)
    look = None if scenario.impossible else check_case
    assert [str(problem) for problem in run(scenario, GAME, look)] == []
