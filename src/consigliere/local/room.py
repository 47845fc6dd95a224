"""A table that is open here. Stored, then told; what another tab has stored meanwhile comes first."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from consigliere.bots.partners import Intention
from consigliere.local import kept, partners
from consigliere.local.kept import Spoken
from consigliere.local.store import Taken
from consigliere.server.messages import Chat, Refused, TableChanged, TableInfo
from consigliere.server.table import again, play, replay, setting, views
from consigliere.server.table.bots.minds import Heard
from consigliere.server.table.bots.thinking import Thinking
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.replay import Replay
from consigliere.server.table.row import Row
from consigliere.server.table.setting import Chair, TableData
from consigliere.server.table.wrong import Wrong, problem

if TYPE_CHECKING:
    from consigliere.local.host import Host


class Viewer:
    """What is seen from one place; `send` takes each message."""

    def __init__(self, viewer: int, send: Callable[[bytes], None]) -> None:
        self.viewer = viewer
        self.send = send


class Room:
    def __init__(self, house: "Host", table: TableData) -> None:
        self.house = house
        self.table = table
        self.game = house.shelf.stored(table.game, table.rules, table.pack)
        self.play: Play | None = None
        self.rows: list[Row] = []
        self.lines: list[Spoken] = []
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.thinking = Thinking()
        self._replay: Replay | None = None

    # What happens

    async def catch_up(self) -> None:
        """Take in what another tab stored, and tell it; what it has forgotten is no more. Under both locks."""
        self.table = self.house.named(await kept.table(self.house.store, self.table.id))
        news = await kept.rows(self.house.store, self.table.id, len(self.rows))
        for row in news:
            before = self.play
            self.play = again.begin(self.game, self.table, row)[0] if before is None else again.follow(before, [row])
            self.rows.append(row)
            self._tell(row, before)
        for line in await kept.lines(self.house.store, self.table.id, len(self.lines)):
            self.hear(line)
        if news:
            self.tell_table()
            self.look()

    async def happen(self, make: Callable[[TableData, Play], Entry], chair: tuple[int, Chair] | None = None) -> Row:
        """Store what `make` says and tell it. Under the lock."""
        async with self.house.store.alone():
            await self.catch_up()
            if self.play is None:
                raise Wrong(409, "error-not-started")
            after, row = self.play.after(make(self.table, self.play), self.house.now())
            if any(old.command == row.command and old.person == row.person for old in self.rows):
                raise Wrong(409, "error-command-used")
            table = self._after(after, row, chair)
            await self._store(table, row)
        self._took_place(after, row, table, bool(chair) or table.status != self.table.status)
        return row

    async def start(self) -> None:
        """The game begins. Under the lock."""
        table = self.table
        begun, row = play.begin(
            self.game, table.seed, table.options, table.clock, self.house.now(), practice=table.practice
        )
        running = msgspec.structs.replace(table, status="running", asked=begun.asked(), moved=row.at)
        async with self.house.store.alone():
            await self._store(running, row)
        self.table = running
        self._took_place(begun, row, running, changed=False)

    async def close(self) -> None:
        """The table is no more: nothing happens here again."""
        async with self.lock:
            self.play = None
            self.thinking.stop()

    async def _store(self, table: TableData, row: Row) -> None:
        """What could not be stored has not happened; all who look on hear why, for it may have been a bot's move."""
        try:
            await self.house.store.write([*kept.of_rows(table.id, [row]), kept.of_table(table)])
        except Taken:
            raise Wrong(409, "error-busy") from None
        except Wrong as error:
            self.tell(Refused("", problem(error)))
            raise

    def _after(self, after: Play, row: Row, chair: tuple[int, Chair] | None) -> TableData:
        """The table after a row; the time of the last move only by what everybody may know."""
        table = self.table
        if chair is not None:
            chairs = [chair[1] if seat == chair[0] else old for seat, old in enumerate(table.chairs)]
            table = msgspec.structs.replace(table, chairs=chairs)
        if self.play is None or row.seen[-1] > self.play.seen[-1]:
            table = msgspec.structs.replace(table, asked=after.asked(), moved=row.at)
        if row.kind == "level":
            table = msgspec.structs.replace(table, rated=False)
        return ended(table, after)

    def _took_place(self, after: Play, row: Row, table: TableData, changed: bool) -> None:
        before, self.play, self.table = self.play, after, table
        self.rows.append(row)
        self._tell(row, before)
        if changed:
            self.tell_table()
        self.house.announce(self.table.id)
        self.look()

    def look(self) -> None:
        """Let the bots think that are asked; where bots are alone only while somebody looks on."""
        self.thinking.look(self, start=bool(self.viewers) or any(self.table.people()))

    def hear(self, line: Spoken) -> None:
        """Something was told to a team."""
        self.lines.append(line)
        for viewer in self.viewers:
            if partners.may_hear(self, viewer.viewer, line):
                viewer.send(views.encode(Chat(partners.line(self, line))))

    async def heard(self, seat: int) -> Heard:
        return partners.heard(self, seat)

    async def intends(self, seat: int, intention: Intention) -> None:
        await partners.say(self, seat, intention)

    async def row_of_command(self, person: str, command: str) -> Row | None:
        return next((row for row in self.rows if (row.person, row.command) == (person, command)), None)

    # Who watches

    async def enter(self, viewer: Viewer, seq: int) -> None:
        async with self.lock:
            async with self.house.store.alone():
                await self.catch_up()
            viewer.send(self.position(viewer.viewer, seq))
            self.viewers.append(viewer)
        self._tell_online()
        self.look()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self._tell_online()
        if not self.viewers and not any(self.table.people()):
            self.thinking.stop()

    def position(self, viewer: int, seq: int) -> bytes:
        missed = [row for row in self.rows if row.seen[viewer] > seq and row.seq > seq]
        lines = [partners.line(self, line) for line in self.lines if partners.may_hear(self, viewer, line)]
        return views.encode(views.position(self.info(), self.table, self.play, viewer, missed, lines, self.house.now()))

    def info(self) -> TableInfo:
        return setting.info(self.table, self.house.me.id, [self.house.me.id], self.game.teams(self.table.options))

    def online(self) -> set[str]:
        return {self.house.me.id}

    def _tell(self, row: Row, before: Play | None) -> None:
        """Send a row to those who notice it."""
        assert self.play is not None
        for viewer in self.viewers:
            if before is None or row.seen[viewer.viewer] > before.seen[viewer.viewer]:
                update = views.update(self.table, self.play, viewer.viewer, row, self.house.now())
                viewer.send(views.encode(update))

    def tell_table(self) -> None:
        self.tell(TableChanged(self.info()))

    def tell(self, message: object) -> None:
        """All who look on."""
        for viewer in self.viewers:
            viewer.send(views.encode(message))

    def _tell_online(self) -> None:
        if self.table.seats_of(self.house.me.id):
            self.tell_table()

    # The game again

    def replay(self) -> tuple[Replay, Play]:
        if self.play is None:
            raise Wrong(409, "error-not-started")
        known = self._replay
        if known is None:
            known = replay.replay_of(self.game, self.table, self.rows)
        elif known.seq < self.play.seq:
            known = known.after(self.rows[known.seq :])
        self._replay = known
        return known, self.play


def ended(table: TableData, after: Play) -> TableData:
    """The table of a game that is over, if it is."""
    if not after.ending:
        return table
    scores = after.game.scores(after.state) or None
    return msgspec.structs.replace(table, status="over", ending=after.ending, returns=after.returns, scores=scores)
