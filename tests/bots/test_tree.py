"""The search in a tree: over worlds whose chances fall anew, so that no line knows what the next one will see."""

import pytest

import consigliere
from consigliere.bots.contract import Budget, Thought
from consigliere.bots.famiglia.brain import Worlds, street
from consigliere.bots.famiglia.judgement import RuleOfThumb
from consigliere.bots.tree import LONGEST_LINE, Judgement, Tree
from consigliere.games.famiglia.cards import NUMBERS, count
from consigliere.kernel import State, Stream

GAME = consigliere.load("famiglia")
DEALS_TWO: dict[str, object] = {"decision": "street", "street": "A2 B2", "deck": "I1 M1 B1", "rest": "discard"}
WINS_BY_PASSING: dict[str, object] = {
    "decision": "recruit",
    "street": "A0 B0",
    "hand": ["I4", "M3 M3 B1 I0"],
    "passes": 1,
}


class Even:
    """Knows nothing."""

    def chances(self, states: list[State]) -> list[float]:
        return [0.5] * len(states)


def tree_of(state: State, lines: int, judgement: Judgement | None = None, seed: int = 1) -> Tree:
    tree = Tree([0, 1], judgement or RuleOfThumb(GAME), Worlds(state, Stream(seed)), street)
    tree.grow(Budget(steps=lines))
    return tree


def chances(thought: Thought) -> list[float]:
    return [prospect.chance for prospect in thought.prospects]


def test_lines_deal_anew() -> None:
    """Every deal that can follow a discard is a place of its own, and each comes as often as it should: two of three
    cards hold the I1 two times in three. Whoever saw the deck of one world would always know."""
    state = GAME.position(DEALS_TWO)
    discard = state.legal.index(GAME.parse("discard A2"))
    places = tree_of(state, 1500, Even()).top.after[discard]
    assert len(places) == 3
    visits = {deal: place.visits + 1 for deal, place in places.items()}
    lucky = [deal for deal in visits if isinstance(deal, int) and count(deal, NUMBERS["I1"])]
    assert len(lucky) == 2
    assert sum(visits[deal] for deal in lucky) / sum(visits.values()) == pytest.approx(2 / 3, abs=0.07)


def test_every_action_is_thought_about_and_the_best_is_first() -> None:
    state = GAME.new(seed=2)
    thought = tree_of(state, 60).thought()
    assert sorted(prospect.action for prospect in thought.prospects) == sorted(state.legal)
    assert chances(thought) == sorted(chances(thought), reverse=True)
    for prospect in thought.prospects:
        assert 0.0 <= prospect.chance <= 1.0
        assert prospect.line[0] == prospect.action
        assert len(prospect.line) <= LONGEST_LINE


def test_the_likely_line_can_be_played_where_nothing_is_dealt() -> None:
    state = GAME.position({"decision": "brute", "street": "I4 A1", "hand": ["B3 I0 I0", "B0"]})
    line = tree_of(state, 200).thought().best.line
    assert [GAME.notation(action) for action in line[:3]] == [
        "play B3",
        "lower I4 by 3",
        "recruit I4-3 with I0+I0 keep I0",
    ]


def test_without_a_line_it_goes_by_looks() -> None:
    state = GAME.position({"decision": "recruit", "street": "I1 A1 M0", "hand": ["I0 I0 A0 A0", "B0"]})
    tree = tree_of(state, 0)
    assert tree.top.visits == 0
    assert GAME.notation(tree.thought().best.action) == "recruit I1 with I0+I0 keep I0"


def test_a_win_at_hand_is_taken_for_sure() -> None:
    """The rival has passed: to pass wins at once."""
    state = GAME.position(WINS_BY_PASSING)
    best = tree_of(state, 100).thought().best
    assert GAME.notation(best.action) == "pass"
    assert best.chance == pytest.approx(1.0)


def test_the_world_it_starts_from_is_left_alone() -> None:
    state = GAME.new(seed=4)
    before = state.dump()
    tree_of(state, 50)
    assert state.dump() == before


def test_it_keeps_to_its_time() -> None:
    tree = Tree([0, 1], Even(), Worlds(GAME.new(seed=5), Stream(1)), street)
    tree.grow(Budget(seconds=0.0))
    assert tree.lines == 0
    tree.grow(Budget(seconds=60.0, steps=19))
    assert 8 <= tree.lines <= 19


def test_it_stops_when_nothing_can_be_overtaken() -> None:
    """With half of the lines gone and all of them for one action, the other half changes nothing."""
    state = GAME.position(WINS_BY_PASSING)
    tree = tree_of(state, 60)
    assert 30 < tree.lines < 45
    assert tree.top.tries[0] > 30


def test_what_is_obvious_is_not_thought_about_for_long() -> None:
    state = GAME.position(WINS_BY_PASSING)
    assert tree_of(state, 2000).lines < 300
    assert tree_of(GAME.new(seed=2), 2000, Even()).lines > 1000
