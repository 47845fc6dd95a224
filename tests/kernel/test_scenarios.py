"""The scenario runner itself: what it lets pass, and what it reports with file, line and key."""

import random
import re
from pathlib import Path

import pytest

import consigliere
from consigliere.games import NAMES
from consigliere.games.famiglia import positions as famiglia
from consigliere.games.lafamiglia import positions as lafamiglia
from consigliere.games.scarface import positions as scarface
from consigliere.kernel import scenarios
from consigliere.kernel.scenario_lines import key_lines, line_of
from consigliere.kernel.scenarios import problems as problems_of
from tests.conftest import TESTS

GAME = consigliere.load("famiglia")
GOOD = """title = "A zero is free"
rules = ["F-18"]
when = ["recruit I0"]
[given]
decision = "recruit"
street = "I0 A1"
[then]
facts = { "street" = "A1" }
"""
STEPS = """title = "An accountant takes the only card and lays another"
rules = ["F-14"]
[given]
hand = ["A1 I1", "A0"]
area = ["M2", ""]
street = "A1 B1"
before = ["stop"]
[[step]]
when = ["play A1"]
then = { changes = { "player" = 0 }, taken = ["take M2"], legal = ["lay I1"] }
[[step]]
when = ["lay I1"]
[step.then]
facts = { "hands.0" = "M2" }
changes = { "player" = 1, "passes" = 1 }
taken = ["pass"]
illegal = ["lay I1"]
seen = { "0.board.player" = 1, "spectator.board.hands.0" = "M2", "0.legal" = "" }
events = ["famiglia-event-lay"]
"""


def problems(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "case.toml"
    file.write_text(text)
    return [str(problem).removeprefix(f"{file}:") for problem in problems_of(file, GAME)]


def test_good_scenarios_have_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD) == []
    assert problems(tmp_path, STEPS) == []


@pytest.mark.parametrize(
    ("check", "sentence"),
    [
        ('facts = { "hands.1" = "I0" }', "8: then.facts.hands.1: found I0 A0 B0 M0, expected I0."),
        ('facts = { "player" = 0 }', "8: then.facts.player: found 1, expected 0."),
        ('changes = { "player" = 0 }', "8: then.changes.player: found 1, expected 0."),
        ('seen = { "1.board.player" = 0 }', "8: then.seen.1.board.player: found 1, expected 0."),
        ('legal = ["stop", "discard B0"]', "8: then.legal.1: discard B0 is not there."),
        ('illegal = ["discard B0", "stop"]', "8: then.illegal.1: “stop” is legal."),
        ('exactly = ["stop"]', "8: then.exactly: found ['stop', 'discard A1'], expected ['stop']."),
        ('refused = { "stop" = "F-8" }', "8: then.refused.stop: found legal, expected F-8."),
        ('events = ["famiglia-event-pass"]', "8: then.events.0: famiglia-event-pass is not there."),
        ('taken = ["pass"]', "8: then.taken.0: “pass” was not taken by itself."),
        ("over = [1.0, 0.0]", "8: then.over: found None, expected [1.0, 0.0]."),
        ('decision = { seat = 0, kind = "street" }', "8: then.decision: found {'seat': 1, 'kind': 'street'}, exp"),
        ('facts = { "pocket" = "A1" }', "8: then.facts.pocket: There is no fact “pocket”."),
        ('facts = { "hands.2" = "A1" }', "8: then.facts.hands.2: There is no fact “hands.2”."),
        ('seen = { "2.board" = 0 }', "8: then.seen.2.board: There is no fact “2.board”."),
        ('changes = { "street" = 1 }', "8: then.changes.street: The fact “street” is not a number."),
        ('legal = ["jump"]', "8: then.legal.0: “jump” is not an action of this game."),
        ('refused = { "jump" = "F-8" }', "8: then.refused.jump: “jump” is not an action of this game."),
        ('legal = "stop"', "8: then.legal: “then.legal” must be a list of texts."),
        ("legal = [1]", "8: then.legal.0: “then.legal.0” must be a text."),
        ("facts = 1", "8: then.facts: “then.facts” must be a table of names and values."),
        ("fun = 1", "8: then.fun: There is no part “then.fun” here. There may be: facts, changes,"),
    ],
)
def test_a_wrong_check_is_reported_at_its_line(tmp_path: Path, check: str, sentence: str) -> None:
    (found,) = problems(tmp_path, GOOD.replace('facts = { "street" = "A1" }', check))
    assert found.startswith(sentence)


def test_draws_are_all_used_and_never_missing(tmp_path: Path) -> None:
    with_draws = GOOD.replace("[then]", 'draws = ["M1"]\n[then]')
    assert problems(tmp_path, with_draws) == ["7: given.draws.0: These draws were not used: M1."]
    without = GOOD.replace('street = "I0 A1"', 'street = "I0"')
    assert problems(tmp_path, without) == ["3: when.0: Chance is asked (deal), but the scenario gives no more draws."]
    not_there = without.replace("[then]", 'draws = ["M0"]\ndeck = "M1 M2"\nrest = "area.0"\n[then]')
    assert problems(tmp_path, not_there) == ["7: given.draws.0: “deal M0” cannot be drawn now."]


def test_an_illegal_move_is_reported(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD.replace("recruit I0", "recruit M4")) == [
        "3: when.0: “recruit M4” is not an action of this game."
    ]
    assert problems(tmp_path, GOOD.replace('["recruit I0"]', '["recruit B0"]')) == [
        "3: when.0: There is no Brute 0 in the Street."
    ]


def test_a_move_that_was_taken_by_itself_is_said_to_be(tmp_path: Path) -> None:
    assert problems(tmp_path, STEPS.replace('["play A1"]', '["play A1", "take M2"]')) == [
        "9: step.0.when.1: “take M2” was taken by itself: it was the only option."
    ]


def test_events_and_changes_are_those_of_the_step(tmp_path: Path) -> None:
    later = STEPS.replace("famiglia-event-lay", "famiglia-event-accountant")
    assert problems(tmp_path, later) == ["19: step.1.then.events.0: famiglia-event-accountant is not there."]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('title = "A zero is free"', "", "1: title: “title” is missing."),
        ("title =", "fun = 1\ntitle =", "1: fun: There is no part “fun” here."),
        ('"A zero is free"', "1", "1: title: “title” must be a text."),
        ('["recruit I0"]', '"recruit I0"', "3: when: “when” must be a list of texts."),
        ("[given]", "[given]\nmoney = 1", "5: given.money: There is no part “money” here."),
        ("[given]", '[given]\nhand = "I0"', "5: given.hand: “hand” must be a list of texts."),
        ("[given]", '[given]\nhand = ["I0"]', "5: given.hand: “hand” must be a list with one text for each"),
        ("[given]", '[given]\nhand = ["I0", "X1"]', "5: given.hand.1: There is no card “X1”."),
        ("[given]", "[given]\nseat = 2", "5: given.seat: “seat” must be a number from 0 to 1."),
        ("[given]", "[given]\nseat = true", "5: given.seat: “seat” must be a number from 0 to 1."),
        ("[given]", "[given]\nstreet_used = 1", "5: given.street_used: “street_used” must be true or false."),
        ('"recruit"', '"deal"', "5: given.decision: There is no decision “deal” to start from."),
        ('"I0 A1"', '"I0 X1"', "6: given.street: There is no card “X1”."),
        ('"I0 A1"', '"I4 I4"', "6: given.street: 2 of Italian 4 are placed, but the game has 1."),
        ('"I0 A1"', '"I0 I0 I0 I0 A1"', "4: given: 6 of Italian 0 are placed, but the game has 5."),
        ("[given]", '[given]\ndeck = "M1"', "4: given.rest: Cards without a place: 49."),
        (
            "[then]",
            "[[step]]\nwhen = []\n[step.then]",
            "7: step: “step” must be a list of tables, each written [[step]]",
        ),
    ],
)
def test_a_broken_scenario_is_told_in_a_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    (found,) = problems(tmp_path, GOOD.replace(old, new, 1))
    assert found.startswith(sentence)


def test_a_file_that_is_no_toml_is_told_with_its_line(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, GOOD.replace("[given]", "[given", 1))
    assert "case.toml cannot be read: " in found
    assert "line 4" in found


def test_an_impossible_position_needs_a_reason_and_a_reason_needs_one(tmp_path: Path) -> None:
    """Two decks after the last: F-24 ends the dealing."""
    absurd = GOOD.replace("[given]", "[given]\nrun_out = 2\nturns_left = 1")
    assert problems(tmp_path, absurd) == ["4: given.deck: The deck has run out for good, yet 50 cards lie in it."]
    assert problems(tmp_path, f'impossible = "only to see"\n{absurd}') == []
    assert problems(tmp_path, f'impossible = "only to see"\n{GOOD}') == [
        "1: impossible: This position can be, so the exception “only to see” is needless."
    ]


def test_every_key_and_item_has_its_line() -> None:
    text = (
        'a = 1 # "b" = 2\n"b.c" = [\n  "x", # y\n  "]", { d = 1,\n e.f = 2 }\n]\n'
        '[t."u"]\nv = """\n[w]\n"""\n[[l]]\n[l.m]\n[[l]]\nk=1\n'
    )
    lines = key_lines(text)
    places = {
        ("a",): 1, ("b.c",): 2, ("b.c", "0"): 3, ("b.c", "1"): 4, ("b.c", "2", "d"): 4, ("b.c", "2", "e", "f"): 5,
        ("t", "u"): 7, ("t", "u", "v"): 8, ("l", "0"): 11, ("l", "0", "m"): 12, ("l", "1"): 13, ("l", "1", "k"): 14,
    }  # fmt: skip
    assert {place: lines.get(place) for place in places} == places
    assert (line_of(lines, ("l", "1", "z")), line_of(lines, ("z",))) == (13, 1)


# Whatever stands in a file, it is told with its place

VALUES = [
    '"x"',
    "[]",
    "{}",
    "-1",
    "99",
    "true",
    "[1, 2]",
    '["a"]',
    "{ a = 1 }",
    '[["a"]]',
    '""',
    '"red 60"',
    '"?"',
    "1e9",
]


def mutate(text: str, rng: random.Random, others: list[Path]) -> str:
    """Another value, another word, a line less, a line of another file, a stray character."""
    way = rng.randrange(5)
    if way == 0:
        found = rng.choice(list(re.finditer(r'(?<== )("[^"\n]*"|\[[^\]\n]*\]|\{[^}\n]*\}|\d+)', text)))
        return text[: found.start()] + rng.choice(VALUES) + text[found.end() :]
    if way == 1:
        words = list(re.finditer(r"[A-Za-z_]+\d*|\d+", text))
        found = rng.choice(words)
        return text[: found.start()] + rng.choice(words)[0] + text[found.end() :]
    lines = text.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    if way == 2:
        return "".join(lines[:at] + lines[at + 1 :])
    if way == 3:
        return "".join(
            [*lines[:at], rng.choice(rng.choice(others).read_text("utf-8").splitlines(keepends=True)), *lines[at:]]
        )
    place = rng.randrange(len(text))
    return text[:place] + rng.choice("\"[]{}=\n.,#'é") + text[place + rng.randrange(2) :]


@pytest.mark.parametrize("name", NAMES)
def test_no_file_ends_in_a_traceback(tmp_path: Path, name: str) -> None:
    rng = random.Random(name)
    game, files = consigliere.load(name), sorted((TESTS / "scenarios" / name).rglob("*.toml"))
    case = tmp_path / "case.toml"
    told = 0
    for _ in range(400):
        text = rng.choice(files).read_text("utf-8")
        for _ in range(rng.randint(1, 3)):
            text = mutate(text, rng, files)
        case.write_text(text, "utf-8")
        for problem in problems_of(case, game):
            told += 1
            assert re.match(rf"{re.escape(str(case))}(:\d+: | cannot be read: )", str(problem))
    assert told > 200


# The page about it

PAGE = (TESTS.parent / "docs" / "records.md").read_text("utf-8")


def test_the_page_knows_every_part() -> None:
    parts = {
        *scenarios.PARTS, *scenarios.TABLES, *scenarios.LISTS, *famiglia.PARTS, *lafamiglia.PARTS, *scarface.PARTS,
        *scarface.SIDE_PARTS, *scarface.HUMAN_PARTS, *scarface.HIS_PARTS,
    }  # fmt: skip
    code = set(re.findall(r"[a-z_][a-z_0-9]*", " ".join(re.findall(r"`([^`\n]+)`", PAGE.replace("```", "")))))
    assert sorted(parts - code) == []


def test_the_examples_of_the_page_are_good(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(title.*?)```", PAGE, re.DOTALL)
    assert [problems(tmp_path, example) for example in examples] == [[], []]
