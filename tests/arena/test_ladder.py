"""Every bot against every other, and the file in which that is kept."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import consigliere
from consigliere.arena.elo import Sprt
from consigliere.arena.ladder import Ladder, Setting, climb, open_file, setting_of
from consigliere.arena.match import play_match
from consigliere.bots import Budget
from consigliere.cli.app import app
from consigliere.kernel import BadInput

GAME = consigliere.load("famiglia")
BOTS = ["eager", "random", "greedy:4"]


def setting(sprt: Sprt | None = None, **other: Any) -> Setting:
    return setting_of(GAME, BOTS, None, 5, {}, sprt)._replace(**other)


def play(file: Path, deals: int, workers: int = 1, stop: int = 10**9, sprt: Sprt | None = None) -> Ladder:
    """Until it is over, or until so many results have come."""
    ladder = Ladder(setting(sprt), 2)
    with open_file(file, ladder) as out:
        climbing = climb(GAME, ladder, deals, workers, out)
        for number, _ in enumerate(climbing):
            if number == stop:
                climbing.close()
                break
    return ladder


def test_a_row_is_the_match_of_its_bots(tmp_path: Path) -> None:
    ladder = play(tmp_path / "ladder", 3)
    assert ladder.games == 18
    assert ladder.total((0, 1)) == play_match(GAME, ["eager", "random"], 6, 5, Budget())
    assert ladder.total((1, 2)) == play_match(GAME, ["random", "greedy:4"], 6, 5, Budget())


@pytest.mark.parametrize("sprt", [None, Sprt(-400, 0)])
def test_who_goes_on_ends_with_the_same_file(tmp_path: Path, sprt: Sprt | None) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    play(whole, 8, sprt=sprt)
    for stop in (1, 2, 5):
        play(parts, 8, stop=stop, sprt=sprt)
        with parts.open("a") as file:
            file.write("[[0,1],5,")  # killed while it wrote
    ladder = play(parts, 8, workers=2, sprt=sprt)
    assert parts.read_bytes() == whole.read_bytes()
    assert any(ladder.verdict(row) for row in ladder.rows) == (sprt is not None)


def test_more_deals_go_on_after_fewer(tmp_path: Path) -> None:
    play(tmp_path / "few", 2)
    play(tmp_path / "few", 4)
    play(tmp_path / "many", 4)
    assert (tmp_path / "few").read_bytes() == (tmp_path / "many").read_bytes()


def test_a_decided_row_is_played_no_more(tmp_path: Path) -> None:
    sprt = Sprt(-400, 0)
    ladder = play(tmp_path / "ladder", 30, sprt=sprt)
    (decided, *_) = (row for row in ladder.rows if ladder.verdict(row))
    scores = ladder.scores(decided)
    assert len(scores) < 30
    assert not sprt.verdict(scores[:-1])


@pytest.mark.parametrize(
    "other", [{"seed": 6}, {"bots": ["eager", "random"]}, {"options": {"rulings": "faq"}}, {"sprt": [0.0, 35.0]}]
)
def test_the_file_of_another_ladder_is_refused(tmp_path: Path, other: dict[str, Any]) -> None:
    file = tmp_path / "ladder"
    play(file, 1)
    before = file.read_bytes()
    with pytest.raises(BadInput, match="another ladder") as caught:
        open_file(file, Ladder(setting(**other), 2))
    assert caught.value.details["what"] in other
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "text"),
    [(1, "something else"), (1, "{}"), (2, "[[0,1],6,1,0,1,9]"), (2, "[[0,2],5,1,0,1,9]"), (3, "[[0,2],5,1,0,9]"),
     (3, "[[0,2],5,-1,2,1,9]"), (3, "[[0,2],5,3,0,0,9]"), (4, "null")],
)  # fmt: skip
def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path, line: int, text: str) -> None:
    file = tmp_path / "ladder"
    play(file, 1)
    lines = file.read_text().splitlines()
    lines[line - 1] = text
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadInput, match=f"line {line}"):
        open_file(file, Ladder(setting(), 2))


def test_levels_play_with_a_share_of_their_time_in_steps() -> None:
    names = setting_of(GAME, ["hard", "normal", "greedy:2000"], 0.1, 1, {}, None).bots
    hard, normal = (int(name.partition(":")[2]) for name in names[:2])
    assert hard == 6 * normal
    assert names[2] == "greedy:2000"
    assert setting_of(GAME, ["hard", "random"], None, 1, {}, None).bots == ["hard", "random"]


@pytest.mark.parametrize("bots", [["eager"], ["eager", "eager"], ["eager", "genius"], ["eager", "greedy:0"]])
def test_bots_that_cannot_be_compared_are_refused(bots: list[str]) -> None:
    with pytest.raises(BadInput):
        setting_of(GAME, bots, 0.1, 1, {}, None)


def test_in_a_game_for_one_each_bot_plays_the_same_deals(tmp_path: Path) -> None:
    solo = consigliere.load("scarface")
    ladder = Ladder(setting_of(solo, ["random"], None, 1, {}, None), 1)
    *_, last = climb(solo, ladder, 2, 1, None)
    assert last.total((0,)) == play_match(solo, ["random"], 2, 1, Budget())
    with pytest.raises(BadInput, match="game for one"):
        setting_of(solo, ["random", "eager"], None, 1, {}, Sprt(0, 35))


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["ladder", "famiglia", "eager", "random", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_command_tells_scores_and_elo(tmp_path: Path) -> None:
    file = str(tmp_path / "ladder")
    words = run("--pairs", "2", "--workers", "1", "--file", file)
    data = json.loads(run("--pairs", "2", "--workers", "1", "--file", file, "--json"))
    (row,) = data["rows"]
    assert f"{100 * row['rate']:.1f} %" in words
    assert f"{100 * (1 - row['rate']):.1f} %" in words
    assert row["deals"] == 2
    assert row["low"] < row["rate"] < row["high"] or row["rate"] in (row["low"], row["high"])
    assert f"{data['elo'][0]['elo']:+.0f}" in words


@pytest.mark.parametrize("words", [["--share", "no"], ["--share", "0"], ["--sprt", "35,0"], ["--sprt", "1"]])
def test_wrong_numbers_are_refused(words: list[str]) -> None:
    assert isinstance(CliRunner().invoke(app, ["ladder", "famiglia", *words]).exception, BadInput)
