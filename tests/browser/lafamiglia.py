"""What the tests of La Famiglia's board share: positions of records, what a page has heard, where choices lie."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from consigliere.kernel import View
from tests.browser.play import wait_for_turn
from tests.browser.tables import import_record, open_record, record_text, state_after

GAME = "lafamiglia"
BOTS = [{"kind": "bot", "strength": "quick"}] * 3
LEGAL = ".lf .is-legal"
RECORDS = ("six-mandamenti-2", "both-at-once-goes-on-1", "both-at-once-2")


class Watched:
    """A page and all that its sockets have heard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.views: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

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
    page.goto("/")
    expect(page.locator(f"[data-game={GAME}]")).to_be_visible()
    wish = {"game": GAME, "seats": seats, "options": options, "spectators": True}
    made: dict[str, Any] = page.evaluate(
        """async (wish) => (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
            headers: {'Content-Type': 'application/json'}})).json()""",
        wish,
    )
    return str(made["id"])


def sit_down(page: Page, **options: object) -> Watched:
    """A table with three quick bots, at my first decision."""
    watched = Watched(page)
    table = make_table(page, [{"kind": "me"}, *BOTS], **options)
    page.goto(f"/t/{table}")
    expect(page.locator(".lf-map")).to_be_visible()
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
            const chosen = picked || !pieces.length ? buttons : [...pieces, ...buttons];
            chosen[Math.floor(wish * chosen.length)]?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
            return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));
        }""",
        [LEGAL, dice.random()],
    )
    return True


def play_until(watched: Watched, done: Callable[[], bool], dice: random.Random, most: int = 400) -> None:
    for _ in range(most):
        if done() or not take(watched.page, dice):
            return
    raise AssertionError("it goes on for ever")


def moments() -> dict[str, tuple[str, int]]:
    """A record and a move for each kind of decision, as early as it comes."""
    found: dict[str, tuple[str, int]] = {}
    for name in RECORDS:
        moves = record_text(GAME, name).split("\n\n", 1)[1].splitlines()
        for number, line in enumerate(move for move in moves if move.strip()):
            found.setdefault(line.split()[1], (name, number))
    return {kind: where for kind, where in found.items() if not kind.startswith("deal")}


def open_moment(page: Page, record: str, move: int) -> tuple[View, str]:
    """A position of a record with all seats mine; the view of who decides, and what was chosen then."""
    text = record_text(GAME, record)
    if page.url.startswith("http"):
        page.goto(f"/t/{import_record(page, text, move)}")
    else:
        open_record(page, text, move)
    expect(page.locator(".lf-map")).to_be_visible()
    wait_for_turn(page)
    moves = [line for line in text.split("\n\n", 1)[1].splitlines() if line.strip()]
    seat, chosen = moves[move].split(" ", 1)
    return state_after(GAME, text, move).view(int(seat)), chosen


PLACES = ("area", "sea", "cell", "column", "row", "tile")


def offer_of(page: Page, view: View, action: int, args: dict[str, Any]) -> Locator:
    """The thing on the page that stands for an action."""
    verb = str(args["verb"])
    if verb in ("sell", "ask", "give"):
        return page.locator(f"button[data-action='{action}']")
    if verb == "plan-disc":
        side = (
            4 if args["colour"] == "neutral" else [player.colour for player in view.board.players].index(args["colour"])
        )
        return page.locator(f"[data-piece=disc-{args['column']}-{side}-0].is-legal")
    if "token" in args:
        return page.locator(f"[data-piece=token-{args['token']}].is-legal")
    for what in PLACES:
        if what in args:
            start = "row-" if what == "row" else f"{what}-{args[what]}"
            return page.locator(f".lf [data-place^='{start}'][data-place$='{args[what]}'].is-legal")
    return page.locator(f".choice[data-action='{action}']")
