"""The scenario runner itself: what it lets pass and what it reports."""

from pathlib import Path

import pytest

import consigliere
from consigliere.kernel import BadInput
from consigliere.kernel.scenarios import read, run

GAME = consigliere.load("famiglia")
GOOD = """
title = "A zero is free"
rules = ["F-18"]
when = ["recruit I0"]
[given]
decision = "recruit"
street = "I0 A1"
[then]
facts = { "street" = "A1" }
"""


def problems(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "case.toml"
    file.write_text(text)
    return [str(problem) for problem in run(read(file), GAME)]


def test_a_good_scenario_has_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ('"hands.1" = "I0"', "hands.1: found I0 A0 B0 M0, expected I0."),
        ('"player" = 0', "player: found 1, expected 0."),
    ],
)
def test_a_wrong_fact_is_reported(tmp_path: Path, more: str, sentence: str) -> None:
    assert problems(tmp_path, GOOD.replace('"street" = "A1"', more)) == [sentence]


@pytest.mark.parametrize(
    ("check", "sentence"),
    [
        ('legal = ["recruit B0"]', "legal: recruit B0 is not there."),
        ('exactly = ["stop"]', "exactly: found ['stop', 'discard A1'], expected ['stop']."),
        ('refused = { "stop" = "F-8" }', "stop: found legal, expected F-8."),
        ('events = ["famiglia-event-pass"]', "events: famiglia-event-pass is not there."),
        ("over = [1.0, 0.0]", "over: found None, expected [1.0, 0.0]."),
        ('decision = { seat = 0, kind = "street" }', "decision: found"),
    ],
)
def test_a_wrong_check_is_reported(tmp_path: Path, check: str, sentence: str) -> None:
    (found,) = problems(tmp_path, GOOD + check)
    assert found.startswith(sentence)


def test_draws_are_all_used_and_never_missing(tmp_path: Path) -> None:
    with_draws = GOOD.replace("[then]", 'draws = ["M1"]\n[then]')
    assert problems(tmp_path, with_draws) == ["These draws were not used: M1."]
    without = GOOD.replace('street = "I0 A1"', 'street = "I0"')
    assert problems(tmp_path, without) == ["Chance is asked, but the scenario gives no more draws."]


def test_an_illegal_move_is_reported(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD.replace("recruit I0", "recruit M4")) == [
        "“recruit M4” is not an action of this game."
    ]
    (found,) = problems(tmp_path, GOOD.replace('["recruit I0"]', '["recruit B0"]'))
    assert found == "There is no Brute 0 in the Street."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('title = "A zero is free"', "", "“title” is missing"),
        ("[then]", "[then]\nfun = 1", "no part “fun”"),
        ("[given]", "[given]\nmoney = 1", "no part “money”"),
        ("[given]", '[given]\nhand = "I0"', "“hand” must be a list"),
        ("[given]", "[given]\nseat = 2", "“seat” must be a number from 0 to 1"),
        ('"recruit"', '"deal"', "no decision “deal” to start from"),
        ('"I0 A1"', '"I0 X1"', "no card “X1”"),
        ('"I0 A1"', '"I4 I4"', "only 1 of Italian 4"),
        ('"I0 A1"', '"I0 I0 I0 I0 A1"', "only 5 of Italian 0"),
        ("[given]", '[given]\ndeck = "M1"', "Cards without a place: 49"),
        ("[given]", "[given", "cannot be read"),
        ('"street" = "A1"', '"pocket" = "A1"', "no fact “pocket”"),
    ],
)
def test_a_broken_scenario_is_told_in_a_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        problems(tmp_path, GOOD.replace(old, new, 1))
    assert sentence in str(caught.value)
