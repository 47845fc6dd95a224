"""Strength from pairs of games, against cases whose answer is known."""

import math
import random

import pytest

from consigliere.arena.elo import Sprt, expected, interval
from consigliere.arena.likeliest import ratings
from consigliere.arena.match import wilson


def test_two_bots_have_the_lead_that_their_score_stands_for() -> None:
    one, other = ratings(2, {(0, 1): [1.0, 0.5, 1.0, 0.5]})
    assert one.elo - other.elo == pytest.approx(400 * math.log10(3))
    assert one.elo == pytest.approx(-other.elo)


def test_equal_scores_are_equal_strength() -> None:
    assert [rated.elo for rated in ratings(3, {(0, 1): [0.5], (0, 2): [0.5] * 7, (1, 2): [1.0, 0.0]})] == pytest.approx(
        [0.0] * 3, abs=1e-6
    )


def test_scores_that_fit_a_scale_are_put_on_it() -> None:
    true = [210.0, -30.0, -180.0]
    rows = {
        (one, other): [1.0] * round(10_000 * chance) + [0.0] * round(10_000 * (1 - chance))
        for one, other in ((0, 1), (0, 2), (1, 2))
        for chance in [expected(true[one] - true[other])]
    }
    assert [rated.elo for rated in ratings(3, rows)] == pytest.approx(true, abs=0.2)


def test_bots_that_never_met_are_compared_over_a_third() -> None:
    one, middle, other = ratings(3, {(0, 1): [1.0, 0.5] * 50, (1, 2): [1.0, 0.5] * 50})
    assert one.elo - middle.elo == pytest.approx(middle.elo - other.elo)


def test_the_margin_is_that_of_the_pairs() -> None:
    """Independent pairs: 1.96 standard errors of the score over its slope; pairs that cancel each other say more."""
    one, _ = ratings(2, {(0, 1): [1.0, 0.0] * 200})
    slope = math.log(10) / 400 / 4
    assert 2 * one.margin == pytest.approx(1.96 * math.sqrt(0.25 / 400) / slope, rel=1e-6)
    assert ratings(2, {(0, 1): [0.75, 0.25] * 200})[0].margin == pytest.approx(one.margin / 2, rel=1e-6)


def test_who_never_lost_is_rated_all_the_same() -> None:
    one, other = ratings(2, {(0, 1): [1.0] * 9})
    assert one.elo - other.elo == pytest.approx(400 * math.log10(9.5 / 0.5))


def test_the_margin_holds_what_it_promises() -> None:
    """In 95 of 100 ladders the true lead lies inside."""
    dice = random.Random(4)
    true = 60.0
    inside = 0
    for _ in range(400):
        pairs = [(float(dice.random() < expected(true)) + float(dice.random() < expected(true))) / 2 for _ in range(80)]
        one, _ = ratings(2, {(0, 1): pairs})
        inside += abs(2 * one.elo - true) <= 2 * one.margin
    assert 0.92 <= inside / 400 <= 0.98


def test_an_interval_counts_pairs_that_go_the_same_way_once() -> None:
    assert interval([1.0, 0.0] * 50, 200) == pytest.approx(wilson(0.5, 100))
    assert interval([1.0] * 20, 40) == pytest.approx(wilson(1.0, 40))
    assert interval([0.5] * 20, 40) == pytest.approx(wilson(0.5, 40))


def test_an_sprt_is_open_at_first_and_grows_with_what_it_sees() -> None:
    test = Sprt(0, 35)
    assert test.verdict([]) == ""
    assert test.verdict([1.0] * 3) == ""
    assert test.verdict([0.75, 0.5, 1.0, 0.5] * 40) == "high"
    assert test.verdict([0.25, 0.5, 0.0, 0.5] * 40) == "low"
    assert test.evidence([0.5] * 10) < 0 < test.evidence([0.75] * 10)


@pytest.mark.parametrize(("true", "wrong"), [(0.0, "high"), (35.0, "low")])
def test_an_sprt_errs_seldom(true: float, wrong: str) -> None:
    """Five of a hundred; a bit of room for 300 trials and for the approximation."""
    dice = random.Random(7)
    test = Sprt(0, 35)
    errors = 0
    for _ in range(300):
        pairs: list[float] = []
        while not test.verdict(pairs):
            for _ in range(10):
                pairs.append((float(dice.random() < expected(true)) + float(dice.random() < expected(true))) / 2)
        errors += test.verdict(pairs) == wrong
    assert errors / 300 <= 0.085
