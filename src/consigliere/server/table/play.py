"""A game at a table as it stands after some row: the position, the way back, offers, clocks, and what each viewer saw.

A viewer is a seat, or after the last seat the spectator. A play is never changed: `after` makes the next one, so what
could not be stored is simply dropped. States are never changed either, so plays share them.
"""

import time
from collections.abc import Sequence
from random import SystemRandom
from typing import Any, NamedTuple

import msgspec
from msgspec.json import encode

from consigliere.kernel import Game, State, View, restore, undo
from consigliere.kernel.journal import Event
from consigliere.kernel.state import CHANCE
from consigliere.server.messages import Clock, Offer
from consigliere.server.table import clocks
from consigliere.server.table.row import ClockState, Details, Happening, Row

WINDOW = 50  # so many decisions can be taken back at most
GOES_BACK = {"undo": "table-undone", "reset": "table-turn-reset", "undo-agreed": "table-undone-agreed"}
TAKEN_BACK = frozenset(GOES_BACK.values())
ENDINGS = {"resign": "resigned", "draw": "agreed"}
LUCK = SystemRandom()


class Step(NamedTuple):
    """A decision that can still be taken back, the position before it, and the viewers that noticed it, each with its
    count then, else 0.

    `earned`: what it brought its seat on the clock; None for one that the clock or a bot that stands in has taken.
    """

    seat: int
    action: int
    before: State
    noticed: tuple[int, ...]
    openly: bool
    earned: float | None = 0.0
    counts: tuple[int, ...] = ()

    @property
    def final(self) -> bool:
        """What was decided in secret does not count, as clocks do not run for it."""
        return self.earned is None and self.openly


class Entry(NamedTuple):
    """Something that is about to happen: a row without what follows from it."""

    kind: str
    seat: int
    action: int | None = None
    details: Details = Details()
    command: str = ""
    person: str = ""
    events: tuple[Happening, ...] = ()


class Snapshot(msgspec.Struct, array_like=True):
    """All of a play: the position before the decisions that can be taken back, and those decisions."""

    base: list[Any]
    before: int
    steps: list[tuple[int, int, tuple[int, ...]]]
    undone: list[list[int]]
    offers: list[Offer]
    offered: int
    acted: list[int]
    seq: int
    seen: list[int]
    clocks: ClockState | None
    ending: str
    returns: list[float] | None
    earned: list[float | None] = []  # by each of the steps
    counts: list[tuple[int, ...]] = []  # of each of the steps


class Play:
    def __init__(self, game: Game, state: State, clock: Clock, practice: bool = False) -> None:
        self.game = game
        self.clock = clock
        self.practice = practice  # everything can be taken back, also what chance or somebody has shown
        self.state = state
        self.seq = 0
        self.before = 0  # decisions of the line that can no longer be taken back
        self.steps: list[Step] = []
        self.draws: list[int] = []  # what chance answered to the last decision
        self.gone: list[list[int]] = []  # the counts of what was taken back just now
        self.scenes: list[tuple[int, State]] = []  # on its way, each with how many events came after it
        self.undone: list[list[int]] = [[] for _ in range(state.seat_count)]
        self.offers: list[Offer] = []
        self.offered = 0
        self.acted = [0] * state.seat_count  # a seat's count when it last decided or took back
        self.seen = [0] * (state.seat_count + 1)
        self.clocks: ClockState | None = None
        self.ending = ""
        self.returns: list[float] | None = None
        self._views: dict[int, View] = {}
        self._bytes: dict[int, bytes] = {}
        self._shown: dict[int, bytes] = {}

    @property
    def spectator(self) -> int:
        """The viewer after the last seat."""
        return len(self.acted)

    @property
    def teams(self) -> list[int]:
        return self.game.teams(self.state.options)

    @property
    def moves(self) -> int:
        """How many decisions the line that counts has."""
        return self.before + len(self.steps)

    # What a viewer may know

    def view(self, viewer: int) -> View:
        if viewer not in self._views:
            view = self.state.view(None if viewer == self.spectator else viewer)
            if self.ending and view.returns is None:
                view = ended(view, self.returns)
            self._views[viewer] = view
        return self._views[viewer]

    def view_bytes(self, viewer: int) -> bytes:
        """For bots."""
        if viewer not in self._bytes:
            self._bytes[viewer] = self.view(viewer).encode()
        return self._bytes[viewer]

    def shown_bytes(self, viewer: int) -> bytes:
        """For people."""
        if viewer not in self._shown:
            self._shown[viewer] = self.shown(viewer).encode()
        return self._shown[viewer]

    def shown(self, viewer: int) -> View:
        return self.game.for_people(self.state, self.view(viewer))

    def asked(self) -> list[int]:
        """The seats that everybody knows to be asked."""
        return sorted({decision.seat for decision in self.view(self.spectator).decisions})

    def asked_in_truth(self) -> list[int]:
        return [] if self.ending else [decision.seat for decision in self.state.decisions]

    def outcome(self) -> dict[str, object]:
        """What a table says of a game that is over."""
        if not self.ending:
            return {}
        scores, returns = [encode(made).decode() for made in (self.game.scores(self.state) or None, self.returns)]
        return {"status": "over", "ending": self.ending, "returns": returns, "scores": scores}

    # Taking back

    def can_undo(self, seat: int) -> bool:
        return seat < self.spectator and not self.ending and self._why_no_undo(seat, self._agreed(seat)) is None

    def can_ask(self, seat: int) -> bool:
        """Whether a decision could be taken back if all agreed."""
        return seat < self.spectator and not self.ending and self._why_no_undo(seat, agreed=True) is None

    def can_redo(self, seat: int) -> bool:
        if seat >= self.spectator or self.ending or not self.undone[seat]:
            return False
        return self.undone[seat][-1] in self.state.legal_for(seat)

    def take_back(self, seat: int, agreed: bool = False) -> Details:
        """How the line goes on without this seat's last decision; if all agreed, also without what followed."""
        agreed = agreed or self._agreed(seat)
        index, stay = undo.taken_back(self.steps, self.state, seat, agreed, self.acted[seat] > 0)
        return Details(to=self.before + index, whose=seat, again=[(step.seat, step.action) for step in stay])

    def reset(self, seat: int, most: int = WINDOW) -> Details:
        """How the line goes on without all that this seat decided just now, or without so many of these decisions."""
        details = self.take_back(seat)
        assert details.to is not None
        first = undo.whole_turn(self.steps, seat, details.to - self.before, most)
        return msgspec.structs.replace(details, to=self.before + first)

    def _agreed(self, seat: int) -> bool:
        """In practice all have agreed to what a seat cannot take back alone."""
        return self.practice and self._why_no_undo(seat) is not None

    def _why_no_undo(self, seat: int, agreed: bool = False) -> str | None:
        return undo.why_not(self.steps, self.state, seat, agreed, self.acted[seat] > 0)

    # What happens

    def after(self, entry: Entry, now: float) -> tuple["Play", Row]:
        """The play after something happened, `now` on the server's clock, and the row that stores it."""
        play = self._copy()
        events = play._carry_out(entry)
        noticed = self._who_notices(play, events)
        if entry.events and (self.spectator in noticed or entry.action is None):
            events = [*entry.events, *events]
            noticed = self._who_notices(play, events)
        if play._drop_offers(entry, noticed):
            noticed = self._who_notices(play, events)
        play._note(entry, noticed)
        play.clocks = clocks.after(self, play, entry, now, self.spectator in noticed)
        play._earn(entry, self.clocks)
        row = Row(
            seq=play.seq,
            kind=entry.kind,
            seat=entry.seat,
            action=entry.action,
            details=msgspec.structs.replace(entry.details, draws=play.draws, gone=play.gone),
            command=entry.command or f"{entry.kind}-{play.seq}",
            person=entry.person,
            events=events,
            seen=play.seen,
            clocks=play.clocks,
            at=time.time(),
        )
        return play, row

    def follow(self, row: Row) -> "Play":
        """The play after a row that is stored already."""
        play = self._copy()
        entry = Entry(row.kind, row.seat, row.action, row.details)
        play._carry_out(entry)
        noticed = tuple(viewer for viewer, count in enumerate(row.seen) if count > self.seen[viewer])
        play._drop_offers(entry, noticed)
        play._note(entry, noticed)
        play.clocks = row.clocks
        play._earn(entry, self.clocks)
        return play

    def snapshot(self) -> bytes:
        base = self.steps[0].before if self.steps else self.state
        return msgspec.msgpack.encode(
            Snapshot(
                base=base.dump(),
                before=self.before,
                steps=[(step.seat, step.action, step.noticed) for step in self.steps],
                undone=self.undone,
                offers=self.offers,
                offered=self.offered,
                acted=self.acted,
                seq=self.seq,
                seen=self.seen,
                clocks=self.clocks,
                ending=self.ending,
                returns=self.returns,
                earned=[step.earned for step in self.steps],
                counts=[step.counts for step in self.steps],
            )
        )

    def _copy(self) -> "Play":
        twin = Play.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin._views, twin._bytes, twin._shown = {}, {}, {}
        return twin

    def _carry_out(self, entry: Entry) -> list[Happening]:
        details, self.draws, self.scenes, self.gone = entry.details, [], [], []
        events: list[Happening] = []
        if details.to is not None:
            events += self._go_back(entry.kind, details.whose, details.to, details.again)
        if entry.action is not None:
            events += self._decide(entry.seat, entry.action, details.draws)
            self._forget_undone(entry.seat, keep=entry.kind == "redo")
            if self.steps and (entry.kind == "time" or clocks.stands_in(self.clocks, entry.seat)):
                self.steps[-1] = self.steps[-1]._replace(earned=None)
        if details.offer is not None:
            self._offer(entry)
        if details.returns is not None:
            self._end(ENDINGS[entry.kind], details.returns)
        elif self.state.returns is not None and not self.ending:
            self._end("played", self.state.returns)
        return events

    def _decide(self, seat: int, action: int, draws: Sequence[int] = ()) -> list[Happening]:
        state = self.state.clone()
        state.journal, state.scenes = [], []
        state.apply(action, seat)
        self.draws = draw(state, draws)
        self.scenes, state.scenes = after_them(state), None
        steps = [*self.steps, Step(seat, action, self.state, (), openly=False)]
        free = (steps if self.practice else undo.free(steps, state))[-WINDOW:]
        self.before += len(steps) - len(free)
        self.steps, self.state = free, state
        return [self._happening(event) for event in state.journal]

    def _go_back(self, kind: str, seat: int, to: int, again: Sequence[tuple[int, int]]) -> list[Happening]:
        index = to - self.before
        taken = self.steps[index:]
        known = {(step.seat, step.action): step for step in taken}
        self.state, self.steps = taken[0].before, self.steps[:index]
        for other, action in again:
            self._decide(other, action)
            was = known[other, action]
            self.steps[-1] = was._replace(before=self.steps[-1].before)
        self.scenes = []
        self.undone = [list(stack) for stack in self.undone]
        taken_back = [step for step in taken if (step.seat, step.action) not in again]
        self.gone = [list(step.counts) for step in taken_back]
        for step in reversed(taken_back):
            self.undone[step.seat].append(step.action)
        return [Happening(GOES_BACK[kind], {"seat": seat}, self._viewers_of(taken))]

    def _viewers_of(self, taken: list[Step]) -> list[int] | None:
        """Who noticed a decision may know that it was taken back."""
        viewers = sorted({viewer for step in taken for viewer in step.noticed})
        return None if len(viewers) == self.spectator + 1 else viewers

    def _forget_undone(self, seat: int, keep: bool) -> None:
        self.undone = list(self.undone)
        self.undone[seat] = self.undone[seat][:-1] if keep else []

    def _offer(self, entry: Entry) -> None:
        """A new offer, an agreement, or a refusal, by which it is gone."""
        number = entry.details.offer
        if entry.kind in ("ask-undo", "ask-draw"):
            self.offered += 1
            what: Any = entry.kind.removeprefix("ask-")
            self.offers = [*self.offers, Offer(self.offered, what, entry.seat, [entry.seat])]
        elif entry.details.yes and entry.kind == "answer":
            self.offers = [
                msgspec.structs.replace(offer, agreed=[*offer.agreed, entry.seat]) if offer.id == number else offer
                for offer in self.offers
            ]
        else:
            self.offers = [offer for offer in self.offers if offer.id != number]
            self.offered = max(self.offered, number or 0)

    def _drop_offers(self, entry: Entry, noticed: tuple[int, ...]) -> bool:
        """Who goes on in the open lets its offers go."""
        if entry.action is None or self.spectator not in noticed:
            return False
        left = [offer for offer in self.offers if offer.seat != entry.seat]
        dropped, self.offers = len(left) < len(self.offers), left
        return dropped

    def _end(self, ending: str, returns: list[float]) -> None:
        self.ending, self.returns, self.offers = ending, returns, []

    def _happening(self, event: Event) -> Happening:
        return Happening(event.message, event.args, None if event.seats is None else list(event.seats))

    def _who_notices(self, play: "Play", events: list[Happening]) -> tuple[int, ...]:
        """The viewers for whom anything is different now."""
        return tuple(
            viewer
            for viewer in range(self.spectator + 1)
            if any(event.shown_to(viewer) for event in events) or self._face(viewer) != play._face(viewer)
        )

    def _face(self, viewer: int) -> tuple[object, ...]:
        return (self.view_bytes(viewer), self.offers, self.can_undo(viewer), self.can_redo(viewer))

    def _earn(self, entry: Entry, before: ClockState | None) -> None:
        """A decision that can be taken back knows what it brought."""
        if entry.action is not None and self.steps and self.steps[-1].earned is not None:
            earned = clocks.earned(before, self.clocks, entry.seat)
            self.steps = [*self.steps[:-1], self.steps[-1]._replace(earned=earned)]

    def _note(self, entry: Entry, noticed: tuple[int, ...]) -> None:
        self.seq += 1
        self.seen = [count + (viewer in noticed) for viewer, count in enumerate(self.seen)]
        if entry.action is not None and self.steps:
            counts = tuple(count if viewer in noticed else 0 for viewer, count in enumerate(self.seen))
            openly = self.spectator in noticed
            self.steps = [*self.steps[:-1], self.steps[-1]._replace(noticed=noticed, openly=openly, counts=counts)]
        if entry.seat >= 0 and (entry.action is not None or entry.details.to is not None):
            self.acted = list(self.acted)
            self.acted[entry.seat] = self.seen[entry.seat]


def opening(game: Game, seed: int | None, options: dict[str, Any]) -> State:
    """The first position; without a seed chance is asked."""
    return game.new(seed, options, chance="ask" if seed is None else "stream")


def ended(view: View, returns: list[float] | None) -> View:
    """The players have ended the game before its rules do."""
    return msgspec.structs.replace(view, legal=[], decisions=[], returns=returns)


def after_them(state: State) -> list[tuple[int, State]]:
    """The scenes of a state, each with how many events came after it."""
    told = len(state.journal or [])
    return [(told - heard, scene) for heard, scene in state.scenes or []]


def draw(state: State, known: Sequence[int]) -> list[int]:
    """Answer for chance where it is asked: what is known, then by its probabilities. All answers."""
    draws: list[int] = []
    while state.seat == CHANCE:
        more = len(draws) < len(known)
        draws.append(known[len(draws)] if more else LUCK.choices(state.legal, state.chances())[0])
        state.apply(draws[-1], CHANCE)
    return draws


def begin(
    game: Game,
    seed: int | None,
    options: dict[str, Any],
    clock: Clock,
    now: float,
    draws: Sequence[int] = (),
    practice: bool = False,
) -> tuple[Play, Row]:
    """A new game and its first row, which tells how it was set up; `now` on the server's clock."""
    state = opening(game, seed, options)
    drawn = draw(state, draws)
    play = Play(game, state, clock, practice)
    events = [play._happening(event) for event in state.journal or []]
    state.journal = None
    play.seq = 1
    play.seen = [1] * (play.spectator + 1)
    play.clocks = clocks.start(play, now)
    row = Row(1, "start", -1, None, Details(draws=drawn), "start", "", events, play.seen, play.clocks, time.time())
    return play, row


def from_snapshot(game: Game, clock: Clock, data: bytes, practice: bool = False) -> Play:
    kept = msgspec.msgpack.decode(data, type=Snapshot)
    play = Play(game, restore(game, kept.base), clock, practice)
    play.before = kept.before
    earned = kept.earned or [0.0] * len(kept.steps)
    counts = kept.counts or [()] * len(kept.steps)
    for (seat, action, noticed), worth, count in zip(kept.steps, earned, counts, strict=True):
        before = play.state
        play.state = before.clone()
        play.state.apply(action, seat)
        play.steps.append(Step(seat, action, before, noticed, play.spectator in noticed, worth, count))
    play.undone, play.offers, play.offered, play.acted = kept.undone, kept.offers, kept.offered, kept.acted
    play.seq, play.seen, play.clocks = kept.seq, kept.seen, kept.clocks
    play.ending, play.returns = kept.ending, kept.returns
    return play
