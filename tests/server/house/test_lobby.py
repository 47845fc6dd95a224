"""The list of tables: people first, nobody fills it, and reading it costs little."""

from pathlib import Path

from msgspec.structs import replace
from sqlalchemy import Connection, event, update

from consigliere.server.house import lobby
from consigliere.server.limits import ASKING
from consigliere.server.store import rows
from tests.server.browsers import FREE, Browser, Inn, inn
from tests.server.running import Running

OPEN = [{"kind": "me"}, {"kind": "open"}]
SOME = replace(FREE, listed_each=3, listed_per_address=8)
TOO_MANY = (429, "error-too-many-listed")


def make(somebody: Browser, **wish: object) -> tuple[int, str]:
    """The status, and the table or the problem."""
    made = somebody.post("/api/tables", json={"game": "famiglia", "seats": OPEN, **wish})
    return made.status_code, made.json().get("message", made.json().get("id"))


def listed(somebody: Browser) -> list[str]:
    return [table["id"] for table in somebody.get("/api/tables").json()["listed"]]


def left_alone(db: Connection, table: str, seconds: float) -> None:
    """Nobody was at this table for so long."""
    longer = rows.tables.c.visited - seconds
    db.execute(update(rows.tables).where(rows.tables.c.id == table).values(visited=longer))


def visit(house: Inn) -> None:
    house.do(house.house.lobby.note_visits)
    house.house.lobby.changed()


def test_where_people_are_comes_first(tmp_path: Path, database: str) -> None:
    """Then where one can join, then the newest; after a day without anybody a table is not shown."""
    with inn(tmp_path, database=database) as house:
        ann, bob = house.script("Ann"), house.script("Bob")
        empty, here, older, running, gone = (make(ann, listed=True)[1] for _ in range(5))
        assert bob.post(f"/api/tables/{running}/seats/1").status_code == 200
        for table in (empty, here, gone):
            house.storage.run_now(left_alone, table, lobby.HERE_SECONDS + 1)
        house.storage.run_now(left_alone, gone, lobby.GONE_SECONDS)
        house.house.lobby.changed()
        assert listed(bob) == [older, running, here, empty]
        with ann.websocket_connect(f"/api/tables/{here}/live?seat=0") as socket:
            socket.receive_text()
            visit(house)
        assert listed(bob) == [older, here, running, empty]


def test_who_only_watches_is_no_reason_to_come(tmp_path: Path) -> None:
    with inn(tmp_path) as house:
        ann, bob = house.script("Ann"), house.script("Bob")
        table = make(ann, listed=True)[1]
        house.storage.run_now(left_alone, table, lobby.GONE_SECONDS)
        with bob.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.receive_text()
            visit(house)
        assert listed(bob) == []


def test_nobody_fills_the_list(tmp_path: Path) -> None:
    """Neither one person nor four guests from one address; their other tables are for those who have the link."""

    with inn(tmp_path, SOME) as house:
        guests = [house.script() for _ in range(4)]
        assert [make(guests[0], listed=True)[0] for _ in range(3)] == [201] * 3
        assert make(guests[0], listed=True) == TOO_MANY
        assert make(guests[0])[0] == 201
        answers = [make(guest, listed=True) for guest in guests[1:] for _ in range(3)]
        assert [status for status, _ in answers] == [201] * 5 + [429] * 4
        assert answers[-1] == TOO_MANY
        assert len(listed(guests[0])) == 8
        for table in listed(guests[0]):
            house.storage.run_now(left_alone, table, lobby.GONE_SECONDS)
        assert make(guests[0], listed=True)[0] == 201, "what nobody visits counts no more"


def test_a_rematch_is_listed_like_any_table(tmp_path: Path) -> None:
    with inn(tmp_path, replace(SOME, listed_each=1)) as house:
        ann = house.script()
        both = {"game": "famiglia", "seats": [{"kind": "me"}] * 2, "listed": True}
        table = ann.post("/api/tables", json=both).json()["id"]
        resign = {"type": "resign", "id": "r", "seat": 0, "seq": 99}
        assert ann.post(f"/api/tables/{table}/commands", json=resign).json()["type"] == "done"
        again = ann.post(f"/api/tables/{table}/rematch")
        assert again.status_code == 201, again.text
        assert ann.post("/api/tables", json=both).json()["message"] == "error-too-many-listed"


def test_the_list_is_read_once_for_many(tmp_path: Path) -> None:
    """What is asked of the database does not grow with the tables, nor with those who read."""
    with inn(tmp_path) as house:
        asked: list[str] = []
        for n in range(12):
            make(house.script(f"Guest {n}"), listed=True)
        event.listen(house.house.storage.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        reader, again = house.script("Reader"), house.script("Again")
        house.house.lobby.changed()
        asked.clear()
        assert len(listed(reader)) == 12
        of_tables = [text for text in asked if "tables" in text or "seats" in text]
        assert len(of_tables) <= 4, of_tables
        house.house.lobby._until = float("inf")
        asked.clear()
        listed(again)
        assert not [text for text in asked if "tables.visited" in text.partition("WHERE")[2]]


def test_my_own_tables_are_mine_in_the_list(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    table = ann.table(seats=OPEN, listed=True)["id"]
    shown = {somebody: somebody.ok("GET", "/api/tables")["listed"][0] for somebody in (ann, bob)}
    assert [shown[somebody]["owner"] for somebody in (ann, bob)] == [True, False]
    assert [shown[somebody]["seats"][0]["mine"] for somebody in (ann, bob)] == [True, False]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    assert bob.ok("GET", "/api/tables")["listed"][0]["seats"][1]["mine"]
    assert ann.ok("GET", "/api/tables")["listed"][0]["status"] == "running"


def test_addresses_are_told_roughly() -> None:
    """A number that many addresses share."""
    places = set()
    for n in range(500):
        token = ASKING.set(f"10.0.{n % 256}.{n // 256}")
        places.add(lobby.place())
        ASKING.reset(token)
    assert lobby.place() == lobby.NOWHERE
    assert len(places) > 400
    assert all(0 <= where < 2**16 for where in places)
