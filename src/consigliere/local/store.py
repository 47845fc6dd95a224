"""Where a local host keeps things: texts under keys, by kind. What is written at once is written whole or not."""

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Literal, NamedTuple, Protocol

Kind = Literal["me", "tables", "rows", "lines", "analyses", "companions"]
KINDS: tuple[Kind, ...] = ("me", "tables", "rows", "lines", "analyses", "companions")


class Change(NamedTuple):
    """A text to keep under a key, None: nothing any more. `fresh`: there must be none yet."""

    kind: Kind
    key: str
    text: str | None
    fresh: bool = False


class Taken(Exception):
    """A key that should be fresh is not."""


class Store(Protocol):
    def alone(self) -> AbstractAsyncContextManager[None]:
        """Nobody else who keeps things there, another tab say, writes meanwhile."""
        ...

    async def get(self, kind: Kind, key: str) -> str | None: ...

    async def find(self, kind: Kind, first: str = "", last: str = "\uffff") -> list[tuple[str, str]]:
        """Keys and texts between these two keys, in their order."""
        ...

    async def write(self, changes: list[Change]) -> None: ...


class Memory:
    """For as long as the process lives."""

    def __init__(self) -> None:
        self.kept: dict[Kind, dict[str, str]] = {kind: {} for kind in KINDS}
        self._lock = asyncio.Lock()

    def alone(self) -> AbstractAsyncContextManager[None]:
        return self._lock

    async def get(self, kind: Kind, key: str) -> str | None:
        return self.kept[kind].get(key)

    async def find(self, kind: Kind, first: str = "", last: str = "\uffff") -> list[tuple[str, str]]:
        return sorted((key, text) for key, text in self.kept[kind].items() if first <= key <= last)

    async def write(self, changes: list[Change]) -> None:
        if any(change.fresh and change.key in self.kept[change.kind] for change in changes):
            raise Taken
        for kind, key, text, _ in changes:
            if text is None:
                self.kept[kind].pop(key, None)
            else:
                self.kept[kind][key] = text
