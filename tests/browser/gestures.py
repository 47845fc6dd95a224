"""A turn as a person would make it: what a gesture stands for, and gestures by mouse, by touch and by keys."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

Point = tuple[float, float]

# A point of the element that is hit there: its centre, or any other of it.
HIT = """(selector) => {
    for (const element of document.querySelectorAll(selector)) {
        element.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const box = element.getBoundingClientRect();
        const spots = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
        for (const y of spots) for (const x of spots) {
            const [left, top] = [box.x + x * box.width, box.y + y * box.height];
            const hit = document.elementFromPoint(left, top);
            if (hit && (element === hit || element.contains(hit))) return [left, top];
        }
    }
    return null;
}"""


class Gesture(NamedTuple):
    """What is picked (`into`: the area it is dragged onto, `digit`: its number there), and how many decisions that
    answers; `place`: the area that is picked."""

    pick: str
    decisions: int
    into: str = ""
    digit: str = ""
    place: str = ""


def next_gesture(view: dict[str, Any], moves: list[str], last: Gesture | None) -> Gesture:
    """The gesture that answers as many of these decisions as one can; an area where several things could go answers
    none, then it is said what goes there."""
    outlook = view["board"]["outlook"]
    for way in outlook["ahead"]:
        found = _way(way, moves, view["board"]["players"][view["seat"]]["colour"])
        if found and found.place and _ways_to(outlook["ahead"], found.place) > 1:
            asked = last is not None and last.decisions == 0
            return Gesture(f"[data-way='{way['kind']}']", found.decisions) if asked else found._replace(decisions=0)
        if found:
            return found
    rest = outlook["rest"]
    place = moves[0].split()[1]
    if rest and place in rest["ids"] and moves[: rest["left"]] == [moves[0]] * rest["left"]:
        return Gesture(f"[data-rest='{place}']", rest["left"])
    action, args = next((action, args) for action, notation, args in view["legal"] if notation == moves[0])
    return Gesture(selector(view, action, args), 1)


def _ways_to(ahead: list[dict[str, Any]], area: str) -> int:
    return sum(area in [*way["ids"], *way["then"]] for way in ahead)


def _way(way: dict[str, Any], moves: list[str], colour: str) -> Gesture | None:
    path = [notation for notation, _ in way["path"]]
    done = len(path)
    if moves[:done] != path or not moves[done:] or moves[done].split()[0] != way["kind"]:
        return None
    thing = moves[done].split()[1]
    if thing not in way["ids"]:
        return None
    if way["what"] != "token":
        place = thing if way["what"] == "area" else ""
        name = f"row-{colour}-{thing}" if way["what"] == "row" else f"{way['what']}-{thing}"
        return Gesture(f"[data-place='{name}']", done + 1, place=place) if done else None
    after = moves[done + 1] if len(moves) > done + 1 else ""
    area = after.removeprefix("order.area ")
    if area not in way["then"]:
        return Gesture(f"[data-piece='hand-{thing}']", done + 1)
    return Gesture(f"[data-piece='hand-{thing}']", done + 2, area, str(way["ids"].index(thing) + 1))


def selector(view: dict[str, Any], action: int, args: dict[str, Any]) -> str:
    colour = view["board"]["players"][view["seat"]]["colour"]
    if "row" in args:
        return f"[data-place='row-{colour}-{args['row']}']"
    places = [what for what in ("area", "sea", "cell", "column", "tile") if what in args]
    if places:
        return f"[data-place='{places[0]}-{args[places[0]]}']"
    if "token" in args:
        return f"[data-piece='hand-{args['token']}']"
    return f".stepper-go[data-take='{action}'], .choice[data-action='{action}']"


class Hand:
    """How gestures are made."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def point(self, selector: str) -> Point:
        """Once it stays where it is."""
        last: list[float] | None = None
        for _ in range(400):
            found = self.page.evaluate(HIT, selector)
            if found and found == last:
                return found[0], found[1]
            last = found
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        raise AssertionError(f"{selector} is not in sight")

    def make(self, gesture: Gesture) -> None:
        raise NotImplementedError


class Mouse(Hand):
    def make(self, gesture: Gesture) -> None:
        mouse = self.page.mouse
        mouse.move(2, 2)  # away from what would explain itself
        mouse.move(*self.point(gesture.pick))
        mouse.down()
        if gesture.into:
            x, y = self.point(f"[data-place='area-{gesture.into}']")
            mouse.move(x, y - 40)
            mouse.move(x, y)
        mouse.up()


class Touch(Hand):
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.cdp: CDPSession = page.context.new_cdp_session(page)

    def make(self, gesture: Gesture) -> None:
        start = self.point(gesture.pick)
        if not gesture.into:
            self.page.touchscreen.tap(*start)
            return
        x, y = self.point(f"[data-place='area-{gesture.into}']")
        start = self.point(gesture.pick)
        self._send("touchStart", start)
        for part in (0.1, 0.3, 0.6, 1):
            self._send("touchMove", (start[0] + (x - start[0]) * part, start[1] + (y - start[1]) * part))
        self._send("touchEnd", None)

    def _send(self, kind: str, at: Point | None) -> None:
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Keys(Hand):
    """Tab to it, then Enter; on an area the number of an order."""

    def make(self, gesture: Gesture) -> None:
        goal = f"[data-place='area-{gesture.into}']" if gesture.into else gesture.pick
        self.page.wait_for_selector(goal, state="attached")
        for _ in range(200):
            if self.page.evaluate("(goal) => document.activeElement.matches(goal)", goal):
                self.page.keyboard.press(gesture.digit if gesture.into else "Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {goal}")


Means = Callable[[Page], Hand]
