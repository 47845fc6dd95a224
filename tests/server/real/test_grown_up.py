"""Two server processes, one PostgreSQL, one Redis."""

import asyncio

import httpx

from consigliere.server.messages import NewTable
from tests.server.client import Person, Servers, Viewer
from tests.server.real.parties import PERSON, Party, Plan, party
from tests.server.real.players import both_ways, undecided
from tests.server.real.servers import Server
from tests.server.real.services import Redis


async def after(friends: Party, commands: int) -> None:
    """When so many more commands are acknowledged, and the game still goes on."""
    wanted = friends.acknowledged + commands
    while friends.acknowledged < wanted:
        assert not friends.viewers[0].over
        await asyncio.sleep(0.01)


async def play_apart(plan: Plan, servers: tuple[Server, Server], database: str) -> None:
    async with party(plan, [server.address for server in servers], seed=3, trouble=0.1) as friends:
        await friends.play()
        await friends.check(database)


def test_people_of_one_table_at_two_processes(two_servers: tuple[Server, Server], postgres_database: str) -> None:
    for plan in (Plan("famiglia", watchers=2), Plan("scarface", watchers=3)):
        asyncio.run(play_apart(plan, two_servers, postgres_database))


async def play_through_disaster(servers: tuple[Server, Server], redis: Redis, database: str) -> None:
    plan = Plan("lafamiglia", watchers=2)
    async with party(plan, [server.address for server in servers], seed=4, trouble=0.1) as friends:
        game = asyncio.create_task(friends.play())
        await after(friends, 40)
        redis.stop()
        await after(friends, 3)
        await asyncio.to_thread(redis.start)
        await after(friends, 40)
        servers[0].kill()
        await after(friends, 40)
        await asyncio.to_thread(servers[0].start)
        servers[1].kill()
        await after(friends, 40)
        await asyncio.to_thread(servers[1].start)
        await game
        await friends.check(database)


def test_disaster(two_servers: tuple[Server, Server], redis: Redis, postgres_database: str) -> None:
    """Redis goes and comes back, then one process is killed and later the other, in the middle of a game."""
    asyncio.run(play_through_disaster(two_servers, redis, postgres_database))


async def miss_updates(servers: tuple[Server, Server], redis: Redis) -> None:
    plan = Plan("scarface", watchers=1)
    async with party(plan, [server.address for server in servers], seed=5) as friends:
        player, watcher = friends.players[0], friends.viewers[1]
        redis.stop()
        for _ in range(5):
            await player.act()
        await asyncio.to_thread(redis.start)
        await watcher.until(lambda: watcher.seq == 6)
        assert watcher.connections == 1


def test_updates_catch_up_when_redis_is_back(two_servers: tuple[Server, Server], redis: Redis) -> None:
    """Without a new command and without a new connection."""
    asyncio.run(miss_updates(two_servers, redis))


async def sit_down_quietly(servers: tuple[Server, Server], redis: Redis) -> None:
    async with httpx.AsyncClient() as http:
        here, there = (Servers([server.address]) for server in servers)
        ann = await Person(here, http).register()
        table = await ann.new_table(NewTable(game="famiglia", seats=[PERSON, PERSON]))
        async with Viewer(ann, there, table.id, None):
            redis.stop()
            await ann.sit(table.id, 0)
            async with Viewer(ann, there, table.id, 0) as viewer:
                assert viewer.info is not None
                assert viewer.info.seats[0].mine


def test_who_sat_down_at_one_process_is_known_at_the_other(two_servers: tuple[Server, Server], redis: Redis) -> None:
    """Even before any news of it come, or without any."""
    asyncio.run(sit_down_quietly(two_servers, redis))


async def race(servers: tuple[Server, Server], database: str) -> int:
    """Everybody decides twice at once, differently or the same, at the two processes."""
    async with party(Plan("scarface"), [server.address for server in servers], seed=8, trouble=0.5) as friends:
        for player in friends.players:
            player.known_tricks = [both_ways, undecided]
        await friends.play()
        await friends.check(database)
        return sum(player.tricks["undecided"] for player in friends.players)


def test_of_two_decisions_at_once_one_counts(two_servers: tuple[Server, Server], postgres_database: str) -> None:
    assert asyncio.run(race(two_servers, postgres_database)) > 10
    assert [server.errors() for server in two_servers] == [[], []]


async def lose_the_bot(servers: tuple[Server, Server], database: str) -> None:
    plan = Plan("famiglia", bots=frozenset({1}), watchers=1)
    async with party(plan, [server.address for server in servers], seed=7) as friends:
        player = friends.players[0]
        await player.viewer.until(lambda: bool(player.viewer.legal))
        while player.viewer.asked == [0]:
            await player.act()
        servers[0].kill()
        assert player.viewer.asked == [1]
        await friends.play()
        await friends.check(database)


def test_another_process_takes_over_a_bot(two_servers: tuple[Server, Server], postgres_database: str) -> None:
    """The process where a bot thinks is killed while it thinks."""
    asyncio.run(lose_the_bot(two_servers, postgres_database))
