"""What can be wrong with an owner's pack, and looking at what he wrote without trusting it."""

from typing import Any, NamedTuple


class Problem(NamedTuple):
    """`wrong`: left out until it is put right; else only missing, ours stands in."""

    wrong: bool
    message: str
    args: dict[str, object]


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def records_in(value: Any) -> list[dict[str, Any]]:
    return [item for item in listed(value) if isinstance(item, dict)]


def is_number(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 99


def are_numbers(value: Any, length: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(is_number(item) for item in value)
