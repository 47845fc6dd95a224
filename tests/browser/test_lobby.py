"""Tables of several people: invited by a link, at one screen, by correspondence, watched."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, wait_until
from tests.browser.play import offers, play_now, state, step, wait_for_turn


def open_table(page: Page, seats: list[str]) -> str:
    """A table of Famiglia by the form; its address."""
    page.goto("/new/famiglia")
    for seat, kind in enumerate(seats):
        page.locator("fieldset").first.locator("select").nth(seat).select_option(kind)
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    address: str = page.evaluate("() => location.pathname")
    return address


def test_two_people_by_a_link(new_page: NewPage) -> None:
    one, other = new_page(), new_page(language="ru")
    address = open_table(one, ["me", "open"])
    expect(one.locator(".waiting-seats li")).to_have_count(2)
    other.goto(address)
    other.get_by_role("button", name="Сесть сюда").click()
    expect(one.locator(".frame")).to_be_visible()
    expect(other.locator(".frame")).to_be_visible()
    dice = random.Random(1)
    for _ in range(12):
        wait_until(lambda: "asked" in (state(one), state(other)))
        step(one if state(one) == "asked" else other, dice)
    one.locator(".side-tabs button").nth(1).click()
    one.locator(".chat-box input").fill("ciao")
    one.keyboard.press("Enter")
    other.locator(".side-tabs button").nth(1).click()
    expect(other.locator(".chat-line p")).to_have_text("ciao")


def test_somebody_is_muted_and_read_again(new_page: NewPage) -> None:
    one, other = new_page(), new_page()
    address = open_table(one, ["me", "open"])
    other.goto(address)
    other.get_by_role("button", name="Sit down here").click()
    for page in (one, other):
        page.locator(".side-tabs button").nth(1).click()
    _say(other, "ciao")
    one.locator(".chat-line .mute").click()
    expect(one.locator(".chat-line")).to_have_count(0)
    _say(other, "you there?")
    _say(one, "alone at last")
    expect(one.locator(".chat-line p")).to_have_text(["alone at last"])
    one.reload()
    one.locator(".side-tabs button").nth(1).click()
    expect(one.locator(".chat-line p")).to_have_text(["alone at last"])
    one.locator(".muted summary").click()
    one.get_by_role("button", name="again").click()
    expect(one.locator(".chat-line p")).to_have_text(["ciao", "you there?", "alone at last"])
    expect(one.locator(".muted")).to_have_count(0)


def _say(page: Page, text: str) -> None:
    page.locator(".chat-box input").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator(".chat-line p", has_text=text)).to_be_visible()


def test_one_screen_with_a_curtain(page: Page) -> None:
    open_table(page, ["me", "me"])
    expect(page.locator(".curtain")).to_be_visible()
    lifted: list[str] = []
    dice = random.Random(1)
    while len(lifted) < 3:
        page.wait_for_function("() => document.querySelector('.curtain, .frame[data-asked=true]')")
        if page.locator(".curtain").count():
            lifted.append(page.locator(".curtain h2").inner_text())
            page.locator(".curtain button").click()
            expect(page.locator(".curtain")).to_have_count(0)
        else:
            step(page, dice)
    assert lifted[0] != lifted[1]
    assert lifted[0] == lifted[2]


def test_a_table_with_another_pack(page: Page) -> None:
    page.goto("/new/famiglia")
    page.get_by_label("Components").select_option("rich-italians")
    page.locator("fieldset").first.locator("select").nth(1).select_option("bot-quick")
    page.locator("form button.primary").click()
    expect(page.locator(".famiglia")).to_be_visible()
    page.locator("[data-piece][aria-label='Italian 0']").first.hover()
    expect(page.locator(".tip")).to_contain_text("77")


def test_by_correspondence(new_page: NewPage) -> None:
    """Close the page, come back, go on; the lobby says whose turn it is."""
    page = new_page()
    address = open_table(page, ["me", "bot-quick"])
    wait_for_turn(page)
    step(page, random.Random(1))
    wait_for_turn(page)
    journal = page.locator(".journal .line").all_inner_texts()
    context = page.context
    page.close()
    again = context.new_page()
    again.goto("/")
    expect(again.locator(".continue .your-turn")).to_be_visible()
    again.locator(".continue a").first.click()
    again.wait_for_url(f"**{address}")
    wait_for_turn(again)
    assert again.locator(".journal .line").all_inner_texts() == journal


def test_the_lobby_notices_my_turn(new_page: NewPage) -> None:
    one, other = new_page(), new_page()
    address = open_table(one, ["me", "open"])
    other.goto(address)
    other.get_by_role("button", name="Sit down here").click()
    wait_until(lambda: "asked" in (state(one), state(other)))
    asked, waiting = (one, other) if state(one) == "asked" else (other, one)
    waiting.goto("/")
    expect(waiting.locator(".continue a")).to_be_visible()
    expect(waiting.locator(".continue .your-turn")).to_have_count(0)
    dice = random.Random(1)
    while not waiting.locator(".continue .your-turn").count():
        if state(asked) == "asked":
            step(asked, dice)


def test_a_spectator_watches_and_may_not_choose(new_page: NewPage) -> None:
    page, watcher = new_page(), new_page()
    address = open_table(page, ["me", "bot-quick"])
    wait_for_turn(page)
    watcher.goto(address)
    expect(watcher.locator(".frame")).to_be_visible()
    assert offers(watcher) == []
    step(page, random.Random(1))
    expect(watcher.locator(".journal .line").last).to_be_visible()
    expect(watcher.locator(".turn-tools")).to_have_count(0)


def test_a_seat_that_was_left_is_taken_by_another(new_page: NewPage) -> None:
    page, other, third = new_page(), new_page(), new_page()
    address = open_table(page, ["me", "open"])
    other.goto(address)
    other.get_by_role("button", name="Sit down here").click()
    expect(other.locator(".frame")).to_be_visible()
    expect(page.locator(".frame")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave: a bot plays on").click()
    expect(page.locator(".games")).to_be_visible()
    third.goto(address)
    third.get_by_role("button", name="Sit down here").click()
    expect(third.locator(".turn-tools")).to_be_visible()
    expect(other.locator(".seat .tag", has_text="left")).to_have_count(0)


def test_who_i_am_goes_to_another_device(new_page: NewPage) -> None:
    page, phone = new_page(), new_page()
    page.goto("/settings")
    page.get_by_label("Name").first.fill("Donna Rosa")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Address").input_value()
    phone.goto(link)
    expect(phone.locator(".account-link")).to_contain_text("Donna Rosa")


def test_each_game_can_be_learnt_from_the_lobby_and_at_its_table(page: Page) -> None:
    page.goto("/")
    for game in ("famiglia", "lafamiglia", "scarface"):
        page.locator(f"[data-game={game}]").get_by_role("link", name="How to play").click()
        texts = set()
        for language in ("ru", "pl", "fr", "en"):
            page.locator("select.language").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            texts.add(page.locator(".lesson").inner_text())
        assert len(texts) == 4
        rule = page.locator(".lesson .rule-link").last
        number = rule.inner_text()
        rule.click()
        expect(page.locator(f".rulebook [id='{number}']")).to_be_in_viewport()
        page.goto("/")
    play_now(page, "scarface")
    page.get_by_role("button", name="How to play").click()
    page.locator("dialog .lesson .rule-link").first.click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".rulebook #SF-124")).to_be_in_viewport()


def test_a_guest_with_tables_is_warned_before_becoming_somebody_else(new_page: NewPage) -> None:
    rosa, guest = new_page(), new_page()
    rosa.goto("/settings")
    _sign(rosa, "Make an account")
    rosa.get_by_role("button", name="Make a link").click()
    link = rosa.get_by_label("Address").input_value()
    open_table(guest, ["me", "bot-quick"])
    guest.goto(link)
    expect(guest.locator(".leaving")).to_contain_text("1 table")
    guest.get_by_role("button", name="Stay").click()
    expect(guest.locator(".continue a")).to_have_count(1)
    guest.goto("/settings")
    _sign(guest, "Log in")
    expect(guest.locator(".leaving")).to_contain_text("1 table")
    guest.get_by_role("button", name="Go on without them").click()
    expect(guest.get_by_role("button", name="Log out")).to_be_visible()
    guest.goto("/")
    expect(guest.locator(".account-link")).to_contain_text("Rosalia")
    expect(guest.locator(".continue")).to_have_count(0)


def _sign(page: Page, button: str) -> None:
    form = page.locator("form", has=page.get_by_role("button", name=button))
    form.get_by_label("Name").fill("Rosalia")
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button", name=button).click()
