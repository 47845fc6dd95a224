"""Golden records: whole games with every way to end, replayed on every change of the rules."""

from pathlib import Path

import pytest

import consigliere
from consigliere.kernel.records import read, verify, write
from tests.conftest import TESTS

GAME = consigliere.load("famiglia")
RECORDS = sorted((TESTS / "records" / "famiglia").glob("*.record"))
ENDINGS = {
    "two-passes-first-deck": "famiglia-event-end-passes",
    "two-passes-second-deck": "famiglia-event-end-passes",
    "two-passes-after-the-deck": "famiglia-event-end-passes",
    "deck-in-first-players-turn": "famiglia-event-end-deck",
    "deck-in-second-players-turn": "famiglia-event-end-deck",
    "extra-round": "famiglia-event-deck-over",
}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_record(file: Path) -> None:
    text = file.read_text("utf-8")
    history = verify(read(text), GAME)
    assert write(history, ["north", "south"]) == text
    events = [event.message for event in history.state.journal or []]
    way = file.stem.rpartition("-")[0]
    assert ENDINGS.get(way, "famiglia-event-score") in events


def test_there_is_a_record_for_every_ending() -> None:
    ways = {file.stem.rpartition("-")[0] for file in RECORDS}
    assert ways == {*ENDINGS, "draw", "tie-break"}
    assert len(RECORDS) >= 20
