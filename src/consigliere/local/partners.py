"""What a bot and the person who is its partner tell each other here."""

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from consigliere.bots.partners import Intention
from consigliere.local import kept
from consigliere.local.kept import Spoken
from consigliere.local.store import Taken
from consigliere.server.messages import Done, Line, Tell
from consigliere.server.table.bots import partners
from consigliere.server.table.bots.minds import Heard
from consigliere.server.table.bots.partners import INTENT, VOICE, WISH, Said, Token
from consigliere.server.table.wrong import Wrong

if TYPE_CHECKING:
    from consigliere.local.room import Room


async def tell(room: "Room", person: str, command: Tell) -> Done:
    """Somebody tells the bot that is their partner something."""
    await _speak(room, partners.told(room.game, room.table, person, command))
    return Done(command.id, 0 if room.play is None else room.play.seen[command.seat])


def heard(room: "Room", seat: int) -> Heard:
    """What the bot of a seat was told by the person who is its partner now."""
    partner = partners.listened_to(room.game, room.table, seat)
    if partner is None:
        return Heard()
    return partners.heard(_last(room, WISH, partner), _last(room, VOICE, partner))


async def say(room: "Room", seat: int, intention: Intention) -> None:
    """The bot of a seat says what it intends: once a turn, and only what it has not just said."""
    with suppress(Wrong):  # a sentence that cannot be kept is not worth more
        await _speak(room, partners.intended(seat, intention))


def line(room: "Room", spoken: Spoken) -> Line:
    """As it is shown; each team counts its own."""
    team = _team(room, spoken.told.seat)
    n = sum(1 for one in room.lines if one.place <= spoken.place and _team(room, one.told.seat) == team)
    return spoken.told.line(n, room.table.names.get(spoken.told.person, ""), spoken.at)


def may_hear(room: "Room", viewer: int, spoken: Spoken) -> bool:
    return viewer < len(room.table.chairs) and _team(room, viewer) == _team(room, spoken.told.seat)


async def _speak(room: "Room", told: Said) -> None:
    """Store what a team is told, then tell it, unless it was said before."""
    async with room.lock, room.house.store.alone():
        await room.catch_up()
        if any((old.told.person, old.told.command) == (told.person, told.command) for old in room.lines):
            return
        if told.channel == INTENT and _last(room, INTENT, told.seat) == told.token:
            return
        spoken = Spoken(len(room.lines) + 1, time.time(), told)
        try:
            await room.house.store.write(kept.of_lines(room.table.id, [spoken]))
        except Taken:
            raise Wrong(409, "error-busy") from None
    room.hear(spoken)
    room.house.announce(room.table.id)


def _last(room: "Room", channel: str, seat: int) -> Token | None:
    found = [one.told.token for one in room.lines if (one.told.channel, one.told.seat) == (channel, seat)]
    return found[-1] if found else None


def _team(room: "Room", seat: int) -> int:
    return room.game.teams(room.table.options)[seat]
