"""`consigliere puzzle`: find the best move; right answers in a row are counted."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from consigliere import games
from consigliere.bots import puzzles
from consigliere.bots.puzzles import Puzzle
from consigliere.cli import saves
from consigliere.cli.advising import advice_words
from consigliere.cli.boards import board_of
from consigliere.cli.play import list_options, read_choice
from consigliere.cli.stopping import Stopped, exit_code
from consigliere.cli.words import console, say, sentence
from consigliere.kernel import BadInput, ConsigliereError, Game, State
from consigliere.kernel.reading import is_digits

QUIT = "quit"


class Progress(msgspec.Struct):
    """What somebody has solved at the first try, by number; right answers in a row, and the most there were."""

    solved: list[int] = []
    streak: int = 0
    best: int = 0

    def answered(self, puzzle: int, right: bool) -> None:
        self.streak = self.streak + 1 if right else 0
        self.best = max(self.best, self.streak)
        if right and puzzle not in self.solved:
            self.solved.append(puzzle)


def puzzle(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game", known=", ".join(games.NAMES)))],
    which: Annotated[str | None, typer.Argument(metavar="NUMBER", help=say("help-puzzle-number"))] = None,
) -> None:
    the_game = games.load(game)
    found = puzzles.collection(the_game)
    wanted = None if which is None else _number(which, len(found.puzzles))
    progress = _read(the_game)
    try:
        while (current := wanted or _next(progress, len(found.puzzles))) is not None:
            one = found.puzzles[current - 1]
            state = puzzles.position(the_game, found.options, one)
            console.print("\n" + say("puzzle-title", number=current, most=len(found.puzzles)))
            right = _ask(the_game, state, one)
            progress.answered(current, right)
            _write(the_game, progress)
            console.print(say("puzzle-streak", streak=progress.streak, best=progress.best))
            if wanted is not None:
                return
        console.print(say("puzzle-all-solved"))
    except (EOFError, Stopped) as why:
        raise typer.Exit(exit_code(why)) from None


def _number(text: str, most: int) -> int:
    if not is_digits(text) or not 1 <= int(text[:9]) <= most:
        raise BadInput("error-no-such-puzzle", number=text, most=most)
    return int(text)


def _next(progress: Progress, most: int) -> int | None:
    return next((number for number in range(1, most + 1) if number not in progress.solved), None)


def _ask(game: Game, state: State, one: Puzzle) -> bool:
    """Show the position and take an answer; whether it was right."""
    seat = state.seat
    players = [say("play-you") if n == seat else say("player", number=n + 1) for n in range(state.seat_count)]
    console.print(board_of(game.id).draw(state.show(seat), players, True, game.pack), soft_wrap=True)
    list_options(game, state.view(seat), players)
    action = _answer(state)
    right = action == one.line[0]
    console.print(say("puzzle-right") if right else say("puzzle-wrong"))
    for line in advice_words(game, puzzles.solution(game, state, one), seat, players):
        console.print(line)
    console.print(say("puzzle-line", line=", ".join(map(game.notation, one.line))))
    return right


def _answer(state: State) -> int:
    while True:
        words = input("> ").strip()
        if words == QUIT:
            raise EOFError
        try:
            action = state.legal[read_choice(words, len(state.legal)) - 1] if is_digits(words) else state.parse(words)
            if action not in state.legal:
                state.refuse(action, state.seat)
        except ConsigliereError as error:
            console.print(sentence(error))
        else:
            return action


def _read(game: Game) -> Progress:
    """A file that is not there or not ours is a beginning."""
    try:
        return msgspec.json.decode(_file(game).read_bytes(), type=Progress)
    except (OSError, msgspec.DecodeError):
        return Progress()


def _write(game: Game, progress: Progress) -> None:
    saves.write_file(_file(game), msgspec.json.encode(progress).decode())


def _file(game: Game) -> Path:
    return saves.folder().parent / f"puzzles-{game.id}.json"
