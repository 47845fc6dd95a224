"""What the balance report wants to know of one game: who won with what, how long it took, how it ended.

A fact is (measure, group, name, value); the measures and what becomes of facts are the arena's.
"""

from collections.abc import Callable

from consigliere.games.lafamiglia.check import team_score
from consigliere.games.lafamiglia.names import ALL_TILES, CHARACTERS, COLOURS, CORNERS, TILES
from consigliere.games.lafamiglia.table import DRAW, Table

Fact = tuple[str, str, str, float]
HABITS: dict[str, Callable[[Table], int | None]] = {}
CLOSE = 2  # mandamenti


def options(seed: int) -> dict[str, object]:
    """Every family is dealt equally often."""
    return {"families": "random"}


class Observer:
    """Looks at a game after every decision."""

    def __init__(self) -> None:
        self.first = -1
        self.round = 0
        self.scores: list[tuple[int, int]] = []
        self.tiles: set[int] = set()

    def see(self, t: Table) -> None:
        if t.round == self.round:
            return
        if self.round == 0:
            self.first = t.leader
        else:
            self._round_over(t)
        self.round = t.round

    def _round_over(self, t: Table) -> None:
        self.scores.append((team_score(t, 0), team_score(t, 1)))
        self.tiles |= {n for n in range(2 * ALL_TILES) if t.tile_owner[n] >= 0}

    def facts(self, t: Table) -> list[Fact]:
        self._round_over(t)
        returns = t.returns
        assert returns is not None
        found: list[Fact] = [("rate", "first-player", "first-player", returns[self.first])]
        for seat in range(4):
            found.append(("rate", "family", COLOURS[t.colour[seat]], returns[seat]))
            found.append(("rate", "corner", CORNERS[seat], returns[seat]))
            found.append(("rate", "character", CHARACTERS[t.character[seat]], returns[seat]))
        for n in sorted(self.tiles):
            found.append(("rate", "tile", TILES[n % ALL_TILES], returns[n // ALL_TILES]))
        one, other = self.scores[-1]
        early = t.round < t.last_round
        found.append(("rate", "close", "early", float(early)))
        found.append(("rate", "close", "margin", float(abs(one - other) <= CLOSE)))
        found.append(("rate", "close", "either", float(early or abs(one - other) <= CLOSE)))
        found.append(("rate", "ending", ending(t), 1.0))
        found.append(("mean", "length", "rounds", float(t.round)))
        found.append(("mean", "length", "decisions", float(t.seq)))
        for number, (one, other) in enumerate(self.scores):
            found.append(("mean", "mandamenti", str(number + 1), (one + other) / 2))
            found.append(("mean", "lead", str(number + 1), float(abs(one - other))))
        return found


def ending(t: Table) -> str:
    """LF-160, LF-161, LF-162."""
    one = max(t.control.count(0), t.control.count(2)), team_score(t, 0)
    other = max(t.control.count(1), t.control.count(3)), team_score(t, 1)
    goals = [score for score in (one, other) if score[0] >= 5 or score[1] >= 6]
    if t.result == DRAW:
        return "draw"
    if one[1] == other[1]:
        return "bronte"
    if len(goals) == 2:
        return "both"
    if not goals:
        return "count"
    return "six" if goals[0][1] >= 6 else "five"
