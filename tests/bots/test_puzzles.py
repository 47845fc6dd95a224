"""Every stored puzzle can be played, its answer is legal, and it is still the best by far."""

import json
from pathlib import Path

import msgspec
import pytest
from tools.puzzles import GLANCE, LOOKS, POSITIONS, leads, look, written
from typer.testing import CliRunner

import consigliere
from consigliere.bots import Budget, make_bot, puzzles
from consigliere.bots.famiglia.ending import exact
from consigliere.bots.puzzles import EXACT, SEARCH, Collection, Puzzle
from consigliere.cli.app import app
from consigliere.cli.puzzle import Progress
from consigliere.kernel import BadInput, State

STORED = sorted(file.stem for file in puzzles.FOLDER.glob("*.json"))
MOST = 30
SAMPLE = 5
QUICK = {"famiglia": 45, "lafamiglia": GLANCE, "scarface": GLANCE}  # of the steps of the check: few enough for a test


def stored(name: str) -> list[tuple[Puzzle, State]]:
    game = consigliere.load(name)
    found = puzzles.collection(game)
    return [(one, puzzles.position(game, found.options, one)) for one in found.puzzles]


@pytest.mark.parametrize("name", STORED)
def test_every_puzzle_asks_for_a_legal_action_that_leads_by_far(name: str) -> None:
    found = stored(name)
    assert 1 <= len({one.seed for one, _ in found}) == len(found) <= MOST, "each of another game"
    for one, state in found:
        assert state.seat >= 0
        assert {one.line[0], one.other} <= set(state.legal)
        assert one.chance - one.second >= LOOKS[name].gap
        assert one.checked == EXACT or one.steps > 0


@pytest.mark.parametrize("name", STORED)
def test_every_answer_is_told_with_its_reason_and_shown_as_its_seat_sees_it(name: str) -> None:
    game = consigliere.load(name)
    for one, state in stored(name):
        found = puzzles.solution(game, state, one)
        assert (found.best.action, found.second and found.second.action) == (one.line[0], one.other)
        assert [action for action, _, _ in state.show(state.seat).legal] == state.legal


@pytest.mark.parametrize("name", STORED)
def test_a_sample_is_still_judged_so(name: str) -> None:
    """By the solver where it was the solver, else by a search of fewer steps, which must still find it best."""
    game = consigliere.load(name)
    found = stored(name)
    for one, state in found[:: max(1, len(found) // SAMPLE)]:
        view = state.view(state.seat)
        if one.checked == EXACT:
            thought = exact(game.teams(state.options), POSITIONS).thought(state)
            assert thought is not None
            assert leads(thought, LOOKS[name].gap)
        else:
            thought = look(game, 0, view, one.steps // QUICK[name])
        assert thought.best.action == one.line[0]


@pytest.mark.parametrize("name", [name for name in STORED if LOOKS[name].greedy])
def test_greedy_does_not_see_it(name: str) -> None:
    game, few = consigliere.load(name), Budget(steps=LOOKS[name].greedy)
    found = stored(name)
    for one, state in found[:: max(1, len(found) // SAMPLE)]:
        assert make_bot("greedy", game, one.seed).choose(state.view(state.seat), few) != one.line[0]


def test_right_answers_in_a_row_are_counted() -> None:
    progress = Progress()
    for number, right in ((1, True), (2, True), (3, False), (3, True), (1, True)):
        progress.answered(number, right)
    assert (progress.streak, progress.best, progress.solved) == (2, 2, [1, 2, 3])


# In the terminal, with puzzles of our own

GAME = consigliere.load("famiglia")


@pytest.fixture
def three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Puzzle]:
    """The first decisions of a game; what is best in them is made up."""
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path)
    state = GAME.new(seed=3)
    moves: list[int] = []
    made = []
    for _ in range(3):
        made.append(Puzzle(3, moves, [state.legal[-1]], state.legal[0], 0.8, 0.3, SEARCH, 1))
        moves = [*moves, state.legal[-1]]
        state.apply(state.legal[-1])
    found = Collection(GAME.id, GAME.rules, GAME.pack.digest, GAME.check_options({}), made)
    (tmp_path / "famiglia.json").write_bytes(written(found))
    assert puzzles.collection(GAME) == found
    return made


def test_puzzles_for_other_rules_or_components_are_refused(three: list[Puzzle], tmp_path: Path) -> None:
    file = tmp_path / "famiglia.json"
    file.write_text(file.read_text().replace(f'"{GAME.pack.digest}"', '"0"'))
    with pytest.raises(BadInput, match="other rules"):
        puzzles.collection(GAME)
    file.unlink()
    with pytest.raises(BadInput, match="no puzzles"):
        puzzles.collection(GAME)


def run(home: Path, typed: str, *words: str) -> str:
    result = CliRunner(env={"XDG_DATA_HOME": str(home)}).invoke(app, ["puzzle", "famiglia", *words], input=typed)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_a_puzzle_in_the_terminal(three: list[Puzzle], tmp_path: Path) -> None:
    answer = GAME.notation(three[1].line[0])
    words = run(tmp_path, f"nonsense\n{answer}\n", "2")
    assert "Right!" in words
    assert "In a row: 1" in words
    words = run(tmp_path, "1\n", "2")
    assert "No. It was:" in words
    assert f"{answer} (" in words
    kept = json.loads((tmp_path / "consigliere/puzzles-famiglia.json").read_bytes())
    assert kept == msgspec.to_builtins(Progress([2], 0, 1))


def test_solved_puzzles_are_passed_over(three: list[Puzzle], tmp_path: Path) -> None:
    file = tmp_path / "consigliere/puzzles-famiglia.json"
    file.parent.mkdir()
    file.write_bytes(msgspec.json.encode(Progress([1, 2], 0, 2)))
    assert "Puzzle 3 of 3" in run(tmp_path, "quit\n")
    file.write_bytes(msgspec.json.encode(Progress([1, 2, 3], 0, 2)))
    assert "solved them all" in run(tmp_path, "")


@pytest.mark.parametrize("number", ["0", "4", "x"])
def test_a_number_that_is_none_is_refused(three: list[Puzzle], number: str) -> None:
    result = CliRunner().invoke(app, ["puzzle", "famiglia", number])
    assert isinstance(result.exception, BadInput)
