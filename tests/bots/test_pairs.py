"""Whole games of every pair of levels in few steps: no action is illegal, no view changes, and every game ends.

CONSIGLIERE_PAIRS is how many games of each pair; `make soak-bots` plays 200.
"""

import os
from itertools import combinations_with_replacement

import pytest

import consigliere
from consigliere.bots import LEVELS, Budget, make_bot
from consigliere.games import NAMES
from tests.conftest import often

FEW = Budget(steps=1)
PAIRS = [*combinations_with_replacement(LEVELS, 2)]
QUICK: dict[str, dict[str, object]] = {"lafamiglia": {"families": "first_game", "auto_setup": "on", "max_rounds": 2}}
GAMES = {"famiglia": often(24), "lafamiglia": 2, "scarface": 2}


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("name", NAMES)
def test_every_pair_of_levels_plays_whole_games(name: str, pair: tuple[str, str]) -> None:
    """In turn with the sides swapped; where one plays alone the first of the pair does, then the second."""
    game = consigliere.load(name)
    teams = game.teams({})
    for seed in range(int(os.environ.get("CONSIGLIERE_PAIRS", GAMES[name]))):
        bots = [make_bot(pair[(teams[seat] + seed) % 2], game, seed) for seat in range(game.seats)]
        state = game.new(seed=seed, options=QUICK.get(name, game.quick()), journal=False)
        while (seat := state.seat) >= 0:
            view = state.view(seat)
            before = view.encode()
            action = bots[seat].choose(view, FEW)
            assert action in state.legal
            assert view.encode() == before
            state.apply(action, seat)
        assert state.returns is not None
