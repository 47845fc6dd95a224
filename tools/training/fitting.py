"""A network fitted to lessons, with numpy alone: Adam, one cycle of the rate, cross entropy."""

from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from consigliere.bots.network import Layer, Network
from tools.training.selfplay import Lesson

HIDDEN = [96, 32]
BATCH = 4096
RATE = 2e-3
DECAY = 1e-4
THOUGHT = (
    0.5  # how much of what is learned is the search's thought, where there was one; the rest is how the game ended
)
HELD_OUT = 0.05  # the last games of a round, never learned from
LEAST_SCALE = 0.25

Array = npt.NDArray[np.float32]


class Fit(NamedTuple):
    """Over the positions held out: the mean squared error of the chance, and how often the likelier side won."""

    network: Network
    positions: int
    brier: float
    foreseen: float


def fit(lessons: list[Lesson], hidden: list[int], epochs: int, seed: int) -> Fit:
    rows = np.concatenate([lesson.rows for lesson in lessons])
    results = np.concatenate([lesson.result for lesson in lessons])
    thoughts = np.concatenate([lesson.thought for lesson in lessons])
    targets = np.where(np.isnan(thoughts), results, (1 - THOUGHT) * results + THOUGHT * thoughts)
    learned = int(len(rows) * (1 - HELD_OUT))
    scale = _scale(rows[:learned])
    learner = Learner([rows.shape[1], *hidden, 1], seed)
    rng = np.random.default_rng(seed)
    batches = max(1, learned // BATCH)
    for epoch in range(epochs):
        order = rng.permutation(learned)
        for number in range(batches):
            chosen = order[number * BATCH : (number + 1) * BATCH]
            rate = RATE * one_cycle((epoch * batches + number) / (epochs * batches))
            learner.step((rows[chosen] / scale).astype(np.float32), targets[chosen].astype(np.float32), rate)
    network = Network(_with_scale(learner.layers, scale, rows[:learned]))
    said = np.array(network.chances(rows[learned:].tobytes(), rows.shape[1]))
    held = results[learned:]
    right = float(((said > 0.5) == (held > 0.5)).mean())
    return Fit(network, len(rows), float(((said - held) ** 2).mean()), right)


def one_cycle(done: float) -> float:
    """The rate as it grows over the first third and falls to nothing."""
    return 0.04 + 0.96 * done / 0.3 if done < 0.3 else 0.5 * (1 + float(np.cos(np.pi * (done - 0.3) / 0.7)))


def _scale(rows: npt.NDArray[np.uint8]) -> Array:
    """How large each number is, so that all count alike at the start."""
    some = rows[:: max(1, len(rows) // 200_000)].astype(np.float32)
    found: Array = np.maximum(np.sqrt((some**2).mean(0)), LEAST_SCALE).astype(np.float32)
    return found


def _with_scale(layers: list[Layer], scale: Array, rows: npt.NDArray[np.uint8]) -> list[Layer]:
    """The scale goes into the first layer; what never happened in the games says nothing."""
    weights, bias = layers[0]
    first = weights / scale[:, None]
    first[~rows.any(0)] = 0.0
    return [(first.astype(np.float32), bias), *layers[1:]]


class Learner:
    """The layers while they learn, with Adam's two means of every slope."""

    def __init__(self, sizes: list[int], seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.layers: list[Layer] = []
        for inputs, outputs in pairwise(sizes):
            weights = rng.normal(0.0, np.sqrt(2.0 / inputs), (inputs, outputs)).astype(np.float32)
            self.layers.append((weights, np.zeros(outputs, np.float32)))
        self.means = [np.zeros_like(one) for layer in self.layers for one in layer]
        self.squares = [np.zeros_like(one) for layer in self.layers for one in layer]
        self.steps = 0

    def step(self, x: Array, targets: Array, rate: float) -> None:
        self.steps += 1
        slopes = self._slopes(x, targets)
        parts = [one for layer in self.layers for one in layer]
        for part, slope, mean, square in zip(parts, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            straight = mean / (1 - 0.9**self.steps)
            wide = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= rate * (straight / wide + DECAY * part)

    def _slopes(self, x: Array, targets: Array) -> list[Array]:
        """Of the cross entropy, for each layer's weights and bias."""
        seen = [x]
        for weights, bias in self.layers[:-1]:
            seen.append(np.maximum(seen[-1] @ weights + bias, 0.0))
        weights, bias = self.layers[-1]
        said = 1.0 / (1.0 + np.exp(-(seen[-1] @ weights + bias)))
        back: Array = ((said - targets[:, None]) / len(x)).astype(np.float32)
        slopes: list[Array] = []
        for (weights, _), before in zip(reversed(self.layers), reversed(seen), strict=True):
            slopes[:0] = [before.T @ back, back.sum(0)]
            back = (back @ weights.T) * (before > 0)
        return slopes
