import json

import pytest
import typer
from typer.testing import CliRunner

import consigliere
from consigliere.arena.balance import MEAN, RATE, Balance, Count, Setting, measure_balance, watch_game
from consigliere.arena.match import play_deal
from consigliere.bots import Budget
from consigliere.cli.balance import balance

GAME = consigliere.load("lafamiglia")
RANDOM = Setting("random", Budget())


def test_the_report_is_the_same_with_any_number_of_workers() -> None:
    one = measure_balance(GAME, RANDOM, 23, 5, workers=1)
    assert one.rows() == measure_balance(GAME, RANDOM, 23, 5, workers=2).rows()
    assert one.games == 23


def test_every_game_counts_once_for_each_team() -> None:
    """Four families, corners and cards win or lose in each game; rates of all seats together are one half."""
    found = measure_balance(GAME, RANDOM, 12, 1)
    for group in ("family", "corner", "character"):
        entries = found.counts[RATE, group].values()
        assert sum(entry.seen for entry in entries) == 4 * 12
        assert sum(entry.total for entry in entries) == 2 * 12
    assert found.counts[RATE, "first-player"]["first-player"].seen == 12
    assert sum(row.mean for row in found.rows() if row.group == "ending") == pytest.approx(1.0)
    assert found.counts[MEAN, "length"]["rounds"].seen == 12


def test_partners_win_together() -> None:
    facts = {(group, name): value for _, group, name, value in watch_game(GAME, RANDOM, 3)}
    assert facts["corner", "nw"] == facts["corner", "sw"] == 1 - facts["corner", "ne"]
    assert facts["corner", "ne"] == facts["corner", "se"]


def test_intervals() -> None:
    low, high = Count(100, 50.0, 50.0).interval(RATE)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = Count(4, 12.0, 40.0).interval(MEAN)  # 2, 2, 4, 4
    assert (round(low, 2), round(high, 2)) == (2.02, 3.98)


def test_a_game_without_a_watch_compares_its_seats() -> None:
    found = measure_balance(consigliere.load("famiglia"), RANDOM, 6, 1)
    assert [row.name for row in found.rows() if row.group == "seat"] == ["1", "2"]


def test_parts_add_up() -> None:
    whole, half = Balance(), Balance()
    for seed in (1, 2):
        facts = watch_game(GAME, RANDOM, seed)
        whole.add_game(facts)
        part = Balance()
        part.add_game(facts)
        half.add(part)
    assert whole.rows() == half.rows()


def test_the_command_prints_tables_and_json() -> None:
    app = typer.Typer()
    app.command()(balance)
    told = CliRunner().invoke(app, ["lafamiglia", "--games", "2", "--bot", "random", "--workers", "1"])
    assert told.exit_code == 0, told.output
    assert "%" in told.output
    told = CliRunner().invoke(app, ["lafamiglia", "--games", "2", "--bot", "random", "--workers", "1", "--json"])
    assert json.loads(told.output)["games"] == 2


def test_a_match_seats_teams_of_two() -> None:
    """The deal is played with the teams swapped; seats 0 and 2 are partners."""
    pair = play_deal(GAME, ["greedy", "random", "greedy", "random"], 1, Budget(steps=200))
    assert (pair.wins, pair.losses) == (2, 0)
