"""The brain's own numbers for the rule of thumb, found by playing (tools/tuning_lafamiglia.py)."""

from typing import Final

from consigliere.games.lafamiglia.evaluation.worths import Weights

TUNED: Final[dict[str, float]] = {}


def numbers_of(weights: Weights) -> dict[str, float]:
    """By name; the tables follow from them."""
    found = {name: getattr(weights, name) for name in dir(weights)}
    return {name: value for name, value in found.items() if isinstance(value, float)}


def weights_from(numbers: dict[str, float]) -> Weights:
    weights = Weights()
    for name, value in numbers.items():
        setattr(weights, name, value)
    weights.prepare()
    return weights


WEIGHTS: Final = weights_from(TUNED)
