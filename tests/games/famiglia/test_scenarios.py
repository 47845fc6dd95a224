from pathlib import Path

import pytest

import consigliere
from consigliere.kernel.scenarios import read, run
from tests.conftest import TESTS

GAME = consigliere.load("famiglia")
CASES = sorted((TESTS / "scenarios" / "famiglia").glob("*.toml"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_scenario(case: Path) -> None:
    assert [str(problem) for problem in run(read(case), GAME)] == []
