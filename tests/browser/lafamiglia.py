"""What the tests of La Famiglia's board share: positions of records, what a page has heard, where choices lie."""

import json
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from consigliere.kernel import View
from tests.browser.play import wait_for_turn
from tests.browser.tables import RECORDS, new_table, open_record, record_text, state_after

GAME = "lafamiglia"
BOTS = [{"kind": "bot", "bot": "easy"}] * 3
LEGAL = ".lf .is-legal"
MONEY = ("sell", "ask", "give")
COVERED = """() => Math.max(0, document.querySelector('.lf-stage').getBoundingClientRect().bottom
    - document.querySelector('.bar').getBoundingClientRect().top)"""
"""Pixels of the map that lie under the bar."""
NAMES = sorted(file.stem for file in (RECORDS / GAME).glob("*.record"))


class Watched:
    """A page, all that its sockets have heard, and the actions that were sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.views: list[dict[str, Any]] = []
        self.played: list[int] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._send)

    def _send(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        if command.get("type") == "play":
            self.played.append(command["action"])

    def _hear(self, frame: str | bytes) -> None:
        view = json.loads(frame).get("view")
        if view:
            self.views.append(view)

    @property
    def view(self) -> dict[str, Any]:
        return self.views[-1]

    @property
    def kind(self) -> str:
        asked = [decision["kind"] for decision in self.view["decisions"] if decision["seat"] == self.view["seat"]]
        return str(asked[0]) if asked else ""

    def legal(self) -> list[dict[str, Any]]:
        return [args for _, _, args in self.view["legal"]]

    def any_choice(self) -> int:
        """A legal action, one that declines only where there is no other."""
        return int(min((action in self.view["declines"], action) for action, _, _ in self.view["legal"])[1])

    def after(self, act: Callable[[], object]) -> None:
        """Do it, and wait until the server has told of it."""
        heard = len(self.views)
        act()
        until(self.page, lambda: len(self.views) > heard)


def until(page: Page, happens: Callable[[], bool], seconds: float = 20) -> None:
    """Like wait_until, and lets the page's events come in meanwhile."""
    for _ in range(int(seconds / 0.02)):
        if happens():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it does not happen")


def make_table(page: Page, seats: list[dict[str, str]], **options: object) -> str:
    return new_table(page, GAME, seats, options=options, spectators=True)


def sit_down(page: Page, **options: object) -> Watched:
    """A table with three easy bots, at my first decision."""
    watched = Watched(page)
    table = make_table(page, [{"kind": "me"}, *BOTS], **options)
    page.goto(f"/t/{table}")
    expect(page.locator(".lf")).to_be_visible()
    wait_for_turn(page)
    return watched


def take(page: Page, dice: random.Random) -> bool:
    """Pick something that glows, or a button of the bar; False when the game is over."""
    if wait_for_turn(page) == "over":
        return False
    page.evaluate(
        """([legal, wish]) => {
            const pieces = [...document.querySelectorAll(legal)];
            const buttons = [...document.querySelectorAll('.choice[data-action]')];
            const picked = document.querySelector('.lf .is-picked');
            const here = [...document.querySelectorAll('[data-way], .lf-hand.is-wanted .lf-hand-token')];
            const chosen = here.length ? here : picked || !pieces.length ? buttons : [...pieces, ...buttons];
            chosen[Math.floor(wish * chosen.length)]?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
            return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));
        }""",
        [LEGAL, dice.random()],
    )
    return True


def play_until(watched: Watched, done: Callable[[], bool], dice: random.Random, most: int = 400) -> None:
    for _ in range(most):
        if wait_for_turn(watched.page) == "over" or done():
            return
        take(watched.page, dice)
    raise AssertionError("it goes on for ever")


def moments(last: bool = False) -> dict[str, tuple[str, int]]:
    """A record and a move for each kind of decision, the first or the last of its record."""
    found: dict[str, tuple[str, int]] = {}
    for name in NAMES:
        here = {line.split()[1]: (name, number) for number, line in _numbered(name, last)}
        found = here | found
    return {kind: where for kind, where in found.items() if not kind.startswith("deal")}


def moment_before(kind: str, following: str) -> tuple[str, int]:
    """A record and a move of this kind after which the same seat is asked what follows."""
    for name in NAMES:
        moves = [line.split() for line in _moves(record_text(GAME, name))]
        for number, (now, after) in enumerate(pairwise(moves)):
            if now[1] == kind and after[:2] == [now[0], following]:
                return name, number
    raise AssertionError(following)


def _numbered(name: str, last: bool) -> list[tuple[int, str]]:
    lines = list(enumerate(_moves(record_text(GAME, name))))
    return lines if last else lines[::-1]


def _moves(text: str) -> list[str]:
    return [line for line in text.split("\n\n", 1)[1].splitlines() if line.strip()]


def open_moment(page: Page, record: str, move: int) -> None:
    """A position of a record with all seats mine."""
    open_record(page, record_text(GAME, record), move)
    expect(page.locator(".lf")).to_be_visible()
    wait_for_turn(page)


def view_at(record: str, move: int) -> tuple[View, str]:
    """The view of who decides there, and what was chosen."""
    text = record_text(GAME, record)
    seat, chosen = _moves(text)[move].split(" ", 1)
    return state_after(GAME, text, move).view(int(seat)), chosen


def offers(page: Page) -> set[str]:
    """What the page offers: places and pieces that glow, and the actions of its buttons."""
    found: list[str] = page.evaluate(
        """(legal) => [...document.querySelectorAll(`${legal}, .choice[data-action], .lf button[data-action]`)]
            .map(({dataset}) => dataset.place ?? dataset.piece ?? dataset.action)""",
        LEGAL,
    )
    return set(found)


def offer_of(view: View, action: int, args: dict[str, Any]) -> str:
    """What stands for an action, as `offers` names it."""
    colours = [player.colour for player in view.board.players]
    if args["verb"] in MONEY:
        return str(action)
    if args["verb"] == "plan-disc":
        side = 4 if args["colour"] == "neutral" else colours.index(args["colour"])
        return f"disc-{args['column']}-{side}-0"
    if "row" in args:
        return f"row-{colours[view.seat or 0]}-{args['row']}"
    places = [what for what in ("area", "sea", "cell", "column", "tile", "token") if what in args]
    return f"{places[0]}-{args[places[0]]}" if places else str(action)


def pick(page: Page, offer: str) -> None:
    name = "action" if offer.isdecimal() else "place"
    page.locator(f"[data-{name}='{offer}'], .lf [data-piece='{offer}']").first.dispatch_event("click")
