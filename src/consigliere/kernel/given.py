"""The parts of a scenario's `given`, read with care: what has the wrong type or name is refused with its place."""

from collections.abc import Sequence

from consigliere.kernel.errors import BadInput


class Given:
    """A table of a scenario; `path` is where it stands in `given`."""

    def __init__(self, parts: dict[str, object], known: Sequence[str] | None = None, path: str = "") -> None:
        self.parts: dict[str, object] = parts
        self.path: str = path
        if known is not None:
            for part in parts:
                if part not in known:
                    raise BadInput("error-scenario-unknown-part", part=self.at(part), known=", ".join(known))

    def __contains__(self, part: str) -> bool:
        return part in self.parts

    def at(self, part: object) -> str:
        return f"{self.path}.{part}" if self.path else str(part)

    def wrong(self, part: object, wanted: str) -> BadInput:
        return BadInput("error-scenario-type", part=self.at(part), wanted=wanted)

    def unknown(self, part: object, name: str, known: Sequence[str]) -> BadInput:
        return BadInput("error-scenario-unknown-name", part=self.at(part), name=name, known=", ".join(known))

    def number(self, part: str, least: int, most: int, default: int) -> int:
        value = self.parts.get(part, default)
        if (
            not isinstance(value, int)
            or isinstance(value, bool)
            or not (part not in self.parts or least <= value <= most)
        ):
            raise BadInput("error-scenario-number", part=self.at(part), least=least, most=most)
        return value

    def numbers(self, part: str, count: int, least: int, most: int, default: list[int]) -> list[int]:
        """A list of numbers; `count` is how many there must be, -1 any."""
        values = self.parts.get(part, default)
        if not isinstance(values, list) or (count >= 0 and len(values) != count):
            raise BadInput("error-scenario-count", part=self.at(part), count=count)
        each = Given({str(n): value for n, value in enumerate(values)}, None, self.at(part))
        return [each.number(str(n), least, most, 0) for n in range(len(values))]

    def flag(self, part: str) -> bool:
        value = self.parts.get(part, False)
        if not isinstance(value, bool):
            raise self.wrong(part, "flag")
        return value

    def text(self, part: str, default: str) -> str:
        value = self.parts.get(part, default)
        if not isinstance(value, str):
            raise self.wrong(part, "text")
        return value

    def texts(self, part: str, default: Sequence[str]) -> list[str]:
        value = self.parts.get(part, list(default))
        if not isinstance(value, list):
            raise self.wrong(part, "texts")
        found: list[str] = []
        for n, item in enumerate(value):
            if not isinstance(item, str):
                raise self.wrong(f"{part}.{n}", "text")
            found.append(item)
        return found

    def words(self, part: str, default: str = "") -> list[str]:
        """A text of words with blanks between them, or a list of texts."""
        value = self.parts.get(part, default)
        return value.split() if isinstance(value, str) else self.texts(part, [])

    def table(self, part: str, known: Sequence[str] | None = None) -> "Given":
        value = self.parts.get(part, {})
        if not isinstance(value, dict):
            raise self.wrong(part, "table")
        return Given(value, known, self.at(part))

    def one(self, part: str, names: Sequence[str], default: str) -> int:
        """Which of these names it is."""
        return self.find(part, self.text(part, default), names)

    def some(self, part: str, names: Sequence[str], default: str = "") -> list[int]:
        return [self.find(part, word, names) for word in self.words(part, default)]

    def find(self, part: str, name: str, names: Sequence[str]) -> int:
        if name not in names:
            raise self.unknown(part, name, names)
        return names.index(name)
