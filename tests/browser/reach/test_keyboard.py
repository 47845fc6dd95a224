"""Playing by keys: the focus is always on something, and a decision takes few keys."""

import json
import random

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.lafamiglia import make_table
from tests.browser.play import play_now, wait_for_turn
from tests.browser.tables import open_record, positions
from tests.browser.test_table import GOLDEN, first_at

FOCUS = """() => {
    const here = document.activeElement;
    return here.matches('.board .is-legal, .decision-main button') ? 'choice' : here.tagName;
}"""
# What can be chosen now: the digits of buttons, and pieces by their names.
OFFERS = """() => {
    const digits = [...document.querySelectorAll('[data-digit]')].map(({dataset}) => dataset.digit);
    if (document.querySelector('.board .is-picked') && digits.length) return digits;
    const legal = [...document.querySelectorAll('.board .is-legal[tabindex="0"]')];
    const seen = legal.filter((one) => one.checkVisibility());
    return [...digits, ...seen.map(({dataset}) => dataset.piece ?? dataset.place)];
}"""
# The key that leads to a piece from where the focus is.
KEY_TO = """(name) => {
    const here = document.activeElement;
    const there = document.querySelector(`.board [data-piece="${name}"], .board [data-place="${name}"]`);
    if (here === there) return 'Enter';
    return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""
MOST = 60


class Keys:
    """A person without a mouse; every key counts."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.pressed = 0
        self.decided = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.decided += json.loads(frame)["type"] == "play"

    def begin(self) -> None:
        """The first key tells the page that there is no mouse."""
        wait_for_turn(self.page)
        self.page.keyboard.press("ArrowDown")
        self.page.wait_for_function(f"() => ({FOCUS})() === 'choice'")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1

    def choose(self) -> None:
        """One of what is offered, each as likely."""
        wish = self.dice.choice(self.page.evaluate(OFFERS))
        if wish.isdecimal():
            self.press(wish)
            return
        for _ in range(MOST):
            key = self.page.evaluate(KEY_TO, wish)
            self.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"Tab does not lead to {wish}")

    def play(self, decisions: int) -> None:
        """So many decisions or some more, for one key can take two; after each the focus is somewhere, and then on the
        next choice."""
        while self.decided < decisions and wait_for_turn(self.page) != "over":
            self.page.wait_for_function(f"() => ({FOCUS})() === 'choice'")
            before = self.decided
            self.choose()
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            if self.decided > before:
                assert self.page.evaluate(FOCUS) != "BODY"


def test_twenty_decisions_of_famiglia_take_eighty_keys(page: Page) -> None:
    keys = Keys(page, 5)
    open_record(page, GOLDEN, first_at("recruit"))
    keys.begin()
    keys.play(20)
    while keys.decided < 20:
        open_record(page, GOLDEN, first_at("recruit"))
        keys.play(20)
    assert keys.pressed <= 80


def test_at_the_end_the_focus_is_not_lost(page: Page) -> None:
    keys = Keys(page, 5)
    last = len(list(positions("famiglia", GOLDEN))) - 1
    open_record(page, GOLDEN, last)
    keys.begin()
    keys.play(50)
    expect(page.locator(".result")).to_be_visible()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate(FOCUS) != "BODY"


@pytest.mark.parametrize("game", ["scarface", "lafamiglia"])
def test_ten_decisions_elsewhere(page: Page, game: str) -> None:
    """More lies on those boards: the first choice that is offered is at hand, others by the arrows or by Tab."""
    keys = Keys(page, 3)
    if game == "scarface":
        play_now(page, game)
    else:
        easy = [{"kind": "bot", "bot": "easy"}] * 3
        page.goto(f"/t/{make_table(page, [{'kind': 'me'}, *easy], auto_setup='on')}")
    keys.begin()
    keys.play(10)
    assert keys.decided >= 10
    assert keys.pressed <= 100


def test_a_key_that_is_held_down_takes_one_thing(page: Page) -> None:
    keys = Keys(page, 1)
    play_now(page, "famiglia")
    keys.begin()
    page.keyboard.down("Enter")
    for _ in range(5):
        page.keyboard.down("Enter")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    page.keyboard.up("Enter")
    assert keys.decided <= 1


def test_who_uses_a_mouse_is_left_alone(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    page.locator(".board .is-legal, .choice").first.click()
    wait_for_turn(page)
    assert page.evaluate(FOCUS) != "choice"


def test_after_a_dialog_the_focus_is_back(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    gear = page.get_by_role("button", name="Settings")
    gear.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(gear).to_be_focused()


def test_a_table_opened_by_keys_has_the_focus_on_a_choice(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=famiglia] button.primary").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({FOCUS})() === 'choice'")


def test_the_first_tab_leads_to_a_choice(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    page.reload()
    wait_for_turn(page)
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS) == "choice"


def test_a_hint_leaves_the_focus(page: Page) -> None:
    play_now(page, "famiglia")
    Keys(page, 1).begin()
    page.keyboard.press("h")
    expect(page.locator(".is-hinted").first).to_be_visible()
    assert page.evaluate(FOCUS) == "choice"
