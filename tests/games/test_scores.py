"""What each side has so far is what the game is won by, in every position of the golden records."""

from pathlib import Path

import pytest

import consigliere
from consigliere.kernel import records
from tests.marks import rule

RECORDS = Path(__file__).parents[1] / "records"
GAMES = {"famiglia": "deck-in-first-players-turn-1", "lafamiglia": "two-rounds-1"}


def last_of(game: str, name: str) -> consigliere.kernel.State:
    text = (RECORDS / game / f"{name}.record").read_text("utf-8")
    return records.replay(records.read(text), consigliere.load(game)).state


@pytest.mark.parametrize("game", ["famiglia", "lafamiglia", "scarface"])
def test_more_than_the_others_wins(game: str) -> None:
    decided = 0
    for file in sorted((RECORDS / game).glob("*.record"))[:12]:
        state = last_of(game, file.stem)
        returns, scores = state.returns, state.game.scores(state)
        assert len(scores) == 2
        if returns is None or scores[0] == scores[1]:
            continue
        decided += 1
        assert (scores[0] > scores[1]) == (returns[0] == 1), file.stem
    assert decided


@rule("LF-160", "LF-161", "LF-162")
def test_la_famiglia_says_what_decided_it() -> None:
    seen = set()
    for file in sorted((RECORDS / "lafamiglia").glob("*.record")):
        state = last_of("lafamiglia", file.stem)
        outlook = state.show(None).board.outlook
        if state.returns is None:
            assert outlook.decided is None
            continue
        seen.add(outlook.decided)
        west, east = state.game.scores(state)
        assert (outlook.decided == "LF-162") == (west == east), file.stem
    assert seen
