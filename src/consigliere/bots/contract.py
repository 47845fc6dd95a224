"""What a bot is."""

from typing import NamedTuple, Protocol

from consigliere.kernel import Stream, View


class Budget(NamedTuple):
    """How long a bot may think: seconds, or a number of search steps. With steps its choice is repeatable."""

    seconds: float | None = None
    steps: int | None = None


class Bot(Protocol):
    def choose(self, view: View, budget: Budget) -> int: ...


def stream_for(view: View, seed: int) -> Stream:
    """Random numbers that hang on the bot's seed and on how far the game is, on nothing else."""
    return Stream(seed << 32 | view.seq << 8 | (view.seat or 0))


def pick(actions: list[int], stream: Stream) -> int:
    return actions[stream.word(0) * len(actions) >> 32]
