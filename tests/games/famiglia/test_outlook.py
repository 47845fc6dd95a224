"""What the page is told beside a position is what the engine then does."""

import random
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

import consigliere
from consigliere.games.famiglia.actions import ACCOUNTANT_STEP, BRUTE_STEP, DECLINING, DO_STOP, RECRUIT, STREET
from consigliere.games.famiglia.outlook import Decided, Outlook
from consigliere.games.famiglia.state import FamigliaState
from tests.marks import rule

GAME = consigliere.load("famiglia")
GAMES = 40
LARGEST = 8192


def outlook(state: FamigliaState) -> Outlook:
    found = state.show(state.seat if state.seat >= 0 else 0).board.outlook
    assert isinstance(found, Outlook)
    return found


def played(seed: int) -> Iterator[FamigliaState]:
    """Half of them rather do something, half rather decline, so that passes are met too."""
    rng = random.Random(seed)
    state = GAME.new(seed=seed, journal=False, options={"rulings": "faq" if seed % 4 == 3 else "rulebook"})
    assert isinstance(state, FamigliaState)
    while True:
        yield state
        if state.returns is not None:
            return
        wishes = [action for action in state.legal if (action in DECLINING) == (seed % 2 == 0)] or state.legal
        state.apply(rng.choice(wishes if rng.random() < 0.8 else state.legal))


@cache
def games() -> list[FamigliaState]:
    return [state.clone() for seed in range(GAMES) for state in played(seed)]


def position(given: dict[str, object]) -> FamigliaState:
    state = GAME.position(given)
    assert isinstance(state, FamigliaState)
    return state


def passes_by(state: FamigliaState, action: int) -> FamigliaState | None:
    """The position after an action if the seat has passed by it."""
    twin = state.clone()
    twin.journal = []
    twin.apply(action)
    passed = [event.args["seat"] for event in twin.journal if event.message == "famiglia-event-pass"]
    return twin if passed[:1] == [state.player] else None


@rule("F-22", "F-26")
def test_a_pass_is_foretold() -> None:
    """Whatever turns into a pass is named, also where nobody is asked for it; whether the game is over then, too."""
    met = set()
    for state in games():
        told = {passing.action: passing.ends for passing in outlook(state).passing}
        for action in state.legal:
            if state.kind == STREET and action != DO_STOP:
                assert action not in told, "what is dealt nobody knows"
                continue
            after = passes_by(state, action)
            assert (action in told) == (after is not None)
            if after is not None:
                assert told[action] == after.ended
                met.add((state.kind, after.ended))
    assert met >= {(STREET, False), (RECRUIT, False), (RECRUIT, True), (BRUTE_STEP, False)}


@rule("F-22", "F-26")
def test_a_stop_that_loses_the_game_is_told_before_it() -> None:
    """The start that lost a game by its first click: nothing can be recruited, the rival has passed and leads."""
    state = position({"street": "I2 A2 B2 M2", "area": ["", "M1"], "passes": 1})
    seen = outlook(state)
    assert [(GAME.notation(passing.action), passing.ends) for passing in seen.passing] == [("stop", True)]
    assert [score.total for score in seen.scores] == [2, 3]
    assert seen.standing == [0.0, 1.0]
    assert seen.decided is None
    state.apply(DO_STOP)
    assert state.returns == seen.standing
    assert outlook(state).decided == Decided("F-27", [])


@rule("F-22", "F-26")
def test_one_click_can_pass_for_both() -> None:
    """Without a deck nobody is asked to discard: who declines the brute passes, and so does the rival."""
    hands = ["I0 A0 B1 M0", "I0 A0 B0 M0"]
    given = {"decision": "brute", "street": "I3 A3", "hand": hands, "run_out": 2, "turns_left": 1, "rest": "area.1"}
    state = position(given)
    assert [(GAME.notation(passing.action), passing.ends) for passing in outlook(state).passing] == [("no brute", True)]


def test_what_can_be_recruited_at_once_is_what_is_offered_after_declining() -> None:
    met = set()
    for state in games():
        if state.kind not in (ACCOUNTANT_STEP, BRUTE_STEP):
            assert outlook(state).ahead == []
            continue
        twin = state.clone()
        while twin.player == state.player and twin.kind in (ACCOUNTANT_STEP, BRUTE_STEP):
            twin.apply(outlook(twin).decline or 0)
        offered = [GAME.describe(action).args.get("card") for action in twin.legal] if twin.kind == RECRUIT else []
        expected = {card for card in offered if card} if twin.player == state.player else set()
        assert set(outlook(state).ahead) == expected
        met.add((state.kind, bool(expected)))
    assert met >= {(ACCOUNTANT_STEP, True), (BRUTE_STEP, True), (BRUTE_STEP, False)}


def test_the_action_that_declines() -> None:
    for state in games():
        declining = [action for action in state.legal if action in DECLINING]
        assert outlook(state).decline == (declining[0] if declining else None)


@rule("F-10")
def test_cards_under_the_deck_are_counted_with_it() -> None:
    left = {outlook(state).deck for state in games()[::3]}
    assert min(left) == 0
    for state in games()[::3]:
        board = state.show(0).board
        assert outlook(state).deck == len(board.deck) + len(board.bottom)


@rule("F-27")
def test_the_points_add_up() -> None:
    for state in games()[::5]:
        for score in outlook(state).scores:
            assert score.hand + score.area == sum(score.families) == score.total
        assert [score.total for score in outlook(state).scores] == state.show(0).board.scores


@rule("F-27")
def test_what_decided_a_game_agrees_with_its_result() -> None:
    ends = [state for state in games() if state.returns is not None]
    assert len(ends) == GAMES
    for state in ends:
        seen = outlook(state)
        assert seen.standing == state.returns
        decided = seen.decided
        assert decided is not None
        assert (decided.rule == "F-27") == (seen.scores[0].total != seen.scores[1].total)


TIES = [
    ("I1 B0", "I0 I0 B0", [1.0, 0.0], ["I1", "I0"]),
    ("A1 A1 A1 B0", "A2 B0", [0.0, 1.0], ["A1", "A2"]),
    ("A1 B0 M0", "A1 B0", [1.0, 0.0], ["M0", None]),
    ("A1 B0", "M1 A0", [0.5, 0.5], []),
]


@rule("F-28")
@pytest.mark.parametrize(("mine", "theirs", "returns", "cards"), TIES)
def test_a_tie_names_the_cards_that_decided(
    mine: str, theirs: str, returns: list[float], cards: list[str | None]
) -> None:
    state = position({"hand": [mine, theirs], "street": "I4", "passes": 1})
    assert state.score(0) == state.score(1)
    state.apply(DO_STOP)
    assert state.returns == returns
    assert outlook(state).decided == Decided("F-28", cards)


def test_bots_see_what_they_saw_and_people_get_little_more() -> None:
    state = games()[50]
    assert "outlook" not in msgspec.json.decode(state.view(0).encode())["board"]
    assert max(len(state.show(0).encode()) for state in games()[::5]) < LARGEST
