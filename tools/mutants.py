"""Break the rules one small piece at a time and see whether a test notices.

    python -m tools.mutants famiglia [--only state] [--jobs 2]

Each mutant changes one place of a rules module: a comparison, a number, a sign, a condition, or leaves a statement out.
First the scenarios run against it, then the other tests of the game. What survives both is printed: either the change
means nothing, or a test is missing. Each mutant lives in a process of its own, forked once all but the game is there.
"""

import argparse
import ast
import os
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from resource import RLIMIT_AS, setrlimit
from signal import ITIMER_PROF, setitimer
from types import ModuleType
from typing import NamedTuple

import hypothesis.stateful  # noqa: F401  # before the fork, so that no mutant waits for it
import pytest
from hypothesis import Phase, settings
from rich.progress import Progress

import consigliere
from consigliere.kernel import scenarios

ROOT = Path(__file__).parent.parent
MODULES = {"famiglia": ["cards", "actions", "state", "explain"]}
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


PYTEST = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
VERDICTS = {0: "nobody", 1: "scenarios", 2: "other tests"}
NO_END = "no end"
SECONDS = 5.0  # of the processor, for all scenarios or for one test
SECONDS_OF_PLAY = 60.0  # for a test of random play
MEMORY = 2**31


class Mutant(NamedTuple):
    """A module and what would break it; the change is made only in the process that judges it."""

    module: str
    tree: ast.Module
    node: ast.AST
    what: str
    change: "Change"


def mutants(module: str, source: str) -> Iterator[Mutant]:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for what, change in changes(node):
            yield Mutant(module, tree, node, what, change)


def changes(node: ast.AST) -> Iterator[tuple[str, "Change"]]:
    """The ways to break a node, each with a function that does it."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        yield "comparison", Change("ops")
    if isinstance(node, (ast.BoolOp, ast.BinOp, ast.AugAssign)) and type(node.op) in SWAPS:
        yield "operator", Change("op")
    if isinstance(node, ast.If) and not about_journal(node.test):
        yield "condition always true", Change("test", ast.Constant(True))
        yield "condition always false", Change("test", ast.Constant(False))
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} becomes {node.value + 1}", Change("value", node.value + 1)
    if isinstance(node, ast.FunctionDef) and node.name not in ("clone", "chances"):
        for n, statement in enumerate(node.body):
            if isinstance(statement, (ast.Assign, ast.AugAssign, ast.Expr)) and not is_docstring(statement):
                yield f"left out: {ast.unparse(statement)[:50]}", Change("body", n)


class Change:
    def __init__(self, field: str, value: object = None) -> None:
        self.field = field
        self.value = value

    def __call__(self, node: ast.AST) -> None:
        if self.field == "ops":
            node.ops = [SWAPS[type(node.ops[0])](), *node.ops[1:]]  # type: ignore[attr-defined]
        elif self.field == "op":
            node.op = SWAPS[type(node.op)]()  # type: ignore[attr-defined]
        elif self.field == "body":
            node.body[self.value] = ast.Pass()  # type: ignore[attr-defined]
        else:
            setattr(node, self.field, self.value)


def about_journal(test: ast.expr) -> bool:
    return "journal" in ast.unparse(test)


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


class Broken(MetaPathFinder, Loader):
    """Gives out the mutant where its module is imported."""

    def __init__(self, game: str, mutant: Mutant) -> None:
        self.name = f"consigliere.games.{game}.{mutant.module}"
        mutant.change(mutant.node)
        self.tree = ast.fix_missing_locations(mutant.tree)

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, self.name, "exec"), module.__dict__)


class Quickly:
    """A failure is enough, the smallest one is not wanted; what takes longest comes last."""

    def pytest_collection(self) -> None:
        settings.register_profile("mutants", settings.get_profile("tests"), phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: ("test_play" in item.nodeid, item.name == "runTest"))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        setitimer(ITIMER_PROF, SECONDS_OF_PLAY if "test_play" in item.nodeid else SECONDS)


def judge(game: str, cases: list[scenarios.Scenario], mutant: Mutant) -> None:
    """In a process of its own: the exit status says who noticed; one that comes to no end is killed by the system."""
    setrlimit(RLIMIT_AS, (MEMORY, MEMORY))
    setitimer(ITIMER_PROF, SECONDS)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    sys.meta_path.insert(0, Broken(game, mutant))
    if scenarios_fail(game, cases):
        os._exit(1)
    failed = pytest.main([*PYTEST, str(ROOT / "tests" / "games" / game)], plugins=[Quickly()])
    os._exit(2 if failed else 0)


def scenarios_fail(game: str, cases: list[scenarios.Scenario]) -> bool:
    try:
        loaded = consigliere.load(game)
        return any(scenarios.run(case, loaded) for case in cases)
    except Exception:  # a broken engine may fail in any way
        return True


def verdicts(game: str, all_mutants: list[Mutant], jobs: int) -> Iterator[tuple[Mutant, str]]:
    cases = [scenarios.read(file) for file in sorted((ROOT / "tests" / "scenarios" / game).rglob("*.toml"))]
    waiting = all_mutants[::-1]
    running: dict[int, tuple[ForkProcess, Mutant]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            process = get_context("fork").Process(target=judge, args=(game, cases, mutant))
            process.start()
            running[process.sentinel] = (process, mutant)
        for sentinel in wait(list(running)):
            assert isinstance(sentinel, int)
            process, mutant = running.pop(sentinel)
            process.join()
            yield mutant, VERDICTS.get(process.exitcode or 0, NO_END)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=MODULES)
    parser.add_argument("--only", help="one module")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    folder = ROOT / "src" / "consigliere" / "games" / wish.game
    modules = [wish.only] if wish.only else MODULES[wish.game]
    all_mutants = [m for name in modules for m in mutants(name, (folder / f"{name}.py").read_text("utf-8"))]
    counts: Counter[str] = Counter()
    with Progress(auto_refresh=False) as bar:
        task = bar.add_task(wish.game, total=len(all_mutants))
        for mutant, who in verdicts(wish.game, all_mutants, wish.jobs):
            counts[who] += 1
            if who == "nobody":
                line = getattr(mutant.node, "lineno", 0)
                bar.console.print(f"survived: {mutant.module}.py:{line} {mutant.what}", highlight=False)
            bar.advance(task)
            bar.refresh()
    print(f"{len(all_mutants)} mutants, noticed by: {dict(counts)}")


if __name__ == "__main__":
    main()
