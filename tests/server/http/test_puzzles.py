"""Puzzles over the API: a position as at a table, and what is said to an answer."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from consigliere.bots import puzzles
from consigliere.bots.puzzles import Collection, Puzzle
from consigliere.server.table.shelf import puzzles_of
from tests.server.browsers import all_games
from tests.server.running import Running

FAMIGLIA = all_games()[0]
PATH = "/api/games/famiglia/puzzles"


@pytest.fixture
def puzzle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Puzzle]:
    """The only one there is: the first position of a game."""
    legal = FAMIGLIA.new(seed=1).legal
    made = Puzzle(1, [], [legal[-1]], legal[0], 0.9, 0.4, puzzles.SEARCH, 100)
    found = Collection("famiglia", FAMIGLIA.rules, FAMIGLIA.pack.digest, {}, [made])
    (tmp_path / "famiglia.json").write_bytes(msgspec.json.encode(found))
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path)
    puzzles_of.cache_clear()
    yield made
    puzzles_of.cache_clear()


def test_a_puzzle_is_shown_and_its_answer_judged(puzzle: Puzzle, lite: Running) -> None:
    ann = lite.person()
    counts = {game["id"]: game["puzzles"] for game in ann.ok("GET", "/api/games")}
    assert counts == {"famiglia": 1, "lafamiglia": 0, "scarface": 0}
    shown = ann.ok("GET", f"{PATH}/1")
    state = puzzles.position(FAMIGLIA, {}, puzzle)
    assert (shown["number"], shown["most"], shown["seat"]) == (1, 1, state.seat)
    assert [action for action, _, _ in shown["view"]["legal"]] == state.legal
    assert [seat["mine"] for seat in shown["table"]["seats"]].index(True) == state.seat
    for action, right in ((puzzle.line[0], True), (puzzle.other, False)):
        answer = ann.ok("POST", f"{PATH}/1", {"action": action})
        assert answer["right"] is right
        assert (answer["solution"]["best"]["action"], answer["solution"]["best"]["chance"]) == (puzzle.line[0], 0.9)
        assert answer["solution"]["second"]["action"] == puzzle.other


def test_there_is_no_other_one(puzzle: Puzzle, lite: Running) -> None:
    ann = lite.person()
    for path in (f"{PATH}/0", f"{PATH}/2", "/api/games/scarface/puzzles/1"):
        assert ann.refused("GET", path) == (404, "error-not-found")
        assert ann.refused("POST", path, {"action": 1}) == (404, "error-not-found")
