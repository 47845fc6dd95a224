"""Practice: alone with bots everything can be taken back, also what chance or a bot has shown, and nothing counts."""

from typing import Any

from tests.server.browsers import Browser, Inn

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}


class Player:
    def __init__(self, person: Browser, **wish: Any) -> None:
        self.person = person
        self.path = f"/api/tables/{person.post('/api/tables', json=wish).json()['id']}"
        self.number = 0

    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.get(f"{self.path}/position?seat=0").json()
        return found

    def order(self, **command: Any) -> dict[str, Any]:
        self.number += 1
        sent = {"id": f"n{self.number}", "seat": 0, "seq": 2**30, **command}
        reply: dict[str, Any] = self.person.post(f"{self.path}/commands", json=sent).json()
        return reply

    def play(self, choice: int = 0) -> None:
        """The next decision of mine, when it comes."""
        while not (legal := self.position()["view"]["legal"]):
            pass
        assert self.order(type="play", action=legal[min(choice, len(legal) - 1)][0])["type"] == "done"


def test_all_the_way_back(house: Inn) -> None:
    """Through the whole of what was decided: cards were dealt and the bot has answered."""
    player = Player(house.script(), game="famiglia", seats=[ME, BOT], practice=True)
    boards = []
    for _ in range(6):
        while not player.position()["view"]["legal"]:
            pass
        boards.append(player.position()["view"]["board"])
        player.play(1)
    while not player.position()["view"]["legal"]:
        pass
    for board in reversed(boards):
        assert player.position()["can_undo"]
        assert player.order(type="undo")["type"] == "done"
        assert player.position()["view"]["board"] == board
    assert not player.position()["can_undo"]


def test_it_is_loaded_as_it_was(house: Inn) -> None:
    player = Player(house.script(), game="scarface", seats=[ME], practice=True)
    for _ in range(60):
        player.play()
    before = player.position()
    house.house.rooms.clear()
    house.house._recent.clear()
    after = player.position()
    assert (after["view"], after["can_undo"]) == (before["view"], True)
    for _ in range(40):
        assert player.order(type="undo")["type"] == "done"


def test_elsewhere_what_was_shown_stays(house: Inn) -> None:
    player = Player(house.script(), game="scarface", seats=[ME])
    for _ in range(60):
        player.play()
    taken = 0
    while player.position()["can_undo"]:
        assert player.order(type="undo")["type"] == "done"
        taken += 1
    assert taken < 40


def test_it_is_for_me_and_bots_only(house: Inn) -> None:
    ann, bob = house.script(), house.script()
    asked = ann.post("/api/tables", json={"game": "famiglia", "seats": [ME, OPEN], "practice": True})
    assert (asked.status_code, asked.json()["message"]) == (400, "error-practice-seats")
    made = ann.post("/api/tables", json={"game": "famiglia", "seats": [ME, ME], "practice": True}).json()
    assert (made["practice"], made["rated"]) == (True, False)
    ann.delete(f"/api/tables/{made['id']}/seats/1")
    assert bob.post(f"/api/tables/{made['id']}/seats/1").status_code == 403
    ann.delete(f"/api/tables/{made['id']}/seats/0")
    assert bob.post(f"/api/tables/{made['id']}/seats/0").status_code == 200
