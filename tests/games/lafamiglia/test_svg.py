"""The picture of a position: all of it is there, hidden things are not, and nothing lies on anything else."""

import re
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import msgspec
import pytest

import consigliere
from consigliere.games.lafamiglia.names import AREAS, COLOURS
from consigliere.games.lafamiglia.svg import EMBLEM, FILL, LINE, PATTERN, picture
from consigliere.games.lafamiglia.view import Board, Order

GAME = consigliere.load("lafamiglia")
SHIELD = "M-14.5 -15.5H14.5V6Q14.5 12.5 0 16.5Q-14.5 12.5 -14.5 6Z"
OPTIONS = {"families": "first_game", "auto_setup": "on"}


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


@pytest.mark.parametrize(("viewer", "seen"), [(0, True), (2, True), (1, False), (3, False), (None, False)])
def test_a_token_shows_its_face_to_its_team_only(viewer: int | None, seen: bool) -> None:
    """LF-171: the view hides the face, and the picture draws the back."""
    colour = board().players[0].colour
    token = f"{colour}-{'JA'}"
    order = Order(0, 0, token if seen else None, False)
    svg = picture(msgspec.structs.replace(board(viewer), orders=[order]), GAME.pack.tables)
    assert (">JA</text>" in svg) == seen


def test_what_is_marked_glows_and_arrows_run() -> None:
    plain = picture(board(), GAME.pack.tables)
    marked = picture(board(), GAME.pack.tables, glow=["enna", "mare_licata"], arrows=[("enna", "petralia")])
    assert "marker-end" in marked and "marker-end" not in plain
    assert marked.count('fill="#f3df8e"') == 1


def test_places_can_have_other_names() -> None:
    svg = picture(board(), GAME.pack.tables, names={"enna": "Энна", "mandamento-enna": "Энна", "mare_licata": "Море"})
    assert svg.count(">Энна<") == 1 and svg.count(">ЭННА<") == 1 and svg.count(">Море<") == 1


def test_every_family_has_its_own_emblem_and_pattern() -> None:
    sides = [*COLOURS, "neutral"]
    for look in (EMBLEM, PATTERN, FILL):
        assert sorted(look) == sorted(sides)
        assert len(set(look.values())) == len(sides)
    assert sorted(LINE) == sorted(sides)


def test_the_same_position_gives_the_same_picture() -> None:
    assert picture(board(), GAME.pack.tables) == picture(board(), GAME.pack.tables)
