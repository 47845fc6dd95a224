from pathlib import Path

import pytest

import consigliere
from consigliere.kernel.scenarios import read, run
from tests.conftest import TESTS

GAME = consigliere.load("scarface")
CASES = sorted((TESTS / "scenarios" / "scarface").rglob("*.toml"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.parent.name}-{case.stem}")
def test_scenario(case: Path) -> None:
    assert [str(problem) for problem in run(read(case), GAME)] == []
