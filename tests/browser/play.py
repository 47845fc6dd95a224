"""Playing by clicking what the page offers, as a person does."""

import random
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Locator, Page, expect

ENOUGH = 600


class Clicked(Protocol):
    """So much of a page as picking needs."""

    def evaluate(self, expression: str, arg: Any = None, /) -> Any: ...
    def wait_for_function(self, expression: str, /) -> Any: ...


def choose_level(context: BrowserContext, level: str = "easy") -> None:
    """As who has said before how well bots should play; they may say something else later."""
    key = "consigliere.level"
    context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '\"{level}\"')")


def play_now(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-game={game}] button.primary").click()
    expect(page.locator(".frame")).to_be_visible()


def offers(page: Clicked) -> list[str]:
    """Selectors of what can be picked now: of something picked the ways that are left or what could go there, else
    pieces, buttons, places."""
    found: list[str] = page.evaluate(
        """() => {
            const all = (selector, name) => [...document.querySelectorAll(selector)]
                .map((element) => `${name}="${element.getAttribute(name.slice(name.indexOf('[') + 1))}"]`);
            const pieces = all('.board [data-piece].is-legal', '.board [data-piece');
            const buttons = all('.choice[data-action]', '.choice[data-action');
            const hand = all('.bar [data-piece].is-wanted', '.bar [data-piece');
            const places = all('.board [data-place].is-legal', '.board [data-place');
            const picked = document.querySelector('.board .is-picked, [data-unpick]');
            const found = picked || !pieces.length ? buttons : pieces;
            return [found, hand, places].find((some) => some.length) ?? [];
        }"""
    )
    return found


def state(page: Clicked) -> str:
    """`asked`, `over` or `waiting`."""
    found: str = page.evaluate(
        """() => document.querySelector('.result') ? 'over'
            : document.querySelector('.frame[data-asked=true]') ? 'asked' : 'waiting'"""
    )
    return found


def wait_for_turn(page: Clicked) -> str:
    """Asks for nothing of the page itself: a handle would keep it when it is gone."""
    page.wait_for_function("() => !!document.querySelector('.result, .frame[data-asked=true]')")
    return state(page)


def step(page: Clicked, dice: random.Random) -> bool:
    """Pick one thing that is offered; False when the game is over."""
    if wait_for_turn(page) == "over":
        return False
    choices = offers(page)
    if not choices:
        return True
    wish = dice.choice(choices)
    page.evaluate(
        """(wish) => document.querySelector(wish)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))""", wish
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)))")
    return True


def choose(page: Page, action: int) -> None:
    """A legal action, by its button or out of the list of all choices; what would lose the game is confirmed."""
    button = page.locator(f".choice[data-action='{action}']").first
    if not button.count():
        page.locator("[data-all-choices]").click()
    button.click()
    if page.locator(".choice.is-warning").count():
        page.locator(".choice.is-warning").first.click()


def play_to_the_end(page: Clicked, seed: int = 1, most: int = ENOUGH) -> int:
    dice = random.Random(seed)
    for number in range(most):
        if not step(page, dice):
            return number
    raise AssertionError("the game does not end")


# Dispatched to the piece, so that it does not matter what lies over it.
COME = """(piece) => {
    const mouse = (type, at) => new PointerEvent(type, {pointerType: 'mouse', bubbles: true, screenX: at, screenY: at});
    piece.dispatchEvent(mouse('pointermove', 1));
    piece.dispatchEvent(mouse('pointerenter', 2));
}"""


def point_at(piece: Locator) -> None:
    """A mouse that moves comes to a piece."""
    piece.evaluate(COME)
