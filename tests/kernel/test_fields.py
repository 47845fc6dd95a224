"""A field of a state is copied, stored, imagined from a view and set by a scenario; one that is forgotten is named."""

from collections.abc import Iterable, Iterator
from itertools import chain

import pytest
from tools.fields import GAMES as FOLDERS
from tools.fields import module

import consigliere
from consigliere.games import NAMES
from consigliere.kernel import Game, State, Stream, records, restore, scenarios
from consigliere.kernel.state import FIELDS
from tests.conftest import TESTS

GAMES = [consigliere.load(name) for name in NAMES]
# What no view tells: of secret moves (LF-174) only the team knows, and a world that ends with the turn is a bot's own.
NOT_IMAGINED = {"lafamiglia": {"whispers"}, "scarface": {"one_turn"}}
# What only playing on from a position brings about.
NOT_GIVEN = {
    "famiglia": {
        "accountant", "brute", "dealing_in", "ended", "first", "lowered", "lowered_by", "moved", "named", "street_used",
        "to_deal",
    },
    "lafamiglia": {"cards", "dealt", "hushed", "issuing", "whispers"},
    "scarface": {"combos_used", "dealer_bottom", "high_bottom", "low_bottom", "one_turn", "shown", "skills_used"},
}  # fmt: skip


OF_THE_GAME = {"game", "book", "points"}
KEPT_BY_SOME = {"journal", "scenes", "taken", "luck"}
WORKED_OUT = {"decision", "decisions", "returns", "seat_count"}


@pytest.mark.parametrize("game", NAMES)
def test_fields_follow_from_their_declaration(game: str) -> None:
    assert (FOLDERS / game / "fields.py").read_text("utf-8") == module(game), "run `python -m tools.fields`"


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_state_holds_nothing_but_its_fields(game: Game) -> None:
    """What is no field is forgotten when a position is stored; also what comes up only while it is played."""
    ended = {id(state): state for state in played(game)}
    for state in (game.new(seed=1), *ended.values()):
        names = {name for name in dir(state) if not name.startswith(("__", "_abc_"))} - WORKED_OUT
        held = {name for name in names if not callable(getattr(state, name))}
        assert held - {*FIELDS, *game.fields} - OF_THE_GAME - KEPT_BY_SOME == set()


def changed(value: object) -> object:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, list)
    return [changed(item) if item != [] else [] for item in value] or [1]


def differing(state: State, twin: State, names: Iterable[str]) -> set[str]:
    return {name for name in names if getattr(state, name) != getattr(twin, name)}


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_field_is_copied_and_stored(game: Game) -> None:
    state = game.new(seed=1)
    for name in game.fields:
        setattr(state, name, changed(getattr(state, name)))
    assert differing(state, state.clone(), (*FIELDS, *game.fields)) == set()
    assert differing(state, restore(game, state.dump()), (*FIELDS, *game.fields)) == set()


def given(game: Game) -> Iterator[State]:
    """The positions of all scenarios."""
    for file in sorted((TESTS / "scenarios" / game.id).rglob("*.toml")):
        yield game.position(scenarios.read(file).given, possible=False)


def played(game: Game) -> Iterator[State]:
    """The positions of all golden records; each is the same object, played on."""
    for file in sorted((TESTS / "records" / game.id).glob("*.record")):
        record = records.read(file.read_text("utf-8"))
        state = records.begin(record, game).state
        for line in record.lines:
            state.apply(game.parse(line.notation), line.seat)
            yield state


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_field_is_imagined(game: Game) -> None:
    """Somewhere, where it is not as in a blank state, a seat imagines it as it is."""
    blank, missing = game.blank(), set(game.fields) - NOT_IMAGINED.get(game.id, set())
    for state in chain(played(game), given(game)):
        if not missing:
            break
        wanted = differing(state, blank, missing)
        for seat in range(game.seats) if wanted else ():
            missing -= wanted - differing(state, game.imagine(state.view(seat), Stream(state.seq)), wanted)
    assert missing == set()


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_field_can_be_given_to_a_scenario(game: Game) -> None:
    blank, missing = game.blank(), set(game.fields)
    for state in given(game):
        missing -= differing(state, blank, missing)
    assert missing == NOT_GIVEN[game.id]
