"""`consigliere analyse`: who was how likely to win, and what would have been better."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import track
from rich.table import Table

from consigliere import games
from consigliere.bots import LEVELS, Budget
from consigliere.bots.analysis import Judged, Moment, judge, moments
from consigliere.bots.levels import in_steps
from consigliere.bots.workers import answers_in_order
from consigliere.cli import saves
from consigliere.cli.advising import joined, points, reason_words
from consigliere.cli.options import AsJson, PackFolder, Steps, Workers, number
from consigliere.cli.words import console, in_words, say
from consigliere.kernel import BadInput, Game, records
from consigliere.kernel.records import MOST_SEATS

WIDTH = 25  # of the curve, in characters: in a narrow terminal the actions are wrapped, not the curve
MOST_SWINGS = 5
LONGEST_LINE = 6  # actions of a better line


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-record-file"))],
    seat: Annotated[int | None, number("--seat", 0, MOST_SEATS, say("help-analyse-seat"))] = None,
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help=say("help-analyse-level", levels=", ".join(LEVELS)))
    ] = "normal",
    steps: Annotated[int | None, Steps] = None,
    workers: Annotated[int | None, Workers] = None,
    as_json: AsJson = False,
    pack: PackFolder = None,
) -> None:
    record = saves.read_record(file)
    game = games.load(record.header["game"], pack)
    with saves.inside(file):
        start = records.begin(record, game).state
        moves = records.replay(record, game).moves
        players = records.seat_names(record, game)
    if seat is not None and seat >= len(players):
        raise BadInput("error-no-such-seat", number=seat, most=len(players) - 1)
    found = [moment for moment in moments(start, moves) if seat is None or moment.view.seat == seat]
    budget = budget_of(game, level, steps)
    judged = list(_watched(_judge(game, found, budget, workers or os.cpu_count() or 1), len(found), as_json))
    if as_json:
        print(msgspec.json.encode(judged).decode())
    else:
        Report(game, game.teams(start.options), players, judged).print()


def budget_of(game: Game, level: str, steps: int | None) -> Budget:
    """In steps, so that an analysis can be repeated."""
    if level not in LEVELS:
        raise BadInput("error-unknown-level", name=level, known=", ".join(LEVELS))
    return in_steps(game, level, 1.0) if steps is None else Budget(steps=steps)


def _judge(game: Game, found: list[Moment], budget: Budget, workers: int) -> Iterator[Judged]:
    return answers_in_order(partial(judge, game, budget, 0), found, workers)


def _watched(judged: Iterator[Judged], total: int, quiet: bool) -> Iterator[Judged]:
    hidden = quiet or not console.is_terminal
    yield from track(judged, say("analyse-thinking"), total, console=console, transient=True, disable=hidden)


class Report:
    def __init__(self, game: Game, teams: list[int], players: list[str], judged: list[Judged]) -> None:
        self.game = game
        self.teams = teams
        self.players = players
        self.judged = judged

    def print(self) -> None:
        console.print(self._curve())
        for title, chosen in (("analyse-swings", self._swings()), ("analyse-marks", self._marked())):
            if chosen:
                console.print("\n" + say(title))
            for one in chosen:
                self._tell(one, title == "analyse-marks")
        console.print()
        console.print(self._counts())

    def _curve(self) -> Table:
        """The chance of the first seat's side after every decision."""
        side = ", ".join(p for n, p in enumerate(self.players) if self.teams[n] == self.teams[0])
        table = Table(title=say("analyse-title", names=side), title_justify="left", box=None, show_header=False)
        for width in (None, None, None, None, WIDTH, 2):
            table.add_column(min_width=width)
        for one in self.judged:
            bar = "█" * round(WIDTH * one.curve)
            table.add_row(
                str(one.number + 1),
                self.players[one.seat],
                one.played.notation,
                f"{points(one.curve)} %",
                bar,
                SIGNS[one.mark],
            )
        return table

    def _swings(self) -> list[Judged]:
        """The moments after which the curve had changed most, in the order of the game."""
        steps = zip(self.judged, self.judged[1:], strict=False)
        found = sorted(
            ((abs(b.curve - a.curve), -b.number, b) for a, b in steps), key=lambda one: one[:2], reverse=True
        )
        return sorted((one for swing, _, one in found[:MOST_SWINGS] if swing >= 0.05), key=lambda one: one.number)

    def _marked(self) -> list[Judged]:
        return [one for one in self.judged if one.mark]

    def _tell(self, one: Judged, whole: bool) -> None:
        args = {"number": one.number + 1, "move": one.played.notation, "mark": one.mark or "none", "chance": one.chance}
        console.print("· " + say("analyse-moment", self.players, seat=one.seat, lost=points(one.lost), **args))
        if whole and one.risks:
            console.print("    " + say("analyse-risk", risks=joined(one.risks, one.seat, self.players)))
        if whole and one.why is not None:
            line = ", ".join(one.best.line[:LONGEST_LINE])
            console.print("    " + say("analyse-better", line=line, words=in_words(self.game, one.best.args)))
            console.print("    " + reason_words(one.why, one.seat, self.players))

    def _counts(self) -> Table:
        table = Table()
        for heading in ("player", "decisions", "inaccuracy", "mistake", "blunder", "lost"):
            table.add_column(say("analyse-column", what=heading), justify="left" if heading == "player" else "right")
        for seat, player in enumerate(self.players):
            own = [one for one in self.judged if one.seat == seat]
            if own:
                marks = [str(sum(one.mark == mark for one in own)) for mark in ("inaccuracy", "mistake", "blunder")]
                mean = sum(one.lost for one in own) / len(own)
                table.add_row(player, str(len(own)), *marks, f"{100 * mean:.1f}")
        return table


SIGNS = {"": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
