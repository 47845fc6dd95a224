"""What the weights of a network were made for; and the same small network without numpy, for where there is none."""

import json
import math
import struct
from collections.abc import Mapping
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from consigliere.kernel import BadInput, Game

FORMAT = 1
Rows = list[list[float]]


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


class PlainNetwork:
    """Each layer as rows of weights, one row for each input, and a bias."""

    def __init__(self, layers: list[tuple[Rows, list[float]]], temper: float) -> None:
        self.layers = layers
        self.temper = temper

    @classmethod
    def read(cls, path: Path, made: Mapping[str, object]) -> "PlainNetwork":
        try:
            with ZipFile(path) as kept:
                about = json.loads(_text(kept.read("about.npy")))
                check(about, made, path)
                layers = [
                    (_rows(kept.read(f"weights{n}.npy"), outputs), _floats(kept.read(f"bias{n}.npy")))
                    for n, (_, outputs) in enumerate(about["layers"])
                ]
                return cls(layers, float(about["temper"]))
        except (OSError, KeyError, TypeError, ValueError, EOFError, BadZipFile, struct.error):
            raise BadInput("error-weights-unreadable", file=path.name) from None

    def chances(self, rows: bytes, length: int) -> list[float]:
        """For each row of so many bytes; most of them are nothing and cost nothing."""
        return [self._chance(rows[start : start + length]) for start in range(0, len(rows), length)]

    def _chance(self, inputs: bytes) -> float:
        values: list[float] = [float(value) for value in inputs]
        for weights, bias in self.layers[:-1]:
            values = [value if value > 0.0 else 0.0 for value in _product(values, weights, bias)]
        said = _product(values, *self.layers[-1])[0]
        return 1.0 / (1.0 + math.exp(-said / self.temper))


def _product(values: list[float], weights: Rows, bias: list[float]) -> list[float]:
    found = bias
    for value, row in zip(values, weights, strict=True):
        if value:
            found = [so_far + value * weight for so_far, weight in zip(found, row, strict=True)]
    return found


def _body(data: bytes) -> bytes:
    """What stands behind the head of an array that numpy wrote."""
    (head,) = struct.unpack_from("<H", data, 8)
    return data[10 + head :]


def _text(data: bytes) -> str:
    return _body(data).decode("utf-32-le")


def _floats(data: bytes) -> list[float]:
    body = _body(data)
    return list(struct.unpack(f"<{len(body) // 4}f", body))


def _rows(data: bytes, length: int) -> Rows:
    found = _floats(data)
    return [found[start : start + length] for start in range(0, len(found), length)]
