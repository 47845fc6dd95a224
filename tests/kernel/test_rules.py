from pathlib import Path

import pytest

from consigliere.games import NAMES
from consigliere.kernel import BadInput
from consigliere.kernel.rules import proven, read_rules, rule_ids, rule_text
from tests.conftest import TESTS

TEXT = """
# A game
Dice are fair (**X-2**).

- **X-1** The first rule, which goes on
  in a second line.
- **X-10** The tenth rule.
"""


def test_ids_come_in_the_order_of_their_numbers() -> None:
    assert rule_ids(TEXT) == ["X-1", "X-2", "X-10"]


def test_the_text_of_a_rule() -> None:
    assert rule_text(TEXT, "X-1") == "- **X-1** The first rule, which goes on in a second line."
    assert rule_text(TEXT, "X-2") == "Dice are fair (**X-2**)."
    with pytest.raises(BadInput, match="no rule X-3"):
        rule_text(TEXT, "X-3")


def test_marked_tests_and_scenarios_prove_rules(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text('@rule("X-1", "X-2")\ndef test_it(): ...\n')
    (tmp_path / "scenarios" / "x").mkdir(parents=True)
    (tmp_path / "scenarios" / "x" / "a.toml").write_text('rules = ["X-10"]\n')
    assert proven(tmp_path, "x") == {"X-1", "X-2", "X-10"}


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_is_proven_but_those_for_later(game: str) -> None:
    found, text = proven(TESTS, game), read_rules(game)
    later = [id for id in rule_ids(text) if "**LATER" in rule_text(text, id)]
    assert [id for id in rule_ids(text) if id not in found] == later


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_is_named_exists(game: str) -> None:
    ids = rule_ids(read_rules(game))
    prefix = ids[0].partition("-")[0]
    assert [id for id in sorted(proven(TESTS, game)) if id.partition("-")[0] == prefix and id not in ids] == []


def test_rules_fall_back_to_english() -> None:
    assert read_rules("famiglia", "pl").startswith("# Famiglia")
    with pytest.raises(BadInput, match="no rules"):
        read_rules("chess")
