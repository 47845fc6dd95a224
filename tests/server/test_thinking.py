"""Bots that crash, hang, cheat or are no longer needed: the table goes on."""

import asyncio
import os
import time

from consigliere.bots import Bot, Budget, make_bot
from consigliere.kernel import Game, View
from consigliere.server.bots import Pool, Question
from tests.server.browsers import all_games
from tests.server.running import Running, running, until

FAMIGLIA = all_games()[0]
GRACE = 0.3


class Crashing:
    def choose(self, view: View, budget: Budget) -> int:
        raise RuntimeError


class Dying:
    def choose(self, view: View, budget: Budget) -> int:
        os._exit(3)


class Hanging:
    def choose(self, view: View, budget: Budget) -> int:
        while True:
            pass


class Cheating:
    def choose(self, view: View, budget: Budget) -> int:
        return max(action for action, _, _ in view.legal) + 1


def trouble(name: str, game: Game, seed: int) -> Bot:
    """Bots under the names of others, in the process where bots think."""
    bots: dict[str, type[Bot]] = {"random": Hanging, "eager": Crashing, "dying": Dying, "cheating": Cheating}
    return bots[name]() if name in bots else make_bot(name, game, seed)


def question(bot: str, strength: str = "quick") -> Question:
    state = FAMIGLIA.new(seed=1)
    return Question("famiglia", FAMIGLIA.pack.digest, bot, 1, strength, state.view(state.seat).encode())


def test_bots_that_fail_and_one_that_does_not() -> None:
    async def ask() -> None:
        pool = Pool(all_games(), 1, trouble, GRACE)
        legal = FAMIGLIA.new(seed=1).legal
        assert await pool.choose(question("greedy")) in legal
        for bot in ("dying", "eager", "cheating"):
            assert await pool.choose(question(bot)) is None
        started = time.monotonic()
        assert await pool.choose(question("random")) is None
        assert time.monotonic() - started < 0.5 + GRACE + 3, "given up within its budget"
        assert await pool.choose(question("greedy")) in legal, "in a new process"
        pool.close()

    asyncio.run(ask())


def test_a_bot_is_stopped_when_nobody_waits_for_it() -> None:
    async def ask() -> None:
        pool = Pool(all_games(), 1, trouble, grace=60)
        await pool.choose(question("greedy"))
        hanging = asyncio.create_task(pool.choose(question("random")))
        await asyncio.sleep(0.2)
        hanging.cancel()
        assert await asyncio.wait_for(pool.choose(question("greedy")), 20) is not None
        pool.close()

    asyncio.run(ask())


def test_the_same_position_gets_the_same_choice() -> None:
    async def ask() -> None:
        pool = Pool(all_games(), 2)
        first, second = await asyncio.gather(*(pool.choose(question("greedy")) for _ in range(2)))
        assert first == second
        pool.close()

    asyncio.run(ask())


def test_a_table_goes_on_when_its_bot_hangs_or_crashes(sqlite_database: str) -> None:
    with running(sqlite_database, maker=trouble) as server:
        for bot in ("eager", "random"):
            ann = server.person()
            table = ann.table(seats=[{"kind": "bot", "bot": bot, "strength": "quick"}, {"kind": "me"}])["id"]
            ann_socket = ann.socket(table, 1)
            before = ann_socket.get("position")["seq"]
            while ann.position(table, 1)["seq"] < before + 2:
                if ann.position(table, 1)["view"]["legal"]:
                    ann.play(table, 1)


def test_bots_play_to_the_end_alone(lite: Running) -> None:
    ann = lite.person()
    bots = [{"kind": "bot", "bot": "greedy", "strength": "quick"}, {"kind": "bot", "bot": "eager"}]
    table = ann.table(seats=bots)["id"]
    until(lambda: ann.ok("GET", f"/api/tables/{table}")["status"] == "over", 60)
    assert ann.ok("GET", f"/api/tables/{table}")["ending"] == "played"


def test_bots_go_on_after_a_restart(sqlite_database: str) -> None:
    with running(sqlite_database, maker=trouble) as first:
        ann = first.person()
        table = ann.table(seats=[{"kind": "bot", "bot": "random", "strength": "strong"}, {"kind": "me"}])["id"]
    with running(sqlite_database) as second:
        ann.http.base_url = second.address
        until(lambda: ann.position(table, 1)["view"]["legal"], 10)
