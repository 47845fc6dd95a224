"""Golden records: whole games with every way to end, replayed on every change of the rules."""

import json
from pathlib import Path

import pytest
from tools.golden.famiglia import GAME, WANTED
from tools.golden.rare_ending import RECORDS as RARE

from consigliere.kernel import BadInput
from consigliere.kernel.records import read, verify, write
from tests.conftest import TESTS
from tests.marks import rule

RECORDS = sorted((TESTS / "records" / "famiglia").glob("*.record"))
ENDINGS = {
    "two-passes-first-deck": "famiglia-event-end-passes",
    "two-passes-second-deck": "famiglia-event-end-passes",
    "two-passes-after-the-deck": "famiglia-event-end-passes",
    "deck-in-first-players-turn": "famiglia-event-end-deck",
    "deck-in-second-players-turn": "famiglia-event-end-deck",
    "refill-ends-the-game": "famiglia-event-end-deck",
    "extra-round": "famiglia-event-deck-over",
    "six-in-step-1": "famiglia-event-street-empty",
}


def way(file: Path) -> str:
    return file.stem.rpartition("-")[0]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_record(file: Path) -> None:
    text = file.read_text("utf-8")
    history = verify(read(text), GAME)
    assert write(history, ["north", "south"]) == text
    events = [event.message for event in history.state.journal or []]
    assert ENDINGS.get(way(file).removeprefix("faq-"), "famiglia-event-score") in events


@rule("F-17", "F-24")
@pytest.mark.parametrize("file", [file for file in RECORDS if way(file).startswith(("faq-", "extra-"))], ids=way)
def test_a_game_by_the_faq_is_none_by_the_rulebook(file: Path) -> None:
    record = read(file.read_text("utf-8"))
    assert json.loads(record.header["options"]) == {"rulings": "faq"}
    record.header["options"] = "{}"
    with pytest.raises(BadInput):
        verify(record, GAME)


def test_there_is_a_record_for_every_ending() -> None:
    ways = [way(file) for file in RECORDS]
    assert {name: ways.count(name) for name in ways} == {**WANTED, **{name[:-2]: 1 for name in RARE.values()}}
