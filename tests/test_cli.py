"""The command as a person uses it: in a process of its own, through a real terminal where it asks."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import consigliere
from consigliere.games import NAMES
from consigliere.kernel.provenance import ours, provenances
from consigliere.locales import LANGUAGES, text
from tests.conftest import TESTS

SOURCE = Path(consigliere.__file__).parent

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
    "pack show",
]


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


HELP_OF_EACH = f"""
from consigliere.cli.ending import run
for command in {COMMANDS}:
    print(run([*command.split(), "--help"]), end="\\f")
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_an_example_in_every_language(tmp_path: Path, lang: str) -> None:
    """One process says it of all commands, as to start one takes longer."""
    done = subprocess.run(
        [sys.executable, "-c", HELP_OF_EACH, "--lang", lang],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=True,
    )
    helps = done.stdout.split("\f")[:-1]
    assert len(set(helps)) == len(COMMANDS)
    for command, told in zip(COMMANDS, helps, strict=True):
        assert f"consigliere {command}" in told
        assert told.endswith("\n0"), "the exit code"


HINTS = 8


def test_a_game_in_a_real_terminal(tmp_path: Path) -> None:
    """First every question is answered by what the hint says, then by the first choice to the end."""
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "consigliere", "play", "famiglia", "--seed", "7", "--seats", "you,greedy"],
        env=environment(tmp_path),
        encoding="utf-8",
        timeout=30,
        dimensions=(60, 140),
    )
    decisions = 0
    while terminal.expect(["\r\n> ", "The record of this game"]) == 0:
        choice = "1"
        if decisions < HINTS:
            terminal.sendline("hint")
            terminal.expect(r"([^\r\n(]+) \([^\r\n]+ to win\r\n")
            assert terminal.match is not None
            choice = terminal.match.group(1)
            terminal.expect("\r\n> ")
        terminal.sendline(choice)
        decisions += 1
    terminal.expect(pexpect.EOF)
    assert decisions > HINTS
    (record,) = (tmp_path / "consigliere" / "games").glob("*.record")
    assert run(tmp_path, "record", "verify", str(record)).returncode == 0


def test_something_of_the_board_is_shown_on_demand(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "lafamiglia", "--seed", "7", typed="near enna\nquit\n")
    assert done.returncode == 0
    assert "Nicosia" in done.stdout.rpartition("\n> ")[0].rpartition("\n> ")[2]


def test_a_game_goes_on_after_the_terminal_is_killed(tmp_path: Path) -> None:
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "consigliere", "play", "famiglia", "--seed", "7", "--seats", "you,greedy"],
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
        assert (coverage.returncode, coverage.stdout) == (0, "")
    cases = run(tmp_path, "scenario", str(TESTS / "scenarios" / "famiglia"))
    assert cases.returncode == 0
    assert "0 failed" in cases.stdout


def test_a_whole_disk_is_not_searched_for_scenarios(tmp_path: Path) -> None:
    done = run(tmp_path, "scenario", "/")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("“/” holds more than 10,000 files")


def test_failing_scenarios_are_told_and_the_others_run(tmp_path: Path) -> None:
    case = next((TESTS / "scenarios" / "famiglia").glob("01-*.toml"))
    folder = tmp_path / "famiglia"
    folder.mkdir()
    (folder / "a.toml").write_text(case.read_text().replace('"discard" = "A2"', '"discard" = "A1"'))
    (folder / "b.toml").write_text("title = [")
    (folder / "c.toml").write_text(case.read_text().replace('street = "A2 M3"', 'street = "M4 M4"'))
    (folder / "d.toml").write_text(case.read_text())
    done = run(tmp_path, "scenario", str(folder))
    assert done.returncode == 1
    assert f"{folder / 'a.toml'}:9: then.facts.discard: found A2, expected A1." in done.stdout
    assert f"{folder / 'b.toml'} cannot be read: " in done.stdout
    assert f"{folder / 'c.toml'}:6: given.street: 2 of Mercenary 4 are placed, but the game has 1." in done.stdout
    assert "1 passed, 3 failed" in done.stdout


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
        ("play scarface --option level=soft", "Option “level” cannot be “soft”"),
        ("balance scarface --habit smoking", "scarface has no habit “smoking”."),
        ("rules famiglia F-99", "There is no rule F-99."),
        ("rules famiglia --coverage --tests nowhere", "There is no folder of tests “nowhere”"),
        ("record verify nowhere.record", "“nowhere.record” cannot be read"),
        ("scenario nowhere.toml --game famiglia", "nowhere.toml cannot be read"),
        ("pack check nowhere", "There is no folder “nowhere”."),
        ("pack show chess", "There is no game “chess”."),
        ("pack show famiglia X9", "There is no component “X9” in famiglia."),
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
    assert done.stderr == f"{tmp_path}: Card Italian 0: “copies” is 6, but the rules fix it at 5 (F-1).\n"
    assert "Traceback" not in done.stderr


def test_pack_show_counts_where_the_numbers_come_from(tmp_path: Path) -> None:
    shown = json.loads(run(tmp_path, "pack", "show", "lafamiglia", "--json").stdout)
    (tokens,) = [row for row in shown["kinds"] if (row["kind"], row["part"]) == ("order", "")]
    data = (SOURCE / "games/lafamiglia/data/orders.toml").read_text()
    assert tokens["original"] == data.count('\nprov = "original"')
    assert tokens["rulebook"] == data.count('\nprov = "rulebook"')
    assert shown["ours"]["order"] == [tokens["original"], 78]
    words = run(tmp_path, "pack", "show", "lafamiglia")
    assert f"{tokens['original']} of 78 order tokens" in words.stdout.replace("\n", " ")
    table = {line.split("│")[0].strip(): line.split("│")[1:] for line in words.stdout.splitlines() if "│" in line}
    assert [cell.strip() for cell in table["order tokens"]] == [
        str(tokens[source] or "") for source in ("rulebook", "published", "inferred", "original")
    ]


def test_pack_show_tells_a_component_and_an_owners_own_numbers(tmp_path: Path) -> None:
    done = run(tmp_path, "pack", "show", "lafamiglia", "red-PA")
    assert "inferred from the rules" in done.stdout
    assert "initiative: printed in the rulebook" in done.stdout
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "cards.toml").write_text('[[card]]\nid = "I0"\npoints = 3\n')
    mine = ("pack", "show", "famiglia", "--pack", str(tmp_path / "mine"))
    assert "your own numbers" in run(tmp_path, *mine, "I0").stdout
    assert "your own numbers" not in run(tmp_path, *mine, "I1").stdout
    every = json.loads(run(tmp_path, *mine, "--all", "--json").stdout)["components"]
    assert [one["id"] for one in every if one["source"] == "owner"] == ["I0"]
    assert "your own" in run(tmp_path, *mine).stdout
    assert "your own ┃" not in run(tmp_path, "pack", "show", "famiglia").stdout


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "our reconstruction"), ("ru", "реконструкция"), ("pl", "rekonstrukcja"), ("fr", "reconstitution")],
)
def test_pack_show_speaks_every_language(tmp_path: Path, lang: str, words: str) -> None:
    for game in ("lafamiglia", "scarface"):
        assert words in run(tmp_path, "--lang", lang, "pack", "show", game).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_companion_says_first_what_is_ours(tmp_path: Path, lang: str) -> None:
    cards = ours(provenances(consigliere.load("scarface").pack.tables))["action"][0]
    done = run(tmp_path, "--lang", lang, "henchman", typed="quit\n")
    assert done.returncode == 0
    assert text(lang, "companion-sources", {"cards": cards}) in " ".join(done.stdout.split())
