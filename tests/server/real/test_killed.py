"""The server is killed in the middle of play, again and again; nothing that it acknowledged is lost."""

import asyncio
import random

from sqlalchemy import create_engine

from consigliere.server.store import rows
from tests.server.real.parties import Party, Plan, party
from tests.server.real.servers import Server

KILLS = 50
LONGEST_LIFE = 0.3
PLANS = [
    Plan("lafamiglia"),
    Plan("scarface"),
    Plan("famiglia"),
    Plan("famiglia", bots=frozenset({1})),
]


class Killer:
    def __init__(self, server: Server, database: str, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.kills = 0
        self.in_flight = 0
        self.arrived = 0
        self.parties: list[Party] = []
        self._engine = create_engine(database)

    @property
    def done(self) -> bool:
        return self.kills >= KILLS

    async def work(self) -> None:
        while not self.done:
            await self._progress()
            await asyncio.sleep(self.rng.random() * LONGEST_LIFE)
            self.server.kill()
            self.kills += 1
            self._look_at_what_is_stored()
            await asyncio.to_thread(self.server.start)

    async def _progress(self) -> None:
        """Something is acknowledged in every life; in some everybody goes on, also those who wait for a bot."""
        while not self.parties:
            await asyncio.sleep(0.005)
        before = [(friends, friends.acknowledged) for friends in self.parties]
        enough = all if self.kills % 10 == 9 else any
        while not enough(self._went_on(friends, count) for friends, count in before):
            await asyncio.sleep(0.005)

    def _went_on(self, friends: Party, acknowledged: int) -> bool:
        return friends.acknowledged > acknowledged or friends not in self.parties or friends.viewers[0].over

    def _look_at_what_is_stored(self) -> None:
        with self._engine.connect() as db:
            for friends in self.parties:
                kept = rows.rows_since(db, friends.info.id)
                assert [row.seq for row in kept] == list(range(1, len(kept) + 1))
                stored = {(row.person, row.command) for row in kept}
                for player in friends.players:
                    self._look_at(player.viewer.person.id, player.acknowledged, player.viewer.unanswered, stored)

    def _look_at(self, person: str, acknowledged: set[str], asked: set[str], stored: set[tuple[str, str]]) -> None:
        assert {(person, command) for command in acknowledged} <= stored
        self.in_flight += len(asked)
        self.arrived += sum((person, command) in stored for command in asked)


async def play_on(plan: Plan, killer: Killer, database: str, seed: int) -> None:
    """One game after the other until there are no more kills."""
    while True:
        async with party(plan, [killer.server.address], seed, trouble=0.05) as friends:
            killer.parties.append(friends)
            await friends.play()
            await friends.check(database)
            killer.parties.remove(friends)
        if killer.done:
            return
        seed += 100


async def play_while_killed(server: Server, database: str, seed: int) -> Killer:
    killer = Killer(server, database, seed)
    async with asyncio.TaskGroup() as group:
        group.create_task(killer.work())
        for number, plan in enumerate(PLANS):
            group.create_task(play_on(plan, killer, database, seed + number))
    return killer


def test_killed_at_random_moments(sqlite_server: Server, sqlite_database: str) -> None:
    killer = asyncio.run(play_while_killed(sqlite_server, sqlite_database, seed=1))
    print(f"{killer.kills} kills, {killer.in_flight} commands under way, {killer.arrived} of them stored")
    assert killer.kills == KILLS
    assert killer.in_flight > 0
    assert sqlite_server.errors() == []
