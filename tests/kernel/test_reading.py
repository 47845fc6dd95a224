"""Files, numbers and data from outside: read within limits, or refused with the reason."""

import errno
from pathlib import Path

import pytest

from consigliere.kernel import BadInput
from consigliere.kernel.reading import (
    DEEPEST,
    LARGEST,
    LONGEST_DATA,
    LONGEST_FILE,
    is_digits,
    is_file,
    is_folder,
    parse_json,
    parse_toml,
    read_number,
    read_text,
    reason_of,
)


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("-7", -7), ("007", 7), ("99", 99), ("100", None), ("-100", None), ("", None), ("-", None)]
    + [(text, None) for text in ("--5", "5-", "+5", " 5", "5\n", "1e3", "1_0", "0x5", "٣", "²", "9" * 5000)],
)
def test_a_number_is_plain_digits_within_bounds(text: str, number: int | None) -> None:
    assert read_number(text, -99, 99) == number


def test_what_looks_like_a_number() -> None:
    assert [is_digits(text) for text in ("0", "9" * 5000, "", "-1", "²", "٣", "a")] == [True, True, *[False] * 5]


def test_the_text_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xef\xbb\xbfone\r\ntwo\rthree\n")
    assert read_text(file) == "one\ntwo\nthree\n"
    file.write_bytes(b"x" * LONGEST_FILE)
    assert len(read_text(file)) == LONGEST_FILE


@pytest.mark.parametrize(
    ("content", "message"),
    [(b"x" * (LONGEST_FILE + 1), "error-file-long"), (b"one\n\xff", "error-file-no-text")],
    ids=["long", "no text"],
)
def test_a_file_that_is_no_text(tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BadInput) as caught:
        read_text(tmp_path / "file")
    assert caught.value.message == message
    assert caught.value.details.get("line", 2) == 2


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nothing", "error-file-missing"),
        ("", "error-file-folder"),
        ("file/x", "error-file-no-folder"),
        ("x" * 300, "error-file-name"),
        ("\0", "error-file-name"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, name: str, message: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput) as caught:
        read_text(tmp_path / name)
    assert caught.value.message == message
    assert is_folder(tmp_path / name) == (name == "")
    assert not is_file(tmp_path / name)


def test_reasons_that_have_no_words_of_ours() -> None:
    assert reason_of(OSError(errno.ENOSPC, "no space")).message == "error-file-full"
    other = reason_of(OSError(errno.EIO, "bad disk"))
    assert (other.message, other.details) == ("error-file-other", {"reason": "bad disk"})


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def dotted(depth: int) -> str:
    return ".".join(["a"] * depth)


def test_data_as_it_is() -> None:
    assert parse_json('{"a": [1, 2.5, "x", true, null]}') == {"a": [1, 2.5, "x", True, None]}
    assert parse_toml('a = [1, 2.5, "x", true]\n[b.c]\n') == {"a": [1, 2.5, "x", True], "b": {"c": {}}}
    assert parse_json(f"[{LARGEST - 1}, {-LARGEST}]") == [LARGEST - 1, -LARGEST]
    parse_json(nested(DEEPEST))
    parse_toml(f"a = {nested(DEEPEST - 1)}")
    parse_toml(f"[{dotted(DEEPEST - 1)}]\n")


@pytest.mark.parametrize(
    ("text", "message", "place"),
    [
        ("{", "error-data-syntax", None),
        (nested(DEEPEST + 1), "error-data-deep", None),
        (nested(100_000), "error-data-deep", None),
        ("9" * 5000, "error-data-number", "…"),
        ('{"a": [0, 9223372036854775808]}', "error-data-number", "a.1"),
        ('{"a": NaN}', "error-data-number", "a"),
        ('{"a": 1e999}', "error-data-number", "a"),
        ('{"a": "\\ud800"}', "error-data-letter", "a"),
        ('{"a": {"\\ud800": 1}}', "error-data-letter", "a"),
        (f'"{"x" * LONGEST_DATA}"', "error-data-long", None),
    ],
    ids=lambda value: str(value)[:20],
)
def test_json_that_is_refused(text: str, message: str, place: str | None) -> None:
    with pytest.raises(BadInput) as caught:
        parse_json(text)
    assert (caught.value.message, caught.value.details.get("place")) == (message, place)


@pytest.mark.parametrize(
    ("text", "message", "place"),
    [
        ("a = [", "error-data-syntax", None),
        (f"a = {nested(DEEPEST)}", "error-data-deep", None),
        (f"a = {nested(100_000)}", "error-data-deep", None),
        (f"[{dotted(DEEPEST + 1)}]\n", "error-data-deep", None),
        (f"[{dotted(100_000)}]\n", "error-data-deep", None),
        (f"a = {'{a=' * 900}1{'}' * 900}", "error-data-deep", None),
        (f"a = {'9' * 5000}", "error-data-number", "…"),
        (f"a = 0x{'f' * 5000}", "error-data-number", "a"),
        ("a = [[inf]]", "error-data-number", "a.0.0"),
        ("[a]\nb = 1979-05-27", "error-data-kind", "a.b"),
        (f"a = '{'x' * LONGEST_DATA}'", "error-data-long", None),
    ],
    ids=lambda value: str(value)[:20],
)
def test_toml_that_is_refused(text: str, message: str, place: str | None) -> None:
    with pytest.raises(BadInput) as caught:
        parse_toml(text)
    assert (caught.value.message, caught.value.details.get("place")) == (message, place)
