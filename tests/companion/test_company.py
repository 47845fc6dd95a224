"""The companion where two or three play against the Henchman: whom it asks, whom it tells (SF-230)."""

import pytest

from consigliere.companion.box import Box
from consigliere.companion.facts import Ask
from consigliere.companion.session import Session, read_header, resume
from consigliere.companion.world import TableWorld
from consigliere.games.scarface import names
from consigliere.games.scarface.flow import H_REORGANIZE
from consigliere.games.scarface.names import HENCHMAN, PRISON, SAFEHOUSES
from consigliere.kernel import BadInput
from tests.companion.person import GAME
from tests.marks import rule

GREEN, RED, BLACK = names.HUMANS[3]
SET_UP = [
    "normal", "outfit", "3 1 4 7 5 2 6", "loop central green", "pilsen west", "uptown central red",
    "bridgeport central", "ok", "west pilsen 1 1 5 4", "done",
]  # fmt: skip
LOOP, PILSEN, UPTOWN, BRIDGEPORT = range(4)


def box() -> Box:
    return Box(GAME.pack, {}, "standard", False)


def begun(*colours: str) -> Session:
    session = Session(box(), 1, colours=list(colours))
    for words in SET_UP:
        session.answer(words)
    return session


def world(session: Session, procedure: int = 0) -> TableWorld:
    session.sheet.stack = [[procedure]]
    return TableWorld(session.box, session.sheet, 1)


def told(session: Session) -> list[object]:
    """For whom each instruction is."""
    return [args.get("who") for _, args in session.sheet.pending]


@rule("SF-230")
@pytest.mark.parametrize(
    "colours", [["green"], ["green", "green"], ["green", "pink"], ["red", "blue", "green", "black"]]
)
def test_two_or_three_people_have_different_colours(colours: list[str]) -> None:
    with pytest.raises(BadInput, match="colours"):
        Session(box(), 1, colours=colours)


@rule("SF-230")
def test_tiles_and_the_ring_are_somebodys() -> None:
    session = begun("green", "red")
    s = session.sheet
    assert [s.owner(row[1]) for row in s.tiles] == ["green", "henchman", "red", "nobody"]
    session.answer("ring red")
    session.answer("tile loop owner red")
    assert (session.sheet.ring, session.sheet.tiles_of(RED)) == (RED, [LOOP, UPTOWN])
    with pytest.raises(BadInput, match="green, red, henchman, nobody"):
        session.answer("ring you")


@rule("SF-224", "SF-230")
def test_money_is_asked_of_those_whose_last_word_does_not_settle_it() -> None:
    session = begun("green", "red", "black")
    s = session.sheet
    s.jobs, s.news = 2, 2
    s.your_money[GREEN], s.your_money[RED] = 3, 9
    s.freshen(f"money:{GREEN}")
    s.freshen(f"money+:{RED}")
    table = world(session, H_REORGANIZE)
    with pytest.raises(Ask) as asked:
        table.human_money()
    assert (asked.value.kind, asked.value.number, asked.value.sides) == ("your_money", 4, [BLACK])
    s.your_money[BLACK] = 0
    s.freshen(f"money:{BLACK}")
    assert table.human_money() == [3, 9, 0]
    table.steal(4)
    assert told(session) == [["green"], ["red"]]
    assert (s.money, s.your_money[GREEN], s.your_money[RED]) == (7, 0, 5)


@rule("SF-224", "SF-230")
def test_harm_names_everybody_who_may_have_a_thug_there() -> None:
    session = begun("green", "red", "black")
    s, table = session.sheet, world(session)
    with pytest.raises(Ask) as asked:
        table.human_thugs(names.AT_HERE, False)
    assert asked.value.sides == [GREEN, RED, BLACK]
    which = 2 * names.AT_HERE
    for side, n in [(GREEN, 2), (RED, 0)]:
        s.your_thugs[side][which] = n
        s.freshen(f"thugs:{side}:{which}")
    assert table.human_thugs(names.AT_HERE, False) == 2
    table.harm(1, names.AT_HERE, PRISON)
    assert told(session) == [["green", "black"]]
    assert s.your_thugs[GREEN][which] == 1


@rule("SF-86", "SF-230")
def test_support_is_asked_of_all_in_reach_at_once() -> None:
    session = begun("green", "red")
    s, table = session.sheet, world(session)
    district = s.tiles[LOOP][0]
    for tile, defence in [(LOOP, 3), (UPTOWN, 9)]:
        s.tiles[tile][5] = defence
    s.freshen(f"here:{district}")
    with pytest.raises(Ask) as asked:
        table.defence(LOOP, 5)
    assert asked.value.sides == [GREEN]
    with pytest.raises(Ask) as asked:
        table.defence(LOOP, 9)
    assert asked.value.sides == [GREEN, RED]


@rule("SF-224", "SF-230")
def test_a_tile_is_taken_from_its_owner() -> None:
    session = begun("green", "red")
    world(session).take_over(UPTOWN)
    assert told(session) == [["red"]]
    session = begun("green", "red")
    world(session).remove_control(LOOP)
    assert told(session) == [["green"]]
    session = begun("green", "red")
    world(session).take_over(BRIDGEPORT)
    assert told(session) == [None]


@rule("SF-225", "SF-230")
@pytest.mark.parametrize(("tiles", "who"), [([UPTOWN], "red"), ([LOOP, UPTOWN], "green"), ([PILSEN], "green")])
def test_a_tie_is_settled_by_the_one_concerned(tiles: list[int], who: str) -> None:
    session = begun("green", "red")
    world(session).ask_tile(tiles)
    assert session._advance().who == [who]


@rule("SF-230")
def test_each_answers_for_himself() -> None:
    session = begun("green", "red")
    session.answer("go")
    s = session.sheet
    s.stack = [[H_REORGANIZE, 1]]
    s.jobs = 3
    session.question = session._advance()
    assert (session.question.kind, session.question.who) == ("your_money", ["green", "red"])
    with pytest.raises(BadInput, match="2 numbers"):
        session.answer("5")
    session.answer("5 2")
    assert [session.sheet.your_money[side] for side in (GREEN, RED)] == [2, 0]
    assert [args.get("who") for message, args in session.question.lines if message == "companion-do-steal"] == [
        ["green"], ["red"],
    ]  # fmt: skip
    session.undo()
    assert session.question.known == [5, 2]


@rule("SF-229", "SF-230")
@pytest.mark.parametrize(
    ("words", "winners"),
    [
        (["10 30"], [RED]),
        (["10 20"], [HENCHMAN]),
        (["30 30", "2 1 4 2 1 4"], [GREEN, RED]),
        (["30 30", "2 1 4 2 2 4"], [RED]),
        (["23 10", "0 0 9"], [HENCHMAN]),
        (["23 23", "1 1 1 0 0 9"], [GREEN]),
        (["23 23", "0 0 9 0 0 9"], [HENCHMAN]),
    ],
)
def test_the_end_in_company(words: list[str], winners: list[int]) -> None:
    session = begun("green", "red")
    for answer in ["end", "20", "3", *words]:
        session.answer(answer)
    assert session.over
    result = ", ".join(session.sheet.owner(side) for side in winners)
    assert read_header(session.write())["result"] == result
    people = [session.sheet.owner(side) for side in winners if side != HENCHMAN]
    assert (session.question.who, session.question.args["his"]) == (people, 23)


@rule("SF-214", "SF-230")
def test_a_saved_game_knows_its_people() -> None:
    session = begun("green", "red")
    text = session.write()
    assert read_header(text)["humans"] == "green red"
    again = resume(text, box())
    assert (again.sheet.colours, again.write()) == (["green", "red"], text)
    assert "humans:" not in Session(box(), 1).write()


@rule("SF-175", "SF-225")
def test_the_first_person_chooses_a_marker_that_he_loses() -> None:
    session = begun("green", "red")
    world(session).lose_business(PILSEN)
    assert told(session) == [["green"]]


@rule("SF-222")
def test_behind_is_behind_anybody() -> None:
    session = begun("green", "red")
    assert not world(session).holds(names.CONDITIONS.index("behind"), 0)
    session.sheet.now_of(BRIDGEPORT, RED)
    assert world(session).holds(names.CONDITIONS.index("behind"), 0)
    assert world(session).count(names.COUNTS.index("rival_neighbourhood")) == 3


def test_thugs_that_are_hit_elsewhere_are_counted_apart() -> None:
    session = begun("green", "red")
    s, which = session.sheet, 2 * names.AT_ANY + 1
    for side in (GREEN, RED):
        s.your_thugs[side][which] = 2 * side
        s.freshen(f"thugs:{side}:{which}")
    world(session).harm(3, names.AT_ANY, SAFEHOUSES)
    assert [s.your_thugs[side][which] for side in (GREEN, RED)] == [0, 1]
