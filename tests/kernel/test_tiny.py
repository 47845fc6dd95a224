"""The kernel's contract, proven on a game with hidden cards, chance and choices made at the same time."""

import random
from pathlib import Path

import pytest

from consigliere.kernel import CHANCE, BadInput, IllegalAction, Stream
from consigliere.kernel.history import History
from consigliere.kernel.records import read, replay, verify, write
from consigliere.kernel.scenarios import problems
from tests.conformance import check_all, play_out, random_action
from tests.kernel.tiny import Tiny, TinyState

GAME = Tiny()


@pytest.mark.parametrize("seed", range(60))
def test_every_position_keeps_the_contract(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(seed=seed)
    while state.decisions:
        check_all(state, rng)
        state.apply(*random_action(state, rng, False))
    check_all(state, rng)


def bidding() -> TinyState:
    state = GAME.new(seed=3)
    assert isinstance(state, TinyState)
    return state


def test_both_seats_are_asked_at_once() -> None:
    state = bidding()
    assert [decision.seat for decision in state.decisions] == [0, 1]
    assert state.decision == state.decisions[0]


def test_every_order_of_answers_leads_to_equal_states() -> None:
    one, other = bidding(), bidding()
    one.apply(2, seat=0)
    one.apply(1, seat=1)
    other.apply(1, seat=1)
    other.apply(2, seat=0)
    assert one == other
    assert hash(one) == hash(other)


def test_an_early_answer_stays_hidden() -> None:
    views = []
    for bid in (0, 1, 2):
        state = bidding()
        state.apply(bid, seat=1)
        views.append([state.view(0).encode(), state.view(None).encode()])
        assert state.view(1).board.answer == bid
        assert state.journal is not None
        assert [e for e in state.journal if e.visible_to(0)] == state.journal[:1]
    assert views[0] == views[1] == views[2]


def test_an_answer_is_given_once() -> None:
    state = bidding()
    state.apply(1, seat=1)
    with pytest.raises(BadInput, match="not the turn"):
        state.apply(0, seat=1)


def test_who_has_one_option_is_not_asked() -> None:
    state = bidding()
    state.apply(2, seat=0)
    state.apply(0, seat=1)
    state.apply(1, seat=0)
    state.apply(0, seat=1)
    assert state.coins == [0, 3]
    assert [decision.seat for decision in state.decisions] == [1]


def test_a_scene_is_kept_where_scenes_are() -> None:
    """A position on the way: nobody is asked in it, and what comes after changes nothing in it."""
    state = GAME.new(seed=1)
    state.scene()
    assert state.scenes is None
    state.scenes = []
    state.scene()
    [(told, scene)] = state.scenes
    assert told == len(state.journal or [])
    assert scene.content() == state.content()
    assert scene.decisions == []
    state.apply(state.legal[0])
    assert state.clone().scenes is None
    assert scene.seq == 0


def test_secret_events_are_for_their_seat() -> None:
    state = bidding()
    assert state.journal is not None
    own = [[event.visible_to(seat) for event in state.journal] for seat in (0, 1, None)]
    assert own == [[True, False], [False, True], [False, False]]


def test_chance_can_be_asked() -> None:
    state = GAME.new(chance="ask")
    decision = state.decision
    assert decision is not None
    assert decision.seat == CHANCE
    assert decision.chances == [0.2] * 5
    state.apply(GAME.parse("deal 4"), CHANCE)
    assert state.legal == [GAME.parse(f"deal {card}") for card in range(4)]
    with pytest.raises(IllegalAction):
        state.apply(GAME.parse("deal 4"))


def test_a_card_is_dealt_alike_in_imagined_worlds() -> None:
    """Over many imagined worlds the unknown card takes every value it can have, and no other."""
    state = bidding()
    view = state.view(0)
    worlds = [GAME.imagine(view, Stream(seed)) for seed in range(200)]
    assert {world.cards[0] for world in worlds} == {state.cards[0]}
    assert {world.cards[1] for world in worlds} == set(range(5)) - {state.cards[0]}


def test_records_of_choices_made_at_once() -> None:
    for chance in ("stream", "ask"):
        rng = random.Random(5)
        history = History(GAME, GAME.new(seed=5, chance=chance))
        while history.state.decisions:
            history.apply(*random_action(history.state, rng, False))
        text = write(history, ["a", "b"])
        again = verify(read(text), GAME)
        assert again.state.content() == history.state.content()
        assert replay(read(text), GAME, 2).state.seq == 2


def test_a_choice_goes_back_alone_while_others_still_think() -> None:
    game = Tiny(seats=3)
    history = History(game, game.new(seed=5))
    history.apply(2, 0)
    history.apply(1, 1)
    history.undo(0)
    assert [tuple(move) for move in history.moves] == [(1, 1)]
    assert [decision.seat for decision in history.state.decisions] == [0, 2]
    history.redo()
    assert sorted(history.state.answers) == [(0, 2), (1, 1)]


def test_a_seed_gives_the_same_game_everywhere() -> None:
    one = play_out(GAME, 9, eager=False)
    assert one == play_out(GAME, 9, eager=False)
    final = one[-1]
    assert isinstance(final, TinyState)
    assert final.cards == [1, 2]


def test_unknown_wishes_are_bad_input() -> None:
    with pytest.raises(BadInput, match="no option"):
        GAME.new(options={"speed": 3})
    with pytest.raises(BadInput, match="Chance is"):
        GAME.new(chance="dice")
    with pytest.raises(BadInput, match="no action number"):
        bidding().apply(99)
    with pytest.raises(BadInput, match="no action number"):
        bidding().explain(-1)


def test_the_kind_of_a_decision_may_be_left_out() -> None:
    state = bidding()
    assert state.parse("2") == state.parse("bid 2") == GAME.parse("bid 2")
    with pytest.raises(BadInput, match="“3” is not an action"):
        state.parse("3")


def test_a_scenario_may_name_the_seat_of_a_move(tmp_path: Path) -> None:
    case = tmp_path / "case.toml"
    case.write_text(
        """
        title = "Both bid at once"
        rules = []
        when = ["1 bid 2", "bid 0"]
        given = { draws = ["4", "1"] }
        then = { facts = { bids = [0, 2], cards = [4, 1] } }
        """
    )
    assert problems(case, GAME) == []
