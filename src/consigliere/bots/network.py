"""A small network: from small numbers that describe a position to how likely its player is to win.

Its weights are a file that says what they were made for; used for anything else they would say nothing, so they are
refused.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads slow down products as small as these, many times over

import numpy as np
import numpy.typing as npt

from consigliere.bots.weights import check
from consigliere.kernel import BadInput

Layer = tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]


class Network:
    """`temper` divides what the last layer says, so that chances come true as often as they should."""

    def __init__(self, layers: list[Layer], temper: float = 1.0) -> None:
        self.layers = layers
        self.temper = temper

    @classmethod
    def read(cls, path: Path, made: Mapping[str, object]) -> "Network":
        """The network of a file, which must have been made for just this."""
        try:
            with np.load(path, allow_pickle=False) as kept:
                about = json.loads(str(kept["about"]))
                check(about, made, path)
                count = len(about["layers"])
                layers = [(kept[f"weights{n}"], kept[f"bias{n}"]) for n in range(count)]
                return cls(layers, float(about["temper"]))
        except (OSError, KeyError, TypeError, ValueError, EOFError, BadZipFile):
            raise BadInput("error-weights-unreadable", file=path.name) from None

    def write(self, path: Path, made: Mapping[str, object]) -> None:
        about = {**made, "layers": [list(weights.shape) for weights, _ in self.layers], "temper": self.temper}
        kept: dict[str, Any] = {"about": np.array(json.dumps(about, sort_keys=True))}
        for number, (weights, bias) in enumerate(self.layers):
            kept[f"weights{number}"] = weights.astype(np.float32)
            kept[f"bias{number}"] = bias.astype(np.float32)
        with path.open("wb") as file:
            np.savez_compressed(file, **kept)

    def chances(self, rows: bytes, length: int) -> list[float]:
        """For each row of so many bytes."""
        x = np.frombuffer(rows, np.uint8).reshape(-1, length).astype(np.float32)
        for weights, bias in self.layers[:-1]:
            x = x @ weights
            x += bias
            np.maximum(x, 0.0, out=x)
        weights, bias = self.layers[-1]
        said = (x @ weights)[:, 0] + bias[0]
        found: list[float] = (1.0 / (1.0 + np.exp(said * (-1.0 / self.temper)))).tolist()
        return found

    def logit(self, row: list[float]) -> float:
        """Of one position, as the logarithm of how likely winning is against losing."""
        x = np.array(row, np.float32)
        for weights, bias in self.layers[:-1]:
            x = x @ weights
            x += bias
            np.maximum(x, 0.0, out=x)
        weights, bias = self.layers[-1]
        return float((x @ weights)[0] + bias[0]) / self.temper
