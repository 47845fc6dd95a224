"""What a bot is, and what a brain thinks."""

from typing import NamedTuple, Protocol, runtime_checkable

from consigliere.kernel import Stream, View


class Budget(NamedTuple):
    """How long a bot may think: seconds, or a number of search steps. With steps its choice is repeatable."""

    seconds: float | None = None
    steps: int | None = None


class Bot(Protocol):
    def choose(self, view: View, budget: Budget) -> int: ...


class Prospect(NamedTuple):
    """An action that was thought about: how likely the seat's side is to win with it (a draw is half a win), and what
    is likely to be played from there, the action itself first."""

    action: int
    chance: float
    line: tuple[int, ...]


class Thought(NamedTuple):
    """What came of thinking: the legal actions that were thought about, the best first."""

    prospects: list[Prospect]

    @property
    def best(self) -> Prospect:
        return self.prospects[0]


class Brain(Protocol):
    """Thinks about the decision of a view's seat. `pace` is about how many of its steps it makes in a second on one
    core, compiled: so a level's seconds can be said in steps, which can be repeated."""

    pace: int

    def think(self, view: View, budget: Budget) -> Thought: ...


class Wish(NamedTuple):
    """What a partner wishes of a bot; `about`: what of, for one that has to say it."""

    what: str
    about: str = ""


@runtime_checkable
class Heeding(Protocol):
    """A brain that heeds what its partner wishes."""

    wish: Wish | None


def stream_for(view: View, seed: int) -> Stream:
    """Random numbers that hang on the bot's seed and on how far the game is, on nothing else."""
    return Stream(seed << 32 | view.seq << 8 | (view.seat or 0))


def pick(actions: list[int], stream: Stream) -> int:
    return actions[stream.word(0) * len(actions) >> 32]
