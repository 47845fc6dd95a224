"""The numbered rules of a game as people read them, and which of them the tests prove."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from consigliere.kernel.errors import BadInput
from consigliere.kernel.reading import parse_toml, read_text

FOLDER = Path(__file__).parent.parent / "rules"
_ID = re.compile(r"\*\*([A-Z]+-\d+)\*\*")


def read_rules(game: str, lang: str = "en") -> str:
    """The rules of a game, in English where the language has none yet."""
    for choice in (lang, "en"):
        file = FOLDER / choice / f"{game}.md"
        if file.is_file():
            return file.read_text("utf-8")
    raise BadInput("error-no-rules", game=game)


def rule_ids(text: str) -> list[str]:
    """The ids that a rules text defines, in the order of their numbers."""
    return sorted(set(_ID.findall(text)), key=lambda id: int(id.partition("-")[2]))


def rule_text(text: str, id: str) -> str:
    """The paragraph that defines a rule."""
    for block in re.split(r"\n\n|\n(?=- \*\*)|^#.*\n", text, flags=re.MULTILINE):
        if f"**{id}**" in block:
            return " ".join(block.split())
    raise BadInput("error-unknown-rule", id=id)


def proven(tests: Path, game: str) -> set[str]:
    """The ids that a test names with `@rule(...)` or a scenario of the game in its `rules`."""
    found: set[str] = set()
    for file in [*sorted(tests.rglob("test_*.py")), *sorted((tests / "scenarios" / game).rglob("*.toml"))]:
        try:
            found.update(_marked(read_text(file)) if file.suffix == ".py" else _named(read_text(file)))
        except BadInput as error:
            raise BadInput("error-scenario-unreadable", file=str(file), reason=error) from None
    return found


def _named(text: str) -> list[str]:
    named = parse_toml(text).get("rules")
    return [str(id) for id in named] if isinstance(named, list) else []


def _marked(text: str) -> Iterator[str]:
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError) as error:
        raise BadInput("error-data-syntax", kind="Python", reason=str(error)) from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)
