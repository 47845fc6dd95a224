"""On which line of a TOML text each key and each item of a list stands; the text has been read by tomllib before."""

import re

Place = tuple[str, ...]

_TOKEN = re.compile(
    r"""\"\"\".*?\"\"\"+|'''.*?'''+|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|\#[^\n]*|[\[\]{}=,.\n]|[^\s\[\]{}=,."'\#]+""",
    re.DOTALL,
)


def key_lines(text: str) -> dict[Place, int]:
    return _Scan(text).lines


def line_of(lines: dict[Place, int], path: Place) -> int:
    """The line of a key, else of the nearest table or list around it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


class _Scan:
    def __init__(self, text: str) -> None:
        self.lines: dict[Place, int] = {}
        self.tokens: list[tuple[str, int]] = []
        self.at: int = 0
        self.lists: dict[Place, int] = {}  # the last item of each [[list]]
        line, end = 1, 0
        for found in _TOKEN.finditer(text):
            line += text.count("\n", end, found.start())
            end = found.start()
            if not found[0].startswith("#"):
                self.tokens.append((found[0], line))
        self._document()

    def _peek(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def _skip(self, *unwanted: str) -> None:
        while self._peek() in unwanted:
            self.at += 1

    def _keep(self, path: Place) -> None:
        if self.at < len(self.tokens):
            self.lines.setdefault(path, self.tokens[self.at][1])

    def _document(self) -> None:
        table: Place = ()
        self._skip("\n")
        while self._peek():
            table = self._header() if self._peek() == "[" else self._pair(table, table)
            self._skip("\n")

    def _header(self) -> Place:
        start = self.at
        self._skip("[")
        is_list = self.at - start == 2
        table: Place = ()
        for name in self._key("]"):
            table = (*table, name)
            if table in self.lists:
                table = (*table, str(self.lists[table]))
        if is_list:
            table = table[:-1] if table[:-1] in self.lists else table
            self.lines.setdefault(table, self.tokens[start][1])
            self.lists[table] = self.lists.get(table, -1) + 1
            table = (*table, str(self.lists[table]))
        self.lines.setdefault(table, self.tokens[start][1])
        self._skip("]")
        return table

    def _key(self, end: str) -> Place:
        names: list[str] = []
        while self._peek() not in (end, ""):
            if self._peek() != ".":
                names.append(self._peek().strip("\"'"))
            self.at += 1
        return tuple(names)

    def _pair(self, table: Place, after: Place) -> Place:
        start = self.at
        path = (*table, *self._key("="))
        self.lines.setdefault(path, self.tokens[start][1])
        self.at += 1
        self._value(path)
        return after

    def _value(self, path: Place) -> None:
        if self._peek() == "[":
            self._list(path)
        elif self._peek() == "{":
            self.at += 1
            self._skip("\n", ",")
            while self._peek() not in ("}", ""):
                self._pair(path, path)
                self._skip("\n", ",")
            self.at += 1
        else:
            while self._peek() not in ("\n", ",", "]", "}", ""):
                self.at += 1

    def _list(self, path: Place) -> None:
        self.at += 1
        self._skip("\n", ",")
        n = 0
        while self._peek() not in ("]", ""):
            self._keep((*path, str(n)))
            self._value((*path, str(n)))
            self._skip("\n", ",")
            n += 1
        self.at += 1
