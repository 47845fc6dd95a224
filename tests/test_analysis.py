"""A game judged move by move, by a brain whose thoughts are known."""

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import consigliere
from consigliere.bots.analysis import Judged, Moment, analyse, judge, mark_of, moments
from consigliere.bots.brains import BRAINS
from consigliere.bots.contract import Budget, Prospect, Thought
from consigliere.cli.app import app
from consigliere.kernel import Game, View, records
from consigliere.kernel.history import History, Move

GAME = consigliere.load("famiglia")
RECORD = Path(__file__).parent / "records/famiglia/two-passes-first-deck-1.record"
BUDGET = Budget(steps=1)


class Scripted:
    """Thinks what it was told about an action, by notation, else what it was told of positions after a pass, else that
    all is even."""

    pace = 100
    after_pass = 0.5
    thinks: dict[str, float] = {}  # noqa: RUF012
    unseen: tuple[str, ...] = ()  # not thought about
    asked: list[int] = []  # noqa: RUF012

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def think(self, view: View, budget: Budget) -> Thought:
        self.asked.append(view.seq)
        even = self.after_pass if view.board.passes else 0.5
        found = [
            Prospect(action, self.thinks.get(notation, even), (action,))
            for action, notation, _ in view.legal
            if notation not in self.unseen
        ]
        return Thought(sorted(found, key=lambda one: -one.chance))


@pytest.fixture(autouse=True)
def scripted(monkeypatch: pytest.MonkeyPatch) -> type[Scripted]:
    Scripted.thinks, Scripted.asked, Scripted.after_pass, Scripted.unseen = {}, [], 0.5, ()
    monkeypatch.setitem(BRAINS, "famiglia", f"{__name__}:Scripted")
    return Scripted


def history() -> History:
    return records.replay(records.read(RECORD.read_text()), GAME)


def judged() -> list[Judged]:
    start = records.begin(records.read(RECORD.read_text()), GAME).state
    return list(analyse(GAME, start, history().moves, BUDGET))


def moment(action: str) -> Moment:
    state = GAME.position({"decision": "recruit", "hand": ["I1 I1", "I1 I1"], "street": "I2 A0 M4"})
    return Moment(3, state.view(0), GAME.parse(action))


def test_every_choice_is_a_moment_and_what_leaves_none_is_not() -> None:
    found = judged()
    start = GAME.new(seed=1)
    only = [Move(start.seat, start.legal[0])]
    assert [one.number for one in found] == list(range(len(history().moves)))
    assert len(list(moments(start, only))) == 1
    asked = consigliere.load("scarface")
    state = asked.new(seed=1)
    moves = []
    for _ in range(60):
        moves.append(Move(state.seat, state.legal[0]))
        state.apply(state.legal[0])
    places = [one.number for one in moments(asked.new(seed=1), moves)]
    assert 0 < len(places) < 60


def test_what_its_seat_saw_is_judged() -> None:
    for one in moments(records.begin(records.read(RECORD.read_text()), GAME).state, history().moves):
        assert one.view.seat is not None
        assert one.action in [action for action, _, _ in one.view.legal]


@pytest.mark.parametrize(("lost", "mark"), [(0.04, ""), (0.05, "inaccuracy"), (0.11, "mistake"), (0.2, "blunder")])
def test_marks_go_by_lost_chance(lost: float, mark: str) -> None:
    assert mark_of(lost) == mark


def test_the_best_is_told_with_its_reason_where_much_was_lost(scripted: type[Scripted]) -> None:
    """After a pass the rival has more than an even chance; after recruiting he has not."""
    best = "recruit I2 with I1+I1 keep I1"
    scripted.thinks = {best: 0.9, "pass": 0.3}
    found = judge(GAME, BUDGET, 0, moment("pass"))
    assert (found.best.notation, found.played.notation) == (best, "pass")
    assert found.mark == "blunder"
    assert found.lost == pytest.approx(found.best.chance - found.chance)
    assert found.why is not None
    assert found.why.gains
    assert found.why.second == found.played


def test_who_plays_the_best_has_lost_nothing(scripted: type[Scripted]) -> None:
    scripted.thinks = {"pass": 0.9}
    found = judge(GAME, BUDGET, 0, moment("pass"))
    assert (found.lost, found.mark, found.why) == (0.0, "", None)
    assert found.chance == found.curve == 0.9
    assert found.best == found.played


def test_an_action_is_not_blamed_for_a_first_look(scripted: type[Scripted]) -> None:
    """At first it seems to lose all, but what can be thought one decision later is the same for both."""
    scripted.thinks = {"recruit A0": 0.1}
    found = judge(GAME, BUDGET, 0, moment("recruit A0"))
    assert found.lost == 0.0
    assert len(scripted.asked) > 2


def test_what_was_not_thought_about_is_looked_at(scripted: type[Scripted]) -> None:
    """After a pass the rival has a good chance."""
    scripted.unseen, scripted.after_pass = ("pass",), 0.8
    found = judge(GAME, BUDGET, 0, moment("pass"))
    assert found.mark == "blunder"
    assert (found.lost, found.chance) == pytest.approx((0.3, 0.2))


def test_the_curve_is_of_the_first_side(scripted: type[Scripted]) -> None:
    scripted.thinks = {"pass": 0.8}
    for one in judged():
        assert one.curve == pytest.approx(one.chance if one.seat == 0 else 1 - one.chance)
        assert 0.0 <= one.curve <= 1.0


def test_it_is_repeatable_and_plain_data() -> None:
    found = judged()
    assert found == judged()
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[Judged]) == found


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["analyse", str(RECORD), "--workers", "1", "--steps", "1", *words])
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_the_command_shows_the_curve_and_what_was_lost(scripted: type[Scripted]) -> None:
    scripted.thinks, scripted.after_pass = {"pass": 0.1}, 0.9
    words = run()
    data = json.loads(run("--json"))
    assert any(one["mark"] for one in data)
    marks = {mark: sum(one["mark"] == mark for one in data) for mark in ("inaccuracy", "mistake", "blunder")}
    assert "What could have been better" in words
    assert words.count("Better:") == sum(marks.values())


def test_one_seat_alone() -> None:
    data = json.loads(run("--json", "--seat", "1"))
    assert {one["seat"] for one in data} == {1}


def test_wrong_words_are_refused() -> None:
    for words in (["--level", "genius"], ["--seat", "2"]):
        result = CliRunner().invoke(app, ["analyse", str(RECORD), *words])
        assert isinstance(result.exception, consigliere.kernel.BadInput)
