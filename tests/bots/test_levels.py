"""Levels: the same brain, more or less steady, more or less patient."""

import pytest

import consigliere
from consigliere.bots import Budget, make_bot
from consigliere.bots.contract import Prospect, Thought
from consigliere.bots.levels import slipped
from consigliere.kernel import Stream

GAME = consigliere.load("famiglia")
PASSING_WINS: dict[str, object] = {"decision": "recruit", "street": "A0 B0", "hand": ["I1 I0", "B0"], "passes": 1}


@pytest.mark.parametrize(("level", "ends"), [("easy", False), ("normal", True), ("hard", True)])
def test_easy_does_not_win_by_passing_in_the_first_turns(level: str, ends: bool) -> None:
    state = GAME.position(PASSING_WINS)
    choices = {make_bot(level, GAME, seed).choose(state.view(0), Budget(steps=60)) for seed in range(5)}
    assert (choices == {GAME.parse("pass")}) == ends
    assert (GAME.parse("pass") in choices) == ends


def test_later_easy_may_end_the_game() -> None:
    state = GAME.position(PASSING_WINS)
    state.seq = 60
    choices = {make_bot("easy", GAME, seed).choose(state.view(0), Budget(steps=60)) for seed in range(12)}
    assert GAME.parse("pass") in choices


def test_slips_are_small_and_the_better_action_is_taken_more_often() -> None:
    thought = Thought([Prospect(1, 0.6, (1,)), Prospect(2, 0.57, (2,)), Prospect(3, 0.3, (3,))])
    taken = [slipped(thought, 0.05, Stream(seed)).action for seed in range(300)]
    assert 3 not in taken
    assert 150 < taken.count(1) < 250
    assert {slipped(thought, 0.0, Stream(seed)).action for seed in range(50)} == {1}
