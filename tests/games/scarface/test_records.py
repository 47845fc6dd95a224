"""Golden records: whole games with every way to end, both levels and every pair of gangs, replayed on every change."""

import json
from pathlib import Path

import pytest
from tools.golden.scarface import PAIRS, VARIANTS, WANTED, ending, seats_of

import consigliere
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.names import GANGS, HENCHMAN, HUMAN, SIDES
from consigliere.kernel import CHANCE
from consigliere.kernel.history import History
from consigliere.kernel.records import read, verify, write
from tests.conftest import TESTS
from tests.marks import rule

GAME = consigliere.load("scarface")
RECORDS = sorted((TESTS / "records" / "scarface").glob("*.record"))
COMPARED = ["tie-by-tiles", "tie-by-business", "tie-by-crime", "tie-to-the-human"]


def way_of(file: Path) -> str:
    return file.stem if file.stem in VARIANTS else file.stem.rpartition("-")[0]


def check_end(history: History, way: str) -> None:
    """The reason the file is named after, from the view of the last position and from what was announced."""
    board = history.state.view(None).board
    events = history.state.journal or []
    scores = {str(event.args["side"]): event.args for event in events if event.message == "scarface-event-score"}
    assert board.totals == [scores[side]["total"] for side in SIDES[:2]]
    human_won = history.state.returns == [1.0]
    assert events[-1].args == {"side": "human" if human_won else "henchman"}
    tiles = [sum(tile.control == side for tile in board.tiles) for side in SIDES[:2]]
    business = [sum(len(tile.markers) for tile in board.tiles if tile.control == side) for side in SIDES[:2]]
    crime = [-board.human.crime, -board.rival.crime]
    compared = [board.totals, tiles, business, crime]
    equal = COMPARED.index(way) + 1 if way in COMPARED else 0
    for mine, his in compared[:equal]:
        assert mine == his
    if equal < len(compared):
        mine, his = compared[equal]
        assert (mine > his) == human_won
    else:
        assert human_won


@rule("SF-123", "SF-124", "SF-125", "SF-204")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_record(file: Path) -> None:
    text = file.read_text("utf-8")
    history = verify(read(text), GAME)
    assert write(history, seats_of(history)) == text
    way = way_of(file)
    if way in VARIANTS:
        assert history.state.options == GAME.check_options(VARIANTS[way])
    else:
        assert ending(history) == way
        check_end(history, way)
    state = history.state
    assert isinstance(state, ScarfaceState)
    if way in PAIRS:
        assert (GANGS[state.gang[HUMAN]], GANGS[state.gang[HENCHMAN]]) == PAIRS[way]
    assert any(move.seat == CHANCE for move in history.moves) == way.endswith("asked")


def test_there_is_a_record_for_every_ending_and_variant() -> None:
    ways = [way_of(file) for file in RECORDS]
    assert {way: ways.count(way) for way in ways} == {**WANTED, **dict.fromkeys(VARIANTS, 1)}


@rule("SF-180")
def test_both_levels_are_recorded() -> None:
    levels = [json.loads(read(file.read_text("utf-8")).header["options"])["level"] for file in RECORDS]
    assert {*levels} == {"normal", "hard"}
