"""The search of the own turn, in one world; what its best lines are worth is then looked up in other worlds.

Where something is drawn, what a line is worth hangs on luck. Searching each world anew with a part of the steps would
find worse lines there; the same line played in all of them says more, for a few steps.
"""

from consigliere.bots.acts import FALLBACKS, ActSearch, Line, Weighed
from consigliere.bots.contract import pick
from consigliere.kernel import State, Stream

WORLDS = 6
COMPARED = 8  # first actions whose lines are played in the other worlds too


def weigh(search: ActSearch, root: State, stream: Stream, steps: int) -> Weighed:
    """`root`: the position in a world that ends with the turn."""
    worths = search.judge(root, root.legal, steps)
    return _compared(search, root, stream, worths, search.lines, search.by_chance)


def weigh_apart(search: ActSearch, root: State, stream: Stream, steps: int) -> Weighed:
    """Each action by itself with its part of the steps, so that none seems worse because the search left it early."""
    worths: dict[int, float] = {}
    lines: dict[int, Line] = {}
    unsure: set[int] = set()
    for action in root.legal:
        worths |= search.judge(root, [action], max(1, steps // len(root.legal)))
        lines |= search.lines
        unsure |= search.by_chance
    return _compared(search, root, stream, worths, lines, unsure)


def _compared(
    search: ActSearch, root: State, stream: Stream, worths: dict[int, float], lines: dict[int, Line], unsure: set[int]
) -> Weighed:
    if len(worths) > 1 and unsure:
        ranked = sorted(worths, key=lambda action: -worths[action])
        others = [_world(root, stream.word(number)) for number in range(1, WORLDS)]
        means = {
            action: _mean(search, lines[action], worths[action], others) if action in unsure else worths[action]
            for action in ranked[:COMPARED]
        }
        worths = _below(worths, means)
    most = max(worths.values())
    best = pick([action for action in root.legal if worths[action] == most], Stream(stream.word(WORLDS)))
    return Weighed(worths, lines, best)


def _world(root: State, word: int) -> State:
    """Nothing is hidden but the future."""
    world = root.clone()
    world.stream = Stream(word)
    return world


def _mean(search: ActSearch, line: Line, worth: float, others: list[State]) -> float:
    return (worth + sum(_played(search, line, other) for other in others)) / (1 + len(others))


def _played(search: ActSearch, line: Line, world: State) -> float:
    """What the line comes to in another world: as far as it can be played there, then the turn is ended."""
    state = world.clone()
    for action in line.path:
        if search.over(state) or action not in state.legal:
            break
        state.apply(action)
    for _ in range(FALLBACKS):
        if search.over(state):
            break
        state.apply(state.legal[0])
    return search.evaluate(state, search.seat)


def _below(worths: dict[int, float], means: dict[int, float]) -> dict[int, float]:
    """Lines that were not compared are worth less than all that were."""
    least = min(means.values())
    return {action: means.get(action, min(worth, least)) for action, worth in worths.items()}
