"""What a bot at a table is asked, and the mind that answers: wherever it thinks, a process or a worker of the page."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import IntEnum
from hashlib import blake2b
from typing import Literal, NamedTuple

import msgspec

from consigliere.bots import LEVELS, Bot, Budget
from consigliere.bots.advice import Advice, advice
from consigliere.bots.analysis import Judged, Moment, judge
from consigliere.bots.contract import Wish
from consigliere.bots.levels import LevelBot
from consigliere.bots.partners import Intention, partners
from consigliere.kernel import Game, View
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.setting import STAND_IN, TableData

Maker = Callable[[str, Game, int], Bot]
STUDY = Budget(seconds=1.0, steps=200)  # of a bot that is no level
ADVISER, ADVICE_SECONDS, CHANCE_SECONDS = "hard", 2.0, 0.5
MOST_BOTS = 64  # that a mind remembers


class Urgency(IntEnum):
    """Who waits: a person for advice, people at a table, those who watch bots play, nobody; who looks back has time."""

    HINT = 0
    TABLE = 1
    WATCHED = 2
    ALONE = 3
    ANALYSIS = 4

    @property
    def for_bots(self) -> bool:
        return self >= Urgency.WATCHED


class Question(NamedTuple):
    """What a bot is asked: which bot, how long it may think, and what its seat sees; for whom, and how urgently."""

    game: str
    pack: str
    bot: str
    seed: int
    budget: Budget
    view: bytes
    person: str = ""
    urgency: Urgency = Urgency.TABLE
    wants: Literal["choice", "advice", "judgement"] = "choice"
    played: tuple[int, int] = (0, 0)  # for a judgement: the number of the move, and what was played
    wish: Wish | None = None  # of the partner
    speaks: bool = False  # for a choice: the partner wants to know what the bot intends


class Choice(NamedTuple):
    action: int
    intention: Intention | None = None


class Heard(NamedTuple):
    """What a bot knows of its partner: what they wish, and whether they want to be told what it intends."""

    wish: Wish | None = None
    speaks: bool = False


Reply = Choice | Advice | Judged | None


class Thinkers(ABC):
    """Bots, wherever they think; `thinking`: how much of its time a level takes."""

    thinking: float = 1.0

    @abstractmethod
    async def reply(self, question: Question) -> Reply:
        """None if the bot failed again and again. Cancelling stops the bot."""

    def budget(self, bot: str) -> Budget:
        """How long a bot at a table may think."""
        return self.seconds(LEVELS[bot].seconds) if bot in LEVELS else STUDY

    def seconds(self, usual: float) -> Budget:
        return Budget(seconds=usual * self.thinking)

    async def choose(self, question: Question) -> Choice | None:
        reply = await self.reply(question)
        return reply if isinstance(reply, Choice) else None

    async def advise(self, question: Question) -> Advice | None:
        """The same with reasons, for a person."""
        reply = await self.reply(question._replace(wants="advice"))
        return reply if isinstance(reply, Advice) else None

    async def judge(self, question: Question) -> Judged | None:
        """What was played, compared with what would have been best."""
        reply = await self.reply(question._replace(wants="judgement"))
        return reply if isinstance(reply, Judged) else None


def question(table: TableData, seat: int, play: Play, bot: str, budget: Budget) -> Question:
    seed = int.from_bytes(blake2b(f"{table.secret} {seat}".encode(), digest_size=6).digest())
    return Question(table.game, table.pack, bot, seed, budget, play.view_bytes(seat))


# What bots at a table do


class Moved(Exception):
    """The game went on while the bot was thinking."""


Asked = tuple[int, tuple[int, ...]]


def asked(table: TableData, play: Play | None) -> list[int]:
    """The seats where a bot has to decide."""
    return [] if play is None else [seat for seat in play.asked_in_truth() if table.chairs[seat].by_bot]


def asked_for(play: Play, seat: int) -> Asked:
    """What a seat has to choose from, and when it last chose: what others do meanwhile does not disturb a bot."""
    return play.acted[seat], tuple(play.state.legal_for(seat))


def bot_of(table: TableData, seat: int) -> str:
    return table.chairs[seat].bot or STAND_IN


def decided(table: TableData, now: Play, seat: int, before: Asked, choice: Choice | None) -> Entry:
    """What a bot has chosen, as if a person had; the fallback where it failed."""
    if seat not in asked(table, now) or asked_for(now, seat) != before:
        raise Moved
    legal = now.state.legal_for(seat)
    return Entry("move", seat, choice.action if choice is not None and choice.action in legal else legal[0])


# Where bots think

_views = msgspec.json.Decoder(View)


class Mind:
    """What a process has to think with."""

    def __init__(self, games: Sequence[Game], maker: Maker) -> None:
        self._games = {(game.id, game.pack.digest): game for game in games}
        self._maker = maker
        self._bots: dict[tuple[Game, str, int], Bot] = {}

    def _bot(self, game: Game, name: str, seed: int) -> Bot:
        """One that has decided before, most of the time: to make one may take as long as a quick decision."""
        key = game, name, seed
        if key not in self._bots:
            if len(self._bots) >= MOST_BOTS:
                del self._bots[next(iter(self._bots))]
            self._bots[key] = self._maker(name, game, seed)
        return self._bots[key]

    def __call__(self, question: Question | None) -> Reply:
        """What is asked for; None where nothing is but whether it is there."""
        if question is None:
            return None
        view, game = _views.decode(question.view), self._games[question.game, question.pack]
        if question.wants == "judgement":
            return judge(game, question.budget, question.seed, Moment(question.played[0], view, question.played[1]))
        bot = self._bot(game, question.bot, question.seed)
        if question.wants == "advice" and isinstance(bot, LevelBot):
            return advice(game, view, bot.think(view, question.budget))
        choice = _choice(game, bot, view, question)
        if not any(choice.action == legal for legal, _, _ in view.legal):
            raise ValueError(f"{choice.action} is not legal")
        return choice


def _choice(game: Game, bot: Bot, view: View, question: Question) -> Choice:
    """A level heeds its partner, and says what it intends if it should."""
    if not isinstance(bot, LevelBot):
        return Choice(bot.choose(view, question.budget))
    bot.heed(question.wish)
    line = bot.decide(view, question.budget)
    its = partners(game) if question.speaks else None
    return Choice(line[0], None if its is None else its.intention(game, view, line))
