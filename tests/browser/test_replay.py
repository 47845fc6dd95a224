"""Replays: any move by the slider, and the picture is the one that was live."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, WIDE, NewPage
from tests.browser.lafamiglia import Watched
from tests.browser.play import choose, play_now, wait_for_turn
from tests.browser.tables import open_record, record_text

PICTURE = """() => [...document.querySelectorAll('.board [data-piece] .face, .board .no-card')].map((face) => {
    const piece = face.closest('[data-piece]');
    return [piece.closest('section, .piles')?.className, piece.getAttribute('aria-label')].join(' ');
}).sort().join('\\n')"""


def slide(page: Page, move: int) -> None:
    page.locator(".player input").evaluate(
        """(slider, move) => {
            slider.value = String(move);
            slider.dispatchEvent(new Event('input', {bubbles: true}));
        }""",
        move,
    )
    expect(page.locator(".player output")).to_contain_text(f"move {move} ")


def test_the_slider_reaches_any_move_and_shows_what_was_live(page: Page) -> None:
    watched = Watched(page)
    play_now(page, "famiglia")
    wait_for_turn(page)
    while watched.view["seq"] < 3 and wait_for_turn(page) == "asked":
        watched.after(lambda: choose(page, watched.any_choice()))
    wait_for_turn(page)
    live = page.evaluate(PICTURE)
    path = page.evaluate("() => location.pathname")
    page.goto(f"{path}?move=0")
    expect(page.locator(".player")).to_be_visible()
    moves = int(page.locator(".player input").get_attribute("max") or 0)
    for move in (moves, 1, moves // 2, moves):
        slide(page, move)
    assert page.evaluate(PICTURE) == live
    assert page.evaluate("() => location.search") == f"?move={moves}"


def test_a_replay_is_not_compared_with_my_last_turn_of_the_game(page: Page) -> None:
    table = open_record(page, record_text("famiglia", "deck-in-first-players-turn-1"), 40)
    wait_for_turn(page)
    page.evaluate(
        """(table) => {
            const one = {start: -1, before: null, last: {'0 points': 99, '1 points': 99}};
            localStorage.setItem('consigliere.since', JSON.stringify({[`${table} 0`]: one, [`${table} 1`]: one}));
        }""",
        table,
    )
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".scores .change").first).to_be_visible()
    page.goto(f"/t/{table}?move=20")
    expect(page.locator(".player output")).to_contain_text("move 20 ")
    expect(page.locator(".scores .score-main")).to_have_count(2)
    expect(page.locator(".scores .change")).to_have_count(0)


def test_steps_jumps_links_and_the_record(page: Page) -> None:
    open_record(page, record_text("famiglia", "deck-in-first-players-turn-1"), None)
    page.locator(".result-next a", has_text="Replay").click()
    output = page.locator(".player output")
    expect(output).to_contain_text("move 0 ")
    page.keyboard.press("ArrowRight")
    expect(output).to_contain_text("move 1 ")
    page.get_by_role("button", name="To the next phase or turn").click()
    expect(output).not_to_contain_text("move 1 ")
    shown = output.inner_text()
    page.reload()
    expect(output).to_have_text(shown)
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator(".player-row .card [class*=back]")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert download.value.path().read_text().startswith("consigliere record 1")


def test_on_a_phone_each_step_is_told(new_page: NewPage) -> None:
    """There the journal has no room; at a desk it stands beside the board."""
    page = new_page(viewport=NARROW, has_touch=True)
    table = open_record(page, record_text("lafamiglia", "two-rounds-1"), None)
    page.goto(f"/t/{table}?move=20")
    told = page.locator(".replay-told")
    expect(told).to_be_visible()
    before = told.inner_text()
    assert before.strip()
    page.get_by_role("button", name="One move on").click()
    expect(told).not_to_have_text(before)
    expect(page.get_by_label("Seen by")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    expect(told).to_be_hidden()
    expect(page.locator(".journal .line").last).to_be_visible()


def test_leaps_to_rounds_and_phases(page: Page) -> None:
    table = open_record(page, record_text("lafamiglia", "two-rounds-1"), None)
    page.goto(f"/t/{table}?move=0")
    lines = page.locator(".journal .line")
    headings = page.locator(".journal .is-heading", has_text="Round")
    expect(lines.first).to_be_visible()
    for key, heading in (("PageDown", "Round 1, planning"), ("ArrowDown", "Round 1, encounter")):
        page.keyboard.press(key)
        expect(headings.last).to_contain_text(heading)
    page.get_by_role("button", name="To the next round").click()
    expect(headings.last).to_contain_text("Round 2, planning")
    page.get_by_role("button", name="To the phase or turn before").click()
    expect(headings.last).to_contain_text("Round 1, encounter")
    page.keyboard.press("PageUp")
    expect(headings.last).to_contain_text("Round 1, planning")
    page.keyboard.press("?")
    expect(page.locator("dialog .keys")).to_contain_text("to the round before or after")


def test_a_record_is_imported_and_goes_on(page: Page) -> None:
    open_record(page, record_text("famiglia", "deck-in-first-players-turn-2"), 10)
    assert wait_for_turn(page) == "asked"
    page.goto("/")
    expect(page.locator(".continue .table-list li")).to_have_count(1)
    record = record_text("famiglia", "deck-in-first-players-turn-3").encode()
    page.set_input_files("input[type=file]", {"name": "a.record", "mimeType": "text/plain", "buffer": record})
    expect(page.locator(".frame, .player").first).to_be_visible()
