"""What happened, told as message ids with arguments; `seats` says who may see it (None: everybody)."""

from typing import NamedTuple


class Event(NamedTuple):
    message: str
    args: dict[str, object]
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats
