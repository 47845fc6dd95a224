"""At a table: taking back, hints, reasons, languages, a server that goes away."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.lafamiglia import Watched
from tests.browser.play import choose, offers, play_now, step, wait_for_turn
from tests.browser.tables import open_record, positions, record_text, state_after
from tests.server.real.servers import Server

GOLDEN = record_text("famiglia", "deck-in-first-players-turn-1")


def first_at(kind: str, fits: str = "") -> int:
    """The first move of the record before which this is asked, with a card of this kind in the hand of who is asked."""
    for move, state in positions("famiglia", GOLDEN):
        decision = state.decision
        if decision is None:
            continue
        board = state.view(decision.seat).board
        if decision.kind == kind and (not fits or any(card in board.hands[decision.seat] for card in fits.split())):
            return move
    raise AssertionError(f"the record never asks for {kind}")


def journal(page: Page) -> str:
    return page.locator(".journal").inner_text()


def wait_for_news(page: Page, before: str) -> None:
    """Until the journal says something else."""
    page.wait_for_function("(before) => document.querySelector('.journal')?.innerText !== before", arg=before)


def test_undo_reset_and_redo(page: Page) -> None:
    open_record(page, GOLDEN, first_at("take"))
    wait_for_turn(page)
    question = page.locator(".question p").first
    before = question.inner_text()
    page.locator(offers(page)[0]).first.click()
    expect(question).not_to_have_text(before)
    page.keyboard.press("u")
    expect(question).to_have_text(before)
    page.get_by_role("button", name="Redo").click()
    expect(question).not_to_have_text(before)
    page.get_by_role("button", name="Reset turn").click()
    expect(question).to_have_text(re.compile("accountant|lower|which card"))


def test_undo_against_a_bot_goes_past_its_answer_unless_cards_were_dealt(page: Page) -> None:
    watched = Watched(page)
    play_now(page, "famiglia")
    wait_for_turn(page)
    watched.after(lambda: choose(page, watched.any_choice()))
    wait_for_turn(page)
    undo = page.get_by_role("button", name="Undo")
    position = page.evaluate(
        "async () => (await fetch(`/api/tables/${location.pathname.slice(3)}/position?seat=0`)).json()"
    )
    if position["can_undo"] or position["can_ask"]:
        undo.click()
        expect(page.locator(".journal .line", has_text=re.compile("taken back|You take back")).last).to_be_visible()
    else:
        expect(undo).to_be_disabled()


MISTAKES = [
    # at this question, this card in this place, breaks this rule
    ("recruit", "", ".street", "priced", "F-19"),
    ("recruit", "", ".is-mine .hand", "any", "F-18"),
    ("street", "", ".is-mine .hand", "any", "F-8"),
    ("accountant", "A0", ".is-mine .hand", "Accountant 0", "F-7"),
    ("accountant", "", ".street", "any", "F-13"),
    ("accountant", "", ".is-mine .area", "any", "F-13"),
    ("take", "", ".street", "any", "F-14"),
    ("lay", "", ".street", "any", "F-14"),
    ("brute", "B0", ".is-mine .hand", "Brute 0", "F-7"),
    ("lower", "", ".is-mine .hand", "any", "F-16"),
]


def test_why_not_names_the_rule(page: Page) -> None:
    for kind, hand, place, card, rule in MISTAKES:
        open_record(page, GOLDEN, first_at(kind, hand))
        wait_for_turn(page)
        pieces = page.locator(f".board {place} [data-piece]:not(.is-legal)[aria-label]")
        if card not in ("any", "priced"):
            pieces = page.locator(f".board {place} [data-piece]:not(.is-legal)[aria-label*='{card}']")
        pieces.first.hover()
        expect(page.locator(".tip-why .rule-link"), kind).to_have_text(rule)
        page.locator(".tip-why .rule-link").click()
        expect(page.locator(f".rulebook #{rule}"), kind).to_be_in_viewport()
        page.mouse.move(0, 0)


# A card that lies, at its centre, under the explanation that is shown.
COVERED = """() => {
    const tip = document.querySelector('.tip').getBoundingClientRect();
    return [...document.querySelectorAll('.street [data-piece]')].map((card) => {
        const {left, top, width, height} = card.getBoundingClientRect();
        return [left + width / 2, top + height / 2, card.getAttribute('aria-label')];
    }).find(([x, y]) => x > tip.left && x < tip.right && y > tip.top && y < tip.bottom);
}"""


def test_an_explanation_is_in_nobodys_way(page: Page) -> None:
    open_record(page, GOLDEN, first_at("recruit"))
    wait_for_turn(page)
    last = page.locator(".street [data-piece]").last
    last.hover()
    expect(page.locator(".tip strong")).to_have_text(last.get_attribute("aria-label") or "")
    x, y, name = page.evaluate(COVERED)
    page.mouse.move(x, y, steps=5)
    expect(page.locator(".tip strong")).to_have_text(name)


def test_every_choice_can_be_taken_from_the_list(page: Page) -> None:
    move = first_at("recruit")
    open_record(page, GOLDEN, move)
    wait_for_turn(page)
    every = page.locator("[data-all-choices]")
    expect(every).to_have_text("All choices")  # no number: equal cards are lit each, and are one choice
    board = page.locator(".board-box").bounding_box()
    every.click()
    expect(page.locator(".every-choice")).to_be_visible()
    assert page.locator(".board-box").bounding_box() == board, "they lie over it"
    page.keyboard.press("Escape")
    expect(page.locator(".every-choice")).to_have_count(0)
    every.click()
    expect(page.locator(".every-choice .choice")).to_have_count(len(state_after("famiglia", GOLDEN, move).legal))
    before = journal(page)
    page.locator(".every-choice .choice").first.click()
    wait_for_news(page, before)


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    open_record(page, GOLDEN, first_at("recruit"))
    wait_for_turn(page)
    for language, word in (("ru", "завербовать"), ("pl", "zwerbować"), ("fr", "recruter"), ("en", "recruit")):
        page.locator("select.language").select_option(language)
        expect(page.locator(".question p").first).to_contain_text(word)
        assert page.evaluate("() => document.documentElement.lang") == language
    page.locator("select.language").select_option("pl")
    page.reload()
    expect(page.locator(".question p").first).to_contain_text("zwerbować")


def test_it_comes_back_after_the_server_was_killed(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_record(page, GOLDEN, first_at("take"))
    wait_for_turn(page)
    before = journal(page)
    server.kill()
    expect(page.locator(".network")).to_be_visible()
    page.locator(offers(page)[0]).first.click()
    expect(page.locator(".network")).to_contain_text("not arrived")
    server.start()
    expect(page.locator(".network")).to_have_count(0)
    wait_for_news(page, before)
    wait_for_turn(page)


SKIPPED = """() => {
    window.left = null;
    let frames = 0, told = '';
    const look = () => {
        const telling = document.querySelector('.telling');
        const words = document.querySelector('.journal').textContent;
        if (telling && words !== told) {
            told = words;
            frames = 0;
            dispatchEvent(new KeyboardEvent('keydown', {key: 's', bubbles: true}));
        }
        if (telling || told) frames += 1;
        if (!telling && told) window.left = frames;
        else requestAnimationFrame(look);
    };
    look();
}"""
"""Presses S as soon as something is told, or something more, and counts the frames that it is still there."""


def test_events_are_shown_one_by_one_and_can_be_skipped(new_page: NewPage) -> None:
    page = new_page(motion=True)
    page.add_init_script("localStorage.setItem('consigliere.pace', '\"slow\"')")
    play_now(page, "famiglia")
    wait_for_turn(page)
    page.evaluate(SKIPPED)
    dice = random.Random(1)
    while page.evaluate("() => window.left === null"):
        assert step(page, dice)
        page.wait_for_function(
            "() => window.left !== null || document.querySelector('.result, .frame[data-asked=true]')"
        )
    page.wait_for_function("() => window.left !== null && window.left < 5")  # it is gone in a few frames


def test_tab_goes_past_the_journal_in_one_step(page: Page) -> None:
    open_record(page, GOLDEN, 40)
    wait_for_turn(page)
    lines = page.locator(".journal .line")
    assert lines.count() > 5
    page.locator(".side-tabs [aria-selected=true]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".chat")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".bar :focus")).to_be_visible()


def test_the_board_in_words(page: Page) -> None:
    open_record(page, GOLDEN, first_at("recruit"))
    wait_for_turn(page)
    page.keyboard.press("t")
    expect(page.locator(".text-board h3").first).to_have_text("Street")
    expect(page.locator(".every-choice .choice").first).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".street")).to_be_visible()
