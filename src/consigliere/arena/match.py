"""A match: every deal is played twice, with the seats swapped, so that luck in the deal counts for both.

In a game for one there is nobody to swap with: every deal is played once. `greedy:2000` is greedy with 2,000 steps,
whatever budget the others have.
"""

import math
from collections.abc import Generator, Sequence
from functools import partial
from typing import NamedTuple

from consigliere.bots import BOTS, Budget, make_bot
from consigliere.bots.workers import answers
from consigliere.kernel import BadInput, Game, State
from consigliere.kernel.reading import read_number


class Result(NamedTuple):
    """From the first team's side: games won, drawn, lost, and decisions taken by all."""

    wins: int
    draws: int
    losses: int
    decisions: int

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        return (self.wins + self.draws / 2) / self.games

    def interval(self) -> tuple[float, float]:
        """Of the rate, 95 %."""
        return wilson(self.rate, self.games)


def wilson(p: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate p seen in n games."""
    z = 1.96
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


Options = dict[str, object]
MOST_STEPS = 10**9


class Entrant(NamedTuple):
    bot: str
    budget: Budget


def entrant(name: str, budget: Budget) -> Entrant:
    """A bot by its name; steps that stand behind it take the place of the budget."""
    bot, colon, steps = name.partition(":")
    if bot not in BOTS:
        raise BadInput("error-unknown-bot", name=name, known=", ".join(BOTS))
    if not colon:
        return Entrant(bot, budget)
    number = read_number(steps, 1, MOST_STEPS)
    if number is None:
        raise BadInput("error-bot-steps", name=name)
    return Entrant(bot, Budget(steps=number))


def times_each_deal(game: Game, options: Options | None = None) -> int:
    return min(2, game.seats_in(options or {}))


def play_game(game: Game, names: Sequence[str], seed: int, budget: Budget, options: Options | None = None) -> State:
    """One game between bots, a name for each seat."""
    entrants = [entrant(name, budget) for name in names]
    state = game.new(seed=seed, options=options, journal=False)
    bots = [make_bot(one.bot, game, seed * len(names) + seat) for seat, one in enumerate(entrants)]
    while (seat := state.seat) >= 0:
        state.apply(bots[seat].choose(state.view(seat), entrants[seat].budget))
    return state


def play_deal(game: Game, names: Sequence[str], seed: int, budget: Budget, options: Options | None = None) -> Result:
    """The same deal twice, the second time with the seats swapped; once in a game for one."""
    outcomes = []
    decisions = 0
    for first in range(times_each_deal(game, options)):
        order = [names[(seat + first) % len(names)] for seat in range(game.seats_in(options or {}))]
        state = play_game(game, order, seed, budget, options)
        returns = state.returns
        assert returns is not None
        outcomes.append(returns[first])
        decisions += state.seq
    wins, losses = outcomes.count(1.0), outcomes.count(0.0)
    return Result(wins, len(outcomes) - wins - losses, losses, decisions)


def match_so_far(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int,
    budget: Budget,
    workers: int = 1,
    options: Options | None = None,
) -> Generator[Result, None, None]:
    """The result after each deal of a match; whoever has enough closes it."""
    deals = range(seed, seed + math.ceil(games / times_each_deal(game, options)))
    play = partial(play_deal, game, names, budget=budget, options=options)
    total = Result(0, 0, 0, 0)
    for result in answers(play, deals, workers):
        total = Result(*(a + b for a, b in zip(total, result, strict=True)))
        yield total


def play_match(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int,
    budget: Budget,
    workers: int = 1,
    options: Options | None = None,
) -> Result:
    """`games` games, rounded up to whole pairs. The result does not depend on the number of workers."""
    *_, total = match_so_far(game, names, games, seed, budget, workers, options)
    return total
