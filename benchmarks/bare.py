"""A browser that is asked for nothing but values: its page is as a person has it. A driver that also listens to the
network, as that of the tests does, makes the browser keep every file that a page or a worker has read."""

import json
import re
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from websockets.sync.client import connect

WINDOW = ["--window-size=1440,900", "--lang=en", "--force-prefers-reduced-motion"]
AT_ONCE = 0.05  # s, between two looks
PATIENCE = 240.0


class Tab:
    """So much of a page as the clicks of the tests need."""

    def __init__(self, browser: str, address: str) -> None:
        self._browser = browser
        made = urllib.request.Request(f"{browser}/json/new?{quote(address, safe=':/')}", method="PUT")
        with urllib.request.urlopen(made) as answer:
            target = json.load(answer)
        self._id = target["id"]
        self._socket = connect(target["webSocketDebuggerUrl"], max_size=None)
        self._count = 0

    def close(self) -> None:
        self._socket.close()
        urllib.request.urlopen(f"{self._browser}/json/close/{self._id}").close()

    def evaluate(self, code: str, given: object = None) -> Any:
        answer = self._ask(f"({code})({json.dumps(given)})")
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def _ask(self, code: str) -> Any:
        self._count += 1
        wanted = {"expression": code, "awaitPromise": True, "returnByValue": True}
        self._socket.send(json.dumps({"id": self._count, "method": "Runtime.evaluate", "params": wanted}))
        while True:
            heard = json.loads(self._socket.recv())
            if heard.get("id") == self._count:
                return heard.get("result") or {"exceptionDetails": heard["error"]}  # an error: the page has gone on

    def wait_for_function(self, code: str) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if self.evaluate(code):
                    return
            except RuntimeError:
                pass
            assert time.monotonic() < end, code
            time.sleep(AT_ONCE)

    def wait_for_timeout(self, ms: float) -> None:
        time.sleep(ms / 1000)

    def click(self, selector: str) -> None:
        self.wait_for_function(f"() => !!document.querySelector({json.dumps(selector)})")
        self.evaluate("(wanted) => document.querySelector(wanted).click()", selector)

    def press(self, key: str) -> None:
        self.evaluate("(key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))", key)


@contextmanager
def bare_browser(profile: Path) -> Iterator[str]:
    """The address at which it makes tabs."""
    command = ["/usr/bin/chromium", "--headless=new", "--no-sandbox", "--remote-debugging-port=0", *WINDOW]
    command += ["--remote-allow-origins=*", f"--user-data-dir={profile}", "about:blank"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        listening = next(found for line in process.stderr if (found := re.search(r"ws://([^/]+)/", line)))
        yield f"http://{listening[1]}"
    finally:
        process.terminate()
        process.wait()
