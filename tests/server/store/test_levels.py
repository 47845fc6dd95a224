"""Levels in the database: what greedy was in three strengths before, and a level that changes during a game."""

from sqlalchemy import text

from consigliere.server.store.storage import Storage
from tests.server.running import Running, Socket, until
from tests.server.store.test_results import resign

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BEFORE = "0006"
OLD_TABLE = """INSERT INTO tables (id, game, rules, pack, options, seed, owner, listed, spectators, clock, timeout,
    created, moved, status, asked, ending, returns) VALUES ('t', 'famiglia', '1', 'p', '{}', '1', 'ann', false, true,
    '{}', 'fallback', 0, 0, 'over', '[]', '', 'null')"""
OLD_SEAT = "INSERT INTO seats VALUES ('t', :seat, 'bot', '', :bot, :strength, false)"
OLD_RESULT = """INSERT INTO results ("table", person, seat, game, at, points, rivals, pool, ours, theirs, deviation)
    VALUES ('t', :person, 0, 'famiglia', 0, '[]', :rivals, :pool, 0, 0, 0)"""
OLD_RATING = "INSERT INTO ratings VALUES ('ann', 'famiglia', :pool, 1600, 80, 0.06, 3, 0)"


def test_an_old_database_has_levels_afterwards(database: str) -> None:
    storage = Storage(database)
    storage.migrate(BEFORE)
    with storage.engine.begin() as db:
        db.execute(text(OLD_TABLE))
        chairs = [("greedy", "quick"), ("greedy", "normal"), ("greedy", "strong"), ("random", "strong")]
        for seat, (bot, strength) in enumerate(chairs):
            db.execute(text(OLD_SEAT), {"seat": seat, "bot": bot, "strength": strength})
        for person, pool in {"ann": "greedy quick", "ben": "random quick"}.items():
            db.execute(text(OLD_RESULT), {"person": person, "rivals": f'["{pool}", "eve"]', "pool": pool})
            db.execute(text(OLD_RATING), {"pool": pool})
    storage.migrate()
    with storage.engine.begin() as db:
        assert list(db.scalars(text("SELECT bot FROM seats ORDER BY seat"))) == ["easy", "normal", "hard", "random"]
        rivals = list(db.scalars(text("SELECT rivals FROM results ORDER BY person")))
        pools = [list(db.scalars(text(f"SELECT pool FROM {table} ORDER BY pool"))) for table in ("results", "ratings")]
    storage.close()
    assert rivals == ['["bot easy", "eve"]', '["random quick", "eve"]']
    assert pools == [["bot easy", "random quick"]] * 2


def test_the_owner_changes_a_level_during_the_game_which_then_no_longer_counts(lite: Running) -> None:
    ann, ben = lite.person(), lite.person()
    table = ann.table(seats=[ME, {"kind": "bot", "bot": "easy"}])
    id, chair = table["id"], f"/api/tables/{table['id']}/seats/1"
    assert (table["rated"], table["seats"][1]["bot"]) == (True, "easy")
    assert ben.refused("PUT", chair, {"kind": "bot", "bot": "hard"}) == (403, "error-not-owner")
    watching = ann.socket(id, 0)
    watching.get("position")
    changed = ann.ok("PUT", chair, {"kind": "bot", "bot": "hard"})
    assert (changed["rated"], changed["seats"][1]["bot"]) == (False, "hard")
    assert told(watching) == ["table-level hard", "table-unrated"]
    ann.ok("PUT", chair, {"kind": "bot", "bot": "normal"})
    assert told(watching) == ["table-level normal"]
    resign(ann, id, 0)
    profile = ann.ok("GET", "/api/me/profile")
    assert profile["ratings"] == []
    assert {(one["name"], one["lost"]) for one in profile["tallies"]} == {("", 1), ("bot normal", 1)}


def told(socket: Socket) -> list[str]:
    """The next news of the table itself."""
    while True:
        events = [one for one in socket.get("update")["events"] if one["message"].startswith("table-")]
        if events:
            return [f"{one['message']} {one['args'].get('level', '')}".strip() for one in events]


def test_only_a_bot_has_a_level(lite: Running) -> None:
    ann = lite.person()
    id = ann.table(seats=[ME, ME])["id"]
    chair = f"/api/tables/{id}/seats/1"
    assert ann.refused("PUT", chair, {"kind": "bot", "bot": "hard"}) == (409, "error-no-bot")
    assert ann.refused("PUT", chair, {"kind": "open"}) == (409, "error-already-started")


def test_a_client_of_before_is_told_what_it_says_too_much(lite: Running) -> None:
    seats = [ME, {"kind": "bot", "bot": "greedy", "strength": "quick"}]
    answer = lite.person().ask("POST", "/api/tables", {"game": "famiglia", "seats": seats})
    assert answer.status_code == 400
    assert "strength" in answer.json()["args"]["detail"]


def test_a_level_takes_its_share_of_time_and_goes_on_after_a_change(lite: Running) -> None:
    pool = lite.app.state.house.pool
    assert [round(pool.budget(level).seconds, 3) for level in ("easy", "normal", "hard")] == [0.005, 0.025, 0.15]
    ann = lite.person()
    id = ann.table(seats=[{"kind": "bot", "bot": "easy"}, ME])["id"]
    ann.ok("PUT", f"/api/tables/{id}/seats/0", {"kind": "bot", "bot": "hard"})

    def went_on() -> bool:
        """Longer than one turn of mine can be, or to the end."""
        now = ann.position(id, 1)
        if now["view"]["legal"]:
            ann.play(id, 1)
        return bool(now["seq"] > 10 or now["view"]["returns"])

    until(went_on, 60)


def test_between_people_who_are_rated_there_are_no_hints(lite: Running) -> None:
    ann, ben = lite.person(), lite.person()
    for rated in (True, False):
        id = ann.table(seats=[ME, OPEN], rated=rated)["id"]
        ben.ok("POST", f"/api/tables/{id}/seats/1")
        seat = ann.ok("GET", f"/api/tables/{id}")["asked"][0]
        for kind, reply in (("hint", "hinted"), ("chance", "chance")):
            answer = (ann, ben)[seat].command(id, kind, seat)
            refused = answer.get("problem", {}).get("message")
            assert (answer["type"], refused) == (("refused", "error-hint-rated") if rated else (reply, None))
