"""`consigliere balance`: whether a game is fair, as tables or as JSON."""

import json
import os
from typing import Annotated

import typer
from rich.table import Table

from consigliere import games
from consigliere.arena.balance import RATE, Balance, Figure, Setting, balance_so_far, habit_of
from consigliere.bots import BOTS, Budget
from consigliere.cli.counting import watched
from consigliere.cli.options import MOST_GAMES, AsJson, Options, PackFolder, Seed, Steps, Workers, number, read_options
from consigliere.cli.words import LANG, console, say
from consigliere.kernel import BadInput
from consigliere.locales import text, texts

HELP = say("help-balance")
GROUPS = [
    "balance-group-family", "balance-group-corner", "balance-group-seat", "balance-group-first-player",
    "balance-group-character", "balance-group-tile", "balance-group-ending", "balance-group-close",
    "balance-group-length", "balance-group-mandamenti", "balance-group-lead", "balance-group-won",
    "balance-group-gang", "balance-group-rival", "balance-group-pair", "balance-group-final",
    "balance-group-neighbourhoods", "balance-group-money-human", "balance-group-money-henchman", "balance-group-order",
    "balance-group-plan", "balance-group-plan-won", "balance-group-job", "balance-group-raid",
    "balance-group-associate",
]  # fmt: skip
NAMES = {
    "first-player": "balance-name-first-player",
    "early": "balance-name-early",
    "margin": "balance-name-margin",
    "either": "balance-name-either",
    "six": "balance-name-six",
    "five": "balance-name-five",
    "both": "balance-name-both",
    "count": "balance-name-count",
    "bronte": "balance-name-bronte",
    "draw": "balance-name-draw",
    "rounds": "balance-name-rounds",
    "decisions": "balance-name-decisions",
    "raids": "balance-name-raids",
    "upgrades": "balance-name-upgrades",
}


def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game", known=", ".join(games.NAMES)))],
    games_: Annotated[int, number("--games", 1, MOST_GAMES, say("help-balance-games"))] = 100,
    bot: Annotated[str, typer.Option(metavar="BOT", help=say("help-balance-bot", bots=", ".join(BOTS)))] = "greedy",
    seed: Annotated[int, Seed] = 1,
    steps: Annotated[int | None, Steps] = None,
    option: Options = None,
    habit: Annotated[str | None, typer.Option(metavar="NAME", help=say("help-balance-habit"))] = None,
    workers: Annotated[int | None, Workers] = None,
    as_json: AsJson = False,
    pack: PackFolder = None,
) -> None:
    the_game = games.load(game, pack)
    if bot not in BOTS:
        raise BadInput("error-unknown-bot", name=bot, known=", ".join(BOTS))
    habit_of(game, habit)
    options = read_options(option)
    the_game.check_options(options)
    setting = Setting(bot, Budget(steps=steps), options, habit)
    balances = balance_so_far(the_game, setting, games_, seed, workers or os.cpu_count() or 1)
    found, stopped = watched(balances, bot, games_, as_json)
    if as_json:
        rows = [row._asdict() for row in found.rows()]
        print(json.dumps({"game": game, "pack": the_game.pack.digest, "bot": bot, "seed": seed, "steps": steps,
                          "options": setting.options, "habit": habit, "games": found.games, "rows": rows}))  # fmt: skip
    else:
        console.print(say("balance-title", game=game, bot=bot, games=found.games, seed=seed))
        _print_tables(game, found)
    raise typer.Exit(stopped)


def _print_tables(game: str, found: Balance) -> None:
    rows = found.rows()
    for title in GROUPS:
        mine = [row for row in rows if f"balance-group-{row.group}" == title]
        if mine:
            console.print(_table(game, say(title), mine))


def _table(game: str, title: str, rows: list[Figure]) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for heading in ("balance-column-count", "balance-column-mean", "balance-column-interval"):
        table.add_column(say(heading), justify="right")
    for row in rows:
        low, high = _number(row.measure, row.low), _number(row.measure, row.high)
        table.add_row(_name(game, row.name), str(row.seen), _number(row.measure, row.mean), f"{low} – {high}")
    return table


def _number(measure: str, value: float) -> str:
    return f"{100 * value:.1f} %" if measure == RATE else f"{value:.2f}"


def _name(game: str, name: str) -> str:
    """A word of the report, a component of the game, or a plain number."""
    if name in NAMES:
        return say(NAMES[name])
    message = f"{game}-name-{name}"
    return text(LANG, message) if message in texts(LANG) else name
