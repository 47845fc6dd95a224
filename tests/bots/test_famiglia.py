"""The brain of Famiglia."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

import consigliere
from consigliere.arena.match import play_game
from consigliere.bots import Budget, make_bot
from consigliere.bots.brains import brain
from consigliere.bots.famiglia.brain import FamigliaBrain
from consigliere.bots.famiglia.judgement import WEIGHTS, NetworkJudgement, RuleOfThumb, network_for
from consigliere.bots.network import Network
from consigliere.bots.weights import PlainNetwork, made_for
from consigliere.games.famiglia.actions import STREET
from consigliere.games.famiglia.cards import ONE
from consigliere.games.famiglia.features import LENGTH, VERSION, features
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel import BadInput, State, Stream, View
from tests.conformance import play_out

GAME = consigliere.load("famiglia")
FEW = Budget(steps=12)


def positions(seed: int, every: int = 9) -> list[State]:
    return play_out(GAME, seed, True)[:-1:every]


def view_of(state: State) -> View:
    return state.view(state.seat)


def test_the_brain_is_that_of_the_game() -> None:
    assert isinstance(brain(GAME, 1), FamigliaBrain)


def test_it_thinks_about_every_legal_action() -> None:
    thinker = FamigliaBrain(GAME, 1)
    for state in positions(1):
        thought = thinker.think(view_of(state), FEW)
        assert sorted(one.action for one in thought.prospects) == sorted(state.legal)
        assert all(0.0 <= one.chance <= thought.best.chance <= 1.0 for one in thought.prospects)
        assert all(one.line[0] == one.action for one in thought.prospects)


def test_the_same_seed_view_and_steps_are_the_same_thought() -> None:
    for state in positions(2, 20):
        thoughts = [FamigliaBrain(GAME, 7).think(view_of(state), FEW) for _ in range(2)]
        assert thoughts[0] == thoughts[1]
    thinker = FamigliaBrain(GAME, 7)
    again = [thinker.think(view_of(state), FEW) for state in positions(2, 20)]
    assert again[-1] == thoughts[0], "what was thought before leaves nothing behind"


def test_nothing_hidden_matters() -> None:
    """Whatever the deck's order is, and whether the view came as JSON."""
    for state in positions(3, 15):
        other = state.clone()
        other.stream = Stream(987654321)
        there = msgspec.json.decode(msgspec.json.encode(view_of(state)), type=View)
        thoughts = [FamigliaBrain(GAME, 5).think(view, FEW) for view in (view_of(state), view_of(other), there)]
        assert thoughts[0] == thoughts[1] == thoughts[2]


def test_a_view_is_left_as_it_was() -> None:
    state = positions(4)[3]
    view = view_of(state)
    before = msgspec.json.encode(view)
    FamigliaBrain(GAME, 1).think(view, FEW)
    assert msgspec.json.encode(view) == before


def test_without_time_it_still_answers() -> None:
    state = GAME.new(seed=1)
    assert make_bot("hard", GAME).choose(view_of(state), Budget(seconds=0.0)) in state.legal


@pytest.mark.parametrize(("steps", "names"), [(8, ("easy", "normal")), (8, ("hard", "random"))])
def test_games_come_to_an_end(steps: int, names: tuple[str, str]) -> None:
    for seed in range(2):
        assert play_game(GAME, names, seed, Budget(steps=steps)).returns is not None


def test_it_beats_eager_with_hardly_a_look() -> None:
    results = [play_game(GAME, ["normal", "eager"], seed, Budget(steps=4)).returns for seed in range(6)]
    assert sum(returns[0] for returns in results if returns is not None) >= 5.0


# The network


def test_our_weights_are_for_our_rules_and_numbers() -> None:
    """If this fails, rules or numbers have changed: train again (docs/training.md)."""
    network = network_for(GAME)
    assert network.layers[0][0].shape[0] == LENGTH
    assert WEIGHTS.stat().st_size < 4_000_000


@pytest.mark.parametrize(
    ("what", "other"),
    [("rules", "1"), ("pack", "0" * 12), ("game", "chess"), ("features", 0), ("length", 3), ("format", 0)],
)
def test_weights_for_something_else_are_refused(what: str, other: object, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    network_for(GAME).write(file, made_for(GAME, VERSION, LENGTH) | {what: other})
    with pytest.raises(BadInput, match="was trained for something else") as caught:
        network_for(GAME, file)
    assert what in str(caught.value)
    assert str(other) in str(caught.value)


@pytest.mark.parametrize("spoiled", [b"", b"no weights", WEIGHTS.read_bytes()[:5000]])
def test_what_is_no_weights_is_refused(spoiled: bytes, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    file.write_bytes(spoiled)
    with pytest.raises(BadInput, match="holds no weights"):
        network_for(GAME, file)


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    layers = [
        (np.full((LENGTH, 2), 0.25, np.float32), np.ones(2, np.float32)),
        (np.ones((2, 1), np.float32), np.zeros(1, np.float32)),
    ]
    file = tmp_path / "weights.npz"
    Network(layers, 1.5).write(file, made_for(GAME, VERSION, LENGTH))
    network = network_for(GAME, file)
    assert network.temper == 1.5
    row = bytes([4] + [0] * (LENGTH - 1))
    assert network.chances(row, LENGTH) == pytest.approx([1 / (1 + np.exp(-4 / 1.5))])


def test_an_owners_numbers_fall_back_to_the_rule_of_thumb(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "I4"\npoints = 20\n')
    own = consigliere.load("famiglia", tmp_path)
    assert isinstance(FamigliaBrain(own, 1).judgement, RuleOfThumb)
    assert isinstance(FamigliaBrain(GAME, 1).judgement, NetworkJudgement)
    state = own.position({"decision": "recruit", "street": "I1 A1 M0", "hand": ["I0 I0 A0 A0", "B0"]})
    best = FamigliaBrain(own, 1).think(view_of(state), Budget(steps=100)).best
    assert own.notation(best.action) == "recruit I1 with I0+I0 keep I0"


def test_both_sides_see_the_same_chances() -> None:
    """The chances of a position are those of seat 0, whoever's turn it is: the seats swapped, they are the others."""
    for judgement in (NetworkJudgement(network_for(GAME)), RuleOfThumb(GAME)):
        for state in positions(5, 25):
            assert isinstance(state, FamigliaState)
            twin = state.clone()
            twin.hands.reverse()
            twin.areas.reverse()
            twin.player, twin.first, twin.seat = 1 - twin.player, 1 - twin.first, 1 - twin.seat
            one, other = judgement.chances([state, twin])
            assert one == pytest.approx(1.0 - other, abs=1e-6)


CHANGES: dict[str, int | bool] = {
    "street": ONE[6] + ONE[7], "discard": ONE[8], "deck": ONE[9], "first": 1, "passes": 1, "run_out": 1,
    "turns_left": 1, "street_used": True, "accountant": 8, "moved": 2, "brute": 13, "lowered": 4, "kind": STREET,
}  # fmt: skip


@pytest.mark.parametrize("field", CHANGES)
def test_a_network_sees(field: str) -> None:
    """Whatever matters changes the numbers by which a position is described."""
    state = GAME.position({"decision": "recruit", "street": "I1 A1 M0", "hand": ["I0 I0 A0 A0", "B0"]})
    assert isinstance(state, FamigliaState)
    state.lowered_by = 1
    before = features(state)
    setattr(state, field, CHANGES[field])
    after = features(state)
    assert len(before) == len(after) == LENGTH
    assert before != after


def test_a_network_sees_the_cards_of_both() -> None:
    state = GAME.position({"decision": "recruit", "street": "I1 A1 M0", "hand": ["I0 I0 A0 A0", "B0"]})
    assert isinstance(state, FamigliaState)
    rows = {features(state)}
    for piles in (state.hands, state.areas):
        for seat in range(2):
            piles[seat] += ONE[16]
            rows.add(features(state))
            piles[seat] -= ONE[16]
    state.bottom = [16]
    assert len(rows | {features(state)}) == 6


def test_without_numpy_the_network_says_the_same() -> None:
    made = made_for(GAME, VERSION, LENGTH)
    rows = b"".join(features(state) for state in positions(4) if isinstance(state, FamigliaState))
    plain, quick = PlainNetwork.read(WEIGHTS, made), Network.read(WEIGHTS, made)
    assert plain.chances(rows, LENGTH) == pytest.approx(quick.chances(rows, LENGTH), abs=1e-5)
    with pytest.raises(BadInput, match="trained for something else"):
        PlainNetwork.read(WEIGHTS, {**made, "rules": "0"})
