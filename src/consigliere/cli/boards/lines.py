"""What the boards of the terminal share: lines of one width, cut, filled and flowing."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

WIDTH: Final = 100


def fitted(words: Text | str, width: int) -> Text:
    """Cut or filled to this many columns."""
    line = words.copy() if isinstance(words, Text) else Text(words)
    if cell_len(line.plain) > width:
        line.truncate(width, overflow="ellipsis")
    return line.append(" " * (width - cell_len(line.plain)))


def flowing(items: Iterable[Text | str], indent: str, between: str = "  ", later: str | None = None) -> Text:
    """Items one after the other, in lines of the board's width at most; `later` indents all lines but the first."""
    lines = [Text(indent)]
    empty = True
    for item in items:
        text = item if isinstance(item, Text) else Text(item)
        if not empty and cell_len(lines[-1].plain) + len(between) + cell_len(text.plain) > WIDTH:
            lines[-1].rstrip()
            lines.append(Text(indent if later is None else later))
        elif not empty:
            lines[-1].append(between)
        lines[-1].append_text(text)
        empty = False
    return Text("\n").join(lines)


def heading(words: Text | str) -> Text:
    text = words if isinstance(words, Text) else Text(words, "bold")
    line = Text("\n").append_text(text).append(" ")
    return line.append("─" * (WIDTH - 1 - cell_len(text.plain)), "dim")
