"""A game with a seed told as one where chance was asked: the same positions, and no seed that tells what is to come."""

import random

import pytest

import consigliere
from consigliere.games import NAMES
from consigliere.kernel import CHANCE, Game, State
from consigliere.kernel.history import Move, with_chance
from tests.kernel.tiny import Tiny


def goes_along(game: Game, state: State, told: list[Move]) -> State:
    """The end of what is told, which after every decision is where the game with the seed is."""
    twin = game.new(options=state.options, chance="ask")
    for n, move in enumerate(told):
        if move.seat != CHANCE:
            assert (twin.content(), twin.decisions) == (state.content(), state.decisions), n
            state.apply(move.action, move.seat)
        twin.apply(move.action, move.seat)
    assert (twin.content(), twin.decisions) == (state.content(), state.decisions)
    return twin


def random_moves(game: Game, state: State, most: int) -> list[Move]:
    dice = random.Random(7)
    moves: list[Move] = []
    while state.decisions and len(moves) < most:
        moves.append(Move(state.seat, dice.choice(state.legal)))
        state.apply(moves[-1].action, state.seat)
    return moves


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [3, 4])
def test_chance_is_told(name: str, seed: int) -> None:
    game = consigliere.load(name)
    options: dict[str, object] = {"auto_setup": "on"} if name == "lafamiglia" and seed == 4 else {}
    moves = random_moves(game, game.new(seed, options), 300)
    told = with_chance(game, seed, options, moves)
    assert any(move.seat == CHANCE for move in told)
    assert [move for move in told if move.seat != CHANCE] == moves
    goes_along(game, game.new(seed, options), told)


@pytest.mark.parametrize("seed", range(8))
def test_chance_of_the_smallest_game(seed: int) -> None:
    game = Tiny()
    state, moves = game.new(seed), []
    while state.decisions:
        moves.append(Move(state.seat, state.legal[-1]))
        state.apply(state.legal[-1], state.seat)
    goes_along(game, game.new(seed), with_chance(game, seed, {}, moves))
