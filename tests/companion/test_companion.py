"""The table companion: the same Henchman through `facts` and `deeds`, answered by a scripted person at a real table."""

import json
import os
import random
from pathlib import Path

import pytest

from consigliere import companion
from consigliere.companion import sittings
from consigliere.companion.box import Box, read_action, read_box
from consigliere.companion.facts import on_you
from consigliere.companion.kept import Kept
from consigliere.companion.session import OtherPack, Session, read_header, resume
from consigliere.companion.sheet import SHEET_FIELDS
from consigliere.companion.world import TableWorld
from consigliere.games.scarface import names
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.flow import BY_RAID, H_EFFECTS
from consigliere.games.scarface.henchman import criteria as henchman_criteria
from consigliere.games.scarface.names import (
    HENCHMAN,
    HUMAN,
    PRISON,
)
from consigliere.kernel import BadInput
from consigliere.locales import LANGUAGES, text
from tests.companion.person import (
    DEEDS,
    GAME,
    Log,
    Person,
    at_depth,
    drive,
    henchman_begins,
    new_box,
    play_both,
    recording,
)
from tests.conftest import often
from tests.games.scarface.test_card_text import said_plainly
from tests.marks import rule

SEEDS = int(os.environ.get("CONSIGLIERE_COMPANION_SEEDS", str(often(200))))
TEMPLATE = Path(companion.__file__).parent / "owner_template.toml"


@rule("SF-205", "SF-209", "SF-216")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_companion_does_what_the_engine_does(seed: int) -> None:
    turns, person = play_both(seed, "hard" if seed % 4 == 3 else "normal")
    assert turns > 10
    assert len(person.asked) > turns


COLOURS = [["green", "red"], ["blue", "yellow", "black"]]


@rule("SF-216", "SF-224", "SF-225", "SF-230")
@pytest.mark.parametrize("colours", COLOURS, ids=" ".join)
@pytest.mark.parametrize("seed", range(often(20)))
def test_the_companion_does_in_company_what_the_engine_does(seed: int, colours: list[str]) -> None:
    turns, person = play_both(seed, "hard" if seed % 4 == 3 else "normal", colours=colours)
    assert turns > 5
    assert person.session.sheet.colours == colours


LOSSES = [
    ("wounded 2", {"do": "wound", "n": 2}),
    ("killed 3", {"do": "kill", "n": 3}),
    ("imprisoned 2", {"do": "imprison", "n": 2}),
    ("wounded 1 here", {"do": "wound", "n": 1, "at": "here"}),
    ("goods 3", {"do": "goods", "n": -3}),
    ("alcohol 2", {"do": "alcohol", "n": -2}),
    ("guns 1", {"do": "guns", "n": -1}),
    ("business 1", {"do": "business", "n": -1}),
    ("control 1", {"do": "uncontrol", "n": 1}),
    ("upgrade 2", {"do": "downgrade", "n": 2}),
    ("vehicle 1", {"do": "vehicle", "n": -1}),
    ("money 4", {"do": "money", "n": -4}),
]


def lose_both(person: Person, words: str, effect: dict[str, object]) -> None:
    """A loss told to the companion at this moment costs him what it costs him in (A); then it is taken back."""
    session, t = person.session, person.t
    answers, length = list(session.answers), len(session.log)
    alone, table = t.clone(), t.clone()
    number = session.box.effect_list([effect])
    depth = len(t.stack)
    alone.book = table.book = session.box.book
    alone.money[HENCHMAN] = table.money[HENCHMAN] = session.sheet.money  # before the ring pays
    alone.push([H_EFFECTS, 0, number, 0, 0, BY_RAID])
    alone.journal = []
    log: Log = []
    drive(alone, random.Random(7), at_depth(depth), recording(log))
    other = Person(table, random.Random(7), session)
    other.depth = depth
    other.say(f"lost {words}")
    while session.question.kind != "pause":
        other.reply()
    other.perform()
    told = [entry for entry in session.log[length:] if entry[0] in DEEDS]
    assert [(name, [other.meant(name, place, arg) for place, arg in enumerate(args)]) for name, args in told] == log
    while len(session.answers) > len(answers):
        session.undo()
    assert session.answers == answers
    assert len(session.log) == length


@rule("SF-212", "SF-213")
@pytest.mark.parametrize("seed", range(8))
def test_losses_take_the_piece_the_engine_takes(seed: int) -> None:
    rng = random.Random(seed)
    t = GAME.new(seed, options={"level": "normal"})
    assert isinstance(t, ScarfaceState)
    drive(t, rng, henchman_begins)
    person = Person(t, rng, Session(new_box(), seed))
    person.set_up()
    dice = random.Random(seed)
    while not t.winners:
        person.update_between_turns()
        for words, effect in dice.sample(LOSSES, 4):
            lose_both(person, words, effect)
        t.stack.pop()
        person.performed = len(person.session.log)
        person.henchman_turn()
        drive(t, rng, henchman_begins)


@rule("SF-212", "SF-213")
def test_all_that_a_raid_takes_is_told_at_once() -> None:
    one_by_one, at_once = (begun(Box(GAME.pack, {}, "standard", False)) for _ in range(2))
    for session in (one_by_one, at_once):
        session.answer("set money 9")
        session.answer("set crime 9")
    for loss in ("imprisoned 2", "money 4", "crime 3"):
        one_by_one.answer(f"lost {loss}")
    at_once.answer("lost imprisoned 2; money 4; crime 3")
    s = at_once.sheet
    assert (s.money, s.crime, s.place[PRISON]) == (5, 6, 2)
    assert s.part(SHEET_FIELDS) == one_by_one.sheet.part(SHEET_FIELDS)
    assert [message for message, _ in at_once.question.lines] == [
        "companion-do-lose-thug", "companion-do-pay", "companion-do-crime-down",
    ]  # fmt: skip
    at_once.undo()
    assert at_once.sheet.money == 9


# A person who says anything that can be said: nothing gets stuck, everything can be taken back and saved


def set_up_words(box: Box, gang: str = "outfit") -> list[str]:
    words = ["normal", gang]
    if box.physical:
        words.append("12 15 9")
    words += ["3 1 4 7 5 2 6", "loop central you", "pilsen west", "uptown north", "dock_7 far_south", "ok"]
    return [*words, "west pilsen 1 1 5 4", "done"]


def begun(box: Box, seed: int = 1) -> Session:
    session = Session(box, seed)
    for words in set_up_words(box):
        session.answer(words)
    return session


def anything(session: Session, rng: random.Random) -> str:
    question = session.question
    if question.kind == "done":
        return "cannot it is broken" if "cannot" in question.options and rng.random() < 0.1 else ""
    if question.kind == "pause":
        return pause_words(session, rng)
    if question.form == "table":
        for number, row in enumerate(question.rows, 1):
            if "?" in row:
                values = [str(rng.randrange(1, 5)) for _ in row[1:]]
                if question.kind == "tiles_here":
                    values[0] = str(row[1])
                if question.kind == "your_nights":
                    values = [rng.choice(["day", "night"])]
                return f"{number} {' '.join(values)}"
        return ""
    if question.kind == "market":
        return " ".join(str(rng.randrange(6)) for _ in question.known)
    if question.options:
        return rng.choice(question.options)
    if question.kind == "card":
        known = [id for id in session.box.cards if id]
        used = [*session.sheet.drawn, *session.sheet.discard]
        free = [id for id in known if session.box.cards.index(id) not in used]
        return (
            rng.choice(free)
            if free and rng.random() < 0.5
            else f"X{rng.randrange(1000)}"
            if len(known) < 36
            else free[0]
        )
    if question.kind == "card_values":
        return f"{rng.randrange(4)} {rng.randrange(4)} 2"
    if question.kind == "card_row":
        return rng.choice(["1 takeover", "0 send_thugs 2 here", "0 money 2", "2 hire_associate", "0 steal 2 + crime 1"])
    return " ".join(str(rng.randrange(1, 9)) for _ in range(2 if question.kind in ("supply", "goods") else 1))


def pause_words(session: Session, rng: random.Random) -> str:
    tiles = session.sheet.labels
    return rng.choice(
        ["go"] * 8
        + [f"lost {words}" for words, _ in LOSSES]
        + ["lost imprisoned 2 districts; goods 2; crime 3", "got money 2; crime 1", "news sale 1", "news"]
        + ["got money 3", "got goods 2", "got recruit 2", "ring henchman", "ring you", "set money 9"]
        + [f"tile {rng.choice(tiles)} owner {rng.choice(['you', 'nobody', 'henchman'])}", "passive hire_cost 1"]
    )


@rule("SF-208", "SF-211", "SF-213", "SF-214")
@pytest.mark.parametrize("physical", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_any_truth_can_be_told_taken_back_and_saved(seed: int, physical: bool) -> None:
    rng = random.Random(seed)
    session = begun(Box(GAME.pack, {}, "standard", physical), seed)
    trail: list[tuple[str, str]] = []
    while session.sheet.turn < 25:
        assert len(session.answers) < 5000
        try:
            trail.append((session.question.kind, str(session.sheet.part(SHEET_FIELDS))))
            session.answer(anything(session, rng))
        except BadInput:
            trail.pop()
        if rng.random() < 0.05:
            for _ in range(rng.randrange(1, 4)):
                if trail:
                    session.undo()
                    assert (session.question.kind, str(session.sheet.part(SHEET_FIELDS))) == trail.pop()
    text = session.write()
    again = resume(text, Box(GAME.pack, {}, "standard", physical))
    assert again.write() == text
    assert again.log == session.log
    assert again.question == session.question
    while session.answers:
        session.undo()
    assert session.question.kind == "level"
    assert session.log == []


# Single rules


@rule("SF-210")
def test_a_question_comes_once_a_turn_and_shows_what_was_last_told() -> None:
    """Asked twice in a turn only what a deed of his has made old, and never without need."""
    old_by = {
        "market": {"hire"}, "jobs_left": {"take_jobs"}, "dealers_left": {"take_dealer"},
        "tiles_here": {"set_up_business", "lose_business", "take_over", "move_token", "fall_on_human"},
        "needs": {"set_up_business", "lose_business", "take_over"},
        "profit": {"set_up_business", "lose_business", "take_over", "fall_on_human"},
        "free_slot": {"take_over"}, "your_thugs": {"harm", "take_over", "fall_on_human"},
        "your_thugs_here": {"harm", "take_over", "move_token", "fall_on_human"},
        "support_here": {"harm", "take_over", "fall_on_human"}, "supply": {"remove_control", "fall_on_human"},
        "your_money": {"fall_on_human"}, "your_tiles": {"fall_on_human", "remove_control"}, "goods": {"take_over"},
    }  # fmt: skip
    rng = random.Random(5)
    t = GAME.new(5, options={"level": "normal"})
    assert isinstance(t, ScarfaceState)
    drive(t, rng, henchman_begins)
    person = Person(t, rng, Session(new_box(), 5))
    person.set_up()
    times = 0
    while not t.winners:
        person.update_between_turns()
        t.stack.pop()
        person.performed = len(person.session.log)
        person.depth = len(t.stack)
        person.say("go")
        asked: dict[tuple[str, int], int] = {}
        while person.session.question.kind != "pause":
            question = person.session.question
            person.reply()
            if question.form != "table" or person.session.answers[-1] == "ok":
                key = (question.kind, question.number)
                since = {name for name, _ in person.session.log[asked.get(key, 10**6) :]}
                assert key not in asked or question.kind not in old_by or since & old_by[question.kind], key
                asked[key] = len(person.session.log)
                times += 1
        person.perform()
        drive(t, rng, henchman_begins)
    assert times > 100


@rule("SF-210")
def test_the_default_is_the_last_known_value() -> None:
    session = begun(Box(GAME.pack, {}, "standard", False), 3)
    session.answer("go")
    while session.question.kind != "market":
        session.answer("" if session.question.default else "1 5 4 1")
    assert session.question.default == ""
    session.answer(" ".join("3" for _ in session.question.known))
    while session.question.kind != "market":
        session.answer(session.question.default or anything(session, random.Random(1)))
    assert session.question.default == "3 3 3 3"


@rule("SF-211")
def test_cannot_goes_on_without_a_cube_and_logs_the_reason() -> None:
    session = begun(Box(GAME.pack, {}, "standard", False), 2)
    session.answer("go")
    rng = random.Random(2)
    while not (session.question.kind == "done" and "cannot" in session.question.options):
        session.answer(anything(session, rng) or "")
    before = session.sheet.action
    assert before is not None
    assert len(session.sheet.cubes) == len(before.cubes) + 1
    money, place, row = before.money, before.stack[-1][4], before.stack[-1][3]
    session.answer("cannot the card is lost")
    assert ("cannot", [before.plan[place], row, "the card is lost"]) in session.log
    assert session.sheet.money == money or session.sheet.cubes != before.cubes
    assert [place, row] not in session.sheet.cubes
    session.undo()
    assert [place, row] in session.sheet.cubes


@rule("SF-211")
def test_only_an_action_can_be_impossible() -> None:
    box = new_box()
    session = begun(box, 2)
    session.answer("go")
    rng = random.Random(2)
    while session.sheet.turn < 4:
        if session.question.kind == "done":
            messages = [message for message, _ in session.question.lines]
            if messages == ["companion-do-discard-plan"]:
                assert session.question.options == ["done"]
            elif "companion-do-put-cube" in messages:
                assert session.question.options == ["done", "cannot"]
            session.answer("done")
        else:
            session.answer("go" if session.question.kind == "pause" else anything(session, rng))


@rule("SF-211")
def test_an_instruction_has_its_words_numbers_reason_and_rule() -> None:
    session = begun(Box(GAME.pack, {}, "standard", False), 2)
    session.answer("go")
    rng = random.Random(2)
    while "companion-do-mark-row" not in [message for message, _ in session.question.lines]:
        session.answer(anything(session, rng) or "")
    question = session.question
    assert all("rule" in args for message, args in question.because if message.startswith("scarface-henchman"))
    assert question.because


@rule("SF-211")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sale_names_only_the_goods_that_go(language: str) -> None:
    goods = {"alcohol": 2, "guns": 0, "dalcohol": 0, "dguns": 3}
    words = text(language, "companion-do-sell", {"tile": "Pilsen", "money": 6, **goods})
    assert words.count("×") == 2
    assert "2 ×" in words
    assert "3 ×" in words
    assert "0" not in words


@rule("SF-211")
def test_the_page_is_told_effects_in_phrases() -> None:
    """His cards, and what falls on the person: messages that have words, with all that is inside them."""
    session, rng = begun(Box(GAME.pack, {}, "standard", False), 2), random.Random(2)
    session.answer("go")
    while session.question.kind != "done":
        session.answer(anything(session, rng))
    effects = [effect for effects in session.box.book.lists for effect in effects if effect.who == names.RIVAL]
    for effect in effects:
        session.question.because.append(("companion-do-fall-on-human", {"effect": on_you(effect, 2)}))
    told = sittings.game(Kept("1", "1", session.write(), "", 1, 0.0, 0.0), session)
    assert effects
    for line in told.question.because[-len(effects) :]:
        assert said_plainly(line.args["effect"])
    assert told.plan
    for row in [row for card in told.plan for row in card.rows]:
        assert said_plainly({"message": row.text.message, "args": row.text.args})


@rule("SF-206", "SF-207")
def test_the_template_is_a_good_half_filled_pack(tmp_path: Path) -> None:
    (tmp_path / "henchman.toml").write_text(TEMPLATE.read_text("utf-8"), "utf-8")
    box = read_box(GAME.pack, tmp_path, False)
    wrong = [problem.message for problem in box.problems if problem.wrong]
    assert wrong == ["companion-pack-levels-seven"]  # one example level only
    assert box.cards[0] == "C01"
    assert box.slots(2) == [0]
    session = begun(box)
    session.answer("go")
    assert session.sheet.plan == [0]


def board(gang: str = "outfit", **changes: object) -> dict[str, object]:
    req = [{"power": 3, "money": 2}, {"power": 5, "money": 5}]
    ids = ["power", "supply", "trade", "protection", "recruitment", "mayor", "harbour"]
    levels = [
        {"id": id, "no": 7 - n, "values": [0, 1] if n < 2 else [0, 1, 2], "req": req[: 1 if n < 2 else 2]}
        for n, id in enumerate(ids)
    ]
    levels[5]["on_reach"] = [[{"do": "money", "n": 4}], []]
    record = {
        "gang": gang, "plan": [2, 2, 2, 2], "actions": [1, 1, 1, 1], "rows": [[0, 2], [3, 5], [6, 8], [9, 12]],
        "rewards": [{"cell": 3, "take": "B"}], "levels": levels,
    }  # fmt: skip
    return {**record, **changes}


CARD = {"id": "S1", "deck": "C", "power": 1, "move": 1}
ROWS = [{"bonus": 0, "act": [{"do": "order", "id": "recruit"}]}]


def card_that(does: dict[str, object]) -> dict[str, object]:
    return {**CARD, "rows": [{"bonus": 0, "act": [does]}]}


@rule("SF-206", "SF-207")
def test_an_owners_numbers_replace_ours() -> None:
    data = {
        "base": {"hire_price": [1, 2, 3, 4, 5], "takeover_crime": [2, 3, 1], "ring": 2, "star": 2, "dealer_supply": 3},
        "solo_board": [board()],
        "district": [{"id": "far_north", "adj": ["west"]}],
        "action": [{**CARD, "rows": ROWS}],
    }
    box = Box(GAME.pack, data, "mine", False)
    assert [problem for problem in box.problems if problem.wrong] == []
    assert box.book.order_cost[0] == [1, 2, 3, 4, 5]
    assert (box.book.takeover_crime, box.book.ring_income, box.book.uniform_supply) == ([2, 3, 1], 2, 3)
    assert box.whats[0] == ["power", "supply", "trade", "protection", "recruitment", "mayor", "harbour"]
    assert box.book.solo_no[:7] == [7, 6, 5, 4, 3, 2, 1]
    assert box.book.solo_values[5] == [0, 0, 0]  # no effect but `on_reach`
    assert box.book.solo_plan[0] == [2, 2, 2, 2]
    assert 1 not in box.book.adjacent[0]
    assert 2 in box.book.adjacent[0]
    assert 0 not in box.book.adjacent[1]
    assert GAME.book.order_cost[0] == [2, 3, 4, 6, 8]
    assert box.digest != Box(GAME.pack, {}, "standard", False).digest
    session = begun(box)
    session.answer("ring henchman")
    session.answer("go")
    assert session.question.lines[0] == ("companion-do-ring-income", {"n": 2})
    assert session.sheet.money == 2


@rule("SF-168", "SF-206")
def test_upgrades_follow_the_numbers_of_an_owners_board() -> None:
    box = Box(GAME.pack, {"solo_board": [board()]}, "mine", False)
    session = begun(box)
    session.sheet.gang = 0
    world = TableWorld(box, session.sheet, 1)
    here = world.number(world.here())
    found = [box.book.solo_no[what] for what in henchman_criteria.from_current(world)]
    assert found == [(here + step - 1) % 7 + 1 for step in range(7)]


@rule("SF-206")
@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"cards": []}, "companion-pack-table"),
        ({"base": {"price": 1}}, "companion-pack-base-unknown"),
        ({"base": {"hire_price": [1, 2]}}, "companion-pack-base-value"),
        ({"district": [{"id": "east", "adj": []}]}, "companion-pack-district-unknown"),
        ({"district": [{"id": "west", "adj": ["west"]}]}, "companion-pack-district-adj"),
        (
            {"district": [{"id": "west", "adj": ["north"]}, {"id": "north", "adj": []}]},
            "companion-pack-district-one-way",
        ),
        ({"action": [{**CARD, "id": ""}]}, "companion-pack-card-id"),
        ({"action": [{**CARD, "id": f"C{n}", "rows": ROWS} for n in range(37)]}, "companion-pack-card-many"),
        ({"action": [{**CARD, "rows": ROWS, "colour": 1}]}, "companion-pack-card-field"),
        ({"action": [{**CARD, "rows": ROWS, "deck": "D"}]}, "companion-pack-card-deck"),
        ({"action": [{**CARD, "rows": ROWS, "power": -1}]}, "companion-pack-card-number"),
        ({"action": [{**CARD, "rows": []}]}, "companion-pack-card-rows"),
        ({"action": [{**CARD, "rows": ROWS * 7}]}, "companion-pack-card-rows"),
        ({"action": [{**CARD, "rows": [{"bonus": 1}]}]}, "companion-pack-card-row"),
        ({"action": [{**CARD, "rows": [{"bonus": 1, "act": [{"do": "dance"}]}]}]}, "companion-pack-card-effect"),
        ({"action": [card_that({"do": "money", "n": 100})]}, "companion-pack-card-effect"),
        ({"action": [card_that({"do": "downgrade", "n": 10**9})]}, "companion-pack-card-effect"),
        ({"action": [card_that({"do": "choose", "times": 10, "options": [[]]})]}, "companion-pack-card-effect"),
        ({"action": [{**CARD, "rows": ROWS}] * 2}, "companion-pack-card-twice"),
        ({"solo_board": [board("firm")]}, "companion-pack-board-gang"),
        ({"solo_board": [board(colour=1)]}, "companion-pack-board-field"),
        ({"solo_board": [board(plan=[1])]}, "companion-pack-board-four"),
        ({"solo_board": [board(rows=[[0, 2], [4, 12]])]}, "companion-pack-board-rows"),
        ({"solo_board": [board(rewards=[{"cell": 13, "take": "A"}])]}, "companion-pack-board-reward"),
        ({"solo_board": [board(levels=[])]}, "companion-pack-levels-seven"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said_and_left_out(data: dict[str, object], message: str) -> None:
    box = Box(GAME.pack, data, "mine", False)
    assert message in [problem.message for problem in box.problems if problem.wrong]
    assert all(str(BadInput(problem.message, **problem.args)) for problem in box.problems)
    assert box.book.order_cost[0] == [2, 3, 4, 6, 8]
    assert box.book.solo_plan[0] == GAME.book.solo_plan[0]


@rule("SF-168")
def test_a_circle_without_an_end_is_refused_in_a_sentence() -> None:
    """A level that takes itself back when it is reached, for nothing."""
    again = [[{"do": "downgrade", "n": 1}, {"do": "upgrade", "n": 1}]]
    record = board()
    for level in record["levels"]:  # type: ignore[attr-defined]
        level["req"] = [{"power": 0, "money": 0}] * len(level["req"])
        level["on_reach"] = again * len(level["req"])
    cards = [{**card_that({"do": "order", "id": "upgrade"}), "id": f"S{n}"} for n in range(3)]
    session = begun(Box(GAME.pack, {"solo_board": [record], "action": cards}, "mine", False))
    before = session.write()
    with pytest.raises(BadInput, match="circle"):
        session.answer("go")
    assert session.write() == before
    assert session.question.kind == "pause"
    session.answer("end")
    assert session.question.kind == "final_money"


@rule("SF-208")
def test_a_card_the_pack_does_not_have_is_entered_and_kept() -> None:
    box = Box(GAME.pack, {"action": [{**CARD, "rows": ROWS}]}, "mine", True)
    session = begun(box)
    session.answer("go")
    session.answer("done")
    assert session.question.kind == "card"
    session.answer("S1")
    session.answer("Z9")
    assert session.question.kind == "card_values"
    session.answer("2 3 2")
    with pytest.raises(BadInput, match="dance"):
        session.answer("1 dance")
    session.answer("1 takeover")
    session.answer("0 steal 3 + crime 1")
    assert json.loads(session.sheet.learned[0])["rows"][1]["act"] == [{"do": "steal", "n": 3}, {"do": "crime", "n": 1}]
    with pytest.raises(BadInput, match="already"):
        session.answer("Z9")
    kept = session.sheet.learned
    again = Session(Box(GAME.pack, {"action": [{**CARD, "rows": ROWS}]}, "mine", True), 2, kept)
    for words in [*set_up_words(again.box), "go", "done", "Z9"]:
        again.answer(words)
    assert again.question.kind == "card"
    assert again.box.book.action_power[again.sheet.drawn[0]] == 2
    assert resume(again.write(), Box(GAME.pack, {"action": [{**CARD, "rows": ROWS}]}, "mine", True)).log == again.log


@pytest.mark.parametrize(
    ("words", "effects"),
    [
        ("takeover", [{"do": "order", "id": "takeover"}]),
        ("send_thugs 2 next_own", [{"do": "order", "id": "send_thugs", "n": 2, "to": "next_own"}]),
        ("sell_authorities max=4", [{"do": "order", "id": "sell_authorities", "max": 4}]),
        ("effect:recruit 2", [{"do": "recruit", "n": 2}]),
        ("wound 1 rival here", [{"do": "wound", "n": 1, "who": "rival", "at": "here"}]),
        ("kill 1 rival prison", [{"do": "kill", "n": 1, "who": "rival", "at": "prison"}]),
        ("ring", [{"do": "ring"}]),
    ],
)
def test_actions_in_words(words: str, effects: list[dict[str, object]]) -> None:
    assert read_action(words.split()) == effects


@rule("SF-213")
def test_app_draws_taken_back_come_again_the_same() -> None:
    session = begun(Box(GAME.pack, {}, "standard", False), 11)
    rng = random.Random(1)
    while session.sheet.turn < 6:
        session.answer(anything(session, rng) or "")
    answers, text = list(session.answers), session.write()
    while session.answers:
        session.undo()
    for words in answers:
        session.answer(words)
    assert session.write() == text


@rule("SF-214")
def test_a_saved_game_of_another_pack_asks_first() -> None:
    session = begun(Box(GAME.pack, {}, "standard", False))
    text = session.write()
    assert read_header(text)["result"] == "*"
    other = Box(GAME.pack, {"base": {"ring": 2}}, "mine", False)
    with pytest.raises(OtherPack, match="standard"):
        resume(text, other)
    assert resume(text, other, anyway=True).answers == session.answers
    with pytest.raises(BadInput, match="begins with"):
        resume("hello", other)
    with pytest.raises(BadInput, match="Line"):
        resume(text.replace("outfit\n", "chess\n"), session.box)
    with pytest.raises(OtherPack):
        resume(text.replace('"money": 0', '"money": 5'), session.box)


@rule("SF-215")
@pytest.mark.parametrize(
    ("words", "winner", "his"),
    [
        (["20", "3", "30"], HUMAN, 23),
        (["20", "3", "20"], HENCHMAN, 23),
        (["20", "3", "23", "0 0 9"], HENCHMAN, 23),
        (["20", "3", "23", "1 1 1"], HUMAN, 23),
    ],
)
def test_the_end(words: list[str], winner: int, his: int) -> None:
    session = begun(Box(GAME.pack, {}, "standard", False))
    for answer in ["set money 20", "end", *words]:
        session.answer(answer)
    assert session.over
    assert session.sheet.final[-1] == winner
    assert session.question.args["his"] == his
    assert read_header(session.write())["result"] == ("henchman" if winner == HENCHMAN else "you")
    session.undo()
    assert not session.over


@pytest.mark.parametrize(
    "words",
    [
        "tile nowhere owner you", "tile pilsen colour red", "tile pilsen owner cat", "add", "add loop west", "set",
        "set mood 3", "set hq 99", "set street east 1", "lost", "lost hope", "got hope", "ring cat", "passive luck 1",
        "set dealer 9 0 0 0", "set dealer 1 0", "dance", "tile pilsen need 1", "lost money 3; hope", "lost money 3;",
        "lost imprisoned 1 heaven", "got money 1; crime 99", "news luck 1", "news sale", "news sale 1 supply",
    ],
)  # fmt: skip
def test_what_cannot_be_understood_changes_nothing(words: str) -> None:
    session = begun(Box(GAME.pack, {}, "standard", False))
    before = session.write()
    with pytest.raises(BadInput) as error:
        session.answer(words)
    assert str(error.value)
    assert session.write() == before


def test_changes_wait_for_the_sheet_and_end_with_the_game() -> None:
    session = Session(Box(GAME.pack, {}, "standard", False), 1)
    with pytest.raises(BadInput, match="no sheet"):
        session.answer("set money 3")
    session = begun(session.box)
    session.answer("drop dock_7")
    assert session.sheet.labels == ["loop", "pilsen", "uptown"]
    session.answer("end")
    with pytest.raises(BadInput, match="first"):
        session.answer("lost money 1")
