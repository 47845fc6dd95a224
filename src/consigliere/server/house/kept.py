"""Answers that never change, kept for who asks again: records and moments of finished games."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

MOST_BYTES = 1 << 24


class Kept:
    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer, made if it is not here; of too many those go that nobody asked for longest."""
        known = self._answers.pop(key, None)
        if known is None:
            known = await make()
            self._size -= len(self._answers.pop(key, b""))
            self._size += len(known)
        self._answers[key] = known
        while self._size > self._most:
            self._size -= len(self._answers.popitem(last=False)[1])
        return known
