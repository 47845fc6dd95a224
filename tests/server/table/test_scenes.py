"""Positions on the way of a step: the Henchman's turn is one step, and is told act by act."""

import random
from functools import cache
from typing import Any

import msgspec

import consigliere
from consigliere.server.messages import Clock, NewTable, Scene, Told
from consigliere.server.table import setting, views
from consigliere.server.table.play import Entry, Play, begin
from consigliere.server.table.replay import Replay
from consigliere.server.table.row import Row

GAME = consigliere.load("scarface")
TABLE = setting.new(GAME, NewTable("scarface"), "somebody")
LARGEST = 64 * 1024
BEGINNINGS = {"turn", "consider", "raid", "extra"}


@cache
def story() -> list[tuple[Play, Row]]:
    dice = random.Random(2)
    told = [begin(GAME, 2, {}, Clock("none"), 0.0)]
    while len(told) < 250 and not told[-1][0].ending:
        play = told[-1][0]
        told.append(play.after(Entry("move", 0, dice.choice(play.state.legal)), 0.0))
    return told


@cache
def steps() -> list[tuple[Play, Row, list[Told], list[Scene], dict[str, Any]]]:
    """The steps with positions on the way, as the page is told of them."""
    found = []
    for play, row in story():
        told = views.update(TABLE, play, 0, row, 0.0)
        if told.scenes:
            found.append((play, row, told.events, told.scenes, msgspec.to_builtins(play.shown(0).board)))
    assert len(found) > 5
    return found


def parts(events: list[Told], scenes: list[Scene]) -> list[list[Told]]:
    ends = [*(scene.events for scene in scenes), len(events)]
    return [events[start:end] for start, end in zip([0, *ends], ends, strict=False)]


def test_every_act_of_the_henchman_is_a_part_of_its_own() -> None:
    for _, _, events, scenes, _ in steps():
        for part in parts(events, scenes)[1:]:
            heads = [event.message.rpartition("-")[2] for event in part]
            assert heads[0] in BEGINNINGS
            assert "consider" not in heads[1:]
            assert "turn" not in heads[1:]


def test_a_take_over_is_seen_with_its_act_and_not_before() -> None:
    met = 0
    for _, _, events, scenes, end in steps():
        boards = [end | scene.board for scene in scenes] + [end]
        for place, part in enumerate(parts(events, scenes)):
            for event in part:
                if event.message == "scarface-event-takeover" and event.args["side"] == "henchman" and place:
                    before, after = (
                        next(tile["control"] for tile in board["tiles"] if tile["tile"] == event.args["tile"])
                        for board in boards[place - 1 : place + 1]
                    )
                    assert before != "henchman"
                    assert after == "henchman"
                    met += 1
    assert met


def test_a_position_on_the_way_asks_nobody_and_a_turn_stays_small() -> None:
    for play, row, *_ in steps():
        assert all(not scene.legal and not scene.decisions for _, scene in play.scenes)
        assert len(views.encode(views.update(TABLE, play, 0, row, 0.0))) < LARGEST


def test_a_replay_shows_the_same_on_the_way() -> None:
    told = story()
    replay = Replay(GAME, 2, {}, told[0][1]).after([row for _, row in told[1:]])
    last = told[-1][0]
    for play, _, events, scenes, _ in steps()[:6]:
        moment = replay.moment(0, play.moves, last)
        assert moment.scenes == scenes
        assert [event.message for event in moment.events] == [event.message for event in events]
    assert replay.moment(0, 0, last).scenes == []
