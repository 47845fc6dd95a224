"""Playing by clicking what the page offers, as a person does."""

import random

from playwright.sync_api import Page, expect

ENOUGH = 600


def play_now(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-game={game}] button.primary").click()
    expect(page.locator(".frame")).to_be_visible()


def offers(page: Page) -> list[str]:
    """Selectors of what can be picked now: of something picked the ways that are left, else pieces, else buttons."""
    found: list[str] = page.evaluate(
        """() => {
            const all = (selector, name) => [...document.querySelectorAll(selector)]
                .map((element) => `${name}="${element.getAttribute(name.slice(name.indexOf('[') + 1))}"]`);
            const pieces = all('.board [data-piece].is-legal', '.board [data-piece');
            const buttons = all('.choice[data-action]', '.choice[data-action');
            return document.querySelector('.board .is-picked') || !pieces.length ? buttons : pieces;
        }"""
    )
    return found


def state(page: Page) -> str:
    """`asked`, `over` or `waiting`."""
    found: str = page.evaluate(
        """() => document.querySelector('.result') ? 'over'
            : document.querySelector('.frame[data-asked=true]') ? 'asked' : 'waiting'"""
    )
    return found


def wait_for_turn(page: Page) -> str:
    page.wait_for_function("() => document.querySelector('.result, .frame[data-asked=true]')")
    return state(page)


def step(page: Page, dice: random.Random) -> bool:
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


def play_to_the_end(page: Page, seed: int = 1, most: int = ENOUGH) -> int:
    dice = random.Random(seed)
    for number in range(most):
        if not step(page, dice):
            return number
    raise AssertionError("the game does not end")
