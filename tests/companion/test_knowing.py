"""What the companion keeps, what it need not ask, and how it takes what people say."""

import random

import pytest
from tools.taps import play

from consigliere.companion.box import Box
from consigliere.companion.facts import Ask
from consigliere.companion.labels import new_label, tile_number
from consigliere.companion.session import OtherVersion, Session, read_header
from consigliere.companion.sheet import T_DEFENCE, T_PROFIT, UNSET
from consigliere.companion.world import TableWorld
from consigliere.games.scarface.henchman import orders
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NOBODY_CONTROLS
from consigliere.kernel import BadInput
from tests.companion.person import GAME
from tests.companion.test_companion import anything, begun
from tests.marks import rule

MOST_TAPS = 15
MEAN_TAPS = 6
LOOP, PILSEN = 0, 1  # the person's and the Henchman's


def box() -> Box:
    return Box(GAME.pack, {}, "standard", False)


def world(session: Session) -> TableWorld:
    session.sheet.stack = [[0]]
    return TableWorld(session.box, session.sheet, 1)


def until(session: Session, kind: str) -> None:
    rng = random.Random(1)
    while session.question.kind != kind:
        session.answer("go" if session.question.kind == "pause" else anything(session, rng))


@rule("SF-210")
@pytest.mark.parametrize("seed", range(4))
def test_a_turn_takes_few_taps(seed: int) -> None:
    turns, _ = play(seed, physical=False)
    totals = [turn.total() for turn in turns]
    assert max(totals) <= MOST_TAPS
    assert sum(totals) / len(totals) <= MEAN_TAPS


@rule("SF-210")
def test_after_a_hire_one_associate_is_new() -> None:
    session = begun(box())
    session.sheet.market = [1, 2, 3, 4, 5, 5]
    session.sheet.freshen("market")
    table = world(session)
    table.hire(1)
    assert session.sheet.market == [1, 4, 3, UNSET, 5, 5]
    with pytest.raises(Ask, match="market"):
        table.market()


@rule("SF-154", "SF-210")
def test_the_market_is_not_asked_for_where_nobody_can_be_paid() -> None:
    session = begun(box())
    assert orders.affordable(world(session), 1) == []
    with pytest.raises(Ask, match="market"):
        orders.affordable(world(session), 2)


@rule("SF-162", "SF-210")
def test_the_side_of_your_tiles_is_asked_for_only_between_the_prices() -> None:
    session = begun(box())
    low, high = sorted(session.box.book.order_cost[7])
    assert orders.removable(world(session), low - 1) == []
    assert orders.removable(world(session), high) == [LOOP]
    with pytest.raises(Ask, match="your_nights"):
        orders.removable(world(session), low)


@rule("SF-86", "SF-210")
def test_what_supports_a_tile_out_of_reach_is_not_asked() -> None:
    session = begun(box())
    session.answer("tile loop defence 9")
    session.sheet.freshen(f"here:{session.sheet.tiles[LOOP][0]}")
    assert world(session).defence(LOOP, 8) == 9
    with pytest.raises(Ask, match="support_here"):
        world(session).defence(LOOP, 9)


@rule("SF-84", "SF-209")
def test_a_tile_that_is_turned_over_is_unknown() -> None:
    session = begun(box())
    before = list(session.sheet.tiles[PILSEN])
    assert UNSET not in before[2:6]
    session.answer("tile pilsen markers 2")
    assert session.sheet.tiles[PILSEN][2:6] == [UNSET] * 4
    session.undo()
    assert session.sheet.tiles[PILSEN] == before


@rule("SF-209")
def test_a_tile_of_yours_may_change_without_a_word() -> None:
    s = begun(box()).sheet
    s.tiles[PILSEN][T_DEFENCE] = 4
    s.now_of(PILSEN, NOBODY_CONTROLS)
    assert s.tiles[PILSEN][T_DEFENCE] == 4
    s.now_of(PILSEN, HUMAN)
    s.now_of(PILSEN, HENCHMAN)
    assert s.tiles[PILSEN][T_PROFIT : T_DEFENCE + 1] == [UNSET, UNSET]


@rule("SF-209")
def test_news_change_what_is_known_of_the_tiles() -> None:
    session = begun(box())
    profit = session.sheet.tiles[PILSEN][T_PROFIT]
    session.answer("passive sale 2")
    assert session.sheet.tiles[PILSEN][T_PROFIT] == profit + 2


@rule("SF-118", "SF-196")
def test_ness_comes_with_the_news() -> None:
    session = begun(box())
    session.answer("set news 3")
    assert (session.sheet.ness, session.sheet.crime) == (2, 3)


@rule("SF-210", "SF-213")
def test_an_answer_taken_back_is_offered_again() -> None:
    session = begun(box(), 3)
    until(session, "market")
    session.answer("1 3 2 3 4 5")
    session.undo()
    assert (session.question.kind, session.question.default) == ("market", "1 3 2 3 4 5")


@rule("SF-40")
def test_the_first_pause_knows_who_begins() -> None:
    session = begun(box())
    assert session.question.message == "companion-ask-first"
    session.answer("go")
    until(session, "pause")
    assert session.question.message == "companion-ask-pause"


@rule("SF-211")
@pytest.mark.parametrize("word", ["", "ok", "done", "yes"])
def test_all_words_for_done_are_the_same(word: str) -> None:
    session = begun(box(), 2)
    session.answer("go")
    until(session, "done")
    answers = len(session.answers)
    session.answer(word)
    assert len(session.answers) == answers + 1


def test_capitals_spaces_and_articles_do_not_matter() -> None:
    assert tile_number(["loop", "little_italy"], ["Little", "Italy"]) == 1
    assert new_label([], ["The", "Loop"]) == "loop"
    session = begun(box())
    session.answer("add Gold Coast Far North")
    assert session.sheet.labels[-1] == "gold_coast"
    session.answer("tile GOLD-COAST owner you")
    assert session.sheet.tiles[-1][1] == HUMAN


def test_a_name_like_another_is_asked_about() -> None:
    session = begun(box())
    with pytest.raises(BadInput, match="sounds like"):
        session.answer("add pilzen north")
    session.answer("add pilzen! north")
    assert session.sheet.labels[-1] == "pilzen"


@rule("SF-214")
def test_a_game_of_another_version_is_refused_in_a_sentence() -> None:
    text = begun(box()).write().replace("consigliere henchman 2", "consigliere henchman 1")
    with pytest.raises(OtherVersion, match="version 1"):
        read_header(text)
    assert read_header(text, any_version=True)["result"] == "*"
