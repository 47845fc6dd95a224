"""Somebody wants what is not theirs: other people's seats, identities, chat, games before their end."""

from typing import Any

import pytest

from consigliere.server.store import people, tables
from tests.server.browsers import Browser, Inn
from tests.server.worlds import Table, until_closed

COMMANDS: dict[str, dict[str, Any]] = {
    "play": {"action": 0},
    "undo": {},
    "redo": {},
    "reset": {},
    "resign": {},
    "ask": {"what": "draw"},
    "answer": {"offer": 1, "yes": True},
    "hint": {},
    "why": {"action": 0},
    "say": {"text": "I am you", "channel": "team"},
}


@pytest.fixture
def table(house: Inn) -> Table:
    return Table(house)


# Other people's seats


def test_nobody_acts_for_the_seat_of_another(table: Table) -> None:
    table.move()
    before = table.everything()
    for person in (table.people[1], table.outside):
        for seat in (0, 2, -1, 4, 99):
            for type, more in COMMANDS.items():
                told = table.command(person, type, seat, **more)
                assert told["type"] == "refused", (type, seat, told)
                assert told["problem"]["message"] == "error-not-your-seat"
    assert table.everything() == before


def test_a_known_command_id_opens_no_other_seat(table: Table) -> None:
    """The answer to a repeated command is that of the one who gave it, for its own seat."""
    seat = table.asked()
    legal = table.people[seat].get(f"{table.path}/position?seat={seat}").json()["view"]["legal"]
    command = {"type": "play", "id": "mine", "seat": seat, "seq": 2**30, "action": legal[0][0]}
    done = table.people[seat].post(f"{table.path}/commands", json=command).json()
    assert done["type"] == "done"
    assert table.people[seat].post(f"{table.path}/commands", json=command).json() == done
    for other in [*range(4), 4, -1, 77]:
        if other != seat:
            told = table.people[seat].post(f"{table.path}/commands", json={**command, "seat": other})
            assert told.status_code < 500
            assert told.json()["type"] == "refused", other
    thief = table.people[(seat + 1) % 4].post(f"{table.path}/commands", json=command).json()
    assert thief["type"] == "refused"


def test_nobody_looks_from_the_seat_of_another(table: Table) -> None:
    for person in (table.people[1], table.outside):
        for seat in (0, 2, 4, 1000, -1):
            for path in (f"position?seat={seat}", f"moments/0?seat={seat}", f"story?seat={seat}"):
                assert person.get(f"{table.path}/{path}").status_code in (400, 403, 404)
            assert refusal(person, f"{table.path}/live?seat={seat}") != "position"


def test_seats_are_taken_and_given_only_by_those_who_may(table: Table) -> None:
    before = table.everything()
    for person in (table.people[1], table.outside):
        assert person.post(f"{table.path}/seats/0").status_code == 409
        assert person.delete(f"{table.path}/seats/0").status_code == 403
        assert person.put(f"{table.path}/seats/0", json={"kind": "bot"}).status_code == 403
        assert person.post(f"{table.path}/start").status_code == 403
        assert person.post(f"{table.path}/rematch").status_code in (403, 409)
        for seat in (-1, 4, 99, 10**9, 10**30):
            assert person.post(f"{table.path}/seats/{seat}").status_code in (400, 404)
    assert table.everything() == before


# Other people's identity


def test_forged_cookies_are_nobody(table: Table) -> None:
    house = table.house
    secret = table.people[0].headers["Authorization"].removeprefix("Bearer ")
    session = table.people[0].get("/api/sessions").json()[0]["id"]
    me = table.people[0].get("/api/me").json()["id"]
    forged = [
        "",
        "x",
        secret[:-1],
        secret + "x",
        secret.swapcase(),
        session,
        me,
        people.hashed(secret),
        "%",
        "' OR 1=1--",
    ]
    for value in [*forged, secret[:-1] + "\\", "a" * 5000, '"', "é", "null"]:
        stranger = house.browser()
        for headers in ({"Cookie": f"consigliere={value}".encode()}, {"Authorization": f"Bearer {value}".encode()}):
            assert stranger.get("/api/sessions", headers=headers).status_code == 401, value  # type: ignore[arg-type]


def test_an_ended_session_is_cut_off(table: Table) -> None:
    """Also the sockets that are already open."""
    me = table.people[0]
    with me.websocket_connect(f"{table.path}/live?seat=0") as socket:
        socket.receive_text(timeout=5)
        assert me.post("/api/logout").status_code == 204
        assert until_closed(socket) == 4001
    assert me.get(table.path).status_code == 401


def test_a_forgotten_person_is_replaced_by_a_bot(table: Table) -> None:
    seat = (table.asked() + 1) % 4
    assert table.people[seat].delete("/api/account").status_code == 204
    there = table.outside.get(table.path).json()["seats"][seat]
    assert there["away"]
    assert there["name"] == ""


def test_the_games_of_who_was_forgotten_stay_without_the_name(table: Table) -> None:
    assert table.command(table.people[1], "say", 1, text="hello")["type"] == "done"
    assert table.command(table.people[1], "resign", 1)["type"] == "done"
    record = table.outside.get(f"{table.path}/record").text
    assert "Player 1" in record
    assert table.people[1].delete("/api/account").status_code == 204
    for path in (table.path, f"{table.path}/record", f"{table.path}/position"):
        assert "Player 1" not in table.outside.get(path).text
    moves = [text.partition("\n\n")[2] for text in (record, table.outside.get(f"{table.path}/record").text)]
    assert moves[0] == moves[1]


def test_a_second_login_opens_no_other_seat(table: Table) -> None:
    credentials = {"name": "Don Vito", "password": "a fish in a newspaper"}
    made = table.people[1].post("/api/account", json=credentials)
    assert made.status_code == 201
    table.people[1].headers["Authorization"] = f"Bearer {made.json()['secret']}"
    second = table.house.browser()
    assert second.post("/api/login", json=credentials).status_code == 200
    for seat in (0, 2, 3):
        assert second.get(f"{table.path}/position?seat={seat}").status_code == 403
        assert refusal(second, f"{table.path}/live?seat={seat}") == "refused"
    position = f"{table.path}/position?seat=1"
    assert second.get(position).content == table.people[1].get(position).content


# Guessed ids


def test_tables_cannot_be_guessed(house: Inn) -> None:
    script = house.script()
    wish = {"game": "famiglia", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ids = [script.post("/api/tables", json=wish).json()["id"] for _ in range(20)]
    assert len({id[:4] for id in ids}) == len({id[-4:] for id in ids}) == len(ids)
    assert all(len(id) == 16 for id in ids)


@pytest.mark.parametrize(
    "guess", ["%", "_" * 16, "*", "..", "a" * 16, "x'--", "a" * 3000, "%2e%2e%2f", "ａ", "-1", "null"]
)
def test_other_ids_lead_nowhere(table: Table, guess: str) -> None:
    for path in ("", "/position", "/position?seat=0", "/moments/0", "/story", "/record"):
        assert table.outside.get(f"/api/tables/{guess}{path}").status_code in (400, 404)
    assert table.outside.post(f"/api/tables/{guess}/seats/0").status_code in (400, 404, 405)


def test_an_id_is_exact(table: Table) -> None:
    assert table.outside.get(f"/api/tables/{table.id.upper()}").status_code == 404
    assert table.outside.get(f"/api/tables/{table.id[:-1]}%").status_code in (400, 404)


# Chat


def test_the_chat_of_a_team_stays_in_the_team(table: Table) -> None:
    said = table.command(table.people[0], "say", 0, channel="team", text="we attack palermo")
    assert said["type"] == "done"
    assert table.command(table.people[2], "say", 2, channel="sketch", text="arrow palermo enna")["type"] == "done"
    assert "palermo" in table.people[2].get(f"{table.path}/position?seat=2").text
    for person, seat in ((table.people[1], 1), (table.people[3], 3), (table.outside, None)):
        where = "" if seat is None else f"?seat={seat}"
        assert "attack palermo" not in person.get(f"{table.path}/position{where}").text
        assert "arrow palermo" not in person.get(f"{table.path}/position{where}").text
        for channel in ("team", "sketch", "team-0", "table"):
            assert person.put(f"{table.path}/mutes/{channel}/1").status_code == 404
    for text in (table.people[0].get(f"{table.path}/position").text, table.outside.get(table.path).text):
        assert "palermo" not in text.partition('"chat"')[2].partition('"offers"')[0]


def test_a_spectator_has_no_team(table: Table) -> None:
    for channel in ("team", "sketch"):
        told = table.command(table.outside, "say", -1, channel=channel, text="psst")
        assert told["problem"]["message"] == "error-not-your-seat"
    assert table.command(table.outside, "say", -1, text="hello")["type"] == "done"


def test_who_is_muted_is_not_heard(table: Table) -> None:
    assert table.command(table.outside, "say", -1, text="buy my cannoli")["type"] == "done"
    me = table.people[1]
    assert "cannoli" in me.get(f"{table.path}/position?seat=1").text
    assert me.put(f"{table.path}/mutes/table/1").status_code == 204
    assert "cannoli" not in me.get(f"{table.path}/position?seat=1").text
    assert "cannoli" in table.people[2].get(f"{table.path}/position?seat=2").text
    muted = me.get("/api/mutes").json()
    assert [who["name"] for who in muted] == ["Outside"]
    assert me.delete(f"/api/mutes/{muted[0]['id']}").status_code == 204
    assert "cannoli" in me.get(f"{table.path}/position?seat=1").text
    assert table.outside.put(f"{table.path}/mutes/table/1").status_code == 409


# Games before their end


def test_what_is_hidden_opens_after_the_end_only(table: Table) -> None:
    seed = str(table.house.storage.run_now(tables.load, table.id).seed)
    for _ in range(5):
        table.move()
    for person, seat in ((table.people[1], 1), (table.outside, None)):
        assert person.get(f"{table.path}/record").status_code in (403, 409)
        assert person.get(f"{table.path}/moments/1?seat=all").status_code in (400, 403, 409)
        where = "" if seat is None else f"?seat={seat}"
        for path in ("", f"/position{where}", f"/moments/1{where}", f"/story{where}"):
            assert seed not in person.get(table.path + path).text
    assert table.command(table.people[0], "resign", 0)["type"] == "done"
    assert seed in table.people[1].get(f"{table.path}/record").text
    assert table.outside.get(f"{table.path}/moments/1?seat=all").status_code == 200


def test_without_spectators_the_link_shows_the_seats_only(house: Inn) -> None:
    table = Table(house, spectators=False)
    assert table.outside.get(table.path).status_code == 200
    for path in ("position", "moments/0", "story", "record"):
        assert table.outside.get(f"{table.path}/{path}").status_code in (403, 409)
    assert refusal(table.outside, f"{table.path}/live") == "refused"
    told = table.command(table.outside, "say", -1, text="hello")
    assert told["type"] == "refused"


def refusal(person: Browser, path: str) -> str:
    """The type of the first message of a socket."""
    with person.websocket_connect(path) as socket:
        told: dict[str, Any] = socket.receive_json(timeout=5)
        return str(told["type"])


# Nobody at all


def test_without_an_identity_nothing_is_told(table: Table) -> None:
    stranger = table.house.browser()
    for path in ("/api/tables", table.path, f"{table.path}/position", "/api/sessions", "/api/mutes", "/api/turns"):
        assert stranger.get(path).status_code == 401, path
    assert stranger.post("/api/tables", json={"game": "famiglia"}).status_code == 401
    assert refusal(stranger, f"{table.path}/live") == "refused"
