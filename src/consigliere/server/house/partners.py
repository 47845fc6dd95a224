"""A bot that is somebody's partner: what it is told, and what it says. Both are lines of the team's chat, so they are
there again after a restart and in every process, and nobody else hears of them."""

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from consigliere.bots.partners import Intention
from consigliere.server.house.hub import News
from consigliere.server.messages import Tell
from consigliere.server.store import chat
from consigliere.server.table.bots import partners
from consigliere.server.table.bots.minds import Heard
from consigliere.server.table.bots.partners import VOICE, WISH, Said
from consigliere.server.table.wrong import Wrong

if TYPE_CHECKING:
    from consigliere.server.house.rooms import Room


async def tell(room: "Room", person: str, command: Tell) -> None:
    """Somebody tells the bot that is their partner something."""
    await _spread(room, partners.told(room.game, room.table, person, command))


async def heard(room: "Room", seat: int) -> Heard:
    """What the bot of a seat was told by the person who is its partner now."""
    partner = partners.listened_to(room.game, room.table, seat)
    if partner is None:
        return Heard()
    return await room.house.storage.run(_heard, room.table.id, room.teams[seat], partner)


def _heard(db: Connection, table: str, team: int, partner: int) -> Heard:
    wish, voice = (chat.told_last(db, table, team, channel, partner) for channel in (WISH, VOICE))
    return partners.heard(wish, voice)


async def say(room: "Room", seat: int, intention: Intention) -> None:
    """The bot of a seat says what it intends: once a turn, and only what it has not just said."""
    with suppress(Wrong):  # somebody else wrote at the same moment: a sentence is not worth more
        await _spread(room, partners.intended(seat, intention))


async def _spread(room: "Room", told: Said) -> None:
    if await room.house.storage.run(chat.tell, room.table.id, room.teams[told.seat], told):
        await room.tell_chat()
        room.house.announce(News("chat", table=room.table.id))
