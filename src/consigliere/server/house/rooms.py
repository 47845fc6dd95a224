"""A table that is loaded: who watches it, what happens at it, one thing after the other. Stored, then told."""

import asyncio
import time
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from consigliere.bots.partners import Intention
from consigliere.kernel import ConsigliereError
from consigliere.server.house import partners
from consigliere.server.house.hub import News
from consigliere.server.house.sessions import Wire
from consigliere.server.messages import Chat, Line, TableChanged, TableInfo
from consigliere.server.store import chat, results, rows, stored, tables
from consigliere.server.store.damage import Damaged, reading
from consigliere.server.table import again, clocks, looking, play, setting, views
from consigliere.server.table.bots.minds import Heard
from consigliere.server.table.bots.thinking import Thinking
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.row import Row
from consigliere.server.table.setting import Chair, TableData
from consigliere.server.table.wrong import Wrong

if TYPE_CHECKING:
    from consigliere.server.house.house import House
    from consigliere.server.table.replay import Replay

SNAPSHOT_EVERY = 50
TRIES = 20
BOTS_LEASE = 8.0  # seconds after which another process may ask the bots
WAITING_MESSAGES = 500
TOO_SLOW, GONE, STOPPED = 4008, 4003, 4009  # why a socket is closed
ONLINE_SECONDS = 60.0  # so long we believe another process that somebody is there


class Viewer(Wire):
    """A socket: what one person sees from one place."""

    def __init__(self, viewer: int, person: str, session: str, proven: float = -inf) -> None:
        super().__init__(session, proven)
        self.viewer = viewer
        self.person = person
        self.messages: asyncio.Queue[bytes | int] = asyncio.Queue(WAITING_MESSAGES)
        self.heard: dict[str, int] = {}

    def send(self, message: bytes) -> None:
        if self.messages.qsize() >= WAITING_MESSAGES - 1:
            self.close(TOO_SLOW)
        elif not self.closed:
            self.messages.put_nowait(message)

    def close(self, code: int) -> None:
        if not self.closed:
            super().close(code)
            while not self.messages.empty():
                self.messages.get_nowait()
            self.messages.put_nowait(code)


class Room:
    def __init__(self, house: "House", table: TableData) -> None:
        self.house = house
        self.table = table
        self.game = house.shelf.stored(table.game, table.rules, table.pack)
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.online_elsewhere: dict[str, tuple[float, list[str]]] = {}
        self._told_online: set[str] = set()
        self.thinking = Thinking()
        self.told_turns: set[int] = set()
        self.chat_mark = 0
        self._will_look = False
        self.replay: Replay | None = None

    # Loading

    async def load(self) -> None:
        if self.table.status != "waiting":
            self.play = await self.house.storage.run(stored.load, self.game, self.table)
        if self.table.status == "stopped":
            self.table = await self.house.storage.run(self._go_on)
        self._others_told_turns()

    def _go_on(self, db: Connection) -> TableData:
        """What could not be opened before can be now."""
        status = "waiting" if self.play is None else "over" if self.play.ending else "running"
        rows.change_table(db, self.table.id, status=status)
        return tables.load(db, self.table.id)

    def _others_told_turns(self) -> None:
        self.told_turns = set() if self.play is None else set(self.play.asked_in_truth())

    async def refresh(self) -> None:
        """Take in what is new; who comes while another still waits to look need not look again."""
        if self._will_look:
            return
        self._will_look = True
        try:
            await self.lock.acquire()
        finally:
            self._will_look = False
        try:
            await self.catch_up()
        finally:
            self.lock.release()

    def take(self, row: Row) -> bool:
        """Take in the next row, which another process stored; whether it is the next and nobody is at work here."""
        before = self.play
        if before is None or self.lock.locked():
            return False
        if row.seq <= before.seq:
            return True
        try:
            self.play = again.follow(before, [row])
        except Exception:
            return False
        self._note_turn(row, before)
        self._tell(row, before)
        self._after_others()
        return True

    async def catch_up(self) -> bool:
        """Take in what other processes stored, and tell it; whether there was anything. Under the lock."""
        try:
            with reading():
                return await self._catch_up()
        except Damaged as error:
            await self.house.stop(self.table.id, error)
            raise

    async def _catch_up(self) -> bool:
        table, news = await self.house.storage.run(self._news, self.play.seq if self.play else 0)
        changed, self.table = _without_moves(table) != _without_moves(self.table), table
        if self.play is None and news:
            self.play, _ = again.begin(self.game, table, news[0])
            self._tell(news[0], None)
        for row in news:
            assert self.play is not None
            if row.seq > self.play.seq:
                again.check(self.play, row)
                before, self.play = self.play, self.play.follow(row)
                self._tell(row, before)
        if changed:
            self.tell_table()
        if news:
            self._after_others()
        return bool(news) or changed

    def _after_others(self) -> None:
        """Another process asks the bots and tells whose turn it is."""
        self.thinking.look(self, start=False)
        self._others_told_turns()

    def _news(self, db: Connection, seq: int) -> tuple[TableData, list[Row]]:
        return tables.load(db, self.table.id), rows.rows_since(db, self.table.id, seq)

    # What happens

    async def happen(self, make: Callable[[TableData, Play], Entry], chair: tuple[int, Chair] | None = None) -> Row:
        """Store what `make` says and tell it; whoever else stored something meanwhile comes first. Under the lock."""
        for _ in range(TRIES):
            if self.play is None:
                raise Wrong(409, "error-not-started")
            try:
                entry = make(self.table, self.play)
                after, row = self.play.after(entry, self.house.watch.now())
            except ConsigliereError:
                if self.house.alone or not await self.catch_up():
                    raise
                continue
            try:
                changed = await self.house.storage.run(self._store, after, row, chair)
            except IntegrityError:
                if not await self.catch_up():
                    raise Wrong(409, "error-command-used") from None
                continue
            self._took_place(after, row, changed)
            return row
        raise Wrong(409, "error-busy")

    def _took_place(self, after: Play, row: Row, changed: TableData | None) -> None:
        """What is stored is told, all of it: nothing can come in between."""
        before, self.play = self.play, after
        if changed is not None:
            self.table = changed
        else:
            self._note_turn(row, before)
        self._tell(row, before)
        if changed is not None:
            self.tell_table()
        self.house.announce(News("rows", table=self.table.id, row=row if changed is None else None))
        self.thinking.look(self)
        self.house.tell_turns(self)

    def _note_turn(self, row: Row, before: Play | None) -> None:
        """Whose turn it is and since when, if everybody may know of the row."""
        assert self.play is not None
        if before is None or row.seen[-1] > before.seen[-1]:
            self.table = msgspec.structs.replace(self.table, asked=self.play.asked(), moved=row.at)

    def _store(self, db: Connection, after: Play, row: Row, chair: tuple[int, Chair] | None) -> TableData | None:
        """Store a row; the table, if more of it changes than whose turn it is."""
        rows.add_row(db, self.table.id, row)
        if row.kind == "left":
            results.give_up(db, self.game, self.table, row.seat, row.at)
        if chair is not None:
            tables.set_chair(db, self.table.id, *chair)
        chairs = [chair[1] if chair and chair[0] == seat else old for seat, old in enumerate(self.table.chairs)]
        rows.change_table(db, self.table.id, **self._columns(after, row, chairs))
        if after.seq % SNAPSHOT_EVERY == 0:
            rows.keep_snapshot(db, self.table.id, after.seq, after.snapshot())
        over = bool(after.ending) and self.table.status != "over"
        if chair is None and not over:
            return None
        table = tables.load(db, self.table.id)
        if over:
            results.count(db, self.game, table, after, row.at)
        return table

    def _columns(self, after: Play, row: Row, chairs: list[Chair]) -> dict[str, object]:
        """What of the table changes with a row; the time of the last move only by what everybody may know."""
        bots = any(chairs[seat].by_bot for seat in after.asked_in_truth())
        columns: dict[str, object] = {
            "bots_due": self.house.watch.now() + BOTS_LEASE if bots else None,
            "deadline": None if after.ending else clocks.deadline(after.clocks, [chair.by_person for chair in chairs]),
        }
        if self.play is None or row.seen[-1] > self.play.seen[-1]:
            columns |= {"moved": row.at, "asked": rows.to_json(after.asked())}
        if row.kind == "level":
            columns["rated"] = False
        return columns | after.outcome()

    async def start(self) -> None:
        """The game begins, unless somebody got up at this moment. Under the lock."""
        table, now = self.table, self.house.watch.now()
        begun, row = play.begin(self.game, table.seed, table.options, table.clock, now, practice=table.practice)
        try:
            started = await self.house.storage.run(self._store_start, begun, row)
        except IntegrityError:
            started = None
        if started is None:
            await self.catch_up()
            return
        self.table = started
        self.tell_table()
        self._took_place(begun, row, None)

    def _store_start(self, db: Connection, begun: Play, row: Row) -> TableData | None:
        """The table's row comes first: until it is stored nobody else sits down or gets up."""
        rows.change_table(db, self.table.id, moved=row.at)
        if tables.load(db, self.table.id).chairs != self.table.chairs:
            return None
        rows.change_table(db, self.table.id, status="running")
        self._store(db, begun, row, None)
        return tables.load(db, self.table.id)

    # Who watches

    async def enter(self, viewer: Viewer, seq: int) -> None:
        """A socket opens: first it gets the position, then everything that follows."""
        async with self.lock:
            if not self.house.alone:
                await self.catch_up()
            message = await self.position(viewer.viewer, viewer.person, seq, viewer.heard)
            viewer.send(message)
            self.viewers.add(viewer)
        await self._tell_online(viewer.person)

    async def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        await self._tell_online(viewer.person)

    async def position(self, viewer: int, person: str, seq: int, heard: dict[str, int] | None = None) -> bytes:
        missed, lines = await self.house.storage.run(self._missed, viewer, person, seq)
        if heard is not None:
            heard.update(_last_heard(lines, self._team(viewer)))
        online = {*self.online(), person} if heard is not None else self.online()
        info = setting.info(self.table, person, online, self.teams)
        return views.encode(views.position(info, self.table, self.play, viewer, missed, lines, self.house.watch.now()))

    def _missed(self, db: Connection, viewer: int, person: str, seq: int) -> tuple[list[Row], list[Line]]:
        lines = chat.lines(db, self.table.id, self.audiences(viewer), person, {})
        if self.play is None:
            return [], lines
        found = rows.rows_since(db, self.table.id, seq, self.play.seq)  # nobody has noticed more rows than there were
        return [row for row in found if row.seen[viewer] > seq], lines

    @property
    def seats(self) -> int:
        return len(self.table.chairs)

    @property
    def teams(self) -> list[int]:
        return self.game.teams(self.table.options)

    def info(self, person: str) -> TableInfo:
        return setting.info(self.table, person, self.online(), self.teams)

    def online(self) -> set[str]:
        here = {viewer.person for viewer in self.viewers}
        late = time.monotonic() - ONLINE_SECONDS
        return here.union(*(people for at, people in self.online_elsewhere.values() if at > late))

    @property
    def visited(self) -> bool:
        """Whether anybody is here whom the table concerns: who sits there or made it."""
        concerned = {self.table.owner, *(chair.person for chair in self.table.chairs)}
        return any(viewer.person in concerned for viewer in self.viewers)

    async def heard(self, seat: int) -> Heard:
        return await partners.heard(self, seat)

    async def intends(self, seat: int, intention: Intention) -> None:
        await partners.say(self, seat, intention)

    async def row_of_command(self, person: str, command: str) -> Row | None:
        return await self.house.storage.run(rows.row_of_command, self.table.id, person, command)

    def _team(self, viewer: int) -> int:
        return self.teams[viewer] if viewer < self.seats else -1

    def audiences(self, viewer: int) -> list[str]:
        """Whose chat a viewer may read."""
        team = self._team(viewer)
        return [chat.EVERYBODY] if team < 0 else [chat.EVERYBODY, chat.audience("team", team)]

    # Telling

    def _tell(self, row: Row, before: Play | None) -> None:
        """Send a row to those who notice it."""
        assert self.play is not None
        made: dict[int, bytes] = {}
        for viewer in self.viewers:
            at = viewer.viewer
            if before is None or row.seen[at] > before.seen[at]:
                if at not in made:
                    made[at] = views.encode(views.update(self.table, self.play, at, row, self.house.watch.now()))
                viewer.send(made[at])

    def tell_table(self) -> None:
        """Send the table to all viewers, but those who have no business here any more."""
        for viewer in list(self.viewers):
            if not looking.may_see(self.table, viewer.person, viewer.viewer):
                self.viewers.discard(viewer)
                viewer.close(GONE)
        self._told_online = self.online()
        for viewer in self.viewers:
            viewer.send(views.encode(TableChanged(self.info(viewer.person))))

    async def tell_chat(self) -> None:
        """Send each viewer the lines it has not heard yet."""
        async with self.lock:
            for viewer in list(self.viewers):
                await self._tell_lines(viewer)

    async def _tell_lines(self, viewer: Viewer) -> None:
        lines = await self.house.storage.run(
            chat.lines, self.table.id, self.audiences(viewer.viewer), viewer.person, dict(viewer.heard)
        )
        for line in lines:
            to = chat.audience(line.channel, self._team(viewer.viewer))
            if line.n > viewer.heard.get(to, 0):
                viewer.heard[to] = line.n
                viewer.send(views.encode(Chat(line)))

    async def _tell_online(self, person: str) -> None:
        if self.table.seats_of(person):
            self.tell_table()
        self.announce_online()

    def hear_who_is_elsewhere(self, process: str, people: list[str]) -> None:
        """A process that comes to the table hears from us too."""
        new = process not in self.online_elsewhere
        self.online_elsewhere[process] = (time.monotonic(), people)
        self.tell_online()
        if new and self.viewers:
            self.announce_online()

    def tell_online(self) -> None:
        """Tell the viewers if others are there now; also when a process no longer says who is with it."""
        if self.online() != self._told_online:
            self.tell_table()

    def announce_online(self) -> None:
        here = sorted({viewer.person for viewer in self.viewers})
        self.house.announce(News("online", table=self.table.id, people=here))


def _without_moves(table: TableData) -> TableData:
    """A table without what changes with every move."""
    return msgspec.structs.replace(table, asked=[], moved=0.0)


def _last_heard(lines: list[Line], team: int) -> dict[str, int]:
    last: dict[str, int] = {}
    for line in lines:
        to = chat.audience(line.channel, team)
        last[to] = max(last.get(to, 0), line.n)
    return last
