"""A command of a person carried out at a table, and the answer to it: the same wherever the table is kept."""

from typing import Protocol

from consigliere.bots.advice import Advice
from consigliere.kernel import BadInput, ConsigliereError, Game
from consigliere.server.messages import AnyCommand, AskChance, Chance, Done, Hint, Hinted, Reason, WhyNot
from consigliere.server.table import commands, setting
from consigliere.server.table.bots import thinking
from consigliere.server.table.bots.minds import ADVICE_SECONDS, CHANCE_SECONDS
from consigliere.server.table.bots.thinking import Thinking
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.row import Row
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong

LONGEST_ID = 64


class Room(thinking.Room, Protocol):
    """A table where people sit."""

    @property
    def game(self) -> Game: ...
    @property
    def thinking(self) -> Thinking: ...
    async def row_of_command(self, person: str, command: str) -> Row | None: ...


def check_id(command: AnyCommand) -> None:
    if not 0 < len(command.id) <= LONGEST_ID:
        raise BadInput("error-command-id", most=LONGEST_ID)


async def answer(room: Room, person: str, command: AnyCommand) -> Done | Hinted | Chance | Reason:
    if isinstance(command, Hint):
        return await _hint(room, person, command)
    if isinstance(command, AskChance):
        return Chance(command.id, _known(await _advice(room, person, command.seat, CHANCE_SECONDS)))
    if isinstance(command, WhyNot):
        async with room.lock:
            return Reason(command.id, commands.why_not(room.table, _running(room), person, command))
    return await _act(room, person, command)


async def _act(room: Room, person: str, command: AnyCommand) -> Done:
    """A command that was stored before is answered as it was then."""

    def make(table: TableData, play: Play) -> Entry:
        return commands.entry_of(table, play, person, command)

    async with room.lock:
        try:
            row = await room.happen(make)
        except ConsigliereError:
            known = await room.row_of_command(person, command.id)
            if known is None:
                raise
            if known.seat != command.seat:
                raise Wrong(409, "error-command-used") from None
            row = known
    return Done(command.id, row.seen[command.seat])


def _running(room: Room) -> Play:
    if room.play is None:
        raise Wrong(409, "error-not-started")
    return room.play


async def _hint(room: Room, person: str, command: AnyCommand) -> Hinted:
    found = await _advice(room, person, command.seat, ADVICE_SECONDS)
    return Hinted(command.id, found.best.action, found.best.notation, _known(found), found)


def _known(found: Advice) -> float | None:
    """The chance; who has compared nothing does not know it."""
    return None if found.second is None else found.best.chance


async def _advice(room: Room, person: str, seat: int, seconds: float) -> Advice:
    """What the best bot thinks of a person's decision; not where that would decide between people."""
    commands.check_seat(room.table, seat, person)
    play = _running(room)
    if setting.rated(room.table, room.game.teams(room.table.options)) and any(
        chair.person not in ("", person) for chair in room.table.chairs
    ):
        raise Wrong(403, "error-hint-rated")
    if play.ending or not play.state.legal_for(seat):
        raise BadInput("error-not-your-turn", seat=seat)
    found = await room.thinking.advice(room, seat, play, seconds)
    if found is None:
        raise Wrong(503, "error-no-hint")
    return found
