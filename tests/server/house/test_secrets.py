"""Two tables of La Famiglia where everybody does the same, but at one of them a team also talks about money in secret.

Every open step is made at both tables, so a difference cannot be avoided by choosing other steps: the others must be
sent the same at the same moments, also when something is taken back and when time runs out.
"""

import random

import pytest

import consigliere
from consigliere.games.lafamiglia.actions import DO_GIFT, FIRST_MONEY_ACTION, GIFT_ANSWER, PLAN_TURN
from consigliere.games.lafamiglia.names import partner, team
from consigliere.kernel import BadInput
from consigliere.kernel.state import State
from consigliere.server.messages import Clock
from consigliere.server.table import clocks
from consigliere.server.table.play import Entry, Play, begin
from consigliere.server.table.row import Details, Row

GAME = consigliere.load("lafamiglia")
CLOCKS = [Clock("live", seconds=600, increment=5), Clock("days", days=3)]


class Twins:
    """The plain table and the one where team 0 talks."""

    def __init__(self, seed: int, clock: Clock) -> None:
        self.dice = random.Random(seed)
        self.now = 0.0
        self.plain, _ = begin(GAME, seed, {}, clock, self.now)
        self.talking, _ = begin(GAME, seed, {}, clock, self.now)
        self.refusals = self.with_one_option = 0

    def talk(self) -> None:
        """Ask, be refused, sometimes think better of it: nobody else is told anything."""
        seat, state = self.talking.state.seat, self.talking.state
        wishes = requests(state)
        if not wishes:
            return
        self.whisper(Entry("move", seat, self.dice.choice(wishes)))
        if self.talking.state.kind != GIFT_ANSWER:
            return
        if self.dice.random() < 0.2:
            self.whisper(Entry("undo", seat, details=self.talking.take_back(seat)))
            return
        self.whisper(Entry(self.dice.choice(["move", "time"]), partner(seat), DO_GIFT))
        self.refusals += 1
        self.with_one_option += len(self.talking.state.legal) == 1
        if self.dice.random() < 0.2:
            self.whisper(Entry("undo", partner(seat), details=self.talking.take_back(partner(seat))))
            self.whisper(Entry("redo", partner(seat), DO_GIFT))

    def whisper(self, entry: Entry) -> None:
        before = self.talking
        self.now += 0.25
        self.talking, row = before.after(entry, self.now)
        for viewer in OTHERS:
            assert row.seen[viewer] == before.seen[viewer]
        self.compare(None, None)

    def both(self, entry: Entry, other: Entry) -> None:
        self.now += 1.0
        self.plain, row = self.plain.after(entry, self.now)
        self.talking, other_row = self.talking.after(other, self.now)
        self.compare(row, other_row)

    def compare(self, row: Row | None, other: Row | None) -> None:
        for viewer in OTHERS:
            assert shown(self.plain, viewer, row) == shown(self.talking, viewer, other)
        left = [[clocks.left(play.clocks, seat, self.now) for seat in range(4)] for play in (self.plain, self.talking)]
        assert left[0] == left[1]
        assert self.plain.asked() == self.talking.asked()

    def step(self) -> None:
        seat = self.plain.state.seat
        if self.dice.random() < (0.3 if self.plain.state.kind == PLAN_TURN else 0.6) and team(seat) == 0:
            self.talk()
        chance = self.dice.random()
        if chance < 0.1:
            self.take_back(seat, "reset")
        elif chance < 0.2:
            self.take_back(seat, "undo")
        elif chance < 0.25:
            self.take_back(self.dice.randrange(4), "undo-agreed")
        else:
            self.move(seat)

    def move(self, seat: int) -> None:
        """An open move: whoever talked has no more choice than before."""
        asked = self.talking.state
        if asked.kind == GIFT_ANSWER:
            self.whisper(Entry("move", asked.seat, DO_GIFT))
            asked = self.talking.state
        legal = [action for action in asked.legal_for(seat) if action not in requests(asked)]
        lively = [action for action in legal if action < FIRST_MONEY_ACTION and action not in GAME.declining]
        action = self.dice.choice(lively if lively and self.dice.random() < 0.5 else legal)
        kind = "time" if action == asked.legal_for(seat)[0] and self.dice.random() < 0.2 else "move"
        self.both(Entry(kind, seat, action), Entry(kind, seat, action))

    def take_back(self, seat: int, kind: str) -> None:
        """The last open decision; in the team that talks, what it said since goes first."""
        try:
            details = way_back(self.plain, seat, kind)
        except BadInput:
            return
        while kind == "undo" and not self.last_is_open(seat):
            self.whisper(Entry("undo", seat, details=self.talking.take_back(seat)))
        self.both(Entry(kind, seat, details=details), Entry(kind, seat, details=way_back(self.talking, seat, kind)))

    def last_is_open(self, seat: int) -> bool:
        last = [step for step in self.talking.steps if step.seat == seat][-1]
        return self.talking.spectator in last.noticed


OTHERS = [1, 3, 4]  # the other team and the spectators


def way_back(play: Play, seat: int, kind: str) -> Details:
    return play.reset(seat) if kind == "reset" else play.take_back(seat, agreed=kind == "undo-agreed")


def requests(state: State) -> list[int]:
    return [action for action in state.legal if " ask:" in GAME.notation(action)]


def shown(play: Play, viewer: int, row: Row | None) -> tuple[object, ...]:
    events = [] if row is None else [(event.message, event.args) for event in row.events if event.shown_to(viewer)]
    face = (play.view_bytes(viewer), play.seen[viewer], play.offers, play.can_undo(viewer), play.can_redo(viewer))
    return (*face, play.ending, play.returns, events)


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
def test_refused_requests_show_nowhere_at_a_table(clock: Clock) -> None:
    refusals = with_one_option = 0
    for seed in range(5):
        twins = Twins(seed, clock)
        for _ in range(700):
            if not twins.plain.ending:
                twins.step()
        refusals += twins.refusals
        with_one_option += twins.with_one_option
    assert refusals > 50
    assert with_one_option > 5


def test_a_gift_does_not_wind_the_clock_of_the_giver() -> None:
    """His clock did not run while he was asked in secret."""
    play = Play(GAME, GAME.position({"money": {"red": 3, "green": 6}}), CLOCKS[0])
    play.clocks = clocks.start(play, 0.0)
    play, _ = play.after(Entry("move", 0, GAME.parse("plan.turn ask:2")), 1.0)
    play, _ = play.after(Entry("move", 2, GAME.parse("gift.answer 1")), 5.0)
    assert [clocks.left(play.clocks, seat, 5.0) for seat in range(4)] == [595.0, 600.0, 600.0, 600.0]
