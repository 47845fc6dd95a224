"""The companion over HTTP: a game beside a box, saved after every answer."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from consigliere.companion import questions
from consigliere.companion.session import NAME, TITLE
from tests.marks import rule
from tests.server.browsers import Browser, Inn, inn

Game = dict[str, Any]
SET_UP = ["normal", "outfit", "3 1 4 2 5 7 6", "loop central", "pilsen west you", "uptown north", "ok"]
START = "north uptown 2 0 6 5"
STARS = ["1", "3", "2", "3", "4", "5"]
ANSWERS = {
    "jobs_left": "yes", "dealers_left": "yes", "support_here": "1", "your_thugs_here": "1",
    "your_thugs": "3", "your_money": "12", "your_crime": "2", "news": "1",
    "profit": "5", "supply": "40 30", "goods": "0 0", "count": "1", "option": "1",
}  # fmt: skip


def begin(browser: Browser, **wish: object) -> Game:
    answer = browser.post("/api/companions", json=wish)
    assert answer.status_code == 201, answer.text
    game: Game = answer.json()
    return game


def tell(browser: Browser, game: Game, text: str) -> Game:
    body = {"text": text, "version": game["version"]}
    answer = browser.post(f"/api/companions/{game['info']['id']}/answers", json=body)
    assert answer.status_code == 200, (text, answer.text)
    told: Game = answer.json()
    return told


def set_up(browser: Browser) -> Game:
    game = begin(browser)
    for text in [*SET_UP, START, ""]:
        game = tell(browser, game, text)
    return game


def answer_for(question: Game) -> str:
    if question["form"] == "table":
        for number, row in enumerate(question["rows"], 1):
            if "?" in row:
                return " ".join([str(number), *(_cell(column) for column in question["columns"])])
        return "ok"
    if question["kind"] == "market":
        return " ".join(STARS[: question["count"]])
    return "" if question["default"] else ANSWERS[question["kind"]]


def _cell(column: str) -> str:
    return {"owner": "nobody", "night": "0"}.get(column, "5")


def play_turn(browser: Browser, game: Game) -> Game:
    game = tell(browser, game, "go")
    while game["question"]["kind"] != "pause":
        game = tell(browser, game, answer_for(game["question"]))
    return game


def test_a_game_is_played_and_saved_answer_by_answer(house: Inn) -> None:
    browser = house.script()
    game = set_up(browser)
    assert game["question"]["kind"] == "pause"
    assert game["sheet"]["tiles"][2]["owner"] == "henchman"
    for turn in (1, 2, 3):
        game = play_turn(browser, game)
        assert game["sheet"]["turn"] == turn
    again = browser.get(f"/api/companions/{game['info']['id']}").json()
    assert again == game
    (listed,) = browser.get("/api/companions").json()
    assert listed["turn"] == 3
    assert not listed["over"]


def test_an_instruction_has_lines_reasons_and_the_plan(house: Inn) -> None:
    browser = house.script()
    game = tell(browser, set_up(browser), "go")
    seen: list[str] = []
    while game["question"]["kind"] != "pause":
        question = game["question"]
        if question["lines"]:
            seen.append(question["lines"][0]["message"])
            assert game["plan"] or question["lines"][0]["message"] == "companion-do-discard-plan"
        game = tell(browser, game, answer_for(question))
    assert seen


def test_undo_goes_back_to_the_start_and_draws_the_same(house: Inn) -> None:
    browser = house.script()
    game = set_up(browser)
    first = tell(browser, game, "go")
    path = f"/api/companions/{game['info']['id']}/undo"
    back = browser.post(path, json={"version": first["version"]}).json()
    assert back["question"] == game["question"]
    assert tell(browser, back, "go")["plan"] == first["plan"]
    version, answers = browser.get(f"/api/companions/{game['info']['id']}").json()["version"], 10
    while answers:
        taken = browser.post(path, json={"version": version}).json()
        version, answers = taken["version"], taken["answers"]
    assert browser.post(path, json={"version": version}).json()["message"] == "error-nothing-to-undo"


def test_a_wrong_answer_changes_nothing(house: Inn) -> None:
    browser = house.script()
    game = begin(browser)
    path = f"/api/companions/{game['info']['id']}/answers"
    refused = browser.post(path, json={"text": "impossible", "version": 0})
    assert (refused.status_code, refused.json()["message"]) == (400, "companion-error-choice")
    tell(browser, game, "hard")
    stale = browser.post(path, json={"text": "gems", "version": 0})
    assert (stale.status_code, stale.json()["message"]) == (409, "error-companion-stale")


def test_a_command_is_carried_out_once(house: Inn) -> None:
    browser = house.script()
    game = begin(browser)
    path = f"/api/companions/{game['info']['id']}"
    body = {"text": "hard", "version": 0, "command": "mine-1"}
    first = browser.post(f"{path}/answers", json=body).json()
    again = browser.post(f"{path}/answers", json=body)
    assert (again.status_code, again.json()) == (200, first)
    back = {"version": 1, "command": "mine-2"}
    undone = browser.post(f"{path}/undo", json=back).json()
    assert browser.post(f"{path}/undo", json=back).json() == undone
    assert (undone["version"], undone["answers"]) == (2, 0)
    assert browser.post(f"{path}/answers", json={**body, "command": "mine-3"}).status_code == 409


def test_what_is_thrown_away_can_be_taken_back(house: Inn) -> None:
    browser = house.script()
    first, second = begin(browser)["info"]["id"], begin(browser)["info"]["id"]
    browser.delete(f"/api/companions/{first}")
    assert [one["id"] for one in browser.get("/api/companions").json()] == [second]
    assert browser.get(f"/api/companions/{first}").status_code == 404
    assert house.script().post(f"/api/companions/{first}/back").status_code == 404
    assert browser.post(f"/api/companions/{first}/back").json()["id"] == first
    assert len(browser.get("/api/companions").json()) == 2
    browser.delete(f"/api/companions/{first}")
    browser.delete(f"/api/companions/{second}")
    assert browser.post(f"/api/companions/{first}/back").status_code == 404


def test_a_game_of_another_version_stays_listed_and_can_be_taken_away(house: Inn) -> None:
    browser = house.script()
    game = set_up(browser)
    path = f"/api/companions/{game['info']['id']}"
    with house.storage.engine.begin() as db:
        db.exec_driver_sql(f"update companions set version = version + 1, text = replace(text, '{TITLE}', '{NAME} 1')")
    (listed,) = browser.get("/api/companions").json()
    assert listed["old"]
    assert browser.get(path).json()["message"] == "companion-error-file-version"
    text = browser.get(f"{path}/file").text
    assert text.startswith("consigliere henchman 1")
    refused = browser.post("/api/companions/file", json={"text": text})
    assert (refused.status_code, refused.json()["message"]) == (400, "companion-error-file-version")
    noise = browser.post("/api/companions/file", json={"text": "x" * 5_000_000})
    assert (noise.status_code, noise.json()["message"]) == (413, "error-too-large")
    assert len(browser.get("/api/companions").json()) == 1


def test_it_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'beside.db'}"
    with inn(tmp_path, database=url) as house:
        browser = house.script()
        secret = browser.headers["Authorization"]
        game = tell(browser, set_up(browser), "go")
    with inn(tmp_path, database=url) as house:
        browser = house.browser()
        browser.headers["Authorization"] = secret
        again = browser.get(f"/api/companions/{game['info']['id']}").json()
        assert again["question"] == game["question"]
        tell(browser, again, answer_for(again["question"]))


def test_the_file_goes_out_and_comes_in(house: Inn) -> None:
    browser, friend = house.script(), house.script()
    game = tell(browser, set_up(browser), "go")
    text = browser.get(f"/api/companions/{game['info']['id']}/file").text
    brought = friend.post("/api/companions/file", json={"text": text})
    assert brought.status_code == 201
    assert brought.json()["question"] == game["question"]
    assert friend.post("/api/companions/file", json={"text": "nonsense"}).status_code == 400
    other = text.replace("pack: standard ", "pack: standard 00")
    asked = friend.post("/api/companions/file", json={"text": other})
    assert asked.json()["message"] == "companion-error-other-pack"
    assert friend.post("/api/companions/file", json={"text": other, "anyway": True}).status_code == 201


def test_a_game_belongs_to_one_person(house: Inn, browsers: Callable[[], Browser]) -> None:
    browser, other = house.script(), house.script()
    game = begin(browser)
    path = f"/api/companions/{game['info']['id']}"
    assert other.get(path).status_code == 404
    assert other.delete(path).status_code == 404
    assert other.post(f"{path}/answers", json={"text": "hard", "version": 0}).status_code == 404
    assert browsers().get("/api/companions").status_code == 401
    assert browser.delete(path).status_code == 204
    assert browser.get("/api/companions").json() == []


def test_who_wants_to_be_forgotten_is_forgotten(house: Inn) -> None:
    browser = house.script()
    begin(browser)
    browser.delete("/api/account")
    with house.storage.engine.connect() as db:
        assert db.exec_driver_sql("select count(*) from companions").scalar() == 0


def test_an_owners_pack_is_checked_and_played_with(house: Inn) -> None:
    browser = house.script()
    pack = "[base]\nring = 2\nnothing = 1\n"
    checked = browser.post("/api/companion/pack", json={"pack": pack}).json()
    assert {"companion-pack-base-unknown"} == {one["message"] for one in checked["problems"] if one["wrong"]}
    assert browser.post("/api/companion/pack", json={"pack": "["}).json()["message"] == "error-pack-unreadable"
    game = begin(browser, pack=pack)
    assert game["info"]["pack"] == "own"
    assert tell(browser, game, "hard")["question"]["kind"] == "gang"
    assert browser.get("/api/companion/template").text.startswith("#")


@rule("SF-230")
def test_people_are_called_by_their_colours(house: Inn) -> None:
    browser = house.script()
    assert browser.post("/api/companions", json={"humans": ["green"]}).status_code == 400
    game = begin(browser, humans=["green", "red"])
    assert (game["info"]["humans"], game["owners"]) == (["green", "red"], ["green", "red", "henchman", "nobody"])
    for text in [*SET_UP[:4], "pilsen west red", *SET_UP[5:], START, ""]:
        game = tell(browser, game, text)
    assert [tile["owner"] for tile in game["sheet"]["tiles"]] == ["nobody", "red", "henchman"]
    assert game["question"]["who"] == ["green", "red"]


def test_physical_cards_are_named_once_and_known_in_the_next_game(house: Inn) -> None:
    browser = house.script()
    game = begin(browser, cards="physical")
    for text in [*SET_UP[:2], "12 15 9", *SET_UP[2:], START, "", "go"]:
        game = tell(browser, game, text)
    assert game["question"]["kind"] == "card"
    for text in ("C77", "2 1 1", "1 takeover"):
        game = tell(browser, game, text)
    assert game["question"]["kind"] == "card"
    following = begin(browser, cards="physical")
    for text in [*SET_UP[:2], "12 15 9", *SET_UP[2:], START, "", "go"]:
        following = tell(browser, following, text)
    assert following["question"]["cards"] == ["C77"]


def test_every_kind_of_question_is_known_to_the_script() -> None:
    tables = set(questions.TABLES)
    assert set(ANSWERS) <= set(questions.ASKS) - tables
