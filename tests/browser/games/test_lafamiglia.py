"""La Famiglia in the browser: every decision taken on the board, whole games, four people, a phone, and no secrets."""

import random
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from consigliere.games.lafamiglia.actions import KINDS
from consigliere.games.lafamiglia.names import ONCE_PER_TURN, TILES, partner, same_team
from tests.browser.conftest import NARROW, NewPage
from tests.browser.lafamiglia import (
    BOTS,
    LEGAL,
    MONEY,
    Watched,
    make_table,
    moment_before,
    moments,
    offer_of,
    offers,
    open_moment,
    pick,
    play_until,
    sit_down,
    take,
    until,
    view_at,
)
from tests.browser.play import play_now, wait_for_turn

TABS = ("map", "sheets", "families", "orders", "tiles")
RARE = {"bomb.from", "move.payoff", "defect.area", "defect.count"}  # not in every set of records
BESIDE = {  # what helps to decide
    "fight.mode": ".lf-odds tr:nth-child(2)",
    "fight.card": ".lf-card-choice:nth-child(3) .lf-card-odds",
    "fight.take": ".lf-odds tr:nth-child(2)",
    "enc.part": ".lf-queued.is-now",
    "move.target": ".lf-here",
    "move.soldiers": ".lf-way",
    "setup.family": ".lf-draft.is-legal",
}


@pytest.mark.soak
def test_every_decision_is_taken_where_it_lies(page: Page) -> None:
    """A position for each kind of decision: all its options are offered, and the one of the record is picked."""
    watched = Watched(page)
    known = moments()
    assert {kind for kind in KINDS if not kind.startswith("deal")} - set(known) <= RARE
    for kind, (record, move) in known.items():
        open_moment(page, record, move)
        view, chosen = view_at(record, move)
        action, args = next((action, args) for action, notation, args in view.legal if notation == chosen)
        found = offers(page)
        wanted = {offer_of(view, number, each) for number, _, each in view.legal if _in_sight(kind, each)}
        assert wanted <= found, (kind, wanted - found)
        if kind in BESIDE:
            expect(page.locator(BESIDE[kind]).first).to_be_visible()
        if args["verb"] in MONEY:
            page.locator("[data-tab=orders]").click()
        heard = len(watched.views)
        pick(page, offer_of(view, action, args))
        if page.locator(".lf .is-picked").count():
            pick(page, str(action))
        until(page, lambda heard=heard: len(watched.views) > heard)  # type: ignore[misc]


def _in_sight(kind: str, args: dict[str, Any]) -> bool:
    """Money lies in the panel of the orders, but where it is asked for."""
    return args["verb"] not in MONEY or kind == "gift.answer"


@pytest.mark.soak
def test_a_whole_game_from_the_lobby(page: Page) -> None:
    watched = Watched(page)
    play_now(page, "lafamiglia")
    wait_for_turn(page)
    assert watched.kind == "plan.turn", "Play now sets up by itself"
    kinds = set()
    dice = random.Random(4)
    for _ in range(600):
        over = wait_for_turn(page) == "over"
        kinds.add(watched.kind)
        if over or not take(page, dice):
            break
    expect(page.locator(".outcome h2")).to_be_visible()
    expect(page.locator(".lf-result li")).to_have_count(2)
    assert {"plan.turn", "plan.part", "enc.part"} <= kinds
    assert len(kinds) > 8


def test_a_turn_with_the_mouse(page: Page) -> None:
    """The dock follows the question; a disc is picked at once; a column says what it costs; undo is one click."""
    watched = sit_down(page, families="random", auto_setup="on")
    play_until(watched, lambda: watched.kind == "plan.turn", random.Random(1))
    expect(page.locator("[data-tab=sheets]")).to_have_attribute("aria-selected", "true")
    column = next((args["column"] for args in watched.legal() if args["verb"] == "plan-turn-gain"), None)
    if column:
        page.locator(f"[data-place=column-{column}]").hover()
        expect(page.locator(".tip .lf-bill tfoot td")).to_have_text(f"{_cost(watched, column)}₤")
    page.mouse.move(5, 5)
    expect(page.locator(".tip")).to_have_count(0)
    page.locator(".lf-disc.is-legal").first.click()  # two decisions: to use a cell, and with which disc
    until(page, lambda: watched.kind == "plan.cell")
    wait_for_turn(page)
    cells = [args["cell"] for args in watched.legal() if args.get("cell") in ("s1-03", "s1-08")]
    watched.after(lambda: page.locator(f"[data-place=cell-{cells[0]}]").click())
    assert watched.kind == "order.token"
    token = watched.legal()[-1]["token"]
    watched.after(lambda: page.locator(f"[data-piece=hand-{token}]").click())
    assert watched.kind == "order.area"
    area = watched.legal()[0]["area"]
    page.locator(f"[data-stack={area}]").hover(force=True)
    expect(page.locator(".lf-near-self")).to_have_count(1)
    watched.after(lambda: page.keyboard.press("u"))
    assert watched.kind == "order.token"


def _cost(watched: Watched, column: str) -> int:
    """LF-58, from the view: the tab of sheet 0, 1 for each disc, 1 more for each of another player."""
    number = ["primo", "justice", "police", "economy", "church", "two"].index(column)
    counts = watched.view["board"]["upper"][number]
    tab: Any = watched.page.evaluate(
        "async (n) => (await (await fetch('/api/games/lafamiglia/components')).json()).sheets[0].column[n].tab", number
    )
    return int(tab + sum(counts) + sum(counts[seat] for seat in range(4) if seat != watched.view["seat"]))


def test_a_turn_by_keyboard(page: Page) -> None:
    watched = sit_down(page, families="random", auto_setup="on")
    first = watched.view["seq"]
    for _ in range(40):
        if watched.view["seq"] > first + 3:
            break
        wait_for_turn(page)
        _tab_to_a_choice(page)
        page.keyboard.press("Enter")
    assert watched.view["seq"] > first + 3
    wide = _seen(page)[2]
    page.locator(".lf-map").focus()
    page.keyboard.press("+")
    until(page, lambda: _seen(page)[2] < wide - 1)
    left, _, near, _ = _seen(page)
    page.keyboard.press("ArrowRight")
    until(page, lambda: _seen(page)[0] > left)
    page.keyboard.press("Home")
    until(page, lambda: _seen(page)[2] > near + 1)


def _tab_to_a_choice(page: Page) -> None:
    expect(page.locator(f"{LEGAL}, .choice").first).to_be_attached()
    for _ in range(400):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('.piece.is-legal, .choice')"):
            return
    raise AssertionError("Tab reaches no choice")


AREA_IN_SIGHT = """() => {
    for (const area of document.querySelectorAll(".lf-map [data-place^=area-].is-legal")) {
        const name = area.dataset.place.slice("area-".length);
        const {e, f} = document.querySelector(`[data-stack=${name}]`).getScreenCTM();
        if (document.elementFromPoint(e, f) === area) return [name, e, f];
    }
    return null;
}"""
"""An area that can be picked, and where."""


def _seen(page: Page) -> list[float]:
    return [float(number) for number in str(page.locator(".lf-map").get_attribute("viewBox")).split()]


MISTAKES = [  # the decision, what is picked by mistake, whose it is, the rule that forbids it
    ("setup.soldier", "area", "foreign", "LF-19"),
    ("setup.boat", "sea", "", "LF-19"),
    ("setup.lab", "area", "partner", "LF-20"),
    ("plan.turn", "cell", "", "LF-52"),
    ("plan.turn", "tile", "", "LF-9"),
    ("plan.cell", "cell", "", "LF-52"),
    ("order.token", "token", "partner", "LF-66"),
    ("order.area", "area", "foreign", "LF-66"),
    ("place.area", "area", "partner", "LF-65"),
    ("move.target", "area", "partner", "LF-125"),
]


def test_what_cannot_be_picked_says_why(page: Page) -> None:
    """Ten typical mistakes, each with its rule."""
    early, late = moments(), moments(last=True)
    for kind, what, whose, rule in MISTAKES:
        moment = (late if what == "cell" else early)[kind]
        open_moment(page, *moment)
        view, _ = view_at(*moment)
        seat = int(view.seat or 0)
        if what in ("tile", "token"):
            page.locator(f"[data-tab={'tiles' if what == 'tile' else 'orders'}]").click()
        if what == "token":
            wanted = [f"token-{token}" for token in view.board.players[partner(seat)].tokens]
        elif what == "tile":
            wanted = [f"tile-{TILES[tile]}" for tile in ONCE_PER_TURN if TILES[tile] in view.board.tiles]
        else:
            wanted = page.locator(f".lf [data-place^={what}-]:not(.is-legal)").evaluate_all(
                "(all) => all.map((one) => one.dataset.place)"
            )
        if what == "area":
            sides = (partner(seat),) if whose == "partner" else ((seat + 1) % 4, (seat + 3) % 4, 4)
            holders = dict(zip(_areas(page), view.board.holder, strict=True))
            wanted = [place for place in wanted if holders[place.removeprefix("area-")] in sides]
        piece = page.locator(f".lf [data-place='{wanted[0]}'], .lf-panel [data-piece='{wanted[0]}']").first
        piece.dispatch_event("click")
        reason = page.locator(".tip .tip-why")
        expect(reason).to_be_visible()
        assert rule in reason.locator(".rule-link").inner_text(), kind


def _areas(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-stack]").evaluate_all("(all) => all.map((one) => one.dataset.stack)")
    return found


def test_only_what_changed_is_drawn_again(page: Page) -> None:
    """Placing soldati touches that area and no other."""
    moment = moment_before("place.count", "plan.part")
    open_moment(page, *moment)
    view, _ = view_at(*moment)
    page.evaluate(
        """() => {
            window.touched = new Set();
            new MutationObserver((all) => all.forEach(({target}) => {
                const element = target.nodeType === 1 ? target : target.parentElement;
                const place = element.closest('[data-stack]')?.dataset.stack ?? element.dataset.place;
                if (place) window.touched.add(place.replace('area-', ''));
            })).observe(document.querySelector('.lf-map'), {subtree: true, childList: true, characterData: true});
        }"""
    )
    page.locator(f".choice[data-action='{view.legal[0][0]}']").click()
    until(page, lambda: len(page.evaluate("() => [...window.touched]")) > 0)
    assert len(page.evaluate("() => [...window.touched]")) == 1


def test_a_turn_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW, has_touch=True, is_mobile=True)
    watched = sit_down(page, families="random", auto_setup="on")
    play_until(watched, lambda: watched.kind == "plan.turn", random.Random(1))
    for tab in (*TABS, "sheets"):
        page.locator(f"[data-tab={tab}]").tap()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), tab
        assert page.evaluate("() => document.querySelector('.board').scrollWidth <= innerWidth"), tab
    page.locator(".lf-disc.is-legal").first.tap()
    until(page, lambda: watched.kind == "plan.cell")
    wait_for_turn(page)
    cells = [args["cell"] for args in watched.legal() if args.get("cell") in ("s1-03", "s1-08")]
    watched.after(lambda: page.locator(f"[data-place=cell-{cells[0]}]").tap())
    watched.after(lambda: page.locator(".lf-hand-token.is-legal").first.tap())
    assert watched.kind == "order.area"
    expect(page.locator(".lf-dock.is-closed")).to_be_visible()
    until(page, lambda: bool(page.evaluate(AREA_IN_SIGHT)))
    area, x, y = page.evaluate(AREA_IN_SIGHT)
    watched.after(lambda: page.touchscreen.tap(x, y))
    expect(page.locator(f"[data-stack={area}] .lf-order")).to_be_visible()


def test_four_people_and_what_each_may_see(new_page: NewPage) -> None:
    """Planning at four browsers: partners see each other's orders and sketches, the others backs only."""
    people = [Watched(new_page()) for _ in range(4)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    table = make_table(people[0].page, seats, families="random", auto_setup="on")
    for seat, watched in enumerate(people):
        watched.page.goto(f"/t/{table}")
        if seat:
            watched.page.locator(".waiting-seats li").nth(seat).get_by_role("button").first.click()
    for watched in people:
        expect(watched.page.locator(".lf-map")).to_be_visible()
    pencil = people[0].page.locator(".lf-tool").nth(4)
    pencil.click()
    pens = people[0].page.locator(".lf-pens path")
    pens.nth(3).dispatch_event("click")
    expect(people[0].page.locator(".lf-pens .is-picked")).to_have_count(1)
    pens.nth(10).dispatch_event("click")
    expect(people[2].page.locator(".lf-sketch")).to_have_count(1)
    pencil.click()
    for _ in people:
        until(people[0].page, lambda: any(watched.kind for watched in people))
        issue(next(watched for watched in people if watched.kind))
    for watched in people:
        until(watched.page, lambda: len(watched.view["board"]["orders"]) == 4)  # noqa: B023
    assert [_backs(seat, watched) for seat, watched in enumerate(people)] == [2] * 4
    assert [people[seat].page.locator(".lf-sketch").count() for seat in (1, 3)] == [0, 0]


def issue(watched: Watched) -> None:
    """A turn: an order, with the cell that has room for everybody."""
    page = watched.page
    wait_for_turn(page)
    page.locator("[data-place=cell-s1-08]").dispatch_event("click")
    until(page, lambda: watched.kind == "order.token")
    wait_for_turn(page)
    page.locator(".lf-hand-token").first.dispatch_event("click")
    until(page, lambda: watched.kind == "order.area")
    wait_for_turn(page)
    page.locator(f"[data-place=area-{watched.legal()[0]['area']}]").dispatch_event("click")
    until(page, lambda: watched.kind == "")


def _backs(seat: int, watched: Watched) -> int:
    """How many face-down orders of the others this one sees now; their faces must be nowhere."""
    if watched.view["phase"] != "planning":
        return 0
    board = watched.view["board"]
    for other, player in enumerate(board["players"]):
        assert (player["tokens"] is None) == (not same_team(other, seat))
    for order in board["orders"]:
        assert (order["token"] is None) == (not same_team(order["seat"], seat))
    return sum(order["token"] is None for order in board["orders"])


KEEP = """
    const parse = JSON.parse;
    window.parsed = [];
    JSON.parse = (...given) => { const made = parse(...given); window.parsed.push(made); return made; };
    const json = Response.prototype.json;
    Response.prototype.json = async function () {
        const made = await json.call(this);
        window.parsed.push(made);
        return made;
    };
"""


def test_a_spectator_gets_no_hidden_token(new_page: NewPage) -> None:
    """Neither his socket nor anything his page has ever read holds a face-down order or a token of an HQ."""
    player = Watched(new_page())
    table = make_table(player.page, [{"kind": "me"}, *BOTS], families="random", auto_setup="on", max_rounds=2)
    player.page.goto(f"/t/{table}")
    spectator = Watched(new_page())
    spectator.page.add_init_script(KEEP)
    spectator.page.goto(f"/t/{table}")
    expect(spectator.page.locator(".lf-map")).to_be_visible()
    play_until(player, lambda: any(view["phase"] == "encounter" for view in player.views), random.Random(8))
    until(spectator.page, lambda: any(view["phase"] == "encounter" for view in spectator.views))
    hidden = [view["board"] for view in spectator.views if view["phase"] == "planning"]
    assert any(board["orders"] for board in hidden)
    assert all(order["token"] is None for board in hidden for order in board["orders"])
    for view in spectator.views:
        assert (view["legal"], view["board"]["partner_legal"]) == ([], [])
        assert all(player["tokens"] is None for player in view["board"]["players"])
    leaks = spectator.page.evaluate(
        """() => {
            const found = [];
            const search = (thing, phase) => {
                if (!thing || typeof thing !== 'object') return;
                const now = thing.phase ?? phase;
                if (Array.isArray(thing.tokens)) found.push(thing.tokens);
                const orders = now === 'planning' && Array.isArray(thing.orders) ? thing.orders : [];
                found.push(...orders.filter((order) => order.token));
                for (const part of Object.values(thing)) search(part, now);
            };
            window.parsed.forEach((thing) => search(thing, ''));
            return found;
        }"""
    )
    assert leaks == []
    expect(spectator.page.locator(LEGAL)).to_have_count(0)


def test_nothing_is_cut_in_other_languages(new_page: NewPage) -> None:
    """Every panel in long words: no text without a translation, nothing wider than its place."""
    page = new_page(viewport={"width": 1024, "height": 768})
    sit_down(page, families="random", auto_setup="on")
    for language, tab in product(("ru", "pl", "fr"), TABS[1:]):
        page.locator("select.language").select_option(language)
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=language)
        page.locator(f"[data-tab={tab}]").click()
        assert "lafamiglia-" not in page.locator(".lf-panel").inner_text()
        wide = page.evaluate(
            """() => [...document.querySelectorAll('.lf-panel, .lf-cell, .lf-head, .lf-tile, .lf-family, .lf-token')]
                .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"""
        )
        assert wide == [], (language, tab)
