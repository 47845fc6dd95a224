"""Long flows: frames on a stack in the state, each a short list of ints that begins with a procedure and its step.

A step moves the frame on top on and says whether somebody was asked; an answer carries out what was chosen. Asking
changes nothing, so a position can be asked again from its frames alone, and frames may be stored.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final, TypeVar

from consigliere.kernel.state import CHANCE, State

Frame = list[int]
Step = Callable[[Any, Frame], bool]  # of the game's own state
PROCEDURE: Final = 0
STEP: Final = 1

Entry = TypeVar("Entry")


def by_number(entries: dict[int, Entry]) -> list[Entry]:
    """A table of steps or answers, registered by name and looked up by number; none may be missing."""
    numbers = sorted(entries)
    if numbers != list(range(len(numbers))):
        raise ValueError(f"a number is missing among {numbers}")
    return [entries[number] for number in numbers]


class FlowState(State):
    """A state that goes from decision to decision by its frames."""

    def __init__(self) -> None:
        super().__init__()
        self.stack: list[Frame] = []

    # What a game defines

    @abstractmethod
    def advance(self) -> None:
        """Go on to the next decision that must be asked: `run` with the game's steps."""

    @abstractmethod
    def carry_out(self, action: int) -> None:
        """What was chosen, for the frame on top of the stack."""

    # What every flow has

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def play(self, action: int) -> None:
        self.carry_out(action)
        self.advance()

    def run(self, steps: list[Step]) -> None:
        """Step by step to the next decision: an only option is taken without asking, the stream decides for chance."""
        while True:
            frame = self.stack[-1]
            if not steps[frame[PROCEDURE]](self, frame):
                continue
            legal = self.legal  # empty where nobody is asked, more than one where several are
            if len(legal) == 1 and not self.asked_alone():
                self.took(legal[0])
                self.carry_out(legal[0])
            elif self.seat == CHANCE and self.stream is not None:
                drawn = legal[self.below(len(legal))]
                self.fell(drawn)
                self.carry_out(drawn)
            else:
                return
