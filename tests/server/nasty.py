"""Requests that no client means: for every operation of the API document its parameters and every leaf of its body,
replaced by numbers without end, texts that grow or cannot be stored, and nests."""

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

Schema = dict[str, Any]
MARK = "@leaf@"
DIGITS = "9" * 5000
NUMBERS = ["-1", "2147483648", "-2147483649", "9223372036854775808", "1" + "0" * 29, DIGITS, "-" + DIGITS]
GROWING = ["\ufdfa" * 32, "\u0390" * 64, "\u0130" * 200]
SPACED = '"a b"' + '."a b"' * 6000 + " = 1"
DEEP = [SPACED, "[a" + ".a" * 20_000 + "]", "a" + ".a" * 20_000 + " = 1", "a = " + "[" * 20_000, "x = " + DIGITS]
TEXTS = [*GROWING, *DEEP, DIGITS, "x" * 50_000, "\u202e", "", "\n" * 6000, "'; --", "../.."]
FRAGMENTS = [
    *NUMBERS, "1e400", "-1e400", "0.5", "null", "true", "[]", "{}", "[" * 20 + "]" * 20,
    '{"a":' * 20 + "1" + "}" * 20, '"\\u0000"', '"a\\ud800b"', '"\\udc00\\ud800"', *map(json.dumps, TEXTS),
]  # fmt: skip
IN_ADDRESS = [
    *NUMBERS,
    *GROWING,
    DIGITS[:3000],
    "\0",
    "a\0b",
    "\u0663",
    "+1",
    "1_0",
    " 1",
    "1.5",
    "NaN",
    "\ud800",
    "%",
    "all",
]


HEADERS = [
    "Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Content-Type", "Cookie", "Expect",
    "If-None-Match", "Origin", "Range", "Sec-Fetch-Site", "User-Agent", "X-Forwarded-For",
]  # fmt: skip
IN_HEADERS = [
    b"", b"\xff\xfe", b"x" * 8000, b"a=b; " * 1000, b"consigliere=\xff", b'consigliere="\\777"', b"Bearer",
    b"Bearer \xff", b"http://[", b"http://a:b@c:99999999", b'q=1;q="', b"bytes=0-1,5-", b'"', b"null", b",;=,;=",
    b"%00", b"en;q=" + DIGITS.encode(), b"application/msgpack", b"multipart/form-data", b"application/json; charset=x",
]  # fmt: skip


class Case(NamedTuple):
    path: str
    body: str | None


class Operation:
    """One of the API document; `known` are the parameters of an address that is there."""

    def __init__(self, method: str, path: str, described: Schema, document: Schema) -> None:
        self.method, self.path = method, path
        self._parameters: list[Schema] = described.get("parameters", [])
        contents = described.get("requestBody", {}).get("content", {}).values()
        self._bodies = [example for content in contents for example in _examples(content["schema"], document)]

    def cases(self, known: dict[str, str], rng: random.Random, each: int) -> Iterator[Case]:
        """`each` of the nasty things at every place."""
        body = json.dumps(self._bodies[0]) if self._bodies else None
        for parameter in self._parameters:
            for value in rng.sample(IN_ADDRESS, min(each, len(IN_ADDRESS))):
                yield Case(_address(self.path, self._parameters, {**known, parameter["name"]: value}), body)
        good = _address(self.path, self._parameters, known)
        for example in self._bodies:
            yield from (Case(good, spoiled) for spoiled in _spoiled(example, rng, each))


def operations(document: Schema) -> list[Operation]:
    return [
        Operation(method, path, described, document)
        for path, item in document["paths"].items()
        for method, described in item.items()
    ]


def _address(path: str, parameters: list[Schema], values: dict[str, str]) -> str:
    asked = []
    for parameter in parameters:
        name = parameter["name"]
        value = quote(values.get(name, "0").encode("utf-8", "surrogatepass"), safe="")
        if parameter["in"] == "path":
            path = path.replace(f"{{{name}}}", value or "-")
        else:
            asked.append(f"{name}={value}")
    return f"{path}?{'&'.join(asked)}" if asked else path


# Bodies


def _examples(schema: Schema, document: Schema) -> list[Any]:
    """Something valid for each alternative of a schema."""
    if "$ref" in schema:
        return _examples(document["components"]["schemas"][schema["$ref"].rpartition("/")[2]], document)
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return [example for one in schema[several] for example in _examples(one, document)]
    if "enum" in schema or "const" in schema:
        return [schema["const"] if "const" in schema else schema["enum"][0]]
    if schema.get("type") == "object":
        wanted = schema.get("properties", {})
        return [{name: _examples(field, document)[0] for name, field in wanted.items()} if wanted else {"a": 1}]
    if schema.get("type") == "array":
        return [[_examples(schema["items"], document)[0]]]
    return [{"string": "famiglia", "integer": 0, "number": 0.0, "boolean": False}.get(schema.get("type", ""))]


def _spoiled(body: Any, rng: random.Random, each: int) -> Iterator[str]:
    """The body with one leaf after another replaced."""
    for marked in _marked(body):
        text = json.dumps(marked)
        for fragment in rng.sample(FRAGMENTS, min(each, len(FRAGMENTS))):
            yield text.replace(f'"{MARK}"', fragment)


def _marked(value: Any) -> Iterator[Any]:
    yield MARK
    if isinstance(value, dict):
        for name, inner in value.items():
            for marked in _marked(inner):
                yield {**value, name: marked}
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            for marked in _marked(inner):
                yield [*value[:place], marked, *value[place + 1 :]]
