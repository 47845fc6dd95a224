"""A bot that is somebody's partner: what it is told, and what it says. Both are lines of the team's chat, so they are
there again after a restart and in every process, and nobody else hears of them."""

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from consigliere.bots import LEVELS
from consigliere.bots.contract import Wish
from consigliere.bots.partners import NONE, QUIET, SPEAK, Intention, partners, read_wish
from consigliere.server.house.hub import News
from consigliere.server.messages import Tell
from consigliere.server.store import chat
from consigliere.server.store.chat import INTENT, VOICE, WISH, Token, Told
from consigliere.server.table import commands
from consigliere.server.table.minds import Heard
from consigliere.server.table.setting import STAND_IN, TableData
from consigliere.server.table.wrong import Wrong

if TYPE_CHECKING:
    from consigliere.server.house.rooms import Room

VOICES = {QUIET: "table-voice-quiet", SPEAK: "table-voice-speak"}


async def tell(room: "Room", person: str, command: Tell) -> None:
    """Somebody tells the bot that is their partner something."""
    commands.check_seat(room.table, command.seat, person)
    team = room.teams[command.seat]
    if not _bots_beside(room, command.seat):
        raise Wrong(409, "error-no-bot-partner")
    if command.what in VOICES:
        told = Told(VOICE, command.seat, person, command.id, Token(VOICES[command.what], {}, command.what))
    else:
        told = Told(WISH, command.seat, person, command.id, _token(room, command))
    if await room.house.storage.run(chat.tell, room.table.id, team, told):
        await _spread(room)


def _token(room: "Room", command: Tell) -> Token:
    wish = read_wish(room.game, command.what, command.about)
    its = partners(room.game)
    assert its is not None
    message, args = its.words(wish)
    return Token(message, args, command.what, command.about)


async def heard(room: "Room", seat: int) -> Heard:
    """What the bot of a seat was told by the person who is its partner now."""
    beside = _people_beside(room, seat)
    if not beside or not _heeds(room, seat):
        return Heard()
    return await room.house.storage.run(_heard, room.table, room.teams[seat], beside[0])


def _heard(db: Connection, table: TableData, team: int, partner: int) -> Heard:
    wish, voice = (chat.told_last(db, table.id, team, channel, partner) for channel in (WISH, VOICE))
    wished = None if wish is None or wish.what == NONE else Wish(wish.what, wish.about)
    return Heard(wished, voice is None or voice.what == SPEAK)


async def say(room: "Room", seat: int, intention: Intention) -> None:
    """The bot of a seat says what it intends: once a turn, and only what it has not just said."""
    token = Token(intention.message, intention.args)
    told = Told(INTENT, seat, "", f"{INTENT} {seat} {intention.turn}", token)
    with suppress(Wrong):  # somebody else wrote at the same moment: a sentence is not worth more
        if await room.house.storage.run(chat.tell, room.table.id, room.teams[seat], told):
            await _spread(room)


async def _spread(room: "Room") -> None:
    await room.tell_chat()
    room.house.announce(News("chat", table=room.table.id))


def _heeds(room: "Room", seat: int) -> bool:
    """Study bots have no ear for wishes."""
    chair = room.table.chairs[seat]
    return chair.by_bot and (chair.bot or STAND_IN) in LEVELS and partners(room.game) is not None


def _bots_beside(room: "Room", seat: int) -> list[int]:
    return [other for other in _team_of(room, seat) if _heeds(room, other)]


def _people_beside(room: "Room", seat: int) -> list[int]:
    return [other for other in _team_of(room, seat) if room.table.chairs[other].by_person]


def _team_of(room: "Room", seat: int) -> list[int]:
    teams = room.teams
    return [other for other, team in enumerate(teams) if other != seat and team == teams[seat]]
