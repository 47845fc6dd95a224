"""Positions that cannot be are refused, with the part of `given` that is to blame."""

import pytest

import consigliere
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.invariants import check_invariants
from consigliere.kernel import Impossible

GAME = consigliere.load("scarface")
EIGHT_OF_HIS = [
    "loop central henchman", "uptown central henchman", "pilsen west henchman", "maxwell west henchman",
    "pullman south henchman", "hyde_park south henchman", "greektown north henchman", "englewood north henchman",
]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "part", "sentence"),
    [
        ({"human": {"hq": 5, "slums": 9}}, "human", "The boss: 16 thugs over all places, but a gang has exactly 12."),
        ({"henchman": {"streets": {"west": 12}, "hq": 4, "slums": 0}}, "henchman", "The Henchman: 18 thugs"),
        ({"human": {"levels": {"trade": 9}}}, "human.levels.trade", "Trade: level 9"),
        ({"human": {"cars": {"west": 4}}}, "human.cars", "The boss: 4 × car in the city, but a gang has 3."),
        ({"henchman": {"trucks": {"west": 3}}}, "henchman.trucks", "The Henchman: 3 × truck"),
        ({"tiles": EIGHT_OF_HIS}, "tiles", "The Henchman: 8 tiles under control, but a gang has 7"),
        ({"tiles": ["loop central human", "loop west"]}, "tiles.1", "The Loop is placed twice."),
        ({"tiles": ["loop central human henchman"]}, "tiles.0", "The Loop is controlled by both sides."),
        (
            {"tiles": ["loop west", "pilsen west", "uptown west"]},
            "tiles",
            "West Side has room for 2 tiles",
        ),
        ({"tiles": ["loop central a1"]}, "tiles", "The Loop is neutral, and goods lie only on controlled tiles"),
        ({"tiles": ["loop central human a20"]}, "tiles", "The Loop has room for"),
        ({"tiles": ["loop central henchman a51"]}, "alcohol", "alcohol: 51 on tiles and with dealers, 0 in the supply"),
        ({"guns": 36}, "guns", "guns: 0 on tiles and with dealers, 36 in the supply, but there are exactly 35"),
        ({"tiles": ["loop central casino casino casino casino"]}, "tiles", "The Loop has room for 3 business markers"),
        ({"business": [17, 12, 12]}, "business", "Speakeasy: 0 on tiles, 17 in the supply"),
        ({"tiles": ["loop central"], "tile_pile": "loop"}, "tile_pile", "The Loop: 2 of it on the table"),
        ({"human": {"dealers": ["gun_supplier a9"]}}, "human.dealers.0", "This dealer stores"),
        ({"human": {"dealers": ["gun_supplier t9"]}}, "human.dealers.0", "This dealer has spaces for"),
        ({"human": {"plan": "bruiser bruiser"}}, "human", "Bruiser: 2 of it on the table"),
        ({"human": {"hand": "pack_leader"}}, "human", "Pack Leader: 1 of it on the table"),
        ({"human": {"open_jobs": "hush_money"}}, "jobs", "Hush Money: 2 of it on the table"),
        ({"jobs_bottom": "hush_money"}, "jobs", "Hush Money: 2 of it on the table"),
        ({"dealers_bottom": "gun_runner " * 9}, "dealers", "Gun Runner: 9 of it on the table"),
        ({"raid_discard": "tip_off " * 9}, "raids", "Tipped Off in Time: 9 of it on the table"),
        ({"news_unseen": "gang_war gang_war"}, "news_unseen", "Gang War in the Streets: 2 of it on the table"),
        ({"news": ""}, "news", "No news card is active"),
        ({"at": "henchman", "henchman": {"deck": "C01 C01"}}, "henchman", "C01: 2 of it on the table"),
        ({"henchman": {"piles": {"A": "B01"}}}, "henchman", "B01: 2 of it on the table"),
        ({"henchman": {"plan": "C01"}}, "henchman.plan", "The Henchman has a plan only in his own turn."),
        ({"tokens": [1, 1, 3, 4, 5, 6, 7]}, "tokens", "The number tokens 1 to 7 lie one on each district."),
        ({"human": {"crime": 11}}, "human.crime", "Crime is 11, but it goes from 1 (Ness) to 10."),
        ({"police": "west west south"}, "police", "The three police cars stand in three different districts."),
        ({"time": 9}, "time", "The time marker stands on 9"),
    ],
)
def test_a_position_that_cannot_be(given: dict[str, object], part: str, sentence: str) -> None:
    with pytest.raises(Impossible) as caught:
        GAME.position(given)
    assert str(caught.value).startswith(sentence)
    assert caught.value.details["part"] == part


def test_what_a_case_does_not_need_may_stay_in_the_box() -> None:
    state = GAME.position({"tiles": ["loop central human"], "jobs": "arms_deal", "raids": "tip_off"})
    assert isinstance(state, ScarfaceState)
    check_invariants(state, whole=False)
    with pytest.raises(Impossible):
        check_invariants(state)
