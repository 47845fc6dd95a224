"""A tab as the script of its worker sees it: a local host, with a keeper and a thinker in Python, not the script's."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from consigliere.local.worker import Page, open_mind, open_page

Json = Any


class Keeper:
    """What a browser keeps; `room`: so many texts fit in; `busy`: another tab does not give the lock back;
    `refuses`: nothing is kept."""

    def __init__(self, room: int = 10**9) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.room = room
        self.busy = False
        self.refuses = False
        self._lock = asyncio.Lock()

    def copy(self) -> "Keeper":
        """What is kept now; whoever still writes to the other one changes nothing here."""
        made = Keeper(self.room)
        made.kept = dict(self.kept)
        return made

    def lock(self) -> Awaitable[Callable[[], None] | None]:
        """A promise, as of a browser: it comes true whether anybody still waits for it or not."""
        return asyncio.shield(self._locked())

    async def _locked(self) -> Callable[[], None] | None:
        self._refuse()
        if self.busy:
            return None
        await self._lock.acquire()
        return self._lock.release

    def _refuse(self) -> None:
        if self.refuses:
            raise RuntimeError("SecurityError")

    async def get(self, kind: str, key: str) -> str | None:
        self._refuse()
        return self.kept.get((kind, key))

    async def find(self, kind: str, first: str, last: str) -> str:
        self._refuse()
        found = sorted((key, text) for (of, key), text in self.kept.items() if of == kind and first <= key <= last)
        return json.dumps(found)

    async def write(self, changes: str) -> str:
        wanted = json.loads(changes)
        if self.refuses:
            return "refused"
        if any(fresh and (kind, key) in self.kept for kind, key, _, fresh in wanted):
            return "taken"
        if len(self.kept) + len(wanted) > self.room:
            return "full"
        for kind, key, text, _ in wanted:
            if text is None:
                self.kept.pop((kind, key), None)
            else:
                self.kept[kind, key] = text
        await asyncio.sleep(0)  # it is stored before anybody hears so
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
