"""The streams that tell people it is their turn."""

import asyncio
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, select

from consigliere.server.house.sessions import Wire
from consigliere.server.store import rows
from consigliere.server.table.wrong import Wrong

STREAMS_EACH = 20


class Turn(msgspec.Struct, frozen=True):
    table: str
    seat: int


class TurnStream(Wire):
    """What one device of a person is still to be told: each seat where they are asked at most once."""

    def __init__(self, person: str, session: str) -> None:
        super().__init__(session)
        self.person = person
        self.again = True  # look into the database for what may have been missed
        self._waiting: dict[Turn, None] = {}
        self._news = asyncio.Event()

    def tell(self, turns: Iterable[Turn]) -> None:
        self._waiting.update(dict.fromkeys(turns))
        self._news.set()

    def look_again(self) -> None:
        self.again = True
        self._news.set()

    def close(self, code: int) -> None:
        super().close(code)
        self._news.set()

    async def wait(self) -> None:
        await self._news.wait()

    def take(self) -> list[Turn]:
        self._news.clear()
        turns, self._waiting = list(self._waiting), {}
        return turns


class TurnStreams:
    """All streams of a process."""

    def __init__(self) -> None:
        self._of: dict[str, set[TurnStream]] = {}

    def __contains__(self, person: str) -> bool:
        return person in self._of

    def __len__(self) -> int:
        return len(self._of)

    def of(self, person: str) -> set[TurnStream]:
        return self._of.get(person, set())

    def check(self, person: str) -> None:
        """A person has only so many devices."""
        if len(self.of(person)) >= STREAMS_EACH:
            raise Wrong(429, "error-too-many-streams", most=STREAMS_EACH)

    def add(self, stream: TurnStream) -> None:
        self._of.setdefault(stream.person, set()).add(stream)

    def remove(self, stream: TurnStream) -> None:
        mine = self._of[stream.person]
        mine.discard(stream)
        if not mine:
            del self._of[stream.person]

    def tell(self, people: Iterable[str], turn: Turn) -> None:
        for person in people:
            for stream in self.of(person):
                stream.tell([turn])

    def look_again(self) -> None:
        for stream in self._all():
            stream.look_again()

    def close(self, code: int) -> None:
        for stream in self._all():
            stream.close(code)

    def _all(self) -> list[TurnStream]:
        return [stream for mine in self._of.values() for stream in mine]


def turns_now(db: Connection, person: str) -> list[Turn]:
    """Where a person is asked, as everybody may know, the table that moved last first."""
    query = (
        select(rows.tables.c.id, rows.seats.c.seat, rows.tables.c.asked)
        .join(rows.seats, rows.seats.c.table == rows.tables.c.id)
        .where(rows.seats.c.person == person, rows.tables.c.status == "running")
        .order_by(rows.tables.c.moved.desc(), rows.seats.c.seat)
    )
    return [Turn(id, seat) for id, seat, asked in db.execute(query) if seat in _seats(asked)]


def _seats(asked: str) -> list[int]:
    """None where that cannot be read."""
    try:
        return msgspec.json.decode(asked, type=list[int])
    except msgspec.MsgspecError:
        return []
