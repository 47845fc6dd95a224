"""Two lines of play that differ only in what a viewer may not know: he is shown the same at every decision.

Each line is made from the other, move by move, so a difference cannot be avoided by choosing other moves.
"""

import random
from typing import NamedTuple

import pytest

import consigliere
from consigliere.games.lafamiglia.actions import (
    DO_GIFT,
    FIRST_MONEY_ACTION,
    GIFT_ANSWER,
    KINDS,
    ORDER_TOKEN,
    PLAN_TURN,
)
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.names import HQ, SOLD, TOKENS, team
from consigliere.games.lafamiglia.table import ENCOUNTER, PLANNING
from consigliere.kernel.state import CHANCE
from tests.games.lafamiglia.checks import VARIANTS
from tests.marks import rule

GAME = consigliere.load("lafamiglia")
LIVELY = [0.0, 0.5, 0.9]  # how rarely a game's players sell and decline: the poor have one option more often


class Refusals(NamedTuple):
    """Where a refused request left one option, and where it did so to a later decision."""

    at_once: set[str]
    later: set[str]


def begin(seed: int) -> LaFamigliaState:
    state = GAME.new(seed=seed, options=VARIANTS[seed % len(VARIANTS)])
    assert isinstance(state, LaFamigliaState)
    return state


def outsiders(team: int) -> list[int | None]:
    return [1 - team, 3 - team, None]


def assert_same(one: LaFamigliaState, other: LaFamigliaState, team: int) -> None:
    """The same bytes and the same journal for those who are not in the team."""
    for viewer in outsiders(team):
        assert one.view(viewer).encode() == other.view(viewer).encode()
        told, also_told = (
            [event for event in state.journal or [] if event.visible_to(viewer)] for state in (one, other)
        )
        assert told == also_told
    for state in (one, other):
        state.journal = []


def request(state: LaFamigliaState) -> list[int]:
    return [action for action in state.legal if " ask:" in GAME.notation(action)]


def refused_request(state: LaFamigliaState, rng: random.Random) -> bool:
    """The player asks for money and is refused, where that can be."""
    wishes = request(state)
    if wishes:
        state.apply(rng.choice(wishes))
        if state.kind == GIFT_ANSWER:
            state.apply(DO_GIFT)
    return bool(wishes)


@rule("LF-174", "LF-175", "LF-177")
def test_refused_requests_leave_no_trace_in_the_whole_game() -> None:
    found = Refusals(set(), set())
    for seed in range(36):
        _play_with_refusals(seed, seed % 2, found)
    assert "plan.turn" in found.at_once
    assert found.later >= {"plan.turn", "plan.cell", "plan.after"}


def _play_with_refusals(seed: int, whispering: int, found: Refusals) -> None:
    rng = random.Random(seed)
    plain, talking = begin(seed), begin(seed)
    while talking.decisions:
        refused = False
        often = 0.2 if talking.kind == PLAN_TURN else 0.8  # the first decision of a turn must not use up all requests
        if talking.seat >= 0 and team(talking.seat) == whispering and rng.random() < often:
            refused = refused_request(talking, rng)
            assert_same(plain, talking, whispering)
        if len(talking.legal) == 1:
            (found.at_once if refused else found.later).add(KINDS[talking.kind])
        choices = [action for action in talking.legal if action < FIRST_MONEY_ACTION and action not in GAME.declining]
        move = rng.choice(choices if choices and rng.random() < LIVELY[seed % 3] else talking.legal)
        if move in request(talking):
            continue
        seat = talking.seat
        assert move in plain.legal_for(seat)
        plain.apply(move, seat)
        talking.apply(move, seat)
        assert_same(plain, talking, whispering)


POOR: dict[str, object] = {"money": {"red": 0, "green": 8}, "hq_tokens": {"red": "", "green": ""}}
PLANS: dict[str, object] = {**POOR, "tile_discs": {"red": "cars"}, "upper": {"primo": "neutral neutral"}}
MOVES: dict[str, object] = {
    **POOR,
    "phase": "encounter",
    "order": "red-4",
    "rest": "empty",
    "areas": {"enna": "red 3", "nicosia": "neutral 2", "bronte": "blue 1"},
    "tokens": {"enna": "red-4"},
    "tile_discs": {"red": "allies bribery"},
}
TURN = ["plan.turn use", "plan.cell s1-11", "plan.after end"]
ORDER = ["enc.part shotgun", "move.target land:nicosia", "move.bribe no"]
ONE_OPTION = [
    pytest.param(PLANS, TURN, "plan.turn", "plan.turn", id="plan.turn"),
    pytest.param(PLANS, TURN, "plan.after", "plan.after", id="plan.after"),
    pytest.param(PLANS, TURN, "plan.turn", "plan.after", id="plan.turn-plan.after"),
    pytest.param(MOVES, ORDER, "move.bribe", "move.bribe", id="move.bribe"),
    pytest.param(MOVES, ORDER, "move.target", "move.bribe", id="move.target-move.bribe"),
]


@rule("LF-174", "LF-177", "LF-106", "LF-97")
@pytest.mark.parametrize(("given", "moves", "asks_at", "leaves_one_at"), ONE_OPTION)
def test_a_refusal_that_leaves_one_option_leaves_no_trace(
    given: dict[str, object], moves: list[str], asks_at: str, leaves_one_at: str
) -> None:
    """Here, or at a later decision of the same turn: the player takes it himself, as if there were more."""
    plain, talking = GAME.position(given), GAME.position(given)
    assert isinstance(plain, LaFamigliaState)
    assert isinstance(talking, LaFamigliaState)
    for move in moves:
        if KINDS[talking.kind] == asks_at:
            assert refused_request(talking, random.Random(1))
            assert_same(plain, talking, 0)
        if KINDS[talking.kind] == leaves_one_at:
            assert [GAME.notation(action) for action in talking.legal] == [move]
        plain.apply(GAME.parse(move))
        talking.apply(GAME.parse(move))
        assert_same(plain, talking, 0)


# Hidden faces


def exchanged(state: LaFamigliaState, team: int, rng: random.Random) -> dict[int, int]:
    """Which hidden token of a team lies in the other line where this one lies here."""
    instead = {token: token for token in range(78)}
    for seat in (team, team + 2):
        colour = state.colour[seat]
        hidden = [t for t in range(13 * colour, 13 * colour + 13) if state.where[t] == HQ or state.where[t] < 36]
        instead |= dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    return instead


def with_other_faces(state: LaFamigliaState, instead: dict[int, int]) -> LaFamigliaState:
    twin = state.clone()
    twin.journal = []
    for token, other in instead.items():
        twin.where[other] = state.where[token]
    twin.advance()
    return twin


def translated(action: int, instead: dict[int, int]) -> int:
    token = GAME.describe(action).args.get("token")
    if token is None:
        return action
    return GAME.parse(GAME.notation(action).replace(str(token), TOKENS[instead[TOKENS.index(str(token))]]))


@rule("LF-169", "LF-171", "LF-174")
def test_hidden_faces_change_nothing_for_the_others_through_the_whole_planning() -> None:
    decisions = issued = 0
    for seed in range(16):
        rng = random.Random(seed)
        state, team = begin(seed), seed % 2
        while state.decisions and not (state.phase == PLANNING and state.round > seed % 3):
            state.apply(rng.choice(state.decisions[0].legal), state.decisions[0].seat)
        if not state.decisions or state.seat == CHANCE:
            continue
        instead = exchanged(state, team, rng)
        state.journal = []
        other = with_other_faces(state, instead)
        while state.decisions and state.phase != ENCOUNTER and sold(state) == sold(other):
            assert_same(state, other, team)
            move = rng.choice([action for action in state.legal if not shows_a_face(action, instead)] or state.legal)
            issued += state.kind == ORDER_TOKEN
            seat = state.seat
            state.apply(move, seat)
            other.apply(translated(move, instead), seat)
            decisions += 1
    assert decisions > 1000
    assert issued > 20


def sold(state: LaFamigliaState) -> list[int]:
    return [token for token in range(78) if state.where[token] == SOLD]


def shows_a_face(action: int, instead: dict[int, int]) -> bool:
    """LF-39: a sale does, also one that is made because nothing else is left."""
    if action < FIRST_MONEY_ACTION or "token" not in GAME.describe(action).args:
        return False
    token = TOKENS.index(str(GAME.describe(action).args["token"]))
    return instead[token] != token
