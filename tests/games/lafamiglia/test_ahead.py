"""What can be picked before it is asked is what the engine then lets one pick, for the price it names."""

import random

import pytest

from consigliere.games.lafamiglia.actions import (
    ENC_PART,
    GAIN_DISC,
    GAIN_STEP,
    KINDS,
    ORDER_AREA,
    ORDER_TOKEN,
    PLACE_AREA,
    PLAN_DISC,
    PLAN_PART,
    PLAN_TURN,
    SETUP_SOLDIER,
)
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.seen.ahead import Ahead
from tests.games.lafamiglia.test_outlook import outlook, positions
from tests.marks import rule


def arrived(state: LaFamigliaState, way: Ahead) -> LaFamigliaState:
    twin = state.clone()
    for notation, args in way.path:
        action = twin.parse(notation)
        assert action in twin.legal
        assert dict(twin.game.describe(action).args) == args
        twin.apply(action)
    assert (twin.seat, KINDS[twin.kind]) == (state.seat, way.kind)
    return twin


@pytest.mark.parametrize("kind", [PLAN_TURN, PLAN_DISC, PLAN_PART, GAIN_STEP, ENC_PART])
def test_each_way_ahead_leads_to_its_question(kind: int) -> None:
    ways = 0
    for state in positions(kind):
        for way in outlook(state, state.seat).ahead:
            ways += 1
            there = arrived(state, way)
            answers = [there.game.describe(action).args for action in there.legal]
            assert set(way.ids) == {str(args[way.what]) for args in answers if way.what in args}
            assert way.fee == state.money[state.seat] - there.money[state.seat]
    assert ways > 10


@rule("LF-47")
@rule("LF-51")
def test_no_cheaper_disc_is_there() -> None:
    paid = 0
    for state in positions(PLAN_DISC):
        (way,) = outlook(state, state.seat).ahead
        costs = []
        for action in state.legal:
            twin = state.clone()
            twin.apply(action)
            costs.append(state.money[state.seat] - twin.money[state.seat])
        assert way.fee == min(costs)
        paid += max(costs) > min(costs)
    assert paid


@rule("LF-66")
def test_where_an_order_may_lie_whichever_it_is() -> None:
    found = 0
    for state in positions(ORDER_TOKEN):
        (way,) = outlook(state, state.seat).ahead
        for token in way.ids:
            twin = state.clone()
            twin.apply(twin.parse(f"order.token {token}"))
            if twin.kind == ORDER_AREA:
                assert way.then == [str(twin.game.describe(action).args["area"]) for action in twin.legal]
                found += 1
    assert found


@pytest.mark.parametrize("kind", [GAIN_DISC, SETUP_SOLDIER])
def test_the_rest_can_all_go_there(kind: int) -> None:
    together = 0
    for state in positions(kind):
        rest = outlook(state, state.seat).rest
        assert rest is not None
        for place in rest.ids:
            twin = state.clone()
            for _ in range(rest.left):
                assert (twin.seat, twin.kind) == (state.seat, kind)
                twin.apply(twin.parse(f"{KINDS[kind]} {place}"))
            assert (twin.seat, twin.kind) != (state.seat, kind)
            together += 1
    assert together


def test_what_is_placed_at_once_is_counted_too() -> None:
    for state in positions(PLACE_AREA):
        rest = outlook(state, state.seat).rest
        assert rest is not None
        twin = state.clone()
        twin.apply(random.Random(1).choice(twin.legal))
        assert twin.kind != PLACE_AREA
        assert rest.left == max((len(twin.legal), 1)) or rest.left == 1


def test_others_are_told_nothing_ahead() -> None:
    for state in positions(PLAN_TURN)[::5]:
        for viewer in (None, *(seat for seat in range(4) if seat != state.seat)):
            assert outlook(state, viewer).ahead == []
            assert outlook(state, viewer).rest is None
