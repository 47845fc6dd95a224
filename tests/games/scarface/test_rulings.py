"""SF-185: rulings hold one of their options, and another option plays another game."""

from pathlib import Path

import pytest

import consigliere
from consigliere.kernel import BadInput, Game
from consigliere.kernel.scenarios import read, run
from tests.conftest import TESTS
from tests.marks import rule

GAME = consigliere.load("scarface")
SCENARIOS = TESTS / "scenarios" / "scarface"


def with_ruling(folder: Path, id: str, value: str) -> Game:
    (folder / "rulings.toml").write_text(f'[[ruling]]\nid = "{id}"\nvalue = "{value}"\n', "utf-8")
    return consigliere.load("scarface", folder)


OTHER_OPTIONS = [
    ("henchman_thug_for_order", "no", "henchman/crime-04-no-thug", {"henchman.crime": 4}),
    ("next_district_includes_current", "yes", "henchman/send-03-only-the-current-one", {"henchman.hq": 3}),
    ("next_district_includes_current", "yes", "henchman/send-02-next-own-passes-seven", {"henchman.streets.north": 1}),
    ("star_money", "2", "human/620-most-money-wins", {"totals": "22 22"}),
    ("ring_income", "2", "human/010-the-ring-pays", {"human.money": 12}),
    ("plan_crime_free_cards", "1", "spec/21d-plan-of-two-in-the-jazz-age", {"human.crime": 4}),
    ("plan_crime_free_cards", "3", "spec/21a-plan-of-four", {"human.crime": 2}),
    ("plan_price", "0_0", "human/037-the-price-grows-with-the-news", {"human.money": 14}),
    ("raid_drop", "0", "human/511-witness-talks", {"human.crime": 7}),
    ("city_grows", "no", "human/614-the-city-grows", {"tile_pile": "maxwell"}),
]


@rule("SF-185")
@pytest.mark.parametrize(("id", "value", "case", "facts"), OTHER_OPTIONS)
def test_another_option_plays_another_game(
    tmp_path: Path, id: str, value: str, case: str, facts: dict[str, object]
) -> None:
    scenario = read(SCENARIOS / f"{case}.toml")
    game = with_ruling(tmp_path, id, value)
    draws = [draw for draw in scenario.draws if id != "city_grows" or draw != "brothel"]  # the new tile's marker
    (step,) = scenario.steps
    other = scenario._replace(draws=draws, steps=[step._replace(then={"facts": facts})])
    assert [str(problem) for problem in run(other, game)] == []


@rule("SF-185")
def test_every_ruling_with_several_options_is_tried() -> None:
    several = {id for id, record in GAME.pack.tables["ruling"].items() if len(record["options"]) > 1}  # type: ignore[arg-type]
    assert several == {id for id, _, _, _ in OTHER_OPTIONS}


@rule("SF-185")
@pytest.mark.parametrize("id", list(GAME.pack.tables["ruling"]))
def test_a_ruling_takes_only_its_options(tmp_path: Path, id: str) -> None:
    with pytest.raises(BadInput) as caught:
        with_ruling(tmp_path, id, "anything")
    assert caught.value.message == "error-in-file"
    problem = caught.value.details["problem"]
    assert isinstance(problem, BadInput)
    assert problem.message == "scarface-error-pack-value"
    assert problem.details["id"] == id
