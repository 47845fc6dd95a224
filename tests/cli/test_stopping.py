"""Ctrl-C, being ended from outside, and output that nobody takes: soon over, one line, the right exit code."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from pathlib import Path
from typing import NamedTuple

import pexpect
import pytest

from consigliere.bots.workers import Failed, answers
from consigliere.cli.counting import watched
from consigliere.cli.stopping import Stopped
from consigliere.games import load
from consigliere.kernel import BadInput, ConsigliereError
from tests.cli.lines import consigliere

PATIENCE = 60.0


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}


def started(home: Path, *arguments: str, stdout: int = subprocess.PIPE) -> subprocess.Popen[str]:
    """The command as a terminal starts it: a group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "consigliere", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home),
        start_new_session=True,
    )


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def group(leader: int) -> list[int]:
    """The processes of a group, without those that have ended and only wait to be buried."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = stat.read_text().rpartition(") ")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == leader and state != "Z":
            found.append(int(stat.parent.name))
    return found


@pytest.mark.parametrize(
    ("command", "number"), [("match", signal.SIGINT), ("balance", signal.SIGTERM)], ids=["match", "balance"]
)
def test_many_games_are_stopped_with_all_their_processes(tmp_path: Path, command: str, number: signal.Signals) -> None:
    running = started(tmp_path, command, "lafamiglia", "--games", "100000", "--workers", "2")
    until(lambda: len(group(running.pid)) == 4)  # itself, two that play, and one of Python's own
    if number == signal.SIGINT:
        os.killpg(running.pid, number)  # as a terminal does
    else:
        running.send_signal(number)
    _, told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 128 + number
    assert told.startswith("Stopped")
    assert len(told.splitlines()) == 1
    until(lambda: not group(running.pid))


@pytest.mark.parametrize(("command", "number"), [("play famiglia", signal.SIGINT), ("henchman", signal.SIGTERM)])
def test_a_game_in_the_terminal_is_saved(tmp_path: Path, command: str, number: signal.Signals) -> None:
    arguments = ["-m", "consigliere", *command.split()]
    terminal = pexpect.spawn(sys.executable, arguments, env=environment(tmp_path), encoding="utf-8", timeout=PATIENCE)
    terminal.expect("\r\n> ")
    terminal.kill(number)
    terminal.expect("saved")
    terminal.expect(pexpect.EOF)
    assert "Traceback" not in terminal.before
    terminal.close()
    assert terminal.exitstatus == 128 + number
    assert list((tmp_path / "consigliere/games").iterdir())


def test_output_that_nobody_takes(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        running = started(tmp_path, "bots", stdout=full.fileno())
    assert running.communicate(timeout=PATIENCE)[1] == "That did not work: the disk is full.\n"
    assert running.returncode == 2
    for command in (["rules", "famiglia"], ["pack", "show", "lafamiglia", "--all", "--json"]):
        there, here = os.pipe()
        os.close(there)
        running = started(tmp_path, *command, stdout=here)
        os.close(here)
        assert running.communicate(timeout=PATIENCE)[1] == ""
        assert running.returncode == 1


class Count(NamedTuple):
    games: int


def counting(last: int) -> Generator[Count, None, None]:
    for games in range(1, last + 1):
        yield Count(games)
    raise Stopped(signal.SIGINT)


def test_what_was_played_before_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert watched(counting(3), "many", 10, True) == (Count(3), 130)
    assert capsys.readouterr().err == "Stopped after 3 of 10 games.\n"
    with pytest.raises(Stopped):
        watched(counting(0), "many", 10, True)


def test_answers_of_other_processes() -> None:
    assert sorted(answers(abs, [-3, 2, -1], 2)) == [1, 2, 3]
    with pytest.raises(BadInput, match="There is no game “chess”"):
        list(answers(load, ["chess"], 2))
    with pytest.raises(Failed, match="ValueError"):
        list(answers(int, ["x"], 2))
    with pytest.raises(ConsigliereError, match="ended from outside"):
        list(answers(os._exit, [3], 2))


def test_a_server_that_cannot_listen_says_so(tmp_path: Path) -> None:
    database = ["--database", f"sqlite:///{tmp_path / 'server.db'}"]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = consigliere("serve", "--port", port, *database)
    assert (done.code, done.err) == (
        2,
        f"The server cannot listen at 127.0.0.1:{port}: somebody else listens there already.\n",
    )
    for host in ("256.1.1.1", "192.0.2.1", "x" * 300, "\0"):
        done = consigliere("serve", "--host", host, *database)
        assert done.code == 2
        assert done.err.endswith(": this machine has no such address.\n")
    for port in ("0", "99999", "x"):
        done = consigliere("serve", "--port", port, *database)
        assert (done.code, done.err) == (2, "“--port” must be a whole number from 1 to 65535.\n")
    assert not list(tmp_path.iterdir())
