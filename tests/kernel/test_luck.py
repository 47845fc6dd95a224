"""A game with a seed told as one where chance was asked: the same positions, and no seed that tells what is to come."""

from pathlib import Path

import pytest

import consigliere
from consigliere.kernel import CHANCE, Game, State, records
from consigliere.kernel.history import Move, with_chance
from tests.kernel.tiny import Tiny

RECORDS = Path(__file__).parents[1] / "records"
NAMES = [
    "famiglia/deck-in-second-players-turn-1",
    "famiglia/faq-deck-in-second-players-turn-1",
    "famiglia/two-passes-second-deck-1",
    "lafamiglia/auto-setup-1",
    "lafamiglia/families-random-1",
    "lafamiglia/two-rounds-1",
    "scarface/hard",
    "scarface/mob-against-wolves",
]


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


@pytest.mark.parametrize("name", NAMES)
def test_chance_is_told(name: str) -> None:
    record = records.read((RECORDS / f"{name}.record").read_text("utf-8"))
    game = consigliere.load(record.header["game"])
    history = records.replay(record, game)
    seed, options = int(record.header["seed"]), history.state.options
    told = with_chance(game, seed, options, history.moves)
    assert any(move.seat == CHANCE for move in told)
    assert [move for move in told if move.seat != CHANCE] == history.moves
    end = goes_along(game, game.new(seed, options), told)
    assert end.returns == history.state.returns


@pytest.mark.parametrize("seed", range(8))
def test_chance_of_the_smallest_game(seed: int) -> None:
    game = Tiny()
    state, moves = game.new(seed), []
    while state.decisions:
        moves.append(Move(state.seat, state.legal[-1]))
        state.apply(state.legal[-1], state.seat)
    goes_along(game, game.new(seed), with_chance(game, seed, {}, moves))
