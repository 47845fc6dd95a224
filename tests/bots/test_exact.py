"""The exact solver: against one that knows no short cuts, and the brain against the solver."""

import pytest

import consigliere
from consigliere.bots import Budget
from consigliere.bots.exact import Exact, asking
from consigliere.bots.famiglia.brain import FamigliaBrain, Worlds, street
from consigliere.bots.famiglia.ending import WithEndings, exact, is_last
from consigliere.bots.famiglia.judgement import RuleOfThumb
from consigliere.bots.tree import Tree
from consigliere.kernel import CHANCE, State, Stream
from tests.conformance import play_out

GAME = consigliere.load("famiglia")
TEAMS = [0, 1]
LUCK: dict[str, object] = {
    "decision": "street", "street": "B2 M4", "hand": ["I0 I0", "I1 A1"], "run_out": 1,
    "deck": "A0 I1 M1", "rest": "discard",
}  # fmt: skip


def chance_of(state: State) -> float:
    """Every line to its end, by the book."""
    returns = state.returns
    if returns is not None:
        return returns[0]
    following = []
    for action in state.legal:
        after = state.clone()
        after.apply(action)
        following.append(chance_of(after))
    if state.seat == CHANCE:
        return sum(share * chance for share, chance in zip(state.chances(), following, strict=True))
    return max(following) if state.seat == 0 else min(following)


def last_positions(seeds: range) -> list[State]:
    return [state for seed in seeds for state in play_out(GAME, seed, True)[:-1] if is_last(state)]


def by_action(state: State, solver: Exact) -> dict[int, float]:
    thought = solver.thought(state)
    assert thought is not None
    return {one.action: one.chance for one in thought.prospects}


LAST = last_positions(range(40))


def test_there_are_last_positions_of_all_kinds() -> None:
    assert {GAME.kinds[state.kind] for state in LAST} >= {"accountant", "take", "lay", "brute", "lower", "recruit"}
    assert {exact(TEAMS, 10**6).chance(asking(state)) for state in LAST} >= {0.0, 1.0}


def test_short_cuts_lead_to_the_same_chances() -> None:
    compared = 0
    for state in LAST:
        plain = Exact(TEAMS, 2000)
        thought = plain.thought(state)
        if thought is not None:
            compared += 1
            assert by_action(state, exact(TEAMS, 2000)) == {one.action: one.chance for one in thought.prospects}
    assert compared >= 20


def test_every_chance_counts() -> None:
    """To win takes an I1, which is one of the two cards dealt in two cases of three; three cards hold it for sure."""
    state = GAME.position(LUCK, possible=False)
    found = by_action(state, Exact(TEAMS, 1000))
    in_words = {GAME.notation(action): chance for action, chance in found.items()}
    assert in_words == pytest.approx({"discard M4": 1.0, "discard B2": 2 / 3, "stop": 0.0})
    for action, chance in found.items():
        after = state.clone()
        after.apply(action)
        assert chance == pytest.approx(chance_of(after))


def test_a_search_that_sees_no_deck_finds_the_same() -> None:
    """Who saw the deck of one world would be sure of the I1, or sure that it does not come."""
    state = GAME.position(LUCK | {"street": "M1 A3", "deck": "A0 I1 M3 B1"}, possible=False)
    assert max(by_action(state, Exact(TEAMS, 1000)).values()) == pytest.approx(3 / 4)
    for seed in range(3):
        tree = Tree(TEAMS, RuleOfThumb(GAME), Worlds(state, Stream(seed)), street)
        tree.grow(Budget(steps=400))
        assert tree.thought().best.chance == pytest.approx(3 / 4, abs=0.1)


def test_the_stream_is_not_looked_at() -> None:
    state = GAME.position(LUCK, possible=False)
    assert state.stream is None
    dealt = GAME.imagine(state.view(0), Stream(3))
    assert by_action(dealt, Exact(TEAMS, 10**6)) == by_action(state, Exact(TEAMS, 10**6))


def test_it_gives_up_after_so_many_positions() -> None:
    solver = Exact(TEAMS, 100)
    assert solver.thought(GAME.new(seed=1)) is None
    assert solver.looked == 101


def test_of_equals_the_one_with_more_points_is_first() -> None:
    state = GAME.position(
        {"decision": "recruit", "street": "M0 I1 A0", "hand": ["I0 I0 I4", "B0"], "run_out": 2, "turns_left": 0}
        | {"first": 1, "deck": "", "rest": "discard"},
        possible=False,
    )
    thought = exact(TEAMS, 1000).thought(state)
    assert thought is not None
    assert {one.chance for one in thought.prospects} == {1.0}
    assert GAME.notation(thought.best.action).startswith("recruit I1")


def test_the_brain_plays_the_last_turns_without_a_mistake() -> None:
    """A sample of what docs/bots.md measures: 200 late positions."""
    for state in LAST[::4]:
        chances = by_action(state, exact(TEAMS, 10**6))
        best = FamigliaBrain(GAME, 1).think(state.view(state.seat), Budget(steps=200)).best
        assert chances[best.action] == max(chances.values())
        assert best.chance == chances[best.action]


def test_a_search_that_reaches_the_last_turns_knows_how_they_end() -> None:
    judgement = WithEndings(RuleOfThumb(GAME), TEAMS)
    opening = GAME.new(seed=1)
    mixed = [opening, LAST[0], opening, LAST[-1]]
    solver = exact(TEAMS, 10**6)
    wanted = [
        solver.chance(asking(state)) if is_last(state) else judgement.judgement.chances([state])[0] for state in mixed
    ]
    assert judgement.chances(mixed) == wanted
