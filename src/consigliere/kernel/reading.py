"""What people write, read within limits: files, whole numbers, JSON and TOML.

Whatever stands in a file, the answer is what it says or one BadInput that tells why it says nothing: too long, too
deep, a number nobody needs, a letter that is none. Whoever reads a file puts its name before that.
"""

import errno
import json
import math
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from consigliere.kernel.errors import BadInput

LONGEST_FILE: Final = 1 << 20  # bytes
LONGEST_DATA: Final = 1 << 18  # letters of JSON or TOML
DEEPEST: Final = 24  # tables and lists inside each other
LARGEST: Final = 2**63
LONGEST_NUMBER: Final = 20  # digits

_WHOLE: Final = re.compile(rf"-?[0-9]{{1,{LONGEST_NUMBER}}}")
_DEEP_KEY: Final = re.compile(rf"(?<![\w\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){{{DEEPEST}}}")
_REASONS: Final = {
    errno.ENOENT: "error-file-missing",
    errno.EISDIR: "error-file-folder",
    errno.ENOTDIR: "error-file-no-folder",
    errno.EACCES: "error-file-forbidden",
    errno.EPERM: "error-file-forbidden",
    errno.ENAMETOOLONG: "error-file-name",
    errno.ENOSPC: "error-file-full",
    errno.EDQUOT: "error-file-full",
    errno.EROFS: "error-file-read-only",
}


def reason_of(error: Exception) -> BadInput:
    """Why a file could not be opened, read or written, in words; a ValueError is a name that no file can have."""
    if not isinstance(error, OSError):
        return BadInput("error-file-name")
    if error.errno in _REASONS:
        return BadInput(_REASONS[error.errno])
    return BadInput("error-file-other", reason=error.strerror or str(error))


def is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # a name too long, or one that no file can have
        return False


def is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def read_text(file: Path) -> str:
    """The text of a file, its lines ended by newlines alone."""
    try:
        with file.open("rb") as source:
            data = source.read(LONGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise reason_of(error) from None
    if len(data) > LONGEST_FILE:
        raise BadInput("error-file-long", most=LONGEST_FILE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("error-file-no-text", line=data.count(b"\n", 0, error.start) + 1) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_number(text: str, least: int, most: int) -> int | None:
    """The whole number that a text is, None if it is none or lies outside."""
    if _WHOLE.fullmatch(text) is None:
        return None
    number = int(text)
    return number if least <= number <= most else None


def is_digits(text: str) -> bool:
    """Whether a text means a number, be it ever so large."""
    return text.isascii() and text.isdecimal()


def parse_json(text: str) -> object:
    return _parse(text, "JSON", json.loads)


def parse_toml(text: str) -> dict[str, object]:
    _check_length(text)
    if _DEEP_KEY.search(text) is not None:  # tomllib would take long over it
        raise BadInput("error-data-deep", most=DEEPEST)
    data = _parse(text, "TOML", tomllib.loads)
    assert isinstance(data, dict)
    return data


def _parse(text: str, kind: str, parse: Callable[[str], object]) -> object:
    _check_length(text)
    try:
        data = parse(text)
    except (json.JSONDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput("error-data-syntax", kind=kind, reason=str(error)) from None
    except ValueError:
        raise BadInput("error-data-number", place="…") from None
    except RecursionError:
        raise BadInput("error-data-deep", most=DEEPEST) from None
    _check(data)
    return data


def _check_length(text: str) -> None:
    if len(text) > LONGEST_DATA:
        raise BadInput("error-data-long", most=LONGEST_DATA)


def _check(data: object) -> None:
    """Everything in it is a table, a list, a text or a number, and none is too deep or too large."""
    inside: list[tuple[object, list[str]]] = [(data, [])]
    while inside:
        value, path = inside.pop()
        if isinstance(value, (dict, list)):
            if len(path) == DEEPEST:
                raise BadInput("error-data-deep", most=DEEPEST)
            if isinstance(value, dict):
                for key, item in value.items():
                    _check_text(key, path)
                    inside.append((item, [*path, key]))
            else:
                inside += [(item, [*path, str(n)]) for n, item in enumerate(value)]
        elif isinstance(value, str):
            _check_text(value, path)
        elif isinstance(value, bool) or value is None:
            continue
        elif isinstance(value, int):
            if not -LARGEST <= value < LARGEST:
                raise BadInput("error-data-number", place=_place(path))
        elif isinstance(value, float):
            if not math.isfinite(value):
                raise BadInput("error-data-number", place=_place(path))
        else:
            raise BadInput("error-data-kind", place=_place(path))


def _check_text(text: str, path: list[str]) -> None:
    """JSON can name halves of letters, which nobody can print."""
    if not text.isascii() and any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise BadInput("error-data-letter", place=_place(path))


def _place(path: list[str]) -> str:
    return ".".join(path) or "…"
