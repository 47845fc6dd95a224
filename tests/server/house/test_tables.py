"""Tables: made, joined, left, taken over, listed, played again."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from consigliere import games
from tests.server.running import Json, Running, Somebody, running, until

OPEN = [{"kind": "me"}, {"kind": "open"}]
HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_without_open_seats_starts_at_once(server: Running) -> None:
    table = server.person().table(seats=HOT_SEAT)
    assert table["status"] == "running"
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert table["owner"]
    assert table["asked"]


def test_the_default_is_me_against_bots(lite: Running) -> None:
    table = lite.person().table("lafamiglia")
    assert kinds(table) == ["person", "bot", "bot", "bot"]
    assert [seat["team"] for seat in table["seats"]] == [0, 1, 0, 1]


def test_join_by_link(server: Running) -> None:
    ann, bob, eve = server.person(), server.person(), server.person()
    table = ann.table(seats=OPEN)
    assert table["status"] == "waiting"
    seat = f"/api/tables/{table['id']}/seats/1"
    joined = bob.ok("POST", seat)
    assert joined["status"] == "running"
    assert [chair["mine"] for chair in joined["seats"]] == [False, True]
    assert bob.ok("POST", seat)["status"] == "running", "sitting down twice is harmless"
    assert eve.refused("POST", seat) == (409, "error-seat-taken")
    assert eve.refused("GET", f"/api/tables/{table['id']}/position?seat=1") == (403, "error-not-your-seat")


def test_only_one_of_two_gets_the_seat(lite: Running) -> None:
    table = lite.person().table("lafamiglia", seats=[{"kind": "me"}, *[{"kind": "open"}] * 3])["id"]
    answers = [lite.person().ask("POST", f"/api/tables/{table}/seats/2").status_code for _ in range(4)]
    assert sorted(answers) == [200, 409, 409, 409]


def test_the_owner_sets_seats_while_waiting(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = ann.table("lafamiglia", seats=[{"kind": "me"}, *[{"kind": "open"}] * 3])["id"]
    path = f"/api/tables/{table}/seats"
    assert bob.refused("PUT", f"{path}/1", {"kind": "bot"}) == (403, "error-not-owner")
    bob.ok("POST", f"{path}/3")
    changed = ann.ok("PUT", f"{path}/1", {"kind": "bot", "bot": "random"})
    assert changed["seats"][1]["name"] == "random"
    assert ann.refused("PUT", f"{path}/1", {"kind": "bot", "bot": "hal"}) == (400, "error-unknown-bot")
    assert bob.refused("POST", f"/api/tables/{table}/start") == (403, "error-not-owner")
    started = ann.ok("POST", f"/api/tables/{table}/start")
    assert started["status"] == "running"
    assert kinds(started) == ["person", "bot", "bot", "person"]
    assert ann.refused("POST", f"/api/tables/{table}/start") == (409, "error-already-started")


def test_a_seat_left_while_waiting_is_open_again(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    table = ann.table("lafamiglia", seats=[{"kind": "me"}, *[{"kind": "open"}] * 3])["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    assert ann.refused("DELETE", f"/api/tables/{table}/seats/1") == (403, "error-not-your-seat")
    assert kinds(bob.ok("DELETE", f"/api/tables/{table}/seats/1")) == ["person", "open", "open", "open"]


def test_a_bot_stands_in_for_who_left_and_somebody_takes_over(server: Running) -> None:
    ann, bob, cat = server.person(), server.person(), server.person()
    table = ann.table(seats=OPEN)["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    left = bob.ok("DELETE", f"/api/tables/{table}/seats/1")
    assert left["seats"][1]["away"]
    assert bob.refused("GET", f"/api/tables/{table}/position?seat=1")[0] == 403
    finish_turn(ann, table)
    until(lambda: 0 in ann.ok("GET", f"/api/tables/{table}")["asked"])
    taken = cat.ok("POST", f"/api/tables/{table}/seats/1")
    assert not taken["seats"][1]["away"]
    assert taken["seats"][1]["mine"]
    told = [event["message"] for event in cat.position(table, 1)["events"]]
    assert "table-left" in told
    assert "table-sat" in told


def finish_turn(somebody: Somebody, table: str) -> None:
    while 0 in somebody.ok("GET", f"/api/tables/{table}")["asked"]:
        assert somebody.play(table, choice=-1)["type"] == "done"


def test_listed_tables_are_found_private_ones_are_not(server: Running) -> None:
    ann, bob = server.person(), server.person()
    listed, private = ann.table(seats=OPEN, listed=True)["id"], ann.table(seats=OPEN)["id"]
    found = [table["id"] for table in bob.ok("GET", "/api/tables")["listed"]]
    assert listed in found
    assert private not in found
    mine = [table["id"] for table in ann.ok("GET", "/api/tables")["mine"]]
    assert {listed, private} <= set(mine)
    assert bob.ok("GET", "/api/tables")["mine"] == []


def test_spectators_only_where_they_are_welcome(lite: Running) -> None:
    ann, eve = lite.person(), lite.person()
    welcome, closed = (ann.table(seats=HOT_SEAT, spectators=yes)["id"] for yes in (True, False))
    assert eve.position(welcome)["seat"] is None
    assert eve.refused("GET", f"/api/tables/{closed}/position") == (403, "error-no-spectators")
    assert eve.refused("GET", f"/api/tables/{closed}/moments/0") == (403, "error-no-spectators")
    refused = eve.socket(closed).receive()
    assert refused["problem"]["message"] == "error-no-spectators"


def test_a_rematch_swaps_the_seats(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = ann.table(seats=OPEN, clock={"kind": "days", "days": 2})["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "error-not-over")
    ann.command(table, "resign")
    again = ann.ok("POST", f"/api/tables/{table}/rematch")
    assert [seat["mine"] for seat in again["seats"]] == [False, True]
    assert again["status"] == "running"
    assert again["clock"]["days"] == 2
    assert bob.ok("GET", f"/api/tables/{table}")["rematch"] == again["id"]
    assert bob.ok("POST", f"/api/tables/{table}/rematch")["id"] == again["id"]


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"game": "chess"}, (404, "error-no-game")),
        ({"game": "famiglia", "pack": "mine"}, (404, "error-no-pack")),
        ({"game": "famiglia", "seats": [{"kind": "me"}]}, (400, "error-seats-number")),
        ({"game": "famiglia", "options": {"speed": 9}}, (400, "error-unknown-option")),
        ({"game": "famiglia", "clock": {"kind": "days"}}, (400, "error-clock")),
        ({"game": "famiglia", "timeout": "never"}, (400, "error-bad-message")),
    ],
)
def test_a_table_that_cannot_be(lite: Running, wish: Json, problem: tuple[int, str]) -> None:
    assert lite.person().refused("POST", "/api/tables", wish) == problem


def test_options_are_those_of_the_game(lite: Running) -> None:
    ann = lite.person()
    table = ann.table("lafamiglia", options={"families": "first_game", "max_rounds": 2})
    assert table["options"]["families"] == "first_game"
    game = next(game for game in ann.ok("GET", "/api/games") if game["id"] == "lafamiglia")
    assert game["options"]["max_rounds"] == [4, 3, 2]
    assert "F-19" in ann.ok("GET", "/api/rules/famiglia?lang=fr")
    address = "/api/games/scarface/components"
    small, plain = (ann.http.get(address, headers={"Accept-Encoding": kind}) for kind in ("gzip", "identity"))
    assert small.json() == plain.json() == ann.ok("GET", address)
    assert small.num_bytes_downloaded * 5 < plain.num_bytes_downloaded
    assert ann.ok("GET", "/api/games/famiglia/components")["cards"]


def test_a_pack_of_the_owner(sqlite_database: str, tmp_path: Path) -> None:
    pack = tmp_path / "house-rules"
    pack.mkdir()
    (pack / "cards.toml").write_text('[[card]]\nid = "A0"\npoints = 9\n', "utf-8")
    with running(sqlite_database, [games.load("famiglia"), games.load("famiglia", pack)]) as server:
        ann = server.person()
        digests = [game["pack"] for game in ann.ok("GET", "/api/games")]
        assert len(set(digests)) == 2
        assert ann.table(seats=HOT_SEAT)["pack"] == digests[0]
        table = ann.table(seats=HOT_SEAT, pack="house-rules")
        assert table["pack"] == ann.position(table["id"], 0)["view"]["pack"] == digests[1]
        cards = ann.ok("GET", f"/api/games/famiglia/components?pack={digests[1]}")["cards"]
        assert next(card for card in cards if card["id"] == "A0")["points"] == 9


def test_a_new_name_is_seen_at_once(server: Running) -> None:
    ann = server.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    socket = server.person().socket(table)
    socket.get("position")
    for name in ("Donna Rosa", "Donna Lina"):
        ann.ok("PUT", "/api/me", {"name": name})
        assert socket.get("table")["table"]["seats"][0]["name"] == name


def test_no_such_table(lite: Running) -> None:
    assert lite.person().refused("GET", "/api/tables/abcdefghijklmnop") == (404, "error-no-table")


def test_who_leaves_sees_no_more(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    table = ann.table(seats=OPEN, spectators=False)["id"]
    watching = lite.person().socket(table)
    assert watching.get("position")["view"] is None, "before the game everybody with the link may look"
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    with pytest.raises(ConnectionClosed) as closed:
        watching.get("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    mine = bob.socket(table, 1)
    mine.get("position")
    bob.ok("DELETE", f"/api/tables/{table}/seats/1")
    with pytest.raises(ConnectionClosed):
        mine.get("never")


def test_nobody_takes_over_a_seat_of_the_other_team(lite: Running) -> None:
    ann, bob, cat = lite.person(), lite.person(), lite.person()
    table = ann.table("lafamiglia", seats=[{"kind": "me"}, *[{"kind": "open"}] * 2, {"kind": "bot"}])["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    cat.ok("POST", f"/api/tables/{table}/seats/2")
    bob.ok("DELETE", f"/api/tables/{table}/seats/1")
    assert ann.refused("POST", f"/api/tables/{table}/seats/1") == (403, "error-other-team")
    cat.ok("DELETE", f"/api/tables/{table}/seats/2")
    assert ann.ok("POST", f"/api/tables/{table}/seats/2")["seats"][2]["mine"], "the partner's seat"
