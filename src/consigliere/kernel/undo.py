"""When a decision may be taken back, and what goes back with it.

Never past chance or a shown secret. Not past another seat's decision unless all agree, except where seats choose at
once and others still think: then the seat's own choice alone goes back. What the clock decided stays. Decisions that
not everybody may know of are no reason, as refusing would tell that there are some.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from consigliere.kernel.errors import BadInput
from consigliere.kernel.state import State


class Decided(Protocol):
    """A decision of the line, and the position before it."""

    @property
    def seat(self) -> int: ...
    @property
    def before(self) -> State: ...
    @property
    def openly(self) -> bool:
        """Everybody knows of it."""

    @property
    def final(self) -> bool:
        """Its seat had no time left: nobody thinks on after that."""


Step = TypeVar("Step", bound=Decided)


def free(line: Sequence[Step], state: State) -> list[Step]:
    """The last decisions of a line, after which neither chance nor a secret has shown itself."""
    return [step for step in line if step.before.revealed == state.revealed]


def why_not(line: Sequence[Decided], state: State, seat: int, agreed: bool, has_decided: bool) -> str | None:
    """Why a seat may not take back its last decision; `line` holds the free ones, `has_decided` looks beyond them."""
    index = last_of(line, seat, openly=agreed)
    if index < 0:
        return "error-undo-revealed" if has_decided else "error-nothing-to-undo"
    if agreed:
        return None
    if any(step.openly for step in line[index + 1 :]) and not chooses_at_once(state, seat):
        return "error-undo-other-seat"
    return "error-undo-time" if line[index].final else None


def taken_back(
    line: Sequence[Step], state: State, seat: int, agreed: bool, has_decided: bool
) -> tuple[int, list[Step]]:
    """Where the line goes back to, and which decisions after it stay."""
    problem = why_not(line, state, seat, agreed, has_decided)
    if problem is not None:
        raise BadInput(problem)
    index = last_of(line, seat, openly=agreed)
    return index, list(line[index + 1 :]) if not agreed and chooses_at_once(state, seat) else []


def whole_turn(line: Sequence[Decided], seat: int, index: int, most: int) -> int:
    """From a decision of a seat back to the first of all that it decided just now, as everybody saw it; so many of them
    at most."""
    taken = 1
    for earlier in range(index - 1, -1, -1):
        step = line[earlier]
        if taken == most:
            break
        if step.seat == seat and not step.final:
            index, taken = earlier, taken + 1
        elif step.openly:
            break
    return index


def last_of(line: Sequence[Decided], seat: int, openly: bool) -> int:
    """What all agree to take back is a decision that all know of."""
    for index in range(len(line) - 1, -1, -1):
        if line[index].seat == seat and (line[index].openly or not openly):
            return index
    return -1


def chooses_at_once(state: State, seat: int) -> bool:
    return any(answered == seat for answered, _ in state.answers)
