"""What must hold for every state of every game. The tests call it along random play."""

import pickle
import random

import pytest

from consigliere.kernel import BadInput, Game, IllegalAction, State, Stream
from consigliere.kernel.state import restore


def check_decisions(state: State) -> None:
    """Legal lists are never empty, short, without doubles, and every action has a text that leads back to it."""
    game = state.game
    assert (state.returns is None) == bool(state.decisions)
    for decision in state.decisions:
        assert decision.legal
        assert len(decision.legal) > 1 or state.asked_alone(), "a decision with one option is not asked"
        assert len(decision.legal) == len(set(decision.legal))
        for action in decision.legal:
            assert game.describe(action).kind == decision.kind
            assert game.parse(game.notation(action)) == action
        if decision.chances is not None:
            assert abs(sum(decision.chances) - 1) < 1e-9
            assert len(decision.chances) == len(decision.legal)


def check_copies(state: State) -> None:
    """Clones, pickles and restored dumps are equal, hash alike, and go their own way."""
    for twin in (state.clone(), pickle.loads(pickle.dumps(state)), restore(state.game, state.dump())):
        assert twin == state
        assert hash(twin) == hash(state)
        before = state.content(), state.seq
        for decision in state.decisions[:1]:
            twin.apply(decision.legal[-1], decision.seat)
            assert twin != state
            assert (state.content(), state.seq) == before


def check_refusals(state: State, actions: list[int]) -> None:
    """What is not legal is refused with a rule, and nothing changes."""
    whole = pickle.dumps(state)
    for decision in state.decisions:
        for action in actions:
            refusal = state.explain(action, decision.seat)
            if action in decision.legal:
                assert refusal is None
                continue
            assert refusal is not None
            with pytest.raises(IllegalAction) as caught:
                state.apply(action, decision.seat)
            assert caught.value.rule == refusal.rule
            assert str(caught.value)
    assert pickle.dumps(state) == whole


def check_strangers_refused(state: State) -> None:
    """Who is not asked cannot act, nor can anybody once the game is over."""
    asked = [decision.seat for decision in state.decisions]
    for seat in range(state.seat_count):
        if seat not in asked:
            with pytest.raises(BadInput):
                state.apply(state.legal[0] if state.legal else 0, seat)


def check_views(state: State, rng: random.Random, actions: list[int]) -> None:
    """A seat cannot tell the worlds it imagines from the real one: same view, same bytes, same reasons."""
    game = state.game
    for seat in [*range(state.seat_count), None]:
        view = state.view(seat)
        assert [action for action, _, _ in view.legal] == ([] if seat is None else state.legal_for(seat))
        world = game.imagine(view, Stream(rng.getrandbits(60)))
        assert world.view(seat) == view
        assert world.view(seat).encode() == view.encode()
        if seat is not None and state.legal_for(seat):
            for action in actions:
                assert world.explain(action, seat) == state.explain(action, seat)


def check_all(state: State, rng: random.Random, sample: int = 12) -> None:
    actions = rng.sample(range(len(state.game.alphabet)), min(sample, len(state.game.alphabet)))
    check_decisions(state)
    check_copies(state)
    check_refusals(state, actions)
    check_strangers_refused(state)
    check_views(state, rng, actions)


def random_action(state: State, rng: random.Random, eager: bool) -> tuple[int, int]:
    """A random seat that is asked and a random legal action; eager play declines only when it must."""
    decision = rng.choice(state.decisions)
    choices = [action for action in decision.legal if action not in state.game.declining] if eager else []
    return rng.choice(choices or decision.legal), decision.seat


def play_out(
    game: Game, seed: int, eager: bool, chance: str = "stream", options: dict[str, object] | None = None
) -> list[State]:
    """A random game as the list of its positions."""
    rng = random.Random(seed)
    state = game.new(seed=seed, options=options, chance=chance)
    line = [state.clone()]
    while state.decisions:
        state.apply(*random_action(state, rng, eager))
        line.append(state.clone())
    return line
