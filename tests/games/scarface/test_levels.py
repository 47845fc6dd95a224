"""Orders among the effects of the Henchman's levels that no board of our pack has, but an owner's may."""

import tomllib
from pathlib import Path

import pytest

import consigliere
from consigliere.games.scarface.game import DATA
from tests.marks import rule

REMOVES = '[{ do = "order", id = "remove_control", bonus = 2 }]'
POSITION = """
at = "henchman"
options = { level = "hard" }
rival = "wolves"
here = "southwest"
tiles = ["gold_coast north human brothel casino"]
human = { hand = "bruiser bagman wheelman", deck = "lookout mouthpiece boss_capone", money = 0 }
henchman = { deck = "A12", money = 7, levels = { crew = 2 } }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The Black Wolves' Crew removes a marker on level 3."""
    gangs = (DATA / "gangs.toml").read_text("utf-8")
    ours = '[{ do = "order", id = "recruit", bonus = 2 }]'
    assert gangs.count(ours) == 1
    (tmp_path / "gangs.toml").write_text(gangs.replace(ours, REMOVES), "utf-8")
    return tmp_path


@rule("SF-168", "SF-162", "SF-136")
@pytest.mark.parametrize(
    ("prison", "controller", "placed"),
    [(0, "", 1), (4, "human", 0)],
    ids=["power 6 and 2 pay for a night tile", "without a thug in HQ the level is raised, no order given"],
)
def test_an_order_of_a_level(pack: Path, prison: int, controller: str, placed: int) -> None:
    game = consigliere.load("scarface", pack)
    given = tomllib.loads(POSITION)
    given["henchman"]["prison"] = prison
    facts = game.facts(game.position(given))
    tiles, his = facts["tiles"], facts["henchman"]
    assert isinstance(tiles, dict)
    assert isinstance(his, dict)
    assert his["levels"]["crew"] == 3
    assert tiles["gold_coast"]["control"] == controller
    assert his["authorities"] == placed
