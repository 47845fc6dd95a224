"""The local host as the script of its worker sees it, with a keeper and a thinker in Python in place of the script's."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from consigliere.kernel import records
from consigliere.local.worker import Page, open_mind, open_page
from tests.server.browsers import all_games

Json = Any


class Keeper:
    """What a browser keeps; `room`: so many texts fit in, `refuses`: nothing does."""

    def __init__(self, room: int = 10**9) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.room = room
        self._lock = asyncio.Lock()

    async def lock(self) -> Callable[[], None]:
        await self._lock.acquire()
        return self._lock.release

    async def get(self, kind: str, key: str) -> str | None:
        return self.kept.get((kind, key))

    async def find(self, kind: str, first: str, last: str) -> str:
        found = sorted((key, text) for (of, key), text in self.kept.items() if of == kind and first <= key <= last)
        return json.dumps(found)

    async def write(self, changes: str) -> str:
        wanted = json.loads(changes)
        if any(fresh and (kind, key) in self.kept for kind, key, _, fresh in wanted):
            return "taken"
        if len(self.kept) + len(wanted) > self.room:
            return "full"
        for kind, key, text, _ in wanted:
            if text is None:
                self.kept.pop((kind, key), None)
            else:
                self.kept[kind, key] = text
        return ""


class Thinker:
    """`stopped`: how often nobody wanted an answer any more."""

    def __init__(self) -> None:
        self._think = open_mind()
        self.stopped = 0

    async def ask(self, question: str, seconds: float) -> str | None:
        await asyncio.sleep(0)
        return self._think(question)

    def stop(self) -> None:
        self.stopped += 1


class Tab:
    """A page with its host, and what its viewers were told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: dict[int, list[Json]] = {}
        self._n = 0

    async def ask(self, method: str, address: str, body: object = None) -> Json:
        status, kind, text, _ = await self.page.request(method, address, json.dumps(body))
        assert status < 300, text
        return json.loads(text) if "json" in kind else text

    async def refused(self, method: str, address: str, body: object = None) -> tuple[int, str]:
        status, _, text, _ = await self.page.request(method, address, json.dumps(body))
        assert status >= 400, text
        return status, json.loads(text)["message"]

    async def come(self, table: str, seat: int) -> list[Json]:
        heard = self.told[seat] = list[Json]()
        assert await self.page.come(seat, table, str(seat), 0, lambda text: heard.append(json.loads(text)))
        return heard

    async def say(self, kind: str, seat: int, **more: object) -> Json:
        self._n += 1
        latest = max(told["seq"] for told in self.told[seat] if told["type"] in ("position", "update"))
        command = {"type": kind, "id": f"{id(self)}-{self._n}", "seat": seat, "seq": latest, **more}
        await self.page.say(seat, json.dumps(command))
        return next(told for told in reversed(self.told[seat]) if told.get("id") == command["id"])

    def view(self, seat: int) -> Json:
        return next(told["view"] for told in reversed(self.told[seat]) if told.get("view"))

    async def asked(self, seat: int) -> bool:
        """Until this seat is asked, or the game is over; whether it is asked."""
        for _ in range(20_000):
            view = self.view(seat)
            if view["returns"] is not None:
                return False
            if any(decision["seat"] == seat for decision in view["decisions"]):
                return True
            await asyncio.sleep(0)
        raise AssertionError("nobody is asked")


async def a_tab(keeper: Keeper, news: list[str] | None = None) -> Tab:
    heard = [] if news is None else news
    return Tab(await open_page(keeper, Thinker(), heard.append))


async def play_out(tab: Tab, seat: int, most: int = 10**6) -> None:
    while most and await tab.asked(seat):
        legal = tab.view(seat)["legal"]
        assert (await tab.say("play", seat, action=legal[len(legal) // 2][0]))["type"] == "done"
        most -= 1


async def a_table(tab: Tab, game: str, **wish: object) -> str:
    id: str = (await tab.ask("POST", "/api/tables", {"game": game, **wish}))["id"]
    await tab.come(id, 0)
    return id


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
        late = await one.say("play", seat, action=0)
        assert late["type"] == "refused"

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


def test_a_game_moves_on_as_a_record_and_back() -> None:
    """Also one that is not over; and what chance will do is not in it."""

    async def run() -> None:
        tab, server = await a_tab(Keeper()), await a_tab(Keeper())
        for game in all_games():
            table = await a_table(tab, game.id, seats=[{"kind": "me"}] * game.seats)
            shown = tab.view(0)
            record = await tab.ask("GET", f"/api/tables/{table}/record")
            assert "seed: ?" in record or "seed: asked" in record
            moved = await server.ask("POST", "/api/records", {"record": record})
            await server.come(moved["id"], 0)
            assert server.view(0)["board"] == shown["board"]

    asyncio.run(run())


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
    async def run() -> None:
        keeper = Keeper()
        tab = await a_tab(keeper)
        game = await tab.ask("POST", "/api/companions", {"cards": "app", "pack": ""})
        address = f"/api/companions/{game['info']['id']}"
        for _ in range(3):
            answer = {"text": game["question"]["default"] or game["question"]["options"][0], "version": game["version"]}
            game = await tab.ask("POST", f"{address}/answers", answer)
        again = await a_tab(keeper)
        assert await again.ask("GET", address) == game
        assert await again.refused("POST", f"{address}/undo", {"version": 0}) == (409, "error-companion-stale")
        back = await again.ask("POST", f"{address}/undo", {"version": game["version"]})
        assert back["answers"] == 2

    asyncio.run(run())
