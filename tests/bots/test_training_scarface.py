"""The training of Scarface's network in miniature."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest
from tools.training import scarface as training
from tools.training.fitting import Array

from consigliere.bots.network import Network
from consigliere.bots.scarface.learned import network_for
from consigliere.games.scarface.evaluation.features import LENGTH

SMALL = ["--rounds", "1", "--games", "2", "--steps", "2", "--epochs", "1", "--keep"]


def layers(seed: int) -> list[tuple[Array, Array]]:
    rng = np.random.default_rng(seed)
    sizes = [(LENGTH, 4), (4, 3), (3, 1)]
    return [(rng.normal(size=size).astype(np.float32), rng.normal(size=size[1]).astype(np.float32)) for size in sizes]


def test_networks_together_say_the_mean() -> None:
    row = np.random.default_rng(9).normal(size=LENGTH).tolist()
    some = [layers(seed) for seed in range(3)]
    mean = sum(Network(one).logit(row) for one in some) / 3
    assert training.united(some).logit(row) == pytest.approx(mean, rel=1e-4)


def test_what_is_learned_is_how_the_game_went_on() -> None:
    """Two turns: the row inside the first and its end, then the end of the second."""
    rows = np.random.default_rng(1).normal(size=(3, LENGTH)).astype(np.float16)
    some = training.Games(rows, np.array([1, 2, -1], np.int32), np.full(3, 50.0, np.float32))
    won = 1 / (1 + np.exp(-1))
    assert training.targets(some, None) == pytest.approx([won] * 3)
    thought = training.said(layers(1), rows)
    second = (1 - training.FAITH) * thought[2] + training.FAITH * won
    first = (1 - training.FAITH) * thought[1] + training.FAITH * second
    assert training.targets(some, layers(1)) == pytest.approx([first, second, won], rel=1e-5)


def test_a_round_follows_the_other_and_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["training", str(tmp_path), *SMALL])
    training.main()
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [row["round"] for row in curve] == [0, 1]
    kept = training.read(tmp_path / "games-1.npz")
    assert len(kept) == 2
    for lesson in kept:
        after = lesson.following[lesson.following >= 0]
        assert (after > np.flatnonzero(lesson.following >= 0)).all()
        assert len(lesson.rows) == len(lesson.following) == len(lesson.margin)
        assert lesson.following[-1] == -1
    first, last = tmp_path / "network-0.npz", tmp_path / "network-1.npz"
    before = first.stat().st_mtime_ns
    last.unlink()
    training.main()
    assert first.stat().st_mtime_ns == before
    assert network_for(training.the_game(), last).layers[0][0].shape == (LENGTH, training.HIDDEN[0])
