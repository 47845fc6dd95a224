"""Undo and redo, on Famiglia: chance is the deal, secrets there are none."""

import pytest

import consigliere
from consigliere.kernel import CHANCE, BadInput
from consigliere.kernel.history import History

GAME = consigliere.load("famiglia")


def history(given: dict[str, object]) -> History:
    return History(GAME, GAME.position(given))


def play(line: History, *moves: str) -> None:
    for move in moves:
        line.apply(GAME.parse(move))


QUIET: dict[str, object] = {"decision": "recruit", "street": "I0 A0 B0 M0"}


def test_undo_and_redo_inside_ones_own_turn() -> None:
    line = history({"decision": "brute", "hand": ["B2 I0", "A0"], "street": "I2 A1"})
    start = line.state.clone()
    play(line, "play B2")
    played = line.state.clone()
    line.undo(0)
    assert line.state == start
    assert line.moves == []
    assert line.state.journal == []
    line.redo()
    assert line.state == played
    assert len(line.moves) == 1


def test_a_new_move_forgets_what_was_undone() -> None:
    line = history(QUIET)
    play(line, "recruit I0")
    line.undo(0)
    play(line, "recruit A0")
    with pytest.raises(BadInput, match="nothing to play again"):
        line.redo()


def test_nothing_to_undo() -> None:
    with pytest.raises(BadInput, match="nothing to take back"):
        history(QUIET).undo(0)


def test_not_past_another_seat_unless_all_agree() -> None:
    line = history(QUIET)
    start = line.state.clone()
    play(line, "recruit I0", "recruit A0")
    with pytest.raises(BadInput, match="Somebody else"):
        line.undo(0)
    line.undo(0, agreed=True)
    assert line.state == start
    line.redo()
    line.redo()
    assert [GAME.notation(move.action) for move in line.moves] == ["recruit I0", "recruit A0"]


def test_never_past_chance() -> None:
    line = History(GAME, GAME.new(seed=2))
    while line.state.kind != GAME.kinds.index("street"):
        line.apply(line.state.legal[-1])
    seat = line.state.seat
    line.apply(line.state.legal[1], seat)
    assert line.moves[-1].seat == seat
    with pytest.raises(BadInput, match="no way back"):
        line.undo(seat, agreed=True)


def test_never_past_chance_that_was_asked() -> None:
    line = History(GAME, GAME.new(chance="ask"))
    while line.state.kind != GAME.kinds.index("street"):
        line.apply(line.state.legal[-1])
    seat = line.state.seat
    line.apply(line.state.legal[1], seat)
    assert line.state.seat == CHANCE
    line.apply(line.state.legal[0], CHANCE)
    with pytest.raises(BadInput, match="no way back"):
        line.undo(seat, agreed=True)


def test_no_move_after_the_end() -> None:
    line = history({"decision": "recruit", "street": "I0", "passes": 1})
    play(line, "pass")
    with pytest.raises(BadInput, match="over"):
        play(line, "pass")
