"""La Famiglia's map and sheets: whole, readable, nothing under something else, and plain whose is what."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from consigliere.games.lafamiglia.names import partner
from tests.browser.boards import missed
from tests.browser.conftest import NARROW, WIDE, NewPage
from tests.browser.gestures import Mouse
from tests.browser.lafamiglia import (
    BOTS,
    COVERED,
    Watched,
    make_table,
    moments,
    open_moment,
    play_until,
    sit_down,
    take,
    until,
    view_at,
)
from tests.browser.play import wait_for_turn

LEAST, COUNTS, CHOSEN = 11, 13, 12  # px
SMALL_DESK = {"width": 1280, "height": 800}

TEXTS = """() => [...document.querySelectorAll('.lf *')].flatMap((one) => {
    const words = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('');
    const box = one.getBoundingClientRect();
    const seen = box.width > 2 && box.height > 2 && !one.closest('.hidden-text') && one.checkVisibility();
    if (!words || !seen) return [];
    const size = parseFloat(getComputedStyle(one).fontSize) * (one.ownerSVGElement ? one.getScreenCTM().d : 1);
    const chosen = one.closest('.is-legal, .lf-map .lf-area-name');
    return [[words, Math.round(size * 10) / 10, !!one.closest('.lf-number'), !!chosen]];
})"""
"""Every text on the board: its words, its size on the screen, whether it counts, whether it is to be chosen."""

CUT = """() => [...document.querySelectorAll('.lf-panels *')]
    .filter((one) => !one.closest('svg, .hidden-text') && one.checkVisibility() && one.clientWidth > 0
        && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: ${one.textContent}`)"""

WORDS = ".lf-part-words, .lf-head-name, .lf-tile strong, .lf-tab-button span"
BROKEN = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    const text = one.firstChild;
    if (!text || !one.checkVisibility()) return [];
    return [...text.data.matchAll(/[\\p{L}.]+/gu)].filter(({0: word, index}) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
    }).map(({0: word}) => word);
})"""
"""Words that go on in the next line."""

OVERLAPS = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const boxes = (selector) => all(selector).map((one) => [one, one.getBoundingClientRect()]);
    const names = boxes('.lf-area-name text');
    const others = [...names, ...boxes('.lf-stack > g:not(.lf-area-name)'), ...boxes('.lf-control')];
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2.5;
    return names.flatMap(([name, box]) => others
        .filter(([other, its]) => other.parentElement !== name.parentElement && meet(box, its))
        .map(([other]) => `${name.textContent} / ${other.parentElement.dataset.stack} ${other.textContent}`));
}"""
"""Names of areas with a piece or another name over them."""

WHOLE = """() => {
    const pane = document.querySelector('.lf-stage').getBoundingClientRect();
    const shown = [...document.querySelectorAll('.lf-map :is(.lf-area, .lf-control)')];
    const boxes = shown.map((one) => one.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    const seen = left >= pane.left && right <= pane.right && top >= pane.top && bottom <= pane.bottom;
    return seen && Math.max((right - left) / pane.width, (bottom - top) / pane.height) > 0.85;
}"""
"""All of Sicily is seen, and it fills the pane."""

PANE = """() => {
    const {x, y, width, height} = document.querySelector('.lf-stage').getBoundingClientRect();
    return [x, y, width, height, document.querySelector('.lf-map').getAttribute('viewBox')].join(' ');
}"""

MISSED = """() => {
    const missed = [];
    const names = [...document.querySelectorAll('.lf-sea-name > g')];
    const seas = [...document.querySelectorAll('.lf-sea')];
    const middle = (piece) => {
        const [kind, id] = [piece.dataset.place?.split('-')[0], piece.dataset.place?.replace(/^[a-z]+-/, '')];
        const stack = kind === 'area' ? document.querySelector(`[data-stack=${id}]`) : null;
        const spot = stack ?? names[seas.indexOf(piece)];
        const box = piece.getBoundingClientRect();
        const at = spot?.getScreenCTM();
        return at ? [at.e, at.f] : [box.x + box.width / 2, box.y + box.height / 2];
    };
    const pieces = [...document.querySelectorAll('.lf .is-legal')].filter((piece) => piece.checkVisibility());
    for (const piece of pieces) {
        if (piece.ownerSVGElement) piece.focus();
        else piece.scrollIntoView({block: 'center'});
        const found = document.elementFromPoint(...middle(piece));
        const area = found?.closest('[data-stack]')?.dataset.stack;
        if (!piece.contains(found) && `area-${area}` !== piece.dataset.place) {
            missed.push(`${piece.dataset.place ?? piece.dataset.piece}: ${found?.outerHTML.slice(0, 80)}`);
        }
    }
    return [pieces.length, missed];
}"""
"""How many things on the board can be picked, and those that are not hit at their middle."""


def small(page: Page) -> list[Any]:
    return [text for text in page.evaluate(TEXTS) if text[1] < (COUNTS if text[2] else LEAST)]


def test_everything_on_the_board_can_be_read(page: Page) -> None:
    """In planning and in an encounter, in every language: sizes, nothing cut, no word broken, no name under a piece."""
    for kind, size in (("plan.turn", WIDE), ("move.target", SMALL_DESK)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        open_moment(page, *moments(last=kind == "plan.turn")[kind])
        assert len(page.evaluate(TEXTS)) > 150
        for language in ("ru", "pl", "fr", "en"):
            page.locator("select.language").select_option(language)
            page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
            assert small(page) == [], language
            assert page.evaluate(CUT) == [], language
            assert page.evaluate(BROKEN, WORDS) == [], language
            assert page.evaluate(OVERLAPS) == [], language


def test_the_fullest_sheet_is_seen_whole_and_nothing_else_scrolls(page: Page) -> None:
    """At a game from a record too: its notice gives way to the sheets, and comes with the journal."""
    open_moment(page, *moments(last=True)["plan.turn"])
    sheet, panels = (page.locator(what).evaluate("(one) => one.offsetHeight") for what in (".lf-sheets", ".lf-panels"))
    assert sheet <= panels
    assert page.evaluate(RUNNING_OVER) == []
    page.locator("#tab-journal").click()
    expect(page.locator(".fairness")).to_be_visible()


def test_the_parts_stay_where_they_are_when_the_bar_needs_more_room(page: Page) -> None:
    open_moment(page, *moments()["plan.turn"])
    page.locator("[data-all-choices]").click()
    expect(page.locator(".every-choice")).to_be_visible()
    assert page.evaluate(COVERED) > 0
    tabs, parts = (page.locator(what).bounding_box() for what in (".side-tabs", ".lf-dock"))
    assert tabs
    assert parts
    assert abs(parts["y"] - tabs["y"] - tabs["height"]) <= 1


def test_what_lies_over_the_board_gives_way_to_what_is_picked_there(page: Page) -> None:
    open_moment(page, *moments()["check.add"])
    note = page.locator(".question-note button")
    expect(note).to_have_count(0)
    tile = page.locator(".lf-tile.is-legal").first
    page.locator("#tab-journal").click()
    assert not tile.evaluate(ON_TOP)
    note.click()
    expect(note).to_have_count(0)
    assert tile.evaluate(ON_TOP)


ON_TOP = """(one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


RUNNING_OVER = """() => ['html', '.frame', '.board-box', '.board'].filter((selector) => {
    const {scrollHeight, clientHeight} = document.querySelector(selector);
    return scrollHeight > clientHeight + 1;
})"""


def test_what_is_chosen_on_a_phone_can_be_read(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW, has_touch=True, is_mobile=True)
    for kind, filled in (("order.area", ".lf-stage"), ("plan.turn", ".lf-dock"), ("infl.row", ".lf-dock")):
        open_moment(page, *moments()[kind])
        chosen = [text for text in page.evaluate(TEXTS) if text[3]]
        assert chosen, kind
        assert [text for text in chosen if text[1] < CHOSEN] == [], kind
        box = page.locator(filled).bounding_box()
        assert box
        assert box["height"] > 0.55 * NARROW["height"], kind  # what is asked for fills what bar and tabs leave


def test_the_map_fits_its_pane_and_follows_it(page: Page) -> None:
    """In set-up, when the bar grows, the side opens, the window changes; not when one has moved it oneself."""
    watched = sit_down(page, families="draft")
    dice = random.Random(2)
    pane = page.evaluate(PANE)
    for _ in range(12):
        wait_for_turn(page)
        assert page.evaluate(WHOLE), watched.kind
        assert page.evaluate(PANE) == pane, watched.kind
        take(page, dice)
    wait_for_turn(page)
    more = page.locator("[data-all-choices]")
    if more.count():
        more.click()
        assert page.evaluate(PANE) == pane
        more.click()
    page.locator("#tab-journal").click()
    expect(page.locator(".journal")).to_be_visible()
    assert page.evaluate(PANE) == pane
    last = page.locator(".journal .line").last.bounding_box()
    panel = page.locator(".side-panel").bounding_box()
    assert last
    assert panel
    assert last["y"] + last["height"] <= panel["y"] + panel["height"] + 1
    page.locator("#tab-journal").click()
    for width, height in ((1900, 1000), (1300, 720), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        if width < 1280:
            page.locator("[data-tab=map]").click()
        until(page, lambda: bool(page.evaluate(WHOLE)))
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -400)
    until(page, lambda: not page.evaluate(WHOLE))
    page.set_viewport_size({"width": 1600, "height": 900})
    page.wait_for_function("() => document.querySelector('.lf-stage').clientWidth > 1000")
    assert not page.evaluate(WHOLE)
    page.locator(".lf-tool").nth(2).click()
    until(page, lambda: bool(page.evaluate(WHOLE)))
    page.set_viewport_size({"width": 1440, "height": 860})
    until(page, lambda: bool(page.evaluate(WHOLE)))


def test_the_map_from_far_shows_who_holds_what(new_page: NewPage) -> None:
    """On a phone, where nothing is asked on the map: shields beside each other, nothing else over them."""
    page = new_page(viewport=NARROW, has_touch=True, is_mobile=True)
    open_moment(page, *moments(last=True)["gift.answer"])
    expect(page.locator(".lf-map")).to_have_attribute("data-far", "")
    assert page.locator(".lf-soldati").count() > 20
    assert page.locator(".lf-extra").count() > 10
    assert page.locator(".lf-extra").locator("visible=true").count() == 0
    assert page.evaluate(HIDDEN_SHIELDS) == []


HIDDEN_SHIELDS = """() => {
    const shields = [...document.querySelectorAll('.lf-soldati path:first-child')];
    const boxes = shields.map((one) => one.getBoundingClientRect());
    const over = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / (a.width * a.height);
    return boxes.flatMap((one, n) => boxes.slice(n + 1).map((other) => over(one, other)).filter((part) => part > 0.25));
}"""
"""How much of a shield lies on another, where it is more than a quarter."""


def test_a_name_is_read_over_the_pieces_that_meet_it(page: Page) -> None:
    open_moment(page, *moments(last=True)["fight.card"])
    assert page.evaluate(BEHIND) == []


BEHIND = """() => [...document.querySelectorAll('.lf-area-name')].filter((name) =>
    [...document.querySelectorAll('.lf-soldati, .lf-extra')].some((piece) =>
        name.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING)).map((name) => name.textContent)"""


def test_the_wish_of_a_bot_takes_one_line_and_the_phases_are_whole(new_page: NewPage) -> None:
    page = new_page("fr")
    sit_down(page, auto_setup="on", families="random")
    wish = page.locator(".partner-wish")
    expect(wish).to_be_visible()
    heights = page.locator(".seat").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(set(heights)) == 1
    box, seats = wish.bounding_box(), page.locator(".seats").bounding_box()
    assert box
    assert seats
    assert box["width"] > 0.9 * seats["width"]
    assert box["height"] <= 34
    page.set_viewport_size({"width": 1024, "height": 768})
    for language in ("pl", "ru", "fr", "en"):
        page.locator("select.language").select_option(language)
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
        assert page.evaluate(PHASES_CUT) == [], language
    page.set_viewport_size(SMALL_DESK)  # type: ignore[arg-type]
    assert page.evaluate(PHASES_CUT) == []


def test_a_game_out_of_a_record_has_room_for_its_notice(new_page: NewPage) -> None:
    """The phases stay whole beside the tag, and journal and chat can be reached below the notice."""
    page = new_page("ru", viewport=SMALL_DESK)
    open_moment(page, *moments(last=True)["move.target"])
    for language in ("pl", "fr", "en", "ru"):
        page.locator("select.language").select_option(language)
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
        assert page.evaluate(PHASES_CUT) == [], language
    page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    assert missed(page.locator(".side-tabs button")) == []
    line = page.locator(".journal .headline").last
    line.scroll_into_view_if_needed()
    assert missed(line) == []


def test_the_crown_of_the_first_player_and_a_gift_take_no_line_of_their_own(new_page: NewPage) -> None:
    """So that nothing beside the map moves when the crown does, or what I have becomes more."""
    for size, kind, language in (
        ((1440, 900), "plan.turn", "ru"),
        ((1280, 800), "move.target", "fr"),
        (TABLET, "plan.turn", "ru"),
    ):
        page = new_page(language, viewport={"width": size[0], "height": size[1]})
        open_moment(page, *moments(last=True)[kind])
        crown = page.locator(".seat .facts > :has(dd:empty)")
        expect(crown).to_have_count(1)
        expect(crown).to_be_visible()
        assert len(set(page.locator(".facts").evaluate_all(HEIGHTS))) == 1, size
    page = new_page()
    open_moment(page, *moments()["plan.turn"])
    gift = page.locator(".lf-money-row").first
    for language in ("ru", "pl", "fr", "en"):
        page.locator("select.language").select_option(language)
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
        assert gift.evaluate("(row) => row.offsetHeight") < 40, language


def test_what_an_opponent_may_have_in_his_hq_is_no_count_of_it(page: Page) -> None:
    """My soldati in HQ, and his in HQ and supply together, are two figures with two icons."""
    open_moment(page, *moments()["plan.turn"])
    ours, theirs = (
        page.locator(f".seat .facts [title='{title}'] path").evaluate_all(DRAWN)
        for title in ("Soldati in HQ", "Soldati in HQ and supply together")
    )
    assert len(ours) == len(theirs) == 2
    assert not set(ours) & set(theirs)


HEIGHTS = "(all) => all.map((one) => one.offsetHeight)"
DRAWN = "(all) => all.map((one) => one.getAttribute('d'))"
TABLET = (1024, 768)


def test_no_word_of_the_sheets_breaks_on_a_tablet(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1024, "height": 768})
    open_moment(page, *moments(last=True)["plan.turn"])
    for language in ("ru", "pl", "fr", "en"):
        page.locator("select.language").select_option(language)
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
        assert page.locator(".lf-head-name").count() == 6
        assert page.evaluate(BROKEN, WORDS) == [], language
        assert page.evaluate(CUT) == [], language


PHASES_CUT = """() => [...document.querySelectorAll('.steps li')].filter((one) =>
    one.getBoundingClientRect().right > document.querySelector('.phase').getBoundingClientRect().right + 1)
    .map((one) => one.textContent)"""


PLACES = [  # each size in a language and a theme, with decisions of planning, set-up and encounter
    ((1440, 900), "en", "dark", ("plan.turn", "setup.boat", "enc.pick")),
    ((1920, 1080), "ru", "light", ("place.area", "check.add")),
    ((1024, 768), "pl", "dark", ("order.token", "move.target")),
    ((390, 844), "fr", "light", ("plan.cell", "order.area")),
    ((360, 740), "ru", "dark", ("infl.row", "setup.soldier")),
]


@pytest.mark.parametrize(("size", "language", "theme", "kinds"), PLACES)
def test_everything_is_hit_at_its_middle(
    new_page: NewPage, size: tuple[int, int], language: str, theme: str, kinds: tuple[str, ...]
) -> None:
    phone = size[0] < 720
    viewport = {"width": size[0], "height": size[1]}
    page = new_page(language=language, viewport=viewport, has_touch=phone, is_mobile=phone)
    page.add_init_script(f"localStorage.setItem('consigliere.theme', '\"{theme}\"')")
    known = moments(last=True)
    for kind in kinds:
        open_moment(page, *known[kind])
        count, missed = page.evaluate(MISSED)
        assert count > 0, kind
        assert missed == [], kind


def test_whose_is_what(new_page: NewPage) -> None:
    """Grounds by holder, shields with the sign of my partner, marks at his name, seas that can be read."""
    page = new_page()
    open_moment(page, *moments(last=True)["plan.turn"])
    view, _ = view_at(*moments(last=True)["plan.turn"])
    me = view.seat or 0
    holders = dict(zip(_areas(page), view.board.holder, strict=True))
    tints: dict[int, set[str]] = {}
    for area, fill in page.evaluate(
        """() => [...document.querySelectorAll('.lf-area')]
            .map((one) => [one.dataset.place.slice(5), getComputedStyle(one).fill])"""
    ):
        tints.setdefault(holders[area], set()).add(fill)
    families = [tints[seat] for seat in range(4) if seat in tints]
    assert all(len(fills) == 1 for fills in families)
    assert len({fill for fills in families for fill in fills}) == len(families)
    of_partner = [area for area, holder in holders.items() if holder == partner(me)]
    assert page.locator(".lf-seam.is-partner").count() == len(of_partner)
    assert page.locator(".lf-seam.is-mine").count() == sum(holder == me for holder in holders.values())
    expect(page.locator(".seat").nth(partner(me)).locator(".partner-mark")).to_be_visible()
    expect(page.locator(".seat .partner-mark")).to_have_count(1)
    expect(page.locator(".lf-families .partner-mark")).to_have_count(1)
    assert page.evaluate(CONTRAST, [".lf-sea-name", ".lf-sea"]) >= 4.5
    assert page.evaluate(CONTRAST, [".lf-control-name", ".lf-sea"]) >= 4.5


CONTRAST = """([ink, ground]) => {
    const light = (selector) => {
        const part = (n) => (n /= 255) <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4;
        const {fill} = getComputedStyle(document.querySelector(selector));
        const [r, g, b] = fill.match(/[\\d.]+/g).map(Number).map(part);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const both = [light(ink), light(ground)];
    return Math.max(...both) / Math.min(...both);
}"""


def _areas(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-stack]").evaluate_all("(all) => all.map((one) => one.dataset.stack)")
    return found


def test_my_partner_is_marked_in_the_chat(new_page: NewPage) -> None:
    mine, his = Watched(new_page()), new_page()
    table = make_table(
        mine.page, [{"kind": "me"}, BOTS[0], {"kind": "open"}, BOTS[0]], families="random", auto_setup="on"
    )
    his.goto(f"/t/{table}")
    his.locator(".waiting-seats li").nth(2).get_by_role("button").first.click()
    his.locator("#tab-chat").click()
    his.locator(".chat-box input[type=text]").fill("Enna first")
    his.keyboard.press("Enter")
    mine.page.goto(f"/t/{table}")
    mine.page.locator("#tab-chat").click()
    expect(mine.page.locator(".chat-line", has_text="Enna first").locator(".partner-mark")).to_be_visible()
    expect(his.locator(".chat-line .partner-mark")).to_have_count(0)


def test_what_the_others_did_is_marked_until_i_move(page: Page) -> None:
    watched = sit_down(page, families="random", auto_setup="on")
    play_until(watched, lambda: watched.kind == "plan.turn" and page.locator(".lf-was").count() > 0, random.Random(4))
    marks = page.locator(".lf-was, .lf-latest > g")
    assert marks.count() > 0
    dice = random.Random(1)
    for _ in range(8):
        take(page, dice)
        wait_for_turn(page)
        if watched.views[-1]["board"]["player"] == 0 and marks.count() == 0:
            return
    raise AssertionError("the marks stay")


def test_the_bar_keeps_its_height_while_the_rest_or_an_area_is_asked(page: Page) -> None:
    """What can be done with a picked area, and placing all that is left, stand in the lines that are there."""
    open_moment(page, *moments()["gain.disc"])
    expect(page.locator("[data-rest]").first).to_be_visible()
    assert page.evaluate(COVERED) == 0
    open_moment(page, *moments()["gain.step"])
    page.mouse.click(*Mouse(page).point("[data-place^=area-].is-legal"))
    expect(page.locator(".lf-ask-here")).to_be_visible()
    assert page.evaluate(COVERED) == 0


def test_what_a_phase_needs_comes_into_sight_when_it_begins(page: Page) -> None:
    """Wherever the column beside the map was left."""
    watched = sit_down(page, families="random", auto_setup="on")

    def begun() -> bool:
        if watched.view["phase"] in ("planning", "ultima"):
            page.evaluate("() => document.querySelector('.lf-panels').scrollTo(0, 9999)")
        return bool(watched.view["phase"] == "encounter")

    play_until(watched, begun, random.Random(3))
    assert page.locator(".lf-panels").evaluate("(panels) => panels.scrollTop") < 200


def test_no_card_under_a_pointer_that_rests(page: Page) -> None:
    """What comes under it when the sheets are scrolled waits until it moves."""
    open_moment(page, *moments()["plan.turn"])
    x, y, far = page.evaluate(
        """() => {
            const cells = [...document.querySelectorAll('.lf-column:first-child .lf-cell')];
            const [one, other] = cells.map((cell) => cell.getBoundingClientRect());
            return [one.x + one.width / 2, one.y + one.height / 2, other.y + other.height / 2 - one.y - one.height / 2];
        }"""
    )
    page.mouse.move(x, y)
    expect(page.locator(".tip")).to_be_visible()
    page.evaluate(
        """(far) => {
            const came = ({target}) => (window.came ||= !!target.closest('.lf-cell'));
            document.querySelector('.lf-panels').addEventListener('pointerover', came);
            document.querySelector('.lf-panels').scrollBy(0, far);
        }""",
        far,
    )
    page.wait_for_function("() => window.came")
    expect(page.locator(".tip")).to_have_count(0)
    page.wait_for_timeout(400)  # longer than a card waits
    expect(page.locator(".tip")).to_have_count(0)
    page.mouse.move(x, y + 2)
    expect(page.locator(".tip")).to_be_visible()


def test_what_is_clicked_gets_no_box(page: Page) -> None:
    """Browsers put one around whatever has the focus in a drawing."""
    open_moment(page, *moments()["plan.turn"])
    page.mouse.click(*Mouse(page).point("[data-place=area-enna]"))
    outline = "() => [document.activeElement.dataset.place, getComputedStyle(document.activeElement).outlineStyle]"
    assert page.evaluate(outline) == ["area-enna", "none"]


def test_what_is_loaded_later_pushes_nothing_away(page: Page) -> None:
    """The wishes at a partner's seat come a moment after the board."""
    table = make_table(page, [{"kind": "me"}, *BOTS], families="random", auto_setup="on")
    held: list[Route] = []
    page.route("**/wishes*.js", lambda route: held.append(route))
    page.goto(f"/t/{table}")
    expect(page.locator(".lf-panels")).to_be_visible()
    box = page.locator(".seats").bounding_box()
    until(page, lambda: bool(held))
    held[0].continue_()
    assert box
    assert box["height"] < 150
    expect(page.locator(".partner-wish")).to_be_visible()


def test_what_is_asked_about_is_seen(page: Page) -> None:
    """The order that has no area yet, the row of which one more disc may be taken, the column that is gained."""
    for kind, what in (
        ("order.area", ".lf-issued .lf-hand-token"),
        ("infl.more", ".lf-row-line.is-now"),
        ("gain.step", ".lf-head.is-now"),
    ):
        open_moment(page, *moments()[kind])
        expect(page.locator(what)).to_have_count(1)
        expect(page.locator(what)).to_be_in_viewport(ratio=0.9)


PENNILESS = ("auto-setup-1", 316)


def test_who_can_pay_for_nothing_finds_the_ways_to_money_in_the_bar(page: Page) -> None:
    open_moment(page, *PENNILESS)
    view, _ = view_at(*PENNILESS)
    assert {args["verb"] for _, _, args in view.legal} <= {"sell", "ask", "give"}
    offered = page.locator(".decision-main .choice").evaluate_all(
        "(all) => all.map((one) => Number(one.dataset.action))"
    )
    assert sorted(offered) == sorted(action for action, _, _ in view.legal)
    expect(page.locator(".question-doing")).to_be_visible()


FLIGHTS = """() => {
    window.flights = [];
    const look = () => {
        const moved = document.getAnimations().map(({effect}) => effect.target)
            .filter((one) => one?.matches('.lf-stage .lf-order'));
        window.flights.push(...moved.map(({dataset}) => dataset.piece));
        requestAnimationFrame(look);
    };
    look();
}"""
SEEN = """() => new Promise((done) => {
    let frames = 5;
    const next = () => (frames-- ? requestAnimationFrame(next) : done(window.flights));
    next();
})"""
"""Once what has changed was drawn, and began to fly if it does."""


def test_an_order_stays_where_it_lies_while_its_card_stands_in_the_dock(new_page: NewPage) -> None:
    """It is drawn twice; neither flies to the other."""
    page = new_page(motion=True)
    open_moment(page, *moments(last=True)["plan.turn"])
    laid = page.locator(".lf-stage [data-piece^=token-]")
    expect(laid.first).to_be_visible()
    name = laid.first.get_attribute("data-piece")
    expect(page.locator(f".lf-panels [data-piece={name}]")).to_have_count(1)
    page.evaluate(FLIGHTS)
    question = page.locator(".question p").first
    before = question.text_content()
    take(page, random.Random(1))
    expect(question).not_to_have_text(before or "")
    wait_for_turn(page)
    assert page.evaluate(SEEN) == []
