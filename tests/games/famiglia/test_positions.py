"""Positions that cannot be are refused, with the part of `given` that is to blame."""

import pytest

import consigliere
from consigliere.kernel import Impossible

GAME = consigliere.load("famiglia")


@pytest.mark.parametrize(
    ("given", "part", "sentence"),
    [
        ({"street": "I4 I4"}, "street", "2 of Italian 4 are placed, but the game has 1."),
        ({"street": "I0 I0 I0 I0"}, None, "6 of Italian 0 are placed, but the game has 5."),
        ({"hand": ["I4", "A0"], "area": ["", "I4"], "street": "I0"}, None, "2 of Italian 4 are placed"),
        ({"street": ""}, "street", "The Street is empty"),
        ({"street": "I1", "deck": "", "rest": "area.0"}, "deck", "The deck is empty, but"),
        ({"street": "I1", "run_out": 2, "turns_left": 1}, "deck", "The deck has run out for good, yet 51 cards"),
        ({"street": "I1", "run_out": 1, "discard": "I2"}, "discard", "The discard pile has 1 card"),
        ({"street": "I1", "bottom": "I2"}, "bottom", "Cards go under the second deck"),
        ({"street": "I1", "turns_left": 1}, "turns_left", "Turns are counted down"),
        ({"street": "I1", "run_out": 2, "deck": "", "rest": "area.0"}, "turns_left", "Turns are counted down"),
    ],
)
def test_a_position_that_cannot_be(given: dict[str, object], part: str | None, sentence: str) -> None:
    with pytest.raises(Impossible) as caught:
        GAME.position(given)
    assert str(caught.value).startswith(sentence)
    assert caught.value.details.get("part") == part
