"""Games that go on from a record: everybody is told, nobody knows what chance will bring; they are records again."""

import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select

from consigliere.kernel import CHANCE, Game, State, records
from consigliere.kernel.history import History
from consigliere.server.store import rows
from consigliere.server.store.storage import Storage
from tests.server.browsers import all_games
from tests.server.running import Json, Running, Somebody, running
from tests.server.table.test_play import HOT_SEAT, asked

RECORDS = Path(__file__).parents[2] / "records"
GAMES = {game.id: game for game in all_games()}


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.record").read_text("utf-8")


def bring(ann: Somebody, name: str, move: int | None = None) -> Json:
    """A table that goes on from a record of ours."""
    found: Json = ann.ok("POST", "/api/records", {"record": text_of(name), "move": move})
    return found


def told(ann: Somebody, table: str, seat: int = 0) -> list[str]:
    return [event["message"] for event in ann.position(table, seat)["events"]]


def play_some(ann: Somebody, table: str, moves: int) -> None:
    """All seats are hers; whoever is really asked decides."""
    for _ in range(moves):
        info = ann.ok("GET", f"/api/tables/{table}")
        asked = [seat for seat in range(len(info["seats"])) if ann.position(table, seat)["view"]["legal"]]
        if asked:
            ann.play(table, asked[0], choice=-1)


def test_everybody_is_told(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    table = bring(ann, "famiglia/deck-in-first-players-turn-1", 20)
    assert (table["origin"], table["rated"]) == ("record", False)
    ann.ok("DELETE", f"/api/tables/{table['id']}/seats/1")
    seen = bob.ok("GET", f"/api/tables/{table['id']}")
    assert (seen["origin"], seen["rated"]) == ("record", False), "before he sits down"
    bob.ok("POST", f"/api/tables/{table['id']}/seats/1")
    events = told(bob, table["id"], 1)
    assert events[0] == "table-from-record"
    assert events.index("table-goes-on") < events.index("table-sat")
    story = [event["message"] for event in bob.ok("GET", f"/api/tables/{table['id']}/story?seat=1")]
    assert story[0] == "table-from-record"
    other = ann.table(seats=HOT_SEAT)
    assert (other["origin"], other["rated"]) == ("new", True)


def test_a_finished_game_is_told_too(lite: Running) -> None:
    ann = lite.person()
    table = bring(ann, "famiglia/deck-in-first-players-turn-1")
    assert (table["status"], table["origin"], table["rated"]) == ("over", "record", False)
    assert told(ann, table["id"])[0] == "table-from-record"
    assert "table-goes-on" not in told(ann, table["id"])


@pytest.mark.parametrize(("name", "move"), [("famiglia", 12), ("lafamiglia", 0), ("lafamiglia", 30), ("scarface", 40)])
def test_nobody_knows_what_chance_will_bring(sqlite_database: str, name: str, move: int) -> None:
    """The position is that of the record; what chance brings from there on does not follow from its seed. A restart
    changes nothing, and the game is a record again, which leads to the same positions."""
    game = GAMES[name]
    text = some_game(game, 50)
    record = records.read(text)
    with running(sqlite_database) as server:
        ann = server.person()
        table = ann.ok("POST", "/api/records", {"record": text, "move": move})["id"]
        known = records.replay(record, game, move).state
        seat = known.seat
        assert ann.position(table, seat)["view"]["board"] == as_json(known, seat)
        kept = server.app.state.storage.run_now(seed_of, table)
        assert kept.startswith("asked "), "no stream that anybody knows"
        play_some(ann, table, 12)
        before = ann.position(table, 0)
    with running(sqlite_database) as server:
        ann.http.base_url = server.address
        assert ann.position(table, 0) == before
        if ann.ok("GET", f"/api/tables/{table}")["status"] == "running":
            ann.command(table, "resign")
        again = records.read(ann.ok("GET", f"/api/tables/{table}/record"))
    history = records.verify(again, game)
    assert as_json(history.state, 0) == before["view"]["board"]
    decisions = [line for line in again.lines if line.seat != CHANCE]
    assert [(line.seat, line.notation) for line in decisions[:move]] == [
        (line.seat, line.notation) for line in record.lines[:move]
    ]


def some_game(game: Game, moves: int) -> str:
    """The record of a game with a seed, as far as it was played."""
    history, dice = History(game, game.new(seed=7)), random.Random(7)
    for _ in range(moves):
        legal = history.state.legal
        history.apply(dice.choice([action for action in legal if action not in game.declining] or legal))
    return records.write(history, ["somebody"] * game.seats)


def as_json(state: State, seat: int) -> Json:
    board: Json = msgspec.json.decode(msgspec.json.encode(state.show(seat).board))
    return board


def seed_of(db: Connection, table: str) -> str:
    return str(db.scalar(select(rows.tables.c.seed).where(rows.tables.c.id == table)))


def dealt(storage: Storage, table: str) -> list[int]:
    """What chance brought after the record."""
    kept = storage.run_now(rows.rows_since, table)
    goes_on = next(n for n, row in enumerate(kept) if row.kind == "resumed")
    return [draw for row in kept[goes_on:] for draw in row.details.draws]


def test_the_same_record_goes_on_differently(lite: Running) -> None:
    """Of many tables that go on from one position no two bring the same cards."""
    ann = lite.person()
    futures = []
    for _ in range(3):
        table = bring(ann, "famiglia/deck-in-first-players-turn-1", 4)["id"]
        seat = asked(ann, table)
        while not dealt(lite.app.state.storage, table) or len(dealt(lite.app.state.storage, table)) < 8:
            ann.play(table, asked(ann, table), choice=-1)
        futures.append(tuple(dealt(lite.app.state.storage, table)[:8]))
    assert len(set(futures)) == 3, (seat, futures)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("options: {", 'options: {"rulings": ' + "[" * 3000 + "]" * 3000 + ", "), "error-record-options"),
        (("\n0 ", "\n" + "1" * 5000 + " "), "error-record-seat"),
        (("seed: ", "seed: " + "9" * 5000), "error-record-seed"),
        (("\n0 ", "\n77 "), "error-record-move"),
    ],
)
def test_nothing_in_a_record_is_too_much(lite: Running, change: tuple[str, str], problem: str) -> None:
    """Numbers of any length and data of any depth are told in a sentence."""
    text = text_of("famiglia/deck-in-first-players-turn-1").replace(*change, 1)
    status, message = lite.person().refused("POST", "/api/records", {"record": text})
    assert (status, message) in ((400, problem), (400, "error-record-long-line"))
