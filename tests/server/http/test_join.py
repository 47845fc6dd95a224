"""Two people at two terminals play a whole game through a server."""

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pexpect
import pytest
from typer.testing import CliRunner

from consigliere.cli.app import app
from consigliere.cli.guests import Refused
from consigliere.kernel import BadInput, records
from tests.server.browsers import all_games
from tests.server.running import Running, until
from tests.test_cli import environment

PROMPT = "\n> "
OVER = "The game is over"


def terminal(home: Path, *arguments: str) -> "pexpect.spawn[str]":
    command = ["-m", "consigliere", "join", *arguments]
    spawned = pexpect.spawn(sys.executable, command, env=environment(home), encoding="utf-8", timeout=60)
    spawned.delaybeforesend = None
    return spawned


def play(at: "pexpect.spawn[str]", most: int = 1000) -> int:
    """Take the last choice, so many times at most; how many times it was."""
    for n in range(most):
        if at.expect([PROMPT, OVER]) == 1:
            return n
        at.sendline(re.findall(r"\n +(\d+)  ", at.before or "")[-1])
    return most


def test_two_terminals_play_a_whole_game(lite: Running, tmp_path: Path) -> None:
    """One of them goes away and comes back to its seat."""
    rosa = terminal(tmp_path, lite.address, "--new", "famiglia", "--name", "Rosa")
    rosa.expect(r"Your table: (\S+)")
    assert rosa.match is not None
    link = rosa.match.group(1)
    rosa.expect("Waiting for the others")
    nina = terminal(tmp_path, link, "--name", "Nina")
    with ThreadPoolExecutor(1) as aside:
        playing = aside.submit(play, nina)
        assert play(rosa, 5) == 5
        rosa.sendline("say I am back soon")
        rosa.expect("Rosa: I am back soon")
        rosa.sendline("quit")
        rosa.expect(r"consigliere join (.*)\r\n")
        again = terminal(tmp_path, *rosa.match.group(1).split())
        assert play(again) > 5
        assert playing.result() > 5
    table = link.rpartition("/")[2]
    somebody = lite.person()
    over = somebody.ok("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in over["seats"]] == ["Rosa", "Nina"]
    assert over["ending"] == "played"
    records.verify(records.read(somebody.ok("GET", f"/api/tables/{table}/record")), all_games()[0])


def test_the_commands_of_a_guest(lite: Running, tmp_path: Path) -> None:
    ann = lite.person()
    table = ann.table("lafamiglia", seats=[{"kind": "open"}, *[{"kind": "bot"}] * 3])["id"]
    at = terminal(tmp_path, f"{lite.address}/t/{table}", "--name", "Rosa")
    answers = {
        "help": "take back your last decision",
        "rule lf-1": "LF-1",
        "99999": "There is no choice 99999",
        "why 1": "Nothing speaks against it",
        "dance": "dance",
        "yes": "That offer is no longer open",
        "draw": "nobody to agree on a draw with",
        "hint": "% to win",
        "undo": "There is nothing to take back",
        "wish attack rome": "does not go with “rome”",
        "level 3 best": "is no level",
        "level 3 hard": "Only who made the table",
    }
    at.expect(PROMPT)
    for words, answer in answers.items():
        at.sendline(words)
        at.expect(answer)
        at.expect(PROMPT)
    at.sendline("wish attack Enna")
    at.expect("Rosa: Attack Enna, please.")
    at.sendline("resign")
    at.expect(OVER)


def test_the_owner_changes_a_level(lite: Running, tmp_path: Path) -> None:
    at = terminal(tmp_path, lite.address, "--new", "famiglia", "--name", "Rosa")
    at.expect(r"Your table: (\S+)")
    assert at.match is not None
    table = at.match.group(1).rpartition("/")[2]
    at.expect("Waiting for the others")
    at.sendline("level 2 hard")
    at.expect(PROMPT)
    until(lambda: lite.person().ok("GET", f"/api/tables/{table}")["seats"][1]["bot"] == "hard")


def test_a_broken_connection_is_told_and_mended(lite: Running, tmp_path: Path) -> None:
    """What is typed meanwhile arrives afterwards."""
    table = lite.person().table(seats=[{"kind": "bot"}, {"kind": "open"}])["id"]
    at = terminal(tmp_path, f"{lite.address}/t/{table}")
    at.expect(PROMPT)
    for connection in list(lite.server.server_state.connections):
        connection.loop.call_soon_threadsafe(connection.transport.abort)
    at.expect("The connection is lost")
    at.sendline("resign")
    at.expect(OVER)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["http://127.0.0.1:1"], "error-join-link"),
        (["http://127.0.0.1:1/t/x"], "error-no-server"),
        (["elsewhere/t/x"], "error-join-link"),
    ],
)
def test_where_nobody_is(arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = CliRunner().invoke(app, ["join", *arguments])
    assert isinstance(result.exception, BadInput)
    assert result.exception.message == message


def test_a_table_that_is_not_there(lite: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = CliRunner().invoke(app, ["join", f"{lite.address}/t/nowhere"])
    assert isinstance(result.exception, Refused)
    assert result.exception.message == "error-no-table"
    (secret,) = (tmp_path / "consigliere" / "guests").iterdir()
    assert secret.stat().st_mode & 0o077 == 0, "nobody else can be me"
