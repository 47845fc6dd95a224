"""The local host of a page: played at, come back to, opened twice, full, taken along."""

import asyncio
import json
import random
from pathlib import Path

from consigliere.kernel import Game, records
from consigliere.local.worker import open_page
from tests.local.tabs import Keeper, Tab, Thinker, a_tab, a_table, play_out
from tests.server.browsers import all_games
from tests.server.running import running
from tests.server.test_companion import SET_UP, START, answer_for

KILLED, MOMENTS = 50, 400  # how often, and within how many steps of the loop


def test_a_game_of_each_is_played_kept_and_looked_at_again() -> None:
    async def run() -> None:
        for game in all_games():
            keeper = Keeper()
            tab = await a_tab(keeper)
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (game.seats - 1)]
            table = await a_table(tab, game.id, seats=seats)
            await play_out(tab, 0)
            address = f"/api/tables/{table}"
            assert (await tab.ask("GET", address))["status"] == "over"
            record = await tab.ask("GET", f"{address}/record")
            assert records.replay(records.read(record), game).state.returns is not None
            course = await tab.ask("GET", f"{address}/course?seat=0")
            moment = await tab.ask("GET", f"{address}/moments/{len(course['scores']) - 1}?seat=0")
            assert moment["view"]["returns"] is not None
            again = await a_tab(keeper)
            listed = (await again.ask("GET", "/api/tables"))["mine"]
            assert [(one["id"], one["status"]) for one in listed] == [(table, "over")]
            assert await again.ask("GET", f"{address}/story?seat=0") == await tab.ask("GET", f"{address}/story?seat=0")

    asyncio.run(run())


def test_whoever_comes_back_goes_on_where_they_were() -> None:
    """Killed between any two moves: what was shown is stored, and nothing else is there."""

    async def run() -> None:
        keeper = Keeper()
        tab = await a_tab(keeper)
        table = await a_table(tab, "famiglia", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        for _ in range(12):
            await play_out(tab, 0, most=2)
            await tab.asked(0)
            shown = tab.view(0)
            tab = await a_tab(keeper)
            await tab.come(table, 0)
            assert tab.view(0) == shown

    asyncio.run(run())


def test_a_tab_that_is_killed_at_fifty_random_moments() -> None:
    """Whatever it was doing: the next one goes on from what was stored then, and that is at least what was shown."""

    async def run() -> None:
        dice, keeper, ahead = random.Random(50), Keeper(), 0
        tab = await a_tab(keeper)
        table = await a_table(tab, "famiglia", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        for _ in range(KILLED):
            playing = asyncio.ensure_future(play_out(tab, 0))
            for _ in range(dice.randrange(MOMENTS)):
                await asyncio.sleep(0)
            shown, keeper, over = list(tab.told[0]), keeper.copy(), playing.done()
            playing.cancel()
            tab = await a_tab(keeper)
            (position,) = [told for told in await tab.come(table, 0) if told["type"] == "position"]
            events = [event for told in shown for event in told.get("events", [])]
            assert position["events"][: len(events)] == events
            latest = [told for told in shown if told["type"] in ("position", "update")][-1]
            if position["seq"] == latest["seq"]:
                assert position["view"] == latest["view"]
            else:
                ahead += 1
            if over:
                table = await a_table(tab, "famiglia", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        assert 0 < ahead < KILLED, "some after storing and before telling"

    asyncio.run(run())


def test_two_tabs_see_one_game() -> None:
    async def run() -> None:
        keeper, news = Keeper(), list[str]()
        one, other = await a_tab(keeper, news), await a_tab(keeper)
        table = await a_table(one, "famiglia", seats=[{"kind": "me"}, {"kind": "me"}])
        await one.come(table, 1)
        await other.come(table, 0)
        await other.come(table, 1)
        for _ in range(3):
            for tab, far in ((one, other), (other, one)):
                seat = tab.view(0)["decisions"][0]["seat"]
                assert (await tab.say("play", seat, action=tab.view(seat)["legal"][-1][0]))["type"] == "done"
                await far.page.hear(table)
                assert far.view(0) == tab.view(0)
        assert set(news) == {table}
        seat = one.view(0)["decisions"][0]["seat"]
        action = one.view(seat)["legal"][-1][0]
        assert (await one.say("play", seat, action=action))["type"] == "done"
        assert (await other.say("play", seat, action=action))["type"] == "refused", "it has not heard of it yet"
        assert other.view(0) == one.view(0), "now it has"

    asyncio.run(run())


def test_a_full_storage_is_said_and_shows_nothing_that_is_not_stored() -> None:
    async def run() -> None:
        keeper = Keeper()
        tab = await a_tab(keeper)
        await a_table(tab, "famiglia", seats=[{"kind": "me"}, {"kind": "me"}])
        seat = tab.view(0)["decisions"][0]["seat"]
        if seat:
            await tab.come((await tab.ask("GET", "/api/tables"))["mine"][0]["id"], seat)
        before, keeper.room = tab.view(seat), len(keeper.kept)
        action = before["legal"][0][0]
        answer = await tab.say("play", seat, action=action)
        assert (answer["type"], answer["problem"]["message"]) == ("refused", "error-storage-full")
        assert tab.view(seat) == before
        keeper.room = 10**9
        assert (await tab.say("play", seat, action=action))["type"] == "done"

    asyncio.run(run())


def test_a_game_moves_to_a_server_as_a_record_and_back(tmp_path: Path) -> None:
    """In the middle, and what chance will do is not in it; from there one that is over."""

    async def taken(game: Game) -> tuple[str, object]:
        tab = await a_tab(Keeper())
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (game.seats - 1)]
        table = await a_table(tab, game.id, seats=seats)
        await play_out(tab, 0, most=9)
        await tab.asked(0)
        return await tab.ask("GET", f"/api/tables/{table}/record"), tab.view(0)["board"]

    async def brought(record: str) -> tuple[str, str]:
        tab = await a_tab(Keeper())
        made = await tab.ask("POST", "/api/records", {"record": record})
        return made["status"], await tab.ask("GET", f"/api/tables/{made['id']}/record")

    with running(f"sqlite:///{tmp_path / 'server.db'}") as server:
        somebody = server.person()
        for game in all_games():
            record, board = asyncio.run(taken(game))
            assert "seed: ?" in record or "seed: asked" in record
            moved = somebody.ok("POST", "/api/records", {"record": record})
            assert (moved["status"], moved["origin"]) == ("running", "record")
            assert somebody.position(moved["id"], 0)["view"]["board"] == board
        table = somebody.table(seats=[{"kind": "me"}] * 2)["id"]
        while (now := somebody.position(table, 0))["table"]["status"] != "over":
            somebody.play(table, now["view"]["decisions"][0]["seat"], -1)
        record = somebody.ok("GET", f"/api/tables/{table}/record")
        status, here = asyncio.run(brought(record))
        assert (status, here.split("\n\n")[1]) == ("over", record.split("\n\n")[1]), "the same moves"


def test_everything_as_one_file() -> None:
    async def run() -> None:
        tab, other = await a_tab(Keeper()), await a_tab(Keeper())
        table = await a_table(tab, "scarface")
        await play_out(tab, 0, most=5)
        await tab.ask("POST", "/api/companions", {"cards": "app", "pack": ""})
        file = await tab.ask("GET", "/api/everything")
        assert await other.ask("POST", "/api/everything", file) == {
            "tables": 1, "companions": 1, "known": 0, "refused": 0
        }  # fmt: skip
        assert (await other.ask("POST", "/api/everything", file))["known"] == 2
        await other.come(table, 0)
        assert other.view(0) == tab.view(0)
        fresh = await a_tab(Keeper())
        broken = {**file, "rows": {key: row for key, row in file["rows"].items() if not key.endswith("3")}}
        assert (await fresh.ask("POST", "/api/everything", broken))["refused"] == 1
        assert await fresh.refused("POST", "/api/everything", {"consigliere": 99}) == (400, "error-everything-format")
        assert await fresh.refused("POST", "/api/everything", [1]) == (400, "error-bad-message")
        elsewhere = Keeper()
        waiting = await a_tab(elsewhere)
        elsewhere.busy = True
        assert await waiting.refused("GET", "/api/everything") == (503, "error-storage-busy"), "it is of one moment"

    asyncio.run(run())


def test_seats_levels_hints_and_what_comes_after() -> None:
    async def run() -> None:
        tab = await a_tab(Keeper())
        table = await a_table(tab, "famiglia", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        address = f"/api/tables/{table}"
        await tab.asked(0)
        hinted = await tab.say("hint", 0)
        assert hinted["action"] in [legal[0] for legal in tab.view(0)["legal"]]
        assert (await tab.ask("PUT", f"{address}/seats/1", {"kind": "bot", "bot": "greedy"}))["seats"][1][
            "bot"
        ] == "greedy"
        assert (await tab.say("say", 0, text="hello"))["problem"]["message"] == "error-nobody-listens"
        assert await tab.refused("GET", "/api/tables/none") == (404, "error-no-table")
        assert await tab.refused("GET", "/api/nothing") == (404, "error-not-found")
        assert await tab.refused("POST", "/api/tables", {"game": "famiglia", "seats": [{"kind": "open"}] * 2}) == (
            400, "error-nobody-comes"
        )  # fmt: skip
        await tab.say("resign", 0)
        again = await tab.ask("POST", f"{address}/again")
        assert again["origin"] == "again"
        rematch = await tab.ask("POST", f"{address}/rematch")
        assert (await tab.ask("POST", f"{address}/rematch"))["id"] == rematch["id"]
        onward = await tab.ask("POST", f"{address}/onward", {"move": 0, "seat": "0"})
        assert onward["origin"] == "record"
        await tab.ask("DELETE", address)
        assert await tab.refused("GET", address) == (404, "error-no-table")

    asyncio.run(run())


def test_the_companion_runs_here() -> None:
    """A turn of the Henchman beside the box."""

    async def run() -> None:
        keeper = Keeper()
        tab = await a_tab(keeper)
        game = await tab.ask("POST", "/api/companions", {"cards": "app", "pack": ""})
        address = f"/api/companions/{game['info']['id']}"
        for text in [*SET_UP, START, "", "go"]:
            game = await tab.ask("POST", f"{address}/answers", {"text": text, "version": game["version"]})
        while game["question"]["kind"] != "pause":
            answer = {"text": answer_for(game["question"]), "version": game["version"]}
            game = await tab.ask("POST", f"{address}/answers", answer)
        again = await a_tab(keeper)
        assert await again.ask("GET", address) == game
        assert await again.refused("POST", f"{address}/undo", {"version": 0}) == (409, "error-companion-stale")
        back = await again.ask("POST", f"{address}/undo", {"version": game["version"]})
        assert back["answers"] == game["answers"] - 1

    asyncio.run(run())


QUICK = {"families": "first_game", "auto_setup": "on"}
BESIDE = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "me"}]


def test_a_wish_is_there_again_and_in_the_other_tab_and_goes_along() -> None:
    async def run() -> None:
        keeper = Keeper()
        tab = await a_tab(keeper)
        table = await a_table(tab, "lafamiglia", seats=BESIDE, options=QUICK)
        other = await a_tab(keeper)
        await other.come(table, 0)
        assert (await tab.say("wish", 0, what="attack", about="enna"))["type"] == "done"
        await other.page.hear(table)
        for heard in (tab.told[0], other.told[0]):
            lines = [told["line"] for told in heard if told["type"] == "chat"]
            assert [(line["n"], line["message"], line["args"]) for line in lines] == [
                (1, "lafamiglia-wish-attack", {"area": "enna"})
            ]
        elsewhere = await a_tab(Keeper())
        await elsewhere.ask("POST", "/api/everything", await tab.ask("GET", "/api/everything"))
        for one in (await a_tab(keeper), elsewhere):
            (position,) = [told for told in await one.come(table, 0) if told["type"] == "position"]
            assert [line["message"] for line in position["chat"]] == ["lafamiglia-wish-attack"]
            (position,) = [told for told in await one.come(table, 1) if told["type"] == "position"]
            assert position["chat"] == [], "the other team hears nothing"

    asyncio.run(run())


def test_a_forgotten_table_is_gone_in_every_tab() -> None:
    async def run() -> None:
        keeper = Keeper()
        one, other = await a_tab(keeper), await a_tab(keeper)
        table = await a_table(one, "lafamiglia", seats=BESIDE, options=QUICK)
        await one.say("wish", 0, what="save")
        await other.come(table, 0)
        await one.ask("DELETE", f"/api/tables/{table}")
        assert not keeper.kept
        stale = await other.say("play", 0, action=0)
        assert (stale["type"], stale["problem"]["message"]) == ("refused", "error-no-table")
        await other.page.hear(table)
        assert other.told[0][-1]["problem"]["message"] == "error-no-table", "whoever looks on is told"
        assert not keeper.kept, "nothing is stored of what is gone"
        assert await one.refused("DELETE", f"/api/tables/{table}") == (404, "error-no-table")

    asyncio.run(run())


def test_a_game_that_began_with_other_rules_says_so_and_stays_until_it_is_deleted() -> None:
    async def run() -> None:
        keeper = Keeper()
        tab = await a_tab(keeper)
        table = await a_table(tab, "famiglia")
        kept = json.loads(keeper.kept["tables", table])
        keeper.kept["tables", table] = json.dumps({**kept, "rules": "1"})
        newer = await a_tab(keeper)
        (listed,) = (await newer.ask("GET", "/api/tables"))["mine"]
        assert listed["status"] == "stopped"
        assert await newer.refused("GET", f"/api/tables/{table}") == (409, "error-table-other-rules")
        assert table in (await newer.ask("GET", "/api/everything"))["tables"]
        await newer.ask("DELETE", f"/api/tables/{table}")
        assert not keeper.kept

    asyncio.run(run())


class Slow(Thinker):
    """It thinks until it is let go on, or stopped."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()

    async def ask(self, question: str, seconds: float) -> str | None:
        self.asked.set()
        await asyncio.Event().wait()
        raise AssertionError


def test_a_bot_is_stopped_whose_thought_nobody_wants_and_people_are_answered_meanwhile() -> None:
    async def run() -> None:
        keeper, thinker = Keeper(), Slow()
        tab = Tab(await open_page(keeper, thinker, lambda table: None))
        wish = {"game": "famiglia", "seats": [{"kind": "bot", "bot": "hard"}] * 2}
        table = (await tab.ask("POST", "/api/tables", wish))["id"]
        assert await tab.page.come(0, table, "", 0, lambda text: None)
        await thinker.asked.wait()
        assert (await tab.ask("GET", f"/api/tables/{table}"))["status"] == "running", "asked while it thinks"
        await tab.ask("DELETE", f"/api/tables/{table}")
        await asyncio.sleep(0)
        assert thinker.stopped == 1
        assert not keeper.kept

    asyncio.run(run())


def test_a_bot_that_is_stopped_while_it_waits_to_store_its_move_keeps_nobody_from_the_storage() -> None:
    """Stopped after 0, 1, 2 ... steps of the loop, so also at each place where it waits for the lock."""

    async def run() -> None:
        for steps in range(60):
            keeper = Keeper()
            tab = await a_tab(keeper)
            wish = {"game": "famiglia", "seats": [{"kind": "bot", "bot": "random"}] * 2}
            table = (await tab.ask("POST", "/api/tables", wish))["id"]
            assert await tab.page.come(0, table, "", 0, lambda text: None)
            release = await keeper.lock()
            assert release is not None
            for _ in range(steps):
                await asyncio.sleep(0)
            await tab.page.go(0)
            release()
            async with asyncio.timeout(10):
                await tab.ask("DELETE", f"/api/tables/{table}")
            assert not keeper.kept

    asyncio.run(run())


def test_a_storage_that_another_tab_keeps_is_said_and_nothing_is_changed() -> None:
    async def run() -> None:
        keeper = Keeper()
        tab = await a_tab(keeper)
        table = await a_table(tab, "famiglia", seats=[{"kind": "me"}, {"kind": "me"}])
        before, shown = dict(keeper.kept), tab.view(0)
        keeper.busy = True
        assert await tab.refused("DELETE", f"/api/tables/{table}") == (503, "error-storage-busy")
        assert (await tab.say("resign", 0))["problem"]["message"] == "error-storage-busy"
        assert keeper.kept == before
        assert tab.view(0) == shown
        keeper.busy = False
        await tab.ask("DELETE", f"/api/tables/{table}")
        assert not keeper.kept

    asyncio.run(run())


def test_who_goes_before_they_have_quite_come_is_gone() -> None:
    """A table where only bots play goes on while somebody looks on, and no longer."""

    async def run() -> None:
        keeper, thinker = Keeper(), Slow()
        tab = Tab(await open_page(keeper, thinker, lambda table: None))
        wish = {"game": "famiglia", "seats": [{"kind": "bot", "bot": "hard"}] * 2}
        table = (await tab.ask("POST", "/api/tables", wish))["id"]
        heard = list[str]()
        coming = asyncio.ensure_future(tab.page.come(0, table, "", 0, heard.append))
        await asyncio.sleep(0)
        await asyncio.gather(coming, tab.page.go(0))
        assert thinker.asked.is_set() == bool(thinker.stopped)
        told = len(heard)
        await tab.ask("PUT", f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "easy"})
        assert len(heard) == told, "nobody is told any more"

    asyncio.run(run())


def test_a_rematch_asked_for_in_two_tabs_is_one_table() -> None:
    async def run() -> None:
        keeper = Keeper()
        one, other = await a_tab(keeper), await a_tab(keeper)
        table = await a_table(one, "famiglia", seats=[{"kind": "me"}, {"kind": "me"}])
        await one.say("resign", 0)
        address = f"/api/tables/{table}"
        await other.ask("GET", address)
        again = await asyncio.gather(*[tab.ask("POST", f"{address}/rematch") for tab in (one, other)])
        assert again[0]["id"] == again[1]["id"]
        tables = [key for kind, key in keeper.kept if kind == "tables"]
        assert sorted(tables) == sorted([table, again[0]["id"]])

    asyncio.run(run())


def test_a_forgotten_game_leaves_no_analysis_behind() -> None:
    async def run() -> None:
        keeper, thinker = Keeper(), Slow()
        tab = Tab(await open_page(keeper, thinker, lambda table: None))
        table = await a_table(tab, "famiglia", seats=[{"kind": "me"}, {"kind": "me"}])
        await tab.come(table, 1)
        seat = tab.view(0)["decisions"][0]["seat"]
        await tab.say("play", seat, action=tab.view(seat)["legal"][0][0])
        await tab.say("resign", 0)
        await tab.ask("POST", f"/api/tables/{table}/analysis")
        async with asyncio.timeout(10):
            await thinker.asked.wait()
        await tab.ask("DELETE", f"/api/tables/{table}")
        await asyncio.sleep(0)
        assert thinker.stopped == 1
        assert not keeper.kept

    asyncio.run(run())


def test_a_browser_that_keeps_nothing_is_spoken_of() -> None:
    """The engine runs all the same: whatever asks for what is kept says why there is none."""

    async def run() -> None:
        keeper = Keeper()
        keeper.refuses = True
        tab = await a_tab(keeper)
        wish = {"game": "famiglia", "seats": [{"kind": "me"}, {"kind": "me"}]}
        for method, address in (("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/api/companions")):
            assert await tab.refused(method, address, wish) == (507, "error-storage-refused")
        assert (await tab.ask("GET", "/api/me"))["name"] == "Capo"
        assert not keeper.kept

    asyncio.run(run())
