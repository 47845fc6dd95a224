"""The pack, the alphabet and the Henchman's door."""

import ast
import re
import shutil
from pathlib import Path

import pytest
from tools.check_scarface import Check

import consigliere
from consigliere.games.scarface import game as game_module
from consigliere.games.scarface.effects.effect import read_effects
from consigliere.games.scarface.game import DATA, Scarface
from consigliere.games.scarface.names import GANGS
from consigliere.kernel.alphabet import Alphabet
from consigliere.kernel.errors import BadInput
from tests.conftest import TESTS
from tests.marks import rule

GAME = consigliere.load("scarface")
FOLDER = Path(game_module.__file__).parent
NAMES = {"outfit": "Chicago Outfit", "gems": "Seven Gems", "wolves": "Black Wolves", "mob": "North Side Mob"}
RULES = TESTS.parent / "docs" / "rules" / "en" / "scarface.md"
LAID_OUT = {"f", "frame", "dealer", "pool", "pay", "markers", "place", "street", "bonus", "level"}
HIS = sorted((FOLDER / "henchman").glob("*.py"))


@rule("SF-1")
def test_the_counts_of_the_table() -> None:
    tables = GAME.pack.tables
    copies = {name: sum(int(str(r["copies"])) for r in tables[name].values()) for name in ("associate", "dealer")}
    copies |= {name: sum(int(str(r["copies"])) for r in tables[name].values()) for name in ("job", "raid")}
    assert copies == {"associate": 60, "dealer": 31, "job": 39, "raid": 28}
    assert len(tables["news"]) == 16
    assert len(tables["tile"]) == 18
    assert [len([a for a in tables["action"].values() if a["deck"] == deck]) for deck in "CBA"] == [9, 15, 12]
    assert sum(4 if card["gang"] == "all" else 1 for card in tables["card"].values()) == 40
    assert sum(int(str(r["count"])) for r in tables["business"].values()) == 40


@rule("SF-1", "SF-184", "SF-185")
def test_the_data_files_are_whole() -> None:
    Check(DATA).all()


@rule("SF-1", "SF-184", "SF-185")
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("raids", "copies = 2", "copies = 3"),
        ("raids", 'do = "money"', 'do = "fly"'),
        ("jobs", 'key = "sale"', 'key = "sail"'),
        ("tiles", "profit = ", "profit = -"),
        ("rulings", 'value = "henchman"', 'value = "human"'),
        ("gangs", "max = 3", "max = 2"),
        ("board", "thugs = 12", "thugs = 11"),
        ("news", 'prov = "', 'prov = "un'),
    ],
)
def test_a_broken_data_file_is_found(tmp_path: Path, file: str, old: str, new: str) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    broken = tmp_path / "data" / f"{file}.toml"
    text = broken.read_text("utf-8")
    assert old in text
    broken.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(AssertionError):
        Check(tmp_path / "data").all()


@rule("SF-141", "SF-143")
def test_the_rules_show_the_plans_and_actions_of_the_boards() -> None:
    rows = [line.strip("| ").split(" | ") for line in RULES.read_text("utf-8").splitlines() if line.startswith("|")]
    shown = {gang: row[1:] for row in rows for gang in row[0].split(", ")}
    assert isinstance(GAME, Scarface)
    book = GAME.book
    for gang, plans, actions in zip(GANGS, book.solo_plan, book.solo_actions, strict=True):
        assert shown[NAMES[gang]] == [" ".join(map(str, plans)), " ".join(map(str, actions))]


@rule("SF-12")
def test_cards_of_bigger_games_stay_in_the_box() -> None:
    assert isinstance(GAME, Scarface)
    book = GAME.book
    assert sum(book.copies[25:]) == 59
    assert sum(book.job_copies) == 38
    assert sum(book.raid_copies) == 27
    assert sum(book.news_solo) == 13


@rule("SF-184")
@pytest.mark.parametrize(
    "effect",
    [
        {"do": "fly", "n": 1},
        {"do": "money"},
        {"do": "money", "n": 1, "colour": "red"},
        {"do": "money", "n": 1, "per": "cat", "max": 2},
        {"do": "money", "n": 1, "if": {"key": "sunny"}},
        {"do": "recruit", "n": -1},
        {"do": "order", "id": "dance"},
        {"do": "order", "id": "free_thugs", "n": -1},
        {"do": "order", "id": "move", "n": 0},
        {"do": "order", "id": "sell_authorities", "max": -2},
        {"do": "money", "n": 1, "per": "job", "max": -1},
        {"do": "wound", "n": 1, "at": "moon"},
    ],
)
def test_what_is_not_in_the_language_is_refused(effect: dict[str, object]) -> None:
    assert isinstance(GAME, Scarface)
    with pytest.raises(BadInput):
        read_effects("job", "x", [effect], GAME.book)


@rule("SF-78", "SF-217")
def test_police_everywhere_is_refused(tmp_path: Path) -> None:
    """Else a vehicle could be offered to a boss without money who can move it nowhere."""
    board = (DATA / "board.toml").read_text("utf-8")
    (tmp_path / "board.toml").write_text(board.replace("police_start = false", "police_start = true"), "utf-8")
    with pytest.raises(BadInput):
        consigliere.load("scarface", tmp_path)


def test_the_alphabet_of_rules_3_is_frozen() -> None:
    assert GAME.rules == "3"
    assert len(GAME.kinds) == 60
    assert len(GAME.alphabet) == 1255
    assert GAME.alphabet.fingerprint() == "57544d0a74ebf651"


def test_the_solo_game_keeps_the_actions_of_rules_2() -> None:
    assert Alphabet(GAME.alphabet.actions[:1248]).fingerprint() == "9b7376d225179673"


def imported(file: Path) -> set[str]:
    """All that a file imports of the game, as `henchman.orders`; of a name in a module also `names.HUMAN`."""
    found: set[str] = set()
    prefix = "consigliere.games.scarface"
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "no relative imports"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name.removeprefix(f"{prefix}.") for name in found if name == prefix or name.startswith(f"{prefix}.")}


@rule("SF-216")
@pytest.mark.parametrize("file", HIS, ids=lambda file: str(file.stem))
def test_the_henchman_knows_the_world_only_through_his_door(file: Path) -> None:
    """Everything in henchman/ is his; only the folder inside it, the engine's side, may look at the table."""
    allowed = {
        "components",
        "effects.effect",
        "effects.verbs",
        "flow",
        "names",
        *(f"henchman.{his.stem}" for his in HIS),
    }
    for name in imported(file):
        assert name in allowed or name.rpartition(".")[0] in allowed, name


@rule("SF-216")
def test_only_the_engines_side_lies_inside_his_folder() -> None:
    assert {"turn", "orders", "goods", "effects", "criteria", "world"} <= {file.stem for file in HIS}
    inside = [folder.name for folder in (FOLDER / "henchman").iterdir() if (folder / "__init__.py").is_file()]
    assert inside == ["engine_side"]


def bare(place: ast.expr) -> bool:
    """Whether a number without a name is in it; `side + 1` is the next side."""
    if isinstance(place, ast.BinOp):
        return bare(place.left) or (bare(place.right) and ast.unparse(place.right) != "1")
    if isinstance(place, ast.Slice):
        return any(bare(end) for end in (place.lower, place.upper) if end is not None)
    return isinstance(place, ast.Constant) and isinstance(place.value, int)


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.py")), ids=lambda file: str(file.relative_to(FOLDER)))
def test_places_have_names(file: Path) -> None:
    """`f[flow.MOVES_PIECE]`, never `f[6]`; what else is a list of different things has names for its places too."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).split(".")[-1] in LAID_OUT:
            assert not bare(node.slice), f"{file.name}:{node.lineno} {ast.unparse(node)}"


def test_what_things_of_the_page_stand_for_is_in_the_alphabet() -> None:
    """Every pattern of things.ts is an action, and every named thing of these decisions stands on the board."""
    page = (TESTS.parent / "web/src/scarface/things.ts").read_text("utf-8")
    table, elsewhere = page.split("const STANDS")[1].split("const ELSEWHERE")
    kinds = re.findall(r'(\w+): "([^"]+)"', table)
    stands = [re.compile(re.sub("[%*]", "[^ ]+", f"{kind} {pattern}")) for kind, pattern in kinds]
    assert len(stands) > 50
    named = [action for action in GAME.alphabet.actions if len(action.args) > 1]
    assert [one.pattern for one in stands if not any(one.fullmatch(action.notation) for action in named)] == []
    asked = [action for action in named if action.kind in {kind for kind, _ in kinds}]
    left = {str(action.args["verb"]) for action in asked if not any(one.fullmatch(action.notation) for one in stands)}
    assert left == set(re.findall('"([^"]+)"', elsewhere.split(";")[0]))
