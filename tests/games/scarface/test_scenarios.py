from pathlib import Path

import pytest

import consigliere
from consigliere.kernel.scenarios import read, run
from tests.conftest import TESTS
from tests.games.scarface.checks import check_case

GAME = consigliere.load("scarface")
CASES = sorted((TESTS / "scenarios" / "scarface").rglob("*.toml"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.parent.name}-{case.stem}")
def test_scenario(case: Path) -> None:
    scenario = read(case)
    look = None if scenario.impossible else check_case
    assert [str(problem) for problem in run(scenario, GAME, look)] == []


@pytest.mark.parametrize("table", ["raid", "news", "job"])
def test_every_raid_news_card_and_job_of_the_solo_game_is_in_a_scenario(table: str) -> None:
    texts = "".join(case.read_text("utf-8") for case in CASES)
    cards = [id for id, record in GAME.pack.tables[table].items() if record.get("solo", True)]
    assert [id for id in cards if id not in texts] == []
