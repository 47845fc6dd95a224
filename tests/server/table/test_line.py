"""A game at a table by itself: whatever is decided and taken back, rows, snapshots and records tell the same story."""

import random
from itertools import pairwise

import msgspec
import pytest

from consigliere.kernel import BadInput, Game
from consigliere.server.messages import Clock
from consigliere.server.table.play import Entry, Play, begin, from_snapshot
from consigliere.server.table.replay import Replay
from consigliere.server.table.row import Row
from tests.kernel.tiny import Tiny
from tests.server.browsers import all_games

GAMES = [Tiny(), *all_games()]
CLOCK = Clock("live", seconds=600, increment=2)


def choose(play: Play, dice: random.Random) -> Entry:
    """Mostly a decision, sometimes the way back and forth."""
    seats = range(play.game.seats)
    ways = [Entry("undo", seat, details=play.take_back(seat)) for seat in seats if play.can_undo(seat)]
    ways += [Entry("reset", seat, details=play.reset(seat)) for seat in seats if play.can_undo(seat)]
    ways += [Entry("redo", seat, play.undone[seat][-1]) for seat in seats if play.can_redo(seat)]
    ways += agreed(play)
    if ways and dice.random() < 0.3:
        return dice.choice(ways)
    seat = dice.choice(play.asked_in_truth())
    return Entry("move", seat, dice.choice(play.state.legal_for(seat)))


def agreed(play: Play) -> list[Entry]:
    found = []
    for seat in range(play.game.seats):
        try:
            found.append(Entry("undo-agreed", seat, details=play.take_back(seat, agreed=True)))
        except BadInput:
            continue
    return found


def story(game: Game, seed: int, length: int) -> list[tuple[Play, Row]]:
    dice = random.Random(seed)
    told = [begin(game, seed, {}, CLOCK, 0.0)]
    while len(told) < length and not told[-1][0].ending:
        play = told[-1][0]
        told.append(play.after(choose(play, dice), float(len(told))))
    return told


def same(one: Play, other: Play) -> bool:
    parts = ("seq", "before", "undone", "offers", "offered", "acted", "seen", "clocks", "ending", "returns")
    return (
        one.state == other.state
        and one.steps == other.steps
        and all(getattr(one, part) == getattr(other, part) for part in parts)
    )


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rows_snapshots_and_records_tell_the_same_story(game: Game, seed: int) -> None:
    told = story(game, seed, 150)
    rows = [row for _, row in told]
    for (before, _), (after, row) in pairwise(told):
        again = msgspec.json.decode(msgspec.json.encode(row), type=Row)
        assert same(before.follow(again), after), row
    replay = Replay(game, seed, {}, rows[0])
    for play, row in told[::7]:
        assert same(from_snapshot(game, CLOCK, play.snapshot()), play)
        replay = replay.after(rows[replay.seq : row.seq])
        line = replay.line
        state = game.new(seed, {}, journal=False)
        for step in line:
            state.apply(step.action, step.seat)
        assert state == play.state
        assert len(line) == play.moves
    assert game.id == "tiny" or any(row.kind == "undo" for row in rows)


@pytest.mark.parametrize("seed", [11, 15, 18, 21])
def test_who_notices_nothing_is_sent_nothing_new(seed: int) -> None:
    """Of a request for money nobody knows but the team; in the other games everybody notices whatever is done."""
    game = next(game for game in GAMES if game.id == "lafamiglia")
    told, secret = story(game, seed, 220), 0
    for (before, old), (after, new) in pairwise(told):
        for viewer in range(game.seats + 1):
            if new.seen[viewer] == old.seen[viewer]:
                secret += 1
                assert before.view_bytes(viewer) == after.view_bytes(viewer)
                assert not any(event.shown_to(viewer) for event in new.events)
                assert before.can_undo(viewer) == after.can_undo(viewer)
                assert before.can_redo(viewer) == after.can_redo(viewer)
        if new.seen[-1] == old.seen[-1]:
            assert old.clocks == new.clocks
    assert secret > 5


def test_a_secret_decision_does_not_keep_others_from_taking_back() -> None:
    """In La Famiglia a request for money inside a team is secret: the other team can undo as if it were not there."""
    game = next(game for game in GAMES if game.id == "lafamiglia")
    found = 0
    for seed in range(40):
        told = story(game, 100 + seed, 220)
        for (before, old), (after, new) in pairwise(told):
            secret = new.action is not None and new.seen[-1] == old.seen[-1]
            for seat in range(4) if secret else ():
                if new.seen[seat] == old.seen[seat] and before.can_undo(seat):
                    back, row = after.after(Entry("undo", seat, details=after.take_back(seat)), 0.0)
                    assert back.seen[new.seat] == after.seen[new.seat] + 1
                    assert new.action in back.undone[new.seat]
                    assert row.seen[seat] == new.seen[seat] + 1
                    found += 1
        if found:
            return
    pytest.fail("no such moment came up")
