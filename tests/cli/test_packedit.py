"""`consigliere pack edit`: a card, a board and a tile by questions; saved after every answer, whatever happens."""

import json
import signal
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from consigliere.companion.box import read_box
from consigliere.companion.mybox.shape import as_records, read_data, write_toml
from consigliere.companion.sittings import our_pack
from tests.cli.lines import consigliere, is_told_well, unchanged
from tests.companion.test_mybox import TEMPLATE, whole_box

C01 = ["1", "1", "1", "1", "0 sell_neighbourhood", "0 get_goods", "1 recruit", "", "", ""]
OUTFIT = [
    "4", "1", "3 3 4 4", "3,3,4,4", "0-2 3-5 6-8 9-12",
    *["3", "B", "6", "A", "9", "B", "12", "A+B", ""],
    *["power", "1", "0 1 2", "4", "3", "6", "7", ""],
    *["supply", "2", "0 1 3", "4", "3", "6", "7", ""],
    *["trade", "3", "0 1 2", "4", "3", "6", "7", ""],
    *["protection", "4", "0 1", "4", "3", "", ""],
    *["recruitment", "5", "1 2 3", "4", "3", "6", "7", ""],
    *["other1", "6", "0 0 0", "4", "3", "6", "7", "money 3", "job 1"],
    *["other2", "7", "0 0", "4", "3", "", "dealer 1", ""],
    "",
]  # fmt: skip
TILE = ["5", "loop", "2", "0", "5", "5", "3", "1", "9", "7", ""]
REST = ["6", "1", "north,west", "", "7", "2 3 4 6 8", *["back"], ""]


def edit(folder: Path, lines: list[str]) -> str:
    done = consigliere("pack", "edit", str(folder), typed="\n".join([*lines, ""]))
    is_told_well(done)
    return done.out


def file_of(folder: Path) -> dict[str, Any]:
    return as_records(read_data((folder / "my-box.toml").read_text("utf-8")))


def test_the_card_of_the_template(tmp_path: Path) -> None:
    out = edit(tmp_path / "box", C01)
    assert "C deck: 0 of 9" in out
    assert "Row 3, power +1: “Recruit thugs”." in out
    assert "C deck: 1 of 9" in out
    made = file_of(tmp_path / "box")["action"]
    wanted = as_records(read_data(TEMPLATE))["action"]
    assert made == [{key: value for key, value in card.items() if key != "prov"} for card in wanted]
    assert consigliere("pack", "check", str(tmp_path / "box"), "--game", "scarface").code == 0


def test_a_board_a_tile_and_the_rest(tmp_path: Path) -> None:
    out = edit(tmp_path, [*OUTFIT, *TILE, *REST])
    for said in (
        "Solo boards: 1 of 4",
        "Neighbourhood tiles: 1 of 18",
        "Districts: 1 of 7",
        "Prices and dealers: 1 of 11",
    ):
        assert said in out
    box = read_box(our_pack(), tmp_path, True)
    assert not [problem for problem in box.problems if problem.wrong]
    assert box.whats[0][5:] == ["other1", "other2"]
    assert box.needs("Loop", night=False) == [2, 0]


def test_wrong_answers_are_asked_again_and_old_ones_kept(tmp_path: Path) -> None:
    edit(tmp_path, C01)
    out = edit(tmp_path, ["9", "1", "1", "x", "100", "", "", "7 fly", "0 send_thugs", "?", "1 takeover", "", "", ""])
    assert out.count("Expected") + out.count("“x”") + out.count("from 0 to 99") >= 2
    assert "now: 1" in out
    assert "hire_associate" in out
    (card,) = file_of(tmp_path)["action"]
    assert (card["power"], len(card["rows"])) == (1, 4)
    edit(tmp_path, ["1", "1", "-", "", "-", "2 upgrade", "", "", ""])
    (card,) = file_of(tmp_path)["action"]
    assert "power" not in card
    assert [row["bonus"] for row in card["rows"]] == [2]


def test_several_files_stay_several(tmp_path: Path) -> None:
    whole = whole_box()
    for name, tables in (("henchman", ["action"]), ("gangs", ["solo_board"]), ("base", ["base", "district", "tile"])):
        text = write_toml(read_data(json.dumps({table: whole[table] for table in tables})))
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    edit(tmp_path, ["1", "1", "9", "back", "", ""])
    assert "power = 9" in (tmp_path / "henchman.toml").read_text("utf-8")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["base.toml", "gangs.toml", "henchman.toml"]
    assert not [problem for problem in read_box(our_pack(), tmp_path, True).problems if problem.wrong]


@pytest.mark.parametrize("text", ["[", "action = 5", "[[action]]\npower = 'x'", "\0", "x" * 300_000])
def test_what_is_no_box_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "a.toml").write_text(text, "utf-8")
    with unchanged(tmp_path):
        done = consigliere("pack", "edit", str(tmp_path), typed="1\n")
    is_told_well(done)
    assert done.code == 2
    assert "a.toml" in done.err


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    line = pexpect.spawn(
        sys.executable, ["-m", "consigliere", "pack", "edit", str(tmp_path)], timeout=60, encoding="utf-8"
    )
    for answer in C01[:5]:
        line.expect("> ")
        line.sendline(answer)
    line.expect("Row 2")
    line.kill(signal.SIGINT)
    line.expect(pexpect.EOF)
    line.close()
    assert line.exitstatus == 130
    (card,) = file_of(tmp_path)["action"]
    assert card == {"id": "C01", "deck": "C", "power": 1, "move": 1, "rows": card["rows"]}
    assert len(card["rows"]) == 1
