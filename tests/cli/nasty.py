"""Texts that programs choke on, and ways to spoil a file with them."""

from pathlib import Path

from hypothesis import strategies as st

MANY = 5000
HEAD = 12  # lines
NASTY = [
    "", " ", "0", "-1", "--5", "9" * 30, "9" * MANY, "-" + "9" * MANY, "0x" + "f" * MANY, "1e999", "nan", "-inf",
    "٣", "²", "½", "x" * 9999, "[" * MANY, "{" * MANY, "[" * 60 + "]" * 60, "{" * 99 + "}" * 99,
    '{"a":' * 60 + "1" + "}" * 60, '{"a":' * MANY, ".".join(["a"] * 99), ".".join(["a"] * MANY), "[a" + ".a" * 40 + "]",
    "\0", "\x1b[31m", "\x07", "\u202e", "\ufeff", "\u2028", "\ud800", '"\\ud800"', "'", '"', '"""', "\\", "{ $x }",
    "[/bold]", "[red]", "%s", "null", "true", "1979-05-27", "[1, [2]]", "{}", "#", "#" * 99,
    ":", "=", ",", ",,,", "*", "* pass", "famiglia", "you", "None", "__class__",
]  # fmt: skip
NASTY_BYTES = [b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\0" * 99, b"\r", b"\xef\xbb\xbf", b"\x80" * 9]

DEEP = "[" * 60 + "]" * 60
IN_RECORDS = [
    "9" * MANY,
    "--5",
    f'{{"rulings": {DEEP}}}',
    '{"\\ud800": 1}',
    '{"rulings": 1e999}',
    "x" * 9999,
    "\x1b[31m",
]
IN_TOML = [
    *["0x" + "f" * MANY] * 3,
    DEEP,
    "{a=" * 60 + "1" + "}" * 60,
    "1979-05-27",
    "[[1979-05-27]]",
    "nan",
    '"\\u0007"',
    '"[/bold]"',
]
TYPED = ["9" * MANY, "[/bold]", "\0", "\x1b[31m", "x" * 200_000, "²"]

words = st.one_of(st.sampled_from(NASTY), st.text(max_size=20), st.integers().map(str))
places = st.floats(0, 1, exclude_max=True)


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def put_value(lines: list[str], at: int, word: str) -> list[str]:
    """Another value after the key or the seat of a line."""
    line = lines[at]
    for mark in (": ", " = ", " "):
        head, found, _ = line.partition(mark)
        if found:
            return [*lines[:at], head + mark + word, *lines[at + 1 :]]
    return [*lines[:at], word, *lines[at + 1 :]]


def put_head(lines: list[str], at: int, word: str) -> list[str]:
    """Another key or seat before the rest of a line."""
    return [*lines[:at], f"{word} {lines[at].partition(' ')[2]}", *lines[at + 1 :]]


def put_line(lines: list[str], at: int, word: str) -> list[str]:
    return [*lines[:at], word, *lines[at:]]


def drop(lines: list[str], at: int, word: str) -> list[str]:
    return [*lines[:at], *lines[at + 1 :]]


def twice(lines: list[str], at: int, word: str) -> list[str]:
    return [*lines[:at], lines[at], *lines[at:]]


def swap(lines: list[str], at: int, word: str) -> list[str]:
    other = len(word) % len(lines)
    changed = list(lines)
    changed[at], changed[other] = changed[other], changed[at]
    return changed


def inside(lines: list[str], at: int, word: str) -> list[str]:
    middle = len(lines[at]) // 2
    return [*lines[:at], lines[at][:middle] + word + lines[at][middle:], *lines[at + 1 :]]


WAYS = [*[put_value] * 6, put_head, put_line, drop, twice, swap, inside]


@st.composite
def spoiled(draw: st.DrawFn, originals: list[Path], likely: list[str]) -> tuple[Path, bytes]:
    """A good file, and what became of it, mostly in its first lines and by words that hurt this kind of file most."""
    original = draw(st.sampled_from(originals))
    lines = original.read_text("utf-8").split("\n")
    for _ in range(draw(st.sampled_from([1, 1, 1, 2]))):
        at = int(draw(places) * draw(st.sampled_from([min(len(lines), HEAD), len(lines)])))
        lines = draw(st.sampled_from(WAYS))(lines, at, draw(st.one_of(*[st.sampled_from(likely)] * 3, words))) or [""]
    data = encoded("\n".join(lines))
    rough = draw(st.integers(0, 9))
    if rough == 0:
        at = int(draw(places) * len(data))
        data = data[:at] + draw(st.sampled_from(NASTY_BYTES)) + data[at:]
    elif rough == 1:
        data = data[: int(draw(places) * len(data))]
    elif rough == 2:
        data = draw(st.binary(max_size=60))
    return original, data
