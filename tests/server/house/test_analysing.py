"""Looking back at a finished game: every decision judged, kept with the table, stopped when nobody wants it."""

from consigliere.bots.analysis import Judged
from consigliere.server.store import analyses
from tests.server.running import Running, Somebody, until

BOTS = [{"kind": "bot", "bot": "eager"}, {"kind": "bot", "bot": "random"}]


def finished(server: Running) -> tuple[Somebody, str]:
    ann = server.person()
    id = ann.table(seats=BOTS)["id"]
    until(lambda: ann.ok("GET", f"/api/tables/{id}")["status"] == "over", 60)
    return ann, id


def test_a_game_is_judged_once_and_kept(lite: Running) -> None:
    ann, id = finished(lite)
    path = f"/api/tables/{id}/analysis"
    assert ann.ok("GET", path)["status"] == "none"
    assert lite.person().refused("POST", path) == (403, "error-not-your-seat")
    ann.ok("POST", path)
    until(lambda: ann.ok("GET", path)["status"] == "done", 120)
    found = ann.ok("GET", f"{path}?seat=all")
    judged = found["judged"]
    assert found["done"] == found["total"] == len(judged) > 10
    assert any(one["mark"] and one["why"] for one in judged), "random errs"
    moves = ann.ok("GET", f"/api/tables/{id}/course?seat=all")["scores"]
    numbers = [one["number"] for one in judged]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] < len(moves) - 1
    for one in judged[:5]:
        seen = ann.ok("GET", f"/api/tables/{id}/moments/{one['number']}?seat={one['seat']}")["view"]["legal"]
        assert {one["played"]["action"], one["best"]["action"]} <= {action for action, _, _ in seen}
    ann.ok("POST", path)
    assert ann.ok("GET", path)["status"] == "done"


def test_it_can_be_stopped_and_is_only_for_games_that_are_over(lite: Running) -> None:
    ann, id = finished(lite)
    path = f"/api/tables/{id}/analysis"
    ann.ok("POST", path)
    assert lite.person().refused("DELETE", path) == (403, "error-not-your-seat")
    ann.ok("DELETE", path)
    assert ann.ok("GET", path) == {"status": "none", "done": 0, "total": 0, "judged": []}
    running = ann.table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    assert ann.refused("POST", f"/api/tables/{running}/analysis") == (409, "error-not-over")
    assert ann.refused("GET", f"/api/tables/{running}/analysis") == (409, "error-not-over")


def test_what_another_version_kept_is_made_again(lite: Running) -> None:
    ann, id = finished(lite)
    storage = lite.app.state.storage
    with storage.engine.begin() as db:
        db.execute(analyses.analyses.insert().values(table=id, judged=b'[{"old": 1}]'))
    assert ann.ok("GET", f"/api/tables/{id}/analysis")["status"] == "none"
    made: list[Judged] = []
    storage.run_now(analyses.keep, id, made)
    assert ann.ok("GET", f"/api/tables/{id}/analysis")["status"] == "done"
