"""What the weights of a network were made for; and the same small network without numpy, for where there is none."""

import json
import math
import struct
from array import array
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol
from zipfile import BadZipFile, ZipFile

from consigliere.kernel import BadInput, Game

FORMAT = 1


class AnyNetwork(Protocol):
    def chances(self, rows: bytes, length: int) -> list[float]: ...
    def logit(self, row: list[float]) -> float: ...


def read_network(path: Path, made: Mapping[str, object]) -> AnyNetwork:
    """The network of a file, which must have been made for just this."""
    try:
        from consigliere.bots.network import Network  # with numpy, which a page does not have
    except ImportError:
        return PlainNetwork.read(path, made)
    return Network.read(path, made)


def made_for(game: Game, features: int, length: int) -> dict[str, object]:
    """What weights must have been made for: the game, its rules and numbers, and how a position is described."""
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules,
        "pack": game.pack.digest,
        "features": features,
        "length": length,
    }


def check(about: dict[str, object], made: Mapping[str, object], path: Path) -> None:
    """Refuse what was made for something else."""
    for what, wanted in made.items():
        if about[what] != wanted:
            raise BadInput(
                "error-weights-do-not-fit", file=path.name, what=what, found=str(about[what]), wanted=str(wanted)
            )


class Layer(NamedTuple):
    """Single-precision numbers: the weights input by input, one for each output."""

    weights: Sequence[float]
    bias: Sequence[float]


Says = Callable[[Sequence[float]], float]
Products = Callable[[list[Layer]], Says]


def plain_products(layers: list[Layer]) -> Says:
    """What the last layer says of a row of inputs. Most inputs are nothing and cost nothing."""
    shaped = [(_rows(weights, len(bias)), bias) for weights, bias in layers]

    def says(row: Sequence[float]) -> float:
        values = row
        for weights, bias in shaped[:-1]:
            values = [value if value > 0.0 else 0.0 for value in _product(values, weights, bias)]
        return _product(values, *shaped[-1])[0]

    return says


def _rows(weights: Sequence[float], length: int) -> list[Sequence[float]]:
    return [list(weights[start : start + length]) for start in range(0, len(weights), length)]


def _product(values: Sequence[float], weights: list[Sequence[float]], bias: Sequence[float]) -> Sequence[float]:
    found = bias
    for value, row in zip(values, weights, strict=True):
        if value:
            found = [so_far + value * weight for so_far, weight in zip(found, row, strict=True)]
    return found


_hands: list[Products] = [plain_products]


def lend_a_hand(products: Products) -> None:
    """From now on somebody else multiplies, who is quicker at it than Python."""
    _hands.append(products)


class PlainNetwork:
    def __init__(self, layers: list[Layer], temper: float) -> None:
        self.says = _hands[-1](layers)
        self.temper = temper

    @classmethod
    def read(cls, path: Path, made: Mapping[str, object]) -> "PlainNetwork":
        try:
            with ZipFile(path) as kept:
                about = json.loads(_text(kept.read("about.npy")))
                check(about, made, path)
                layers = [
                    Layer(_floats(kept.read(f"weights{n}.npy")), _floats(kept.read(f"bias{n}.npy")))
                    for n in range(len(about["layers"]))
                ]
                return cls(layers, float(about["temper"]))
        except (OSError, KeyError, TypeError, ValueError, EOFError, BadZipFile, struct.error):
            raise BadInput("error-weights-unreadable", file=path.name) from None

    def chances(self, rows: bytes, length: int) -> list[float]:
        """For each row of so many bytes."""
        said = [self.says(rows[start : start + length]) for start in range(0, len(rows), length)]
        return [1.0 / (1.0 + math.exp(-one / self.temper)) for one in said]

    def logit(self, row: list[float]) -> float:
        """Of one position, as the logarithm of how likely winning is against losing."""
        return self.says(row) / self.temper


def _body(data: bytes) -> bytes:
    """What stands behind the head of an array that numpy wrote."""
    (head,) = struct.unpack_from("<H", data, 8)
    return data[10 + head :]


def _text(data: bytes) -> str:
    return _body(data).decode("utf-32-le")


def _floats(data: bytes) -> Sequence[float]:
    return array("f", _body(data))
