"""The page that needs no server, from a static host of its own that can be switched off."""

import functools
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

PATIENCE = 240_000  # Python starts in seconds, but not where four browsers do so at once on two cores
PATH = "/a/path/"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Site:
    """The folder under a path, as `python -m http.server` gives it out."""

    def __init__(self, folder: Path, built: Path) -> None:
        self.root = folder
        self.folder = folder / PATH.strip("/")
        shutil.copytree(built, self.folder)
        (folder / "favicon.ico").touch()
        handler = functools.partial(Quiet, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

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
    """Visited once, then the network is gone, then visited again."""
    page.goto(site.address)
    started(page)
    kept(page)
    context.set_offline(True)
    page.reload()
    started(page)


# The engine's worker without the page around it

DRIVER = """async () => {
  const name = (await (await fetch("sw.js")).text()).match(/assets\\/engine-[^"]+\\.js/)[0];
  const worker = new Worker(new URL(name, location.href), { type: "module" });
  const waiting = new Map();
  const told = [];
  let count = 0;
  const ready = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.type === "ready") resolve();
      else if (data.type === "failed") reject(new Error(data.reason));
      else if (data.type === "told") told.push([data.number, data.text]);
      else if (data.type === "reply") waiting.get(data.id)(data);
    };
  });
  worker.postMessage({ type: "open", root: new URL(".", location.href).href, kept: false });
  await ready;
  window.driver = {
    told,
    ask: (method, path, body) => new Promise((resolve) => {
      waiting.set(++count, (found) => resolve([found.status, found.text]));
      worker.postMessage({ type: "request", id: count, method, path, body });
    }),
    come: async (number, table, seat) => {
      worker.postMessage({ type: "come", number, table, seat: String(seat), seq: 0 });
      while (!told.some(([to]) => to === number)) await new Promise((go) => setTimeout(go, 2));
    },
    say: async (number, text) => {
      const before = told.length;
      worker.postMessage({ type: "say", number, text });
      const { id } = JSON.parse(text);
      const answered = () => told.slice(before).some(([, one]) => JSON.parse(one).id === id);
      while (!answered()) await new Promise((go) => setTimeout(go, 2));
    },
  };
}"""


class Engine:
    """The worker that keeps the tables, driven by a test."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page = page
        page.goto(f"{site.address}manifest.webmanifest")  # a page of that address, and nothing else in it
        page.evaluate(DRIVER)

    def ask(self, method: str, path: str, body: str) -> tuple[int, str]:
        status, text = self.page.evaluate("(all) => window.driver.ask(...all)", [method, path, body])
        return status, text

    def come(self, number: int, table: str, seat: int) -> None:
        self.page.evaluate("(all) => window.driver.come(...all)", [number, table, seat])

    def say(self, number: int, text: str) -> None:
        self.page.evaluate("(all) => window.driver.say(...all)", [number, text])

    def told(self) -> list[Any]:
        """What was told since the last time."""
        found: list[Any] = self.page.evaluate("() => window.driver.told.splice(0)")
        return found
