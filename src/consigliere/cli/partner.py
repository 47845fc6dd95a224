"""What partners tell each other in the terminal: wishes of a person, and what a bot intends, in one sentence a turn."""

import unicodedata
from collections.abc import Mapping
from pathlib import Path

import msgspec

from consigliere.bots import Bot, Budget
from consigliere.bots.contract import Wish
from consigliere.bots.levels import LevelBot
from consigliere.bots.partners import QUIET, SPEAK, Intention, partners, read_wish
from consigliere.cli import saves
from consigliere.cli.words import console, say
from consigliere.kernel import BadInput, Game, View


class Voice(msgspec.Struct):
    """Whether partners say what they intend: remembered from game to game."""

    quiet: bool = False


class Partnership:
    """The bots of a game, each with the seats of its team."""

    def __init__(self, game: Game, bots: dict[int, Bot], options: Mapping[str, object]) -> None:
        self.game, self.bots = game, bots
        self.teams = game.teams(options)
        self.its = partners(game)
        self.wishes: dict[int, Wish | None] = {}  # by the seat that wishes
        self.quiet = _read().quiet
        self.said: dict[int, Intention] = {}

    def tell(self, seat: int, words: str) -> str:
        """A wish of a person's seat, for the bot that is its partner; the answer in words."""
        what, about = wish_words(words)
        if self.its is None or not any(isinstance(self.bots.get(other), LevelBot) for other in self._beside(seat)):
            raise BadInput("error-no-bot-partner")
        if what in (QUIET, SPEAK):
            self.quiet = what == QUIET
            _write(Voice(self.quiet))
            return say("table-voice-quiet" if self.quiet else "table-voice-speak")
        self.wishes[seat] = read_wish(self.game, what, about)
        message, args = self.its.words(self.wishes[seat])
        return say(message, **args)

    def choose(self, seat: int, view: View, bot: LevelBot, name: str) -> int:
        """What a bot decides, heeding its partner; it says what it intends, once a turn, and nothing twice on end."""
        people = [other for other in self._beside(seat) if other not in self.bots]
        bot.heed(next((self.wishes.get(other) for other in people), None))
        line = bot.decide(view, Budget())
        if self.its is not None and people and not self.quiet:
            self._say(seat, self.its.intention(self.game, view, line), name)
        return line[0]

    def _say(self, seat: int, intention: Intention | None, name: str) -> None:
        last = self.said.get(seat)
        if intention is None or (last is not None and (last.turn == intention.turn or last[1:] == intention[1:])):
            return
        self.said[seat] = intention
        console.print(f"{name}: {say(intention.message, **intention.args)}")

    def _beside(self, seat: int) -> list[int]:
        return [other for other, team in enumerate(self.teams) if other != seat and team == self.teams[seat]]


def wish_words(words: str) -> tuple[str, str]:
    """`attack Cefalù`: the wish, and the id of what it is about, which has no accents."""
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    what, _, about = plain.strip().partition(" ")
    return what, "_".join(about.split())


def _file() -> Path:
    return saves.folder().parent / "partner.json"


def _read() -> Voice:
    """A file that is not there or not ours is a beginning."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=Voice)
    except (OSError, msgspec.DecodeError):
        return Voice()


def _write(voice: Voice) -> None:
    saves.write_file(_file(), msgspec.json.encode(voice).decode())
