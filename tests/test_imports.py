"""Arrows point one way: kernel <- games <- bots <- arena, kernel and bots <- server, games and server <- companion,
cli on top; locales for all."""

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import consigliere
from tests.conftest import TESTS

SOURCE = Path(consigliere.__file__).parent
MAY_IMPORT = {
    "kernel": {"kernel", "locales"},
    "locales": {"locales", "kernel"},
    "games": {"games", "kernel"},
    "bots": {"bots", "games", "kernel"},
    "arena": {"arena", "bots", "games", "kernel"},
    "server": {"server", "bots", "kernel", "locales"},
    "companion": {"companion", "games", "kernel", "server"},
    "local": {"local", "bots", "companion", "games", "kernel", "server"},
    "cli": {"cli", "arena", "bots", "companion", "games", "kernel", "locales", "server"},
}


SERVER_MAY_IMPORT = {
    "table": {"table"},
    "store": {"store", "table"},
    "house": {"house", "store", "table"},
    "http": {"http", "house", "store", "table"},
}


def imported(file: Path, package: str = "consigliere") -> set[str]:
    """The parts of the package that a file imports, however it does."""
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: by its whole name"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return {name.removeprefix(f"{package}.").split(".")[0] for name in names if name.startswith(f"{package}.")}


def test_arrows_point_one_way() -> None:
    for part, allowed in MAY_IMPORT.items():
        for file in (SOURCE / part).rglob("*.py"):
            assert imported(file) <= allowed, file


def parts_of(folder: Path) -> set[str]:
    return {part.name for part in folder.iterdir() if (part / "__init__.py").is_file()}


def test_every_part_is_watched() -> None:
    assert parts_of(SOURCE) == MAY_IMPORT.keys()
    assert parts_of(SOURCE / "server") == SERVER_MAY_IMPORT.keys()


def test_a_folder_fits_in_a_head() -> None:
    """About twenty modules: one more is the time to look for what belongs together."""
    python = [SOURCE, TESTS, TESTS.parent / "tools", TESTS.parent / "benchmarks"]
    sources = [file for folder in python for file in folder.rglob("*.py") if file.name != "__init__.py"]
    sources += (TESTS.parent / "web" / "src").rglob("*.ts*")
    sizes = Counter(file.parent for file in sources)
    assert {folder: size for folder, size in sizes.items() if size > 21} == {}
    assert len(sizes) > 60


def test_no_game_knows_another() -> None:
    games = SOURCE / "games"
    names = {folder.name for folder in games.iterdir() if (folder / "game.py").is_file()}
    assert len(names) == 3
    for name in names:
        for file in (games / name).rglob("*.py"):
            text = file.read_text("utf-8")
            assert not any(f"consigliere.games.{other}" in text for other in names - {name}), file


def test_the_rooms_of_the_server_stand_one_upon_the_other() -> None:
    for room, allowed in SERVER_MAY_IMPORT.items():
        for file in (SOURCE / "server" / room).rglob("*.py"):
            assert imported(file, "consigliere.server") & SERVER_MAY_IMPORT.keys() <= allowed, file


@pytest.mark.parametrize("part", ["server/table", "local"])
def test_a_table_needs_neither_http_nor_sql(part: str) -> None:
    """Whatever is imported on the way: it also runs where there is no server."""
    files = [file.relative_to(SOURCE).with_suffix("") for file in (SOURCE / part).rglob("[a-z]*.py")]
    modules = [".".join(["consigliere", *file.parts]) for file in files]
    code = f"import {', '.join(modules)}, sys; print(*sorted(name.split('.')[0] for name in sys.modules))"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    )
    assert len(modules) > 7
    assert not loaded & {"litestar", "sqlalchemy", "alembic", "uvicorn", "redis", "websockets", "argon2", "numpy"}
    if part == "local":
        assert not loaded & {"fluent", "rich", "typer"}
