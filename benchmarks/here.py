"""The engine in the page, beside plain Python in one run, and how soon the page without a server is there.

    python -m benchmarks.here          (after `make page`)

Random decisions a second in the browser and in plain Python, in turns, the best round of each; at least 0.35 times as
many is the bar. From a click to the new picture in La Famiglia's planning: at most 100 ms. A second start: the lobby in
1 s, the first decision in 4 s, less than 300 MB of memory. It wants a machine with nothing else to do.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.here import PATIENCE, Site, kept, started
from tests.browser.play import choose_level, offers, step, wait_for_turn

from consigliere.server.http.page import FOLDER

ROUNDS, SECONDS = 3, 1.5
RATIO, CLICK_MS, LOBBY, DECISION, MEGABYTES = 0.35, 100, 1.0, 4.0, 300
PLAYOUTS = """
import random, time
from consigliere import games

def playouts(name, seconds):
    game, dice, made = games.load(name), random.Random(1), 0
    end = time.perf_counter() + seconds
    begun = time.perf_counter()
    seed = 0
    while time.perf_counter() < end:
        seed += 1
        state = game.new(seed, journal=False)
        while state.returns is None:
            decision = dice.choice(state.decisions)
            state.apply(dice.choice(decision.legal), decision.seat)
            made += 1
    return made / (time.perf_counter() - begun)
"""
IN_THE_PAGE = """async (code) => {
  const list = await (await fetch("sw.js")).text();
  const folder = new URL(list.match(/engine-[0-9a-f]+\\//)[0], location.href).href;
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(await (await fetch(`${folder}consigliere.zip`)).arrayBuffer(), "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  python.runPython(code);
  window.playouts = (game, seconds) => python.globals.get("playouts")(game, seconds);
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "site", FOLDER / "here")
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        good = [*speed(browser, site), *starts(browser, site)]
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
    for game in ("famiglia", "lafamiglia", "scarface"):
        here, plain = 0.0, 0.0
        for _ in range(ROUNDS):
            here = max(here, page.evaluate("([game, seconds]) => window.playouts(game, seconds)", [game, SECONDS]))
            plain = max(plain, in_python(game))
        print(f"{game}: {here:,.0f} random decisions a second in the page, {plain:,.0f} in plain Python")
        yield said(f"{game}: the page beside plain Python", here / plain, RATIO, least=True)
    page.close()


def in_python(game: str) -> float:
    code = f"{PLAYOUTS}\nprint(playouts({game!r}, {SECONDS}))"
    return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def starts(browser: Browser, site: Site) -> Iterator[bool]:
    context = browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    choose_level(context)
    page = context.new_page()
    page.goto(site.address)
    started(page)
    kept(page)
    page.locator("[data-game=lafamiglia] button.primary").click()
    wait_for_turn(page)
    address = page.url
    page.reload()
    wait_for_turn(page)
    page.close()
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(site.address)
    page.wait_for_selector(".game")
    yield said("second start: the lobby, s", time.perf_counter() - begun, LOBBY)
    page.close()
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(".frame[data-asked=true]", timeout=PATIENCE)
    yield said("second start: the first decision, s", time.perf_counter() - begun, DECISION)
    yield said("La Famiglia's planning: a click, ms", median(clicks(page)), CLICK_MS)
    yield said("memory of the page and its workers, MB", memory(), MEGABYTES)
    context.close()


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


def memory() -> float:
    """What the processes of the pages hold for themselves alone, in megabytes."""
    total = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (process / "cmdline").read_bytes() and started_here(int(process.name)):
                held = (process / "smaps_rollup").read_text()
                total += next(int(line.split()[1]) for line in held.splitlines() if line.startswith("Pss:"))
        except (OSError, StopIteration):
            continue
    return total / 1000


def started_here(process: int) -> bool:
    while process > 1:
        if process == os.getpid():
            return True
        process = int(Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1])
    return False


if __name__ == "__main__":
    main()
