"""Random legal play: what must hold in every position of every game of Scarface."""

import random
from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant
from hypothesis.stateful import rule as step

import consigliere
from consigliere.games.scarface import engine
from consigliere.games.scarface.actions import ASKED_ALONE
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.fields import FIELDS
from consigliere.games.scarface.flow import H_TURN, H_UNITS
from consigliere.games.scarface.henchman import turn as henchman_turn
from consigliere.games.scarface.henchman.engine_side.world import EngineWorld
from consigliere.games.scarface.henchman.turn import ACTIONS, MOVE
from consigliere.games.scarface.invariants import check_invariants, check_step
from consigliere.games.scarface.names import HENCHMAN, HUMAN, PLACE_COUNT, SIDES
from consigliere.kernel import CHANCE, BadInput, State, Stream
from consigliere.kernel.history import History
from consigliere.kernel.records import read, verify, write
from tests.conformance import check_all, play_out, random_action
from tests.conftest import often
from tests.games.scarface.checks import VARIANTS
from tests.marks import rule

GAME = consigliere.load("scarface")


def begin(seed: int, chance: str = "stream", journal: bool = True) -> ScarfaceState:
    state = GAME.new(seed=seed, options=VARIANTS[seed // 2 % len(VARIANTS)], chance=chance, journal=journal)
    assert isinstance(state, ScarfaceState)
    return state


def play(state: ScarfaceState, rng: random.Random, eager: bool) -> None:
    """Play to the end, checking every position and every step."""
    check_invariants(state)
    while state.decisions:
        before = state.clone()
        state.apply(*random_action(state, rng, eager))
        check_invariants(state)
        check_step(before, state)


class Play(RuleBasedStateMachine):
    @initialize(seed=st.integers(0, 2**32), skip=st.integers(0, 400))
    def begin(self, seed: int, skip: int) -> None:
        self.rng = random.Random(seed)
        self.state = begin(seed, journal=False)
        for _ in range(skip):
            if self.state.decisions:
                self.state.apply(*random_action(self.state, self.rng, True))

    @step(pick=st.integers(0, 10_000))
    def play(self, pick: int) -> None:
        if not self.state.decisions:
            self.state = begin(pick, journal=False)
        before = self.state.clone()
        self.state.apply(self.state.legal[pick % len(self.state.legal)])
        check_step(before, self.state)

    @invariant()
    def everything_holds(self) -> None:
        check_invariants(self.state)
        check_all(self.state, self.rng, 3)


Play.TestCase.settings = settings(max_examples=often(12), stateful_step_count=20)
TestPlay = Play.TestCase


@rule("SF-188", "SF-189", "SF-190", "SF-191", "SF-192", "SF-193", "SF-194", "SF-195", "SF-196", "SF-197", "SF-198")
@rule("SF-199", "SF-200", "SF-201", "SF-202", "SF-203")
@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("eager", [False, True])
def test_whole_games_keep_the_invariants_and_end(eager: bool, part: int) -> None:
    for seed in range(20 * part, 20 * part + often(20)):
        state = begin(seed, "ask" if seed % 10 == 9 else "stream")
        play(state, random.Random(seed), eager)
        assert state.returns in ([0.0], [1.0])


@pytest.mark.parametrize("chance", ["stream", "ask"])
def test_conformance_along_games(chance: str) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = begin(seed, chance, journal=False)
        while state.decisions:
            if rng.random() < 0.05:
                check_all(state, rng)
            state.apply(*random_action(state, rng, seed % 2 == 0))
        check_all(state, rng)


@rule("SF-203")
def test_every_offered_option_is_accepted() -> None:
    for seed in range(4):
        for state in play_out(GAME, seed, True)[:-1:5]:
            for action in state.legal:
                after = state.clone()
                after.apply(action)
                check_invariants(after)  # type: ignore[arg-type]


def test_every_unlisted_action_has_a_reason() -> None:
    for state in play_out(GAME, 4, True)[:-1:40]:
        for action in range(len(GAME.alphabet)):
            assert (state.explain(action) is None) == (action in state.legal)


@rule("SF-204", "SF-8")
@pytest.mark.parametrize("chance", ["stream", "ask"])
def test_seed_and_decisions_give_the_same_game_and_the_same_log(chance: str) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        history = History(GAME, begin(seed, chance))
        while history.state.decisions:
            history.apply(*random_action(history.state, rng, True))
        again = verify(read(write(history, ["a"])), GAME)
        assert again.state == history.state
        assert again.state.journal == history.state.journal


def told_since(state: State, length: int) -> list[str]:
    """Every value in the events of the log from this length on."""
    values: list[object] = []
    for event in (state.journal or [])[length:]:
        for value in event.args.values():
            values += value if isinstance(value, list) else str(value).split(", ")
    return [str(value) for value in values]


@rule("SF-8")
def test_every_random_event_is_written_to_the_log() -> None:
    """Asked for by name, each draw stands in the log before anybody decides again."""
    draws = 0
    for seed in range(4):
        rng = random.Random(seed)
        state = GAME.new(chance="ask")
        length, drawn = 0, []
        while state.decisions:
            action, seat = random_action(state, rng, True)
            if seat == CHANCE:
                (result,) = [value for name, value in GAME.describe(action).args.items() if name != "verb"]
                drawn.append(str(result))
            state.apply(action, seat)
            if state.seat != CHANCE:
                told = told_since(state, length)
                assert all(result in told for result in drawn), drawn
                draws += len(drawn)
                length, drawn = len(state.journal or []), []
    assert draws > 700


@rule("SF-187")
def test_steps_are_taken_back_down_to_the_last_draw() -> None:
    state = GAME.position({"human": {"plan": "lookout bruiser", "deck": "bagman wheelman"}})
    state.stream = Stream(1)
    history = History(GAME, state)
    first, log = state.clone(), list(state.journal or [])
    for text in ("act order:recruit", "recruit_step slums", "recruit_step stop"):
        history.apply(GAME.parse(text))
    for _ in range(3):
        history.undo(0)
    assert history.state == first
    assert history.state.journal == log
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
def test_the_future_changes_neither_a_view_nor_a_reason() -> None:
    """Worlds with other draws to come send the same bytes, and bags show no order."""
    rng = random.Random(3)
    for state in play_out(GAME, 3, True)[::11]:
        other = state.clone()
        other.stream = Stream(rng.getrandbits(60))
        for seat in (0, None):
            assert other.view(seat).encode() == state.view(seat).encode()
        for action in rng.sample(range(len(GAME.alphabet)), 5) if state.decisions else []:
            assert other.explain(action, 0) == state.explain(action, 0)
        bags = [name for name in FIELDS if name.endswith("_bag") and name != "pile_bag"]
        assert len(bags) == 9
        assert isinstance(state, ScarfaceState)
        one_each = [getattr(state, name) for name in bags if name != "deck_bag"]
        for bag in one_each + state.pile_bag + state.deck_bag:
            assert bag == sorted(bag)


@rule("SF-9")
def test_of_face_down_cards_only_the_number_is_shown() -> None:
    """The Henchman's dealers and the cards bought onto his deck are known by their number and pile only."""
    given: dict[str, object] = {
        "at": "henchman",
        "henchman": {"money": 5, "dealers": ["distillery_owner", "gun_runner", "?"], "deck_top": "B01 A01"},
    }
    seen = GAME.position(given).view(0).board
    assert [dealer.dealer for dealer in seen.rival.dealers] == ["distillery_owner", "gun_runner", None]
    assert len(seen.dealers.unseen) == seen.dealers.left + 1
    for pile, unseen in zip(seen.henchman.piles, seen.henchman.unseen, strict=True):
        assert len(unseen) == pile + seen.henchman.deck_top.count("AB"[seen.henchman.unseen.index(unseen)])


def test_the_first_option_is_the_fallback() -> None:
    """On time-out the first option is taken: where one may decline, that is to decline."""
    for seed in range(6):
        for state in play_out(GAME, seed, True):
            declining = [action for action in state.legal if action in GAME.declining]
            assert state.legal[: len(declining)] == declining


def test_clones_share_nothing_that_changes() -> None:
    state = begin(5)
    rng = random.Random(5)
    while state.decisions:
        state.apply(*random_action(state, rng, True))
        twin = state.clone()
        for name in FIELDS:
            value = getattr(state, name)
            assert getattr(twin, name) == value
            assert not isinstance(value, list) or getattr(twin, name) is not value


@rule("SF-180")
def test_levels_and_gangs_are_options() -> None:
    state = GAME.new(seed=1, options={"level": "hard", "gang": "mob", "rival": "wolves"})
    assert isinstance(state, ScarfaceState)
    assert state.extra_power() == 1
    assert state.gang[0] == 3
    with pytest.raises(BadInput):
        GAME.new(seed=1, options={"gang": "mob", "rival": "mob"})


# The Henchman's turn, one step of the engine at a time


def walk(state: ScarfaceState, rng: random.Random, look: Callable[[ScarfaceState], None]) -> None:
    """The engine's own loop; `look` sees the position before every step."""
    while not state.winners:
        look(state)
        frame = state.stack[-1]
        if H_TURN <= frame[0] <= H_UNITS:
            henchman_turn.go(EngineWorld(state), frame)
        elif engine.STEPS[frame[0]](state, frame) and not state.winners:
            alone = len(state.legal) == 1 and state.kind not in ASKED_ALONE
            engine.ANSWERS[state.kind](state, state.stack[-1], state.legal[0] if alone else rng.choice(state.legal))


def without_price(state: ScarfaceState) -> list[object]:
    """All that counts as a change (SF-11): not the thug placed, not the cube, not what the game is asking."""
    left_out = ("cubes", "stack", "shown", "place", "dealers", "human")
    named = dict(zip(GAME.fields, state.content(), strict=True))
    fields = [value for name, value in named.items() if name not in left_out]
    prison_and_slums = [thugs for n, thugs in enumerate(state.place) if n % PLACE_COUNT in (0, 1, 5)]
    return [fields, prison_and_slums, [[dealer[2:] for dealer in dealers] for dealers in state.dealers]]


class CubeWatch:
    """Compares the positions before an action that got a cube and after it."""

    def __init__(self) -> None:
        self.checked = 0
        self.last: ScarfaceState | None = None
        self.before: ScarfaceState | None = None

    def look(self, state: ScarfaceState) -> None:
        if self.last is not None and len(state.cubes) > len(self.last.cubes):
            self.before = self.last
        self.last = None
        if state.stack[-1][0] != H_TURN:
            return
        if self.before is not None:
            assert without_price(state) != without_price(self.before), "a cube without a change"
            self.checked += 1
            self.before = None
        self.last = state.clone()


@rule("SF-197", "SF-145")
def test_every_cube_lies_on_an_action_that_changed_something() -> None:
    watch = CubeWatch()
    for seed in range(8):
        walk(begin(seed), random.Random(seed), watch.look)
    assert watch.checked > 300


@rule("SF-195", "SF-196", "SF-142", "SF-141")
def test_the_plan_moves_the_token_and_no_crime() -> None:
    plans: list[tuple[int, int, int]] = []

    def look(state: ScarfaceState) -> None:
        frame = state.stack[-1]
        if frame[0] == H_TURN and frame[1] == MOVE:
            steps = sum(state.book.action_move[card] for card in state.h_plan)
            plans.append((state.token[state.here], steps, state.crime[HENCHMAN]))
        elif frame[0] == H_TURN and frame[1] == ACTIONS and plans and not state.cubes and frame[3:] == [0, 0]:
            old, steps, crime = plans[-1]
            assert state.token[state.here] == (old + steps - 1) % 7 + 1
            assert state.crime[HENCHMAN] == crime

    for seed in range(4):
        walk(begin(seed), random.Random(seed), look)
    assert len(plans) > 50


# What the log adds up to


@rule("SF-200")
def test_all_money_is_accounted_for_and_theft_creates_none() -> None:
    gains = ("earn", "sale", "fence")
    stolen = 0
    for seed in range(12):
        state = begin(seed)
        money = {SIDES[side]: state.book.start_money[side] for side in (HUMAN, HENCHMAN)}
        play(state, random.Random(seed), True)
        for event in state.journal or []:
            what, args = event.message.removeprefix("scarface-event-"), event.args
            side, n = str(args.get("side", "human")), int(str(args.get("n", 0))) if "n" in args else 0
            if what in gains:
                money[side] += n
            elif what in ("pay", "bribe", "plan-card"):
                money[side] -= n
            elif what == "steal":
                money[side] += n
                money["henchman" if side == "human" else "human"] -= n
                stolen += n
        assert [money[side] for side in SIDES[:2]] == state.money
    assert stolen > 0


@rule("SF-202", "SF-114", "SF-115")
def test_twelve_reorganizations_reach_the_end() -> None:
    ends = set()
    for seed in range(6, 18):
        state = begin(seed)
        play(state, random.Random(seed), seed % 2 == 0)
        told = [event.message for event in state.journal or []]
        assert told.count("scarface-event-time") == 12
        assert told.count("scarface-event-extra") == 4
        assert told.count("scarface-event-news") == 3
        his = told.count("scarface-henchman-reorganize")
        ends.add(his + told.count("scarface-event-reorganize"))
    assert ends == {12, 13}
