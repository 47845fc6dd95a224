"""What must hold in every position of La Famiglia, for the soak runs."""

from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.invariants import check_invariants
from consigliere.kernel import State


def check(state: State) -> None:
    assert isinstance(state, LaFamigliaState)
    check_invariants(state)
