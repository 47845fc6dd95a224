"""What the README shows works."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

import consigliere
from consigliere.cli.app import app
from consigliere.kernel.provenance import ours, provenances

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_tour_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (tour,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(tour.splitlines()) <= 22
    exec(compile(tour, "README.md", "exec"), {})
    assert "F-19" in capsys.readouterr().out


def test_every_command_exists() -> None:
    (commands,) = re.findall(r"```sh\n(consigliere.*?)```", README, re.DOTALL)
    for line in commands.splitlines():
        words = [word for word in shlex.split(line, comments=True)[1:] if word not in ("--lang", "pl")]
        arguments = [word for word in words if word.isalpha()][: 2 if words[0] in ("record", "pack") else 1]
        assert CliRunner().invoke(app, [*arguments, "--help"]).exit_code == 0, line


def test_what_is_ours_is_counted_right() -> None:
    """The numbers of the first screen are those of the data."""
    counted = {game: ours(provenances(consigliere.load(game).pack.tables)) for game in ("lafamiglia", "scarface")}
    cards = [counted["scarface"][kind] for kind in ("associate", "card", "dealer", "job", "news", "raid", "action")]
    expected = {
        "order tokens": counted["lafamiglia"]["order"],
        "action cells": counted["lafamiglia"]["sheet-cell"],
        "board spaces": counted["lafamiglia"]["family-row-spaces"],
        "different cards": [sum(card[0] for card in cards), sum(card[1] for card in cards)],
    }
    words = " ".join(README.split())
    for what, (made, every) in expected.items():
        assert f"{made} of {every} {what}" in words


def test_the_first_screen_has_one_picture_and_the_two_commands() -> None:
    first = README[: README.index("\n## ")]
    assert first.count("![") == 1
    assert re.findall(r"^make (\w+)", first, re.MULTILINE) == ["play", "test"]
    assert len(first.splitlines()) <= 30
