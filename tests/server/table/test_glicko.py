"""The rating system against the worked example of its paper, and what any rating must do."""

import pytest

from consigliere.server.table.glicko import (
    MOST_DEVIATION,
    REST_SECONDS,
    USUAL,
    Outcome,
    Rating,
    average,
    rated,
    rested,
)


def test_the_example_of_the_paper() -> None:
    before = Rating(1500, 200, 0.06)
    games = [Outcome(1400, 30, 1, 1500), Outcome(1550, 100, 0, 1500), Outcome(1700, 300, 0, 1500)]
    after = rated(before, games)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_wins_rises_and_more_is_known() -> None:
    won, lost = (rated(Rating(), [Outcome(USUAL, 100, score, USUAL)]) for score in (1, 0))
    assert won.value > USUAL > lost.value
    assert won.value - USUAL == pytest.approx(USUAL - lost.value)
    assert won.deviation == lost.deviation < MOST_DEVIATION


def test_a_draw_with_an_equal_changes_only_what_is_known() -> None:
    after = rated(Rating(), [Outcome(USUAL, 100, 0.5, USUAL)])
    assert after.value == USUAL
    assert after.deviation < MOST_DEVIATION


def test_an_upset_counts_more() -> None:
    against_strong, against_weak = (rated(Rating(1500, 80), [Outcome(value, 80, 1, 1500)]) for value in (1800, 1200))
    assert against_strong.value > against_weak.value


def test_a_long_series_finds_the_strength() -> None:
    """Three of four games against 1500 are won: 1500 + 400 log10 3 = 1691."""
    rating = Rating()
    for number in range(400):
        rating = rated(rating, [Outcome(1500, 30, float(number % 4 != 0), rating.value)])
    assert rating.value == pytest.approx(1691, abs=60)
    assert rating.deviation < 70


def test_of_a_strong_side_more_is_expected() -> None:
    weak_partner, strong_partner = (rated(Rating(1500, 100), [Outcome(1500, 50, 1, ours)]) for ours in (1400, 1700))
    assert weak_partner.value > strong_partner.value > 1500


def test_a_side_is_its_average() -> None:
    side = average([Rating(1400, 30), Rating(1600, 40)])
    assert (side.value, round(side.deviation, 3)) == (1500, 35.355)


def test_after_a_rest_less_is_known_and_no_less_than_nothing() -> None:
    rating = Rating(1700, 60)
    assert rested(rating, REST_SECONDS - 1) == rating
    assert rating.deviation < rested(rating, 12 * REST_SECONDS).deviation < MOST_DEVIATION
    assert rested(rating, 1e12).deviation == MOST_DEVIATION
    assert rested(rating, -5) == rating
