"""No bare index into a frame, a dump or a row of a table: their places have names."""

import re

import pytest

from tests.test_imports import SOURCE

FRAME = r"f|frame|order|effect|dump|stack\[-\d\]"
BARE = {
    "games/lafamiglia": FRAME, "games/scarface": f"{FRAME}|dealer|row|points\\[\\w+\\]", "kernel": "frame|dump",
    "bots/lafamiglia": FRAME, "bots/scarface": FRAME, "companion": f"{FRAME}|dealer|row|wanted|dealers\\[.*?\\]",
}  # fmt: skip


@pytest.mark.parametrize("folder", BARE)
def test_places_have_names(folder: str) -> None:
    bare = re.compile(rf"\b(?:{BARE[folder]})\[\d+\]")
    files = sorted((SOURCE / folder).rglob("*.py"))
    assert files
    for file in files:
        assert bare.findall(file.read_text("utf-8")) == [], file


def test_a_bare_index_is_found() -> None:
    bare = re.compile(rf"\b(?:{BARE['companion']})\[\d+\]")
    assert bare.findall("f[7] + t.stack[-2][6] + s.dealers[-1 - n][0] + row[1:] + half[3] + dealer[KIND]") == [
        "f[7]", "stack[-2][6]", "dealers[-1 - n][0]",
    ]  # fmt: skip


@pytest.mark.parametrize("folder", ["games/lafamiglia", "bots/lafamiglia"])
def test_who_belongs_together_is_asked_by_name(folder: str) -> None:
    """`partner` and `team` of names.py, not the bits of a seat."""
    for file in sorted((SOURCE / folder).rglob("*.py")):
        if file.name != "names.py":
            assert re.findall(r"\bseat \^ 2|\bseat & 1\b|\w+ \^ 2\b", file.read_text("utf-8")) == [], file
