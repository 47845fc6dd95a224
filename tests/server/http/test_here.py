"""The page that needs no server, given out by one: with the rights that WebAssembly needs and no others."""

from collections.abc import Callable
from pathlib import Path

import pytest

from consigliere.server.http import headers, page
from tests.server.browsers import Browser


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "here" / "engine-1").mkdir(parents=True)
    (tmp_path / "here" / "data-1").mkdir()
    (tmp_path / "here" / "data-1" / "games.json").write_text("[]")
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "here" / "index.html").write_text("the page here")
    (tmp_path / "here" / "engine-1" / "python.wasm").write_bytes(b"wasm")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_it_has_a_folder_of_its_own(browsers: Callable[[], Browser]) -> None:
    browser = browsers()
    assert browser.get("/here/").text == "the page here"
    engine = browser.get("/here/engine-1/python.wasm")
    assert engine.headers["content-type"] == "application/wasm"
    for never_changes in (engine, browser.get("/here/data-1/games.json")):
        assert "immutable" in never_changes.headers["cache-control"]
    assert browser.get("/here/").headers["cache-control"] == "no-cache"
    assert browser.get("/here/nothing").status_code == 404
    moved = browser.get("/here", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (308, "/here/")


@pytest.mark.usefixtures("folder")
def test_webassembly_may_run_there_and_nowhere_else(browsers: Callable[[], Browser]) -> None:
    browser = browsers()
    name = "content-security-policy"
    assert browser.get("/here/").headers[name] == headers.HERE_POLICY
    assert "'wasm-unsafe-eval'" in headers.HERE_POLICY
    assert "'unsafe-eval'" not in headers.HERE_POLICY
    assert browser.get("/").headers[name] == headers.POLICY
    assert "eval" not in headers.POLICY
