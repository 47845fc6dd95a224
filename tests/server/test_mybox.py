"""The form of a box over HTTP: what there is to enter, and a box looked through; nothing is kept."""

import json
from pathlib import Path

import pytest

from consigliere.companion.mybox.messages import LONGEST
from tests.server.browsers import Inn

TEMPLATE = (Path(__file__).parents[2] / "src/consigliere/companion/owner_template.toml").read_text("utf-8")
PATH = "/api/companion/box"


def test_the_form_and_a_box_as_json_and_as_a_file(house: Inn) -> None:
    browser = house.script()
    parts = [part["id"] for part in browser.get("/api/companion/form").json()["parts"]]
    assert parts == ["C", "B", "A", "solo_board", "tile", "district", "base"]
    answer = browser.post(PATH, json={"text": TEMPLATE})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    again = browser.post(PATH, json={"text": json.dumps(found["box"])}).json()
    assert again == found
    assert browser.post(PATH, json={"text": found["toml"]}).json() == found
    game = browser.post("/api/companions", json={"pack": found["toml"]})
    assert game.status_code == 201, game.text


@pytest.mark.parametrize(
    ("text", "status", "message"),
    [
        ("\0", 400, "error-bad-letter"),
        ("{", 400, "error-pack-unreadable"),
        ('{"action": [{"power": "x"}]}', 400, "mybox-error-shape"),
        ("." * 1000, 400, "error-too-deep"),
        ("x" * (LONGEST + 1), 400, ""),
        ("x" * 5_000_000, 413, ""),
    ],
    ids=["noise", "half", "shape", "dots", "long", "5 MB"],
)
def test_bad_input_is_told_in_a_sentence(house: Inn, text: str, status: int, message: str) -> None:
    browser = house.script()
    answer = browser.post(PATH, json={"text": text})
    assert answer.status_code == status
    assert answer.json()["message"].startswith(message or "error-")


def test_only_who_is_known_may_ask(house: Inn) -> None:
    assert house.browser().post(PATH, json={"text": ""}).status_code == 401
