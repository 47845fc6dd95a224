"""Clocks: what is left, what happens when it is gone, and that a restart changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from consigliere.kernel import BadInput
from consigliere.server.house import house
from consigliere.server.messages import Clock
from consigliere.server.store.watch import Watch
from consigliere.server.table import clocks
from consigliere.server.table.play import Entry, begin, from_snapshot
from consigliere.server.table.row import Happening
from tests.server.browsers import all_games
from tests.server.running import Running, running, until
from tests.server.table.test_play import HOT_SEAT, asked, two

SHORT = {"kind": "live", "seconds": 1, "increment": 0}
MINUTE = {"kind": "live", "seconds": 60, "increment": 0}
Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Moves the clock of the servers on."""
    ahead, now = [0.0], Watch.now
    monkeypatch.setattr(Watch, "now", lambda watch: now(watch) + sum(ahead))
    return ahead.append


def famiglia(clock: Clock) -> Any:
    return begin(all_games()[0], 7, {}, clock, now=1000.0)[0]


def test_days_are_for_each_move() -> None:
    play = famiglia(Clock("days", days=2))
    seat = play.asked()[0]
    assert clocks.left(play.clocks, seat, 1000.0 + 3600) == 2 * clocks.DAY - 3600
    play, _ = play.after(Entry("move", seat, play.state.legal[0]), now=1000.0 + clocks.DAY)
    for other in play.asked():
        assert clocks.left(play.clocks, other, 1000.0 + clocks.DAY) == 2 * clocks.DAY


def test_live_clocks_run_for_who_is_asked_and_grow_by_each_move() -> None:
    play = famiglia(Clock("live", seconds=60, increment=5))
    seat = play.asked()[0]
    play, _ = play.after(Entry("move", seat, play.state.legal[0]), now=1010.0)
    assert clocks.left(play.clocks, seat, 1010.0) == 55
    assert clocks.left(play.clocks, 1 - seat, 1010.0) == 60


def test_a_snapshot_keeps_the_clocks() -> None:
    clock = Clock("live", seconds=60, increment=5)
    play = famiglia(clock)
    assert from_snapshot(play.game, clock, play.snapshot()).clocks == play.clocks


def decide(play: Any, at: float, person: str = "") -> Any:
    """The seat that is asked decides; a bot where no person is named."""
    return play.after(Entry("move", play.asked()[0], play.state.legal[-1], person=person), at)[0]


def change(play: Any, kind: str, seat: int, at: float) -> Any:
    return play.after(Entry(kind, seat, events=(Happening(f"table-{kind}", {"seat": seat}),)), at)[0]


@pytest.mark.parametrize("clock", [Clock("live", seconds=60, increment=5), Clock("days", days=1)])
def test_getting_up_and_sitting_down_gives_no_time(clock: Clock) -> None:
    """Neither alone nor with a friend, however often; and while the bot has not decided the clock goes on."""
    play = famiglia(clock)
    seat, whole = play.asked()[0], play.clocks.left[0]
    for n in range(58):
        play = change(play, "sat" if n % 2 else "left", seat, 1000.0 + whole / 60 * n)
    assert clocks.left(play.clocks, seat, 1000.0 + whole / 60 * 58) == pytest.approx(whole / 30)


def test_a_bot_neither_spends_nor_earns_time() -> None:
    """Who comes back, or a newcomer, finds what the seat had left."""
    play = famiglia(Clock("live", seconds=60, increment=5))
    seat = play.asked()[0]
    play = change(play, "left", seat, 1020.0)
    at = 1020.0
    while len(play.steps) + play.before < 30:
        at += 3.0
        play = decide(play, at, "" if play.asked() == [seat] else "bob")
    assert clocks.left(play.clocks, seat, at + 1) == 40
    play = change(play, "sat", seat, at)
    assert clocks.left(play.clocks, seat, at) == 40


def test_after_a_bots_decision_there_is_as_much_as_after_a_time_out() -> None:
    play = famiglia(Clock("live", seconds=60, increment=0))
    seat = play.asked()[0]
    play = change(play, "left", seat, 1058.0)
    assert clocks.left(change(play, "sat", seat, 1059.0).clocks, seat, 1059.0) == 1, "the bot had not decided yet"
    play = decide(play, 1060.0)
    assert clocks.left(play.clocks, seat, 1060.0) == clocks.MERCY


def own_turn(clock: Clock) -> Any:
    """A play where the seat that is asked decides and can take that back, and the play after it."""
    play = famiglia(clock)
    for n in range(1000):
        at = 1000.0 + n / 1000
        after = play.after(Entry("move", play.asked()[0], play.state.legal[-1], person="ann"), at)[0]
        if after.can_undo(play.asked()[0]):
            return play, after, at
        play = after
    raise AssertionError


@pytest.mark.parametrize("clock", [Clock("live", seconds=60, increment=5), Clock("days", days=1)])
@pytest.mark.parametrize("again", ["redo", "move"])
def test_taking_back_gives_no_time(clock: Clock, again: str) -> None:
    """What a decision has earned goes when it is taken back."""
    play, after, at = own_turn(clock)
    seat, before = play.asked()[0], clocks.left(play.clocks, play.asked()[0], at)
    assert before is not None
    second = before / 100
    for n in range(1, 40):
        back = after.after(Entry("undo", seat, details=after.take_back(seat)), at + 2 * n * second)[0]
        left = clocks.left(back.clocks, seat, at + 2 * n * second)
        assert left is not None
        assert left < before - (n - 1) * second + 0.001
        action = back.undone[seat][-1]
        after = back.after(Entry(again, seat, action, person="ann"), at + (2 * n + 1) * second)[0]
        after = from_snapshot(after.game, clock, after.snapshot())


def test_what_the_clock_has_decided_stays() -> None:
    """Else whoever has no time left thinks on, ten seconds after ten seconds."""
    play, _, at = own_turn(Clock("live", seconds=60))
    seat = play.asked()[0]
    late = play.after(Entry("time", seat, play.state.legal[-1]), at + 60)[0]
    for found in (late, from_snapshot(late.game, late.clock, late.snapshot())):
        assert not found.can_undo(seat)
        with pytest.raises(BadInput) as refusal:
            found.take_back(seat)
        assert refusal.value.message == "error-undo-time"
        assert found.take_back(seat, agreed=True), "if all agree"


def test_what_a_bot_that_stands_in_has_decided_stays() -> None:
    play, _, at = own_turn(Clock("live", seconds=60))
    seat = play.asked()[0]
    play = change(play, "left", seat, at)
    play = play.after(Entry("move", seat, play.state.legal[-1]), at + 1)[0]
    play = change(play, "sat", seat, at + 2)
    assert not play.can_undo(seat)


def test_what_waits_for_a_newcomer_is_shown(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}], clock={"kind": "live", "seconds": 600})["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    bob.ok("DELETE", f"/api/tables/{table}/seats/1")
    shown = ann.position(table, 0)["clocks"]
    assert 590 < shown["left"][1] <= 600
    assert 1 not in shown["running"]


def test_no_clock() -> None:
    play = famiglia(Clock())
    assert play.clocks is None
    assert clocks.deadline(None, [True, True]) is None


def test_time_out_takes_the_fallback(server: Running, later: Later) -> None:
    ann = server.person()
    table = ann.table(seats=HOT_SEAT, clock=MINUTE)["id"]
    seat = asked(ann, table)
    socket = ann.socket(table, seat)
    position = socket.get("position")
    assert 0 < position["clocks"]["left"][seat] <= 60
    assert position["clocks"]["running"] == [seat]
    later(60)
    told = socket.get("update")["events"]
    assert told[0] == {"seq": position["seq"] + 1, "message": "table-time", "args": {"seat": seat}}


def test_time_out_gives_the_seat_to_a_bot(lite: Running) -> None:
    ann, bob = lite.person(), lite.person()
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}], clock=SHORT, timeout="bot")["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    late = asked(ann, table)
    until(lambda: ann.ok("GET", f"/api/tables/{table}")["seats"][late]["away"])
    somebody = (ann, bob)[late]
    refused = somebody.command(table, "play", late, seq=99, action=0)
    assert refused["problem"]["message"] in ("error-seat-away", "error-game-over")
    stranger = lite.person().refused("POST", f"/api/tables/{table}/seats/{late}")
    assert stranger == (409, "error-seat-taken")
    assert not somebody.ok("POST", f"/api/tables/{table}/seats/{late}")["seats"][late]["away"]


def test_no_clock_no_limit(lite: Running) -> None:
    ann, _, table = two(lite)
    assert ann.position(table, 0)["clocks"] == {"left": [], "running": []}


def test_the_clock_goes_on_after_a_restart(sqlite_database: str, later: Later) -> None:
    with running(sqlite_database) as first:
        ann = first.person()
        table = ann.table(seats=HOT_SEAT, clock=MINUTE)["id"]
        seat = asked(ann, table)
        seq = ann.position(table, seat)["seq"]
    later(61)
    with running(sqlite_database) as second:
        ann.http.base_url = second.address
        assert ann.position(table, seat)["seq"] == seq, "some time to come back"
        later(house.GRACE_SECONDS)
        until(lambda: ann.position(table, seat)["seq"] > seq)
