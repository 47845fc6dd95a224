"""Sockets and streams end with their session, and there are only so many; also where nobody tells of it."""

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, delete
from websockets.exceptions import ConnectionClosed

from consigliere.server.house import sessions, turns
from consigliere.server.store import people
from tests.server.real.test_faults import PASSWORD, Stream, change_password, closing_code, logged_in, with_account
from tests.server.running import Json, Running, Socket, Somebody, until
from tests.server.table.test_play import HOT_SEAT


def account(server: Running) -> tuple[Somebody, Somebody]:
    """Two devices of one person."""
    return with_account(server, "Don Vito"), logged_in(server, "Don Vito")


def end_other(mine: Somebody, other: Somebody) -> None:
    id = next(found["id"] for found in mine.ok("GET", "/api/sessions") if not found["current"])
    mine.ok("DELETE", f"/api/sessions/{id}")


def log_out(mine: Somebody, other: Somebody) -> None:
    other.ok("POST", "/api/logout")


def new_password(mine: Somebody, other: Somebody) -> None:
    change_password(mine)


def forget(mine: Somebody, other: Somebody) -> None:
    mine.http.request("DELETE", "/api/account", json={"password": PASSWORD}).raise_for_status()


@pytest.mark.parametrize(
    ("end", "all_end"), [(end_other, False), (log_out, False), (new_password, True), (forget, True)]
)
def test_what_is_open_ends_with_its_session(
    end: Callable[[Somebody, Somebody], None], all_end: bool, lite: Running
) -> None:
    mine, other = account(lite)
    table = mine.table(seats=HOT_SEAT)["id"]
    here, there = (mine.socket(table, 0), Stream(mine)), (other.socket(table, 0), Stream(other))
    for wire, _ in (here, there):
        wire.get("position")
    end(mine, other)
    assert closing_code(there[0]) == sessions.ENDED
    until(lambda: there[1].ended)
    if not all_end:
        assert not here[1].ended
        assert here[0].command("undo", seq=1)["type"] == "refused"
        mine.ok("POST", "/api/logout")
    assert closing_code(here[0]) == sessions.ENDED
    until(lambda: here[1].ended)


def test_a_stolen_stream_hears_nothing_more(lite: Running) -> None:
    """New tables of whom it was stolen from are none of its business."""
    mine, thief = account(lite)
    stream = Stream(thief)
    change_password(mine)
    until(lambda: stream.ended)
    told = list(stream.told)
    mine.table(seats=HOT_SEAT)
    assert stream.told == told


def test_what_nobody_tells_of_is_found(lite: Running) -> None:
    """The session is gone from the database, however that came about."""
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    wire, stream = ann.socket(table, 0), Stream(ann)
    wire.get("position")
    lite.app.state.storage.run_now(forget_sessions)
    assert closing_code(wire) == sessions.ENDED
    until(lambda: stream.ended)


def forget_sessions(db: Connection) -> None:
    db.execute(delete(people.sessions))


def test_only_so_many_streams_for_each(lite: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "STREAMS_EACH", 2)
    ann, bob = lite.person(), lite.person()
    streams = [Stream(ann), Stream(ann)]
    until(lambda: len(lite.app.state.house.turns.of(ann.ok("GET", "/api/me")["id"])) == 2)
    assert ann.refused("GET", "/api/turns") == (429, "error-too-many-streams")
    other = Stream(bob)
    for somebody, opened in ((ann, streams), (bob, [other])):
        somebody.ok("POST", "/api/logout")
        for stream in opened:
            until(lambda: stream.ended)  # noqa: B023


def test_commands_on_their_way_when_the_session_ends_are_not_carried_out(lite: Running) -> None:
    mine, other = account(lite)
    table = mine.table(seats=HOT_SEAT)["id"]
    seat = mine.ok("GET", f"/api/tables/{table}")["asked"][0]
    wire = other.socket(table, seat)
    now = wire.get("position")
    change_password(mine)
    with pytest.raises(ConnectionClosed):
        play_and_play(wire, now)
    assert mine.position(table, seat)["seq"] == now["seq"]


def play_and_play(wire: Socket, now: Json) -> None:
    while True:
        wire.command("play", seq=now["seq"], action=now["view"]["legal"][0][0])
