"""A command from a person, and the answer to it: the same over the socket and over HTTP."""

import time

from sqlalchemy.exc import IntegrityError

from consigliere.bots.advice import Advice
from consigliere.kernel import BadInput, ConsigliereError
from consigliere.server.house import partners
from consigliere.server.house.hub import News
from consigliere.server.house.rooms import Room
from consigliere.server.house.sessions import Wire
from consigliere.server.messages import (
    AnyCommand,
    AnyReply,
    AskChance,
    Chance,
    Done,
    Hint,
    Hinted,
    Reason,
    Refused,
    Say,
    Tell,
    WhyNot,
)
from consigliere.server.store import chat, rows
from consigliere.server.table import commands, setting
from consigliere.server.table.bots import ADVICE_SECONDS, CHANCE_SECONDS
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong, problem

LONGEST_ID = 64
SPECTATOR = -1


async def answer(room: Room, person: str, command: AnyCommand, wire: Wire | None = None) -> AnyReply:
    """Carry a command out; whoever asked gets an answer, and the command is finished, whatever happens to them."""
    house, kind = room.house, type(command).__name__.lower()
    started = time.perf_counter()
    try:
        reply = await house.finish(_carry_out(room, person, command, wire))
    except ConsigliereError as error:
        house.metrics.commands.labels(kind, "refused").inc()
        return Refused(command.id, problem(error))
    house.metrics.commands.labels(kind, "done").inc()
    house.metrics.command_seconds.observe(time.perf_counter() - started)
    return reply


async def _carry_out(room: Room, person: str, command: AnyCommand, wire: Wire | None) -> AnyReply:
    limiter = room.house.limiter
    if room.house.closing:
        raise Wrong(503, "error-closing")
    if wire is not None:
        await room.house.sessions.check(wire)
    if not 0 < len(command.id) <= LONGEST_ID:
        raise BadInput("error-command-id", most=LONGEST_ID)
    limiter.commands.take(person)
    if isinstance(command, Say):
        limiter.chat.take(person)
        return await _say(room, person, command)
    if isinstance(command, Tell):
        limiter.chat.take(person)
        await partners.tell(room, person, command)
        return _done(room, command)
    if isinstance(command, (Hint, AskChance)):
        limiter.hints.take(person)
        return await (_hint if isinstance(command, Hint) else _chance)(room, person, command)
    if isinstance(command, WhyNot):
        limiter.reasons.take(person)
        async with room.lock:
            return Reason(command.id, commands.why_not(room.table, _running(room), person, command))
    return await _act(room, person, command)


async def _act(room: Room, person: str, command: AnyCommand) -> Done:
    def make(table: TableData, play: Play) -> Entry:
        return commands.entry_of(table, play, person, command)

    async with room.lock:
        try:
            row = await room.happen(make)
        except (ConsigliereError, IntegrityError):
            known = await room.house.storage.run(rows.row_of_command, room.table.id, person, command.id)
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


async def _chance(room: Room, person: str, command: AnyCommand) -> Chance:
    return Chance(command.id, _known(await _advice(room, person, command.seat, CHANCE_SECONDS)))


def _known(found: Advice) -> float | None:
    """The chance; who has compared nothing does not know it."""
    return None if found.second is None else found.best.chance


async def _advice(room: Room, person: str, seat: int, seconds: float) -> Advice:
    """What the best bot thinks of a person's decision; not where that would decide between people."""
    commands.check_seat(room.table, seat, person)
    play = _running(room)
    if setting.rated(room.table, room.teams) and any(chair.person not in ("", person) for chair in room.table.chairs):
        raise Wrong(403, "error-hint-rated")
    if play.ending or not play.state.legal_for(seat):
        raise BadInput("error-not-your-turn", seat=seat)
    found = await room.thinking.advice(room, seat, play, seconds)
    if found is None:
        raise Wrong(503, "error-no-hint")
    return found


async def _say(room: Room, person: str, say: Say) -> Done:
    """A line of chat: spectators speak to the table only, and only where there may be any."""
    table = room.table
    if say.seat == SPECTATOR:
        if say.channel != "table" or not (table.spectators or table.seats_of(person)):
            raise Wrong(403, "error-not-your-seat")
    elif say.seat not in table.seats_of(person):
        raise Wrong(403, "error-not-your-seat")
    team = room.teams[say.seat] if say.seat >= 0 else SPECTATOR
    await room.house.storage.run(chat.add, table.id, person, team, say)
    await room.tell_chat()
    room.house.announce(News("chat", table=table.id))
    return _done(room, say)


def _done(room: Room, command: AnyCommand) -> Done:
    viewer = command.seat if command.seat >= 0 else room.seats
    return Done(command.id, room.play.seen[viewer] if room.play else 0)
