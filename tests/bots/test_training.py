"""Training and calibration in miniature."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest
from tools.measuring import calibration
from tools.training.__main__ import main
from tools.training.fitting import fit
from tools.training.selfplay import Lesson, Teacher, play

import consigliere
from consigliere.bots.famiglia.judgement import WEIGHTS, network_for
from consigliere.games.famiglia.features import LENGTH

GAME = consigliere.load("famiglia")
SMALL = ["--rounds", "1", "--first-games", "3", "--games", "2", "--lines", "2", "--epochs", "1", "--pairs", "1"]


def train(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    monkeypatch.setattr(sys, "argv", ["training", str(folder), *SMALL])
    monkeypatch.setattr("tools.training.duel.LINES", 1)
    main()
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]


def test_what_was_ended_goes_on_to_the_same_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curve = train(tmp_path, monkeypatch)
    assert [row["round"] for row in curve] == [0, 1]
    first, last = tmp_path / "network-0.npz", tmp_path / "network-1.npz"
    kept = first.stat().st_mtime_ns
    before = network_for(GAME, last).layers
    last.unlink()
    (tmp_path / "games-1-0.npz").unlink()
    train(tmp_path, monkeypatch)
    assert first.stat().st_mtime_ns == kept
    for one, other in zip(before, network_for(GAME, last).layers, strict=True):
        assert np.array_equal(one[0], other[0])


def test_a_network_is_trained_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["training", str(tmp_path), *SMALL, "--rounds", "0", "--start", str(WEIGHTS)])
    main()
    assert (tmp_path / "network-0.npz").read_bytes() == WEIGHTS.read_bytes()
    assert not list(tmp_path.glob("games*"))


def test_a_lesson_says_how_its_game_ended() -> None:
    lesson = play(Teacher(None, 0), 3)
    assert lesson.rows.shape == (len(lesson.result), LENGTH)
    assert set(lesson.result.tolist()) <= {0.0, 0.5, 1.0}
    assert np.isnan(lesson.thought).all()


def test_a_network_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has more of the first card wins."""
    monkeypatch.setattr("tools.training.fitting.BATCH", 64)
    rng = np.random.default_rng(1)
    rows = np.zeros((2_000, LENGTH), np.uint8)
    rows[:, 0], rows[:, 20] = rng.integers(0, 6, 2_000), rng.integers(0, 6, 2_000)
    result = np.where(rows[:, 0] > rows[:, 20], 1.0, np.where(rows[:, 0] < rows[:, 20], 0.0, 0.5)).astype(np.float32)
    found = fit([Lesson(rows, result, np.full(2_000, np.nan, np.float32))], [64], epochs=8, seed=1)
    assert found.brier < 0.04
    assert not found.network.layers[0][0][1:20].any(), "what never happened says nothing"


def test_tenths_are_counted() -> None:
    tenths = calibration.in_tenths([(0.05, 0.0), (0.07, 1.0), (0.95, 1.0), (1.0, 1.0)])
    assert tenths[0] == pytest.approx((2, 0.06, 0.5))
    assert tenths[9] == pytest.approx((2, 0.975, 1.0))
    assert tenths[1:9] == [None] * 8
