"""A table: its game, who sits where, how it is played."""

import secrets
import time
from base64 import b32encode
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from consigliere.bots import BOTS
from consigliere.kernel import Game
from consigliere.server.limits import checked_options
from consigliere.server.messages import Clock, NewTable, SeatInfo, SeatWish, TableInfo
from consigliere.server.table.wrong import Wrong

Status = Literal["waiting", "running", "over", "stopped"]
Origin = Literal["new", "record", "again"]
DAYS_MOST, SECONDS_MOST, INCREMENT_MOST = 30, 6 * 3600, 600
STAND_IN = "normal"


class Chair(msgspec.Struct, frozen=True):
    """A seat and who has it. `away`: a bot plays for a person who left (then `person` is empty) or ran out of time."""

    kind: Literal["person", "bot", "open"]
    person: str = ""
    bot: str = ""
    away: bool = False

    @property
    def by_person(self) -> bool:
        return self.kind == "person" and not self.away

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.away


class TableData(msgspec.Struct, frozen=True):
    """A table as it is stored; the seed (None: chance is asked) leaves the server only in the record of a finished
    game, and so does `secret`, which bots get instead."""

    id: str
    game: str
    rules: str
    pack: str
    options: dict[str, Any]
    seed: int | None
    owner: str
    listed: bool
    spectators: bool
    clock: Clock
    timeout: Literal["fallback", "bot"]
    created: float
    moved: float
    status: Status
    asked: list[int]
    ending: str
    returns: list[float] | None
    rematch: str | None
    chairs: list[Chair]
    names: dict[str, str]
    accounts: frozenset[str] = frozenset()  # of people at the table: who has one
    origin: Origin = "new"
    secret: str = ""
    place: int = -1
    visited: float = 0.0  # when it is stored; afterwards only the database knows
    rated: bool = True  # whether its owner wants it to be
    practice: bool = False
    saw: dict[str, list[int]] = {}  # of people at the table: seats they have got up from
    scores: list[int] | None = None  # what each side had in the end

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def people(self) -> list[bool]:
        return [chair.by_person for chair in self.chairs]

    def knows(self, seat: int, teams: Sequence[int]) -> bool:
        """Whether the person of a seat has seen secrets of another team, and others play here."""
        person = self.chairs[seat].person
        if not person or all(chair.person in ("", person) for chair in self.chairs):
            return False
        return any(teams[saw] != teams[seat] for saw in [*self.seats_of(person), *self.saw.get(person, [])])


def rated(table: TableData, teams: Sequence[int]) -> bool:
    """Whether the result may say something about the players."""
    knows = any(table.knows(seat, teams) for seat in range(len(table.chairs)))
    return table.rated and not table.practice and table.origin == "new" and not knows


def info(table: TableData, person: str, online: Iterable[str], teams: list[int]) -> TableInfo:
    """A table as a person may see it."""
    knows = [table.knows(seat, teams) for seat in range(len(table.chairs))]
    return TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        pack=table.pack,
        options=table.options,
        status=table.status,
        seats=[
            SeatInfo(
                kind=chair.kind,
                name=table.names.get(chair.person, "") if chair.kind == "person" else chair.bot,
                account=chair.kind == "person" and chair.person in table.accounts,
                bot=chair.bot if chair.by_bot else "",
                mine=chair.person == person and chair.kind == "person",
                online=chair.person in online,
                away=chair.away,
                team=teams[seat],
                knows=knows[seat],
            )
            for seat, chair in enumerate(table.chairs)
        ],
        owner=table.owner == person,
        listed=table.listed,
        spectators=table.spectators,
        clock=table.clock,
        timeout=table.timeout,
        created=table.created,
        moved=table.moved,
        asked=table.asked,
        ending=table.ending,  # type: ignore[arg-type]  # what we stored
        returns=table.returns,
        rematch=table.rematch,
        origin=table.origin,
        rated=rated(table, teams),
        scores=table.scores,
        practice=table.practice,
    )


def new(game: Game, wish: NewTable, person: str) -> TableData:
    """A table as wished, checked, not yet stored."""
    options = game.check_options(checked_options(wish.options))
    wanted = game.seats_in(options)
    seats = wish.seats or [SeatWish("me"), *[SeatWish("bot")] * (wanted - 1)]
    if len(seats) != wanted:
        raise Wrong(400, "error-seats-number", found=len(seats), seats=wanted)
    if wish.practice and any(seat.kind == "open" for seat in seats):
        raise Wrong(400, "error-practice-seats")
    now = time.time()
    return TableData(
        id=new_id(),
        game=game.id,
        rules=game.rules,
        pack=game.pack.digest,
        options=options,
        seed=new_seed(),
        owner=person,
        listed=wish.listed,
        spectators=wish.spectators,
        clock=checked_clock(wish.clock),
        timeout=wish.timeout,
        created=now,
        moved=now,
        status="waiting",
        asked=[],
        ending="",
        returns=None,
        rematch=None,
        chairs=[chair(seat, person) for seat in seats],
        names={},
        rated=wish.rated,
        practice=wish.practice,
    )


def chair(wish: SeatWish, person: str) -> Chair:
    if wish.kind == "me":
        return Chair("person", person)
    if wish.kind == "open":
        return Chair("open")
    if wish.bot not in BOTS:
        raise Wrong(400, "error-unknown-bot", name=wish.bot, known=", ".join(BOTS))
    return Chair("bot", "", wish.bot)


def next_chair(chair: Chair, person: str) -> Chair:
    """Who sits there in another game: this person, else the bot that sat or stood in there, or any."""
    if person:
        return Chair("person", person)
    return Chair("bot", "", chair.bot or STAND_IN)


def checked_clock(clock: Clock) -> Clock:
    if clock.kind == "none":
        return Clock()
    good_days = clock.kind == "days" and 1 <= clock.days <= DAYS_MOST
    good_live = clock.kind == "live" and 1 <= clock.seconds <= SECONDS_MOST and 0 <= clock.increment <= INCREMENT_MOST
    if not good_days and not good_live:
        raise Wrong(400, "error-clock", days=DAYS_MOST, seconds=SECONDS_MOST, increment=INCREMENT_MOST)
    return clock


def left(status: Status) -> Chair:
    """The chair after its person went: open before the game, with a bot in their place during it."""
    return Chair("open") if status == "waiting" else Chair("person", "", STAND_IN, away=True)


def new_id() -> str:
    """80 bits nobody can guess, easy to read aloud."""
    return b32encode(secrets.token_bytes(10)).decode().lower()


def new_seed() -> int:
    return secrets.randbits(64)
