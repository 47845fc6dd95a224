"""Every rule is found by searching for its id in the folder of its game."""

import re
from pathlib import Path

import pytest

from consigliere.games import NAMES
from consigliere.kernel.rules import read_rules, rule_ids, rule_text

SOURCE = Path(__file__).parents[1] / "src" / "consigliere"
CARRIED_OUT_ELSEWHERE = ("*by data*", "*by construction*", "**LATER**")


def code(game: str) -> str:
    """Scarface's companion has a folder of its own."""
    folders = [SOURCE / "games" / game, *([SOURCE / "companion"] if game == "scarface" else [])]
    return "".join(file.read_text("utf-8") for folder in folders for file in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_stands_where_it_is_carried_out(game: str) -> None:
    named, text = set(re.findall(r"\b[A-Z]+-\d+\b", code(game))), read_rules(game)
    elsewhere = {id for id in rule_ids(text) if any(mark in rule_text(text, id) for mark in CARRIED_OUT_ELSEWHERE)}
    assert set(rule_ids(text)) - named - elsewhere == set()


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_is_named_that_there_is_not(game: str) -> None:
    ids = set(rule_ids(read_rules(game)))
    [prefix] = {id.split("-")[0] for id in ids}
    assert set(re.findall(rf"\b{prefix}-\d+\b", code(game))) - ids == set()


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_hides_in_a_range(game: str) -> None:
    assert re.findall(r"\b(?:F|LF|SF)-\d+ ?(?:to|-|–|\.\.+|…) ?(?:[A-Z]+-)?\d+", code(game)) == []
