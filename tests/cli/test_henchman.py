"""The companion in the terminal: a whole game in four languages, killed and resumed, exported and imported."""

import builtins
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest
import typer

from consigliere import companion
from consigliere.cli import henchman, words
from consigliere.cli.henchman import Terminal, check_pack, kept_cards, latest_unfinished, new_file, open_game
from consigliere.cli.saves import write_file
from consigliere.companion.box import Box
from consigliere.companion.session import Session, resume
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.kernel import BadInput
from consigliere.locales import LANGUAGES
from tests.companion.person import GAME, Person, drive, henchman_begins
from tests.companion.test_companion import anything, begun, set_up_words
from tests.marks import rule

KILLS = 50
TEMPLATE = Path(companion.__file__).parent / "owner_template.toml"
RUN = ["-m", "consigliere", "henchman"]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def standard(physical: bool = False) -> Box:
    return Box(GAME.pack, {}, "standard", physical)


def typing(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> Iterator[str]:
    """Somebody who types these lines and then closes the terminal."""
    typed = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", read)
    return typed


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, *RUN, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )


def whole_game(seed: int, colours: list[str]) -> list[str]:
    """The answers of a truthful person in a whole game."""
    rng = random.Random(seed)
    t = GAME.new(seed, options={"level": "normal", "humans": max(1, len(colours))})
    assert isinstance(t, ScarfaceState)
    drive(t, rng, henchman_begins)
    box = standard()
    box.physical = True
    person = Person(t, rng, Session(box, seed, colours=colours))
    person.set_up()
    while not t.winners:
        person.update_between_turns()
        t.stack.pop()
        person.performed = len(person.session.log)
        person.henchman_turn()
        drive(t, rng, henchman_begins)
    return [*person.session.answers, "end", "", "", " ".join(["150", "90"][: max(1, len(colours))])]


GREEN = {"en": "green", "ru": "зелёный", "pl": "zielony", "fr": "vert"}


@rule("SF-205", "SF-211", "SF-215", "SF-230")
@pytest.mark.parametrize("colours", [[], ["green", "red"]], ids=["alone", "company"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_the_terminal(
    lang: str, colours: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(words, "LANG", lang)
    answers = whole_game(LANGUAGES.index(lang), colours)
    for place in range(12, len(answers), 40):
        answers[place:place] = ["sheet", "plan", "help", "undo", answers[place - 1]]
    box = standard()
    box.physical = True
    typing(monkeypatch, answers)
    terminal = Terminal(Session(box, 1, colours=colours), new_file())
    terminal.play()
    assert terminal.session.over
    shown = capsys.readouterr().out
    assert "companion-" not in shown
    assert re.search({"en": " win", "ru": "[Пп]обежда", "pl": "Wygr", "fr": "gagne"}[lang], shown)
    assert bool(re.search(rf"→ {GREEN[lang]} ?:", shown)) == bool(colours)
    box = standard()
    box.physical = True
    assert resume(terminal.file.read_text("utf-8"), box).over


@rule("SF-214")
def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    """Killed at a random moment, again and again: what was answered is on the disk, and the game goes on from there."""
    rng = random.Random(4)
    session = begun(standard(), 9)
    while session.sheet.turn < 40:
        try:
            session.answer(anything(session, rng))
        except BadInput:
            continue
    script = session.answers
    file = tmp_path / "game.companion"
    write_file(file, Session(standard(), 9).write())
    done = 0
    for _ in range(KILLS):
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            _play_script(file, script, theirs)
        os.close(theirs)
        acknowledged = int(os.read(ours, 5))  # it has started
        time.sleep(rng.random() * 0.04)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        with os.fdopen(ours) as pipe:
            acknowledged = max([acknowledged, *(int(line) for line in pipe.read().split() if len(line) == 4)])
        kept = resume(file.read_text("utf-8"), standard()).answers
        assert kept == script[: len(kept)]
        assert len(kept) >= acknowledged >= done
        done = len(kept)
    assert done > 10


def _play_script(file: Path, script: list[str], pipe: int) -> None:
    """The child: resumes, says how many answers are safe each time it is asked for one more, and types the next."""
    try:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        words.console.file = sys.stdout
        session = open_game(file, None)
        assert session is not None

        def read(prompt: str = "") -> str:
            count = len(session.answers)
            os.write(pipe, f"{count:04d}\n".encode())
            if count == len(script):
                time.sleep(60)
            return script[count]

        builtins.input = read  # type: ignore[assignment]
        Terminal(session, file).play()
    finally:
        os._exit(1)


@rule("SF-214")
def test_a_killed_terminal_goes_on(tmp_path: Path) -> None:
    typed = [*set_up_words(standard())[:5], "undo", "undo"]
    terminal = pexpect.spawn(
        sys.executable,
        [*RUN, "--seed", "7"],
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200", "TERM": "xterm"},
        encoding="utf-8",
        timeout=60,
    )
    for line in typed:
        terminal.expect("\r\n> ")
        terminal.sendline(line)
    terminal.expect("\r\n> ")
    terminal.kill(9)
    terminal.wait()
    done = run("--continue", typed="quit\n")
    assert done.returncode == 0
    assert "Which neighbourhood tiles" in done.stdout
    (file,) = (tmp_path / "consigliere" / "games").glob("*.companion")
    assert file.read_text("utf-8").endswith("\n\nnormal\noutfit\n3 1 4 7 5 2 6\n")


@rule("SF-214")
def test_export_import_and_another_pack(tmp_path: Path) -> None:
    pack = tmp_path / "box"
    pack.mkdir()
    (pack / "base.toml").write_text("[base]\nring = 2\n", "utf-8")
    out = tmp_path / "out.companion"
    typed = "\n".join([*set_up_words(standard()), f"save {out}", "quit"]) + "\n"
    done = run("--pack", str(pack), "--seed", "1", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Saved to" in done.stdout
    before = out.read_text("utf-8")
    done = run("--load", str(out), typed="quit\n")
    assert "The Henchman begins" in done.stdout
    assert len(list((tmp_path / "consigliere" / "games").glob("*.companion"))) == 2
    (pack / "base.toml").write_text("[base]\nring = 3\n", "utf-8")
    done = run("--load", str(out), typed="no\n")
    assert "was saved with the pack" in done.stdout
    assert "The Henchman begins" not in done.stdout
    done = run("--load", str(out), typed="yes\nquit\n")
    assert "The Henchman begins" in done.stdout
    assert out.read_text("utf-8") == before


@rule("SF-207", "SF-208")
def left(terminal: Terminal) -> None:
    """Played until it is left before its end."""
    with pytest.raises(typer.Exit) as end:
        terminal.play()
    assert end.value.exit_code == 0


def test_cards_entered_once_are_kept(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    box = standard(True)
    lines = [*set_up_words(box), "go", "done", "K1", "1 2 1", "0 recruit", "K2", "1 1 1", "1 takeover", "K3", "quit"]
    typing(monkeypatch, lines)
    left(Terminal(Session(box, 1, kept_cards(box)), new_file()))
    assert "our own numbers count" in capsys.readouterr().out
    again = standard(True)
    assert len(kept_cards(again)) == 2
    assert kept_cards(standard()) == []
    typing(monkeypatch, [*set_up_words(again), "go", "done", "K2", "K1", "quit"])
    terminal = Terminal(Session(again, 2, kept_cards(again)), new_file())
    left(terminal)
    assert len(terminal.session.sheet.drawn) == 2
    assert latest_unfinished() == terminal.file


def test_bad_input_is_told_and_asked_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["9", "maybe", "2", "", "1", "1 2", "1 1 1 1 1 1 1", "undo", "undo", "undo", "rule SF-211", "rule SF-999"]
    typing(monkeypatch, lines)
    left(Terminal(Session(standard(), 1), new_file()))
    shown = capsys.readouterr().out.replace("\n", " ")
    for sentence in [
        "“9” is none of these",
        "“maybe” is none of these",
        "please answer",
        "Please type 7 numbers",
        "Each number from 1 to 7",
        "There is nothing to take back.",
        "There is no rule SF-999.",
    ]:
        assert sentence in shown


def test_nothing_to_continue_and_files_that_are_no_games(tmp_path: Path) -> None:
    done = run("--continue")
    assert (done.returncode, done.stderr) == (2, "There is no unfinished game with the Henchman.\n")
    done = run("--load", str(tmp_path / "none"))
    assert done.returncode == 2
    assert "cannot be read" in done.stderr
    done = run("--pack", str(tmp_path / "none"))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    done = run("--cards", "tarot")
    assert done.returncode == 2


@rule("SF-206")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pack_check_in_words(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(words, "LANG", lang)
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "henchman.toml").write_text(TEMPLATE.read_text("utf-8"), "utf-8")
    assert henchman.is_companion_pack(folder)
    assert check_pack(folder) == 1
    shown = capsys.readouterr().out
    assert shown.count("✗") == 1
    assert "north" in shown
    assert "companion-" not in shown
    (folder / "henchman.toml").write_text("[base]\nring = 1\n", "utf-8")
    assert check_pack(folder) == 0
