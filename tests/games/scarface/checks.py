"""What must hold in every position of Scarface, and between two that follow each other, for the soak runs."""

from consigliere.games.scarface import invariants
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.kernel import State

VARIANTS: list[dict[str, object]] = [{}, {"level": "hard"}]


def check(state: State) -> None:
    assert isinstance(state, ScarfaceState)
    invariants.check_invariants(state)


def check_case(state: State) -> None:
    """A scenario may leave in the box what its case does not need."""
    assert isinstance(state, ScarfaceState)
    invariants.check_invariants(state, whole=False)


def check_step(before: State, after: State) -> None:
    assert isinstance(before, ScarfaceState)
    assert isinstance(after, ScarfaceState)
    invariants.check_step(before, after)
