"""Fair play: who has seen a team's secrets does not play for another, and whom the owner sends away stays away."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from consigliere.server.house import seating
from consigliere.server.limits import Rate
from consigliere.server.messages import NewTable, SeatWish
from consigliere.server.store import rows, tables
from consigliere.server.table import setting
from consigliere.server.table.row import Row
from consigliere.server.table.setting import Chair
from consigliere.server.table.wrong import Wrong
from tests.server.browsers import FREE, inn
from tests.server.running import Json, Running, Somebody, running
from tests.server.store.test_storage import a_house

OPEN = [{"kind": "me"}, {"kind": "open"}]
HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]
FOUR = [{"kind": "me"}, *[{"kind": "open"}] * 3]
OTHER_TEAM = (403, "error-other-team")
PASSWORD = "a fish in a newspaper"


def sit(somebody: Somebody, table: str, seat: int) -> Json:
    found: Json = somebody.ok("POST", f"/api/tables/{table}/seats/{seat}")
    return found


def leave(somebody: Somebody, table: str, seat: int) -> Json:
    found: Json = somebody.ok("DELETE", f"/api/tables/{table}/seats/{seat}")
    return found


def refused(somebody: Somebody, table: str, seat: int) -> tuple[int, str]:
    return somebody.refused("POST", f"/api/tables/{table}/seats/{seat}")


def two(server: Running) -> tuple[Somebody, Somebody, str]:
    """Ann and Bob at a game that runs."""
    ann, bob = server.person(), server.person()
    table = ann.table(seats=OPEN)["id"]
    sit(bob, table, 1)
    return ann, bob, table


def test_nobody_looks_and_comes_back(server: Running) -> None:
    """From the one seat to the other; it does not help that everybody has gone meanwhile."""
    ann, bob, table = two(server)
    leave(bob, table, 1)
    leave(ann, table, 0)
    assert refused(ann, table, 1) == OTHER_TEAM
    assert refused(bob, table, 0) == OTHER_TEAM
    assert sit(ann, table, 0)["seats"][0]["mine"]
    assert sit(bob, table, 1)["seats"][1]["mine"]


def test_a_newcomer_may_look_at_one_team_only(lite: Running) -> None:
    _ann, bob, table = two(lite)
    cat = lite.person()
    leave(bob, table, 1)
    sit(cat, table, 1)
    leave(cat, table, 1)
    leave(_ann, table, 0)
    assert refused(cat, table, 0) == OTHER_TEAM


def test_what_was_seen_is_known_after_a_restart(sqlite_database: str) -> None:
    with running(sqlite_database) as first:
        ann, bob, table = two(first)
        leave(bob, table, 1)
        leave(ann, table, 0)
    with running(sqlite_database) as second:
        ann.http.base_url = second.address
        assert refused(ann, table, 1) == OTHER_TEAM


def test_partners_may_change_seats(lite: Running) -> None:
    people = [lite.person() for _ in range(4)]
    table = people[0].table("lafamiglia", seats=FOUR)["id"]
    for seat in (1, 2, 3):
        sit(people[seat], table, seat)
    for seat in (0, 2):
        leave(people[seat], table, seat)
    assert sit(people[0], table, 2)["seats"][2]["mine"]
    assert sit(people[2], table, 0)["seats"][0]["mine"]


def test_who_plays_alone_may_sit_anywhere(lite: Running) -> None:
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    for seat in (0, 1):
        leave(ann, table, seat)
        info = sit(ann, table, seat)
        assert info["seats"][seat]["mine"]
        assert not info["seats"][seat]["knows"], "there is nobody whom it would concern"
    assert info["rated"]


def test_who_comes_to_a_shared_screen_is_told(lite: Running) -> None:
    """Ann knows both sides: that is no secret, and the game does not count."""
    ann, bob = lite.person(), lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    leave(ann, table, 1)
    info = sit(bob, table, 1)
    assert [seat["knows"] for seat in info["seats"]] == [True, False]
    assert not info["rated"]
    leave(ann, table, 0)
    assert refused(ann, table, 0) == OTHER_TEAM, "she knows too much for either"
    assert bob.ok("GET", f"/api/tables/{table}")["rated"]


def test_nobody_takes_both_sides_where_others_are(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    table = ann.table("lafamiglia", seats=FOUR)["id"]
    sit(bob, table, 2)
    assert refused(ann, table, 1) == OTHER_TEAM
    assert ann.refused("PUT", f"/api/tables/{table}/seats/1", {"kind": "me"}) == OTHER_TEAM
    leave(ann, table, 0)
    assert sit(ann, table, 1)["seats"][1]["mine"], "before the game sides may be changed"


def test_the_chat_of_a_team_is_one_of_its_secrets(lite: Running) -> None:
    """Also before the game."""
    ann, bob, cat = lite.person(), lite.person(), lite.person()
    table = ann.table("lafamiglia", seats=FOUR)["id"]
    sit(bob, table, 2)
    sit(cat, table, 1)
    leave(cat, table, 1)
    sit(cat, table, 3)
    cat.command(table, "say", 3, channel="team", text="first the boats", seq=0)
    leave(cat, table, 3)
    assert refused(cat, table, 0)[1] == "error-seat-taken"
    leave(ann, table, 0)
    assert refused(cat, table, 0) == OTHER_TEAM
    assert sit(cat, table, 1)["seats"][1]["mine"]


def by_login(server: Running, guest: Somebody) -> Somebody:
    """The guest goes on as an account, on a device that was the guest's."""
    account = server.person()
    account.ok("POST", "/api/account", {"name": "Don Vito", "password": PASSWORD})
    device = carried(server, guest)
    device.ok("POST", "/api/login", {"name": "Don Vito", "password": PASSWORD})
    return device


def by_link(server: Running, guest: Somebody) -> Somebody:
    """The guest's device becomes somebody else by a link."""
    device, other = carried(server, guest), server.person()
    token = other.ok("POST", "/api/me/carry")["token"]
    device.ok("POST", f"/api/carry/{token}")
    return device


def carried(server: Running, guest: Somebody) -> Somebody:
    """Another device of the same guest, a browser."""
    device = server.person()
    device.http.headers.pop("Authorization")
    device.ok("POST", f"/api/carry/{guest.ok('POST', '/api/me/carry')['token']}")
    return device


@pytest.mark.parametrize("become", [by_login, by_link])
def test_another_name_does_not_help(lite: Running, become: Callable[[Running, Somebody], Somebody]) -> None:
    ann, bob, table = two(lite)
    other = become(lite, ann)
    leave(bob, table, 1)
    assert refused(other, table, 1) == OTHER_TEAM
    leave(ann, table, 0)
    assert refused(other, table, 1) == OTHER_TEAM
    assert sit(other, table, 0)["seats"][0]["mine"]


def test_nobody_sits_down_and_gets_up_all_the_time(tmp_path: Path) -> None:
    with inn(tmp_path, replace(FREE, seats=Rate(6, 600))) as house:
        ann = house.script()
        table = ann.post("/api/tables", json={"game": "famiglia", "seats": HOT_SEAT}).json()["id"]
        seat = f"/api/tables/{table}/seats/0"
        for _ in range(3):
            assert ann.delete(seat).status_code == 200
            assert ann.post(seat).status_code == 200
        assert ann.delete(seat).json()["message"] == "error-too-fast"
        assert ann.post(seat).json()["message"] == "error-too-fast"
        assert len(house.storage.run_now(rows.rows_since, table)) == 7


# The owner and the seats


def test_the_owner_sends_somebody_away(server: Running) -> None:
    ann, bob, cat = server.person(), server.person(), server.person()
    table = ann.table("lafamiglia", seats=FOUR)["id"]
    sit(bob, table, 1)
    sit(cat, table, 2)
    path = f"/api/tables/{table}/seats"
    watching = bob.socket(table, 1)
    watching.get("position")
    assert cat.refused("PUT", f"{path}/1", {"kind": "open"}) == (403, "error-not-owner")
    assert ann.ok("PUT", f"{path}/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    for seat in (1, 3):
        assert refused(bob, table, seat) == (403, "error-sent-away")
    assert ann.ok("PUT", f"{path}/2", {"kind": "bot"})["seats"][2]["kind"] == "bot"
    assert ann.ok("POST", f"/api/tables/{table}/start")["status"] == "running"
    assert ann.refused("PUT", f"{path}/1", {"kind": "open"}) == (409, "error-already-started")


def test_one_who_was_sent_away_does_not_come_back_during_the_game(lite: Running) -> None:
    ann, bob, cat = lite.person(), lite.person(), lite.person()
    table = ann.table(seats=OPEN, listed=True)["id"]
    # The seat is freed while nobody else has come: the table stays as it is.
    four = ann.table("lafamiglia", seats=FOUR)["id"]
    sit(bob, four, 1)
    ann.ok("PUT", f"/api/tables/{four}/seats/1", {"kind": "open"})
    for seat, somebody in ((1, cat), (2, lite.person()), (3, lite.person())):
        sit(somebody, four, seat)
    leave(cat, four, 1)
    assert refused(bob, four, 1) == (403, "error-sent-away")
    assert sit(bob, table, 1)["status"] == "running", "at other tables he is welcome"


async def blind() -> bool:
    """News that do not come."""
    return False


async def get_up_in_between(database: str) -> None:
    here, there = a_house(database), a_house(database)
    wish = NewTable("famiglia", {}, [SeatWish("me"), SeatWish("open")])
    waiting = setting.new(here.shelf.find("famiglia"), wish, "ann")
    full = replace(waiting, chairs=[Chair("person", "ann"), Chair("person", "bob")])
    await here.storage.run(tables.store, full)
    mine, other = await here.room(full.id), await there.room(full.id)
    await seating.leave(other, "bob", 1)
    await mine.start()
    assert (mine.table.status, mine.table.chairs[1].kind) == ("waiting", "open")
    await seating.sit(mine, "cat", 1)
    assert mine.table.status == "running"
    other.catch_up = blind  # type: ignore[method-assign]
    with pytest.raises(Wrong) as late:
        await seating.leave(other, "ann", 0)
    assert late.value.message == "error-already-started"
    for house in (here, there):
        house.pool.close()
        house.storage.close()


def test_nobody_leaves_a_hole_in_a_game_that_begins(database: str) -> None:
    """Somebody gets up in one process while the game begins in another."""
    asyncio.run(get_up_in_between(database))


async def look_in_between(database: str) -> None:
    here, there = a_house(database), a_house(database)
    room = await seating.make_table(here, "ann", NewTable("famiglia", {}, [SeatWish("me"), SeatWish("open")]))
    await seating.sit(room, "bob", 1)
    for person, seat in (("ann", 0), ("bob", 1)):
        await seating.leave(room, person, seat)
    other = await there.room(room.table.id)
    happen = room.happen

    async def late(*what: Any) -> Row:
        room.happen = happen  # type: ignore[method-assign]
        await seating.sit(other, "cat", 1)
        await seating.leave(other, "cat", 1)
        return await happen(*what)

    room.happen = late  # type: ignore[method-assign, assignment]
    with pytest.raises(Wrong) as refusal:
        await seating.sit(room, "cat", 0)
    assert refusal.value.message == "error-other-team"
    for house in (here, there):
        house.pool.close()
        house.storage.close()


def test_nobody_looks_by_being_quick(database: str) -> None:
    """Sitting down here while having a look there, in another process."""
    asyncio.run(look_in_between(database))
