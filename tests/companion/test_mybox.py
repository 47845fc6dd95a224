"""My box: the form knows the whole language, a box is checked record by record, and its file is a pack."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from consigliere.companion.box import BASE, BOARD, CARD, Box, read_box
from consigliere.companion.mybox.checking import check_box
from consigliere.companion.mybox.form import form, symbol_of
from consigliere.companion.mybox.messages import BoxRecord
from consigliere.companion.mybox.shape import (
    BoxBase,
    BoxBoard,
    BoxCard,
    BoxEffect,
    as_records,
    fit,
    read_data,
    write_toml,
)
from consigliere.companion.session import Session
from consigliere.companion.sheet import T_ALCOHOL, T_GUNS, UNSET
from consigliere.companion.sittings import our_pack
from consigliere.games.scarface import names
from consigliere.games.scarface.effects.effect import ATTRIBUTES, read_effects
from consigliere.kernel import BadInput
from consigliere.locales import text
from tests.marks import rule

TEMPLATE = (Path(__file__).parents[2] / "src/consigliere/companion/owner_template.toml").read_text("utf-8")
CARD_TABLE: dict[str, Any] = our_pack().tables["action"]


def only(found: list[BoxRecord], id: str) -> BoxRecord:
    (one,) = [record for record in found if record.id == id]
    return one


def progress(data: dict[str, Any]) -> dict[str, int]:
    return {one.part: one.have for one in check_box(fit(data)).progress}


def whole_box() -> dict[str, Any]:
    """Everything that we have ourselves, as an owner would enter it."""
    boards = []
    for gang in names.GANGS:
        record: Any = our_pack().tables["gang"][gang]
        levels = [{key: value for key, value in level.items() if key != "max"} for level in record["solo"]]
        board = {"plan": record["solo_plan"], "actions": record["solo_actions"], "rows": record["track_rows"]}
        boards.append({"gang": gang, **board, "rewards": record["solo_rewards"], "levels": levels})
    tiles: Any = our_pack().tables["tile"]
    districts: Any = our_pack().tables["district"]
    return {
        "base": tomllib.loads(TEMPLATE)["base"],
        "action": [CARD_TABLE[id] for id in names.ACTION_CARDS],
        "solo_board": boards,
        "tile": [{"id": id, "day": tiles[id]["day"], "night": tiles[id]["night"]} for id in names.TILES],
        "district": [{"id": id, "adj": districts[id]["adj"]} for id in names.DISTRICTS],
    }


# The form


def test_the_form_knows_every_field_of_a_pack() -> None:
    assert set(BASE) | {"prov"} == set(BoxBase.__struct_fields__)
    assert set(CARD) == set(BoxCard.__struct_fields__)
    assert set(BOARD) == set(BoxBoard.__struct_fields__)
    assert set(ATTRIBUTES) == set(BoxEffect.__struct_encode_fields__)
    assert {field.name for field in form().parts[-1].fields} == set(BASE)


def test_every_symbol_is_an_effect_that_can_be_played() -> None:
    book = Box(our_pack(), {}, "", True).book
    for symbol in form().symbols:
        effect = as_records(fit({"action": [{"rows": [{"act": [symbol.effect]}]}]}))["action"][0]["rows"][0]["act"][0]
        assert len(read_effects("action", "", [effect], book)) == 1
        assert symbol_of(symbol.effect) is symbol
        assert set(symbol.details) <= set(form().details)
        assert text("en", symbol.label.message, symbol.label.args)


def test_every_card_of_ours_is_made_of_symbols() -> None:
    for record in CARD_TABLE.values():
        (card,) = fit({"action": [record]}).action
        for row in card.rows:  # type: ignore[union-attr]
            for effect in row.act:  # type: ignore[union-attr]
                symbol = symbol_of(effect)
                assert symbol is not None
                told = {form().details[name].name for name in symbol.details}
                assert set(as_effect(effect)) - {"do", "id"} <= told, effect


def as_effect(effect: BoxEffect) -> dict[str, Any]:
    found: dict[str, Any] = as_records(fit({"action": [{"rows": [{"act": [effect]}]}]}))
    return dict(found["action"][0]["rows"][0]["act"][0])


# Checking


def test_the_template_has_one_card_of_nine() -> None:
    found = check_box(read_data(TEMPLATE))
    assert {one.part: (one.have, one.most) for one in found.progress}["C"] == (1, 9)
    said = only(found.records, "C01").says[2]
    assert said is not None
    assert "Recruit" in text("en", said.message, {"number": 3, "bonus": 1, "effects": "“Recruit thugs”"})
    assert said.args["bonus"] == 1


@rule("SF-206")
@rule("SF-207")
def test_a_whole_box_is_finished_and_has_our_numbers() -> None:
    assert progress(whole_box()) == {"C": 9, "B": 15, "A": 12, "solo_board": 4, "tile": 18, "district": 7, "base": 11}
    box, ours = Box(our_pack(), whole_box(), "own", False), Box(our_pack(), {}, "own", False)
    assert box.problems == []
    for what in ("action_power", "action_move", "action_bonus", "solo_values", "solo_plan", "row_of", "adjacent"):
        assert getattr(box.book, what) == getattr(ours.book, what), what


def test_a_card_is_unfinished_until_all_is_entered() -> None:
    card: dict[str, Any] = {"id": "C02", "deck": "C"}
    rows = CARD_TABLE["C02"]["rows"]
    for field, value, missing in (
        ("power", 1, ["mybox-move", "mybox-rows"]),
        ("move", 2, ["mybox-rows"]),
        ("rows", [{"bonus": 0}], ["mybox-rows"]),
        ("rows", rows, []),
    ):
        card[field] = value
        found = only(check_box(fit({"action": [card]})).records, "C02")
        assert [line.message for line in found.missing] == missing
        assert found.problems == []
        assert found.state == ("unfinished" if missing else "done")


FACE = {"alcohol": 1, "guns": 0, "profit": 5, "defence": 4}
WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "impossible power": ({"action": [{**CARD_TABLE["C01"], "power": 500}]}, "C01", "companion-pack-card-number"),
    "no such verb": (
        {"action": [{**CARD_TABLE["C01"], "rows": [{"bonus": 0, "act": [{"do": "fly", "n": 1}]}]}]},
        "C01",
        "companion-pack-card-effect",
    ),
    "two cards of one name": ({"action": [CARD_TABLE["C01"], CARD_TABLE["C01"]]}, "C01", "companion-pack-card-twice"),
    "two tiles of one name": (
        {"tile": [{"id": id, **dict.fromkeys(("day", "night"), FACE)} for id in ("loop", "LOOP")]},
        "LOOP",
        "companion-pack-tile-twice",
    ),
    "a sale for nothing": (
        {"tile": [{"id": "loop", "day": {**FACE, "alcohol": 0}, "night": FACE}]},
        "loop",
        "companion-pack-tile-face",
    ),
    "one-way street": (
        {"district": [{"id": "north", "adj": ["west"]}, {"id": "west", "adj": ["central"]}]},
        "north",
        "companion-pack-district-one-way",
    ),
    "a price below nothing": ({"base": {"ring": -5}}, "ring", "companion-pack-base-value"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_at_its_record(name: str) -> None:
    data, id, message = WRONG[name]
    found = [one for one in check_box(fit(data)).records if one.id == id]
    assert found[-1].state == "wrong"
    assert [problem.message for problem in found[-1].problems] == [message]


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"action": [{"id": "C01", "power": "much"}]}, "action[0].power"),
        ({"action": [{"id": "C01", "colour": 1}]}, "action[0] colour"),
        ({"action": 5}, "action"),
        ({"weather": []}, "weather"),
        ([], "…"),
    ],
)
def test_what_is_no_box_is_refused_whole(data: Any, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        fit(data)
    assert (caught.value.message, caught.value.details["place"]) == ("mybox-error-shape", place)


# Files


@pytest.mark.parametrize("data", [{}, {"base": {"ring": 2}}, whole_box()], ids=["empty", "a number", "whole"])
def test_a_box_is_the_same_after_its_file(data: dict[str, Any], tmp_path: Path) -> None:
    box = fit(data)
    assert read_data(write_toml(box)) == box
    (tmp_path / "my-box.toml").write_text(write_toml(box), "utf-8")
    assert not [problem for problem in read_box(our_pack(), tmp_path, True).problems if problem.wrong]


@given(st.text(max_size=30))
def test_any_name_comes_through_the_file(name: str) -> None:
    box = fit({"tile": [{"id": name}], "action": [{"id": name, "deck": name}]})
    assert read_data(write_toml(box)) == box


@pytest.mark.parametrize("noise", ["\0\1\2", "x" * 1000, "[" * 5000, "{" * 5000, "a." * 5000 + "b = 1", "{", "= ="])
def test_noise_is_refused_in_a_sentence(noise: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_data(noise)
    assert text("en", caught.value.message, caught.value.details)


# Playing


def test_the_companion_knows_what_an_entered_tile_needs_on_either_side() -> None:
    sides = {
        "day": {"alcohol": 2, "guns": 1, "profit": 5, "defence": 4},
        "night": {"alcohol": 0, "guns": 3, "profit": 8, "defence": 5},
    }
    box = Box(our_pack(), {"tile": [{"id": "loop", **sides}]}, "", False)
    session = Session(box, 1)
    for answer in ("normal", "outfit", "3 1 4 2 5 7 6", "loop central", "pilsen west", "ok"):
        session.answer(answer)
    assert [row[T_ALCOHOL : T_GUNS + 1] for row in session.sheet.tiles] == [[2, 1], [UNSET, UNSET]]
    for answer in ("west pilsen 1 0 4 4", "tile loop markers 2"):
        session.answer(answer)
    assert session.sheet.tiles[0][T_ALCOHOL : T_GUNS + 1] == [0, 3]
    session.answer("tile loop owner you")
    assert session.sheet.tiles[0][T_ALCOHOL : T_GUNS + 1] == [UNSET, UNSET]
