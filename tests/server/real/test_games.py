"""Four clients play whole games, against each other and bots, badly connected; all see the same game in the end."""

import asyncio
from collections import Counter

import pytest

from tests.server.real.parties import Plan, party
from tests.server.real.players import TRICKS
from tests.server.real.servers import Server

SHORT = {"families": "first_game", "auto_setup": "on", "max_rounds": 2}
FOUR_PEOPLE = Plan("lafamiglia")
GAMES = {
    "la famiglia, four people": FOUR_PEOPLE,
    "la famiglia, two teams with a bot each": Plan("lafamiglia", SHORT, bots=frozenset({1, 2}), watchers=2),
    "famiglia, two people": Plan("famiglia", watchers=2),
    "famiglia, a person and a bot": Plan("famiglia", bots=frozenset({1}), watchers=3),
    "scarface": Plan("scarface", watchers=3),
    "scarface, a person and a bot": Plan("scarface", {"humans": "2"}, bots=frozenset({1}), watchers=1),
    "scarface, two people and a bot": Plan("scarface", {"humans": "3"}, bots=frozenset({0}), watchers=1),
}
TROUBLE = 0.3


async def play_to_the_end(plan: Plan, server: Server, database: str, seed: int) -> Counter[str]:
    tricks: Counter[str] = Counter()
    async with party(plan, [server.address], seed, TROUBLE) as friends:
        await friends.play()
        await friends.check(database)
        for player in friends.players:
            tricks.update(player.tricks)
    return tricks


@pytest.mark.parametrize("plan", GAMES.values(), ids=GAMES)
def test_whole_games_in_trouble(plan: Plan, server: Server, database: str) -> None:
    tricks = asyncio.run(play_to_the_end(plan, server, database, seed=1))
    if plan == FOUR_PEOPLE:
        assert {trick.__name__ for trick in TRICKS} <= set(tricks)
    assert server.errors() == []
