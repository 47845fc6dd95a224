from pathlib import Path

import pytest

from consigliere.kernel import BadInput
from consigliere.kernel.packs import read_pack

OURS = """
[[card]]
id = "A"
points = 1
prov = "rulebook"

[[card]]
id = "B"
points = 2
prov = "original"
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    folder = tmp_path / "ours"
    folder.mkdir()
    (folder / "cards.toml").write_text(OURS)
    return folder


def owner(tmp_path: Path, text: str, name: str = "cards.toml") -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / name).write_text(text)
    return folder


def test_a_record_replaces_ours_field_by_field(ours: Path, tmp_path: Path) -> None:
    pack = read_pack(ours, owner(tmp_path, '[[card]]\nid = "B"\npoints = 7\n'))
    assert pack.name == "mine"
    assert pack.tables["card"]["B"] == {"id": "B", "points": 7, "prov": "owner"}
    assert pack.tables["card"]["A"]["points"] == 1
    assert pack.digest != read_pack(ours).digest


def test_a_single_record_is_named_after_its_table(ours: Path, tmp_path: Path) -> None:
    (ours / "limits.toml").write_text("[limits]\ncards = 2\nhand = 1\n")
    pack = read_pack(ours, owner(tmp_path, "[limits]\nhand = 3\n", "limits.toml"))
    assert pack.tables["limits"] == {"limits": {"cards": 2, "hand": 3}}


@pytest.mark.parametrize(
    ("text", "name", "sentence"),
    [
        ('[[card]]\nid = "C"\npoints = 7\n', "cards.toml", "there is no card C"),
        ('[[card]]\nid = "A"\nworth = 7\n', "cards.toml", "no field “worth”"),
        ('[[card]]\nid = "A"\npoints = "7"\n', "cards.toml", "wrong type"),
        ('[[card]]\nid = "A"\npoints = true\n', "cards.toml", "wrong type"),
        ("[[card]]\npoints = 7\n", "cards.toml", "has no id"),
        ('[[card]]\nid = "A"\n[[card]]\nid = "A"\n', "cards.toml", "stands there twice"),
        ('[[token]]\nid = "A"\n', "cards.toml", "no records “token”"),
        ("card = 3\n", "cards.toml", "must be a list of records"),
        ("[card]\npoints = 7\n", "cards.toml", "there is no card card"),
        ("[[card\n", "cards.toml", "cards.toml cannot be read"),
        ('[[card]]\nid = "A"\n', "tokens.toml", "a file tokens.toml that this game does not know"),
    ],
)
def test_a_bad_pack_is_told_in_a_sentence(ours: Path, tmp_path: Path, text: str, name: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_pack(ours, owner(tmp_path, text, name))
    assert sentence in str(caught.value)


def test_a_missing_folder_and_bytes_that_are_no_text(ours: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no folder"):
        read_pack(ours, tmp_path / "nowhere")
    folder = owner(tmp_path, "")
    (folder / "cards.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="cannot be read"):
        read_pack(ours, folder)
