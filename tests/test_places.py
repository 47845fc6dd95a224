"""No bare index into a frame: its places have names."""

import re

import pytest

from tests.test_imports import SOURCE

BARE = re.compile(r"\b(?:f|frame|order|stack\[-\d\])\[\d+\]")


@pytest.mark.parametrize("game", ["lafamiglia", "scarface"])
def test_places_have_names(game: str) -> None:
    for file in sorted((SOURCE / "games" / game).rglob("*.py")):
        assert BARE.findall(file.read_text("utf-8")) == [], file
