"""A line of thought, played in imagined worlds: only what happens in all of them is told."""

from collections.abc import Sequence
from typing import NamedTuple

from consigliere.kernel import Game, State, Stream, View
from consigliere.kernel.journal import Event

WORLDS = 12


class Followed(NamedTuple):
    """Where a line leads. `after` is the position after the own side's actions, `events` what they made happen;
    `replies` what others then do in the line. It ends where something is drawn or shown: `open` says that the own
    actions came to that, and then what lies in `after` is partly imagined."""

    seat: int
    action: int
    before: State
    after: State
    events: list[Event]
    replies: list[Event]
    open: bool


def follow(game: Game, view: View, line: Sequence[int]) -> Followed:
    worlds = [_played(game, view, line, Stream(view.seq * WORLDS + number)) for number in range(WORLDS)]
    first = worlds[0]
    events = _common([one.events for one in worlds])
    unsure = any(one.open or len(one.events) > len(events) for one in worlds)
    replies = [] if unsure else _common([one.replies for one in worlds])
    return first._replace(events=events, replies=replies, open=unsure)


def _played(game: Game, view: View, line: Sequence[int], stream: Stream) -> Followed:
    assert view.seat is not None
    seat, team = view.seat, game.teams(view.options)
    state = game.imagine(view, stream)
    before = state.clone()
    state.journal = []
    after, own, told, unknown, opened = before, 0, 0, False, False
    for number, action in enumerate(line):
        asked = seat if number == 0 else state.seat
        if unknown or asked < 0 or action not in state.legal_for(asked):
            break
        revealed, together = state.revealed, bool(state.others or state.answers)
        state.apply(action, asked)
        unknown = state.revealed != revealed or together
        if team[asked] == team[seat] and own == number:
            after, own, told, opened = state.clone(), number + 1, len(state.journal), unknown
    return Followed(seat, line[0], before, after, state.journal[:told], state.journal[told:], opened)


def _common(journals: list[list[Event]]) -> list[Event]:
    """What all of them begin with."""
    found = []
    for events in zip(*journals, strict=False):
        if any(event != events[0] for event in events):
            break
        found.append(events[0])
    return found
