"""Positions that cannot be are refused, with the part of `given` that is to blame."""

import pytest

import consigliere
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.invariants import check_invariants
from consigliere.kernel import Impossible

GAME = consigliere.load("lafamiglia")


@pytest.mark.parametrize(
    ("given", "part", "sentence"),
    [
        ({"areas": {"enna": "red 60"}}, "areas.enna", "Enna: 60 soldati of Castelli, 75 on the whole map, but"),
        ({"areas": {"enna": "red 45"}}, "areas.enna", "Enna: 45 soldati of Castelli, 60 on the whole map, but"),
        ({"rest": "empty", "areas": {"gela": "neutral 33"}}, "areas.gela", "Gela: 33 soldati of Neutrals, 33 on"),
        ({"hq": {"red": 40}, "supply": {"red": 40}}, "supply.red", "Castelli: 15 soldati on the map, 40 in the"),
        ({"pool": 30}, "pool", "30 neutral soldati on the map and 30 in the pool make 60"),
        ({"areas": {"enna": "cars 2"}}, "areas.enna", "Enna: 2 cars without soldati"),
        ({"rest": "empty", "areas": {"enna": "neutral 1 cars 1"}}, "areas.enna", "Enna: 1 cars without soldati"),
        ({"areas": {"enna": "red 1 cars 6"}}, "areas.enna", "Castelli: 6 cars on the map, but a family has 5."),
        ({"areas": {"enna": "red 0"}}, "areas.enna", "Enna is held without a soldato."),
        ({"areas": {"enna": "red 2 blue 2"}}, "areas.enna", "Enna has soldati of two sides"),
        ({"areas": {"enna": "labs 3"}}, "areas.enna", "Enna: 3 labs"),
        ({"boats": {"mare_licata": "red red blue"}}, "boats.mare_licata", "Mare Licata: 3 boats"),
        (
            {"boats": {"mare_licata": "red red", "mare_catania": "red red", "mare_cefalu": "red"}},
            "boats",
            "Castelli: 5 boats at sea, but a family has 4.",
        ),
        ({"tokens": {"enna": "red-1"}}, "tokens.enna", "Castelli 1 lies in Enna, which its family does not hold."),
        ({"tokens": {"trapani": "red-1 red-2 red-3"}}, "tokens.trapani", "Trapani: 3 order tokens"),
        ({"tokens": {"trapani": "red-1 red-1"}}, "tokens.trapani", "Castelli 1 is named in two places."),
        ({"tokens": {"trapani": "red-1"}, "sold": "red-1"}, "tokens.trapani", "Castelli 1 is named in two places."),
        ({"tokens": {"trapani": "red-PA"}}, "uncovered.red", "Castelli Police A is on its board"),
        ({"resolved": "red-1"}, "resolved", "Castelli 1 is named as resolved"),
        ({"uncovered": {"red": [7, 0, 0, 0]}}, "uncovered.red.0", "Castelli, Justice: 7 spaces are open"),
        ({"upper": {"justice": "red red red blue blue blue"}}, "upper.justice", "Justice: 6 discs, but in round 1"),
        ({"lower": {"s1-02": "red red"}}, "lower.s1-02", "cell 1-02: 2 discs"),
        ({"upper": {"primo": "neutral " * 5, "two": "neutral " * 4}}, "upper", "9 neutral discs"),
        ({"lower": {"s1-01": "red " * 9}, "upper": {}}, "upper", "Castelli: 9 discs on the sheets and 0 on tiles"),
        ({"markers": {"red": "s1-13"}}, "markers.red", "An Ultima Azione marker lies on cell 1-13"),
        ({"phase": "encounter", "upper": {"primo": "red"}}, "upper", "Discs lie on the upper sheet"),
        ({"phase": "encounter", "markers": {"red": "s1-13"}}, "markers", "An Ultima Azione marker lies on the sheet"),
        ({"control": {"red": "enna", "blue": "enna"}}, "control.blue", "The mandamento Enna has two rulers."),
        ({"tile_discs": {"red": "cars", "green": "cars"}}, "tile_discs.green", "Cars is held by two players"),
        (
            {"tile_discs": {"red": "cars meetings"}, "control": {"red": "enna"}},
            "tile_discs.red",
            "Castelli: 2 discs on tiles, but only 1 mandamenti",
        ),
        ({"tiles": ["cars"]}, "tiles", "1 tiles are in play; there are always seven."),
    ],
)
def test_a_position_that_cannot_be(given: dict[str, object], part: str, sentence: str) -> None:
    with pytest.raises(Impossible) as caught:
        GAME.position(given)
    assert str(caught.value).startswith(sentence)
    assert caught.value.details["part"] == part


def test_a_disc_on_a_tile_has_its_mandamento_where_none_is_named() -> None:
    state = GAME.position({"tile_discs": {"red": "cars meetings", "blue": "bribery"}})
    assert isinstance(state, LaFamigliaState)
    check_invariants(state, whole=False)
    assert [state.control.count(seat) for seat in range(4)] == [2, 1, 0, 0]
