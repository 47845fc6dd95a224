"""A position as plain data: through JSON and msgpack and back it is the same position with the same future."""

import msgspec
import pytest

import consigliere
from consigliere.games import NAMES
from consigliere.kernel import BadInput, Game, restore
from tests.kernel.tiny import Tiny

GAMES = [Tiny(), *(consigliere.load(name) for name in NAMES)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("code", [msgspec.json, msgspec.msgpack], ids=["json", "msgpack"])
def test_a_dump_is_the_whole_position(game: Game, code: object) -> None:
    state = game.new(seed=2**63 + 11, journal=False)
    for n in range(60):
        if state.decision is None:
            break
        data = code.decode(code.encode(state.dump()))  # type: ignore[attr-defined]
        twin = restore(game, data)
        assert twin == state
        action = state.legal[n % len(state.legal)]
        state.apply(action)
        twin.apply(action)
        assert twin == state


@pytest.mark.parametrize("game", [game for game in GAMES if game.choices()], ids=lambda game: game.id)
def test_a_game_goes_on_by_its_options_after_a_dump(game: Game) -> None:
    """Restored once, played on by the same seed."""
    for name, values in game.choices().items():
        for seed in range(3):
            state = game.new(seed=seed, options={name: values[-1]}, journal=False)
            twin = restore(game, state.dump())
            for n in range(300):
                if state.decision is None:
                    break
                action = state.legal[(n * 7 + seed) % len(state.legal)]
                state.apply(action)
                twin.apply(action)
            assert twin == state


def test_a_dump_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput):
        restore(Tiny(), ["famiglia", "x"])
