"""`consigliere ladder`: how strong the bots are, each against each."""

import json
import math
import os
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from consigliere import games
from consigliere.arena.elo import Rated, Sprt
from consigliere.arena.ladder import Ladder, climb, games_wanted, open_file, setting_of
from consigliere.bots import BOTS
from consigliere.cli.counting import watched
from consigliere.cli.options import MOST_GAMES, AsJson, Options, PackFolder, Seed, Workers, number, read_options
from consigliere.cli.words import console, say
from consigliere.kernel import BadInput

DEFAULT = ["easy", "normal", "hard", "greedy:2000"]


def ladder(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game", known=", ".join(games.NAMES)))],
    bots: Annotated[
        list[str] | None, typer.Argument(metavar="BOT...", help=say("help-ladder-bots", bots=", ".join(BOTS)))
    ] = None,
    pairs: Annotated[int, number("--pairs", 1, MOST_GAMES, say("help-ladder-pairs"))] = 100,
    share: Annotated[str, typer.Option(metavar="SHARE", help=say("help-ladder-share"))] = "0.1",
    full: Annotated[bool, typer.Option("--full", help=say("help-ladder-full"))] = False,
    sprt: Annotated[str | None, typer.Option(metavar="LOW,HIGH", help=say("help-ladder-sprt"))] = None,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-ladder-file"))] = None,
    seed: Annotated[int, Seed] = 1,
    option: Options = None,
    workers: Annotated[int | None, Workers] = None,
    as_json: AsJson = False,
    pack: PackFolder = None,
) -> None:
    the_game = games.load(game, pack)
    part = None if full else read_share(share)
    setting = setting_of(the_game, bots or DEFAULT, part, seed, read_options(option), read_sprt(sprt))
    the_ladder = Ladder(setting, the_game.seats_in(setting.options))
    with ExitStack() as stack:
        out = None if file is None else stack.enter_context(open_file(file, the_ladder))
        totals = climb(the_game, the_ladder, pairs, workers or os.cpu_count() or 1, out)
        _, stopped = watched(totals, game, games_wanted(the_game, the_ladder, pairs), as_json)
    if as_json:
        print(json.dumps(as_data(the_ladder)))
    else:
        _print(the_ladder)
    raise typer.Exit(stopped)


def read_share(text: str) -> float:
    """A part of the levels' time."""
    try:
        share = float(text)
    except ValueError:
        share = math.nan
    if not 0.0 < share <= 10.0:
        raise BadInput("error-ladder-share", found=text)
    return share


def read_sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = math.nan
    if not -2000.0 <= low < high <= 2000.0:
        raise BadInput("error-ladder-sprt", found=text)
    return Sprt(low, high)


def as_data(found: Ladder) -> dict[str, object]:
    bots = found.setting.bots
    rows = []
    for row in found.rows:
        total = found.total(row)
        if total.games:
            low, high = found.interval(row)
            numbers = {
                "deals": len(found.results[row]),
                **total._asdict(),
                "rate": total.rate,
                "low": low,
                "high": high,
            }
            rows.append({"bots": [bots[player] for player in row], **numbers, "sprt": found.verdict(row) or None})
    elo = [{"bot": bot, "elo": rated.elo, "margin": rated.margin} for bot, rated in _rated(found)]
    return {**found.setting._asdict(), "rows": rows, "elo": elo}


def _rated(found: Ladder) -> list[tuple[str, Rated]]:
    """The strongest first; nothing in a game for one, and nothing before the first pair."""
    if not any(len(row) == 2 and found.results[row] for row in found.rows):
        return []
    return sorted(zip(found.setting.bots, found.ratings(), strict=True), key=lambda one: -one[1].elo)


def _print(found: Ladder) -> None:
    if any(len(row) == 1 for row in found.rows):
        console.print(_alone(found))
        return
    console.print(_matrix(found))
    rated = _rated(found)
    if rated:
        console.print(_strengths(rated))
    for row in found.rows:
        if verdict := found.verdict(row):
            first, second = (found.setting.bots[player] for player in row)
            low, high = found.setting.sprt
            deals = len(found.results[row])
            console.print(
                say("ladder-sprt", first=first, second=second, verdict=verdict, low=low, high=high, deals=deals)
            )


def _alone(found: Ladder) -> Table:
    table = Table(title=say("ladder-title-alone", game=found.setting.game), title_justify="left")
    for heading in ("ladder-bot", "ladder-deals", "ladder-won", "ladder-interval"):
        table.add_column(say(heading), justify="left" if heading == "ladder-bot" else "right")
    for row in found.rows:
        total = found.total(row)
        if total.games:
            low, high = found.interval(row)
            numbers = (str(total.games), f"{100 * total.rate:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %")
            table.add_row(found.setting.bots[row[0]], *numbers)
    return table


def _matrix(found: Ladder) -> Table:
    """The score of each bot against each, with its interval and the number of pairs."""
    bots = found.setting.bots
    table = Table(title=say("ladder-title", game=found.setting.game), title_justify="left")
    table.add_column("")
    for bot in bots:
        table.add_column(bot, justify="right")
    for one, bot in enumerate(bots):
        table.add_row(bot, *(_cell(found, one, other) for other in range(len(bots))))
    return table


def _cell(found: Ladder, one: int, other: int) -> str:
    row = (min(one, other), max(one, other))
    if one == other or not found.results[row]:
        return "–"
    rate = found.total(row).rate
    low, high = found.interval(row)
    if one > other:
        rate, low, high = 1.0 - rate, 1.0 - high, 1.0 - low
    return f"{100 * rate:.1f} %\n{100 * low:.1f} – {100 * high:.1f}\n{say('ladder-pairs', n=len(found.results[row]))}"


def _strengths(rated: list[tuple[str, Rated]]) -> Table:
    table = Table(title=say("ladder-elo-title"), title_justify="left")
    for heading in ("ladder-bot", "ladder-elo", "ladder-interval"):
        table.add_column(say(heading), justify="left" if heading == "ladder-bot" else "right")
    for bot, (elo, margin) in rated:
        table.add_row(bot, f"{round(elo):+}", f"{round(elo - margin):+} – {round(elo + margin):+}")
    return table
