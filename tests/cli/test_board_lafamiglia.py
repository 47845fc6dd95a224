"""La Famiglia in the terminal: it fits, it says what it should, and it does not tell secrets."""

import random

import msgspec
import pytest
from rich.cells import cell_len

import consigliere
from consigliere.cli import words
from consigliere.cli.boards.lafamiglia import draw, neighbours
from consigliere.cli.boards.lafamiglia_marks import BACK
from consigliere.cli.boards.lines import WIDTH
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.names import AREAS, SEAS, TOKENS, partner
from consigliere.kernel import BadInput, View
from consigliere.kernel.state import State
from consigliere.locales import LANGUAGES
from tests.marks import rule

GAME = consigliere.load("lafamiglia")
PLAYERS = ["Anna", "Bruno", "Carla", "Dario"]
VIEWERS = [0, 1, 2, 3, None]


def some_positions(seed: int, every: int) -> list[State]:
    """Positions of one random game, from set-up to the end."""
    chance = random.Random(seed)
    state, found = GAME.new(seed=seed), []
    while state.returns is None:
        if len(state.decisions) == 1 and state.seq % every == 0:
            found.append(state.clone())
        seat = state.decisions[0].seat
        state.apply(chance.choice(state.legal_for(seat)), seat=seat)
    return [*found, state]


def with_boats(boats: dict[str, int]) -> View:
    state = GAME.new(seed=3, options={"families": "first_game"})
    assert isinstance(state, LaFamigliaState)
    state.boats = [int(boats.get(sea) == seat) for sea in SEAS for seat in range(4)]
    return state.show(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_fits_the_width(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LANG", lang)
    for state in some_positions(LANGUAGES.index(lang), 60):
        for viewer in VIEWERS:
            for seen in (False, True):
                lines = draw(state.show(viewer), PLAYERS, seen, GAME.pack).plain.split("\n")
                assert max(map(cell_len, lines)) <= WIDTH


@rule("LF-169", "LF-171")
def test_hidden_tokens_are_backs_for_the_others() -> None:
    for state in some_positions(7, 25):
        view = state.view(None)
        hidden = [order for order in view.board.orders if order.token is None]
        for viewer in VIEWERS:
            backs = [o for o in hidden if viewer is None or o.seat not in (viewer, partner(viewer))]
            shown = draw(state.show(viewer), PLAYERS, False, GAME.pack).plain
            assert shown.count(BACK) == 1 + len(backs)  # one in the legend


def test_without_colour_every_family_is_told_apart() -> None:
    view = GAME.new(seed=3, options={"families": "first_game"}).show(0)
    plain = draw(view, PLAYERS, False, GAME.pack).plain
    assert all(mark in plain for mark in ("Y✶", "B▼", "G♣", "R♜", "N○"))


@rule("LF-25")
def test_neighbours_by_land_by_sea_and_by_the_boats_of_the_team() -> None:
    linked = neighbours(with_boats({"mare_agrigento": 0, "mare_licata": 2}), "camastra", GAME.pack).plain
    assert "Ragusa" in linked.split("\n")[-1] + linked.split("\n")[-2]
    blocked = neighbours(with_boats({"mare_agrigento": 0, "mare_licata": 1}), "Camastra", GAME.pack).plain
    assert "Ragusa" not in blocked
    assert "Enna" in blocked
    with pytest.raises(BadInput):
        neighbours(with_boats({}), "corleone 2", GAME.pack)


def test_every_area_and_token_can_be_drawn() -> None:
    """Even a token of each kind in one place."""
    view = GAME.new(seed=3, options={"families": "first_game"}).show(0)
    assert all(neighbours(view, area, GAME.pack).plain for area in AREAS)
    player = msgspec.structs.replace(view.board.players[0], tokens=TOKENS)
    board = msgspec.structs.replace(view.board, players=[player, *view.board.players[1:]])
    assert draw(msgspec.structs.replace(view, board=board), PLAYERS, True, GAME.pack).plain


def screened(screens: str) -> State:
    """Red with 18 soldiers on the map, 25 in supply, 7 in HQ, and 31 money."""
    given: dict[str, object] = {
        "options": {"screens": screens},
        "rest": "empty",
        "areas": {"enna": "red 10", "gela": "red 8"},
        "hq": {"red": 7},
        "money": {"red": 31},
    }
    return GAME.position(given)


@rule("LF-170")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_screens_hide_money_and_soldiers_from_opponents_and_watchers(viewer: int | None) -> None:
    up = draw(screened("up").show(viewer), PLAYERS, True, GAME.pack).plain
    down = draw(screened("down").show(viewer), PLAYERS, True, GAME.pack).plain
    own = "31₤" in up and "HQ: 7 soldati" in up and "supply: 25 soldati" in up
    hidden = up.count("HQ: ? soldati") == up.count("supply: ? soldati") == up.count("?₤")
    assert own == (viewer in (0, 2))
    assert own != ("off the map: 32 soldati" in up)
    assert hidden
    assert up.count("?₤") == (4 if viewer is None else 2)
    assert "31₤" in down
    assert "HQ: 7 soldati" in down
    assert "?" not in down


@rule("LF-170")
def test_after_the_game_the_screens_are_down() -> None:
    state = some_positions(3, 500)[-1]
    assert state.returns is not None
    assert "?₤" not in draw(state.show(None), PLAYERS, False, GAME.pack).plain
