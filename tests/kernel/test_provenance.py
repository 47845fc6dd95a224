"""Where numbers come from is told of every component, and an owner's own are told from ours."""

from pathlib import Path
from typing import Any

import pytest

import consigliere
from consigliere.games import NAMES
from consigliere.kernel.packs import read_pack
from consigliere.kernel.provenance import SOURCES, ours, provenances

PARTS = """
[[gang]]
id = "A"
name = { en = "Anchors" }
cost = 1
human = [{ id = "power", values = [1] }]
prov = "published"
numbers_prov = "original"
initiative = 3
initiative_prov = "inferred"

[gang.police]
columns = "AB"
prov = "rulebook"
spaces = [{ n = 1, prov = "rulebook" }, { n = 2, prov = "original" }]

[[gang.cell]]
id = "c1"
money = 1
prov = "original"

[[gang.cell]]
id = "c2"
money = 2
prov = "original"
"""


def pack(tmp_path: Path, theirs: str | None = None) -> Any:
    for name, text in (("ours", PARTS), ("mine", theirs or "")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "parts.toml").write_text(text)
    return read_pack(tmp_path / "ours", None if theirs is None else tmp_path / "mine")


def told(pack: Any) -> dict[tuple[str, str], str]:
    return {(found.id, found.part): found.source for found in provenances(pack.tables)}


def test_a_record_and_what_is_inside_it(tmp_path: Path) -> None:
    found = pack(tmp_path)
    assert told(found) == {
        ("A", ""): "published",
        ("A", "numbers"): "original",
        ("A", "initiative"): "inferred",
        ("A police", ""): "rulebook",
        ("A police 1", ""): "rulebook",
        ("A police 2", ""): "original",
        ("A c1", ""): "original",
        ("A c2", ""): "original",
    }
    assert ours(provenances(found.tables)) == {
        "gang": [1, 1],
        "gang-row": [0, 1],
        "gang-row-spaces": [1, 2],
        "gang-cell": [2, 2],
    }


@pytest.mark.parametrize(
    ("theirs", "changed"),
    [
        ("cost = 2", ("A", "numbers")),
        ('human = [{ id = "power", values = [2] }]', ("A", "numbers")),
        ('name = { en = "Axes" }', ("A", "")),
        ("initiative = 5", ("A", "initiative")),
        ('[gang.police]\ncolumns = "ABC"', ("A police", "")),
        ('[[gang.cell]]\nid = "c2"\nmoney = 5', ("A c2", "")),
        ('[[gang.cell]]\nid = "c2"\nmoney = 2\nprov = "rulebook"', ("A c2", "")),
    ],
)
def test_what_an_owner_gives_is_his_own_and_nothing_else(tmp_path: Path, theirs: str, changed: tuple[str, str]) -> None:
    before = told(pack(tmp_path))
    (tmp_path / "mine" / "parts.toml").write_text(f'[[gang]]\nid = "A"\n{theirs}\n')
    after = told(read_pack(tmp_path / "ours", tmp_path / "mine"))
    assert after == {**before, changed: "owner"}


def test_a_list_given_anew_is_the_owners_piece_by_piece(tmp_path: Path) -> None:
    theirs = '[[gang]]\nid = "A"\n[gang.police]\nspaces = [{ n = 4 }, { n = 5, prov = "rulebook" }, { n = 6 }]\n'
    found = told(pack(tmp_path, theirs))
    assert [found[f"A police {n}", ""] for n in (1, 2, 3)] == ["owner"] * 3
    assert found["A police", ""] == "rulebook"


def test_naming_a_record_without_a_number_changes_nothing(tmp_path: Path) -> None:
    assert "owner" not in told(pack(tmp_path, '[[gang]]\nid = "A"\nprov = "rulebook"\n')).values()


def test_the_digest_is_of_the_content_alone(tmp_path: Path) -> None:
    found = pack(tmp_path, '[[gang]]\nid = "A"\ncost = 1\n')
    assert "owner" in told(found).values()
    assert found.digest == read_pack(tmp_path / "ours").digest
    (tmp_path / "mine" / "parts.toml").write_text('[[gang]]\nid = "A"\ncost = 2\n')
    assert read_pack(tmp_path / "ours", tmp_path / "mine").digest != found.digest


@pytest.mark.parametrize("game", NAMES)
def test_every_component_says_where_it_comes_from(game: str) -> None:
    tables = consigliere.load(game).pack.tables
    found = provenances(tables)
    whole = {(one.kind, one.id) for one in found if one.part == ""}
    missing = {(kind, id) for kind, table in tables.items() for id in table} - whole - {("map", "map")}
    assert missing == set()
    assert {one.source for one in found} <= set(SOURCES) - {"owner"}


# What the rulebooks print of La Famiglia and of Scarface, looked up in them: whoever claims more must look again.
PRINTED = {
    "lafamiglia": {
        "order": {"yellow-EB", "blue-JB", "green-CA", "white-CA", "black-CB"},
        "sheet-cell": {"1 s1-05", "1 s1-06", "1 s1-13"},
        "family-row": {"blue justice"},
        "family-row-spaces": {"blue justice 3", "red economy 1"},
        "mandamenti": {"agrigento"},
        "card": {"traitor"},
        "character": set(),
        "areas": set(),
        "seas": set(),
    },
    "scarface": {
        "dealer": set(),
        "news": set(),
        "district": {"far_north", "central", "far_south"},
        "associate": set(),
        "card": set(),
        "job": set(),
        "raid": set(),
        "action": set(),
        "tile": set(),
        "gang": set(),
        "order": set(),
    },
}


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in PRINTED.items() for kind in kinds])
def test_only_what_a_rulebook_prints_is_said_to_be_printed(game: str, kind: str) -> None:
    found = provenances(consigliere.load(game).pack.tables)
    assert {one.id for one in found if (one.kind, one.part, one.source) == (kind, "", "rulebook")} == PRINTED[game][
        kind
    ]


@pytest.mark.parametrize(
    ("kind", "id", "part", "source"),
    [
        ("dealer", "gun_runner", "name", "rulebook"),
        ("dealer", "gun_runner", "", "original"),
        ("news", "voted_dry", "name", "rulebook"),
        ("news", "voted_dry", "", "original"),
        ("card", "boss_capone", "numbers", "original"),
    ],
)
def test_a_known_name_does_not_make_the_numbers_known(kind: str, id: str, part: str, source: str) -> None:
    found = provenances(consigliere.load("scarface").pack.tables)
    assert [one.source for one in found if (one.kind, one.id, one.part) == (kind, id, part)] == [source]
