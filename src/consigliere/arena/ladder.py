"""A ladder: every bot against every other on the same deals, each deal twice with the seats swapped.

In a game for one every bot plays the same deals alone. What is finished is written to a file, a line a deal, always in
the same order: so a ladder that was ended goes on where it was, and its file becomes the one it would have been.
"""

import json
import os
from collections.abc import Generator, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import IO, NamedTuple

from consigliere.arena.elo import Rated, Sprt, interval
from consigliere.arena.match import Options, Result, entrant, play_deal, times_each_deal
from consigliere.bots import Budget
from consigliere.bots.levels import LEVELS, in_steps
from consigliere.bots.workers import answers_in_order
from consigliere.kernel import BadInput, Game
from consigliere.kernel.reading import parse_json, reason_of

Row = tuple[int, ...]  # who plays, by number


class Setting(NamedTuple):
    """All that its results hang on but the number of deals. Of the bots the budget is part of the name."""

    game: str
    rules: str
    pack: str
    options: Options
    bots: list[str]
    seed: int
    sprt: list[float]


class Task(NamedTuple):
    row: Row
    deal: int


def setting_of(
    game: Game, bots: list[str], share: float | None, seed: int, options: Options, sprt: Sprt | None
) -> Setting:
    """Levels play with a share of their time, as steps; without a share with their time, in seconds."""
    names = [_with_steps(game, name, share) for name in bots]
    for name in names:
        entrant(name, Budget())
    whole = game.check_options(options)
    seats = game.seats_in(whole)
    if len(set(names)) < len(names) or (len(names) < 2 and seats > 1):
        raise BadInput("error-ladder-bots")
    if sprt is not None and seats == 1:
        raise BadInput("error-ladder-alone")
    return Setting(game.id, game.rules, game.pack.digest, whole, names, seed, [] if sprt is None else list(sprt))


def _with_steps(game: Game, name: str, share: float | None) -> str:
    return name if share is None or name not in LEVELS else f"{name}:{in_steps(game, name, share).steps}"


class Ladder:
    """`results`: what came of each deal so far, by row."""

    def __init__(self, setting: Setting, seats: int) -> None:
        self.setting = setting
        numbers = range(len(setting.bots))
        self.rows: list[Row] = [(one,) for one in numbers] if seats == 1 else list(combinations(numbers, 2))
        self.results: dict[Row, list[Result]] = {row: [] for row in self.rows}
        self.sprt = Sprt(*setting.sprt) if setting.sprt else None

    @property
    def games(self) -> int:
        return sum(result.games for results in self.results.values() for result in results)

    def scores(self, row: Row) -> list[float]:
        return [result.rate for result in self.results[row]]

    def total(self, row: Row) -> Result:
        return Result(*map(sum, zip(*self.results[row], strict=True))) if self.results[row] else Result(0, 0, 0, 0)

    def interval(self, row: Row) -> tuple[float, float]:
        return interval(self.scores(row), self.total(row).games)

    def verdict(self, row: Row) -> str:
        """What the SPRT says of a row, nothing as long as it is open or not wanted."""
        return "" if self.sprt is None else self.sprt.verdict(self.scores(row))

    def ratings(self) -> list[Rated]:
        rows = {(row[0], row[1]): self.scores(row) for row in self.rows if len(row) == 2}
        from consigliere.arena.likeliest import ratings  # with numpy, which is slow to load

        return ratings(len(self.setting.bots), rows)

    def tasks(self, deals: int) -> Iterator[Task]:
        """What is still to be played, the first deal of every row first; a row that is decided ends."""
        for number in range(deals):
            for row in self.rows:
                if len(self.results[row]) <= number and not self.verdict(row):
                    yield Task(row, self.setting.seed + number)

    def add(self, task: Task, result: Result) -> bool:
        """Whether it counts: a row may have been decided since it was asked for."""
        if self.verdict(task.row):
            return False
        self.results[task.row].append(result)
        return True


def _play(game: Game, setting: Setting, task: Task) -> tuple[Task, Result]:
    names = [setting.bots[player] for player in task.row]
    return task, play_deal(game, names, task.deal, Budget(), setting.options)


def climb(game: Game, ladder: Ladder, deals: int, workers: int, file: IO[str] | None) -> Generator[Ladder, None, None]:
    """The same ladder again and again, each time with a deal more in it; whoever has enough closes it."""
    yield ladder
    for task, result in answers_in_order(partial(_play, game, ladder.setting), ladder.tasks(deals), workers):
        if ladder.add(task, result):
            if file is not None:
                _write(file, [list(task.row), task.deal, *result])
            yield ladder


def games_wanted(game: Game, ladder: Ladder, deals: int) -> int:
    return deals * len(ladder.rows) * times_each_deal(game)


# The file


def open_file(path: Path, ladder: Ladder) -> IO[str]:
    """The file, to write on; what it holds already is put into the ladder. A last line that was cut off is dropped."""
    try:
        file = path.open("a+", encoding="utf-8")
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
    except (OSError, ValueError) as error:
        raise BadInput("error-cannot-read", file=str(path), reason=reason_of(error)) from None
    if lines and not lines[-1].endswith("\n"):
        lines.pop()
    try:
        _take(lines, ladder, str(path))
    except BadInput:
        file.close()
        raise
    file.truncate(len("".join(lines).encode()))
    file.seek(0, os.SEEK_END)
    if not lines:
        _write(file, ladder.setting._asdict())
    return file


def _take(lines: list[str], ladder: Ladder, file: str) -> None:
    if not lines:
        return
    _check_setting(_line(lines[0], file, 1), ladder.setting, file)
    tasks = ladder.tasks(len(lines))
    for number, line in enumerate(lines[1:], 2):
        task = next(tasks, None)
        found = _line(line, file, number)
        if task is None or not _fits(found, task):
            raise BadInput("error-ladder-line", file=file, line=number)
        ladder.add(task, Result(*found[2:]))  # type: ignore[index]  # it fits


def _line(line: str, file: str, number: int) -> object:
    try:
        return parse_json(line)
    except BadInput:
        raise BadInput("error-ladder-line", file=file, line=number) from None


def _check_setting(found: object, wanted: Setting, file: str) -> None:
    if not isinstance(found, dict) or found.keys() != set(Setting._fields):
        raise BadInput("error-ladder-line", file=file, line=1)
    for name, value in wanted._asdict().items():
        there, here = json.dumps(found[name]), json.dumps(value)
        if there != here:
            raise BadInput("error-ladder-other", file=file, what=name, found=there, wanted=here)


def _fits(found: object, task: Task) -> bool:
    if not isinstance(found, list) or len(found) != 2 + len(Result._fields) or found[:2] != [list(task.row), task.deal]:
        return False
    return all(type(one) is int and one >= 0 for one in found[2:]) and 1 <= sum(found[2:5]) <= 2


def _write(file: IO[str], line: object) -> None:
    file.write(json.dumps(line, separators=(",", ":")) + "\n")
    file.flush()
    os.fsync(file.fileno())
