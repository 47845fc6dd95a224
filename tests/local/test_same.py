"""One contract, two hosts: for the same seed and commands a local host and a server send the same messages."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from consigliere.kernel import Game
from consigliere.local.host import Host, answer
from consigliere.local.room import Room as LocalRoom
from consigliere.local.room import Viewer as LocalViewer
from consigliere.local.store import Memory
from consigliere.server.house import acting, seating
from consigliere.server.house.house import House
from consigliere.server.house.hub import Hub
from consigliere.server.house.rooms import Room, Viewer
from consigliere.server.limits import Limiter
from consigliere.server.messages import AnyCommand, NewTable, SeatWish
from consigliere.server.metrics import Metrics
from consigliere.server.store import people
from consigliere.server.store.storage import Storage
from consigliere.server.table import setting
from consigliere.server.table.play import Play
from consigliere.server.table.shelf import Shelf
from tests.local.minds import Here
from tests.server.browsers import FREE, all_games

SEEDS = 200
COMMANDS = 8
Json = dict[str, Any]


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[tuple[House, str, Host]]:
    storage = Storage(f"sqlite:///{folder / 'same.db'}")
    storage.migrate()
    shelf = Shelf(all_games())
    house = House(storage, shelf, Hub(), Here(all_games()), Limiter(FREE), Metrics())  # type: ignore[arg-type]
    await house.open()
    who = (await storage.run(people.make_guest, "")).session.person
    host = Host(shelf, Memory(), Here(all_games()))
    await host.rename(who.name)
    try:
        yield house, who.id, host
    finally:
        await house.close()


def wish(game: Game, rng: random.Random) -> NewTable:
    """All seats mine, or some of them with bots."""
    bots = rng.random() < 0.5
    seats = [SeatWish("bot", "random") if seat and bots else SeatWish("me") for seat in range(game.seats)]
    return NewTable(game.id, seats=seats, practice=rng.random() < 0.2)


class Pair:
    """The same table twice, with all its viewers."""

    def __init__(self, person: str, served: Room, local: LocalRoom) -> None:
        self.person = person
        self.served = served
        self.local = local
        self.sockets: list[Viewer] = []
        self.heard: list[list[bytes]] = []
        self.n = 0

    @property
    def play(self) -> Play:
        assert self.local.play is not None
        return self.local.play

    async def watch(self) -> None:
        await self.settled()
        for place in [*self.local.table.seats_of("here"), self.local.game.seats]:
            socket, heard = Viewer(place, self.person, ""), list[bytes]()
            await self.served.enter(socket, 0)
            await self.local.enter(LocalViewer(place, heard.append), 0)
            self.sockets.append(socket)
            self.heard.append(heard)
        await self.settled()

    async def settled(self) -> None:
        """Until no bot thinks, and everything was told."""
        while self.served.thinking.busy or self.local.thinking.busy:
            await asyncio.sleep(0)

    async def give(self, kind: str, seat: int, **more: object) -> None:
        self.n += 1
        command = {"type": kind, "id": f"c{self.n}", "seat": seat, "seq": self.play.seen[seat], **more}
        meant = msgspec.convert(command, AnyCommand)
        replies = await acting.answer(self.served, self.person, meant), await answer(self.local, meant)
        assert plain(msgspec.json.encode(replies[0])) == plain(msgspec.json.encode(replies[1])), command
        await self.settled()

    def compare(self) -> int:
        """What every viewer was told is the same; how much that was."""
        told = 0
        for socket, heard in zip(self.sockets, self.heard, strict=True):
            served = [socket.messages.get_nowait() for _ in range(socket.messages.qsize())]
            told_there = [plain(message) for message in served if isinstance(message, bytes)]
            told_here = [plain(message) for message in heard]
            for of_chat in (False, True):  # a bot's sentence comes beside what happens, a little sooner or later
                there, here = (
                    [one for one in all if (one["type"] == "chat") == of_chat] for all in (told_there, told_here)
                )
                assert there == here
            told += len(heard)
            heard.clear()
        return told


def plain(message: bytes) -> Json:
    """Without what only names a table and the time."""
    found: Json = json.loads(message)
    for name in ("id", "created", "moved"):
        found.get("table", {}).pop(name, None)
    for line in [*found.get("chat", []), found.get("line", {})]:
        line.pop("at", None)
    return found


async def some_command(pair: Pair, rng: random.Random, kind: str = "") -> None:
    state = pair.play.state
    mine = pair.local.table.seats_of("here")
    asked = [decision for decision in state.decisions if decision.seat in mine] if not pair.play.ending else []
    if not asked:
        await pair.give("redo", mine[0])
        return
    decision = rng.choice(asked)
    kind = (
        kind
        or rng.choices(["play", "undo", "redo", "reset", "ask", "why", "wrong", "resign"], [40, 4, 3, 2, 3, 3, 2, 1])[0]
    )
    if kind == "play":
        await pair.give("play", decision.seat, action=rng.choice(decision.legal))
    elif kind == "ask":
        await pair.give("ask", decision.seat, what=rng.choice(["undo", "draw"]))
    elif kind in ("why", "wrong"):
        await pair.give("why" if kind == "why" else "play", decision.seat, action=rng.randrange(200))
    else:
        await pair.give(kind, decision.seat)


async def played(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    told = 0
    async with both(folder) as (house, person, host):
        for seed in range(SEEDS):
            rng = random.Random(seed)
            monkeypatch.setattr(setting, "new_seed", lambda seed=seed: seed)
            wanted = wish(game, rng)
            pair = Pair(person, await seating.make_table(house, person, wanted), await host.make_table(wanted))
            await pair.watch()
            for _ in range(COMMANDS):
                await some_command(pair, rng)
            told += pair.compare()
            await closed(pair)
    return told


async def closed(pair: Pair) -> None:
    for socket in pair.sockets:
        await pair.served.leave(socket)
    for viewer in list(pair.local.viewers):
        pair.local.leave(viewer)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_same_messages(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = asyncio.run(played(game, tmp_path, monkeypatch))
    assert told > SEEDS * COMMANDS


async def with_a_partner(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[Json]]:
    """Wishes, refused ones too, between decisions; what each viewer was told."""
    game = next(game for game in all_games() if game.id == "lafamiglia")
    monkeypatch.setattr(setting, "new_seed", lambda: 5)
    seats = [SeatWish("me"), SeatWish("me"), SeatWish("bot", "normal"), SeatWish("me")]
    wanted = NewTable(game.id, seats=seats, options={"families": "first_game", "auto_setup": "on"})
    async with both(folder) as (house, person, host):
        pair = Pair(person, await seating.make_table(house, person, wanted), await host.make_table(wanted))
        await pair.watch()
        rng = random.Random(5)
        for words in (("attack", "enna"), ("attack", "rome"), ("save", ""), ("quiet", ""), ("speak", ""), ("none", "")):
            for seat in (0, 1):
                await pair.give("wish", seat, what=words[0], about=words[1])
            for _ in range(2 * COMMANDS):
                await some_command(pair, rng, "play")
        heard = [[plain(message) for message in messages] for messages in pair.heard]
        pair.compare()
        await closed(pair)
    return heard


def test_a_partner_is_told_and_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = asyncio.run(with_a_partner(tmp_path, monkeypatch))
    channels = {message["line"]["channel"] for message in first if message["type"] == "chat"}
    assert channels == {"wish", "voice", "intent"}
    assert not [message for messages in others for message in messages if message["type"] == "chat"]
