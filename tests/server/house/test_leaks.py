"""What is hidden from a seat does not reach it: worlds that it cannot tell apart send it the same bytes, everywhere."""

import random
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.testing import WebSocketTestSession
from sqlalchemy import Connection

from consigliere.kernel import Game, Stream
from consigliere.server.store import rows, tables
from consigliere.server.store.storage import Storage
from consigliere.server.table import play
from tests.server.browsers import Browser, all_games, inn
from tests.server.streams import turns_of
from tests.server.twins import Round, refused, twins
from tests.server.worlds import BEGINNING, Clock, Set, World, telling_twins

Heard = list[tuple[str, int, bytes]]
LIVE = {"kind": "live", "seconds": 10_000, "increment": 7}
HISTORIES = [
    pytest.param(game, seat, moves, id=f"{game.id}-{seat}-{moves}")
    for game in all_games()
    for seat in range(game.seats)
    for moves in ((0, 70) if game.seats > 2 else (20,))
]


def say(person: Browser, table: str, type: str, seat: int, **more: object) -> tuple[str, int, bytes]:
    command = {"type": type, "id": f"{type}{seat}{sorted(more.items())}", "seat": seat, "seq": 2**30, **more}
    reply = person.post(f"/api/tables/{table}/commands", json=command)
    return str(command), reply.status_code, reply.content


def asked(person: Browser, paths: list[str]) -> Heard:
    answers = [person.get(path) for path in paths]
    assert all(answer.status_code < 500 for answer in answers)
    return [(path, answer.status_code, answer.content) for path, answer in zip(paths, answers, strict=True)]


def turns_now(person: Browser) -> Heard:
    with turns_of(person) as stream:
        return [("/api/turns", 200, stream.until_now())]


def in_public(world: World, game: Game) -> Heard:
    """What somebody outside can ask for."""
    table = f"/api/tables/{world.table}"
    views = [f"{table}/position?seq={seq}" for seq in (0, 3, 1000)]
    forbidden = [f"{table}/position?seat={seat}" for seat in range(game.seats)]
    moments = [f"{table}/moments/{move}" for move in (0, 1, 5, 20, 1000)]
    paths = ["/api/tables", table, *views, *forbidden, *moments, f"{table}/story", f"{table}/record"]
    return asked(world.people[-1], paths) + turns_now(world.people[-1])


def at_the_seat(world: World, game: Game, seat: int, more: tuple[str, ...] = ()) -> Heard:
    """What a seat can ask for, try, and take back."""
    me, table = world.people[seat], f"/api/tables/{world.table}"
    views = [f"{table}/position?seat={seat}&seq={seq}" for seq in (0, 3, 1000)]
    moments = [f"{table}/moments/{move}?seat={who}" for move in (0, 1, 5, 20, 1000) for who in (seat, "all")]
    stories = [f"{table}/story?seat={who}" for who in (seat, "all")]
    heard = asked(me, ["/api/tables", table, *views, *moments, *stories, f"{table}/record"])
    actions = random.Random(1).sample(range(len(game.alphabet)), 25)
    heard += [say(me, world.table, "why", seat, action=action) for action in actions]
    heard += [say(me, world.table, "play", seat, action=action) for action in actions[:5]]
    heard += [say(me, world.table, "play", other, action=actions[0]) for other in range(game.seats) if other != seat]
    heard += [say(me, world.table, type, seat) for type in (*more, "undo", "undo", "redo", "reset")]
    heard.append(say(me, world.table, "ask", seat, what="undo"))
    return heard + asked(me, [views[0]]) + turns_now(me)


def standing(db: Connection, table: str, game: Game) -> play.Play:
    """A table's game as it stands, without the way back."""
    data = tables.load(db, table)
    _first, *others = rows.rows_since(db, table)
    stands, _ = play.begin(game, data.seed, data.options, data.clock, 0.0)
    for row in others:
        stands = stands.follow(row)
    stands.before, stands.steps = stands.moves, []
    return stands


def keep(db: Connection, table: str, stands: play.Play) -> None:
    rows.keep_snapshot(db, table, stands.seq, stands.snapshot())


def without_way_back(db: Connection, table: str, game: Game) -> None:
    keep(db, table, standing(db, table, game))


def imagine(db: Connection, table: str, game: Game, seat: int) -> None:
    stands = standing(db, table, game)
    stands.state = game.imagine(stands.state.view(seat), Stream(77))
    keep(db, table, stands)


def assert_same(one: Heard, other: Heard) -> None:
    for (asked, status, told), (_, other_status, other_told) in zip(one, other, strict=True):
        assert (status, told) == (other_status, other_told), asked


# Different decisions of others


@pytest.mark.parametrize(("game", "seat", "together"), HISTORIES)
def test_secret_decisions_of_others_do_not_show(
    game: Game, seat: int, together: int, tmp_path: Path, clock: Clock
) -> None:
    seed, rounds = telling_twins(game, seat, together)
    assert_nothing_shows(Set(tmp_path, game, seed, clock=LIVE if together else {}), seat, rounds, clock)


@pytest.mark.parametrize("seat", [1, 3])
def test_a_refusal_that_leaves_one_option_does_not_show(seat: int, tmp_path: Path, clock: Clock) -> None:
    game = next(game for game in all_games() if game.id == "lafamiglia")
    seed, rounds = next((seed, rounds) for seed in range(seat, 1000) if (rounds := refused(game, seed)))
    assert_nothing_shows(Set(tmp_path, game, seed, clock=LIVE), seat, rounds, clock)


def assert_nothing_shows(made: Set, seat: int, rounds: list[Round], clock: Clock) -> None:
    """A seat and the public are sent the same in both worlds, and get the same answers."""
    game = made.game
    with made.copies() as worlds:
        streams = [list(listened(world, game, seat, rounds, clock, n)) for n, world in enumerate(worlds)]
        for n, (one, other) in enumerate(zip(*streams, strict=True)):
            assert one == other, n
        assert_same(*(in_public(world, game) for world in worlds))
        assert_same(*(at_the_seat(world, game, seat) for world in worlds))


def listened(world: World, game: Game, seat: int, rounds: list[Round], clock: Clock, which: int) -> Iterator[list[str]]:
    """What the sockets and the streams of turns of a seat and of a spectator are sent, from where the worlds part.
    Secret moves take their own time."""
    clock.now = BEGINNING
    world.start(game)
    live = f"/api/tables/{world.table}/live"
    apart = next((n for n, step in enumerate(rounds) if step.one != step.other), len(rounds))
    for step in rounds[:apart]:
        world.play(step[which])
    with ExitStack() as stack:
        mine = stack.enter_context(world.people[seat].websocket_connect(f"{live}?seat={seat}"))
        public = stack.enter_context(world.people[-1].websocket_connect(live))
        streams = [stack.enter_context(turns_of(person)) for person in (world.people[seat], world.people[-1])]
        turns = [str(stream.until_now()) for stream in streams]
        yield until_now(mine) + until_now(public) + turns
        for n, step in enumerate(rounds[apart:], 1):
            clock.now = BEGINNING + n + (0.25 * (which + 1) if None in step else 0)
            world.play(step[which])
            clock.now = BEGINNING + n + 0.75
            lists = [str(asked(person, ["/api/tables"])) for person in (world.people[seat], world.people[-1])]
            turns = [str(stream.until_now()) for stream in streams]
            yield until_now(mine) + until_now(public) + lists + turns


def until_now(socket: WebSocketTestSession) -> list[str]:
    """All messages of a socket up to the answer to a question."""
    socket.send_json({"type": "redo", "id": "now", "seat": 99})
    found = []
    while True:
        found.append(socket.receive_text(timeout=10))
        if '"id":"now"' in found[-1]:
            return found


def test_a_time_out_does_not_tell_who_was_asked_in_secret(tmp_path: Path, clock: Clock) -> None:
    """In one world a partner has been asked for money: to the others it is still the same seat that thinks too long."""
    game = next(game for game in all_games() if game.id == "lafamiglia")
    seed, rounds = asked_in_secret(game, 1)
    made = Set(tmp_path, game, seed, clock=LIVE)
    with made.copies() as worlds, ExitStack() as stack:
        heard = []
        for which, world in enumerate(worlds):
            clock.now = BEGINNING
            world.start(game)
            for step in rounds:
                world.play(step[which])
            path = f"/api/tables/{world.table}/live"
            sockets = [world.people[1].websocket_connect(f"{path}?seat=1"), world.people[-1].websocket_connect(path)]
            heard.append([stack.enter_context(socket) for socket in sockets])
        assert [until_now(socket) for socket in heard[0]] == [until_now(socket) for socket in heard[1]]
        clock.now = BEGINNING + 20_000
        for one, other in zip(*heard, strict=True):
            assert until_update(one) == until_update(other)
        clock.now += 1
        assert [until_now(socket) for socket in heard[0]] == [until_now(socket) for socket in heard[1]]


def asked_in_secret(game: Game, seat: int) -> tuple[int, list[Round]]:
    """A game whose last move, in one world only, nobody of the other team notices."""
    for seed in range(1, 1000):
        rounds, _ = twins(game, seat, seed, 70, 1)
        if None in rounds[-1]:
            return seed, rounds
    raise AssertionError


def until_update(socket: WebSocketTestSession) -> list[str]:
    found = [socket.receive_text(timeout=20)]
    while '"type":"update"' not in found[-1]:
        found.append(socket.receive_text(timeout=20))
    return found


# A world of the seat's imagination


@pytest.mark.parametrize(("game", "seat", "moves"), HISTORIES)
def test_an_imagined_world_sends_the_same(game: Game, seat: int, moves: int, tmp_path: Path) -> None:
    made = Set(tmp_path, game, seed=seat + 1)
    rounds, _ = twins(game, seat, seat + 1, moves, 0)
    with inn(tmp_path) as house:
        world = World(made, house)
        world.start(game)
        for step in rounds:
            world.play(step.one)
        house.storage.run_now(without_way_back, made.table, game)
    other = tmp_path / "other"
    other.mkdir()
    shutil.copy(tmp_path / "inn.db", other / "inn.db")
    storage = Storage(f"sqlite:///{other / 'inn.db'}")
    storage.run_now(imagine, made.table, game, seat)
    storage.close()
    more = ("hint",) if seat == 0 and moves else ()
    with inn(tmp_path) as true, inn(other) as imagined:
        assert_same(*(at_the_seat(World(made, house), game, seat, more) for house in (true, imagined)))
