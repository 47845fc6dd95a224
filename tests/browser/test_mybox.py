"""My box on a phone: cards by taps, a reload loses nothing, a file, a link, codes, a game with the owner's deck."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from consigliere.companion.box import read_box
from consigliere.companion.mybox.shape import BoxCard, as_records, fit, read_data, write_toml
from consigliere.companion.sittings import our_pack
from tests.browser.conftest import NARROW, NewPage
from tests.browser.mybox import Thumb
from tests.browser.tables import go
from tests.companion.test_mybox import TEMPLATE, whole_box

SECONDS_A_TAP = 2
MINUTES = 15
C_DECK: Any = [our_pack().tables["action"][f"C{n:02}"] for n in range(1, 10)]


def phone(new_page: NewPage, language: str = "en", refused: bool = False) -> Page:
    return new_page(language=language, refused=refused, viewport=NARROW, has_touch=True, is_mobile=True)


def cards(records: Any = C_DECK) -> list[BoxCard]:
    """As an owner enters them: without the provenance of ours."""
    return fit({"action": [{key: record[key] for key in record if key != "prov"} for record in records]}).action


def open_box(page: Page, part: str = "") -> None:
    page.goto(f"/mybox/{part}" if part else "/mybox")
    expect(page.locator(".box-editor, .box-chips, .box-part").first).to_be_visible()


def kept(page: Page) -> Any:
    """The box as this browser keeps it."""
    return page.evaluate("() => JSON.parse(localStorage.getItem('consigliere.mybox') ?? '{}')")


def bring(page: Page, text: str | bytes) -> None:
    data = text if isinstance(text, bytes) else text.encode()
    page.locator("input[type=file]").set_input_files({"name": "box.toml", "mimeType": "text/plain", "buffer": data})


def bring_box(page: Page, data: Any) -> None:
    open_box(page)
    bring(page, write_toml(fit(data)))
    expect(page.locator(".notice")).to_contain_text("The box is here")


def test_a_c_deck_in_less_than_a_quarter_of_an_hour(new_page: NewPage) -> None:
    page = phone(new_page)
    open_box(page)
    thumb = Thumb(page)
    thumb.tap(page.locator(".box-part").first)
    for number, card in enumerate(cards(), 1):
        taps = thumb.card(card)
        expect(page.locator("h1")).to_have_text(f"C deck: {number} of 9")
        print(f"{card.id}: {taps} taps")
        if number < 9:
            thumb.button(f"Next: C{number + 1:02}")
    print(f"{thumb.taps} taps, {thumb.taps * SECONDS_A_TAP / 60:.1f} minutes")
    assert thumb.taps * SECONDS_A_TAP < MINUTES * 60
    assert fit(kept(page)).action == cards()
    expect(page.locator(".box-rows li").first).to_contain_text("Row 1: “Hire a dealer”.")


def test_a_card_is_there_after_a_reload_and_in_the_file(new_page: NewPage, tmp_path: Path) -> None:
    page = phone(new_page)
    open_box(page, "C")
    thumb = Thumb(page)
    thumb.button("Power 2")
    page.reload()
    expect(page.locator(".box-standing")).to_have_text("Still to enter: movement, rows.")
    expect(page.get_by_role("button", name="Power 2")).to_have_attribute("aria-pressed", "true")
    thumb.button("Power 1")
    thumb.button("Movement 1")
    for name in ("Sell in neighbourhoods", "Get goods from dealers", "Recruit thugs"):
        thumb.button(name, page.locator(".box-palette"))
    thumb.button("Bonus 1", page.locator(".box-row.is-open"))
    expect(page.locator("h1")).to_have_text("C deck: 1 of 9")
    page.get_by_role("link", name="My box").tap()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").tap()
    saved = tmp_path / "my-box.toml"
    download.value.save_as(saved)
    assert read_data(saved.read_text("utf-8")).action == cards(C_DECK[:1])
    assert not [problem for problem in read_box(our_pack(), saved, True).problems if problem.wrong]
    other = phone(new_page)
    open_box(other)
    bring(other, saved.read_bytes())
    expect(other.locator(".box-part").first).to_contain_text("1 of 9")
    assert fit(kept(other)) == fit(kept(page))


def links(page: Page) -> list[str]:
    """The links of all codes, one after the other."""
    found: list[str] = []
    page.get_by_role("button", name="Codes for a phone").click()
    code = page.locator(".box-code-number")
    expect(code).to_be_visible()
    count = int(code.inner_text().split()[-1])
    for number in range(1, count + 1):
        expect(code).to_have_text(f"Code {number} of {count}")
        expect(page.locator(".box-code path").last).to_have_attribute("d", re.compile("^M"))
        found.append(page.locator(".copy-link input").input_value())
        if number < count:
            page.get_by_role("button", name="The next one").click()
    page.keyboard.press("Escape")
    return found


def test_codes_in_any_order_and_those_of_another_box(new_page: NewPage) -> None:
    desk = new_page()
    bring_box(desk, whole_box())
    pieces = links(desk)
    assert len(pieces) > 3
    assert max(map(len, pieces)) < 470
    other_desk = new_page()
    bring_box(other_desk, {"action": whole_box()["action"]})
    foreign = links(other_desk)
    page = phone(new_page)
    for number, link in enumerate(reversed(pieces[1:]), 1):
        page.goto(link)
        expect(page.locator(".notice")).to_contain_text(f"{number} of {len(pieces)} pieces")
    expect(page.locator(".notice")).to_contain_text("Missing: 1.")
    assert kept(page) == {}
    page.goto("/")
    page.goto(foreign[0])
    expect(page.locator(".notice").first).to_contain_text("another box")
    page.goto("/")
    page.goto(pieces[1][:-3] + "abc")
    expect(page.locator(".notice").first).to_contain_text("damaged")
    page.goto("/")
    page.goto(pieces[0])
    expect(page.locator(".notice").first).to_contain_text("The box is here")
    assert fit(kept(page)) == fit(whole_box())
    assert page.evaluate("() => location.hash") == ""


def test_a_link_is_asked_about_where_a_box_is_and_can_be_taken_back(new_page: NewPage) -> None:
    desk = new_page()
    bring_box(desk, whole_box())
    desk.get_by_role("button", name="A link").click()
    link = desk.locator(".copy-link input").input_value()
    page = phone(new_page)
    bring_box(page, {"base": {"ring": 7}})
    page.goto(link)
    expect(page.locator(".box-offer")).to_contain_text("C deck: 9")
    assert kept(page)["base"]["ring"] == 7
    page.get_by_role("button", name="Take it").tap()
    expect(page.locator(".box-part").first).to_contain_text("9 of 9")
    page.get_by_role("button", name="Have the old one back").tap()
    expect(page.locator(".box-part").last).to_contain_text("1 of 11")
    assert fit(kept(page)) == fit({"base": {"ring": 7}})


NO_BOX = [
    (b"\x00\xff" * 2_500_000, "too long"),
    (b"\x00\xff" * 100, "nothing was changed"),
    (b"", "nothing of a box"),
    (b"[[action]]\npower = 'much'\n", "action[0].power"),
    (b"nonsense", "nothing was changed"),
]


def test_what_is_no_box_changes_nothing(new_page: NewPage) -> None:
    page = phone(new_page, refused=True)
    bring_box(page, {"base": {"ring": 7}})
    for text, said in NO_BOX:  # what is said differs from what was said before
        bring(page, text)
        expect(page.locator(".notice")).to_contain_text(said)
        expect(page.locator(".notice")).to_be_in_viewport(ratio=0.9)
        assert fit(kept(page)) == fit({"base": {"ring": 7}})
        expect(page.locator(".box-offer")).to_have_count(0)


def test_what_is_wrong_is_told_where_it_stands(new_page: NewPage) -> None:
    face = {"alcohol": 1, "guns": 0, "profit": 5, "defence": 4}
    page = phone(new_page)
    tiles = [{"id": id, "day": face, "night": face} for id in ("docks", "Docks")]
    bring_box(page, {"action": [{**cards_as_records()[0], "power": 500}], "tile": tiles})
    expect(page.locator(".box-part").first).to_contain_text("1 to put right")
    open_box(page, "C")
    expect(page.locator(".box-standing.is-wrong")).to_contain_text("from 0 to 99")
    open_box(page, "tile")
    page.get_by_role("button", name="Docks something is wrong").tap()
    expect(page.locator(".box-standing.is-wrong")).to_contain_text("Two tiles are called Docks")


def cards_as_records() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = as_records(fit({"action": C_DECK}))["action"]
    return found


def test_a_board_a_tile_and_districts_by_hand(new_page: NewPage) -> None:
    page = phone(new_page)
    open_box(page, "tile")
    page.get_by_label("Another name").fill("River Docks")
    page.get_by_role("button", name="Add").tap()
    for side in ("Day side", "Night side"):
        group = page.get_by_role("group", name=side, exact=True)
        for number in ("Alcohol needed 2", "Guns needed 0", "Profit 5", "Defence 4"):
            group.get_by_role("button", name=number, exact=True).tap()
    expect(page.locator("h1")).to_have_text("Neighbourhood tiles: 1 of 18")
    assert kept(page)["tile"][0]["id"] == "river_docks"
    open_box(page, "district")
    for name in ("North Side", "West Side"):
        page.locator(".box-options").get_by_role("button", name=name, exact=True).tap()
    expect(page.locator("h1")).to_have_text("Districts: 1 of 7")
    open_box(page, "solo_board")
    for place in range(1, 5):
        page.get_by_role("textbox", name=f"Cards in his plan, row by row of the boss track {place}").fill("3")
    page.get_by_role("button", name="+ add: characteristics").tap()
    page.get_by_label("Characteristic", exact=True).select_option("power")
    expect(page.locator(".box-standing")).to_contain_text("Still to enter: actions in a turn")
    assert kept(page)["solo_board"][0]["plan"] == [3, 3, 3, 3]


def test_the_companion_plays_with_the_owners_c_deck(new_page: NewPage) -> None:
    page = phone(new_page)
    mine = [{**record, "id": f"mine{n}"} for n, record in enumerate(cards_as_records(), 1)]
    bring_box(page, {"action": mine})
    page.get_by_role("link", name="Play with the companion").tap()
    expect(page.get_by_label("Play with my box")).to_be_checked()
    with page.expect_response("**/api/companions") as answer:
        page.get_by_role("button", name="Begin").tap()
    game = answer.value.json()
    assert game["info"]["pack"] == "own"
    path = f"/api/companions/{game['info']['id']}"
    answers = [
        "normal",
        "outfit",
        "3 1 4 2 5 7 6",
        "loop central",
        "uptown north",
        "ok",
        "north uptown 2 0 6 5",
        "",
        "go",
    ]
    for text in answers:
        told = page.request.post(f"{path}/answers", data={"text": text, "version": game["version"]})
        assert told.ok, told.text()
        game = told.json()
    assert game["plan"]
    assert {card["card"] for card in game["plan"]} <= {card["id"] for card in mine}


def test_everything_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    open_box(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.classList.contains('box-part')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("C deck: 0 of 9")
    page.get_by_role("button", name="Power 1", exact=True).focus()
    page.keyboard.press("Space")
    page.locator(".box-palette button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".box-row")).to_contain_text("Hire an associate")
    assert kept(page)["action"][0]["power"] == 1


@pytest.mark.parametrize("language", ["ru", "pl", "fr"])
def test_no_words_are_missing(new_page: NewPage, language: str) -> None:
    page = phone(new_page, language)
    open_box(page)
    bring(page, TEMPLATE)
    expect(page.locator(".notice")).to_be_visible()
    for part in ("", "C", "solo_board", "tile", "district", "base"):
        go(page, f"/mybox/{part}" if part else "/mybox")
        expect(page.locator(".box-editor, .box-chips, .box-part").first).to_be_visible()
        said = page.locator("main").inner_text()
        assert not re.search(r"\b(mybox|scarface|companion)-[a-z]", said), said
        assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]
