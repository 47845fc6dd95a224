"""Worlds that the view allows, the likelier the more the orders of the others make sense in them."""

import math
from typing import Final

from consigliere.bots.lafamiglia.dice import Dice
from consigliere.games.lafamiglia.evaluation.orders import Prospects
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.names import FAMILY_TOKENS, same_team
from consigliere.games.lafamiglia.table import ENCOUNTER, Table
from consigliere.kernel import Game, Stream, View

TRIES: Final = 4  # worlds looked at for one that is kept


def likely_worlds(game: Game, view: View, stream: Stream, weights: Weights, many: int, sense: float) -> list[Table]:
    """So many worlds; one where nothing that matters is hidden. An order that is worth 1 more is likelier by `sense`,
    as a logarithm."""
    first = _imagined(game, view, stream, 0)
    if first.phase == ENCOUNTER or not _hidden_orders(first, view.seat or 0):
        return [first] if first.phase == ENCOUNTER else [_imagined(game, view, stream, n) for n in range(many)]
    found: list[Table] = []
    dice = Dice(stream.word(0))
    for n in range(many):
        tried = [_imagined(game, view, stream, TRIES * n + one) for one in range(TRIES)]
        likely = [math.exp(sense * _sense(world, view.seat or 0, weights)) for world in tried]
        total = sum(likely)
        found.append(tried[dice.pick([one / total for one in likely])])
    return found


def _imagined(game: Game, view: View, stream: Stream, number: int) -> Table:
    state = game.imagine(view, Stream(stream.word(1 + number)))
    assert isinstance(state, Table)
    return state


def _others(t: Table, seat: int) -> list[int]:
    return [other for other in range(4) if not same_team(other, seat) and t.colour[other] >= 0]


def _hidden_orders(t: Table, seat: int) -> bool:
    return any(t.where[token] < 36 for other in _others(t, seat) for token in _tokens(t, other))


def _tokens(t: Table, seat: int) -> range:
    return range(FAMILY_TOKENS * t.colour[seat], FAMILY_TOKENS * t.colour[seat] + FAMILY_TOKENS)


def _sense(t: Table, seat: int, weights: Weights) -> float:
    """What the orders of the other team are worth to it."""
    prospects = Prospects(t, weights)
    total = 0.0
    for other in _others(t, seat):
        for token in _tokens(t, other):
            if t.where[token] < 36:
                total += prospects.order(other, token, t.where[token], 0, 1.0)
    return total
