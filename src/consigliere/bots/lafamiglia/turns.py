"""What the own turn can be: its lines, searched level by level. Of each level only the lines that look best go on, so
many that the steps last to the end of the turn, and of lines that look the same only one."""

from typing import Final

from consigliere.bots.contract import Wish
from consigliere.bots.lafamiglia.clock import Clock
from consigliere.bots.lafamiglia.dice import Dice
from consigliere.bots.lafamiglia.partner import heeded
from consigliere.games.lafamiglia import actions as do
from consigliere.games.lafamiglia.evaluation.position import evaluate
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.table import Table

SHARE: Final = 8  # a level may use an eighth of the steps left
SIBLINGS: Final = {
    do.PLAN_DISC: 3, do.GAIN_DISC: 2, do.INFL_DEST: 2, do.ORDER_AREA: 8, do.PLACE_AREA: 8, do.CAR_AREA: 3,
    do.LAB_AREA: 2, do.BOAT_SEA: 3, do.BOAT_MOVE: 2, do.SETUP_SOLDIER: 4, do.SETUP_CAR: 3, do.SETUP_LAB: 3,
}  # fmt: skip
OVERDRAFT: Final = 60  # steps beyond that the last lines may use to come to an end


class Line:
    """Some decisions of the own turn, where they lead, what that is worth as it stands, and how much it is what the
    partner wishes."""

    __slots__ = ("actions", "state", "wished", "worth")

    def __init__(self, actions: list[int], state: Table, worth: float, wished: float) -> None:
        self.actions: list[int] = actions
        self.state: Table = state
        self.worth: float = worth
        self.wished: float = wished

    def liked(self) -> float:
        return self.worth + self.wished

    def looks_like(self, other: "Line") -> bool:
        return abs(self.liked() - other.liked()) < 1e-9 and self.state.legal == other.state.legal


class TurnSearch:
    """`share`: of the clock's time."""

    def __init__(
        self, seat: int, clock: Clock, share: float, dice: Dice, weights: Weights, wish: Wish | None = None
    ) -> None:
        self.seat: int = seat
        self.weights: Weights = weights
        self.wish: Wish | None = wish
        self.clock: Clock = clock
        self.share: float = share
        self.until: float = share
        self.dice: Dice = dice

    def lines(self, state: Table) -> list[Line]:
        """The lines that came to the end of the turn, or to a conflict, the best first; where none did, those that
        came farthest. What a turn can begin with is looked at apart: half-way they cannot be compared."""
        self.until = self.share
        groups = _beginnings(state)
        done: list[Line] = []
        cut: list[Line] = []
        for n, group in enumerate(groups):
            used = self.clock.used()
            self.until = used + (self.share - used) / (len(groups) - n)
            self._search(state, group, done, cut)
        return different(done or cut, self.dice)

    def _search(self, state: Table, first: list[int], done: list[Line], cut: list[Line]) -> None:
        level = [Line([], state, 0.0, 0.0)]
        while level:
            following: list[Line] = []
            for n, line in enumerate(level):
                if n and self.clock.late(self.until):
                    break
                going: list[Line] = []
                for action in line.state.legal if line.actions else first:
                    after = self._after(line, action)
                    if self._goes_on(after.state):
                        going.append(after)
                    else:
                        done.append(after)
                following += self._siblings(line.state.kind, going)
            level = self._best(following, cut)

    def _goes_on(self, state: Table) -> bool:
        return state.seat == self.seat and state.kind != do.FIGHT_CARD

    def _siblings(self, kind: int, lines: list[Line]) -> list[Line]:
        """Which disc and which place hardly hangs on what comes after: of those only the best go on, so that there is
        room for lines that differ in more."""
        most = SIBLINGS.get(kind, len(lines))
        return lines if len(lines) <= most else different(lines, self.dice)[:most]

    def _after(self, line: Line, action: int) -> Line:
        twin = line.state.clone()
        twin.apply(action)
        self.clock.spend(1.0)
        assert isinstance(twin, Table)
        return Line(
            [*line.actions, action], twin, evaluate(twin, self.seat, self.weights), heeded(twin, self.seat, self.wish)
        )

    def _best(self, level: list[Line], cut: list[Line]) -> list[Line]:
        if not level:
            return level
        level = different(level, self.dice)
        choices = 0
        for line in level:
            choices += len(line.state.legal)
        left = (self.until - self.clock.used()) * self.clock.steps
        width = max(1, int(left * len(level) / (SHARE * choices)))
        if left < -OVERDRAFT:
            width = 0
        cut.extend(level[width:])
        return level[:width]


def _beginnings(t: Table) -> list[list[int]]:
    """Using a disc, gaining influence, the rest."""
    if t.kind != do.PLAN_TURN:
        return [t.legal]
    gains = [action for action in t.legal if do.DO_GAIN <= action < do.DO_TILE]
    rest = [action for action in t.legal if action != do.DO_USE and action not in gains]
    groups = [rest, gains, [do.DO_USE] if do.DO_USE in t.legal else []]
    return [group for group in groups if group]


def different(level: list[Line], dice: Dice) -> list[Line]:
    """Best first; of lines that look the same, any one."""
    ranked = [(-line.liked(), dice.below(1 << 30), number) for number, line in enumerate(level)]
    ranked.sort()
    found: list[Line] = []
    for _, _, number in ranked:
        line = level[number]
        if not found or not line.looks_like(found[-1]):
            found.append(line)
    return found
