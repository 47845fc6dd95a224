"""Random legal play: what must hold in every position of every game of La Famiglia."""

import pickle
import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant
from hypothesis.stateful import rule as step

import consigliere
from consigliere.games.lafamiglia.actions import DO_GIVE, FIRST_MONEY_ACTION
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.fields import FIELDS
from consigliere.games.lafamiglia.invariants import check_invariants, check_step
from consigliere.games.lafamiglia.names import HQ, TOKENS, same_team
from consigliere.games.lafamiglia.seen.view import fighters
from consigliere.games.lafamiglia.table import ENCOUNTER
from consigliere.kernel import Stream
from consigliere.kernel.history import History
from consigliere.kernel.records import read, verify, write
from consigliere.kernel.rules import read_rules
from tests.conformance import check_all, check_copies, check_decisions, check_refusals
from tests.conftest import often
from tests.games.lafamiglia.checks import VARIANTS
from tests.marks import rule

GAME = consigliere.load("lafamiglia")


def begin(seed: int, variant: int, chance: str = "stream") -> LaFamigliaState:
    state = GAME.new(seed=seed, options=VARIANTS[variant % len(VARIANTS)], chance=chance)
    assert isinstance(state, LaFamigliaState)
    return state


def is_lively(action: int) -> bool:
    """Neither a refusal nor a sale, request or gift: random play with those would hardly fight."""
    return action < FIRST_MONEY_ACTION and action not in GAME.declining and not DO_GIVE < action <= DO_GIVE + 5


def choose(state: LaFamigliaState, rng: random.Random, lively: float) -> tuple[int, int]:
    decision = rng.choice(state.decisions)
    choices = [action for action in decision.legal if is_lively(action)] if rng.random() < lively else []
    return rng.choice(choices or decision.legal), decision.seat


def play(state: LaFamigliaState, rng: random.Random, lively: float) -> None:
    """Play to the end, checking every position and every step."""
    while state.decisions:
        before = state.clone()
        state.apply(*choose(state, rng, lively))
        check_invariants(state)
        check_step(before, state)


class Play(RuleBasedStateMachine):
    @initialize(seed=st.integers(0, 2**32), variant=st.integers(0, 4), skip=st.integers(0, 500))
    def begin(self, seed: int, variant: int, skip: int) -> None:
        self.rng = random.Random(seed)
        self.state = begin(seed, variant)
        for _ in range(skip):
            if self.state.decisions:
                self.state.apply(*choose(self.state, self.rng, 0.9))

    @step(pick=st.integers(0, 10_000))
    def play(self, pick: int) -> None:
        if not self.state.decisions:
            self.state = begin(pick, pick)
        legal = [action for action in self.state.legal if is_lively(action)] if pick % 8 else []
        legal = legal or self.state.legal
        self.state.apply(legal[pick // 8 % len(legal)])

    @invariant()
    def everything_holds(self) -> None:
        check_invariants(self.state)
        check_all(self.state, self.rng, 3)


Play.TestCase.settings = settings(max_examples=often(12), stateful_step_count=20)
TestPlay = Play.TestCase


@rule("LF-1", "LF-2", "LF-4", "LF-5", "LF-6", "LF-7", "LF-177", "LF-179")
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("lively", [0.0, 0.95])
def test_whole_games_keep_the_invariants_and_end(lively: float, part: int) -> None:
    for seed in range(25 * part, 25 * part + often(25)):
        state = begin(seed, seed)
        play(state, random.Random(seed), lively)
        assert state.returns is not None
        assert sum(state.returns) == 2
        assert state.seq < 2000


@rule("LF-22")
@pytest.mark.parametrize("chance", ["stream", "ask"])
def test_record_and_replay_give_equal_states(chance: str) -> None:
    for seed in range(10):
        rng = random.Random(seed)
        history = History(GAME, begin(seed, seed, chance))
        while history.state.decisions:
            assert isinstance(history.state, LaFamigliaState)
            action, seat = choose(history.state, rng, 0.9)
            history.apply(action, seat)
        again = verify(read(write(history, ["a", "b", "c", "d"])), GAME)
        assert again.state == history.state
        assert again.state.journal == history.state.journal


@rule("LF-110")
def test_tokens_are_resolved_in_the_order_of_initiative() -> None:
    for seed in range(20):
        state = begin(seed, seed)
        play(state, random.Random(seed), 0.95)
        leader, last = 0, (0, 0, 0)
        for event in state.journal or []:
            if event.message == "lafamiglia-event-encounter":
                leader, last = int(str(event.args["seat"])), (0, 0, 0)
            elif event.message == "lafamiglia-event-resolve":
                token, seat = TOKENS.index(str(event.args["token"])), int(str(event.args["seat"]))
                key = (state.book.attack[token], state.book.initiative[token], (seat - leader) & 3)
                assert key >= last
                last = key


def exchange_hidden(state: LaFamigliaState, viewer: int | None, rng: random.Random) -> LaFamigliaState:
    """The same position for this viewer: the hidden faces of the other team dealt anew, unshown cards changed."""
    twin = state.clone()
    for seat, colour in enumerate(twin.colour):
        if colour < 0 or (viewer is not None and same_team(viewer, seat)):
            continue
        hidden = [
            token
            for token in range(13 * colour, 13 * colour + 13)
            if twin.where[token] == HQ or (twin.where[token] < 36 and twin.phase != ENCOUNTER)
        ]
        places = [twin.where[token] for token in hidden]
        rng.shuffle(places)
        for token, place in zip(hidden, places, strict=True):
            twin.where[token] = place
        in_hq = twin.tokens_in_hq(seat)
        if twin.issuing >= 0 and twin.issuing // 13 == colour:
            twin.issuing = rng.choice(in_hq)
    if twin.cards[0] >= 0:
        players = fighters(twin)
        twin.cards = [twin.cards[n] if players[n] == viewer else rng.randrange(3) for n in range(2)]
    if not twin.others and not twin.answers and twin.decisions:
        twin.advance()
    return twin


@rule("LF-168", "LF-169", "LF-171", "LF-172", "LF-175")
def test_what_is_hidden_from_a_seat_does_not_change_what_it_sees() -> None:
    checks = 0
    for seed in range(8):
        rng = random.Random(seed)
        state = begin(seed, seed)
        while state.decisions:
            state.apply(*choose(state, rng, 0.9))
            for viewer in (0, 1, 2, 3, None):
                if rng.random() < 0.2:
                    twin = exchange_hidden(state, viewer, rng)
                    assert twin.view(viewer).encode() == state.view(viewer).encode()
                    for seat in (decision.seat for decision in state.decisions):
                        if seat == viewer:
                            action = rng.randrange(len(GAME.alphabet))
                            assert twin.explain(action, seat) == state.explain(action, seat)
                    checks += 1
    assert checks > 2000


@rule("LF-174", "LF-175")
def test_a_request_is_seen_by_the_team_only() -> None:
    state = GAME.position({"seat": 0, "money": {"red": 3, "green": 6}})
    before = {seat: state.view(seat) for seat in (1, 3, None)}
    state.apply(GAME.parse("plan.turn ask:2"))
    assert [d.kind for d in state.view(0).decisions] == ["gift.answer"]
    assert [d.kind for d in state.view(2).decisions] == ["gift.answer"]
    assert state.view(0).board.partner_legal
    for seat, old in before.items():
        view = state.view(seat)
        assert view.decisions == old.decisions
        assert view.board == old.board
        assert not view.legal
    requests = [event for event in state.journal or [] if event.message == "lafamiglia-event-ask"]
    assert [event.seats for event in requests] == [(0, 2)]


@rule("LF-173")
def test_no_rule_depends_on_talk() -> None:
    """Talk leaves no trace in the game: every decision is one of section 20 or of chance."""
    table = read_rules("lafamiglia").partition("## 20.")[2].partition("## 21.")[0]
    for kind in GAME.kinds:
        assert f"`{kind}`" in table or kind.startswith("deal.")


@rule("LF-172")
def test_a_chosen_card_is_seen_by_its_player_only() -> None:
    given: dict[str, object] = {
        "phase": "encounter",
        "order": "red-PA",
        "uncovered": {"red": [0, 1, 0, 0]},
        "tokens": {"corleone": "red-PA"},
        "areas": {"corleone": "red 6", "lercara": "blue 4"},
    }
    state = GAME.position(given)
    for move in ("enc.part shotgun", "move.target land:lercara", "move.soldiers 5", "fight.mode tactics"):
        state.apply(GAME.parse(move))
    state.apply(GAME.parse("fight.card coward2"), 1)
    assert state.view(1).board.answered == [None, "coward2", None, None]
    for seat in (0, 2, 3, None):
        assert state.view(seat).board.answered == [None] * 4
        assert state.view(seat).board.cards == [None, None]
    state.apply(GAME.parse("fight.card traitor"), 0)
    assert state.view(0).board.cards == ["traitor", None]
    assert state.view(1).board.cards == [None, "coward2"]
    assert state.view(3).board.cards == [None, None]


@rule("LF-135", "LF-176")
def test_both_orders_of_answering_lead_to_equal_states() -> None:
    given: dict[str, object] = {
        "phase": "encounter",
        "order": "red-PA",
        "uncovered": {"red": [0, 1, 0, 0]},
        "tokens": {"corleone": "red-PA"},
        "areas": {"corleone": "red 6", "lercara": "blue 4"},
    }
    ends = []
    for seats in ((0, 1), (1, 0)):
        state = GAME.position(given)
        for move in ("enc.part shotgun", "move.target land:lercara", "move.soldiers 5", "fight.mode tactics"):
            state.apply(GAME.parse(move))
        for seat in seats:
            state.apply(GAME.parse("fight.card traitor" if seat else "fight.card coward1"), seat)
        ends.append(state)
    assert ends[0] == ends[1]


def test_every_action_of_the_asked_kind_is_refused_with_a_reason() -> None:
    rng = random.Random(1)
    state = begin(1, 1)
    while state.decisions:
        kind = GAME.kinds[state.kind]
        if rng.random() < 0.1:
            actions = [n for n, action in enumerate(GAME.alphabet.actions) if action.kind == kind]
            for decision in state.decisions:
                for action in actions:
                    refusal = state.explain(action, decision.seat)
                    assert (refusal is None) == (action in decision.legal)
        state.apply(*choose(state, rng, 0.9))


def test_conformance_along_games() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = begin(seed, seed)
        while state.decisions:
            if rng.random() < 0.08:
                check_decisions(state)
                check_copies(state)
                check_refusals(state, rng.sample(range(len(GAME.alphabet)), 4))
                for seat in (0, 1, 2, 3, None):
                    view = state.view(seat)
                    world = GAME.imagine(view, Stream(rng.getrandbits(60)))
                    assert isinstance(world, LaFamigliaState)
                    check_invariants(world)
                    assert world.view(seat).encode() == view.encode()
            state.apply(*choose(state, rng, 0.9))


def test_clones_share_nothing_that_changes() -> None:
    state = begin(5, 0)
    rng = random.Random(5)
    while state.decisions:
        state.apply(*choose(state, rng, 0.9))
        twin = state.clone()
        for name in FIELDS:
            value = getattr(state, name)
            assert getattr(twin, name) == value
            assert not isinstance(value, list) or getattr(twin, name) is not value


def test_a_pickled_state_keeps_its_options() -> None:
    state = begin(2, 2)
    twin = pickle.loads(pickle.dumps(state))
    assert (twin.predictable, twin.around_neutral, twin.last_round) == (True, False, 4)


@rule("LF-174", "LF-175")
def test_a_refused_request_for_money_leaves_no_trace() -> None:
    """The other team and spectators get the same bytes before a request, while it is open and after it is refused."""
    state = GAME.position({"money": {"red": 3, "green": 4}, "seat": 0})
    before = [state.view(seat).encode() for seat in (1, 3, None)]
    for move in ("plan.turn ask:2", "gift.answer 0"):
        state.apply(GAME.parse(move))
        assert [state.view(seat).encode() for seat in (1, 3, None)] == before
    assert state.view(2).seq == 2
