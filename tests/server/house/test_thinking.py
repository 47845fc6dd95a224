"""Bots that crash, hang, cheat or are no longer needed: the table goes on; and who is served first."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from consigliere.bots import Budget, make_bot
from consigliere.kernel import Game
from consigliere.server.table.bots import processes
from consigliere.server.table.bots.minds import Maker, Question, Urgency
from consigliere.server.table.bots.processes import TRIES, BotProcesses
from tests.server.browsers import all_games
from tests.server.running import Running, running, until
from tests.server.trouble import TROUBLE, no_advice, trouble, trouble_once

FAMIGLIA = all_games()[0]
GRACE = 0.5
SHORT, LONG = Budget(seconds=0.5, steps=60), Budget(seconds=5.0, steps=600)


def question(bot: str, budget: Budget | None = None, person: str = "", urgency: Urgency = Urgency.TABLE) -> Question:
    state = FAMIGLIA.new(seed=1)
    view = state.view(state.seat).encode()
    budget = budget or (SHORT if bot in TROUBLE else LONG)  # who fails is given up soon, others have time
    return Question("famiglia", FAMIGLIA.pack.digest, bot, 1, budget, view, person, urgency)


async def chosen(pool: BotProcesses, asked: Question) -> int | None:
    choice = await pool.choose(asked)
    return None if choice is None else choice.action


def legal() -> list[int]:
    return FAMIGLIA.new(seed=1).legal


def in_pool(
    work: Callable[[BotProcesses], Awaitable[None]], workers: int = 1, maker: Maker = make_bot, grace: float = 60.0
) -> list[tuple[str, str]]:
    """What a pool does for `work`; the failures it counted."""
    failures: list[tuple[str, str]] = []

    async def run() -> None:
        pool = BotProcesses([FAMIGLIA], workers, maker, grace, lambda bot, why: failures.append((bot, why)))
        try:
            await work(pool)
        finally:
            pool.close()

    asyncio.run(run())
    return failures


def test_bots_that_fail_are_asked_again_and_given_up() -> None:
    async def ask(pool: BotProcesses) -> None:
        for bot in ("dying", "random"):
            assert await chosen(pool, question(bot)) is None
        assert await chosen(pool, question("greedy")) in legal(), "in a new process"

    assert in_pool(ask, 1, trouble, GRACE) == [("dying", "ended")] * TRIES + [("random", "late")] * TRIES


def test_a_bot_that_fails_once_gets_another_try(tmp_path: Path) -> None:
    whys = {"dying": "ended", "eager": "failed", "cheating": "failed", "random": "late"}

    async def ask(pool: BotProcesses) -> None:
        for bot in whys:
            assert await chosen(pool, question(bot)) == legal()[-1]

    assert in_pool(ask, 1, partial(trouble_once, tmp_path), GRACE) == list(whys.items())


async def changed(pool: BotProcesses, pid: int) -> None:
    """Wait until another process has taken the place of this one."""
    async with asyncio.timeout(60):
        while pool.thinkers[0].pid in (0, pid):
            await asyncio.sleep(0.01)


def test_a_process_that_was_killed_is_replaced_before_it_is_needed() -> None:
    async def ask(pool: BotProcesses) -> None:
        assert await chosen(pool, question("greedy")) in legal()
        pid = pool.thinkers[0].pid
        os.kill(pid, signal.SIGKILL)
        await changed(pool, pid)
        assert await chosen(pool, question("greedy")) in legal()

    assert in_pool(ask) == []


def test_a_process_that_is_killed_while_it_thinks_does_not_spoil_the_choice(tmp_path: Path) -> None:
    async def ask(pool: BotProcesses) -> None:
        choosing = asyncio.create_task(chosen(pool, question("random")))
        async with asyncio.timeout(60):
            while not (tmp_path / "random").exists():
                await asyncio.sleep(0.01)
        os.kill(pool.thinkers[0].pid, signal.SIGKILL)
        assert await choosing == legal()[-1]

    assert in_pool(ask, 1, partial(trouble_once, tmp_path)) == [("random", "ended")]


def test_a_process_that_was_stopped_does_not_spoil_the_choice() -> None:
    async def ask(pool: BotProcesses) -> None:
        first = await chosen(pool, question("greedy"))
        pid = pool.thinkers[0].pid
        os.kill(pid, signal.SIGSTOP)
        assert await chosen(pool, question("greedy")) == first
        assert pool.thinkers[0].pid != pid
        assert not alive(pid)

    assert in_pool(ask, 1, make_bot, GRACE) == [("greedy", "late")]


def alive(pid: int) -> bool:
    """Whether a process runs; one that ended and was not yet buried does not."""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_no_process_is_left_behind() -> None:
    pids: list[int] = []

    async def ask(pool: BotProcesses) -> None:
        await asyncio.gather(*(chosen(pool, question("greedy")) for _ in range(2)))
        pids.extend(thinker.pid for thinker in pool.thinkers)

    in_pool(ask, 2)
    assert all(pids)
    until(lambda: not any(alive(pid) for pid in pids))


def test_a_bot_is_stopped_when_nobody_waits_for_it() -> None:
    async def ask(pool: BotProcesses) -> None:
        await chosen(pool, question("greedy"))
        pid = pool.thinkers[0].pid
        hanging = asyncio.create_task(chosen(pool, question("random")))
        waiting = asyncio.create_task(chosen(pool, question("random")))
        await asyncio.sleep(0.1)
        waiting.cancel()
        hanging.cancel()
        assert await chosen(pool, question("greedy")) in legal()
        assert not alive(pid)

    assert in_pool(ask, 1, trouble) == []


def test_a_bot_that_is_nearly_done_may_finish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "LAST_SECONDS", 60.0)

    async def ask(pool: BotProcesses) -> None:
        await chosen(pool, question("greedy"))
        pid = pool.thinkers[0].pid
        unwanted = asyncio.create_task(chosen(pool, question("greedy")))
        await asyncio.sleep(0)
        unwanted.cancel()
        assert await chosen(pool, question("greedy")) in legal()
        assert pool.thinkers[0].pid == pid

    in_pool(ask)


# Whose turn it is


async def order_of(pool: BotProcesses, asked: list[tuple[str, Urgency]]) -> list[str]:
    """In which order people are served who ask at once, while somebody else is being served."""
    served: list[str] = []

    async def ask(person: str, urgency: Urgency) -> None:
        assert await chosen(pool, question("greedy", None, person, urgency)) is not None
        served.append(person)

    first = asyncio.create_task(chosen(pool, question("greedy")))
    await asyncio.sleep(0)
    await asyncio.gather(first, *(ask(person, urgency) for person, urgency in asked))
    return served


def test_people_are_served_in_turn() -> None:
    async def ask(pool: BotProcesses) -> None:
        asked = [("ann", Urgency.TABLE)] * 4 + [("bob", Urgency.TABLE)] * 2 + [("eve", Urgency.TABLE)]
        assert await order_of(pool, asked) == ["ann", "bob", "eve", "ann", "bob", "ann", "ann"]

    in_pool(ask)


def test_whoever_waits_for_advice_comes_first_and_bots_that_nobody_watches_last() -> None:
    async def ask(pool: BotProcesses) -> None:
        asked = [("mob", Urgency.ALONE)] * 5 + [("eve", Urgency.WATCHED)] * 3
        asked += [("bob", Urgency.TABLE)] * 3 + [("ann", Urgency.HINT)]
        served = await order_of(pool, asked)
        assert [person for person in served if person in ("ann", "bob")] == ["ann", "bob", "bob", "bob"]
        assert [person for person in served if person in ("mob", "eve")] == ["mob", *["eve"] * 3, *["mob"] * 4]

    in_pool(ask)


def test_bots_that_nobody_watches_take_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "ALONE_SECONDS", 0.3)

    async def ask(pool: BotProcesses) -> None:
        await chosen(pool, question("greedy"))
        started = time.monotonic()
        await asyncio.gather(*(chosen(pool, question("greedy", None, "mob", Urgency.ALONE)) for _ in range(3)))
        assert time.monotonic() - started >= 0.6

    in_pool(ask)


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_among_themselves_leave_a_process_to_people(workers: int) -> None:
    async def ask(pool: BotProcesses) -> None:
        asked = [question("random", person=person, urgency=Urgency.WATCHED) for person in ("mob", "eve")]
        watched = [asyncio.create_task(chosen(pool, one)) for one in asked]
        await asyncio.sleep(0)
        assert await chosen(pool, question("greedy", urgency=Urgency.HINT)) in legal()
        assert not any(task.done() for task in watched)
        for task in watched:
            task.cancel()

    in_pool(ask, workers, trouble)


def test_one_process_is_enough_for_people_alone() -> None:
    async def ask(pool: BotProcesses) -> None:
        await asyncio.gather(*(chosen(pool, question("greedy", urgency=urgency)) for urgency in list(Urgency)[:2] * 3))
        assert sum(thinker.pid > 0 for thinker in pool.thinkers) == 1

    in_pool(ask)


def test_the_same_position_gets_the_same_choice() -> None:
    async def ask(pool: BotProcesses) -> None:
        first, second = await asyncio.gather(*(chosen(pool, question("greedy")) for _ in range(2)))
        assert first == second

    in_pool(ask, 2)


# At a table


@pytest.mark.parametrize("bot", ["eager", "random"])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_a_table_goes_on_when_its_bot_hangs_or_crashes(game: Game, bot: str, sqlite_database: str) -> None:
    with running(sqlite_database, [game], maker=trouble, grace=1.0) as server:
        ann = server.person()
        seats = [{"kind": "bot", "bot": bot}] * game.seats
        table = ann.table(game.id, options=game.quick(), seats=seats)["id"]
        before = ann.socket(table).get("position")["seq"]
        until(lambda: ann.position(table)["seq"] > before, 60)


def test_where_no_bot_can_think_a_hint_says_so_and_a_fallback_is_counted(sqlite_database: str) -> None:
    with running(sqlite_database, [FAMIGLIA], maker=no_advice) as server:
        ann = server.person()
        table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])["id"]
        until(lambda: ann.position(table, 0)["view"]["legal"])
        reply = ann.command(table, "hint")
        assert (reply["type"], reply["problem"]["message"]) == ("refused", "error-no-hint")

        def counted() -> bool:
            if ann.position(table, 0)["view"]["legal"]:
                ann.play(table, 0)
            return 'consigliere_bot_fallbacks_total{bot="greedy"}' in ann.ok("GET", "/metrics")

        until(counted)
        assert 'consigliere_bot_failures_total{bot="greedy",why="failed"}' in ann.ok("GET", "/metrics")


def test_a_bot_process_that_is_killed_spoils_neither_hint_nor_move(sqlite_database: str) -> None:
    with running(sqlite_database, [FAMIGLIA], grace=8.0) as server:
        ann = server.person()
        table = ann.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])["id"]
        pool = server.app.state.house.pool
        until(lambda: ann.position(table, 0)["view"]["legal"])
        assert ann.command(table, "hint")["type"] == "hinted"
        for sign in (signal.SIGKILL, signal.SIGSTOP):
            os.kill(pool.thinkers[0].pid, sign)
            assert ann.command(table, "hint")["type"] == "hinted"
        assert "bot_fallbacks_total{" not in ann.ok("GET", "/metrics")


def test_bots_play_to_the_end_alone(lite: Running) -> None:
    ann = lite.person()
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "eager"}]
    table = ann.table(seats=bots)["id"]
    until(lambda: ann.ok("GET", f"/api/tables/{table}")["status"] == "over", 60)
    assert ann.ok("GET", f"/api/tables/{table}")["ending"] == "played"


def test_bots_go_on_after_a_restart(sqlite_database: str) -> None:
    with running(sqlite_database, [FAMIGLIA], maker=trouble, grace=1.0) as first:
        ann = first.person()
        table = ann.table(seats=[{"kind": "bot", "bot": "random"}, {"kind": "me"}])["id"]
    with running(sqlite_database) as second:
        ann.http.base_url = second.address
        until(lambda: ann.position(table, 1)["view"]["legal"], 10)
