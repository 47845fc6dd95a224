"""Puzzles in the page: right answers in a row are counted, a wrong one shows the best move on the board."""

import pytest
from playwright.sync_api import Page, expect

import consigliere
from consigliere.bots.puzzles import Puzzle, collection, position

GAME = consigliere.load("famiglia")
PUZZLES = collection(GAME)


def other(puzzle: Puzzle) -> int:
    """Another legal action than the best."""
    return next(action for action in position(GAME, PUZZLES.options, puzzle).legal if action != puzzle.line[0])


def answer(page: Page, number: int, action: int) -> None:
    expect(page.locator(".puzzle-head")).to_contain_text(f"Puzzle {number} of")
    if not page.locator(".every-choice").is_visible():
        page.locator("[data-all-choices]").click()
    page.locator(f".every-choice [data-action='{action}']").click()


def test_right_answers_in_a_row_are_counted(page: Page) -> None:
    first, second = PUZZLES.puzzles[:2]
    page.goto("/")
    page.get_by_role("link", name="Puzzles: Famiglia").click()
    answer(page, 1, first.line[0])
    expect(page.locator(".puzzle-answer")).to_contain_text("Right!")
    expect(page.locator(".puzzle-head")).to_contain_text("In a row: 1")
    page.keyboard.press("Enter")
    answer(page, 2, other(second))
    expect(page.locator(".puzzle-answer")).to_contain_text("something else was best")
    expect(page.locator(".puzzle-head")).to_contain_text("In a row: 0")
    page.get_by_role("button", name="Once more").click()
    answer(page, 2, second.line[0])
    expect(page.locator(".puzzle-answer")).to_contain_text("Right!")
    expect(page.locator(".puzzle-head")).to_contain_text("In a row: 0")
    page.reload()
    expect(page.locator(".puzzle-head")).to_contain_text("Puzzle 2 of")
    expect(page.locator(".puzzle-head")).to_contain_text("Solved: 1 of")


@pytest.mark.parametrize(
    ("name", "title", "board"), [("lafamiglia", "La Famiglia", ".lf-map"), ("scarface", "Scarface 1920", ".scarface")]
)
def test_a_puzzle_on_the_board_of_its_game(page: Page, name: str, title: str, board: str) -> None:
    first = collection(consigliere.load(name)).puzzles[0]
    page.goto("/")
    page.get_by_role("link", name=f"Puzzles: {title}").click()
    answer(page, 1, first.line[0])
    expect(page.locator(".puzzle-answer")).to_contain_text("Right!")
    expect(page.locator(board)).to_be_visible()
