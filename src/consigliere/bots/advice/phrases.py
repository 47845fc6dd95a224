"""Something to say: a message with its arguments. Plain Python, for msgspec."""

from typing import Any

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    message: str
    args: dict[str, Any]
