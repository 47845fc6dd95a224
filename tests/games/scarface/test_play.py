"""Random legal play: what must hold in every position of every game of Scarface."""

import random

import pytest

import consigliere
from consigliere.games.scarface import henchman_turn
from consigliere.games.scarface.actions import ASKED_ALONE, KINDS
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.henchman_io import World
from consigliere.games.scarface.henchman_world import EngineWorld
from consigliere.kernel import BadInput, IllegalAction, State, Stream
from consigliere.kernel.history import History
from consigliere.kernel.records import read, verify, write
from tests.conformance import check_copies, check_strangers_refused, check_views, play_out
from tests.games.scarface.checks import check
from tests.marks import rule

GAME = consigliere.load("scarface")
ALONE = [KINDS[kind] for kind in ASKED_ALONE]


def check_decisions(state: State) -> None:
    """As in tests/conformance.py, but section 17 asks some decisions even with one option."""
    assert (state.returns is None) == bool(state.decisions)
    for decision in state.decisions:
        assert len(decision.legal) > 1 or decision.kind in ALONE
        assert len(decision.legal) == len(set(decision.legal)) <= 120
        for action in decision.legal:
            assert GAME.describe(action).kind == decision.kind
            assert GAME.parse(GAME.notation(action)) == action
        if decision.chances is not None:
            assert abs(sum(decision.chances) - 1) < 1e-9


def check_refusals(state: State, actions: list[int]) -> None:
    """What is not legal is refused with a rule, and nothing changes; the texts are tested with the locales."""
    for decision in state.decisions:
        for action in actions:
            refusal = state.explain(action, decision.seat)
            assert (refusal is None) == (action in decision.legal)
            if refusal is None:
                continue
            before = state.content(), state.legal, state.seq
            with pytest.raises(IllegalAction) as caught:
                state.apply(action, decision.seat)
            assert caught.value.rule == refusal.rule
            assert (state.content(), state.legal, state.seq) == before


def check_all(state: State, rng: random.Random) -> None:
    actions = rng.sample(range(len(GAME.alphabet)), 12)
    check_decisions(state)
    check_copies(state)
    check_refusals(state, actions)
    check_strangers_refused(state)
    check_views(state, rng, actions)


@rule("SF-188", "SF-189", "SF-190", "SF-191", "SF-192", "SF-193", "SF-194", "SF-195", "SF-196", "SF-197", "SF-198")
@rule("SF-199", "SF-200", "SF-201", "SF-202", "SF-203")
@pytest.mark.parametrize("eager", [False, True])
def test_whole_games_keep_the_invariants(eager: bool) -> None:
    for seed in range(20):
        for state in play_out(GAME, seed, eager):
            check(state)
        assert state.returns is not None


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("chance", ["stream", "ask"])
def test_every_position_keeps_the_contract(eager: bool, chance: str) -> None:
    rng = random.Random(5)
    for seed in range(2):
        for state in play_out(GAME, seed, eager, chance)[::7]:
            check_all(state, rng)


def test_every_unlisted_action_is_refused() -> None:
    for state in play_out(GAME, 4, True)[::60]:
        check_refusals(state, list(range(len(GAME.alphabet))))


@rule("SF-204", "SF-8")
@pytest.mark.parametrize("chance", ["stream", "ask"])
def test_record_and_replay_give_equal_states(chance: str) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        history = History(GAME, GAME.new(seed=seed, chance=chance))
        while history.state.decisions:
            history.apply(rng.choice(history.state.legal[1:] or history.state.legal))
        again = verify(read(write(history, ["a"])), GAME)
        assert again.state == history.state
        assert again.state.journal == history.state.journal


@rule("SF-187")
def test_steps_are_taken_back_down_to_the_last_draw() -> None:
    state = GAME.position({"human": {"plan": "lookout bruiser", "deck": "bagman wheelman"}})
    state.stream = Stream(1)
    history = History(GAME, state)
    first = state.clone()
    for text in ("act order:recruit", "recruit_step slums", "recruit_step stop"):
        history.apply(GAME.parse(text))
    for _ in range(3):
        history.undo(0)
    assert history.state == first
    history.apply(GAME.parse("act skill:lookout"))
    with pytest.raises(BadInput):
        history.undo(0)


@rule("SF-187")
def test_no_step_back_beyond_the_own_turn() -> None:
    state = GAME.position({"human": {"plan": "lookout"}, "henchman": {"deck": "", "deck_top": ""}})
    state.stream = Stream(1)
    history = History(GAME, state)
    history.apply(GAME.parse("act end"))
    assert history.state.decisions
    with pytest.raises(BadInput):
        history.undo(0)


@rule("SF-9")
def test_the_future_is_in_no_view() -> None:
    for position in play_out(GAME, 3, True)[::11]:
        other = position.clone()
        other.stream = Stream(999)
        for seat in (0, None):
            assert other.view(seat).encode() == position.view(seat).encode()


def test_the_first_option_is_the_fallback() -> None:
    """On time-out the first option is taken: where one may decline, that is to decline."""
    for seed in range(6):
        for state in play_out(GAME, seed, True):
            declining = [action for action in state.legal if action in GAME.refusals]
            assert state.legal[: len(declining)] == declining


def test_fields_name_everything_a_state_has() -> None:
    base = {
        "game", "options", "stream", "drawn", "revealed", "seq", "seat", "kind", "legal", "others", "answers",
        "journal",
    }  # fmt: skip
    state = GAME.new(seed=1)
    own = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert own - base - {"decision", "decisions", "returns", "book", "hard"} == set(GAME.fields)


def test_levels_and_gangs_are_options() -> None:
    state = GAME.new(seed=1, options={"level": "hard", "gang": "mob", "rival": "wolves"})
    assert isinstance(state, ScarfaceState)
    assert state.hard == 1
    assert state.gang[0] == 3


def _without_price(state: ScarfaceState) -> list[object]:
    """All that counts as a change (SF-11): not the thug placed, not the cube, not what the game is asking."""
    left_out = ("cubes", "stack", "shown", "place", "dealers")
    named = dict(zip(GAME.fields, state.content(), strict=True))
    fields = [value for name, value in named.items() if name not in left_out]
    prison_and_slums = [state.place[n] for n in (0, 1, 5, 6, 7, 11)]
    return [fields, prison_and_slums, [[dealer[2:] for dealer in dealers] for dealers in state.dealers]]


@rule("SF-197", "SF-145")
def test_every_cube_lies_on_an_action_that_changed_something(monkeypatch: pytest.MonkeyPatch) -> None:
    cubes = 0
    before: list[object] = []

    def put_cube(world: EngineWorld, card: int, row: int) -> None:
        nonlocal cubes, before
        cubes += 1
        assert isinstance(world.t, ScarfaceState)
        before = _without_price(world.t)
        world.t.cubes = [*world.t.cubes, 10 * card + row]

    def consider(world: World, f: list[int], card: int, row: int, place: int) -> None:
        compare(world)
        original(world, f, card, row, place)

    def compare(world: World) -> None:
        nonlocal before
        assert isinstance(world, EngineWorld)
        assert isinstance(world.t, ScarfaceState)
        if before:
            assert _without_price(world.t) != before, "a cube without a change"
        before = []

    original = henchman_turn._consider
    monkeypatch.setattr(henchman_turn, "_consider", consider)
    monkeypatch.setattr(EngineWorld, "put_cube", put_cube)
    for seed in range(6):
        play_out(GAME, seed, seed % 2 == 0)
        before = []
    assert cubes > 300


@rule("SF-202", "SF-114", "SF-115")
def test_twelve_reorganizations_reach_the_end() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        state = GAME.new(seed=seed)
        while state.decisions:
            state.apply(rng.choice(state.legal))
        told = [event.message for event in state.journal or []]
        assert told.count("scarface-event-time") == 12
        assert told.count("scarface-event-extra") == 4
        assert told.count("scarface-event-news") == 3
