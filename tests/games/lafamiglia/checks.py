"""What must hold in every position of La Famiglia, and between two that follow each other, for the soak runs."""

from consigliere.games.lafamiglia import invariants
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.kernel import State

VARIANTS: list[dict[str, object]] = [
    {},
    {"families": "random", "auto_setup": "on", "bribery_replaces": "on", "amounts": "choose"},
    {"families": "first_game", "auto_setup": "on", "around_neutral": "off", "predictable_conflicts": "on"},
    {"families": "random", "max_rounds": 3},
    {"families": "random", "auto_setup": "on", "max_rounds": 2, "screens": "down"},
]


def check(state: State) -> None:
    assert isinstance(state, LaFamigliaState)
    invariants.check_invariants(state)


def check_case(state: State) -> None:
    """A scenario may leave in the box what its case does not need."""
    assert isinstance(state, LaFamigliaState)
    invariants.check_invariants(state, whole=False)


def check_step(before: State, after: State) -> None:
    assert isinstance(before, LaFamigliaState)
    assert isinstance(after, LaFamigliaState)
    invariants.check_step(before, after)
