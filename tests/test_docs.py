"""What the documents name exists."""

import os
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *sorted((ROOT / "docs").rglob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "web/README.md")),
]
DATA = sorted([*ROOT.glob("src/consigliere/games/*/data/*.toml"), *ROOT.glob("src/consigliere/*/*.toml")])
SUFFIXES = "py|md|toml|json|ftl|tsx?|mjs|css|svg|webp|record|html"
PATH = re.compile(rf"(?<![\w/.~$<>*-])[\w.*-]+(?:/[\w.*-]+)*(?:/|\.(?:{SUFFIXES}))(?![\w/<>*.-]*[\w<>*])")
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
OTHERS = {".git", ".venv", "node_modules", "build", "__pycache__"}  # folders that are not the project's own
# Made by a build, by playing, or by an owner of a box.
MADE = {
    "build/", "my-cards/", "my-box/", "cards.toml", "game.record", "x.svg", "henchman-cards.json",
    "src/consigliere/page/", "base.toml", "my-cards/cards.toml", "bot.py",
}  # fmt: skip


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Every file of the project and every folder, from the root and from every folder on the way."""
    found: set[str] = set()
    for place, folders, files in os.walk(ROOT):
        folders[:] = [folder for folder in folders if folder not in OTHERS]
        parts = [] if place == str(ROOT) else Path(place).relative_to(ROOT).parts
        for first in range(len(parts) + 1):
            inside = "".join(f"{part}/" for part in parts[first:])
            found |= {inside} | {inside + file for file in files}
    return found


def named(document: Path) -> set[str]:
    """The paths in backticks, in blocks of code and, in a data file, in its comments."""
    text = document.read_text("utf-8")
    if document.suffix == ".toml":
        code = [line for line in text.splitlines() if line.startswith("#")]
    else:
        code = [*re.findall(r"```.*?```", text, re.DOTALL), *re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text)]
    addresses = re.compile(r"https?://\S+|(?<!\w)/[\w{}:?=&/.-]+")
    return {path for part in code for path in PATH.findall(addresses.sub(" ", part))}


def exists(path: str, known: set[str]) -> bool:
    return path in MADE or path in known or ("*" in path and any(fnmatch(one, path) for one in known))


@pytest.mark.parametrize("document", [*DOCUMENTS, *DATA], ids=lambda document: str(document.relative_to(ROOT)))
def test_every_file_that_is_named_exists(document: Path, known: set[str]) -> None:
    assert {path for path in named(document) if not exists(path, known)} == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    links = [link for link in LINK.findall(document.read_text("utf-8")) if not link.startswith("http")]
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_a_file_that_is_not_there_is_found(tmp_path: Path, known: set[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("`kernel/packs.py`, `kernel/sacks.py`, `giving_*.py`, `GET /api/x.json`, `games/<game>/data`\n")
    assert {path for path in named(page) if not exists(path, known)} == {"kernel/sacks.py"}


def test_the_map_of_the_code_names_every_module() -> None:
    """Of the games and bots the ones to begin with; of these folders all."""
    tree = (ROOT / "docs/architecture.md").read_text("utf-8").split("```")[1]
    folders = [ROOT / "src/consigliere" / name for name in ("kernel", "server", "local", "companion")]
    files = [file for folder in folders for file in folder.rglob("*.py") if "migrations" not in file.parts]
    modules = {file.name for file in files} - {"__init__.py"}
    assert len(modules) > 80
    assert modules - set(re.findall(r"\w+\.py", tree)) == set()
