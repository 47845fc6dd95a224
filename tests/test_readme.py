"""What the README shows works."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from consigliere.cli.app import app

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_tour_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (tour,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(tour.splitlines()) <= 22
    exec(compile(tour, "README.md", "exec"), {})
    assert "F-19" in capsys.readouterr().out


def test_every_command_and_link_exists() -> None:
    (commands,) = re.findall(r"```sh\n(consigliere.*?)```", README, re.DOTALL)
    for line in commands.splitlines():
        words = [word for word in shlex.split(line, comments=True)[1:] if word not in ("--lang", "pl")]
        arguments = [word for word in words if word.isalpha()][: 2 if words[0] in ("record", "pack") else 1]
        assert CliRunner().invoke(app, [*arguments, "--help"]).exit_code == 0, line
    for link in re.findall(r"\]\(([^)]+)\)", README):
        assert (Path(__file__).parent.parent / link).exists(), link
