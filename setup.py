"""Compiles kernel/ and games/ with mypyc when a wheel is built; without a compiler the wheel is plain Python.

Modules that define msgspec structs stay plain: compiled, they lose the types of their elements.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/consigliere")
QUIET = ["-Wno-all"] if sys.platform != "win32" else []  # looking for warnings in what mypyc writes takes minutes


def compiled_modules() -> list[str]:
    files = [*SOURCE.glob("kernel/*.py"), *SOURCE.glob("games/**/*.py")]
    return sorted(str(f) for f in files if f.name != "__init__.py" and "msgspec.Struct" not in f.read_text("utf-8"))


def extensions() -> list[Extension]:
    if not {"build", "bdist_wheel"} & set(sys.argv) or os.environ.get("CONSIGLIERE_PURE"):
        return []
    from mypyc.build import mypycify

    level = os.environ.get("CONSIGLIERE_OPTIMISE", "3")
    options = ["--config-file", "pyproject.toml", "--cache-dir", "build/mypyc"]
    modules: list[Extension] = mypycify([*compiled_modules(), *options], opt_level=level, debug_level="0")
    for module in modules:
        module.optional = True
        module.extra_compile_args += QUIET
    return modules


setup(ext_modules=extensions())
