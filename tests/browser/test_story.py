"""What just happened, who is ahead, how it ended: cards, journal, scoreboard, result page."""

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import consigliere
from tests.browser.boards import Board, cut, made_up, missed
from tests.browser.conftest import NARROW, WIDE, NewPage
from tests.browser.lafamiglia import BOTS, Watched, _moves, moments, open_moment, until
from tests.browser.play import choose, offers, play_now, wait_for_turn
from tests.browser.reach.test_gestures import asked
from tests.browser.tables import RECORDS, new_table, open_record, record_text, state_after
from tests.browser.test_table import first_at

GOLDEN = record_text("famiglia", "deck-in-first-players-turn-1")
TWO_ROUNDS = "two-rounds-1"
FIGURES = """() => [...document.querySelectorAll('.frame > .scores .score-side')].map((side) =>
    Object.fromEntries([...side.querySelectorAll('[data-figure]')].map((figure) =>
        [figure.dataset.figure, Number(figure.querySelector('b').textContent)])))"""


def second_lap(record: str) -> int:
    """The first move of planning after everybody has had a turn."""
    moves = [line.split() for line in _moves(record_text("lafamiglia", record))]
    turns = [number for number, (_, kind, *what) in enumerate(moves) if kind == "plan.turn"]
    taken = [number for number in turns if moves[number][2] == "use" or moves[number][2].startswith("gain")]
    return next(number for number in turns if number > taken[3])


def fetch(page: Page, path: str) -> Any:
    return page.evaluate("async (path) => (await fetch(path)).json()", path)


def resign(page: Page) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".outcome h2")).to_be_visible()


# What just happened


def test_one_card_for_each_turn_since_mine_also_after_a_reload(page: Page) -> None:
    open_moment(page, TWO_ROUNDS, second_lap(TWO_ROUNDS))
    ticker, card = page.locator(".ticker"), page.locator(".ticker-card")
    expect(ticker).to_have_attribute("data-of", "3")
    seen = [card.inner_text()]
    for _ in range(2):
        ticker.get_by_role("button", name="The turn before").click()
        expect(card).not_to_have_text(seen[-1])
        seen.append(card.inner_text())
    assert len(set(seen)) == 3
    assert all(re.search(r"(uses a cell of|buys) ", text) for text in seen), seen
    expect(page.locator(".lf .is-named").first).to_be_attached()
    assert page.locator(".lf .is-recent").count() > 0
    page.reload()
    wait_for_turn(page)
    expect(card).to_have_text(seen[0])
    card.focus()
    page.keyboard.press("ArrowLeft")
    expect(card).to_have_text(seen[1])
    page.keyboard.press("Enter")
    lines = page.locator(".ticker-lines li")
    expect(lines.first).to_be_visible()
    assert lines.last.evaluate(
        """(line) => {
            const { left, top, width, height } = line.getBoundingClientRect();
            return line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )


def test_a_card_alone_has_no_arrows(page: Page) -> None:
    open_record(page, GOLDEN, 40)
    wait_for_turn(page)
    expect(page.locator(".ticker")).to_have_attribute("data-of", "1")
    for name in ("The turn before", "The turn after"):
        expect(page.get_by_role("button", name=name, include_hidden=True)).to_be_hidden()


def test_marks_lie_where_the_rival_was_and_nowhere_in_my_hand(page: Page) -> None:
    open_record(page, GOLDEN, 40)
    wait_for_turn(page)
    expect(page.locator(".street .is-recent, .area .is-recent").first).to_be_visible()
    assert page.locator(".is-mine .hand .is-recent").count() == 0


def test_on_a_phone_the_card_tells_its_turn_whole_when_it_is_unfolded(new_page: NewPage) -> None:
    page = new_page("ru", viewport=NARROW, has_touch=True, is_mobile=True)
    open_moment(page, TWO_ROUNDS, second_lap(TWO_ROUNDS))
    card, whole = page.locator(".ticker-card"), page.locator(".ticker-whole")
    card.tap()
    expect(whole).to_have_text(card.inner_text())
    assert cut(whole) == []


# The journal


def test_the_journal_has_a_headline_a_turn_and_says_you(page: Page) -> None:
    open_record(page, GOLDEN, 40)
    wait_for_turn(page)
    mine = page.locator(".journal .chapter.is-mine > .headline")
    expect(mine.first).to_contain_text(re.compile(r"^You (recruit|take|pass)"))
    others = page.locator(".journal .chapter:not(.is-mine) > .headline[aria-expanded=false]")
    theirs = others.filter(has_text=re.compile(r"Player \d (recruits|takes|passes)")).first
    expect(theirs.locator(".who")).to_be_visible()
    expect(theirs.locator(".sign svg")).to_be_visible()
    unfolded = page.locator(".journal .lines").count()
    theirs.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".journal .lines")).to_have_count(unfolded + 1)
    for language, word in (("ru", "Вы "), ("pl", "esz"), ("fr", "Vous "), ("en", "You ")):
        page.locator("select.language").select_option(language)
        expect(mine.first).to_contain_text(word)


def test_what_is_done_to_me_is_told_as_such(page: Page) -> None:
    open_moment(page, *moments()["gift.answer"])
    page.locator(".ticker-card").click()
    expect(page.get_by_role("listitem").filter(has_text=re.compile(r"asks you for \d+ ₤"))).to_be_visible()


def test_pointing_at_a_line_shows_the_place(page: Page) -> None:
    open_record(page, GOLDEN, first_at("take"))
    wait_for_turn(page)
    named = page.locator(".board .is-named")
    expect(named).to_have_count(0)
    card = page.locator(".street [data-piece]").first.get_attribute("aria-label") or ""
    page.locator(".journal .headline[aria-expanded=false]").first.click()
    page.locator(".journal .line", has_text=f"{card} comes to the Street").first.hover()
    expect(named.first).to_have_attribute("aria-label", card)
    page.mouse.move(0, 0)
    expect(named).to_have_count(0)


def test_what_is_unfolded_comes_into_sight(page: Page) -> None:
    open_record(page, GOLDEN, 40)
    wait_for_turn(page)
    closed = page.locator(".journal .chapter:has(> .headline[aria-expanded=false])").last
    key = closed.locator(".headline-words").inner_text()
    chapter = page.locator(".journal .chapter", has_text=key).last
    page.locator(".side-panel").evaluate("(panel) => panel.style.maxHeight = '16rem'")
    chapter.locator(".headline").evaluate("(line) => line.scrollIntoView({ block: 'end' })")
    chapter.locator(".headline").click()
    expect(chapter.locator(".lines .line").last).to_be_in_viewport(ratio=0.9)


def test_what_was_taken_back_is_struck_out(page: Page) -> None:
    open_record(page, GOLDEN, first_at("take"))
    wait_for_turn(page)
    journal, struck = page.locator(".journal .chapter").last, page.locator(".journal .line.is-undone s")
    page.locator(offers(page)[0]).first.click()
    taken = journal.locator(".lines .line", has_text="into hand")
    expect(taken).to_have_count(1)
    words = taken.inner_text()
    page.keyboard.press("u")
    expect(struck).to_have_text([words])
    expect(journal.locator(".line", has_text="You take back")).to_be_visible()
    page.reload()
    wait_for_turn(page)
    expect(struck).to_have_text([words])


def test_undo_is_off_while_there_is_nothing_to_take_back(new_page: NewPage) -> None:
    page = new_page("ru")
    play_now(page, "famiglia")
    wait_for_turn(page)
    info = fetch(page, page.evaluate("() => `/api/tables/${location.pathname.slice(3)}/position?seat=0`"))
    undo = page.get_by_role("button", name="Отменить ход")
    assert not info["can_undo"]
    expect(undo).to_be_enabled() if info["can_ask"] else expect(undo).to_be_disabled()


# Nothing runs ahead


WATCH = """() => {
    const wrong = globalThis.wrong = [];
    const before = new Map();
    const text = (element, what) => [...element.querySelectorAll(what)].map((found) => found.textContent);
    const look = () => {
        const words = text(document, '.journal .headline');
        document.querySelectorAll('.seat').forEach((seat, number) => {
            const name = text(seat, 'strong')[0];
            const cards = text(seat, '.facts dd').map(Number).reduce((sum, n) => sum + n, 0);
            const told = words.filter((line) => /^ (recruits|takes)/.test(line.split(name)[1] ?? ''));
            if (!before.has(number)) before.set(number, cards - told.length);
            if (cards !== before.get(number) + told.length) wrong.push([name, cards, told.length, words.at(-1)]);
        });
        const over = document.querySelector('.outcome');
        if (over && (document.querySelector('.telling') || !words.at(-1)?.includes('over'))) wrong.push(words.at(-1));
        globalThis.looked = (globalThis.looked ?? 0) + 1;
        if (!over) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def test_board_journal_and_result_never_run_ahead_of_each_other(new_page: NewPage) -> None:
    page = new_page(motion=True)
    page.add_init_script("localStorage.setItem('consigliere.pace', '\"fast\"')")
    page.goto(f"/t/{new_table(page, 'famiglia', BOTS[:2])}")
    expect(page.locator(".journal .headline").first).to_be_visible()
    page.evaluate(WATCH)
    page.wait_for_function("() => document.querySelector('.outcome')", timeout=120_000)
    assert page.evaluate("() => globalThis.looked") > 0
    assert page.evaluate("() => globalThis.wrong") == []


# Who is ahead


@pytest.mark.parametrize("game", ["famiglia", "lafamiglia", "scarface"])
def test_the_scoreboard_has_the_engines_numbers(page: Page, game: str) -> None:
    name = next(iter(sorted(file.stem for file in (RECORDS / game).glob("*.record"))))
    text = record_text(game, name)
    move = len([line for line in text.split("\n\n", 1)[1].splitlines() if line.strip()]) * 2 // 3
    open_record(page, text, move)
    wait_for_turn(page)
    state = state_after(game, text, move)
    main = {"famiglia": "points", "lafamiglia": "coming", "scarface": "total"}[game]
    expect(page.locator(".frame > .scores .score-side")).to_have_count(2)
    assert [side[main] for side in page.evaluate(FIGURES)] == consigliere.load(game).scores(state)


def both_told(watched: Watched, action: int) -> dict[str, Any]:
    """Choose, and wait until both seats have heard of it; what the one sees that is asked now."""
    seq = watched.view["seq"]
    wait_for_turn(watched.page)
    choose(watched.page, action)
    until(watched.page, lambda: all(view["seq"] > seq for view in latest(watched).values()))
    return next(view for view in latest(watched).values() if view["legal"])


def latest(watched: Watched) -> dict[int, dict[str, Any]]:
    return {view["seat"]: view for view in watched.views}


def test_the_scoreboard_tells_the_change_since_my_last_turn(page: Page) -> None:
    """I recruit, so that the rival's turn cannot end the game, and it brings him three points more than it would."""
    more = [0]

    def richer(board: Board) -> None:
        board["scores"][1] += more[0]

    made_up(page, richer)
    watched = Watched(page)
    move = next(n for n, line in enumerate(_moves(GOLDEN)) if n > 20 and line.startswith("0 recruit "))
    open_record(page, GOLDEN, move)
    wait_for_turn(page)
    before = page.evaluate(FIGURES)[1]["points"]
    notation = _moves(GOLDEN)[move].split(" ", 1)[1]
    recruiting = next(action for action, words, _ in asked(watched)["legal"] if words == notation)
    view = both_told(watched, recruiting)
    more[0] = 3
    while view["seat"] == 1:
        view = both_told(watched, view["legal"][0][0])
    wait_for_turn(page)
    now = page.evaluate(FIGURES)[1]["points"]
    assert now >= before + 3
    change = page.locator(".frame > .scores .score-side:not(.is-mine) .change")
    expect(change).to_have_text(f"+{now - before}")
    page.reload()
    wait_for_turn(page)
    expect(change).to_have_text(f"+{now - before}")


# After the game


def test_the_result_says_the_score_why_and_how_it_went(page: Page) -> None:
    table = open_record(page, GOLDEN, None)
    expect(page.locator(".outcome h2")).to_be_visible()
    expect(page.locator(".outcome-why")).to_contain_text(re.compile("points|card"))
    scores = fetch(page, f"/api/tables/{table}/course?seat=0")["scores"]
    shown = page.locator(".outcome .famiglia-result .is-total td")
    expect(shown).to_have_text([str(score) for score in scores[-1]])
    curve = page.locator(".curve svg")
    expect(curve).to_have_attribute("aria-label", re.compile(rf"to {scores[-1][0]}\..*to {scores[-1][1]}\."))
    steps = page.locator(".curve-line.is-0").get_attribute("d") or ""
    assert steps.count("H") == len(scores) - 1
    page.locator(".curve-words summary").click()
    expect(page.locator(".curve-words tbody tr").last.locator("td")).to_have_text([str(score) for score in scores[-1]])
    points = page.locator(".turning-points a")
    leads = [one - other for one, other in scores]
    largest = max(abs(after - before) for before, after in itertools.pairwise(leads))
    swings = [int(re.findall(r"\d+", text)[-1]) for text in page.locator(".swing").all_inner_texts()]
    assert max(swings) >= largest
    move = int((points.first.get_attribute("href") or "").split("move=")[1])
    points.first.click()
    expect(page.locator(".player output")).to_contain_text(f"move {move} ")
    page.get_by_role("link", name="See the result").click()
    expect(page.locator(".outcome h2")).to_be_visible()
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".street")).to_be_visible()


@pytest.mark.parametrize(("game", "why"), [("lafamiglia", "mandamenti"), ("scarface", "money|neighbourhoods")])
def test_the_other_games_say_why_too_also_on_a_phone(new_page: NewPage, game: str, why: str) -> None:
    page = new_page(viewport=NARROW)
    names = sorted(file.stem for file in (RECORDS / game).glob("*.record"))
    text = next(text for text in (record_text(game, name) for name in names) if "unfinished" not in text)
    open_record(page, text, None)
    expect(page.locator(".outcome-why")).to_contain_text(re.compile(why))
    expect(page.locator(".curve-line")).to_have_count(2)
    width = page.evaluate(
        "() => Math.max(document.documentElement.scrollWidth, document.querySelector('.outcome').scrollWidth)"
    )
    assert width <= NARROW["width"]
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    page.reload()
    expect(page.locator(".curve svg")).to_be_in_viewport(ratio=1)
    assert page.locator(".frame > .scores").evaluate("(scores) => scores.offsetHeight") < 120


def test_beside_a_low_board_the_names_stand_whole(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 720, "height": 450})
    open_record(page, record_text("scarface", "gems-against-mob"), 150)
    wait_for_turn(page)
    names = page.locator(".frame > .scores .score-name")
    expect(names).to_have_count(2)
    assert cut(names) == []


def test_the_same_deal_again(page: Page) -> None:
    play_now(page, "famiglia")
    wait_for_turn(page)
    first = page.url
    resign(page)
    expect(page.locator(".outcome")).to_contain_text("You resign.")
    page.get_by_role("button", name="Same deal again").click()
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    expect(page.locator(".frame .tag", has_text="same deal").first).to_be_visible()
    paths = [f"/api/tables/{url.split('/t/')[1]}/moments/0?seat=0" for url in (first, page.url)]
    boards = [fetch(page, path)["view"]["board"] for path in paths]
    assert [(board["hands"], board["street"]) for board in boards[:1]] == [(boards[1]["hands"], boards[1]["street"])]


def test_playing_on_from_a_moment_and_the_row_in_the_lobby(page: Page) -> None:
    table = open_record(page, GOLDEN, 12)
    wait_for_turn(page)
    resign(page)
    page.goto("/")
    row = page.locator(f"a[href='/t/{table}?move=0']")
    scores = fetch(page, f"/api/tables/{table}")["scores"]
    expect(row.locator(".table-score")).to_have_text(f"{scores[0]} : {scores[1]}")
    expect(row.locator("time")).to_have_text(re.compile(r"· [A-Z][a-z]{2} \d{1,2}$"))  # of this year
    page.goto(f"/t/{table}?move=3")
    expect(page.locator(".player output")).to_contain_text("move 3 ")
    moment = fetch(page, f"/api/tables/{table}/moments/3?seat=0")["view"]["board"]
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "move=" not in url and table not in url)
    wait_for_turn(page)
    begun = fetch(page, f"/api/tables/{page.url.split('/t/')[1]}/moments/3?seat=0")["view"]["board"]
    assert (begun["hands"], begun["street"]) == (moment["hands"], moment["street"])


def test_a_spectator_sees_the_cards_and_the_result(new_page: NewPage) -> None:
    ann = new_page()
    open_record(ann, GOLDEN, 40)
    wait_for_turn(ann)
    watcher = new_page(viewport=NARROW)
    watcher.goto(ann.url)
    expect(watcher.locator(".ticker-card")).to_be_visible()
    assert int(watcher.locator(".ticker").get_attribute("data-of") or 0) > 1
    resign(ann)
    expect(watcher.locator(".outcome > p").last).to_contain_text("resigns.")
    expect(watcher.locator(".outcome .curve svg")).to_be_visible()
    expect(watcher.get_by_role("button", name="Same deal again")).to_have_count(0)


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_on_a_phone_all_that_comes_after_the_end_is_in_sight(new_page: NewPage, language: str) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    open_record(page, GOLDEN, 40)
    wait_for_turn(page)
    resign(page)
    page.locator("select.language").select_option(language)
    next_steps = page.locator(".result-next > *")
    assert next_steps.count() >= 6
    assert missed(next_steps) == []
    assert page.locator(".result-next").evaluate("(row) => row.scrollWidth <= row.clientWidth")
    assert cut(next_steps) == []
