"""Write the page's types from the server's messages, what bots say, the view, and the board of every game.

    python -m tools.typescript [--check]

A field that may be left out is one with a default in a struct that omits defaults; a struct that is sent as an array is
a tuple whose places have names. `--check` only says whether the checked-in file is what would be written.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import UnsetType, inspect

import consigliere
from consigliere.bots.advice import Advice, Choice
from consigliere.bots.advice.phrases import Phrase
from consigliere.bots.analysis import Judged
from consigliere.companion import messages as companion_messages
from consigliere.companion.mybox import messages as box_messages
from consigliere.companion.mybox import shape as box_shape
from consigliere.games import NAMES
from consigliere.kernel.views import DecisionView, View
from consigliere.server import messages, profiles

FILE = Path(__file__).parent.parent / "web/src/api/messages.ts"
HEAD = "// Made by tools/typescript.py from the messages of server/ and companion/ and the games' views. Do not edit.\n"
MODULES = (messages, profiles, companion_messages, box_shape, box_messages)
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


NOT_FOR_CLIENTS = {"clients": False}
UNSET = inspect.type_info(UnsetType)


def name_of(struct: type) -> str:
    """A struct of a game carries the game's name: `LafamigliaBoard`."""
    package = struct.__module__.split(".")
    return (package[2].capitalize() if package[1] == "games" else "") + struct.__name__


def type_of(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=struct):
            return name_of(struct)
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        case inspect.Metadata(type=inner):
            return type_of(inner)
        case inspect.UnionType(types=types):
            return " | ".join(type_of(item) for item in types if item != UNSET)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"({type_of(item)})[]" if " | " in type_of(item) else f"{type_of(item)}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(type_of(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return "Args" if isinstance(value, inspect.AnyType) else f"Record<string, {type_of(value)}>"
    return PLAIN[type(info)]


def interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    if info.array_like:
        places = ", ".join(f"{field.encode_name}: {type_of(field.type)}" for field in info.fields)
        return "\n".join([*comment(struct), f"export type {name_of(struct)} = [{places}];\n"])
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag else []
    for field in info.fields:
        if isinstance(field.type, inspect.Metadata) and field.type.extra == NOT_FOR_CLIENTS:
            continue
        may_be_left_out = "?" if not field.required and struct.__struct_config__.omit_defaults else ""
        typed = "B" if (struct, field.name) == (View, "board") else type_of(field.type)
        lines.append(f"  {field.encode_name}{may_be_left_out}: {typed};")
    generic = "<B = unknown>" if struct is View else ""
    return "\n".join([*comment(struct), f"export interface {name_of(struct)}{generic} {{", *lines, "}\n"])


def comment(struct: type) -> Iterator[str]:
    said = (struct.__doc__ or "").strip().splitlines()
    if said:
        yield f"/** {said[0]}" + ("" if said[1:] else " */")
        for n, line in enumerate(said[1:], 2):
            yield f" * {line.strip()}".rstrip() + (" */" if n == len(said) else "")


def structs_of_messages() -> list[type[msgspec.Struct]]:
    found = [(item, module.__name__) for module in MODULES for item in vars(module).values() if isinstance(item, type)]
    mine = [item for item, module in found if item.__module__ == module]
    return [
        DecisionView,
        View,
        Phrase,
        Choice,
        Advice,
        Judged,
        *(item for item in mine if issubclass(item, msgspec.Struct) and not item.__subclasses__()),
    ]


def structs_below(info: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs a type is made of, the inner ones first."""
    if isinstance(info, inspect.StructType):
        for field in info.fields:
            yield from structs_below(field.type)
        yield info.cls
    for name in ("types", "item_types"):
        for item in getattr(info, name, ()):
            yield from structs_below(item)
    for name in ("item_type", "value_type"):
        if hasattr(info, name):
            yield from structs_below(getattr(info, name))


def boards() -> Iterator[type[msgspec.Struct]]:
    for name in NAMES:
        game = consigliere.load(name)
        board: Any = type(game.board(game.new(seed=1), None))
        yield from dict.fromkeys(structs_below(inspect.type_info(board)))


def unions() -> Iterator[str]:
    for name, union in vars(messages).items():
        if isinstance(union, UnionType):
            yield f"export type {name} = {' | '.join(name_of(item) for item in get_args(union))};\n"


def written() -> str:
    parts = [HEAD, "export type Args = Record<string, unknown>;\n"]
    parts += [interface(struct) for struct in structs_of_messages()]
    parts += unions()
    parts += [interface(struct) for struct in boards()]
    return "\n".join(parts)


def main() -> None:
    if "--check" in sys.argv:
        sys.exit(0 if FILE.read_text("utf-8") == written() else f"{FILE} is out of date: python -m tools.typescript")
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(), "utf-8")


if __name__ == "__main__":
    main()
