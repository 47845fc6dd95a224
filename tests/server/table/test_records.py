"""Records of finished games, moments of any game, and games that go on from a record."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from consigliere.kernel import records
from consigliere.server.house import records as server_records
from consigliere.server.house.kept import Kept
from consigliere.server.table import replay
from tests.server.browsers import all_games
from tests.server.running import Json, Running, Somebody, running
from tests.server.table.test_play import HOT_SEAT, asked, two

RECORDS = Path(__file__).parents[2] / "records"


def play_out(ann: Somebody, table: str, choice: int = 0) -> Json:
    while (info := ann.ok("GET", f"/api/tables/{table}"))["status"] == "running":
        ann.play(table, info["asked"][0], choice)
    return dict(info)


def test_a_finished_game_is_a_record_that_verifies(server: Running) -> None:
    ann = server.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    ann.play(table, asked(ann, table), 1)
    assert ann.refused("GET", f"/api/tables/{table}/record") == (409, "error-not-over")
    over = play_out(ann, table)
    text = ann.ok("GET", f"/api/tables/{table}/record")
    history = records.verify(records.read(text), all_games()[0])
    assert history.state.returns == over["returns"]
    assert over["ending"] == "played"


def test_a_record_holds_the_line_that_counts(lite: Running) -> None:
    """Undone moves are not in it, and a resignation is in its header."""
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    undone = 0
    for n in range(30):
        seat = asked(ann, table)
        ann.play(table, seat, choice=-1)
        if n % 3 == 0 and ann.position(table, seat)["can_undo"]:
            undone += 1
            ann.command(table, "undo", seat)
    assert undone
    ann.command(table, "resign", 1)
    text = ann.ok("GET", f"/api/tables/{table}/record")
    record = records.read(text)
    assert (record.header["ending"], record.header["result"]) == ("resigned", "1 0")
    assert len(record.lines) == 30 - undone
    records.verify(record, all_games()[0])


def test_moments_during_the_game_are_my_own_and_all_open_after_it(lite: Running) -> None:
    ann, bob, table = two(lite)
    people = (ann, bob)
    views = {}
    for _ in range(12):
        seat = asked(ann, table)
        people[seat].play(table, seat, choice=-1)
        moments = ann.ok("GET", f"/api/tables/{table}/moments/0?seat=0")["moves"]
        views[moments] = ann.position(table, 0)["view"]
    path = f"/api/tables/{table}/moments"
    for move, view in views.items():
        assert ann.ok("GET", f"{path}/{move}?seat=0")["view"] == view
    assert ann.refused("GET", f"{path}/3?seat=1") == (403, "error-not-your-seat")
    assert ann.refused("GET", f"{path}/3?seat=all") == (409, "error-not-over")
    assert ann.refused("GET", f"{path}/999?seat=0") == (404, "error-no-moment")
    ann.command(table, "resign", 0)
    assert ann.ok("GET", f"{path}/3?seat=1")["view"]["seat"] == 1
    whole = ann.ok("GET", f"{path}/3?seat=all")
    assert whole["facts"]["hands"]
    last = ann.ok("GET", f"{path}/{whole['moves']}?seat=all")
    assert last["view"]["returns"] == [0, 1]
    for place in ("", "0", "1", "all"):
        moves = ann.ok("GET", f"{path}/0?seat={place}")["moves"]
        told = [event for move in range(moves + 1) for event in ann.ok("GET", f"{path}/{move}?seat={place}")["events"]]
        assert ann.ok("GET", f"/api/tables/{table}/story?seat={place}") == told
    assert ann.refused("GET", f"{path}/3?seat=5") == (404, "error-no-seat")


def test_the_last_moment_is_the_position(lite: Running) -> None:
    """Also while the game goes on and is taken back: what is known of it already is not read again."""
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    undone = 0
    played = -1
    while undone < 3:
        seat = asked(ann, table)
        if seat == played and ann.position(table, seat)["can_undo"]:
            ann.command(table, "undo", seat)
            undone, played = undone + 1, -1
        else:
            ann.play(table, seat, choice=-1)
            played = seat
        moves = ann.ok("GET", f"/api/tables/{table}/moments/0?seat=0")["moves"]
        last = ann.ok("GET", f"/api/tables/{table}/moments/{moves}?seat=0")
        assert last["view"] == ann.position(table, 0)["view"]


def test_what_is_told_of_a_finished_game_is_made_once(lite: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def noted(name: str, make: Callable[..., Any]) -> Callable[..., Any]:
        def noting(*args: Any) -> Any:
            made.append(name)
            return make(*args)

        return noting

    monkeypatch.setattr(server_records, "written", noted("record", replay.written))
    monkeypatch.setattr(replay.Replay, "story", noted("story", replay.Replay.story))
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    story = f"/api/tables/{table}/story"
    assert ann.ok("GET", story) == ann.ok("GET", story)
    assert made == ["story"] * 2, "while it goes on nothing is kept"
    ann.command(table, "resign", 1)
    made.clear()
    texts = [ann.ok("GET", f"/api/tables/{table}/record") for _ in range(3)]
    assert [ann.ok("GET", story) for _ in range(3)] == [ann.ok("GET", story)] * 3
    assert made == ["record", "story"]
    ann.ok("PUT", "/api/me", {"name": "Donna Rosa"})
    assert "seats: Donna Rosa" in ann.ok("GET", f"/api/tables/{table}/record") not in texts


def test_what_is_kept_has_a_limit() -> None:
    made: list[int] = []

    async def ask(kept: Kept, key: int) -> bytes:
        async def make() -> bytes:
            made.append(key)
            return b"x" * 40

        return await kept.get(key, make)

    async def ask_all() -> None:
        kept = Kept(most=100)
        for key in (1, 2, 1, 3, 1, 2):
            assert await ask(kept, key) == b"x" * 40

    asyncio.run(ask_all())
    assert made == [1, 2, 3, 2]


@pytest.mark.parametrize(
    ("game", "name"), [("famiglia", "deck-in-first-players-turn-1"), ("lafamiglia", "two-rounds-1")]
)
def test_a_game_goes_on_from_a_record(lite: Running, game: str, name: str) -> None:
    ann = lite.person()
    text = (RECORDS / game / f"{name}.record").read_text("utf-8")
    table = ann.ok("POST", "/api/records", {"record": text, "move": 10})
    assert table["status"] == "running"
    assert all(seat["mine"] for seat in table["seats"])
    record = records.read(text)
    history = records.replay(record, next(found for found in all_games() if found.id == game), 10)
    seat = history.state.seat
    assert [action for action, _, _ in ann.position(table["id"], seat)["view"]["legal"]] == history.state.legal
    assert ann.command(table["id"], "play", record.lines[10].seat, action=record.lines[10].notation)["type"] == "done"
    whole = ann.ok("POST", "/api/records", {"record": text})
    assert whole["status"] == "over"
    assert ann.ok("GET", f"/api/tables/{whole['id']}/record").splitlines()[9:] == text.splitlines()[9:]


ASKED = ["famiglia/extra-round-1", "lafamiglia/first-game-chance-asked-1", "scarface/chance-asked"]


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("move", [0, 1, 20])
def test_a_game_goes_on_where_chance_was_asked(lite: Running, name: str, move: int) -> None:
    """The server answers for chance from then on, and the game is a record again."""
    text = (RECORDS / f"{name}.record").read_text("utf-8")
    ann, old = lite.person(), records.read(text)
    table = ann.ok("POST", "/api/records", {"record": text, "move": move})["id"]
    for _ in range(40):
        if ann.ok("GET", f"/api/tables/{table}")["status"] == "running":
            ann.play(table, asked(ann, table))
    ann.command(table, "resign", 0)
    written = records.read(ann.ok("GET", f"/api/tables/{table}/record"))
    assert written.header["seed"] == "asked"
    assert [line[1:] for line in written.lines[:move]] == [line[1:] for line in old.lines[:move]]
    records.verify(written, next(game for game in all_games() if game.id == written.header["game"]))
    moments = ann.ok("GET", f"/api/tables/{table}/moments/0?seat=all")["moves"]
    assert moments == sum(line.seat >= 0 for line in written.lines)
    last = ann.ok("GET", f"/api/tables/{table}/moments/{moments}?seat=0")
    assert last["view"]["board"] == ann.position(table, 0)["view"]["board"]


def test_what_chance_answered_stays(sqlite_database: str) -> None:
    """A decision that it answered to is not taken back, and a restart changes nothing."""
    text = (RECORDS / f"{ASKED[0]}.record").read_text("utf-8")
    lines = records.read(text).lines
    move = next(n for n, line in enumerate(lines) if line.seat >= 0 > lines[n + 1].seat)
    with running(sqlite_database) as server:
        ann = server.person()
        table = ann.ok("POST", "/api/records", {"record": text, "move": move})["id"]
        assert ann.command(table, "play", lines[move].seat, action=lines[move].notation)["type"] == "done"
        before = [ann.position(table, seat) for seat in (0, 1)]
    assert not before[0]["can_undo"]
    assert not before[1]["can_undo"]
    with running(sqlite_database) as server:
        ann.http.base_url = server.address
        assert [ann.position(table, seat) for seat in (0, 1)] == before


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("consigliere record 1", "pgn"), "error-record-title"),
        (("game: famiglia", "game: chess"), "error-no-game"),
        (("seed: ", "seed: asked"), "error-record-seed"),
        (("seed: ", "seed: 99999999999999999999999"), "error-record-seed"),
        (("\n0 ", "\n0 sing "), "error-record-move"),
    ],
)
def test_a_broken_record_says_what_is_wrong(lite: Running, change: tuple[str, str], problem: str) -> None:
    text = sorted((RECORDS / "famiglia").glob("*-1.record"))[0].read_text("utf-8")
    assert lite.person().refused("POST", "/api/records", {"record": text.replace(*change, 1)})[1] == problem
