"""What the companion keeps, what it need not ask, and how it takes what people say."""

import random

import pytest
from tools.measuring.taps import play

from consigliere.companion import answers, questions
from consigliere.companion.box import Box
from consigliere.companion.facts import Ask
from consigliere.companion.his_cards import OF_PILE, may_come, to_name, turn_up
from consigliere.companion.labels import new_label, tile_number
from consigliere.companion.questions import Question
from consigliere.companion.session import NAME, TITLE, OtherVersion, Session, read_header
from consigliere.companion.sheet import T_DEFENCE, T_PROFIT, UNSET
from consigliere.companion.world import TableWorld
from consigliere.games.scarface.henchman import orders
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NOBODY_CONTROLS, PASSIVES
from consigliere.kernel import BadInput
from tests.companion.person import GAME, new_box
from tests.companion.test_companion import anything, begun
from tests.conftest import often
from tests.marks import rule

MOST_TAPS = 15
MOST_TOLD = 35  # between his turns
MEAN_TAPS = 6
GAMES = 50
ANSWERS = 400  # enough for all that may come
DOES = "scarface-henchman-do"
MEAN_OF_A_GAME = 7  # in company and with his cards on the table; over 50 games it is below 6
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
@pytest.mark.parametrize(("physical", "humans"), [(False, 1), (False, 2), (False, 3), (True, 1)])
def test_a_turn_takes_few_taps(seed: int, physical: bool, humans: int) -> None:
    turns, between = play(seed, physical, humans)
    assert max(told.total() for told in between) <= MOST_TOLD
    totals = [turn.total() for turn in turns]
    assert max(totals) <= MOST_TAPS
    assert sum(totals) / len(totals) <= (MEAN_TAPS if humans == 1 and not physical else MEAN_OF_A_GAME)


@pytest.mark.parametrize("physical", [False, True], ids=["app", "cards on the table"])
def test_the_heaviest_turn_of_fifty_games(physical: bool) -> None:
    """What docs/companion.md says of them; who plays alone."""
    totals = [turn.total() for seed in range(often(GAMES)) for turn in play(seed, physical)[0]]
    assert max(totals) <= MOST_TAPS
    assert sum(totals) / len(totals) <= MEAN_TAPS


def marked(question: Question) -> list[tuple[object, object]]:
    return [(args["card"], args["row"]) for message, args in question.lines if message == "companion-do-mark-row"]


@rule("SF-211")
def test_what_the_next_action_asks_comes_with_the_one_before_it() -> None:
    """Where nothing but its cube and its thug lies between; what may turn out impossible is the one before."""
    session, rng = begun(box(), 2), random.Random(2)
    for _ in range(ANSWERS):
        question = session.question
        cubes = [(args["card"], args["row"]) for message, args in question.because if message == DOES]
        first = marked(question)
        if question.cannot and first and cubes and cubes[-1] not in first:
            break
        session.answer("go" if question.kind == "pause" else anything(session, rng))
    assert session.question.kind in ("profit", "needs")
    session.answer(anything(session, rng))
    assert marked(session.question) == cubes[-1:]
    session.undo()
    session.answer("cannot")
    message, args = session.question.because[0]
    assert (message, [(args["card"], args["row"])]) == ("companion-told-cannot", first)


def in_hand(seed: int = 1) -> Session:
    """His cards, which the pack knows, lie on the table."""
    return begun(new_box(), seed)


@rule("SF-208", "SF-210")
def test_his_cards_are_named_with_the_word_that_begins_his_turn() -> None:
    session = in_hand()
    assert (session.question.draw, session.question.args) == (3, {"n": 3})
    length = len(session.log)
    with pytest.raises(BadInput, match="C04"):
        session.answer("go C01 C02 C03 C04")
    assert len(session.log) == length
    session.answer("go C03 C01 C02")
    assert [session.box.cards[card] for card in session.sheet.plan] == ["C03", "C01", "C02"]
    assert "companion-do-turn-up-plan" not in [message for message, _ in session.question.lines]
    session.undo()
    session.answer("go")
    assert (session.question.kind, session.question.draw) == ("card", 3)
    assert "companion-do-turn-up-plan" in [message for message, _ in session.question.lines]


@rule("SF-208", "SF-210")
def test_only_cards_that_may_come_are_offered_and_the_last_is_known() -> None:
    session = in_hand()
    s, own = session.sheet, session.box
    assert may_come(own, s) == own.slots(2)
    s.deck, s.discard = [0, 3, OF_PILE - 1], [1, 2]
    assert may_come(own, s) == [0, 3, *own.slots(1)]
    s.on_top = 1
    assert may_come(own, s) == own.slots(1)
    turn_up(own, s, own.slots(1)[0])
    assert (s.deck, s.on_top) == ([0, 3], 0)
    assert to_name(s, 1) == 1
    assert to_name(s, 2) == 1
    s.drawn, s.deck = [], [3]
    session.answer("go")
    assert [session.box.cards[card] for card in session.sheet.plan] == ["C04"]


@rule("SF-61", "SF-210")
def test_dealers_are_asked_for_only_when_they_may_be_gone() -> None:
    session = begun(box())
    assert world(session).dealers_left()
    session.sheet.dealers = [[0, 0, 0] for _ in range(19)]
    with pytest.raises(Ask, match="dealers_left"):
        world(session).dealers_left()


@rule("SF-7", "SF-210")
@pytest.mark.parametrize("deck", ["jobs_left", "dealers_left"])
def test_an_empty_deck_stays_empty(deck: str) -> None:
    session = begun(box())
    s = session.sheet
    s.dealers = [[0, 0, 0] for _ in range(19)]
    s.stack, question = [[0]], questions.make(session.box, s, deck)
    for word, left in (("yes", True), ("no", False)):
        with pytest.raises(Ask, match=deck):
            getattr(world(session), deck)()
        answers.take_fact(s, question, [word])
        assert getattr(world(session), deck)() == left
        s.grow_old()
    assert not getattr(world(session), deck)()


@rule("SF-210")
def test_the_news_stay_known() -> None:
    session = begun(box())
    session.answer("set news 2")
    session.sheet.grow_old()
    assert world(session).news() == 2


@rule("SF-161", "SF-210")
def test_a_marker_is_drawn_and_what_the_tile_is_worth_is_asked_when_it_matters() -> None:
    session = begun(box())
    table = world(session)
    table.set_up_business(PILSEN)
    table.set_up_business(PILSEN)
    assert session.sheet.wanted is None
    assert session.sheet.pending[-1] == ("companion-do-set-up-business", {"tile": "pilsen", "n": 2})
    with pytest.raises(Ask, match="profit"):
        table.profit(PILSEN, HENCHMAN)


@rule("SF-210")
def test_after_a_hire_one_associate_is_new() -> None:
    session = begun(box())
    session.sheet.market = [1, 2, 3, 3, 5, 5]
    for slot in range(6):
        session.sheet.freshen(f"market:{slot}")
    table = world(session)
    table.hire(1)
    assert session.sheet.market == [1, 3, 3, UNSET, 5, 5]
    with pytest.raises(Ask, match="market"):
        table.market(3)
    assert session.sheet.unknown_associates(3) == [3]
    assert questions.make(session.box, session.sheet, "market", 3).known == [None]


@rule("SF-154", "SF-210")
def test_the_market_is_not_asked_for_where_nobody_can_be_paid() -> None:
    session = begun(box())
    assert orders.affordable(world(session), 1) == []
    with pytest.raises(Ask, match="market"):
        orders.affordable(world(session), 2)


@rule("SF-16", "SF-17", "SF-154", "SF-210")
def test_only_associates_whom_he_may_want_are_asked_for() -> None:
    """The high ones have four and five stars: where he can pay for one, the low ones do not matter."""
    session = begun(box())
    session.sheet.market = [1, 0, 3, 3, 5, 4]
    assert session.sheet.unknown_associates(3) == [0, 1, 2, 3]
    assert session.sheet.unknown_associates(4) == [4, 5]
    for slot in (4, 5):
        session.sheet.freshen(f"market:{slot}")
    assert session.sheet.unknown_associates(4) == []
    assert orders.affordable(world(session), 6) == [0, 2, 3, 5]
    session.sheet.market[5] = 5
    assert session.sheet.unknown_associates(4) == [0, 1, 2, 3]


@rule("SF-167", "SF-210")
def test_the_defence_of_what_is_nobodys_is_asked_once() -> None:
    session = begun(box())
    district = session.sheet.tiles[LOOP][0]
    session.answer("add river_docks central")
    docks = session.sheet.labels.index("river_docks")
    session.sheet.tiles[docks][0] = district
    known = session.sheet.tiles[docks][T_DEFENCE]
    assert known == UNSET
    assert docks in questions.table_tiles(session.sheet, "tiles_here", district)
    session.sheet.tiles[docks][T_DEFENCE] = 5
    assert questions.table_tiles(session.sheet, "tiles_here", district) == [LOOP]


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


@rule("SF-119", "SF-118", "SF-209")
def test_a_new_card_of_news_replaces_what_the_one_before_added() -> None:
    session = begun(box())
    profit = session.sheet.tiles[PILSEN][T_PROFIT]
    session.answer("news sale 2 hire_cost -1")
    s = session.sheet
    assert (s.news, s.ness, s.crime) == (2, 1, 2)
    assert (s.tiles[PILSEN][T_PROFIT], s.passives[PASSIVES.index("hire_cost")]) == (profit + 2, -1)
    session.answer("news")
    s = session.sheet
    assert (s.news, s.tiles[PILSEN][T_PROFIT], any(s.passives)) == (3, profit, False)


@rule("SF-118", "SF-196")
def test_ness_comes_with_the_news() -> None:
    session = begun(box())
    session.answer("set news 3")
    assert (session.sheet.ness, session.sheet.crime) == (2, 3)


@rule("SF-210", "SF-213")
def test_an_answer_taken_back_is_offered_again() -> None:
    session = begun(box(), 3)
    until(session, "market")
    assert len(session.question.known) == 4
    session.answer("1 3 2 3")
    session.undo()
    assert (session.question.kind, session.question.default) == ("market", "1 3 2 3")


@rule("SF-40")
def test_the_first_pause_knows_who_begins() -> None:
    session = begun(box())
    assert session.question.message == "companion-ask-first"
    session.answer("go")
    until(session, "pause")
    assert session.question.message == "companion-ask-pause"


@rule("SF-211")
@pytest.mark.parametrize("word", ["", "ok", "done"])
@pytest.mark.parametrize("kind", ["done", "police_there", "your_money", "pause"])
def test_all_words_for_done_are_the_same(kind: str, word: str) -> None:
    session = begun(box(), 2)
    session.sheet.your_money[HUMAN] = 3
    session.answer("go")
    until(session, kind)
    default = session.question.default
    session.answer(word)
    assert default
    assert session.answers[-1] == default


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
    text = begun(box()).write().replace(TITLE, f"{NAME} 1")
    with pytest.raises(OtherVersion, match="version 1"):
        read_header(text)
    assert read_header(text, any_version=True)["result"] == "*"
