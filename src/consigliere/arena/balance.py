"""Whether a game is fair: many games between equal bots, and who won them with what.

A game may have a module `balance`: `Observer` sees its positions and tells facts at the end, `options(seed)` are those
to play with, `HABITS` are choices that a bot may be held to. Without one, only seats are compared. Facts are rates and
means; both come with a 95 % interval.
"""

import math
from collections.abc import Callable, Generator, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from consigliere.arena.match import wilson
from consigliere.bots import Budget, make_bot
from consigliere.bots.workers import answers
from consigliere.kernel import BadInput, Game, State

Fact = tuple[str, str, str, float]  # measure, group, name, value
RATE, MEAN = "rate", "mean"
PART = 10  # games a worker plays before it reports


class Observer(Protocol):
    def see(self, state: Any, /) -> None: ...
    def facts(self, state: Any, /) -> list[Fact]: ...


class SeatObserver:
    """For any game: the seats, and how long it took."""

    def see(self, state: State) -> None:
        pass

    def facts(self, state: State) -> list[Fact]:
        returns = state.returns or []
        seats: list[Fact] = [(RATE, "seat", str(seat + 1), won) for seat, won in enumerate(returns)]
        return [*seats, (MEAN, "length", "decisions", float(state.seq))]


EVERY_GAME = ("ending",)  # groups of which each game has exactly one name: the others are 0 in it


class Count(NamedTuple):
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
    """`counts[measure, group][name]`."""

    def __init__(self) -> None:
        self.games = 0
        self.counts: dict[tuple[str, str], dict[str, Count]] = {}

    def add_game(self, facts: Sequence[Fact]) -> None:
        self.games += 1
        for measure, group, name, value in facts:
            self._add(measure, group, name, Count(1, value, value * value))

    def add(self, other: "Balance") -> None:
        self.games += other.games
        for (measure, group), names in other.counts.items():
            for name, count in names.items():
                self._add(measure, group, name, count)

    def _add(self, measure: str, group: str, name: str, count: Count) -> None:
        names = self.counts.setdefault((measure, group), {})
        old = names.get(name, Count(0, 0.0, 0.0))
        names[name] = Count(old.seen + count.seen, old.total + count.total, old.squares + count.squares)

    def rows(self) -> list["Figure"]:
        """Sorted by group and name, so that the report does not depend on the order of the games."""
        found = []
        for (measure, group), names in sorted(self.counts.items()):
            for name, count in sorted(names.items()):
                whole = count._replace(seen=self.games) if group in EVERY_GAME else count
                low, high = whole.interval(measure)
                found.append(Figure(measure, group, name, whole.seen, whole.mean, low, high))
        return found


class Figure(NamedTuple):
    measure: str
    group: str
    name: str
    seen: int
    mean: float
    low: float
    high: float


class Setting(NamedTuple):
    """Who plays in every seat and how: options laid over those of the game's own report, and a habit to keep to."""

    bot: str
    budget: Budget
    options: dict[str, object] = {}  # noqa: RUF012  # never changed
    habit: str | None = None


def module_of(game: str) -> ModuleType | None:
    name = f"consigliere.games.{game}.balance"
    return None if find_spec(name) is None else import_module(name)


def habit_of(game: str, name: str | None) -> Callable[[Any], int | None]:
    """What a habit does in a position, None where it leaves the choice to the bot."""
    if name is None:
        return lambda state: None
    module = module_of(game)
    known: dict[str, Callable[[Any], int | None]] = {} if module is None else module.HABITS
    if name not in known:
        raise BadInput("error-unknown-habit", name=name, game=game, known=", ".join(known) or "–")
    return known[name]


def watch_game(game: Game, setting: Setting, seed: int) -> list[Fact]:
    """The facts of one game in which the same bot sits everywhere."""
    module = module_of(game.id)
    observer: Observer = SeatObserver() if module is None else module.Observer()
    options = {} if module is None else module.options(seed)
    habit = habit_of(game.id, setting.habit)
    state = game.new(seed=seed, options={**options, **setting.options}, journal=False)
    seats = state.seat_count
    bots = [make_bot(setting.bot, game, seed * seats + seat) for seat in range(seats)]
    while (seat := state.seat) >= 0:
        action = habit(state)
        state.apply(bots[seat].choose(state.view(seat), setting.budget) if action is None else action)
        observer.see(state)
    return observer.facts(state)


def watch_games(game: Game, setting: Setting, seeds: range) -> Balance:
    balance = Balance()
    for seed in seeds:
        balance.add_game(watch_game(game, setting, seed))
    return balance


def balance_so_far(
    game: Game, setting: Setting, games: int, seed: int, workers: int = 1
) -> Generator[Balance, None, None]:
    """The same balance again and again, each time with more games in it; whoever has enough closes it."""
    total = Balance()
    parts = (range(first, min(first + PART, seed + games)) for first in range(seed, seed + games, PART))
    for found in answers(partial(watch_games, game, setting), parts, workers):
        total.add(found)
        yield total


def measure_balance(game: Game, setting: Setting, games: int, seed: int, workers: int = 1) -> Balance:
    """The result does not depend on the number of workers."""
    *_, total = balance_so_far(game, setting, games, seed, workers)
    return total
