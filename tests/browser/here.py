"""The page that needs no server, from a static host of its own that can be switched off."""

import functools
import re
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

PATIENCE = 240_000  # Python starts in seconds, but not where four browsers do so at once on two cores
PATH = "/a/path/"


class Quiet(SimpleHTTPRequestHandler):
    site: "Site"

    def do_GET(self) -> None:
        if self.site.answers():
            super().do_GET()
        else:
            self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Site:
    """The folder under a path, as `python -m http.server` gives it out."""

    def __init__(self, folder: Path, built: Path) -> None:
        self.cut_after = -1  # so many files are still given out; negative: all
        self._counting = threading.Lock()  # several are asked for at once
        self.root = folder
        self.folder = folder / PATH.strip("/")
        shutil.copytree(built, self.folder)
        (folder / "favicon.ico").touch()
        handler = functools.partial(type("OfSite", (Quiet,), {"site": self}), directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def answers(self) -> bool:
        with self._counting:
            given = self.cut_after != 0
            self.cut_after -= given
            return given

    @property
    def address(self) -> str:
        return f"http://localhost:{self._server.server_address[1]}{PATH}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def started(page: Page) -> None:
    """Until the engine runs."""
    expect(page.locator(".game").first).to_be_visible()
    expect(page.locator(".here-banner.is-loading")).to_have_count(0, timeout=PATIENCE)


def kept(page: Page) -> None:
    """Until the page is kept whole and needs no network."""
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)", timeout=PATIENCE)


def cut_off(page: Page, context: BrowserContext, site: Site) -> None:
    """Visited once, then the network is gone and the host with it, then visited again."""
    page.goto(site.address)
    started(page)
    kept(page)
    context.set_offline(True)
    site.stop()
    page.reload()
    started(page)


def forget(page: Page) -> None:
    """Delete the only game in the list. Where that fails, what the page says about it stands in the failure."""
    page.get_by_role("button", name="Delete this game").click()
    page.locator("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator("#page")).not_to_contain_text(re.compile("Delete this game for good|Continue"))


# The engine's worker without the page around it

# Goes before all else in a worker and in those that it makes: `self.python` is what Python's program hands out
BEFORE = """
const first = import.meta.url;
self.Worker = class extends Worker {
  constructor(address) {
    const script = new Blob([`import "${first}"; import "${address}";`], { type: "text/javascript" });
    super(URL.createObjectURL(script), { type: "module" });
  }
};
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  const { exports } = made.instance ?? made;
  if (exports.memory) self.python = exports;
  return made;
};
"""
DRIVER = """async (before) => {
  const name = (await (await fetch("sw.js")).text()).match(/assets\\/engine-[^"]+\\.js/)[0];
  const own = (script) => URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const script = `import "${own(before)}"; import "${new URL(name, location.href)}";`;
  const worker = new Worker(own(script), { type: "module" });
  const waiting = new Map(); // whoever waits for an answer, by its number or the command's id
  let told = [];
  let count = 0;
  const answered = (key, answer) => {
    waiting.get(key)?.(answer);
    waiting.delete(key);
  };
  const wait = (key, message) => new Promise((resolve) => {
    waiting.set(key, resolve);
    worker.postMessage(message);
  });
  const ready = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.type === "ready") resolve();
      else if (data.type === "failed") reject(new Error(data.reason));
      else if (data.type === "reply") answered(data.id, [data.status, data.text]);
      else if (data.type === "told") {
        const message = JSON.parse(data.text);
        told.push([data.number, message]);
        answered(message.type === "position" ? data.number : message.id, message);
      }
    };
  });
  worker.postMessage({ type: "open", root: new URL(".", location.href).href, kept: false });
  await ready;
  window.driver = {
    ask: (method, path, body) => wait(++count, { type: "request", id: count, method, path, body }),
    /** Viewers come to a table, then each thing is said after the answer to the one before; what they were told. */
    play: async (table, viewers, said) => {
      told = [];
      const come = { type: "come", table, seq: 0 };
      for (const [number, seat] of viewers) await wait(number, { ...come, number, seat: String(seat) });
      for (const [number, text] of said) await wait(JSON.parse(text).id, { type: "say", number, text });
      return told;
    },
  };
}"""


class Engine:
    """The worker that keeps the tables, driven by a test."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page = page
        page.goto(f"{site.address}icon.svg")  # a page of that address, and nothing else in it
        page.evaluate(DRIVER, BEFORE)

    def ask(self, method: str, path: str, body: str) -> tuple[int, str]:
        status, text = self.page.evaluate("(all) => window.driver.ask(...all)", [method, path, body])
        return status, text

    def play(self, table: str, viewers: dict[int, int], said: list[tuple[int, str]]) -> dict[int, list[Any]]:
        """What each viewer, by number, was told; `viewers`: their seats."""
        wish = [table, list(viewers.items()), said]
        heard: list[tuple[int, Any]] = self.page.evaluate("(all) => window.driver.play(...all)", wish)
        return {number: [message for to, message in heard if to == number] for number in viewers}

    def heaps(self) -> dict[str, float]:
        """How much memory each Python has ever asked for, in megabytes: it never gives any back."""
        found = [worker for worker in self.page.workers if worker.evaluate("() => Boolean(self.python)")]
        used: list[float] = [worker.evaluate("() => self.python.sbrk(0) / 1e6") for worker in found]
        return dict(zip(("engine", "mind"), used, strict=True))
