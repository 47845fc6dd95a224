"""What is told of a game besides its moves: what was taken back, how it went, and going on from one of its moments."""

import pytest

from tests.server.browsers import all_games
from tests.server.running import Running
from tests.server.table.test_play import HOT_SEAT, asked, decide_twice, two
from tests.server.table.test_records import play_out


def test_taking_back_names_what_was_told_of_it(lite: Running) -> None:
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    seat, _, made = decide_twice(ann, table)
    before = ann.position(table, seat)["seq"]
    assert ann.command(table, "undo", seat)["type"] == "done"
    told = ann.position(table, seat)["events"]
    assert told[-1]["message"] == "table-undone"
    assert told[-1]["undone"] == [before]
    assert all("undone" not in event for event in told[:-1])
    assert ann.command(table, "redo", seat)["type"] == "done"
    assert ann.command(table, "reset", seat)["type"] == "done"
    reset = ann.position(table, seat)["events"][-1]
    assert (reset["message"], len(reset["undone"])) == ("table-turn-reset", made)
    other = ann.position(table, 1 - seat)["events"][-1]
    assert len(other["undone"]) == made, "whoever saw the decisions sees which are gone"


def test_asking_to_take_back_is_offered_only_when_it_could_work(lite: Running) -> None:
    ann, bob, table = two(lite)
    assert not ann.position(table, 0)["can_ask"]
    assert not bob.position(table, 1)["can_ask"]
    people = (ann, bob)
    offered = 0
    for _ in range(40):
        seat = asked(ann, table)
        people[seat].play(table, seat, choice=0)
        for number, person in enumerate(people):
            can = person.position(table, number)["can_ask"]
            offered += can
            if not can:
                assert person.command(table, "ask", number, what="undo")["type"] == "refused"
        if ann.ok("GET", f"/api/tables/{table}")["status"] == "over":
            break
    assert offered


def test_the_course_is_the_score_of_every_moment(lite: Running) -> None:
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    over = play_out(ann, table, choice=-1)
    game = all_games()[0]
    scores = ann.ok("GET", f"/api/tables/{table}/course?seat=0")["scores"]
    moments = [ann.ok("GET", f"/api/tables/{table}/moments/{move}?seat=0") for move in range(len(scores))]
    assert scores == [moment["view"]["board"]["scores"] for moment in moments]
    assert moments[-1]["moves"] == len(scores) - 1
    assert over["scores"] == scores[-1]
    assert game.id == over["game"]


def test_nobody_sees_the_course_from_a_seat_of_others_while_the_game_runs(lite: Running) -> None:
    ann, bob, table = two(lite)
    assert len(ann.ok("GET", f"/api/tables/{table}/course?seat=0")["scores"]) == 1
    assert bob.refused("GET", f"/api/tables/{table}/course?seat=0") == (403, "error-not-your-seat")
    assert ann.refused("GET", f"/api/tables/{table}/course?seat=all") == (409, "error-not-over")
    assert ann.ok("GET", f"/api/tables/{table}")["scores"] is None


@pytest.mark.parametrize("game", ["famiglia", "scarface"])
def test_the_same_deal_again_begins_the_same_and_counts_for_nothing(lite: Running, game: str) -> None:
    ann = lite.person()
    first = ann.table(game)
    seats = [seat for seat, info in enumerate(first["seats"]) if info["mine"]]
    path = f"/api/tables/{first['id']}"
    assert ann.refused("POST", f"{path}/again") == (409, "error-not-over")
    ann.command(first["id"], "resign", seats[0])
    assert lite.person().refused("POST", f"{path}/again") == (409, "error-no-same-deal")
    again = ann.ok("POST", f"{path}/again")
    assert (again["origin"], again["rated"], again["options"]) == ("again", False, first["options"])
    assert [seat["mine"] for seat in again["seats"]] == [seat["mine"] for seat in first["seats"]]
    boards = [ann.ok("GET", f"/api/tables/{table['id']}/moments/0?seat=0")["view"]["board"] for table in (first, again)]
    for board in boards:
        del board["outlook"]  # who resigned is asked nothing
    assert boards[0] == boards[1]


def test_the_same_deal_is_not_for_a_game_between_people(lite: Running) -> None:
    ann, _, table = two(lite)
    ann.command(table, "resign", 0)
    assert ann.refused("POST", f"/api/tables/{table}/again") == (409, "error-no-same-deal")


def test_a_finished_game_goes_on_from_a_moment_with_bots_in_the_other_seats(lite: Running) -> None:
    ann, bob, table = two(lite)
    people = (ann, bob)
    path = f"/api/tables/{table}"
    for _ in range(12):
        seat = asked(ann, table)
        people[seat].play(table, seat, choice=-1)
    assert ann.refused("POST", f"{path}/onward", {"move": 3, "seat": "0"}) == (409, "error-not-over")
    ann.command(table, "resign", 0)
    moment = ann.ok("GET", f"{path}/moments/7?seat=0")
    onward = ann.ok("POST", f"{path}/onward", {"move": 7, "seat": "0"})
    assert [(seat["kind"], seat["mine"]) for seat in onward["seats"]] == [("person", True), ("bot", False)]
    assert (onward["origin"], onward["rated"]) == ("record", False)
    begun = ann.ok("GET", f"/api/tables/{onward['id']}/moments/7?seat=0")["view"]
    same = {"hands", "areas", "street", "discard", "scores", "player"}
    assert {name: begun["board"][name] for name in same} == {name: moment["view"]["board"][name] for name in same}
    assert ann.refused("POST", f"{path}/onward", {"move": 99, "seat": "0"}) == (404, "error-no-moment")
    watched = lite.person().ok("POST", f"{path}/onward", {"move": 0})
    assert [seat["kind"] for seat in watched["seats"]] == ["person", "bot"]
