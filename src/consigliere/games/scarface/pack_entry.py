"""One entry of the pack (a card, a tile...), read with care."""

from typing import Any

from consigliere.games.scarface.names import PASSIVES
from consigliere.kernel.errors import BadInput


class Entry:
    """One entry of the pack; what is missing or out of range is a BadInput that names it."""

    def __init__(self, table: str, id: str, data: dict[str, Any]) -> None:
        self.table = table
        self.id = id
        self.data = data

    def wrong(self, field: str) -> BadInput:
        found = str(self.data.get(field))
        return BadInput("scarface-error-pack-value", table=self.table, id=self.id, field=field, found=found)

    def number(self, field: str, least: int = 0, most: int = 99) -> int:
        value = self.data.get(field)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(field)
        return value

    def numbers(self, field: str, length: int, most: int = 99) -> list[int]:
        value = self.data.get(field)
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(field)
        if any(type(item) is not int or not 0 <= item <= most for item in value):
            raise self.wrong(field)
        return [int(item) for item in value]

    def index(self, field: str, names: list[str]) -> int:
        value = self.data.get(field)
        if value not in names:
            raise self.wrong(field)
        return names.index(str(value))

    def items(self, field: str) -> list[Any]:
        value = self.data.get(field, [])
        if not isinstance(value, list):
            raise self.wrong(field)
        return value

    def inner(self, field: str) -> "Entry":
        value = self.data.get(field)
        if not isinstance(value, dict):
            raise self.wrong(field)
        return Entry(self.table, f"{self.id} {field}", value)


def solo_copies(record: Entry) -> int:
    """SF-12: cards that are not for the solo game go back to the box."""
    copies = record.number("copies", 1)
    return copies if record.data.get("solo") is True else 0


def read_passives(record: Entry) -> list[int]:
    found = [0] * len(PASSIVES)
    for item in record.items("passive"):
        if not isinstance(item, dict) or item.get("key") not in PASSIVES or type(item.get("n")) is not int:
            raise record.wrong("passive")
        found[PASSIVES.index(item["key"])] += item["n"]
    return found
