"""The compiled engine for bots: found only where it was made from the same sources; processes that start use it."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import consigliere
from consigliere.bots import Budget
from consigliere.bots.engine import PACKAGE, PROJECT, Compiling, Engine, digest
from consigliere.bots.workers import Worker
from consigliere.server.table.bots.minds import Choice, Question
from consigliere.server.table.bots.processes import BotProcesses

SETUP = """from setuptools import Extension, setup
setup(name="consigliere", packages=["consigliere", "consigliere.kernel"], package_dir={"": "src"},
      ext_modules=[Extension("consigliere.kernel.fast", ["fast.c"])])
"""
FAST = """#include <Python.h>
static struct PyModuleDef fast = {PyModuleDef_HEAD_INIT, "fast", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_fast(void) { return PyModule_Create(&fast); }
"""


def where(question: int) -> str:
    return str(Path(consigliere.__file__).parent)


def asked(path: str) -> Path:
    worker: Worker[int, str] = Worker(where, path=path)
    try:
        worker.ask(1)
        return Path(worker.answer())
    finally:
        worker.end()


def test_a_process_uses_the_package_it_is_told_of(tmp_path: Path) -> None:
    twin = tmp_path / "twin"
    shutil.copytree(PACKAGE, twin / "consigliere", ignore=shutil.ignore_patterns("page", "__pycache__"))
    assert asked(str(twin)) == twin / "consigliere"
    assert asked("") == PACKAGE
    assert digest(twin / "consigliere") == digest()


def test_what_is_installed_is_all_that_bots_read(tmp_path: Path) -> None:
    """Else what is compiled, by the same way, would never fit."""
    tree, place = tmp_path / "tree", tmp_path / "place"
    shutil.copytree(PACKAGE, tree / "src/consigliere", ignore=shutil.ignore_patterns("page", "__pycache__"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, tree)
    install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-compile", "--no-build-isolation"]
    environment = {**os.environ, "CONSIGLIERE_PURE": "1"}
    subprocess.run([*install, "--target", str(place), str(tree)], env=environment, check=True)
    assert digest(place / "consigliere") == digest()


def test_bots_think_on_the_plain_engine_where_the_compiled_one_does_not_run(tmp_path: Path) -> None:
    game = consigliere.load("famiglia")
    broken = tmp_path / digest() / "consigliere"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError('compiled for another machine')")
    engine = Engine(str(tmp_path))
    assert engine.path()
    state = game.new(seed=1)
    question = Question("famiglia", game.pack.digest, "eager", 1, Budget(seconds=1.0), state.view(state.seat).encode())

    async def ask() -> Choice | None:
        pool = BotProcesses([game], engine=engine)
        try:
            return await pool.choose(question)
        finally:
            pool.close()

    choice = asyncio.run(ask())
    assert choice is not None
    assert choice.action in state.legal
    assert engine.path() == ""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package that is compiled quickly."""
    made = tmp_path / "project"
    kernel = made / "src/consigliere/kernel"
    kernel.mkdir(parents=True)
    for folder in (kernel, kernel.parent):
        (folder / "__init__.py").write_text("")
    (made / "setup.py").write_text(SETUP)
    (made / "fast.c").write_text(FAST)
    return made


def compiling(project: Path) -> Compiling:
    return Compiling(project / "build/engine", project / "src/consigliere", project)


def found(project: Path) -> str:
    return Engine(str(project / "build/engine"), project / "src/consigliere").path()


def test_what_is_compiled_is_found_until_a_source_changes(project: Path) -> None:
    assert compiling(project).possible()
    assert found(project) == ""
    assert compiling(project).run()
    first = found(project)
    assert list(Path(first, "consigliere/kernel").glob("fast.*.so"))
    (project / "src/consigliere/kernel/new.py").write_text("x = 1\n")
    assert found(project) == ""
    assert compiling(project).run()
    assert found(project) not in ("", first)
    assert not Path(first).exists()


def test_what_changed_meanwhile_or_does_not_compile_is_not_kept(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = compiling(project)
    monkeypatch.setattr(made, "_build", lambda fresh: bool(fresh.mkdir(parents=True)) or changed(project, fresh))
    assert not made.run()
    monkeypatch.undo()
    (project / "fast.c").write_text("this is not C")
    assert not made.run()
    assert not (project / "build/engine").exists()


def changed(project: Path, fresh: Path) -> bool:
    shutil.copytree(project / "src/consigliere", fresh / "consigliere")
    (fresh / "consigliere/kernel/fast.so").write_bytes(b"")
    (project / "src/consigliere/kernel/__init__.py").write_text("changed = True\n")
    return True


def test_without_a_compiler_nothing_is_tried(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not compiling(project).possible()


def test_the_digest_is_of_all_that_bots_read(project: Path) -> None:
    package = project / "src/consigliere"
    before = digest(package)
    for name, same in (
        ("page/index.html", True),
        ("rules/en/x.md", True),
        ("kernel/x.so", True),
        ("kernel/x.py", False),
        ("weights.npz", False),
    ):
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
        assert (digest(package) == before) is same, name
        file.unlink()
