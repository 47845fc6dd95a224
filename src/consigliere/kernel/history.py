"""A game being played: its state, the line of moves that led there, and the way back."""

from collections.abc import Sequence
from typing import NamedTuple

from consigliere.kernel import undo
from consigliere.kernel.errors import BadInput
from consigliere.kernel.game import Game
from consigliere.kernel.state import CHANCE, NOBODY, WHOEVER_IS_ASKED, State


class Move(NamedTuple):
    seat: int
    action: int


def with_chance(game: Game, seed: int, options: dict[str, object], moves: Sequence[Move]) -> list[Move]:
    """The moves of a game with a seed, and among them what chance would have answered had it been asked."""
    luck: list[int] = []
    state = game.new(seed, options, journal=False, luck=luck)
    found = [Move(CHANCE, action) for action in luck]
    for move in moves:
        luck.clear()
        state.apply(move.action, move.seat)
        found += [move, *[Move(CHANCE, action) for action in luck]]
    return found


class _Step(NamedTuple):
    seat: int
    action: int
    before: State
    journal_length: int
    openly: bool = True
    final: bool = False


class History:
    """Everybody at it sees everything; what may be taken back says `undo`."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._steps: list[_Step] = []
        self._undone: list[Move] = []

    @property
    def moves(self) -> list[Move]:
        return [Move(step.seat, step.action) for step in self._steps]

    def apply(self, action: int, seat: int = WHOEVER_IS_ASKED) -> None:
        self._apply(action, seat)
        self._undone = []

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take back this seat's last decision; if all agreed, also what others decided after it."""
        line = undo.free(self._steps, self.state)
        has_decided = any(step.seat == seat for step in self._steps)
        index, stay = undo.taken_back(line, self.state, seat, agreed, has_decided)
        gone = line[index : len(line) - len(stay)]
        self._go_to(len(self._steps) - len(line) + index)
        for step in stay:
            self._apply(step.action, step.seat)
        self._undone = [Move(step.seat, step.action) for step in gone] + self._undone

    def redo(self) -> None:
        if not self._undone:
            raise BadInput("error-nothing-to-redo")
        move = self._undone.pop(0)
        self._apply(move.action, move.seat)

    def _go_to(self, index: int) -> None:
        journal = self.state.journal
        self.state = self._steps[index].before
        self.state.journal = None if journal is None else journal[: self._steps[index].journal_length]
        del self._steps[index:]

    def _apply(self, action: int, seat: int) -> None:
        state = self.state
        if state.seat == NOBODY:
            raise BadInput("error-game-over")
        asked = state.seat if seat == WHOEVER_IS_ASKED else seat
        before = state.clone()
        length = len(state.journal or [])
        state.apply(action, asked)
        self._steps.append(_Step(asked, action, before, length))
