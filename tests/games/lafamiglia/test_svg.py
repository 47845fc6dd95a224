"""The picture of a position: all of it is there, hidden things are not, and nothing lies on anything else."""

import random
import re
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import msgspec

import consigliere
from consigliere.games.lafamiglia.names import AREAS, COLOURS, partner
from consigliere.games.lafamiglia.seen.svg import EMBLEM, FILL, LINE, PATTERN, picture
from consigliere.games.lafamiglia.seen.view import Board, Order
from consigliere.kernel.state import State
from tests.marks import rule

GAME = consigliere.load("lafamiglia")
SHIELD = "M-14.5 -15.5H14.5V6Q14.5 12.5 0 16.5Q-14.5 12.5 -14.5 6Z"
BACK = "scale(0.8)"  # the frame on the back of a token
OPTIONS: dict[str, object] = {"families": "first_game", "auto_setup": "on"}


def board(viewer: int | None = 0) -> Board:
    found: Board = GAME.new(seed=1, options=OPTIONS).view(viewer).board
    return found


def crowded() -> Board:
    """Every area with soldiers, two labs, two tokens and cars; two boats in every sea."""
    start = board()
    colours = [player.colour for player in start.players]
    orders = [Order(n, n % 4, f"{colours[n % 4]}-{mark}", False) for n in range(len(AREAS)) for mark in (1, 2)]
    return msgspec.structs.replace(
        start,
        holder=[n % 4 for n in range(36)],
        soldiers=[50] * 36,
        labs=[2] * 36,
        cars=[5] * 36,
        boats=[[1, 1, 0, 0]] * 9,
        orders=orders,
    )


def pieces(svg: str) -> list[tuple[float, float]]:
    found = re.findall(r'<g transform="translate\(([\d.]+) ([\d.]+)\)" filter', svg)
    return [(float(x), float(y)) for x, y in found]


def test_it_is_one_xml_document_with_all_areas_and_all_soldiers() -> None:
    svg = picture(board(), GAME.pack.tables, title="<1> & 2", players=["a", "b", "c", "d"])
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    words = {text.text for text in root.iter("{http://www.w3.org/2000/svg}text")}
    lines = {line for area in GAME.pack.tables["areas"].values() for line in area["lines"]}  # type: ignore[attr-defined]
    assert lines | {"<1> & 2", "a", "b", "c", "d"} <= words
    assert svg.count(SHIELD) == len(AREAS)


def test_no_two_pieces_lie_on_each_other() -> None:
    places = pieces(picture(crowded(), GAME.pack.tables))
    assert len(places) == 36 * 5 + 9 * 2
    assert min(dist(one, other) for one, other in combinations(places, 2)) > 28


def with_an_order() -> State:
    """Random play until somebody has issued an order, face down."""
    state, chance = GAME.new(seed=2, options=OPTIONS), random.Random(2)
    while not state.view(None).board.orders:
        state.apply(chance.choice(state.legal))
    return state


@rule("LF-171")
def test_a_token_shows_its_face_to_its_team_only() -> None:
    state = with_an_order()
    seat = state.view(None).board.orders[0].seat
    for viewer in (0, 1, 2, 3, None):
        svg = picture(state.view(viewer).board, GAME.pack.tables)
        assert (BACK in svg) == (viewer not in (seat, partner(seat)))


def test_what_is_marked_glows_and_arrows_run() -> None:
    plain = picture(board(), GAME.pack.tables)
    marked = picture(board(), GAME.pack.tables, glow=["enna", "mare_licata"], arrows=[("enna", "petralia")])
    assert "marker-end" in marked
    assert "marker-end" not in plain
    assert marked.count('fill="#f3df8e"') == 1


def test_places_can_have_other_names() -> None:
    svg = picture(board(), GAME.pack.tables, names={"enna": "Энна", "mandamento-enna": "Энна", "mare_licata": "Море"})
    assert [svg.count(f">{name}<") for name in ("Энна", "ЭННА", "Море")] == [1, 1, 1]


def test_every_family_has_its_own_emblem_and_pattern() -> None:
    sides = [*COLOURS, "neutral"]
    for look in (EMBLEM, PATTERN, FILL):
        assert sorted(look) == sorted(sides)
        assert len(set(look.values())) == len(sides)
    assert sorted(LINE) == sorted(sides)


def test_the_same_position_gives_the_same_picture() -> None:
    assert picture(board(), GAME.pack.tables) == picture(board(), GAME.pack.tables)


def drawn(state: State, viewer: int | None) -> str:
    svg = GAME.picture(state.view(viewer), "", ["a", "b", "c", "d"], {})
    assert svg is not None
    return svg


@rule("LF-170")
def test_screens_hide_the_money_of_opponents() -> None:
    state = GAME.position({"money": {"red": 31, "blue": 32, "green": 33, "yellow": 34}})
    assert [f">{money}<" in drawn(state, 0) for money in (31, 32, 33, 34)] == [True, False, True, False]
    assert drawn(state, 0).count(">?<") == 2
    assert drawn(state, None).count(">?<") == 4
    assert ">31<" in drawn(GAME.position({"options": {"screens": "down"}, "money": {"red": 31}}), None)
