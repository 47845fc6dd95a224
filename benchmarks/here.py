"""The engine in the page, beside plain Python in one run, and how soon the page without a server is there.

    python -m benchmarks.here [speed] [thinking] [starts] [session]     (after `make page` and `make compiled`)

Random decisions a second in the browser and in plain Python, in turns, the best round of each; at least 0.35 times as
many is the bar. How far bots come: the same questions to the page's bots and to those of the compiled engine, as a
server has them. Both are counted in processor time. From a click to the new picture in La Famiglia's planning: at most
100 ms. A second start: the lobby in 1 s, the first decision in 4 s. Those want a machine with nothing else to do.
Memory, as the task manager of the browser counts it, after those clicks and after a long session: less than 300 MB.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import msgspec
from benchmarks.budgets import positions
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.here import PATIENCE, Site, kept, started
from tests.browser.play import ENOUGH, choose_level, offers, play_to_the_end, step, wait_for_turn

from consigliere.bots import Budget
from consigliere.games import NAMES, load
from consigliere.server.http.page import FOLDER
from consigliere.server.table.bots.minds import Question

ROUNDS = 3
DECISIONS = {"famiglia": 60_000, "lafamiglia": 40_000, "scarface": 15_000}
RATIO, CLICK_MS, LOBBY, DECISION, MEGABYTES = 0.35, 100, 1.0, 4.0, 300
QUESTIONS, STEPS = 12, {"famiglia": 300, "lafamiglia": 600, "scarface": 300}
RENDERER = b"--type=renderer"
REST = 30_000  # ms, after which the browser has taken up what is of no more use
COMPILED = Path(__file__).parents[1] / "build" / "compiled"
PLAYOUTS = """
import random
from consigliere import games

def playouts(name, least):
    game, dice, made, seed = games.load(name), random.Random(1), 0, 0
    while made < least:
        seed += 1
        state = game.new(seed, journal=False)
        while state.returns is None:
            decision = dice.choice(state.decisions)
            state.apply(dice.choice(decision.legal), decision.seat)
            made += 1
    return made
"""
IN_THE_PAGE = """async (code) => {
  const list = await (await fetch("sw.js")).text();
  const folder = new URL(list.match(/engine-[0-9a-f]+\\//)[0], location.href).href;
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(await (await fetch(`${folder}consigliere.zip`)).arrayBuffer(), "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  python.runPython(code);
  window.playouts = (game, least) => python.globals.get("playouts")(game, least);
}"""
IN_PYTHON = """
import sys, time
name, least = sys.argv[1], int(sys.argv[2])
playouts(name, 1000)
begun = time.process_time()
print(playouts(name, least) / (time.process_time() - begun))
"""
MIND = """async () => {
  const name = (await (await fetch("sw.js")).text()).match(/assets\\/mind-[^"]+\\.js/)[0];
  const worker = new Worker(new URL(name, location.href), { type: "module" });
  const next = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
  worker.postMessage({ type: "open", root: new URL(".", location.href).href, kept: false });
  await next();
  window.ask = async (questions) => {
    for (const question of questions) {
      worker.postMessage({ type: "ask", id: 1, question });
      if (!(await next()).answer) throw new Error("a bot failed");
    }
  };
}"""
OF_A_SERVER = """
import sys, time
from consigliere.local.worker import open_mind
think, questions = open_mind(), sys.stdin.read().split()
think(questions[0])
begun = time.process_time()
for question in questions:
    think(question)
print(time.process_time() - begun)
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "site", FOLDER / "here")
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        parts = {"speed": speed, "thinking": thinking, "starts": starts, "session": session}
        good = [one for part in sys.argv[1:] or parts for one in parts[part](browser, site)]
        browser.close()
        site.stop()
    sys.exit(0 if all(good) else 1)


def said(what: str, found: float, bar: float, least: bool = False) -> bool:
    good = found >= bar if least else found <= bar
    print(f"{what:46} {found:10.2f}   {'at least' if least else 'at most'} {bar}{'' if good else '   NOT REACHED'}")
    return good


def speed(browser: Browser, site: Site) -> Iterator[bool]:
    page = browser.new_page()
    page.goto(f"{site.address}icon.svg")
    page.evaluate(IN_THE_PAGE, PLAYOUTS)
    for game in NAMES:
        here, plain = 0.0, 0.0
        for _ in range(ROUNDS):
            here = max(here, in_the_page(page, game))
            plain = max(plain, in_python(game))
        print(f"{game}: {here:,.0f} random decisions a second in the page, {plain:,.0f} in plain Python")
        yield said(f"{game}: the page beside plain Python", here / plain, RATIO, least=True)
    page.close()


def in_the_page(page: Page, game: str) -> float:
    play = "([game, least]) => window.playouts(game, least)"
    page.evaluate(play, [game, 1000])
    begun = processor_seconds()
    made: int = page.evaluate(play, [game, DECISIONS[game]])
    return made / (processor_seconds() - begun)


def in_python(game: str) -> float:
    return float(printed(PLAYOUTS + IN_PYTHON, game, str(DECISIONS[game])))


def printed(code: str, *words: str, given: str = "", path: Path | None = None) -> str:
    settings = {**os.environ, "PYTHONPATH": str(path)} if path else None
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True, env=settings).stdout


def thinking(browser: Browser, site: Site) -> Iterator[bool]:
    """No bar: it is what it is, and docs/bots.md says it."""
    page = browser.new_page()
    page.goto(f"{site.address}icon.svg")
    page.evaluate(MIND)
    for game in NAMES:
        asked = questions(game)
        page.evaluate("(asked) => window.ask(asked)", asked[:1])
        here, served = list[float](), list[float]()
        for _ in range(ROUNDS):
            begun = processor_seconds()
            page.evaluate("(asked) => window.ask(asked)", asked)
            here.append(processor_seconds() - begun)
            served.append(float(printed(OF_A_SERVER, given=" ".join(asked), path=COMPILED)))
        ratio = min(served) / min(here)
        print(f"{game}: in the same time a bot of the page comes {ratio:.2f} times as far as one of a server")
    page.close()
    yield True


def questions(name: str) -> list[str]:
    game = load(name)
    budget = Budget(steps=STEPS[name])
    asked = [
        Question(name, game.pack.digest, "hard", 1, budget, view.encode()) for view in positions(game, 1, QUESTIONS)
    ]
    return [b64encode(msgspec.msgpack.encode(one)).decode() for one in asked]


def starts(browser: Browser, site: Site) -> Iterator[bool]:
    context, address = visited_twice(browser, site)
    page = context.new_page()
    with watch("the lobby") as lobby:
        page.goto(site.address)
        page.wait_for_selector(".game")
    yield said("second start: the lobby, s", lobby[0], LOBBY)
    page.close()
    page = context.new_page()
    with watch("the first decision") as decision:
        page.goto(address)
        page.wait_for_selector(".frame[data-asked=true]", timeout=PATIENCE)
    yield said("second start: the first decision, s", decision[0], DECISION)
    found = clicks(page)
    print(f"{len(found)} clicks: {min(found):.0f} to {max(found):.0f} ms")
    yield said("La Famiglia's planning: a click, ms", median(found), CLICK_MS)
    yield rested("those clicks", page)
    context.close()


def visited_twice(browser: Browser, site: Site) -> tuple[BrowserContext, str]:
    """A browser that keeps the page and has a table of La Famiglia, and the table's address."""
    context = browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(PATIENCE)
    choose_level(context)
    page = context.new_page()
    page.goto(site.address)
    started(page)
    kept(page)
    begin(page, site, "lafamiglia")
    address = page.url
    page.reload()
    wait_for_turn(page)
    page.close()
    return context, address


def begin(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.address}#/")
    page.locator(f"[data-game={game}] button.primary").click()
    wait_for_turn(page)


def session(browser: Browser, site: Site) -> Iterator[bool]:
    """A whole game of La Famiglia against three bots, its replay, then a table of each game with a hint."""
    context, address = visited_twice(browser, site)
    page, dice = context.new_page(), random.Random(7)
    page.goto(address)
    wait_for_turn(page)
    yield rested("the first decision", page)
    clicks(page)
    play_to_the_end(page, seed=7, most=4 * ENOUGH)
    yield rested("a whole game", page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    for _ in range(20):
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(100)
    yield rested("its replay", page)
    for game in NAMES:
        begin(page, site, game)
        for _ in range(20):
            step(page, dice)
        if wait_for_turn(page) == "asked":
            page.keyboard.press("h")
            page.wait_for_selector(".advice")
    yield rested("three more tables", page)
    context.close()


@contextmanager
def watch(what: str) -> Iterator[list[float]]:
    """How many seconds something takes, and what all processes of the browser work for it: on a machine that has other
    things to do only that says much."""
    took: list[float] = []
    begun, worked = time.perf_counter(), processor_seconds(b"chromium")
    yield took
    took.append(time.perf_counter() - begun)
    print(f"{what}: {processor_seconds(b'chromium') - worked:.2f} s of processor time")


CLICK = """(wish) => new Promise((resolve) => {
  const begun = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - begun));
  });
  seen.observe(document.querySelector(".journal"), { childList: true, subtree: true });
  document.querySelector(wish).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  setTimeout(() => resolve(null), 3000);
})"""


def clicks(page: Page, wanted: int = 15) -> list[float]:
    """From a click that decides something to the frame in which the journal tells it."""
    dice, found = random.Random(3), list[float]()
    for _ in range(40 * wanted):
        wait_for_turn(page)
        choices = offers(page)
        if not choices:
            continue
        took = page.evaluate(CLICK, dice.choice(choices))
        if took is not None:
            found.append(took)
        if len(found) == wanted:
            break
        step(page, dice)
    return found


def rested(after: str, page: Page) -> bool:
    """Memory right after something, and when nobody has touched the page for a while."""
    at_once = memory()[0]
    page.wait_for_timeout(REST)
    page_and_workers, *others = memory()
    print(f"after {after}, at once: {at_once:.0f} MB; in other processes for pages: {sum(others):.0f} MB")
    return said(f"memory at rest after {after}, MB", page_and_workers, MEGABYTES)


def memory() -> list[float]:
    """Of each process for pages what the browser's task manager calls its memory footprint, in megabytes: what it holds
    for itself and in no file. The page with its workers is one process and holds the most."""
    held = [dict(line.split(":") for line in (process / "status").read_text().splitlines()) for process in processes()]
    return sorted(
        (sum(int(one[kind].split()[0]) for kind in ("RssAnon", "VmSwap")) * 1024 / 1e6 for one in held), reverse=True
    )


def processor_seconds(named: bytes = RENDERER) -> float:
    """What processes have used so far, with all their threads."""
    used = [(process / "stat").read_text().rsplit(")", 1)[1].split()[11:13] for process in processes(named)]
    return sum(int(ticks) for both in used for ticks in both) / os.sysconf("SC_CLK_TCK")


def processes(named: bytes = RENDERER) -> list[Path]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if named in (process / "cmdline").read_bytes() and started_here(int(process.name)):
                found.append(process)
        except OSError:  # it has ended
            continue
    return found


def started_here(process: int) -> bool:
    while process > 1:
        if process == os.getpid():
            return True
        process = int(Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1])
    return False


if __name__ == "__main__":
    main()
