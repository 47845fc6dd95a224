"""Whether a game is fair: many games between equal bots, and who won them with what.

A game may have a module `balance` with a `Watch`, which sees its positions and tells facts at the end, and `OPTIONS` to
play with; without one, only seats are compared. Facts are rates and means; both come with a 95 % interval.
"""

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, NamedTuple, Protocol

from consigliere.arena.match import wilson
from consigliere.bots import Budget, make_bot
from consigliere.kernel import Game, State

Fact = tuple[str, str, str, float]  # measure, group, name, value
RATE, MEAN = "rate", "mean"
PART = 10  # games a worker plays before it reports


class Watch(Protocol):
    def see(self, state: Any, /) -> None: ...
    def facts(self, state: Any, /) -> list[Fact]: ...


class SeatWatch:
    """For any game: the seats, and how long it took."""

    def see(self, state: State) -> None:
        pass

    def facts(self, state: State) -> list[Fact]:
        returns = state.returns or []
        seats: list[Fact] = [(RATE, "seat", str(seat + 1), won) for seat, won in enumerate(returns)]
        return [*seats, (MEAN, "length", "decisions", float(state.seq))]


EVERY_GAME = ("ending",)  # groups of which each game has exactly one name: the others are 0 in it


class Entry(NamedTuple):
    """A name of a group: how often it occurred, the sum of its values and of their squares."""

    seen: int
    total: float
    squares: float

    @property
    def mean(self) -> float:
        return self.total / self.seen

    def interval(self, measure: str) -> tuple[float, float]:
        """95 %: Wilson's for a rate, the normal one for a mean."""
        if measure == RATE:
            return wilson(self.mean, self.seen)
        spread = math.sqrt(max(0.0, self.squares / self.seen - self.mean**2) / self.seen)
        return self.mean - 1.96 * spread, self.mean + 1.96 * spread


class Balance:
    """`entries[measure, group][name]`."""

    def __init__(self) -> None:
        self.games = 0
        self.entries: dict[tuple[str, str], dict[str, Entry]] = {}

    def add_game(self, facts: Sequence[Fact]) -> None:
        self.games += 1
        for measure, group, name, value in facts:
            self._add(measure, group, name, Entry(1, value, value * value))

    def add(self, other: "Balance") -> None:
        self.games += other.games
        for (measure, group), names in other.entries.items():
            for name, entry in names.items():
                self._add(measure, group, name, entry)

    def _add(self, measure: str, group: str, name: str, entry: Entry) -> None:
        names = self.entries.setdefault((measure, group), {})
        old = names.get(name, Entry(0, 0.0, 0.0))
        names[name] = Entry(old.seen + entry.seen, old.total + entry.total, old.squares + entry.squares)

    def rows(self) -> list["Row"]:
        """Sorted by group and name, so that the report does not depend on the order of the games."""
        found = []
        for (measure, group), names in sorted(self.entries.items()):
            for name, entry in sorted(names.items()):
                whole = entry._replace(seen=self.games) if group in EVERY_GAME else entry
                low, high = whole.interval(measure)
                found.append(Row(measure, group, name, whole.seen, whole.mean, low, high))
        return found


class Row(NamedTuple):
    measure: str
    group: str
    name: str
    seen: int
    mean: float
    low: float
    high: float


def watch_of(game: str) -> tuple[Watch, dict[str, object]]:
    """What watches this game, and the options it is watched with."""
    name = f"consigliere.games.{game}.balance"
    if find_spec(name) is None:
        return SeatWatch(), {}
    module = import_module(name)
    return module.Watch(), module.OPTIONS


def watch_game(game: Game, bot: str, seed: int, budget: Budget) -> list[Fact]:
    """The facts of one game in which the same bot sits everywhere."""
    watch, options = watch_of(game.id)
    state = game.new(seed=seed, options=options, journal=False)
    bots = [make_bot(bot, game, seed * game.seats + seat) for seat in range(game.seats)]
    while (seat := state.seat) >= 0:
        state.apply(bots[seat].choose(state.view(seat), budget))
        watch.see(state)
    return watch.facts(state)


def watch_games(game: Game, bot: str, seeds: range, budget: Budget) -> Balance:
    balance = Balance()
    for seed in seeds:
        balance.add_game(watch_game(game, bot, seed, budget))
    return balance


def measure_balance(
    game: Game,
    bot: str,
    games: int,
    seed: int,
    budget: Budget,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Balance:
    """The result does not depend on the number of workers."""
    total = Balance()
    parts = [range(first, min(first + PART, seed + games)) for first in range(seed, seed + games, PART)]
    if workers == 1:
        for part in parts:
            total.add(watch_games(game, bot, part, budget))
            progress(total.games)
        return total
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(watch_games, game, bot, part, budget) for part in parts]
        for task in as_completed(tasks):
            total.add(task.result())
            progress(total.games)
    return total
