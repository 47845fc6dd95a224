"""Without a server: the page from a static host, then with the network cut."""

import asyncio
import json
import random
import re
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from typer.testing import CliRunner

from consigliere.cli.app import app
from consigliere.companion.mybox.shape import fit, write_toml
from consigliere.companion.session import Session
from consigliere.companion.sittings import make_box
from consigliere.kernel import Game
from consigliere.server.http.page import FOLDER
from tests.browser.conftest import NARROW, SLOW_MS, WIDE
from tests.browser.here import PATIENCE, Engine, Site, cut_off, forget, kept, started
from tests.browser.play import choose_level, step, wait_for_turn
from tests.browser.test_companion import SET_UP, START, play_turn
from tests.browser.test_mybox import bring as bring_box
from tests.browser.test_mybox import cards_as_records
from tests.local.tabs import Keeper, Tab, a_tab
from tests.server.browsers import all_games

Visit = Callable[..., Page]
SEEDS, COMMANDS, LONG = 5, 30, 150
COUNTED_ANEW = 31_000  # ms: so long the browser goes by the room it has once found
A_TABLE = 1000  # nodes, at the least
EXPECTED = (
    "ERR_INTERNET_DISCONNECTED",
    "'localStorage' property from 'Window': Access is denied",  # in a tab that is still empty
)
NEIGHBOUR = "consigliere /another/path/ 1"
HEAPS = {
    "engine": 40.0,
    "mind": 45.0,
}  # MB, a tenth and a fifth more than was needed: how far a bot thinks depends on the machine


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    assert (FOLDER / "here" / "index.html").is_file(), "build the page first: make page"
    made = Site(tmp_path / "site", FOLDER / "here")
    yield made
    made.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Pages of one browser each; what they complain about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(level: str = "easy", **options: object) -> Page:
        settings: dict[str, object] = {"viewport": WIDE, "locale": "en", "reduced_motion": "reduce"} | options
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        context.set_default_timeout(3 * SLOW_MS)
        contexts.append(context)
        choose_level(context, level)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    assert not [text for text in complaints if not any(word in text for word in EXPECTED)]


def play(page: Page, game: str) -> None:
    page.locator(f"[data-game={game}] button.primary").click()
    expect(page.locator(".frame")).to_be_visible(timeout=PATIENCE)


def make_table(page: Page, site: Site, seats: str) -> None:
    """Of Famiglia, with the same on both seats."""
    page.goto(f"{site.address}#/new/famiglia")
    both = page.locator("select:has(option[value=me])")
    expect(both).to_have_count(2)
    for seat in both.all():
        seat.select_option(seats)
    page.locator("form button.primary").click()
    expect(page.locator(".frame")).to_be_visible(timeout=PATIENCE)


def test_a_whole_game_without_network(visit: Visit, site: Site, tmp_path: Path) -> None:
    """And with it a hint, taking back, another language, the replay, and the record, brought back as another table."""
    page = visit()
    cut_off(page, page.context, site)
    play(page, "famiglia")
    dice = random.Random(4)
    wait_for_turn(page)
    page.keyboard.press("h")
    expect(page.locator(".advice")).to_contain_text("%", timeout=PATIENCE)
    undo = page.get_by_role("button", name="Undo")
    while undo.is_disabled():
        assert step(page, dice)
        wait_for_turn(page)
    undo.click()
    expect(page.locator(".journal .is-undone").first).to_be_attached()
    page.locator(".language").select_option("pl")
    expect(page.locator(".turn-tools")).to_contain_text("Podpowiedź")
    page.locator(".language").select_option("en")
    for _ in range(600):
        if not step(page, dice):
            break
    expect(page.locator(".result")).to_be_visible()
    with page.expect_download() as download:
        page.locator(".result-next a[download]").click()
    record = tmp_path / "game.record"
    download.value.save_as(record)
    verified = CliRunner().invoke(app, ["record", "verify", str(record)])
    assert verified.exit_code == 0, verified.output
    page.get_by_role("link", name="Replay").click()
    page.locator(".player input[type=range]").fill("7")
    expect(page.locator(".player")).to_contain_text("move 7 of")
    expect(page).to_have_url(re.compile(r"#/t/\w+\?move=7"))
    page.goto(f"{site.address}#/")
    page.locator("input[type=file]").set_input_files(record)
    expect(page).to_have_url(re.compile(r"#/t/\w+"))
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()


def test_a_phone_without_network(visit: Visit, site: Site) -> None:
    """The longer games begin, one comes back after a reload, and the companion's page opens."""
    page = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    cut_off(page, page.context, site)
    dice = random.Random(2)
    for game in ("lafamiglia", "scarface"):
        page.goto(f"{site.address}#/")
        play(page, game)
        for _ in range(12):
            assert step(page, dice)
    table = page.url
    page.reload()
    expect(page.locator(".frame")).to_be_visible(timeout=PATIENCE)
    assert page.url == table
    assert step(page, dice)
    page.goto(f"{site.address}#/companion")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="normal").click()
    expect(page.get_by_role("button", name="The Chicago Outfit")).to_be_visible()


def test_a_turn_of_the_henchman_with_ones_own_cards(visit: Visit, site: Site) -> None:
    """My box, then the companion, wholly on the phone."""
    page = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    cut_off(page, page.context, site)
    box = write_toml(fit({"action": [{**record, "id": f"mine{n}"} for n, record in enumerate(cards_as_records(), 1)]}))
    page.goto(f"{site.address}#/mybox")
    bring_box(page, box)
    expect(page.locator(".notice")).to_contain_text("The box is here")
    page.get_by_role("link", name="Play with the companion").tap()
    expect(page.get_by_label("Play with my box")).to_be_checked()
    session = Session(make_box(box, physical=False), 2)
    for answer in SET_UP + START:
        session.answer(answer)
    file = {"name": "game.companion", "mimeType": "text/plain", "buffer": session.write().encode()}
    page.locator("input[type=file][accept*=companion]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator(".standing")).to_be_visible()
    told, _ = play_turn(page)
    assert any("Henchman token" in line for line in told)
    page.reload()
    expect(page.locator(".standing")).to_be_visible(timeout=PATIENCE)


def test_hot_seat_and_two_tabs(visit: Visit, site: Site) -> None:
    """Without network: both show one game, and what is done in one is seen in the other."""
    page = visit()
    page.context.add_init_script("localStorage.setItem('consigliere.curtain', 'false')")
    cut_off(page, page.context, site)
    make_table(page, site, "me")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".frame")).to_be_visible(timeout=PATIENCE)
    dice = random.Random(1)
    for turn in (page, other, page, other):
        first = told(turn)
        while told(turn) == first:
            assert step(turn, dice)
            wait_for_turn(turn)
        until_alike(page, other)


def test_a_bot_that_nobody_waits_for_is_stopped(visit: Visit, site: Site) -> None:
    """Its worker is ended, the page answers meanwhile, and in a new one the bots go on where they were."""
    page = visit()
    make_table(page, site, "bot-hard")
    table, told_then = page.url, len(told(page))
    until(page, lambda: any("/mind-" in worker.url for worker in page.workers))
    with page.expect_event("worker", lambda worker: "/mind-" in worker.url):
        page.goto(f"{site.address}#/")
        expect(page.locator(".continue a")).to_have_count(1)
    page.goto(table)
    expect(page.locator(".journal li").nth(told_then)).to_be_attached(timeout=PATIENCE)


def test_a_wish_a_deleted_game_and_everything_brought_back(visit: Visit, site: Site, tmp_path: Path) -> None:
    page = visit()
    page.goto(site.address)
    started(page)
    play(page, "lafamiglia")
    wish = page.get_by_label("Wish for my partner")
    wish.select_option("attack enna", timeout=PATIENCE)
    page.evaluate("() => localStorage.setItem('consigliere.mybox', '{\"action\":[]}')")
    page.goto(f"{site.address}#/settings")
    with page.expect_download() as download:
        page.get_by_text("Save everything as a file").click()
    file = tmp_path / "everything.json"
    download.value.save_as(file)
    page.goto(f"{site.address}#/")
    page.get_by_role("button", name="Delete this game").click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".continue a")).to_have_count(1)
    forget(page)
    page.evaluate("() => localStorage.removeItem('consigliere.mybox')")
    page.goto(f"{site.address}#/settings")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[role=status]")).to_contain_text("New: 1 tables")
    assert page.evaluate("() => localStorage.getItem('consigliere.mybox')") == '{"action":[]}'
    page.goto(f"{site.address}#/")
    page.locator(".continue a").click()
    expect(wish).to_have_value("attack enna", timeout=PATIENCE)


def test_a_tab_that_keeps_the_storage_for_itself_is_spoken_of(visit: Visit, site: Site) -> None:
    """Whoever waits is told so, then that nothing came of it; when the other tab is gone all is well."""
    page = visit()
    page.goto(site.address)
    started(page)
    play(page, "famiglia")
    page.goto(f"{site.address}#/")
    other = page.context.new_page()
    other.goto(f"{site.address}icon.svg")
    other.evaluate("() => new Promise((held) => navigator.locks.request('consigliere', () => new Promise(held)))")
    page.get_by_role("button", name="Delete this game").click()
    delete = page.locator("dialog").get_by_role("button", name="Delete")
    delete.click()
    expect(delete).to_be_disabled()
    expect(page.locator(".here-banner")).to_contain_text("has not answered yet")
    expect(page.locator("dialog .notice")).to_contain_text("Another tab")
    expect(page.locator(".here-banner")).to_have_count(0)
    expect(page.locator(".continue li")).to_have_count(1)
    other.close()
    delete.click()
    expect(page.locator(".continue")).to_have_count(0)


def test_it_can_be_installed(browser: Browser, site: Site, tmp_path: Path) -> None:
    """As an app, says the browser; not in a private window, as those of the other tests are."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile", executable_path="/usr/bin/chromium", args=["--no-sandbox"], timeout=PATIENCE
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(site.address)
    started(page)
    kept(page)
    session = context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert session.send("Page.getAppManifest")["errors"] == []
    context.close()


@pytest.mark.parametrize("name", ["consigliere.zip", "pyodide.asm.wasm"])
def test_an_engine_that_is_not_what_was_built_does_not_run(browser: Browser, site: Site, name: str) -> None:
    """One byte is another one."""
    (file,) = site.folder.glob(f"engine-*/{name}")
    file.write_bytes(file.read_bytes()[:-1] + b"?")
    page = browser.new_page(locale="en")
    page.set_default_timeout(PATIENCE)
    page.goto(site.address)
    expect(page.locator(".here-banner")).to_contain_text("cannot be loaded", timeout=PATIENCE)
    page.context.close()


def test_over_plain_http_in_a_home_network(browser: Browser, site: Site) -> None:
    """Where there are neither locks nor service workers: as long as the network is there, all is there."""
    home = browser.browser_type.launch(
        executable_path="/usr/bin/chromium",
        args=["--no-sandbox", "--host-resolver-rules=MAP table.home 127.0.0.1"],
        timeout=PATIENCE,
    )
    page = home.new_page(locale="en", reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    choose_level(page.context)
    page.goto(site.address.replace("localhost", "table.home"))
    assert not page.evaluate("() => isSecureContext")
    started(page)
    play(page, "famiglia")
    dice = random.Random(6)
    for _ in range(4):
        assert step(page, dice)
    wait_for_turn(page)
    before = told(page)
    page.reload()
    expect(page.locator(".frame")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".journal li")).to_have_count(len(before))
    page.goto(page.url.split("#")[0] + "#/")
    forget(page)
    home.close()


def told(page: Page) -> list[str]:
    return page.locator(".journal li").all_inner_texts()


def until_alike(one: Page, other: Page) -> None:
    """Both tell the same; what is being shown is told a little later."""
    until(one, lambda: told(one) == told(other))


def until(page: Page, happens: Callable[[], bool]) -> None:
    """Lets the page's events come in meanwhile."""
    end = time.monotonic() + PATIENCE / 1000
    while not happens():
        assert time.monotonic() < end, "it does not happen"
        page.wait_for_timeout(100)


def test_a_full_storage_is_said(visit: Visit, site: Site) -> None:
    page = visit()
    page.goto(site.address)
    started(page)
    play(page, "famiglia")
    kept(page)
    wait_for_turn(page)
    session = page.context.new_cdp_session(page)
    origin = site.address.split("/a/")[0]
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.wait_for_timeout(COUNTED_ANEW)
    dice = random.Random(3)
    for _ in range(20):  # a decision may take several clicks
        assert step(page, dice)
        page.wait_for_timeout(300)
        if page.locator(".notice").count():
            break
    expect(page.locator(".notice")).to_contain_text("storage of this browser is full")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    for _ in range(3):
        assert step(page, dice), "there is room again, and the game goes on"


def test_an_update_in_the_middle_of_a_game(visit: Visit, site: Site) -> None:
    page = visit()
    page.goto(site.address)
    started(page)
    kept(page)
    play(page, "famiglia")
    dice = random.Random(5)
    assert step(page, dice)
    page.evaluate("(name) => caches.open(name).then(() => {})", NEIGHBOUR)
    newer(site.folder)
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.locator(".here-banner")).to_contain_text("new version", timeout=PATIENCE)
    assert step(page, dice), "the old one goes on until the new one is wanted"
    page.locator(".here-banner button").click()
    page.wait_for_function("() => document.documentElement.dataset.version === 'newer'", timeout=PATIENCE)
    expect(page.locator(".frame")).to_be_visible(timeout=PATIENCE)
    assert step(page, dice)
    caches = page.evaluate("() => caches.keys()")
    assert len(caches) == 2
    assert NEIGHBOUR in caches, "another page of this host keeps what it has"


def test_the_network_goes_in_the_middle_of_an_update(visit: Visit, site: Site) -> None:
    """A part of a version is none: the companion goes on with the old one, and takes the whole new one later."""
    page = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    page.goto(site.address)
    started(page)
    kept(page)
    page.goto(f"{site.address}#/companion")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="normal").click()
    newer(site.folder)
    site.cut_after = 3
    update = "() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => {}, () => {})"
    page.evaluate(update)
    until(page, lambda: site.cut_after == 0)
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then(({ installing, waiting }) => !installing && !waiting)",
        timeout=PATIENCE,
    )
    page.get_by_role("button", name="The Chicago Outfit").click()
    page.reload()
    expect(page.locator("h1")).to_contain_text("number lies on each district", timeout=PATIENCE)
    assert page.evaluate("() => document.documentElement.dataset.version") is None
    site.cut_after = -1
    page.evaluate(update)
    page.locator(".here-banner button").click()
    page.wait_for_function("() => document.documentElement.dataset.version === 'newer'", timeout=PATIENCE)
    expect(page.locator("h1")).to_contain_text("number lies on each district", timeout=PATIENCE)


def newer(folder: Path) -> None:
    """The next version: another index.html, and so another service worker."""
    from tools.static import service_worker

    index = folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("<html ", '<html data-version="newer" '), "utf-8")
    for small in folder.rglob("*.gz"):
        small.unlink()
    (folder / "sw.js").unlink()
    service_worker(folder)


def killed(visit: Visit, site: Site, times: int) -> None:
    """A tab that dies at any moment: what was shown comes back, of the turn that was being told perhaps more."""
    dice = random.Random(times)
    page = visit()
    page.goto(site.address)
    started(page)
    play(page, "famiglia")
    for _ in range(times):
        for _ in range(dice.randrange(3)):
            if not step(page, dice):
                page.goto(f"{site.address}#/")
                play(page, "famiglia")
        page.evaluate("() => document.querySelector('.choice[data-action], .board [data-piece].is-legal')?.click()")
        page.wait_for_timeout(dice.randrange(120))
        address, shown = page.url, headlines(page)
        page = another(page)
        page.goto(address)
        expect(page.locator(".frame")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(HEADLINES).nth(len(shown) - 1)).to_be_attached()
        assert headlines(page)[: len(shown) - 1] == shown[:-1]


HEADLINES = ".journal > li > .headline"  # what was told last may be unfolded


def headlines(page: Page) -> list[str]:
    return page.locator(HEADLINES).all_inner_texts()


def another(page: Page) -> Page:
    """A new tab for one whose process is ended: the page and both workers, whatever they are doing."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    context = page.context
    page.close()
    return context.new_page()


def test_killed_tabs(visit: Visit, site: Site) -> None:
    killed(visit, site, 2)


@pytest.mark.soak
def test_killed_fifty_times(visit: Visit, site: Site) -> None:
    killed(visit, site, 50)


@pytest.mark.parametrize("game", ["lafamiglia", "scarface"])
def test_a_whole_longer_game_by_clicks(visit: Visit, site: Site, game: str) -> None:
    page = visit(viewport=NARROW, has_touch=True, is_mobile=True)
    cut_off(page, page.context, site)
    play(page, game)
    dice = random.Random(7)
    while step(page, dice):
        pass
    expect(page.locator(".result")).to_be_visible()


# The engine in the browser, without the page around it


def test_the_same_messages_as_in_python(visit: Visit, site: Site) -> None:
    compare(visit, site, range(SEEDS))


@pytest.mark.soak
def test_the_same_messages_as_in_python_for_long(visit: Visit, site: Site) -> None:
    compare(visit, site, range(SEEDS, 2 * SEEDS), commands=LONG)


def compare(visit: Visit, site: Site, seeds: Iterable[int], commands: int = COMMANDS) -> None:
    """So many commands of so many games of each."""
    engine = Engine(visit(), site)
    for game in all_games():
        for seed in seeds:
            the_same(engine, game, seed, commands)


def test_a_table_that_is_left_is_let_go(visit: Visit, site: Site) -> None:
    page = visit()
    page.goto(site.address)
    started(page)
    before = nodes(page)
    play(page, "lafamiglia")
    wait_for_turn(page)
    assert nodes(page) > before + A_TABLE
    page.goto(f"{site.address}#/")
    expect(page.locator(".game").first).to_be_visible()
    until(page, lambda: nodes(page) < before + A_TABLE)  # what was to be done soon is done


def nodes(page: Page) -> int:
    """How many parts of a page, shown or not, are kept."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    found: int = session.send("Memory.getDOMCounters")["nodes"]
    session.detach()
    return found


def test_what_both_pythons_need(visit: Visit, site: Site) -> None:
    """After the same play and hints. It grows by intent only: they never give back what they once had."""
    engine = Engine(visit(), site)
    for game in all_games():
        hints(engine, game, the_same(engine, game, 3, COMMANDS))
    needed = engine.heaps()
    assert {who: most for who, most in HEAPS.items() if needed[who] > most} == {}, needed


def hints(engine: Engine, game: Game, table: str) -> None:
    """Bots think hard for whoever is asked."""
    said = [
        (seat, json.dumps({"type": "hint", "id": f"hint {seat}", "seat": seat, "seq": 0})) for seat in range(game.seats)
    ]
    heard = engine.play(table, {seat: seat for seat in range(game.seats)}, said)
    assert any(message["type"] == "hinted" for told in heard.values() for message in told)


class Played(NamedTuple):
    """A table and its file before the first command, what was said there, and what each seat was told."""

    table: str
    file: object
    said: list[tuple[int, str]]
    told: dict[int, list[Any]]


def the_same(engine: Engine, game: Game, seed: int, commands: int) -> str:
    """A table: a game played in Python; its table is brought into the browser as a file and played in the same way."""
    with ThreadPoolExecutor(1) as beside_the_browser:
        expected = beside_the_browser.submit(asyncio.run, played(game, seed, commands)).result()
    assert engine.ask("POST", "/api/everything", json.dumps(expected.file))[0] == 200
    viewers = {1_000_000 + seat: seat for seat in range(game.seats)}  # beside the numbers of requests
    said = [(1_000_000 + seat, text) for seat, text in expected.said]
    heard = engine.play(expected.table, viewers, said)
    for number, seat in viewers.items():
        assert timeless(heard[number]) == timeless(expected.told[seat]), (game.id, seed, seat)
    assert sum(map(len, heard.values())) > len(said) > 5
    return expected.table


def timeless(messages: list[Any]) -> list[Any]:
    """Without the time of the last move."""
    return [
        message | {"table": message["table"] | {"moved": 0.0}} if "table" in message else message
        for message in messages
    ]


async def played(game: Game, seed: int, commands: int) -> Played:
    tab = await a_tab(Keeper())
    table = (await tab.ask("POST", "/api/tables", {"game": game.id, "seats": [{"kind": "me"}] * game.seats}))["id"]
    file = await tab.ask("GET", "/api/everything")
    for seat in range(game.seats):
        await tab.come(table, seat)
    dice, said = random.Random(seed), list[tuple[int, str]]()
    for n in range(commands):
        command = some_command(tab, game.seats, dice, f"{table} {n}")
        if command is None:
            break
        said.append((command["seat"], json.dumps(command)))
        await tab.page.say(*said[-1])
    return Played(table, file, said, tab.told)


def some_command(tab: Tab, seats: int, dice: random.Random, id: str) -> dict[str, Any] | None:
    """A decision of whoever is asked, now and then taken back."""
    asked = [seat for seat in range(seats) if tab.view(seat)["legal"]]
    if not asked:
        return None
    seat = dice.choice(asked)
    seq = max(told["seq"] for told in tab.told[seat] if told["type"] in ("position", "update"))
    common = {"id": id, "seat": seat, "seq": seq}
    if dice.random() < 0.15:
        return {"type": dice.choice(["undo", "redo", "reset"]), **common}
    legal = tab.view(seat)["legal"]  # the first is to pass, which may end the game
    return {"type": "play", "action": dice.choice(legal[1:] or legal)[0], **common}
