"""The folder of the page without a server: what is downloaded is weighed when it is built."""

import json
import sys
from pathlib import Path

import pytest
from tools.static import SIZES, weigh

BUDGET = json.loads(SIZES.read_text("utf-8"))


@pytest.mark.parametrize("part", BUDGET)
def test_what_has_grown_by_more_than_a_tenth_is_an_error(
    tmp_path: Path, part: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tools.static", str(tmp_path)])
    (tmp_path / "engine-1").mkdir()
    files = {"engine": tmp_path / "engine-1" / "python.wasm", "page": tmp_path / "index.html"}
    for name, file in files.items():
        file.write_bytes(bytes(BUDGET[name] * 109 // 100))
    weigh(tmp_path)
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(BUDGET)
    files[part].write_bytes(bytes(BUDGET[part] * 111 // 100))
    with pytest.raises(SystemExit, match="has grown"):
        weigh(tmp_path)
