"""People who play whole games in a hurry and badly connected, and what must be true when the game is over."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from sqlalchemy import create_engine

import consigliere
from consigliere.kernel import records
from consigliere.server.messages import AnyReply, Decide, Done, Redo, Refused, Reset, Say, TableInfo, Undo
from consigliere.server.store import rows
from tests.server.client import Viewer, refused, stored

Trick = Callable[["Player"], Awaitable[None]]


class Player:
    """Plays a seat by chance; `trouble` is how often one of the tricks is used instead of a plain move."""

    def __init__(self, viewer: Viewer, seed: int, trouble: float = 0.0) -> None:
        assert viewer.seat is not None
        assert viewer.info is not None
        self.viewer = viewer
        self.seat = viewer.seat
        self.rng = random.Random(seed)
        self.trouble = trouble
        self.known_tricks = TRICKS
        self.done: list[tuple[Decide, Done]] = []
        self.acknowledged: set[str] = set()
        self.tricks: Counter[str] = Counter()
        game = consigliere.load(viewer.info.game)
        self.actions = len(game.alphabet)
        self._declining = game.declining

    async def play(self) -> None:
        """Until the game is over."""
        viewer = self.viewer
        while not viewer.over:
            if viewer.legal:
                await self.act()
            else:
                await viewer.until(lambda: viewer.over or bool(viewer.legal))

    async def act(self) -> None:
        trick = self.rarest_trick() if self.rng.random() < self.trouble else plain
        self.tricks[trick.__name__] += 1
        await trick(self)

    def rarest_trick(self) -> Trick:
        """One of those used least so far, so that all have their turn."""
        return min(self.known_tricks, key=lambda trick: (self.tricks[trick.__name__], self.rng.random()))

    def choose(self) -> int:
        """Eagerly, or games would end before they begin: to decline is rare."""
        legal = self.viewer.legal
        eager = [action for action in legal if action not in self._declining]
        return self.rng.choice(legal if not eager or self.rng.random() < 0.02 else eager)

    def move(self, seq: int | None = None) -> Decide:
        now = self.viewer.seq if seq is None else seq
        return Decide(id=self.viewer.person.command_id(), seat=self.seat, seq=now, action=self.choose())

    async def settle(self, command: Decide, reply: AnyReply) -> None:
        """A move either counts or came too late."""
        if isinstance(reply, Done):
            self.acknowledged.add(command.id)
            self.done.append((command, reply))
            await self.viewer.until(lambda: self.viewer.seq >= reply.seq)
        else:
            check_refusal(reply)

    async def settle_other(self, command: str, reply: AnyReply) -> None:
        if isinstance(reply, Done):
            self.acknowledged.add(command)
            await self.viewer.until(lambda: self.viewer.seq >= reply.seq)


TOO_LATE = {"error-stale", "error-game-over", "error-not-your-turn"}


def check_refusal(reply: AnyReply) -> None:
    """The position has changed meanwhile: others took back, or the game is over."""
    assert isinstance(reply, Refused), reply
    assert reply.problem.rule or reply.problem.message in TOO_LATE, reply


async def plain(player: Player) -> None:
    command = player.move()
    await player.settle(command, await player.viewer.ask(command))


async def twice(player: Player) -> None:
    """The same command again right away: one answer, one move."""
    command = player.move()
    await player.settle(command, await player.viewer.ask(command, command, command))


async def both_ways(player: Player) -> None:
    """The same command over the socket and over HTTP at once."""
    command, viewer = player.move(), player.viewer
    one, other = await asyncio.gather(viewer.ask(command), viewer.person.command(viewer.table, command))
    assert one == other
    await player.settle(command, one)


async def undecided(player: Player) -> None:
    """Two different commands at once, in any order: one counts at most, for the other names a count before it."""
    first, second, viewer = player.move(), player.move(), player.viewer
    replies = await asyncio.gather(viewer.ask(first), viewer.person.command(viewer.table, second))
    assert sum(stored(reply) for reply in replies) <= 1, replies
    for command, reply in zip((first, second), replies, strict=True):
        await player.settle(command, reply)


async def lost(player: Player) -> None:
    """The connection breaks before the answer."""
    command = player.move()
    await player.settle(command, await player.viewer.ask_and_lose(command))


async def away(player: Player) -> None:
    """The connection breaks while others go on."""
    player.viewer.cut()
    await asyncio.sleep(player.rng.random() / 20)


async def late(player: Player) -> None:
    """A copy of an old command arrives after newer ones: it is answered as it was, and nothing happens."""
    if player.done:
        command, reply = player.rng.choice(player.done)
        again = await player.viewer.ask(command)
        assert again == reply


async def stale(player: Player) -> None:
    """Chosen before my own last move was seen."""
    if player.done:
        command = player.move(seq=player.done[-1][1].seq - 1)
        assert refused(await player.viewer.ask(command)) in TOO_LATE


async def outrun(player: Player) -> None:
    """Chosen before I saw what others did after my last move: fine if it is legal still."""
    command = player.move(seq=player.done[-1][1].seq if player.done else 0)
    await player.settle(command, await player.viewer.ask(command))


async def wrong(player: Player) -> None:
    """Not legal now: refused with a reason."""
    illegal = player.rng.randrange(player.actions)
    if illegal not in player.viewer.legal:
        check_refusal(await player.viewer.ask(msgspec.structs.replace(player.move(), action=illegal)))


async def take_back(player: Player) -> None:
    viewer = player.viewer
    kinds: list[type[Undo | Reset | Redo]] = [Undo, Reset, Redo]
    kind = player.rng.choice(kinds)
    if viewer.can_redo if kind is Redo else viewer.can_undo:
        command = kind(id=viewer.person.command_id(), seat=player.seat, seq=viewer.seq)
        await player.settle_other(command.id, await viewer.ask(command))


async def talk(player: Player) -> None:
    command = Say(id=player.viewer.person.command_id(), seat=player.seat, text=f"{player.seat} says")
    await player.viewer.ask(command)


TRICKS: list[Trick] = [twice, both_ways, undecided, lost, away, late, stale, outrun, wrong, take_back, talk]


# When it is over


async def check_finished(info: TableInfo, viewers: Sequence[Viewer], players: Sequence[Player], database: str) -> None:
    """What is stored, what is told to a newcomer and what everybody saw are one and the same."""
    record = await viewers[0].person.record(info.id)
    history = records.verify(records.read(record), consigliere.load(info.game))
    for viewer in viewers:
        await check_viewer(viewer, history.state.show(viewer.seat).encode())
    check_rows(info.id, viewers, players, database)


async def check_viewer(viewer: Viewer, replayed: bytes) -> None:
    fresh = await viewer.person.position(viewer.table, viewer.seat)
    since_start = await viewer.person.position(viewer.table, viewer.seat, seq=1)
    await viewer.until(lambda: viewer.seq >= fresh.seq)
    assert viewer.seq == fresh.seq
    assert viewer.view is not None
    assert viewer.view == fresh.view == msgspec.json.decode(replayed, type=type(viewer.view))
    assert viewer.events == [event for event in viewer.events if event.seq == 1] + since_start.events
    assert viewer.chat[-len(fresh.chat) :] == fresh.chat


def check_rows(table: str, viewers: Sequence[Viewer], players: Sequence[Player], database: str) -> None:
    """Each acknowledged command is stored once, and none besides."""
    engine = create_engine(database)
    with engine.connect() as db:
        kept = rows.rows_since(db, table)
    engine.dispose()
    assert [row.seq for row in kept] == list(range(1, len(kept) + 1))
    for viewer in viewers:
        assert viewer.seq == kept[-1].seen[-1 if viewer.seat is None else viewer.seat]
    people: dict[str, set[str]] = {}
    for player in players:
        people.setdefault(player.viewer.person.id, set()).update(player.acknowledged)
    for person, acknowledged in people.items():
        assert {row.command for row in kept if row.person == person and row.command} == acknowledged
