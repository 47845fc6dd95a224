"""A puzzle as at a table, and whether an answer to it is right."""

import msgspec

from consigliere.bots import puzzles
from consigliere.bots.puzzles import Puzzle
from consigliere.kernel import Game, State
from consigliere.server.messages import Me, NewTable, PuzzlePosition, PuzzleSolution, SeatWish, TableInfo
from consigliere.server.table import setting
from consigliere.server.table.shelf import puzzles_of
from consigliere.server.table.wrong import Wrong

RIVAL = "hard"


def position(game: Game, number: int, me: Me) -> PuzzlePosition:
    place = _place(game, _puzzle(game, number))
    return PuzzlePosition(
        number, len(puzzles_of(game).puzzles), place.seat, _table(game, me, place.seat), place.show(place.seat)
    )


def solution(game: Game, number: int, action: int) -> PuzzleSolution:
    puzzle = _puzzle(game, number)
    return PuzzleSolution(action == puzzle.line[0], puzzles.solution(game, _place(game, puzzle), puzzle))


def _puzzle(game: Game, number: int) -> Puzzle:
    known = puzzles_of(game).puzzles
    if not 1 <= number <= len(known):
        raise Wrong(404, "error-not-found")
    return known[number - 1]


def _place(game: Game, puzzle: Puzzle) -> State:
    return puzzles.position(game, puzzles_of(game).options, puzzle)


def _table(game: Game, me: Me, seat: int) -> TableInfo:
    """As if it were played at one."""
    options = puzzles_of(game).options
    seats = [SeatWish("me") if n == seat else SeatWish("bot", RIVAL) for n in range(game.seats_in(options))]
    table = setting.new(game, NewTable(game.id, options, seats, rated=False), me.id)
    shown = msgspec.structs.replace(table, status="running", names={me.id: me.name})
    return setting.info(shown, me.id, [me.id], game.teams(table.options))
