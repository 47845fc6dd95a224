"""The analysis of a finished game: asked for at its replay, a curve, and the better move drawn on the board."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, NewPage
from tests.browser.tables import import_record, record_text

ON_THE_BOARD = ("recruit", "discard")


def judged(page: Page, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}/analysis?seat=0`)).json()).judged", table
    )
    return found


def test_a_finished_game_is_analysed_and_the_better_move_is_drawn(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW)
    table = import_record(page, record_text("famiglia", "two-passes-second-deck-1"), None)
    page.goto(f"/t/{table}?move=0")
    page.get_by_role("button", name="Analyse").click()
    marks = page.locator(".analysis-marks button")
    expect(marks.first).to_be_visible(timeout=60_000)
    found = [one for one in judged(page, table) if one["mark"]]
    expect(marks).to_have_count(len(found))
    drawn = [n for n, one in enumerate(found) if str(one["best"]["notation"]).startswith(ON_THE_BOARD)]  # type: ignore[index]
    marks.nth(drawn[0]).click()
    number = found[drawn[0]]["number"]
    expect(page.locator(".player output")).to_contain_text(f"move {number} ")
    expect(page.locator(".analysis-verdict")).to_contain_text("Better: ")
    expect(page.locator(".analysis-verdict .mark")).to_contain_text(str(found[drawn[0]]["mark"]))
    expect(page.locator(".board .is-hinted").first).to_be_visible()
    page.get_by_label("Seen by").evaluate(
        "select => (select.value = 'all', select.dispatchEvent(new Event('change', {bubbles: true})))"
    )
    expect(marks).to_have_count(len(found))
    box = page.locator(".analysis svg").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect(page.locator(".player output")).not_to_contain_text(f"move {number} ")
