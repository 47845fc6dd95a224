"""Golden records: whole games with every way to end and every option, replayed on every change of the rules."""

import json
from pathlib import Path

import pytest
from tools.golden.lafamiglia import GOES_ON, SEATS, VARIANTS, WANTED, both_meet_goal, ending, meets_goal, went_on

import consigliere
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.names import team
from consigliere.games.lafamiglia.options import CHOICES
from consigliere.kernel.history import History
from consigliere.kernel.records import read, verify, write
from tests.conftest import TESTS

GAME = consigliere.load("lafamiglia")
RECORDS = sorted((TESTS / "records" / "lafamiglia").glob("*.record"))


def way_of(file: Path) -> str:
    return file.stem.rpartition("-")[0]


def check_end(history: History, way: str) -> None:
    """The reason the file is named after, from the last position and from what was announced."""
    state = history.state
    assert isinstance(state, LaFamigliaState)
    said = {event.message: event.args for event in state.journal or []}
    west, east = (sum(state.control.count(seat) for seat in (team, team + 2)) for team in (0, 1))
    bronte = state.holder[state.book.bronte]
    if way.endswith("draw"):
        assert said["lafamiglia-event-draw"] == {"west": west, "east": east}
        assert west == east
        assert not 0 <= bronte < 4
        assert state.round == state.last_round
        assert both_meet_goal(state.control) == way.startswith("both")
        return
    assert said["lafamiglia-event-win"] == {"team": state.result, "round": state.round}
    assert said["lafamiglia-event-score"] == {"west": west, "east": east}
    if way.endswith("bronte"):
        assert west == east
        assert team(bronte) == state.result
        assert both_meet_goal(state.control) or state.round == state.last_round
    else:
        assert state.result == (0 if west > east else 1)
    if way.startswith("both-at-once"):
        assert both_meet_goal(state.control)
    elif way == "after-four-rounds":
        assert not any(meets_goal(state.control, team) for team in (0, 1))
        assert state.round == state.last_round
    elif way == "five-mandamenti":
        assert sorted(state.control.count(seat) for seat in (state.result, state.result + 2)) == [0, 5]
    elif way == "six-mandamenti":
        assert max(west, east) >= 6


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_record(file: Path) -> None:
    text = file.read_text("utf-8")
    history = verify(read(text), GAME)
    assert write(history, SEATS) == text
    state, way = history.state, way_of(file)
    assert isinstance(state, LaFamigliaState)
    if way in VARIANTS:
        options, evidence = VARIANTS[way]
        assert state.options == GAME.check_options(options)
        assert evidence(history)
    elif way == GOES_ON:
        assert went_on(state.journal or [])
    else:
        assert ending(state) == way
        check_end(history, way)


def test_there_is_a_record_for_every_ending_and_variant() -> None:
    ways = [way_of(file) for file in RECORDS]
    assert {way: ways.count(way) for way in ways} == {**WANTED, **dict.fromkeys(VARIANTS, 1)}
    assert len(RECORDS) >= 30


def test_there_is_a_record_for_every_value_of_every_option() -> None:
    found: dict[str, set[str]] = {name: set() for name in CHOICES}
    for file in RECORDS:
        for name, value in json.loads(read(file.read_text("utf-8")).header["options"]).items():
            found[name].add("list" if isinstance(value, list) else str(value))
    wanted = {name: {str(value) for value in values} for name, values in CHOICES.items()}
    assert found == {**wanted, "tiles": {"random", "list"}, "characters": {"random", "list"}}
