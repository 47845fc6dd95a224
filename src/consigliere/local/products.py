"""The products of a network, done by the script of the worker: what crosses over is text, a character for each byte."""

from array import array
from collections.abc import Callable, Sequence
from typing import Protocol

from consigliere.bots.weights import Layer, Products, Says


class ScriptNetwork(Protocol):
    def add(self, weights: str, bias: str) -> None: ...
    def ofBytes(self, row: str) -> float: ...  # noqa: N802
    def ofFloats(self, row: str) -> float: ...  # noqa: N802


def products(make: Callable[[], ScriptNetwork]) -> Products:
    def made(layers: list[Layer]) -> Says:
        network = make()
        for weights, bias in layers:
            network.add(_text(weights), _text(bias))

        def says(row: Sequence[float]) -> float:
            return network.ofBytes(row.decode("latin-1")) if isinstance(row, bytes) else network.ofFloats(_text(row))

        return says

    return made


def _text(numbers: Sequence[float]) -> str:
    return array("f", numbers).tobytes().decode("latin-1")
