"""Runs in the page's own Python when the page is built (compiled.mjs): what every start would compile is compiled once.

Of its library what the engine imports is compiled, the rest stays as it is, less what needs an operating system, a
terminal or a network of its own.
"""

import ast
import importlib
import sys
from collections.abc import Callable
from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGE, LIBRARY = "/consigliere.zip", "/lib/python314.zip"
UNPACKED = Path("/engine")
UNCHECKED = (1).to_bytes(4, "little")  # by its hash, which nobody looks at
THE_SAME_TIME = (1980, 1, 1, 0, 0, 0)
ELSEWHERE = {"numpy", "litestar"}  # what only a server has
LEFT_OUT = {
    "_pyrepl", "antigravity", "argparse", "bdb", "cProfile", "cmd", "code", "compileall", "configparser",
    "ctypes", "doctest", "email", "ensurepip", "ftplib", "http", "idlelib", "imaplib", "mailbox", "modulefinder",
    "multiprocessing", "optparse", "pdb", "pickletools", "poplib", "profile", "pstats", "pty", "pydoc",
    "pydoc_data", "smtplib", "socketserver", "sqlite3", "tarfile", "trace", "unittest", "venv", "wave",
    "webbrowser", "wsgiref", "xml", "xmlrpc", "zoneinfo",
}  # fmt: skip


def main() -> None:
    sys.path.insert(0, str(UNPACKED))
    with ZipFile(PACKAGE) as packed:
        packed.extractall(UNPACKED)
    import_all()
    used = {getattr(module, "__file__", None) for module in sys.modules.values()}

    def of_library(name: str) -> bool | None:
        if f"{LIBRARY}/{name}" in used:
            return True
        return None if name.split("/")[0].removesuffix(".py") in LEFT_OUT else False

    squeeze(LIBRARY, "/library.zip", of_library)
    squeeze(PACKAGE, "/package.zip", lambda name: True)


def import_all() -> None:
    for file in sorted((UNPACKED / "consigliere").rglob("*.py")):
        parts = file.relative_to(UNPACKED).with_suffix("").parts
        try:
            importlib.import_module(".".join(parts).removesuffix(".__init__"))
        except ModuleNotFoundError as error:
            if error.name not in ELSEWHERE:
                raise


def squeeze(source: str, target: str, compiled: Callable[[str], bool | None]) -> None:
    """Whether a module is to be compiled; None: it is left out."""
    with ZipFile(source) as old, ZipFile(target, "w") as new:
        for name in sorted(name for name in old.namelist() if not name.endswith("/")):
            content, wanted = old.read(name), compiled(name)
            if wanted is None:
                continue
            if wanted and name.endswith(".py"):
                code = compile(without_words(ast.parse(content), name), name, "exec", dont_inherit=True)
                name, content = f"{name}c", MAGIC_NUMBER + UNCHECKED + source_hash(content) + dumps(code)
            new.writestr(ZipInfo(name, THE_SAME_TIME), content, ZIP_DEFLATED, 9)


def without_words(tree: ast.Module, name: str) -> ast.Module:
    """Without docstrings; what Pyodide says of itself it makes of its own."""
    if "pyodide" in name:
        return tree
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match node.body:
                case [ast.Expr(ast.Constant(str())), *rest]:
                    node.body = rest or ([] if node is tree else [ast.Pass(lineno=1, col_offset=0)])
    return tree


main()
