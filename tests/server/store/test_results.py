"""What people have played: a row for each finished game, ratings that follow from the rows, and who may see them."""

import threading
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from consigliere.server.store import histories, results, rows
from consigliere.server.store.storage import Storage
from tests.server.browsers import Browser, Inn
from tests.server.running import Running, Somebody

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}
PASSWORD = "a fish in a newspaper"


def resign(person: Somebody, table: str, seat: int, number: str = "give-up") -> None:
    person.ok("POST", f"/api/tables/{table}/commands", {"type": "resign", "id": number, "seat": seat})


def duel(ann: Somebody, bob: Somebody, **wish: Any) -> str:
    """A game of Famiglia that Bob gives up."""
    table: str = ann.table(seats=[ME, OPEN], **wish)["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    resign(bob, table, 1)
    return table


def ratings(person: Somebody) -> dict[tuple[str, str], int]:
    found = person.ok("GET", "/api/me/profile")["ratings"]
    return {(one["game"], one["pool"]): one["value"] for one in found}


def games(person: Somebody) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.ok("GET", "/api/me/games")
    return found


def all_of(server: Running, table: Any) -> list[dict[str, Any]]:
    storage: Storage = server.app.state.storage
    found = storage.run_now(lambda db: [dict(row._mapping) for row in db.execute(select(table))])
    return sorted(found, key=lambda row: str(row["person"]))


def test_who_wins_between_people_rises(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = duel(ann, bob)
    up, down = ratings(ann)["famiglia", "people"], ratings(bob)["famiglia", "people"]
    assert up > 1500 > down
    assert up + down == 3000
    (won,), (lost,) = games(ann), games(bob)
    assert (won["table"], won["score"], lost["score"]) == (table, 1.0, 0.0)
    assert won["ending"] == "resigned"
    assert won["change"] == pytest.approx(-lost["change"])
    assert len(won["points"]) == 2


def test_a_game_that_is_told_twice_counts_once(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = duel(ann, bob)
    before = all_of(server, results.results), all_of(server, results.ratings)
    resign(bob, table, 1)
    house = server.app.state.house

    def again(db: Any) -> None:
        room = house.rooms[table]
        results.count(db, room.game, room.table, room.play, 1.0)

    server.app.state.storage.run_now(again)
    assert (all_of(server, results.results), all_of(server, results.ratings)) == before


def test_two_processes_count_a_game_once(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = duel(ann, bob)
    storage: Storage = server.app.state.storage
    room = server.app.state.house.rooms[table]
    before = all_of(server, results.ratings)
    storage.run_now(as_before)
    both = [threading.Thread(target=storage.run_now, args=(results.count_stored, room.game, room.table)) for _ in "12"]
    for process in both:
        process.start()
    for process in both:
        process.join()
    assert [row["table"] for row in all_of(server, results.results)] == [table, table]
    assert all_of(server, results.ratings) == before


def as_before(db: Any) -> None:
    """A database of a version that did not count."""
    for part in (results.results, results.ratings):
        db.execute(delete(part))
    db.execute(update(rows.tables).values(counted=False))


def test_ratings_follow_from_the_games(server: Running) -> None:
    ann, bob = server.person(), server.person()
    for _ in range(3):
        duel(ann, bob)
    storage: Storage = server.app.state.storage
    assert storage.run_now(results.mended) == []
    true = all_of(server, results.ratings)
    storage.run_now(lambda db: db.execute(update(results.ratings).values(value=3000.0)))
    assert len(storage.run_now(results.mended)) == 2
    assert all_of(server, results.ratings) == true
    storage.run_now(lambda db: db.execute(delete(results.ratings)))
    assert len(storage.run_now(results.mended)) == 2
    assert all_of(server, results.ratings) == true


def test_against_bots_each_level_is_rated_apart(lite: Running) -> None:
    ann = lite.person()
    for level in ("easy", "easy", "normal"):
        resign(ann, ann.table(seats=[ME, {"kind": "bot", "bot": level}])["id"], 0)
    found = {one["pool"]: one["games"] for one in ann.ok("GET", "/api/me/profile")["ratings"]}
    assert found == {"bot easy": 2, "bot normal": 1}
    tallies = {(one["kind"], one["name"]): one["lost"] for one in ann.ok("GET", "/api/me/profile")["tallies"]}
    assert tallies == {("", ""): 3, ("bot", "bot easy"): 2, ("bot", "bot normal"): 1}


def test_alone_against_the_game_by_its_level(lite: Running) -> None:
    ann = lite.person()
    for level in ("normal", "hard"):
        resign(ann, ann.table("scarface", seats=[ME], options={"level": level})["id"], 0)
    assert set(ratings(ann)) == {("scarface", "alone normal"), ("scarface", "alone hard")}
    assert {(one["score"], len(one["points"])) for one in games(ann)} == {(0.0, 2)}


def test_teams_are_rated_by_their_averages(lite: Running) -> None:
    """Ann and Cem against Bob and Dan; Ann was stronger before, so less is expected of nobody but of her side more."""
    ann, bob, cem, dan = (lite.person() for _ in range(4))
    teams(lite, ann, bob, cem, dan)
    first = [ratings(one)["lafamiglia", "people"] for one in (ann, bob, cem, dan)]
    assert first[0] == first[2] > 1500 > first[1] == first[3]
    teams(lite, ann, bob, dan, cem)
    second = [ratings(one)["lafamiglia", "people"] for one in (ann, bob, cem, dan)]
    assert second[0] > first[0]
    assert second[3] - first[3] == pytest.approx(second[0] - first[0], abs=1)
    assert second[2] < first[2]


def teams(server: Running, *four: Somebody) -> None:
    """The second of them resigns for the second and the fourth."""
    table = four[0].table("lafamiglia", seats=[ME, OPEN, OPEN, OPEN])["id"]
    for seat in (1, 2, 3):
        four[seat].ok("POST", f"/api/tables/{table}/seats/{seat}")
    resign(four[1], table, 1)


def test_a_partner_may_be_a_bot_of_the_same_kind(lite: Running) -> None:
    ann = lite.person()
    resign(ann, ann.table("lafamiglia", seats=[ME, BOT, BOT, BOT])["id"], 0)
    assert set(ratings(ann)) == {("lafamiglia", "bot easy")}


UNRATED: list[dict[str, Any]] = [
    {"seats": [ME, ME]},
    {"seats": [ME, BOT], "rated": False},
    {"seats": [ME, BOT], "practice": True},
    {"game": "lafamiglia", "seats": [ME, BOT, {"kind": "bot", "bot": "hard"}, BOT]},
]


@pytest.mark.parametrize("wish", UNRATED, ids=["both sides", "as wished", "practice", "mixed bots"])
def test_what_is_not_rated_stands_in_the_history(lite: Running, wish: dict[str, Any]) -> None:
    ann = lite.person()
    resign(ann, ann.table(**wish)["id"], 0)
    (game,) = games(ann)
    assert (game["pool"], game["change"], ratings(ann)) == ("", None, {})
    assert game["score"] == (None if wish["seats"] == [ME, ME] else 0.0)


def test_who_leaves_a_rated_game_has_lost_it(server: Running) -> None:
    ann, bob = server.person(), server.person()
    table = ann.table(seats=[ME, OPEN])["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    bob.ok("DELETE", f"/api/tables/{table}/seats/1")
    assert ratings(bob)["famiglia", "people"] < 1500
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    resign(ann, table, 0)
    assert [game["score"] for game in games(bob)] == [0.0]
    assert games(ann)[0]["change"] < 0


def test_against_a_bot_that_stands_in_nothing_is_rated(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    table = ann.table(seats=[ME, OPEN])["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    bob.ok("DELETE", f"/api/tables/{table}/seats/1")
    resign(ann, table, 0)
    assert ratings(ann) == {}


def test_games_of_a_guest_are_those_of_the_account(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    duel(ann, bob)
    before = ratings(ann), games(ann)
    ann.renew("POST", "/api/account", {"name": "Don Vito", "password": PASSWORD})
    assert (ratings(ann), [one | {"seats": 0} for one in games(ann)]) == (
        before[0],
        [one | {"seats": 0} for one in before[1]],
    )


def test_history_can_be_forgotten_and_nobody_else_is_touched(server: Running) -> None:
    ann, bob = server.person(), server.person()
    duel(ann, bob)
    kept = ratings(bob), len(games(bob))
    ann.ok("DELETE", "/api/me/games")
    assert (ratings(ann), games(ann), ann.ok("GET", "/api/tables")["mine"]) == ({}, [], [])
    assert len(bob.ok("GET", "/api/tables")["mine"]) == 1
    assert (ratings(bob), len(games(bob))) == kept
    assert server.app.state.storage.run_now(results.mended) == []
    duel(ann, bob)
    assert len(games(ann)) == 1


def test_an_account_shows_its_password_before_it_forgets(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    duel(ann, bob)
    ann.renew("POST", "/api/account", {"name": "Don Vito", "password": PASSWORD})
    assert ann.refused("DELETE", "/api/me/games", {"password": "wrong"}) == (403, "error-bad-login")
    assert len(games(ann)) == 1
    ann.ok("DELETE", "/api/me/games", {"password": PASSWORD})
    assert games(ann) == []


def test_with_the_account_everything_goes(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    duel(ann, bob)
    ann.ok("DELETE", "/api/account")
    assert {row["person"] for row in all_of(lite, results.results)} == {bob.ok("GET", "/api/me")["id"]}
    assert len(all_of(lite, results.ratings)) == 1


def test_of_others_only_what_is_public(lite: Running) -> None:
    ann, bob, outside = lite.person(), lite.person(), lite.person()
    bob.ok("PUT", "/api/me", {"name": "Bobby"})
    shown = duel(ann, bob, listed=True)
    duel(ann, bob)
    duel(ann, bob, listed=True, spectators=False)
    assert outside.refused("GET", "/api/people/Bobby/profile") == (404, "error-no-person")
    ann.renew("POST", "/api/account", {"name": "Don Vito", "password": PASSWORD})
    profile = outside.ok("GET", "/api/people/don vito/profile")
    assert not profile["mine"]
    assert profile["games"] == 1
    assert [one["kind"] for one in profile["tallies"]] == [""]
    assert "Bobby" not in str(profile)
    assert [one["table"] for one in outside.ok("GET", "/api/people/Don Vito/games")] == [shown]
    mine = ann.ok("GET", "/api/me/profile")
    assert mine["games"] == 3
    assert ("person", "Bobby", 3) in [(one["kind"], one["name"], one["won"]) for one in mine["tallies"]]


def test_history_comes_page_by_page(lite: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(histories, "PAGE", 3)
    ann = lite.person()
    played = [ann.table(seats=[ME, ME])["id"] for _ in range(5)]
    for table in played:
        resign(ann, table, 0)
    pages = [ann.ok("GET", f"/api/me/games?skip={skip}") for skip in (0, 3, 6)]
    assert [[one["table"] for one in page] for page in pages] == [played[:1:-1], played[1::-1], []]


def test_games_of_an_older_version_are_counted_when_the_server_starts(house: Inn) -> None:
    ann, bob = house.script(), house.script()
    for _ in range(2):
        table = ann.post("/api/tables", json={"game": "famiglia", "seats": [ME, OPEN]}).json()["id"]
        bob.post(f"/api/tables/{table}/seats/1")
        give_up(bob, table)
    before = ann.get("/api/me/profile").json()
    house.storage.run_now(as_before)
    assert ann.get("/api/me/games").json() == []
    house.do(house.house.rounds.count_old_games)
    again = ann.get("/api/me/profile").json()
    assert again == before
    house.do(house.house.rounds.count_old_games)
    assert ann.get("/api/me/profile").json() == again


def give_up(person: Browser, table: str) -> None:
    assert (
        person.post(f"/api/tables/{table}/commands", json={"type": "resign", "id": "1", "seat": 1}).json()["type"]
        == "done"
    )
