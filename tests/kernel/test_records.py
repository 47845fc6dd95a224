import pytest

import consigliere
from consigliere.kernel import BadInput
from consigliere.kernel.history import History
from consigliere.kernel.records import read, replay, verify, write

GAME = consigliere.load("famiglia")


@pytest.fixture(scope="module")
def text() -> str:
    history = History(GAME, GAME.new(seed=11))
    while history.state.decisions:
        history.apply(history.state.legal[-1])
    return write(history, ["one", "two"])


def test_a_record_says_what_was_played(text: str) -> None:
    lines = text.splitlines()
    assert lines[:3] == ["consigliere record 1", "game: famiglia", "rules: 2"]
    assert "seats: one, two" in lines
    assert write(verify(read(text), GAME), ["one", "two"]) == text


def test_comments_spaces_and_case_do_not_matter(text: str) -> None:
    head, moves = text.split("\n\n")
    loose = "\n".join(f"  {move.upper()}   # why not" for move in moves.splitlines())
    assert verify(read(f"{head}\n\n# the moves\n\n{loose}"), GAME).moves == verify(read(text), GAME).moves


def test_replay_stops_where_asked(text: str) -> None:
    assert len(replay(read(text), GAME, 5).moves) == 5


def broken(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("consigliere record 1", "consigliere record 2", "Line 1: a record begins"),
        ("rules: 2", "rules 2", "Line 3: expected “key: value”"),
        ("rules: 2", "colour: 2", "Line 3: expected “key: value”"),
        ("seats: one, two\n", "", "the header ends without “seats”"),
        ("rules: 2", "rules: 0", "version 0 of the rules"),
        ("game: famiglia", "game: chess", "a record of “chess”"),
        ('options: {"rulings": "rulebook"}', "options: []", "not a JSON object"),
        ('options: {"rulings": "rulebook"}', "options: {", "not a JSON object"),
        ('"rulings": "rulebook"', '"speed": 1', "no option “speed”"),
        ('options: {"rulings": "rulebook"}', f"options: {'[' * 99}{']' * 99}", "nested more than"),
        ('"rulebook"', "9" * 5000, "Line 5 is longer than"),
        ("seed: 11", "seed: eleven", "not a seed"),
        ("seed: 11", "seed: --5", "not a seed"),
        ("seed: 11", f"seed: {2**64}", "not a seed"),
        ("seed: 11", f"seed: {'9' * 5000}", "Line 6 is longer than"),
        ("seats: one, two", f"seats: {'x' * 9999}", "Line 7 is longer than"),
        ("result: ", "result: 0.5 ", "states the result “0.5 "),
        ("\n\n", "\n\nx pass\n", "Line 10: “x” is not a seat"),
        ("\n\n", "\n\n100 pass\n", "Line 10: “100” is not a seat"),
        ("\n\n", f"\n\n{'9' * 1999} pass\n", "Line 10 is longer than"),
        ("\n\n", f"\n\n{'9' * 1990} pass\n", "is not a seat"),
        ("\n\n", "\n\n0 dance\n", "Line 10: “dance” cannot be played. “dance” is not an action"),
        ("\n\n", "\n\n7 pass\n", "Line 10: “pass” cannot be played. It is not the turn"),
    ],
)
def test_a_broken_record_says_where_and_why(text: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        verify(read(broken(text, old, new)), GAME)
    assert sentence in str(caught.value)


def test_another_pack_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="made with the pack “standard abc”"):
        verify(read(broken(text, GAME.pack.digest, "abc")), GAME)


def test_an_illegal_move_names_the_rule(text: str) -> None:
    seat = read(text).lines[0].seat
    record = read(broken(text, "\n\n", f"\n\n{seat} lower I1 by 4\n"))
    with pytest.raises(BadInput, match="Line 10: “lower I1 by 4” cannot be played"):
        replay(record, GAME)


def test_a_move_after_the_end_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="The game is over"):
        replay(read(text + "0 pass\n"), GAME)


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(BadInput, match="Line 1"):
        read("")


def test_players_may_end_a_game_before_its_rules_do() -> None:
    text = write(History(GAME, GAME.new(seed=3)), ["ann", "bob"], "resigned", [0.0, 1.0])
    assert "result: 0 1\nending: resigned\n" in text
    verify(read(text), GAME)
    with pytest.raises(BadInput):
        verify(read(text.replace("ending: resigned\n", "")), GAME)
    with pytest.raises(BadInput):
        verify(read(text.replace("resigned", "bored")), GAME)
