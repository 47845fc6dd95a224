"""Make puzzles: positions from games between bots in which one action is clearly best and greedy does not see it.

    python -m tools.puzzles famiglia --count 30 --seed 1
    PYTHONPATH=build/compiled:. python -m tools.puzzles lafamiglia --count 30 --seed 1 --workers 16

The bots of a game think a little and slip now and then, so that positions differ. A position in which one action leads
by far, and greedy takes another, is looked at longer, and at last with ten times the steps of hard (a search may end
before that, where nothing comes near), or with all lines to the end where that is little. Whatever does not hold is
dropped. Where orders are hidden or cards are drawn ten brains glance at it first, and the last look is taken twice,
with other imagined worlds. The search of Scarface goes on with what looks best, so that the rest seems worse than it
is: there every action is searched by itself, with an equal part of the steps. The cards of a plan can be chosen in any
order, so only the last one is asked for, or whether the plan is complete. Every puzzle is written as soon as it is
found, with the seed it came from: the same command goes on after the last one. Of a game at most one is taken.

    python -m tools.puzzles famiglia --count 20 --seed 1000001 --late

looks only at the end of games, where all lines can be played: up to there greedy plays and passes only when it must.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

import msgspec

import consigliere
from consigliere.bots import Budget, make_bot
from consigliere.bots.brains import brain
from consigliere.bots.contract import Thought, stream_for
from consigliere.bots.famiglia.ending import exact, is_last
from consigliere.bots.levels import in_steps, slipped
from consigliere.bots.puzzles import EXACT, SEARCH, Collection, Puzzle, collection, file_of
from consigliere.bots.scarface.brain import PLAN, ScarfaceBrain
from consigliere.bots.workers import answers, collect_rarely
from consigliere.games.famiglia.actions import DO_PASS, DO_STOP
from consigliere.games.scarface.actions import DO_READY
from consigliere.kernel import BadInput, Game, State, Stream, View

LEAST = 0.25  # the chance of the best action: not lost anyway, as far as a first look goes
TIMES = 10  # hard's steps
POSITIONS = 400_000  # of an exact search
BRAINS = 10  # of actions that look alike a brain thinks about any one: others take another
GLANCE = 300  # part of the steps of the check
FEW = Budget(steps=60)
ENDING = (DO_PASS, DO_STOP)  # what ends a game of Famiglia before its deck does


class Looks(NamedTuple):
    """How the positions of a game are looked at. `gap`: what an action must lead by at last; `greedy`: the steps of a
    bot that does not find it, 0 where it is not asked. `share`: of hard's time a bot thinks while it plays, `slip`: how
    much it does not notice then. `likely`: what must lead at a first look, for what leads by little then is seldom
    still clear after a long one; `longer`: parts of the steps of the check, and what must lead then. `seeds`: as many
    brains take the last look. `options`: how many actions there are to choose from, at least. `last_first`: the end of
    a game is looked at first, else any part of it. `apart`: every action is searched by itself. `alike`: so many
    puzzles have the same answer, at most."""

    gap: float
    greedy: int
    share: float
    slip: float
    likely: float
    longer: tuple[tuple[int, float], ...]
    seeds: int
    options: int
    last_first: bool
    apart: bool = False
    alike: int = 30


LOOKS = {
    "famiglia": Looks(0.10, 2000, 0.01, 0.04, 0.27, ((100, 0.26), (10, 0.26)), 1, 2, True),
    "lafamiglia": Looks(0.10, 2000, 0.004, 0.01, 0.10, ((100, 0.10), (10, 0.10)), 2, 3, False),
    "scarface": Looks(0.05, 0, 0.005, 0.01, 0.035, ((100, 0.05), (10, 0.05)), 2, 3, False, True, 3),
}


class Candidate(msgspec.Struct):
    state: State
    moves: list[int]
    action: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--late", action="store_true", help="only positions that can be solved")
    wishes = parser.parse_args()
    collect_rarely()
    game = consigliere.load(wishes.game)
    found = so_far(game)
    seed = max((one.seed + 1 for one in found.puzzles if one.seed >= wishes.seed), default=wishes.seed)
    if len(found.puzzles) >= wishes.count:
        return
    for tried, puzzle in answers(partial(tried_seed, game.id, wishes.late), count(seed), wishes.workers):
        print(tried, "-" if puzzle is None else [*map(game.notation, puzzle.line)], flush=True)
        if puzzle is not None and not enough_like(game, found, puzzle.line[0]):
            found = msgspec.structs.replace(found, puzzles=[*found.puzzles, puzzle])
            file_of(game).write_bytes(written(found))
        if len(found.puzzles) >= wishes.count:
            return


def so_far(game: Game) -> Collection:
    try:
        return collection(game)
    except BadInput:
        return Collection(game.id, game.rules, game.pack.digest, game.check_options(game.quick()), [])


def written(found: Collection) -> bytes:
    """A line a puzzle."""
    puzzles = b",\n".join(msgspec.json.encode(puzzle) for puzzle in found.puzzles)
    return msgspec.json.encode(msgspec.structs.replace(found, puzzles=[]))[:-2] + b"\n" + puzzles + b"\n]}\n"


def tried_seed(name: str, late: bool, seed: int) -> tuple[int, Puzzle | None]:
    game = consigliere.load(name)
    found = [*candidates(game, seed, late)]
    if LOOKS[name].last_first:
        found.reverse()
    else:
        Random(seed).shuffle(found)
    there = so_far(game)
    wanted = (one for one in found if not enough_like(game, there, one.action))
    return seed, next((puzzle for one in wanted if (puzzle := check(game, seed, one)) is not None), None)


def enough_like(game: Game, there: Collection, action: int) -> bool:
    return [one.line[0] for one in there.puzzles].count(action) >= LOOKS[game.id].alike


def candidates(game: Game, seed: int, late: bool) -> Iterator[Candidate]:
    """Of a game between bots that slip, the positions in which one action leads at a first look."""
    looks, options = LOOKS[game.id], game.check_options(game.quick())
    state = game.new(seed=seed, options=options, journal=False)
    moves: list[int] = []
    mind, budget = brain(game, seed), in_steps(game, "hard", looks.share)
    greedy = make_bot("greedy", game, seed)
    while (seat := state.seat) >= 0:
        view = state.view(seat)
        action = state.legal[0]
        if late and not solvable(state):
            action = greedy.choose(view, FEW)
            if action in ENDING:
                action = state.legal[-1]
        elif len(state.legal) > 1:
            thought = solved(state) or mind.think(view, budget)
            if promising(state, thought):
                yield Candidate(state.clone(), list(moves), thought.best.action)
            action = slipped(thought, looks.slip, Stream(stream_for(view, seed).word(0))).action
        moves.append(action)
        state.apply(action)


def promising(state: State, thought: Thought) -> bool:
    """Something leads at a first look, and there is enough to choose from."""
    looks = LOOKS[state.game.id]
    enough = len(state.legal) >= looks.options and not state.others and complete(state, thought)
    return enough and leads(thought, looks.likely) and thought.best.chance >= LEAST


def complete(state: State, thought: Thought) -> bool:
    """Of a plan it is the last card, or there is none to come."""
    return state.decisions[0].kind != PLAN or DO_READY in thought.best.line[:2]


def check(game: Game, seed: int, candidate: Candidate) -> Puzzle | None:
    """All lines to the end, or longer and longer looks, at last those that count; all must find the same, and greedy
    must not."""
    looks, steps = LOOKS[game.id], steps_of(game)
    view = candidate.state.view(candidate.state.seat)
    known = solved(candidate.state)
    if looks.apart:
        thought = look(game, seed, view, steps // GLANCE)
        candidate.action = thought.best.action
        if not holds(candidate, thought, looks.gap):
            return None
    if looks.greedy and make_bot("greedy", game, seed).choose(view, Budget(steps=looks.greedy)) == candidate.action:
        return None
    if known is not None:
        return puzzle_from(game, seed, candidate, known, 0)
    glances = [(GLANCE, looks.gap / 2, other) for other in range(BRAINS)] if looks.seeds > 1 else []
    last = [(1, looks.gap, seed + other) for other in range(looks.seeds)]
    puzzle = None
    for part, gap, mind in [*glances, *((part, gap, seed) for part, gap in looks.longer), *last]:
        thought = look(game, mind, view, max(1, steps // part))
        if not holds(candidate, thought, gap):
            return None
        puzzle = puzzle_from(game, seed, candidate, thought, steps)
    return puzzle


def holds(candidate: Candidate, thought: Thought, gap: float) -> bool:
    """The same action leads by as much."""
    return thought.best.action == candidate.action and leads(thought, gap) and complete(candidate.state, thought)


def steps_of(game: Game) -> int:
    return in_steps(game, "hard", TIMES).steps or 1


def look(game: Game, seed: int, view: View, steps: int) -> Thought:
    mind = brain(game, seed)
    if LOOKS[game.id].apart:
        assert isinstance(mind, ScarfaceBrain)
        return mind.think_apart(view, steps)
    return mind.think(view, Budget(steps=steps))


def puzzle_from(game: Game, seed: int, candidate: Candidate, thought: Thought, steps: int) -> Puzzle | None:
    best = thought.best
    if best.action != candidate.action or not leads(thought, LOOKS[game.id].gap):
        return None
    second = thought.prospects[1]
    chances = round(best.chance, 4), round(second.chance, 4)
    return Puzzle(seed, candidate.moves, list(best.line), second.action, *chances, SEARCH if steps else EXACT, steps)


def leads(thought: Thought, gap: float) -> bool:
    first, *others = thought.prospects
    return bool(others) and all(first.chance - other.chance >= gap for other in others)


def solvable(state: State) -> bool:
    """The last turns of Famiglia."""
    return state.game.id == "famiglia" and is_last(state)


def solved(state: State) -> Thought | None:
    return exact(state.game.teams(state.options), POSITIONS).thought(state) if solvable(state) else None


if __name__ == "__main__":
    main()
