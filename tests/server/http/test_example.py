"""The bot of docs/api.md joins a table by its link and plays."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.running import Running

API = (Path(__file__).parents[3] / "docs/api.md").read_text("utf-8")


def test_the_example_bot_joins_and_plays(lite: Running, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", API, re.DOTALL)
    assert len(code.splitlines()) <= 42
    bot = tmp_path / "bot.py"
    bot.write_text(code, "utf-8")
    ann = lite.person()
    seats = [{"kind": "bot", "bot": "easy"}, {"kind": "open"}]
    table = ann.table(seats=seats)["id"]
    link = f"{lite.address}/t/{table}"
    played = subprocess.run([sys.executable, str(bot), link], capture_output=True, text=True, timeout=100, check=True)
    over = ann.ok("GET", f"/api/tables/{table}")
    assert over["status"] == "over"
    assert played.stdout.strip() == str(over["returns"])
