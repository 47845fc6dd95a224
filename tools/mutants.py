"""Break the rules one small piece at a time and see whether a test notices.

    python -m tools.mutants famiglia [--only state] [--jobs 2]

Each mutant changes one place of a rules module: a comparison, a number, a sign, a condition, or leaves a statement out.
First the scenarios run against it, then the other tests of the game. What survives both is printed: either the change
means nothing, or a test is missing.
"""

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from rich.progress import Progress

ROOT = Path(__file__).parent.parent
MODULES = {"famiglia": ["cards", "actions", "state", "explain"]}
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


PYTEST = ["pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]


class Mutant(NamedTuple):
    module: str
    line: int
    what: str
    source: str


def mutants(module: str, source: str) -> Iterator[Mutant]:
    tree = ast.parse(source)
    for index, node in enumerate(ast.walk(tree)):
        for what, change in changes(node):
            twin = copy.deepcopy(tree)
            target = next(other for n, other in enumerate(ast.walk(twin)) if n == index)
            change(target)
            line = getattr(node, "lineno", 0)
            yield Mutant(module, line, what, ast.unparse(ast.fix_missing_locations(twin)))


def changes(node: ast.AST) -> Iterator[tuple[str, "Change"]]:
    """The ways to break a node, each with a function that does it to the same node of a copy of the tree."""
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


def verdict(game: str, mutant: Mutant) -> str:
    """Who noticed: the scenarios, the other tests, or nobody."""
    tests = f"tests/games/{game}"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, symlinks=False, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        (source / "consigliere" / "games" / game / f"{mutant.module}.py").write_text(mutant.source, "utf-8")
        if fails(["consigliere", "scenario", f"tests/scenarios/{game}"], source):
            return "scenarios"
        return "other tests" if fails([*PYTEST, tests], source) else "nobody"


def fails(command: list[str], source: Path) -> bool:
    """Whether a module, run against the broken source, fails; not coming to an end is failing too."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    whole = [sys.executable, "-m", *command]
    try:
        done = subprocess.run(whole, cwd=ROOT, env=environment, capture_output=True, timeout=120, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


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
    with Progress() as bar, ThreadPoolExecutor(wish.jobs) as pool:
        task = bar.add_task(wish.game, total=len(all_mutants))
        for mutant, who in zip(all_mutants, pool.map(lambda m: verdict(wish.game, m), all_mutants), strict=True):
            counts[who] += 1
            if who == "nobody":
                bar.console.print(f"survived: {mutant.module}.py:{mutant.line} {mutant.what}", highlight=False)
            bar.advance(task)
    print(f"{len(all_mutants)} mutants, noticed by: {dict(counts)}")


if __name__ == "__main__":
    main()
