"""A bot that is somebody's partner: what it is told and what it says, as lines of their team, kept wherever."""

from typing import Any, NamedTuple

import msgspec

from consigliere.bots import LEVELS
from consigliere.bots.contract import Wish
from consigliere.bots.partners import NONE, QUIET, SPEAK, Intention, partners, read_wish
from consigliere.kernel import Game
from consigliere.server.messages import Line, Tell
from consigliere.server.table import commands
from consigliere.server.table.bots.minds import Heard
from consigliere.server.table.setting import STAND_IN, TableData
from consigliere.server.table.wrong import Wrong

WISH, VOICE, INTENT = "wish", "voice", "intent"  # channels whose lines hold a `Token`
VOICES = {QUIET: "table-voice-quiet", SPEAK: "table-voice-speak"}


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message with its arguments, in place of a text; for a program, what it means: a wish and what it is about."""

    message: str
    args: dict[str, Any] = {}
    what: str = ""
    about: str = ""


class Said(NamedTuple):
    """Something told to a team; the same `command` of the same person again is the same line."""

    channel: str
    seat: int
    person: str
    command: str
    token: Token

    def line(self, n: int, name: str, at: float) -> Line:
        return Line(n, self.channel, self.seat, name, "", at, self.token.message, self.token.args)


def told(game: Game, table: TableData, person: str, command: Tell) -> Said:
    """What somebody tells the bot that is their partner."""
    commands.check_seat(table, command.seat, person)
    if not any(_heeds(game, table, other) for other in _beside(game, table, command.seat)):
        raise Wrong(409, "error-no-bot-partner")
    if command.what in VOICES:
        return Said(VOICE, command.seat, person, command.id, Token(VOICES[command.what], {}, command.what))
    return Said(WISH, command.seat, person, command.id, _wished(game, command))


def _wished(game: Game, command: Tell) -> Token:
    wish = read_wish(game, command.what, command.about)
    its = partners(game)
    assert its is not None
    message, args = its.words(wish)
    return Token(message, args, command.what, command.about)


def intended(seat: int, intention: Intention) -> Said:
    """What the bot of a seat says: once a turn."""
    token = Token(intention.message, intention.args)
    return Said(INTENT, seat, "", f"{INTENT} {seat} {intention.turn}", token)


def listened_to(game: Game, table: TableData, seat: int) -> int | None:
    """The person's seat that the bot of a seat listens to, if there is one and it does."""
    people = [other for other in _beside(game, table, seat) if table.chairs[other].by_person]
    return people[0] if people and _heeds(game, table, seat) else None


def heard(wish: Token | None, voice: Token | None) -> Heard:
    """What a bot knows after the last of each that its partner told it."""
    wished = None if wish is None or wish.what == NONE else Wish(wish.what, wish.about)
    return Heard(wished, voice is None or voice.what == SPEAK)


def _heeds(game: Game, table: TableData, seat: int) -> bool:
    """Study bots have no ear for wishes."""
    chair = table.chairs[seat]
    return chair.by_bot and (chair.bot or STAND_IN) in LEVELS and partners(game) is not None


def _beside(game: Game, table: TableData, seat: int) -> list[int]:
    teams = game.teams(table.options)
    return [other for other, team in enumerate(teams) if other != seat and team == teams[seat]]
