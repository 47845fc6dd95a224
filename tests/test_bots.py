from functools import cache

import pytest

import consigliere
from consigliere.arena.match import Result, match_so_far, play_game, play_match
from consigliere.bots import BOTS, Budget, make_bot
from consigliere.games import NAMES
from consigliere.kernel import BadInput, State, Stream
from tests.conformance import play_out

GAME = consigliere.load("famiglia")
FEW = Budget(steps=12)
POSITIONS = 8


@cache
def positions(name: str) -> list[State]:
    """From all of a game."""
    line = play_out(consigliere.load(name), 4, True)[:-1]
    return line[:: len(line) // POSITIONS + 1]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("which", NAMES)
def test_a_choice_is_legal_leaves_its_view_and_depends_on_view_seed_and_steps_alone(which: str, name: str) -> None:
    """Not on what was chosen before, and not on what is hidden: in another world that fits the view it is the same."""
    game = consigliere.load(which)
    used, others = make_bot(name, game, 5), 0
    for state in positions(which):
        seat = state.seat
        view, other = state.view(seat), game.imagine(state.view(seat), Stream(99))
        before = view.encode()
        chosen = used.choose(view, FEW)
        assert chosen in state.legal_for(seat)
        assert view.encode() == before
        assert make_bot(name, game, 5).choose(view, FEW) == chosen
        assert make_bot(name, game, 5).choose(other.view(seat), FEW) == chosen
        others += other != state
    assert others > 0 or game.id != "lafamiglia", "orders are hidden"


def test_random_takes_everything_and_other_seeds_choose_otherwise() -> None:
    state = GAME.position({"decision": "recruit", "street": "I0 A0 B0 M0"})
    view = state.view(0)
    assert {make_bot("random", GAME, seed).choose(view, Budget()) for seed in range(60)} == set(state.legal)


def test_eager_passes_only_when_it_must() -> None:
    state = GAME.position({"decision": "recruit", "street": "I0 A0 B0 M0"})
    view = state.view(0)
    assert {make_bot("eager", GAME, seed).choose(view, Budget()) for seed in range(60)} == set(state.legal[1:])


def test_greedy_takes_the_best_card() -> None:
    state = GAME.position({"decision": "recruit", "street": "I1 A1 M0", "hand": ["I0 I0 A0 A0", "B0"]})
    assert GAME.notation(make_bot("greedy", GAME).choose(state.view(0), Budget())) == "recruit I1 with I0+I0 keep I0"


def test_greedy_sees_to_the_end_of_its_turn() -> None:
    """The brute is worth playing only for the recruitment that follows."""
    state = GAME.position({"decision": "brute", "street": "I4 A1", "hand": ["B3 I0 I0", "B0"]})
    bot = make_bot("greedy", GAME)
    line = []
    while state.seat == 0:
        action = bot.choose(state.view(0), Budget())
        line.append(GAME.notation(action))
        state.apply(action)
    assert line == ["play B3", "lower I4 by 3", "recruit I4-3 with I0+I0 keep I0"]


def test_greedy_keeps_to_its_time() -> None:
    """Without any time it still answers with a legal action."""
    state = GAME.new(seed=1)
    assert make_bot("greedy", GAME).choose(state.view(state.seat), Budget(seconds=0.0)) in state.legal


@pytest.mark.parametrize(("rival", "bar"), [("random", 0.85), ("eager", 0.8)])
def test_greedy_beats_the_others(rival: str, bar: float) -> None:
    """40 games are enough to see a broken bot; the real bars are measured over 1000 games (docs/bots.md)."""
    assert play_match(GAME, ["greedy", rival], 40, 1, Budget(steps=300)).rate >= bar


def test_a_match_is_the_same_with_any_number_of_workers() -> None:
    one = play_match(GAME, ["eager", "random"], 11, 3, Budget(), workers=1)
    assert one == play_match(GAME, ["eager", "random"], 11, 3, Budget(), workers=2)
    assert one.games == 12


def test_each_deal_is_played_with_the_seats_swapped() -> None:
    """A pair is the deal with (eager, random) and the same deal with (random, eager), counted for eager."""
    pair = play_match(GAME, ["eager", "random"], 2, 9, Budget())
    there = play_game(GAME, ["eager", "random"], 9, Budget()).returns
    back = play_game(GAME, ["random", "eager"], 9, Budget()).returns
    assert there is not None
    assert back is not None
    assert pair.rate == (there[0] + back[1]) / 2


def test_progress_is_told() -> None:
    totals = match_so_far(GAME, ["random", "random"], 6, 1, Budget())
    assert [total.games for total in totals] == [2, 4, 6]


def test_the_interval_is_wilsons() -> None:
    low, high = Result(50, 0, 50, 0).interval()
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = Result(100, 0, 0, 0).interval()
    assert low == pytest.approx(0.963, abs=0.001)
    assert high == pytest.approx(1.0)
    assert Result(1, 2, 1, 0).rate == 0.5


def test_an_unknown_bot_is_bad_input() -> None:
    with pytest.raises(BadInput, match="no player “genius”"):
        make_bot("genius", GAME)
