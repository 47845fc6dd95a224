"""The clocks of a table. They run for the seats that everybody knows to be asked, so they tell nothing secret."""

from typing import TYPE_CHECKING

from consigliere.server.messages import Clock
from consigliere.server.table.row import ClockState

if TYPE_CHECKING:
    from consigliere.server.table.play import Entry, Play

DAY = 24 * 3600.0
MERCY = 10.0  # so much is left at least after a decision that the clock or a bot has taken


def start(play: "Play", at: float) -> ClockState | None:
    if play.clock.kind == "none":
        return None
    return ClockState([_whole(play.clock)] * play.spectator, at, play.asked())


def after(old: "Play", new: "Play", entry: "Entry", at: float, open_: bool) -> ClockState | None:
    """The clocks after a row; one that not everybody knows of leaves them as they are, and so does a secret answer."""
    before = old.clocks
    if before is None or not open_:
        return before
    bots, running = dict(before.standing), new.asked()
    left = list(before.left)
    for seat in before.running:
        if seat not in bots:
            left[seat] -= max(0.0, at - before.since)
    if entry.action is not None and entry.seat in before.running:
        left[entry.seat] = _refilled(new.clock, left[entry.seat], entry.kind == "time", entry.seat in bots)
    back = _taken_back(old, entry)
    for seat, earned in back:
        left[seat] -= earned
    if new.clock.kind == "days":
        for seat in running:
            if seat not in before.running and seat not in dict(back):
                left[seat] = _whole(new.clock)
    if entry.kind == "sat" and entry.seat in bots and entry.seat in running:
        left[entry.seat] -= max(0.0, at - bots[entry.seat])
    return ClockState(left, at, running, _standing(before, running, entry, at))


def _taken_back(old: "Play", entry: "Entry") -> list[tuple[int, float]]:
    """The seats whose decisions go, each with what that had earned."""
    to, again = entry.details.to, entry.details.again
    taken = [] if to is None else old.steps[to - old.before :]
    return [(step.seat, step.earned or 0.0) for step in taken if (step.seat, step.action) not in again]


def earned(before: ClockState | None, after: ClockState | None, seat: int) -> float:
    """What the row between these has brought a seat."""
    if before is None or after is None:
        return 0.0
    runs = seat in before.running and not stands_in(before, seat)
    used = max(0.0, after.since - before.since) if runs else 0.0
    return after.left[seat] - before.left[seat] + used


def stands_in(state: ClockState | None, seat: int) -> bool:
    """Whether a bot plays there for who left."""
    return state is not None and seat in dict(state.standing)


def _standing(before: ClockState, running: list[int], entry: "Entry", at: float) -> list[tuple[int, float]]:
    """Where bots stand in now. Time goes on while one has not decided, for who sits down before it does."""
    still = [seat for seat in before.running if seat in running and (entry.action is None or entry.seat != seat)]
    bots = {seat: since if seat in still else at for seat, since in before.standing}
    if entry.kind == "left":
        bots[entry.seat] = at
    elif entry.kind == "sat":
        bots.pop(entry.seat, None)
    return sorted(bots.items())


def left(state: ClockState | None, seat: int, now: float) -> float | None:
    if state is None:
        return None
    runs = seat in state.running and not stands_in(state, seat)
    used = max(0.0, now - state.since) if runs else 0.0
    return max(0.0, state.left[seat] - used)


def deadline(state: ClockState | None, people: list[bool]) -> float | None:
    """When the first person that is asked runs out of time."""
    if state is None:
        return None
    ends = [state.since + state.left[seat] for seat in state.running if people[seat]]
    return min(ends, default=None)


def _whole(clock: Clock) -> float:
    return clock.days * DAY if clock.kind == "days" else float(clock.seconds)


def _refilled(clock: Clock, left: float, timed_out: bool, by_bot: bool) -> float:
    """What a seat has left after a decision; a bot that stands in spends nothing and earns nothing."""
    if clock.kind == "days":
        return _whole(clock)
    if by_bot:
        return max(left, MERCY)
    if timed_out:
        return max(left + clock.increment, float(clock.increment), MERCY)
    return left + clock.increment
