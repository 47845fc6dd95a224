"""The greedy bot at Scarface: never stuck, repeatable, better than chance; and what the balance report tells."""

import pytest

import consigliere
from consigliere.arena.balance import Setting, measure_balance, watch_game
from consigliere.bots import Budget, make_bot
from consigliere.games.scarface import balance
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.names import HENCHMAN, HUMAN, ORDERS
from consigliere.games.scarface.rounds import total
from consigliere.kernel import NOBODY, Stream
from tests.conformance import play_out

GAME = consigliere.load("scarface")
TINY = Budget(steps=8)


def test_a_position_is_judged_without_changing_it() -> None:
    for state in play_out(GAME, 9, True)[::29]:
        before = state.clone()
        GAME.evaluate(state, 0)
        assert state == before


def test_money_of_the_human_is_good_and_of_the_henchman_bad() -> None:
    for state in play_out(GAME, 3, True)[20:-1:37]:
        assert isinstance(state, ScarfaceState)
        worth = GAME.evaluate(state, 0)
        richer = state.clone()
        richer.money[HUMAN] += 100  # more than he may steal twice over
        assert GAME.evaluate(richer, 0) > worth
        poorer = state.clone()
        poorer.money[HENCHMAN] += 10
        assert GAME.evaluate(poorer, 0) == pytest.approx(worth - 10)


def test_a_finished_game_is_judged_by_its_winner() -> None:
    last = play_out(GAME, 2, True)[-1]
    assert last.returns is not None
    assert (GAME.evaluate(last, 0) > 0) == (last.returns[0] == 1.0)


def test_with_steps_a_choice_depends_on_view_and_seed_alone() -> None:
    for state in play_out(GAME, 4, True)[:-1:61]:
        view = state.view(state.seat)
        choices = {make_bot("greedy", GAME, 5).choose(view, TINY) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(state.legal)


def test_greedy_ends_with_more_money_than_random() -> None:
    """One game each shows a broken bot; strength is measured in docs/balance.md."""
    ends = {}
    for name in ("random", "greedy"):
        state = GAME.new(seed=6, journal=False)
        bot = make_bot(name, GAME, 6)
        while state.seat >= 0:
            state.apply(bot.choose(state.view(0), TINY))
        assert isinstance(state, ScarfaceState)
        ends[name] = total(state, HUMAN) - total(state, HENCHMAN)
    assert ends["greedy"] > ends["random"]


def test_every_pair_of_gangs_is_played_equally_often() -> None:
    pairs = [(found["gang"], found["rival"]) for found in map(balance.options, range(24))]
    assert len(set(pairs)) == 12
    assert all(pairs.count(pair) == 2 and pair[0] != pair[1] for pair in pairs)


def test_the_report_counts_plans_of_action_turns_and_orders_of_all_turns() -> None:
    facts = watch_game(GAME, Setting("random", TINY, {"level": "hard"}), 3)
    turns = sum(1 for _, group, name, _ in facts if group == "plan" and name == "1")
    rounds = next(value for _, group, name, value in facts if (group, name) == ("length", "rounds"))
    assert 0 < turns < rounds
    sizes = {name: sum(value for _, group, of, value in facts if (group, of) == ("plan", name)) for name in "12345"}
    many = sum(value for _, group, name, value in facts if (group, name) == ("plan", "3+"))
    assert sum(sizes.values()) == turns
    assert many == sizes["3"] + sizes["4"] + sizes["5"]
    for order in ORDERS:
        assert sum(1 for _, group, name, _ in facts if (group, name) == ("order", order)) == rounds


def test_a_world_of_one_turn_ends_with_it() -> None:
    """The Henchman's turn is not played in it, and no card is drawn for the next one."""
    for state in play_out(GAME, 8, True)[:-1:17]:
        view = state.view(state.seat)
        world = GAME.imagine_turn(view, Stream(1))
        assert world.view(0) == view
        if GAME.phase(world) != "human" or not GAME.settled(world):
            continue
        turn = GAME.turn(world)
        while world.seat == 0:
            assert GAME.turn(world) == turn
            world = world.clone()
            world.apply(world.legal[0])
        assert world.seat == NOBODY
        assert world.returns is None


def test_the_habit_of_full_plans_lays_every_card_that_can_be_paid() -> None:
    plans = [state for state in play_out(GAME, 8, True) if GAME.kinds[state.kind] == "plan_card"]
    assert plans
    for state in plans:
        assert isinstance(state, ScarfaceState)
        action = balance.full_plan(state)
        ready = [one for one in state.legal if GAME.notation(one) == "plan_card ready"]
        assert [action] == ready if state.legal == ready else action not in ready
    chosen, forced = (
        {row.name: row.mean for row in measure_balance(GAME, Setting("random", TINY, {}, habit), 4, 1).rows()
         if row.group == "plan"} for habit in (None, "full_plan")
    )  # fmt: skip
    assert forced["3+"] > chosen["3+"]
