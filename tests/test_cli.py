"""The command as a person uses it: in a process of its own, through a real terminal where it asks."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from consigliere.games import NAMES
from consigliere.locales import LANGUAGES
from tests.conftest import TESTS

RECORDS = sorted((TESTS / "records" / "famiglia").glob("*.record"))
COMMANDS = [
    "play",
    "show",
    "balance",
    "match",
    "henchman",
    "join",
    "bots",
    "rules",
    "scenario",
    "record replay",
    "record verify",
    "pack check",
]
LATER = "".join(f"SF-{number}\n" for number in (181, *range(218, 231)))  # the variant for company


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", "COLUMNS": "250", "TERM": "xterm-256color"}


def run(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "consigliere", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(home),
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_an_example_in_every_language(tmp_path: Path, command: str, lang: str) -> None:
    done = run(tmp_path, *command.split(), "--lang", lang, "--help")
    assert done.returncode == 0
    assert f"consigliere {command}" in done.stdout


def test_a_game_in_a_real_terminal(tmp_path: Path) -> None:
    """Hints to the end: every question is answered by what the hint says."""
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "consigliere", "play", "famiglia", "--seed", "7"],
        env=environment(tmp_path),
        encoding="utf-8",
        timeout=30,
        dimensions=(60, 140),
    )
    decisions = 0
    while terminal.expect(["\r\n> ", "The record of this game"]) == 0:
        terminal.sendline("hint")
        terminal.expect(r"A good choice may be: ([^(]+) \(")
        assert terminal.match is not None
        choice = terminal.match.group(1)
        terminal.expect("\r\n> ")
        terminal.sendline(choice)
        decisions += 1
    terminal.expect(pexpect.EOF)
    assert decisions > 20
    (record,) = (tmp_path / "consigliere" / "games").glob("*.record")
    assert run(tmp_path, "record", "verify", str(record)).returncode == 0


def test_a_game_goes_on_after_the_terminal_is_killed(tmp_path: Path) -> None:
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "consigliere", "play", "famiglia", "--seed", "7"],
        env=environment(tmp_path),
        encoding="utf-8",
    )
    terminal.expect("\r\n> ")
    terminal.sendline("2")
    terminal.expect("\r\n> ")
    terminal.kill(9)
    terminal.wait()
    (record,) = (tmp_path / "consigliere" / "games").glob("*.record")
    moves = [line for line in record.read_text().split("\n\n")[1].splitlines() if line]
    done = run(tmp_path, "play", "famiglia", "--continue", typed="quit\n")
    assert done.returncode == 0
    assert "Your game is saved" in done.stdout
    saved = max((tmp_path / "consigliere" / "games").glob("*.record"))
    assert saved.read_text().split("\n\n")[1].splitlines()[: len(moves)] == moves


def test_commands_of_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "my.record"
    typed = f"board\nhelp\nwhy discard M2\nwhy 1\nwhy dance\nrule f-19\nseen\n99\n\nsave {file}\nundo\nredo\nquit\n"
    done = run(tmp_path, "play", "famiglia", "--seed", "5", "--seats", "you,you", typed=typed)
    assert done.returncode == 0
    for words in [
        "take back your last decision",
        "Now you choose whether to recruit a card. [F-18]",
        "Nothing speaks against it",
        "“dance” is not an action of this game.",
        "Two jokers are never allowed",
        "There is no choice 99",
        f"Saved to {file}",
        "There is nothing to take back.",
        "There is nothing to play again.",
        "consigliere play famiglia --continue",
    ]:
        assert words in done.stdout.replace("\n", " ").replace("  ", " ") or words in done.stdout
    assert run(tmp_path, "record", "verify", str(file)).returncode == 0


@pytest.mark.parametrize("seats", ["you,you", "you,eager"])
def test_undo_at_a_hot_seat_and_against_a_bot(tmp_path: Path, seats: str) -> None:
    """The last decision of a person is taken back, with the bot's answer to it."""
    done = run(tmp_path, "play", "famiglia", "--seed", "5", "--seats", seats, typed="pass\nundo\nundo\nquit\n")
    assert "Taken back." in done.stdout
    assert "There is nothing to take back." in done.stdout
    record = max((tmp_path / "consigliere" / "games").glob("*.record"))
    assert not [
        line
        for line in record.read_text().split("\n\n")[1].splitlines()
        if line.startswith(str(seats.split(",").index("you")))
    ]


def test_the_hand_of_the_other_is_hidden_unless_wished(tmp_path: Path) -> None:
    hidden = run(tmp_path, "play", "famiglia", "--seed", "5", typed="quit\n").stdout
    shown = run(tmp_path, "play", "famiglia", "--seed", "5", typed="seen\nquit\n").stdout
    assert "▒▒ ▒▒ ▒▒ ▒▒" in hidden
    assert shown.count("♦I0 ■A0 ▲B0 ●M0") > hidden.count("♦I0 ■A0 ▲B0 ●M0")


def test_no_colour_where_there_is_no_terminal(tmp_path: Path) -> None:
    assert "\x1b[" not in run(tmp_path, "play", "famiglia", typed="quit\n").stdout


def test_match_as_json_and_in_words(tmp_path: Path) -> None:
    arguments = ["match", "famiglia", "--seats", "eager,random", "--games", "20", "--seed", "1"]
    numbers = json.loads(run(tmp_path, *arguments, "--json").stdout)
    assert numbers["wins"] + numbers["draws"] + numbers["losses"] == 20
    assert numbers["low"] < numbers["rate"] < numbers["high"]
    words = run(tmp_path, *arguments).stdout
    assert f"{numbers['wins']} won, {numbers['draws']} drawn, {numbers['losses']} lost" in words


def test_bots_rules_and_scenarios(tmp_path: Path) -> None:
    assert "greedy" in run(tmp_path, "bots").stdout
    assert run(tmp_path, "rules", "famiglia").stdout.startswith("# Famiglia")
    assert "F-19" in run(tmp_path, "rules", "famiglia", "f-19").stdout
    for game in NAMES:
        coverage = run(tmp_path, "rules", game, "--coverage", "--tests", str(TESTS))
        assert (coverage.returncode, coverage.stdout) == (0, LATER if game == "scarface" else "")
    cases = run(tmp_path, "scenario", str(TESTS / "scenarios" / "famiglia"))
    assert cases.returncode == 0
    assert "0 failed" in cases.stdout


def test_a_failing_scenario_is_told_and_exits_1(tmp_path: Path) -> None:
    case = next((TESTS / "scenarios" / "famiglia").glob("01-*.toml"))
    broken = tmp_path / "famiglia" / case.name
    broken.parent.mkdir()
    broken.write_text(case.read_text().replace('"discard" = "A2"', '"discard" = "A1"'))
    done = run(tmp_path, "scenario", str(broken))
    assert done.returncode == 1
    assert "discard: found A2, expected A1." in done.stdout
    assert "0 passed, 1 failed" in done.stdout


def test_record_replay_tells_the_game(tmp_path: Path) -> None:
    done = run(tmp_path, "record", "replay", str(RECORDS[0]), "--move", "3")
    assert done.returncode == 0
    assert "3 moves" in done.stdout
    assert "comes to the Street" in done.stdout


def test_show_draws_a_position(tmp_path: Path) -> None:
    done = run(tmp_path, "show", str(RECORDS[0]), "--move", "0", "--seat", "1")
    assert done.returncode == 0
    assert "♦I0 ■A0 ▲B0 ●M0" in done.stdout
    done = run(tmp_path, "show", str(RECORDS[0]), "--seat", "2")
    assert (done.returncode, done.stderr) == (2, "There is no seat 2; seats go from 0 to 1.\n")
    done = run(tmp_path, "show", str(RECORDS[0]), "--svg", str(tmp_path / "x.svg"))
    assert (done.returncode, done.stderr) == (2, "There is no picture of famiglia yet.\n")


def test_a_good_pack(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "I0"\npoints = 3\n')
    done = run(tmp_path, "pack", "check", str(tmp_path))
    assert done.returncode == 0
    assert "is good for famiglia" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play chess", "There is no game “chess”."),
        ("play famiglia --seats you", "famiglia needs 2 names"),
        ("play famiglia --seats you,genius", "There is no player “genius”."),
        ("play famiglia --load nowhere.record", "“nowhere.record” cannot be read"),
        ("play famiglia --continue", "There is no unfinished game of famiglia."),
        ("play famiglia --pack nowhere", "There is no folder “nowhere”."),
        ("match famiglia --seats you,random", "There is no player “you”."),
        ("play scarface --option hard", "“hard” is no option; write NAME=VALUE."),
        ("play scarface --option level=soft", "The option “level” cannot be “soft”"),
        ("balance scarface --habit smoking", "scarface has no habit “smoking”."),
        ("rules famiglia F-99", "There is no rule F-99."),
        ("rules famiglia --coverage --tests nowhere", "There is no folder of tests “nowhere”"),
        ("record verify nowhere.record", "“nowhere.record” cannot be read"),
        ("scenario nowhere.toml --game famiglia", "nowhere.toml cannot be read"),
        ("pack check nowhere", "There is no folder “nowhere”."),
        ("bots --lang xx", "There is no language “xx”."),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(tmp_path: Path, arguments: str, sentence: str) -> None:
    done = run(tmp_path, *arguments.split())
    assert done.returncode == 2
    assert done.stderr.startswith(sentence)
    assert len(done.stderr.splitlines()) == 1


def test_a_game_for_one_in_matches_and_balance(tmp_path: Path) -> None:
    few = ("--games", "3", "--workers", "1", "--option", "level=hard")
    done = run(tmp_path, "match", "scarface", "--seats", "random", *few)
    assert done.returncode == 0
    assert done.stdout.strip().startswith("random alone: ")
    assert "of 3 games won" in done.stdout
    done = run(tmp_path, "balance", "scarface", "--bot", "random", "--habit", "full_plan", *few, "--json")
    report = json.loads(done.stdout)
    assert (report["games"], report["options"], report["habit"]) == (3, {"level": "hard"}, "full_plan")


def test_a_pack_for_the_companion_is_checked_as_one(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text("[base]\nring = 1\n")
    done = run(tmp_path, "pack", "check", str(tmp_path), "--game", "scarface")
    assert done.returncode == 0
    assert "nothing in it is wrong" in done.stdout


def test_a_broken_record_and_a_pack_with_a_card_too_many(tmp_path: Path) -> None:
    record = tmp_path / "broken.record"
    record.write_text(RECORDS[0].read_text() + "0 dance\n")
    done = run(tmp_path, "record", "verify", str(record))
    assert done.returncode == 2
    assert "“dance” cannot be played" in done.stderr
    record.write_bytes(b"\xff\xfe")
    assert run(tmp_path, "record", "verify", str(record)).returncode == 2
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "I0"\ncopies = 6\n')
    done = run(tmp_path, "pack", "check", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr == "Card Italian 0: “copies” is 6, but the rules fix it at 5 (F-1).\n"
    assert "Traceback" not in done.stderr
