"""Writes games/*/fields.py from the one place where a game declares what its positions are made of.

    python -m tools.fields

A field is declared in `__init__` with its type and what it is in a blank position. What is declared as None comes from
the game (its components) and is shared; everything else is a field: compared, dumped, restored, and copied by its type.
"""

import ast
from pathlib import Path
from typing import NamedTuple

from consigliere.games import __file__ as games_init

GAMES = Path(games_init).parent
DECLARED = {  # where
    "famiglia": ("state.py", "FamigliaState"),
    "lafamiglia": ("table.py", "Table"),
    "scarface": ("layout.py", "Layout"),
}
COPIES = {
    "int": "{}",
    "bool": "{}",
    "list[int]": "{}[:]",
    "list[list[int]]": "[row[:] for row in {}]",
    "list[list[list[int]]]": "[[row[:] for row in part] for part in {}]",
}
WIDTH = 120


class Field(NamedTuple):
    name: str
    type: str
    shared: bool


def fields_of(source: str, class_name: str) -> list[Field]:
    """In the order of their declaration."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == class_name]
    init = next(node for node in classes[0].body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    return [
        Field(node.target.attr, ast.unparse(node.annotation), ast.unparse(node.value or ast.Constant(0)) == "None")
        for node in init.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
    ]


def module(game: str) -> str:
    """What games/<game>/fields.py is to be."""
    file, class_name = DECLARED[game]
    fields = fields_of((GAMES / game / file).read_text("utf-8"), class_name)
    own = [field for field in fields if not field.shared]
    copies = "\n".join(f"    twin.{field.name} = {_copy(field)}" for field in fields)
    return f'''"""Made by `python -m tools.fields` from the declarations in {file}: not to be changed by hand."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from consigliere.games.{game}.{file.removesuffix(".py")} import {class_name}

FIELDS: Final = (
{_wrapped([f'"{field.name}",' for field in own])}
)  # fmt: skip


def copy_fields(one: "{class_name}", twin: "{class_name}") -> None:
    """The game's share of `clone`."""
{copies}
'''


def _copy(field: Field) -> str:
    return (COPIES[field.type] if not field.shared else "{}").format(f"one.{field.name}")


def _wrapped(words: list[str]) -> str:
    lines = [" "]
    for word in words:
        if len(lines[-1]) + 3 + len(word) > WIDTH:
            lines.append(" ")
        lines[-1] += f"   {word}" if lines[-1] == " " else f" {word}"
    return "\n".join(lines)


def main() -> None:
    for game in DECLARED:
        (GAMES / game / "fields.py").write_text(module(game), "utf-8")


if __name__ == "__main__":
    main()
