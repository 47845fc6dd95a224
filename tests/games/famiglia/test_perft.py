import tomllib

import pytest
from tools.perft import perft

import consigliere
from tests.conftest import TESTS

GAME = consigliere.load("famiglia")
POSITIONS = tomllib.loads((TESTS / "perft" / "famiglia.toml").read_text("utf-8"))["position"]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: str(position["name"]))
def test_perft(position: dict[str, object]) -> None:
    given, counts = position["given"], position["counts"]
    assert isinstance(given, dict)
    assert isinstance(counts, list)
    assert [perft(GAME.position(given), depth) for depth in range(1, len(counts) + 1)] == counts


def test_fourteen_positions() -> None:
    assert len(POSITIONS) == 14
