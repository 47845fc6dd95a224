"""A table with people at it, each with a socket, some of them watching."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

import consigliere
from consigliere.server.messages import NewTable, SeatWish, TableInfo
from tests.server.client import Failed, Person, Servers, Viewer
from tests.server.real.players import Player, check_finished

PERSON, BOT = SeatWish(kind="open"), SeatWish(kind="bot", bot="easy")


@dataclass(frozen=True)
class Plan:
    """What is played, and which seats bots have; the others are people. `watchers` are spectators."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    bots: frozenset[int] = frozenset()
    watchers: int = 0

    def wish(self) -> NewTable:
        count = consigliere.load(self.game).seats_in(self.options)
        seats = [BOT if seat in self.bots else PERSON for seat in range(count)]
        return NewTable(game=self.game, options=self.options, seats=seats)


class Party:
    def __init__(self, info: TableInfo, viewers: list[Viewer], players: list[Player]) -> None:
        self.info = info
        self.viewers = viewers
        self.players = players

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())

    async def check(self, database: str) -> None:
        await check_finished(self.info, self.viewers, self.players, database)


async def start(owner: Person, table: str) -> TableInfo:
    """A start whose answer was lost with the server is asked for again, and has happened already."""
    try:
        return await owner.post(f"/api/tables/{table}/start", None, TableInfo)
    except Failed as failed:
        if failed.response.json()["message"] != "error-already-started":
            raise
        return await owner.get(f"/api/tables/{table}", TableInfo)


@asynccontextmanager
async def party(plan: Plan, addresses: Sequence[str], seed: int, trouble: float = 0.0) -> AsyncIterator[Party]:
    """People arrive at different servers, if there are several; over HTTP they ask the next one."""
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient())
        owner = await Person(Servers(addresses), http).register()
        info = await owner.new_table(plan.wish())
        viewers = []
        seats = [seat for seat, wish in enumerate(plan.wish().seats) if wish is PERSON]
        for number, place in enumerate([*seats, *[None] * plan.watchers]):
            person = await Person(Servers(addresses, number + 1), http).register()
            if place is not None:
                info = await person.sit(info.id, place)
            viewers.append(Viewer(person, Servers(addresses, number), info.id, place))
        if info.status == "waiting":
            info = await start(owner, info.id)
        for viewer in viewers:
            await stack.enter_async_context(viewer)
        players = [Player(viewer, seed * 10 + viewer.seat, trouble) for viewer in viewers if viewer.seat is not None]
        yield Party(info, viewers, players)
