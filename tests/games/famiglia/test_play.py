"""Random legal play: what must hold in every position of every game of Famiglia."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant
from hypothesis.stateful import rule as step

import consigliere
from consigliere.games.famiglia.cards import NAMES, names
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel import Stream
from consigliere.kernel.history import History
from consigliere.kernel.records import read, verify, write
from tests.conformance import check_all, check_refusals, play_out
from tests.conftest import often
from tests.games.famiglia.checks import VARIANTS, check
from tests.marks import rule

GAME = consigliere.load("famiglia")


class Play(RuleBasedStateMachine):
    @initialize(
        seed=st.integers(0, 2**32),
        eager=st.booleans(),
        options=st.sampled_from(VARIANTS),
        chance=st.sampled_from(["stream", "ask"]),
    )
    def begin(self, seed: int, eager: bool, options: dict[str, object], chance: str) -> None:
        state = GAME.new(seed=seed, options=options, chance=chance)
        assert isinstance(state, FamigliaState)
        self.state = state
        self.eager = eager
        self.options = options
        self.chance = chance
        self.rng = random.Random(seed)

    @step(pick=st.integers(0, 10_000))
    def play(self, pick: int) -> None:
        if not self.state.decisions:
            self.begin(pick, self.eager, self.options, self.chance)
        legal = self.state.legal
        if self.eager and legal[0] in GAME.declining:
            legal = legal[1:]
        self.state.apply(legal[pick % len(legal)])

    @invariant()
    def everything_holds(self) -> None:
        check(self.state)
        check_all(self.state, self.rng)


Play.TestCase.settings = settings(max_examples=often(60), stateful_step_count=60)
TestPlay = Play.TestCase


def name(options: dict[str, object]) -> str:
    return str(options["rulings"])


@rule("F-1", "F-17", "F-24")
@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_whole_games_keep_all_cards_and_end_in_time(options: dict[str, object], eager: bool) -> None:
    for seed in range(often(150)):
        for state in play_out(GAME, seed, eager, options=options):
            check(state)
        assert state.returns is not None
        assert sum(state.returns) == 1


@pytest.mark.parametrize("chance", ["stream", "ask"])
@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_everything_holds_along_a_game(options: dict[str, object], chance: str) -> None:
    rng = random.Random(1)
    for state in play_out(GAME, 1, True, chance, options):
        check_all(state, rng, 3)


@pytest.mark.parametrize("seed", range(4))
def test_every_unlisted_action_is_refused(seed: int) -> None:
    """The whole alphabet, in every position of an eager game."""
    for state in play_out(GAME, seed, True, options=VARIANTS[seed % 2])[::5]:
        check_refusals(state, list(range(len(GAME.alphabet))))


@pytest.mark.parametrize("chance", ["stream", "ask"])
@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_record_and_replay_give_equal_states(options: dict[str, object], chance: str) -> None:
    for seed in range(20):
        rng = random.Random(seed)
        history = History(GAME, GAME.new(seed=seed, options=options, chance=chance))
        while history.state.decisions:
            history.apply(rng.choice(history.state.legal[1:] or history.state.legal))
        again = verify(read(write(history, ["a", "b"])), GAME)
        assert again.state == history.state
        assert again.state.journal == history.state.journal


@rule("F-29")
@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_the_order_of_the_deck_is_in_no_view(options: dict[str, object]) -> None:
    """Two games that differ only in the stream, that is in what the deck will give, show the same bytes."""
    for position in play_out(GAME, 3, True, options=options):
        other = position.clone()
        other.stream = Stream(999)
        for seat in (0, 1, None):
            assert other.view(seat).encode() == position.view(seat).encode()


@rule("F-29")
def test_every_seat_sees_hands_deck_content_and_known_bottom() -> None:
    state = GAME.position({"street": "B2 M1", "run_out": 1, "deck": "I1", "bottom": "A1 A3", "rest": "area.1"})
    for seat in (0, 1, None):
        board = state.view(seat).board
        assert board.hands == [["I0", "A0", "B0", "M0"]] * 2
        assert board.deck == ["I1"]
        assert board.bottom == ["A1", "A3"]


@rule("F-23")
@pytest.mark.parametrize(
    ("given", "move", "told"),
    [
        ({"street": "I0", "decision": "recruit"}, "recruit I0", True),
        ({"street": "A1"}, "discard A1", True),
        ({"street": "A1 B1"}, "discard A1", False),
        ({"street": "I0", "decision": "recruit", "run_out": 2, "turns_left": 1, "rest": "area.0"}, "recruit I0", False),
        ({"decision": "first"}, "first 1", False),
    ],
)
def test_the_journal_tells_when_six_cards_come(given: dict[str, object], move: str, told: bool) -> None:
    state = GAME.position(given)
    state.apply(GAME.parse(move))
    assert ("famiglia-event-street-empty" in [event.message for event in state.journal or []]) == told


@rule("F-5")
def test_either_seat_may_begin() -> None:
    firsts = {state.first for seed in range(30) if isinstance(state := GAME.new(seed=seed), FamigliaState)}
    assert firsts == {0, 1}


@rule("F-4", "F-6")
def test_every_card_comes_to_the_first_street_in_its_share() -> None:
    """Over 2,000 deals each of the 52 cards comes as often as it should: 6 of 52, within 5 standard deviations."""
    dealt = dict.fromkeys(NAMES, 0)
    for seed in range(2000):
        state = GAME.new(seed=seed)
        assert isinstance(state, FamigliaState)
        for name in names(state.street):
            dealt[name] += 1
    for name, times in dealt.items():
        copies = 5 - int(name[1]) - 2 * (name[1] == "0")
        mean = 2000 * 6 / 52 * copies
        assert abs(times - mean) < 5 * mean**0.5, name


def test_the_first_option_is_the_fallback() -> None:
    """On time-out the first option is taken: where one may decline, that is to decline."""
    for seed in range(40):
        for state in play_out(GAME, seed, True):
            declining = [action for action in state.legal if action in GAME.declining]
            assert state.legal[: len(declining)] == declining


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_a_position_knows_nothing_of_its_clones(options: dict[str, object]) -> None:
    """All positions of a game stay as they were while the game goes on from them."""
    line = play_out(GAME, 8, True, options=options)
    frozen = [state.content() for state in line]
    for state in line[:-1]:
        twin = state.clone()
        twin.apply(twin.legal[-1])
    assert [state.content() for state in line] == frozen
