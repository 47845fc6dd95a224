"""What the tests of the boards of Famiglia and Scarface share: positions made up, and what is measured on the page."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

Board = dict[str, Any]


def made_up(page: Page, change: Callable[[Board], None]) -> None:
    """Whatever board the server tells of, the page gets it changed: a position that no game may come to."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            news = json.loads(message)
            if news.get("view"):
                change(news["view"]["board"])
            socket.send(json.dumps(news))

        server.on_message(told)
        socket.on_message(server.send)

    page.route_web_socket(lambda address: True, between)


MISSED = """(elements) => elements.flatMap((element) => {
    element.scrollIntoView({block: 'center', inline: 'center'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const said = `${element.getAttribute('aria-label')}: ${hit?.outerHTML.slice(0, 80)}`;
    return hit && element.contains(hit) ? [] : [said];
})"""


def missed(things: Locator) -> list[str]:
    """Those that a click at their centre would not hit, and what it would."""
    things.page.mouse.move(0, 0)
    expect(things.page.locator(".tip")).to_have_count(0)
    found: list[str] = things.evaluate_all(MISSED)
    return found


SMALLEST = """(board) => {
    const sizes = [];
    const add = (element, size, text) => { if (element.getClientRects().length) sizes.push([size, text]); };
    const words = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const text = node.data.trim();
        const parent = node.parentElement;
        if (!text || parent.closest('.hidden-text, .said')) continue;
        add(parent, parseFloat(getComputedStyle(parent).fontSize), text);
    }
    for (const one of board.querySelectorAll('[data-text]')) {
        add(one, parseFloat(getComputedStyle(one, '::before').fontSize), one.dataset.text);
    }
    for (const one of board.querySelectorAll('use')) {
        add(one, parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a, one.getAttribute('href'));
    }
    return sizes.sort((one, other) => one[0] - other[0])[0];
}"""


def smallest(board: Locator) -> tuple[float, str]:
    """The smallest letters drawn there, in pixels of the screen, and what they say."""
    size, text = board.evaluate(SMALLEST)
    return size, text


CUT = """(elements) => elements.filter((element) => {
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) return true;
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        for (const {index, 0: word} of node.data.matchAll(/[\\p{L}’']+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) return true;
        }
    }
    return false;
}).map((element) => element.textContent)"""


def cut(things: Locator) -> list[str]:
    """The texts that do not stand there whole, or have a word broken in two."""
    found: list[str] = things.evaluate_all(CUT)
    return found


SCROLLING = """() => [...document.querySelectorAll('.board-box *')].filter((element) =>
    element.getClientRects().length && /auto|scroll/.test(getComputedStyle(element).overflowY)
    && element.scrollHeight > element.clientHeight + 1).map((element) => element.className)"""


def scrolling(page: Page) -> list[str]:
    """The parts of the board that scroll up and down, each for itself."""
    found: list[str] = page.evaluate(SCROLLING)
    return found
