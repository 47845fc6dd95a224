"""A network whose products a script does says what it says with numpy; here the script is Python too."""

import struct

import pytest

from consigliere.bots.famiglia import judgement
from consigliere.bots.network import Network
from consigliere.bots.scarface import learned
from consigliere.bots.weights import AnyNetwork, Layer, PlainNetwork, made_for, plain_products
from consigliere.games import load
from consigliere.games.famiglia import features as of_famiglia
from consigliere.games.scarface.evaluation import features as of_scarface
from consigliere.local import products


class Script:
    """What crosses over is text, as to a script."""

    def __init__(self) -> None:
        self._layers: list[Layer] = []

    def add(self, weights: str, bias: str) -> None:
        self._layers.append(Layer(floats(weights), floats(bias)))

    def ofBytes(self, row: str) -> float:  # noqa: N802
        return plain_products(self._layers)(row.encode("latin-1"))

    def ofFloats(self, row: str) -> float:  # noqa: N802
        return plain_products(self._layers)(floats(row))


def floats(text: str) -> tuple[float, ...]:
    return struct.unpack(f"<{len(text) // 4}f", text.encode("latin-1"))


@pytest.fixture
def lent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("consigliere.bots.weights._hands", [products.products(Script)])


@pytest.mark.usefixtures("lent")
def test_of_small_whole_numbers() -> None:
    made = made_for(load("famiglia"), of_famiglia.VERSION, of_famiglia.LENGTH)
    rows = bytes(number * 7 % 5 for number in range(3 * of_famiglia.LENGTH))
    both: list[AnyNetwork] = [PlainNetwork.read(judgement.WEIGHTS, made), Network.read(judgement.WEIGHTS, made)]
    mine, other = (network.chances(rows, of_famiglia.LENGTH) for network in both)
    assert mine == pytest.approx(other, abs=1e-5)


@pytest.mark.usefixtures("lent")
def test_of_any_numbers() -> None:
    made = made_for(load("scarface"), of_scarface.VERSION, of_scarface.LENGTH)
    row = [(number * 7 % 11 - 5) / 10 for number in range(of_scarface.LENGTH)]
    both: list[AnyNetwork] = [PlainNetwork.read(learned.WEIGHTS, made), Network.read(learned.WEIGHTS, made)]
    mine, other = (network.logit(row) for network in both)
    assert mine == pytest.approx(other, abs=1e-4)
