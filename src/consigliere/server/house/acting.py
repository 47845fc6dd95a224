"""A command from a person, and the answer to it: the same over the socket and over HTTP."""

import time

from consigliere.kernel import ConsigliereError
from consigliere.server.house import partners
from consigliere.server.house.hub import News
from consigliere.server.house.rooms import Room
from consigliere.server.house.sessions import Wire
from consigliere.server.messages import AnyCommand, AnyReply, AskChance, Done, Hint, Refused, Say, Tell, WhyNot
from consigliere.server.store import chat
from consigliere.server.table import answers
from consigliere.server.table.wrong import Wrong, problem

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
    answers.check_id(command)
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
    elif isinstance(command, WhyNot):
        limiter.reasons.take(person)
    return await answers.answer(room, person, command)


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
