"""Looking back at a finished game: what bots are asked about each decision, and how a viewer counts the answers."""

from bisect import bisect_right

import msgspec

from consigliere.bots import Budget
from consigliere.bots.analysis import Judged
from consigliere.server.table.minds import ADVISER, Question, Urgency
from consigliere.server.table.replay import Chosen, Replay
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong

DECISION_SECONDS, GAME_SECONDS = 0.5, 120.0  # for one decision, and for all of a long game at most


def check(table: TableData, person: str) -> None:
    """Only whom the game concerns asks for it."""
    if person != table.owner and not table.seats_of(person):
        raise Wrong(403, "error-not-your-seat")


def seconds(decisions: int) -> float:
    """For each of so many."""
    return min(DECISION_SECONDS, GAME_SECONDS / max(1, decisions))


def question(table: TableData, one: Chosen, budget: Budget, person: str) -> Question:
    asked = Question(table.game, table.pack, ADVISER, 0, budget, one.view, person, Urgency.ANALYSIS)
    return asked._replace(played=(one.number, one.action))


def counted(judged: list[Judged], replay: Replay, viewer: int) -> list[Judged]:
    """Counted as a viewer counts moves: the number of those before it."""
    lengths = replay.moments(viewer)
    return [msgspec.structs.replace(one, number=bisect_right(lengths, one.number)) for one in judged]
