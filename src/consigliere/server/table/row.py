"""Everything that happens at a table is a row: a decision, taking back, an offer, somebody who comes or goes."""

from typing import Any

import msgspec

Viewers = list[int] | None


class Happening(msgspec.Struct, frozen=True, array_like=True):
    """An event of a row; `viewers` are the seats that may know of it (after the last seat: the spectator), or all."""

    message: str
    args: dict[str, Any]
    viewers: Viewers = None

    def shown_to(self, viewer: int) -> bool:
        return self.viewers is None or viewer in self.viewers


class Details(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a row says besides its action: taking back `whose` decision, to move `to`, and playing `again` what stays;
    an offer and whether it is agreed to; what an ended game is worth; what chance answered where it is asked; of the
    decisions that are `gone` the count of each viewer that noticed them, else 0."""

    to: int | None = None
    whose: int = -1
    again: list[tuple[int, int]] = []
    offer: int | None = None
    yes: bool = False
    returns: list[float] | None = None
    draws: list[int] = []
    gone: list[list[int]] = []


class ClockState(msgspec.Struct, frozen=True, array_like=True):
    """Seconds left for each seat at the moment `since`, from which the clocks of `running` run.

    `standing`: seats where a bot stands in for who left, each with the moment since when it has its question.
    """

    left: list[float]
    since: float
    running: list[int]
    standing: list[tuple[int, float]] = []


class Row(msgspec.Struct, frozen=True):
    seq: int
    kind: str
    seat: int
    action: int | None
    details: Details
    command: str
    person: str
    events: list[Happening]
    seen: list[int]
    clocks: ClockState | None
    at: float
