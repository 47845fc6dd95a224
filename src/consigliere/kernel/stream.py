"""The random stream of a game.

A stream is a fixed endless sequence of 32-bit words, BLAKE2b in counter mode under a key made from the seed: equal
on every machine, and not to be foretold from the words already used. A state remembers only how many words it has
read, so clones share the stream.
"""

import struct
from hashlib import blake2b
from typing import Final

HIDDEN: Final = 0x1A6F


class Stream:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._key: bytes = blake2b(str(seed).encode(), digest_size=32).digest()
        self._latest: tuple[int, tuple[int, ...]] = (-1, ())

    def word(self, index: int) -> int:
        latest = self._latest
        block = index >> 4
        if latest[0] != block:
            digest = blake2b(block.to_bytes(8, "little"), key=self._key).digest()
            latest = self._latest = (block, struct.unpack("<16I", digest))
        return latest[1][index & 15]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.seed)

    def __reduce__(self) -> tuple[object, ...]:
        return (Stream, (self.seed,))


class Dice:
    """What deals the hidden things of an imagined world: numbers from a stream that is used for nothing else."""

    def __init__(self, stream: Stream, whose: int = 0) -> None:
        self._stream: Stream = Stream(stream.seed ^ HIDDEN + whose)
        self._used: int = 0

    def below(self, n: int) -> int:
        """From 0 to n - 1."""
        self._used += 1
        return self._stream.word(self._used - 1) * n >> 32

    def shuffled(self, items: list[int]) -> list[int]:
        rest = items[:]
        for last in range(len(rest) - 1, 0, -1):
            n = self.below(last + 1)
            rest[last], rest[n] = rest[n], rest[last]
        return rest
